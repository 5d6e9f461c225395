"""Tabs as the toolbar of a settings window shows them: an icon over a word, side by side in the
middle.
"""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QTabBar

from interview_app.ui import icons
from interview_app.ui.theme import GRID, Type, theme

_ICON, _HIGH, _NARROWEST = 22, 54, 76
"""Pixels at 100 %: an icon's side, and a tab."""


class ToolbarTabs(QTabBar):
    """`add` puts another tab at the end; the rest is a tab bar's, for keys and screen readers
    too.
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self._icons: list[str] = []
        self.setAccessibleName(name)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setMouseTracking(True)
        theme().changed.connect(self._dress)
        self._dress()

    def add(self, icon: str, title: str) -> None:
        """Another tab; `icon` is one of ours."""
        self._icons.append(icon)
        self.addTab(title)

    def tabSizeHint(self, index: int) -> QSize:
        """As wide as its word, and none narrower than looks like a button."""
        words = QFontMetrics(theme().font(Type.SECONDARY)).horizontalAdvance(self.tabText(index))
        return QSize(max(theme().px(_NARROWEST), words + 3 * GRID), theme().px(_HIGH))

    def minimumTabSizeHint(self, index: int) -> QSize:
        """No word is cut."""
        return self.tabSizeHint(index)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The ground of the one that stands, and each icon over its word."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme().font(Type.SECONDARY))
        for at in range(self.count()):
            self._draw(painter, at, self.tabRect(at).adjusted(2, 1, -2, -1))
        painter.end()

    def _draw(self, painter: QPainter, at: int, area: QRect) -> None:
        chosen = at == self.currentIndex()
        painter.setBrush(theme().colour("pressed") if chosen else Qt.BrushStyle.NoBrush)
        focused = chosen and self.hasFocus()
        painter.setPen(theme().colour("accent_ink") if focused else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(area, 7, 7)
        ink = "accent_ink" if chosen else "secondary"
        side = theme().px(_ICON)
        left = area.center().x() - side // 2
        picture = icons.pixmap(self._icons[at], ink, size=_ICON)
        painter.drawPixmap(left, area.top() + GRID // 2 + 1, picture)
        painter.setPen(theme().colour("text" if chosen else "secondary"))
        words = area.adjusted(0, 0, 0, -GRID // 2)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
        painter.drawText(words, int(flags), self.tabText(at))

    def _dress(self) -> None:
        self.setFont(theme().font(Type.SECONDARY))
        self.updateGeometry()
        self.update()
