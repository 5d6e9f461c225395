"""What of the document is in no field, line by line: put somewhere, or not needed."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from interview_app.i18n import _, ngettext
from interview_app.ui.controls import Button, IconButton
from interview_app.ui.controls.announcing import announce
from interview_app.ui.forms.record_form import Targets
from interview_app.ui.look.boxes import fill, vbox
from interview_app.ui.look.names import brief, quoted
from interview_app.ui.review.left_lines import Key, LeftLine
from interview_app.ui.review.told_row import ToldRow

_SHOWN = 90
"""Characters of a line that are said here; the source shows all of it."""
_IN_MENU = 60


class LeftLinesBar(QWidget):
    """`shown` carries the line that the person went to, `put` the field that words went into;
    `changed`: one is not needed any more, or is again.
    """

    shown = Signal(object)  # LeftLine
    put = Signal(QWidget)
    changed = Signal()

    def __init__(
        self, targets: Callable[[], tuple[Targets, ...]], *, work_comes_next: bool
    ) -> None:
        """`targets`: where a line may be put now; `work_comes_next`: in the sheet after this one
        are the fields of jobs.
        """
        super().__init__()
        self._targets, self._work_comes_next = targets, work_comes_next
        self._left: tuple[LeftLine, ...] = ()
        self._at = -1
        self._not_needed: list[Key] = []
        self._before = IconButton("left", _("Previous line in no field"), size=16)
        self._after = IconButton("right", _("Next line in no field"), size=16)
        self._before.clicked.connect(lambda: self.go(-1))
        self._after.clicked.connect(lambda: self.go(1))
        self._menu = QMenu(self)
        self.put_button = Button(_("Put It Into"), icon="move")
        self.put_button.clicked.connect(
            lambda: self._pop_up(self.put_button.mapToGlobal(self.put_button.rect().bottomLeft()))
        )
        self.not_needed_button = Button(_("Not Needed"), "quiet", on_click=self.pass_over)
        for button in (self.put_button, self.not_needed_button):
            # The arrows stay under the mouse that steps through the lines.
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            button.setSizePolicy(policy)
        self._row = ToldRow(self.put_button, self.not_needed_button, self._before, self._after)
        self._told = self._row.told
        fill(vbox(self, 0), self._row)
        self.hide()

    @property
    def line(self) -> LeftLine | None:
        """The line in hand."""
        return self._left[self._at] if 0 <= self._at < len(self._left) else None

    @property
    def not_needed(self) -> tuple[Key, ...]:
        """What the person does not need, in the order in which they said so."""
        return tuple(self._not_needed)

    @property
    def left(self) -> tuple[LeftLine, ...]:
        """What is in no field yet."""
        return self._left

    def show_lines(self, lines: Sequence[LeftLine]) -> None:
        """All that is in no field; what is in hand stays so, else the next one is."""
        before = self.line
        self._left = tuple(one for one in lines if one.key not in self._not_needed)
        if before is not None:
            places = [n for n, one in enumerate(self._left) if one == before]
            self._at = places[0] if places else min(self._at, len(self._left) - 1)
        self._refresh()
        if before is not None and self.line is not None and self.line != before:
            self.shown.emit(self.line)

    def take_up(self, not_needed: Iterable[Key]) -> None:
        """What was not needed when the program ended need not be passed over again."""
        self._not_needed = list(not_needed)

    def go(self, by: int) -> None:
        """To the next line (1) or the one before (-1), around the ends."""
        if self._left:
            first = self._at < 0 and by < 0
            self._at = (len(self._left) - 1) if first else (self._at + by) % len(self._left)
            self._refresh()
            announce(self, self._told.text())
            self.shown.emit(self.line)

    def take(self, line: LeftLine, at: QPoint) -> None:
        """The person clicked a line in the document: it is in hand, and its places are offered
        there (`at`, on the screen).
        """
        if line in self._left:
            self._at = self._left.index(line)
            self._refresh()
            self.shown.emit(line)
            self._pop_up(at)

    def pass_over(self) -> None:
        """The line in hand is not needed."""
        if self.line is not None:
            self._not_needed.append(self.line.key)
            self.changed.emit()

    def bring_back(self) -> None:
        """What was passed over last is in no field again, and in hand."""
        key = self._not_needed.pop()
        self.changed.emit()
        self._at = next((n for n, one in enumerate(self._left) if one.key == key), -1)
        self._refresh()
        if self.line is not None:
            self.shown.emit(self.line)

    def fill_menu(self, menu: QMenu, words: str) -> None:
        """Offer the places that these words may be put into."""
        menu.clear()
        menu.setAccessibleName(_("Put It Into"))
        for group in self._targets():
            inside = menu.addMenu(group.name) if group.name else menu
            for one in group.places:
                name = brief(one.name, _IN_MENU).replace("&", "&&")
                inside.addAction(name).triggered.connect(partial(self._put, one.put, words))
            if group.name:
                inside.setEnabled(bool(group.places))

    def _put(self, put: Callable[[str], QWidget], words: str, _checked: bool = False) -> None:
        self.put.emit(put(words))
        if self.line is not None:
            self.shown.emit(self.line)

    def _pop_up(self, at: QPoint) -> None:
        if self.line is not None:
            self.fill_menu(self._menu, self.line.quote)
            self._menu.addSeparator()
            self._menu.addAction(_("Not Needed")).triggered.connect(self.pass_over)
            self._menu.popup(at)

    def _refresh(self) -> None:
        count = len(self._left)
        self.setVisible(count > 0)
        line = self.line
        for button in (self.put_button, self.not_needed_button):
            button.setVisible(line is not None)
        self._told.setText(self._counted(count) if line is None else self._in_hand(line, count))
        self._row.arrange()

    def _in_hand(self, line: LeftLine, count: int) -> str:
        told = _("In no field: {n} of {all} · {words}")
        return told.format(n=self._at + 1, all=count, words=quoted(line.quote, _SHOWN))

    def _counted(self, count: int) -> str:
        told = ngettext(
            "{n} line of your document is in no field.",
            "{n} lines of your document are in no field.",
            count,
        ).format(n=count)
        if not self._work_comes_next:
            return told
        later = _("What belongs to your jobs and skills has its place in the next step.")
        return f"{told} {later}"
