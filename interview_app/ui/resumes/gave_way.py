"""Lines that gave way to others which contradict them: which one is printed, why, and the other one
for who wants it.
"""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from interview_app.domain.tailoring import Trim
from interview_app.i18n import _
from interview_app.messages.tailoring import RunShown, TrimUndone
from interview_app.ui.controls import DoingButton, Notice
from interview_app.ui.flow import empty
from interview_app.ui.theme import GRID


def gave_way(run: RunShown) -> Sequence[Trim]:
    """What was left out of a draft since another line contradicts it."""
    return [one for one in run.blackboard.trims if one.instead_of is not None]


class GaveWay(QWidget):
    """`wish` carries a `TrimUndone`: the person wants the other line printed."""

    wish = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[str, Sequence[Trim]] | None = None
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(GRID)

    def show_run(self, run: RunShown) -> None:
        """Show what gave way in a run; nothing is built anew where nothing changed, so that the
        focus stays.
        """
        found = gave_way(run)
        self.setVisible(bool(found))
        if self._shown == (run.run_id, found):
            return
        self._shown = (run.run_id, found)
        empty(self._rows)
        for one in found:
            self._rows.addWidget(self._row(run.run_id, one))

    def _row(self, run_id: str, trim: Trim) -> Notice:
        row = Notice(
            _("Left out: “{text}”. {reason}").format(
                text=trim.text.rstrip(" ."), reason=trim.reason
            ),
            "warn",
        )
        instead = DoingButton(_("Print this one instead"))
        instead.clicked.connect(
            lambda: self.wish.emit(TrimUndone(run_id=run_id, bullet_id=trim.bullet_id))
        )
        row.buttons.addWidget(instead)
        return row
