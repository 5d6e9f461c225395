"""What a model may answer to each stage, and that its answer counts: tasks, citations and how sure
they are, and a revision that holds no more than what it is about (model notes 10, 11).
"""

import json
from typing import Any

import pytest

from interview_app.domain.tailoring import Confidence, GapStrategy, Priority, Requirement
from interview_app.llm.client import TextDelta, TurnRequest
from interview_app.tailoring.match.mapper import CardIndex, map_evidence
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.stages.agents import Models
from interview_app.tailoring.stages.card_budget import wanted_cards
from tests.scripted_model import ScriptedModel
from tests.tailoring.made_up import PAYSCALE, POSTING
from tests.tailoring.test_pipeline import JOB, parts, run, says

ROW = next(line.strip("-• ") for line in POSTING.splitlines() if line.strip().startswith("-"))


def quoting(*rows: tuple[str, str]) -> list[TextDelta]:
    return says({"requirements": [{"quote": text, "priority": kind} for text, kind in rows]})


def citing(request: TurnRequest, **given: Any) -> list[TextDelta]:
    """The same citation for every requirement that is asked about."""
    text = request.history[-1].text  # type: ignore[union-attr]
    lines = [one.removeprefix("| ") for one in text.splitlines() if one.startswith("| [")]
    requirements = json.loads(lines[0])
    return says({"mappings": [{"requirement_id": one["id"], **given} for one in requirements]})


def test_a_task_orders_lines_and_makes_no_gap() -> None:
    """Note 11: what a posting gives to do is neither a requirement nor a wish, and counts."""
    other = "Own the product roadmap"
    posting = POSTING + f"\n{other}\n"
    board = run(
        parts(
            models=Models(
                {"jd_analyst": [ScriptedModel([quoting((ROW, "high"), (other, "task"))])]}
            )
        ),
        _board(posting),
    )
    assert [one.text for one in board.requirements] == [ROW]
    assert other not in {one.requirement_text for one in board.gap_resolutions}
    without = run(
        parts(models=Models({"jd_analyst": [ScriptedModel([quoting((ROW, "high"))])]})),
        _board(POSTING),
    )
    assert sum(wanted_cards(board).values()) > 0
    assert wanted_cards(board) != wanted_cards(without)


def _board(posting: str) -> Any:
    from interview_app.domain.tailoring import Blackboard, Inputs

    return Blackboard(inputs=Inputs(job_description=posting, target_title="Product Manager"))


@pytest.mark.parametrize("sure", ["high", "medium", "low"])
def test_a_citation_is_not_overruled_by_matching_words(sure: str) -> None:
    """Note 11: the cards that a model cites are the cards, and it says how sure it is."""
    last = PAYSCALE[-1].id
    model = ScriptedModel(
        [lambda request: citing(request, evidence_card_ids=[last, "made-up"], confidence=sure)]
    )
    board = run(parts(models=Models({"evidence_mapper": [model]})))
    counted = [one for one in board.evidence_mappings if one.experience is None]
    assert counted
    assert {one.evidence_card_ids for one in counted} == {(last,)}
    assert {one.confidence for one in counted} == {Confidence(sure)}


def test_a_requirement_that_a_model_leaves_empty_is_a_gap() -> None:
    """Note 11, D5: gaps are acknowledged, whatever words the cards share with it."""
    model = ScriptedModel(
        [lambda request: citing(request, evidence_card_ids=[], confidence="high")]
    )
    board = run(parts(models=Models({"evidence_mapper": [model]})))
    assert not any(one.evidence_card_ids for one in board.evidence_mappings)
    assert {one.confidence for one in board.evidence_mappings} == {Confidence.LOW}
    assert {one.strategy for one in board.gap_resolutions} <= {
        GapStrategy.ASK_USER,
        GapStrategy.OMIT,
    }


def test_what_a_model_does_not_name_stays_as_code_found_it() -> None:
    """D5: and an answer of yesterday's form, without how sure it is, still counts."""
    alone = run(parts())
    board = run(
        parts(models=Models({"evidence_mapper": [ScriptedModel([says({"mappings": []})])]}))
    )
    assert board.evidence_mappings == alone.evidence_mappings
    first = alone.evidence_mappings[0]
    one = {"requirement_id": first.requirement_id, "evidence_card_ids": [PAYSCALE[0].id]}
    board = run(
        parts(models=Models({"evidence_mapper": [ScriptedModel([says({"mappings": [one]})])]}))
    )
    assert board.evidence_mappings[0].evidence_card_ids == (PAYSCALE[0].id,)
    assert board.evidence_mappings[0].confidence is first.confidence


def test_years_are_counted_by_code_and_no_model_is_surer() -> None:
    """D5: too few years stay a gap that is asked."""
    from interview_app.tailoring.stages.card_budget import SentCards
    from interview_app.tailoring.stages.mapping import for_mapping

    demand = Requirement(
        id="req-001",
        text="20+ years of experience in product management",
        priority=Priority.HIGH,
        keywords=("product management",),
    )
    found = map_evidence([demand], CardIndex(PAYSCALE), Synonyms(), today="2026-01")
    assert found[0].experience is not None
    assert found[0].experience.is_short
    answer = {
        "requirement_id": "req-001",
        "evidence_card_ids": [PAYSCALE[0].id],
        "confidence": "high",
    }
    sent = SentCards(cards=PAYSCALE, of=len(PAYSCALE))
    (better,) = for_mapping([demand], found, sent).check({"mappings": [answer]})
    assert better.confidence is found[0].confidence
    assert better.evidence_card_ids == (PAYSCALE[0].id,)


def test_a_revision_holds_what_was_refused_and_no_more() -> None:
    """Note 10: its entries and their stories; the rest of the plan is neither sent nor asked for."""
    first = says({"bullet_overrides": {JOB: ["Reduced latency by 80%"]}})
    model = ScriptedModel([first, says({"bullet_overrides": {JOB: ["Reduced latency"]}})])
    run(parts(models=Models({"writer": [model]})))
    whole, mending = model.requests
    assert len(_words(mending)) < len(_words(whole))
    assert "revision_request" in _words(mending)
    assert "evidence_mapping" not in _words(mending)
    assert mending.answer_schema is not None
    assert set(mending.answer_schema["properties"]) == {"bullet_overrides"}
    assert whole.answer_schema is not None
    assert set(whole.answer_schema["properties"]) > {"bullet_overrides", "summary"}


def test_a_refused_summary_may_be_written_anew() -> None:
    """Note 10: it is made of every story, so every story is sent again."""
    first = says({"summary": ["Cut latency by 81% for 999 customers."]})
    model = ScriptedModel([first, says({"summary": ["Cut latency."]})])
    run(parts(models=Models({"writer": [model]})))
    mending = model.requests[1]
    assert mending.answer_schema is not None
    assert set(mending.answer_schema["properties"]) == {"bullet_overrides", "summary"}
    assert all(card.id in _words(mending) for card in PAYSCALE)


def _words(request: TurnRequest) -> str:
    return str(request.history[-1].text)  # type: ignore[union-attr]
