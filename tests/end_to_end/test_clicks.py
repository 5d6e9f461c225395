"""How many clicks it takes, counted by somebody at the real window with the mouse (NEXT 8)."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QMenu,
    QWidget,
)

from interview_app import i18n
from interview_app.domain.asks import MessageAsk, OptionAsk, ReviewAsk
from interview_app.messages.interview import AskPublished
from interview_app.messages.tailoring.wishes import GENERAL
from interview_app.paths import resources
from interview_app.ui.resumes.room import ResumesRoom
from tests.end_to_end.screen import type_into
from tests.end_to_end.test_window_interview import AtTheWindow, field_of, opened

__all__ = ["opened"]
pytestmark = [
    pytest.mark.gui,
    pytest.mark.end_to_end,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]
SAMPLES = resources() / "samples"
TOLD = {
    "situation": "About twelve patients a month fell on our ward, most of them at night.",
    "action": "I introduced a two-minute risk check at the bed.",
    "result": "From 12 falls a month we came to 5.",
    "number": "12 falls a month before, 5 after",
    "line": "Cut inpatient falls on a 28-bed ward from 12 to 5 a month with a bedside risk check",
}
GAPS = {
    "bronchoscopy": "I assisted at 30 bronchoscopies a year on the respiratory ward.",
    "tracheostomy": "I looked after 4 patients with a tracheostomy at a time.",
}


class Clicker:
    """A person with a mouse; every press of its button counts, typing and Return do not."""

    def __init__(self, at: AtTheWindow) -> None:
        self.at, self.screen, self.clicks = at, at.screen, 0

    def press(self, name: str) -> None:
        """Click what is called so."""
        self.clicks += 1
        self.screen.press(name)

    def type(self, name: str, text: str) -> QWidget:
        """Type into a field; a click first where the keyboard is elsewhere."""
        field = self.screen.find(name)
        if not field.hasFocus():
            self.click(field)
        type_into(field, text)
        return field

    def click(self, widget: QWidget, spot: QPoint | None = None) -> None:
        """Click on a widget, in its middle."""
        self.clicks += 1
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=spot or widget.rect().center())
        QApplication.processEvents()

    def go(self, place: str) -> None:
        """Click a row of the list of places."""
        self.clicks += 1
        self.screen.go(place)

    def approve(self, ask: ReviewAsk) -> None:
        """Approve a sheet as it stands."""
        self.clicks += self.screen.front is self.at.life.window
        self.clicks += self.screen.approve(ask)

    def drop(self, path: Path) -> AskPublished:
        """Drop a résumé on the window and approve what was understood; what is asked then."""
        self.at.next()
        self.screen.drop([path])
        asked = self.at.next()
        while not isinstance(asked.ask, ReviewAsk):
            asked = self.at.next()
        while isinstance(asked.ask, ReviewAsk):
            self.approve(asked.ask)
            asked = self.at.next()
        return asked

    def export(self, to: Path) -> None:
        """Share, Export PDF…, and the system's own dialog, into a new folder."""
        to.mkdir()
        self.press("Share")
        self.screen.wait(lambda: QApplication.activePopupWidget(), why="no menu")
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        action = next(one for one in menu.actions() if one.text() == "Export PDF…")
        self.click(menu, menu.actionGeometry(action).center())
        self.screen.wait(lambda: isinstance(self.screen.front, QFileDialog), why="no dialog")
        dialog = self.screen.front
        assert isinstance(dialog, QFileDialog)
        assert dialog.selectedFiles()[0].endswith(".pdf"), "a name is proposed"
        dialog.setDirectory(str(to))
        box = dialog.findChild(QDialogButtonBox)
        assert box is not None
        save = next(one for one in box.buttons() if "save" in one.text().casefold())
        assert isinstance(save, QAbstractButton)
        self.click(save)
        self.screen.wait(lambda: any(to.glob("*.pdf")), why="nothing was exported")
        self.screen.wait(lambda: self.screen.shows("Exported to"), why="it is not told")
        (made,) = to.glob("*.pdf")
        assert made.read_bytes().startswith(b"%PDF")
        assert made.name.startswith("Amara Okonkwo")

    def tell_story(self, asked: AskPublished) -> None:
        """One story of the newest job, from its choice to its approved card."""
        while True:
            match asked.ask:
                case OptionAsk(options=options):
                    self.press(options[0].label)
                case MessageAsk(field=field):
                    typed = self.type(field_of(field), TOLD[field or "situation"])
                    QTest.keyClick(typed, Qt.Key.Key_Return)
                case ReviewAsk():
                    self.approve(asked.ask)
                    return
            asked = self.at.next()

    def posting(self, text: str) -> None:
        """A new résumé for this posting, which is pasted; its page comes up."""
        self.press("New résumé")
        self.screen.wait(lambda: self.screen.named("Job posting"), why="no place for a posting")
        QGuiApplication.clipboard().setText(text)
        field = self.screen.find("Job posting")
        if not field.hasFocus():
            self.click(field)
        QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        self.press("Analyze")
        self.screen.wait(lambda: self.screen.front is self.at.life.window, why="still there")
        self.screen.wait(self.is_written, why="no page")

    def is_written(self) -> bool:
        """Whether the page for a posting stands."""
        run = self.room.view.run
        return run is not None and run.run_id != GENERAL and run.blackboard.draft is not None

    @property
    def room(self) -> ResumesRoom:
        """Where the résumés stand."""
        assert self.at.life.shell is not None
        room = self.at.life.shell.parts.pages.stack.currentWidget()
        assert isinstance(room, ResumesRoom)
        return room

    def answer_gap(self, about: str) -> None:
        """Choose what is missing, tell of it, and take the answer as the line."""
        match = self.room.view.match
        if not match.isVisible():
            self.press("Match")
        run = self.room.view.run
        assert run is not None
        key = next(one.id for one in run.blackboard.requirements if about in one.text.casefold())
        if match.list.isVisible() or match.list.key() != key:
            if not match.list.isVisible():
                self.click(match.back)
            at = match.list.keys_in_order().index(key)
            index = match.list.model().index(at, 0)
            match.list.scrollTo(index)
            self.click(match.list.viewport(), match.list.visualRect(index).center())
        self.screen.wait(lambda: match.gap.card is not None, why="no question")
        card = match.gap.card
        assert card is not None
        assert card.save.isVisible(), "nobody clicks what is not seen"
        if card.window().focusWidget() is not card.answer:
            self.click(card.answer)
        type_into(card.answer, GAPS[about])
        # The hands are on the keys: the stop before is where it was, the first one the newest job.
        QTest.keyClick(card.answer, Qt.Key.Key_Backtab)
        now = card.window().focusWidget()
        assert now is card.place, now
        QTest.keyClick(card.place, Qt.Key.Key_Down)
        self.click(card.use_answer)
        self.click(card.save)
        self.screen.wait(
            lambda: GAPS[about].rstrip(".") in page_text(self.room), why="not on the page"
        )


