"""A number with what stands behind it: percent, points, factors, money, measures, ordinals (CONTRACT D8)."""

from collections.abc import Sequence
from fractions import Fraction

from interview_app.tailoring.truth_gate.figures import number_words
from interview_app.tailoring.truth_gate.figures.limits import limit
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.figures.units import (
    MONEY,
    MONEY_WITH_SCALE,
    PARTS_OF_MONEY,
    POWERS,
    UNITS,
    Reading,
    unit_readings,
)
from interview_app.tailoring.truth_gate.words.tokens import DASHES, Token

_PERCENT = frozenset(("%", "percent", "per cent", "prozent", "pct", "prozentig", "prozentige"))
_POINTS = frozenset(
    ("points", "point", "punkte", "percentage", "prozentpunkte", "prozentpunkten", "pp")
)
_TIMES = frozenset(("x", "×", "times", "mal", "fach", "fold", "fache"))
_THAN = frozenset(
    "faster quicker slower higher lower larger bigger more fewer less as the schneller höher niedriger mehr weniger so".split()
)
_BETWEEN = frozenset(
    "working business calendar full consecutive school solid volle vollen ganze ganzen".split()
)
_WORKING, _WEEKS, _DAYS_OF_WORK = (
    frozenset(("working", "business")),
    frozenset(("week", "weeks")),
    5,
)
_NTH = frozenset("Tag Werktag Arbeitstag Monat Monats Jahr Jahres".split())
"""German units behind an ordinal number: "am 5. Werktag"."""
_NO_WORDS = frozenset("kg km cm mm ml kw kv".split())
"""Units of two letters that are no word of any language, also behind a number in words: "achtzig kg"."""
_ORDINAL_ENDS = frozenset(("st", "nd", "rd", "th"))


def _share_or_times(
    found: Sequence[Token], first: int, last: int, at: int, values: list[Fraction], text: str
) -> Quantity | None:
    """Points and factors: "9 percentage points", "four points", "twelve times", "3x"."""
    after = found[at] if at < len(found) else None
    word = after.low if after is not None else ""
    if word in _POINTS and word not in ("points", "point", "punkte"):
        at += at + 1 < len(found) and found[at + 1].low in _POINTS
        return finished(
            found, first, at, {("points", value) for value in values}, text, plain=values
        )
    compared = at + 1 < len(found) and found[at + 1].low in _THAN
    often = word in ("times", "mal") and max(values) >= 10 and not compared
    if word in ("points", "point", "punkte", "punkten"):
        points = {("points", value) for value in values} | {("count", value) for value in values}
        return finished(found, first, at, points, text, plain=values)
    if word in _TIMES and not often and not (word == "x" and after is not None and after.spaced):
        readings: set[Reading] = {("factor", value) for value in values} | {
            ("percent", 100 * (value - 1)) for value in values if value > 1
        }
        readings |= {("count", value) for value in values if word in ("times", "mal")}
        return finished(found, first, at, readings, text, plain=values)
    return None


def _working_weeks(
    found: Sequence[Token], first: int, at: int, values: list[Fraction], text: str
) -> Quantity | None:
    """Weeks told by their working days: "two working weeks" are ten working days."""
    if at + 1 >= len(found) or found[at].low not in _WORKING or found[at + 1].low not in _WEEKS:
        return None
    days = [value * _DAYS_OF_WORK for value in values]
    return finished(found, first, at + 1, unit_readings(days, "days"), text)


def with_unit(
    found: Sequence[Token], first: int, last: int, values: list[Fraction], money: str, text: str
) -> Quantity | None:
    """The quantity of a number at tokens `first` to `last` with its unit, or None when it is no quantity but part of a name.

    `values` is what the number alone may read, `money` the currency that stands before it.
    """
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
            return finished(
                found,
                first,
                step,
                unit_readings(values, f"{word} {found[step].low}"),
                text,
                plain=values,
            )
    if at + 1 < len(found) and (
        (word in _BETWEEN and found[at + 1].low in UNITS)
        or (word == "." and found[last].kind == "num" and found[at + 1].text in _NTH)
    ):
        at, word = at + (word not in _WORKING or found[at + 1].low not in _WEEKS), found[at + 1].low
    if _is_ordinal(found, first, last, at):
        return _ordinal(found, first, at, values)
    paid = (
        {("money " + money, value) for value in values}
        if money
        else _money_behind(found, at, values)
    )
    if paid:
        return finished(found, first, last if money else at, paid, text, plain=values)
    if word in _PERCENT or (word == "per" and at + 1 < len(found) and found[at + 1].low == "cent"):
        end = at + 1 if word == "per" else at
        points = end + 1 < len(found) and found[end + 1].low in _POINTS
        end += points
        return finished(
            found,
            first,
            end,
            {("points" if points else "percent", value) for value in values},
            text,
            plain=values,
        )
    told = _working_weeks(found, first, at, values, text) or _share_or_times(
        found, first, last, at, values, text
    )
    if told is not None:
        return told
    of_so_many = number_words.unit_of_suffix(word) if at > last + 1 else ""
    strong = at > last + 1 and (
        word in ("strong", "man", "mann", "person", "head") or number_words.is_of_people(word)
    )
    figures = found[last].kind == "num" or found[last].low in number_words.SCALES
    word = _metres(found, last, at) or word
    if strong or of_so_many or (word in UNITS and (len(word) > 2 or figures or word in _NO_WORDS)):
        return finished(
            found, first, at, unit_readings(values, of_so_many or word), text, plain=values
        )
    if (
        word == "and"
        and [token.low for token in found[at + 1 : at + 3]] == ["a", "half"]
        and at + 3 < len(found)
    ):
        return with_unit(
            found, first, at + 2, [value + Fraction(1, 2) for value in values], money, text
        )
    if (
        after is not None
        and not after.spaced
        and after.kind == "word"
        and at == last + 1
        and found[last].kind == "num"
    ):
        return None
    implicit = values == _JUST_ONE and (
        found[first].kind == "word" or _only_one(found, first, last)
    )
    return finished(
        found,
        first,
        last,
        {("count", value) for value in values},
        text,
        implicit=implicit,
        plain=values,
    )


