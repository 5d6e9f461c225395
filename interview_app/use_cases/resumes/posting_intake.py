"""A posting's text from where the person has it: pasted, a file, or an address they agreed to
ask.
"""

import asyncio
from pathlib import PurePath
from typing import TYPE_CHECKING

from interview_app.domain.posting import PostingText
from interview_app.domain.reading import DocumentReading
from interview_app.domain.tailoring import State
from interview_app.errors import PipelineError
from interview_app.extraction.process.intake import TakenIn, take_in
from interview_app.i18n import _
from interview_app.tailoring.posting.markup import is_page, page_text

if TYPE_CHECKING:
    from interview_app.messages.tailoring.wishes import ResumeRequested
    from interview_app.use_cases.reading.on_demand import ReadingOnDemand


async def posting_text(
    asked: "ResumeRequested", reader: "ReadingOnDemand", *, timeout_seconds: float
) -> PostingText:
    """The text of the posting.

    Raises:
        PipelineError: there is none, or the address cannot be fetched.
        DocumentError: the file cannot be read.
    """
    if asked.url:
        from interview_app.tailoring.posting.fetch import fetch  # no file needs the network

        return PostingText(text=(await asyncio.to_thread(fetch, asked.url)).text)
    if asked.path:
        taken = await asyncio.to_thread(take_in, asked.path)
        if (plain := without_reader(taken)) is not None:
            return plain
        reading = await reader.read_bytes(
            taken.content, filename=taken.filename, timeout_seconds=timeout_seconds
        )
        return as_read(reading, taken.filename)
    if not asked.text.strip():
        raise PipelineError(
            State.PREPROCESSING.value,
            _("Paste the job posting, drop its file, or give its address."),
        )
    return PostingText(text=asked.text)


def without_reader(taken: TakenIn) -> PostingText | None:
    """A saved page's text, or a text file as it stands: its blank lines and marks say what belongs
    together. None for anything else.
    """
    if is_page(taken.filename):
        return PostingText(text=page_text(taken.content))
    if PurePath(taken.filename).suffix.casefold() not in (".txt", ".text", ".md", ".markdown"):
        return None
    try:
        text = taken.content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None  # the reader finds out how it is written
    return PostingText(text=text) if text.strip() and "\x00" not in text else None


def as_read(reading: DocumentReading, filename: str) -> PostingText:
    """The posting of a document that the sealed reader read, and what the document hides.

    Raises:
        DocumentError: it could not be read, or holds no text.
    """
    record = reading.artifact_record
    if record is None or not record.text.strip():
        raise reading.refusal(_("No text was found in {name}.").format(name=filename))
    return PostingText(text=record.text, hidden=record.hidden_text)
