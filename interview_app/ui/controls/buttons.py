"""Buttons of several kinds: with words, with an icon alone, for what is done once, with labels that
wrap; and the menus that they open.
"""

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QEvent, QSize, Qt, SignalInstance
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QMenu, QPushButton, QSizePolicy, QToolButton, QWidget

from interview_app.ui.controls.dressing import repolish
from interview_app.ui.look import icons
from interview_app.ui.look.theme import Type, theme

Kind = Literal[
    "primary", "secondary", "quiet", "danger", "destructive", "choice", "chip", "segment"
]
OnClick = Callable[..., object] | SignalInstance
"""What a click does, or the signal that tells of it."""


class Button(QPushButton):
    """A push button. One `primary` a view at most; `destructive` only where something is lost."""

    def __init__(
        self,
        text: str,
        kind: Kind = "secondary",
        *,
        icon: str | None = None,
        name: str | None = None,
        on_click: OnClick | None = None,
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
        if on_click is not None:
            self.clicked.connect(on_click)
        theme().changed.connect(self.dress)

    def changeEvent(self, event: QEvent) -> None:
        """See `_let_go`."""
        super().changeEvent(event)
        _let_go(self, event)

    def set_kind(self, kind: Kind) -> None:
        """Another kind, at once."""
        self._kind = kind
        self.setProperty("kind", kind)
        repolish(self)
        self.dress()

    def rename(self, text: str) -> None:
        """Another text, which is its accessible name too."""
        self.setText(text)
        self.setAccessibleName(text)

    def show_icon(self, icon: str) -> None:
        """Another icon, at once."""
        self._icon = icon
        self.dress()

    def dress(self) -> None:
        """Take font and icon from the theme."""
        strong = self._kind in ("primary", "destructive")
        self.setFont(theme().font(Type.BODY_STRONG if strong else Type.BODY))
        if self._icon:
            ink = "accent_ink" if self._kind in ("quiet", "choice") else "secondary"
            colour = "on_accent" if strong else ink
            self.setIcon(icons.icon(_pointing(self._icon, self), colour, size=16))
            self.setIconSize(QSize(theme().px(16), theme().px(16)))


def _let_go(button: QAbstractButton, event: QEvent) -> None:
    """A window that comes over the button's takes the mouse away.

    WORKAROUND: Qt does not tell the button of it, which then is drawn as touched for good.
    """
    if event.type() is QEvent.Type.ActivationChange and not button.isActiveWindow():
        button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
        button.update()


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
        shortcut: str = "",
        size: int = 20,
        on_click: OnClick | None = None,
        parent: QWidget | None = None,
    ) -> None:
        # Known before Qt builds the button: it may tell the direction of reading while it does.
        self._icon, self._colour, self._side = icon, "secondary", size
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setToolTip(f"{name} ({shortcut})" if shortcut else name)
        if on_click is not None:
            self.clicked.connect(on_click)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme().follow(self.dress)

    def show_icon(self, icon: str, colour: str | None = None) -> None:
        """Show another icon."""
        self._icon, self._colour = icon, colour or self._colour
        self.dress()

    def changeEvent(self, event: QEvent) -> None:
        """Another direction of reading: what points on points the other way. See `_let_go`."""
        super().changeEvent(event)
        _let_go(self, event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self.dress()

    def dress(self) -> None:
        """Take the icon from the theme."""
        active = "accent_ink" if self.isCheckable() else None
        self.setIcon(
            icons.icon(_pointing(self._icon, self), self._colour, size=self._side, active=active)
        )
        self.setIconSize(QSize(theme().px(self._side), theme().px(self._side)))


def _pointing(name: str, widget: QWidget) -> str:
    """The icon as the widget's direction of reading wants it."""
    return (
        icons.mirrored(name) if widget.layoutDirection() == Qt.LayoutDirection.RightToLeft else name
    )


class LabelButton(QPushButton):
    """As high as its layout needs at its width; a push button would ask for its (empty) text
    only.
    """

    def __init__(self) -> None:
        super().__init__()
        tall = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        tall.setHeightForWidth(True)
        self.setSizePolicy(tall)
        theme().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """What the labels need."""
        layout = self.layout()
        return layout.totalSizeHint() if layout else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """What the labels need at least."""
        layout = self.layout()
        return layout.totalMinimumSize() if layout else super().minimumSizeHint()

    def hasHeightForWidth(self) -> bool:
        """The labels wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the wrapped labels."""
        layout = self.layout()
        return layout.totalHeightForWidth(width) if layout else super().heightForWidth(width)


def fill_menu(menu: QMenu, *rows: tuple[str, Callable[[], object]] | None) -> tuple[QAction, ...]:
    """Put commands into a menu, each with what it does, None for a line between; returns them."""
    made = []
    for row in rows:
        if row is None:
            menu.addSeparator()
            continue
        # An ampersand in somebody's words is no mark for a key.
        action = QAction(row[0].replace("&", "&&"), menu)
        action.triggered.connect(lambda _checked=False, do=row[1]: do())
        menu.addAction(action)
        made.append(action)
    return tuple(made)


def opens(button: QAbstractButton, menu: QMenu) -> None:
    """A press of `button` opens `menu` below it, at its leading edge."""

    def pop_up() -> None:
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    button.clicked.connect(pop_up)
