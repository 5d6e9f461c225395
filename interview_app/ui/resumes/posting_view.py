"""The posting itself, with a tick at each line that counts as a requirement."""

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QListWidgetItem, QWidget

from interview_app.i18n import _
from interview_app.messages.tailoring.facts import RunShown
from interview_app.messages.tailoring.shown import PostingLine
from interview_app.messages.tailoring.wishes import DemandCounted, DemandsDropped
from interview_app.ui.controls import Button, Hint
from interview_app.ui.controls.wrapped_lines import WordList, fit_whole, key_of, show_whole
from interview_app.ui.look.boxes import STRETCH, fill, flowing, vbox
from interview_app.ui.look.theme import GRID, Type, theme


def to_all(on_click: Callable[[], None]) -> Button:
    """What leads back to all requirements."""
    return Button(_("All requirements"), "quiet", icon="left", on_click=on_click)


class PostingView(QWidget):
    """`wish` carries a `DemandCounted` where a tick was put, a `DemandsDropped` where one was taken
    away.
    """

    wish = Signal(object)

    def __init__(self, back: Button) -> None:
        super().__init__()
        self.back = back
        self._run_id = ""
        self._lines: dict[int, PostingLine] = {}
        self.list = WordList(_("The posting, line by line"))
        self.list.setSpacing(2)
        show_whole(self.list)
        self.list.itemChanged.connect(self._ticked)
        words = _(
            "A tick stands at what counts as a requirement. Where that is wrong, take it away or "
            "put one; it is remembered."
        )
        fill(vbox(self, 0, GRID), flowing(back), Hint(words), self.list, STRETCH)
        theme().follow(self._dress)

    def show_run(self, run: RunShown) -> None:
        """Show the posting of a run; where it is the one that is shown, its lines keep their
        places.
        """
        self._run_id, self._lines = run.run_id, {one.start: one for one in run.posting}
        self.list.show_ticks(
            (one.start, one.text, None if one.heading else bool(one.demands))
            for one in self._lines.values()
        )
        self._dress()

    def take(self, requirement_id: str) -> int:
        """Take the line of a demand in hand; pixels from the top to its middle."""
        fit_whole(self.list)
        for item in self.list.items_in_order():
            if requirement_id in self._lines[key_of(item)].demands:
                self.list.setCurrentItem(item)
                place = self.list.visualItemRect(item).center()
                return self.list.viewport().mapTo(self, place).y()
        return 0

    def _dress(self) -> None:
        with QSignalBlocker(self.list):
            for item in self.list.items_in_order():
                heading = self._lines[key_of(item)].heading
                item.setFont(theme().font(Type.BODY_STRONG if heading else Type.BODY))

    def _ticked(self, item: QListWidgetItem) -> None:
        line = self._lines[key_of(item)]
        if item.checkState() is Qt.CheckState.Checked:
            self.wish.emit(DemandCounted(run_id=self._run_id, start=line.start))
        elif line.demands:
            self.wish.emit(DemandsDropped(run_id=self._run_id, requirement_ids=line.demands))
