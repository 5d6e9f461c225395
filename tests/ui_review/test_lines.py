"""Lines in sheets and in the library: shown first, edited, held with both values, brought back
(NEXT 3, NEXT 10).
"""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from benchmarks import review_samples as samples
from interview_app.domain.drafts import Draft
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.known import Known
from interview_app.domain.lines import Line, LineChange, posting_key
from interview_app.domain.records import DataType
from interview_app.messages.data import RecordEdited
from interview_app.messages.lines import LineBroughtBack, LineTakenBack, LineUsedEverywhere
from interview_app.ui.forms.timeline_form import TimelineForm
from interview_app.ui.library.evidence_view import EvidenceView
from tests.ui_review.test_sheets import Opened, sure_sources

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("This plugin does not support")]

LINE = Line(id="line-1", family="line-1", text="Cut errors from 12 to 3", approved_at="2026-01-01")
NEWER = Line(
    id="line-2", family="line-1", text="Cut errors by 75 %", approved_at="2026-02-01"
).model_copy(update={"replaces": ("line-1",)})


def card(*lines: Line) -> dict[str, Any]:
    return KnowledgeCard.model_validate({**samples.CARD, "lines": lines}).to_json()


def told(opened: Opened) -> list[str]:
    return [one["text"] for one in opened.answers[0].data["data"]["lines"]]


def test_a_card_without_a_line_has_an_empty_one_to_write(qtbot: QtBot) -> None:
    """Issue 24, bad input: a card without lines; left empty it stays one."""
    opened = Opened(qtbot, DataType.KNOWLEDGE_CARD)
    opened.press("Approve")
    assert told(opened) == []
    again = Opened(qtbot, DataType.KNOWLEDGE_CARD)
    again.type_into("Line for your résumé", "Cut errors to 3")
    again.press("Approve with changes")
    assert told(again) == ["Cut errors to 3"]


def test_the_wording_in_force_is_edited_and_older_ones_stay(qtbot: QtBot) -> None:
    """NEXT 3: an edited line keeps its id, so that it is another wording of its fact."""
    opened = Opened(qtbot, DataType.KNOWLEDGE_CARD, data=card(LINE, NEWER))
    field = opened.widget("Line for your résumé")
    assert field.toPlainText() == NEWER.text
    opened.type_into("Line for your résumé", "Cut errors by three quarters")
    opened.press("Approve with changes")
    lines = opened.answers[0].data["data"]["lines"]
    assert [(one["id"], one["text"]) for one in lines] == [
        ("line-1", LINE.text),
        ("line-2", "Cut errors by three quarters"),
    ]


def test_a_deleted_line_is_not_in_the_answer(qtbot: QtBot) -> None:
    """Taking a wording back leaves the older one of its fact."""
    opened = Opened(qtbot, DataType.KNOWLEDGE_CARD, data=card(LINE, NEWER))
    opened.press("Delete Line 1")
    opened.press("Approve with changes")
    assert told(opened) == [LINE.text]


def test_a_held_line_shows_both_values_and_stands_once_looked_at(qtbot: QtBot) -> None:
    """NEXT 3: "changed since you approved it", with both values."""
    held = LINE.model_copy(update={"changed": LineChange(field="x", was="3", now="4")})
    opened = Opened(qtbot, DataType.KNOWLEDGE_CARD, data=card(held))
    shown = [label.text() for label in opened.sheet.findChildren(QLabel) if label.isVisible()]
    assert "Changed since you approved it: the line has “3”, now it is “4”." in shown
    opened.press("It still holds")
    opened.press("Approve with changes")
    assert "changed" not in opened.answers[0].data["data"]["lines"][0]


