"""What firms, schools, degrees, countries and languages are called, in all languages at once.

A name stands in a document of any language: "Universität Wien" in an English one. Over `files`
alone, as `any_language` is.
"""

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from interview_app.language import printed
from interview_app.language.any_language import small_words
from interview_app.language.files import in_all_languages
from interview_app.language.tokens import folded_words, normal


@cache
def name_words(kind: str) -> frozenset[str]:
    """The words of one part of `tables.Names`, in the form of `tokens.normal`."""
    forms = in_all_languages("names").get(kind, ())
    return frozenset(forms if kind == "tongues" else map(folded_words, forms))


@cache
def name_endings(kind: str, *, wide: bool = False) -> tuple[str, ...]:
    """The ends of words of one part of `tables.Names`, in the form of `tokens.normal`; `wide`:
    those in wide characters, which are ends of whole names, and as they are written.
    """
    forms = in_all_languages("names").get(f"{kind}_endings", ())
    return tuple(form if wide else normal(form) for form in forms if form.isascii() is not wide)


@cache
def phrases(kind: str) -> re.Pattern[str]:
    """The phrases of one part of `tables.Names`, each whole and in any case; a hyphen or an
    apostrophe may be written in each way. What our own pages print for it is one of them.
    """
    own = (word for name, word in printed.everywhere() if name == _PRINTED_AS.get(kind))
    forms = sorted((*in_all_languages("names").get(kind, ()), *own), key=len, reverse=True)
    told = "|".join(map(re.escape, forms)).replace(r"\ ", r"[\s-]+").replace("'", "['’]")
    return re.compile(rf"(?<!\w)(?:{told})(?!\w)", re.IGNORECASE)


@cache
def _between(kind: str) -> re.Pattern[str]:
    return re.compile(rf"\s+{phrases(kind).pattern}\s+(?=\S)")


def phrase_between(text: str, kind: str) -> Iterator[re.Match[str]]:
    """Where a phrase of one part stands between others, in small letters: with the space around
    it.
    """
    return _between(kind).finditer(text)


@cache
def countries() -> dict[str, str]:
    """The ISO 3166 code of each country by its name, in the form of `tokens.normal`."""
    return _codes("countries")


@cache
def states() -> dict[str, str]:
    """The code of a state or province by its name, in the form of `tokens.normal`."""
    return _codes("states")


def _codes(kind: str) -> dict[str, str]:
    table = in_all_languages("names").get(kind, {})
    return {name: code for code, names in table.items() for name in names}


@cache
def form_labels() -> dict[str, str]:
    """Which part of `tables.Form` a field is, by its name in the form of `tokens.normal`."""
    table = in_all_languages("names").get("form", {})
    found: dict[str, str] = {}
    for role, labels in table.items():
        for label in labels:
            found.setdefault(normal(label), role)
    return found


@lru_cache(maxsize=8192)
def field_of(label: str, *, whole: bool = False) -> str:
    """Which part of `tables.Form` a field of this name is: by the whole of it, else, unless `whole`
    is asked for, by the longest of the names of fields that it is made of ("Name of the firm");
    empty where other words than small ones stand in it.
    """
    words = normal(label).split()
    if whole or len(words) > _MOST_LABEL_WORDS:
        return form_labels().get(" ".join(words), "")
    longest, found, at = 0, "", 0
    while at < len(words):
        length = next(
            (
                n
                for n in range(len(words) - at, 0, -1)
                if " ".join(words[at : at + n]) in form_labels()
            ),
            0,
        )
        if not length and words[at] not in small_words():
            return ""
        if length > longest:
            longest, found = length, form_labels()[" ".join(words[at : at + length])]
        at += max(length, 1)
    return found


def field_before(text: str, *parts: str) -> int:
    """Where the value begins behind the name of a field of one of these parts of `tables.Form`:
    "Phone: …", "Phone …"; 0 where none stands before it.
    """
    head, colon, _value = text.replace("：", ":").partition(":")
    if colon and field_of(head) in parts:
        return _at_value(text, len(head) + 1)
    for space in list(_SPACE.finditer(text))[:_BEFORE_VALUE][::-1]:
        if form_labels().get(normal(text[: space.start()])) in parts:
            return _at_value(text, space.end())
    return 0


def _at_value(text: str, at: int) -> int:
    value = text[at:].lstrip()
    return len(text) - len(value) if value else 0


_SPACE = re.compile(r"\s+")
_BEFORE_VALUE = 4
"""Words of the name of a field before a value without a colon, at most."""
_MOST_LABEL_WORDS = 14
"""Words of a field's name, at most."""


def in_name_case(name: str) -> str:
    """A person's name that is set in capitals as a name is written: "MARÍA DE LA CRUZ" as "María de
    la Cruz". Initials and numerals stay; a name with small letters stays as it is, for its capitals
    mean something: "Anna MÜLLER", "Rachel Holdsworth RVN".
    """
    if name.upper() != name:
        return name
    return " ".join(
        _in_name_case(word, first=at == 0) if _is_loud(word) else word
        for at, word in enumerate(name.split(" "))
    )


def _is_loud(word: str) -> bool:
    return sum(map(str.isalpha, word)) >= 2 and not _INITIALS.fullmatch(word)


def _in_name_case(word: str, *, first: bool) -> str:
    if not first and normal(word) in name_words("particles"):
        return word.lower()
    return _PART.sub(lambda part: part[0].capitalize(), word)


_PART = re.compile(r"[^\W\d_]+")
_INITIALS = re.compile(r"(?:[^\W\d_]\.)+|[IVX]+")
"""Initials, and the numeral of "Henry VIII"."""


_PRINTED_AS = {"ends_on": "valid_until"}
"""Which word of `tables.PRINTED` says what a part of `tables.Names` does."""
_PHRASES = (
    *("own_account", "employment", "before_firm", "events", "given_by", "ends_on"),
    *("honours", "licences"),
)


def load() -> None:
    """Read every table: afterwards no file is opened, which a sealed process may not."""
    for table in (countries, states, form_labels):
        table()
    for kind in _PHRASES:
        phrases(kind)
    _between("before_firm")
