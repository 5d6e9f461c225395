"""Text in a role of the type scale, headings of groups, one line that ends in …, and the line that
divides.
"""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from interview_app.ui.controls.dressing import repolish
from interview_app.ui.look.theme import GRID, Type, theme


class Label(QLabel):
    """Text in a role of the type scale and a colour role, following the theme.

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
        super().__init__(text, parent)
        self._role = role
        self.setProperty("ink", colour)
        # Text of documents and models is never read as HTML.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        theme().follow(self.dress)

    def set_colour(self, colour: str) -> None:
        """Use another colour role."""
        # A palette would be lost inside anything the style sheet colours, so the colour is the
        # sheet's business too.
        self.setProperty("ink", colour)
        repolish(self)

    def set_type(self, role: Type) -> None:
        """Use another role of the type scale."""
        self._role = role
        self.dress()

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
