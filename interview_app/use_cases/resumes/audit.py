"""Hold a résumé in a file against evidence cards in a file (CONTRACT E7), whoever wrote it."""

import contextlib
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from pydantic import TypeAdapter, ValidationError

from interview_app.check.evidence import EvidenceSet
from interview_app.check.page.audited import audited_page
from interview_app.check.page.claim_index import audited_claims
from interview_app.check.page.page_top import Owner, may_be_name
from interview_app.domain.issues import SENTENCES
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.tailoring import AuditReport, ClaimMapping
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.errors import DocumentError, EvidenceParsingError, ImportFailed
from interview_app.extraction.limits import MAX_BYTES
from interview_app.i18n import _
from interview_app.interchange import rendercv_yaml
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.lines.contradictions import contradictions
from interview_app.tailoring.lines.facts import Career
from interview_app.tailoring.lines.profile_yaml import profile_beside, read_profile
from interview_app.use_cases.resumes.card_file import json_of, not_there, usable_cards
from interview_app.use_cases.resumes.marked_lines import marked_lines

_CLAIMS: TypeAdapter[tuple[ClaimMapping, ...]] = TypeAdapter(tuple[ClaimMapping, ...])
_PLAIN = (".txt", ".md", ".text", ".markdown")
_YAML = (".yaml", ".yml")


def audit_file(resume: Path, cards: Path) -> AuditReport:
    """The report on a résumé file (PDF, DOCX, Markdown, text or claim index) held against a file
    of cards.

    Cards that cannot be used are told of under the inconsistencies; the others are used.

    Raises:
        EvidenceParsingError: none of the cards, or the claim index cannot be used.
        SelectionError: the profile beside the cards cannot be used.
        DocumentError: the résumé cannot be read.
    """
    given = usable_cards(cards)
    found = _held(resume, given.cards, beside=cards)
    return found.model_copy(update={"inconsistencies": (*given.refused, *found.inconsistencies)})


def _held(resume: Path, evidence: tuple[EvidenceCard, ...], *, beside: Path) -> AuditReport:
    claims = _claim_index(resume)
    against = contradictions(evidence)
    if claims is not None:
        if not claims:
            raise DocumentError(
                "unparsable_no_text", _("No claims were found in {name}.").format(name=resume.name)
            )
        return audited_claims(claims, evidence, inconsistencies=against)
    page = resume_of(resume)
    career = _career_beside(beside)
    known = EvidenceSet.of(
        evidence,
        timeline=career.timeline if career is not None else _timeline_of(evidence),
        profile=career.profile if career is not None else None,
    )
    owner = Owner.of(career.profile, page.owner.name) if career is not None else None
    owner = owner or _owner_beside(beside) or page.owner
    return audited_page(page.text, known, owner=owner, inconsistencies=against)


def _owner_beside(cards: Path) -> Owner | None:
    """Whose pages stand in the folder that `generate` wrote with these cards."""
    path = cards.with_name("resume.yaml")
    with contextlib.suppress(OSError, ImportFailed):
        return Owner.of(rendercv_yaml.read(path.read_bytes()).applicant_profile)
    return None


def _timeline_of(cards: tuple[EvidenceCard, ...]) -> SkeletonTimeline:
    """Jobs, schools, certificates and the like as the cards name them; what they tell stays
    theirs.
    """
    timeline = career_from_cards(cards).timeline
    jobs = tuple(one.model_copy(update={"highlights": ()}) for one in timeline.experiences)
    return timeline.model_copy(update={"experiences": jobs})


def _career_beside(cards: Path) -> Career | None:
    """The profile and timeline that `parse` wrote beside the cards; they were read together, and
    are evidence together.

    Raises:
        SelectionError: it is there and cannot be used.
    """
    path = profile_beside(cards)
    return read_profile(path) if path.exists() else None


def _claim_index(path: Path) -> tuple[ClaimMapping, ...] | None:
    """The claims when the file is a claim index; None when it is any other document."""
    if path.suffix.casefold() != ".json":
        return None
    data = json_of(path, what=_("claims"))
    if isinstance(data, dict):
        data = next(
            (data[key] for key in ("claims", "claim_index", "claim_mappings") if key in data), data
        )
    try:
        return _CLAIMS.validate_python(data)
    except ValidationError as error:
        raise EvidenceParsingError(
            _(
                "{name} is no claim index. Each claim has bullet_id, bullet_text and "
                "evidence_card_ids."
            ).format(name=path.name)
        ) from error


class ReadResume(NamedTuple):
    """The visible text of a résumé file, and whose it is as far as its reader says so.

    The text has its lines as the reader understood them: bullets marked, broken lines whole.
    """

    text: str
    owner: Owner = Owner()


def resume_of(path: Path) -> ReadResume:
    """A résumé file read.

    Raises:
        DocumentError: it cannot be read, or holds no text: of nothing it is not said that every
            line is supported.
    """
    if not path.exists():
        raise not_there(path)
    if path.suffix.casefold() in _YAML:
        # Its keys are no claims, and the page that is made of it is what anybody reads.
        raise _refused("unsupported_type")
    text = _plain(path) if path.suffix.casefold() in _PLAIN else None
    if text is None:
        return _read(path)
    if not text.strip():
        raise DocumentError(
            "unparsable_no_text", _("No text was found in {name}.").format(name=path.name)
        )
    return ReadResume(text)


def _plain(path: Path) -> str | None:
    """The text as it stands; None where the reader has to find out how it is written."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise not_there(path) from error
    if len(content) > MAX_BYTES:
        raise _refused("file_too_large")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None


def _refused(code: str) -> DocumentError:
    return DocumentError(code, _(SENTENCES[code]))


def _read(path: Path) -> ReadResume:
    # Imported here: the worker pool is started only for documents that need it.
    from interview_app.use_cases.reading.document import DocumentReader

    with DocumentReader() as reader:
        reading = reader.read_file(str(path).encode("utf-8", "surrogateescape"))
    if reading.status == "failed" or not reading.text.strip():
        raise reading.refusal(_("No text was found in {name}.").format(name=path.name))
    lines = marked_lines(reading.text, reading.derived.provenance)
    return ReadResume(lines, _owner(reading.derived.applicant_profile))


def _owner(profile: ApplicantProfile | None) -> Owner:
    """Whose page it is as a reader read it; what it calls itself is believed where it looks like a
    name.
    """
    found = Owner.of(profile)
    return found if may_be_name(found.name) else replace(found, name="")
