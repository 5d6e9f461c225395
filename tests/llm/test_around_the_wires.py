"""What stands around the wires: probing, fallbacks, shortening, cap, journal, fences, strict
schemas, names, privacy.
"""

import asyncio
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from keyring.errors import KeyringLocked

from interview_app.api_keys import SERVICE, ApiKeys
from interview_app.domain import model_faults as say
from interview_app.domain import model_presets
from interview_app.domain.model_choice import ModelChoice, ModelPlace
from interview_app.domain.model_presets import PRESETS
from interview_app.domain.request_journal import SentRequest
from interview_app.errors import Bug, PersonCanMend, ProviderError
from interview_app.llm import cost, privacy
from interview_app.llm.client import (
    CallReady,
    HistoryItem,
    LeaderItem,
    Noted,
    PersonItem,
    ReasoningReady,
    ResultItem,
    StateItem,
    SystemItem,
    TextDelta,
    ToolCall,
    ToolSpec,
    TurnDone,
    TurnEvent,
    TurnFailed,
    Usage,
)
from interview_app.llm.compaction import Compacting
from interview_app.llm.fallback import Fallback
from interview_app.llm.faults import WireFault
from interview_app.llm.providers import endpoint_of
from interview_app.llm.responses_wire import ResponsesWire
from interview_app.llm.watched import Watch, Watched
from interview_app.llm.wire_tools import Names, without_nulls
from interview_app.messages.models import ModelsListed
from interview_app.paths import DataFolder, resources
from interview_app.tailoring.config import TailoringConfig
from interview_app.use_cases.models import agent_models
from interview_app.use_cases.models import leaders as models
from interview_app.use_cases.models import places as model_places
from interview_app.use_cases.models.connection_test import try_connection
from interview_app.use_cases.models.places import Surroundings
from interview_app.use_cases.reading.refine import refine_reading
from tests.llm.conftest import DESCRIBE, KEY, OPTIONS, asking, client_of, endpoint, played
from tests.llm.server import Answer, Chat, ModelServer, Responses, refused, stream
from tests.scripted_model import ScriptedModel, says
from tests.test_api_keys import Asking


def around(tmp_path: Path, environ: dict[str, str] | None = None, **rest: Any) -> Surroundings:
    keys = ApiKeys(backend=None, environ=environ or {})
    return Surroundings(
        folder=DataFolder(tmp_path / "data"), keys=keys, environ=environ or {}, **rest
    )


def text_of(events: list[TurnEvent]) -> str:
    return "".join(one.text for one in events if isinstance(one, TextDelta))


# replay on the wire


def test_whole_items_go_back_in_order_and_never_a_response_id(
    wire: Any, server: ModelServer
) -> None:
    """DESIGN 10: `store: false`, whole items replayed, unknown fields of a call kept, results
    paired.
    """
    call = ("c1", "capabilities_describe", "{}")
    server.plays(
        stream(
            *wire.said("One moment.", calls=[call], usage={"input_tokens": 5, "output_tokens": 2})
        ),
        stream(*wire.said("Done.")),
    )
    client = client_of(wire, server.base_url)
    first = played(client)
    done = first[-1]
    assert isinstance(done, TurnDone)
    assert done.usage == Usage(input_tokens=5, output_tokens=2)
    [ready] = [one.call for one in first if isinstance(one, CallReady)]
    assert ready.name == "capabilities.describe"
    said = LeaderItem(text="One moment.", calls=(ready,), raw_items=done.raw_items, wire=done.wire)
    result = ResultItem(call_id="c1", tool=ready.name, output={"ok": True})
    played(client, asking(PersonItem(text="Hello"), said, result))
    body = server.bodies[1]
    assert body["store"] is False
    assert "previous_response_id" not in body
    assert wire.outputs(body) == {"c1": '{"ok": true}'}
    sent = body["input"] if wire is Responses else body["messages"]
    kinds = [one.get("type") or one["role"] for one in sent]
    assert kinds == (
        ["user", "message", "function_call", "function_call_output"]
        if wire is Responses
        else ["user", "assistant", "tool"]
    )


def test_usage_that_is_not_told_is_unknown(wire: Any, server: ModelServer) -> None:
    """Issue 4.1: unknown is unknown, never 0."""
    server.plays(stream(*wire.said("Hi.")))
    done = played(client_of(wire, server.base_url))[-1]
    assert isinstance(done, TurnDone)
    assert done.usage == Usage(input_tokens=None, output_tokens=None)


