"""Two numbers told as one change without "from" and "to": "7 statt 10 Tage", "310, up from 265", "was 8, under 6 by 2018"."""

from collections.abc import Sequence
from itertools import pairwise, takewhile

from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

Named = tuple[str, Quantity, Quantity]
"""How two numbers belong together (`move`, `range`), the earlier one or the lower one first."""
SPEEDS = frozenset("fast quick quickly schnell rasch".split())
"""Words for how fast something is, of which a factor tells how much: "twice as *fast*" of a time that was halved."""
_INSTEAD = frozenset(
    ("statt", "instead", "anstatt", "anstelle", "gegenüber", "versus", "vs", "against", "rather")
)
_EARLIER = frozenset(
    "vorher früher zuvor bisher bislang ehemals previously formerly used was were before once originally initially anfangs ursprünglich davor".split()
)
_LATER = frozenset(
    "danach nachher jetzt heute nun anschliessend now afterwards today then later inzwischen after is nachdem dann noch".split()
)
_NEAR_WITH_TIME = 16
"""Tokens between two numbers of one change, where each has its time beside it."""
_NEAR = 12
"""Tokens that may lie between two numbers that are one change."""


def told_apart(found: Sequence[Token], one: Quantity, two: Quantity) -> Named | None:
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
    timed = _told_behind_a_mark(found, two, between)
    if timed is not None:
        return ("move", two, one) if timed == "earlier" else ("move", one, two)
    if set(earlier) & {"statt", "anstatt", "instead"}:
        return "move", one, two
    if set(earlier) & _EARLIER and set(between) & _LATER:
        return "move", one, two
    if set(between[-3:]) & _EARLIER and set(earlier) & _LATER:
        return "move", two, one
    return None


def _told_behind_a_mark(found: Sequence[Token], two: Quantity, between: list[str]) -> str | None:
    """Which time a number is of that has nothing but its time before it: "6.5 weeks, formerly 10", "14 Wochen, heute neun".

    Where more than the one word of time stands there, the number ends its clause: "zwei, im Jahr davor fünf".
    """
    marks = [at for at, word in enumerate(between) if word in _MARKS]
    said = between[marks[-1] + 1 :] if marks else []
    times = [word for word in said if word not in _WITH_TIMES]
    ends = two.last + 1 >= len(found) or found[two.last + 1].kind == "punct"
    if not times or not (ends or (len(said) == 1 and marks == [0])):
        return None
    if _FORMERLY.issuperset(times):
        return "earlier"
    return "later" if ends and _BY_NOW_ALONE.issuperset(times) else None


_MARKS = frozenset((",", "(", "-", "–", "—"))
_WITH_TIMES = frozenset(
    "im jahr in the only just nur noch etwa rund sind waren es at bei auf".split()
)
_BY_NOW_ALONE = frozenset("heute jetzt nun inzwischen mittlerweile now today nowadays".split())
_FORMERLY = frozenset(
    (
        "formerly",
        "previously",
        "originally",
        "initially",
        "vorher",
        "früher",
        "zuvor",
        "bisher",
        "ehemals",
        "ursprünglich",
        "davor",
    )
)
_DOWN_TO = frozenset((("down", "to"), ("runter", "auf"), ("herunter", "auf")))
_AGAINST = frozenset(("against", "versus", "vs", "gegenüber"))


def _count_apart(found: Sequence[Token], one: Quantity, two: Quantity) -> bool:
    """Whether two numbers have nouns of their own behind them: "15 calls against a 22-point scorecard"."""
    nouns = []
    for number in (one, two):
        step = (
            number.last + 2
            if number.last + 1 < len(found) and found[number.last + 1].text == "-"
            else number.last + 1
        )
        if (
            step >= len(found)
            or found[step].kind != "word"
            or found[step].used
            or found[step].low in lexicon.glue()
        ):
            return False
        nouns.append(found[step].keys)
    return nouns[0].isdisjoint(nouns[1])


def _may_be_one_change(
    found: Sequence[Token], one: Quantity, two: Quantity, between: list[str], most: int = _NEAR
) -> bool:
    """Whether two numbers stand near enough in one sentence, are of one kind, and neither is a version of something."""
    if len(between) > most or any(mark in between for mark in ".;!?"):
        return False
    kinds = {one.kind, two.kind}
    if len(kinds) > 1 and "count" not in kinds and kinds != {"day", "hour"}:
        return False
    return not any(
        number.kind == "count" and number.first > 1 and _names(found[number.first - 1])
        for number in (one, two)
    )


def _names(token: Token) -> bool:
    """Whether a word is a name written in capitals, of which a number behind it is the version or the level."""
    return token.kind == "word" and not token.used and len(token.text) > 1 and token.text.isupper()


_AGAIN = frozenset("it that this they its es das".split())
_WAS = frozenset("was were war waren wurde wurden".split())
_IS = frozenset("is are ist sind".split())
_BY_NOW = frozenset(
    "now then today nun jetzt heute dann mittlerweile inzwischen still noch only nur".split()
)
_NO_NOUN = frozenset(
    "to at by in only just about around under over still noch nur etwa rund ca im in am bei der die".split()
)
_TIMED = frozenset(
    "first start beginning came began joined started arrived outset when now by at today after later then end left erst anfangs anfang zuletzt jetzt heute inzwischen mittlerweile am nach ende als".split()
)


