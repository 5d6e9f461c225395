"""Gaps: requirements without evidence, what is done about each, and the questions that are really asked (CONTRACT D5)."""

from collections.abc import Mapping, Sequence

from interview_app.domain.canonical import content_sha256
from interview_app.domain.knowledge_card import INDEPENDENT, AnswerSource, CardType, EvidenceCard
from interview_app.domain.tailoring import (
    Confidence,
    EvidenceMapping,
    GapResolution,
    GapStrategy,
    GapType,
    Priority,
    Requirement,
    UserQuestion,
)
from interview_app.errors import EvidenceParsingError
from interview_app.i18n import _


def find_gaps(requirements: Sequence[Requirement], mappings: Sequence[EvidenceMapping]) -> tuple[GapResolution, ...]:
    """One resolution for each requirement whose evidence is not sure: adjacent first, then ask, then omit."""
    by_id = {mapping.requirement_id: mapping for mapping in mappings}
    found: list[GapResolution] = []
    for requirement in requirements:
        mapping = by_id.get(requirement.id)
        if mapping is None or mapping.confidence is Confidence.HIGH:
            continue
        found.append(_resolution(f"gap-{len(found) + 1:03d}", requirement, mapping))
    return tuple(found)


def _resolution(gap_id: str, requirement: Requirement, mapping: EvidenceMapping) -> GapResolution:
    adjacent = mapping.evidence_card_ids if mapping.confidence is Confidence.MEDIUM else ()
    if adjacent:
        gap_type, strategy = GapType.TERMINOLOGY_GAP, GapStrategy.ADJACENT_EXPERIENCE
    elif requirement.priority is Priority.HIGH or mapping.evidence_card_ids:
        gap_type = GapType.HIDDEN_EVIDENCE if mapping.evidence_card_ids else GapType.TRUE_GAP
        strategy = GapStrategy.ASK_USER
    else:
        gap_type, strategy = GapType.TRUE_GAP, GapStrategy.OMIT
    return GapResolution(
        gap_id=gap_id,
        requirement_text=requirement.text,
        gap_type=gap_type,
        strategy=strategy,
        adjacent_evidence_ids=adjacent,
    )


def questions(gaps: Sequence[GapResolution]) -> tuple[UserQuestion, ...]:
    """A question for each gap that is to be asked, with what an answer would change."""
    return tuple(
        UserQuestion(
            gap_id=gap.gap_id,
            question=_(
                "The posting asks for: “{demand}”. Have you done this, or something close to it? Where, when, and what came of it?"
            ).format(demand=gap.requirement_text),
            impact=_("With an answer the résumé can say so, in your words. Without one it stays silent about it."),
        )
        for gap in gaps
        if gap.strategy is GapStrategy.ASK_USER and not gap.user_confirmed
    )


def answered(
    gap: GapResolution, answer: str, *, place: Mapping[str, str] | None = None, event_ids: tuple[int, ...] = ()
) -> EvidenceCard:
    """The person's answer as a card of its own, attested and never merged into another.

    Args:
        gap: what was asked.
        answer: the person's words.
        place: `company`, `role`, `project`, `timeframe` when the person named them.
        event_ids: the events of the answer.

    Raises:
        EvidenceParsingError: the answer is empty, or its timeframe is not of CONTRACT D1's form.
    """
    text = " ".join(answer.split())
    if not text:
        raise EvidenceParsingError(_("An empty answer is no evidence. Say what you did, or skip the question."))
    where = dict(place or {})
    try:
        return EvidenceCard(
            id=f"answer-{content_sha256([gap.requirement_text, text])[:12]}",
            project=where.get("project", ""),
            company=where.get("company") or INDEPENDENT,
            timeframe=where.get("timeframe", ""),
            role=where.get("role", ""),
            raw_text=text,
            card_type=CardType.ACHIEVEMENT,
            source=AnswerSource(event_ids=event_ids),
            attested_by_user=True,
        )
    except ValueError as error:
        raise EvidenceParsingError(
            _("The time is written YYYY-YYYY or YYYY-MM to YYYY-MM; the end may be present.")
        ) from error


def confirmed(gap: GapResolution, *, card_ids: tuple[str, ...] = ()) -> GapResolution:
    """The gap after the person spoke: with a card it is answered by it, without one it is left out."""
    strategy = GapStrategy.ADJACENT_EXPERIENCE if card_ids else GapStrategy.OMIT
    return gap.model_copy(update={"user_confirmed": True, "strategy": strategy, "adjacent_evidence_ids": card_ids})
