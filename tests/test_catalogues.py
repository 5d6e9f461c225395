"""The catalogues are in step with the code and with themselves (DESIGN 2: gettext from the
start).
"""

import importlib.util
import io
import re
import string
from types import ModuleType

import pytest
from babel.messages.pofile import read_po

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


def test_the_compiled_catalogue_is_in_step_with_its_text(catalogues: ModuleType) -> None:
    """STYLE 22: what is generated is tested against a fresh generation."""
    path = catalogues.po_path("de")
    catalog = read_po(io.BytesIO(path.read_bytes()), locale="de")
    assert path.with_suffix(".mo").read_bytes() == catalogues.mo_bytes(catalog)


def test_the_compiled_guide_is_in_step_with_its_texts(catalogues: ModuleType) -> None:
    """STYLE 22. When it is not: run `python packaging/catalogues.py` after a change in
    resources/guide.
    """
    assert (resources() / "guide" / "guide.json").read_text(
        encoding="utf-8"
    ) == catalogues.compiled_guide()


def test_nothing_that_the_app_says_lacks_german(catalogues: ModuleType) -> None:
    """Issue 2, item 5. When it does: run `python packaging/catalogues.py` and fill what it
    names.
    """
    catalog = read_po(io.BytesIO(catalogues.po_path("de").read_bytes()), locale="de")
    lacking = [
        message.id
        for message in catalog
        if message.id
        and not all(message.string if isinstance(message.string, tuple) else (message.string,))
    ]
    assert not lacking


def test_a_translation_keeps_the_fields_of_its_text(catalogues: ModuleType) -> None:
    """A field that is missing or misspelt would break the sentence where it is shown."""

    def fields(text: str) -> set[str]:
        return {
            name
            for _text, name, _spec, _conversion in string.Formatter().parse(text)
            if name is not None
        }

    catalog = read_po(io.BytesIO(catalogues.po_path("de").read_bytes()), locale="de")
    for message in catalog:
        forms = message.string if isinstance(message.string, tuple) else (message.string,)
        ids = message.id if isinstance(message.id, tuple) else (message.id,)
        if not message.id or re.search(r"[{}]{2}|\{\W", str(message.id)):
            continue
        for form in filter(None, forms):
            assert fields(form) <= set().union(*(fields(one) for one in ids)), form
            assert len(forms) > 1 or fields(form) == fields(str(message.id)), form
