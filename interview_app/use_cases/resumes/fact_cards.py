"""A fact résumé's file to a file of evidence cards (CONTRACT E4)."""

import json
import os
from dataclasses import dataclass
from pathlib import Path

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.profile import ApplicantProfile, profile_with_lines
from interview_app.errors import EvidenceParsingError
from interview_app.extraction.limits import MAX_BYTES
from interview_app.i18n import _
from interview_app.store import files
from interview_app.tailoring.lines.fact_resume import cards_of, nothing_found
from interview_app.tailoring.lines.facts import Career
from interview_app.tailoring.lines.profile_yaml import profile_beside, to_yaml
from interview_app.use_cases.exchange.foreign_files import recognised
from interview_app.use_cases.reading.document import DocumentReader
from interview_app.use_cases.resumes.card_file import not_there


@dataclass(frozen=True, kw_only=True)
class Parsed:
    """What was read: the cards, and the career they belong to."""

    cards: tuple[EvidenceCard, ...]
    career: Career


def parse_file(path: Path) -> Parsed:
    """The evidence cards of a résumé in Markdown, PDF, DOCX or text, or of another program, with
    its profile and timeline.

    Raises:
        DocumentError: the file cannot be read.
        EvidenceParsingError: it holds no evidence.
        ImportFailed: it is another program's file and damaged.
    """
    if not path.exists():
        raise not_there(path)
    foreign = _of_another_program(path)
    if foreign is not None:
        return foreign
    with DocumentReader() as reader:
        reading = reader.read_file(os.fsencode(path))
    if reading.status == "failed" or reading.artifact_record is None:
        raise reading.refusal(_("The document cannot be read."))
    timeline = reading.derived.skeleton_timeline
    if timeline is None:
        raise nothing_found()
    prefix = "skeleton_timeline."
    sources = {
        path.removeprefix(prefix): place for path, place in reading.derived.provenance.items()
    }
    profile = profile_with_lines(reading.derived.applicant_profile or ApplicantProfile())
    cards = cards_of(timeline, profile=profile, sources=sources)
    return Parsed(cards=cards, career=Career(profile=profile, timeline=timeline))


def _of_another_program(path: Path) -> Parsed | None:
    """The cards of a JSON Resume, a LinkedIn archive or the like; None for a document."""
    if not path.is_file() or path.stat().st_size > MAX_BYTES:
        return None
    untrusted = path.read_bytes()
    format_ = recognised(untrusted)
    imported = format_.read(untrusted) if format_ is not None else None
    if imported is None or imported.skeleton_timeline is None:
        return None
    profile = profile_with_lines(imported.applicant_profile or ApplicantProfile())
    return Parsed(
        cards=cards_of(imported.skeleton_timeline, profile=profile),
        career=Career(profile=profile, timeline=imported.skeleton_timeline),
    )


def write_cards(parsed: Parsed, output: Path) -> tuple[Path, ...]:
    """Write the cards, and beside them the career as `NAME.profile.yaml`, each whole or not at all.

    Returns:
        Where files stand now that were there before and said something else: somebody may have
        mended them by hand.

    Raises:
        EvidenceParsingError: the folder cannot be written.
    """
    cards = (
        json.dumps([card.to_json() for card in parsed.cards], indent=2, ensure_ascii=False) + "\n"
    ).encode("utf-8")
    try:
        if output.is_dir():  # also where no name was given, which has nothing beside it
            raise IsADirectoryError(output)
        contents = {profile_beside(output): to_yaml(parsed.career).encode("utf-8"), output: cards}
        output.parent.mkdir(parents=True, exist_ok=True)
        # All that was there is kept before anything is written: a disk that is full in between
        # costs nothing.
        kept = [
            _kept(path)
            for path, content in contents.items()
            if path.is_file() and path.read_bytes() != content
        ]
        for path, content in contents.items():
            files.write_whole(path, content)
    except OSError as error:
        raise EvidenceParsingError(
            _("The cards could not be written to {path}. Choose another place.").format(path=output)
        ) from error
    return tuple(kept)


def _kept(path: Path) -> Path:
    """A copy of a file under the first free name beside it, such as
    `evidence_cards.earlier-2.json`.
    """
    number = 1
    while True:
        copy = path.with_name(
            f"{path.stem}.earlier{'' if number == 1 else f'-{number}'}{path.suffix}"
        )
        content = path.read_bytes()
        if copy.is_file() and copy.read_bytes() == content:
            return copy
        if not copy.exists():
            files.write_whole(copy, content)
            return copy
        number += 1
