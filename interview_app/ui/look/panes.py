"""Panes of the window: two beside each other with a hairline between, and columns that scroll."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSplitter, QWidget

from interview_app.ui.look.boxes import fill, vbox
from interview_app.ui.look.theme import theme

_LEAST_BESIDE, _LEAST_BELOW = 560, 360
"""Pixels at 100 %: in less width two panes stand below each other, for both would be cut; in less
height they never do.
"""


class Panes(QSplitter):
    """Two panes beside each other, or below each other where they have too little room for that.

    Until somebody moves the line between them both give way in a window that is too narrow for
    their widths: one that does not grow would leave the other one nothing.

    Args:
        left: the left one; the upper one in a narrow window.
        right: the right one.
        widths: of both at first, in pixels.
        grow: how a wider window is shared between them.
    """

    def __init__(
        self, left: QWidget, right: QWidget, *, widths: tuple[int, int], grow: tuple[int, int]
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._shares, self._grow, self._moved = widths, grow, False
        for at, pane in enumerate((left, right)):
            self.addWidget(pane)
            self.setStretchFactor(at, grow[at])
        self.setSizes(list(widths))
        self.splitterMoved.connect(self._take_moved)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)
        theme().scaled.connect(self._arrange)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See `_arrange`."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        beside = self.width() >= theme().px(_LEAST_BESIDE) or self.height() < theme().px(
            _LEAST_BELOW
        )
        way = Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical
        turned = way is not self.orientation()
        if turned:
            self.setOrientation(way)
            self._moved = False
        if turned or (beside and not self._moved):
            self._share(self.width() if beside else self.height(), grows=beside)

    def _share(self, whole: int, *, grows: bool) -> None:
        wanted = sum(self._shares)
        more = whole - wanted
        if grows and more > 0:
            sizes = [
                one + more * grow // sum(self._grow)
                for one, grow in zip(self._shares, self._grow, strict=True)
            ]
        else:
            sizes = [whole * one // wanted for one in self._shares]
        self.setSizes(sizes)

    def _take_moved(self, _at: int, _handle: int) -> None:
        self._moved = True


class Upright(QScrollArea):
    """A view that scrolls up and down alone: it is never narrower than what stands in it, in
    whatever language and size of text.
    """

    def __init__(self, widget: QWidget, *, around: int) -> None:
        """`around`: pixels of air on each side of the widget."""
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.inside = QWidget()
        fill(vbox(self.inside, around), widget)
        self.setWidget(self.inside)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What stands in it has another size: other words, another text size."""
        if watched is self.inside and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def lay_out(self) -> None:
        """Put all that stands in it where it belongs at once: Qt does so level by level, and paints
        on its way what lies over each other.
        """
        for part in (*reversed(self.inside.findChildren(QWidget)), self.inside):
            part.ensurePolished()  # its letters have their size
            layout = part.layout()
            if layout is not None:
                layout.activate()
        QApplication.sendEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def minimumSizeHint(self) -> QSize:
        """As wide as the widest thing that can get no narrower, and the bar beside it."""
        width = self.inside.minimumSizeHint().width()
        return QSize(
            width + self.verticalScrollBar().sizeHint().width(), super().minimumSizeHint().height()
        )


def column_view(inside: QWidget, parent: QWidget | None = None) -> QScrollArea:
    """A column of the window that scrolls up and down alone, on the ground of what it stands in."""
    scroll = QScrollArea(parent)
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setWidget(inside)
    scroll.viewport().setAutoFillBackground(False)
    inside.setAutoFillBackground(False)
    return scroll
