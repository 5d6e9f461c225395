"""Numbers that belong together: "from 50 to 30 minutes", "10-15", "310 a week, up from 265", "7 statt 10 Tage"."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise, takewhile

from interview_app.tailoring.truth_gate import lexicon, number_words
from interview_app.tailoring.truth_gate.quantity import Quantity
from interview_app.tailoring.truth_gate.tokens import DASHES, Token
from interview_app.tailoring.truth_gate.units import UNITS, Reading, unit_readings

_MAYBE = frozenset("maybe perhaps sometimes possibly vielleicht manchmal mal".split())
_OR = frozenset(("to", "bis", "or", "oder"))
_FROM = frozenset(("from", "von"))
_INSTEAD = frozenset(("statt", "instead", "anstatt", "anstelle", "gegenüber", "versus", "vs", "against", "rather"))
_EARLIER = frozenset(
    "vorher früher zuvor bisher bislang ehemals previously formerly used was were before once originally initially anfangs ursprünglich davor".split()
)
_LATER = frozenset(
    "danach nachher jetzt heute nun anschließend now afterwards today then later inzwischen after is nachdem dann".split()
)
_LIMITING = frozenset(
    "about around roughly approximately some nearly almost over under just well more less fewer than an a average of on etwa rund ca knapp gut über unter im schnitt durchschnittlich fast mehr als weniger or so".split()
)
"""What may stand between "from" and its number: "from an average of 6 days"."""
_APART = 6
"""Tokens that may lie between "from 34 percent of sales" and "to 30"."""
_NEAR_WITH_TIME = 16
"""Tokens between two numbers of one change, where each has its time beside it."""
_NEAR = 12
"""Tokens that may lie between two numbers that are one change."""


def pair_up(result: list[Quantity], found: Sequence[Token]) -> None:
    """Joins two numbers that are one range or one change: each knows the other, the first may take the second's unit."""
    moving = [one for one in result if not _is_whole(found, one)]
    for naming in (_name, _told_apart):
        for one, two in pairwise(moving):
            name = None if one.pair or two.pair else naming(found, one, two)
            if name is not None:
                _join(found, one, two, name)
    told = [one for one in moving if not one.pair and not one.implicit and not _is_duration(found, one)]
    for one, two in pairwise(told):
        name = None if one.pair else _told_anew(found, one, two)
        if name is not None:
            _join(found, one, two, name)
    for size, one in pairwise(result):
        _take_units_of_size(found, size, one)


def _take_units_of_size(found: Sequence[Token], size: Quantity, one: Quantity) -> None:
    """The ends of a change take their unit from its size told before them: "by 7 working days, from 12 to 5"."""
    two = one.other
    if two is None or one.pair != "move first" or one.kind != "count" or size.kind == "count" or size.pair:
        return
    between = found[size.last + 1 : one.first]
    if len(between) > _SIZE_APART or any(token.text in ".;" for token in between):
        return
    if not any(abs(mine - theirs) in size.plain for mine in one.plain for theirs in two.plain):
        return
    for end in (one, two):
        end.readings, end.kind = frozenset(_taking_unit(end, size)), size.kind


_SIZE_APART = 4
"""Tokens that may lie between the size of a change and its ends."""


_Named = tuple[str, Quantity, Quantity]


def _join(found: Sequence[Token], one: Quantity, two: Quantity, name: _Named) -> None:
    kind, first, last = name
    if one.kind == "count" and two.kind != "count":
        one.kind, one.readings = two.kind, frozenset(_taking_unit(one, two))
    elif two.kind == "count" and one.kind != "count" and kind == "move":
        two.kind, two.readings = one.kind, frozenset(_taking_unit(two, one))
    bare = kind == "move" and one.kind == two.kind == "count"
    whole = _per_so_many(found, one) if bare else 0
    for number in (one, two) if whole else ():
        number.readings |= {("percent", value * 100 / whole) for value in number.plain}
        number.kind = "percent"
    unit = _unit_before(found, one) if bare and not whole else ""
    for number in (one, two) if unit else ():
        number.readings |= frozenset(unit_readings(sorted(number.plain), unit))
        number.kind = UNITS[unit][0]
    if one.kind == two.kind:
        first.pair, last.pair = kind + " first", kind + " last"
        one.other, two.other = two, one


