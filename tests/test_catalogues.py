"""The catalogues are in step with the code and with themselves (DESIGN 2: gettext from the
start).
"""

import ast
import importlib.util
import io
import json
import re
import string
from collections.abc import Iterator, Sequence
from types import ModuleType

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from interview_app import i18n
from interview_app.paths import resources


@pytest.fixture(scope="module")
def catalogues() -> ModuleType:
    path = resources().parent / "packaging" / "catalogues.py"
    spec = importlib.util.spec_from_file_location("catalogues", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def said(catalogues: ModuleType) -> set[tuple[tuple[str, ...], str | None]]:
    """Each message of the code, with its context."""
    return {(forms(one.id), one.context) for one in catalogues.extracted() if one.id}


LANGUAGES = sorted(i18n.spoken(resources() / "translations") - {i18n.ENGLISH})
WHOLE = {"de": "Deutsch", "es": "Español", "fr": "Français"}
"""Languages that are translated whole and stay so; another one is English where it lacks a text."""


@pytest.fixture(params=LANGUAGES)
def catalog(request: pytest.FixtureRequest, catalogues: ModuleType) -> Catalog:
    """The catalogue of each language that the app speaks beside English."""
    return read_po(io.BytesIO(catalogues.po_path(request.param).read_bytes()), locale=request.param)


def messages(catalog: Catalog) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Each translated message's forms in English and in the language."""
    for message in catalog:
        if message.id and any(forms(message.string)):
            yield forms(message.id), forms(message.string)


def forms(text: str | Sequence[str]) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)


def test_four_languages_ship() -> None:
    """Issue 25, item 4: each has its own name, in itself."""
    i18n.set_language("en", catalogues=resources() / "translations")
    assert {**WHOLE, "en": "English"}.items() <= i18n.languages().items()


def test_a_french_colon_has_its_space_and_breaks_no_line() -> None:
    """A name that is put before what it holds was set as in English, and some texts could break."""
    i18n.set_language("fr", catalogues=resources() / "translations")
    assert i18n.labelled("Employeur", "Orbis") == "Employeur\u00a0: Orbis"
    i18n.set_language("en", catalogues=resources() / "translations")
    for path in ("guide/fr.yaml", "translations/fr/LC_MESSAGES/interview_app.po"):
        text = (resources() / path).read_text(encoding="utf-8")
        assert not re.findall(r".* [:;?!»].*|.*« .*", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_catalogue_is_in_step_with_its_text(
    language: str, catalogues: ModuleType
) -> None:
    """STYLE 22: what is generated is tested against a fresh generation."""
    path = catalogues.po_path(language)
    catalog = read_po(io.BytesIO(path.read_bytes()), locale=language)
    assert path.with_suffix(".mo").read_bytes() == catalogues.mo_bytes(catalog)


def test_the_compiled_guide_is_in_step_with_its_texts(catalogues: ModuleType) -> None:
    """STYLE 22. When it is not: run `python packaging/catalogues.py` after a change in
    resources/guide.
    """
    assert (resources() / "guide" / "guide.json").read_text(
        encoding="utf-8"
    ) == catalogues.compiled_guide()


def test_nothing_that_the_app_says_lacks_a_translation(
    catalog: Catalog, catalogues: ModuleType, said: set[tuple[tuple[str, ...], str | None]]
) -> None:
    """Issue 2, item 5; issue 25, item 4. When it does: run `python packaging/catalogues.py` and
    fill what it names.
    """
    assert str(catalog.locale) not in WHOLE or not catalogues.missing(catalog)
    assert said <= {(forms(one.id), one.context) for one in catalog if one.id}


def test_a_translation_keeps_the_fields_of_its_text(catalog: Catalog) -> None:
    """A field that is missing or misspelt would break the sentence where it is shown."""

    def fields(text: str) -> set[str]:
        return {
            name
            for _text, name, _spec, _conversion in string.Formatter().parse(text)
            if name is not None
        }

    for ids, told in messages(catalog):
        if re.search(r"[{}]{2}|\{\W", str(ids)):
            continue
        for form in told:
            assert fields(form) <= set().union(*map(fields, ids)), form
            assert len(told) > 1 or fields(form) == fields(ids[0]), form


def test_a_translation_keeps_what_is_no_word(catalog: Catalog) -> None:
    """Commands, the space at an edge and the key of a menu."""

    def kept(text: str) -> tuple[list[str], bool, bool, int]:
        commands = re.findall(r"`[^`]+`|--[a-z-]+", text)
        return commands, text[0] == " ", text[-1] == " ", text.count("&")

    for ids, told in messages(catalog):
        assert {str(kept(one)) for one in told} == {str(kept(one)) for one in ids}, told


def test_french_and_spanish_write_their_signs() -> None:
    """French has a space that does not break before a high sign and inside quotes; Spanish opens
    a question where it begins.
    """
    french, spanish = (
        [
            *(one for message in messages(_catalog(code)) for one in message[1]),
            *_guide_texts(code),
        ]
        for code in ("fr", "es")
    )
    for text in french:
        assert "'" not in text, text
        assert not re.search(r"[\w»}] ?[!?»](?!\w)|« |\w ?;(?!;)", text), text
        assert not re.search(r"\w ?:(?!\S)", re.sub("«.*?»", "", text)), text
    for text in spanish:
        assert text.count("¿") == text.count("?"), text
        assert "« " not in text, text


def _catalog(code: str) -> Catalog:
    path = resources() / "translations" / code / "LC_MESSAGES" / "interview_app.po"
    return read_po(io.BytesIO(path.read_bytes()), locale=code)


def _guide_texts(code: str) -> list[str]:
    guide = json.loads((resources() / "guide" / "guide.json").read_bytes())
    return list(guide["languages"][code]["texts"].values())


def test_no_message_stands_inside_an_f_string() -> None:
    """Before Python 3.12 nobody finds it there, and it would be said in English for ever."""
    root = resources().parent
    files = [*(root / "interview_app").rglob("*.py"), *(root / "tools").rglob("*.py")]
    inside = [
        f"{path.relative_to(root)}:{call.lineno}"
        for path in files
        if any(call in (code := path.read_text(encoding="utf-8")) for call in ("_(", "gettext("))
        for text in ast.walk(ast.parse(code))
        if isinstance(text, ast.JoinedStr)
        for call in ast.walk(text)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in {"_", "N_", "NP_", "ngettext", "pgettext"}
        and any(isinstance(one, ast.Constant) for one in call.args)
    ]
    assert inside == []
