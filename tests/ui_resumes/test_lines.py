"""Approved lines in the Résumés room: suggestions beside them, lines that wait for the person, other
wordings, what the check says, and what is not on the page (NEXT 3).
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from benchmarks import review_samples as samples
from interview_app.domain.card_making import MADE_PREFIX
from interview_app.domain.knowledge_card import DocumentSource, Metric
from interview_app.domain.known import Known
from interview_app.domain.lines import Line
from interview_app.domain.page_places import ENTRY, NAME, SECTION
from interview_app.domain.proposals import Verdict
from interview_app.domain.records import DataType
from interview_app.domain.resume import ResumeDocument, ResumeEntry, ResumeSection
from interview_app.domain.story import Draft
from interview_app.domain.tailoring import (
    CheckedLine,
    Severity,
    Trim,
    TruthViolation,
    ViolationKind,
)
from interview_app.domain.timeline import Experience, SkeletonTimeline
from interview_app.messages.data import RecordEdited
from interview_app.messages.interview import StoryShown
from interview_app.messages.tailoring.facts import ResumeWritten, RunFailed, RunShown
from interview_app.messages.tailoring.shown import OtherWording
from interview_app.messages.tailoring.wishes import (
    AnyLanguageChosen,
    BulletEdited,
    DecisionUndone,
    GapAnswered,
    LineAttested,
    LookChosen,
    ProposalDecided,
    ResumeExportRequested,
    RunOpened,
    SectionsHidden,
    TrimUndone,
    WordingBroughtBack,
    WordingTakenOut,
    WordingUsedEverywhere,
)
from interview_app.ui.controls import Notice
from interview_app.ui.look.theme import theme
from interview_app.ui.look.window_plan import EntryWanted
from interview_app.ui.resumes.capitals import in_capitals, otherwise
from interview_app.ui.resumes.line_view import LineView
from interview_app.ui.resumes.page_rows import MORE, SUGGESTED, WAITS
from interview_app.ui.resumes.page_strips import Strip
from interview_app.ui.resumes.run_view import LinePane
from interview_app.ui.resumes.waiting_part import WaitingPart
from tests.other_texts import with_bullets
from tests.ui_resumes.conftest import (
    CARD,
    CHANGED,
    LINE,
    OTHER,
    OWN,
    SECOND,
    Played,
    analysed,
    drafted,
    pages_of,
    suggestion,
)
from tests.ui_resumes.test_room import gap_card, press

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def texts(widget: QWidget) -> list[str]:
    """What is visible in it."""
    return [one.text() for one in widget.findChildren(QLabel) if one.isVisible()]


def with_report(run: RunShown, **changed: object) -> RunShown:
    report = run.blackboard.audit_report
    assert report is not None
    told = report.model_copy(update=changed)
    return replace(run, blackboard=run.blackboard.model_copy(update={"audit_report": told}))


# suggestions


def strip_at(played: Played, key: str) -> Strip:
    """What is suggested at a row of the page, which is taken in hand."""
    canvas = played.room.view.page.canvas
    canvas.take(key)
    played.tell()
    return canvas.strips[key]


def dressed(strip: Strip) -> dict[str, str]:
    """How each run of its words is marked."""
    found = {}
    for one in strip._words.formats():
        words = strip._words.text()[one.start : one.start + one.length].strip()
        struck, underlined = one.format.fontStrikeOut(), one.format.fontUnderline()
        found[words] = "struck" if struck else "underlined" if underlined else ""
    found.pop("", None)
    return found


def spoken_at(played: Played, key: str) -> str:
    """A row as a screen reader says it."""
    canvas = played.room.view.page.canvas
    return str(canvas.rows.at(key).data(Qt.ItemDataRole.AccessibleTextRole))


def test_suggestions_are_words_of_the_page(with_draft: Played) -> None:
    """NEXT 8: in the place of their line, what goes struck out and what comes underlined, with what
    the check says of it; where there are several, one after the other.
    """
    run = drafted(suggested=3)
    with_draft.tell(run)
    strip = strip_at(with_draft, LINE)
    assert strip.one == run.suggestions[0]
    assert strip.note() == f"1 of 3 · {run.suggestions[0].said[0]}"
    assert dressed(strip) == {
        "Cut": "struck",
        "Halved": "underlined",
        "falls on a 28-bed ward": "",
        "(1)": "underlined",
    }
    accept = with_draft.find("Accept", QPushButton)
    assert accept.accessibleDescription().startswith("removed: Cut; added: Halved")
    press(with_draft.find("Next suggestion", QPushButton))
    press(with_draft.find("Next suggestion", QPushButton))
    assert strip_at(with_draft, LINE).note().startswith("3 of 3")
    assert not with_draft.find("Next suggestion", QPushButton).isEnabled()
    assert spoken_at(with_draft, LINE).endswith("another wording is suggested")
    assert OTHER not in with_draft.room.view.page.canvas.strips


def test_what_is_below_makes_room_for_a_suggestion(with_draft: Played) -> None:
    """It may need more rows than its line: no other line is covered, at any zoom."""
    run = drafted()
    (one,) = run.suggestions
    long = tuple(part.model_copy(update={"text": part.text * 12}) for part in one.words)
    canvas = with_draft.room.view.page.canvas
    with_draft.tell(replace(run, suggestions=()))
    before = canvas.visualRect(canvas.rows.at(OTHER))
    with_draft.tell(replace(run, suggestions=(replace(one, words=long),)))
    assert canvas.visualRect(canvas.rows.at(OTHER)).top() > before.top()
    for zoom in (0.5, 1.0, 4.0):
        canvas.set_zoom(zoom)
        places = [canvas.visualRect(canvas.rows.at(row.key)) for row in canvas.rows.rows]
        keys = [row.key for row in canvas.rows.rows]
        assert not places[keys.index(LINE)].intersects(places[keys.index(OTHER)])
        accept = with_draft.room.view.page.canvas.suggestions._buttons[LINE].geometry()
        assert canvas.visualRect(canvas.rows.at(LINE)).contains(accept)
        assert canvas.indexAt(places[keys.index(OTHER)].center()).row() == keys.index(OTHER)


def test_a_decision_is_on_the_page_at_once_and_can_be_undone(with_draft: Played) -> None:
    """The accepted words stand clean until the page has them, a rejected suggestion is gone."""
    with_draft.tell(drafted())
    strip_at(with_draft, LINE)
    press(with_draft.find("Accept", QPushButton))
    strip = strip_at(with_draft, LINE)
    assert strip._words.text() == strip.one.new
    assert strip.mute
    press(with_draft.find("Undo", QPushButton))
    with_draft.tell(RunFailed(run_id="run-1", code="stopped", sentence="Stopped."))
    press(with_draft.find("Reject", QPushButton))
    canvas = with_draft.room.view.page.canvas
    assert LINE not in canvas.strips
    assert canvas.hasFocus() or QApplication.focusWidget() is None
    press(with_draft.find("Undo", QPushButton))
    undone = DecisionUndone(run_id="run-1", proposal_id="proposal-1")
    assert with_draft.wishes == [
        ProposalDecided(run_id="run-1", proposal_id="proposal-1", accepted=True),
        undone,
        ProposalDecided(run_id="run-1", proposal_id="proposal-1", accepted=False),
        undone,
    ]


def test_suggestions_are_decided_by_keys(with_draft: Played) -> None:
    """Control with Enter accepts, the Tab key leads to the buttons of the line in hand alone."""
    run = drafted()
    other = replace(suggestion(7, "Trained 14 nurses in <b>sepsis</b> screening"), id="other")
    with_draft.tell(replace(run, suggestions=(*run.suggestions, other)))
    strip_at(with_draft, OTHER)
    canvas = with_draft.room.view.page.canvas
    reached = {
        key: one.accept.focusPolicy() is Qt.FocusPolicy.TabFocus
        for key, one in canvas.suggestions._buttons.items()
    }
    assert reached == {LINE: False, OTHER: True}
    QTest.keyClick(canvas, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    decided = ProposalDecided(run_id="run-1", proposal_id="other", accepted=True)
    assert with_draft.wishes == [decided]


def test_a_click_on_a_suggestion_changes_it(with_draft: Played) -> None:
    """Its words are in the field; other words are the person's own, and the same ones are no
    decision: nobody accepts anything by clicking elsewhere.
    """
    with_draft.tell(drafted())
    strip_at(with_draft, LINE)
    canvas = with_draft.room.view.page.canvas
    words = canvas.visualRect(canvas.rows.at(LINE)).topLeft() + QPoint(20, 8)
    for typed in ("", "Halved  falls on my ward"):
        QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=words)
        field = canvas.delegate.editor
        assert field is not None
        assert field.toPlainText() == drafted().suggestions[0].new
        field.setPlainText(typed or field.toPlainText())
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert with_draft.wishes == [
        ProposalDecided(
            run_id="run-1",
            proposal_id="proposal-1",
            accepted=True,
            text="Halved falls on my ward",
        ),
    ]


def test_a_change_of_a_suggestion_that_is_given_up_is_no_decision(with_draft: Played) -> None:
    """Escape; what is typed over the line afterwards is the line's."""
    with_draft.tell(drafted())
    strip_at(with_draft, LINE)
    canvas = with_draft.room.view.page.canvas
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    assert canvas.delegate.editor is not None
    assert canvas.delegate.editor.toPlainText() == drafted().suggestions[0].new
    QTest.keyClick(canvas.delegate.editor, Qt.Key.Key_Escape)
    canvas.edit_line(LINE)
    assert canvas.delegate.editor is not None
    canvas.delegate.editor.setPlainText("Cut falls")
    QTest.keyClick(canvas.delegate.editor, Qt.Key.Key_Return)
    assert with_draft.wishes == [
        BulletEdited(run_id="run-1", bullet_id=LINE, text="Cut falls", line_id="line-1")
    ]


