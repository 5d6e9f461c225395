"""Documents being read, in the conversation: a card each, with progress, Cancel and the report."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from interview_app.i18n import _
from interview_app.messages.documents import DocumentRead, ReadingProgressed
from interview_app.messages.interview import ToolActivity
from interview_app.ui.conversation.view import ConversationView
from interview_app.ui.review.reading_card import ReadingCard

READING_TOOL = "extract_document"


class Readings(QObject):
    """Takes what the actor tells of readings; every other tool is the view's own. `wish` carries a `ReadingCancelled`."""

    wish = Signal(object)

    def __init__(self, view: ConversationView, parent: QObject | None = None) -> None:
        super().__init__(parent or view)
        self._view = view
        self._running: dict[str, ReadingCard] = {}
        self._awaiting: list[ReadingCard] = []

    def show_tool(self, activity: ToolActivity) -> None:
        """A reading begins or ends; a call that ended is told about by `show_reading` right after."""
        if activity.tool != READING_TOOL:
            self._view.show_tool(activity)
        elif activity.state == "running":
            if activity.call_id not in self._running:
                card = ReadingCard("", _("your document"))
                card.wish.connect(self.wish)
                self._running[activity.call_id] = card
                self._view.add_card(card)
        elif activity.state in ("done", "failed"):
            card_or_none = self._running.pop(activity.call_id, None)
            if card_or_none is None or not isValid(card_or_none):
                if activity.state == "failed":
                    self._view.show_tool(activity)
            elif activity.state == "done":
                card_or_none.show_ended(_("Read."))
                self._awaiting.append(card_or_none)
            else:
                card_or_none.show_ended(activity.detail or activity.title)

    def show_progress(self, progressed: ReadingProgressed) -> None:
        """How far the reading is."""
        card = _newest(self._running.values(), progressed.handle)
        if card is not None:
            card.handle = progressed.handle
            card.show_progress(progressed)

    def show_reading(self, read: DocumentRead) -> None:
        """The report of a reading that ended."""
        while self._awaiting:
            card = self._awaiting.pop(0)
            if isValid(card):
                card.show_reading(read)
                return


def _newest(cards: Iterable[ReadingCard], handle: str) -> ReadingCard | None:
    """The card of this handle, else one that does not know its own yet."""
    valid = [card for card in cards if isValid(card)]
    return next((card for card in valid if card.handle in (handle, "")), None)
