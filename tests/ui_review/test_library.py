"""The library: looking at, editing and deleting what is known, and the reading card and report."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QMenu,
    QStackedWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from benchmarks import review_samples as samples
from interview_app import i18n
from interview_app.domain.artifact import ArtifactStatus, Layout, TextPlace
from interview_app.domain.card_making import make_cards
from interview_app.domain.knowledge_card import CardType, KnowledgeCard
from interview_app.domain.known import Known
from interview_app.domain.lines import Line
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.provenance import Provenance
from interview_app.domain.reading import DocumentReading, Quality
from interview_app.domain.records import DataType
from interview_app.domain.story import Draft, PutOff
from interview_app.domain.timeline import Certificate, SkeletonTimeline
from interview_app.domain.writing import CandidateDossier, WritingSample
from interview_app.messages.data import (
    RecordDeletionRequested,
    RecordEdited,
)
from interview_app.messages.documents import (
    DocumentDeletionRequested,
    DocumentRead,
    DocumentsChanged,
    PagePictureRequested,
    ReadingCancelled,
    ReadingProgressed,
    SourcesFound,
    SourcesRequested,
)
from interview_app.messages.interview import StoryShown, ToolActivity
from interview_app.paths import resources
from interview_app.ui.controls.toast import TakingBack, Toast, Undoable
from interview_app.ui.controls.two_line_list import LinePainter, ListLine, TwoLineList
from interview_app.ui.conversation.view import ConversationView
from interview_app.ui.library import documents_view
from interview_app.ui.library.documents_view import DocumentsView
from interview_app.ui.library.evidence_view import EvidenceView
from interview_app.ui.library.goals_view import GoalsView
from interview_app.ui.library.page import scrolled
from interview_app.ui.library.record_editor import RecordEditor
from interview_app.ui.library.single_view import ProfileView, TimelineView
from interview_app.ui.look import theme as themes
from interview_app.ui.review.reading_card import ReadingCard
from interview_app.ui.review.reading_report import ReadingReport
from interview_app.ui.review.readings import Readings
from interview_app.ui.review.report_lines import reading_lines
from interview_app.ui.window import inspector

# The offscreen display tells of least sizes, pop-ups and the like that it cannot do them.
pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("This plugin does not support")]


def known(**rest: Any) -> Known:
    card = KnowledgeCard.model_validate(samples.CARD)
    older = card.model_copy(update={"id": "card-0", "project": "Older telling"})
    school = card.model_copy(update={"id": "card-2", "project": "Examination", "entry_id": "edu-1"})
    fields: dict[str, Any] = {
        "profile": ApplicantProfile.model_validate(samples.PROFILE),
        "timeline": SkeletonTimeline.model_validate(samples.TIMELINE),
        "cards": (older, card.model_copy(update={"supersedes": ("card-0",)}), school),
        "samples": (WritingSample.model_validate(samples.SAMPLE),),
        "dossier": CandidateDossier.model_validate(samples.GOALS),
    }
    return Known(**{**fields, **rest})


KEPT: list[QWidget] = []


@pytest.fixture(autouse=True)
def _let_go() -> Iterator[None]:
    yield
    KEPT.clear()


def shown(qtbot: QtBot, view: Any) -> tuple[Any, list[object]]:
    wishes: list[object] = []
    view.wish.connect(wishes.append)
    # pytest-qt only remembers it weakly; a window that goes in the same turn as its dialog takes Qt
    # down with it.
    KEPT.append(view)
    qtbot.addWidget(view)
    view.resize(960, 720)
    view.show()
    return view, wishes


def named(view: QWidget, name: str, kind: type[QWidget] = QWidget) -> Any:
    found = [
        one
        for one in view.findChildren(kind)
        if one.accessibleName() == name and one.isVisibleTo(view)
    ]
    assert len(found) == 1, f"{len(found)} widgets are called {name}"
    return found[0]


def press(qtbot: QtBot, view: QWidget, name: str) -> None:
    qtbot.mouseClick(named(view, name, QAbstractButton), Qt.MouseButton.LeftButton)


def words(view: QWidget) -> str:
    return "\n".join(label.text() for label in view.findChildren(QLabel) if label.isVisibleTo(view))


@pytest.mark.parametrize("view", [ProfileView, TimelineView, EvidenceView, DocumentsView])
def test_an_empty_library_says_what_to_do_next(qtbot: QtBot, view: type[QWidget]) -> None:
    """README of the look: empty states that say what to do next."""
    made, _wishes = shown(qtbot, view())
    if hasattr(made, "show_known"):
        made.show_known(Known())
    assert "yet" in words(made)
    assert any(word in words(made) for word in ("Drop", "Tell"))


def test_an_edit_of_the_profile_becomes_a_new_version(qtbot: QtBot) -> None:
    """Issue 2.7: library views can be edited, a new version each; it counts as changed until it is
    durable, and then what it was can be had back, as what was deleted.
    """
    view, wishes = shown(qtbot, ProfileView())
    offered: list[Undoable] = []
    view.undoable.connect(offered.append)
    before = known()
    of_profile = (DataType.APPLICANT_PROFILE, "profile")
    view.show_known(replace(before, versions={of_profile: 2}))
    place = named(view, "Headline").mapTo(view, QPoint())
    named(view, "Headline").setText("Ward manager")
    press(qtbot, view, "Save changes")
    (wish,) = wishes
    assert isinstance(wish, RecordEdited)
    assert (wish.data_type, wish.id) == (DataType.APPLICANT_PROFILE, "profile")
    assert wish.data["basics"]["label"] == "Ward manager"
    assert view.editor.is_changed()
    assert not offered, "it is not durable yet"
    after = ApplicantProfile.model_validate(wish.data)
    view.show_known(known(profile=after, versions={of_profile: 3}))
    assert not view.editor.is_changed()
    assert named(view, "Headline").mapTo(view, QPoint()) == place, "nothing moves"
    (told,) = offered
    assert told.sentence == "Saved."
    assert told.undo is not None
    told.undo()
    assert wishes[1] == RecordEdited(
        data_type=DataType.APPLICANT_PROFILE,
        id="profile",
        base_version=3,
        data=before.profile.to_json() if before.profile else {},
    )
    view.show_known(replace(before, versions={of_profile: 4}))
    assert named(view, "Headline").text() == samples.PROFILE["basics"]["label"]
    assert len(offered) == 1, "what was taken back is not offered again"


def test_news_never_overwrite_what_is_being_edited(qtbot: QtBot) -> None:
    """What the person types stays; a note offers the newer version."""
    view, wishes = shown(qtbot, ProfileView())
    view.show_known(known())
    named(view, "Headline").setText("Ward manager")
    other = {"basics": {**samples.PROFILE["basics"], "email": "new@example.org"}}
    view.show_known(known(profile=ApplicantProfile.model_validate(other)))
    assert named(view, "Headline").text() == "Ward manager"
    assert "changed elsewhere" in words(view)
    press(qtbot, view, "Show it")
    assert named(view, "Email").text() == "new@example.org"
    assert not wishes


def test_an_edit_names_the_version_it_began_from(qtbot: QtBot) -> None:
    """DESIGN 7: the actor can refuse an edit of a version that is no longer the newest."""
    view, wishes = shown(qtbot, ProfileView())
    view.show_known(replace(known(), versions={(DataType.APPLICANT_PROFILE, "profile"): 4}))
    named(view, "Headline").setText("Ward manager")
    other = {"basics": {**samples.PROFILE["basics"], "email": "new@example.org"}}
    news = known(profile=ApplicantProfile.model_validate(other))
    view.show_known(replace(news, versions={(DataType.APPLICANT_PROFILE, "profile"): 5}))
    press(qtbot, view, "Save changes")
    assert wishes[0].base_version == 4
    press(qtbot, view, "Show it")
    named(view, "Headline").setText("Ward manager")
    press(qtbot, view, "Save changes")
    assert wishes[1].base_version == 5


def test_a_value_in_the_wrong_field_is_moved_to_another_and_undo_brings_both_back(
    qtbot: QtBot,
) -> None:
    """A town that the reader took for the employer could be typed anew, and nothing else."""
    view, wishes = shown(qtbot, TimelineView())
    view.show_known(known())
    employer, place = named(view, "Employer"), named(view, "Location")
    employer.setFocus()
    qtbot.waitUntil(lambda: employer.hasFocus())
    sign = employer.actions()[0]
    assert sign.isVisible()
    sign.trigger()
    menu = employer.findChild(QMenu)
    below = employer.mapToGlobal(employer.rect().bottomRight()).y()
    assert abs(menu.y() - below) < themes.GRID, "it hangs at its field"
    rows = {one.text(): one for one in menu.actions()}
    assert "Move to “Organization”" not in rows
    rows["Move to “Location”"].trigger()
    assert (employer.text(), place.text()) == ("Berlin", "Havelklinikum Nord")
    press(qtbot, view, "Undo last change")
    assert (employer.text(), place.text()) == ("Havelklinikum Nord", "Berlin")
    assert not view.editor.is_changed()
    rows["Move to “Location”"].trigger()
    press(qtbot, view, "Save changes")
    job = wishes[-1].data["experiences"][0]
    assert (job["organization"], job["location"]) == ("Berlin", "Havelklinikum Nord")


def test_a_text_that_was_not_looked_at_keeps_its_mark_and_is_found_right_later(
    qtbot: QtBot,
) -> None:
    """In Jobs it stood as if it had been approved, and was on no page."""
    view, wishes = shown(qtbot, TimelineView())
    timeline = SkeletonTimeline.model_validate(samples.TIMELINE)
    path = "experiences[0].highlights[1]"
    place = Provenance(artifact_id="a1", quote="Cut medication errors", confidence=0.4)
    cards = make_cards(timeline, sources={path: place}, existing=(), not_looked_at=(path,)).cards
    versions = {(DataType.SKELETON_TIMELINE, "timeline"): 1}
    view.show_known(known(cards=cards, versions=versions))
    field = named(view, "Highlights")
    assert field.property("state") == "doubt"
    assert "Is it right?" in words(view)
    press(qtbot, view, "It is right")
    assert field.property("state") == ""
    press(qtbot, view, "Save changes")
    assert wishes[-1].looked_at == (path,)
    cards = make_cards(timeline, sources={path: place}, existing=cards, looked_at=(path,)).cards
    versions = {(DataType.SKELETON_TIMELINE, "timeline"): 2}
    view.show_known(known(cards=cards, versions=versions))
    assert not view.editor.is_changed()
    assert "Is it right?" not in words(view)


@pytest.mark.parametrize("view", [ProfileView, TimelineView])
def test_what_was_approved_as_it_was_read_is_asked_about_in_the_library(
    qtbot: QtBot, view: type[ProfileView | TimelineView]
) -> None:
    """Of a head that nobody had looked at nothing was known any more."""
    unseen = (("title", "Shift lead, intensive care"), ("city", "Berlin"))
    made, wishes = shown(qtbot, view())
    kinds = (DataType.SKELETON_TIMELINE, "timeline"), (DataType.APPLICANT_PROFILE, "profile")
    made.show_known(known(versions=dict.fromkeys(kinds, 1)))
    assert "Is it right?" not in words(made)
    made.show_documents((samples.artifact().model_copy(update={"unseen": unseen}),))
    assert "Left to check: 1" in words(made)
    press(qtbot, made, "It is right")
    press(qtbot, made, "Save changes")
    (path,) = wishes[-1].looked_at
    assert path in ("experiences[0].title", "basics.location.city")
    made.show_documents((samples.artifact(),))
    assert "Left to check" not in words(made)


def test_what_is_pressed_again_and_again_stays_under_the_mouse(qtbot: QtBot) -> None:
    """The bar to save slid in under the button, and the next press met nothing."""
    view, _wishes = shown(qtbot, TimelineView())
    timeline = SkeletonTimeline.model_validate(samples.TIMELINE)
    paths = tuple(f"experiences[0].highlights[{at}]" for at in (0, 1))
    place = Provenance(artifact_id="a1", quote="Cut medication errors", confidence=0.4)
    sources = dict.fromkeys(paths, place)
    cards = make_cards(timeline, sources=sources, existing=(), not_looked_at=paths).cards
    view.show_known(known(cards=cards, versions={(DataType.SKELETON_TIMELINE, "timeline"): 1}))
    button = named(view, "It is right")
    QApplication.processEvents()
    before = button.mapTo(view, QPoint())
    press(qtbot, view, "It is right")
    QApplication.processEvents()
    assert named(view, "Save changes").isVisible()
    assert button.mapTo(view, QPoint()) == before
    press(qtbot, view, "It is right")
    assert not button.isVisible()


def test_jobs_say_which_highlight_the_page_prints_in_newer_words(qtbot: QtBot) -> None:
    """The old text stood in Jobs as if nothing had happened to it."""
    view, wishes = shown(qtbot, TimelineView())
    timeline = SkeletonTimeline.model_validate(samples.TIMELINE)
    first, *rest = make_cards(timeline, sources={}, existing=(), at="2026-01-01").cards
    later = {"id": "line-9", "text": "Said anew", "approved_at": "2026-02-01"}
    newer = first.lines[0].model_copy(update=later)
    first = first.model_copy(update={"lines": (*first.lines, newer)})
    versions = {(DataType.SKELETON_TIMELINE, "timeline"): 1}
    view.show_known(known(cards=(first, *rest), versions=versions))
    assert "Your page says it in newer words: “Said anew”" in words(view)
    press(qtbot, view, "Use these words: Said anew")
    press(qtbot, view, "Save changes")
    after = SkeletonTimeline.model_validate(wishes[-1].data)
    assert after.experiences[0].highlights[0] == "Said anew"
    cards = make_cards(after, sources={}, existing=(first, *rest), at="2026-03-01").cards
    view.show_known(known(timeline=after, cards=cards, versions=versions))
    assert "newer words" not in words(view)
    said = [one.text for card in cards for one in card.lines]
    assert said.count("Said anew") == 1


def test_an_edit_that_cannot_be_is_not_wished(qtbot: QtBot) -> None:
    """Invalid fields are named, nothing is sent."""
    view, wishes = shown(qtbot, TimelineView())
    view.show_known(known())
    named(view, "Start").setText("once")
    press(qtbot, view, "Save changes")
    assert not wishes
    assert "Write the date as March 2019, 03/2019 or 2019." in words(view)
    press(qtbot, view, "Discard changes")
    assert named(view, "Start").text() == "Mar 2019"


def test_what_is_told_of_a_wrong_date_is_true_as_long_as_it_stands(qtbot: QtBot) -> None:
    """After Undo the right date stood there in red; after another section a wrong one did not."""
    view, _wishes = shown(qtbot, TimelineView())
    view.show_known(known())
    complaint = "Write the date as March 2019, 03/2019 or 2019."
    named(view, "Start").setText("once")
    press(qtbot, view, "Save changes")
    form = view.editor.form
    form.bar.chosen.emit("education")
    assert complaint not in named(view, "Start").accessibleDescription()
    form.bar.chosen.emit("experiences")
    assert complaint in named(view, "Start").accessibleDescription()
    press(qtbot, view, "Undo last change")
    assert named(view, "Start").text() == "Mar 2019"
    assert not named(view, "Start").accessibleDescription()
    assert complaint not in words(view)


@pytest.mark.parametrize("view", [ProfileView, TimelineView])
def test_an_empty_page_leads_to_the_file_dialog_first(
    qtbot: QtBot, view: type[ProfileView | TimelineView]
) -> None:
    """A résumé brings more in a minute than fields do in ten."""
    made, _wishes = shown(qtbot, view())
    if hasattr(made, "show_known"):
        made.show_known(Known())
    with qtbot.waitSignal(made.files_wanted):
        press(qtbot, made, "Choose files…")


def test_a_profile_can_be_entered_by_hand(qtbot: QtBot) -> None:
    """It works without a document."""
    view, wishes = shown(qtbot, ProfileView())
    view.show_known(Known())
    press(qtbot, view, "Enter it by hand")
    named(view, "Full name").setText("Ada Example")
    press(qtbot, view, "Save changes")
    (wish,) = wishes
    assert isinstance(wish, RecordEdited)
    assert wish.data == {"basics": {"name": "Ada Example", "location": {}, "profiles": []}}


@pytest.mark.parametrize("view", [ProfileView, TimelineView])
def test_a_document_that_was_left_out_stands_beside_nothing(
    qtbot: QtBot, view: type[QWidget]
) -> None:
    """Issue 26: somebody else's résumé is not the source of these data."""
    opened, _wishes = shown(qtbot, view())
    opened.show_known(known())
    opened.resize(1600, 800)
    mine = samples.artifact()
    other = mine.model_copy(
        update={"id": "artifact-2", "created": "2030-01-01T00:00:00Z", "left_out": True}
    )
    opened.show_documents((other,))
    assert not opened.source.isVisible()
    opened.show_documents((mine, other))
    assert opened.source.isVisible()