@pytest.mark.parametrize("new_line", [False, True])
def test_what_is_typed_stands_over_a_suggestion_that_comes(
    with_draft: Played, new_line: bool
) -> None:
    """Issue 26: a line is edited while a model suggests for it; the words are the person's edit of
    the line, and the suggestion is there afterwards.
    """
    with_draft.tell(drafted(suggested=0))
    canvas = with_draft.room.view.page.canvas
    canvas.edit_line(LINE)
    assert canvas.delegate.editor is not None
    canvas.delegate.editor.setPlainText("Brought falls down")
    run = drafted()
    (one,) = run.suggestions
    other = replace(one, id="new", old=(), entry_id="exp-1")
    with_draft.tell(replace(run, suggestions=(one, other) if new_line else (one,)))
    field = canvas.delegate.editor
    assert field is not None
    assert field.toPlainText() == "Brought falls down"
    top = canvas.layer.childAt(field.geometry().center())
    assert top is not None
    assert top is field or field.isAncestorOf(top)
    QTest.keyClick(field, Qt.Key.Key_Return)
    edited = BulletEdited(
        run_id="run-1", bullet_id=LINE, text="Brought falls down", line_id="line-1"
    )
    assert with_draft.wishes == [edited]
    assert canvas.strips[LINE].taken == "Brought falls down"
    with_draft.tell(replace(run, suggestions=(one, other) if new_line else (one,)))
    assert canvas.strips[LINE].taken == "Brought falls down", "the page has it not yet"
    with_draft.tell(RunFailed(run_id="run-1", code="not_found", sentence="It is gone."))
    assert not canvas.strips[LINE].mute, "the suggestion is there, beside what the page has"


