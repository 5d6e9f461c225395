"""What words and buttons stand on: cards, badges, notices and empty states."""

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from interview_app.ui.controls.buttons import Button, DoingButton
from interview_app.ui.controls.dressing import repolish
from interview_app.ui.controls.labels import Label
from interview_app.ui.controls.scenes import Scene
from interview_app.ui.look import icons
from interview_app.ui.look.boxes import STRETCH, fill, hbox, vbox
from interview_app.ui.look.theme import GRID, Type, theme

Tone = Literal["info", "good", "warn", "bad"]
TONE_ICONS = {"info": "info", "good": "check-circle", "warn": "warning", "bad": "warning"}
TONE_INKS = {
    "info": "accent_ink",
    "good": "good_ink",
    "warn": "warn_ink",
    "bad": "bad_ink",
    "quiet": "secondary",
}
_NARROWEST_SENTENCE = 300
"""Width in pixels at 100 % below which buttons do not stand beside a sentence but under it."""


class Card(QFrame):
    """A raised surface with a thin frame; `body` is its layout."""

    def __init__(
        self, *, padding: int = 2 * GRID, spacing: int = GRID, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("look", "card")
        self.body = vbox(self, padding, spacing)


class Badge(QFrame):
    """One or two words on a tinted ground: a state, never an action; or a label that comes with its
    own type.
    """

    def __init__(
        self, text: str | Label, tone: Literal["quiet", "info", "good", "warn", "bad"] = "quiet"
    ) -> None:
        super().__init__()
        self.setProperty("look", "badge")
        self.setProperty("tone", tone)
        self.label = (
            text if isinstance(text, Label) else Label(text, Type.SECONDARY, TONE_INKS[tone])
        )
        fill(hbox(self, (7, 2, 7, 2)), self.label)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)


class Notice(QFrame):
    """One sentence with an icon on a tinted ground, and its buttons in the layout `buttons`."""

    def __init__(
        self, text: str, tone: Tone = "info", *buttons: QWidget, icon: str | None = None
    ) -> None:
        super().__init__()
        self.setProperty("look", "notice")
        self._row = hbox(self, (12, 10, 12, 10), 10)
        self._own_icon = icon
        self._icon = icons.IconLabel(icon or TONE_ICONS[tone], TONE_INKS[tone], size=18)
        self.label = Label(text, Type.BODY, "text", wrap=True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        beside = (self._icon, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addLayout(fill(hbox(spacing=10), beside, (self.label, 1)), 1)
        grows = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        grows.setHeightForWidth(True)
        self.setSizePolicy(grows)
        self.buttons = fill(hbox(spacing=GRID), *buttons)
        self._row.addLayout(self.buttons)
        self.tell(text, tone)

    def sizeHint(self) -> QSize:
        """As high as its sentence is at the width it has.

        WORKAROUND: a layout makes what is to be no higher than its hint no higher than the hint at
        *its own* width, whatever height the real width needs (qSmartMaxSize): in a narrow column
        the last line was cut.
        """
        hint = super().sizeHint()
        return QSize(hint.width(), max(hint.height(), self.heightForWidth(self.width())))

    def minimumSizeHint(self) -> QSize:
        """No lower than its sentence is: where room is short, others give way."""
        return QSize(super().minimumSizeHint().width(), self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where the buttons would leave the sentence too little room, they stand below it."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
        beside = event.size().width() - self.buttons.sizeHint().width() >= theme().px(
            _NARROWEST_SENTENCE
        )
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if way is not self._row.direction():
            self._row.setDirection(way)
            side = Qt.AlignmentFlag
            self.buttons.setAlignment(side(0) if beside else side.AlignLeading)

    def tell(self, text: str, tone: Tone) -> None:
        """Say something else; an empty sentence is not shown at all."""
        self.label.setText(text)
        if not text or self.parentWidget() is not None:
            self.setVisible(bool(text))
        self._icon.show_icon(self._own_icon or TONE_ICONS[tone], TONE_INKS[tone])
        self.setProperty("tone", tone)
        repolish(self)


class EmptyState(QScrollArea):
    """What stands where nothing is yet: a drawing of it, what it is for, and what to do next, with
    one `other` way.

    Where it has too little room it scrolls.
    """

    def __init__(
        self,
        icon: str,
        title: str,
        text: str,
        *,
        action: str = "",
        on_action: Callable[[], object] | None = None,
        other: str = "",
        on_other: Callable[[], object] | None = None,
    ) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(title)
        # The Tab key stops here only where there is something to scroll.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.verticalScrollBar().rangeChanged.connect(self._offer_focus)
        inside = QWidget()
        column = vbox(inside, (3 * GRID, 4 * GRID, 3 * GRID, 4 * GRID), GRID)
        column.addStretch(2)
        centre = Qt.AlignmentFlag.AlignHCenter
        fill(column, (Scene(icon), 0, centre), GRID)
        self.title = Label(title, Type.HEADING, wrap=True)
        self.text = Label(text, Type.BODY, "secondary", wrap=True)
        for label in (self.title, self.text):
            label.setAlignment(centre)
            label.setMaximumWidth(theme().px(440))
            column.addLayout(fill(QHBoxLayout(), STRETCH, (label, 8), STRETCH))
        self.button: Button | None = None
        if action and on_action is not None:
            self.button = DoingButton(action, "primary")
            self.button.clicked.connect(lambda _checked=False: on_action())
            fill(column, GRID, (self.button, 0, centre))
        if other and on_other is not None:
            second = Button(other, "quiet", on_click=lambda _checked=False: on_other())
            column.addWidget(second, 0, centre)
        column.addStretch(3)
        self.setWidget(inside)

    def _offer_focus(self, _least: int, most: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if most else Qt.FocusPolicy.NoFocus)


_WIDTH, _ROUND = 2.0, 6.0
"""Of its line and its corners, in pixels."""
_BY_MOUSE = Qt.FocusReason.MouseFocusReason


class FocusRing(QWidget):
    """Drawn over a part to read in, so that nothing in it moves; who came by a click knows where
    they are.
    """

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        owner.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Come and go with the focus of its owner."""
        if isinstance(event, QFocusEvent):
            self.setVisible(event.gotFocus() and event.reason() is not _BY_MOUSE)
            self._fit()
        elif event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        owner = self.parentWidget()
        if owner is not None and self.isVisible():
            self.setGeometry(owner.rect())
            self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """In the colour of every focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme().colour("accent_ink"), _WIDTH))
        inside = _WIDTH / 2
        rect = QRectF(self.rect()).adjusted(inside, inside, -inside, -inside)
        painter.drawRoundedRect(rect, _ROUND, _ROUND)
        painter.end()