def test_a_field_of_the_library_shows_where_its_value_stands(qtbot: QtBot) -> None:
    """The document stood beside the form and said nothing of any value in it."""
    view, wishes = shown(qtbot, ProfileView())
    view.resize(1600, 800)
    kind, place = (
        DataType.APPLICANT_PROFILE,
        Provenance(artifact_id=samples.ARTIFACT, quote="Marta", confidence=1.0),
    )
    view.show_known(known(versions={(kind, "profile"): 3}))
    view.show_documents((samples.artifact(),))
    asked = SourcesRequested(data_type=kind)
    assert wishes.count(asked) == 1
    name = next(one for one in view.findChildren(QLineEdit) if one.accessibleName() == "Full name")
    view.activateWindow()
    name.setFocus()
    qtbot.waitUntil(name.hasFocus)
    found = SourcesFound(
        data_type=kind, version=2, places={"basics.name": place}, answers={"basics.url": "My site"}
    )
    view.show_message(found)
    assert view.source._mark.sources == (), "it tells of a version that is gone"
    view.show_message(replace(found, version=3))
    assert view.source._mark.sources == (place,)
    name.setText("Marta Quint")
    name.editingFinished.emit()
    view._show_source("basics.name")
    assert view.source._mark.sources == (), "what is typed now stands in no document"
    view.show_known(known(versions={(kind, "profile"): 4}))
    assert wishes.count(asked) == 2


