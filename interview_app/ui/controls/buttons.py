"""Buttons of several kinds: with words, with an icon alone, for what is done once."""

from typing import Literal

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

from interview_app.ui import icons
from interview_app.ui.controls.dressing import repolish
from interview_app.ui.theme import Type, theme

Kind = Literal["primary", "secondary", "quiet", "danger", "destructive", "choice", "chip"]


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
            colour = (
                "on_accent"
                if strong
                else "accent_ink"
                if self._kind in ("quiet", "choice")
                else "secondary"
            )
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
        self.setIcon(
            icons.icon(_pointing(self._icon, self), self._colour, size=self._side, active=active)
        )
        self.setIconSize(QSize(theme().px(self._side), theme().px(self._side)))


def _pointing(name: str, widget: QWidget) -> str:
    """The icon as the widget's direction of reading wants it."""
    return (
        icons.mirrored(name) if widget.layoutDirection() == Qt.LayoutDirection.RightToLeft else name
    )
