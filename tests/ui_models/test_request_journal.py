"""The journal of requests: what was sent can be read and deleted, with many entries and large ones
(issue 4.5).
"""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from interview_app.domain.model_choice import SentPart
from interview_app.domain.request_journal import RequestHead, SentRequest, Spending
from interview_app.messages.data import BackupsRenewalRequested, BackupsRenewed
from interview_app.messages.models import (
    JournalForgetRequested,
    JournalForgotten,
    JournalRequested,
    JournalShown,
    SentRequested,
    SentShown,
)
from interview_app.paths import DataFolder
from interview_app.store.opening import open_store
from interview_app.store.store import Store
from interview_app.ui.controls.dialogs import QuestionDialog
from interview_app.ui.settings.request_journal import RequestJournal, cells
from interview_app.ui.settings.sent_parts import SHOWN_AT_FIRST
from interview_app.use_cases.models import services as model_services
from interview_app.use_cases.models.places import Surroundings
from tests.accessibility.looking import controls, name_of

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def head(id: int, **rest: Any) -> RequestHead:
    given = {
        "at": "2026-03-01T10:00:00Z",
        "agent": "interviewer",
        "host": "api.example",
        "model": "m",
        "characters": 9,
    }
    return RequestHead(id=id, **{**given, **rest})


def key(widget: QWidget | None, one: Qt.Key) -> None:
    assert widget is not None
    QTest.keyClick(widget, one)


class Actor:
    """Answers the dialog's wishes from a journal of `count` requests, as the service does."""

    def __init__(self, qtbot: QtBot, count: int, *, text: str = "I led the night shift.") -> None:
        self.rows = [head(id) for id in range(count, 0, -1)]
        self.text = text
        self.wishes: list[object] = []
        self.dialog = RequestJournal()
        qtbot.addWidget(self.dialog)
        self.dialog.wish.connect(self._wished)
        self.dialog.start()

    def _wished(self, message: object) -> None:
        self.wishes.append(message)
        spending = Spending(requests=len(self.rows), unknown=len(self.rows))
        match message:
            case JournalRequested(before=before, count=count):
                found = [row for row in self.rows if before is None or row.id < before][:count]
                self.dialog.show_message(
                    JournalShown(requests=tuple(found), spending=spending, before=before)
                )
            case SentRequested(id=id):
                parts = (
                    SentPart(
                        kind="words", count=1, characters=len(self.text), text=f"{id}: {self.text}"
                    ),
                )
                self.dialog.show_message(SentShown(id=id, parts=parts))
            case JournalForgetRequested(ids=ids):
                self.rows = [row for row in self.rows if ids is not None and row.id not in ids]
                spending = Spending(requests=len(self.rows), unknown=len(self.rows))
                self.dialog.show_message(
                    JournalForgotten(ids=ids, spending=spending, backups_hold_until="2026-12-24")
                )

    @property
    def shown(self) -> int:
        return self.dialog.requests.model().rowCount(QModelIndex())


def test_what_was_sent_can_be_read_request_by_request(qtbot: QtBot) -> None:
    """Issue 4.5: what, to whom, when, tokens, cost; the newest is open at once."""
    actor = Actor(qtbot, 3)
    assert actor.dialog.parts.text.toPlainText() == "3: I led the night shift."
    key(actor.dialog.requests, Qt.Key.Key_Down)
    assert actor.dialog.parts.text.toPlainText().startswith("2:")
    told = cells(head(1, tokens_in=1234, tokens_out=56, cost=0.0021))
    assert told[1:] == ("m at api.example", "Interview", "1,234 in, 56 out", "0.0021 $")
    assert "2026" in told[0]
    assert cells(head(1, agent="something_new"))[2:] == ("something_new", "unknown", "unknown")


def test_many_requests_come_page_by_page(qtbot: QtBot) -> None:
    """Issue 4.5: five thousand entries cost no more at first than a hundred; the rest comes when
    the end is reached.
    """
    actor = Actor(qtbot, 5_000)
    at_first = actor.shown
    assert at_first <= 300, "Qt looks one page ahead"
    key(actor.dialog.requests, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: actor.shown > at_first)
    now = actor.shown
    bar = actor.dialog.requests.verticalScrollBar()
    bar.setValue(bar.maximum())
    qtbot.waitUntil(lambda: actor.shown > now)
    assert actor.shown <= at_first + 300
    pages = [one.before for one in actor.wishes if isinstance(one, JournalRequested)]
    assert pages == [None, *range(4_901, 5_001 - actor.shown, -100)]
    assert len([one for one in actor.wishes if isinstance(one, SentRequested)]) == 2, (
        "only what is chosen is read"
    )


def test_of_the_last_page_one_is_deleted(qtbot: QtBot) -> None:
    """Issue 4.5: to its end, and the one beside a deleted one is in hand."""
    actor = Actor(qtbot, 350)
    while actor.shown < 350:
        before = actor.shown
        key(actor.dialog.requests, Qt.Key.Key_End)
        qtbot.waitUntil(lambda before=before: actor.shown > before)
    assert actor.shown == 350
    actor.dialog.forget.click()
    assert actor.shown == 349
    assert actor.dialog.current is not None


def test_a_large_request_is_shown_in_two_steps(qtbot: QtBot) -> None:
    """Issue 4.5: two megabytes of text do not stop the window; all of it is there on demand."""
    actor = Actor(qtbot, 1, text="word " * 400_000)
    parts = actor.dialog.parts
    assert len(parts.text.toPlainText()) == SHOWN_AT_FIRST
    assert parts.whole.isVisible()
    parts.whole.click()
    assert len(parts.text.toPlainText()) == 2_000_003
    assert not parts.whole.isVisible()


