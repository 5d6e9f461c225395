"""The ledger in the window: noted, looked up by line, by claim and by evidence (issue 5.7)."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from interview_app.domain.known import Known
from interview_app.domain.lines import WordRun
from interview_app.messages.tailoring.facts import LedgerShown, RunShown
from interview_app.messages.tailoring.shown import SentClaim, SentCopy, SentLine
from interview_app.messages.tailoring.wishes import LedgerRequested, SentNoted, SentUndone
from interview_app.ui.library.evidence_view import EvidenceView
from interview_app.ui.look.theme import theme
from interview_app.ui.resumes.ledger_dialog import LedgerDialog
from interview_app.ui.resumes.page_rows import MORE, rows_of
from interview_app.ui.resumes.sent_dialog import SentDialog
from interview_app.ui.resumes.words import conflict_words
from tests.ui_resumes.conftest import CARD, LINE, OTHER, Played, dialog_of, drafted, pages_of

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

ACME = SentCopy(
    id="run-1-v1-1",
    to="Acme Corp",
    on="2026-03-12",
    version=1,
    run_id="run-1",
    target_title="Staff Nurse",
)
MOOR = SentCopy(
    id="run-7-v3-1",
    to="Moor Trust",
    on="2026-05-04",
    version=3,
    run_id="run-7",
    target_title="Ward Sister",
)
THEN, NOW = (
    "Reduced falls on a 28-bed ward from 12 to 5",
    "Cut falls on a 28-bed ward from 12 to 5 a month",
)
SAME = SentLine(bullet_id=LINE, copy=MOOR, said_then=NOW, says_now=NOW)
REWORDED = SentLine(
    bullet_id=LINE,
    copy=ACME,
    said_then=THEN,
    says_now=NOW,
    words=(
        WordRun(kind="gone", text="Reduced "),
        WordRun(kind="new", text="Cut "),
        WordRun(kind="same", text="falls"),
    ),
)
LEDGER = LedgerShown(
    claims=(
        SentClaim(text=NOW, copies=(MOOR,), otherwise=(THEN,)),
        SentClaim(text=THEN, copies=(ACME,), otherwise=(NOW,)),
        SentClaim(text="Trained 14 nurses", copies=(MOOR, ACME)),
    )
)


def words_of(widget: QWidget) -> list[str]:
    """What stands there, from top to bottom."""
    return [one.text() for one in widget.findChildren(QLabel) if one.isVisible()]


def sent_run() -> RunShown:
    return replace(drafted(), sent=(ACME,), sent_lines=(SAME, REWORDED))


def sent_sheet(played: Played, run: RunShown) -> SentDialog:
    played.tell(run)
    played.choose("Note Who Got It…")
    dialog = dialog_of(SentDialog)
    assert isinstance(dialog, SentDialog)
    return dialog


def ledger_of(played: Played) -> LedgerDialog:
    played.tell(LEDGER)
    dialog = dialog_of(LedgerDialog)
    assert isinstance(dialog, LedgerDialog)
    return dialog


def test_a_line_says_to_whom_it_went_and_in_which_words(with_draft: Played) -> None:
    """The claim inspector: who, when, which version of which résumé, and what has changed since."""
    with_draft.tell(sent_run())
    with_draft.room.view.show_face("line")
    with_draft.room.view.page.canvas.take(LINE)
    with_draft.tell()
    claims = with_draft.room.view.line.line
    words = words_of(claims.sent)
    assert words[1:3] == ["Sent to: Moor Trust on 4 May 2026 (“Ward Sister”, version 3)", words[2]]
    assert words[2] == "Sent to: Acme Corp on 12 March 2026 (version 1)"
    assert words[3] == "Changed since:"
    assert "line-through" in words[4]
    assert "Reduced" in words[4]
    with_draft.room.view.page.canvas.take(OTHER)
    with_draft.tell()
    assert not claims.sent.isVisible(), "nobody was sent the other line"


def test_many_who_got_a_line_are_counted(with_draft: Played) -> None:
    """The inspector shows the last three; the ledger has them all."""
    copies = [replace(SAME, copy=replace(MOOR, to=f"Hospital {n}")) for n in range(5)]
    with_draft.tell(replace(drafted(), sent_lines=tuple(copies)))
    with_draft.room.view.show_face("line")
    with_draft.room.view.page.canvas.take(LINE)
    with_draft.tell()
    words = words_of(with_draft.room.view.line.line.sent)
    assert sum(one.startswith("Sent to: ") for one in words) == 3
    assert "and 2 more times" in words


def test_the_page_marks_a_line_that_somebody_knows_otherwise(with_draft: Played) -> None:
    """A new draft that says it differently from what was sent is seen in the margin, unless they
    know the new words.
    """
    changed = replace(sent_run(), suggestions=())
    rows = {row.key: row for row in rows_of(pages_of(changed), changed)}
    assert rows[LINE].icon == "send"
    assert "Acme Corp on 12 March 2026" in rows[LINE].state
    assert rows[OTHER].icon == ""
    later = replace(changed, sent_lines=(SAME, replace(REWORDED, last=False)))
    assert {row.icon for row in rows_of(pages_of(later), later) if row.kind == "line"} == {""}


def test_a_line_is_looked_up_in_the_ledger(with_draft: Played) -> None:
    """From the inspector to the claim as it was sent last, by its button."""
    with_draft.tell(sent_run())
    with_draft.room.view.show_face("line")
    with_draft.room.view.page.canvas.take(LINE)
    with_draft.tell()
    button = with_draft.find("See who got it", QPushButton)
    assert isinstance(button, QPushButton)
    button.click()
    assert with_draft.wishes == [LedgerRequested()]
    dialog = ledger_of(with_draft)
    assert dialog.list.key() == NOW
    words = words_of(dialog)
    assert "Sent to: Moor Trust on 4 May 2026 (“Ward Sister”, version 3)" in words
    assert f"“{THEN}”" in words, "what others were told of it"
    dialog.reject()
    with_draft.tell(LEDGER)
    assert not any(
        isinstance(one, LedgerDialog) and one.isVisible() for one in QApplication.topLevelWidgets()
    )


def test_the_ledger_is_searched_by_words_and_by_name(with_draft: Played, qtbot: QtBot) -> None:
    """By claim and by recipient in one field, with the keyboard; from the menu of a résumé."""
    with_draft.choose("Who Got Which Line…")
    dialog = ledger_of(with_draft)
    field = with_draft.find("Find a line, or who got it", QLineEdit)
    qtbot.keyClicks(field, "trained")
    assert dialog.list.keys_in_order() == ["Trained 14 nurses"]
    qtbot.keyClicks(field, " nobody")
    assert dialog.list.keys_in_order() == []
    dialog.filter.clear()
    qtbot.keyClicks(field, "acme")
    assert dialog.list.keys_in_order() == [THEN, "Trained 14 nurses"]
    dialog.list.setFocus()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: "Trained 14 nurses" in words_of(dialog))
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_an_empty_ledger_says_how_it_fills(with_draft: Played) -> None:
    """Nothing was sent yet."""
    with_draft.room.view.head.ledger_wanted.emit()
    with_draft.tell(LedgerShown(claims=()))
    assert "Nothing was sent yet" in words_of(dialog_of(LedgerDialog))


def test_a_card_tells_who_got_what_rests_on_it(qtbot: QtBot) -> None:
    """From a piece of evidence: what was sent of it; an answer to somebody else's question opens
    nothing.
    """
    view = EvidenceView()
    qtbot.addWidget(view)
    wishes: list[object] = []
    view.wish.connect(wishes.append)
    view.show_known(Known(cards=(CARD,)))
    view.show()
    view.show_message(LEDGER)
    view.sent_button.click()
    assert wishes == [LedgerRequested(card_id="card-1")]
    view.show_message(LEDGER)
    assert not [one for one in QApplication.topLevelWidgets() if isinstance(one, LedgerDialog)]
    view.show_message(replace(LEDGER, card_id="card-1"))
    assert "What was sent that rests on this story." in words_of(dialog_of(LedgerDialog))
    dialog_of(LedgerDialog).close()


def test_the_ledger_notes_who_got_it(with_draft: Played) -> None:
    """Issue 5.7: which claim did I send to whom; nothing is sent tomorrow."""
    dialog = sent_sheet(with_draft, drafted())
    assert not dialog.sent.isVisible()
    assert dialog.on.maximumDate() == QDate.currentDate()
    dialog.to.setText("Moor Hospital")
    on = dialog.on.date().toString("yyyy-MM-dd")
    dialog.note.click()
    assert with_draft.wishes == [SentNoted(run_id="run-1", to="Moor Hospital", on=on)]


def test_a_line_of_the_ledger_that_was_a_mistake_goes(with_draft: Played) -> None:
    """What is wrong can be taken out; the sheet shows what is kept, when it is kept."""
    dialog = sent_sheet(with_draft, sent_run())
    assert dialog.sent.item(0).text() == "Acme Corp, version 1, 12 March 2026"
    dialog.remove.click()
    assert with_draft.wishes == [SentUndone(run_id="run-1", sent_id="run-1-v1-1")]
    assert dialog.sent.count() == 1
    with_draft.tell(drafted())
    assert not dialog.sent.isVisible()
    assert not dialog.remove.isVisible()


def test_who_was_told_otherwise_before_is_said_when_they_are_named(with_draft: Played) -> None:
    """Issue 5.7: the ledger's conflicts, in the sheet for the name typed and beside the check for
    who got this one.
    """
    dialog = sent_sheet(with_draft, sent_run())
    dialog.to.setText("Somebody")
    assert not dialog.told_otherwise.isVisible()
    dialog.to.setText("acme corp")
    assert conflict_words(REWORDED) in words_of(dialog)
    dialog.to.setText("Moor Trust")
    assert not dialog.told_otherwise.isVisible(), "they know these very words"
    dialog.reject()
    with_draft.room.view.show_face("line")
    with_draft.room.view.page.canvas.take(MORE)
    with_draft.tell()
    check = with_draft.room.view.line.checks.list
    assert conflict_words(REWORDED) in [check.item(at).text() for at in range(check.count())]


@pytest.mark.parametrize("text_size", [100, 200])
def test_the_ledgers_sheet_has_room_for_all_of_it(
    with_draft: Played, qtbot: QtBot, text_size: int
) -> None:
    """Issue 5.7: what was sent, a warning and the new line stand under each other, and the year is
    written out.
    """
    theme().set(text_size=text_size)
    sent = tuple(
        replace(ACME, id=f"run-1-v{n}-{n}", to=f"Hospital {n}", version=n) for n in range(1, 4)
    )
    long = replace(REWORDED, said_then="Cut falls by 40 % " * 6, says_now="Cut falls " * 6)
    dialog = SentDialog(replace(drafted(), sent=sent, sent_lines=(long,)))
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.to.setText("Acme Corp")
    (listed,) = dialog.findChildren(QListWidget)

    def apart() -> bool:
        parts = (listed, dialog.told_otherwise, dialog.to, dialog.note)
        return all(
            above.geometry().bottom() < below.geometry().top() for above, below in pairwise(parts)
        )

    qtbot.waitUntil(lambda: dialog.told_otherwise.isVisible() and apart())
    assert str(dialog.on.date().year()) in dialog.on.text()
