"""One option as a button: its label, and under it what it means."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from interview_app.ui import icons
from interview_app.ui.controls import Label
from interview_app.ui.theme import Type, theme


class ChoiceButton(QPushButton):
    """A wide button of one or two lines that wrap; known to VoiceOver and tests by its label."""

    def __init__(
        self,
        label: str,
        description: str = "",
        *,
        icon: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("kind", "choice")
        self.setAccessibleName(label)
        self.setAccessibleDescription(description)
        self.setAutoDefault(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(10)
        self._icon = icons.IconLabel(icon or "circle", "accent_ink", size=18)
        self._plain_icon = icon
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        texts = QVBoxLayout()
        texts.setSpacing(1)
        texts.addWidget(self._label(Label(label, Type.BODY, wrap=True)))
        if description:
            texts.addWidget(self._label(Label(description, Type.SECONDARY, "secondary", wrap=True)))
        row.addLayout(texts, 1)
        tall = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        tall.setHeightForWidth(True)
        self.setSizePolicy(tall)
        self.toggled.connect(lambda _on: self._mark())
        self._mark()
        theme().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """What the labels need; a push button would ask for its (empty) text only."""
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

    def _mark(self) -> None:
        if self.isCheckable():
            self._icon.setVisible(True)
            self._icon.show_icon("check-circle" if self.isChecked() else "circle", "accent_ink")
        else:
            self._icon.setVisible(self._plain_icon is not None)
            self._icon.show_icon(self._plain_icon or "circle", "accent_ink")

    @staticmethod
    def _label(label: Label) -> Label:
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return label
