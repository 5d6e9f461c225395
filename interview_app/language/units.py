"""Numbers with what they measure: shares, sums of money, durations, units, ordinals."""

import re
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Literal as OneOf

from interview_app.language.data import LanguageData, data_of
from interview_app.language.number_words import joined_value
from interview_app.language.numbers import Figure, figures_in, is_close
from interview_app.language.tokens import Token, plain, tokens

Kind = OneOf["plain", "percent", "money", "duration", "unit", "ordinal"]
PERCENT = "percent"
DURATIONS: dict[str, Decimal] = {
    "hour": Decimal(12) / Decimal(365 * 24),
    "day": Decimal(12) / Decimal(365),
    "week": Decimal(12) / Decimal(52),
    "month": Decimal(1),
    "quarter": Decimal(3),
    "year": Decimal(12),
    "decade": Decimal(120),
}
"""Units of time and their length in months."""
_PARTS: dict[str, dict[str, str]] = {
    "second": {"millisecond": "0.001", "minute": "60", "hour": "3600"},
    "day": {"week": "7", "fortnight": "14"},
    "month": {"quarter": "3", "year": "12", "decade": "120"},
    "m": {"mm": "0.001", "cm": "0.01", "km": "1000"},
    "m²": {"ha": "10000", "km²": "1000000"},
    "l": {"ml": "0.001", "cl": "0.01", "hl": "100", "m³": "1000"},
    "kg": {"mg": "0.000001", "g": "0.001", "t": "1000"},
    "kW": {"W": "0.001", "MW": "1000"},
    "kWh": {"MWh": "1000", "GWh": "1000000"},
    "Hz": {"kHz": "1000", "MHz": "1000000", "GHz": "1000000000"},
    "V": {"kV": "1000"},
    "GB": {"MB": "0.001", "TB": "1000", "PB": "1000000"},
    "percent": {"per mille": "0.1", "percentage point": "1"},
}
"""For each unit what others are of it, where that is exact."""
_FACTORS = {
    unit: (base, Decimal(factor)) for base, rows in _PARTS.items() for unit, factor in rows.items()
}
_NEXT = {"hour": "minute", "minute": "second"}
"""What a number right behind a unit counts: "2 h 30"."""
_SIXTY = 60


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number and what it measures. `unit` is the ISO 4217 code of money, the canonical name of a
    unit or of a duration ("month"), None for plain numbers and ordinals. `scale` is what a word or
    sign behind the digits multiplies them by ("3.1 million").
    """

    value: Decimal
    kind: Kind
    unit: str | None
    text: str
    start: int
    end: int
    approximate: bool
    scale: Decimal = Decimal(1)


def in_base(one: Quantity) -> tuple[str, Decimal]:
    """What a figure measures, and its value in the smallest unit of that."""
    measure, factor = base_of(one.unit or one.kind)
    return measure, (one.value * factor).normalize()


def base_of(unit: str) -> tuple[str, Decimal]:
    """The smallest unit of what a unit measures, and how many of these it is."""
    return _FACTORS.get(unit, (unit, Decimal(1)))


def quantities_in(text: str, language: str | LanguageData | None) -> tuple[Quantity, ...]:
    """All quantities of a text from left to right, without dates. In a range ("25-30 %") the first
    number has the unit of the second; "1 h 20 min" is one, of the smaller unit. A lone "one" counts
    only with a unit.
    """
    return _Reader(text, data_of(language)).quantities()


class _Reader:
    """The quantities of one text."""

    def __init__(self, text: str, data: LanguageData) -> None:
        self._text = text
        self._data = data
        self._found = tokens(text)

    def quantities(self) -> tuple[Quantity, ...]:
        """All of them, from left to right."""
        read: list[Quantity] = []
        figures = figures_in(self._found, self._text, self._data)
        for figure in figures:
            one = self._quantity(figure)
            if one.kind == "plain" and figure.in_words and figure.value == 1:
                continue
            if read and read[-1].kind == "plain" and self._is_range(read[-1], one):
                read[-1] = replace(read[-1], kind=one.kind, unit=one.unit)
            joined = self._joined(read[-1], one) if read else None
            read[-1:] = [joined] if joined else [*read[-1:], one]
        taken = {at for one in figures for at in range(one.first, one.last)}
        read += self._in_other_words(taken)
        return tuple(sorted(read, key=lambda one: one.start))

    def _joined(self, one: Quantity, other: Quantity) -> Quantity | None:
        """Two of one measure as one, when the second has a smaller unit and stands right behind."""
        between = self._text[one.end : other.start].strip(" ,\u00a0")
        if between and self._data.number_joints.of(between) != "joints":
            return None
        unit = other.unit
        if unit is None and not between and other.kind == "plain" and other.value < _SIXTY:
            unit = _NEXT.get(one.unit or "")
        if unit is None or one.unit is None:
            return None
        (base, large), (same, small) = base_of(one.unit), base_of(unit)
        if base != same or large <= small:
            return None
        value = one.value * large / small + other.value
        return replace(
            one,
            value=value,
            unit=unit,
            kind=_kind_of(unit),
            text=self._text[one.start : other.end],
            end=other.end,
            approximate=one.approximate or other.approximate,
        )

    def _quantity(self, figure: Figure) -> Quantity:
        if figure.money:
            code = self._data.money_words.of(figure.money)
            return self._made(figure, "money", code, figure.first, figure.last)
        if figure.tail:
            return self._with_tail(figure)
        before = self._data.money_words.before(self._found, figure.first)
        if (
            before is not None
            and self._is_close(figure.first)
            and not self._is_a_word(figure.first - 1, before[0])
        ):
            return self._made(figure, "money", before[0], figure.first - before[1], figure.last)
        if self._is_close(figure.last):
            money = self._data.money_words.at(self._found, figure.last)
            if money is not None and not self._is_a_word(figure.last, money[0]):
                return self._made(figure, "money", money[0], figure.first, figure.last + money[1])
            unit = self._data.unit_words.at(self._found, figure.last)
            symbol = self._found[figure.last].text
            if unit is not None and (len(symbol) > 1 or symbol in self._data.letter_units):
                return self._with_unit(figure, unit[0], figure.last + unit[1])
        return self._made(figure, self._plain_kind(figure), None, figure.first, figure.last)

    def _is_a_word(self, at: int, code: str) -> bool:
        """Whether a currency's code in small letters is a word: a "ten-pen farm" costs nothing."""
        token = self._found[at]
        return token.folded == code.casefold() and not token.text.isupper()

    def _with_tail(self, figure: Figure) -> Quantity:
        """A number with something written at its end: "40%", "500€", "12kg", "3rd"."""
        money = self._data.money_words.of(figure.tail)
        if money is not None:
            return self._made(figure, "money", money, figure.first, figure.last)
        unit = self._data.unit_words.of(figure.tail)
        if unit is not None:
            return self._with_unit(figure, unit, figure.last)
        return self._made(figure, "ordinal", None, figure.first, figure.last)

    def _with_unit(self, figure: Figure, unit: str, last: int) -> Quantity:
        half = self._half_behind(last)
        if half:
            figure = replace(figure, value=figure.value + Decimal("0.5"))
        return self._made(figure, _kind_of(unit), unit, figure.first, last + half)

    def _half_behind(self, last: int) -> int:
        """How many tokens of "and a half" stand behind a unit: "año y medio"."""
        kinds: list[str] = []
        at = last
        while len(kinds) < 3 and self._is_close(at):
            hit = self._data.number_joints.at(self._found, at)
            if hit is None:
                break
            kinds.append(hit[0])
            at += hit[1]
        return at - last if kinds[:1] == ["joints"] and kinds[-1] == "halves" else 0

    def _plain_kind(self, figure: Figure) -> Kind:
        """Whether a figure with a full stop behind it is an ordinal: "3. Lehrjahr"."""
        if "." not in self._data.ordinals.endings or figure.last >= len(self._found):
            return "plain"
        gap = self._text[self._found[figure.last - 1].end : self._found[figure.last].start]
        small = figure.value == int(figure.value) and 0 < figure.value < 100
        return "ordinal" if gap == ". " and small and not figure.in_words else "plain"

    def _made(
        self, figure: Figure, kind: Kind, unit: str | None, first: int, last: int
    ) -> Quantity:
        start, end = self._found[first].start, self._found[last - 1].end
        text = self._text[start:end]
        about, scale = figure.approximate, figure.scale
        return Quantity(figure.value, kind, unit, text, start, end, about, scale)

    def _is_range(self, one: Quantity, other: Quantity) -> bool:
        """Whether a dash or "to" is all that stands between two numbers."""
        if other.kind in ("plain", "ordinal"):
            return False
        between = self._text[one.end : other.start]
        word = self._data.calendar_words.of(between)
        return re.fullmatch(r"\s?[-–—‐‑]\s?", between) is not None or word == "to"

    def _is_close(self, at: int) -> bool:
        return at < len(self._found) and is_close(self._found, self._text, at)

    def _in_other_words(self, taken: set[int]) -> list[Quantity]:
        """Ordinals in words, and numbers written as one with their unit: "dreijährig"."""
        made: list[Quantity] = []
        for at, token in enumerate(self._found):
            if at in taken or token.has_digit:
                continue
            ordinal = self._data.ordinal_words.at(self._found, at)
            if ordinal is not None:
                figure = Figure(Decimal(ordinal[0]), at, at + ordinal[1], approximate=False)
                made.append(self._made(figure, "ordinal", None, at, at + ordinal[1]))
            elif (joined := _joined_unit(token, self._data)) is not None:
                figure = Figure(joined[0], at, at + 1, approximate=False)
                made.append(self._made(figure, _kind_of(joined[1]), joined[1], at, at + 1))
        return made


def _joined_unit(token: Token, data: LanguageData) -> tuple[Decimal, str] | None:
    """A number word and a unit in one word."""
    word = plain(token.text)
    forms, lengths = data.long_units
    length = next((one for one in lengths if len(word) > one and word[-one:] in forms), 0)
    if not length:
        return None
    value = data.number_words.of(word[:-length]) or joined_value(word[:-length], data)
    return None if value is None else (value, forms[word[-length:]])


def _kind_of(unit: str) -> Kind:
    if unit == PERCENT:
        return "percent"
    return "duration" if unit in DURATIONS else "unit"
