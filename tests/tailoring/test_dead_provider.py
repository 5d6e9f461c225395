"""A provider that is dead is found dead once in a run, whichever agent meets it first (CONTRACT D13)."""

import json
from pathlib import Path
from typing import Literal

import pytest

from interview_app.domain import model_faults as say
from interview_app.domain.agent_settings import DEFAULT_AGENTS
from interview_app.domain.tailoring import State
from interview_app.errors import ProviderError, SelectionError
from interview_app.llm.client import PersonItem, TurnFailed
from interview_app.paths import DataFolder
from interview_app.tailoring.config import TailoringConfig
from interview_app.tailoring.stages.agents import Models
from interview_app.use_cases.models import agent_models
from interview_app.use_cases.models.places import Surroundings
from tests.scripted_model import ScriptedModel
from tests.scripted_model import says as answers
from tests.tailoring.test_pipeline import JOB, no_pause, parts, run

ANSWERS = {
    "jd_analyst": '{"requirements": [{"quote": "Budget responsibility", "priority": "high"}]}',
    "evidence_mapper": '{"mappings": []}',
    "writer": json.dumps({"bullet_overrides": {JOB: ["Steered the product roadmap"]}}),
    "truth_auditor": '{"doubts": []}',
    "ats_scorer": '{"words": []}',
}
DOWN = TurnFailed(kind="connection", sentence=say.UNREACHABLE, retryable=True)


def _chains(
    failed: TurnFailed, times: int
) -> tuple[list[ScriptedModel], dict[str, list[ScriptedModel]]]:
    """For each agent a model of its own at one place that fails, and one behind it that answers."""
    firsts = [
        ScriptedModel([(failed,)] * times, label=f"{agent} at dead.example")
        for agent in DEFAULT_AGENTS
    ]
    chains = {
        agent: [first, ScriptedModel([answers(ANSWERS[agent])] * 4, label="B")]
        for agent, first in zip(DEFAULT_AGENTS, firsts, strict=True)
    }
    return firsts, chains


@pytest.mark.parametrize(
    ("failed", "tries"),
    [(DOWN, 4), (TurnFailed(kind="unauthorized", sentence=say.UNAUTHORIZED), 1)],
)
def test_a_dead_provider_is_asked_by_one_agent_and_told_once(
    failed: TurnFailed, tries: int
) -> None:
    """D13: the others go on with their fallback at once, though each names another model of that provider."""
    firsts, chains = _chains(failed, tries)
    told: list[str] = []
    models = Models(chains, told=told.append, places=lambda client: client.label.split(" at ")[-1])
    board = run(parts(models=models))
    assert board.current_step is State.COMPLETE
    assert [len(one.requests) for one in firsts] == [tries, 0, 0, 0, 0]
    assert told == [f"{failed.sentence} {say.FELL_BACK.format(label='B')}"]
    assert {one.led_by for one in board.records} >= {"B"}


def test_what_one_request_met_is_no_matter_of_the_place() -> None:
    """D13: an answer that broke off says nothing of the next question, which is asked where the person wants it asked."""
    failed = TurnFailed(kind="incomplete", sentence=say.BROKE_OFF)
    firsts, chains = _chains(failed, 1)
    run(parts(models=Models(chains, places=lambda client: client.label.split(" at ")[-1])))
    assert [len(one.requests) for one in firsts] == [1, 1, 1, 1, 1]


def test_without_a_fallback_later_agents_fail_at_once_with_the_same_sentence() -> None:
    """D13: the auditor and the scorer share a provider; the second does not wait for it again, and one note tells it."""
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        await no_pause(seconds)

    auditor = ScriptedModel([(DOWN,)] * 4, label="auditor at dead.example")
    scorer = ScriptedModel([], label="scorer at dead.example")
    writer = ScriptedModel([answers(ANSWERS["writer"])], label="writer at live.example")
    chains = {"writer": [writer], "truth_auditor": [auditor], "ats_scorer": [scorer]}
    board = run(
        parts(
            models=Models(chains, places=lambda client: client.label.split(" at ")[-1]), pause=pause
        )
    )
    assert board.current_step is State.COMPLETE
    assert pauses == [1.0, 2.0, 4.0]
    assert scorer.requests == []
    assert {note for one in board.records for note in one.notes} == {say.UNREACHABLE}


