"""Revision and repair: what a refused line is asked to mend, and what happens to it when it is not (CONTRACT D9)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from rapidfuzz import fuzz

from interview_app.domain.resume import ResumeBullet, ResumeDocument
from interview_app.domain.tailoring import AuditReport, Severity, Trim, TruthViolation
from interview_app.i18n import _
from interview_app.tailoring.lines import card_lines, voice
from interview_app.tailoring.spoken.lines import SpokenLine
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.words.tokens import fold

_ALIKE = 45.0
"""Below this likeness (0 to 100) two sentences tell different things."""


def requests(violations: Sequence[TruthViolation]) -> str:
    """The words of a revision request: one line for every violation, none left out."""
    return "\n".join(
        f"FIX REQUIRED: Bullet '{one.bullet_id}' - {one.violation}" for one in violations
    )


def log_line(attempt: int) -> str:
    """What the change log gets for a round."""
    return f"Revision attempt {attempt}"


def refused(report: AuditReport) -> tuple[str, ...]:
    """Ids of the lines that a violation blocks, in order, each once."""
    return tuple(
        dict.fromkeys(
            one.bullet_id for one in report.truth_violations if one.severity is Severity.BLOCKER
        )
    )


@dataclass(frozen=True, kw_only=True)
class Standing:
    """Where lines stand: the employer or school of each, and the post there, by bullet id; and the profile's own summary."""

    companies: Mapping[str, str]
    posts: Mapping[str, str]
    own_summary: tuple[ResumeBullet, ...] = ()

    def of(self, bullet: ResumeBullet) -> gate.LineContext:
        """Where one line stands."""
        return gate.LineContext(
            company=self.companies.get(bullet.bullet_id), post=self.posts.get(bullet.bullet_id)
        )


def repair(
    document: ResumeDocument, report: AuditReport, index: EvidenceIndex, standing: Standing
) -> tuple[ResumeDocument, tuple[Trim, ...]]:
    """Refused lines fall back to their evidence's own sentence, or are left out when it has none; each is listed.

    A summary of which nothing is left falls back to the profile's own. A line that is its evidence's own sentence, which
    the gate lets pass, stays: whatever else was said of it is no reason to lose it.
    """
    why = _reasons(report)
    for bullet in document.bullets():
        if bullet.bullet_id in why and _is_own(bullet, index, standing):
            why.pop(bullet.bullet_id)
    document, trims = _own_summary_back(document, why, standing.own_summary)
    for trim in trims:
        why.pop(trim.bullet_id)
    texts: dict[str, str] = {}
    cited: dict[str, tuple[str, ...]] = {}
    printed = {
        voice.edited(bullet.text) for bullet in document.bullets() if bullet.bullet_id not in why
    }
    printed.add(voice.edited(document.header.headline or ""))
    for bullet in document.bullets():
        if bullet.bullet_id not in why:
            continue
        own = _own_sentence(bullet, index, standing, printed, alike=bullet in document.summary)
        if own is not None:
            texts[bullet.bullet_id], cited[bullet.bullet_id] = own
            printed.add(voice.edited(own[0]))
        trims.append(_trim(bullet, why[bullet.bullet_id], own[0] if own else None))
    gone = why.keys() - texts.keys()
    return with_citations(document.without(gone).with_texts(texts), cited), tuple(trims)


def left_out(
    document: ResumeDocument, report: AuditReport
) -> tuple[ResumeDocument, tuple[Trim, ...]]:
    """The document without the lines that a report blocks; each is listed."""
    why = _reasons(report)
    trims = tuple(
        _trim(bullet, why[bullet.bullet_id], None)
        for bullet in document.bullets()
        if bullet.bullet_id in why
    )
    return document.without(why), trims


def _reasons(report: AuditReport) -> dict[str, str]:
    """Why each refused line is refused: its first violation that blocks."""
    why: dict[str, str] = {}
    for one in report.truth_violations:
        if one.severity is Severity.BLOCKER:
            why.setdefault(one.bullet_id, one.violation)
    return why


def _trim(bullet: ResumeBullet, why: str, instead: str | None) -> Trim:
    reason = _("The truth gate refused this line: {violation}").format(violation=why)
    return Trim(bullet_id=bullet.bullet_id, text=bullet.text, reason=reason, replaced_by=instead)


def _own_summary_back(
    document: ResumeDocument, why: Mapping[str, str], own: Sequence[ResumeBullet]
) -> tuple[ResumeDocument, list[Trim]]:
    """The document with the profile's own summary where every sentence of another one is refused."""
    said = {voice.edited(bullet.text) for bullet in document.summary}
    back = tuple(one for one in own if voice.edited(one.text) not in said)
    if not back or any(bullet.bullet_id not in why for bullet in document.summary):
        return document, []
    instead = [*(one.text for one in back), *([None] * len(document.summary))]
    trims = [
        _trim(bullet, why[bullet.bullet_id], text)
        for bullet, text in zip(document.summary, instead, strict=False)
    ]
    return document.model_copy(update={"summary": back}), trims


def _own_sentence(
    bullet: ResumeBullet,
    index: EvidenceIndex,
    standing: Standing,
    printed: set[str],
    *,
    alike: bool,
) -> tuple[str, tuple[str, ...]] | None:
    """The first sentence of its cards that the gate lets pass and that is not on the page yet, with the card it is from.

    `alike`: only one that says much the same; a summary is no place for whatever else a card tells.
    """
    context = standing.of(bullet)
    for card_id, told in _told(bullet, index):
        if alike and fuzz.token_set_ratio(fold(told.original), fold(bullet.text)) < _ALIKE:
            continue
        for text in dict.fromkeys((told.line, voice.edited(told.original), told.original)):
            judged = gate.judge(text, index, replace(context, cited=(card_id,)))
            if voice.edited(text) not in printed and not judged.blocked:
                return text, (card_id,)
    return None


def _is_own(bullet: ResumeBullet, index: EvidenceIndex, standing: Standing) -> bool:
    """Whether a line is its evidence's own sentence or one of the profile's, and the gate has nothing against it."""
    line = voice.edited(bullet.text)
    own = [
        line
        for _card, told in _told(bullet, index)
        for line in (told.line, voice.edited(told.original))
    ]
    if line not in (*own, *(voice.edited(one.text) for one in standing.own_summary)):
        return False
    context = replace(standing.of(bullet), cited=bullet.evidence_card_ids)
    return not gate.judge(bullet.text, index, context).blocked


def _told(bullet: ResumeBullet, index: EvidenceIndex) -> Iterator[tuple[str, SpokenLine]]:
    """Every line that the cards of a bullet can give, with the card."""
    for card_id in bullet.evidence_card_ids:
        part = index.by_id.get(card_id)
        for told in card_lines.lines(part.cards[0]) if part is not None else ():
            yield card_id, told


def with_citations(
    document: ResumeDocument, cited: Mapping[str, tuple[str, ...]]
) -> ResumeDocument:
    """The document with other citations for some lines."""
    if not cited:
        return document
    sections = tuple(
        section.model_copy(
            update={
                "entries": tuple(
                    entry.model_copy(
                        update={"bullets": tuple(_cited(bullet, cited) for bullet in entry.bullets)}
                    )
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
