"""A text field as high as its text, between two limits."""

import math

from PySide6.QtCore import QEvent, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QWidget

from interview_app.ui.controls.text_fields import TextField

_NARROW = 240
"""Width in pixels it asks for; it takes what there is."""


class GrowingText(TextField):
    """Plain text that grows with its lines from `least` to `most`, then scrolls. Tab leaves it;
    files are not dropped on it.

    Args:
        least: lines it shows when empty.
        most: lines beyond which it scrolls.
        around: pixels of its frame and padding above and below together, as the style sheet draws
            them.
    """

    def __init__(
        self, *, least: int = 1, most: int, around: int = 10, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent=parent)
        self._least, self._most, self._around = least, most, around
        self.setTabChangesFocus(True)
        # A text field takes drops itself and would type the path; the window is the drop target.
        self.setAcceptDrops(False)
        # Every line is wrapped; a bar below the text would only stand over its last line.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A method and no lambda: that would hold the field in a cycle, which the collector may end
        # in another thread.
        self.document().documentLayout().documentSizeChanged.connect(self.fit)
        self.fit()

    def sizeHint(self) -> QSize:
        """As wide as it may be, as high as its text."""
        return QSize(_NARROW, self.height_of(self._least))

    def height_of(self, lines: int) -> int:
        """The height in pixels that shows this many lines without cutting any."""
        margins = 2 * self.document().documentMargin()
        return math.ceil(lines * QFontMetricsF(self.font()).lineSpacing() + margins + self._around)

    def fit(self, _size: QSizeF | None = None) -> None:
        """As high as its lines, within the limits. A plain text's document counts its height in
        lines.
        """
        lines = round(self.document().documentLayout().documentSize().height())
        self.setFixedHeight(self.height_of(min(max(lines, self._least), self._most)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines break elsewhere at another width, of which the document tells nobody."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew when the text size changes: fonts of the style sheet arrive after the first
        measuring.
        """
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit()
