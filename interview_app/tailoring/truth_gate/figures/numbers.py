"""Quantities of a line in every form: digits, words, money, percent, factors, times and measures (CONTRACT D8).

A quantity is compared by its readings, pairs of (kind, value): "three quarters" and "75 %" both read ("percent", 75),
"18 months" and "one and a half years" both read ("year", 3/2). "1.200" has two readings, since it may be either.
"""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise

from interview_app.tailoring.truth_gate.figures import (
    number_units,
    number_words,
    one_period,
    shared_units,
    shares,
    spelled,
)
from interview_app.tailoring.truth_gate.figures.limits import limit
from interview_app.tailoring.truth_gate.figures.pairs import pair_up
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.figures.units import (
    MONEY,
    MONEY_CODES,
    UNITS,
    Reading,
    unit_readings,
)
from interview_app.tailoring.truth_gate.words.tokens import Token


def quantities(found: Sequence[Token], text: str, *, german: bool = False) -> list[Quantity]:
    """All quantities of a line in order; their tokens are marked `used = "number"`.

    A mark before three figures is one of thousands where the line's language writes it so: "1,800" is no 1.8 in English.
    """
    result: list[Quantity] = []
    behind = 0
    for at in _may_begin(found):
        quantity = None if at < behind or found[at].used else _quantity(found, at, text)
        if quantity is None:
            continue
        for token in found[quantity.first : quantity.last + 1]:
            token.used = "number"
        if shares.names_its_thing(found, quantity.first, quantity.last):
            found[quantity.first + 1].used = ""  # "one *pot* in twenty" speaks of pots
        result.append(
            _in_language(quantity, found[quantity.first : quantity.last + 1], german=german)
        )
        behind = quantity.last + 1
    if not result:
        return result
    result = _in_one(result, found, text) if len(result) > 1 else result
    for before, after in pairwise([one for one in result if not one.like_a_year]):
        shared_units.share(before, after, found)
    pair_up(result, found)
    for quantity in result:
        shared_units.add_ages(quantity, found)
        if german:
            shared_units.add_money(quantity, found)
    return result


def _may_begin(found: Sequence[Token]) -> list[int]:
    """The tokens that may begin a quantity, as far as each tells by itself; behind "zu" any word may ("zu dritt")."""
    begin: list[int] = []
    before = ""
    for at, token in enumerate(found):
        kind, low = token.kind, token.low
        if (_may_count(low) or before == "zu") if kind == "word" else kind in _NUMERIC:
            begin.append(at)
        before = low
    return begin


_NUMERIC = frozenset(("num", "money", "frac"))


def _in_one(result: list[Quantity], found: Sequence[Token], text: str) -> list[Quantity]:
    """The quantities with a time told in two units as one: "2 minutes 15 seconds"."""
    joined: list[Quantity] = []
    for quantity in result:
        before = joined[-1] if joined else None
        if before is None or not _goes_on(before, quantity, found):
            joined.append(quantity)
            continue
        value = next(value for kind, value in before.readings if kind == before.kind)
        more = next(value for kind, value in quantity.readings if kind == quantity.kind)
        joined[-1] = replace(
            before,
            readings=frozenset({(before.kind, value + more)}),
            raw=text[found[before.first].start : found[quantity.last].end],
            last=quantity.last,
            plain=frozenset(),
        )
    return joined


def _goes_on(one: Quantity, two: Quantity, found: Sequence[Token]) -> bool:
    """Whether a smaller time stands right behind a larger one of its kind, or joined by "and"."""
    between = [token.low for token in found[one.last + 1 : two.first]]
    if (
        one.kind != two.kind
        or one.kind not in ("hour", "year")
        or between not in ([], ["and"], ["und"])
    ):
        return False
    if len(one.readings) != 1 or len(two.readings) != 1 or two.modifier:
        return False
    larger, smaller = UNITS.get(found[one.last].low), UNITS.get(found[two.last].low)
    return larger is not None and smaller is not None and larger[1] > smaller[1]


def _in_language(quantity: Quantity, found: Sequence[Token], *, german: bool) -> Quantity:
    """The quantity without the reading that its language writes with the other mark."""
    mark = "." if german else ","
    thousands = any(token.kind == "num" and mark in token.text for token in found)
    if thousands and len(quantity.plain) == 2 and max(quantity.plain) == 1000 * min(quantity.plain):
        most: dict[str, Fraction] = {}
        for kind, value in quantity.readings:
            most[kind] = max(most.get(kind, value), value)
        quantity.readings = frozenset(most.items())
        quantity.plain = frozenset((max(quantity.plain),))
    return quantity


