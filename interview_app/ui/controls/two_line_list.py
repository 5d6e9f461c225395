"""A list whose lines have a title, something quiet below it and an icon.

The title may take three rows and the detail six: in a narrow list, or in large letters, the words
that tell one line from the next are often not the first ones.
"""

import math
from functools import lru_cache

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QStaticText, QTextOption
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from interview_app.domain.frozen import frozen
from interview_app.ui.controls.keyed_list import Index, KeyedList, KeyedModel, KeyedRow
from interview_app.ui.controls.wrapped_lines import measure_anew
from interview_app.ui.look import icons
from interview_app.ui.look.names import reads_from_right
from interview_app.ui.look.theme import GRID, Type, theme

_EDGE, _TOP = GRID // 2, 6
"""Pixels between the list's edge and a line's ground, and between that and the words above and
below.
"""
_TYPES = (Type.BODY, Type.SECONDARY)
_MOST_ROWS = (3, 6)
"""Of title and detail, as long as no word leaves a row half empty."""
_MANY = 300
"""Lines above which title and detail keep to a row each: to measure thousands would hold the window
up.
"""


@frozen
class ListLine(KeyedRow):
    """One line: `state` is said to screen readers and shown as a tool tip, `faded`
    is drawn quiet.
    """

    detail: str
    icon: str = ""
    icon_colour: str = "secondary"
    state: str = ""
    faded: bool = False

    def words_for(self, role: int) -> str | None:
        """All that it says: to the ear in one go, as a tool tip below each other."""
        joints: dict[int, str] = {
            Qt.ItemDataRole.AccessibleTextRole: ", ",
            Qt.ItemDataRole.ToolTipRole: "\n",
        }
        joint = joints.get(role)
        parts = (part for part in (self.title, self.detail, self.state) if part)
        return None if joint is None else joint.join(parts)


class _Lines(KeyedModel):
    """The lines as Qt wants them."""

    rows: tuple[ListLine, ...]


class LinePainter(QStyledItemDelegate):
    """Draws icon, title and detail."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._fonts: tuple[QFont, ...] = ()
        self._laid_out = lru_cache(maxsize=4 * _MANY)(
            lambda text, at, *how: _lay_out(self._fonts[at], text, *how)
        )
        theme().follow(self.dress)

    def dress(self) -> None:
        """Take the fonts from the theme."""
        self._fonts = tuple(theme().font(role) for role in _TYPES)
        self._laid_out.cache_clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as its words, and never lower than one row of each."""
        line = _line(index)
        words = self.words(line, self._view.viewport().width() - 2 * _EDGE - _beside(line))
        height = sum(map(_height, words))
        return QSize(160, max(theme().px(52), height + 2 * (_TOP + 2)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The ground of a chosen line, then its parts."""
        line = _line(index)
        area: QRect = option.rect.adjusted(_EDGE, 2, -_EDGE, -2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().colour("accent_soft" if chosen else "hover"))
            painter.drawRoundedRect(area, 7, 7)
        side, way = theme().px(18), option.direction
        place = QRect(area.left() + GRID, area.top() + (area.height() - side) // 2, side, side)
        place = QStyle.visualRect(way, area, place)
        if line.icon:
            painter.drawPixmap(place.topLeft(), icons.pixmap(line.icon, line.icon_colour, size=18))
        width = area.width() - _beside(line)
        words = self.words(line, width)
        inks = ("secondary" if line.faded else "text", "secondary")
        top = area.top() + (area.height() - sum(map(_height, words))) // 2
        for text, font, ink in zip(words, self._fonts, inks, strict=True):
            row = QRect(area.left() + _beside(line) - GRID, top, width, _height(text))
            painter.setFont(font)
            painter.setPen(theme().colour(ink))
            painter.drawStaticText(QStyle.visualRect(way, area, row).topLeft(), text)
            top += row.height()
        painter.restore()

    def words(self, line: ListLine, width: int) -> list[QStaticText]:
        """Title and detail as they are drawn below each other at this width in pixels; what has no
        room ends in ….
        """
        mirrored = self._view.layoutDirection() == Qt.LayoutDirection.RightToLeft
        one = self._view.uniformItemSizes()
        title, detail = (1, 1) if one else _MOST_ROWS
        return [
            self._laid_out(line.title, 0, width, title, mirrored),
            self._laid_out(line.detail, 1, width, detail, mirrored),
        ]


def _lay_out(font: QFont, text: str, width: int, most: int, mirrored: bool) -> QStaticText:
    """A text of this many rows at most."""
    # Where the lines begin is the window's business, how one reads its words' own.
    side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
    ways = Qt.LayoutDirection
    option = QTextOption(side | Qt.AlignmentFlag.AlignAbsolute)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    option.setTextDirection(ways.RightToLeft if reads_from_right(text) else ways.LeftToRight)
    shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, width * most)
    drawn = QStaticText(shown)
    drawn.setTextFormat(Qt.TextFormat.PlainText)
    drawn.setTextOption(option)
    drawn.setTextWidth(width)
    drawn.prepare(font=font)
    return drawn


def _height(text: QStaticText) -> int:
    return math.ceil(text.size().height())


def _line(index: Index) -> ListLine:
    model = index.model()
    assert isinstance(model, _Lines)
    return model.rows[index.row()]


def _beside(line: ListLine) -> int:
    """Pixels of a line that are not its words: the icon, where it has one, and room on either side
    of icon and words.
    """
    return 3 * GRID + theme().px(18) if line.icon else 2 * GRID


class TwoLineList(KeyedList):
    """`delete_wanted`: Delete was pressed."""

    delete_wanted = Signal()

    def __init__(self, name: str) -> None:
        self.lines = _Lines()
        super().__init__(name, self.lines)
        self.setItemDelegate(LinePainter(self))
        measure_anew(self)

    def show_lines(self, lines: tuple[ListLine, ...], *, quietly: bool = False) -> None:
        """Show these lines; the one in hand stays in hand when it is still there, else what stands
        in its place now is taken, and told unless `quietly`.
        """
        if lines == self.lines.rows:
            return
        before, at = self.key(), max(self.currentIndex().row(), 0)
        self.setUniformItemSizes(len(lines) > _MANY)
        self.show_quietly(lines)
        keys = self.keys_in_order()
        if before in keys:
            self.choose(before)
        else:
            there = keys[min(at, len(keys) - 1)] if keys else ""
            self.choose(there)
            if not quietly:
                self.chosen.emit(there)

    def line(self, at: int) -> ListLine:
        """A line by its place."""
        return self.lines.rows[at]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete deletes."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)
