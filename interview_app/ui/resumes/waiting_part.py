"""Lines that no file prints until the person looked at them, one at a time: their own words that
are not in their evidence, and lines whose evidence has changed since they approved them.
"""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from interview_app.i18n import _, ngettext
from interview_app.messages.tailoring.facts import RunShown
from interview_app.messages.tailoring.shown import WaitingLine
from interview_app.messages.tailoring.wishes import LineAttested, WordingTakenOut
from interview_app.ui.controls import Button, Card, DoingButton, Hint, Label
from interview_app.ui.controls.stepper import Stepper
from interview_app.ui.look import icons
from interview_app.ui.look.boxes import fill, flowing, hbox
from interview_app.ui.look.names import quoted
from interview_app.ui.look.theme import GRID, Type, theme

_WIDTH = 460
"""Pixels of the card at 100 %."""


class WaitingPart(Card):
    """A card over the page, under the row in hand; hidden while nothing waits there.

    `wish` carries a `LineAttested` or a `WordingTakenOut`; `stepped` the line that is gone to,
    `change_wanted` the one that is to be put into other words.
    """

    wish = Signal(object)
    stepped = Signal(str)
    change_wanted = Signal(str)

    def __init__(self, page: QWidget) -> None:
        super().__init__(padding=GRID + GRID // 2, parent=page)
        self.setAccessibleName(_("To decide at this line"))
        self._page, self._run_id = page, ""
        self._lines: tuple[WaitingLine, ...] = ()
        self._shown: WaitingLine | None = None
        self.title = Label("", Type.BODY_STRONG, wrap=True)
        self.stepper = Stepper(_("Previous line"), _("Next line"), place=_("Line {n} of {count}"))
        self.text = Label("", wrap=True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.why = Hint()
        self.true_button = DoingButton(_("It is true"), on_click=self.attest)
        self.change_button = Button(_("Change"), on_click=self._change)
        self.out_button = DoingButton("", "quiet", on_click=self.take_out)
        self._build()
        self.stepper.moved.connect(lambda at: self.stepped.emit(self._lines[at].line_id))
        self.hide()

    def _build(self) -> None:
        head = hbox(spacing=GRID)
        head.addWidget(
            icons.IconLabel("warning", "warn_ink", size=18), 0, Qt.AlignmentFlag.AlignVCenter
        )
        head.addWidget(self.title, 1)
        head.addWidget(self.stepper, 0, Qt.AlignmentFlag.AlignTop)
        ways = flowing(self.true_button, self.change_button, self.out_button)
        fill(self.body, head, self.text, self.why, ways)

    def show_lines(self, run_id: str, lines: tuple[WaitingLine, ...], line_id: str) -> None:
        """Show one of the lines that wait at an entry of a run; nothing where none does."""
        before = self._shown.line_id if self._shown is not None else ""
        if run_id != self._run_id:
            self._shown = None
        self._run_id, self._lines = run_id, lines
        ids = [one.line_id for one in lines]
        focused = QApplication.focusWidget()
        in_hand = focused is not None and self.isAncestorOf(focused)
        self.setVisible(bool(ids))
        if not ids:
            self._shown = None
            return
        self.raise_()
        self._show_at(ids.index(line_id))
        if in_hand and before not in ids:
            self.true_button.setFocus()

    def stand_under(self, line: QRect) -> None:
        """Under a row of the page, above it where there is no room below."""
        if not self.isVisible():
            return
        room = self._page.rect()
        width = min(theme().px(_WIDTH), room.width() - 2 * GRID)
        self.setFixedWidth(width)
        self.body.activate()
        height = (
            self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()
        )
        self.resize(width, height)
        left = max(GRID, min(line.left(), room.width() - width - GRID))
        below = line.bottom() + GRID
        above = line.top() - GRID - height
        self.move(left, above if below + height > room.bottom() and above >= 0 else below)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def _show_at(self, at: int) -> None:
        one = self._lines[at]
        self.stepper.show_place(at, len(self._lines))
        if one == self._shown:
            return
        self._shown = one
        self.title.setText(
            _("Your words say more than you approved. Nothing is exported before you decide.")
            if one.own
            else _("What this line rests on has changed. It is not printed until you look at it.")
        )
        self.text.setText(quoted(one.text, len(one.text)))
        before = _("The old wording: “{text}”").format(text=one.before) if one.before else ""
        self.why.setText("\n".join(filter(None, (one.why, before))))
        self.out_button.rename(_("Keep the old wording") if one.before else _("Leave out"))
        self.true_button.rename(_("It is true") if one.own else _("Still true"))

    def _change(self) -> None:
        if self._shown is not None:
            self.change_wanted.emit(self._shown.line_id)

    @property
    def words(self) -> tuple[str, str]:
        """What a menu calls the two ways to decide about the line that is shown."""
        one = self._shown
        own, before = one is None or one.own, one is not None and bool(one.before)
        stays = _("It Is True") if own else _("Still True")
        return stays, _("Keep the Old Wording") if before else _("Leave Out")

    def attest(self) -> None:
        """The line that is shown is true."""
        if self._shown is not None:
            self.wish.emit(LineAttested(run_id=self._run_id, line_id=self._shown.line_id))

    def take_out(self) -> None:
        """The line that is shown goes; the wording before it, where there is one, stays."""
        if self._shown is not None:
            self.wish.emit(WordingTakenOut(run_id=self._run_id, line_id=self._shown.line_id))


def own_waiting(run: RunShown) -> int:
    """How many lines of the person's own Share and Export wait for."""
    return sum(one.own for one in run.waiting)


def export_waits(lines: int) -> str:
    """Why nothing is exported yet."""
    words = ngettext(
        "Export waits for {n} line of yours that says more than you approved.",
        "Export waits for {n} lines of yours that say more than you approved.",
        lines,
    )
    return words.format(n=lines)