@pytest.mark.parametrize(
    ("asked", "waited"), [(7.0, 7.0), (0.001, 1.0), (float("inf"), 60.0), (86_400.0, 60.0)]
)
def test_a_provider_has_a_run_wait_for_a_minute_at_most(asked: float, waited: float) -> None:
    """D13: nor for less than the backoff; what it asks for is as untrusted as its answer."""
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    busy = TurnFailed(kind="server", sentence=say.SERVER, retryable=True, retry_after=asked)
    lost = ScriptedModel([(busy,), (TurnFailed(kind="unauthorized", sentence=say.UNAUTHORIZED),)])
    with pytest.raises(ProviderError):
        run(parts(models=Models({"jd_analyst": [lost]}), pause=pause))
    assert pauses == [waited]


def test_the_next_run_asks_again() -> None:
    """D3: a provider that was dead in one run may live in the next."""
    lost = {"jd_analyst": [ScriptedModel([(DOWN,)] * 4, label="A")]}
    with pytest.raises(ProviderError):
        run(parts(models=Models(lost)))
    found = {"jd_analyst": [ScriptedModel([answers(ANSWERS["jd_analyst"])], label="A")]}
    assert run(parts(models=Models(found))).current_step is State.COMPLETE


def test_models_of_one_provider_are_at_one_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D13: per-agent models of one provider share their host; a fallback elsewhere does not."""
    for name in ("OPENAI_API_KEY", "ANTHROPIC_API_KEY"):
        monkeypatch.setenv(name, "key")
    config = TailoringConfig.model_validate(
        {
            "agents": {
                "writer": {"provider": "openai", "model": "one"},
                "truth_auditor": {"provider": "openai", "model": "two"},
            },
            "fallbacks": {"openai": ["anthropic"]},
        }
    )
    around = Surroundings(folder=DataFolder(tmp_path))
    found = agent_models.clients(agent_models.config_choices(config, around), around)
    (one, other), (two, _other) = found["writer"], found["truth_auditor"]
    assert agent_models.host_of(one) == agent_models.host_of(two)
    assert agent_models.host_of(one) != agent_models.host_of(other)


@pytest.mark.parametrize(
    ("kind", "sentence"), [("bad_response", say.EMPTY), ("incomplete", say.BROKE_OFF)]
)
def test_an_answer_with_nothing_in_it_is_a_bad_one_and_counts_as_an_attempt(
    kind: Literal["bad_response", "incomplete"], sentence: str
) -> None:
    """C3: a bad provider response is retried, three attempts at most, with the failure in the next request."""
    failed = TurnFailed(kind=kind, sentence=sentence, retryable=True)
    model = ScriptedModel([(failed,)] * 3)
    with pytest.raises(SelectionError) as refused:
        run(parts(models=Models({"writer": [model]})))
    attempts = "; ".join(f"attempt {number}: {sentence}" for number in (1, 2, 3))
    assert refused.value.sentence == f"Selection generation failed after 3 attempts: {attempts}"
    last = model.requests[2].history[-1]
    assert isinstance(last, PersonItem)
    assert f"attempt 2: {sentence}" in last.text


def test_a_model_that_gives_no_answer_has_its_fallback() -> None:
    """D13: fallbacks are really used, also where the first model answers with nothing three times."""
    failed = TurnFailed(kind="bad_response", sentence=say.EMPTY, retryable=True)
    told: list[str] = []
    chain = [ScriptedModel([(failed,)] * 3), ScriptedModel([answers("{}")], label="B")]
    board = run(parts(models=Models({"writer": chain}, told=told.append)))
    assert board.current_step is State.COMPLETE
    assert [one for one in told if one.endswith(say.FELL_BACK.format(label="B"))]
