"""A dialog over the window: its title, what it says first, and a row of buttons at its foot."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from interview_app.ui.controls import Label
from interview_app.ui.controls.least_size import keep_whole
from interview_app.ui.look.boxes import Part, fill, hbox, vbox
from interview_app.ui.look.theme import GRID, Type


class TitledDialog(QDialog):
    """Shown by `open()`; `column` is the layout of its parts.

    Args:
        title: its name, which stands over it too.
        parent: the window it belongs to.
        heading: what stands over it in the place of its name, None for nothing.
        words: a sentence below that.
        large: for one that is a page of its own.
        spacing: pixels between its parts.
        stays: it is shown again after it was closed.
    """

    def __init__(
        self,
        title: str,
        parent: QWidget | None,
        *,
        heading: str | None = "",
        words: str = "",
        large: bool = False,
        spacing: int = GRID,
        stays: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, not stays)
        self.column = vbox(self, (3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID), spacing)
        over, below = (Type.PAGE_TITLE, Type.SECONDARY) if large else (Type.HEADING, Type.BODY)
        if heading is not None:
            self.column.addWidget(Label(heading or title, over, wrap=True))
        if words:
            self.column.addWidget(Label(words, below, "secondary", wrap=True))
        keep_whole(self)

    def foot(self, *parts: Part, above: int = 0) -> None:
        """End it with these beside each other, so many pixels lower than another part."""
        self.column.addLayout(fill(hbox(margins=(0, above, 0, 0), spacing=GRID), *parts))