def test_a_decision_that_could_not_be_kept_is_asked_again(with_draft: Played) -> None:
    """The line was changed meanwhile, the store was full: nothing is shown as if it were done."""
    with_draft.tell(drafted(suggested=1))
    strip_at(with_draft, LINE)
    press(with_draft.find("Accept", QPushButton))
    assert strip_at(with_draft, LINE).mute
    sentence = "This line was changed or taken back meanwhile."
    with_draft.tell(RunFailed(run_id="run-1", code="line_gone", sentence=sentence))
    assert with_draft.find("Accept", QPushButton).isVisible()
    assert with_draft.room.notices.notice.label.text() == sentence
    assert not with_draft.room.toast.isVisible(), "nothing was done that could be undone"


def test_a_suggestion_for_no_line_is_a_row_of_its_own(with_draft: Played) -> None:
    """Below its entry, with the evidence beside it; it takes the place of nothing, and says so."""
    run = drafted()
    (one,) = run.suggestions
    new = replace(one, old=(), entry_id="exp-1")
    with_draft.tell(replace(run, suggestions=(new,)))
    key = SUGGESTED + one.id
    with_draft.room.view.show_face("line")
    strip = strip_at(with_draft, key)
    assert strip.note().startswith("Suggested as a new line")
    assert spoken_at(with_draft, key) == f"{one.new}, suggested as a new line"
    assert any(one.quotes[0] in text for text in texts(with_draft.room.view.line))
    press(with_draft.find("Accept", QPushButton))
    decided = ProposalDecided(run_id="run-1", proposal_id=one.id, accepted=True)
    assert with_draft.wishes == [decided]


def test_a_wording_of_two_lines_stands_in_the_place_of_the_first(with_draft: Played) -> None:
    """The other would go with it: it is struck out, and is decided with the first."""
    run = drafted()
    (one,) = run.suggestions
    both = replace(one, old=(one.old[0], "Trained 14 nurses in <b>sepsis</b> screening"))
    with_draft.tell(replace(run, suggestions=(both,)))
    assert not strip_at(with_draft, LINE).mute
    gone = strip_at(with_draft, OTHER)
    assert gone.mute
    assert set(dressed(gone).values()) == {"struck"}


def test_open_suggestions_hold_nothing_up(with_draft: Played) -> None:
    """NEXT 3: the page prints the approved wording; what was not looked at is no reason to wait."""
    with_draft.tell(drafted(suggested=19))
    with_draft.choose("Export PDF…")
    with_draft.tell(ResumeWritten(run_id="run-1", path="/tmp/cv.pdf"))
    assert "19 suggestions not looked at." in with_draft.room.notices.notice.label.text()


# lines that wait


def waiting_part(played: Played) -> WaitingPart:
    """Where lines that wait are decided: where they would stand."""
    played.room.view.page.show_waiting()
    played.tell()
    return played.room.view.page.waiting


def test_a_line_that_is_refused_is_asked_about_where_it_was_typed(with_draft: Played) -> None:
    """NEXT 3: the sentence and the three ways come up by themselves, after an edit alone."""
    canvas, part = with_draft.room.view.page.canvas, with_draft.room.view.page.waiting
    with_draft.tell(drafted(waiting=(CHANGED,)))
    assert not part.isVisible(), "nobody is disturbed in what they look at"
    canvas.edit_line(LINE)
    assert canvas.delegate.editor is not None
    canvas.delegate.editor.setPlainText(OWN.text)
    QTest.keyClick(canvas.delegate.editor, Qt.Key.Key_Return)
    with_draft.tell(drafted(waiting=(CHANGED, OWN)))
    assert part.isVisible()
    assert f"“{OWN.text}”" in texts(part)
    assert canvas.key() == WAITS + OWN.line_id


def test_own_words_that_are_refused_are_kept_by_one_click(with_draft: Played, qtbot: QtBot) -> None:
    """NEXT 3: "It is true", Change, Leave out; the page is not handed out before."""
    with_draft.tell(drafted(waiting=(CHANGED, OWN)))
    part = waiting_part(with_draft)
    shown = texts(part)
    assert f"“{OWN.text}”" in shown, "their own words first"
    assert OWN.why in shown
    press(with_draft.find("It is true", QPushButton))
    press(with_draft.find("Leave out", QPushButton))
    with_draft.room.activateWindow()
    press(with_draft.find("Change", QPushButton))
    editor = with_draft.room.view.page.canvas.delegate.editor
    assert editor is not None
    qtbot.waitUntil(editor.hasFocus)
    assert not part.isVisible(), "it is typed where the line stands, and nothing lies over that"
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert part.isVisible()
    press(with_draft.find("Change", QPushButton))
    editor = with_draft.room.view.page.canvas.delegate.editor
    assert editor is not None
    editor.setPlainText("Led 20 nurses")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert with_draft.wishes == [
        LineAttested(run_id="run-1", line_id=OWN.line_id),
        WordingTakenOut(run_id="run-1", line_id=OWN.line_id),
        BulletEdited(run_id="run-1", bullet_id=OWN.line_id, text="Led 20 nurses"),
    ]
    with_draft.tell(drafted())
    assert not part.isVisible()


def test_a_line_that_is_true_stays_in_hand(with_draft: Played) -> None:
    """Another one was in hand, and "Leave out" would have met that."""
    with_draft.tell(drafted(waiting=(OWN,)))
    canvas = with_draft.room.view.page.canvas
    canvas.take(WAITS + OWN.line_id)
    press(with_draft.find("It is true", QPushButton))
    run = drafted()
    draft = run.blackboard.draft
    assert draft is not None
    document = draft.document
    (section,), (entry,) = document.sections, document.sections[0].entries
    said = entry.bullets[1].model_copy(update={"text": OWN.text})
    entry = entry.model_copy(update={"bullets": (entry.bullets[0], said)})
    section = section.model_copy(update={"entries": (entry,)})
    document = document.model_copy(update={"sections": (section,)})
    draft = draft.model_copy(update={"document": document})
    board = run.blackboard.model_copy(update={"draft": draft})
    run = replace(run, blackboard=board)
    with_draft.room.show_message(pages_of(run))
    with_draft.tell(run)
    assert canvas.key() == OTHER


