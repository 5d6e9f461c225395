"""Numbers in a text as values: "1,200", "1.200" in German and "twelve hundred" are one."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal

from interview_app.language.data import LanguageData, data_of
from interview_app.language.date_spans import dates_in, found_at
from interview_app.language.figures import fraction_of, groups_follow, literal_of
from interview_app.language.number_words import read_words
from interview_app.language.tokens import Token, plain, tokens

_CLOSE = re.compile(r"[\s\-‐‑]*|\.\s?")
_CODE_DIGITS = 3
_INEXACT = frozenset(("approximate", "at_most", "at_least"))


@dataclass(frozen=True, slots=True)
class Number:
    """One number: `value`, the characters `start` to `end` of the text, and whether a word or mark
    says that it is not exact ("about 50", "~50", "over 50", "50+").

    A minus sign (U+2212) makes the value negative; a hyphen never does.
    """

    value: Decimal
    text: str
    start: int
    end: int
    approximate: bool


@dataclass(frozen=True, slots=True)
class Figure:
    """A number as `units` needs it: tokens `first` up to `last`, the currency's sign before it,
    what is written at its end, whether it is in words, and by what the scale behind it multiplies.
    """

    value: Decimal
    first: int
    last: int
    approximate: bool
    money: str = ""
    tail: str = ""
    in_words: bool = False
    scale: Decimal = Decimal(1)


def numbers_in(text: str, language: str | LanguageData | None) -> tuple[Number, ...]:
    """All numbers of a text from left to right, in any notation and in words, without dates, names
    ("C++17", "ISO 9001", "S/4HANA", "24/7") and telephone numbers. A lone "one" is no number.
    """
    data = data_of(language)
    found = tokens(text)
    return tuple(
        number_of(one, found, text)
        for one in figures_in(found, text, data)
        if not (one.in_words and one.value == 1) and one.tail not in data.ordinal_endings
    )


def number_of(figure: Figure, found: Sequence[Token], text: str) -> Number:
    """The number at its place in the text."""
    start, end = found[figure.first].start, found[figure.last - 1].end
    return Number(figure.value, text[start:end], start, end, figure.approximate)


def figures_in(found: Sequence[Token], text: str, data: LanguageData) -> list[Figure]:
    """All numbers of a row of tokens that are not part of a date."""
    dated = {at for span in dates_in(text, data) for at in found_at(found, span)}
    taken = dated | _telephone(found, text)
    close = [is_close(found, text, at) and at not in taken for at in range(len(found))]
    figures: list[Figure] = []
    at = 0
    while at < len(found):
        one = _figure(found, text, at, close, data) if at not in taken else None
        if one is not None:
            figures.append(replace(one, approximate=one.approximate or _limited(found, one, data)))
        at = _behind(one, found, close, data) if one is not None else at + 1
    return figures


def _behind(
    figure: Figure, found: Sequence[Token], close: Sequence[bool], data: LanguageData
) -> int:
    """The token behind a number and its unit: "pour cent" is no hundred."""
    if figure.last >= len(found) or not close[figure.last]:
        return figure.last
    unit = data.unit_words.at(found, figure.last)
    return figure.last + (unit[1] if unit is not None else 0)


def is_close(found: Sequence[Token], text: str, at: int) -> bool:
    """Whether only blanks or a hyphen part a token from the one before it."""
    return at > 0 and _CLOSE.fullmatch(text, found[at - 1].end, found[at].start) is not None


def _figure(
    found: Sequence[Token], text: str, at: int, close: Sequence[bool], data: LanguageData
) -> Figure | None:
    literal = (
        literal_of(found[at].text, data) if found[at].has_digit or "½" in found[at].text else None
    )
    if literal is None:
        words = None if found[at].has_digit else read_words(found, at, close, data, None)
        if words is None:
            return None
        total, last = words
        return Figure(total.value, at, last, not total.exact, in_words=True)
    if not literal.money and not literal.tail and _is_code(found, at, close):
        return None
    value, last, tail = literal.value, at + 1, literal.tail
    while literal.open_groups and not tail and last < len(found):
        if not groups_follow(text[found[last - 1].end : found[last].start], found[last].text, data):
            break
        group = literal_of("1" + found[last].text, data)
        if group is None:
            break
        shift = 1000
        value = value * shift + group.value - shift
        tail, last = group.tail, last + 1
    part = fraction_of(found[last].text) if last < len(found) and close[last] else None
    if part is not None and not tail and value == int(value):
        value, last = value + part, last + 1
    figure = Figure(value, at, last, literal.inexact, literal.money, tail)
    figure = _scaled(figure, found, close, data)
    return figure if _is_known(figure.tail, data) else None


def _is_known(tail: str, data: LanguageData) -> bool:
    """Whether what is written at a figure's end measures it: "12kg", no "3D"."""
    words = (data.unit_words, data.money_words)
    return not tail or tail in data.ordinal_endings or any(one.of(tail) for one in words)