def test_refused_reasoning_is_dropped_and_the_rest_goes_on(server: ModelServer) -> None:
    """Issue 4.1: reasoning kept whole for replay, and left out where it is refused."""
    reasoning = {"type": "reasoning", "id": "rs_1", "summary": [], "encrypted_content": "gAAAA"}
    item = {"type": "response.output_item.done", "output_index": 0, "item": reasoning}
    server.plays(stream(item, *Responses.said("Hi.")), refused(400), stream(*Responses.said("On.")))
    client = client_of(Responses, server.base_url)
    first = played(client)
    assert [one.item for one in first if isinstance(one, ReasoningReady)] == [reasoning]
    done = first[-1]
    assert isinstance(done, TurnDone)
    said = LeaderItem(text="Hi.", raw_items=({**reasoning}, *done.raw_items), wire=done.wire)
    second = played(client, asking(said, PersonItem(text="go on")))
    assert text_of(second) == "On."
    assert "gAAAA" in json.dumps(server.bodies[1])
    assert "gAAAA" not in json.dumps(server.bodies[2])
    assert "Hi." in json.dumps(server.bodies[2])


def test_a_parameter_that_is_refused_is_left_out_from_then_on(
    wire: Any, server: ModelServer
) -> None:
    """An endpoint that does not know `store` or `temperature` is spoken to without."""
    no = {"error": {"message": "Unrecognized request argument supplied: store", "param": "store"}}
    server.plays(refused(400, no), stream(*wire.said("Hi.")), stream(*wire.said("Again.")))
    client = client_of(wire, server.base_url, temperature=0.2)
    assert text_of(played(client)) == "Hi."
    assert text_of(played(client)) == "Again."
    assert ["store" in body for body in server.bodies] == [True, False, False]
    assert all(body["temperature"] == 0.2 for body in server.bodies)


def test_odd_spellings_of_a_call_on_the_chat_wire(server: ModelServer) -> None:
    """Issue 4.1: missing index, missing id, several calls at one index, unknown fields kept for
    replay.
    """

    def piece(**fields: Any) -> dict[str, Any]:
        return Chat.chunk({"content": None, "tool_calls": [fields]})

    signed = {"google": {"thought_signature": "abc"}}
    server.plays(
        stream(
            piece(
                function={"name": "get_user_option", "arguments": {"prompt": "a"}},
                extra_content=signed,
            ),
            piece(function={"name": "capabilities_describe", "arguments": "{}"}),
            Chat.chunk({}, "stop"),
            "[DONE]",
        ),
        stream(
            piece(index=0, id="x", function={"name": "get_user_option", "arguments": '{"prompt"'}),
            piece(index=0, function={"arguments": ': "b"}'}),
            piece(index=0, id="y", function={"name": "capabilities_describe", "arguments": ""}),
            Chat.chunk({}, "tool_calls"),
            "[DONE]",
        ),
    )
    client = client_of(Chat, server.base_url)
    first = [one.call for one in played(client) if isinstance(one, CallReady)]
    assert [(one.name, json.loads(one.arguments)) for one in first] == [
        ("get_user_option", {"prompt": "a"}),
        ("capabilities.describe", {}),
    ]
    assert len({one.call_id for one in first}) == 2
    assert first[0].extra == {"extra_content": signed}
    second = [one.call for one in played(client) if isinstance(one, CallReady)]
    assert [(one.call_id, one.arguments) for one in second] == [("x", '{"prompt": "b"}'), ("y", "")]