def _is_whole(found: Sequence[Token], one: Quantity) -> bool:
    """Whether a number is the most that a mark can be: "4.6 out of 5"."""
    before = [token.low for token in found[max(0, one.first - 2) : one.first]]
    return before == ["out", "of"]


def _per_so_many(found: Sequence[Token], one: Quantity) -> int:
    """The whole that both numbers of a change are told of before them: "faults per thousand orders from 9 to 4"."""
    before = [token.low for token in found[max(0, one.first - _UNIT_APART) : one.first]]
    for word, behind in pairwise(before):
        if word in ("per", "je", "pro"):
            return number_words.WHOLES.get(behind, 0)
    return 0


def _unit_before(found: Sequence[Token], one: Quantity) -> str:
    """The unit that both numbers of a change have before them: "simulator hours from 20 to 35"."""
    for token in reversed(found[max(0, one.first - _UNIT_APART) : one.first]):
        if token.kind == "punct" and token.text != "-":
            break
        if token.low in UNITS and not token.used and token.low.endswith(("s", "en")) and len(token.low) > 3:
            return token.low
    return ""


_UNIT_APART = 5


def _name(found: Sequence[Token], one: Quantity, two: Quantity) -> _Named | None:
    """Whether two numbers are a range, or a change told by "from" and "to"."""
    between = [token.low for token in found[one.last + 1 : two.first]]
    before = found[one.first - 1].low if one.first else ""
    if one.modifier:
        before = next(
            (token.low for token in reversed(found[max(0, one.first - 5) : one.first]) if token.low not in _LIMITING),
            "",
        )
    if between in (["down", "to"], ["up", "to"]) and before in _FROM:
        between = between[1:]
    ends = [at for at, word in enumerate(between) if word in ("to", "auf")]
    if two.modifier and ends and set(between[ends[-1] + 1 :]) <= _LIMITING | {"no", "at", "least", "up", "to"}:
        between = between[: ends[-1] + 1]  # "from 7 minutes to under 5"
    if (
        before in _FROM
        and between
        and between[-1] in ("to", "auf")
        and len(between) <= _APART
        and not set(between) & {",", ";", ".", "and", "und"}
    ):
        return "move", one, two
    if (
        between
        and between[-1] in _MAYBE
        and set(between[:-1]) <= {",", "or", "oder"}
        and one.value < two.value <= 2 * one.value
    ):
        return "range", one, two  # "eight, maybe nine"
    if "points" in {kind for kind, _ in one.readings} - {kind for kind, _ in two.readings}:
        return None  # "up half a point to 4.6"
    if len(between) == 2 and between[0] in DASHES:
        between = between[1:]  # "drei- bis sechsjährig"
    if len(between) == 1 and (
        (between[0] == "bis" and before in _FROM)
        or (between[0] in ("and", "und") and before in ("between", "zwischen"))
        or ((between[0] in DASHES or between[0] in _OR) and one.kind in (two.kind, "count"))
    ):
        return "range", one, two
    return None


