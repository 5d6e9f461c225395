"""The truth gate over any résumé: every line of its text, those of its headings by the names that one card has (CONTRACT D8, E7)."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from interview_app.check.page.read_back import squeezed
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.tailoring import AuditReport, Severity, TruthViolation, ViolationKind
from interview_app.i18n import _
from interview_app.tailoring import heading_lines
from interview_app.tailoring.claim_audit import mismatch
from interview_app.tailoring.lines.contradictions import contradictions
from interview_app.tailoring.own_contact import OwnContact
from interview_app.tailoring.printed_dates import SaidInEnglish
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.cards.employers import company_key
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.page import (
    page_head,
    page_lines,
    printed_line,
    resume_lines,
    section_names,
)
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import fold

_PLACE_KINDS = frozenset(
    {
        ViolationKind.LOCATION_NOT_IN_EVIDENCE,
        ViolationKind.SKILL_NOT_IN_EVIDENCE,
        ViolationKind.UNSUPPORTED_CLAIM,
    }
)
_OF_NO_EMPLOYER = ("awards", "certifications", "publications")
"""Sections where a name beside a line is who gave or printed it, and no employer, even where one of its kind is."""
_QUOTED = re.compile(r"“([^”]+)”")


def audit_text(
    text: str,
    cards: Iterable[EvidenceCard] | EvidenceIndex,
    *,
    name: str | None = None,
    contact: OwnContact | None = None,
) -> AuditReport:
    """Hold every line of any résumé against all cards; each violation quotes its line.

    `name`: whose résumé it is; `contact`: how they are reached, where that is known.
    """
    ready = gate.index(cards)
    said = SaidInEnglish(text)
    whose = name or _name_on_top(text)
    found: list[TruthViolation] = []
    for number, line in enumerate(resume_lines.resume_lines(said.text, ready, name=whose), start=1):
        if printed_line.is_page_of(line.text, whose):
            continue
        told = _without_contact(line, contact) if contact is not None else line
        if told is not None and (
            not whose or line.heading or squeezed(line.text) != squeezed(whose)
        ):
            found += _of_line(told, number, ready)
    printed = [
        one.model_copy(update={"bullet_text": said.as_printed(one.bullet_text)}) for one in found
    ]
    return gate.report(
        printed, inconsistencies=contradictions(part.cards[0] for part in ready.parts)
    )


def _without_contact(
    line: resume_lines.ResumeLine, contact: OwnContact
) -> resume_lines.ResumeLine | None:
    """A line at the top of the page without its person's own contact; None where it is nothing else."""
    if line.company or line.heading or line.section not in ("", section_names.PERSONAL):
        return line
    claim = contact.without(line.claim)
    if claim == line.claim:
        return line
    return replace(line, claim=claim, sentences=(claim,)) if claim else None


def _name_on_top(text: str) -> str:
    """The name that a page begins with: two to four words with capital letters, none of a post, above an address or number."""
    written = [line for line in map(page_lines.plain, text.splitlines()) if line]
    lines = [line for line in written[:7] if page_head.bare(line) not in page_head.DOCUMENT][:6]
    words = lines[0].split() if lines else []
    if not 2 <= len(words) <= 4 or not any(_REACHED_AT.search(line) for line in lines[1:]):
        return ""
    a_name = all(map(_NAME_WORD.fullmatch, words)) and page_head.words_of_name(lines[0]) == len(
        words
    )
    return lines[0] if a_name else ""


_REACHED_AT = re.compile(r"\S@\S|\+?\d[\d ()/.-]{7,}\d")
_NAME_WORD = re.compile(r"(?:[^\W\d_a-zß-öø-ÿ][^\W\d_]*\.?(?:['’-][^\W\d_]+)*\.?)")


def _of_line(
    line: resume_lines.ResumeLine, number: int, ready: EvidenceIndex
) -> list[TruthViolation]:
    context = gate.LineContext(bullet_id=f"line-{number}", company=line.company, post=line.post)
    whole = gate.judge(line.claim, ready, context)
    if line.stranger:
        found = _of_stranger(line, context, ready, whole=whole)
    elif (
        line.heading
        and line.company
        and (whole.violations or _moved_title(line, ready) or _made_whole(line, ready))
    ):
        found = _of_heading(line, context, ready, whole=whole.violations)
    elif not whole.blocked or len(line.sentences) < 2:
        found = list(whole.violations)
    else:
        found = [
            one
            for sentence in line.sentences
            for one in gate.judge(sentence, ready, context).violations
        ]
    if line.heading and line.company and line.section not in _OF_NO_EMPLOYER:
        found = [_as_place(one, line, ready) for one in found]
    if line.maybe_town and any(one.severity is Severity.BLOCKER for one in found):
        found = [_place_missing(line, line.claim, bullet_id=context.bullet_id)]
    if (line.company is None or line.section in _OF_NO_EMPLOYER) and _own_words(line, ready):
        found = [one for one in found if one.kind is not ViolationKind.MOVED_FACT]
    if line.section == "interests" or (
        line.section == "languages" and not resume_lines.tells_languages(ready)
    ):
        found = [one.model_copy(update={"severity": Severity.WARNING}) for one in found]
    return [one.model_copy(update={"bullet_text": line.text}) for one in found]


