"""`interview-app models`: places added, tested, used, removed and discovered, in a few steps; and
nothing leaves before it was agreed to (issue 28.7).
"""

import dataclasses
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from interview_app import settings
from interview_app.api_keys import SERVICE, ApiKeys
from interview_app.cli import key_command, models_command
from interview_app.cli.main import cli
from interview_app.domain import model_faults as say
from interview_app.domain import model_presets
from interview_app.domain.model_presets import PRESETS, Preset, origin_of
from interview_app.errors import PersonCanMend
from interview_app.llm import listing
from interview_app.use_cases.models import places as model_places
from tests.llm.server import Answer, Chat, ModelServer, refused, stream
from tests.test_api_keys import InMemory

KEY = "sk-planted-cli"
CALLS = [("c1", "capabilities_describe", "{}")]
MODELS = Answer(
    headers={"Content-Type": "application/json"},
    pieces=(b'{"data": [{"id": "qwen3", "max_model_len": 32768}, {"id": "gemma"}]}',),
)


@pytest.fixture
def keychain(monkeypatch: pytest.MonkeyPatch) -> InMemory:
    """A keychain for commands, and an environment without any key."""
    backend = InMemory()
    for one in PRESETS:
        for variable in one.variables:
            monkeypatch.delenv(variable, raising=False)
    for module in (models_command, key_command):
        monkeypatch.setattr(module, "api_keys", lambda: ApiKeys(backend=backend))
    made = model_places.Surroundings.__init__

    def with_keys(self: Any, *arguments: Any, **given: Any) -> None:
        made(self, *arguments, **{"keys": ApiKeys(backend=backend), **given})

    monkeypatch.setattr(model_places.Surroundings, "__init__", with_keys)
    return backend


