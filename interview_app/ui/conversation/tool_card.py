"""What a tool does on the person's behalf, in the conversation."""

from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy

from interview_app.i18n import _
from interview_app.messages.interview import ToolActivity
from interview_app.ui import icons
from interview_app.ui.boxes import hbox, vbox
from interview_app.ui.controls import Label
from interview_app.ui.conversation.cards import ConversationCard
from interview_app.ui.theme import Type


class ToolCard(ConversationCard):
    """What a tool does on the person's behalf: one line, a detail and a state."""

    ICONS: ClassVar[dict[str, str]] = {
        "extract_document": "document",
        "get_macos_contact_card": "contact",
        "persist_data": "check-circle",
    }

    def __init__(self, activity: ToolActivity) -> None:
        super().__init__()
        self.body.setContentsMargins(12, 10, 12, 10)
        row = hbox(spacing=10)
        self._icon = icons.IconLabel(self.ICONS.get(activity.tool, "tool"), "accent_ink")
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        texts = vbox(spacing=2)
        self._title = Label("", Type.BODY_STRONG, wrap=True)
        self._detail = Label("", Type.SECONDARY, "secondary", wrap=True)
        texts.addWidget(self._title)
        texts.addWidget(self._detail)
        row.addLayout(texts, 1)
        self._state = Label("", Type.SECONDARY, "secondary")
        self._state.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        row.addWidget(self._state, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(row)
        self.show_activity(activity)

    def show_activity(self, activity: ToolActivity) -> None:
        """The newest state of the call."""
        words = {
            "running": (_("Working…"), "secondary"),
            "waiting": (_("Waiting for you"), "accent_ink"),
            "done": (_("Done"), "good_ink"),
            "failed": (_("Did not work"), "bad_ink"),
        }
        text, colour = words[activity.state]
        self._title.setText(activity.title)
        self._detail.setText(activity.detail)
        self._detail.setVisible(bool(activity.detail))
        self._state.setText(text)
        self._state.set_colour(colour)
        if activity.state == "failed":
            self._icon.show_icon("warning", "bad_ink")