@pytest.mark.parametrize("editing", [False, True])
def test_a_line_that_is_counted_otherwise_stays_in_hand(
    with_draft: Played, *, editing: bool
) -> None:
    """Lines are counted as they were chosen: worded otherwise, another one had its number, was in
    hand and had what was typed laid over it.
    """
    with_draft.tell(drafted(suggested=0))
    canvas = with_draft.room.view.page.canvas
    canvas.take(OTHER)
    if editing:
        canvas.edit_line(OTHER)
        assert canvas.delegate.editor is not None
        canvas.delegate.editor.setPlainText("Trained 15")
    run = drafted(suggested=0)
    draft = run.blackboard.draft
    assert draft is not None
    document = draft.document
    (section,), (entry,) = document.sections, document.sections[0].entries
    first, second = entry.bullets
    swapped = tuple(
        one.model_copy(update={"bullet_id": other.bullet_id})
        for one, other in ((second, first), (first, second))
    )
    entry = entry.model_copy(update={"bullets": swapped})
    section = section.model_copy(update={"entries": (entry,)})
    draft = draft.model_copy(
        update={"document": document.model_copy(update={"sections": (section,)})}
    )
    with_draft.tell(replace(run, blackboard=run.blackboard.model_copy(update={"draft": draft})))
    assert canvas.key() == LINE
    row = canvas.row()
    assert row is not None
    assert row.text == second.text
    if editing:
        assert canvas.delegate.editor is not None
        assert canvas.delegate.editor.toPlainText() == "Trained 15"
        assert canvas.delegate.editor.accessibleDescription() == second.text


def test_words_that_wait_stand_on_the_page(with_draft: Played) -> None:
    """Issue 26: where they belong, with what becomes of them; what they replaced can be kept."""
    old = "Cut falls from 12 to 5 a month"
    placed = drafted(waiting=(replace(CHANGED, above=LINE), replace(OWN, above="")), suggested=0)
    with_draft.tell(placed)
    keys = [one.key for one in with_draft.room.view.page.canvas.rows.rows if one.of == "exp-1"]
    assert keys[:4] == [WAITS + OWN.line_id, LINE, WAITS + CHANGED.line_id, OTHER]
    with_draft.tell(drafted(waiting=(CHANGED, replace(OWN, before=old))))
    canvas = with_draft.room.view.page.canvas
    rows = [one for one in canvas.rows.rows if one.kind == "waits"]
    assert [one.text for one in rows] == [OWN.text, CHANGED.text], "their own words first"
    assert all("waits for you" in one.spoken and one.of == "exp-1" for one in rows)
    places = [canvas.visualRect(canvas.rows.at(key)) for key in (OTHER, *(one.key for one in rows))]
    assert all(above.bottom() <= below.top() + 4 for above, below in pairwise(places))
    assert "not printed before you decide" in canvas.strips[rows[0].key].note()
    canvas.setFocus()
    canvas.take(rows[0].key)
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    part = with_draft.room.view.page.waiting
    assert f"“{old}”" in part.why.text()
    press(with_draft.find("Keep the old wording", QPushButton))
    assert with_draft.wishes == [WordingTakenOut(run_id="run-1", line_id=OWN.line_id)]
    with_draft.tell(drafted(waiting=(CHANGED,)))
    assert canvas.key() == rows[1].key, "the next one that waits is in hand"
    assert part.out_button.text() == "Leave out"


def test_what_changed_since_it_was_approved_is_shown_with_both_values(with_draft: Played) -> None:
    """It waits without holding the page up: no file prints the old value unasked."""
    with_draft.tell(drafted(waiting=(CHANGED,)))
    shown = texts(waiting_part(with_draft))
    assert f"“{CHANGED.text}”" in shown
    assert CHANGED.why in shown
    assert with_draft.room.view.head.isHidden()
    press(with_draft.find("Still true", QPushButton))
    assert with_draft.wishes == [LineAttested(run_id="run-1", line_id=CHANGED.line_id)]


def test_an_export_waits_for_own_refused_words_and_leads_to_them(
    with_draft: Played, qtbot: QtBot
) -> None:
    """With the count as the reason; once they are decided the files can be had."""
    with_draft.tell(drafted(waiting=(OWN, CHANGED)))
    head = with_draft.room.view.head
    assert "Export waits for 1 line of yours that says more than you approved." in texts(head)
    with_draft.room.view.show_face("line")
    with_draft.room.view.page.canvas.take(MORE)
    with_draft.tell()
    press(with_draft.find("Go to the line", QPushButton))
    part = with_draft.room.view.page.waiting
    assert part.isVisible()
    with_draft.room.view.page.canvas.take(MORE)
    with_draft.room.activateWindow()
    with_draft.choose("Export PDF…")
    assert part.isVisible()
    qtbot.waitUntil(part.true_button.hasFocus)
    assert not [one for one in with_draft.wishes if isinstance(one, ResumeExportRequested)]
    with_draft.tell(drafted(waiting=(CHANGED,)))
    assert not [one for one in texts(head) if one.startswith("Export waits")]


