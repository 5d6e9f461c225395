"""What of a document is in no field: counted in its sheet, shown at its place, put somewhere or not
needed.
"""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QTextCursor
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from benchmarks import review_samples as samples
from interview_app.domain.artifact import ArtifactRecord, Layout, TextPlace
from interview_app.domain.drafts import Draft
from interview_app.domain.known import Known
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.provenance import Provenance
from interview_app.domain.reading import DocumentReading
from interview_app.domain.records import DataType
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.ui.forms.editors import LinesEditor
from interview_app.ui.forms.timeline_form import TimelineForm
from interview_app.ui.review.left_lines import LeftLine, left_lines, still_left
from interview_app.ui.review.report_lines import reading_lines
from tests.ui_review.test_sheets import Opened

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("This plugin does not support")]

NURSED, LICENCE, WHEN = (
    "Nursed two wards by night",
    "Driving licence B, BE",
    "2019 - 2021",
)


def artifact(*lines: str, pages: bool = False, settled: int = 0) -> ArtifactRecord:
    """The sample document with these lines below it, which no value quotes."""
    whole = samples.artifact()
    text, places = whole.text, []
    for at, one in enumerate(lines):
        text += f"\n{one}"
        box = (56.0, 600.0 + 20 * at, 300.0, 612.0 + 20 * at)
        span = (len(text) - len(one), len(text))
        places.append(TextPlace(page=0 if pages else None, box=box if pages else None, span=span))
    more = {
        "text": text,
        "in_no_field": tuple(places),
        "settled": tuple(one.span for one in places[:settled]),
    }
    return whole.model_copy(update=more if pages else {**more, "layout": Layout()})


def opened_with(
    qtbot: QtBot,
    *lines: str,
    data_type: DataType = DataType.SKELETON_TIMELINE,
    pages: bool = False,
    settled: int = 0,
) -> Opened:
    """A sheet over the sample document with such lines."""
    rest = {} if pages else {"sources": _without_pages(data_type)}
    opened = Opened(qtbot, data_type, **rest)
    opened.sheet.show_documents((artifact(*lines, pages=pages, settled=settled),))
    return opened


def _without_pages(data_type: DataType) -> dict[str, Provenance]:
    text = samples.artifact().text
    bare = {"page": None, "box": None, "confidence": 0.9}
    return {
        path: one.model_copy(update={**bare, "span": (at, at + len(one.quote))})
        for path, one in samples.sources(data_type).items()
        if (at := text.find(one.quote)) >= 0
    }


def told(opened: Opened) -> str:
    """What the bar says."""
    bar = opened.sheet.left_lines
    return " ".join(one.text() for one in bar.findChildren(QLabel) if one.isVisibleTo(bar))


def actions(menu: QMenu) -> dict[str, QAction]:
    """All that a menu offers, what stands in another behind it as `menu/action`."""
    found: dict[str, QAction] = {}
    for one in menu.actions():
        inner = one.menu()
        if isinstance(inner, QMenu):
            found |= {f"{one.text()}/{name}": action for name, action in actions(inner).items()}
        else:
            found[one.text()] = one
    return found


def put(opened: Opened, name: str) -> None:
    """Put the line in hand where the menu says so."""
    bar = opened.sheet.left_lines
    assert bar.in_hand is not None
    menu = QMenu(bar)
    bar.fill_menu(menu, bar.in_hand.quote)
    actions(menu)[name].trigger()


def test_a_document_that_was_read_whole_says_nothing(qtbot: QtBot) -> None:
    """No line, no bar."""
    assert not opened_with(qtbot).sheet.left_lines.isVisible()


