"""A key belongs to an origin and goes to no other place; several named places keep all that is
theirs (issue 28.2).
"""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interview_app import settings
from interview_app.api_keys import SERVICE, ApiKeys
from interview_app.domain.model_choice import ModelChoice, ModelPlace, with_place
from interview_app.domain.model_faults import Place
from interview_app.domain.model_presets import key_name, mended_address, origin_of
from interview_app.errors import KeyStoreError, ProviderError
from interview_app.llm.client import TurnFailed
from interview_app.paths import DataFolder
from interview_app.settings import Settings
from interview_app.tailoring.config import TailoringConfig
from interview_app.use_cases.models import agent_models
from interview_app.use_cases.models import leaders as models
from interview_app.use_cases.models import places as model_places
from interview_app.use_cases.models.connection_test import try_connection
from interview_app.use_cases.models.key_places import KeyPlaces
from interview_app.use_cases.models.places import Surroundings
from tests.llm.conftest import asking, played
from tests.llm.server import Chat, ModelServer, refused, stream
from tests.test_api_keys import InMemory

A, B = "https://one.example/v1", "https://two.example/v1"


def around(tmp_path: Path, environ: Any = None, **kept: str) -> Surroundings:
    backend = InMemory()
    for name, value in kept.items():
        backend.kept[SERVICE, name] = value
    given_environ: dict[str, str] = environ or {}
    return Surroundings(
        folder=DataFolder(tmp_path / "data"),
        keys=ApiKeys(backend=backend, environ=given_environ),
        environ=given_environ,
    )


def key_at(place: Surroundings, **choice: Any) -> str:
    return model_places.key_for(ModelChoice(**{"provider": "other", **choice}), place) or ""


def test_a_kept_key_goes_to_its_origin_alone(tmp_path: Path) -> None:
    """28.2: another host, another port, another scheme, a host that only begins alike."""
    place = around(tmp_path, **{"https://one.example": "k-one", "openai": "k-openai"})
    assert key_at(place, base_url=A) == "k-one"
    assert key_at(place, base_url="https://ONE.example:443/other/path") == "k-one"
    for address in (B, "https://one.example:8443/v1", "http://one.example/v1",
                    "https://one.example.evil.example/v1", "https://evil.example/one.example"):  # fmt: skip
        assert key_at(place, base_url=address) == ""
    assert key_at(place, base_url="https://api.openai.com/v1") == "k-openai"
    assert key_at(place, provider="openai", base_url=A) == "k-one"
    assert key_at(place, provider="openai", base_url=B) == ""
    assert key_at(place, provider="ollama") == ""
    assert key_at(place, provider="ollama", base_url=B) == ""


def test_a_key_without_a_place_stays_at_the_first_one_it_was_used_at(
    wire: Any, server: ModelServer, tmp_path: Path
) -> None:
    """28.2: "Other" has one variable and one old entry; after the address was changed it is asked
    for again.
    """
    place = around(tmp_path, {"INTERVIEW_APP_API_KEY": "free"})
    choice = ModelChoice(provider="other", base_url=server.base_url, model="m", wire=wire.name)
    assert key_at(place, base_url=B) == "free", "looking binds nothing"
    server.plays(stream(*wire.said("Hello.")))
    played(models.client(model_places.endpoint_for(choice, place), choice, place), asking())
    assert server.received[0].headers["authorization"] == "Bearer free"
    assert key_at(place, base_url=server.base_url) == "free"
    assert key_at(place, base_url=B) == ""
    assert key_at(place, provider="vllm", base_url=server.base_url) == ""


def test_what_is_noted_of_keys_is_the_persons_alone_and_whole(tmp_path: Path) -> None:
    """28.2, 29.5: also where `key set` is the first thing that is ever done."""
    folder = DataFolder(tmp_path / "new" / "data")
    KeyPlaces(folder).note_kept("openai")
    assert KeyPlaces(folder).kept() == ("openai",)
    assert {one.stat().st_mode & 0o077 for one in (folder.root, *folder.root.iterdir())} == {0}


def test_a_fallback_gets_its_own_key_and_no_other(
    wire: Any, server: ModelServer, tmp_path: Path
) -> None:
    """28.2: what the first place may know, the one that steps in does not."""
    with ModelServer([refused(402)]) as first:
        server.plays(stream(*wire.said("Hello.")))
        place = around(tmp_path, **{origin_of(first.base_url): "k-first"})
        folder = place.folder
        folder.create()
        other = ModelPlace(name="Cellar", provider="other", base_url=server.base_url, model="m",
                           wire=wire.name, headers={"X-Room": "cellar"})  # fmt: skip
        settings.save(Settings(places=(other,)), folder.settings)
        choice = ModelChoice(provider="other", base_url=first.base_url, model="m", wire=wire.name,
                             fallbacks=("Cellar",))  # fmt: skip
        played(models.leader(choice, place), asking())
        assert first.received[0].headers["authorization"] == "Bearer k-first"
        assert "x-room" not in first.received[0].headers
    assert "authorization" not in server.received[0].headers
    assert server.received[0].headers["x-room"] == "cellar"