def test_marked_texts_are_looked_at_one_by_one(qtbot: QtBot) -> None:
    """NEXT 3: the button says what it does; what was not looked at is no line."""
    texts = samples.TIMELINE["experiences"][0]["highlights"]
    assert len(texts) >= 2
    marked = ("experiences[0].highlights[0]", "experiences[0].highlights[1]")
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, marked=marked)
    button = opened.sheet.approve_button
    assert button.text() == "Approve…"
    go_to(opened, marked[1])
    opened.press("It is right")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    opened.reply("1 value was not looked at", "Look at them")
    assert not opened.answers
    assert opened.sheet.one_by_one.path == marked[0], "it leads to the one that is to be looked at"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    opened.reply("1 value was not looked at", "Approve as it was read")
    assert opened.answers[0].data["lookedAt"] == [marked[1]]


def test_what_is_to_be_checked_is_counted_once_and_led_to(qtbot: QtBot) -> None:
    """Three counts stood in one sheet, and nothing led to two of them."""
    marked = ("experiences[1].highlights[0]",)
    source = next(iter(samples.sources(DataType.SKELETON_TIMELINE).values()))
    low = source.model_copy(update={"confidence": 0.4})
    places = ("experiences[0].start", "experiences[1].title", *marked)
    opened = Opened(
        qtbot, DataType.SKELETON_TIMELINE, marked=marked, sources=dict.fromkeys(places, low)
    )
    stepper, form = opened.sheet.one_by_one, opened.sheet.form

    def counts() -> list[str]:
        shown = [one.text() for one in opened.sheet.findChildren(QLabel) if one.isVisible()]
        return [one for one in shown if one.startswith("Left to check:")]

    seen = [stepper.path]
    assert ["check: 3" in one for one in counts()] == [True]
    for _step in range(2):
        opened.press("Next")
        seen.append(stepper.path)
        assert form.row_at(stepper.path.removesuffix("[0]")) is not None
    assert seen == [*places[:2], marked[0]], "in the order of the form"
    go_to(opened, places[1])
    opened.press("It is right")
    assert ["check: 2" in one for one in counts()] == [True]
    assert len(form.doubts()) == 2
    opened.press("Approve…")
    opened.reply("2 values were not looked at", "Look at them")
    assert not opened.answers
    assert stepper.path == places[0]
    go_to(opened, marked[0])
    opened.press("It is right")
    opened.press("Approve…")
    opened.reply("1 value was not looked at", "Approve as it was read")
    assert opened.answers[0].data["lookedAt"] == [places[1], marked[0]]


def test_an_employer_that_was_not_found_is_led_to_as_a_value_is(qtbot: QtBot) -> None:
    """It was the one empty field among values that were all marked."""
    jobs = [dict(one) for one in samples.TIMELINE["experiences"]]
    jobs[1] |= {"organization": None}
    jobs[2] |= {"title": None}  # of which nothing was read
    opened = Opened(
        qtbot, DataType.SKELETON_TIMELINE, data={**samples.TIMELINE, "experiences": jobs}
    )
    stepper, path = opened.sheet.one_by_one, "experiences[1].organization"
    assert opened.sheet.form.doubts() == [path]
    form = opened.sheet.form
    assert isinstance(form, TimelineForm)
    form.go_to("experiences[1]")
    assert stepper.told.text() == (
        "Left to check: 1 · Staff nurse, surgery: Employer was not found. "
        "Is it right to leave it empty?"
    )
    field = opened.widget("Employer")
    assert field.property("state") == "doubt"
    assert field.accessibleDescription() == "Not found in your documents or answers"
    opened.type_into("Employer", "St. Elisabeth Hospital")
    assert opened.sheet.form.doubts() == []
    opened.press("Undo last change")
    opened.press("It is right")
    assert opened.sheet.form.doubts() == []


def test_of_an_empty_field_it_is_said_once_that_it_is_to_be_checked(qtbot: QtBot) -> None:
    """The reader may have a place for what it did not find: two notes stood below each other."""
    low = sure_sources(DataType.EXPERIENCE)["start"].model_copy(update={"confidence": 0.4})
    job = samples.DATA[DataType.EXPERIENCE] | {"organization": None}
    sources = sure_sources(DataType.EXPERIENCE) | {"organization": low}
    opened = Opened(qtbot, DataType.EXPERIENCE, data=job, sources=sources)
    told = opened.widget("Employer").accessibleDescription()
    assert told == "Not found in your documents or answers"