def _scaled(
    figure: Figure, found: Sequence[Token], close: Sequence[bool], data: LanguageData
) -> Figure:
    """A number in figures with the scale behind it: "1.2 million", "50k", "two and a half"."""
    if figure.tail:
        return _scaled_at_end(figure, data)
    words = (
        read_words(found, figure.last, close, data, figure.value)
        if figure.last < len(found) and close[figure.last]
        else None
    )
    if words is None:
        return _scaled_beside(figure, found, close, data)
    total, last = words
    return replace(
        figure,
        value=total.value,
        last=last,
        approximate=figure.approximate or not total.exact,
        scale=total.value / figure.value if figure.value else figure.scale,
    )


def _scaled_beside(
    figure: Figure, found: Sequence[Token], close: Sequence[bool], data: LanguageData
) -> Figure:
    """A number with a scale written at the currency behind it: "80 T€", "1,2 M€"."""
    if figure.last >= len(found) or not close[figure.last] or found[figure.last].has_digit:
        return figure
    tail = plain(found[figure.last].text)
    scaled = _scaled_at_end(replace(figure, tail=tail), data)
    is_money = scaled.tail != tail and data.money_words.of(scaled.tail) is not None
    return replace(scaled, last=figure.last + 1) if is_money else figure


def _scaled_at_end(figure: Figure, data: LanguageData) -> Figure:
    """A number with a scale written at its end: "50k", "$1.2m", "50k€"."""
    for scales, of_money in ((data.attached, False), (data.money_scales, True)):
        for form, scale in scales:
            rest = figure.tail.removeprefix(form).lstrip("+ ")
            money = of_money and data.money_words.of(rest) is not None
            if not figure.tail.startswith(form) or (rest[:1].isalpha() and not money):
                continue
            if of_money and not figure.money and not money:
                continue
            inexact = figure.approximate or "+" in figure.tail
            value = figure.value * scale
            return replace(figure, value=value, tail=rest, approximate=inexact, scale=scale)
    return figure


def _is_code(found: Sequence[Token], at: int, close: Sequence[bool]) -> bool:
    """Whether a figure is part of a name: "ISO 9001", "DIN EN 60079"."""
    if not (at and close[at] and len(found[at].text) >= _CODE_DIGITS and found[at].text.isdigit()):
        return False
    before = found[at - 1].text
    return len(before) >= 2 and before.isalpha() and before.isupper()


def _telephone(found: Sequence[Token], text: str) -> set[int]:
    """The tokens of telephone numbers: figures that begin with + or 0 and go on for seven digits
    or more.
    """
    taken: set[int] = set()
    for first in range(len(found)):
        if first in taken or not re.fullmatch(r"\+\d+(?:/\d+)?|0\d+(?:/\d+)?", found[first].text):
            continue
        last = first + 1
        while (
            last < len(found)
            and re.fullmatch(r"[\d/]+", found[last].text)
            and re.fullmatch(r"[\s()/.\-‐‑–]*", text[found[last - 1].end : found[last].start])
        ):
            last += 1
        digits = sum(one.isdigit() for at in range(first, last) for one in found[at].text)
        if digits >= 7:
            taken.update(range(first, last))
    return taken


def _limited(found: Sequence[Token], figure: Figure, data: LanguageData) -> bool:
    """Whether a word or mark beside a number says that it is not exact."""
    before = data.limit_words.before(found, figure.first)
    after = data.limit_words.at(found, figure.last)
    if before is not None and before[0] in _INEXACT:
        return True
    if after is not None and after[0] in _INEXACT and after[1] > 1:
        return True
    return figure.first > 0 and found[figure.first - 1].text in tuple("~≈<>≤≥±")
