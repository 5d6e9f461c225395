"""The data of a language: its schema, its limits, its compiled form; a language comes by files alone."""

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType

import pytest
from pydantic import ValidationError

from interview_app.language.data import MOST_ENTRIES, LanguageData, entries, languages, load
from interview_app.language.dates import dates_in, durations_in
from interview_app.language.files import folder_of_resources, in_all_languages, read_text
from interview_app.language.numbers import numbers_in
from interview_app.language.units import quantities_in
from interview_app.language.words import limits_in, small_words_of

FILES = sorted(folder_of_resources().glob("*.yaml"))
MOST_TABLES = 15

TOKI = """
code: qx
name: Made up
notation: {decimal: ",", groups: ["."]}
months: {1: [unamun], 2: [dumun]}
calendar: {present: [nuna], since: [dek], to: [gis], of: [di], before: [en], between: [inter]}
numbers:
  values: {1: [wan], 2: [tu], 3: [tri], 20: [tudek], 30: [tridek]}
  joints: [kaj]
  articles: [la]
  halves: [duona]
scales: {exact: {100: [cento], 1000000: [miljo]}}
ordinals: {values: {1: [wana]}, endings: [ta]}
units: {percent: [elcent], month: [mun, munoj], year: [jaro, jaroj]}
money: {EUR: [eŭroj]}
small_words: {negation: [nen], approximate: [cirke], helper: [helpis], others: [la]}
sections: {experience: [laboro]}
names: {firms: [firmo], countries: {FR: [francio]}}
"""
"""A language that nobody speaks."""


@pytest.fixture(scope="module")
def compiler() -> ModuleType:
    path = folder_of_resources().parents[1] / "packaging" / "language_data.py"
    spec = importlib.util.spec_from_file_location("language_data", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_compiled_data_is_in_step_with_its_text(path: Path, compiler: ModuleType) -> None:
    """STYLE 22. When it is not: run `python packaging/language_data.py`."""
    assert path.with_suffix(".json").read_text(encoding="utf-8") == compiler.compiled(path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_has_words_and_forms_only(path: Path) -> None:
    """NEXT 6: no regular expression, no template with slots, no sentence; at most 1,500 entries.

    The labels of a printed form are as long as it has them.
    """
    data = read_text(path)
    assert entries(data) <= MOST_ENTRIES
    data.get("names", {}).pop("form", None)
    forms = list(_forms({name: table for name, table in data.items() if name != "notation"}))
    assert not [form for form in forms if re.search(r"[\\^|{}\[\]*?]|\.\+|\w{3}\.$", form)]
    assert not [form for form in forms if len(form.split()) > 6]


def _forms(table: object) -> list[str]:
    if isinstance(table, dict):
        return [form for value in table.values() for form in _forms(value)]
    return [str(table)] if not isinstance(table, list) else [str(form) for form in table]


def test_there_are_at_most_fifteen_kinds_of_table() -> None:
    """NEXT 6: fixed in the schema."""
    assert len(set(LanguageData.model_fields) - {"code", "name"}) <= MOST_TABLES


@pytest.mark.parametrize("code", ["en", "de", "fr", "es"])
def test_english_german_french_and_spanish_are_complete(code: str) -> None:
    """NEXT 6: every table of the four languages has entries; what nobody believes is of English."""
    data = load(code)
    assert code in languages()
    empty = [
        name
        for name, table in data.model_dump(
            exclude={"code", "name", "names", "postings", "scales", "voice"}
        ).items()
        if not table or (isinstance(table, dict) and not all(_filled(table)))
    ]
    assert not empty
    assert sorted(data.months) == list(range(1, 13))


def _filled(table: dict[str, object]) -> list[bool]:
    return [bool(value) or value == 0 for value in table.values()]


def test_a_table_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    """The schema is closed: a rule cannot be smuggled into a file."""
    (tmp_path / "qx.yaml").write_text("code: qx\npatterns: [abc]\n", encoding="utf-8")
    with pytest.raises(ValidationError, match="patterns"):
        load("qx", tmp_path)


def test_a_section_that_nobody_knows_is_refused() -> None:
    """A heading under a name that no reader asks for would be lost without a word."""
    with pytest.raises(ValidationError, match="certifications"):
        LanguageData.model_validate({"code": "cs", "sections": {"certifications": ["certifikáty"]}})


def test_a_language_comes_by_files_alone(tmp_path: Path) -> None:
    """NEXT 6: all readers work in a made-up language, from one file in a folder."""
    (tmp_path / "qx.yaml").write_text(TOKI, encoding="utf-8")
    assert languages(tmp_path) == ("qx",)
    made_up = load("qx", tmp_path)
    numbers = "tudek tri, 1.200, tu cento kaj tri, tu kaj duona, duona miljo, wan"
    assert [str(one.value.normalize()) for one in numbers_in(numbers, made_up)] == [
        "23", "1.2E+3", "203", "2.5", "5E+5",
    ]  # fmt: skip
    quantities = quantities_in("tri elcent, cirke 40 eŭroj, 3ta, 5 kg", made_up)
    assert [(one.kind, one.unit, one.approximate) for one in quantities] == [
        ("percent", "percent", False),
        ("money", "EUR", True),
        ("ordinal", None, False),
        ("unit", "kg", False),
    ]
    spans = dates_in("unamun di 2019 gis nuna; dek 2015; inter 2008 kaj 2012", made_up)
    assert [(one.start, one.end) for one in spans] == [
        ("2019-01", "present"),
        ("2015", "present"),
        ("2008", "2012"),
    ]
    assert [one.months for one in durations_in("tu jaroj kaj tri munoj", made_up)] == [27]
    assert [one.kind for one in limits_in("Nen helpis", made_up)] == ["negation", "helper"]
    assert "la" in small_words_of(made_up)
    assert made_up.sections["experience"] == ("laboro",)
    assert "firmo" in made_up.names.firms
    assert made_up.names.countries["FR"] == ("francio",)


def test_the_app_reads_compiled_data_without_a_yaml_reader() -> None:
    """Importing a YAML reader alone takes longer than reading the data."""
    assert (
        json.loads((folder_of_resources() / "en.json").read_text(encoding="utf-8"))["code"] == "en"
    )


def test_a_table_is_there_when_no_folder_may_be_opened_any_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The reader of documents seals itself once the files are read, and asks for tables after it."""
    assert in_all_languages("sections")

    def sealed(*_args: object, **_more: object) -> None:
        raise PermissionError

    for name in ("stat", "open", "glob"):
        monkeypatch.setattr(Path, name, sealed)
    in_all_languages.cache_clear()
    assert in_all_languages("section_words")


def test_what_is_published_of_a_language_is_added_to_its_file(compiler: ModuleType) -> None:
    """NEXT 6: longer lists come from a named public source; what people write beside it is added."""
    names = load("de").names
    assert "osterreich" in names.countries["AT"]
    assert {"scotland"} < {*names.countries["GB"]}
    assert {"deutsch", "mandarin"} <= {*names.tongues}
    assert compiler.published("qx") == {}
    assert compiler.published("sv")["months"]["5"] == ["maj"]
    assert load("en").units["km"] == (
        "km",
        "kilometer",
        "kilometers",
        "kilometre",
        "kilometres",
        "kms",
    )
