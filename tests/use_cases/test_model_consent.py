"""Nothing leaves this machine before the person agreed to where it goes (promise 4 of DESIGN 1,
issue 4.5).
"""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from interview_app.api_keys import ApiKeys
from interview_app.domain import model_faults as say
from interview_app.domain.known import Known
from interview_app.domain.model_choice import ModelChoice
from interview_app.errors import PersonCanMend
from interview_app.interview.parts import Inside, LeaderChosen
from interview_app.llm.client import PersonItem, TurnFailed, TurnRequest
from interview_app.llm.endpoint import Endpoint
from interview_app.messages.models import KeyEntered, KeyStatusTold, LeaderRequested, ModelChosen
from interview_app.paths import DataFolder
from interview_app.store.opening import open_store
from interview_app.use_cases.models import leaders as models
from interview_app.use_cases.models import places as model_places
from interview_app.use_cases.models.connection_test import try_connection
from interview_app.use_cases.models.places import Surroundings
from interview_app.use_cases.models.services import ModelServices
from tests.scripted_model import ScriptedModel, says

ELSEWHERE = ModelChoice(provider="other", base_url="https://models.example/v1", model="m")
HERE = ModelChoice(provider="other", base_url="http://127.0.0.1:9/v1", model="m")
AGREED = ELSEWHERE.model_copy(update={"agreed_hosts": ("models.example",)})
OTHER_HOST = ELSEWHERE.model_copy(update={"agreed_hosts": ("models.example.evil", "example")})


@pytest.fixture
def posted() -> list[object]:
    return []


@pytest.fixture
def services(tmp_path: Path, posted: list[object]) -> Any:
    folder = DataFolder(tmp_path / "data")
    with open_store(folder) as store:
        around = Surroundings(folder=folder, keys=ApiKeys(backend=None, environ={}), environ={})
        yield ModelServices(
            store,
            around,
            inside=Inside(),
            guide=lambda: ScriptedModel([]),
            post=posted.append,
            withheld=lambda: (),
        )


def chosen(services: ModelServices, choice: ModelChoice) -> ModelChosen:
    told = asyncio.run(
        services.table()[LeaderRequested](LeaderRequested(use_model=True, choice=choice))
    )  # type: ignore[arg-type]
    assert isinstance(told, ModelChosen)
    return told


@pytest.mark.parametrize(
    "choice", [ELSEWHERE, OTHER_HOST], ids=["nobody agreed", "another place was agreed to"]
)
def test_a_model_elsewhere_does_not_lead_before_the_person_agreed(
    services: ModelServices, posted: list[object], choice: ModelChoice
) -> None:
    """Chosen in the window: the guide goes on, and the sentence says what to look at first."""
    told = chosen(services, choice)
    assert (told.leads, posted) == (False, [])
    assert "What leaves this computer" in told.sentence


@pytest.mark.parametrize("choice", [AGREED, HERE], ids=["agreed", "on this machine"])
def test_a_model_that_was_agreed_to_or_runs_here_leads(
    services: ModelServices, posted: list[object], choice: ModelChoice
) -> None:
    """Where nothing leaves, nobody is asked."""
    assert chosen(services, choice).leads
    assert [type(one) for one in posted] == [LeaderChosen]


@pytest.mark.parametrize("choice", [ELSEWHERE, OTHER_HOST])
def test_a_window_that_opens_asks_before_a_model_elsewhere_leads(
    services: ModelServices, choice: ModelChoice
) -> None:
    """What the settings or the environment name is no agreement; the headless channel's caller has
    agreed by naming it.
    """
    leads = choice.model_copy(update={"leads": True})
    with pytest.raises(PersonCanMend, match="What leaves this computer"):
        services.from_the_start(leads, {}, asks=True)
    with pytest.raises(PersonCanMend, match="What leaves this computer"):
        services.from_the_start(ModelChoice(), {"OPENAI_BASE_URL": choice.base_url}, asks=True)
    assert (
        services.from_the_start(ModelChoice(), {"OPENAI_BASE_URL": choice.base_url}, asks=False)
        is not None
    )


def test_a_window_that_opens_goes_on_with_what_was_agreed_to(services: ModelServices) -> None:
    """Agreed once for a place; a model on this machine needs nothing."""
    for choice in (AGREED, HERE):
        assert (
            services.from_the_start(choice.model_copy(update={"leads": True}), {}, asks=True)
            is not None
        )
    assert services.from_the_start(AGREED, {}, asks=True) is None


def test_a_model_of_the_settings_is_meant_at_its_own_place_alone() -> None:
    """DESIGN 12: a model's name means nothing at another place; the cap holds at every one."""
    kept = AGREED.model_copy(update={"cap": 2.0})
    same = models.chosen(kept, {"OPENAI_BASE_URL": kept.base_url})
    other = models.chosen(kept, {"OPENAI_BASE_URL": "https://elsewhere.example/v1"})
    named = models.chosen(kept, {"OPENAI_BASE_URL": kept.base_url, "OPENAI_MODEL": "n"})
    assert [(one.model, one.cap) for one in (same, other, named) if one] == [
        ("m", 2.0),
        ("", 2.0),
        ("n", 2.0),
    ]


def test_trying_a_connection_is_the_agreement_to_that_place_for_this_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever presses "Test connection" sends a question that holds nothing of theirs; the model
    may not lead for it.
    """
    asked: list[tuple[str, dict[str, Any]]] = []

    def connect(endpoint: Endpoint, *, before_send: Any, **_rest: Any) -> ScriptedModel:
        body: dict[str, Any] = {"input": []}
        before_send("connection_test", body)
        asked.append((endpoint.host, body))
        return ScriptedModel([says("ready")], is_local=False)

    monkeypatch.setattr(models, "connect", connect)
    around = Surroundings(
        folder=DataFolder(tmp_path / "data"), keys=ApiKeys(backend=None, environ={}), environ={}
    )
    tested = asyncio.run(try_connection(ELSEWHERE, around))
    assert (tested.works, [host for host, _body in asked]) == (True, ["models.example"])
    assert ELSEWHERE.agreed_hosts == ()


def test_a_key_that_cannot_be_kept_is_a_sentence_without_the_key(services: ModelServices) -> None:
    """Issue 4.4: nothing is acknowledged that is not kept."""
    told = asyncio.run(
        services.table()[KeyEntered](KeyEntered(provider="openai", key="no key at all"))
    )  # type: ignore[arg-type]
    assert isinstance(told, KeyStatusTold)
    assert told.source is None
    assert "This is not a key" in told.note
    assert "no key at all" not in told.note


@pytest.mark.parametrize("choice", [ELSEWHERE, OTHER_HOST])
def test_no_request_of_any_client_leaves_for_a_place_that_was_not_agreed_to(
    tmp_path: Path, choice: ModelChoice
) -> None:
    """The last door: whoever made the client, and whatever it was made for, the request itself is
    held back.
    """

    async def events() -> list[object]:
        around = Surroundings(
            folder=DataFolder(tmp_path / "data"), keys=ApiKeys(backend=None, environ={}), environ={}
        )
        client = models.client(model_places.endpoint_for(choice, around), choice, around)
        request = TurnRequest(history=(PersonItem(text="a secret"),), known=Known())
        return [event async for event in client.turn(request)]

    (failed,) = asyncio.run(events())
    assert isinstance(failed, TurnFailed)
    assert failed.sentence == say.NOT_AGREED
