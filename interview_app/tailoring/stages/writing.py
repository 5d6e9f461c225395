"""The writing stage: which approved lines stand on the page, and what a model, or a plan by hand,
suggests in their place (CONTRACT C1, D6, NEXT 3 and 7).
"""

import json
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from interview_app.domain.base import Model
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.lines import posting_key
from interview_app.domain.proposals import SelectionPlan
from interview_app.domain.resume import ResumeLanguage
from interview_app.domain.tailoring import Blackboard
from interview_app.language import detection
from interview_app.language.printed import languages
from interview_app.tailoring.lines.choosing import Material
from interview_app.tailoring.lines.contradictions import settled, undecided
from interview_app.tailoring.lines.draft import build
from interview_app.tailoring.lines.selection import check_plan
from interview_app.tailoring.lines.suggesting import (
    Suggested,
    cards_of,
    proposals_of,
    refused,
    suggested,
)
from interview_app.tailoring.match.terms import stems
from interview_app.tailoring.stages.agents import Ask
from interview_app.tailoring.stages.card_budget import SentCards, entries_as_json, wanted_cards
from interview_app.tailoring.stages.context import OFFLINE, AskWhich, Outcome, StageContext


class Written(NamedTuple):
    """What a model chose and suggests, who it is, and which cards it was not sent."""

    plan: SelectionPlan
    summary: tuple[str, ...]
    headline: str
    led_by: str
    notes: tuple[str, ...]


async def write(context: StageContext, board: Blackboard) -> Outcome:
    """The blackboard with a plan, its draft and its proposals; a plan by hand is asked of no model.

    Raises:
        SelectionError: a model's three answers could not be used, or the plan names what is not
            there.
        ProviderError: no provider could be reached.
    """
    written = await written_by_model(context, board) if context.parts.plan is None else None
    if written is None:
        written = Written(context.parts.plan or SelectionPlan(), (), "", OFFLINE, ())
    board, notes = proposed(context, board, written)
    if context.parts.ask_which is not None:
        board = await _chosen(context, board, context.parts.ask_which)
    return Outcome(board=board, led_by=written.led_by, notes=(*written.notes, *notes))


async def _chosen(context: StageContext, board: Blackboard, ask_which: AskWhich) -> Blackboard:
    """The board after the person was asked which of two lines that exclude each other is printed;
    each answer is kept at once.
    """
    while (either := undecided(board)) is not None:
        takes_other = await ask_which(either)
        if takes_other is None:
            break
        line = either.other if takes_other else either.printed
        board = board.model_copy(update={"chosen_lines": (*board.chosen_lines, line)})
        await context.parts.keep(board)
        board = drafted(context, board)
    return board


async def written_by_model(
    context: StageContext, board: Blackboard, fixes: str | None = None
) -> Written | None:
    """What a model chooses and suggests; None without a model. `fixes`: the lines of a revision
    request.
    """
    material = material_of(context, board)
    cards: Sequence[EvidenceCard] = material.cards
    if fixes is not None:
        cards = _cards_of_refused(board, material)
    wanted = sorted(material.wanted, key=lambda one: -material.wanted[one])
    sent = context.sent_cards("writer", cards, wanted)
    found = await context.ask(_for_wordings(board, material, sent, fixes))
    if found.value is None:
        return None
    plan, summary, headline = found.value
    return Written(plan, summary, headline, found.led_by, sent.notes)


def proposed(
    context: StageContext, board: Blackboard, written: Written, *, mending: bool = False
) -> tuple[Blackboard, tuple[str, ...]]:
    """The blackboard with a plan, what it suggests as proposals, and the draft beside them; and
    notes.

    `mending`: the answer to a revision; proposals that were not refused stay as they are.
    """
    plan, parts = written.plan, context.parts
    if mending and board.selection is not None:
        plan = board.selection.model_copy(update={"bullet_overrides": plan.bullet_overrides})
    if parts.section_order and (parts.plan is None or plan.section_order is None):
        plan = plan.model_copy(update={"section_order": parts.section_order})
    material = material_of(context, board)
    found = suggested(plan, material, summary=written.summary, headline=written.headline)
    new = proposals_of(found.suggestions, material, context.checker, before=board.proposals)
    if mending:
        kept = {one.id: one for one in board.proposals if one not in refused(board.proposals)}
        new = tuple({**{one.id: one for one in new}, **kept}.values())
    update = {"selection": plan, "proposals": new}
    return drafted(context, board.model_copy(update=update), found), found.notes


def drafted(context: StageContext, board: Blackboard, found: Suggested | None = None) -> Blackboard:
    """The blackboard with the draft that its plan and the approved lines make: the same
    each time.
    """
    material = material_of(context, board)
    plan = board.selection or SelectionPlan()
    found = found or suggested(plan, material)
    built = build(
        material,
        plan.model_copy(update={"bullet_overrides": None}),
        target_title=board.inputs.target_title,
        today=context.parts.today,
        keywords=[keyword for one in board.requirements for keyword in one.keywords],
        pinned=found.pinned,
        kept=context.parts.kept,
        hidden_contact=board.hidden_contact,
    )
    board = board.model_copy(update={"draft": built.draft, "trims": built.left_out})
    board = settled(board, context.evidence)
    context.note_drafted(board)
    return board


