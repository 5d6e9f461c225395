"""The data of a language: `resources/language/<code>.yaml`, words and forms only.

A file has the tables of `tables` (no regular expression, no template, no rule, no sentence) and at
most `MOST_ENTRIES` hand-written entries. `common.yaml` has what is written alike everywhere (%, kg,
€). packaging/language_data.py compiles each file to JSON, for importing a YAML reader alone
takes longer than reading it.
"""

from collections.abc import Iterable, Mapping
from decimal import Decimal
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Literal

from pydantic import Field

from interview_app.language.files import COMMON, codes, folder_of_resources, merged, read
from interview_app.language.phrases import Phrases
from interview_app.language.tables import (
    LIMITS,
    Calendar,
    Forms,
    Names,
    Notation,
    Numbers,
    Ordinals,
    Part,
    Postings,
    Scales,
    SmallWords,
    Titles,
    Voice,
)
from interview_app.language.tokens import fold, plain

MOST_ENTRIES = 1_500
_LONG_UNIT = 6
"""Letters of a unit that is part of a word: "-jährig".
"""


SectionName = Literal[
    "experience", "projects", "volunteer", "education", "skills", "certificates", "languages",
    "summary", "contact", "publications", "awards", "interests", "references", "other",
    "formalities",
]  # fmt: skip
"""What a section of a résumé is about; a heading in a language's file names one of these."""


class LanguageData(Part):
    """All tables of one language; `code` is ISO 639-1."""

    code: str
    name: str = ""
    notation: Notation = Notation()
    months: Mapping[int, Forms] = Field(default_factory=dict)
    calendar: Calendar = Calendar()
    numbers: Numbers = Numbers()
    scales: Scales = Scales()
    ordinals: Ordinals = Ordinals()
    units: Mapping[str, Forms] = Field(default_factory=dict)
    money: Mapping[str, Forms] = Field(default_factory=dict)
    small_words: SmallWords = SmallWords()
    sections: Mapping[SectionName, Forms] = Field(default_factory=dict)
    section_words: Mapping[str, Forms] = Field(default_factory=dict)
    names: Names = Names()
    postings: Postings = Postings()
    titles: Titles = Titles()
    voice: Voice = Voice()

    @cached_property
    def month_names(self) -> Phrases[int]:
        """Month names; seasons are in `season_names`."""
        return Phrases(self.months)

    @cached_property
    def season_names(self) -> Phrases[int]:
        """Seasons, by the month they begin in."""
        return Phrases(self.calendar.seasons)

    @cached_property
    def calendar_words(self) -> Phrases[str]:
        """The words around dates, by what they are."""
        parts = ("present", "since", "until", "to", "of", "before", "between")
        return Phrases({part: getattr(self.calendar, part) for part in parts})

    @cached_property
    def number_words(self) -> Phrases[Decimal]:
        """Cardinals."""
        return Phrases(self.numbers.values)

    @cached_property
    def fraction_words(self) -> Phrases[int]:
        """Fractions, by what they divide by."""
        return Phrases(self.numbers.fractions)

    @cached_property
    def scale_words(self) -> Phrases[tuple[Decimal, bool]]:
        """Scales, and whether they are exact."""
        rows: dict[tuple[Decimal, bool], Forms] = {
            (value, True): forms for value, forms in self.scales.exact.items()
        }
        rows.update({(value, False): forms for value, forms in self.scales.rough.items()})
        return Phrases(rows)

    @cached_property
    def number_joints(self) -> Phrases[str]:
        """Joints, articles and halves among number words."""
        parts = ("joints", "articles", "halves")
        return Phrases({part: getattr(self.numbers, part) for part in parts})

    @cached_property
    def out_of(self) -> Phrases[str]:
        """What stands between the parts and the whole of a share."""
        return Phrases({"out_of": self.numbers.out_of})

    @cached_property
    def number_pieces(self) -> str:
        """What number words written as one are made of, the longest first, as alternatives of a
        pattern.
        """
        tables = (self.number_words, self.scale_words, self.number_joints)
        forms = {form for table in tables for form in table.forms() if form.isalpha()}
        return "|".join(
            sorted((form for form in forms if len(form) > 1), key=lambda one: (-len(one), one))
        )

    @cached_property
    def attached(self) -> tuple[tuple[str, Decimal], ...]:
        """Scales written at a figure, the longest first."""
        return _longest_first(self.scales.attached)

    @cached_property
    def money_scales(self) -> tuple[tuple[str, Decimal], ...]:
        """Scales written at the figure of a sum of money, the longest first."""
        return _longest_first(self.scales.money)

    @cached_property
    def ordinal_endings(self) -> frozenset[str]:
        """What is written at a figure that is an ordinal."""
        return frozenset(map(plain, self.ordinals.endings))

    @cached_property
    def long_units(self) -> tuple[Mapping[str, str], tuple[int, ...]]:
        """Units that a number word may be written with as one, and how long they are, the longest
        first.
        """
        forms = {
            one: unit for one, unit in self.unit_words.forms().items() if len(one) >= _LONG_UNIT
        }
        return forms, tuple(sorted({len(one) for one in forms}, reverse=True))

    @cached_property
    def number_starts(self) -> frozenset[str]:
        """The first words of all numbers in words."""
        tables = (self.number_words, self.scale_words, self.number_joints)
        return frozenset(word for table in tables for word in table.first_words())

    @cached_property
    def ordinal_words(self) -> Phrases[int]:
        """Ordinals."""
        return Phrases(self.ordinals.values)

    @cached_property
    def unit_words(self) -> Phrases[str]:
        """Units by their canonical name."""
        return Phrases(self.units)

    @cached_property
    def letter_units(self) -> frozenset[str]:
        """Units of one letter as they are written: "24,000 a year" are no amperes."""
        return frozenset(form for forms in self.units.values() for form in forms if len(form) == 1)

    @cached_property
    def money_words(self) -> Phrases[str]:
        """Currencies by their ISO 4217 code."""
        return Phrases(self.money)

    @cached_property
    def limit_words(self) -> Phrases[str]:
        """Negations, limits and helpers, by kind."""
        return Phrases({part: getattr(self.small_words, part) for part in LIMITS})

    @cached_property
    def small_forms(self) -> frozenset[str]:
        """All small words, without accents."""
        tables = [getattr(self.small_words, part) for part in (*LIMITS, "others")]
        return frozenset().union(*[map(plain, forms) for forms in tables])