def test_a_school_is_called_by_its_degree_or_by_its_area(qtbot: QtBot) -> None:
    """One of them is enough."""
    for missing, doubts in (
        (("area",), []),
        (("area", "study_type"), ["study_type"]),
        (("institution",), ["institution"]),
    ):
        school = samples.TIMELINE["education"][0] | dict.fromkeys(missing)
        opened = Opened(qtbot, DataType.EDUCATION, data=school)
        assert opened.sheet.form.doubts() == doubts


def test_the_value_to_check_is_of_the_entry_in_hand(qtbot: QtBot) -> None:
    """Whoever said that it is right meant what they saw; where nothing is to be checked, nothing is
    in hand, and Next leads back.
    """
    source = next(iter(samples.sources(DataType.SKELETON_TIMELINE).values()))
    low = source.model_copy(update={"confidence": 0.4})
    places = ("experiences[0].start", "experiences[1].title", "experiences[1].start")
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, sources=dict.fromkeys(places, low))
    stepper, form = opened.sheet.one_by_one, opened.sheet.form
    assert isinstance(form, TimelineForm)
    told = []
    for at in (1, 0, 2, 1):
        form.go_to(f"experiences[{at}]")
        told.append(stepper.path)
    assert told == [places[1], places[0], "", places[1]]
    opened.press("Next")
    assert stepper.path == places[2], "and within an entry it goes on as before"
    form.go_to("experiences[2]")
    stands = {
        name: opened.widget(name).isEnabled()
        for name in ("It is right", "Change it", "Look at them")
    }
    assert stands == {"It is right": False, "Change it": False, "Look at them": True}
    assert [one.text() for one in stepper.findChildren(QLabel)] == ["Left to check: 3"]
    opened.press("Look at them")
    assert stepper.path in places
    assert form.row_at(stepper.path) is not None, "and it is on the screen"


def test_the_strip_never_runs_ahead_of_the_form(qtbot: QtBot) -> None:
    """The last doubt of an entry was typed anew, and "All are right" approved the next one, which
    nobody had seen.
    """
    source = next(iter(samples.sources(DataType.SKELETON_TIMELINE).values()))
    low = source.model_copy(update={"confidence": 0.4})
    places = ("experiences[0].title", "experiences[1].title", "experiences[1].start")
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, sources=dict.fromkeys(places, low))
    stepper = opened.sheet.one_by_one
    assert stepper.path == places[0]
    opened.type_into("Job title", "Ward manager")
    assert stepper.path == ""
    assert not stepper.right_button.isEnabled()
    assert stepper.all_right_button.isHidden()
    assert stepper.told.text() == "Left to check: 2"
    opened.press("Look at them")
    assert stepper.path == places[1]
    assert opened.widget("Job title").text() == "Staff nurse, surgery"


def test_what_was_found_right_is_no_value_to_check_any_more(qtbot: QtBot) -> None:
    """The count at the foot did not fall, and the mark stayed in table and field."""
    marked = ("experiences[0].highlights[0]",)
    source = next(iter(samples.sources(DataType.SKELETON_TIMELINE).values()))
    unsure = {marked[0]: source.model_copy(update={"confidence": 0.4})}
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, marked=marked, sources=unsure)
    field = opened.widget("Highlights")
    assert len(opened.sheet.form.doubts()) == 1
    assert field.property("state") == "doubt"
    opened.press("It is right")
    assert len(opened.sheet.form.doubts()) == 0
    assert field.property("state") == ""
    assert not [
        one
        for one in opened.sheet.findChildren(QLabel)
        if one.isVisible() and "to check" in one.text()
    ]


