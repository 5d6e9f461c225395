"""A button whose words are labels, which wrap."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton, QSizePolicy

from interview_app.ui.theme import theme


class LabelButton(QPushButton):
    """As high as its layout needs at its width; a push button would ask for its (empty) text
    only.
    """

    def __init__(self) -> None:
        super().__init__()
        tall = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        tall.setHeightForWidth(True)
        self.setSizePolicy(tall)
        theme().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """What the labels need."""
        layout = self.layout()
        return layout.totalSizeHint() if layout else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """What the labels need at least."""
        layout = self.layout()
        return layout.totalMinimumSize() if layout else super().minimumSizeHint()

    def hasHeightForWidth(self) -> bool:
        """The labels wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the wrapped labels."""
        layout = self.layout()
        return layout.totalHeightForWidth(width) if layout else super().heightForWidth(width)
