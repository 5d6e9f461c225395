"""What the library says of a wrong value reaches nobody (STYLE: no raw exception text shown to a
model or a person).
"""

import ast
from pathlib import Path
from typing import Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from interview_app import i18n
from interview_app.domain.records import MODELS
from interview_app.domain.wrong_value import first_wrong, wrong_values
from interview_app.paths import resources

ROOT = Path(i18n.__file__).parent.parent
OF_THE_LIBRARY = (
    "Input should",
    "Field required",
    "Extra inputs",
    "should have",
    "Value error",
    "pydantic",
    "{",
)


class Inner(BaseModel):
    model_config = ConfigDict(extra="forbid")
    url: str = ""


class Everything(BaseModel):
    text: str
    short: str = Field(default="x", min_length=1, max_length=3, pattern="^x")
    count: int = Field(default=1, ge=1, lt=9)
    share: float = Field(default=0.5, gt=0, le=1)
    flag: bool = False
    kind: Literal["one", "two"] = "one"
    several: tuple[str, ...] = Field(default=(), max_length=2)
    listed: list[int] = Field(default=[], min_length=0)
    inner: Inner = Inner()
    inners: tuple[Inner, ...] = ()
    table: dict[str, int] = {}


CASES: dict[str, tuple[dict[str, Any], str]] = {
    "missing": ({}, "text: this is missing"),
    "no text": ({"text": 3}, "text: this must be text"),
    "too long": ({"text": "", "short": "xxxx"}, "short: this text is longer than 3 characters"),
    "empty": ({"text": "", "short": ""}, "short: this text is empty or too short"),
    "form": ({"text": "", "short": "a"}, "short: this is not written as it must be"),
    "no number": ({"text": "", "count": "many"}, "count: this must be a whole number"),
    "half": ({"text": "", "count": 1.5}, "count: this must be a whole number"),
    "small": ({"text": "", "count": 0}, "count: this must be at least 1"),
    "large": ({"text": "", "count": 9}, "count: this must be less than 9"),
    "share": ({"text": "", "share": "half"}, "share: this must be a number"),
    "none": ({"text": "", "share": 0}, "share: this must be more than 0"),
    "flag": ({"text": "", "flag": "perhaps"}, "flag: this must be true or false"),
    "kind": ({"text": "", "kind": "three"}, "kind: this must be one of 'one' or 'two'"),
    "tuple": ({"text": "", "several": "a"}, "several: this must be a list"),
    "many": ({"text": "", "several": ["a", "b", "c"]}, "several: this has more entries than 2"),
    "list": ({"text": "", "listed": "a"}, "listed: this must be a list"),
    "object": ({"text": "", "inner": 3}, "inner: this must be an object"),
    "table": ({"text": "", "table": []}, "table: this must be an object"),
    "deep": ({"text": "", "inners": [{}, {"url": 3}]}, "inners[1].url: this must be text"),
    "extra": (
        {"text": "", "inner": {"address": ""}},
        "inner.address: there is no such field; leave it out",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_each_kind_of_wrong_value_has_a_sentence_of_ours(name: str) -> None:
    """A2: each error comes with a sentence safe to show; it names the field and what it must be."""
    data, expected = CASES[name]
    with pytest.raises(ValidationError) as caught:
        Everything.model_validate(data)
    assert first_wrong(caught.value) == expected


def test_a_wrong_whole_and_an_unheard_of_kind_have_one_too() -> None:
    """A2: a path is named even where there is none; what no sentence was written for is still no
    text of the library.
    """
    with pytest.raises(ValidationError) as caught:
        Everything.model_validate([])
    assert first_wrong(caught.value) == "data: this must be an object"
    with pytest.raises(ValidationError) as odd:
        TypeAdapter(complex).validate_python("x")
    assert first_wrong(odd.value) == "data: this value cannot be used"


@pytest.mark.parametrize("data_type", MODELS)
@pytest.mark.parametrize("value", [None, 3, "x", [], {}, [3], ["x"], [{}], {"a": 1}, True])
def test_no_field_of_any_record_answers_in_the_words_of_the_library(
    data_type: Any, value: object
) -> None:
    """A2, A10, A11: every field of every record with every wrong kind of value."""
    model = MODELS[data_type]
    for name in model.model_fields:
        try:
            model.model_validate({name: value})
        except ValidationError as error:
            told = " ".join(one.sentence for one in wrong_values(error))
            assert not [words for words in OF_THE_LIBRARY if words in told], (name, told)


def test_the_rules_of_our_own_models_are_in_the_catalogue() -> None:
    """Issue 7, item 4: a rule that a model breaks is told in the language of the window."""
    said = {
        argument.value
        for folder in ("interview_app/domain", "tools")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if path.name != "reading.py"  # what the sealed worker answered; nobody is told
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "ValueError"
        for argument in _words(call)
    }
    assert len(said) >= 5
    i18n.set_language("de", catalogues=resources() / "translations")
    try:
        assert {one for one in said if i18n._(one) == one} == set()
    finally:
        i18n.set_language("en", catalogues=resources() / "translations")


def _words(call: ast.Call) -> list[ast.Constant]:
    """The text of a rule: bare, or marked by `N_`; one that names what it found is put together and
    for engineers.
    """
    found = [
        one
        for argument in call.args
        for one in ([argument] if not isinstance(argument, ast.Call) else argument.args)
    ]
    return [one for one in found if isinstance(one, ast.Constant)]