def test_replaced_cards_are_hidden_until_asked_for(qtbot: QtBot) -> None:
    """DESIGN 6: superseded, not doubled."""
    view, _wishes = shown(qtbot, EvidenceView())
    view.show_known(known())
    assert not any("card-0" in key for key in view.list.keys_in_order())
    view.earlier_box.click()
    assert any("card-0" in key for key in view.list.keys_in_order())


def test_cards_of_one_role_are_told_apart_by_their_own_words(qtbot: QtBot) -> None:
    """Cards made from a document are named after their role: in the list each says what it
    holds.
    """
    card = KnowledgeCard.model_validate(samples.CARD)
    made = [
        card.model_copy(update={"id": f"made-{at}", "project": card.role, "raw_text": text})
        for at, text in enumerate(("Cut falls from 12 to 5.", "Trained 14 nurses."))
    ]
    view, _wishes = shown(qtbot, EvidenceView())
    view.show_known(known(cards=tuple(made), samples=(), dossier=None))
    titles = [view.list.model().index(at, 0).data() for at in range(2)]
    assert sorted(titles) == ["Cut falls from 12 to 5.", "Trained 14 nurses."]


def test_a_story_is_called_by_its_line_and_what_lies_in_jobs_is_none(qtbot: QtBot) -> None:
    """It was called by its first words, however it went on; and all that a document says of a job
    was counted and listed as told.
    """
    card = KnowledgeCard.model_validate(samples.CARD)
    rambled = card.model_copy(update={"project": "Well, where do I start, my mum always said"})
    line = {"id": "line-1", "family": "line-1", "text": "Cut falls from 12 to 5"}
    told = KnowledgeCard.model_validate({**rambled.to_json(), "lines": [line]})
    made = card.model_copy(update={"id": "fact-1", "project": "", "raw_text": "Trained 14 nurses."})
    view, _wishes = shown(qtbot, EvidenceView())
    all_known = known(cards=(told, made), samples=(), dossier=None)
    view.show_known(all_known)
    assert [view.list.line(at).title for at in range(view.list.model().rowCount())] == [
        "Cut falls from 12 to 5"
    ]
    assert ("Stories", "1 story") in inspector._facts(all_known)
    view.jobs_box.click()
    assert view.list.line(1).title == "Trained 14 nurses."
    view.jobs_box.click()
    view.show_known(known(cards=(made,), samples=(), dossier=None))
    assert view.nothing.isVisibleTo(view), "what stands in the jobs is no story"
    assert not view.list.isVisibleTo(view)
    view.jobs_box.click()
    assert view.list.isVisibleTo(view)