@pytest.mark.parametrize(
    "data_type",
    [
        DataType.APPLICANT_PROFILE,
        DataType.SKELETON_TIMELINE,
        DataType.EXPERIENCE,
        DataType.KNOWLEDGE_CARD,
    ],
)
def test_no_sheet_is_approved_unseen_without_a_question(qtbot: QtBot, data_type: DataType) -> None:
    """One rule and one wording: a second press in the same place approved what nobody had seen.
    Escape leaves all as it is.
    """
    rest = {"unsupported": ("raw_text",)} if data_type is DataType.KNOWLEDGE_CARD else {}
    opened = Opened(qtbot, data_type, doubts=True, **rest)
    count = len(opened.sheet.form.doubts())
    assert count
    title = f"{count} values were not looked at" if count > 1 else "1 value was not looked at"
    opened.press("Approve…")
    opened.dialog(title).reject()
    assert not opened.answers
    opened.press("Approve…")
    opened.reply(title, "Look at them")
    assert not opened.answers
    assert opened.sheet.one_by_one.path in opened.sheet.form.doubts()
    opened.press("Approve…")
    opened.reply(title, "Approve as it was read")
    assert opened.answers[0].data["status"] == "approved"


def go_to(opened: Opened, path: str) -> None:
    """Step through what is to be checked until this value is in hand."""
    seen: set[str] = set()
    while (there := opened.sheet.one_by_one.path) != path:
        assert there not in seen, f"nothing leads to {path}"
        seen.add(there)
        opened.press("Next")


def test_nobody_is_asked_about_a_line_that_is_gone(qtbot: QtBot) -> None:
    """Neither about one that was rewritten, nor about those of an entry that was deleted; Undo asks
    again.
    """
    marked = ("experiences[0].highlights[0]", "experiences[1].highlights[0]")
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, marked=marked)
    sheet, form = opened.sheet, opened.sheet.form
    assert isinstance(form, TimelineForm)
    assert sheet.one_by_one.not_looked_at == 2
    form.lead_to(marked[1])
    form.delete()
    assert sheet.one_by_one.not_looked_at == 1
    form.lead_to(marked[0])
    opened.type_into("Highlights", "Led eleven nurses")
    assert sheet.approve_button.text() == "Approve with changes"
    asked = [one.path for one in sheet.one_by_one._values]
    assert not [one for one in asked if one in marked]
    for _step in range(2):
        form.undo()
    assert sheet.one_by_one.not_looked_at == 2


