"""What the person typed or moved themselves is taken as theirs, and nothing moves while they do."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from benchmarks import review_samples as samples
from interview_app.domain.provenance import Provenance
from interview_app.domain.records import DataType
from interview_app.ui.forms.timeline_form import TimelineForm
from interview_app.ui.review.sheet import ReviewSheet
from tests.ui_review.test_sheets import Opened

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("This plugin does not support")]

READ = {"institution": "expires", "area": "work", "study_type": "First aid", "end": "2027-05"}


def course(qtbot: QtBot) -> tuple[Opened, TimelineForm]:
    """A course that was read as a school; nothing of it is sure."""
    places = {
        f"education[0].{path}": Provenance(
            artifact_id=samples.ARTIFACT, page=0, quote=words, confidence=0.5
        )
        for path, words in READ.items()
    }
    opened = Opened(
        qtbot,
        DataType.SKELETON_TIMELINE,
        data={"experiences": [], "education": [{"id": "edu-1", **READ}]},
        sources=places,
    )
    form = opened.sheet.form
    assert isinstance(form, TimelineForm)
    form.go_to("edu-1")
    form.move_to("certificates")
    return opened, form


def test_names_that_a_move_puts_together_stand_as_an_entry_is_named(qtbot: QtBot) -> None:
    """Neither name is anybody's: "work, First aid" was not said; it asks for an eye."""
    opened, form = course(qtbot)
    assert form.raw()["certificates"][0]["name"] == "First aid, work"
    opened.widget("Name").setFocus()
    source = opened.sheet.source
    assert "You said so" not in source._nothing.text()
    assert source._foot._doubt.isVisibleTo(source._foot)
    assert {"education[0].study_type", "education[0].area"} <= {*form.doubts()}
    opened.type_into("Name", "Another course")
    assert not {"education[0].study_type", "education[0].area"} & {*form.doubts()}


def test_nothing_moves_while_words_of_the_document_are_typed(qtbot: QtBot) -> None:
    """On the way to "First aid at work" stands what was read; the next click hits its field."""
    opened, _form = course(qtbot)
    top = opened.widget("Issuer").mapTo(opened.sheet, QPoint(0, 0)).y()
    opened.type_into("Name", "First aid")
    assert opened.widget("Name").accessibleDescription() == ""
    qtbot.wait(0)
    assert opened.widget("Issuer").mapTo(opened.sheet, QPoint(0, 0)).y() == top


def test_nobody_is_asked_whether_what_they_typed_is_right(qtbot: QtBot) -> None:
    """Also where they typed it into another field than the one it was read in; it is said to be
    looked at, and a draft remembers it.
    """
    opened, form = course(qtbot)
    asked = "education[0].end"
    assert asked in form.doubts()
    opened.type_into("Date", "\b")
    opened.type_into("Valid until", "May 2027")
    opened.widget("Name").setFocus()
    assert form.raw()["certificates"][0]["expiryDate"] == "2027-05"
    assert asked not in form.doubts()
    assert asked not in [one.path for one in opened.sheet.one_by_one._values]
    draft = opened.sheet.draft()
    assert draft is not None
    assert asked in draft["looked_at"]


def test_what_is_moved_into_a_field_is_not_typed(qtbot: QtBot) -> None:
    """Nobody read it on the way; it asks for an eye as before."""
    opened, form = course(qtbot)
    before = sorted(form.doubts())
    form.form.move_value("issuer", "url")
    assert sorted(form.doubts()) == before
    assert opened.sheet.one_by_one.looked_at == []


@pytest.mark.parametrize(
    ("section", "words", "name"),
    [
        ("volunteer", "Volunteering: PDSA stall Kirkgate Market", "PDSA stall Kirkgate Market"),
        ("experiences", "Berufserfahrung: Bäckerei Lang", "Bäckerei Lang"),
        ("interests", "Volunteering: PDSA stall", "Volunteering: PDSA stall"),
        ("awards", "Runner-up: Best Stall", "Runner-up: Best Stall"),
    ],
)
def test_a_label_that_names_the_section_is_no_name_in_it(
    qtbot: QtBot, section: str, words: str, name: str
) -> None:
    """Put It Into > New entry; another label is a part of the words."""
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, data={}, sources={})
    form = opened.sheet.form
    assert isinstance(form, TimelineForm)
    form.add_to(section, words)
    assert name in form.raw()[section][0].values()


def test_a_line_of_several_languages_is_put_in_whole(qtbot: QtBot) -> None:
    """At its first colon it broke in the middle; the person splits it."""
    form = TimelineForm()
    qtbot.addWidget(form)
    form.add_to("languages", "Idiomas: Español nativo. Inglés: algo. Rumano: poco.")
    assert form.raw()["languages"] == [{"language": "Español nativo. Inglés: algo. Rumano: poco."}]


def test_all_that_is_to_be_checked_of_an_entry_is_right_at_once(qtbot: QtBot) -> None:
    """It stands together on one card; other entries are not meant."""
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, doubts=True)
    bar, form = opened.sheet.one_by_one, opened.sheet.form
    mine = [one.path for one in bar._values if one.path.startswith("experiences[0]")]
    rest = [one.path for one in bar._values if one.path not in mine]
    assert len(mine) == 1
    assert rest
    assert not bar.all_right_button.isVisible()
    places = {
        f"experiences[0].{path}": Provenance(
            artifact_id=samples.ARTIFACT, page=0, quote=path, confidence=0.5
        )
        for path in ("organization", "title", "start")
    }
    others = {"experiences[1].title": next(iter(places.values()))}
    opened = Opened(
        qtbot, DataType.SKELETON_TIMELINE, doubts=True, sources={**places, **others}, unsupported=()
    )
    bar, form = opened.sheet.one_by_one, opened.sheet.form
    opened.sheet.body.bring("experiences[0].organization")
    bar.go(1)
    assert bar.in_hand is not None
    opened.press("All 3 here are right")
    assert sorted(bar.looked_at) == sorted(places)
    assert "experiences[1].title" in form.doubts()
    assert not bar.all_right_button.isVisible()


def test_in_a_low_sheet_the_first_fields_of_the_entry_in_hand_are_in_view(qtbot: QtBot) -> None:
    """At 1280 × 800 none was; where all has room the picture leads, as ever."""
    for height, led in ((700, True), (1000, False)):
        sheet = ReviewSheet(samples.published(DataType.SKELETON_TIMELINE))
        qtbot.addWidget(sheet)
        sheet.resize(1120, height)
        sheet.open()
        qtbot.waitUntil(sheet.isVisible)
        form, view = sheet.form, sheet.body.view
        assert isinstance(form, TimelineForm)
        bar = view.verticalScrollBar()
        QApplication.processEvents()
        assert (bar.value() > 0) == led
        for path in ("organization", "title", "start"):
            row = form.form.rows[path].editor.widget
            place = row.rect().translated(row.mapTo(view.viewport(), QPoint()))
            assert view.viewport().rect().contains(place)
