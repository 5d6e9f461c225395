"""Shares of a whole in every form: "a third", "three quarters", "3 in 4", "nine out of ten", "98/100", "jeder Vierte"."""

from collections.abc import Sequence
from fractions import Fraction

from interview_app.tailoring.truth_gate.figures import number_words
from interview_app.tailoring.truth_gate.figures.rates import period
from interview_app.tailoring.truth_gate.figures.units import UNITS, Reading, unit_readings
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import DASHES, Token


def part(found: Sequence[Token], at: int) -> tuple[set[Reading], int] | None:
    """A fraction: "a third", "three quarters", "½", "3/4"; a quarter or half of a year is time and none here."""
    low = found[at].low
    if found[at].kind == "num" and not _goes_on(found, at):
        return None
    count, here = _ONE, at
    if (
        found[at].kind == "num"
        and found[at].text.isdigit()
        and at + 2 < len(found)
        and found[at + 1].text == "/"
    ):
        below = found[at + 2]
        if (
            below.kind == "num"
            and below.text.isdigit()
            and not below.spaced
            and 0 < int(found[at].text) < int(below.text) <= 12
        ):
            return {("percent", Fraction(100 * int(found[at].text), int(below.text)))}, at + 2
    ratio = _one_in(found, at) or _every_nth(found, at) or _of_hundred(found, at)
    if ratio is not None:
        return ratio
    if low == "half" and [token.low for token in found[at + 1 : at + 3]] == ["a", "dozen"]:
        return {("count", Fraction(6))}, at + 2
    value = number_words.simple(low)
    if value is not None and at + 1 < len(found) and found[at + 1].text not in "½¼¾":
        step = at + 2 if found[at + 1].text in DASHES and at + 2 < len(found) else at + 1
        if found[step].low in number_words.PARTS and value < 12:
            count, here = value, step
    part = number_words.PARTS.get(found[here].low)
    if part is not None:
        told = _of_a_unit(found, here, part * count)
        if told is not None:
            return told
    if part is None or (here == at and not _is_share(found, at)):
        return None
    return _percent_readings(100 * part * count), here


_ONE = Fraction(1)
_JOINTS = frozenset("in out of per je von auf pro a /".split())
"""What joins a share to its whole: "3 *in* 4", "98 *out of* 100"."""


def _goes_on(found: Sequence[Token], at: int) -> bool:
    """Whether behind a number in figures may stand what it is a share of; behind most stands what they count."""
    behind = found[at + 1 : at + 3]
    return bool(behind) and (
        behind[0].low in _JOINTS or (_is_one(found[at]) and behind[-1].low == "in")
    )


def unit_and_a_half(found: Sequence[Token], at: int) -> tuple[set[Reading], int] | None:
    """One unit and a half: "a day and a half"."""
    if found[at].low not in ("a", "an", "one") or [
        token.low for token in found[at + 2 : at + 5]
    ] != [
        "and",
        "a",
        "half",
    ]:
        return None
    return (
        (unit_readings([Fraction(3, 2)], found[at + 1].low), at + 4)
        if found[at + 1].low in UNITS
        else None
    )


def unit_and_more(found: Sequence[Token], at: int) -> tuple[set[Reading], int] | None:
    """One unit and so many of a smaller one: "an hour and 40 minutes", "an hour and a quarter"."""
    behind = found[at + 1 : at + 5]
    if (
        found[at].low not in ("a", "an", "one")
        or len(behind) < _TO_SMALLER
        or behind[1].low != "and"
    ):
        return None
    larger = UNITS.get(behind[0].low)
    if larger is None:
        return None
    if [token.low for token in behind[2:]] == ["a", "quarter"]:
        return unit_readings([Fraction(5, 4)], behind[0].low), at + _TO_SMALLER
    smaller = UNITS.get(behind[3].low)
    value = (
        number_words.literal(behind[2].text)[0]
        if behind[2].kind == "num"
        else number_words.simple(behind[2].low)
    )
    if value is None or smaller is None or smaller[0] != larger[0] or smaller[1] >= larger[1]:
        return None
    return unit_readings([1 + value * smaller[1] / larger[1]], behind[0].low), at + _TO_SMALLER


_TO_SMALLER = 4
"""Tokens from the article to the smaller unit."""


def unit_long(found: Sequence[Token], at: int) -> tuple[set[Reading], int] | None:
    """One unit told as an adjective: "week-long"."""
    unit = found[at].low
    if (
        unit in UNITS
        and [token.low for token in found[at + 1 : at + 3]] == ["-", "long"]
        and not found[at + 1].spaced
    ):
        return unit_readings([Fraction(1)], unit), at + 2
    return None


