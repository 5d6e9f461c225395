"""What one request to a model carries of a large career (issue 5: costs grow with the budget, not with the cards)."""

import json

import pytest

from interview_app.domain.tailoring import Confidence, EvidenceMapping, State
from interview_app.llm.client import TextDelta, TurnRequest
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.stages import card_budget
from interview_app.tailoring.stages.agents import Models
from interview_app.tailoring.stages.card_budget import MOST_CHARACTERS, MOST_POSTING
from interview_app.use_cases.models.agent_models import Sizes
from tests.scripted_model import ScriptedModel
from tests.tailoring.made_up import card
from tests.tailoring.test_pipeline import parts, run, start

MANY = tuple(
    card(
        f"m{at:04d}",
        "Payscale",
        "Product Manager",
        "2015-2024",
        f"Migrated API number {at} to AWS"
        if at == 590
        else f"Answered letter number {at} of the harbour office in time",
    )
    for at in range(600)
)


def test_few_cards_are_sent_whole_and_nothing_is_said() -> None:
    """No note where nothing was left out; the order is the person's."""
    told = card_budget.chosen(MANY[:20], ("m0019", "m0003"))
    assert told.cards == MANY[:20]
    assert told.notes == ()


def test_of_many_cards_the_best_matching_ones_are_sent() -> None:
    """What matches comes first, wherever it stands; the rest in the person's order until the budget is full."""
    told = card_budget.chosen(MANY, ("m0590", "m0450"))
    ids = [one.id for one in told.cards]
    assert {"m0590", "m0450", "m0000"} <= set(ids)
    assert ids == sorted(ids)
    assert 0.9 * MOST_CHARACTERS < len(told.as_json()) <= MOST_CHARACTERS + 2
    (note,) = told.notes
    assert f"{len(ids)} of 600" in note


def test_one_endless_card_does_not_push_the_others_out() -> None:
    """A card longer than the budget is left out, and the note counts it."""
    endless = card("endless", "Acme", "Clerk", "2015-2024", "Filed " * MOST_CHARACTERS)
    told = card_budget.chosen((endless, *MANY[:5]), ("endless",))
    assert [one.id for one in told.cards] == [one.id for one in MANY[:5]]
    assert told.notes


def test_each_requirement_has_its_best_card_before_any_has_its_second() -> None:
    """Ranks are taken in turn, so that no requirement uses the budget up."""
    mappings = [
        EvidenceMapping(
            requirement_id=one, evidence_card_ids=ids, confidence=Confidence.LOW, notes=""
        )
        for one, ids in (("req-001", ("a", "b", "c")), ("req-002", ("d",)), ("req-003", ("a", "e")))
    ]
    assert card_budget.by_rank(mappings) == ("a", "d", "b", "e", "c")


def test_no_request_of_a_run_outgrows_the_budget_and_the_person_is_told() -> None:
    """Issue 5.1: mapper, writer and auditor ask over more cards than fit with what fits; the note stands in the records."""
    asked: list[str] = []

    def answer(with_what: dict[str, object]) -> list[TextDelta]:
        return [TextDelta(text=json.dumps(with_what))]

    def mapper(request: TurnRequest) -> list[TextDelta]:
        asked.append(request.history[-1].text)
        return answer({"mappings": []})

    def writer(request: TurnRequest) -> list[TextDelta]:
        asked.append(request.history[-1].text)
        job = career_from_cards(MANY).timeline.experiences[0].id
        return answer({"bullet_overrides": {job: ["Migrated one API to AWS"]}})

    def auditor(request: TurnRequest) -> list[TextDelta]:
        asked.append(request.history[-1].text)
        return answer({"doubts": []})

    models = {
        "evidence_mapper": [ScriptedModel([mapper])],
        "writer": [ScriptedModel([writer])],
        "truth_auditor": [ScriptedModel([auditor])],
    }
    board = run(parts(cards=MANY, career=career_from_cards(MANY), models=Models(models)))
    assert board.current_step is State.COMPLETE
    assert len(asked) == 3
    assert all(len(text) < 1.5 * MOST_CHARACTERS for text in asked)
    assert "m0590" in asked[0]
    assert "m0590" in asked[1]
    notes = {record.stage: record.notes for record in board.records}
    assert "of 60" in notes["EVIDENCE_MAPPING"][0]
    assert "of 600" in notes["WRITING"][0]
    (proposal,) = board.proposals
    assert proposal.cites
    assert all(one in asked[2] for one in proposal.cites), "the auditor reads what it cites"


def test_a_very_long_posting_is_read_from_its_beginning_and_that_is_said() -> None:
    """Bad input of issue 5: a posting of megabytes costs no more than one of 40,000 characters."""
    asked: list[str] = []

    def analyst(request: TurnRequest) -> list[TextDelta]:
        asked.append(request.history[-1].text)
        return [
            TextDelta(
                text=json.dumps(
                    {"requirements": [{"quote": "Budget responsibility", "priority": "high"}]}
                )
            )
        ]

    long = start().inputs.job_description + "\n" + "We are a friendly team of people.\n" * 3_000
    board = start().model_copy(
        update={"inputs": start().inputs.model_copy(update={"job_description": long})}
    )
    done = run(parts(models=Models({"jd_analyst": [ScriptedModel([analyst])]})), board)
    assert len(asked[0]) < MOST_POSTING + 20_000
    (note,) = next(record.notes for record in done.records if record.stage == "JD_ANALYSIS")
    assert "40,000" in note


@pytest.mark.parametrize("agent", ["jd_analyst", "evidence_mapper", "writer", "truth_auditor"])
def test_the_estimate_knows_the_budget(agent: str) -> None:
    """D13: a career of thousands of cards is not estimated, and not paid for, as if it were sent whole."""
    cards = tuple(
        one.model_copy(update={"id": f"{one.id}-{at}"}) for at in range(5) for one in MANY
    )
    sizes = Sizes(
        posting=2_000_000,
        cards=card_budget.characters(cards),
        entries=len(card_budget.entries_as_json(career_from_cards(cards))),
    )
    assert sizes.of(agent) < 3 * 1.5 * MOST_POSTING + MOST_CHARACTERS + 20_000
