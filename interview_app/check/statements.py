"""What the evidence of one entry says, statement by statement, made ready for comparing.

A statement is one approved line, one sentence, one metric or one field, and knows the card it is
of.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from decimal import Decimal
from enum import StrEnum
from functools import cached_property

from interview_app.check.wording import wording_key
from interview_app.domain.dates import PRESENT, MonthSpan, month_span
from interview_app.language.data import load
from interview_app.language.dates import DateSpan, dates_in
from interview_app.language.fractions import Fraction, fractions_in, shares_in
from interview_app.language.stems import stem
from interview_app.language.tokens import Token, plain, tokens
from interview_app.language.units import DURATIONS, Quantity, base_of, in_base, quantities_in
from interview_app.language.units import Kind as Measure
from interview_app.language.words import is_small, limits_in


class Told(StrEnum):
    """What a statement is."""

    LINE = "line"
    """A line the person approved."""
    SENTENCE = "sentence"
    """A sentence of a card that has no lines: it counts as one."""
    FIELD = "field"
    """A metric or field of such a card."""
    TEXT = "text"
    """Other words of the evidence: they may be used, and are no line."""


@dataclass(frozen=True, eq=False)
class Statement:
    """One thing that the evidence says. `about`: what it counts is only about right."""

    text: str
    told: Told
    language: str | None = None
    card_id: str | None = None
    line_id: str | None = None
    about: bool = False

    @cached_property
    def tokens(self) -> tuple[Token, ...]:
        """Its words, numbers and marks."""
        return tokens(self.text)

    def is_small(self, token: Token) -> bool:
        """Whether a word of it says nothing by itself."""
        return self.language is not None and is_small(token.text, self.language)

    @cached_property
    def words(self) -> frozenset[str]:
        """What its words are compared by: `word_keys` of each."""
        return frozenset(
            key for token in self.tokens for key in word_keys(token.text, self.language)
        )

    @cached_property
    def telling(self) -> frozenset[str]:
        """One key for each of its words that says something."""
        return frozenset(
            word_keys(token.text, self.language)[0]
            for token in self.tokens
            if not self.is_small(token)
        )

    @cached_property
    def dates(self) -> tuple[DateSpan, ...]:
        """The dates it names."""
        return dates_in(self.text, self.language)

    @cached_property
    def quantities(self) -> tuple[Quantity, ...]:
        """The figures it names that are no dates."""
        return figures_of(self.text, self.language, self.dates)

    @cached_property
    def with_units(self) -> tuple[Quantity, ...]:
        """Its figures, and with the unit and scale of its neighbour each one that has none
        of its own: "from 98 to 112 kg", "5 weeks, it had been eight", "3 million, planned 2".
        """
        found = self.quantities
        near = [one for one in found if one.kind != "plain" or not _FIRST <= one.value <= _LAST]
        given = [
            replace(one, value=one.value * scale, unit=other.unit, kind=other.kind)
            for at, one in enumerate(near)
            for other in (*near[at + 1 : at + 2], *near[max(at - 1, 0) : at])
            if one.kind == "plain" and (other.unit is not None or other.scale != one.scale)
            for scale in {Decimal(1), other.scale / one.scale}
        ]
        shares = shares_in(self.text, self.language)
        return (*found, *given, *_as_figures(shares, self.text, self.language))

    def is_about(self, figure: Quantity) -> bool:
        """Whether a figure of it is only about right: "about 50", no "up to 50" or "over 50"."""
        if not figure.approximate:
            return self.about
        limits = (one for one in limits_in(self.text, self.language) if one.kind == "approximate")
        return self.about or any(
            len(self.text[one.end : figure.start].split()) <= 1 and one.end <= figure.start
            for one in limits
        )

    @cached_property
    def units_named(self) -> tuple[str, ...]:
        """The units it names without a figure: "an hour", "percentage"."""
        return tuple(units_named(self.tokens, self.quantities, self.language))

    @cached_property
    def periods(self) -> frozenset[Decimal]:
        """The lengths of time it names without a figure, in months: "a year", "every week"."""
        return frozenset(DURATIONS[one] for one in self.units_named if one in DURATIONS)


_FIRST, _LAST = 1930, 2069
"""What is a year, be it read as one or not."""


def word_keys(word: str, language: str | None) -> tuple[str, ...]:
    """What two forms of one word share: its stem without accents, and the folded word itself."""
    return plain(stem(word, language)), plain(word)


def figures_of(text: str, language: str | None, dates: Iterable[DateSpan]) -> tuple[Quantity, ...]:
    """The quantities of a text that stand in no date of it, fractions as percentages."""
    taken = [(one.start_at, one.end_at) for one in dates]
    read = [
        one
        for one in quantities_in(text, language)
        if not any(start < one.end and one.start < end for start, end in taken)
    ]
    parts = [
        part
        for part in fractions_in(text, language)
        if all(part.start <= one.start and one.end <= part.end for one in read if _meet(one, part))
    ]
    found = [one for one in read if not any(_meet(one, part) for part in parts)]
    found += _as_figures(parts, text, language)
    return tuple(sorted(found, key=lambda one: one.start))


def _meet(one: Quantity, part: Fraction) -> bool:
    return one.start < part.end and part.start < one.end


def _as_figures(parts: Iterable[Fraction], text: str, language: str | None) -> list[Quantity]:
    """Parts of a text as figures, about right behind a word that says so."""
    limits = [one.end for one in limits_in(text, language) if one.kind != "helper"]
    return [
        _as_figure(
            part,
            about=any(not text[end : part.start].strip() for end in limits if end <= part.start),
        )
        for part in parts
    ]


def _as_figure(part: Fraction, *, about: bool) -> Quantity:
    """A fraction as a percentage, or as a figure of what it is a part of."""
    if part.unit is None:
        value = round(part.value * 100, 1 if part.value * 1000 % 1 == 0 else 0)
        return Quantity(
            value, "percent", "percent", part.text, part.start, part.end, approximate=about
        )
    kind: Measure = "duration" if part.unit in DURATIONS else "unit"
    return Quantity(part.value, kind, part.unit, part.text, part.start, part.end, approximate=about)


ANY = "any"
"""What a figure of any unit measures."""


def _bare(text: str) -> str:
    return re.sub(r"(?<=\d)[.,'’](?=\d{3}(?!\d))", "", text)


@dataclass(frozen=True, eq=False)
class Evidence:
    """The statements of one entry with the values of its fields.

    `values`: approved values by field (`title`, `employer`, `place` …). `spans`: the months it
    lasted, one for each post.
    """

    name: str
    statements: tuple[Statement, ...]
    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    times: tuple[tuple[str, str | None], ...] = ()
    today: str = ""
    _texts: dict[tuple[Told, ...], str] = field(default_factory=dict)

    @cached_property
    def keys(self) -> Mapping[str, tuple[Statement, ...]]:
        """The statements that count as a line, by what they share with a line that is the same."""
        found: dict[str, tuple[Statement, ...]] = {}
        for one in self.statements:
            if one.told is not Told.TEXT:
                key = wording_key(one.text, one.language)
                found[key] = (*found.get(key, ()), one)
        return found

    @cached_property
    def words(self) -> frozenset[str]:
        """What all its words are compared by."""
        return frozenset(key for one in self.statements for key in one.words)

    @cached_property
    def figures(self) -> Mapping[tuple[str, Decimal], tuple[Quantity, ...]]:
        """Its figures, in the smallest unit of their kind."""
        found: dict[tuple[str, Decimal], tuple[Quantity, ...]] = {}
        for statement in self.statements:
            for one in statement.with_units:
                for key in {in_base(one), (ANY, one.value.normalize())}:
                    found[key] = (*found.get(key, ()), one)
            for unit in statement.units_named:
                base, factor = base_of(unit)
                found.setdefault((base, factor.normalize()), ())
        return found

    def of_value(self, asked: Quantity) -> tuple[Quantity, ...]:
        """Its figures of the same value, whatever they measure, else those of the same measure
        when that is told in another unit.
        """
        return self.figures.get((ANY, asked.value.normalize()), ()) or self.figures.get(
            in_base(asked), ()
        )

    @cached_property
    def measures(self) -> frozenset[str]:
        """The kinds of its figures: units, currencies, percent."""
        return frozenset(kind for kind, _value in self.figures)

    @cached_property
    def dates(self) -> tuple[str, ...]:
        """Every date it names, `YYYY` or `YYYY-MM`, those it began and ended too."""
        found = [one for statement in self.statements for one in statement.dates]
        named = [one for span in (*self.times, *((d.start, d.end) for d in found)) for one in span]
        return tuple(dict.fromkeys(one for one in named if one and one != PRESENT))

    @cached_property
    def is_open(self) -> bool:
        """Whether something of it reaches to this day."""
        ends = [end for _start, end in self.times]
        ends += [one.end for statement in self.statements for one in statement.dates]
        return PRESENT in ends

    @cached_property
    def denies(self) -> bool:
        """Whether something of it says no or not."""
        return any(
            limit.kind == "negation"
            for one in self.statements
            for limit in limits_in(one.text, one.language)
        )

    @cached_property
    def digits(self) -> frozenset[str]:
        """Its words with digits, bare of what groups these."""
        return frozenset(
            _bare(token.text)
            for statement in self.statements
            for token in statement.tokens
            if token.has_digit
        )

    def has_digits(self, text: str) -> bool:
        """Whether a figure stands in it as it is written, wherever its digits are grouped."""
        return _bare(text) in self.digits

    def text_of(self, kinds: tuple[Told, ...]) -> str:
        """Its words of some kinds in a row, without accents, each between blanks."""
        if kinds not in self._texts:
            told = (one for one in self.statements if one.told in kinds)
            rows = (" ".join(plain(token.text) for token in one.tokens) for one in told)
            self._texts[kinds] = f" {' | '.join(rows)} "
        return self._texts[kinds]

    @cached_property
    def words_of_cards(self) -> Mapping[str, frozenset[str]]:
        """The words and the values of the figures of each card."""
        found: dict[str, frozenset[str]] = {}
        for one in self.statements:
            if one.card_id is not None:
                figures = {f"{figure.value}" for figure in one.quantities}
                found[one.card_id] = found.get(one.card_id, frozenset()) | one.words | figures
        return found

    @property
    def title(self) -> str:
        """What the entry is called: its employer and job title."""
        names = (self.values.get(field, ("",))[0] for field in ("employer", "title", "degree"))
        return ", ".join(filter(None, names)) or self.name

    @cached_property
    def languages(self) -> frozenset[str]:
        """The languages its sentences are in, as far as they can be told."""
        return frozenset(
            one.language for one in self.statements if one.language and one.told is not Told.FIELD
        )

    @cached_property
    def spans(self) -> tuple[MonthSpan, ...]:
        """The months each post may have lasted: an end that nobody told refutes no length."""
        found = (month_span(start, end or PRESENT, today=self.today) for start, end in self.times)
        return tuple(one for one in found if one is not None)

    def without(self, ids_or_texts: Collection[str]) -> "Evidence":
        """What is left when some lines, told by their ids or texts, do not count."""
        left = tuple(
            one
            for one in self.statements
            if one.line_id not in ids_or_texts
            and not (one.told is Told.LINE and one.text in ids_or_texts)
        )
        if len(left) == len(self.statements):
            return self
        return Evidence(self.name, left, self.values, self.times, self.today)


def units_named(
    found: tuple[Token, ...], figures: tuple[Quantity, ...], language: str | None
) -> Iterator[str]:
    """The units that words name without a figure."""
    data = load(language)
    for at, token in enumerate(found):
        hit = data.unit_words.at(found, at) or data.money_words.at(found, at)
        inside = any(one.start <= token.start < one.end for one in figures)
        if hit is not None and not inside and len(token.text) > 1:
            yield hit[0]