@pytest.mark.parametrize("pages", [True, False])
def test_each_line_is_shown_where_it_stands(qtbot: QtBot, pages: bool) -> None:
    """A count, and a step to each; what is taken and what is not is marked in the document."""
    opened = opened_with(qtbot, NURSED, LICENCE, pages=pages)
    source = opened.sheet.source
    assert told(opened) == "2 lines of your document are in no field."
    if pages:
        opened.sheet.source.show_picture(samples.picture())
    opened.press("Next line in no field")
    assert told(opened) == f"In no field: 1 of 2 · “{NURSED}”"
    if pages:
        (marked,) = source.canvas.marked()
        assert marked.width() / marked.height() == pytest.approx((244 + 4) / (12 + 4), rel=0.1)
    else:
        assert source.text.marked() == [NURSED]
    opened.press("Previous line in no field")
    assert told(opened) == f"In no field: 2 of 2 · “{LICENCE}”"


def test_a_line_that_is_put_somewhere_is_in_a_field_and_undo_brings_it_back(qtbot: QtBot) -> None:
    """A new highlight, a new entry, a field of the entry in hand: one step each."""
    opened = opened_with(qtbot, NURSED, LICENCE)
    form = opened.sheet.form
    opened.press("Next line in no field")
    put(opened, "New highlight of/Staff nurse, surgery, St. Elisabeth Hospital")
    assert form.raw()["experiences"][1]["highlights"][-1] == NURSED
    field = opened.widget("Highlights")
    qtbot.waitUntil(lambda: not field.visibleRegion().isEmpty())
    assert opened.sheet.source.text.marked() == [LICENCE], "the next one is shown at once"
    assert told(opened) == f"In no field: 1 of 1 · “{LICENCE}”"
    put(opened, "New entry in/Certificates and licences")
    assert form.raw()["certificates"] == [{"name": LICENCE}]
    assert not opened.sheet.left_lines.isVisible()
    opened.sheet.undo()
    assert "certificates" not in form.raw()
    opened.sheet.undo()
    assert told(opened) == "2 lines of your document are in no field."


def test_a_line_goes_behind_what_stands_in_a_text(qtbot: QtBot) -> None:
    """Nothing that was there is lost without a word: a list gets one more."""
    opened = opened_with(qtbot, NURSED)
    before = opened.sheet.form.raw()["experiences"][0]["highlights"]
    opened.press("Next line in no field")
    put(opened, "Highlights")
    assert opened.sheet.form.raw()["experiences"][0]["highlights"] == [*before, NURSED]


def test_a_line_goes_behind_what_stands_in_a_field(qtbot: QtBot) -> None:
    """A telephone number was gone without a word; a date takes the place of another."""
    opened = opened_with(qtbot, LICENCE, "03/2020")
    form = opened.sheet.form
    before = form.raw()["experiences"][0]
    for name in ("Employer", "Start"):
        opened.press("Next line in no field")
        put(opened, name)
    after = form.raw()["experiences"][0]
    assert (after["organization"], after["start"]) == (
        f"{before['organization']} {LICENCE}",
        "2020-03",
    )
    opened.type_into("Job title", "Abernathy-")
    assert isinstance(form, TimelineForm)
    form._view.card.rows["title"].editor.take_in("Quintanilla")
    assert form.raw()["experiences"][0]["title"] == "Abernathy-Quintanilla"


def test_what_is_typed_counts_however_it_came_there(qtbot: QtBot) -> None:
    """Words are compared, and dates as dates; nothing is counted twice."""
    opened = opened_with(qtbot, LICENCE, WHEN)
    form = opened.sheet.form
    assert isinstance(form, TimelineForm)
    form.add_to("interests", "driving licence B, BE!")
    assert told(opened) == "1 line of your document is in no field."
    places = left_lines(artifact(LICENCE, WHEN))
    assert still_left(places, {"start": "2019", "end": "2021"}) == places[:1]
    assert still_left(places, {"start": "2019"}) == places


@pytest.mark.parametrize(
    ("line", "stands"),
    [
        ("RTITB 03/2022", True),
        ("(RTITB, March 2022)", True),
        ("to Sept 2028", True),
        ("Forklift, RTITB 03/2022 – Sept 2028", True),
        ("RTITB 04/2022", False),
        ("HGV, RTITB 03/2022", False),
        ("03/2022 at RTITB", False),
    ],
)
def test_what_was_typed_over_in_its_fields_is_in_them(line: str, stands: bool) -> None:
    """Name and date stood in fields of their own, and their line counted as in none for ever."""
    one = {"name": "Forklift", "issuer": "RTITB", "date": "2022-03", "valid_until": "2028-09"}
    places = left_lines(artifact(line))
    assert (still_left(places, {"certificates": [one]}) == ()) is stands