_JUST_ONE = [Fraction(1)]


def _metres(found: Sequence[Token], last: int, at: int) -> str:
    """The unit of an "m" that stands apart from its number; written together it is a million."""
    apart = (
        at < len(found) and found[at].low == "m" and found[at].spaced and found[last].kind == "num"
    )
    return "metre" if apart else ""


def _only_one(found: Sequence[Token], first: int, last: int) -> bool:
    """Whether a figure 1 stands as an article: "4 social workers and 1 assistant"; behind a noun it is a level."""
    before = found[first - 1] if first else None
    after = found[last + 1] if last + 1 < len(found) else None
    plain = (
        before is None
        or before.kind == "punct"
        or before.low in ("and", "und", "sowie", "with", "mit", "plus")
    )
    # "4 falls in 2019 and 1 in 2020": a count, of what the one before counts
    told = (
        after is not None
        and after.kind == "word"
        and after.spaced
        and after.low not in ("in", "im")
    )
    return plain and told


def _money_behind(found: Sequence[Token], at: int, values: Sequence[Fraction]) -> set[Reading]:
    """What values may read with the money word at this place: "euros", "€", "pence", "TEUR"; empty when it is none."""
    word = found[at].low if at < len(found) else ""
    if word in MONEY_WITH_SCALE:
        currency, scale = MONEY_WITH_SCALE[word]
        return {("money " + currency, value * scale) for value in values}
    if word in MONEY and not (found[at].kind == "money" and _starts_number(found, at)):
        return {("money " + MONEY[word], value) for value in values}
    return {
        ("money " + name, value / 100) for value in values for name in PARTS_OF_MONEY.get(word, ())
    }


def _starts_number(found: Sequence[Token], at: int) -> bool:
    return at + 1 < len(found) and found[at + 1].kind == "num" and not found[at + 1].spaced


def _is_ordinal(found: Sequence[Token], first: int, last: int, at: int) -> bool:
    """Whether what stands behind a number makes it an ordinal: "2nd", "im 2. Lehrjahr"."""
    after = found[at] if at < len(found) else None
    if after is None or found[last].kind != "num":
        return False
    if after.low in _ORDINAL_ENDS and not after.spaced:
        return True
    return after.text == "." and first == last and _is_german_ordinal(found, at)


def _is_german_ordinal(found: Sequence[Token], at: int) -> bool:
    """Whether a full stop behind a number makes it an ordinal, and ends no sentence: "im 2. Lehrjahr"."""
    number, after = found[at - 1], found[at + 1] if at + 1 < len(found) else None
    before = found[at - 2].low if at > 1 else ""
    if (
        not number.text.isdigit()
        or found[at].spaced
        or after is None
        or not (after.spaced and after.capital)
    ):
        return False
    return before in _BEFORE_ORDINALS and after.kind == "word" and after.text not in _MONTHS


_BEFORE_ORDINALS = frozenset(
    "im am der die das den dem des zum zur vom beim ins einen einem eine einer".split()
)
_MONTHS = frozenset(
    "Januar Jänner Februar März April Mai Juni Juli August September Oktober November Dezember".split()
)


def _ordinal(
    found: Sequence[Token], first: int, last: int, values: list[Fraction]
) -> Quantity | None:
    word = number_words.ORDINALS.get(int(values[0]))
    if word is not None:
        found[first].low = word
        found[first].kind = "word"
        found[first].keys = frozenset(
            (word, "e:" + word, "d:" + number_words.GERMAN_ORDINALS[int(values[0])])
        )
        found[last].used = "number"
        return None
    return Quantity(
        frozenset(("ordinal", value) for value in values),
        found[first].text + found[last].text,
        first,
        last,
        "ordinal",
    )


def finished(
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
    """The quantity of these readings, with what limits it before or behind: "over", "+", "-odd"."""
    raw = text[found[first].start : found[last].end]
    kinds = {kind for kind, _ in readings}
    kind = "factor" if "factor" in kinds else "hour" if "hour" in kinds else min(kinds)
    degree, _, modifier = (modifier or limit(found, first)).rpartition(" ")
    if modifier == "almost" and first and found[first - 1].low == "fast":
        found[first - 1].used = "limit"  # the German "fast" is no speed
    if last + 1 < len(found) and found[last + 1].text == "+" and not found[last + 1].spaced:
        modifier, last = "over", last + 1
    elif (
        last + 2 < len(found)
        and found[last + 2].low == "so"
        and found[last + 1].low in ("or", "oder")
    ):
        modifier = modifier or "about"
    elif last + 2 < len(found) and found[last + 1].text in DASHES and found[last + 2].low == "odd":
        modifier, last = "odd", last + 2
    return Quantity(
        frozenset(readings),
        raw,
        first,
        last,
        kind,
        modifier,
        degree=degree,
        implicit=implicit,
        plain=frozenset(plain),
    )
