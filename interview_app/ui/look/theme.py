"""The theme: one object that owns colours, type scale, text size and motion, and says when any of
them changed.

Widgets ask `theme()` for it. Fonts are set in code and never by style sheet, because a font from a
style sheet arrives after a widget has measured itself. Sizes are in device-independent pixels at
100 % text size.
"""

import contextlib
import sys
from collections.abc import Callable, Iterator
from enum import Enum
from pathlib import Path
from typing import ClassVar, Literal

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from interview_app.errors import Bug
from interview_app.ui.look.colours import DARK, LIGHT, Colours
from interview_app.ui.look.stylesheet import stylesheet

Appearance = Literal["system", "light", "dark"]
GRID = 8
"""Spacing is a multiple of this, or half of it, in pixels."""
TEXT_SIZES = (80, 90, 100, 110, 125, 150, 175, 200)
SMALLEST_TEXT, LARGEST_TEXT = TEXT_SIZES[0], TEXT_SIZES[-1]
"""Text sizes in percent that may be chosen."""


class Type(Enum):
    """The type scale: size in pixels and weight."""

    BODY = (13, QFont.Weight.Normal)
    BODY_STRONG = (13, QFont.Weight.DemiBold)
    READING = (14, QFont.Weight.Normal)
    SECONDARY = (11, QFont.Weight.Normal)
    SECTION = (11, QFont.Weight.DemiBold)
    HEADING = (15, QFont.Weight.DemiBold)
    PAGE_TITLE = (22, QFont.Weight.DemiBold)


class Theme(QObject):
    """What the window looks like now; the newest is in force. `changed` is emitted after palette,
    style sheet and fonts are in force. `fonts` is the folder `resources/fonts`.
    """

    in_force: "ClassVar[Theme | None]" = None
    changed = Signal()
    scaled = Signal(float)  # the text size in force, 1.0 at 100 %

    def __init__(
        self,
        app: QApplication,
        *,
        fonts: Path | None = None,
        appearance: Appearance = "system",
        text_size: int = 100,
        reduce_motion: bool = False,
    ) -> None:
        super().__init__(app)
        Theme.in_force = self
        self._app = app
        self._appearance: Appearance = appearance
        self.text_size = min(LARGEST_TEXT, max(SMALLEST_TEXT, text_size))
        """In percent."""
        self.reduce_motion = reduce_motion
        """Whether nothing may move."""
        self._applying = False
        self.family = _family(fonts)
        """Of all text: San Francisco where the system has it, else the bundled Inter."""
        app.setStyle("Fusion")
        app.styleHints().colorSchemeChanged.connect(self._system_changed)
        self.colours = self._chosen()
        self.apply()

    def set(
        self,
        *,
        appearance: Appearance | None = None,
        text_size: int | None = None,
        reduce_motion: bool | None = None,
    ) -> None:
        """Change what is given, at once and everywhere."""
        before = (self._appearance, self.text_size, self.reduce_motion)
        if appearance is not None:
            self._appearance = appearance
        if text_size is not None:
            self.text_size = min(LARGEST_TEXT, max(SMALLEST_TEXT, text_size))
        if reduce_motion is not None:
            self.reduce_motion = reduce_motion
        now = (self._appearance, self.text_size, self.reduce_motion)
        if now[0] != before[0]:
            self.apply()
        elif now[1] != before[1]:
            self._rescale()
        elif now != before:
            self.changed.emit()

    def follow(self, dress: Callable[[], object]) -> None:
        """Do this now, and whenever the look changes. A method, and no lambda: Qt ends it with its
        widget.
        """
        self.changed.connect(dress)
        dress()

    def apply(self) -> None:
        """Put colours, palette, fonts and style sheet in force and tell everybody."""
        self._applying = True
        # Qt draws native parts (title bar, file dialogs) after this hint; "system" takes our wish
        # back.
        schemes = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
        self._app.styleHints().setColorScheme(schemes.get(self._appearance, Qt.ColorScheme.Unknown))
        self.colours = self._chosen()
        self._app.setPalette(_palette(self.colours))
        self._app.setStyleSheet(stylesheet(self.colours))
        self._applying = False
        self._rescale()

    @contextlib.contextmanager
    def undressed(self) -> Iterator[None]:
        """No style sheet is in force while a whole window is put together. With one, Qt tells every
        widget of it anew at each step into a parent: more than half of what a window costs.
        Inside another one it changes nothing.
        """
        if not self._app.styleSheet():
            yield
            return
        # WORKAROUND: with its last style sheet Qt forgets to be told when a widget goes that asked
        # for its style and was not shown yet; the next change of the theme would dress it all the
        # same, where there is nothing any more. With a sheet of its own one keeps the notes.
        keeps = QWidget()
        keeps.setStyleSheet("QWidget {}")
        self._app.setStyleSheet("")
        try:
            yield
        finally:
            self._app.setStyleSheet(stylesheet(self.colours))

    def _rescale(self) -> None:
        """Put fonts in force and tell everybody."""
        before, font = self._app.font(), self.font(Type.BODY)
        self._app.setFont(font)
        # WORKAROUND: where a style sheet is in force, Qt tells widgets that have no font of their
        # own of another application font only with another sheet.
        for widget in self._app.allWidgets():
            if widget.font() == before:
                widget.setFont(font)
        self.changed.emit()
        self.scaled.emit(self.text_size / 100)

    def font(self, role: Type) -> QFont:
        """The font of a role at the text size in force."""
        size, weight = role.value
        font = QFont(self.family)
        font.setPixelSize(self.px(size))
        font.setWeight(weight)
        # Hinting is for coarse displays and differs from machine to machine; without it pictures
        # are the same.
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        if size >= Type.PAGE_TITLE.value[0]:
            font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 98.5)
        return font

    def px(self, size: float) -> int:
        """A length that grows with the text, in pixels."""
        return round(size * self.text_size / 100)

    def colour(self, role: str) -> QColor:
        """The colour of a role of `colours.Colours`."""
        return QColor(getattr(self.colours, role))

    def milliseconds(self, wanted: int) -> int:
        """How long a movement may take: 0 with reduced motion."""
        return 0 if self.reduce_motion else wanted

    def _chosen(self) -> Colours:
        if self._appearance != "system":
            return DARK if self._appearance == "dark" else LIGHT
        return DARK if self._app.styleHints().colorScheme() == Qt.ColorScheme.Dark else LIGHT

    def _system_changed(self) -> None:
        if self._appearance == "system" and not self._applying and self._chosen() != self.colours:
            self.apply()


