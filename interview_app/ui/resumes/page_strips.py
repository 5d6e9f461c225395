"""A suggestion as words of the page: it stands in the place of its line, in the letters of the
line, what goes struck out and what comes underlined. It covers nothing: what is below makes room.
"""

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QPainter,
    QPen,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)

from interview_app.domain.frozen import frozen
from interview_app.i18n import _
from interview_app.messages.tailoring.shown import SuggestedLine
from interview_app.ui.look.colours import LIGHT
from interview_app.ui.look.theme import Type, theme
from interview_app.ui.resumes.changed_words import runs_of
from interview_app.ui.resumes.page_rows import PageRow

_FINE = 10
"""Units of the layout in a point: Qt knows no half pixels of a letter's size."""
_BASE, _ROW, _BELOW = 0.95, 1.26, 0.3
"""Base line below the top of a row, from row to row, and below the last base line; in letters."""
_GROUND = "#f6f8fe"
_AROUND = 4
"""Pixels of the ground around the words."""
BUTTON, BETWEEN = 20, 3
"""Side of a button and the space between two, in pixels at 100 % text size."""


@frozen
class Gap:
    """Room of so many pixels that the field over a line takes, where a page is cut, in points."""

    page: int
    cut: float
    extra: int


class Strip:
    """One suggestion in the place of a row, or as a row of its own below it.

    Args:
        row: of the page.
        at: which of the row's suggestions is shown.
        taken: the words that the person accepted, until the page has them; "" before.
    """

    def __init__(self, row: PageRow, at: int, taken: str = "") -> None:
        self.row, self.at, self.taken = row, at, taken
        self.waits = row.kind == "waits"
        self.mute = bool(taken) or row.goes or self.waits
        self.one: SuggestedLine = row.suggested[at]
        self.page, box = row.boxes[0].page, row.boxes[0].box
        self.over = row.boxes[1:]
        """What of the line stands on the next page: all of it stands here."""
        self.left, self.cut = box[0], box[3]
        self.top = box[3] + row.size / 4 if row.own_row else box[1]
        self.middle = self.top if row.own_row else (box[1] + box[3]) / 2
        self._width = max(row.right, box[2]) - box[0]
        self._words = self._laid_out()
        self.extra = 0
        """Pixels by which what is below goes down."""
        self.area = self.buttons = QRectF()
        """The whole and its buttons, in pixels from the top left of its first row."""
        self._note: QRectF | None = None

    @property
    def count(self) -> int:
        """How many there are to choose from here."""
        return len(self.row.suggested)

    def _laid_out(self) -> QTextLayout:
        runs = [("same", self.taken)] if self.taken else runs_of(self.one.words)
        made = QTextLayout("".join(text for _kind, text in runs), letters(self.row, _FINE))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        made.setTextOption(option)
        formats, start = [], 0
        for kind, text in runs:
            length = len(text.encode("utf-16-le")) // 2
            formats.append(_format(kind, start, length))
            start += length
        made.setFormats(formats)
        made.beginLayout()
        line, y = made.createLine(), 0.0
        while line.isValid():
            line.setLineWidth(self._width * _FINE)
            line.setPosition(QPointF(0, y + _BASE * self.row.size * _FINE - line.ascent()))
            y += _ROW * self.row.size * _FINE
            line = made.createLine()
        made.endLayout()
        return made

    def lay_out(self, scale: float) -> None:
        """Take this many pixels a point; the buttons keep their size."""
        size, width = self.row.size * scale, self._width * scale
        last = max(0, self._words.lineCount() - 1)
        row_top = last * _ROW * size
        bottom = row_top + (_BASE + _BELOW) * size
        side, between = theme().px(BUTTON), theme().px(BETWEEN)
        wanted = 0 if self.mute else (2 if self.count == 1 else 4) * (side + between)
        end = self._words.lineAt(last).naturalTextWidth() / _FINE * scale + size / 2
        left, top = end, max(row_top - 1, row_top + (bottom - row_top - side) / 2)
        if end + wanted > width + _AROUND:
            left, top = 0.0, bottom + 1
        self.buttons = QRectF(left, top, wanted, side if wanted else 0)
        bottom = max(bottom, self.buttons.bottom() + 1 if wanted else 0)
        self._note = self._placed_note(width, bottom)
        if self._note is not None:
            bottom = max(bottom, self._note.bottom() + 3)
        printed = (self.cut - self.top) * scale
        # Fewer words than before: the rest of what is printed must not look out below them.
        bottom = max(bottom, printed)
        self.area = QRectF(0, 0, width, bottom).adjusted(-_AROUND, 0, _AROUND, 0)
        self.extra = max(0, ceil(bottom - printed))

    def _placed_note(self, width: float, bottom: float) -> QRectF | None:
        """Beside the buttons where there is room for it, else below them."""
        if not self.note():
            return None
        metrics = QFontMetricsF(theme().font(Type.SECONDARY))
        beside = self.buttons.right() + theme().px(2 * BETWEEN)
        wanted = metrics.horizontalAdvance(self.note()) + 1
        if beside + wanted <= width and not self.waits:
            top = self.buttons.center().y() - metrics.height() / 2
            return QRectF(beside, top, wanted, metrics.height())
        room = QRectF(0, 0, max(1.0, width), 10_000)
        words = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self.note())
        return QRectF(0, bottom + 1, width, words.height())

    def note(self) -> str:
        """What the person should know of it before they decide."""
        if self.waits:
            return _("Waits for you: it is not printed before you decide.")
        if self.mute:
            return ""
        told = list(self.one.said)
        if self.row.own_row:
            new = _("Suggested as a new line")
            told.insert(0, new if self.one.entry_id else f"{new}: {self.one.place}")
        if self.count > 1:
            told.insert(0, _("{n} of {count}").format(n=self.at + 1, count=self.count))
        return " · ".join(told)

    def paint(self, painter: QPainter, at: QPointF, scale: float, *, chosen: bool) -> None:
        """Paint it with its first row at this point of the screen."""
        painter.save()
        painter.translate(at)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("white"))
        painter.drawRect(self.area)
        if not self.taken:
            painter.setBrush(QColor(LIGHT.warn_soft if self.waits else _GROUND))
            soft = LIGHT.warn_soft if self.waits else LIGHT.accent_soft
            painter.setPen(QPen(QColor(LIGHT.accent), 1.5) if chosen else QPen(QColor(soft)))
            painter.drawRoundedRect(self.area, 4, 4)
        if self._note is not None:
            painter.setFont(theme().font(Type.SECONDARY))
            doubt = self.waits or self.one.said
            painter.setPen(QColor(LIGHT.warn_ink if doubt else LIGHT.secondary))
            painter.drawText(self._note, Qt.TextFlag.TextWordWrap, self.note())
        painter.scale(scale / _FINE, scale / _FINE)
        painter.setPen(QColor(LIGHT.text))
        self._words.draw(painter, QPointF(0, 0))
        if self.row.own_row and not self.waits:
            painter.setFont(letters(self.row, _FINE))
            painter.setPen(QColor(LIGHT.good_ink))
            size = self.row.size * _FINE
            painter.drawText(QPointF(-size, _BASE * size), "+")
        painter.restore()


def _format(kind: str, start: int, length: int) -> QTextLayout.FormatRange:
    made, dress = QTextLayout.FormatRange(), QTextCharFormat()
    if kind == "gone":
        dress.setFontStrikeOut(True)
        dress.setForeground(QColor(LIGHT.bad_ink))
    elif kind == "new":
        dress.setFontUnderline(True)
        dress.setForeground(QColor(LIGHT.good_ink))
    made.start, made.length, made.format = start, length, dress
    return made


def letters(row: PageRow, scale: float) -> QFont:
    """The letters of a row, at so many pixels a point."""
    font = QFont(_family(row.face) or theme().family)
    font.setPixelSize(max(1, round(row.size * scale)))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


@lru_cache(maxsize=32)
def _family(file: str) -> str:
    """The family in a font's file, "" where Qt cannot read it."""
    number = QFontDatabase.addApplicationFont(file) if file else -1
    names = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    return names[0] if names else ""
