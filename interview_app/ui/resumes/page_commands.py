"""What can be done with the row in hand: for a right click on it and for the menu bar."""

from collections.abc import Callable
from textwrap import shorten

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from interview_app.domain.page_places import ENTRY
from interview_app.i18n import _
from interview_app.ui.controls.buttons import fill_menu
from interview_app.ui.resumes.page_canvas import PageCanvas
from interview_app.ui.resumes.page_moves import moved
from interview_app.ui.resumes.page_rows import Kind
from interview_app.ui.resumes.waiting_part import WaitingPart

_MOVES = {"up": -1, "down": 1}
_OF_KIND: dict[Kind, tuple[str, ...]] = {
    "name": ("change",),
    "headline": ("change",),
    "contact": ("change",),
    "section": ("up", "down"),
    "entry": ("change", "leave_out", "up", "down", "source"),
    "line": ("edit", "leave_out", "up", "down", "source"),
    "suggested": ("accept", "edit", "reject", "source"),
    "waits": ("true", "edit", "take_out", "source"),
}
"""What a row of each kind offers."""
_ALWAYS = ("edit", "change", "leave_out", "up", "down", "source")
"""What stands in the menu bar whatever is in hand."""
_LONGEST = 60
"""Characters of the entry that the menu of its line is headed by."""


class PageCommands(QObject):
    """`listed` is all of them; a right click shows those of the row under it.

    Args:
        canvas: the page.
        waiting: what is decided about the row in hand where it waits.
        leave_out: takes the line with this key off the page.
        change: goes to the form where the words of the row in hand are changed.
        show_source: shows what there is about the row in hand.
    """

    def __init__(
        self,
        canvas: PageCanvas,
        waiting: WaitingPart,
        *,
        leave_out: Callable[[str], object],
        change: Callable[[], object],
        show_source: Callable[[], object],
    ) -> None:
        super().__init__(canvas)
        self._canvas, self._waiting = canvas, waiting
        self._of_row, self._of_bar = QMenu(canvas), QMenu(canvas)
        decide = canvas.suggestions.decide
        rows = {
            "true": ("", waiting.attest),
            "accept": (_("Accept"), lambda: decide(canvas.key(), accepted=True)),
            "edit": (_("Edit Line"), self._edit),
            "change": (_("Change It There"), change),
            "leave_out": (_("Leave Out"), lambda: leave_out(canvas.key())),
            "take_out": ("", waiting.take_out),
            "reject": (_("Reject"), lambda: decide(canvas.key(), accepted=False)),
            "up": (_("Move Up"), lambda: canvas.move_row(canvas.key(), _MOVES["up"])),
            "down": (_("Move Down"), lambda: canvas.move_row(canvas.key(), _MOVES["down"])),
            "source": (_("Where It Comes From"), show_source),
        }
        made = fill_menu(self._of_bar, *rows.values())
        self._actions: dict[str, QAction] = dict(zip(rows, made, strict=True))
        self._line = self._of_bar.addSeparator()
        canvas.menu_wanted.connect(self._show_menu)
        self.follow()

    @property
    def listed(self) -> tuple[QAction, ...]:
        """All commands, with a line behind them; what the row in hand has not is greyed."""
        return (*self._actions.values(), self._line)

    def follow(self) -> None:
        """Another row is in hand, or none."""
        key, words = self._canvas.key(), self._waiting.words
        for id, text in zip(("true", "take_out"), words, strict=True):
            self._actions[id].setText(text)
        hand = self._of_hand()
        for id, action in self._actions.items():
            action.setEnabled(id in hand and self._goes(id, key))
            # What is asked about a line that waits, or a suggestion, is offered only beside one.
            action.setVisible(id in hand or id in _ALWAYS)

    def _edit(self) -> None:
        row = self._canvas.row()
        if row is not None:
            self._canvas.open_row(row)

    def _of_hand(self) -> tuple[str, ...]:
        row = self._canvas.row()
        return _OF_KIND.get(row.kind, ()) if row is not None else ()

    def _goes(self, id: str, key: str) -> bool:
        step = _MOVES.get(id, 0)
        return not step or moved(self._canvas.rows.rows, key, step=step) is not None

    def _show_menu(self, at: QPoint) -> None:
        self.follow()
        self._of_row.clear()
        row = self._canvas.row()
        whose = (
            self._canvas.rows.row(self._canvas.rows.at(ENTRY + row.of)) if row is not None else None
        )
        if whose is not None:
            self._of_row.addAction(shorten(whose.text, _LONGEST, placeholder=" …")).setEnabled(
                False
            )
            self._of_row.addSeparator()
        for id in self._of_hand():
            self._of_row.addAction(self._actions[id])
        if not self._of_row.isEmpty():
            self._of_row.popup(at)
