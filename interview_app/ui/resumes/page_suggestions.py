"""What is suggested for a page and was not decided yet: where each stands, and what the person does
with it by the buttons at its end.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from interview_app.i18n import _
from interview_app.messages.tailoring.facts import RunShown
from interview_app.messages.tailoring.shown import SuggestedLine
from interview_app.messages.tailoring.wishes import ProposalDecided
from interview_app.ui.controls import DoingButton
from interview_app.ui.look import icons
from interview_app.ui.look.boxes import hbox
from interview_app.ui.look.colours import LIGHT
from interview_app.ui.look.theme import theme
from interview_app.ui.resumes.changed_words import spoken
from interview_app.ui.resumes.page_rows import PageRow
from interview_app.ui.resumes.page_strips import BETWEEN, BUTTON, Strip
from interview_app.ui.resumes.page_surface import PageSurface

_ICON = 14


class _PaperButton(DoingButton):
    """An icon on paper."""

    def __init__(self, icon: str, colour: str, name: str, parent: QWidget) -> None:
        super().__init__("", name=name, parent=parent)
        self._drawn, self._colour = icon, colour
        self.setToolTip(name)

    def sizeHint(self) -> QSize:
        """A small square."""
        return QSize(theme().px(BUTTON), theme().px(BUTTON))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Its icon, with a ground under the mouse and a ring in focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = LIGHT.pressed if self.isDown() else LIGHT.hover if self.underMouse() else "#ffffff"
        painter.setBrush(QColor(ground))
        focus = self.hasFocus()
        painter.setPen(QPen(QColor(LIGHT.accent if focus else LIGHT.border_strong), 1 + focus))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)
        colour = getattr(LIGHT, self._colour if self.isEnabled() else "disabled")
        sign, side = icons.drawn(self._drawn, colour, size=_ICON), theme().px(_ICON)
        painter.drawPixmap((self.width() - side) // 2, (self.height() - side) // 2, sign)
        painter.end()


class StripButtons(QWidget):
    """`decided` carries whether a suggestion was accepted; `stepped` by how many to go on."""

    decided = Signal(bool)
    stepped = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = hbox(self, 0, theme().px(BETWEEN))
        self.accept = _PaperButton("check", "good_ink", _("Accept"), self)
        self.reject = _PaperButton("close", "bad_ink", _("Reject"), self)
        self.back = _PaperButton("left", "secondary", _("Previous suggestion"), self)
        self.on = _PaperButton("right", "secondary", _("Next suggestion"), self)
        self.all = (self.accept, self.reject, self.back, self.on)
        for button in self.all:
            row.addWidget(button)
        self.accept.clicked.connect(lambda: self.decided.emit(True))
        self.reject.clicked.connect(lambda: self.decided.emit(False))
        self.back.clicked.connect(lambda: self.stepped.emit(-1))
        self.on.clicked.connect(lambda: self.stepped.emit(1))

    def follow(self, page: QWidget) -> None:
        """The Tab key comes from the page to the buttons, not through all that is beside it."""
        for before, button in zip((page, *self.all), self.all, strict=False):
            self.setTabOrder(before, button)

    def show_strip(self, strip: Strip, *, in_hand: bool) -> None:
        """Offer what a strip has; the Tab key reaches those of the row in hand."""
        told = spoken(strip.one.words) or strip.one.new
        for button in self.all:
            button.setAccessibleDescription(". ".join(filter(None, (told, strip.note()))))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus if in_hand else Qt.FocusPolicy.NoFocus)
        for button in (self.back, self.on):
            button.setVisible(strip.count > 1)
        self.back.setEnabled(strip.at > 0)
        self.on.setEnabled(strip.at + 1 < strip.count)


class PageSuggestions(QObject):
    """`decided` carries a `ProposalDecided`; `changed`: another one is to be seen."""

    decided = Signal(object)
    changed = Signal()

    def __init__(self, surface: PageSurface) -> None:
        super().__init__(surface)
        self._surface, self._run_id = surface, ""
        self._taken: dict[str, str] = {}
        """Words that were accepted, by the suggestion's id, until the page has them."""
        self._refused: set[str] = set()
        self._at: dict[str, int] = {}
        self._buttons: dict[str, StripButtons] = {}
        surface.placed.connect(self.place)
        surface.selectionModel().currentChanged.connect(lambda _now, _before: self.place())

    def still_open(self, run: RunShown) -> RunShown:
        """The run without what was rejected; what it has not any more is forgotten."""
        if run.run_id != self._run_id:
            self._run_id, self._taken, self._refused, self._at = run.run_id, {}, set(), {}
        there = {one.id for one in run.suggestions}
        self._refused &= there
        self._taken = {id: words for id, words in self._taken.items() if id in there}
        left = tuple(one for one in run.suggestions if one.id not in self._refused)
        return replace(run, suggestions=left)

    def show_undecided(self) -> None:
        """A decision could not be kept."""
        self._taken, self._refused = {}, set()

    def show_rows(self, rows: Iterable[PageRow]) -> None:
        """Lay each suggestion over its row."""
        strips = {row.key: self._strip(row) for row in rows if row.suggested and row.boxes}
        self._surface.strips = strips
        for key in [key for key in self._buttons if key not in strips or strips[key].mute]:
            self._give_focus_back(self._buttons[key])
            self._buttons.pop(key).deleteLater()
        for key, strip in strips.items():
            if key not in self._buttons and not strip.mute:
                made = self._buttons[key] = StripButtons(self._surface.layer)
                made.follow(self._surface)
                made.decided.connect(lambda on, key=key: self.decide(key, accepted=on))
                made.stepped.connect(partial(self._step, key))

    def _strip(self, row: PageRow) -> Strip:
        if row.coming:
            return Strip(row, 0, row.text)
        taken = next((at for at, one in enumerate(row.suggested) if one.id in self._taken), None)
        if taken is not None:
            return Strip(row, taken, self._taken[row.suggested[taken].id])
        return Strip(row, min(self._at.get(row.key, 0), len(row.suggested) - 1))

    def _give_focus_back(self, buttons: StripButtons) -> None:
        focused = QApplication.focusWidget()
        if focused is not None and buttons.isAncestorOf(focused):
            self._surface.setFocus()
        buttons.hide()

    def place(self) -> None:
        """The buttons stand at the end of their words; those out of sight are not there."""
        view = self._surface.viewport().rect()
        for key, buttons in self._buttons.items():
            strip = self._surface.strips[key]
            buttons.show_strip(strip, in_hand=self._surface.key() == key)
            at = self._surface.strip_place(strip) + strip.buttons.topLeft()
            buttons.setGeometry(QRect(at.toPoint(), buttons.sizeHint()))
            buttons.setVisible(view.intersects(buttons.geometry()))

    def shown_at(self, key: str) -> SuggestedLine | None:
        """The suggestion that is to be decided at a row."""
        strip = self._surface.strips.get(key)
        return strip.one if strip is not None and not strip.mute else None

    def words_at(self, key: str, point: QPoint) -> bool:
        """Whether the words of a suggestion that can be changed are under the mouse."""
        place = self._surface.visualRect(self._surface.rows.at(key))
        return self.shown_at(key) is not None and place.contains(point)

    def decide(self, key: str, *, accepted: bool, text: str = "") -> None:
        """Accept what stands at a row, in the person's own words or as it is, or reject it."""
        one = self.shown_at(key)
        if one is None:
            return
        if accepted:
            self._taken[one.id] = text or one.new
        else:
            self._refused.add(one.id)
        own = text if text != one.new else ""
        self.decided.emit(
            ProposalDecided(run_id=self._run_id, proposal_id=one.id, accepted=accepted, text=own)
        )
        self.changed.emit()

    def _step(self, key: str, step: int) -> None:
        self._at[key] = self._surface.strips[key].at + step
        self.changed.emit()