def test_a_line_that_is_gone_is_shown_no_longer(with_draft: Played) -> None:
    """After Undo of "Put back" the inspector showed the line still."""
    canvas, view = with_draft.room.view.page.canvas, with_draft.room.view
    canvas.take(OTHER)
    view.show_face("line")
    assert view.line.stack.currentWidget() is view.line.line
    run = drafted()
    draft = run.blackboard.draft
    assert draft is not None
    (section,) = draft.document.sections
    (entry,) = section.entries
    fewer = entry.model_copy(update={"bullets": entry.bullets[:1]})
    sections = (section.model_copy(update={"entries": (fewer,)}),)
    document = draft.document.model_copy(update={"sections": sections})
    changed = {"draft": draft.model_copy(update={"document": document})}
    with_draft.tell(replace(run, blackboard=run.blackboard.model_copy(update=changed)))
    assert view.line.stack.currentWidget() is not view.line.line


def test_lines_that_wait_are_gone_through_one_by_one(with_draft: Played) -> None:
    """The one in hand stays in hand while another is decided elsewhere."""
    lines = tuple(replace(CHANGED, line_id=f"line-{at}", text=f"Line {at}") for at in range(3))
    with_draft.tell(drafted(waiting=lines))
    part = waiting_part(with_draft)
    part.stepper.on.click()
    assert "“Line 1”" in texts(part)
    with_draft.tell(drafted(waiting=lines[1:]))
    assert "“Line 1”" in texts(part)
    assert "Line 1 of 2" in texts(part)


@pytest.mark.parametrize(
    ("changes", "now", "first"),
    [
        ({}, CARD.raw_text, ""),
        (
            {"metrics": (Metric(value="4", description="falls a month"),)},
            "4 falls a month",
            f"You told it first: “{CARD.raw_text}”",
        ),
        (
            {
                "source": DocumentSource(
                    artifact_id="cv", quote="Reduced falls from 12 to 6 a month"
                )
            },
            CARD.raw_text,
            "The document says: “Reduced falls from 12 to 6 a month”",
        ),
        (
            {
                "source": DocumentSource(
                    artifact_id="cv", quote=CARD.raw_text.replace("ward", "wa-\nrd")
                )
            },
            CARD.raw_text,
            "",
        ),
    ],
)
def test_where_a_line_comes_from_is_what_stands_in_the_record_now(
    with_draft: Played, changes: dict[str, object], now: str, first: str
) -> None:
    """Issue 26: what the person corrected, and below it the words that it was read or told in."""
    card = CARD.model_copy(update=changes)
    with_draft.tell(replace(drafted(suggested=0), cards=(card, SECOND)))
    with_draft.room.view.page.canvas.take(LINE)
    with_draft.room.view.show_face("line")
    with_draft.tell()
    shown = texts(with_draft.room.view.line.line)
    assert f"“{now}”" in shown
    assert [one for one in shown if one.startswith(("You told it", "The document says"))] == (
        [first] if first else []
    )


# other wordings


def test_an_older_wording_is_brought_back_and_one_for_a_posting_used_everywhere(
    with_draft: Played,
) -> None:
    """NEXT 3: one family, several wordings; only a line that has some says so."""
    run = replace(
        drafted(),
        wordings=(
            OtherWording(bullet_id=LINE, line_id="line-0", text="Reduced falls"),
            OtherWording(bullet_id=OTHER, line_id="line-7", text="Taught nurses"),
        ),
        for_this_posting=(LINE,),
    )
    with_draft.tell(run)
    with_draft.room.view.page.canvas.take(LINE)
    with_draft.room.view.show_face("line")
    with_draft.tell()
    claims = with_draft.room.view.line.line
    assert "Reduced falls" in texts(claims.wordings)
    assert "Taught nurses" not in texts(claims.wordings)
    press(with_draft.find("Use this one: Reduced falls", QPushButton))
    press(with_draft.find("Use everywhere", QPushButton))
    assert with_draft.wishes == [
        WordingBroughtBack(run_id="run-1", line_id="line-0"),
        WordingUsedEverywhere(run_id="run-1", line_id="line-1"),
    ]
    with_draft.room.view.page.canvas.take(OTHER)
    with_draft.tell()
    assert not claims.everywhere.isVisible()
    with_draft.tell(drafted())
    assert not claims.wordings.isVisible()


# the check


def whole_page(played: Played) -> LinePane:
    """What was found on the whole page."""
    played.room.view.show_face("line")
    played.room.view.page.canvas.take(MORE)
    played.tell()
    return played.room.view.line


def test_the_check_says_of_each_line_what_it_found(with_draft: Played) -> None:
    """What is refused first; a click on a line leads to it."""
    words = [one.text for one in drafted().blackboard.draft.document.bullets()]  # type: ignore[union-attr]
    lines = (
        CheckedLine(text=words[0], verdict=Verdict.PROVEN),
        CheckedLine(text=words[1], verdict=Verdict.YOUR_WORD, marked=("Trained", "screening")),
        CheckedLine(text="Nurse, Moor", verdict=Verdict.REFUSED, marked=("Moor",)),
    )
    with_draft.tell(with_report(drafted(), lines=lines))
    check = whole_page(with_draft).checks
    assert [check.list.item(at).text().split("\n") for at in range(check.list.count())] == [
        ["Nurse, Moor", "Not in what you approved: “Moor”"],
        [words[1], "In words of your own: “Trained”, “screening”"],
    ], "what is proven is what a page is made of"
    check.list.itemActivated.emit(check.list.item(1))
    assert with_draft.room.view.page.canvas.key() == OTHER


def test_what_was_found_on_the_page_stands_behind_one_mark(with_draft: Played) -> None:
    """NEXT 8: at the top of the page, there whatever was found; headings tell of themselves."""
    with_draft.tell(drafted(suggested=0))
    view = with_draft.room.view
    canvas = view.page.canvas
    mark = canvas.rows.row(canvas.rows.at(MORE))
    assert mark is not None
    assert mark.icon in ("check", "plus")
    assert whole_page(with_draft).checks.isVisible()
    for key in (NAME, SECTION + "experience"):
        canvas.take(key)
        with_draft.tell()
        assert not view.line.checks.isVisible()
        assert not view.line.left_out.isVisible()