def test_a_fallback_that_cannot_be_used_is_refused_with_a_sentence(tmp_path: Path) -> None:
    """28.2: nobody, and somebody without a key."""
    base = ModelChoice(provider="other", base_url="http://127.0.0.1:9/v1", model="m")
    for title, words in (("Nobody", "No place is called Nobody"), ("groq", "Missing API key")):
        with pytest.raises(ProviderError, match=words):
            models.leader(base.model_copy(update={"fallbacks": (title,)}), around(tmp_path))


def test_what_belongs_to_an_origin_stays_behind_when_the_address_moves() -> None:
    """28.2: headers and the variable of the key; a new path at the same origin changes nothing."""
    place = ModelPlace(name="x", provider="other", base_url=A, headers={"X-A": "1"},
                       key_variable="K", context_window=4096)  # fmt: skip
    assert place.moved_to("https://one.example/v2").headers == {"X-A": "1"}
    moved = place.moved_to(B)
    assert (moved.headers, moved.key_variable, moved.context_window) == ({}, "", None)


def test_switching_keeps_everything_of_every_place() -> None:
    """28.2: there and back again."""
    one = ModelPlace(name="one", provider="other", base_url=A, model="m1", headers={"X-A": "1"})
    two = ModelPlace(provider="groq", model="m2")
    kept = with_place(with_place((), one), two)
    choice = ModelChoice(agreed_hosts=("one.example",), cap=2.0, fallbacks=("groq", "one"))
    at_one = choice.at(one)
    assert (at_one.place, at_one.fallbacks, at_one.cap) == (one, ("groq",), 2.0)
    kept = with_place(kept, at_one.model_copy(update={"model": "m3"}).place)
    assert [one.model for one in kept] == ["m3", "m2"]


@pytest.mark.parametrize("header", [
    {"Authorization": "x"}, {"X-Api-Key": "x"}, {"Bad Name": "x"}, {"X-A": "one\ntwo"}])  # fmt: skip
def test_a_header_that_holds_a_key_or_breaks_a_line_is_refused(
    tmp_path: Path, header: dict[str, str]
) -> None:
    """28.2: headers lie in a file; keys do not."""
    with pytest.raises(ProviderError, match="header"):
        model_places.endpoint_for(
            ModelChoice(provider="other", base_url=A, headers=header), around(tmp_path)
        )


@pytest.mark.parametrize("variable", ["OPENAI_API_KEY", "MY_KEY"])
def test_a_key_with_a_line_break_is_a_sentence(tmp_path: Path, variable: str) -> None:
    """28, bad input: in the environment as in the field; the key is in no sentence."""
    place = around(tmp_path, {variable: "sk-one\nsk-two"})
    choice = ModelChoice(provider="openai", key_variable="MY_KEY" if variable == "MY_KEY" else "")
    with pytest.raises(ProviderError, match=variable) as told:
        model_places.endpoint_for(choice, place)
    assert "sk-" not in told.value.sentence
    with pytest.raises(KeyStoreError, match="This is not a key"):
        place.keys.keep("https://one.example", "sk-one\nsk-two")


def test_two_windows_of_settings_lose_nothing_of_each_other(tmp_path: Path) -> None:
    """28, bad input: each writes what was changed in it, over what the file says now."""
    path = tmp_path / "settings.json"
    first = Settings(model=ModelChoice(provider="groq", cap=1.0))
    settings.save(first, path)
    mine = first.model_copy(update={"text_size": 125})
    theirs = first.model_copy(update={"model": first.model.model_copy(update={"cap": 5.0})})
    settings.keep(first, theirs, path)
    settings.keep(first, mine, path)
    now = settings.load(path)
    assert (now.text_size, now.model.cap, now.model.provider) == (125, 5.0, "groq")