def test_what_is_not_needed_is_remembered_for_the_document(qtbot: QtBot) -> None:
    """It leaves the list, Undo brings it back; over a kill, and in the answer."""
    opened = opened_with(qtbot, NURSED, LICENCE)
    opened.press("Next line in no field")
    opened.press("Not Needed")
    assert told(opened) == f"In no field: 1 of 1 · “{LICENCE}”"
    opened.press("Undo last change")
    assert told(opened) == f"In no field: 1 of 2 · “{NURSED}”"
    opened.press("Not Needed")
    left = opened.sheet.draft()
    assert left is not None
    after = opened_with(qtbot, NURSED, LICENCE)
    after.sheet.show_draft(Draft(about="ask/t", content=left))
    assert told(after) == "1 line of your document is in no field."
    after.press("Approve…")
    after.reply("1 line of your document is in no field.", "Approve as it was read")
    span = artifact(NURSED, LICENCE).in_no_field[0].span
    assert after.answers[0].data["settled"] == {samples.ARTIFACT: [list(span)]}
    assert told(opened_with(qtbot, NURSED, LICENCE, settled=1)) == (
        "1 line of your document is in no field."
    )


def test_lines_in_no_field_are_named_before_the_timeline_is_approved(qtbot: QtBot) -> None:
    """A licence that was read into no field went without a word; what was typed over is told of
    nobody.
    """
    opened = opened_with(qtbot, NURSED, LICENCE)
    opened.type_into("Employer", "Hill Clinic")
    opened.press("Approve…")
    title = "2 lines of your document are in no field."
    assert LICENCE in opened.dialog(title).question.text
    assert "Havelklinikum" not in opened.dialog(title).question.text
    opened.reply(title, "Look at them")
    assert told(opened).startswith("In no field: 1 of ")
    assert opened.answers == []
    while opened.sheet.left_lines.never_placed:
        opened.sheet.left_lines.pass_over()
    opened.press("Approve with changes")
    assert opened.answers[0].data["status"] == "modified"


def test_approve_waits_for_no_line_of_the_profile(qtbot: QtBot) -> None:
    """What is in no field holds nothing up; the profile says that the work comes next."""
    opened = opened_with(qtbot, NURSED, data_type=DataType.APPLICANT_PROFILE)
    assert told(opened).endswith("has its place in the next step.")
    opened.press("Approve")
    assert "settled" not in opened.answers[0].data


def test_marked_words_of_a_text_go_the_same_way(qtbot: QtBot) -> None:
    """Any words of the text, not only those that were left."""
    opened = opened_with(qtbot, NURSED)
    text = opened.sheet.source.text
    opened.press("Next line in no field")
    cursor = QTextCursor(text.document())
    at = text.toPlainText().index("by night")
    cursor.setPosition(at)
    cursor.setPosition(at + len("by night"), QTextCursor.MoveMode.KeepAnchor)
    text.setTextCursor(cursor)
    qtbot.mouseClick(text.viewport(), Qt.MouseButton.NoButton)
    assert text.offer is not None
    menu = QMenu(text)
    text.offer(menu, text.textCursor().selectedText())
    actions(menu)["Employment"].trigger()
    assert opened.sheet.form.raw()["experiences"][0]["employment_type"] == "by night"


def test_the_original_stays_beside_a_new_entry(qtbot: QtBot) -> None:
    """Exactly then it is copied from: it stands at the section's place, and nothing is marked."""
    opened = opened_with(qtbot, NURSED)
    form, source = opened.sheet.form, opened.sheet.source
    assert isinstance(form, TimelineForm)
    form.add()
    assert source.text.isVisible()
    assert source.text.marked() == []
    assert NURSED in source.text.toPlainText()


