"""YAML from outside is read in one place, with a bound on its references (CONTRACT C5, D13, E7,
E9).
"""

import ast
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import interview_app
from interview_app.domain.yaml_text import MOST_ALIASES, read_yaml
from interview_app.errors import PersonCanMend
from interview_app.interchange import rendercv_yaml
from interview_app.llm.cost import load_prices
from interview_app.tailoring.config import load_config
from interview_app.tailoring.lines import profile_yaml
from interview_app.tailoring.match.terms import Synonyms

_ROWS = [
    f"{name}: &{name} [{', '.join([f'*{before}'] * 9)}]" for before, name in pairwise("abcdefghi")
]
BOMB = "\n".join(["a: &a [x, x, x, x, x, x, x, x, x]", *_ROWS, "{key}: *i\n"])
"""A few hundred bytes that stand for 9 ** 9 words."""

READERS: dict[str, Callable[[Path], object]] = {
    "max_retries": load_config,
    "experience": lambda path: profile_yaml.from_yaml(path.read_text(encoding="utf-8")),
    "groups": lambda path: Synonyms.from_yaml(path.read_text(encoding="utf-8")),
    "prices": load_prices,
    "cv": lambda path: rendercv_yaml.read(path.read_bytes()),
}


@pytest.mark.parametrize("key", READERS)
def test_every_reader_refuses_references_that_grow_without_end(tmp_path: Path, key: str) -> None:
    """A person's config, profile, synonyms, prices and RenderCV files: each one sentence, and
    nothing hangs.
    """
    path = tmp_path / "file.yaml"
    path.write_text(BOMB.replace("{key}", key), encoding="utf-8")
    with pytest.raises(PersonCanMend) as told:
        READERS[key](path)
    assert "repeats its own parts" in told.value.sentence or "cannot be read" in told.value.sentence


@pytest.mark.parametrize(
    "text",
    [
        "a: [",
        "a: !!int x",
        "a: !!timestamp x",
        "a: 2024-02-30",
        "a: !!bool x",
        "[" * 5000,
        "{[a]: b}",
        "a: *b",
    ],
)
def test_what_is_no_yaml_is_a_sentence_and_never_an_error_of_the_library(text: str) -> None:
    """STYLE: no raw exception text; some values fail only when they are made."""
    with pytest.raises(
        ValueError, match=r"^mine\.yaml is not valid YAML\. Mend it and try again\.$"
    ):
        read_yaml(text, name="mine.yaml", refused=ValueError)


def test_a_few_references_are_a_persons_own() -> None:
    """D15: the same settings for five agents may be written once."""
    rows = [f"agent{at}: *one" for at in range(MOST_ALIASES)]
    data: dict[str, Any] = read_yaml(
        "\n".join(["base: &one {n: 1}", *rows]), name="x", refused=ValueError
    )
    assert data["agent7"] == {"n": 1}
    with pytest.raises(ValueError, match="repeats its own parts"):
        read_yaml(
            "\n".join(["base: &one {n: 1}", *rows, "more: *one"]), name="x", refused=ValueError
        )
    assert read_yaml("note: 5 * 3 * 2 * * * * * * * *", name="x", refused=ValueError) == {
        "note": "5 * 3 * 2 * * * * * * * *"
    }


def test_no_other_part_of_the_program_reads_yaml() -> None:
    """One bound, one home; the language room, which imports nothing of ours, reads its own files."""
    root = Path(interview_app.__file__).parent
    texts = {path: path.read_text(encoding="utf-8") for path in root.rglob("*.py")}
    for path, text in texts.items():
        for node in ast.walk(ast.parse(text)) if "yaml." in text else ():
            called = node.func if isinstance(node, ast.Call) else None
            if (
                isinstance(called, ast.Attribute)
                and isinstance(called.value, ast.Name)
                and called.value.id == "yaml"
            ):
                assert called.attr == "safe_dump" or path.name in ("yaml_text.py", "files.py"), (
                    f"{path} calls yaml.{called.attr}"
                )


@pytest.mark.parametrize("key", READERS)
def test_a_key_that_stands_twice_is_told_and_none_is_taken_in_silence(
    tmp_path: Path, key: str
) -> None:
    """D15: of two settings of one name nobody could know which one counts."""
    path = tmp_path / "file.yaml"
    path.write_text(f"{key}: 1\nother: {{deep: 1}}\n{key}: 2\n", encoding="utf-8")
    with pytest.raises(PersonCanMend) as told:
        READERS[key](path)
    said = told.value.sentence
    assert (f"“{key}” twice" in said and "line 3" in said) or "cannot be read" in said


def test_a_key_is_looked_for_in_its_own_mapping_and_may_overwrite_what_is_merged() -> None:
    """Five agents may have a model each, and take the rest from the first."""
    text = "a: &a {model: x, size: 1}\nb: {<<: *a, model: y}\nc: [{model: z}, {model: z}]\n"
    data: dict[str, Any] = read_yaml(text, name="x", refused=ValueError)
    assert data["b"] == {"model": "y", "size": 1}
    with pytest.raises(ValueError, match=r"x has “deep” twice, the second time in line 3\."):
        read_yaml("a:\n  deep: 1\n  deep: 2\n", name="x", refused=ValueError)
