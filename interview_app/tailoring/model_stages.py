"""The questions put to a model at each stage, and the check of each answer: nothing unchecked reaches the blackboard."""

import json
from collections.abc import Sequence
from typing import Any

from interview_app.domain.posting import Posting, PostingSpan
from interview_app.domain.tailoring import (
    Blackboard,
    EvidenceMapping,
    Priority,
    Requirement,
    SelectionPlan,
    Severity,
    TruthViolation,
    ViolationKind,
)
from interview_app.llm.fence import ABOUT_FENCES, escaped, fenced
from interview_app.tailoring.agents import AgentModels, Ask, Pause, ask
from interview_app.tailoring.card_budget import MOST_POSTING, Told, entries_as_json
from interview_app.tailoring.posting_terms import keywords
from interview_app.tailoring.selection import check_plan
from interview_app.tailoring.terms import Synonyms
from interview_app.tailoring.writer import Material

JSON_ONLY = ABOUT_FENCES + " Answer with one JSON object and nothing else."
"""What every instruction ends with."""
_ANALYSIS_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "requirements": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {"quote": {"type": "string"}, "priority": {"enum": ["high", "medium"]}},
                "required": ["quote", "priority"],
                "additionalProperties": False,
            },
        }
    },
    "required": ["requirements"],
    "additionalProperties": False,
}
_MAPPING_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "mappings": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "requirement_id": {"type": "string"},
                    "evidence_card_ids": {"type": "array", "items": {"type": "string"}},
                },
                "required": ["requirement_id", "evidence_card_ids"],
                "additionalProperties": False,
            },
        }
    },
    "required": ["mappings"],
    "additionalProperties": False,
}
_OBJECTION_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "objections": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {"bullet_id": {"type": "string"}, "violation": {"type": "string"}},
                "required": ["bullet_id", "violation"],
                "additionalProperties": False,
            },
        }
    },
    "required": ["objections"],
    "additionalProperties": False,
}


def _named(name: str, text: str) -> str:
    return fenced(text, name=name)


async def refine_analysis(
    models: AgentModels, posting: Posting, known: Sequence[Requirement], synonyms: Synonyms, *, pause: Pause
) -> tuple[tuple[Requirement, ...], str] | None:
    """The requirements as a model reads them, each a quotation that stands in the posting; None without a model.

    Raises:
        SelectionError: three answers could not be used.
        ProviderError: no provider could be reached.
    """
    if not models.clients("jd_analyst"):
        return None

    def check(answer: Any) -> tuple[Requirement, ...]:
        found: list[Requirement] = []
        for one in answer["requirements"]:
            start = posting.text.find(one["quote"])
            if start < 0 or not one["quote"].strip():
                continue
            span = PostingSpan(start=start, end=start + len(one["quote"]), quote=one["quote"])
            found.append(
                Requirement(
                    id=f"req-{len(found) + 1:03d}",
                    text=one["quote"].strip(),
                    priority=Priority(one["priority"]),
                    keywords=keywords(one["quote"], synonyms),
                    span=span,
                )
            )
        if not found:
            raise ValueError("no requirement is a quotation of the posting")
        return tuple(found)

    question = Ask(
        agent="jd_analyst",
        instructions="List what this job posting requires (high) or prefers (medium), each as an exact quotation. Never make a demand stronger than it is. "
        + JSON_ONLY,
        material=_named("posting", posting.text[:MOST_POSTING])
        + "\n"
        + _named("found_so_far", json.dumps([one.text for one in known], ensure_ascii=False)),
        schema=_ANALYSIS_SCHEMA,
        check=check,
    )
    return await ask(models, question, pause=pause)


async def refine_mapping(
    models: AgentModels,
    requirements: Sequence[Requirement],
    mappings: Sequence[EvidenceMapping],
    told: Told,
    *,
    pause: Pause,
) -> tuple[tuple[EvidenceMapping, ...], str] | None:
    """The mapping with a model's order of the cards it was told; unknown ids are dropped, confidence stays what the core found.

    Raises:
        SelectionError: three answers could not be used.
        ProviderError: no provider could be reached.
    """
    if not models.clients("evidence_mapper"):
        return None
    ids = {card.id for card in told.cards}

    def check(answer: Any) -> tuple[EvidenceMapping, ...]:
        given = {one["requirement_id"]: one["evidence_card_ids"] for one in answer["mappings"]}
        found = []
        for mapping in mappings:
            chosen = tuple(
                dict.fromkeys(one for one in given.get(mapping.requirement_id, mapping.evidence_card_ids) if one in ids)
            )
            found.append(mapping.model_copy(update={"evidence_card_ids": chosen[:5] or mapping.evidence_card_ids}))
        return tuple(found)

    material = (
        _named("requirements", json.dumps([one.to_json() for one in requirements], ensure_ascii=False))
        + "\n"
        + _cards(told)
    )
    question = Ask(
        agent="evidence_mapper",
        instructions="For each requirement name the ids of the evidence cards that answer it, best first. Cite ids only; leave a requirement empty rather than guess. "
        + JSON_ONLY,
        material=material,
        schema=_MAPPING_SCHEMA,
        check=check,
    )
    return await ask(models, question, pause=pause)


