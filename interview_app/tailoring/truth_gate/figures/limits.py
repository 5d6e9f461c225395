"""What limits a number: "over", "up to", "almost", "about", "under", "at least" (CONTRACT D8)."""

import re
from collections.abc import Sequence

from interview_app.tailoring.truth_gate.figures import number_words
from interview_app.tailoring.truth_gate.figures.units import MONEY, UNITS
from interview_app.tailoring.truth_gate.words.tokens import DASHES, Token

_MODIFIERS = {
    "over": ("over", "more than", "above", "upwards of", "exceeding", "mehr als", "über", ">", "gut", "in excess of", "north of"),
    "just over": ("just over", "a little over", "little more than", "slightly over", "slightly more than", "knapp über", "etwas über", "etwas mehr als"),
    "well over": ("well over", "far more than", "much more than", "considerably more than", "weit über", "weit mehr als", "deutlich über", "deutlich mehr als"),
    "atleast": ("at least", "no fewer than", "no less than", "a minimum of", "mindestens", "wenigstens", "nicht weniger als"),
    "upto": ("up to", "bis zu", "bis", "maximal", "höchstens", "at most", "no more than", "a maximum of", "nicht mehr als", "limit of", "ceiling of", "cap of", "limit von", "grenze von", "as much as", "as many as"),
    "almost": ("almost", "nearly", "close to", "just under", "just short of", "not quite", "virtually", "practically", "fast", "knapp", "beinahe", "nahezu", "annähernd", "so gut wie", "an die"),
    "about": ("about", "around", "approximately", "approx", "roughly", "some", "ca", "etwa", "rund", "ungefähr", "in etwa", "zirka", "gegen", "circa", "or so", "in the region of", "an estimated", "on average", "an average of", "im schnitt", "durchschnittlich", "~", "≈", "c"),
    "under": ("under", "less than", "fewer than", "below", "unter", "weniger als", "<"),
    "well under": ("well under", "far less than", "far fewer than", "weit unter", "weit weniger als", "deutlich unter", "deutlich weniger als"),
    "just under": ("knapp unter", "slightly under", "slightly less than", "a little under", "etwas weniger als"),
}  # fmt: skip
_BY_LAST_WORD: dict[str, list[tuple[tuple[str, ...], str]]] = {}
for _name, _phrases in _MODIFIERS.items():
    for _phrase in _phrases:
        _BY_LAST_WORD.setdefault(_phrase.split()[-1], []).append((tuple(_phrase.split()), _name))
for _found in _BY_LAST_WORD.values():
    _found.sort(key=lambda one: -len(one[0]))


def limit(found: Sequence[Token], first: int) -> str:
    """The name of what limits the number at token `first`, or nothing."""
    if not first:
        return ""
    if (
        first > 1
        and (found[first].low in number_words.PARTS or found[first].low in _HALF)
        and found[first - 1].low in _ARTICLES
    ):
        first -= 1
    for words, name in _BY_LAST_WORD.get(found[first - 1].low, ()) if first else ():
        size = len(words)
        if first >= size and tuple(token.low for token in found[first - size : first]) == words:
            if words in (("over",), ("über",)) and _is_duration(found, first):
                return ""
            ended = first - 3 if first > 2 and found[first - 2].text in DASHES else first - 2
            if words == ("bis",) and first > 1 and found[ended].used:
                continue  # "60 bis 80", "2016 bis 2018": a range
            if words == _SPOKEN_ALMOST and not _ROUND.search(found[first].low):
                continue  # "an die 12 Filialen geliefert": to whom
            if words == ("über",) and _amounts_to(found, first):
                return "sum"
            return name
    return "upto" if _is_most_of_a_noun(found, first) else ""


_SPOKEN_ALMOST = ("an", "die")
_ROUND = re.compile(r"(?:\d0|zig|dreissig|hundert|tausend|zehn|dutzend)$")
"""How a round number ends, in figures or words: only such a one is "an die 50"."""
_ARTICLES = frozenset("a one the ein eine einen einem einer die der dem den".split())
_HALF = frozenset("halbe halben halber halbes".split())
"""A German half as an adjective, which has its article between the limit and itself: "knapp einem halben Jahr"."""


def _is_most_of_a_noun(found: Sequence[Token], first: int) -> bool:
    """Whether a noun stands between the limit and the number: "bis zu einer Summe von 50.000 Euro"."""
    if found[first - 1].low not in ("von", "of") or first < 5:
        return False
    before = [token.low for token in found[first - 5 : first - 1]]
    return before[:2] in (["bis", "zu"], ["up", "to"]) and before[2] in (
        "einer",
        "einem",
        "a",
        "an",
    )


TURNS = frozenset(
    "evenings nights mornings afternoons weekends abende abenden nächte nächten wochenenden seasons rounds sessions terms semesters visits stages phases editions runs saisonen runden sitzungen semester etappen phasen termine schichten".split()
)
"""What goes by one after the other, so that "over two seasons" is during them."""
_TAKE_OVER = frozenset(
    "took take taken handed presided presiding preside watched watching ran won spread stretching spanning spanned".split()
)


def _amounts_to(found: Sequence[Token], first: int) -> bool:
    """Whether German "über" only gives the sum of the noun before it: "Kredite über 21 Mio. Euro"."""
    return (
        first > 1
        and found[first - 2].capital
        and any(token.low in MONEY for token in found[first : first + 4])
    )


_TO_UNIT = 2


def _is_duration(found: Sequence[Token], first: int) -> bool:
    """Whether "over" before a number means "during" or belongs to its verb ("took over 3 shops")."""
    if first > 1 and found[first - 2].low in _TAKE_OVER:
        return True
    if [token.low for token in found[first : first + 2]] in (["half", "a"], ["half", "an"]):
        first += _TO_UNIT  # "over half a year": this "a" is no "per"
    for token in found[first : first + 4]:
        if token.kind in ("money", "pct") or token.low in MONEY or token.low in _PER:
            return False  # "over $400,000 a year"
        if token.low in TURNS or (
            token.low in UNITS and UNITS[token.low][0] in ("year", "day", "hour")
        ):
            return True
    return False


_PER = frozenset("per pro je a an each every im jede jeden jedes".split())
