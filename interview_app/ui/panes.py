"""Panes of the window: two beside each other with a hairline between them, and a column that scrolls."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSplitter, QWidget


def side_by_side(left: QWidget, right: QWidget, *, widths: tuple[int, int], grow: tuple[int, int]) -> QSplitter:
    """Two panes that the person can make wider, never so narrow that one is gone.

    Args:
        left: the left one.
        right: the right one.
        widths: of both at first, in pixels.
        grow: how a wider window is shared between them.
    """
    split = QSplitter(Qt.Orientation.Horizontal)
    split.setHandleWidth(1)
    split.setChildrenCollapsible(False)
    for at, pane in enumerate((left, right)):
        split.addWidget(pane)
        split.setStretchFactor(at, grow[at])
    split.setSizes(list(widths))
    return split


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