def _told_apart(found: Sequence[Token], one: Quantity, two: Quantity) -> _Named | None:
    """Changes told in other words: "7 statt 10 Tage", "vorher 22 %, danach 16 %", "310, up from 265"."""
    between = [token.low for token in found[one.last + 1 : two.first]]
    if not _may_be_one_change(found, one, two, between):
        return None
    earlier = [token.low for token in found[max(0, one.first - 3) : one.first]]
    if set(between[-3:]) & _AGAINST and _count_apart(found, one, two):
        return None
    if set(between[-3:]) & _INSTEAD or between[-2:] in (
        ["up", "from"],
        ["down", "from"],
        ["compared", "with"],
        ["compared", "to"],
    ):
        return "move", two, one
    if between == ["from"] and earlier[-1:] == ["to"]:
        return "move", two, one  # "down to 12 percent from 34"
    fell = bool(_DOWN_TO & set(pairwise(between))) and not set(between) & {"from", "von"}
    if fell and two.kind in (one.kind, "count") and two.value < one.value:
        return "move", one, two  # "it was $3,400 a month and I got it down to about $2,700"
    if set(earlier) & {"statt", "anstatt", "instead"}:
        return "move", one, two
    if set(earlier) & _EARLIER and set(between) & _LATER:
        return "move", one, two
    if set(between[-3:]) & _EARLIER and set(earlier) & _LATER:
        return "move", two, one
    return None


_DOWN_TO = frozenset((("down", "to"), ("runter", "auf"), ("herunter", "auf")))
_AGAINST = frozenset(("against", "versus", "vs", "gegenüber"))


def _count_apart(found: Sequence[Token], one: Quantity, two: Quantity) -> bool:
    """Whether two numbers have nouns of their own behind them: "15 calls against a 22-point scorecard"."""
    nouns = []
    for number in (one, two):
        step = (
            number.last + 2 if number.last + 1 < len(found) and found[number.last + 1].text == "-" else number.last + 1
        )
        if step >= len(found) or found[step].kind != "word" or found[step].used or found[step].low in lexicon.glue():
            return False
        nouns.append(found[step].keys)
    return nouns[0].isdisjoint(nouns[1])


def _may_be_one_change(
    found: Sequence[Token], one: Quantity, two: Quantity, between: list[str], most: int = _NEAR
) -> bool:
    """Whether two numbers stand near enough in one sentence, are of one kind, and neither is a version of something."""
    if len(between) > most or any(mark in between for mark in ".;!?"):
        return False
    if one.kind != two.kind and "count" not in (one.kind, two.kind):
        return False
    return not any(
        number.kind == "count" and number.first > 1 and _names(found[number.first - 1]) for number in (one, two)
    )


def _names(token: Token) -> bool:
    """Whether a word is a name written in capitals, of which a number behind it is the version or the level."""
    return token.kind == "word" and not token.used and len(token.text) > 1 and token.text.isupper()


def _is_duration(found: Sequence[Token], one: Quantity) -> bool:
    """Whether a number only tells how long something took: "in the first twelve months", "seit 3 Jahren"."""
    before = {token.low for token in found[max(0, one.first - 3) : one.first]}
    return one.kind in ("year", "day", "hour") and bool(
        before & {"in", "within", "for", "over", "after", "during", "seit", "nach", "binnen", "innerhalb", "während"}
    )


_AGAIN = frozenset("it that this they its es das".split())
_WAS = frozenset("was were war waren".split())
_IS = frozenset("is are ist sind".split())
_BY_NOW = frozenset("now then today nun jetzt heute dann mittlerweile inzwischen still noch only nur".split())
_NO_NOUN = frozenset(
    "to at by in only just about around under over still noch nur etwa rund ca im in am bei der die".split()
)


_TIMED = frozenset(
    "first start beginning came began joined started arrived outset when now by at today after later then end left erst anfangs anfang zuletzt jetzt heute inzwischen mittlerweile am nach ende als".split()
)


