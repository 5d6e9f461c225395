"""Two wordings of a line in one text."""

import html
from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from interview_app.domain.lines import WordRun
from interview_app.i18n import _
from interview_app.ui.look.theme import Type, theme


class ChangedWords(QLabel):
    """Two wordings in one text: what went is struck out, what came is underlined."""

    def __init__(self) -> None:
        super().__init__()
        self._words: tuple[WordRun, ...] = ()
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        theme().changed.connect(self._dress)

    def show_words(self, words: tuple[WordRun, ...]) -> None:
        """Show these runs of words."""
        self._words = words
        self.setAccessibleName(spoken(words))
        self._dress()

    def _dress(self) -> None:
        good, bad = theme().colour("good_ink").name(), theme().colour("bad_ink").name()
        styles = {
            "same": "",
            "gone": f"color:{bad};text-decoration:line-through",
            "new": f"color:{good};text-decoration:underline",
            "space": "",
        }
        # Text of documents and models is escaped: it is never read as HTML.
        parts = [
            f'<span style="{styles[kind]}">{html.escape(text)}</span>'
            for kind, text in runs_of(self._words)
        ]
        self.setFont(theme().font(Type.BODY))
        self.setText("".join(parts))


def runs_of(words: Iterable[WordRun]) -> list[tuple[str, str]]:
    """The runs with a space of no kind between two."""
    parts = [(one.kind, one.text.strip()) for one in words]
    spaced = [part for one in parts for part in (("space", " "), one)]
    return spaced[1:]


def spoken(words: Iterable[WordRun]) -> str:
    """What went and what came, for who hears it."""
    told = {"gone": _("removed: {text}"), "new": _("added: {text}")}
    return "; ".join(
        told[one.kind].format(text=one.text.strip()) for one in words if one.kind in told
    )
