"""What the guide says is data, in as many languages as there are files (issue 25)."""

import importlib.util
import json
import shutil
import string
from pathlib import Path
from types import ModuleType

import pytest
import yaml

from interview_app.domain.known import Known
from interview_app.guide.course import load, made_of
from interview_app.guide.leader import Guide
from interview_app.llm.client import TurnRequest
from interview_app.paths import resources
from tests.guide.rehearsal import FOLDER

LANGUAGES = ("de", "en", "es", "fr")


def catalogues() -> ModuleType:
    """The script that compiles the guide's data."""
    path = resources().parent / "packaging" / "catalogues.py"
    spec = importlib.util.spec_from_file_location("catalogues", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def fields(text: str) -> set[str]:
    """Names in braces."""
    return {name for _text, name, _spec, _conv in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_says_everything_with_the_same_values(code: str) -> None:
    """A text that is missing would be English in the middle of another language."""
    english = yaml.safe_load((FOLDER / "en.yaml").read_text(encoding="utf-8"))
    language = yaml.safe_load((FOLDER / f"{code}.yaml").read_text(encoding="utf-8"))
    assert set(language["texts"]) == set(english["texts"])
    assert set(language["commands"]) == set(english["commands"])
    for text_id, text in language["texts"].items():
        assert fields(text) == fields(english["texts"][text_id]), text_id


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_name_that_ends_in_a_full_stop_ends_the_sentence(code: str) -> None:
    """After "Ebro Sur, S.L." at the end of a sentence comes no second full stop, whatever the text;
    a name in braces stays as it is.
    """
    speech = load(FOLDER).speech(code)
    for text_id, text in speech.texts.items():
        said = speech.say(text_id, **dict.fromkeys(fields(text), "Ebro Sur, S.L."))
        assert "L.." not in said, text_id
        plain = speech.say(text_id, **dict.fromkeys(fields(text), "{Ebro}"))
        assert plain == text.format(**dict.fromkeys(fields(text), "{Ebro}")), text_id


def test_a_language_is_added_by_its_file_alone(tmp_path: Path) -> None:
    """Issue 25: a made-up fifth one greets, and its commands are understood; what it lacks is
    English.
    """
    folder = tmp_path / "guide"
    shutil.copytree(FOLDER, folder)
    made_up = {
        "commands": {"back": ["retropaŝi"], "change": ["ŝanĝi"]},
        "texts": {"greeting": "Bonvenon.", "chip_back": "Reen", "field_action": "La faro"},
    }
    (folder / "eo.yaml").write_text(yaml.safe_dump(made_up, allow_unicode=True), encoding="utf-8")
    compiled = catalogues().compiled_guide(folder)
    (folder / "guide.json").write_text(compiled, encoding="utf-8")
    guide = Guide(folder)
    said = guide.plan(TurnRequest(history=(), known=Known(), language="eo")).text
    assert said.startswith("Bonvenon.")
    assert "How would you like to begin?" in said
    guided = made_of(json.loads(compiled))
    assert guided.command("Retropaŝi!") == "back"
    assert guided.command("reen") == "back"
    assert guided.command("ŝanĝi la faro") == "change:action"


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("Back.", "back"),
        ("SKIP", "skip"),
        ("I don’t know", "unknown"),
        ("ich weiß nicht", "unknown"),
        ("plus tard", "later"),
        ("basta por hoy", "stop"),
        ("change", "change"),
        ("change what came of it", "change:result"),
        ("change my end date at the Courier to March 2016", ""),
        ("I don't know how many, perhaps nine", ""),
        ("back then it was worse", ""),
        ("stop signs were missing", ""),
    ],
)
def test_a_command_is_one_only_when_it_is_the_whole_answer(text: str, command: str) -> None:
    """NEXT 4: nothing is read out of a sentence."""
    assert load(FOLDER).command(text) == command