def _longest_first(rows: Mapping[Decimal, Forms]) -> tuple[tuple[str, Decimal], ...]:
    pairs = [(fold(form), value) for value, forms in rows.items() for form in forms]
    return tuple(sorted(pairs, key=lambda one: (-len(one[0]), one[0])))


@lru_cache(maxsize=8)
def languages(folder: Path | None = None) -> tuple[str, ...]:
    """The languages that texts are understood in: those whose negations are known. Of others there
    is what reading a document needs.
    """
    place = folder or folder_of_resources()
    return tuple(
        code for code in codes(place) if "negation" in read(place, code).get("small_words", {})
    )


def voice_words() -> tuple[list[str], list[str]]:
    """Of every language: words that are said on every résumé, and how a list of duties begins."""
    voices = [load(code).voice for code in languages()]
    return (
        [word for voice in voices for word in voice.banned],
        [word for voice in voices for word in voice.duties],
    )


@lru_cache(maxsize=32)
def load(code: str | None, folder: Path | None = None) -> LanguageData:
    """The data of a language with what all share; only the latter for None and for a language
    without a file.

    Args:
        code: ISO 639-1.
        folder: where the files lie; the app's own if None. A folder without `common.yaml` uses
            the app's.

    Raises:
        pydantic.ValidationError: a file has an unknown table or a value of a wrong type.
    """
    place = folder or folder_of_resources()
    common = read(place, COMMON) or read(folder_of_resources(), COMMON)
    own = read(place, code) if code is not None else {}
    return LanguageData.model_validate(merged(common, {"code": code or "", **own}))


def data_of(language: str | LanguageData | None) -> LanguageData:
    """The data a reader was given, or that of the code it was given."""
    return language if isinstance(language, LanguageData) else load(language)


def entries(table: Any) -> int:
    """How many forms stand in a table or file."""
    if isinstance(table, Mapping):
        return sum(map(entries, table.values()))
    return sum(map(entries, table)) if _is_list(table) else 1


def _is_list(value: Any) -> bool:
    return isinstance(value, Iterable) and not isinstance(value, str)