def theme() -> Theme:
    """The theme in force.

    Raises:
        Bug: none was made.
    """
    if Theme.in_force is None:
        raise Bug("the theme is asked for before it is made")
    return Theme.in_force


def _family(fonts: Path | None) -> str:
    if sys.platform == "darwin":
        return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    if fonts is not None:
        for file in sorted((fonts / "inter").glob("*.ttf")):
            QFontDatabase.addApplicationFont(str(file))
    if "Inter" in QFontDatabase.families():
        return "Inter"
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()


def _palette(colours: Colours) -> QPalette:
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: colours.window,
        QPalette.ColorRole.Base: colours.field,
        QPalette.ColorRole.AlternateBase: colours.sidebar,
        QPalette.ColorRole.Button: colours.raised,
        QPalette.ColorRole.ToolTipBase: colours.raised,
        QPalette.ColorRole.WindowText: colours.text,
        QPalette.ColorRole.Text: colours.text,
        QPalette.ColorRole.ButtonText: colours.text,
        QPalette.ColorRole.ToolTipText: colours.text,
        QPalette.ColorRole.BrightText: colours.on_accent,
        QPalette.ColorRole.PlaceholderText: colours.placeholder,
        QPalette.ColorRole.Highlight: colours.selection,
        QPalette.ColorRole.HighlightedText: colours.text,
        QPalette.ColorRole.Link: colours.accent_ink,
        QPalette.ColorRole.LinkVisited: colours.accent_ink,
        QPalette.ColorRole.Accent: colours.accent,
        QPalette.ColorRole.Light: colours.hover,
        QPalette.ColorRole.Midlight: colours.border,
        QPalette.ColorRole.Mid: colours.border_strong,
        QPalette.ColorRole.Dark: colours.border_strong,
        QPalette.ColorRole.Shadow: colours.scrim,
    }
    for role, colour in roles.items():
        palette.setColor(role, QColor(colour))
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.disabled))
    return palette