_ARTICLES = frozenset("a an one ein eine einen einem einer eines".split())


_LONG = frozenset("hour day week month year decade".split())
"""Units that "-long" makes an adjective of."""


@lru_cache(maxsize=16384)
def _may_count(low: str) -> bool:
    """Whether a word may begin a quantity: most words cannot, and are asked once."""
    return (
        low in number_words.FACTORS
        or low == "halb"
        or low in number_words.HALVED
        or low in number_words.GROUPS
        or low in number_words.CUT_TO
        or low in number_words.PARTS
        or low in number_words.VAGUE
        or low in MONEY_CODES
        or low in _ARTICLES
        or low in _LONG
        or low in shares.ALL
        or low == "every"
        or low == "none"
        or low in ("hundert", "tausend")
        or number_words.simple(low) is not None
        or number_words.with_suffix(low) is not None
        or low.startswith(("halbe", "erste"))
        or low == "first"
        or number_words.together("", low) is not None
    )


def _quantity(found: Sequence[Token], at: int, text: str) -> Quantity | None:
    first, money = at, ""
    if (found[at].text in MONEY and found[at].kind == "money") or (found[at].low in MONEY_CODES):
        money = MONEY[found[at].low]
        at += 1
        if at >= len(found) or found[at].kind != "num":
            return None
    whole = None if money else _only_one_of(found, at, text) or _ratio(found, at, text)
    if whole is not None:
        return whole
    if found[at].low in shares.ALL:
        return _of_all(found, at, text)
    if found[at].low == "none":
        return _none_left(found, at, text)
    vague = None if money else number_words.VAGUE.get(found[at].low)
    if vague is not None:
        return number_units.finished(
            found, first, at, {("count", Fraction(vague))}, text, modifier="vague"
        )
    period = None if money else one_period.one_period(found, at)
    if period is not None:
        claims = (
            any(kind == "hour" for kind, _ in period[0])
            or found[at + 1].low == "fortnight"
            or (at > 0 and found[at - 1].low in one_period.LIMITING)
        )
        claims = claims or one_period.is_how_long(found, at)
        told = found[at].low.startswith(("first", "erste"))
        return number_units.finished(
            found, first, period[1], period[0], text, implicit=not told and not claims
        )
    special = None if money else _special(found, at)
    if special is not None:
        return _whole(found, first, special, text)
    values, last = spelled.value(found, at)
    if not values or last is None:
        return None
    quantity = number_units.with_unit(found, first, last, values, money, text)
    bare = (
        number_words.literal(found[at].text)
        if quantity is not None and found[at].kind == "num"
        else values
    )
    if quantity is not None and (values != bare or not bare[0]):
        quantity.scale = max(values) / (max(bare) or 1)
    return quantity


def _of_all(found: Sequence[Token], at: int, text: str) -> Quantity | None:
    """A number told by what is left of all: "nearly all", "all but three", "alle bis auf drei"; "all" alone is none."""
    words = tuple(token.low for token in found[at + 1 : at + 3])
    step = at + 2 if words[:1] == ("but",) else at + 3 if words == ("bis", "auf") else None
    if step is not None and step < len(found):
        values, last = spelled.value(found, step)
        whole = set(values) if found[step].low not in _ONE else {Fraction(1)}
        readings = {("count", value) for value in whole}
        return (
            number_units.finished(found, at, last or step, readings, text, modifier="allbut")
            if readings
            else None
        )
    if limit(found, at) != "almost":
        return None
    return number_units.finished(found, at, at, {("percent", Fraction(100))}, text)


def _none_left(found: Sequence[Token], at: int, text: str) -> Quantity | None:
    """Nought as the end of a change, with the time of it behind: "from five in 2016 to *none in 2019*"; any other "none" only denies."""
    behind = [token.text for token in found[at + 1 : at + 3]]
    dated = (
        len(behind) > 1
        and behind[0] in ("in", "by")
        and len(behind[1]) == _YEAR
        and behind[1].isdigit()
    )
    return number_units.finished(found, at, at, {("count", Fraction(0))}, text) if dated else None


_YEAR = 4
_ONLY = frozenset("only just merely nur lediglich bloss".split())
_ONE = frozenset("one eine einen einem einer eines eins".split())