def _of_a_unit(found: Sequence[Token], at: int, part: Fraction) -> tuple[set[Reading], int] | None:
    """A part of one unit: "half a year", "three quarters of an hour", "half a point", "half a million"."""
    step = at + 1
    if step < len(found) and found[step].low == "of":
        step += 1
    if (
        found[at].low == "half"
        and step + 1 < len(found)
        and found[step].text == "-"
        and found[step + 1].low in UNITS
    ):
        return unit_readings([part], found[step + 1].low), step + 1
    article = step < len(found) and found[step].low in ("a", "an")
    step += article
    if step >= len(found) or not (article or (part == Fraction(1, 2) and step == at + 1)):
        return None
    unit = found[step].low
    if unit in UNITS:
        return unit_readings([part], unit), step
    if article and unit in _PERCENT:
        return {("percent", part)}, step
    if article and unit in number_words.SCALES and len(unit) > 3:
        return {("count", part * number_words.SCALES[unit])}, step
    return (
        ({("points", part), ("count", part)}, step)
        if article and unit in ("point", "grade", "mark")
        else None
    )


_PERCENT = frozenset(("percent", "prozent"))
ALL = frozenset("all alle aller allen".split())
"""What "nearly" makes a share of, and "but three" a number."""


def german_half(found: Sequence[Token], at: int) -> tuple[set[Reading], int] | None:
    """A half said as an adjective, or part of a year: "eine halbe Stunde", "eine halbe Million", "ein Vierteljahr"."""
    if found[at].low == "ein" and at + 1 < len(found) and found[at + 1].low in _PARTS_OF_A_YEAR:
        return unit_readings([Fraction(1)], found[at + 1].low), at + 1
    if found[at].low not in _HALF or at + 1 >= len(found) or not found[at + 1].capital:
        return None
    unit = found[at + 1].low
    if unit in number_words.SCALES:
        return {("count", number_words.SCALES[unit] * Fraction(1, 2))}, at + 1
    if unit in UNITS:
        return unit_readings([Fraction(1, 2)], unit), at + 1
    if unit in _PERCENT:
        return {("percent", Fraction(1, 2))}, at + 1
    return {("count", Fraction(1, 2)), ("points", Fraction(1, 2))}, at


_PARTS_OF_A_YEAR = frozenset(("vierteljahr", "halbjahr", "dreivierteljahr"))
_HALF = frozenset("halbe halben halber halbes".split())


def _one_in(found: Sequence[Token], at: int) -> tuple[set[Reading], int] | None:
    """A share of a small whole: "3 in 4", "nine out of ten", "drei von vier", "jeder Vierte"."""
    if at + 2 >= len(found):
        return None
    own = _is_one(found[at]) and found[at + 2].low == "in"
    own = own and (bool(period(found[at + 1].low)) or _is_one_thing_in(found, at))
    first = at + own  # "one week in five"
    if first + 2 >= len(found):
        return None
    step = 3 if (found[first + 1].low, found[first + 2].low) == ("out", "of") else 2
    joint = found[first + 1].low
    if (joint not in ("in", "von") and step == 2) or first + step >= len(found):
        return None
    share, whole = _small(found[at]), _small(found[first + step], _MOST if joint != "von" else 10)
    behind = found[first + step + 1].low if first + step + 1 < len(found) else ""
    if whole is not None and whole > 10 and not _is_one(found[at]):
        return None
    if (
        share is None
        or whole is None
        or not share < whole
        or behind in UNITS
        or (joint == "von" and share < 2)
    ):
        return None
    return _percent_readings(Fraction(100) * share / whole), first + step


def _every_nth(found: Sequence[Token], at: int) -> tuple[set[Reading], int] | None:
    """A share told by counting through: "every third child"; of a period or a day that is how often."""
    if (
        found[at].low not in _EVERY
        or at + 2 >= len(found)
        or found[at + 2].kind != "word"
        or found[at + 2].used
    ):
        return None
    nth = _NTH.get(found[at + 1].low)
    named = not period(found[at + 2].low) and found[at + 2].low not in lexicon.glue()
    return (_percent_readings(Fraction(100, nth)), at + 1) if nth is not None and named else None


_EVERY = frozenset("every jeder jede jedes jeden jedem".split())
_NTH = {word: nth for nth, word in number_words.ORDINALS.items() if nth > 1} | {
    stem + end: nth
    for nth, stem in number_words.GERMAN_ORDINALS.items()
    if nth > 1
    for end in ("e", "en", "er", "es")
}


def names_its_thing(found: Sequence[Token], first: int, last: int) -> bool:
    """Whether a share at these tokens has its thing within it: "one pot in twenty"."""
    return (
        last - first == _TO_WHOLE
        and found[first + 2].low == "in"
        and not period(found[first + 1].low)
    )


