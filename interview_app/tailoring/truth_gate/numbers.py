"""Quantities of a line in every form: digits, words, money, percent, factors, times and measures (CONTRACT D8).

A quantity is compared by its readings, pairs of (kind, value): "three quarters" and "75 %" both read ("percent", 75),
"18 months" and "one and a half years" both read ("year", 3/2). "1.200" has two readings, since it may be either.
"""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise

from interview_app.tailoring.truth_gate import number_words, shares
from interview_app.tailoring.truth_gate.limits import limit
from interview_app.tailoring.truth_gate.pairs import pair_up
from interview_app.tailoring.truth_gate.quantity import Quantity
from interview_app.tailoring.truth_gate.tokens import DASHES, Token
from interview_app.tailoring.truth_gate.units import (
    MONEY,
    MONEY_CODES,
    MONEY_WITH_SCALE,
    PARTS_OF_MONEY,
    POWERS,
    UNITS,
    Reading,
    unit_readings,
)

_PERCENT = frozenset(("%", "percent", "per cent", "prozent", "pct", "prozentig", "prozentige"))
_POINTS = frozenset(("points", "point", "punkte", "percentage", "prozentpunkte", "prozentpunkten", "pp"))
_TIMES = frozenset(("x", "×", "times", "mal", "fach", "fold", "fache"))
_THAN = frozenset(
    "faster quicker slower higher lower larger bigger more fewer less as the schneller höher niedriger mehr weniger so".split()
)
_BETWEEN = frozenset("working business calendar full consecutive school solid volle vollen ganze ganzen".split())
_NTH = frozenset("Tag Werktag Arbeitstag Monat Monats Jahr Jahres".split())
"""German units behind an ordinal number: "am 5. Werktag"."""
_ORDINAL_ENDS = frozenset(("st", "nd", "rd", "th"))
_ORDINAL_WORDS = {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth", 7: "seventh", 8: "eighth", 9: "ninth", 10: "tenth"}  # fmt: skip


def quantities(found: Sequence[Token], text: str, *, german: bool = False) -> list[Quantity]:
    """All quantities of a line in order; their tokens are marked `used = "number"`.

    A mark before three figures is one of thousands where the line's language writes it so: "1,800" is no 1.8 in English.
    """
    result: list[Quantity] = []
    at = 0
    while at < len(found):
        token = found[at]
        plausible = not token.used and (
            token.kind in ("num", "money", "frac")
            or (token.kind == "word" and (_may_count(token.low) or (at > 0 and found[at - 1].low == "zu")))
        )
        quantity = _quantity(found, at, text) if plausible else None
        if quantity is None:
            at += 1
            continue
        for token in found[quantity.first : quantity.last + 1]:
            token.used = "number"
        result.append(_in_language(quantity, found[quantity.first : quantity.last + 1], german=german))
        at = quantity.last + 1
    result = _in_one(result, found, text)
    for before, after in pairwise(result):
        _share_money(before, after, found)
    pair_up(result, found)
    return result


def _share_money(one: Quantity, two: Quantity, found: Sequence[Token]) -> None:
    """A sum told behind another takes its money: "60,000 dollars from the state and 18,500 from a foundation"."""
    between = [token.low for token in found[one.last + 1 : two.first]]
    if not one.kind.startswith("money") or two.kind != "count" or two.value < _A_SUM or two.modifier or one.modifier:
        return
    after = found[two.last + 1] if two.last + 1 < len(found) else None
    joined = len(between) <= _NEAR_SUM and between[-1:] in (["and"], ["und"], [","]) and not set(between) & {".", ";"}
    if joined and after is not None and after.low in _FROM:
        two.kind = one.kind
        two.readings = frozenset((one.kind, value) for value in two.plain)


_A_SUM, _NEAR_SUM = 1000, 6
_FROM = frozenset("from for by of on von vom für aus".split())


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
    if one.kind != two.kind or one.kind not in ("hour", "year") or between not in ([], ["and"], ["und"]):
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


@lru_cache(maxsize=16384)
def _may_count(low: str) -> bool:
    """Whether a word may begin a quantity: most words cannot, and are asked once."""
    return (
        low in number_words.FACTORS
        or low in number_words.HALVED
        or low in number_words.CUT_TO
        or low in number_words.PARTS
        or low in number_words.VAGUE
        or low in MONEY_CODES
        or low in ("a", "an", "ein", "eine", "einen", "einem", "einer")
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
    vague = None if money else number_words.VAGUE.get(found[at].low)
    if vague is not None:
        return _finished(found, first, at, {("count", Fraction(vague))}, text, modifier="vague")
    period = None if money else shares.one_period(found, at)
    if period is not None:
        claims = found[at + 1].low == "fortnight" or (at > 0 and found[at - 1].low in shares.LIMITING)
        told = found[at].low.startswith(("first", "erste"))
        return _finished(found, first, at + 1, period, text, implicit=not told and not claims)
    special = None if money else _special(found, at)
    if special is not None:
        return _whole(found, first, special, text)
    values, last = _value(found, at)
    if not values or last is None:
        return None
    quantity = _with_unit(found, first, last, values, money, text)
    if quantity is not None and found[at].kind == "num":
        quantity.scale = max(values) / (max(number_words.literal(found[at].text)) or 1)
    return quantity


_ONLY = frozenset("only just merely nur lediglich bloß".split())
_ONE = frozenset("one eine einen einem einer eines eins".split())


def _only_one_of(found: Sequence[Token], at: int, text: str) -> Quantity | None:
    """One that is said to be the only one, which claims how few there were: "just one", "nur eine beanstandet"."""
    if not at or found[at].low not in _ONE or found[at - 1].low not in _ONLY:
        return None
    after = found[at + 1].low if at + 1 < len(found) else ""
    if after in UNITS or after in number_words.SCALES or after in ("of", "von", "der", "-"):
        return None
    return _finished(found, at, at, {("count", Fraction(1))}, text, modifier="only")


def _ratio(found: Sequence[Token], at: int, text: str) -> Quantity | None:
    """A scale or ratio ("1:50"), which is no two numbers; the class of a degree ("2:1") is judged by its words."""
    if at + 2 >= len(found) or found[at + 1].text != ":" or found[at + 1].spaced or found[at + 2].spaced:
        return None
    one, two = found[at].text, found[at + 2].text
    if not (one.isdigit() and two.isdigit()) or two.startswith("0"):
        return None
    if (one, two) in _CLASSES and any(token.low in _DEGREES for token in found):
        return _finished(found, at, at + 2, {("class", Fraction(int(one) * 10 + int(two)))}, text, implicit=True)
    after = found[at + 3].low if at + 3 < len(found) else ""
    if one != "1" or after in UNITS or after in ("uhr", "am", "pm"):
        return None
    return _finished(found, at, at + 2, {("ratio", Fraction(int(two)))}, text)


_CLASSES = frozenset((("1", "1"), ("2", "1"), ("2", "2")))
_DEGREES = frozenset(
    "ba bsc beng meng mmath msci mchem mphys llb ma msc degree hons honours honors university bachelor".split()
)


def _whole(found: Sequence[Token], first: int, special: tuple[set[Reading], int], text: str) -> Quantity | None:
    """A quantity told by a special word; part of a million may still be of money, a share of a thousand keeps its number."""
    readings, last = special
    values = [value for kind, value in readings if kind == "count"]
    if len(readings) == 1 and values and values[0] >= 1000:
        return _with_unit(found, first, last, values, "", text)
    bare = number_words.literal(found[first].text) if found[first].kind == "num" and last > first else []
    return _finished(found, first, last, readings, text, plain=bare)


def _special(found: Sequence[Token], at: int) -> tuple[set[Reading], int] | None:
    """Words that are a whole quantity: doubled, halved, fünfköpfig, three quarters, half of."""
    low = found[at].low
    if low in number_words.FACTORS:
        factor = number_words.FACTORS[low]
        often = {("count", Fraction(factor))} if low in ("twice", "thrice") else set()
        return often | {("factor", Fraction(factor)), ("percent", Fraction(100 * (factor - 1)))}, at
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


def _value(found: Sequence[Token], at: int) -> tuple[list[Fraction], int | None]:
    token = found[at]
    if token.kind == "num":
        values, last = number_words.literal(token.text), at
        if at + 1 < len(found) and found[at + 1].kind == "frac":
            return [value + number_words.PARTS[found[at + 1].text] for value in values], at + 1
    elif token.kind == "word":
        spelled, last = _spelled(found, at)
        if spelled is None:
            return [], None
        values = [spelled]
    else:
        return [], None
    return _scaled(found, values, last)


def _scaled(found: Sequence[Token], values: list[Fraction], last: int) -> tuple[list[Fraction], int]:
    after = found[last + 1] if last + 1 < len(found) else None
    if (
        after is not None
        and after.text == "-"
        and last + 2 < len(found)
        and found[last + 2].low in ("mio", "mrd", "million", "millionen")
    ):
        last, after = last + 1, found[last + 2]
    if after is not None and after.kind == "word" and after.low in number_words.SCALES:
        short = len(after.low) <= 2
        of_money = last + 2 < len(found) and found[last + 2].kind == "money" and not found[last + 2].spaced
        if after.low == "t" and not of_money:
            return values, last  # tonnes, or a size
        if not short or not after.spaced or after.low in ("mn", "bn") or after.text == "M" or of_money:
            if len(values) > 1 and number_words.SCALES[after.low] >= 1000:
                values = [min(values)] if after.low not in ("k",) else values
            dotted = last + 3 < len(found) and found[last + 2].text == "." and after.low in ("mio", "mrd", "tsd")
            return [value * number_words.SCALES[after.low] for value in values], last + (2 if dotted else 1)
    return values, last


def _spelled(found: Sequence[Token], at: int) -> tuple[Fraction | None, int]:
    """A number in words, over several tokens: twenty-one, two hundred and fifty, one and a half, a dozen, eine Million."""
    low = found[at].low
    nxt = found[at + 1].low if at + 1 < len(found) else ""
    if low in ("a", "an", "ein", "eine", "einen", "einem", "einer") and nxt in (
        "dozen",
        "dutzend",
        "hundred",
        "thousand",
        "million",
        "hundert",
        "tausend",
        "billion",
    ):
        scale, last = Fraction(number_words.SCALES[nxt]), at + 1
        if last + 2 < len(found) and found[last + 1].low == "and" and nxt in ("hundred", "thousand"):
            rest, after = _spelled(found, last + 2)
            if rest is not None and rest < scale:
                return scale + rest, after
        return scale, last
    total = number_words.simple(low)
    if total is None:
        return None, at
    last = at
    if total >= 20 and total % 10 == 0 and total < 100:
        step = last + 2 if nxt in DASHES else last + 1
        ones = number_words.ENGLISH.get(found[step].low) if step < len(found) else None
        if ones is not None and 0 < ones < 10:
            total, last = total + ones, step
    while last + 1 < len(found) and found[last + 1].low in ("hundred", "thousand"):
        total, last = total * number_words.SCALES[found[last + 1].low], last + 1
        step = last + 2 if last + 1 < len(found) and found[last + 1].low == "and" else last + 1
        rest, after = _spelled(found, step) if step < len(found) else (None, last)
        if rest is not None and rest < total and found[step].kind == "word":
            total, last = total + rest, after
    words = [token.low for token in found[last + 1 : last + 4]]
    if words == ["and", "a", "half"]:
        return total + Fraction(1, 2), last + 3
    return total, last


def _share_or_times(
    found: Sequence[Token], first: int, last: int, at: int, values: list[Fraction], text: str
) -> Quantity | None:
    """Points and factors: "9 percentage points", "four points", "twelve times", "3x"."""
    after = found[at] if at < len(found) else None
    word = after.low if after is not None else ""
    if word in _POINTS and word not in ("points", "point", "punkte"):
        at += at + 1 < len(found) and found[at + 1].low in _POINTS
        return _finished(found, first, at, {("points", value) for value in values}, text, plain=values)
    compared = at + 1 < len(found) and found[at + 1].low in _THAN
    often = word in ("times", "mal") and max(values) >= 10 and not compared
    if word in ("points", "point", "punkte", "punkten"):
        points = {("points", value) for value in values} | {("count", value) for value in values}
        return _finished(found, first, at, points, text, plain=values)
    if word in _TIMES and not often and not (word == "x" and after is not None and after.spaced):
        readings: set[Reading] = {("factor", value) for value in values} | {
            ("percent", 100 * (value - 1)) for value in values if value > 1
        }
        readings |= {("count", value) for value in values if word in ("times", "mal")}
        return _finished(found, first, at, readings, text, plain=values)
    return None


def _with_unit(
    found: Sequence[Token], first: int, last: int, values: list[Fraction], money: str, text: str
) -> Quantity | None:
    at = last + 1
    if (
        at + 1 < len(found)
        and found[at].text in DASHES
        and not found[at].spaced
        and not found[at + 1].spaced
        and found[at + 1].kind in ("word", "money")
    ):
        at += 1
    after = found[at] if at < len(found) else None
    word = after.low if after is not None else ""
    if word in POWERS and at + 1 < len(found):
        step = at + 2 if found[at + 1].text in DASHES and at + 2 < len(found) else at + 1
        if f"{word} {found[step].low}" in UNITS:
            return _finished(found, first, step, unit_readings(values, f"{word} {found[step].low}"), text, plain=values)
    if at + 1 < len(found) and (
        (word in _BETWEEN and found[at + 1].low in UNITS)
        or (word == "." and found[last].kind == "num" and found[at + 1].text in _NTH)
    ):
        at, word = at + 1, found[at + 1].low
    if after is not None and found[last].kind == "num" and word in _ORDINAL_ENDS and not after.spaced:
        return _ordinal(found, first, at, values)
    paid = {("money " + money, value) for value in values} if money else _money_behind(found, at, values)
    if paid:
        return _finished(found, first, last if money else at, paid, text, plain=values)
    if word in _PERCENT or (word == "per" and at + 1 < len(found) and found[at + 1].low == "cent"):
        end = at + 1 if word == "per" else at
        points = end + 1 < len(found) and found[end + 1].low in _POINTS
        end += points
        return _finished(
            found, first, end, {("points" if points else "percent", value) for value in values}, text, plain=values
        )
    told = _share_or_times(found, first, last, at, values, text)
    if told is not None:
        return told
    strong = at > last + 1 and (word in ("strong", "man", "mann", "person", "head") or number_words.is_of_people(word))
    if strong or (word in UNITS and (len(word) > 2 or found[last].kind == "num")):
        return _finished(found, first, at, unit_readings(values, word), text, plain=values)
    if word == "and" and [token.low for token in found[at + 1 : at + 3]] == ["a", "half"] and at + 3 < len(found):
        return _with_unit(found, first, at + 2, [value + Fraction(1, 2) for value in values], money, text)
    if after is not None and not after.spaced and after.kind == "word" and at == last + 1 and found[last].kind == "num":
        return None
    implicit = values == [Fraction(1)] and (found[first].kind == "word" or _only_one(found, first, last))
    return _finished(found, first, last, {("count", value) for value in values}, text, implicit=implicit, plain=values)


def _only_one(found: Sequence[Token], first: int, last: int) -> bool:
    """Whether a figure 1 stands as an article: "4 social workers and 1 assistant"; behind a noun it is a level."""
    before = found[first - 1] if first else None
    after = found[last + 1] if last + 1 < len(found) else None
    plain = before is None or before.kind == "punct" or before.low in ("and", "und", "sowie", "with", "mit", "plus")
    return plain and after is not None and after.kind == "word" and after.spaced


def _money_behind(found: Sequence[Token], at: int, values: Sequence[Fraction]) -> set[Reading]:
    """What values may read with the money word at this place: "euros", "€", "pence", "TEUR"; empty when it is none."""
    word = found[at].low if at < len(found) else ""
    if word in MONEY_WITH_SCALE:
        currency, scale = MONEY_WITH_SCALE[word]
        return {("money " + currency, value * scale) for value in values}
    if word in MONEY and not (found[at].kind == "money" and _starts_number(found, at)):
        return {("money " + MONEY[word], value) for value in values}
    return {("money " + name, value / 100) for value in values for name in PARTS_OF_MONEY.get(word, ())}


def _starts_number(found: Sequence[Token], at: int) -> bool:
    return at + 1 < len(found) and found[at + 1].kind == "num" and not found[at + 1].spaced


def _ordinal(found: Sequence[Token], first: int, last: int, values: list[Fraction]) -> Quantity | None:
    word = _ORDINAL_WORDS.get(int(values[0]))
    if word is not None:
        found[first].low = word
        found[first].kind = "word"
        found[first].keys = frozenset((word, "e:" + word))
        found[last].used = "number"
        return None
    return Quantity(
        frozenset(("ordinal", value) for value in values), found[first].text + found[last].text, first, last, "ordinal"
    )


def _finished(
    found: Sequence[Token],
    first: int,
    last: int,
    readings: set[Reading],
    text: str,
    *,
    implicit: bool = False,
    plain: Sequence[Fraction] = (),
    modifier: str = "",
) -> Quantity:
    raw = text[found[first].start : found[last].end]
    kinds = {kind for kind, _ in readings}
    kind = "factor" if "factor" in kinds else sorted(kinds)[0]
    modifier = modifier or limit(found, first)
    if modifier == "almost" and first and found[first - 1].low == "fast":
        found[first - 1].used = "limit"  # the German "fast" is no speed
    if last + 1 < len(found) and found[last + 1].text == "+" and not found[last + 1].spaced:
        modifier, last = "over", last + 1
    elif last + 2 < len(found) and found[last + 1].text in DASHES and found[last + 2].low == "odd":
        modifier, last = "odd", last + 2
    return Quantity(frozenset(readings), raw, first, last, kind, modifier, implicit=implicit, plain=frozenset(plain))