def _only_one_of(found: Sequence[Token], at: int, text: str) -> Quantity | None:
    """One that is said to be the only one, which claims how few there were: "just one", "nur eine beanstandet"."""
    if not at or found[at].low not in _ONE or found[at - 1].low not in _ONLY:
        return None
    after = found[at + 1].low if at + 1 < len(found) else ""
    if after in UNITS or after in number_words.SCALES or after in ("of", "von", "der", "-"):
        return None
    return number_units.finished(found, at, at, {("count", Fraction(1))}, text, modifier="only")


def _ratio(found: Sequence[Token], at: int, text: str) -> Quantity | None:
    """A scale or ratio ("1:50"), which is no two numbers; the class of a degree ("2:1") is judged by its words."""
    if (
        at + 2 >= len(found)
        or found[at + 1].text != ":"
        or found[at + 1].spaced
        or found[at + 2].spaced
    ):
        return None
    one, two = found[at].text, found[at + 2].text
    if not (one.isdigit() and two.isdigit()) or two.startswith("0"):
        return None
    if (one, two) in _CLASSES and any(token.low in _DEGREES for token in found):
        return number_units.finished(
            found, at, at + 2, {("class", Fraction(int(one) * 10 + int(two)))}, text, implicit=True
        )
    after = found[at + 3].low if at + 3 < len(found) else ""
    if one != "1" or after in UNITS or after in ("uhr", "am", "pm"):
        return None
    return number_units.finished(found, at, at + 2, {("ratio", Fraction(int(two)))}, text)


_CLASSES = frozenset((("1", "1"), ("2", "1"), ("2", "2")))
_DEGREES = frozenset(
    "ba bsc beng meng mmath msci mchem mphys llb ma msc degree hons honours honors university bachelor".split()
)


def _whole(
    found: Sequence[Token], first: int, special: tuple[set[Reading], int], text: str
) -> Quantity | None:
    """A quantity told by a special word; part of a million may still be of money, a share of a thousand keeps its number."""
    readings, last = special
    values = [value for kind, value in readings if kind == "count"]
    if len(readings) == 1 and values and values[0] >= 1000:
        return number_units.with_unit(found, first, last, values, "", text)
    bare = (
        number_words.literal(found[first].text)
        if found[first].kind == "num" and last > first
        else []
    )
    return number_units.finished(found, first, last, readings, text, plain=bare)


def _is_compound(found: Sequence[Token], at: int) -> bool:
    """Whether a factor is the first part of a name: "double-decker", "triple-header"."""
    if (
        found[at].low not in _JOINED
        or at + 2 >= len(found)
        or found[at + 1].text != "-"
        or found[at + 1].spaced
    ):
        return False
    return found[at + 2].low.removesuffix("s").endswith("er")


_JOINED = frozenset("double triple quadruple".split())


def _special(found: Sequence[Token], at: int) -> tuple[set[Reading], int] | None:
    """Words that are a whole quantity: doubled, halved, fünfköpfig, three quarters, half of."""
    low = found[at].low
    if found[at].kind == "num":
        return shares.part(found, at)
    if low in number_words.FACTORS and not _is_compound(found, at):
        factor = number_words.FACTORS[low]
        often = {("count", Fraction(factor))} if low in ("twice", "thrice") else set()
        return often | {("factor", Fraction(factor)), ("percent", Fraction(100 * (factor - 1)))}, at
    longer = (
        shares.unit_and_a_half(found, at)
        or shares.unit_and_more(found, at)
        or shares.unit_long(found, at)
    )
    if longer is not None:
        return longer
    if low in number_words.GROUPS and at + 1 < len(found) and found[at + 1].low in ("of", "von"):
        return {("count", Fraction(number_words.GROUPS[low]))}, at + 1
    if (
        low == "halb"
        and [token.low for token in found[at + 1 : at + 2]] == ["so"]
        and at + 2 < len(found)
    ):
        return {("percent", Fraction(50))}, at + 2  # "halb so hoch wie 2019"
    if low in number_words.HALVED:
        return {("percent", Fraction(50))}, at
    if low in number_words.CUT_TO:
        return {("percent", 100 - 100 * number_words.CUT_TO[low])}, at
    if found[at].kind == "word":
        people = number_words.together(found[at - 1].low if at else "", low)
        if people is not None:
            return {("count", people)}, at
        halved = shares.german_half(found, at)
        if halved is not None:
            return halved
    suffixed = number_words.with_suffix(low) if found[at].kind == "word" else None
    if suffixed is not None:
        value, unit = suffixed
        return unit_readings([value], unit), at
    return shares.part(found, at)
