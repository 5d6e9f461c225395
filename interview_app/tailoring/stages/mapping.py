"""The mapping stage: cards for each requirement, the gaps that are left, and what the person says
to them (CONTRACT D5).
"""

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.tailoring import (
    Blackboard,
    Confidence,
    EvidenceMapping,
    GapResolution,
    Requirement,
    State,
    UserQuestion,
)
from interview_app.errors import SelectionError
from interview_app.i18n import _
from interview_app.tailoring.match import gaps
from interview_app.tailoring.match.mapper import map_evidence
from interview_app.tailoring.posting.analyst import tasks
from interview_app.tailoring.stages.agents import Ask, listed
from interview_app.tailoring.stages.analysis import QUOTED_TASKS
from interview_app.tailoring.stages.card_budget import BY_TASKS, SentCards, by_rank, by_requirements
from interview_app.tailoring.stages.context import OFFLINE, AskPerson, Outcome, StageContext

_SCHEMA = listed(
    "mappings",
    requirement_id={"type": "string"},
    evidence_card_ids={"type": "array", "items": {"type": "string"}},
    confidence={"enum": ["high", "medium", "low"]},
)


async def map_cards(context: StageContext, board: Blackboard) -> Outcome:
    """The blackboard with its mapping, its gaps and their questions; where the person is there,
    with their answers.

    Raises:
        ProviderError: no provider could be reached.
    """
    led_by = OFFLINE
    notes: tuple[str, ...] = ()
    output = {BY_TASKS: _asked_by_tasks(context, board)}
    # A run that was stopped among its questions has its mapping already.
    if not board.evidence_mappings:
        mappings, led_by, notes = await _mapped(context, board)
        found = gaps.find_gaps(board.requirements, mappings, inferred=_inferred(board))
        asked = {
            "gap_resolutions": found,
            "user_questions": gaps.questions(found, board.requirements, mappings),
        }
        board = board.model_copy(update={"evidence_mappings": mappings, **asked})
    if context.parts.ask_person is not None:
        board = await _answered(context, board, context.parts.ask_person)
        answers = answer_cards(board)
        if answers:
            mappings, led_by, notes = await _mapped(context, board)
            notes += gaps.unplaced(answers)
            board = board.model_copy(
                update={"evidence_mappings": gaps.with_answers(mappings, board)}
            )
    return Outcome(board=board, led_by=led_by, notes=notes, output=output)


def _asked_by_tasks(context: StageContext, board: Blackboard) -> dict[str, float]:
    """How much the tasks of the posting want each card: little beside what it asks for, and enough
    to order lines by.
    """
    if board.posting is None:
        return {}
    found = _quoted_tasks(board) or tasks(board.posting, context.parts.synonyms, board.requirements)
    return by_requirements(found, mapped_by_code(context, board, found))


def mapped_by_code(
    context: StageContext, board: Blackboard, demands: Sequence[Requirement]
) -> tuple[EvidenceMapping, ...]:
    """What of the evidence answers these demands, without a model."""
    return map_evidence(
        demands,
        context.card_index,
        context.parts.synonyms,
        today=context.parts.today,
        language=board.posting.language if board.posting is not None else "en",
    )


def _quoted_tasks(board: Blackboard) -> tuple[Requirement, ...]:
    """The tasks that a model quoted from the posting."""
    for record in reversed(board.records):
        if QUOTED_TASKS in record.output:
            return tuple(map(Requirement.model_validate, record.output[QUOTED_TASKS]))
    return ()


def answer_cards(board: Blackboard) -> list[EvidenceCard]:
    """The answers to gap questions that the records hold."""
    return [
        EvidenceCard.model_validate(card)
        for one in board.records
        for card in one.output.get("answer_cards", ())
    ]


async def _mapped(
    context: StageContext, board: Blackboard
) -> tuple[tuple[EvidenceMapping, ...], str, tuple[str, ...]]:
    """The mapping, who led it, and what the person should know of it."""
    index = context.card_index
    mappings = mapped_by_code(context, board, board.requirements)
    sent = context.sent_cards("evidence_mapper", index.cards, by_rank(mappings))
    question = for_mapping(board.requirements, mappings, sent)
    better, led_by, notes = await context.ask(question, may_fail=(SelectionError,))
    return (mappings, led_by, notes) if better is None else (better, led_by, sent.notes)