def test_the_lines_of_a_card_do_not_run_together_in_the_list(qtbot: QtBot) -> None:
    """A headline over a summary is one of its own; the form has the words as they are."""
    card = KnowledgeCard.model_validate(samples.CARD).model_copy(
        update={"project": "", "raw_text": "Registered Nurse\nEleven years on wards"}
    )
    view, _wishes = shown(qtbot, EvidenceView())
    view.show_known(known(cards=(card,), samples=(), dossier=None))
    assert view.list.line(0).title == "Registered Nurse · Eleven years on wards"


def test_a_card_in_the_list_is_told_in_words_and_not_broken_off(qtbot: QtBot) -> None:
    """Its own words go on as far as there is room for them; times are in the window's language, and
    no employer is none.
    """
    words = (
        "Introduced a handover sheet on four wards that cut the average handover from 40 to "
        "25 minutes."
    )
    card = KnowledgeCard.model_validate(samples.CARD).model_copy(
        update={
            "project": "",
            "raw_text": words,
            "company": "independent",
            "timeframe": "2019-03 to present",
        }
    )
    view, _wishes = shown(qtbot, EvidenceView())
    i18n.set_language("de", catalogues=resources() / "translations")
    try:
        view.show_known(known(cards=(card,), samples=(), dossier=None))
    finally:
        i18n.set_language("en", catalogues=resources() / "translations")
    line = view.list.line(0)
    assert line.title == words
    assert line.detail == f"{card.role} · März 2019 – heute"


