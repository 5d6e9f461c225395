"""Telling the style sheet that a property it looks at has changed."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def repolish(widget: QWidget) -> None:
    """Make the style sheet look at a changed property; a widget that was never dressed is looked at in any case."""
    if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        return
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    widget.update()
