"""The parts every screen is made of: text in a role, buttons of four kinds, cards, notices, badges, empty states."""

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from interview_app.ui import icons
from interview_app.ui.theme import GRID, Type, theme

Kind = Literal["primary", "secondary", "quiet", "danger", "destructive", "choice"]
Tone = Literal["info", "good", "warn", "bad"]
TONE_ICONS = {"info": "info", "good": "check-circle", "warn": "warning", "bad": "warning"}
TONE_INKS = {"info": "accent_ink", "good": "good_ink", "warn": "warn_ink", "bad": "bad_ink", "quiet": "secondary"}
_NARROWEST_SENTENCE = 300
"""Width in pixels at 100 % below which buttons do not stand beside a sentence but under it."""


class Label(QLabel):
    """Text in a role of the type scale and a colour role, following the theme.

    It gets no accessible name: a screen reader reads the text itself, and a name would hide text that changes.
    """

    def __init__(
        self,
        text: str = "",
        role: Type = Type.BODY,
        colour: str = "text",
        *,
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._role = role
        self.setProperty("ink", colour)
        # Text of documents and models is never read as HTML.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        theme().changed.connect(self.dress)
        self.dress()

    def set_colour(self, colour: str) -> None:
        """Use another colour role."""
        # A palette would be lost inside anything the style sheet colours, so the colour is the sheet's business too.
        self.setProperty("ink", colour)
        _repolish(self)

    def set_type(self, role: Type) -> None:
        """Use another role of the type scale."""
        self._role = role
        self.dress()

    def dress(self) -> None:
        """Take the font from the theme."""
        self.setFont(theme().font(self._role))


class SectionLabel(Label):
    """The quiet heading over a group."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, Type.SECTION, "secondary", parent=parent)


class ElidedLabel(Label):
    """One line that ends in … where it does not fit; the whole text is its tool tip and what a screen reader reads."""

    def __init__(
        self, text: str = "", role: Type = Type.BODY, colour: str = "text", parent: QWidget | None = None
    ) -> None:
        self._whole = text
        super().__init__(text, role, colour, parent=parent)
        self.setMinimumWidth(GRID * 4)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        """Show another text."""
        self._whole = text
        self._fit()

    def resizeEvent(self, event: object) -> None:
        """Cut anew."""
        self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, max(self.width(), 1))
        super().setText(shown)
        self.setToolTip(self._whole if shown != self._whole else "")
        self.setAccessibleName(self._whole if shown != self._whole else "")


class Button(QPushButton):
    """A push button. One `primary` a view at most; `destructive` only where something is lost."""

    def __init__(
        self,
        text: str,
        kind: Kind = "secondary",
        *,
        icon: str | None = None,
        name: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._icon = icon
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        # A click leaves the focus where the person types; the Tab key reaches every button.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.set_kind(kind)
        self.setAccessibleName(name or text)
        theme().changed.connect(self.dress)
        self.dress()

    def set_kind(self, kind: Kind) -> None:
        """Another kind, at once."""
        self._kind = kind
        self.setProperty("kind", kind)
        _repolish(self)

    def rename(self, text: str) -> None:
        """Another text, which is its accessible name too."""
        self.setText(text)
        self.setAccessibleName(text)

    def dress(self) -> None:
        """Take font and icon from the theme."""
        strong = self._kind in ("primary", "destructive")
        self.setFont(theme().font(Type.BODY_STRONG if strong else Type.BODY))
        if self._icon:
            colour = "on_accent" if strong else "accent_ink" if self._kind in ("quiet", "choice") else "secondary"
            self.setIcon(icons.icon(_pointing(self._icon, self), colour, size=16))
            self.setIconSize(QSize(theme().px(16), theme().px(16)))


class DoingButton(Button):
    """A button for a thing to be done once: who double-clicks everything does not do it twice."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of a double click is none."""
        event.accept()


class IconButton(QToolButton):
    """A button that shows an icon alone; its name is its tool tip and what VoiceOver says."""

    def __init__(
        self,
        icon: str,
        name: str,
        *,
        colour: str = "secondary",
        shortcut: str = "",
        size: int = 20,
        parent: QWidget | None = None,
    ) -> None:
        # Known before Qt builds the button: it may tell the direction of reading while it does.
        self._icon, self._colour, self._side = icon, colour, size
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setToolTip(f"{name} ({shortcut})" if shortcut else name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme().changed.connect(self.dress)
        self.dress()

    def show_icon(self, icon: str, colour: str | None = None) -> None:
        """Show another icon."""
        self._icon, self._colour = icon, colour or self._colour
        self.dress()

    def changeEvent(self, event: QEvent) -> None:
        """Another direction of reading: what points on points the other way."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self.dress()

    def dress(self) -> None:
        """Take the icon from the theme."""
        active = "accent_ink" if self.isCheckable() else None
        self.setIcon(icons.icon(_pointing(self._icon, self), self._colour, size=self._side, active=active))
        self.setIconSize(QSize(theme().px(self._side), theme().px(self._side)))


class Choice(QComboBox):
    """A drop-down list with our own arrow; its accessible name is given, for a label beside it is not always read."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        # A wheel over a form scrolls the form and never changes a value.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def showEvent(self, event: QShowEvent) -> None:
        """See `_be_labelled`."""
        super().showEvent(event)
        self._be_labelled()

    def _be_labelled(self) -> None:
        """Where no label beside the list names it, an unseen one does.

        WORKAROUND: on Linux, Qt tells screen readers the chosen value in the place of a list's name, and its name by the
        label whose buddy it is (QAccessibleComboBox::text, “on Linux we use relations for this”).
        """
        parent = self.parentWidget()
        # In a form the label stands beside the row that the list is in.
        around = [one for one in (parent, parent.parentWidget() if parent else None) if one is not None]
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        beside = [label for one in around for label in one.findChildren(QLabel, options=direct)]
        if parent is not None and not any(label.buddy() is self for label in beside):
            label = QLabel(self.accessibleName(), parent)
            label.setBuddy(self)
            label.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The list's own face with our arrow on it."""
        super().paintEvent(event)
        side = theme().px(14)
        at = self.width() - side - 8 if self.layoutDirection() == Qt.LayoutDirection.LeftToRight else 8
        painter = QPainter(self)
        painter.drawPixmap(at, (self.height() - side) // 2, icons.pixmap("down", "secondary", size=14))
        painter.end()


class CheckBox(QCheckBox):
    """A check box with our own tick, to be seen in light and dark."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box of the style sheet with our tick in it."""
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        tick = icons.pixmap("check", "on_accent", size=12)
        side = theme().px(12)
        painter = QPainter(self)
        painter.drawPixmap(box.center().x() - side // 2 + 1, box.center().y() - side // 2 + 1, tick)
        painter.end()


class Card(QFrame):
    """A raised surface with a thin frame; `body` is its layout."""

    def __init__(self, *, padding: int = 2 * GRID, spacing: int = GRID, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "card")
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(padding, padding, padding, padding)
        self.body.setSpacing(spacing)

    def set_state(self, state: Literal["", "doubt", "bad"]) -> None:
        """Colour the frame: something to look at, or something wrong."""
        self.setProperty("state", state)
        _repolish(self)


class Badge(QFrame):
    """One or two words on a tinted ground: a state, never an action."""

    def __init__(
        self, text: str, tone: Literal["quiet", "info", "good", "warn", "bad"] = "quiet", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("look", "badge")
        self.setProperty("tone", tone)
        self.label = Label(text, Type.SECONDARY, TONE_INKS[tone])
        row = QHBoxLayout(self)
        row.setContentsMargins(7, 2, 7, 2)
        row.addWidget(self.label)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)


class Notice(QFrame):
    """One sentence with an icon on a tinted ground, and room for buttons in the layout `buttons`."""

    def __init__(
        self, text: str, tone: Tone = "info", *, icon: str | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("look", "notice")
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(12, 10, 12, 10)
        self._row.setSpacing(10)
        words = QHBoxLayout()
        words.setSpacing(10)
        self._own_icon = icon
        self._icon = icons.IconLabel(icon or TONE_ICONS[tone], TONE_INKS[tone], size=18)
        self.label = Label(text, Type.BODY, "text", wrap=True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignVCenter)
        words.addWidget(self.label, 1)
        self._row.addLayout(words, 1)
        grows = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        grows.setHeightForWidth(True)
        self.setSizePolicy(grows)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(GRID)
        self._row.addLayout(self.buttons)
        self.tell(text, tone)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where the buttons would leave the sentence too little room, they stand below it."""
        super().resizeEvent(event)
        beside = event.size().width() - self.buttons.sizeHint().width() >= theme().px(_NARROWEST_SENTENCE)
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if way is not self._row.direction():
            self._row.setDirection(way)
            self.buttons.setAlignment(Qt.AlignmentFlag.AlignLeading if not beside else Qt.AlignmentFlag(0))

    def tell(self, text: str, tone: Tone) -> None:
        """Say something else."""
        self.label.setText(text)
        self._icon.show_icon(self._own_icon or TONE_ICONS[tone], TONE_INKS[tone])
        self.setProperty("tone", tone)
        _repolish(self)


class EmptyState(QScrollArea):
    """What stands where nothing is yet: what it is for, and what to do next. Where it has too little room it scrolls."""

    def __init__(
        self,
        icon: str,
        title: str,
        text: str,
        *,
        action: str = "",
        on_action: Callable[[], object] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(title)
        # The Tab key stops here only where there is something to scroll.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.verticalScrollBar().rangeChanged.connect(self._offer_focus)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(3 * GRID, 4 * GRID, 3 * GRID, 4 * GRID)
        column.setSpacing(GRID)
        column.addStretch(2)
        centre = Qt.AlignmentFlag.AlignHCenter
        column.addWidget(icons.IconLabel(icon, "placeholder", size=40), 0, centre)
        column.addSpacing(GRID)
        self.title = Label(title, Type.HEADING, wrap=True)
        self.text = Label(text, Type.BODY, "secondary", wrap=True)
        for label in (self.title, self.text):
            label.setAlignment(centre)
            label.setMaximumWidth(theme().px(440))
            line = QHBoxLayout()
            line.addStretch(1)
            line.addWidget(label, 8)
            line.addStretch(1)
            column.addLayout(line)
        self.button: Button | None = None
        if action and on_action is not None:
            self.button = Button(action, "primary")
            self.button.clicked.connect(lambda _checked=False: on_action())
            column.addSpacing(GRID)
            column.addWidget(self.button, 0, centre)
        column.addStretch(3)
        self.setWidget(inside)

    def _offer_focus(self, _least: int, most: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if most else Qt.FocusPolicy.NoFocus)


def line(parent: QWidget | None = None) -> QFrame:
    """A thin dividing line."""
    frame = QFrame(parent)
    frame.setProperty("look", "line")
    return frame


def _pointing(name: str, widget: QWidget) -> str:
    """The icon as the widget's direction of reading wants it."""
    return icons.mirrored(name) if widget.layoutDirection() == Qt.LayoutDirection.RightToLeft else name


def _repolish(widget: QWidget) -> None:
    """Make the style sheet look at a changed property; a widget that was never dressed is looked at in any case."""
    if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        return
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    widget.update()