def test_an_answer_about_a_licence_is_no_story(qtbot: QtBot) -> None:
    """It stood among them, at the employer "independent"; with a line it is one, at nobody."""
    answer = KnowledgeCard(
        id="answer-1", card_type=CardType.ACHIEVEMENT, raw_text="Class B", attested_by_user=True
    )
    view, _wishes = shown(qtbot, EvidenceView())
    view.show_known(known(cards=(answer,), samples=(), dossier=None))
    assert not view.list.isVisible()
    assert view.jobs_box.isVisible()
    told = answer.model_copy(update={"lines": (Line(id="l1", text="Drove the van"),)})
    view.show_known(known(cards=(told,), samples=(), dossier=None))
    assert view.list.isVisible()
    view.show_story(told.id)
    (editor,) = view.findChildren(RecordEditor)
    assert editor.form.raw()["company"] == ""
    assert KnowledgeCard.model_validate(editor.form.raw()).company == "independent"


def rows_drawn(drawn: TwoLineList) -> int:
    """How many rows of words the first line of a list has."""
    painter, model = drawn.itemDelegate(), drawn.model()
    assert isinstance(painter, LinePainter)
    assert model.rowCount()
    words = painter.words(drawn.line(0), drawn.viewport().width() - 50)
    fonts = (themes.theme().font(role) for role in (themes.Type.BODY, themes.Type.SECONDARY))
    return sum(
        round(text.size().height() / QFontMetrics(font).lineSpacing())
        for text, font in zip(words, fonts, strict=True)
    )


def test_a_line_of_a_narrow_list_goes_on_in_further_rows(qtbot: QtBot) -> None:
    """Who got a résumé, and what tells two cards apart, is read in the list and not only in its
    tool tip.
    """
    drawn = TwoLineList("Résumés")
    qtbot.addWidget(drawn)
    drawn.resize(220, 400)
    drawn.show()
    names = "sent to Acme Corp, Moor Hospital, Harrogate General Infirmary"
    drawn.show_lines(
        (ListLine(key="a", title="Staff Nurse, Respiratory Ward 🫁", detail=names, icon="send"),)
    )
    assert rows_drawn(drawn) > 2
    wide = ListLine(key="b", title="Nurse", detail="ready", icon="send")
    drawn.show_lines((drawn.line(0), wide))
    first, second = (drawn.visualRect(drawn.model().index(at, 0)) for at in range(2))
    assert first.height() > second.height()
    assert second.top() > first.bottom()


def test_what_no_row_has_room_for_ends_in_dots(qtbot: QtBot) -> None:
    """A very long name does not push the other lines out of sight; the tool tip has it whole."""
    drawn = TwoLineList("Résumés")
    qtbot.addWidget(drawn)
    drawn.resize(220, 400)
    drawn.show()
    drawn.show_lines((ListLine(key="a", title="Nurse " * 40, detail="x" * 400, icon="send"),))
    assert 6 < rows_drawn(drawn) < 12
    painter = drawn.itemDelegate()
    assert isinstance(painter, LinePainter)
    for words in painter.words(drawn.line(0), drawn.viewport().width() - 50):
        assert words.text().endswith("…")
    assert "Nurse " * 40 in drawn.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)


def test_thousands_of_lines_keep_to_a_row_each(qtbot: QtBot) -> None:
    """To measure every one of them would hold the window up; they are found by the filter, not by
    reading.
    """
    drawn = TwoLineList("Evidence cards")
    qtbot.addWidget(drawn)
    drawn.resize(220, 400)
    drawn.show()
    long = "Reduced inpatient falls on a 28-bed acute medical ward"
    drawn.show_lines(
        tuple(ListLine(key=str(at), title=long, detail=long, icon="send") for at in range(2000))
    )
    assert rows_drawn(drawn) == 2
    assert drawn.uniformItemSizes()


