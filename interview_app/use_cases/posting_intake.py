"""A posting's text from where the person has it: pasted, a file, or an address they agreed to
ask.
"""

import asyncio
from pathlib import PurePath
from typing import Protocol

from interview_app.domain.posting import PostingText
from interview_app.domain.reading import DocumentReading
from interview_app.domain.tailoring import State
from interview_app.errors import DocumentError, PipelineError
from interview_app.extraction.intake import take_in
from interview_app.i18n import _
from interview_app.messages.tailoring import ResumeRequested
from interview_app.tailoring.posting import fetch as posting_fetch
from interview_app.tailoring.posting.marks import with_marks
from interview_app.tailoring.posting.markup import is_page, page_text


class ReadsBytes(Protocol):
    """The sealed reader."""

    async def read_bytes(
        self, content: bytes, *, filename: str, timeout_seconds: float
    ) -> DocumentReading:
        """What the sealed worker read of these bytes; a fault is an issue in the reading, not an
        error.
        """
        ...


async def posting_text(
    asked: ResumeRequested, reader: ReadsBytes, *, timeout_seconds: float
) -> PostingText:
    """The text of the posting.

    Raises:
        PipelineError: there is none, or the address cannot be fetched.
        DocumentError: the file cannot be read.
    """
    if asked.url:
        return PostingText(text=(await asyncio.to_thread(posting_fetch.fetch, asked.url)).text)
    if asked.path:
        taken = await asyncio.to_thread(take_in, asked.path)
        if is_page(taken.filename):
            return PostingText(text=page_text(taken.content))
        if (plain := _plain(taken.filename, taken.content)) is not None:
            return PostingText(text=plain)
        reading = await reader.read_bytes(
            taken.content, filename=taken.filename, timeout_seconds=timeout_seconds
        )
        text = reading.artifact_record.text if reading.artifact_record is not None else ""
        if not text.strip():
            sentence = next((one.sentence for one in reading.quality.details if one.sentence), "")
            code = next(iter(reading.quality.issues), "unparsable_no_text")
            raise DocumentError(
                code, sentence or _("No text was found in {name}.").format(name=taken.filename)
            )
        return PostingText(
            text=with_marks(text),
            hidden=reading.artifact_record.hidden_text if reading.artifact_record else "",
        )
    if not asked.text.strip():
        raise PipelineError(
            State.PREPROCESSING.value,
            _("Paste the job posting, drop its file, or give its address."),
        )
    return PostingText(text=asked.text)


def _plain(filename: str, content: bytes) -> str | None:
    """A text file as it stands: its blank lines and marks say what belongs together. None for
    anything else.
    """
    if PurePath(filename).suffix.casefold() not in (".txt", ".text", ".md", ".markdown"):
        return None
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None  # the reader finds out how it is written
    return text if text.strip() and "\x00" not in text else None
