"""What the sentence of a figure tells: its words as evidence, how often, and whether it names what is counted."""

import bisect
import re

from interview_app.tailoring.truth_gate.cards.evidence import Amount
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, joined, once_a_number

_THEM = (["them"], ["those"], ["these"])
_DAVON = (["davon"], ["darunter"], ["have"], ["has"])
_WERE = frozenset("sind waren werden wurden".split())


def sentence(amount: Amount) -> tuple[int, int]:
    """The marks before and behind a number's sentence."""
    return _bounds(amount.line, amount.quantity.first)


def sentence_keys(line: Line, at: int) -> Keys:
    """What the words of the sentence at this token answer for as evidence."""
    key = (sentence_keys, at)
    if key not in line.kept:
        first, last = _bounds(line, at)
        line.kept[key] = joined([piece.keys for piece in line.pieces if first < piece.first < last])
    found: Keys = line.kept[key]
    return found


def rates_beside(amount: Amount) -> set[str]:
    """How often anything happens in a number's sentence; all that its line tells where the sentence tells nothing."""
    first, last = sentence(amount)
    return {name for at, name in amount.line.rate_at if first < at < last} or set(amount.line.rates)


def names(amount: Amount, keys: Keys, *, behind: bool = False) -> bool:
    """Whether the sentence of a number that stands without a noun names what is counted, or the one before: "Calls. 60 a day.".

    With `behind` only what stands behind the number: "2 of the 4 are apprentices" are apprentices, and no crews.
    """
    first, last = sentence(amount)
    if behind:
        first = amount.quantity.last
    elif _points_back(amount, first) or not any(
        first < word.at < amount.quantity.first for word in amount.line.words
    ):
        first = max((at for at in amount.line.stops if at < first), default=-1)
    return any(
        first < word.at < last and not word.loose.isdisjoint(keys) for word in amount.line.words
    ) or any(
        token.kind == "word" and not token.used and not token.keys.isdisjoint(keys)
        for token in amount.line.tokens[first + 1 : last]
    )


def _points_back(amount: Amount, first: int) -> bool:
    """Whether a number is of what the sentence before speaks of: "Letztes Jahr waren *es* sieben.", "I cut six *of them*.", "So far six *have* passed."."""
    behind = [
        token.low
        for token in amount.line.tokens[amount.quantity.last + 1 : amount.quantity.last + 3]
    ]
    if (behind[:1] == ["of"] and behind[1:] in _THEM) or behind[:1] in _DAVON:
        return True
    before = [
        token.low
        for token in amount.line.tokens[
            max(first + 1, amount.quantity.first - 3) : amount.quantity.first
        ]
    ]
    return "es" in before and not _WERE.isdisjoint(before)


def _bounds(line: Line, at: int) -> tuple[int, int]:
    """The marks before and behind the sentence of a token."""
    stops = line.stops
    before, behind = bisect.bisect_left(stops, at), bisect.bisect_right(stops, at)
    return (
        stops[before - 1] if before else -1,
        stops[behind] if behind < len(stops) else len(line.tokens),
    )


def counts_the_person(amount: Amount) -> bool:
    """Whether a number of the evidence counts everybody of a team, the person among them: "team of 17", "we are 17"."""
    return _tells_of_everybody(amount.line, amount.quantity)


@once_a_number
def _tells_of_everybody(line: Line, _quantity: Quantity) -> bool:
    return _EVERYBODY.search(line.folded) is not None


_EVERYBODY = re.compile(
    r" team of |^ (?:are|were) \d+ | we are | we were | of us | (?:wir sind|wir waren|sind wir|waren wir) "
)
