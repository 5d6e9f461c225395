"""What a tailoring run is made from: settings, evidence, career and posting, from files or from the
store (CONTRACT D13, D15).
"""

import asyncio
import os
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from interview_app.domain.card_making import make_cards
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.posting import PostingText
from interview_app.domain.reading import DocumentReading
from interview_app.domain.records import DataType
from interview_app.domain.tailoring import State
from interview_app.errors import EvidenceParsingError, OwnDocument, PipelineError, SettingsError
from interview_app.extraction.process.intake import TakenIn, take_in
from interview_app.i18n import _
from interview_app.tailoring.config import text_of
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.lines.facts import Career, career_of
from interview_app.tailoring.lines.given_cards import held
from interview_app.tailoring.lines.profile_yaml import profile_beside, read_profile
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.posting.markup import is_page, page_text
from interview_app.use_cases.resumes.card_file import load_cards

if TYPE_CHECKING:  # a run from files knows no interview
    from interview_app.domain.journal import Record
    from interview_app.domain.known import Known
    from interview_app.messages.tailoring.wishes import ResumeRequested
    from interview_app.use_cases.reading.on_demand import ReadingOnDemand


async def posting_wished(
    asked: "ResumeRequested", reader: "ReadingOnDemand", *, timeout_seconds: float
) -> PostingText:
    """The text of a posting from where the person has it: pasted, a file, or an address that they
    agreed to ask.

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


def refuse_own(text: str, records: "Iterable[Record]") -> None:
    """Let no document of the person's own pass for a posting unasked.

    Raises:
        OwnDocument: more than half of its lines stand in a document that was read as theirs, or it
            has more than half of the lines that they approved, as a résumé made here has.
    """
    given, records = _lines(text), tuple(records)
    for record in records:
        if record.data_type is not DataType.ARTIFACT_RECORD or record.data.get("left_out"):
            continue
        same = len(given & _lines(record.data["text"]))
        if 2 * same > len(given):
            words = _(
                "This is “{name}”, one of your own documents: {n} of {count} lines are the same. "
                "What is needed here is the job posting."
            )
            told = words.format(name=record.data["filename"], n=same, count=len(given))
            raise OwnDocument(State.PREPROCESSING.value, told)
    cards = (one.data for one in records if one.data_type is DataType.KNOWLEDGE_CARD)
    own = {" ".join(line["text"].split()) for card in cards for line in card.get("lines") or ()}
    whole = " ".join(text.split())
    same = sum(line in whole for line in own)
    if len(own) >= _SEVERAL and 2 * same > len(own):
        words = _(
            "This is a résumé of your own: {n} of your {count} lines stand in it. What is needed "
            "here is the job posting."
        )
        raise OwnDocument(State.PREPROCESSING.value, words.format(n=same, count=len(own)))


_SEVERAL = 3


def _lines(text: str) -> set[str]:
    """The different lines of a text, white space one blank each."""
    return {told for line in text.splitlines() if (told := " ".join(line.split()))}


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


@dataclass(frozen=True, kw_only=True)
class Evidence:
    """Cards and the career they belong to.

    `cards_file`: where they were read, which keeps what is approved of them; None for those of the
    store (`stored`) and those made of a profile.
    """

    cards: tuple[EvidenceCard, ...]
    career: Career
    cards_file: Path | None = None
    stored: bool = False


def evidence(
    *,
    cards: Path | None,
    profile: Path | None,
    known: "Known | None",
    default_cards: Path,
    default_is_named: bool = False,
) -> Evidence:
    """Cards and career: from the files given, else from what the person approved in the app, else
    the configured file.

    `default_is_named`: the config file names `default_cards` itself; where it is there, it stands
    before what is approved.

    Raises:
        EvidenceParsingError: a file cannot be used, or there is no evidence anywhere.
        SelectionError: the profile cannot be used.
    """
    if cards is None and default_is_named and default_cards.exists():
        cards = default_cards
    career = read_profile(profile) if profile is not None else None
    stored, file = False, None
    if cards is not None:
        given, file = load_cards(cards), cards
    elif career is not None and not default_cards.exists():
        given = make_cards(career.timeline, sources={}, existing=()).cards
    elif known is not None and known.live_cards():
        given, stored = known.live_cards(), True
        career = career or career_of(known)
    elif default_cards.exists():
        given, file = load_cards(default_cards), default_cards
    elif career is not None:
        given = make_cards(career.timeline, sources={}, existing=()).cards
    else:
        raise EvidenceParsingError(
            _(
                "No evidence cards found: {path} does not exist and nothing is approved yet. "
                "Run `interview-app parse` or give --cards."
            ).format(path=default_cards)
        )
    source = cards if cards is not None else default_cards
    if career is None and profile_beside(source).exists() and given is not None:
        career = read_profile(profile_beside(source))
    if career is None:
        career = career_from_cards(given, known.profile if known is not None else None)
    if file is not None:
        given = held(given, career)
    return Evidence(cards=given, career=career, cards_file=file, stored=stored)


def posting_text(path: Path) -> PostingText:
    """The text of a posting's file, whatever its format.

    Raises:
        PipelineError: there is no such file.
        DocumentError: it cannot be read.
    """
    if not path.exists():
        raise PipelineError("PREPROCESSING", _("Job posting not found: {path}").format(path=path))
    taken = take_in(os.fsencode(path))
    if (plain := without_reader(taken)) is not None:
        return plain
    # Imported here: the worker pool is started only for documents that need it.
    from interview_app.use_cases.reading.document import DocumentReader

    with DocumentReader() as reader:
        reading = reader.read_now(taken.content, filename=taken.filename)
    return as_read(reading, taken.filename)


def synonyms(resources: Path, own: Path) -> Synonyms:
    """The shipped list and the person's own, when there is one.

    Raises:
        SettingsError: a list cannot be used.
    """
    shipped = (resources / "tailoring" / "synonyms.yaml").read_text(encoding="utf-8")
    added = text_of(own, refused=SettingsError)
    return _synonyms(shipped, *([] if added is None else [added]))


@lru_cache(maxsize=4)
def _synonyms(*lists: str) -> Synonyms:
    """Of the same lists the same: every change of a page asks for them."""
    return Synonyms.from_yaml(*lists)
