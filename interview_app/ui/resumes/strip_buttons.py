"""The buttons at the end of a suggestion on the page: ✓ and ✗, and a way from one to the next where
there are several. The paper is white in the dark as well, and so are they.
"""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from interview_app.i18n import _
from interview_app.ui import icons
from interview_app.ui.boxes import hbox
from interview_app.ui.colours import LIGHT
from interview_app.ui.controls import DoingButton
from interview_app.ui.resumes.changed_words import spoken
from interview_app.ui.resumes.page_strips import BETWEEN, BUTTON, Strip
from interview_app.ui.theme import theme

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