def test_the_report_names_them_and_forgets_what_was_mended() -> None:
    """A line is in no field as long as nobody put it there; what was approved is no doubt: Approve
    asked about it. The report said "Please check" for ever.
    """
    read = samples.read().reading
    reading = DocumentReading.model_validate(
        {**read.to_json(), "artifact_record": artifact(NURSED, LICENCE).to_json()}
    )
    lines = reading_lines(reading)
    assert lines.in_no_field == (f"“{NURSED}”", f"“{LICENCE}”")
    headline = "Headline: “Intensive care nurse, shift lead” (page 1)"
    started = "Shift lead, intensive care, Havelklinikum Nord: Start: “2019-03” (page 1)"
    assert {headline, started} <= {*lines.to_check}
    mended = {**samples.PROFILE["basics"], "label": "Nurse"}
    profile = ApplicantProfile.model_validate({"basics": mended})
    timeline = SkeletonTimeline.model_validate(
        {**samples.TIMELINE, "certificates": [{"name": LICENCE}]}
    )
    half = reading_lines(reading, Known(profile=profile))
    assert headline not in half.to_check
    assert started in half.to_check
    since = reading_lines(reading, Known(profile=profile, timeline=timeline))
    assert since.in_no_field == (f"“{NURSED}”",)
    assert not {headline, started} & {*since.to_check}


def test_a_line_is_told_in_one_row() -> None:
    """Cells beside each other and lines that go on are read as words in a row."""
    (one,) = left_lines(artifact("Nationality\tSwedish"))
    assert isinstance(one, LeftLine)
    assert one.quote == "Nationality Swedish"


def test_the_arrows_stay_under_the_mouse(qtbot: QtBot) -> None:
    """What can be done with a line comes with the first; the second click hit "Not Needed"."""
    opened = opened_with(qtbot, NURSED, LICENCE)
    bar, after = opened.sheet.left_lines, opened.widget("Next line in no field")
    qtbot.waitUntil(lambda: bar.height() == bar.sizeHint().height())
    assert not bar.put_button.isVisible()
    before = after.mapTo(opened.sheet, QPoint(0, 0))
    opened.press("Next line in no field")
    QApplication.processEvents()
    assert bar.put_button.isVisible()
    assert after.mapTo(opened.sheet, QPoint(0, 0)) == before


@pytest.mark.parametrize("pages", [True, False])
def test_a_line_is_taken_in_hand_by_a_click_on_it(qtbot: QtBot, pages: bool) -> None:
    """Where it stands in the document, and its places are offered there; a value is edited."""
    opened = opened_with(qtbot, NURSED, LICENCE, pages=pages)
    source, bar = opened.sheet.source, opened.sheet.left_lines
    click(opened, left_lines(artifact(NURSED, LICENCE, pages=pages))[1])
    assert told(opened) == f"In no field: 2 of 2 · “{LICENCE}”"
    assert bar._menu.isVisible()
    offered = actions(bar._menu)
    assert {"Highlights", "New entry in/Certificates and licences", "Not Needed"} <= set(offered)
    bar._menu.close()
    offered["New entry in/Certificates and licences"].trigger()
    assert opened.sheet.form.raw()["certificates"] == [{"name": LICENCE}]
    click(opened, source._here(opened.sheet.form.marks.sources.values())[0])
    assert opened.sheet.focusWidget() is opened.widget("Employer")


