"""Revision and repair: what a refused line is asked to mend, and what happens to it when it is not (CONTRACT D9)."""

from collections.abc import Mapping, Sequence

from rapidfuzz import fuzz

from interview_app.domain.resume import ResumeBullet, ResumeDocument
from interview_app.domain.tailoring import AuditReport, Severity, Trim, TruthViolation
from interview_app.i18n import _
from interview_app.tailoring import card_lines, voice
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.words.tokens import fold

_ALIKE = 45.0
"""Below this likeness (0 to 100) two sentences tell different things."""


def requests(violations: Sequence[TruthViolation]) -> str:
    """The words of a revision request: one line for every violation, none left out."""
    return "\n".join(f"FIX REQUIRED: Bullet '{one.bullet_id}' - {one.violation}" for one in violations)


def log_line(attempt: int) -> str:
    """What the change log gets for a round."""
    return f"Revision attempt {attempt}"


def refused(report: AuditReport) -> tuple[str, ...]:
    """Ids of the lines that a violation blocks, in order, each once."""
    return tuple(dict.fromkeys(one.bullet_id for one in report.truth_violations if one.severity is Severity.BLOCKER))


def repair(
    document: ResumeDocument, report: AuditReport, index: EvidenceIndex, companies: Mapping[str, str]
) -> tuple[ResumeDocument, tuple[Trim, ...]]:
    """Refused lines fall back to their evidence's own sentence, or are left out when it has none; each is listed."""
    why: dict[str, str] = {}
    for one in report.truth_violations:
        if one.severity is Severity.BLOCKER:
            why.setdefault(one.bullet_id, one.violation)
    trims: list[Trim] = []
    texts: dict[str, str] = {}
    cited: dict[str, tuple[str, ...]] = {}
    printed = {voice.edited(bullet.text) for bullet in document.bullets() if bullet.bullet_id not in why}
    for bullet in document.bullets():
        if bullet.bullet_id not in why:
            continue
        own = _own_sentence(bullet, index, companies.get(bullet.bullet_id), printed, alike=bullet in document.summary)
        if own is not None:
            texts[bullet.bullet_id], cited[bullet.bullet_id] = own
            printed.add(voice.edited(own[0]))
        reason = _("The truth gate refused this line: {violation}").format(violation=why[bullet.bullet_id])
        trims.append(
            Trim(bullet_id=bullet.bullet_id, text=bullet.text, reason=reason, replaced_by=own[0] if own else None)
        )
    gone = [trim.bullet_id for trim in trims if trim.replaced_by is None]
    return with_citations(document.without(gone).with_texts(texts), cited), tuple(trims)


def _own_sentence(
    bullet: ResumeBullet, index: EvidenceIndex, company: str | None, printed: set[str], *, alike: bool
) -> tuple[str, tuple[str, ...]] | None:
    """The first sentence of its cards that the gate lets pass and that is not on the page yet, with the card it is from.

    `alike`: only one that says much the same; a summary is no place for whatever else a card tells.
    """
    for card_id in bullet.evidence_card_ids:
        part = index.by_id.get(card_id)
        for told in card_lines.lines(part.cards[0]) if part is not None else ():
            if alike and fuzz.token_set_ratio(fold(told.original), fold(bullet.text)) < _ALIKE:
                continue
            for text in dict.fromkeys((told.line, voice.edited(told.original), told.original)):
                context = gate.LineContext(company=company, cited=(card_id,))
                if voice.edited(text) not in printed and not gate.judge(text, index, context).blocked:
                    return text, (card_id,)
    return None


def with_citations(document: ResumeDocument, cited: Mapping[str, tuple[str, ...]]) -> ResumeDocument:
    """The document with other citations for some lines."""
    if not cited:
        return document
    sections = tuple(
        section.model_copy(
            update={
                "entries": tuple(
                    entry.model_copy(update={"bullets": tuple(_cited(bullet, cited) for bullet in entry.bullets)})
                    for entry in section.entries
                )
            }
        )
        for section in document.sections
    )
    summary = tuple(_cited(bullet, cited) for bullet in document.summary)
    return document.model_copy(update={"sections": sections, "summary": summary})


def _cited(bullet: ResumeBullet, cited: Mapping[str, tuple[str, ...]]) -> ResumeBullet:
    if bullet.bullet_id not in cited:
        return bullet
    return bullet.model_copy(update={"evidence_card_ids": cited[bullet.bullet_id]})
