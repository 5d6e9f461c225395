"""Layouts of widgets beside and below each other, with their margins and spacing at once."""

from typing import TypeVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

Margins = int | tuple[int, int, int, int]
"""Pixels on every side, or left, top, right and bottom."""
Box = TypeVar("Box", bound=QBoxLayout)


def hbox(
    on: QWidget | None = None, margins: Margins | None = None, spacing: int | None = None
) -> QHBoxLayout:
    """Widgets beside each other; what is not given in pixels is as the style has it."""
    return _laid_out(QHBoxLayout(), on, margins, spacing)


def vbox(
    on: QWidget | None = None, margins: Margins | None = None, spacing: int | None = None
) -> QVBoxLayout:
    """Widgets below each other; what is not given in pixels is as the style has it."""
    return _laid_out(QVBoxLayout(), on, margins, spacing)


def _laid_out(box: Box, on: QWidget | None, margins: Margins | None, spacing: int | None) -> Box:
    if on is not None:
        on.setLayout(box)
    if margins is not None:
        box.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    if spacing is not None:
        box.setSpacing(spacing)
    return box