def _told_by_time(found: Sequence[Token], one: Quantity, two: Quantity, between: list[str]) -> bool:
    """Whether both numbers have their time beside them: "260 people at first and 410 when I left", "was 8, under 6 by 2018"."""
    follow = list(
        takewhile(lambda token: token.text not in ".;!?", found[two.last + 1 : two.last + 4])
    )
    behind = [token for token in follow if token.kind == "word" or token.used == "date"]
    if len(behind) > 1 and behind[0].low == "nach" and behind[1].capital and not behind[1].used:
        behind = []  # "nach Prag": whither, and not after what
    dated = any(token.used == "date" for token in found[one.last + 1 : two.first])
    before = {token.low for token in found[max(0, one.first - 3) : one.first]}
    first = dated or bool(_TIMED & set(between)) or bool(_WAS & before)
    second = bool(behind) and (
        behind[0].low in _TIMED or any(token.used == "date" for token in behind[:2])
    )
    if first and second and between[-1] in ("and", "und", ",", "then", "dann"):
        return True
    ends = [at for at, word in enumerate(between) if word in (",", "and", "und")]
    late = (
        bool(ends)
        and bool(_LATE & set(between[ends[-1] + 1 :]))
        and len(between) - ends[-1] <= _LATE_APART
    )
    return (
        late
        and bool(_EARLY & (before | set(between[: ends[-1]])))
        and (not behind or behind[0].capital is False)
    )


_EARLY = frozenset("first start beginning initially originally erst anfangs anfang zuerst".split())
_LATE = frozenset(
    "now end later finally today jetzt heute zuletzt ende am inzwischen mittlerweile".split()
)
_LATE_APART = 5


def told_before(found: Sequence[Token], one: Quantity, two: Quantity) -> Named | None:
    """A number of the same thing in a sentence of its own that only says when: "One pot in twenty. It used to be one in eight."."""
    between = [token.low for token in found[one.last + 1 : two.first]]
    marks = [at for at, low in enumerate(between) if low in (".", ";")]
    if (
        len(marks) != 1
        or len(between) > _NEAR_WITH_TIME
        or (one.kind != two.kind and "count" not in (one.kind, two.kind))
    ):
        return None
    said = found[one.last + 2 + marks[0] : two.first]
    lows = {token.low for token in said}
    behind = found[two.last + 1] if two.last + 1 < len(found) else None
    if not said or not all(token.used == "date" or token.low in _ONLY_WHEN for token in said):
        return None
    if (
        behind is not None
        and behind.kind == "word"
        and behind.low not in _NO_NOUN | _BY_NOW
        and not behind.used
    ):
        return None
    return ("move", two, one) if lows & _PAST else None


_PAST = frozenset("was were used had started been war waren hatte".split())
_ONLY_WHEN = (
    _PAST
    | _AGAIN
    | frozenset(
        "to be at in on by the year before previous when i we started first only just about around roughly back then originally initially before that , und im jahr davor zuvor vorher noch bei am anfang".split()
    )
)


def told_anew(found: Sequence[Token], one: Quantity, two: Quantity) -> Named | None:
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
    if (
        behind is not None
        and behind.kind == "word"
        and behind.low not in _NO_NOUN | _BY_NOW
        and not behind.used
    ):
        return None
    present = _told_by_pronoun(found, two, between)
    if present is None:
        return None
    before = [token.low for token in found[max(0, one.first - 6) : one.first]]
    was_before = bool((_WAS | {"had", "hatte", "hatten"}) & set(before)) or any(
        word.endswith(("ed", "te", "ten")) for word in before
    )
    turned = _later_first(found, one, two)
    if turned is not None:
        return ("move", two, one) if turned else ("move", one, two)
    if set(between) & _EARLIER - _WAS or (not present and not was_before and _is_now(before)):
        return "move", two, one
    return "move", one, two


def _later_first(found: Sequence[Token], one: Quantity, two: Quantity) -> bool | None:
    """Whether the first number has the later year before it: "2022 lag es bei 4, 2019 waren es noch 9"; None without years."""
    years = [
        [
            int(token.text)
            for token in found[max(first, number.first - _YEAR_NEAR) : number.first]
            if _is_year(token)
        ]
        for number, first in ((one, 0), (two, one.last))
    ]
    if not years[0] or not years[1] or years[0][-1] == years[1][-1]:
        return None
    return years[0][-1] > years[1][-1]


_YEAR_NEAR = 6


def _is_year(token: Token) -> bool:
    return token.used == "date" and token.text.isdigit() and len(token.text) == 4


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


_HEDGES = frozenset(
    "only just about around noch nur etwa rund jetzt heute nun inzwischen mittlerweile".split()
)


def _is_now(before: Sequence[str]) -> bool:
    """Whether what stands before a number is told of today: "takes 20 minutes, by hand it was four hours"."""
    return any(
        word in _IS | _LATER or (word.endswith("s") and len(word) > 3) or word.endswith("t")
        for word in before
    )