def click(opened: Opened, place: Provenance) -> None:
    """A click into the middle of a place in the document."""
    source = opened.sheet.source
    if place.box is not None:
        opened.sheet.source.show_picture(samples.picture())
        page = source.canvas._page
        at = page.place(place.box).center().toPoint()
        source.canvas.ensureVisible(at.x(), at.y())
        opened.qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=at)
        return
    assert place.span is not None
    cursor = QTextCursor(source.text.document())
    cursor.setPosition(sum(place.span) // 2)
    source.text.setTextCursor(cursor)
    middle = source.text.cursorRect().center()
    opened.qtbot.mouseClick(source.text.viewport(), Qt.MouseButton.LeftButton, pos=middle)


def test_what_is_taken_out_of_the_form_is_in_no_field(qtbot: QtBot) -> None:
    """Nothing of the document is lost without a word; what was corrected is not lost."""
    opened = opened_with(qtbot)
    form = opened.sheet.form
    assert isinstance(form, TimelineForm)
    opened.type_into("Employer", "Havelklinikum")
    assert not opened.sheet.left_lines.isVisible()
    form.go_to("exp-2")
    form.delete()
    lost = {one.quote for one in opened.sheet.left_lines.left}
    assert "St. Elisabeth Hospital" in lost
    assert "Havelklinikum Nord" not in lost
    opened.press("Undo last change")
    assert opened.sheet.left_lines.left == ()
    form.go_to("exp-2")
    opened.type_into("Employer", " ")
    assert [one.quote for one in opened.sheet.left_lines.left] == ["St. Elisabeth Hospital"]
    opened.press("Approve with changes")
    assert "settled" not in opened.answers[0].data


def test_a_line_of_a_list_that_another_took_the_place_of_is_in_no_field(qtbot: QtBot) -> None:
    """As many lines as before stood there, and the one that was gone still counted as told."""
    opened = opened_with(qtbot)
    first, second = samples.TIMELINE["experiences"][0]["highlights"]
    opened.type_into("Highlights", "")
    field = opened.widget("Highlights")
    field.setPlainText(f"{second}\nKept the rota")
    assert [one.quote for one in opened.sheet.left_lines.left] == [first]
    field.setPlainText(f"{second}\nLed a ward team of 11 through the merger of two wards")
    assert opened.sheet.left_lines.left == ()


def test_a_highlight_is_made_an_entry_of_its_own(qtbot: QtBot) -> None:
    """It was a job; Undo takes all of it back in one step."""
    opened = opened_with(qtbot)
    form = opened.sheet.form
    assert isinstance(form, TimelineForm)
    before = form.raw()["experiences"]
    opened.type_into("Highlights", "Nurse, Hill Clinic, 2012 - 2014")
    editor = form._view.card.rows["highlights"].editor
    assert isinstance(editor, LinesEditor)
    assert editor.more.isVisible()
    typed = form.raw()
    menu = QMenu(form)
    form._offer_line(menu, editor.paper.textCursor().block().text())
    assert "New highlight of/Staff nurse, surgery, St. Elisabeth Hospital" in actions(menu)
    actions(menu)["New entry in/Work"].trigger()
    told = form.raw()["experiences"]
    assert (told[0].get("highlights") or [], len(told)) == ([], len(before) + 1)
    made = {"organization": "Nurse, Hill Clinic", "start": "2012", "end": "2014"}
    assert made.items() <= told[-1].items()
    form.undo()
    assert form.raw() == typed


def test_a_value_that_was_moved_is_asked_about_where_it_stands(qtbot: QtBot) -> None:
    """It was asked as what it had been read for."""
    form = opened_with(qtbot).sheet.form
    assert isinstance(form, TimelineForm)
    form.go_to("exp-2")
    form._view.card.move_value("organization", "location")
    assert form.name_of("experiences[1].organization").endswith(": Location")


def test_a_line_that_was_put_into_a_field_may_be_shortened_there(qtbot: QtBot) -> None:
    """It counted as in no field again; Undo of putting it there still brings it back."""
    opened = opened_with(qtbot, LICENCE)
    form = opened.sheet.form
    assert isinstance(form, TimelineForm)
    opened.press("Next line in no field")
    put(opened, "New entry in/Certificates and licences")
    opened.type_into("Name", "Driving licence B")
    opened.type_into("Issuer", "DVLA")
    assert opened.sheet.left_lines.left == ()
    while form.can_undo():
        form.undo()
    assert [one.quote for one in opened.sheet.left_lines.left] == [LICENCE]


def test_what_was_taken_out_is_no_longer_marked_as_taken(qtbot: QtBot) -> None:
    """A click on it led to a field that was gone, and nothing happened."""
    opened = opened_with(qtbot)
    form, sheet = opened.sheet.form, opened.sheet
    assert isinstance(form, TimelineForm)
    form.go_to("exp-1")
    form.delete()
    gone = [form.marks.sources[path] for path in form.gone()]
    assert gone
    assert not [one for one in gone if one in sheet.source._taken]
    left = {one.key for one in sheet.left_lines.left}
    assert {(one.artifact_id, *one.span) for one in gone if one.span} & left


def test_what_was_approved_in_the_profile_is_not_in_no_field_of_the_timeline(qtbot: QtBot) -> None:
    """A wrong job was made of the head of the page: once it was deleted, address and telephone were
    told as in no field, a minute after they had been approved.
    """
    opened = opened_with(qtbot)
    form = opened.sheet.form
    assert isinstance(form, TimelineForm)
    form.go_to("exp-2")
    form.delete()
    assert "St. Elisabeth Hospital" in {one.quote for one in opened.sheet.left_lines.left}
    basics = {"name": "Maren Okonkwo-Feldmann", "label": "St. Elisabeth Hospital"}
    profile = ApplicantProfile.model_validate({"basics": basics})
    opened.sheet.show_documents((artifact(),), Known(profile=profile))
    assert [one.quote for one in opened.sheet.left_lines.left] == ["Staff nurse, surgery"]


def with_highlight(qtbot: QtBot, *rows: str) -> Opened:
    """The sheet of a text document where rows that follow each other were read as one highlight."""
    text = artifact(*rows).text
    start = text.index(rows[0])
    place = Provenance(
        artifact_id=samples.ARTIFACT,
        span=(start, start + len("\n".join(rows))),
        quote=" ".join(rows),
        confidence=1.0,
    )
    job = {**samples.TIMELINE["experiences"][0], "highlights": [" ".join(rows)]}
    opened = Opened(
        qtbot,
        DataType.SKELETON_TIMELINE,
        data={**samples.TIMELINE, "experiences": [job]},
        sources={"experiences[0].highlights[0]": place},
    )
    known = artifact(*rows).model_copy(update={"in_no_field": ()})
    opened.sheet.show_documents((known,))
    return opened


def test_rows_that_are_taken_out_of_a_text_are_in_no_field(qtbot: QtBot) -> None:
    """Another employer had been read into a task; who took its words out lost them, and the page
    went on to say that they stand in the tasks. What is corrected is not lost.
    """
    rows = ("Washed and fed 12 residents", "Voluntary year, St. Emmeram", "Wrote the rota")
    opened = with_highlight(qtbot, *rows)
    field = opened.widget("Highlights")
    field.setPlainText(f"{rows[0]} {rows[2]}")
    assert [one.quote for one in opened.sheet.left_lines.left] == [rows[1]]
    field.setPlainText(f"{rows[0]} a day {rows[1]}, {rows[2]} at night")
    assert opened.sheet.left_lines.left == ()
    field.setPlainText("Something else altogether")
    assert [one.quote for one in opened.sheet.left_lines.left] == [" ".join(rows)]
    opened.press("Approve with changes")
    text = artifact(*rows).text
    start = text.index(rows[0])
    out = {samples.ARTIFACT: [[start, start + len("\n".join(rows))]]}
    assert opened.answers[0].data["takenOut"] == out


def test_other_words_in_a_field_leave_those_that_were_read_in_none(qtbot: QtBot) -> None:
    """A telephone number in the place of another, a name in that of a heading; a date is put
    right.
    """
    opened = opened_with(qtbot)
    opened.type_into("Employer", "Hill Clinic")
    opened.type_into("Start", "03/2020")
    assert [one.quote for one in opened.sheet.left_lines.left] == ["Havelklinikum Nord"]
    opened.type_into("Employer", "Havel-Kliniken-Nord")
    assert opened.sheet.left_lines.left == (), "the letters are put right"