def test_a_double_click_finds_one_text_right_and_it_is_kept_over_a_kill(qtbot: QtBot) -> None:
    """NEXT 3 and DESIGN 7: the next text is not taken unread, and nothing is looked at twice."""
    marked = ("experiences[0].highlights[0]", "experiences[0].highlights[1]")
    before = Opened(qtbot, DataType.SKELETON_TIMELINE, marked=marked)
    go_to(before, marked[0])
    qtbot.mouseClick(before.widget("It is right"), Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(before.widget("It is right"), Qt.MouseButton.LeftButton)
    left = before.sheet.draft()
    assert left is not None
    after = Opened(qtbot, DataType.SKELETON_TIMELINE, marked=marked)
    after.sheet.show_draft(Draft(about="ask/t", content=left))
    assert after.sheet.one_by_one.left() == [marked[1]]
    after.sheet.approve()
    after.reply("1 value was not looked at", "Approve as it was read")
    assert after.answers[0].data["lookedAt"] == [marked[0]]


def test_a_double_click_on_approve_leads_to_what_is_to_be_looked_at(qtbot: QtBot) -> None:
    """Its second click does not approve what the first one leads to."""
    marked = ("experiences[0].highlights[0]", "experiences[0].highlights[1]")
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, marked=marked)
    button = opened.sheet.approve_button
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    left, middle = Qt.MouseButton.LeftButton, QPointF(button.rect().center())
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        at = button.mapToGlobal(middle)
        held = left if kind is QEvent.Type.MouseButtonDblClick else Qt.MouseButton.NoButton
        event = QMouseEvent(kind, middle, at, left, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(button, event)
    assert opened.answers == []
    assert opened.sheet.one_by_one.left() == list(marked)


def test_the_only_wording_of_a_fact_is_no_other_one(qtbot: QtBot) -> None:
    """Told for a posting, it stands on every page: it was called a wording for one posting only."""
    alone = LINE.model_copy(update={"for_posting": posting_key("Nurse")})
    view = EvidenceView()
    qtbot.addWidget(view)
    model = KnowledgeCard.model_validate(card(alone))
    view.show_known(Known(cards=(model,), versions={(DataType.KNOWLEDGE_CARD, model.id): 1}))
    view.show()
    assert not view.wordings.isVisibleTo(view)
    assert not any("one posting" in one.text() for one in view.findChildren(QLabel))


def test_what_was_asked_of_a_story_is_in_its_form_and_of_no_other_card(qtbot: QtBot) -> None:
    """An answer that stayed empty could not be filled in the sheet."""
    name = "What came of it"

    def stands(story: dict[str, str]) -> bool:
        opened = Opened(qtbot, DataType.KNOWLEDGE_CARD, data={**card(LINE), "story": story})
        fields = opened.sheet.form.findChildren(QWidget)
        (field,) = [one for one in fields if one.accessibleName() == name]
        return field.isVisibleTo(opened.sheet)

    assert stands({"action": "Counted each dose twice"})
    assert not stands({})


def test_the_library_brings_back_uses_everywhere_and_takes_back(qtbot: QtBot) -> None:
    """NEXT 3: older wordings stay and can be brought back; one for a posting is used everywhere."""
    for_one = NEWER.model_copy(
        update={"id": "line-3", "text": "Made errors rare", "for_posting": posting_key("Nurse")}
    )
    view = EvidenceView()
    qtbot.addWidget(view)
    wishes: list[object] = []
    view.wish.connect(wishes.append)
    model = KnowledgeCard.model_validate(card(LINE, NEWER, for_one))
    view.show_known(Known(cards=(model,), versions={(DataType.KNOWLEDGE_CARD, model.id): 1}))
    view.show()
    buttons = [
        one for one in view.wordings.findChildren(QAbstractButton) if one.isVisibleTo(view.wordings)
    ]
    assert [(one.text(), one.accessibleDescription()) for one in buttons] == [
        ("Use again", LINE.text),
        ("Stop using", LINE.text),
        ("Use everywhere", for_one.text),
        ("Stop using", for_one.text),
    ]
    for one in buttons[:3]:
        one.click()
    assert wishes == [
        LineBroughtBack(line="line-1"),
        LineTakenBack(line="line-1"),
        LineUsedEverywhere(line="line-3"),
    ]
    assert not any(isinstance(wish, RecordEdited) for wish in wishes)


def test_what_is_to_be_checked_comes_in_the_order_of_the_form(qtbot: QtBot) -> None:
    """The data has schools before jobs, the form jobs before schools."""
    data = dict(sorted(samples.TIMELINE.items()))
    assert [*data].index("education") < [*data].index("experiences")
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, doubts=True, data=data)
    paths = [one.path for one in opened.sheet.one_by_one._values]
    assert paths == sorted(paths, key=opened.sheet.form.order)
    assert paths[0].startswith("experiences[0]")


def test_the_keys_stay_on_what_is_pressed_until_nothing_is_to_be_checked(qtbot: QtBot) -> None:
    """The button was off for a moment where the next value was of another entry, and lost them."""
    source = next(iter(samples.sources(DataType.SKELETON_TIMELINE).values()))
    low = source.model_copy(update={"confidence": 0.4})
    places = ("experiences[0].title", "experiences[1].title")
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE, sources=dict.fromkeys(places, low))
    stepper = opened.sheet.one_by_one
    stepper.begin()
    assert stepper.right_button.hasFocus()
    qtbot.keyClick(stepper.right_button, Qt.Key.Key_Space)
    assert stepper.path == places[1]
    assert stepper.right_button.hasFocus()
