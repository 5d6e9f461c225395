"""Text in a role of the type scale, headings of groups, one line that ends in …, and the line that
divides.
"""

import re

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from interview_app.ui.controls.dressing import repolish
from interview_app.ui.look.theme import GRID, Type, theme

_ENDLESS = re.compile(r"[^\s/-]{36,}")
"""A word that is wider than the narrowest column."""
_BREAK = "\u200b"
"""Where a word may be broken, without a hyphen."""


class Label(QLabel):
    """Text in a role of the type scale and a colour role, following the theme. Where it wraps, a
    word without end is broken anywhere: it would make its column as wide as itself.

    It gets no accessible name: a screen reader reads the text itself, and a name would hide text
    that changes.
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
        super().__init__(parent)
        self._role = role
        self.setProperty("ink", colour)
        # Text of documents and models is never read as HTML.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        Label.setText(self, text)
        theme().follow(self.dress)

    def setText(self, text: str) -> None:
        """Show another text."""
        if self.wordWrap():
            text = _ENDLESS.sub(lambda word: _BREAK.join(word[0]), text)
        super().setText(text)

    def text(self) -> str:
        """The text as it was given."""
        return super().text().replace(_BREAK, "")

    def set_colour(self, colour: str) -> None:
        """Use another colour role."""
        # A palette would be lost inside anything the style sheet colours, so the colour is the
        # sheet's business too.
        self.setProperty("ink", colour)
        repolish(self)

    def dress(self) -> None:
        """Take the font from the theme."""
        self.setFont(theme().font(self._role))


class SectionLabel(Label):
    """The quiet heading over a group."""

    def __init__(self, text: str) -> None:
        super().__init__(text, Type.SECTION, "secondary")


class Hint(Label):
    """A quiet sentence in small letters, which wraps."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text, Type.SECONDARY, "secondary", wrap=True)


class ElidedLabel(Label):
    """One line that ends in … where it does not fit; the whole text is its tool tip and what a
    screen reader reads.
    """

    def __init__(self, text: str = "", role: Type = Type.BODY, colour: str = "text") -> None:
        self._whole = text
        super().__init__(text, role, colour)
        self.setMinimumWidth(GRID * 4)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        """Show another text."""
        self._whole = text
        self._fit()

    def sizeHint(self) -> QSize:
        """Room for the whole of it."""
        hint = super().sizeHint()
        hint.setWidth(self.fontMetrics().horizontalAdvance(self._whole) + 2)
        return hint

    def resizeEvent(self, event: object) -> None:
        """Cut anew."""
        self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(
            self._whole, Qt.TextElideMode.ElideRight, max(self.width(), 1)
        )
        super().setText(shown)
        self.setToolTip(self._whole if shown != self._whole else "")
        self.setAccessibleName(self._whole if shown != self._whole else "")


def line() -> QFrame:
    """A thin dividing line."""
    frame = QFrame()
    frame.setProperty("look", "line")
    return frame
