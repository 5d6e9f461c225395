"""One option as a button: its label, and under it what it means."""

from PySide6.QtCore import Qt

from interview_app.ui import icons
from interview_app.ui.boxes import hbox, vbox
from interview_app.ui.controls import Label, LabelButton
from interview_app.ui.theme import Type


class ChoiceButton(LabelButton):
    """A wide button of one or two lines that wrap; known to VoiceOver and tests by its label."""

    def __init__(self, label: str, description: str = "", *, icon: str | None = None) -> None:
        super().__init__()
        self.setProperty("kind", "choice")
        self.setAccessibleName(label)
        self.setAccessibleDescription(description)
        self.setAutoDefault(True)
        row = hbox(self, (12, 8, 12, 8), 10)
        self._icon = icons.IconLabel(icon or "circle", "accent_ink", size=18)
        self._plain_icon = icon
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        texts = vbox(spacing=1)
        texts.addWidget(self._label(Label(label, Type.BODY, wrap=True)))
        if description:
            texts.addWidget(self._label(Label(description, Type.SECONDARY, "secondary", wrap=True)))
        row.addLayout(texts, 1)
        self.toggled.connect(lambda _on: self._mark())
        self._mark()

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
