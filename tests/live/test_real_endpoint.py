"""The whole interview against a real endpoint; only with INTERVIEW_APP_LIVE=1 and, where the
provider wants one, a key (issue 4.2).

`INTERVIEW_APP_LIVE_PROVIDER` (default openai), `INTERVIEW_APP_LIVE_MODEL`, `INTERVIEW_APP_LIVE_URL`
and `INTERVIEW_APP_LIVE_KEY` say which. The key has its own variable, since tests never see the
ordinary ones. `tests/llm/test_live_path.py` runs this very file against a server of its own.
"""

import os
from pathlib import Path

import pytest

from interview_app.domain.model_choice import ModelPlace
from interview_app.domain.records import DataType
from interview_app.interview.calls import spec
from interview_app.interview.limits import SystemClock
from interview_app.llm.client import ModelClient
from interview_app.llm.providers import connect, endpoint_of
from interview_app.messages.interview import ErrorTold
from interview_app.paths import prompt_texts
from tests.interview import played as playing
from tests.interview.played import Played
from tests.live.person import LivePerson
from tools import ALL_TOOLS

pytestmark = [
    pytest.mark.live,
    pytest.mark.skipif(
        os.environ.get("INTERVIEW_APP_LIVE") != "1",
        reason="set INTERVIEW_APP_LIVE=1 and INTERVIEW_APP_LIVE_KEY",
    ),
]
PATIENCE = 300.0
"""Seconds a model may take for one turn; one on this machine may be slow."""


def real_model() -> ModelClient:
    """The model that the environment names."""
    place = ModelPlace(
        provider=os.environ.get("INTERVIEW_APP_LIVE_PROVIDER", "openai"),
        model=os.environ.get("INTERVIEW_APP_LIVE_MODEL", ""),
        base_url=os.environ.get("INTERVIEW_APP_LIVE_URL", ""),
    )
    endpoint = endpoint_of(place, key=os.environ.get("INTERVIEW_APP_LIVE_KEY"))
    return connect(endpoint, every_tool=tuple(spec(tool) for tool in ALL_TOOLS))


@pytest.fixture
def model() -> ModelClient:
    return real_model()


def test_a_real_model_leads_the_whole_interview(
    model: ModelClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A17, issue 4: from the greeting to the goals; what was told is what is kept, and nothing
    else.
    """
    monkeypatch.setattr(playing, "SECONDS", PATIENCE)
    prompts = prompt_texts()
    with Played(tmp_path, model, prompts=prompts, clock=SystemClock()) as played:
        person = LivePerson(played)
        person.go_through()
        played.quiet()
        told = [one.message for one in played.told(ErrorTold)]
        kept = {record.data_type: record.data for record in played.store.records()}
    assert person.phase == "complete", (person.phase, person.answers, told)
    assert kept[DataType.APPLICANT_PROFILE]["basics"]["name"] == "Mara Lindqvist"
    job = kept[DataType.SKELETON_TIMELINE]["experiences"][0]
    assert "St. Anne" in job["organization"]
    assert job["start"].startswith("2019")
    assert DataType.KNOWLEDGE_CARD in kept
    assert "complaints" in kept[DataType.WRITING_SAMPLE]["text"]
    assert DataType.CANDIDATE_DOSSIER in kept