class Shell:
    """Runs commands over one data folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, *words: str, typed: str = "") -> Result:
        arguments = ["--data-dir", str(self.folder), "models", *words]
        return CliRunner().invoke(cli, arguments, input=typed)

    def json(self, *words: str) -> Any:
        done = self(*words, "--json")
        assert done.exit_code == 0, (done.output, done.exception)
        return json.loads(done.stdout)

    @property
    def kept(self) -> settings.Settings:
        return settings.load(self.folder / "settings.json")


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with ModelServer() as running:
        yield running


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path / "data")


def failed(done: Result) -> str:
    """The sentence of a failure that the person can mend."""
    assert isinstance(done.exception, PersonCanMend), (done.output, done.exception)
    return done.exception.sentence


def stand_in(monkeypatch: pytest.MonkeyPatch, preset: Preset, address: str) -> None:
    """The preset at a local stand-in in place of its own address."""
    moved = tuple(
        dataclasses.replace(one, base_url=address) if one.id == preset.id else one
        for one in PRESETS
    )
    for module in (model_presets, listing):
        monkeypatch.setattr(module, "PRESETS", moved)
    from interview_app.llm import providers
    from interview_app.use_cases.models import named_places

    for module in (providers, named_places):
        monkeypatch.setattr(module, "PRESETS", moved)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda one: one.id)
def test_each_preset_is_set_up_and_talks_in_three_steps(
    shell: Shell,
    server: ModelServer,
    keychain: InMemory,
    monkeypatch: pytest.MonkeyPatch,
    preset: Preset,
) -> None:
    """28, done when: add (with its key), test, use; counted, and the key went to its place."""
    from tests.llm.server import Responses

    wire: Any = Responses if preset.wire in ("responses", "auto") else Chat
    if preset.id != "other":
        stand_in(monkeypatch, preset, server.base_url)
    server.plays(*([] if preset.model else [MODELS]), stream(*wire.said(calls=CALLS)))
    named = server.base_url if preset.id == "other" else preset.id
    steps = [
        shell("add", named, typed=f"{KEY}\n" if preset.needs_key else ""),
        shell("test", f"127.0.0.1:{server.port}" if preset.id == "other" else preset.id),
        shell("use", f"127.0.0.1:{server.port}" if preset.id == "other" else preset.id),
    ]
    assert [one.exit_code for one in steps] == [0, 0, 0], [one.output for one in steps]
    assert "called a tool" in steps[1].output
    assert len(steps) <= 5
    assert shell.kept.model.leads
    assert shell.kept.model.model == (preset.model or "gemma")
    sent = server.received[-1].headers.get("authorization")
    assert sent == (f"Bearer {KEY}" if preset.needs_key else None)


def test_a_place_elsewhere_is_agreed_to_before_anything_leaves(
    shell: Shell, keychain: InMemory
) -> None:
    """28.7: no is no; yes is kept with the host, and said once."""
    keychain.kept[SERVICE, "groq"] = KEY
    assert shell("add", "groq").exit_code == 0
    no = shell("use", "groq", typed="n\n")
    assert no.exit_code == 1
    assert "api.groq.com" in no.output
    assert not shell.kept.model.leads
    assert shell("use", "groq", typed="y\n").exit_code == 0
    assert shell.kept.model.agreed_hosts == ("api.groq.com",)
    assert shell("use", "groq").exit_code == 0
    assert shell("use", "guide").exit_code == 0
    assert (shell.kept.model.leads, shell.kept.model.provider) == (False, "groq")


def test_several_places_are_kept_listed_and_removed_with_their_keys(
    shell: Shell, keychain: InMemory
) -> None:
    """28.2, 28.7: each with its own; a key that another place needs stays."""
    keychain.kept[SERVICE, "https://one.example"] = KEY
    plain = ["--no-key", "--model", "m", "--yes"]
    assert shell("add", "one.example", "--name", "A", "--header", "X-Room=1", *plain).exit_code == 0
    assert shell("add", "https://one.example/v2", "--name", "B", *plain).exit_code == 0
    assert shell("use", "A", "--yes", "--cap", "2").exit_code == 0
    listed = shell.json("list")
    assert [(one["name"], one["address"], one["used"]) for one in listed["places"]] == [
        ("A", "https://one.example/v1", True),
        ("B", "https://one.example/v2", False),
    ]
    assert listed["cap"] == 2.0
    assert KEY not in json.dumps(listed)
    assert shell.json("remove", "A") == {"removed": "A", "key_deleted": False}
    assert (shell.kept.model.provider, shell.kept.model.leads) == ("", False)
    assert shell.json("remove", "B") == {"removed": "B", "key_deleted": True}
    assert keychain.kept == {}
    assert "No place is called A" in failed(shell("remove", "A"))


def test_headers_and_context_of_a_place_are_seen_and_changed(
    shell: Shell, keychain: InMemory
) -> None:
    """28.2: what is not named stays; `NAME=` takes a header away; a key is no header."""
    given = ["--no-key", "--model", "m", "--header", "X-Room=1", "--header", "X-Team: a b"]
    assert shell("add", "one.example", "--name", "A", *given).exit_code == 0
    change = ["--header", "X-Room=", "--context-window", "8192"]
    assert shell("add", "A", *change).exit_code == 0
    (place,) = shell.json("list")["places"]
    assert (place["headers"], place["context_window"]) == ({"X-Team": "a b"}, 8192)
    assert (place["address"], place["model"]) == ("https://one.example/v1", "m")
    listed = shell("list").output
    assert "X-Team: a b" in listed
    assert "8,192 tokens" in listed
    assert "NAME=VALUE" in shell("add", "A", "--header", "what").output
    refused_key = shell("add", "A", "--header", "Authorization=Bearer x")
    assert "A key belongs into the field" in failed(refused_key)
    assert shell.kept.places[0].headers == {"X-Team": "a b"}


def test_servers_on_this_machine_are_found_by_themselves(
    shell: Shell, server: ModelServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """28.7: the usual ports are asked, and their models listed."""
    local = next(one for one in PRESETS if one.id == "ollama")
    stand_in(monkeypatch, local, server.base_url)
    server.plays(MODELS)
    found = shell.json("discover")["servers"]
    mine = next(one for one in found if one["name"] == "ollama")
    assert mine == {"name": "ollama", "address": server.base_url, "models": ["gemma", "qwen3"]}
    assert "authorization" not in server.received[0].headers


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (refused(401), say.UNAUTHORIZED),
        (refused(404, {"detail": "Not Found"}), say.NOT_FOUND),
        (Answer(headers={"Content-Type": "text/html"}, pieces=(b"<html>",)), say.SIGN_IN_PAGE),
    ],
)
def test_a_fault_is_told_in_the_words_of_the_command_line(
    shell: Shell, server: ModelServer, answer: Answer, sentence: str
) -> None:
    """28.3: exit 1, one sentence, and it names a command."""
    assert (
        shell("add", server.base_url, "--wire", "chat", "--model", "m", "--name", "X").exit_code
        == 0
    )
    server.plays(answer)
    told = failed(shell("test", "X"))
    assert told == say.told(sentence, "terminal")


def test_what_is_no_place_is_a_sentence(shell: Shell) -> None:
    """28, bad input: neither a provider nor an address."""
    assert "is neither an address" in failed(shell("add", "nobody"))
    assert "is neither an address" in failed(shell("use", "nobody"))


@pytest.mark.parametrize("typed", ["LM Studio", "lmstudio", "lm_studio"])
def test_a_provider_is_known_by_its_name_as_people_write_it(shell: Shell, typed: str) -> None:
    """28.7: as `generate --provider` knows it."""
    assert shell("add", typed, "--model", "m").exit_code == 0
    assert [one.provider for one in shell.kept.places] == ["lm-studio"]


def test_a_context_that_is_too_small_is_said_before_the_first_request(
    shell: Shell, server: ModelServer
) -> None:
    """28, bad input: nothing is sent."""
    small = ["--context-window", "2048", "--model", "m", "--name", "Small"]
    assert shell("add", server.base_url, *small).exit_code == 0
    assert failed(shell("test", "Small")) == say.TOO_SMALL
    assert server.received == []


def test_a_key_belongs_to_an_address_too(shell: Shell, keychain: InMemory) -> None:
    """28.2: `key set ADDRESS`; what has a line break in it is refused."""
    words = ["--data-dir", str(shell.folder), "key", "set", "models.example:8443"]
    done = CliRunner().invoke(cli, words, input=f"{KEY}\n")
    assert done.exit_code == 0, done.output
    assert keychain.kept == {(SERVICE, origin_of("https://models.example:8443")): KEY}
    broken = CliRunner().invoke(cli, words, input=f"{KEY}\nmore\n")
    assert "This is not a key" in failed(broken)
    assert CliRunner().invoke(cli, ["key", "set", "nobody"]).exit_code == 2


def test_model_of_headless_is_a_place_that_was_agreed_to(shell: Shell, keychain: InMemory) -> None:
    """28.7: `--headless --model`: no consent, no start."""
    keychain.kept[SERVICE, "groq"] = KEY
    assert shell("add", "groq").exit_code == 0
    words = ["--data-dir", str(shell.folder), "--headless", "--control", "stdio", "--model", "groq"]
    no = CliRunner().invoke(cli, words, input="n\n")
    assert no.exit_code == 1
    assert "api.groq.com" in no.output
    assert CliRunner().invoke(cli, ["--model", "groq"]).exit_code == 2