def test_an_endpoint_that_changes_its_wire_is_spoken_to_by_the_other(
    server: ModelServer, tmp_path: Path
) -> None:
    """28, bad input: what was found out before is tried first, and corrected."""
    from tests.llm.server import Chat, Responses

    place = around(tmp_path)
    choice = ModelChoice(provider="other", base_url=server.base_url, model="m")
    for wire, plays in (
        (Responses, [stream(*Responses.said("One."))]),
        (Chat, [refused(404), stream(*Chat.said("Two."))]),
        (Responses, [refused(404), stream(*Responses.said("Three."))]),
    ):
        server.plays(*plays)
        endpoint = model_places.endpoint_for(choice, place)
        events = played(models.client(endpoint, choice, place), asking())
        assert not isinstance(events[-1], TurnFailed)
        assert server.received[-1].path == wire.path
    assert len(server.received) == 5


def test_a_typed_key_is_tried_and_kept_nowhere(server: ModelServer, tmp_path: Path) -> None:
    """Issue 26: it goes to its place in the stead of the one kept there, this once."""
    place = around(tmp_path, **{origin_of(server.base_url): "sk-kept"})
    choice = ModelChoice(provider="other", base_url=server.base_url, model="m", wire="chat")
    said = stream(*Chat.said("ready"))
    server.plays(said, said)
    assert asyncio.run(try_connection(choice, place, key=" sk-typed ")).works
    assert asyncio.run(try_connection(choice, place)).works
    sent = [one.headers.get("authorization") for one in server.received]
    assert sent == ["Bearer sk-typed", "Bearer sk-kept"]
    refused_words = asyncio.run(try_connection(choice, place, key="no key")).sentence
    assert "not a key" in refused_words


@pytest.mark.parametrize("place", ["window", "settings", "terminal"])
def test_a_missing_key_is_told_in_the_words_of_the_place(place: Place, tmp_path: Path) -> None:
    """Issue 26: nobody in the window is sent to a terminal."""
    told = replace(around(tmp_path), told_at=place)
    words = asyncio.run(try_connection(ModelChoice(provider="openai"), told)).sentence
    assert words.startswith("Missing API key for OpenAI.")
    assert ("interview-app key set openai" in words) == (place == "terminal")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("127.0.0.1:11434", "http://127.0.0.1:11434/v1"),
        ("localhost:1234/v1/", "http://localhost:1234/v1"),
        ("api.example.com", "https://api.example.com/v1"),
        ("https://api.example.com/openai/v1/chat/completions", "https://api.example.com/openai/v1"),
        (" <https://api.example.com/v1/responses> ", "https://api.example.com/v1"),
        ("http://[::1]:8000", "http://[::1]:8000/v1"),
        ("https://a.example/v1?version=2", "https://a.example/v1?version=2"),
        ("", ""),
    ],
)
def test_an_address_is_mended(typed: str, meant: str) -> None:
    """28.7: scheme, /v1, a pasted full path."""
    assert mended_address(typed) == meant
    assert mended_address(meant) == meant


@given(st.text(max_size=40))
def test_no_text_breaks_the_origin_of_an_address(text: str) -> None:
    """28.2: what is no address has no origin and so no key."""
    origin = origin_of(text)
    assert origin == "" or origin_of(origin) == origin
    assert isinstance(mended_address(text), str)
    assert key_name(text) == "" or origin


def test_looking_never_asks_the_keychain_for_a_key(tmp_path: Path) -> None:
    """A place is described without opening anything."""
    place = around(tmp_path, **{"https://one.example": "k-one"})
    looking = replace(place, keys=place.keys.looking())
    assert model_places.endpoint_for(ModelChoice(provider="other", base_url=A), looking).key


def test_the_configuration_names_places_of_the_person(tmp_path: Path) -> None:
    """28.2: an agent's place and those that step in, each with what is its own; a name that nobody
    has is a slip.
    """
    folder = DataFolder(tmp_path / "data")
    folder.create()
    office = ModelPlace(name="Office", provider="other", base_url=A, model="big",
                        headers={"X-Room": "1"}, context_window=8192)  # fmt: skip
    cellar = ModelPlace(
        name="Cellar", provider="other", base_url="http://127.0.0.1:9/v1", model="m"
    )
    settings.save(Settings(places=(office, cellar)), folder.settings)
    config = TailoringConfig.model_validate(
        {
            "agents": {"writer": {"provider": "Office", "temperature": 0.7}},
            "fallbacks": {"Office": ["cellar", "groq"]},
        }
    )
    here = around(tmp_path, groq="g")
    first, second, third = agent_models.config_choices(config, here)["writer"]
    assert (first.title, first.model, first.headers) == ("Office", "big", {"X-Room": "1"})
    assert (first.context_window, first.temperature) == (8192, 0.7)
    assert (second.title, third.title) == ("Cellar", "groq")
    with pytest.raises(ProviderError, match="Unknown provider: Office"):
        agent_models.config_choices(config, around(tmp_path / "other"))
