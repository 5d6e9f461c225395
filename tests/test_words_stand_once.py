"""What the product knows about words stands once, as data (NEXT 6): no list of words is typed into code."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from interview_app import __file__ as package

ROOT = Path(package).parent
FEWEST = 5
"""Words of a collection, from which it is a list of words."""
PATTERNS = frozenset(
    ("compile", "search", "match", "fullmatch", "sub", "split", "findall", "finditer")
)
_NO_WORDS = re.compile(
    r"\(\?P[<=]\w+[>)]?|\(\?[a-zA-Z]+|\\x[0-9a-fA-F]{2}|\\[uU][0-9a-fA-F]{4,8}|\\.|\[[^\]]*\]"
)
"""Names of groups, escapes and sets of characters."""
_NAMED = re.compile(r"[^\W\d]\w{2,}")
"""A run of letters, or a name with underscores, which may be one of the code."""
_WORD = re.compile(r"[^\W\d_]{3,}")
_REGEX = re.compile(r"\(\?[:P<=!]|\\[bBsSwWdD]")
"""A text with a group or a set of characters in it is a regular expression, wherever it is
compiled.
"""
_IDENTIFIER = re.compile(r"[a-z]+[A-Z]\w*|\w*[a-z]_[a-z]\w*|[A-Za-z]+\d[\w-]*")
"""What no word of a language is: `smartTag`, `exit_group`, `PySide6`."""
_SMALL = re.compile(r"[^\W\d_A-Z]{3,}(?:[ '’-][^\W\d_A-Z]+)*")
_WORDS_ALONE = re.compile(rf"\s*(?:[^\W\d_A-Z]+\s+){{{4 * FEWEST},}}[^\W\d_A-Z]+\s*")
"""A text of words without a point or a capital: a list in one text."""

EXCEPTIONS: dict[str, tuple[str, ...]] = {
    "words of protocols, markup, systems and other programs: they are alike in every language": (
        "domain/model_presets.py", "extraction/page/pieces.py",
        "interchange/europass_candidate.py", "llm/faults.py", "llm/providers.py",
        "llm/wire_tools.py", "rendering/compiler.py", "rendering/docx_template.py", "rendering/typst_source.py", "server/parameters.py",
        "tailoring/posting/markup.py", "ui/controls/drop_target.py",
    ),
    "rules of matching with English and German postings, advice only, which stay as they are (NEXT 2.1)": (
        "tailoring/match/terms.py", "tailoring/posting/terms.py", "tailoring/posting/text.py",
    ),
    "a handful of words each, not moved yet": (
        "check/page/line_breaks.py", "interview/spellings.py", "server/claims_of_effect.py", "server/intent.py",
    ),
}  # fmt: skip
"""Files with words, by the reason. The list only falls: a file that has none is taken out of it."""


def _text(node: ast.expr) -> str:
    """The constants of a pattern: one text, several in a row, or an f-string's fixed parts."""
    parts = (one.value for one in ast.walk(node) if isinstance(one, ast.Constant))
    return "".join(part for part in parts if isinstance(part, str))


def _pattern_words(call: ast.Call) -> set[str]:
    """The words in a regular expression."""
    function = call.func
    if not (
        isinstance(function, ast.Attribute)
        and function.attr in PATTERNS
        and isinstance(function.value, ast.Name)
        and function.value.id == "re"
        and call.args
    ):
        return set()
    return _words_of_pattern(_text(call.args[0]))


def _words_of_pattern(pattern: str) -> set[str]:
    named = _NAMED.findall(_NO_WORDS.sub(" ", pattern))
    return {word for one in named if one not in _names_in_code() for word in _WORD.findall(one)}


def _listed_words(node: ast.expr) -> list[str]:
    """The words of a collection, of the keys of a table, or of a text that is cut into words."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return _text(node.func.value).split() if node.func.attr == "split" else []
    if isinstance(node, ast.Dict):
        elements = [one for one in node.keys if one is not None]
    elif isinstance(node, ast.Set | ast.Tuple | ast.List):
        elements = list(node.elts)
    else:
        return []
    constants = [one.value for one in elements if isinstance(one, ast.Constant)]
    return [one for one in constants if isinstance(one, str)]


@cache
def _names_in_code() -> frozenset[str]:
    """What fields, functions, arguments and modules are called: a list of these is a schema."""
    found: set[str] = set()
    for path in ROOT.rglob("*.py"):
        found.add(path.stem)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                found.add(node.attr)
            elif isinstance(node, ast.arg | ast.keyword):
                found.add(node.arg or "")
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found.add(node.target.id)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                found.add(node.name)
            elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
                found.add(str(node.slice.value))
            elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Tuple):
                found.update(_listed_words(node.slice))  # Literal["string", "array"]
    return frozenset(found)


def words_in(source: str, *, names: frozenset[str]) -> Iterator[str]:
    """Words that are matched against texts and stand in code: of patterns and lists, without what
    names something in the code.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from node.value.split() if _WORDS_ALONE.fullmatch(node.value) else ()
            yield from _words_of_pattern(node.value) - names if _REGEX.search(node.value) else ()
        if isinstance(node, ast.Call):
            yield from _pattern_words(node) - names
        if isinstance(node, ast.expr) and len(every := _listed_words(node)) >= FEWEST:
            listed = [one for one in every if _SMALL.fullmatch(one)]
            unknown = [one for one in listed if one not in names]
            identifiers = any(_IDENTIFIER.fullmatch(one) for one in every)
            if len(listed) >= FEWEST and 2 * len(unknown) > len(listed) and not identifiers:
                yield from unknown


def _files_with_words() -> dict[str, set[str]]:
    found = {}
    for path in sorted(ROOT.rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        if not name.startswith("language/"):
            words = set(words_in(path.read_text(encoding="utf-8"), names=_names_in_code()))
            if words:
                found[name] = words
    return found


def test_no_list_of_words_stands_in_code() -> None:
    """NEXT 6: words are data, in `resources/language`; each exception has its reason and is needed."""
    expected = sorted(name for names in EXCEPTIONS.values() for name in names)
    assert sorted(_files_with_words()) == expected


@pytest.mark.parametrize(
    "source",
    [
        'MONTHS = ("january", "february", "march", "april", "may", "june", "july")',
        'MONTHS = {"january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6}',
        'MONTHS = "january february march april may june july".split()',
        f'MONTHS = "{" ".join(["january", "february", "march", "april", "may"] * FEWEST)}"',
        'import re\nNOW = re.compile(r"\\b(?:today|heute)\\b")',
        'NOW = r"(?:today|heute)"',
    ],
    ids=[
        "a collection",
        "a table",
        "a text cut into words",
        "a long text",
        "a pattern",
        "its part",
    ],
)
def test_a_list_of_months_is_found(source: str) -> None:
    """The test sees a list in each form it is written in."""
    assert set(words_in(source, names=_names_in_code())) & {"january", "heute"}


def test_what_names_something_in_code_is_no_list_of_words() -> None:
    """Names of fields, suffixes in a pattern and a sentence are none."""
    for source in (
        'FIELDS = ("title", "organization", "start", "end", "location")',
        'import re\nX = re.compile(r"(?P<title>\\w+)[a-z]{3}\\d")',
        'CALLS = {"exit_group": 231, "brk": 12, "mmap": 9, "futex": 98, "lseek": 8, "poll": 7}',
        'SENTENCE = "The file is no longer there. Choose it again, or choose another one."',
    ):
        assert not set(words_in(source, names=_names_in_code()))