def page_text(room: ResumesRoom) -> str:
    """What stands on the page."""
    return "\n".join(row.text for row in room.view.page.canvas.rows.rows)


def test_from_a_drop_to_the_general_pdf_and_to_one_for_a_posting(
    opened: Callable[..., AtTheWindow], tmp_path: Path
) -> None:
    """NEXT 8: at most 8 clicks to the page without a posting; with one, a story and two gaps at
    most 25, counted without the way to the other page.
    """
    i18n.set_language("en", catalogues=resources() / "translations")
    at = opened()
    person = Clicker(at)
    asked = person.drop(SAMPLES / "nurse.pdf")
    handed_over = person.clicks
    person.go("resumes/general")
    person.screen.wait(lambda: person.screen.named("Share"), why="no page")
    person.export(tmp_path / "general")
    print(f"drop to general PDF: {person.clicks} clicks")  # noqa: T201  # the figure itself
    assert person.clicks <= 8
    person.clicks = handed_over
    person.screen.go("conversation")
    person.tell_story(asked)
    posting = (SAMPLES / "nurse.posting.txt").read_text(encoding="utf-8")
    wanted = "\n".join(f"Experience with {one} is required." for one in GAPS)
    person.posting(f"{posting}\n{wanted}\n")
    for about in GAPS:
        person.answer_gap(about)
    person.export(tmp_path / "posting")
    assert at.errors == []
    print(f"with a posting: {person.clicks} clicks")  # noqa: T201  # the figure itself
    assert person.clicks <= 25
