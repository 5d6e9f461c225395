"""The timeline drawn as a picture: bars over years, gaps hatched, overlaps tinted, a line for today
(DESIGN 11).
"""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QCursor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QWidget

from interview_app.domain.dates import month_index
from interview_app.domain.timeline import Period, SkeletonTimeline
from interview_app.i18n import _, ngettext
from interview_app.ui.controls import Button, Hint
from interview_app.ui.controls.buttons import fill_menu
from interview_app.ui.controls.dressing import repolish
from interview_app.ui.forms.timeline_layout import Bar, TimelineLayout, lay_out
from interview_app.ui.forms.timeline_sections import SECTION
from interview_app.ui.forms.typed_dates import shown_date
from interview_app.ui.look.boxes import fill, hbox, let_go, vbox
from interview_app.ui.look.theme import GRID, Type, theme


class BarButton(QPushButton):
    """One bar, with as much of its words as fits; Left and Right go to its neighbours."""

    stepped = Signal(int)

    def __init__(self, bar: Bar, parent: QWidget) -> None:
        super().__init__(parent)
        self.bar = bar
        self.setProperty("look", "bar")
        self.setProperty("group", bar.group)
        self.setAutoDefault(False)
        told = [word for word in (bar.title, bar.detail) if word]
        self._words = " · ".join(told)
        words = ", ".join(told) or _("Entry without a name")
        dates = bar.dates.replace("present", _("present"))
        self.setAccessibleName(f"{words}, {dates}")
        self.setToolTip(f"{words}\n{dates}")

    def mark(self, *, in_hand: bool) -> None:
        """Whether its entry is the one in hand."""
        if self.property("now") is not in_hand:
            self.setProperty("now", in_hand)
            repolish(self)
            self.fit(self.geometry())  # with its style it got another font

    def fit(self, place: QRect) -> None:
        """Lie there."""
        self.setGeometry(place)
        self.setFont(theme().font(Type.SECONDARY))
        room = place.width() - 14  # its frame and padding, as the style sheet has them
        shown = self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, room)
        self.setText(shown.replace("&", "&&") if room > GRID else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See the class."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        by = steps.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(by)


def thin(colour: QColor, alpha: int) -> QColor:
    """The colour, see-through: `alpha` of 255."""
    thin = QColor(colour)
    thin.setAlpha(alpha)
    return thin


LANE = 30
"""Height of a lane in pixels at 100 % text size."""
CAPTION = 20
AXIS = 22
EDGE = 2
LEAST_BAR = 6
_LASTING = ("experiences", "education", "volunteer", "projects")
"""The sections of what may fill a gap."""
_TOLD = 2
"""Gaps and overlaps that are told in words below the picture, at most."""


class TimelinePicture(QWidget):
    """Shows a timeline. `chosen` carries the id of the entry whose bar was pressed, `gap_pressed`
    a `Period`.

    One Tab stop: inside, Left and Right go from bar to bar in the order of time.
    """

    chosen = Signal(str)
    gap_pressed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._layout: TimelineLayout | None = None
        self._bars: list[BarButton] = []
        self.setAccessibleName(_("Timeline picture"))
        # Time runs to the right in every language; captions and bars stand as it does.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self._arrange)

    def set_timeline(self, timeline: SkeletonTimeline, *, today: str) -> None:
        """Draw this timeline; `today` is `YYYY-MM`. A bar that had the focus keeps it."""
        focused = next((button.bar.id for button in self._bars if button.hasFocus()), None)
        layout = lay_out(timeline, today=today)
        if layout == self._layout:
            return
        self._layout = layout
        let_go(*self._bars)
        self._bars = [
            BarButton(bar, self)
            for bar in sorted(layout.bars, key=lambda bar: (bar.group, bar.months))
        ]
        for button in self._bars:
            button.clicked.connect(lambda _checked=False, id=button.bar.id: self.chosen.emit(id))
            button.stepped.connect(self._step)
            button.show()
            if button.bar.id == focused:
                button.setFocus()
        self._one_stop()
        self.setAccessibleDescription(self.summary())
        self._arrange()

    def summary(self, most: int | None = None) -> str:
        """What the picture shows, in sentences: gaps and overlaps with their time, `most` of them
        at the most.
        """
        if self._layout is None or not self._layout.bars:
            return _("Nothing with a date yet.")
        gap = _("Gap of {months}, {start} to {end}.")
        overlap = _("Two jobs overlap for {months}, {start} to {end}.")
        told = [_told(gap, one) for one in self._layout.gaps]
        told += [_told(overlap, one) for one in self._layout.overlaps]
        if most is not None and (more := len(told) - most) > 0:
            rest = ngettext("{n} more is in the picture.", "{n} more are in the picture.", more)
            told[most:] = [rest.format(n=more)]
        if self._layout.undated:
            count = self._layout.undated
            words = ngettext("{n} entry has no dates.", "{n} entries have no dates.", count)
            told.append(words.format(n=count))
        return " ".join(told) or _("No gaps and no overlaps.")

    def highlight(self, entry_id: str) -> None:
        """Show one bar as the one in hand."""
        for button in self._bars:
            button.mark(in_hand=button.bar.id == entry_id)

    def sizeHint(self) -> QSize:
        """As high as its lanes."""
        return QSize(320, self._height())

    def minimumSizeHint(self) -> QSize:
        """Never cut."""
        return QSize(160, self._height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the bars where they belong."""
        self._arrange()

    def _height(self) -> int:
        layout = self._layout
        lanes = (layout.work_lanes + layout.education_lanes) if layout else 1
        groups = (bool(layout.work_lanes) + bool(layout.education_lanes)) if layout else 1
        above = theme().px(max(groups, 1) * CAPTION + AXIS)
        return max(lanes, 1) * theme().px(LANE) + above + 2 * EDGE

    def _x(self, month: float) -> float:
        """The x of a month's beginning, in pixels."""
        assert self._layout is not None
        months = self._layout.last + 1 - self._layout.first
        return EDGE + (month - self._layout.first) * (self.width() - 2 * EDGE) / months

    def _top(self, group: str) -> int:
        """The y of a group's first lane."""
        assert self._layout is not None
        caption, lane = theme().px(CAPTION), theme().px(LANE)
        if group == "work" or not self._layout.work_lanes:
            return EDGE + caption
        return EDGE + 2 * caption + self._layout.work_lanes * lane

    def _arrange(self) -> None:
        self.setFixedHeight(self._height())
        if self._layout is None:
            return
        lane = theme().px(LANE)
        for button in self._bars:
            bar = button.bar
            left, right = self._x(bar.months.first), self._x(bar.months.last + 1)
            width = max(right - left - 1, LEAST_BAR)
            top = self._top(bar.group) + bar.lane * lane
            button.fit(QRect(round(left), top + 2, round(width), lane - 4))
        self.update()

    def _one_stop(self) -> None:
        for at, button in enumerate(self._bars):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus if at == 0 else Qt.FocusPolicy.ClickFocus)

    def _step(self, by: int) -> None:
        at = next((at for at, button in enumerate(self._bars) if button.hasFocus()), 0) + by
        if 0 <= at < len(self._bars):
            self._bars[at].setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Axis, captions, gaps, overlaps and today; the bars draw themselves."""
        layout = self._layout
        if layout is None:
            return
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme().font(Type.SECONDARY))
        bottom = self.height() - theme().px(AXIS)
        self._draw_axis(painter, layout, bottom)
        if layout.work_lanes:
            self._draw_stretches(painter, layout)
            self._draw_caption(painter, _("Work"), self._top("work"))
        if layout.education_lanes:
            self._draw_caption(painter, _("Education"), self._top("education"))
        if layout.first <= layout.today <= layout.last:
            self._draw_today(painter, layout, bottom)
        painter.end()

    def _draw_caption(self, painter: QPainter, text: str, top: int) -> None:
        painter.setFont(theme().font(Type.SECTION))
        painter.setPen(theme().colour("secondary"))
        height = theme().px(CAPTION)
        area = QRectF(EDGE, top - height, self.width() - 2 * EDGE, height - 2)
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        painter.setFont(theme().font(Type.SECONDARY))

    def _draw_axis(self, painter: QPainter, layout: TimelineLayout, bottom: int) -> None:
        painter.setPen(QPen(theme().colour("border"), 1))
        painter.drawLine(QPointF(EDGE, bottom + 0.5), QPointF(self.width() - EDGE, bottom + 0.5))
        metrics = QFontMetricsF(painter.font())
        named = self.years_named()
        for month in layout.years:
            x = self._x(month)
            text = str(month // 12)
            painter.setPen(QPen(theme().colour("border"), 1))
            painter.drawLine(
                QPointF(x + 0.5, EDGE + theme().px(CAPTION)), QPointF(x + 0.5, bottom + 4)
            )
            painter.setPen(theme().colour("secondary"))
            if text in named:
                painter.drawText(QPointF(x + 4, bottom + metrics.ascent() + 4), text)

    def years_named(self) -> tuple[str, ...]:
        """The years that are written under the axis: where it is narrow, those that do not touch
        the one before.
        """
        metrics = QFontMetricsF(theme().font(Type.SECONDARY))
        named, end = list[str](), 0.0
        for month in self._layout.years if self._layout else ():
            start, text = self._x(month) + 4, str(month // 12)
            if start >= end and start + metrics.horizontalAdvance(text) <= self.width():
                named.append(text)
                end = start + metrics.horizontalAdvance(text) + 4
        return tuple(named)

    @property
    def gaps(self) -> tuple[Period, ...]:
        """The gaps between jobs, in the order of time."""
        return self._layout.gaps if self._layout is not None else ()

    def _gap_area(self, gap: Period) -> QRectF:
        assert self._layout is not None
        height = self._layout.work_lanes * theme().px(LANE)
        return self._area(gap, self._top("work") + 2, height - 4)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A gap is pressed as a bar is."""
        for gap in self.gaps:
            if self._gap_area(gap).contains(event.position()):
                self.gap_pressed.emit(gap)

    def _draw_stretches(self, painter: QPainter, layout: TimelineLayout) -> None:
        top, height = self._top("work"), layout.work_lanes * theme().px(LANE)
        for gap in layout.gaps:
            area = self._gap_area(gap)
            painter.setPen(QPen(theme().colour("warn_ink"), 1, Qt.PenStyle.DashLine))
            painter.setBrush(
                QBrush(thin(theme().colour("warn_ink"), 90), Qt.BrushStyle.BDiagPattern)
            )
            painter.drawRoundedRect(area, 5, 5)
            self._draw_label(painter, area, _months(gap.months), "warn_ink")
        for overlap in layout.overlaps:
            area = self._area(overlap, top - 2, height + 2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().colour("warn_soft"))
            painter.drawRoundedRect(area, 3, 3)
            painter.setPen(QPen(theme().colour("warn_ink"), 2))
            painter.drawLine(area.topLeft() + QPointF(1, 0), area.topRight() - QPointF(1, 0))

    def _area(self, time: Period, top: float, height: float) -> QRectF:
        left = self._x(month_index(time.start or ""))
        right = self._x(month_index(time.end or "") + 1)
        return QRectF(left + 0.5, top, max(right - left - 2, 2), height)

    def _draw_label(self, painter: QPainter, area: QRectF, text: str, colour: str) -> None:
        metrics = QFontMetricsF(painter.font())
        plate = QRectF(0, 0, metrics.horizontalAdvance(text) + 8, metrics.height() + 2)
        if plate.width() <= area.width():
            plate.moveCenter(area.center())
            _draw_plate(painter, plate, text, ground="window", ink=colour, corner=3)

    def _draw_today(self, painter: QPainter, layout: TimelineLayout, bottom: int) -> None:
        x = min(self._x(layout.today + 1), self.width() - EDGE) - 1
        painter.setPen(QPen(theme().colour("accent_ink"), 1.5))
        painter.drawLine(QPointF(x, EDGE + theme().px(CAPTION) - 2), QPointF(x, bottom))
        text = _("Today")
        width = QFontMetricsF(painter.font()).horizontalAdvance(text) + 10
        plate = QRectF(x - width / 2, EDGE, width, theme().px(CAPTION) - 4)
        plate.moveRight(min(plate.right(), self.width() - EDGE))
        _draw_plate(painter, plate, text, ground="accent_soft", ink="accent_ink", corner=5)


def _draw_plate(
    painter: QPainter, plate: QRectF, text: str, *, ground: str, ink: str, corner: int
) -> None:
    """Words on a ground of their own."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().colour(ground))
    painter.drawRoundedRect(plate, corner, corner)
    painter.setPen(theme().colour(ink))
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)


class TimelineOverview(QWidget):
    """The picture with what is told of it in words. Hidden while there is no date: then there is
    nothing to see. `gap_wanted` carries the section of an entry that is to fill a gap, and its
    dates by their fields.
    """

    gap_wanted = Signal(str, dict)

    def __init__(self) -> None:
        super().__init__()
        self.picture, self._told = TimelinePicture(), Hint()
        self.fill_gap = Button(_("Add what you did then"), "quiet", icon="plus")
        self.fill_gap.clicked.connect(lambda: self._ask(self.picture.gaps, self.fill_gap))
        self.picture.gap_pressed.connect(lambda gap: self._ask((gap,)))
        below = fill(hbox(spacing=GRID), (self._told, 1), self.fill_gap)
        fill(vbox(self, 0, GRID), self.picture, below)

    def _ask(self, gaps: Sequence[Period], under: QWidget | None = None) -> None:
        """Which of several gaps it is, and of what kind what one did then."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setAccessibleName(self.fill_gap.text())
        for gap in gaps:
            dates = " – ".join((shown_date(gap.start), shown_date(gap.end)))
            kinds = menu.addMenu(dates) if len(gaps) > 1 else menu
            for key in _LASTING:
                fields = [one for one in SECTION[key].columns if one in SECTION[key].dates]
                told = dict(zip(fields, (gap.start, gap.end), strict=True))
                wish = partial(self.gap_wanted.emit, key, told)
                fill_menu(kinds, (_(SECTION[key].label), wish))
        corner = under.mapToGlobal(under.rect().bottomLeft()) if under else QCursor.pos()
        menu.popup(corner)

    def show_timeline(self, timeline: SkeletonTimeline, *, today: str, edited: bool) -> None:
        """Show these jobs and schools; `today` is `YYYY-MM`. It keeps its room while one edits:
        nothing moves up under the hand.
        """
        self.picture.set_timeline(timeline, today=today)
        self._told.setText(self.picture.summary(most=_TOLD))
        self.fill_gap.setVisible(bool(self.picture.gaps))
        held = self.isVisible() and edited
        self.setMinimumHeight(self.height() if held else 0)
        self.setVisible(held or any(one.start for one in timeline.entries))


def _months(count: int) -> str:
    return ngettext("{n} month", "{n} months", count).format(n=count)


def _told(sentence: str, time: Period) -> str:
    start, end = shown_date(time.start), shown_date(time.end)
    return sentence.format(months=_months(time.months), start=start, end=end)