def test_one_request_is_deleted_by_button_or_key_and_the_next_is_shown(qtbot: QtBot) -> None:
    """Issue 4.5: deleting one; it is said until when backups still hold it (DESIGN 7)."""
    actor = Actor(qtbot, 3)
    key(actor.dialog.requests, Qt.Key.Key_Down)
    key(actor.dialog.requests, Qt.Key.Key_Delete)
    assert [row.id for row in actor.rows] == [3, 1]
    assert actor.dialog.parts.text.toPlainText().startswith("1:")
    actor.dialog.forget.click()
    assert [row.id for row in actor.rows] == [3]
    assert "24 December 2026" in actor.dialog.note.label.text()


def test_backups_that_hold_what_was_deleted_can_go_too(qtbot: QtBot) -> None:
    """DESIGN 7: deleting one thing says until when backups still hold it, and offers to remove
    them.
    """
    actor = Actor(qtbot, 2)
    actor.dialog.forget.click()
    actor.dialog.renew.click()
    assert actor.wishes[-1] == BackupsRenewalRequested()
    assert not actor.dialog.renew.isVisible(), "one press is enough"
    actor.dialog.show_message(BackupsRenewed())
    assert "older backups are deleted" in actor.dialog.note.label.text()


def test_all_are_deleted_only_after_a_question(qtbot: QtBot) -> None:
    """Issue 4.5: Cancel keeps them; then nothing is left to read."""
    actor = Actor(qtbot, 3)
    actor.dialog.forget_all.click()
    sheet = actor.dialog.findChild(QuestionDialog)
    assert sheet is not None
    assert len(actor.rows) == 3
    delete = next(one for one in sheet.findChildren(QPushButton) if one.text() == "Delete")
    delete.click()
    assert actor.rows == []
    assert actor.shown == 0
    assert actor.dialog.parts.text.toPlainText() == ""
    assert actor.dialog.summary.text() == "Nothing was sent."
    assert not actor.dialog.forget_all.isEnabled()


def test_everything_is_named_and_reached_by_the_tab_key(qtbot: QtBot) -> None:
    """Issue 4.5: a screen reader hears whole lines; no control is without a name, none out of
    reach.
    """
    actor = Actor(qtbot, 2)
    dialog = actor.dialog
    with qtbot.waitExposed(dialog):
        pass
    for control in controls(dialog):
        assert name_of(control), control
    line = dialog.requests.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "m at api.example" in line
    assert "Cost: unknown" in line
    table = QAccessible.queryAccessibleInterface(dialog.requests)
    assert table.childCount() > 0
    dialog.requests.setFocus()
    reached = set()
    for _ in range(12):
        reached.add(dialog.focusWidget())
        key(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert {
        dialog.requests,
        dialog.parts.list,
        dialog.parts.text,
        dialog.forget,
        dialog.forget_all,
        dialog.done_button,
    } <= reached


# the service, with a real store


@pytest.fixture
def store(tmp_path: Path) -> Any:
    with open_store(DataFolder(tmp_path / "data")) as opened:
        yield opened


def sent(text: str) -> SentRequest:
    body = {"model": "m", "instructions": "Be kind.", "input": [{"role": "user", "content": text}]}
    return SentRequest(agent="interviewer", host="api.example", model="m", sent=body)


def services(store: Store, folder: DataFolder) -> Any:
    around = Surroundings.of_store(folder, store)
    nothing: Any = None
    return model_services.ModelServices(
        store, around, inside=nothing, guide=nothing, post=nothing, withheld=lambda: ()
    )


async def _asked(service: Any, message: object) -> Any:
    return await service.table()[type(message)](message)


def asked(service: Any, message: object) -> Any:
    import asyncio

    return asyncio.run(_asked(service, message))


def test_the_service_reads_pages_and_parts_and_forgets(store: Store, tmp_path: Path) -> None:
    """Issue 4.5: pages without content, the content of one as it was sent after the switches,
    deletion with the content.
    """
    ids = [store.request_journal.note(sent(f"I am {{{{basics.name}}}}, {at}")) for at in range(7)]
    store.request_journal.price(ids[0], tokens_in=10, tokens_out=5, cost=0.25)
    service = services(store, DataFolder(tmp_path / "data"))
    first = asked(service, JournalRequested(count=3))
    assert [one.id for one in first.requests] == ids[:3:-1]
    assert first.spending == Spending(requests=7, unknown=6, dollars=0.25)
    assert first.requests[0].characters > 50
    second = asked(service, JournalRequested(before=first.requests[-1].id, count=30))
    assert [one.id for one in second.requests] == ids[3::-1]
    assert second.requests[-1].cost == 0.25
    shown = asked(service, SentRequested(id=ids[2]))
    assert {part.kind: part.text for part in shown.parts} == {
        "instructions": "Be kind.",
        "words": "I am {{basics.name}}, 2",
    }
    gone = asked(service, JournalForgetRequested(ids=(ids[2],)))
    assert (gone.ids, gone.spending.requests) == ((ids[2],), 6)
    assert asked(service, SentRequested(id=ids[2])).parts == ()
    assert asked(service, JournalForgetRequested()).spending == Spending()
    assert store.request_journal.heads() == ()


def test_what_was_spent_is_counted_without_reading_what_was_sent(store: Store) -> None:
    """Issue 4.8: the running total is asked for before every request: one row of numbers, whatever
    lies in the journal.
    """
    for _ in range(3):
        store.request_journal.note(sent("x"))
    seen: list[str] = []
    with store._database.reading() as connection:
        connection.set_trace_callback(seen.append)
        try:
            assert store.request_journal.spending().requests == 3
        finally:
            connection.set_trace_callback(None)
    assert [one for one in seen if "llm_calls" in one]
    assert not [one for one in seen if "body" in one]
