"""Telling the style sheet that a property it looks at has changed."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QWidget


def repolish(widget: QWidget) -> None:
    """Make the style sheet look at a changed property; a widget that was never dressed is looked at
    in any case.
    """
    if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        return
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    if isinstance(widget, QFrame):
        # A frame asks how wide its border is only when its shape is set: what stands in it stayed a
        # pixel further in.
        widget.setFrameStyle(widget.frameStyle())
    widget.update()