def test_what_is_found_in_one_line_stands_together_in_plain_words(with_draft: Played) -> None:
    """A report of a version before reads as it did, without its code words: one entry of the list,
    one field beside the line.
    """
    text = "Trained 14 nurses in <b>sepsis</b> screening"
    found = tuple(
        TruthViolation(
            bullet_id=OTHER,
            bullet_text=text,
            violation=sentence,
            kind=ViolationKind.CHANGED_METRIC,
            severity=Severity.BLOCKER,
        )
        for sentence in ("Claims 140 but evidence shows 14", "Claims “Led” but nothing says so")
    )
    with_draft.tell(with_report(drafted(), lines=(), truth_violations=found, passed=False))
    check = whole_page(with_draft).checks
    objections = ["Not in what you approved:", *(f"• {one.violation}" for one in found)]
    assert check.list.count() == 1
    assert check.list.item(0).text().split("\n") == [text, *objections]
    check.list.itemActivated.emit(check.list.item(0))
    with_draft.tell()
    claims = with_draft.room.view.line.line
    told = [one.label.text() for one in claims.findChildren(Notice) if one.isVisible()]
    assert [words.split("\n") for words in told] == [objections]


def test_a_page_that_is_nearly_empty_is_saved_by_a_click(with_draft: Played) -> None:
    """What stands on it goes onto the pages before, and with Undo it is back."""
    checks = whole_page(with_draft).checks
    assert not checks.fewer.isVisible()
    with_draft.tell(replace(drafted(), fewer_pages=1))
    assert checks.fewer.isVisible()
    assert checks.fewer.text() == "Make it fit on 1 page"
    checks.fewer.click()
    wish = with_draft.wishes[-1]
    assert isinstance(wish, LookChosen)
    assert wish.max_pages == 1
    with_draft.tell(replace(drafted(), max_pages=1, wish=wish))
    assert not checks.fewer.isVisible()


def test_no_page_is_called_approved_whose_values_nobody_looked_at(with_draft: Played) -> None:
    """After "Approve as it was read" it stood there in green."""
    checks, room = whole_page(with_draft).checks, with_draft.room
    job = {"organization": "Havelklinikum Nord", "title": "Shift lead"}
    timeline = SkeletonTimeline.model_validate({"experiences": [job]})
    document = samples.artifact()
    room.show_known(Known(timeline=timeline))
    doubts = (("title", "Shift lead"), ("organization", "Havelklinikum Nord"), ("title", "Gone"))
    room.show_documents((document.model_copy(update={"unseen": doubts}),))
    told = "2 details stand as they were read: you have not looked at them yet."
    assert checks.verdict.label.text() == told
    checks.look.click()
    assert with_draft.wishes[-1] == EntryWanted(entry="experiences[0]")
    with_draft.tell(ResumeWritten(run_id=drafted().run_id, path="cv.pdf"))
    assert room.notices.notice.label.text().endswith(told)
    room.show_documents((document,))
    assert "You approved every line word for word." in checks.verdict.label.text()
    assert not checks.look.isVisible()


def test_a_story_that_nobody_approved_is_missed_where_a_page_goes_out(with_draft: Played) -> None:
    """It was told to its end, and the file went out without it and without a word."""
    checks, room = whole_page(with_draft).checks, with_draft.room
    assert not checks.begun.isVisible()
    room.show_message(
        StoryShown(story=Draft(id="s", line="Weighed all plates that came back for a month"))
    )
    told = "Your story “Weighed all plates that came back for a month” is not on it: you have not approved it yet."
    assert checks.begun.isVisible()
    assert checks.begun.text() == told
    with_draft.tell(ResumeWritten(run_id=drafted().run_id, path="cv.pdf"))
    assert room.notices.notice.label.text().endswith(told)
    room.show_message(StoryShown(story=None))
    assert not checks.begun.isVisible()


def test_a_version_of_before_claims_no_approval_it_had_not(with_draft: Played) -> None:
    """“You approved every line” is said of approved lines alone."""
    run = drafted()
    verdict = whole_page(with_draft).checks.verdict
    assert "You approved every line word for word." in verdict.label.text()
    assert "as in Profile and Jobs" in verdict.label.text()
    draft = run.blackboard.draft
    assert draft is not None
    old = with_bullets(draft.document, {"line_id": None})
    board = run.blackboard.model_copy(update={"draft": draft.model_copy(update={"document": old})})
    with_draft.tell(replace(run, blackboard=board))
    assert "written before" in verdict.label.text()


# what is not on the page


def trims() -> Iterator[Trim]:
    yield Trim(text="Half a day", reason="There was no room", kind="no_room", line_id="line-3")
    yield Trim(text="Sang", reason="Not yet put into a sentence", kind="no_line", card_id="card-2")
    yield Trim(
        text="Trained 14", reason="It says 14, now it is 12", kind="changed", line_id="line-8"
    )
    yield Trim(text="Led 9", reason="It says 9, now it is 8", kind="changed", line_id="line-7")
    yield Trim(text="Leitete", reason="In another language", kind="other_language", line_id="l-5")
    yield Trim(
        text="Led 64 flats",
        reason="Another wording of it is used",
        kind="another_wording",
        line_id="line-6",
        replaced_by="Cut faults",
    )