def _told_by_time(found: Sequence[Token], one: Quantity, two: Quantity, between: list[str]) -> bool:
    """Whether both numbers have their time beside them: "260 people at first and 410 when I left", "was 8, under 6 by 2018"."""
    follow = list(takewhile(lambda token: token.text not in ".;!?", found[two.last + 1 : two.last + 4]))
    behind = [token for token in follow if token.kind == "word" or token.used == "date"]
    dated = any(token.used == "date" for token in found[one.last + 1 : two.first])
    before = {token.low for token in found[max(0, one.first - 3) : one.first]}
    first = dated or bool(_TIMED & set(between)) or bool(_WAS & before)
    second = bool(behind) and (behind[0].low in _TIMED or any(token.used == "date" for token in behind[:2]))
    if first and second and between[-1] in ("and", "und", ",", "then", "dann"):
        return True
    ends = [at for at, word in enumerate(between) if word in (",", "and", "und")]
    late = bool(ends) and bool(_LATE & set(between[ends[-1] + 1 :])) and len(between) - ends[-1] <= _LATE_APART
    return late and bool(_EARLY & (before | set(between[: ends[-1]]))) and (not behind or behind[0].capital is False)


_EARLY = frozenset("first start beginning initially originally erst anfangs anfang zuerst".split())
_LATE = frozenset("now end later finally today jetzt heute zuletzt ende am inzwischen mittlerweile".split())
_LATE_APART = 5


def _told_anew(found: Sequence[Token], one: Quantity, two: Quantity) -> _Named | None:
    """A number told again for the same thing: "22 in the first year and in 2023 it was 61", "waren es noch 95.000".

    The second one counts nothing that is named; a pronoun or its time stands for it. What was, comes before what is.
    """
    between = [token.low for token in found[one.last + 1 : two.first]]
    if not between or not _may_be_one_change(found, one, two, between, _NEAR_WITH_TIME):
        return None
    if two.modifier:
        limits = [at for at, word in enumerate(between) if word in (",", "and", "und")]
        between = between[: limits[-1] + 1] if limits else between
    if between and _told_by_time(found, one, two, between):
        return "move", one, two
    behind = found[two.last + 1] if two.last + 1 < len(found) else None
    if behind is not None and behind.kind == "word" and behind.low not in _NO_NOUN | _BY_NOW and not behind.used:
        return None
    present = _told_by_pronoun(found, two, between)
    if present is None:
        return None
    before = [token.low for token in found[max(0, one.first - 6) : one.first]]
    was_before = bool((_WAS | {"had", "hatte", "hatten"}) & set(before)) or any(
        word.endswith(("ed", "te", "ten")) for word in before
    )
    if set(between) & _EARLIER - _WAS or (not present and not was_before and _is_now(before)):
        return "move", two, one
    return "move", one, two


def _told_by_pronoun(found: Sequence[Token], two: Quantity, between: list[str]) -> bool | None:
    """Whether a pronoun and a verb stand right before the number, and whether they tell of today; None when they do not."""
    said = [word for word in between if word not in _HEDGES][-2:]
    if len(said) < 2:
        return None
    if said[1] in _AGAIN and found[two.first - 1].text.casefold().endswith(("'s", "’s")):
        return True
    pronoun, verb = (said[0], said[1]) if said[0] in _AGAIN else (said[1], said[0])
    if pronoun not in _AGAIN:
        return None
    entry = lexicon.verbs().get(verb)
    if verb not in _WAS | _IS and entry is None:
        return None
    return verb in _IS or (entry is not None and (verb == entry[0] or verb.endswith("s")))


_HEDGES = frozenset("only just about around noch nur etwa rund".split())


def _is_now(before: Sequence[str]) -> bool:
    """Whether what stands before a number is told of today: "takes 20 minutes, by hand it was four hours"."""
    return any(word in _IS | _LATER or (word.endswith("s") and len(word) > 3) or word.endswith("t") for word in before)


def _taking_unit(one: Quantity, two: Quantity) -> set[Reading]:
    """The readings of a number whose unit stands with the other one; an hour reading keeps the unit's own factor."""
    readings: set[Reading] = set()
    for kind, value in two.readings:
        factors = {value / plain for plain in two.plain if plain} or {Fraction(1)}
        factors |= {factor * two.scale for factor in factors}  # "from 18 to 27 million"
        readings |= {(kind, plain * factor) for plain in one.plain for factor in factors}
    return readings
