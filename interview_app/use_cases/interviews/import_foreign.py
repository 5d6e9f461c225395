"""Another program's file taken into the interview without a window: read at once, its reviews left
waiting (CONTRACT E9).

It goes the way of a dropped file: the actor keeps it, the guide has it read, and nothing of it is
saved before the person approves its sheet, in the window or through the control channel.
"""

import queue
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from interview_app.domain.asks import MessageAsk, ReviewAsk
from interview_app.domain.reading import DocumentReading
from interview_app.errors import ImportFailed
from interview_app.i18n import _
from interview_app.messages import interview as messages
from interview_app.messages.documents import DocumentRead
from interview_app.paths import DataFolder
from interview_app.use_cases.interviews.parts import Interview

_SILENCE = 120.0
"""Seconds without any message after which it is given up."""


@dataclass(frozen=True, kw_only=True)
class TakenIn:
    """The reading, None when it waits for what the interview asks now; and which sheet waits first,
    if one does.
    """

    reading: DocumentReading | None
    review: str | None


def take_in_foreign(folder: DataFolder, path: Path) -> TakenIn:
    """Hand the file to the interview and stop at its first sheet.

    Raises:
        ImportFailed: it was refused, with the sentence.
        StoreError: the folder cannot be used, or a window has it open.
    """
    inbox: queue.Queue[Any] = queue.Queue()
    interview = Interview(folder, emit=inbox.put, guide_only=True)
    try:
        interview.start()
        waiting = _next(inbox, messages.AskPublished)
        interview.post(messages.FilesOffered(paths=(bytes(path),)))
        taken = _next(inbox, messages.AttachmentsChanged)
        if taken.refused:
            raise ImportFailed(taken.refused[0][2])
        if isinstance(waiting.ask, ReviewAsk) and isinstance(
            _next(inbox, messages.AskWithdrawn, messages.AskPublished), messages.AskPublished
        ):  # it stays, and comes first
            return TakenIn(reading=None, review=waiting.ask.data_type.value)
        if isinstance(waiting.ask, MessageAsk):
            interview.post(messages.PersonSaid(text=""))
        return _read(inbox)
    finally:
        interview.post(messages.QuitRequested())
        interview.actor.join(_SILENCE)
        interview.close()


def _read(inbox: "queue.Queue[Any]") -> TakenIn:
    reading: DocumentReading | None = None
    while True:
        message = _next(inbox, DocumentRead, messages.AskPublished)
        if isinstance(message, DocumentRead):
            reading = message.reading
        else:
            review = message.ask.data_type.value if isinstance(message.ask, ReviewAsk) else None
            return TakenIn(reading=reading, review=review)


def _next(inbox: "queue.Queue[Any]", *kinds: type) -> Any:
    while True:
        try:
            message = inbox.get(timeout=_SILENCE)
        except queue.Empty:
            raise ImportFailed(
                _("The interview stands still. Run `interview-app doctor` to see why.")
            ) from None
        if isinstance(message, kinds):
            return message
        if isinstance(message, messages.ErrorTold) and message.code != "note":
            raise ImportFailed(message.message)