def test_everything_that_is_not_on_the_page_is_listed_by_its_reason(with_draft: Played) -> None:
    """NEXT 3: every approved fact, and the way back where there is one. A reason stands once over
    the lines that share it.
    """
    run = drafted()
    board = run.blackboard.model_copy(update={"trims": tuple(trims())})
    with_draft.tell(replace(run, blackboard=board))
    part = whole_page(with_draft).left_out
    rows = [part.list.item(at).text() for at in range(part.list.count())]
    assert rows == [
        "Changed since you approved it",
        "Trained 14\nIt says 14, now it is 12",
        "Led 9\nIt says 9, now it is 8",
        "There was no room",
        "Half a day",
        "In another language",
        "Leitete",
        "Another wording of it is used",
        "Led 64 flats\nInstead: Cut faults",
        "Not yet put into a sentence",
        "Sang",
    ]
    leads = []
    for at, row in enumerate(rows):
        part.list.setCurrentRow(at)
        if part.act.isVisible():
            leads.append((row, part.act.text()))
            press(part.act)
    assert leads == [
        ("Half a day", "Put back"),
        ("Leitete", "Print lines of other languages too"),
        ("Led 64 flats\nInstead: Cut faults", "Use this one"),
        ("Sang", "Give it a line"),
    ]
    assert with_draft.wishes == [
        TrimUndone(run_id="run-1", bullet_id="line-3"),
        AnyLanguageChosen(run_id="run-1"),
        WordingBroughtBack(run_id="run-1", line_id="line-6"),
        EntryWanted(story="card-2"),
    ]


def test_a_fact_that_has_its_line_at_last_comes_onto_the_page_that_stands(
    with_draft: Played,
) -> None:
    """Who looked at it and came back found it where it was: not on the page, not looked at yet."""
    line = Line(id="line-9", family="line-9", text="Sang", cites=(SECOND.id,))
    with_draft.room.show_known(Known(cards=(CARD, SECOND.model_copy(update={"lines": (line,)}))))
    assert with_draft.wishes == [RunOpened(run_id="run-1")]


def test_a_job_without_a_line_leads_to_where_it_gets_one(with_draft: Played) -> None:
    """“With room for more” was all that was said of a page on which a job stood bare."""
    run = drafted()
    draft = run.blackboard.draft
    assert draft is not None
    job = ResumeEntry(id="exp-2", title="Cashier", organization="Corner Shop", start="2015")
    section = draft.document.sections[0]
    section = section.model_copy(update={"entries": (*section.entries, job)})
    document = draft.document.model_copy(update={"sections": (section,)})
    draft = draft.model_copy(update={"document": document})
    board = run.blackboard.model_copy(update={"draft": draft, "trims": ()})
    checks = whole_page(with_draft).checks
    assert not checks.bare.isVisible()
    with_draft.tell(replace(run, blackboard=board))
    assert checks.bare.text() == "Add a line to “Cashier”"
    press(checks.bare)
    assert with_draft.wishes[-1] == EntryWanted(entry="exp-2")
    full = Trim(bullet_id="b", text="Sang", reason="No room", kind="page_limit")
    with_draft.tell(replace(run, blackboard=board.model_copy(update={"trims": (full,)})))
    assert not checks.bare.isVisible()


def test_a_head_in_capitals_is_written_otherwise_by_a_click(with_draft: Played) -> None:
    """It went out as it was read, loud among the others; nothing is changed unseen."""
    run = drafted()
    draft = run.blackboard.draft
    assert draft is not None
    (nurse,) = draft.document.sections[0].entries
    loud = nurse.model_copy(update={"id": "exp-2", "title": "HEAD OF NURSING", "bullets": ()})
    jobs = tuple(
        Experience(id=one.id, title=one.title, organization=one.organization)
        for one in (nurse, loud)
    )
    key = (DataType.SKELETON_TIMELINE, "timeline")
    known = Known(timeline=SkeletonTimeline(experiences=jobs), versions={key: 3})
    part = whole_page(with_draft).capitals
    assert not part.isVisible()
    with_draft.room.show_known(known)
    section = draft.document.sections[0].model_copy(update={"entries": (nurse, loud)})
    document = draft.document.model_copy(update={"sections": (section,)})
    board = run.blackboard.model_copy(
        update={"draft": draft.model_copy(update={"document": document})}
    )
    with_draft.tell(replace(run, blackboard=board))
    assert part.words.text() == "Head of Nursing"
    press(part.write)
    wish = with_draft.wishes[-1]
    assert isinstance(wish, RecordEdited)
    assert (wish.data_type, wish.base_version) == (key[0], 3)
    assert [one["title"] for one in wish.data["experiences"]] == ["Nurse", "Head of Nursing"]
    renamed = (jobs[0], jobs[1].model_copy(update={"title": "Head of Nursing"}))
    timeline = SkeletonTimeline(experiences=renamed)
    with_draft.room.show_known(Known(timeline=timeline, versions={key: 4}))
    press(with_draft.room.toast.undo_button)
    back = with_draft.wishes[-1]
    assert isinstance(back, RecordEdited)
    assert known.timeline is not None
    assert (back.base_version, back.data["experiences"]) == (
        4,
        known.timeline.to_json()["experiences"],
    )


def test_a_word_is_written_as_it_stands_elsewhere() -> None:
    """The person's own spelling comes before any rule; what may be a name stays as it is."""
    heads = (("LEITER DES LAGERS", "LOGÍSTICA EBRO SUR, S.L."), ("Mozo", "Logística Ebro Sur SL"))
    entries = tuple(ResumeEntry(id=title, title=title, organization=firm) for title, firm in heads)
    section = ResumeSection(key="experience", title="Jobs", entries=entries)
    document = ResumeDocument(sections=(section,))
    assert [text for _id, text in in_capitals(document)] == list(heads[0])
    bracketed = entries[0].model_copy(update={"title": "JEFE DE EQUIPO (turno de tarde)"})
    only = document.model_copy(
        update={"sections": (section.model_copy(update={"entries": (bracketed, entries[1])}),)}
    )
    assert otherwise(in_capitals(only)[0][1], only) == "Jefe de Equipo (turno de tarde)"
    told = [otherwise(text, document) for text in heads[0]]
    assert told == ["Leiter des Lagers", "Logística Ebro Sur, S.L."]