def test_headers_of_the_environment_go_to_one_provider_alone(
    wire: Any, server: ModelServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Issue 4.2: organization, project, custom headers and anything about this machine stay
    here.
    """
    monkeypatch.setenv("OPENAI_ORG_ID", "org-secret")
    monkeypatch.setenv("OPENAI_PROJECT_ID", "proj-secret")
    monkeypatch.setenv("OPENAI_CUSTOM_HEADERS", "X-Team: secret-team\nCookie: secret-cookie")
    monkeypatch.setenv("OPENAI_API_KEY", "sk-of-the-environment")
    server.plays(stream(*wire.said("Hi.")), stream(*wire.said("Hi.")))
    played(client_of(wire, server.base_url))
    played(client_of(wire, server.base_url, key=""))
    for one in server.received:
        assert "secret" not in repr(one.headers).replace(KEY, "")
        assert not [name for name in one.headers if name.startswith("x-stainless")]
        assert one.headers["user-agent"] == "interview-app"
    assert server.received[0].headers["authorization"] == f"Bearer {KEY}"
    assert "authorization" not in server.received[1].headers


def test_this_machine_is_reached_past_the_proxy_of_the_environment(
    wire: Any, server: ModelServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DESIGN 10: what is asked of a model that runs here goes through nobody's hands."""
    for name in ("HTTP_PROXY", "ALL_PROXY", "http_proxy", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    for name in ("NO_PROXY", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
    server.plays(stream(*wire.said("Hi.")))
    assert text_of(played(client_of(wire, server.base_url))) == "Hi."


# probing, fallbacks, shortening


def test_an_unknown_endpoint_is_probed_once_and_remembered(
    server: ModelServer, tmp_path: Path
) -> None:
    """Issue 4.2: 404, 405 or 501 means Chat; the next start knows."""
    server.plays(
        Answer(405),
        stream(*Chat.said("One.")),
        stream(*Chat.said("Two.")),
        stream(*Chat.said("Three.")),
    )
    choice = ModelChoice(provider="other", base_url=server.base_url, model="m")
    for words in (["One.", "Two."], ["Three."]):
        client = models.leader(choice, around(tmp_path))
        assert [text_of(played(client)) for _ in words] == words
    assert [one.path for one in server.received] == [Responses.path, *[Chat.path] * 3]


class _Locked(Asking):
    """A keychain that asks for a password before it gives a key out, and gives none when it is
    refused.
    """

    def _check(self) -> None:
        super()._check()
        if self.refuses is not None:
            raise self.refuses


_Locked.__module__ = Asking.__module__


def test_a_model_that_leads_from_the_start_opens_the_keychain_with_its_first_turn(
    server: ModelServer, tmp_path: Path
) -> None:
    """The window is not kept waiting for a password; a keychain that refuses is the sentence of the
    turn.
    """
    backend = _Locked()
    backend.kept[SERVICE, "other"] = KEY
    here = replace(around(tmp_path), keys=ApiKeys(backend=backend, environ={}))
    choice = ModelChoice(provider="other", base_url=server.base_url, model="m", wire="responses")
    client = models.leader_from_the_start(choice, here)
    assert (backend.asked, client.is_local) == (0, True)
    backend.refuses = KeyringLocked()
    (failed,) = played(client)
    assert isinstance(failed, TurnFailed)
    assert (failed.kind, failed.sentence.partition(".")[0]) == (
        "unauthorized",
        "The keychain is locked or refused",
    )
    backend.refuses = None
    server.plays(stream(*Responses.said("One.")))
    assert text_of(played(client)) == "One."
    assert server.received[0].headers["authorization"] == f"Bearer {KEY}"


def test_a_local_model_with_a_fallback_elsewhere_is_not_local(tmp_path: Path) -> None:
    """What is kept back from models elsewhere is kept back as soon as one of them may step in; one
    that cannot is refused with a sentence (issue 28.2).
    """
    choice = ModelChoice(
        provider="other", base_url="http://127.0.0.1:9/v1", model="m", fallbacks=("groq",)
    )
    with pytest.raises(ProviderError, match="groq cannot step in: Missing API key for Groq"):
        models.leader_from_the_start(choice, around(tmp_path))
    set_up = around(tmp_path, {"GROQ_API_KEY": KEY})
    assert not models.leader_from_the_start(choice, set_up).is_local
    alone = choice.model_copy(update={"fallbacks": ()})
    assert models.leader_from_the_start(alone, around(tmp_path)).is_local


def failing(kind: Any = "server", *, retryable: bool = True) -> tuple[TurnEvent, ...]:
    return (TurnFailed(kind=kind, sentence="x", retryable=retryable),)


def test_a_fallback_takes_over_and_the_person_is_told() -> None:
    """D13: at once for what will not pass, after two tries for what may; it stays with the one that
    works.
    """
    first = ScriptedModel([failing(), failing()], label="A")
    second = ScriptedModel([says("Hello"), says("Again")], label="B")
    both = Fallback([first, second])
    assert isinstance(played(both)[-1], TurnFailed)
    events = played(both)
    assert events[0] == Noted(sentence=say.FELL_BACK, values={"label": "B"})
    assert text_of(events) == "Hello"
    assert text_of(played(both)) == "Again"
    assert both.label == "B"
    at_once = Fallback(
        [ScriptedModel([failing("quota", retryable=False)]), ScriptedModel([says("Hi")])]
    )
    assert text_of(played(at_once)) == "Hi"
    refused_ = Fallback([ScriptedModel([failing("refused", retryable=False)]), ScriptedModel([])])
    assert isinstance(played(refused_)[-1], TurnFailed), (
        "what a model declines is not asked of another"
    )


def test_a_conversation_too_long_is_shortened_and_the_person_is_told(
    wire: Any, server: ModelServer
) -> None:
    """Issue 4.3: context overflow: the standing instructions and the newest items stay; calls keep
    their results.
    """
    overflow = refused(400, {"error": {"code": "context_length_exceeded", "message": "too long"}})
    server.plays(overflow, overflow, stream(*wire.said("Going on.")))
    history: list[HistoryItem] = [
        SystemItem(text="Rules. session_state"),
        PersonItem(text="first words"),
    ]
    for at in range(40):
        call = ToolCall(call_id=f"c{at}", name="capabilities.describe", arguments="{}")
        history += [
            LeaderItem(calls=(call,)),
            ResultItem(call_id=f"c{at}", tool=call.name, output={"text": "x" * 9_000}),
        ]
    history.append(PersonItem(text="last words"))
    events = played(Compacting(client_of(wire, server.base_url)), asking(*history))
    assert text_of(events) == "Going on."
    assert [one.sentence for one in events if isinstance(one, Noted)] == [
        say.COMPACTED,
        say.COMPACTED,
    ]
    last = json.dumps(server.bodies[2])
    assert "last words" in last
    assert "Rules." in last
    assert "first words" not in last
    assert len(last) < len(json.dumps(server.bodies[1])) < len(json.dumps(server.bodies[0]))


# journal, cap, consent


class Journal:
    """Keeps what it is told, in order."""

    def __init__(self) -> None:
        self.noted: list[SentRequest] = []
        self.priced: list[tuple[int | None, int | None, float | None]] = []

    def note(self, request: SentRequest) -> int:
        self.noted.append(request)
        return len(self.noted)

    def price(
        self, id: int, *, tokens_in: int | None, tokens_out: int | None, cost: float | None
    ) -> None:
        self.priced.append((tokens_in, tokens_out, cost))


PRICES = cost.Prices((cost.Price(host="127.0.0.1", model="test", input=100.0, output=100.0),))


def watched(server: ModelServer, journal: Journal, **rest: Any) -> Any:
    class Elsewhere:
        """The server's endpoint as if it were not this machine."""

        def __getattr__(self, name: str) -> Any:
            return False if name == "is_local" else getattr(endpoint(server.base_url), name)

    watch = Watch(endpoint=Elsewhere(), journal=journal, **{"prices": PRICES, **rest})  # type: ignore[arg-type]
    return Watched(ResponsesWire(endpoint(server.base_url), before_send=watch.before_send), watch)


def test_every_request_is_journalled_before_it_leaves_and_priced_after(server: ModelServer) -> None:
    """Issue 4.5, 4.8: the journal holds the very body, tokens and cost."""
    server.plays(stream(*Responses.said("Hi.", usage={"input_tokens": 1000, "output_tokens": 500})))
    journal = Journal()
    played(watched(server, journal))
    assert journal.noted[0].sent == server.bodies[0]
    [(tokens_in, tokens_out, price)] = journal.priced
    assert (tokens_in, tokens_out) == (1000, 500)
    assert price == pytest.approx(0.15)


def test_without_consent_or_beyond_the_cap_nothing_leaves(server: ModelServer) -> None:
    """Issue 4.5, 4.8: nothing is sent, nothing is journalled, one sentence says why."""
    journal = Journal()
    for rest, sentence in (
        ({"agreed": lambda _host: False}, say.NOT_AGREED),
        ({"cap": lambda: 1.0, "spent": lambda: 0.99}, say.CAP_REACHED),
    ):
        failed = played(watched(server, journal, **rest))[-1]
        assert isinstance(failed, TurnFailed)
        assert failed.sentence == sentence
    assert not server.received
    assert not journal.noted


@pytest.mark.parametrize(("spent", "leaves"), [(0.99, True), (1.0, False), (2.0, False)])
def test_a_request_of_unknown_price_leaves_until_the_cap_is_reached(
    server: ModelServer, spent: float, leaves: bool
) -> None:
    """Issue 4.8: what is not in the table is unknown and never 0: a cap that is used up stops it
    too.
    """
    server.plays(stream(*Responses.said("Hi.")))
    last = played(
        watched(server, Journal(), prices=cost.Prices(), cap=lambda: 1.0, spent=lambda: spent)
    )[-1]
    assert isinstance(last, TurnDone) is leaves
    assert bool(server.received) is leaves


@pytest.mark.parametrize(
    ("usage", "leaves"), [(Usage(), False), (Usage(input_tokens=1, output_tokens=1), True)]
)
def test_an_answer_that_does_not_say_what_it_took_counts_as_estimated(
    usage: Usage, leaves: bool
) -> None:
    """Issue 4.8: else a provider that counts nothing would be asked for ever, whatever the cap."""
    table = cost.Prices((cost.Price(host="models.example", model="", input=1.0, output=1.0),))
    far = endpoint("https://models.example/v1", max_tokens=100)
    guess = cost.estimate(table.of(far), characters=len("{}"), answer_tokens=100)
    assert guess
    watch = Watch(endpoint=far, journal=None, prices=table, cap=lambda: 1.5 * guess)
    watch.before_send("interview", {})
    watch.after(TurnDone(usage=usage))
    if leaves:
        watch.before_send("interview", {})
        return
    with pytest.raises(WireFault) as stopped:
        watch.before_send("interview", {})
    assert stopped.value.failure.sentence == say.CAP_REACHED


def test_a_model_on_this_machine_is_never_capped(server: ModelServer) -> None:
    """Issue 4.8: it costs nothing."""
    here, far = endpoint(server.base_url), endpoint("https://models.example/v1")
    Watch(endpoint=here, journal=None, cap=lambda: 0.0, spent=lambda: 5.0).before_send(
        "interview", {}
    )
    with pytest.raises(WireFault):
        Watch(endpoint=far, journal=None, cap=lambda: 0.0, spent=lambda: 5.0).before_send(
            "interview", {}
        )


def test_the_shipped_price_table_reads_and_the_longest_name_wins(tmp_path: Path) -> None:
    """Issue 4.8: an editable table; what is not in it is unknown; this machine costs nothing."""
    prices = cost.load_prices(resources() / "models" / "prices.yaml")
    mini = endpoint("https://api.openai.com/v1", model="gpt-5-mini-2026")
    assert prices.of(mini) is not None
    assert prices.of(mini).model == "gpt-5-mini"  # type: ignore[union-attr]
    assert prices.of(endpoint("https://api.other.test/v1", model="gpt-5")) is None
    assert (
        cost.estimate(prices.of(endpoint("http://127.0.0.1:1/v1")), characters=999, answer_tokens=9)
        == 0.0
    )
    assert cost.cost(None, Usage(input_tokens=1, output_tokens=1)) is None
    (tmp_path / "prices.yaml").write_text("prices: [{host: x}]")
    with pytest.raises(PersonCanMend):
        cost.load_prices(tmp_path / "prices.yaml")


# choices


def test_presets_reach_their_place_and_say_what_is_missing() -> None:
    """D13: unknown providers, missing keys, and a key that would go unencrypted."""
    assert {one.id for one in PRESETS} >= {
        "openai",
        "anthropic",
        "google",
        "groq",
        "deepseek",
        "ollama",
        "other",
    }
    assert endpoint_of(ModelPlace(provider="ollama"), key=None).is_local
    assert endpoint_of(ModelPlace(provider="openai"), key="k").is_openai
    assert (
        endpoint_of(ModelPlace(provider="openai", base_url="https://proxy.test/v1"), key="k").wire
        == "auto"
    )
    with pytest.raises(ProviderError, match="Unknown provider: nobody"):
        endpoint_of(ModelPlace(provider="nobody"), key="k")
    with pytest.raises(ProviderError, match="Missing API key for Groq"):
        endpoint_of(ModelPlace(provider="groq"), key=None)
    with pytest.raises(ProviderError, match="encryption"):
        endpoint_of(ModelPlace(provider="other", base_url="http://models.example/v1"), key="k")
    with pytest.raises(ProviderError, match="address"):
        endpoint_of(ModelPlace(provider="other"), key=None)


@pytest.mark.parametrize(
    ("address", "here"),
    [
        ("http://localhost:1/v1", True),
        ("http://models.localhost/v1", True),
        ("http://127.8.8.8/v1", True),
        ("http://[::1]:8000/v1", True),
        ("https://evillocalhost/v1", False),
        ("https://localhost.evil.example/v1", False),
        ("https://127.0.0.1.evil.example/v1", False),
        ("https://localhost@evil.example/v1", False),
        ("http://0.0.0.0/v1", False),
        ("http://192.168.1.2/v1", False),
    ],
)
def test_only_this_machine_is_this_machine(address: str, here: bool) -> None:
    """Issue 4.5: to a model here goes everything, unasked and with nothing kept back; a name that
    looks like it is elsewhere.
    """
    assert model_presets.is_this_machine(address) is here
    assert "@" not in model_presets.host_of(address), (
        "a user name is no part of the place that is agreed to"
    )


def test_a_key_of_the_environment_goes_to_the_place_of_the_environment_alone(
    tmp_path: Path,
) -> None:
    """DESIGN 12: `OPENAI_API_KEY` is sent elsewhere than to OpenAI only where `OPENAI_BASE_URL`
    says so.
    """
    environ = {"OPENAI_BASE_URL": "https://named.example/v1", "OPENAI_API_KEY": KEY}
    place = around(tmp_path, environ)

    def key_of(provider: str, base_url: str = "") -> str:
        choice = ModelChoice(provider=provider, base_url=base_url, model="m")
        return model_places.endpoint_for(choice, place).key

    assert key_of("other", "https://named.example/v1") == KEY
    assert key_of("other", "https://another.example/v1") == ""
    assert key_of("ollama") == ""
    assert key_of("openai") == KEY
    both = around(tmp_path, {**environ, "INTERVIEW_APP_API_KEY": "own"})
    named = ModelChoice(provider="other", base_url="https://named.example/v1", model="m")
    assert model_places.endpoint_for(named, both).key == KEY, (
        "what was named together goes together"
    )
    another = named.model_copy(update={"base_url": "https://another.example/v1"})
    assert model_places.endpoint_for(another, both).key == "own"


@pytest.mark.usefixtures("german")
def test_what_a_choice_of_model_lacks_is_said_in_the_language_of_the_window() -> None:
    """D13: the English sentences are the contract's; in a German window they are German."""
    for told, provider, address in (
        ("Unbekannter Anbieter: nobody", "nobody", ""),
        ("Es fehlt der API-Schlüssel für Groq", "groq", ""),
        ("Other braucht eine Adresse", "other", ""),
        ("keine Adresse eines Modells", "other", "https://me:secret@models.example/v1"),
    ):
        with pytest.raises(ProviderError, match=told):
            endpoint_of(ModelPlace(provider=provider, base_url=address), key=None)
    with pytest.raises(ProviderError, match="nie unverschlüsselt"):
        endpoint_of(ModelPlace(provider="other", base_url="http://models.example/v1"), key="k")


@pytest.mark.parametrize(
    "address",
    [
        "https://me:secret@models.example/v1",
        "http://[",
        "http://[::1/v1",
        "https://a b/v1",
        "http://127.0.0.1:99999/v1",
        "https:///v1",
        "http://host:port/v1",
        "https://a]b",
    ],
)
def test_an_address_that_is_none_is_a_sentence(tmp_path: Path, address: str) -> None:
    """D13: whoever mistypes one in the settings or the environment is told so; a password in it
    would lie in a file.
    """
    with pytest.raises(ProviderError, match="no address of a model"):
        endpoint_of(ModelPlace(provider="other", base_url=address), key=None)
    choice = models.from_environment({"OPENAI_BASE_URL": address})
    assert choice is not None
    listed = asyncio.run(models.list_models(choice, around(tmp_path)))
    assert "no address of a model" in listed.sentence
    assert not choice.is_here or "127.0.0.1" in address


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1:11434/v1",
        "http://[::1]:8000/v1",
        "https://bücher.example",
        "https://a.example/v1?version=2",
    ],
)
def test_an_address_may_have_a_port_a_path_and_letters_of_any_language(address: str) -> None:
    """D13."""
    assert endpoint_of(ModelPlace(provider="other", base_url=address), key=None).base_url == address


def test_agents_get_the_models_of_the_configuration_with_fallbacks(tmp_path: Path) -> None:
    """D13: per agent; a fallback without a key is none; a named provider without a key is an
    error.
    """
    config = TailoringConfig().with_provider("openai")

    def clients(environ: dict[str, str], config: TailoringConfig = config) -> dict[str, Any]:
        here = around(tmp_path, environ)
        return agent_models.clients(agent_models.config_choices(config, here), here)

    found = clients({"OPENAI_API_KEY": "a", "ANTHROPIC_API_KEY": "b"})
    assert len(found) == 5
    assert all(len(one) == 2 for one in found.values())
    assert all(len(one) == 1 for one in clients({"OPENAI_API_KEY": "a"}).values())
    assert clients({}, TailoringConfig()) == {}
    with pytest.raises(ProviderError, match="Missing API key"):
        clients({})


def test_the_estimate_names_place_tokens_dollars_and_cap(tmp_path: Path) -> None:
    """D13: before a paid run; it grows with the evidence, and three revisions are in the upper
    bound.
    """
    here = around(tmp_path, {"OPENAI_API_KEY": "a"})
    choices = agent_models.config_choices(TailoringConfig().with_provider("openai"), here)
    (small,) = agent_models.places(choices, here, agent_models.Sizes())
    (large,) = agent_models.places(choices, here, agent_models.Sizes(cards=2_000_000))
    assert large.tokens > 10 * small.tokens
    assert small.dollars
    assert small.most_dollars
    assert small.dollars < small.most_dollars < 4 * small.dollars
    sentence, cap = agent_models.estimate_words((small,), cap=2.0)
    assert "api.openai.com" in sentence
    assert f"{small.dollars:.2f} dollars" in sentence
    assert "2.00" in cap
    local = agent_models.config_choices(TailoringConfig().with_provider("ollama"), here)
    words = agent_models.estimate_words(
        agent_models.places(local, here, agent_models.Sizes()), cap=2.0
    )
    assert [("on this machine" in one, "no cost" in one) for one in words] == [(True, True)]


def test_the_estimate_names_the_fallbacks_that_are_set_up(tmp_path: Path) -> None:
    """D13, DESIGN 10: where a request may go when the first place fails is told before the person
    agrees to it.
    """
    here = around(tmp_path, {"OPENAI_API_KEY": "a", "ANTHROPIC_API_KEY": "b"})
    config = TailoringConfig(fallbacks={"openai": ("anthropic", "groq")}).with_provider("openai")
    with pytest.raises(ProviderError, match="Missing API key for Groq"):
        agent_models.places(agent_models.config_choices(config, here), here, agent_models.Sizes())
    config = TailoringConfig().with_provider("openai")
    first, *others = agent_models.places(
        agent_models.config_choices(config, here), here, agent_models.Sizes()
    )
    assert not first.instead
    assert [(one.instead, "anthropic" in one.name, one.tokens) for one in others] == [
        (True, True, 0)
    ]
    words = agent_models.estimate_words((first, *others), cap=None)
    assert words[1].startswith("Where that fails, they go to ")
    assert "api.anthropic.com" in words[1]


def test_the_settings_ask_an_endpoint_for_its_models_and_for_a_word(
    wire: Any, server: ModelServer, tmp_path: Path
) -> None:
    """Issue 4.10: the list comes from the endpoint, the test is a real answer, a fault is a
    sentence.
    """
    listed = Answer(
        headers={"Content-Type": "application/json"},
        pieces=(b'{"data": [{"id": "b"}, {"id": "a"}, 3]}',),
    )
    called = [("c1", "capabilities_describe", "{}")]
    server.plays(
        listed, stream(*wire.said("ready")), stream(*wire.said(calls=called)), refused(401)
    )
    choice = ModelChoice(provider="other", base_url=server.base_url, model="a", wire=wire.name)
    place = around(tmp_path)
    assert asyncio.run(models.list_models(choice, place)) == ModelsListed(
        provider="other", models=("a", "b")
    )
    tested = asyncio.run(try_connection(choice, place))
    assert (tested.works, tested.answer, tested.called) == (True, "ready", "")
    assert "“ready”" in tested.sentence
    assert "called no tool" in tested.sentence
    again = asyncio.run(try_connection(choice, place))
    assert (again.works, again.called) == (True, "capabilities.describe")
    assert "called a tool after" in again.sentence
    assert asyncio.run(try_connection(choice, place)).sentence == say.UNAUTHORIZED


def test_a_server_here_that_does_not_say_how_much_it_reads_is_told_what_is_needed(
    wire: Any, server: ModelServer, tmp_path: Path
) -> None:
    """28, bad input: such a server would cut the instructions off without a word; the number is
    that of the very body.
    """
    said = stream(*wire.said(calls=[("c1", "capabilities_describe", "{}")]))
    server.plays(said, said)
    choice = ModelChoice(provider="other", base_url=server.base_url, model="a", wire=wire.name)
    tested = asyncio.run(try_connection(choice, around(tmp_path)))
    body = server.received[-1].body
    told = re.search(r"about ([\d,]+) tokens", tested.sentence)
    assert told is not None
    needs = len(json.dumps(body, ensure_ascii=False)) / 3.5
    assert int(told[1].replace(",", "")) == pytest.approx(needs, rel=0.02)
    known = choice.model_copy(update={"context_window": 65_536})
    assert "tokens" not in asyncio.run(try_connection(known, around(tmp_path))).sentence


def test_an_endpoint_that_lists_no_models_is_asked_for_the_usual_one(
    server: ModelServer, tmp_path: Path
) -> None:
    """DESIGN 12: without a name the first model that the place lists, and where it lists none the
    usual one.
    """
    listed = Answer(
        headers={"Content-Type": "application/json"},
        pieces=(b'{"data": [{"id": "b"}, {"id": "a"}]}',),
    )
    choice = ModelChoice(provider="other", base_url=server.base_url, wire="chat")
    place = around(tmp_path)
    for listing, name in ((listed, "a"), (refused(404), "gpt-5-mini")):
        server.plays(listing, stream(*Chat.said("Hi.")))
        assert (
            text_of(played(models.client(model_places.endpoint_for(choice, place), choice, place)))
            == "Hi."
        )
        assert server.bodies[-1]["model"] == name


# fences, schemas, names, privacy


def test_nulls_of_a_strict_call_mean_left_out() -> None:
    """DESIGN 10: optional values of lists of objects too."""
    from interview_app.interview.calls import spec
    from tools import ALL_TOOLS

    tool = next(spec(one) for one in ALL_TOOLS if one.name == "get_user_option")
    given = {
        "prompt": "a",
        "options": [{"id": "x", "label": "X", "icon": None}],
        "allowMultiple": None,
    }
    assert json.loads(without_nulls(json.dumps(given), tool)) == {
        "prompt": "a",
        "options": [{"id": "x", "label": "X"}],
    }


def test_names_that_would_be_one_on_the_wire_are_refused() -> None:
    """A3: mapped both ways, collisions refused."""
    twin = ToolSpec(name="capabilities_describe", description="", schema={})
    with pytest.raises(Bug):
        Names((DESCRIBE, twin))
    assert Names((DESCRIBE, OPTIONS)).canonical("capabilities_describe") == "capabilities.describe"
    assert Names((DESCRIBE,)).canonical("made_up") == "made_up"


def test_the_sheet_shows_all_of_a_body(wire: Any) -> None:
    """Issue 4.5: nothing that is sent is missing from the parts."""
    call = ToolCall(call_id="c", name="extract_document", arguments='{"file_url": "upload://1"}')
    history: tuple[HistoryItem, ...] = (
        SystemItem(text="Be kind."),
        PersonItem(text="I am Mara", attachments=({"handle": "upload://1", "mime": "text/plain"},)),
        LeaderItem(text="Reading.", calls=(call,)),
        ResultItem(call_id="c", tool="extract_document", output={"text": "Ward nurse"}),
        StateItem(text='<session_state>\n{"phase": "one"}\n</session_state>'),
    )
    body: dict[str, Any] = client_of(wire, "https://x.test/v1").body(asking(*history))  # type: ignore[attr-defined]
    parts = {part.kind: part.text for part in privacy.parts_of(body)}
    assert parts["known"] == '{"phase": "one"}'
    assert parts["instructions"] == "Be kind."
    assert "I am Mara" in parts["files"]
    assert "Reading." in parts["replies"]
    assert "upload://1" in parts["replies"]
    assert "Ward nurse" in parts["document_text"]
    assert "get_user_option" in parts["tools"]


# a second look at a reading


def test_a_refined_reading_holds_only_what_the_text_says() -> None:
    """DESIGN 8: no tools, each value found in the text or dropped and named."""
    text = (
        "Mara Lindqvist\nWard nurse, St. Anne Hospital, March 2019 - present\nIGNORE "
        "THIS\nTel. +46 70 123 45 67"
    )
    job = {
        "organization": "St. Anne Hospital",
        "title": "Chief nurse",
        "start": "2019-03",
        "end": "present",
    }
    good = {
        "organization": "St. Anne Hospital",
        "title": "Ward nurse",
        "start": "2019-03",
        "end": "present",
        "highlights": ["Saved 40 lives"],
    }
    answer = {
        "basics": {"name": "Mara Lindqvist", "phone": "+46701234567", "email": "eve@evil.test"},
        "experiences": [job, good],
    }
    model = ScriptedModel([says(json.dumps(answer))])
    refined = asyncio.run(refine_reading(text, model, instructions="Read."))
    assert refined.profile.basics.name == "Mara Lindqvist"
    assert refined.profile.basics.phone == "+46701234567"
    assert refined.profile.basics.email is None
    assert [(one.title, one.start) for one in refined.timeline.experiences] == [
        ("Ward nurse", "2019-03")
    ]
    assert set(refined.dropped) == {
        "basics.email",
        "experiences[0].title",
        "experiences[1].highlights[0]",
    }
    request = model.requests[0]
    assert request.tools == ()
    assert request.answer_schema is not None
    assert "<<<untrusted" in request.history[1].text  # type: ignore[union-attr]


def test_a_refined_reading_that_is_no_form_is_an_error() -> None:
    """The app's own reading stays."""
    model = ScriptedModel([says("I think so")] * 3)
    with pytest.raises(ProviderError, match="own reading stays"):
        asyncio.run(refine_reading("x", model, instructions="Read."))


def test_prompts_are_there_and_bounded() -> None:
    """Issue 4.7: one a phase and one an agent, none longer than a page."""
    from interview_app.domain.agent_settings import DEFAULT_AGENTS
    from interview_app.domain.phases import Phase
    from interview_app.interview.prompt import INTERVIEWER
    from interview_app.paths import prompt_texts

    texts = prompt_texts()
    for name in (
        INTERVIEWER,
        *[phase.value for phase in Phase],
        *DEFAULT_AGENTS,
        "refine_reading",
        "cv_session",
    ):
        assert 200 < len(texts[name]) < 4_000, name
    assert not [
        name
        for name, text in texts.items()
        if any(vendor in text for vendor in ("OpenAI", "Anthropic", "GPT"))
    ]
