"""The writing stage: a plan by hand, by a model, or of everything there is, made into a draft by code (CONTRACT C1, D6)."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from interview_app.domain.base import Model
from interview_app.domain.resume import ResumeLanguage
from interview_app.domain.selection_plan import SelectionPlan
from interview_app.domain.tailoring import Blackboard
from interview_app.llm.fence import escaped, fenced
from interview_app.tailoring.lines.draft import build
from interview_app.tailoring.lines.material import Material
from interview_app.tailoring.lines.resume_language import language_of
from interview_app.tailoring.lines.selection import check_plan
from interview_app.tailoring.lines.settling import settled, undecided
from interview_app.tailoring.match.terms import stems
from interview_app.tailoring.match.wanted import wanted_cards
from interview_app.tailoring.stages.agents import JSON_ONLY, AgentModels, Ask, Pause, ask
from interview_app.tailoring.stages.card_budget import SentCards, entries_as_json
from interview_app.tailoring.stages.context import OFFLINE, AskWhich, Outcome, StageContext


class Written(NamedTuple):
    """What a model chose and wrote, who it is, and which cards it was not sent."""

    plan: SelectionPlan
    summary: tuple[str, ...]
    led_by: str
    notes: tuple[str, ...]


async def write(context: StageContext, board: Blackboard) -> Outcome:
    """The blackboard with a plan and its draft; a plan by hand is asked of no model.

    Raises:
        SelectionError: a model's three answers could not be used, or the plan names what is not there.
        ProviderError: no provider could be reached.
    """
    written = await written_by_model(context, board) if context.parts.plan is None else None
    if written is None:
        written = Written(context.parts.plan or SelectionPlan(), (), OFFLINE, ())
    board = drafted(context, board, written.plan, written.summary)
    if context.parts.ask_which is not None:
        board = await _chosen(context, board, written, context.parts.ask_which)
    output = {"summary": list(written.summary)}
    return Outcome(board=board, led_by=written.led_by, notes=written.notes, output=output)


async def _chosen(
    context: StageContext, board: Blackboard, written: Written, ask_which: AskWhich
) -> Blackboard:
    """The board after the person was asked which of two lines that exclude each other is printed; each answer is kept at once."""
    while (either := undecided(board)) is not None:
        takes_other = await ask_which(either)
        if takes_other is None:
            break
        line = either.other if takes_other else either.printed
        board = board.model_copy(update={"chosen_lines": (*board.chosen_lines, line)})
        await context.parts.keep(board)
        board = drafted(context, board, written.plan, written.summary)
    return board


async def written_by_model(
    context: StageContext, board: Blackboard, fixes: str | None = None
) -> Written | None:
    """What a model writes; None without a model. `fixes`: the lines of a revision request."""
    material = _material(context, board)
    wanted = sorted(material.wanted, key=lambda one: -material.wanted[one])
    sent = context.sent_cards("writer", material.cards, wanted)
    found = await chosen_plan(
        context.parts.models, board, material, sent, fixes, pause=context.parts.pause
    )
    if found is None:
        return None
    (plan, summary), led_by = found
    return Written(plan, summary, led_by, sent.notes)


def drafted(
    context: StageContext, board: Blackboard, plan: SelectionPlan, summary: tuple[str, ...]
) -> Blackboard:
    """The blackboard with a plan and the draft that code makes of it; the base résumé orders what no plan by hand does."""
    parts = context.parts
    if parts.section_order and (parts.plan is None or plan.section_order is None):
        plan = plan.model_copy(update={"section_order": parts.section_order})
    draft = build(
        _material(context, board),
        plan,
        target_title=board.inputs.target_title,
        language=_language(context, board),
        today=context.parts.today,
        summary=summary,
        keywords=[keyword for one in board.requirements for keyword in one.keywords],
    )
    # A draft written anew is settled anew.
    trims = tuple(one for one in board.trims if one.instead_of is None)
    return settled(
        board.model_copy(update={"selection": plan, "draft": draft, "trims": trims}), context.index
    )


def _material(context: StageContext, board: Blackboard) -> Material:
    return Material(
        career=context.parts.career,
        cards=context.cards,
        wanted=wanted_cards(board),
        keywords=frozenset(
            stem
            for one in board.requirements
            for keyword in one.keywords
            for stem in stems(keyword)
        ),
        index=context.index,
    )


def _language(context: StageContext, board: Blackboard) -> ResumeLanguage:
    """The résumé's language is the evidence's own, else the posting's."""
    said = language_of(card.raw_text[:400] for card in context.cards[:40])
    return said or (board.posting.language if board.posting is not None else "en")


async def chosen_plan(
    models: AgentModels,
    board: Blackboard,
    material: Material,
    sent: SentCards,
    fixes: str | None,
    *,
    pause: Pause,
) -> tuple[tuple[SelectionPlan, tuple[str, ...]], str] | None:
    """A selection plan and a summary from the cards it is sent; `fixes` are a revision request's lines. None without a model.

    Raises:
        SelectionError: "Selection generation failed after 3 attempts: …".
        ProviderError: no provider could be reached.
    """
    if not models.clients("writer"):
        return None

    def check(answer: Any) -> tuple[SelectionPlan, tuple[str, ...]]:
        plan = SelectionPlan.model_validate(
            {key: value for key, value in answer.items() if key != "summary"}
        )
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
        material=_writing_material(board, material, sent, fixes),
        schema=writer_schema(),
        check=check,
        language=board.posting.language if board.posting is not None else "en",
    )
    return await ask(models, question, pause=pause)


def writer_schema() -> dict[str, Any]:
    """The selection plan's schema with the summary beside it."""
    schema = SelectionPlan.model_json_schema()
    schema["properties"] = {
        **schema["properties"],
        "summary": {"type": "array", "items": {"type": "string"}},
    }
    return schema


def _writing_material(
    board: Blackboard, material: Material, sent: SentCards, fixes: str | None
) -> str:
    def listed(values: Sequence[Model]) -> str:
        return json.dumps([one.to_json() for one in values], ensure_ascii=False)

    parts = [
        fenced(board.inputs.target_title, name="target_title"),
        fenced(listed(board.requirements), name="requirements"),
        fenced(listed(board.evidence_mappings), name="evidence_mapping"),
        fenced(entries_as_json(material.career), name="entries"),
        fenced(sent.as_json(), name="evidence_cards"),
    ]
    if board.draft is not None and fixes:
        lines = [
            {"bullet_id": one.bullet_id, "text": one.bullet_text} for one in board.draft.claims
        ]
        plan = board.selection.to_json() if board.selection is not None else {}
        parts += [
            fenced(json.dumps(plan, ensure_ascii=False), name="last_plan"),
            fenced(json.dumps(lines, ensure_ascii=False), name="last_lines"),
            escaped(fixes),
        ]
    return "\n".join(parts)