def test_what_is_off_the_page_is_the_same_beside_it_and_on_it(with_draft: Played) -> None:
    """“Nothing was left out” stood beside an entry while counts on the page said otherwise; what
    waits on the page is listed nowhere else.
    """
    run = drafted(waiting=(CHANGED,))
    elsewhere = Trim(text="Half a day", reason="No room", kind="no_room", line_id="line-3")
    waits = Trim(text="Trained 14", reason="…", kind="changed", line_id=CHANGED.line_id)
    board = run.blackboard.model_copy(update={"trims": (elsewhere, waits)})
    with_draft.tell(replace(run, blackboard=board))
    view = with_draft.room.view
    view.show_face("line")
    view.page.canvas.take(ENTRY + "exp-1")
    with_draft.tell()
    assert not view.line.left_out.isVisible()
    part = whole_page(with_draft).left_out
    assert [part.list.item(at).text() for at in range(part.list.count())] == [
        "No room",
        "Half a day",
    ]


@pytest.mark.parametrize("hidden", ["experience", "experience/Nurse/Moor Hospital/2019"])
def test_what_was_left_out_with_its_section_or_entry_is_shown_again(
    with_draft: Played, hidden: str
) -> None:
    """Its reason named another place where it could be brought back, and no button did it."""
    trim = Trim(bullet_id=LINE, text="Cut falls", reason="…", kind="section_out")
    run = replace(drafted(), hidden_sections=("skills", hidden))
    board = run.blackboard.model_copy(update={"trims": (trim,)})
    with_draft.tell(replace(run, blackboard=board))
    press(whole_page(with_draft).left_out.act)
    assert with_draft.wishes[-1] == SectionsHidden(run_id="run-1", sections=("skills",))


def test_what_was_read_and_not_looked_at_leads_to_its_form(with_draft: Played) -> None:
    """Such a fact stood under what is not on the page, and nothing led on from there."""
    run = drafted()
    card = next(one for one in run.cards if one.entry_id)
    made = card.model_copy(update={"id": f"{MADE_PREFIX}7"})
    trim = Trim(text="Sang", reason="Not yet put into a sentence", kind="no_line", card_id=made.id)
    board = run.blackboard.model_copy(update={"trims": (trim,)})
    with_draft.tell(replace(run, blackboard=board, cards=(*run.cards, made)))
    part = whole_page(with_draft).left_out
    press(part.act)
    assert with_draft.wishes[-1] == EntryWanted(entry=str(made.entry_id))


# the line of an answer


def test_an_answer_to_a_gap_brings_its_line(with_run: Played) -> None:
    """The answer itself at one click, then in other words; empty is allowed."""
    card = gap_card(with_run)
    assert with_run.find("Line for your résumé") is card.line
    assert not card.use_answer.isEnabled()
    card.answer.setPlainText("I assisted\nat 30.")
    press(with_run.find("Use my answer: Bronchoscopy", QPushButton))
    assert card.line.toPlainText() == "I assisted at 30."
    card.line.setPlainText("Assisted at 30 bronchoscopies")
    with_run.tell(replace(analysed(), entries=()))
    card = gap_card(with_run)
    assert card.line.toPlainText() == "Assisted at 30 bronchoscopies", "typing is never lost"
    press(card.save)
    assert not with_run.wishes, "where it was is asked, and not guessed"
    assert any(one.text().startswith("Choose what fits") for one in card.findChildren(QLabel))
    card.place.setCurrentIndex(card.place.findData(""))
    press(card.save)
    assert card.save.text() == "Saving…"
    assert not card.save.isEnabled()
    card.line.clear()
    assert card.save.text() == "Save"
    press(card.save)
    assert with_run.wishes == [
        GapAnswered(
            run_id="run-1",
            gap_id="gap-001",
            text="I assisted\nat 30.",
            line=line,
        )
        for line in ("Assisted at 30 bronchoscopies", "")
    ]


@pytest.mark.parametrize("section", ["certificates", "languages", "skills", "volunteer"])
def test_an_answer_that_was_done_at_no_job_becomes_an_entry(with_run: Played, section: str) -> None:
    """Issue 26: a certificate, a language or a skill is no line of a job; it answers the demand,
    and a new entry called so is begun where it belongs.
    """
    card = gap_card(with_run)
    assert card.place.currentText() == "Choose…"
    card.answer.setPlainText("English, level B2")
    card.place.setCurrentIndex(card.place.findData(section))
    press(card.save)
    answered = GapAnswered(run_id="run-1", gap_id="gap-001", text="English, level B2")
    assert with_run.wishes == [answered, EntryWanted(section=section, name="English, level B2")]


@pytest.mark.parametrize("text_size", [100, 200])
def test_the_line_of_an_answer_stands_whole_in_a_narrow_room(
    with_run: Played, text_size: int
) -> None:
    """DESIGN 11: the button beside its heading stays where it can be pressed."""
    theme().set(text_size=text_size)
    view = with_run.room.view
    card = gap_card(with_run)
    assert card.use_answer.mapTo(view, QPoint(card.use_answer.width(), 0)).x() <= view.width()


def test_the_name_of_a_file_makes_the_panel_no_wider(qtbot: QtBot) -> None:
    """With one line the panel was wider than with the next, and the page beside it smaller."""
    view = LineView()
    qtbot.addWidget(view)
    mine = samples.artifact().model_copy(update={"filename": "Lebenslauf_Wiegand_neu2_2.docx"})
    view.know((mine,))
    source = DocumentSource(artifact_id=mine.id, quote="Shod 35 horses a week")
    frame = view._evidence(CARD.model_copy(update={"source": source}))
    button = next(one for one in frame.findChildren(QPushButton) if one.text() == "Show source")
    assert frame.minimumSizeHint().width() < button.sizeHint().width() + theme().px(140)