async def _answered(context: StageContext, board: Blackboard, ask_person: AskPerson) -> Blackboard:
    """The board after the person was asked; each answer is kept at once, as a record of its own."""
    await context.parts.keep(board)
    told = {one.output.get("gap_id") for one in board.records if one.output.get("answer_cards")}
    for number, question in enumerate(board.user_questions, start=1):
        gap = next(one for one in board.gap_resolutions if one.gap_id == question.gap_id)
        if not gap.user_confirmed and gap.gap_id not in told:
            asked = _numbered(question, number, of=len(board.user_questions))
            board = _settled(context, board, gap, await ask_person(asked))
            await context.parts.keep(board)
    return board


def _numbered(question: UserQuestion, number: int, *, of: int) -> UserQuestion:
    """The question as it is put to somebody who wants to know how many are still to come."""
    if of < 2:
        return question
    words = _("Question {number} of {all}. {question}").format(
        number=number, all=of, question=question.question
    )
    return question.model_copy(update={"question": words})


def _inferred(board: Blackboard) -> frozenset[str]:
    """The demands that stand in the posting as tasks."""
    profile = board.role_profile
    terms = (*profile.must_haves, *profile.nice_to_haves) if profile is not None else ()
    return frozenset(one.text for one in terms if not one.explicit)


def _settled(
    context: StageContext, board: Blackboard, gap: GapResolution, answer: gaps.GapAnswer | None
) -> Blackboard:
    """The board with a gap's answer, or with the gap left out when the person skipped it."""
    cards: tuple[EvidenceCard, ...] = ()
    if answer is not None and answer.text.strip():
        job = gaps.entry_named(answer.text, context.career.timeline)
        by_id = job is not None and any(one.entry_id == job.id for one in context.cards)
        cards = (gaps.answer_card(gap, answer, job, at=context.parts.now(), by_id=by_id),)
    # An answer without a place makes no line: it settles nothing.
    unplaced = bool(gaps.unplaced(cards))
    settled = gap if unplaced else gaps.confirmed(gap, card_ids=tuple(one.id for one in cards))
    resolutions = tuple(
        settled if one.gap_id == gap.gap_id else one for one in board.gap_resolutions
    )
    output = {"gap_id": gap.gap_id, "answer_cards": [card.to_json() for card in cards]}
    record = context.record(board, State.EVIDENCE_MAPPING, output)
    context.take_in(cards)
    return board.model_copy(
        update={"gap_resolutions": resolutions, "records": (*board.records, record)}
    )


def for_mapping(
    requirements: Sequence[Requirement], mappings: Sequence[EvidenceMapping], sent: SentCards
) -> Ask:
    """The mapping as a model sees it from the cards it was sent, a requirement that it leaves empty
    too; of one that it does not name, what code found. Unknown ids are dropped.
    """
    ids = {card.id for card in sent.cards}

    def check(answer: Any) -> tuple[EvidenceMapping, ...]:
        given = {one["requirement_id"]: one for one in answer["mappings"]}
        return tuple(
            _as_cited(one, given[one.requirement_id], ids) if one.requirement_id in given else one
            for one in mappings
        )

    wanted = json.dumps([one.to_json() for one in requirements], ensure_ascii=False)
    return Ask(
        agent="evidence_mapper",
        instructions="For each requirement name the ids of the evidence cards that answer "
        "it, best first, and how sure you are. Cite ids only; leave a requirement "
        "empty rather than guess.",
        material={"requirements": wanted, "evidence_cards": sent.as_json()},
        schema=_SCHEMA,
        check=check,
    )


def _as_cited(
    found: EvidenceMapping, said: Mapping[str, Any], ids: Collection[str]
) -> EvidenceMapping:
    """What a model cites for a requirement. Years are counted by code: where too few of them are
    shown, no reader is surer than that.
    """
    cited = dict.fromkeys(one for one in said["evidence_card_ids"] if one in ids)
    sure = Confidence(said.get("confidence", found.confidence)) if cited else Confidence.LOW
    if found.experience is not None and found.experience.is_short:
        sure = found.confidence
    update = {"evidence_card_ids": tuple(cited)[:_MOST_CITED], "confidence": sure}
    return found.model_copy(update=update)


_MOST_CITED = 5
