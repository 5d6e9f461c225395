"""Our own reading view: the text of a document without pages, or an answer, with the quotation
marked.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QMouseEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QMenu, QPlainTextEdit, QTextEdit

from interview_app.i18n import _
from interview_app.ui.controls import FocusRing
from interview_app.ui.look.theme import Type, theme

_LIGHT = 70
"""Opacity (of 255) of the mark on what is in a field."""


class ReadingText(QPlainTextEdit):
    """Text to read; `show_text` marks spans given in characters of the text. `picked`: as that of
    `PageCanvas`.
    """

    picked = Signal(int, QPoint)

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("look", "reading")
        self.setAccessibleName(_("Source text"))
        self.setTabChangesFocus(True)
        FocusRing(self)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.document().setDocumentMargin(12)
        self._spans: tuple[tuple[int, int], ...] = ()
        self._taken: list[tuple[int, int]] = []
        self._left: list[tuple[int, int]] = []
        self.offer: Callable[[QMenu, str], None] | None = None
        """Fills a menu with the places that marked words may be put into."""
        theme().follow(self._dress)

    def show_text(self, text: str, spans: tuple[tuple[int, int], ...] = ()) -> None:
        """Show a text with these spans marked, the first in view."""
        if text != self.toPlainText():
            self._taken, self._left = [], []
            self.setPlainText(text)
        self._spans = tuple(_unit_span(text, one) for one in spans)
        self._mark()
        if self._spans:
            cursor = QTextCursor(self.document())
            cursor.setPosition(self._spans[0][0])
            self.setTextCursor(cursor)
            self.centerCursor()

    def unmark(self) -> None:
        """Keep the text, mark nothing."""
        self._spans = ()
        self._mark()

    def tint(self, taken: Sequence[tuple[int, int]], left: Sequence[tuple[int, int]]) -> None:
        """What of the text is in a field, and what is in none: spans in characters."""
        text = self.toPlainText()
        self._taken, self._left = ([*map(partial(_unit_span, text), one)] for one in (taken, left))
        self._mark()

    def marked(self) -> list[str]:
        """The marked words."""
        marks = self.extraSelections()[len(self._taken) + len(self._left) :]
        return [selection.cursor.selectedText() for selection in marks]

    def _at(self, event: QMouseEvent) -> int:
        """The least span of a value or a line under the mouse, -1 where there is none."""
        place = self.cursorForPosition(event.position().toPoint()).position()
        spans = [*self._taken, *self._left]
        hits = [n for n, (start, end) in enumerate(spans) if start <= place < end]
        return min(hits, key=lambda n: spans[n][1] - spans[n][0], default=-1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Where something may be picked, the mouse says so."""
        super().mouseMoveEvent(event)
        hand, text = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.IBeamCursor
        self.viewport().setCursor(hand if self._at(event) >= 0 else text)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pick what is under the mouse, but for who marked words with it."""
        super().mouseReleaseEvent(event)
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and not self.textCursor().hasSelection() and (at := self._at(event)) >= 0:
            self.picked.emit(at, event.globalPosition().toPoint())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Words that the person marked may be put into a field."""
        menu = self.createStandardContextMenu()
        words = " ".join(self.textCursor().selectedText().split())
        if self.offer is not None and words:
            menu.addSeparator()
            self.offer(menu.addMenu(_("Put It Into")), words)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def _mark(self) -> None:
        taken, left = QTextCharFormat(), QTextCharFormat()
        light = QColor(theme().colour("mark"))
        light.setAlpha(_LIGHT)
        taken.setBackground(light)
        left.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DashUnderline)
        left.setUnderlineColor(QColor(theme().colour("secondary")))
        found = [*self._selections(self._taken, taken), *self._selections(self._left, left)]
        form = QTextCharFormat()
        form.setBackground(theme().colour("mark"))
        form.setForeground(theme().colour("text"))
        form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        form.setUnderlineColor(QColor(theme().colour("warn_ink")))
        self.setExtraSelections([*found, *self._selections(self._spans, form)])

    def _selections(
        self, spans: Iterable[tuple[int, int]], form: QTextCharFormat
    ) -> Iterator[QTextEdit.ExtraSelection]:
        for start, end in spans:
            selection = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.document())
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            selection.cursor = cursor
            selection.format = form
            yield selection

    def _dress(self) -> None:
        self.document().setDefaultFont(theme().font(Type.BODY))
        self._mark()


def _unit_span(text: str, span: tuple[int, int]) -> tuple[int, int]:
    return _units(text, span[0]), _units(text, span[1])


def _units(text: str, position: int) -> int:
    """A place in characters as a place in the UTF-16 units that the widget counts."""
    return len(text[:position].encode("utf-16-le", "surrogatepass")) // 2


def find_quote(text: str, quote: str, span: tuple[int, int] | None) -> tuple[int, int] | None:
    """Where a quotation stands: at its span when the words agree there, else where its words are
    first found.
    """
    wanted = " ".join(quote.split())
    inside = span_inside(text, span)
    if inside is not None and (
        not wanted or " ".join(text[inside[0] : inside[1]].split()) == wanted
    ):
        return inside
    if not wanted:
        return None
    at = text.find(quote)
    if at >= 0:
        return at, at + len(quote)
    # Whatever white space and line breaks stand between its words.
    words = r"\s+".join(re.escape(word) for word in quote.split())
    found = re.search(words, text, re.IGNORECASE)
    return found.span() if found is not None else inside


def span_inside(text: str, span: tuple[int, int] | None) -> tuple[int, int] | None:
    """The span, when it lies in the text."""
    return span if span is not None and 0 <= span[0] < span[1] <= len(text) else None
