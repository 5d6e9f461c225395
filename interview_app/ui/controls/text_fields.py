"""Fields to type in, of one line, of several, and as high as their text. They leave Undo and Redo
to what stands around them while they have none.
"""

import math

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QToolTip, QWidget

from interview_app.ui.look.names import reads_from_right
from interview_app.ui.look.theme import GRID

Keys = QKeySequence.StandardKey


class LineField(QLineEdit):
    """A line of text. One that is longer than its field shows its beginning whenever nobody writes
    at its end, and tells all of it to the mouse.

    Args:
        name: its accessible name.
        hint: what stands in it while it is empty.
    """

    def __init__(self, name: str = "", hint: str = "") -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)

    def whole_tip(self) -> str:
        """What the mouse is told: the words where they go on beyond the edge, then the tool tip."""
        words = self.text()
        wide = QFontMetricsF(self.font()).horizontalAdvance(words)
        cut = wide > self.contentsRect().width() - 2 * GRID
        return "\n".join(part for part in (words if cut else "", self.toolTip()) if part)

    def select_whole(self) -> None:
        """All of it, from its end to its beginning: the other way round only the end of a long line
        would be seen.
        """
        length = len(self.text().encode("utf-16-le")) // 2  # as Qt counts
        self.setSelection(length, -length)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """By the keyboard, Qt selects all."""
        super().focusInEvent(event)
        if self.selectedText() and self.selectedText() == self.text():
            self.select_whole()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Back to the beginning, where somebody went on to another field."""
        super().focusOutEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.setCursorPosition(0)

    def event(self, event: QEvent) -> bool:
        """See the module and the class."""
        if _leaves(event, undo=self.isUndoAvailable(), redo=self.isRedoAvailable()):
            return False
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.whole_tip(), self)
            return True
        return super().event(event)


class TextField(QPlainTextEdit):
    """Plain text of several lines, which begin where their language does.

    WORKAROUND: a plain text is aligned to the left whichever way it reads (alignLine in
    qtextengine.cpp); a line beside it and rich text are not.
    """

    left = Signal()
    """Somebody went on to something else, as `QLineEdit.editingFinished` says of a line."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        # A method and no lambda: that would hold the field in a cycle, which the collector may end
        # in another thread.
        self.document().contentsChanged.connect(self._align)
        self._align()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """See `left`."""
        super().focusOutEvent(event)
        self.left.emit()

    def _align(self) -> None:
        """By its first words, as a person does."""
        block = self.document().firstBlock()
        while block.isValid() and not block.text().strip():
            block = block.next()
        right = block.isValid() and reads_from_right(block.text())
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        option = self.document().defaultTextOption()
        if option.alignment() != side:
            option.setAlignment(side)
            self.document().setDefaultTextOption(option)

    def event(self, event: QEvent) -> bool:
        """See the module."""
        document = self.document()
        if _leaves(event, undo=document.isUndoAvailable(), redo=document.isRedoAvailable()):
            return False
        return super().event(event)


def _leaves(event: QEvent, *, undo: bool, redo: bool) -> bool:
    """Whether these are the keys of an Undo or Redo that the field has nothing for.

    Qt asks a field with the focus first whether it wants keys that are also a command's, and its
    own fields always want these.
    """
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    if (event.matches(Keys.Undo) and not undo) or (event.matches(Keys.Redo) and not redo):
        event.ignore()
        return True
    return False


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
        keeps: it gets no lower while somebody writes in it: what stands below stays in its place.
    """

    def __init__(
        self,
        *,
        least: int = 1,
        most: int,
        around: int = 10,
        keeps: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent=parent)
        self._keeps, self._width = keeps, 0
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
        if self.document().isEmpty():
            lines = self._lines_of(self.placeholderText())
        height = self.height_of(min(max(lines, self._least), self._most))
        before, self._width = self._width, self.viewport().width()
        if self._keeps and self.hasFocus() and before == self._width:
            height = max(height, self.height())
        self.setFixedHeight(height)

    def setPlaceholderText(self, words: str) -> None:
        """What stands in the empty field; all of it is shown."""
        super().setPlaceholderText(words)
        self.fit()

    def _lines_of(self, words: str) -> int:
        """The lines that words take in it."""
        metrics = QFontMetricsF(self.font())
        room = self.viewport().width() - 2 * self.document().documentMargin()
        wrapped = metrics.boundingRect(QRectF(0, 0, room, 0), Qt.TextFlag.TextWordWrap.value, words)
        return round(wrapped.height() / metrics.lineSpacing())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines break elsewhere at another width, of which the document tells nobody."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()
            # WORKAROUND: of a bar that comes meanwhile Qt tells no field that is just being shown.
            if (left := self.viewport().size()).width() != event.size().width():
                super().resizeEvent(QResizeEvent(left, event.size()))

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew when the text size changes: fonts of the style sheet arrive after the first
        measuring.
        """
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit()