def _cards(told: Told) -> str:
    return _named("evidence_cards", told.as_json())


async def write(
    models: AgentModels, board: Blackboard, material: Material, told: Told, fixes: str | None, *, pause: Pause
) -> tuple[tuple[SelectionPlan, tuple[str, ...]], str] | None:
    """A selection plan and a summary from the cards `told`; `fixes` are a revision request's lines. None without a model.

    Raises:
        SelectionError: "Selection generation failed after 3 attempts: …".
        ProviderError: no provider could be reached.
    """
    if not models.clients("writer"):
        return None

    def check(answer: Any) -> tuple[SelectionPlan, tuple[str, ...]]:
        plan = SelectionPlan.model_validate({key: value for key, value in answer.items() if key != "summary"})
        check_plan(plan, material.career)
        summary = answer.get("summary") or []
        if not isinstance(summary, list) or not all(isinstance(one, str) for one in summary):
            raise ValueError("summary: a list of sentences is wanted")
        return plan, tuple(one.strip() for one in summary if one.strip())

    question = Ask(
        agent="writer",
        instructions=(
            "Choose and reword what a résumé for this posting should say. Use only what the evidence cards of an entry say: no other number, skill, name, "
            "title, scope or cause. Keep numbers exactly. One or two lines a bullet, result first, active voice, past tense for past work. "
            "Ids must be those given. " + JSON_ONLY
        ),
        material=_writing_material(board, material, told, fixes),
        schema=writer_schema(),
        check=check,
        language=board.posting.language if board.posting is not None else "en",
    )
    return await ask(models, question, pause=pause)


def writer_schema() -> dict[str, Any]:
    """The selection plan's schema with the summary beside it."""
    schema = SelectionPlan.model_json_schema()
    schema["properties"] = {**schema["properties"], "summary": {"type": "array", "items": {"type": "string"}}}
    return schema


def _writing_material(board: Blackboard, material: Material, told: Told, fixes: str | None) -> str:
    parts = [
        _named("target_title", board.inputs.target_title),
        _named("requirements", json.dumps([one.to_json() for one in board.requirements], ensure_ascii=False)),
        _named("evidence_mapping", json.dumps([one.to_json() for one in board.evidence_mappings], ensure_ascii=False)),
        _named("entries", entries_as_json(material.career)),
        _cards(told),
    ]
    if board.draft is not None and fixes:
        lines = [{"bullet_id": one.bullet_id, "text": one.bullet_text} for one in board.draft.claims]
        plan = board.selection.to_json() if board.selection is not None else {}
        parts += [
            _named("last_plan", json.dumps(plan, ensure_ascii=False)),
            _named("last_lines", json.dumps(lines, ensure_ascii=False)),
            escaped(fixes),
        ]
    return "\n".join(parts)


async def object_to(
    models: AgentModels, board: Blackboard, told: Told, *, pause: Pause
) -> tuple[tuple[TruthViolation, ...], str] | None:
    """A model auditor's objections, each to a line that is there; None without a model.

    Raises:
        SelectionError: three answers could not be used.
        ProviderError: no provider could be reached.
    """
    if not models.clients("truth_auditor"):
        return None
    claims = {one.bullet_id: one.bullet_text for one in board.draft.claims} if board.draft is not None else {}

    def check(answer: Any) -> tuple[TruthViolation, ...]:
        return tuple(
            TruthViolation(
                bullet_id=one["bullet_id"],
                bullet_text=claims[one["bullet_id"]],
                violation=str(one["violation"])[:500],
                kind=ViolationKind.MODEL_OBJECTION,
                severity=Severity.BLOCKER,
            )
            for one in answer["objections"]
            if one["bullet_id"] in claims
        )

    lines = (
        json.dumps([one.to_json() for one in board.draft.claims], ensure_ascii=False)
        if board.draft is not None
        else "[]"
    )
    question = Ask(
        agent="truth_auditor",
        instructions="Object to every line that says more than its cited evidence. You cannot approve anything. "
        + JSON_ONLY,
        material=_named("lines", lines) + "\n" + _cards(told),
        schema=_OBJECTION_SCHEMA,
        check=check,
    )
    return await ask(models, question, pause=pause)