_TO_WHOLE = 3


def _is_one_thing_in(found: Sequence[Token], at: int) -> bool:
    """Whether one thing is told of so many like it: "one pot in twenty", but neither "one van in 2 parts" nor "one year in five"."""
    thing, behind = found[at + 1], found[at + 4] if at + 4 < len(found) else None
    if at + 3 >= len(found) or thing.kind != "word" or thing.used or thing.low.endswith("s"):
        return False
    ends = (
        behind is None
        or behind.kind == "punct"
        or behind.low in lexicon.glue()
        or behind.low.endswith("ing")
    )
    named = thing.low not in lexicon.glue() or thing.low in _GLUE_THINGS
    return ends and _small(found[at + 3], _MOST) is not None and named


_GLUE_THINGS = frozenset("job task duty position post role".split())
"""Nouns that claim nothing by themselves, and may yet be counted."""


def _of_hundred(found: Sequence[Token], at: int) -> tuple[set[Reading], int] | None:
    """Shares of a hundred or a thousand: "24 in a hundred", "98 out of 100", "98/100", "4 auf 1.000", "1 je tausend"."""
    value = (
        number_words.literal(found[at].text)[0]
        if found[at].kind == "num"
        else number_words.simple(found[at].low)
    )
    if value is None:
        return None
    here = at + 1
    joints = 0
    while here < len(found) and found[here].low in _JOINTS and joints < 3:
        here, joints = here + 1, joints + 1
    if not joints or here >= len(found):
        return None
    whole = number_words.WHOLES.get(found[here].low)
    if (
        found[here].text == "1"
        and here + 1 < len(found)
        and found[here + 1].low == "k"
        and not found[here + 1].spaced
    ):
        whole, here = 1000, here + 1
    if whole is None or value >= whole:
        return None
    return {("percent", value * 100 / whole)}, here


_MOST = 50
"""The whole that "one in …" may name."""


def _is_one(token: Token) -> bool:
    return token.low in ("one", "1")


def _small(token: Token, most: int = 10) -> Fraction | None:
    """A whole number of at most ten or so many, in figures or in words."""
    if token.kind == "num":
        return (
            Fraction(token.text) if token.text.isdigit() and 0 < int(token.text) <= most else None
        )
    value = number_words.simple(token.low) if token.kind == "word" else None
    return value if value is not None and 0 < value <= most else None


def _percent_readings(percent: Fraction) -> set[Reading]:
    readings = {("percent", percent)}
    if percent.denominator != 1:
        readings |= {
            ("percent", Fraction(round(percent))),
            ("percent", Fraction(round(percent * 10), 10)),
        }
    return readings


_LEADING = frozenset("by um to auf".split())
_ROUGHLY = frozenset("about around roughly approximately nearly almost over".split())


def _is_share(found: Sequence[Token], at: int) -> bool:
    """Whether "half", "third" or "quarter" means a share here: by a third, half of, um ein Viertel."""
    if found[at].low == "hälfte":
        return True
    before = [token.low for token in found[max(0, at - 2) : at]]
    after = found[at + 1].low if at + 1 < len(found) else ""
    if found[at].low == "half" and after in ("der", "des", "dem", "den"):
        return False  # the German "half": helped
    near = [token.low for token in found[max(0, at - 5) : at]]
    if found[at].low == "half" and before[-1:] and before[-1] in _ROUGHLY and before[0] in _LEADING:
        return True
    if before[-1:] in (["a"], ["one"], ["ein"]) and not _LEADING.isdisjoint(near):
        return True
    if before[-1:] == ["ein"] and at + 1 < len(found) and found[at + 1].capital:
        return True  # "davon etwa ein Fünftel Kaiserschnitte"
    if after in (
        "weniger",
        "mehr",
        "fewer",
        "less",
        "more",
        "lower",
        "higher",
        "faster",
        "kürzer",
        "schneller",
    ):
        return True
    if before[-1:] in (["than"], ["als"]) and {"by", "um", "up", "down"} & set(near):
        return True
    if before[-1:] == ["a"] and {"up", "down", "than"} & set(near):
        return True
    if after in ("of", "der", "des", "vom", "davon", "aller", "all", "the", "a"):
        return after != "a" or before[-1:] != ["a"]
    return bool(before) and (
        before[-1] in ("by", "in", "um", "to")
        or before
        in (
            ["by", "a"],
            ["by", "one"],
            ["um", "ein"],
            ["um", "die"],
            ["auf", "ein"],
            ["bei", "einem"],
            ["zu", "einem"],
        )
    )