def test_goals_are_filled_in_on_a_page_of_their_own(qtbot: QtBot) -> None:
    """Whenever the person likes, with nothing asked before and no story beside them."""
    view, wishes = shown(qtbot, GoalsView())
    view.show_known(known(dossier=None))
    named(view, "Looking for").setPlainText("Night nurse")
    press(qtbot, view, "Save changes")
    wish = wishes[-1]
    assert isinstance(wish, RecordEdited)
    assert (wish.data_type, wish.id, wish.base_version) == ("candidate_dossier", "dossier", None)
    assert wish.data["looking_for"] == ["Night nurse"]
    view.show_known(known())
    assert view.editor.form.data()["looking_for"] == samples.GOALS["looking_for"]


def test_who_leaves_a_form_unsaved_is_told_and_can_save_it_from_elsewhere(qtbot: QtBot) -> None:
    """A date that was typed in the jobs and never saved: the résumé went on with the old one."""
    pages, profile = QStackedWidget(), ProfileView()
    KEPT.append(pages)
    qtbot.addWidget(pages)
    pages.addWidget(profile)
    pages.addWidget(QWidget())
    pages.show()
    wishes: list[object] = []
    offered: list[Undoable] = []
    profile.wish.connect(wishes.append)
    profile.undoable.connect(offered.append)
    profile.show_known(known())
    pages.setCurrentIndex(1)
    assert not offered, "nothing was changed"
    pages.setCurrentIndex(0)
    named(profile, "Headline").setText("Ward manager")
    pages.setCurrentIndex(1)
    (told,) = offered
    assert (told.sentence, told.label) == (
        "What you changed there is not saved yet.",
        "Save changes",
    )
    toast = Toast(pages)
    back = TakingBack(toast)
    back.offer(told)
    assert not back.can_undo(), "to save is no undo"
    toast.undo_button.click()
    (wish,) = wishes
    assert isinstance(wish, RecordEdited)
    assert wish.data["basics"]["label"] == "Ward manager"
    pages.setCurrentIndex(0)
    pages.setCurrentIndex(1)
    assert len(offered) == 1, "it is being saved"


def test_a_form_that_comes_up_the_first_time_is_not_told_to_be_unsaved(qtbot: QtBot) -> None:
    """It was hidden before it held anything; its first story stood half scrolled down besides."""
    pages, stories = QStackedWidget(), EvidenceView()
    KEPT.append(pages)
    qtbot.addWidget(pages)
    offered: list[Undoable] = []
    stories.undoable.connect(offered.append)
    pages.addWidget(QWidget())
    pages.addWidget(stories)
    pages.show()
    stories.show_known(known())
    pages.setCurrentIndex(1)
    assert not offered


def test_writing_samples_stand_below_the_stories(qtbot: QtBot) -> None:
    """They are kept here too; the page says what a story is."""
    view, _wishes = shown(qtbot, EvidenceView())
    view.show_known(known())
    assert [key.split("/")[0] for key in view.list.keys_in_order()] == [
        "knowledge_card",
        "knowledge_card",
        "writing_sample",
    ]
    assert "each story gives your résumés a line" in words(view)
    assert not view.jobs_box.isVisibleTo(view), "there is nothing else to show"


def test_a_story_is_edited_and_deleted(qtbot: QtBot) -> None:
    """DESIGN 7: deleting deletes, once nobody wants it back; until then it is only out of sight."""
    view, wishes = shown(qtbot, EvidenceView())
    offered: list[Undoable] = []
    view.undoable.connect(offered.append)
    view.show_known(known())
    named(view, "What came of it").setPlainText("Fewer errors.")
    press(qtbot, view, "Save changes")
    assert isinstance(wishes[-1], RecordEdited)
    assert wishes[-1].data["story"]["result"] == "Fewer errors."
    assert wishes[-1].data["entry_id"] == "exp-1"
    before = view.list.keys_in_order()
    press(qtbot, view, "Delete")
    assert len(wishes) == 1
    assert "knowledge_card/card-1" not in view.list.keys_in_order()
    offered[-1].undo()
    assert view.list.keys_in_order() == before
    assert view.list.key() == "knowledge_card/card-1"
    press(qtbot, view, "Delete")
    offered[-1].then()
    assert wishes[-1] == RecordDeletionRequested(data_type=DataType.KNOWLEDGE_CARD, id="card-1")
    view.show_known(replace(known()))
    assert view.list.keys_in_order() == before, "what could not be deleted is there"


@pytest.mark.parametrize("approved", [None, "card-1"])
def test_a_story_that_is_being_told_is_found_among_the_stories(
    qtbot: QtBot, approved: str | None
) -> None:
    """It stood nowhere but beside the conversation; one that is only added to is there already."""
    view, _wishes = shown(qtbot, EvidenceView())
    view.show_known(Known())
    told = Draft(id="story-1", situation="the door froze", action="I mended the freezer door")
    late = PutOff(story="story-1", card=approved, field="number", name="Number", about="")
    view.show_message(StoryShown(story=told, to_look_up=(late,)))
    assert ("I mended the freezer door" in words(view)) is (approved is None)
    view.show_message(StoryShown(story=None))
    assert view._begun.isHidden()