def _of_stranger(
    line: resume_lines.ResumeLine,
    context: gate.LineContext,
    ready: EvidenceIndex,
    *,
    whole: gate.Verdict,
) -> list[TruthViolation]:
    """What is refused of an entry whose employer no card has: its name, and beneath it whatever another employer's card tells."""
    if line.heading and line.stranger in line.claim:
        sentence = _("Employer “{name}” is not in the evidence").format(name=line.stranger)
        return [
            mismatch(
                context.bullet_id, line.text, sentence, kind=ViolationKind.EMPLOYER_NOT_IN_EVIDENCE
            )
        ]
    tellers = [ready.by_id[one].company for one in whole.card_ids if one in ready.by_id]
    if line.heading or whole.blocked or not tellers or not all(map(company_key, tellers)):
        return list(whole.violations)
    sentence = _("This is evidence of {company}, not of the employer it stands under").format(
        company=tellers[0]
    )
    return [mismatch(context.bullet_id, line.text, sentence, kind=ViolationKind.MOVED_FACT)]


def _of_heading(
    line: resume_lines.ResumeLine,
    context: gate.LineContext,
    ready: EvidenceIndex,
    *,
    whole: Sequence[TruthViolation],
) -> list[TruthViolation]:
    """What is refused of a heading when its names, titles and dates that one card has are taken as said.

    `whole`: what the heading was refused for as a line. A date that no card says alone may be wrong beside a name only.
    """
    company = line.company or ""
    moved = _moved_title(line, ready)
    if moved is not None:
        sentence = _("This is evidence of {company}, not of the employer it stands under").format(
            company=moved.company
        )
        return [mismatch(context.bullet_id, line.text, sentence, kind=ViolationKind.MOVED_FACT)]
    rest, regions = heading_lines.without_regions(
        heading_lines.left_over(line.claim, company, ready), line, ready
    )
    if _made_whole(line, ready):
        sentence = _("Title “{name}” is not in the evidence").format(name=_UNDATED.sub("", rest))
        return [
            mismatch(
                context.bullet_id, line.text, sentence, kind=ViolationKind.TITLE_NOT_IN_EVIDENCE
            )
        ]
    post = ready.post_named(line.claim, company)
    found = list(gate.judge(rest, ready, replace(context, post=post)).violations)
    if not found and _ONLY_A_DATE.fullmatch(rest):
        found = [one for one in whole if one.kind is ViolationKind.WRONG_DATE]
    if regions:
        found.append(_place_missing(line, ", ".join(regions), bullet_id=context.bullet_id))
    return found


_ONLY_A_DATE = re.compile(r"(?:[^\W\d_]{3,10}\.? )?(?:\d{1,2}[./])?(?:19|20)\d\d")


def _moved_title(line: resume_lines.ResumeLine, ready: EvidenceIndex) -> Evidence | None:
    rest = heading_lines.left_over(line.claim, line.company or "", ready)
    return heading_lines.title_of_another(rest, line, ready)


def _made_whole(line: resume_lines.ResumeLine, ready: EvidenceIndex) -> bool:
    company = line.company or ""
    return heading_lines.made_whole(
        _UNDATED.sub("", heading_lines.left_over(line.claim, company, ready)), company, ready
    )


_UNDATED = re.compile(r"[\s,|(–—-]*\(?[\d./–—\s-]*\)?$")
"""Dates, and the marks around them, behind a post."""


def _place_missing(line: resume_lines.ResumeLine, name: str, *, bullet_id: str) -> TruthViolation:
    return TruthViolation(
        bullet_id=bullet_id,
        bullet_text=line.text,
        violation=_("Place “{name}” is not in the evidence").format(name=name),
        kind=ViolationKind.LOCATION_NOT_IN_EVIDENCE,
        severity=Severity.WARNING,
    )


def _own_words(line: resume_lines.ResumeLine, ready: EvidenceIndex) -> bool:
    """Whether a line is word for word what a card of no employer says: a summary that names one moves nothing from there."""
    said = [
        squeezed(part.cards[0].raw_text) for part in ready.parts if not company_key(part.company)
    ]
    return all(any(squeezed(sentence) in text for text in said) for sentence in line.sentences)


def _as_place(
    violation: TruthViolation, line: resume_lines.ResumeLine, ready: EvidenceIndex
) -> TruthViolation:
    """In an employer's heading an unknown place is a warning when no card of that employer names any place."""
    quoted = _QUOTED.search(violation.violation)
    if violation.kind not in _PLACE_KINDS or quoted is None:
        return violation
    words = re.findall(r"[^\W\d_][\w.'’-]*", quoted[1])
    place_like = (
        1 <= len(words) <= 4
        and all(word[0].isupper() for word in words)
        and not re.search(r"\d", quoted[1])
    )
    special = any(
        lexicon.is_title(fold(word))
        or fold(word) in lexicon.proven()
        or fold(word) in heading_lines.LEGAL
        for word in words
    )
    if not place_like or special or not heading_lines.may_lie_in(quoted[1], line, ready):
        return violation
    stands_alone = re.search(
        rf"(?:^|[,|–—•·(-]\s*|\bin\s){re.escape(quoted[1])}\s*(?:$|[,|–—•·()-])", line.claim
    )
    if stands_alone is None:
        return violation
    return _place_missing(line, quoted[1], bullet_id=violation.bullet_id)
