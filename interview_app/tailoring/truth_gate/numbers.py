"""Quantities of a line in every form: digits, words, money, percent, factors, times and measures (CONTRACT D8).

A quantity is compared by its readings, pairs of (kind, value): "three quarters" and "75 %" both read ("percent", 75),
"18 months" and "one and a half years" both read ("year", 3/2). "1.200" has two readings, since it may be either.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise

from interview_app.tailoring.truth_gate import number_words
from interview_app.tailoring.truth_gate.tokens import DASHES, Token

Reading = tuple[str, Fraction]

_MONEY = {
    "$": "USD", "usd": "USD", "dollar": "USD", "dollars": "USD", "€": "EUR", "eur": "EUR", "euro": "EUR", "euros": "EUR", "£": "GBP", "gbp": "GBP", "pound": "GBP",
    "pounds": "GBP", "pfund": "GBP", "chf": "CHF", "franken": "CHF", "francs": "CHF", "¥": "JPY", "yen": "JPY",
}  # fmt: skip
_UNITS: dict[str, tuple[str, Fraction]] = {}
for _kind, _factor, _names in (
    ("hour", Fraction(1, 60), "minute minutes min mins minuten"),
    ("hour", Fraction(1), "hour hours hr hrs h stunde stunden std"),
    ("day", Fraction(1), "day days tag tage tagen"),
    ("day", Fraction(7), "week weeks wk wks woche wochen"),
    ("year", Fraction(1, 12), "month months monat monate monaten"),
    ("year", Fraction(1), "year years yr yrs jahr jahre jahren jahres"),
    ("metre", Fraction(1000), "km kilometre kilometres kilometer kilometers kilometern"),
    ("metre", Fraction(1609344, 1000), "mile miles meile meilen"),
    ("metre", Fraction(1), "metre metres meter meters metern"),
    ("kilogram", Fraction(1), "kg kilo kilos kilogram kilograms kilogramm"),
    ("kilogram", Fraction(1000), "tonne tonnes tonnen ton tons"),
    ("kilogram", Fraction(1, 1000), "g gram grams gramm"),
    ("square metre", Fraction(1), "sqm m² quadratmeter"),
    ("square metre", Fraction(10000), "ha hectare hectares hektar"),
    ("litre", Fraction(1), "litre litres liter liters litern"),
    ("watt", Fraction(1000), "kw kilowatt kilowatts"),
    ("watt", Fraction(1000000), "mw megawatt megawatts"),
    ("volt", Fraction(1), "v volt volts"),
    ("volt", Fraction(1000), "kv kilovolt kilovolts"),
):
    _UNITS.update(dict.fromkeys(_names.split(), (_kind, _factor)))
_PERCENT = frozenset(("%", "percent", "per cent", "prozent", "pct", "prozentig", "prozentige"))
_POINTS = frozenset(("points", "point", "punkte", "percentage", "prozentpunkte", "prozentpunkten", "pp"))
_TIMES = frozenset(("x", "×", "times", "mal", "fach", "fold", "fache"))
_BETWEEN = frozenset("working business calendar full consecutive school solid volle vollen ganze ganzen".split())
_ORDINAL_ENDS = frozenset(("st", "nd", "rd", "th"))
_ORDINAL_WORDS = {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth", 7: "seventh", 8: "eighth", 9: "ninth", 10: "tenth"}  # fmt: skip
_MODIFIERS = {
    "over": ("over", "more than", "above", "at least", "upwards of", "exceeding", "mehr als", "über", "mindestens", ">", "in excess of", "well over", "no fewer than"),
    "upto": ("up to", "bis zu", "maximal", "as much as", "as many as"),
    "almost": ("almost", "nearly", "close to", "just under", "fast", "knapp", "beinahe", "annähernd"),
    "about": ("about", "around", "approximately", "approx", "roughly", "some", "circa", "ca", "etwa", "rund", "ungefähr", "~", "≈", "c"),
    "under": ("under", "less than", "fewer than", "below", "unter", "weniger als", "höchstens", "<"),
}  # fmt: skip
_BY_LAST_WORD: dict[str, list[tuple[tuple[str, ...], str]]] = {}
for _name, _phrases in _MODIFIERS.items():
    for _phrase in _phrases:
        _BY_LAST_WORD.setdefault(_phrase.split()[-1], []).append((tuple(_phrase.split()), _name))
for _found in _BY_LAST_WORD.values():
    _found.sort(key=lambda one: -len(one[0]))


@dataclass(slots=True)
class Quantity:
    """A quantity at tokens `first` to `last` (both included): what it may read, its words and what limits it."""

    readings: frozenset[Reading]
    raw: str
    first: int
    last: int
    kind: str
    modifier: str = ""
    pair: str = ""
    other: "Quantity | None" = None
    implicit: bool = False
    plain: frozenset[Fraction] = frozenset()

    @property
    def value(self) -> Fraction:
        """The largest value it may read."""
        return max(value for _, value in self.readings)


def quantities(found: Sequence[Token], text: str) -> list[Quantity]:
    """All quantities of a line in order; their tokens are marked `used = "number"`."""
    result: list[Quantity] = []
    at = 0
    while at < len(found):
        token = found[at]
        plausible = not token.used and (
            token.kind in ("num", "money", "frac") or (token.kind == "word" and _may_count(token.low))
        )
        quantity = _quantity(found, at, text) if plausible else None
        if quantity is None:
            at += 1
            continue
        for token in found[quantity.first : quantity.last + 1]:
            token.used = "number"
        result.append(quantity)
        at = quantity.last + 1
    _pair_up(result, found)
    return result


@lru_cache(maxsize=16384)
def _may_count(low: str) -> bool:
    """Whether a word may begin a quantity: most words cannot, and are asked once."""
    return (
        low in number_words.FACTORS
        or low in number_words.HALVED
        or low in number_words.PARTS
        or low in ("usd", "eur", "gbp", "chf", "a", "an", "ein", "eine", "einen", "einem", "einer")
        or number_words.simple(low) is not None
        or number_words.with_suffix(low) is not None
    )


def _literal(raw: str) -> list[Fraction]:
    """Every value digits may mean: a group of three behind one mark is thousands, or else decimals."""
    plain = raw.replace("\u00a0", " ").replace("\u202f", " ").replace("’", "'")
    marks = [char for char in plain if not char.isdigit()]
    if not marks:
        return [Fraction(plain)]
    digits = "".join(char for char in plain if char.isdigit())
    last = plain.rfind(marks[-1])
    decimals = len(plain) - last - 1
    as_decimal = Fraction(int(digits), 10**decimals)
    if len(set(marks)) > 1:
        return [as_decimal]
    if decimals == 3 and (len(marks) > 1 or marks[0] in " '" or plain.endswith("000")):
        return [Fraction(int(digits))]
    return [Fraction(int(digits)), as_decimal] if decimals == 3 and not plain.startswith("0") else [as_decimal]


def _quantity(found: Sequence[Token], at: int, text: str) -> Quantity | None:
    first, money = at, ""
    if (found[at].text in _MONEY and found[at].kind == "money") or (found[at].low in ("usd", "eur", "gbp", "chf")):
        money = _MONEY[found[at].low]
        at += 1
        if at >= len(found) or found[at].kind != "num":
            return None
    special = None if money else _special(found, at)
    if special is not None:
        return _finished(found, first, special[1], special[0], text)
    values, last = _value(found, at)
    if not values or last is None:
        return None
    return _with_unit(found, first, last, values, money, text)


def _special(found: Sequence[Token], at: int) -> tuple[set[Reading], int] | None:
    """Words that are a whole quantity: doubled, halved, fünfköpfig, three quarters, half of."""
    low = found[at].low
    if low in number_words.FACTORS:
        factor = number_words.FACTORS[low]
        return {("factor", Fraction(factor)), ("percent", Fraction(100 * (factor - 1)))}, at
    if low in number_words.HALVED:
        return {("percent", Fraction(50))}, at
    suffixed = number_words.with_suffix(low) if found[at].kind == "word" else None
    if suffixed is not None:
        value, unit = suffixed
        return _unit_readings([value], unit), at
    return _part(found, at)


def _part(found: Sequence[Token], at: int) -> tuple[set[Reading], int] | None:
    """A fraction: "a third", "three quarters", "½", "3/4"; a quarter or half of a year is time and none here."""
    low = found[at].low
    count, here = Fraction(1), at
    if found[at].kind == "num" and found[at].text.isdigit() and at + 2 < len(found) and found[at + 1].text == "/":
        below = found[at + 2]
        if (
            below.kind == "num"
            and below.text.isdigit()
            and not below.spaced
            and 0 < int(found[at].text) < int(below.text) <= 12
        ):
            return {("percent", Fraction(100 * int(found[at].text), int(below.text)))}, at + 2
    if low == "half" and [token.low for token in found[at + 1 : at + 3]] == ["a", "dozen"]:
        return {("count", Fraction(6))}, at + 2
    value = number_words.simple(low)
    if value is not None and at + 1 < len(found) and found[at + 1].text not in "½¼¾":
        step = at + 2 if found[at + 1].text in DASHES and at + 2 < len(found) else at + 1
        if found[step].low in number_words.PARTS and value < 12:
            count, here = value, step
    part = number_words.PARTS.get(found[here].low)
    following = [token.low for token in found[here + 1 : here + 3]]
    if part == Fraction(1, 2) and following and following[-1] in _UNITS and following[0] in ("a", "an", following[-1]):
        return _unit_readings([part], following[-1]), here + len(following) if following[0] in ("a", "an") else here + 1
    if part is None or (here == at and not _is_share(found, at)):
        return None
    return _percent_readings(100 * part * count), here


def _percent_readings(percent: Fraction) -> set[Reading]:
    readings = {("percent", percent)}
    if percent.denominator != 1:
        readings |= {("percent", Fraction(round(percent))), ("percent", Fraction(round(percent * 10), 10))}
    return readings


def _is_share(found: Sequence[Token], at: int) -> bool:
    """Whether "half", "third" or "quarter" means a share here: by a third, half of, um ein Viertel."""
    before = [token.low for token in found[max(0, at - 2) : at]]
    after = found[at + 1].low if at + 1 < len(found) else ""
    if found[at].low == "half" and after in ("der", "des", "dem", "den"):
        return False  # the German "half": helped
    near = [token.low for token in found[max(0, at - 5) : at]]
    if before[-1:] in (["a"], ["one"], ["ein"]) and ("by" in near or "um" in near):
        return True
    if after in ("of", "der", "des", "aller", "all", "the", "a"):
        return after != "a" or before[-1:] != ["a"]
    return bool(before) and (
        before[-1] in ("by", "in", "um", "to")
        or before in (["by", "a"], ["by", "one"], ["um", "ein"], ["um", "die"], ["auf", "ein"])
    )


def _value(found: Sequence[Token], at: int) -> tuple[list[Fraction], int | None]:
    token = found[at]
    if token.kind == "num":
        values, last = _literal(token.text), at
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
    if after is not None and after.kind == "word" and after.low in number_words.SCALES:
        short = len(after.low) <= 2
        if not short or not after.spaced or after.low in ("mn", "bn") or (after.text == "M"):
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


def _with_unit(
    found: Sequence[Token], first: int, last: int, values: list[Fraction], money: str, text: str
) -> Quantity | None:
    at = last + 1
    if (
        at + 1 < len(found)
        and found[at].text in DASHES
        and not found[at].spaced
        and not found[at + 1].spaced
        and found[at + 1].kind == "word"
    ):
        at += 1
    after = found[at] if at < len(found) else None
    word = after.low if after is not None else ""
    if word in _BETWEEN and at + 1 < len(found) and found[at + 1].low in _UNITS:
        at, word = at + 1, found[at + 1].low
    if after is not None and found[last].kind == "num" and word in _ORDINAL_ENDS and not after.spaced:
        return _ordinal(found, first, at, values)
    if money:
        return _finished(found, first, last, {("money " + money, value) for value in values}, text, plain=values)
    if word in _MONEY and not (after is not None and after.kind == "money" and _starts_number(found, at)):
        return _finished(found, first, at, {("money " + _MONEY[word], value) for value in values}, text, plain=values)
    if word in _PERCENT or (word == "per" and at + 1 < len(found) and found[at + 1].low == "cent"):
        end = at + 1 if word == "per" else at
        points = end + 1 < len(found) and found[end + 1].low in _POINTS
        end += points
        return _finished(
            found, first, end, {("points" if points else "percent", value) for value in values}, text, plain=values
        )
    if word in _POINTS and word not in ("points", "point", "punkte"):
        at += at + 1 < len(found) and found[at + 1].low in _POINTS
        return _finished(found, first, at, {("points", value) for value in values}, text, plain=values)
    often = word in ("times", "mal") and all(value >= 10 for value in values)
    if word in _TIMES and not often and not (word == "x" and after is not None and after.spaced):
        readings = {("factor", value) for value in values} | {
            ("percent", 100 * (value - 1)) for value in values if value > 1
        }
        return _finished(found, first, at, readings, text, plain=values)
    strong = at > last + 1 and word in ("strong", "man", "person", "head")
    if strong or (word in _UNITS and (len(word) > 2 or found[last].kind == "num")):
        return _finished(found, first, at, _unit_readings(values, word), text, plain=values)
    if word == "and" and [token.low for token in found[at + 1 : at + 3]] == ["a", "half"] and at + 3 < len(found):
        return _with_unit(found, first, at + 2, [value + Fraction(1, 2) for value in values], money, text)
    if after is not None and not after.spaced and after.kind == "word" and at == last + 1 and found[last].kind == "num":
        return None
    implicit = found[first].kind == "word" and values == [Fraction(1)]
    return _finished(found, first, last, {("count", value) for value in values}, text, implicit=implicit, plain=values)


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


def _unit_readings(values: Sequence[Fraction], unit: str) -> set[Reading]:
    if unit in _UNITS:
        kind, factor = _UNITS[unit]
        readings = {(kind, value * factor) for value in values}
        if kind == "day":
            readings |= {("year", value * factor / 365) for value in values if value * factor % 365 == 0}
        return readings
    if unit in ("fach", "mal"):
        return {("factor", value) for value in values}
    return {("count", value) for value in values}


def _finished(
    found: Sequence[Token],
    first: int,
    last: int,
    readings: set[Reading],
    text: str,
    *,
    implicit: bool = False,
    plain: Sequence[Fraction] = (),
) -> Quantity:
    raw = text[found[first].start : found[last].end]
    kinds = {kind for kind, _ in readings}
    kind = "factor" if "factor" in kinds else sorted(kinds)[0]
    modifier = _modifier(found, first)
    if last + 1 < len(found) and found[last + 1].text == "+" and not found[last + 1].spaced:
        modifier, last = "over", last + 1
    return Quantity(frozenset(readings), raw, first, last, kind, modifier, implicit=implicit, plain=frozenset(plain))


def _modifier(found: Sequence[Token], first: int) -> str:
    if first > 1 and found[first].low in number_words.PARTS and found[first - 1].low in ("a", "one", "ein"):
        first -= 1
    for words, name in _BY_LAST_WORD.get(found[first - 1].low, ()) if first else ():
        size = len(words)
        if first >= size and tuple(token.low for token in found[first - size : first]) == words:
            if words in (("over",), ("über",)) and _is_duration(found, first):
                return ""
            return name
    return ""


_TAKE_OVER = frozenset(
    "took take taken handed presided presiding preside watched watching ran won spread stretching spanning spanned".split()
)


def is_unit(word: str) -> bool:
    """Whether a word is a unit of time or measure."""
    return word in _UNITS


def _is_duration(found: Sequence[Token], first: int) -> bool:
    """Whether "over" before a number means "during" or belongs to its verb ("took over 3 shops")."""
    if first > 1 and found[first - 2].low in _TAKE_OVER:
        return True
    return any(
        token.low in _UNITS and _UNITS[token.low][0] in ("year", "day", "hour") for token in found[first : first + 4]
    )


def _pair_up(result: list[Quantity], found: Sequence[Token]) -> None:
    """Joins "from 50 to 30 minutes" and "10-15": the first takes the second's unit, both know each other."""
    for one, two in pairwise(result):
        between = [token.low for token in found[one.last + 1 : two.first]]
        before = found[one.first - 1].low if one.first else ""
        if one.modifier and one.first > 1:
            before = found[one.first - 2].low
        if between in (["down", "to"], ["up", "to"]) and before in ("from", "von"):
            between = between[1:]
        if _instead(found, one, between) and one.kind == "count" and two.kind != "count":
            one.kind = two.kind
            one.readings = frozenset(_taking_unit(one, two))
            continue
        if len(between) == 1 and (
            (between[0] in ("to", "auf", "bis") and before in ("from", "von"))
            or (between[0] in ("and", "und") and before in ("between", "zwischen"))
        ):
            name = "move" if before in ("from", "von") and between[0] != "bis" else "range"
        elif (
            len(between) == 1
            and (between[0] in DASHES or between[0] in ("to", "bis"))
            and one.kind in (two.kind, "count")
        ):
            name = "range"
        else:
            continue
        if one.kind == "count" and two.kind != "count":
            one.kind = two.kind
            one.readings = frozenset(_taking_unit(one, two))
        one.pair, two.pair = name + " first", name + " last"
        one.other, two.other = two, one


def _instead(found: Sequence[Token], one: Quantity, between: list[str]) -> bool:
    """Whether two numbers stand against each other: "7 statt 10 Tage", "statt nach 10 schon nach 7 Tagen"."""
    earlier = [token.low for token in found[max(0, one.first - 2) : one.first]]
    return bool({"statt", "instead"} & {*between, *earlier}) and len(between) <= 2


def _taking_unit(one: Quantity, two: Quantity) -> set[Reading]:
    """The readings of a number whose unit stands behind the next one; an hour reading keeps the unit's own factor."""
    raw_two = two.plain
    readings: set[Reading] = set()
    for kind, value in two.readings:
        factors = {value / plain for plain in raw_two if plain} or {Fraction(1)}
        readings |= {(kind, plain * factor) for plain in one.plain for factor in factors}
    return readings