def test_a_document_says_how_many_of_its_lines_are_in_no_field(qtbot: QtBot) -> None:
    """It is told where the document stands, as long as no record has the words."""
    view, _wishes = shown(qtbot, DocumentsView())
    span = (0, len("Driving licence"))
    document = samples.artifact().model_copy(
        update={"text": "Driving licence\n", "in_no_field": (TextPlace(span=span),)}
    )
    view.show_documents((document,))
    view.show_known(known())
    assert "1 line in no field" in told_of(view)
    certified = SkeletonTimeline(certificates=(Certificate(name="Driving licence"),))
    view.show_known(known(timeline=certified))
    assert "in no field" not in told_of(view)


def told_of(view: DocumentsView) -> str:
    """What is said below the name of the first document."""
    return str(view.list.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole))


def test_documents_are_listed_opened_and_deleted(qtbot: QtBot) -> None:
    """Issue 2.7: documents with status, pages or text, and deletion that tells of the backups."""
    view, wishes = shown(qtbot, DocumentsView())
    scan = samples.artifact().model_copy(
        update={
            "id": "artifact-2",
            "filename": "scan.pdf",
            "status": ArtifactStatus.UNPARSABLE,
            "created": "2020",
        }
    )
    note = samples.artifact().model_copy(
        update={
            "id": "artifact-3",
            "filename": "note.txt",
            "layout": Layout(),
            "pages": 1,
            "created": "2019",
        }
    )
    assert "page" not in documents_view._line(note, "").detail, "what is not laid out has no pages"
    view.show_documents(DocumentsChanged(artifacts=(scan, note, samples.artifact())))
    assert isinstance(wishes[0], PagePictureRequested)
    view.show_message(samples.picture())
    page = view.source.canvas._page
    middle = QPoint(page.width() // 2, page.height() // 2)
    assert page.grab().toImage().pixelColor(middle) == page.picture.toImage().pixelColor(
        page.picture.width() // 2, page.picture.height() // 2
    ), "nothing is painted over a page without marks"
    view.list.setCurrentIndex(view.list.model().index(1, 0))
    assert "No text could be found" in words(view)
    view.list.setCurrentIndex(view.list.model().index(2, 0))
    assert view.source.text.toPlainText() == note.text
    assert "left this out" not in words(view)
    other = note.model_copy(update={"left_out": True})
    view.show_documents((scan, other, samples.artifact()))
    assert "You left this out" in words(view), "there is a way back in, and it is told"
    view.show_documents((scan, note, samples.artifact()))
    offered: list[Undoable] = []
    view.undoable.connect(offered.append)
    before = view.list.keys_in_order()
    press(qtbot, view, "Delete")
    assert not any(isinstance(one, DocumentDeletionRequested) for one in wishes)
    assert "artifact-3" not in view.list.keys_in_order()
    offered[-1].undo()
    assert view.list.keys_in_order() == before
    press(qtbot, view, "Delete")
    offered[-1].then()
    assert wishes[-1] == DocumentDeletionRequested(artifact_id="artifact-3")


def test_the_report_of_a_reading_is_kept_with_its_document(qtbot: QtBot) -> None:
    """Issue 3.9: a reading report a person understands."""
    view, _wishes = shown(qtbot, DocumentsView())
    view.show_documents((samples.artifact(),))
    view.show_message(samples.read())
    press(qtbot, view, "Reading report")
    assert "Page 2: The text was recognised from a picture." in words(view)


def test_a_reading_card_shows_progress_and_can_be_cancelled(qtbot: QtBot) -> None:
    """Issue 3.9: progress while reading ("page 2 of 3"), cancel."""
    card, wishes = shown(qtbot, ReadingCard("cv.pdf"))
    card.show_progress(ReadingProgressed(handle="upload://1", filename="cv.pdf", page=2, pages=3))
    assert "Page 2 of 3" in words(card)
    press(qtbot, card, "Cancel reading")
    assert wishes == [ReadingCancelled(handle="upload://1")]


def test_a_document_is_added_among_the_documents(qtbot: QtBot) -> None:
    """Where there are some already; before that the page itself asks for one."""
    view, _wishes = shown(qtbot, DocumentsView())
    assert not view.add_button.isVisibleTo(view.toolbar)
    view.show_documents((samples.artifact(),))
    with qtbot.waitSignal(view.files_wanted):
        view.add_button.click()
    assert view.add_button.isVisibleTo(view.toolbar)


def test_a_report_has_no_hole_in_a_tall_window(qtbot: QtBot) -> None:
    """What is left over stands below all of it."""
    area = scrolled(ReadingReport(samples.read().reading))
    qtbot.addWidget(area)
    area.resize(900, 1400)
    area.show()
    parts = sorted(
        (one.mapTo(area, QPoint(0, 0)).y(), one.mapTo(area, one.rect().bottomLeft()).y())
        for one in area.findChildren(QLabel)
        if one.isVisible()
    )
    assert max(below - end for (_top, end), (below, _end) in pairwise(parts)) < 60


def test_a_report_says_what_was_found_what_not_and_what_to_check() -> None:
    """Issue 3.9: found, not found, to check; values by their labels and with their words."""
    lines = reading_lines(samples.read().reading)
    assert "3 jobs" in lines.found
    assert "Email" in lines.found
    assert lines.missing == ("Skills",)
    assert "Headline: “Intensive care nurse, shift lead” (page 1)" in lines.to_check
    assert (
        "Shift lead, intensive care, Havelklinikum Nord: Start: “2019-03” (page 1)"
        in lines.to_check
    )


def test_a_failed_reading_says_what_to_do(qtbot: QtBot) -> None:
    """CONTRACT B: each issue has one sentence saying what to do."""
    failed = DocumentReading(status="failed", quality=Quality(issues=("encrypted",)))
    card, _wishes = shown(qtbot, ReadingCard("cv.pdf"))
    card.show_reading(DocumentRead(handle="upload://1", reading=failed))
    assert "This document could not be read." in words(card)
    assert "protected by a password" in words(card)


def test_a_reading_in_the_conversation_has_one_card_from_start_to_report(qtbot: QtBot) -> None:
    """Issue 3.9: progress, then the report, in one place; other tools keep their own cards."""
    view = ConversationView()
    KEPT.append(view)
    qtbot.addWidget(view)
    readings = Readings(view)
    wishes: list[object] = []
    readings.wish.connect(wishes.append)
    activity = {"call_id": "c1", "tool": "extract_document", "title": "Reading your document"}
    readings.show_tool(ToolActivity(state="running", **activity))
    readings.show_progress(
        ReadingProgressed(handle="upload://1", filename="cv.pdf", page=1, pages=2)
    )
    (card,) = view.findChildren(ReadingCard)
    assert "Page 1 of 2" in words(card)
    readings.show_tool(ToolActivity(state="done", **activity))
    readings.show_reading(samples.read())
    assert [card] == view.findChildren(ReadingCard)
    assert "Please look at a few things." in words(card)
    card.report_button.click()
    assert "3 jobs" in words(card)
    assert card.report_button.text() == "Hide report"
    other = {"call_id": "c2", "tool": "extract_document", "title": "Reading your document"}
    readings.show_tool(ToolActivity(state="running", **other))
    readings.show_progress(ReadingProgressed(handle="upload://2", filename="cv.pdf"))
    second = view.findChildren(ReadingCard)[-1]
    second.cancel_button.click()
    assert wishes == [ReadingCancelled(handle="upload://2")]
    readings.show_tool(ToolActivity(state="failed", **other))
    assert "Reading was cancelled." in words(second)


def test_a_row_of_documents_has_one_card_with_its_count_and_the_reasons(qtbot: QtBot) -> None:
    """Issue 2, a drop of 20 files: “2 of 3”, one card, what could not be read told at once, the
    rest on demand.
    """
    view = ConversationView()
    KEPT.append(view)
    qtbot.addWidget(view)
    readings = Readings(view)
    wishes: list[object] = []
    readings.wish.connect(wishes.append)

    def call(at: int, state: str) -> ToolActivity:
        return ToolActivity(
            call_id=f"c{at}", tool="extract_document", title="Reading your document", state=state
        )

    def progress(at: int, **page: int) -> ReadingProgressed:
        return ReadingProgressed(
            handle=f"upload://{at}", filename=f"cv{at}.pdf", number=at, of=3, **page
        )

    readings.show_tool(call(1, "running"))
    readings.show_progress(progress(1))
    (card,) = view.findChildren(ReadingCard)
    readings.show_tool(call(1, "done"))
    readings.show_reading(samples.read())
    readings.show_tool(call(2, "running"))
    readings.show_progress(progress(2, page=1, pages=4))
    assert "2 of 3: cv2.pdf, page 1 of 4" in words(card)
    readings.show_tool(call(2, "done"))
    failed = samples.read().reading.model_copy(
        update={"status": "failed", "quality": Quality(issues=("encrypted",))}
    )
    readings.show_reading(DocumentRead(handle="upload://2", reading=failed))
    card.cancel_button.click()
    assert wishes == [ReadingCancelled(handle="upload://2", rest=True)]
    readings.show_tool(call(3, "failed"))
    assert view.findChildren(ReadingCard) == [card]
    for told in (
        "1 file read",
        "1 could not be read",
        "Reading was cancelled",
        "protected by a password",
    ):
        assert told in words(card)
    assert "Please look at a few things." not in words(card)
    card.report_button.click()
    assert "Please look at a few things." in words(card)


@pytest.mark.parametrize("timeline", [SkeletonTimeline.model_validate(samples.TIMELINE), None])
def test_an_entry_that_another_page_begins_stands_in_its_section_and_is_saved(
    qtbot: QtBot, timeline: SkeletonTimeline | None
) -> None:
    """Issue 26: a certificate told at a gap is looked at in the timeline, named, and kept there."""
    view = TimelineView()
    qtbot.addWidget(view)
    view.show_known(known(timeline=timeline))
    wishes: list[object] = []
    view.wish.connect(wishes.append)
    view.begin_entry("certificates", "Driving licence")
    view.editor.save()
    (saved,) = [one for one in wishes if isinstance(one, RecordEdited)]
    assert saved.data["certificates"][-1]["name"] == "Driving licence"
    jobs = timeline.to_json()["experiences"] if timeline is not None else []
    assert saved.data.get("experiences", []) == jobs