def material_of(context: StageContext, board: Blackboard) -> Material:
    """What the page of this run is made of."""
    return Material(
        career=context.career,
        cards=context.cards,
        posting=posting_key(board.inputs.job_description) if board.posting is not None else None,
        wanted=wanted_cards(board),
        keywords=frozenset(
            stem
            for one in board.requirements
            for keyword in one.keywords
            for stem in stems(keyword)
        ),
        language=resume_language(context, board),
        any_language=board.any_language,
        taken_out=frozenset(board.taken_out),
        passed_over=frozenset(board.passed_over),
    )


def resume_language(context: StageContext, board: Blackboard) -> ResumeLanguage:
    """The résumé's language is that of the approved lines, else the posting's."""
    lines = [line.text for card in context.cards[:40] for line in card.lines[:1]]
    said = language_of(lines or [card.raw_text[:400] for card in context.cards[:40]])
    if said is not None:
        return said
    asked = board.posting.language if board.posting is not None else "en"
    return asked if asked in languages() else "en"


def _for_wordings(board: Blackboard, material: Material, sent: SentCards, fixes: str | None) -> Ask:
    """A plan with its suggestions from the cards that are sent; `fixes` are a revision request's
    lines.
    """

    def check(answer: Any) -> tuple[SelectionPlan, tuple[str, ...], str]:
        own = {key: value for key, value in answer.items() if key not in _BESIDE}
        plan = SelectionPlan.model_validate(own)
        check_plan(plan, material.career)
        summary = answer.get("summary") or []
        if not isinstance(summary, list) or not all(isinstance(one, str) for one in summary):
            raise ValueError("summary: a list of sentences is wanted")
        headline = answer.get("headline") or ""
        if not isinstance(headline, str):
            raise ValueError("headline: a string is wanted")
        return plan, tuple(one.strip() for one in summary if one.strip()), headline.strip()

    return Ask(
        agent="writer",
        instructions=(
            "Choose what a résumé for this posting should show, and suggest better "
            "wordings for its lines. "
            "Ids must be those given." + (f" {_OTHERS_ALONE}" if fixes else "")
        ),
        material=_writing_material(board, material, sent, fixes),
        schema=writer_schema() if fixes is None else _mending_schema(board),
        check=check,
        language=board.posting.language if board.posting is not None else "en",
    )


_BESIDE = ("summary", "headline")
_OTHERS_ALONE = "Suggest other wordings for the refused ones alone, or leave them out."


def writer_schema() -> dict[str, Any]:
    """The selection plan's schema with summary and headline beside it."""
    schema = SelectionPlan.model_json_schema()
    schema["properties"] = {
        **schema["properties"],
        "summary": {"type": "array", "items": {"type": "string"}},
        "headline": {"type": "string"},
    }
    return schema


def _refused_entries(board: Blackboard) -> tuple[str, ...]:
    """The entries, summary and headline among them, whose wordings a revision asks for."""
    return tuple(dict.fromkeys(one.entry_id for one in refused(board.proposals)))


def _cards_of_refused(board: Blackboard, material: Material) -> Sequence[EvidenceCard]:
    """The evidence of what was refused; summary and headline are made of all of it."""
    there = _refused_entries(board)
    if set(_BESIDE) & set(there):
        return material.cards
    return [card for one in there for card in cards_of(one, material)]


def _mending_schema(board: Blackboard) -> dict[str, Any]:
    """What a revision may answer: wordings for what was refused, and no other choice."""
    schema = writer_schema()
    there = _refused_entries(board)
    wanted = ["bullet_overrides", *(one for one in _BESIDE if one in there)]
    return {**schema, "properties": {name: schema["properties"][name] for name in wanted}}


def _writing_material(
    board: Blackboard, material: Material, sent: SentCards, fixes: str | None
) -> dict[str, str]:
    def listed(values: Sequence[Model]) -> str:
        return json.dumps([one.to_json() for one in values], ensure_ascii=False)

    basics = material.career.profile.basics
    profile = {"headline": basics.label, "summary": basics.summary}
    parts = {"target_title": board.inputs.target_title, "requirements": listed(board.requirements)}
    if not fixes:
        parts["evidence_mapping"] = listed(board.evidence_mappings)
        parts["entries"] = entries_as_json(material.career)
    if not fixes or set(_BESIDE) & set(_refused_entries(board)):
        parts["profile"] = json.dumps(profile, ensure_ascii=False)
    parts["stories"] = sent.as_json()
    if fixes:
        wrong = [
            {"id": one.id, "entry_id": one.entry_id, "text": one.text, "replaces": one.replaces}
            for one in refused(board.proposals)
        ]
        parts["refused_wordings"] = json.dumps(wrong, ensure_ascii=False)
        parts["revision_request"] = fixes
    return parts


def language_of(texts: Iterable[str]) -> ResumeLanguage | None:
    """The language most of these texts speak, or None when nothing in them tells."""
    return detection.language_of("\n".join(texts), among=languages())
