"""A list whose lines have a title, something quiet below it and an icon.

The title may take three rows and the detail six: in a narrow list, or in large letters, the words
that tell one line from the next are often not the first ones.
"""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from interview_app.ui.controls.keyed_list import Index, KeyedList, KeyedModel
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
"""Of title and detail."""
_MANY = 300
"""Lines above which title and detail keep to a row each: to measure thousands would hold the window
up.
"""


@dataclass(frozen=True, kw_only=True)
class ListLine:
    """One line: `key` names it, `state` is said to screen readers and shown as a tool tip, `faded`
    is drawn quiet.
    """

    key: str
    title: str
    detail: str
    icon: str
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
        self._heights: tuple[int, ...] = ()
        self._rows_of = lru_cache(maxsize=4 * _MANY)(self._wrapped)
        theme().follow(self.dress)

    def dress(self) -> None:
        """Take the fonts from the theme."""
        self._fonts = tuple(theme().font(role) for role in _TYPES)
        self._heights = tuple(QFontMetrics(font).lineSpacing() for font in self._fonts)
        self._rows_of.cache_clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as its rows, and never lower than one row of each."""
        rows = self.rows(_line(index), self._view.viewport().width() - 2 * _EDGE - _beside())
        height = sum(self._heights[at] for _text, at in rows)
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
        painter.drawPixmap(place.topLeft(), icons.pixmap(line.icon, line.icon_colour, size=18))
        width = area.width() - _beside()
        rows = self.rows(line, width)
        inks = ("secondary" if line.faded else "text", "secondary")
        top = area.top() + (area.height() - sum(self._heights[at] for _text, at in rows)) // 2
        # Where the lines begin is the window's business, how one reads its words' own.
        window_left = way == Qt.LayoutDirection.LeftToRight
        side_flag = Qt.AlignmentFlag.AlignLeft if window_left else Qt.AlignmentFlag.AlignRight
        turned = (reads_from_right(line.title), reads_from_right(line.detail))
        for text, at in rows:
            row = QRect(area.left() + _beside() - GRID, top, width, self._heights[at])
            painter.setFont(self._fonts[at])
            painter.setPen(theme().colour(inks[at]))
            reading = (
                Qt.TextFlag.TextForceRightToLeft if turned[at] else Qt.TextFlag.TextForceLeftToRight
            )
            flags = side_flag | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QStyle.visualRect(way, area, row), int(flags) | int(reading), text)
            top += row.height()
        painter.restore()

    def rows(self, line: ListLine, width: int) -> list[tuple[str, int]]:
        """What is drawn below each other at this width in pixels, each with its place in
        `_TYPES`.
        """
        one = self._view.uniformItemSizes()
        words = (line.title, line.detail)
        return [
            (row, at)
            for at, text in enumerate(words)
            for row in self._rows_of(text, at, width, one)
        ]

    def _wrapped(self, text: str, at: int, width: int, one: bool) -> tuple[str, ...]:
        """A text in rows of this width, `one` or as many as it may have; the last ends in … where
        it does not fit.
        """
        font, most = self._fonts[at], 1 if one else _MOST_ROWS[at]
        metrics = QFontMetrics(font)
        layout = QTextLayout(text, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        rest = text.encode("utf-16-le")  # Qt counts in UTF-16
        rows: list[str] = []
        layout.beginLayout()
        while len(rows) < most - 1 and metrics.horizontalAdvance(_decoded(rest)) > width:
            row = layout.createLine()
            row.setLineWidth(max(width, 1))
            rows.append(_decoded(rest[: 2 * row.textLength()]).rstrip())
            rest = rest[2 * row.textLength() :]
        layout.endLayout()
        return (*rows, metrics.elidedText(_decoded(rest), Qt.TextElideMode.ElideRight, width))


def _line(index: Index) -> ListLine:
    model = index.model()
    assert isinstance(model, _Lines)
    return model.rows[index.row()]


def _beside() -> int:
    """Pixels of a line that are not its words: the icon, and room on either side of icon and
    words.
    """
    return 3 * GRID + theme().px(18)


def _decoded(units: bytes) -> str:
    return units.decode("utf-16-le", "replace")


class TwoLineList(KeyedList):
    """`delete_wanted`: Delete was pressed."""

    delete_wanted = Signal()

    def __init__(self, name: str) -> None:
        self._lines = _Lines()
        super().__init__(name, self._lines)
        self.setItemDelegate(LinePainter(self))
        measure_anew(self)

    def show_lines(self, lines: tuple[ListLine, ...]) -> None:
        """Show these lines; the one in hand stays in hand when it is still there, else what stands
        in its place now is taken.
        """
        if lines == self._lines.rows:
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
            self.chosen.emit(there)

    def line(self, at: int) -> ListLine:
        """A line by its place."""
        return self._lines.rows[at]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete deletes."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)
