"""Two wordings of a line in one text."""

import html

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from interview_app.i18n import _
from interview_app.messages.tailoring import WordRun
from interview_app.ui.theme import Type, theme


class ChangedWords(QLabel):
    """Two wordings in one text: what went is struck out, what came is underlined."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[WordRun, ...] = ()
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        theme().changed.connect(self._dress)

    def show_words(self, words: tuple[WordRun, ...]) -> None:
        """Show these runs of words."""
        self._words = words
        spoken = {"gone": _("removed: {text}"), "new": _("added: {text}")}
        told = [
            spoken[one.kind].format(text=one.text.strip()) for one in words if one.kind in spoken
        ]
        self.setAccessibleName("; ".join(told))
        self._dress()

    def _dress(self) -> None:
        good, bad = theme().colour("good_ink").name(), theme().colour("bad_ink").name()
        styles = {
            "same": "",
            "gone": f"color:{bad};text-decoration:line-through",
            "new": f"color:{good};text-decoration:underline",
        }
        # Text of documents and models is escaped: it is never read as HTML.
        parts = [
            f'<span style="{styles[one.kind]}">{html.escape(one.text)}</span>'
            for one in self._words
        ]
        self.setFont(theme().font(Type.BODY))
        self.setText("".join(f"{part} " for part in parts))
