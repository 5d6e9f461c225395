"""Numbers told by what is left: "all but three of 210", 207 of 210 where three failed, the others and the person."""

import re

from interview_app.tailoring.truth_gate.arithmetic import reckoned, sentences, worked_out
from interview_app.tailoring.truth_gate.cards.evidence import Amount, Evidence
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.reading.line import Line, once_a_number


def all_but(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether so many are what is left of a whole besides its part: "all but three of 210" of "of 210 lamps 207 passed"."""
    behind = next(
        (one for one in line.quantities if 0 < one.first - quantity.last <= _NEAR_WHOLE), None
    )
    return any(
        fact.name == "share"
        and fact.kind == "percent"
        and fact.one.kind == "count"
        and fact.two.value - fact.one.value == quantity.value
        and (behind is None or not behind.readings.isdisjoint(fact.two.readings))
        and reckoned.of_one_matter(line, quantity, known, fact, evidence)
        for known in evidence.lines
        for fact in worked_out.facts_of(known)
    )


_NEAR_WHOLE = 3


def rest(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether a number beside its whole is what is left of it, told with the opposite deed: "207 of 210 passed" of 3 that failed."""
    told = [
        (known, fact.one)
        for known in evidence.figured
        for fact in worked_out.rest_of(known)
        if fact.value == quantity.value
        and any(not one.readings.isdisjoint(fact.two.readings) for one in line.quantities)
    ]
    if not told:
        return False
    deeds = _deeds(line, quantity)
    opposite = {other for pair in _OPPOSITES for deed, other in (pair, pair[::-1]) if deed in deeds}
    return any(not opposite.isdisjoint(_deeds(known, one)) for known, one in told)


def _deeds(line: Line, quantity: Quantity) -> set[str]:
    """The deeds beside a number, by their verb or their English stem."""
    words = [word for word in line.piece_at(quantity.first).words if not word.negated]
    return {word.verb for word in words} | {
        key.removeprefix("e:") for word in words for key in word.token.keys
    }


_OPPOSITES = (
    ("pass", "fail"), ("succeed", "fail"), ("keep", "lose"), ("save", "lose"), ("rescue", "lose"), ("retain", "lose"), ("accept", "reject"), ("survive", "die"), ("attend", "miss"),
    ("bestehen", "durchfallen"), ("annehmen", "ablehnen"), ("überleben", "sterben"), ("behalten", "verlieren"), ("gelingen", "scheitern"),
)  # fmt: skip
"""Deeds of which one is what is left of the other."""


def with_the_speaker(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether so many are the others and the person: "one of four testers" of "testing with three others"."""
    told_by = line.tokens[quantity.first - 1].low in ("by", "von") if quantity.first else False
    return (told_by or _is_everybody(line, quantity)) and any(
        amount.quantity.kind == "count"
        and amount.line.tokens[amount.quantity.first - 1].low in ("with", "mit")
        and are_besides_the_person(amount.line, amount.quantity)
        and amount.quantity.value + 1 == quantity.value
        for amount in evidence.amounts
        if amount.quantity.first
    )


_ONE = frozenset("einer einem ein eine".split())
_COLLEAGUES = ("kolleg", "partner", "freund", "mitarbeiter", "mitschüler", "kommiliton")


def two_of_us(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether "zu zweit" is somebody and the person: "mit einer Kollegin habe ich …", "ein Kollege und ich haben …"."""
    if not quantity.first or line.tokens[quantity.first - 1].low != "zu" or quantity.value != 2:
        return False
    words = [
        word.loose
        for word in line.words
        if word.at > quantity.first or word.at < quantity.first - 1
    ]
    return any(
        _with_one(known, at)
        and any(not keys.isdisjoint(word.answers) for keys in words for word in known.words)
        for known in evidence.lines
        if known.german
        for at in range(len(known.tokens) - 1)
    )


def _with_one(known: Line, at: int) -> bool:
    """Whether a German line names one colleague at this token, with whom the person does something."""
    here = [token.low for token in known.tokens[at : at + 4]]
    if here[0] not in _ONE or not here[1].startswith(_COLLEAGUES):
        return False
    before = known.tokens[at - 1].low if at else ""
    return before == "mit" or here[2:] == ["und", "ich"]


@once_a_number
def _is_everybody(line: Line, quantity: Quantity) -> bool:
    """Whether a number counts everybody who did something: "one of four", "a team of four", "zu viert", "Viererteam"."""
    before = [token.low for token in line.tokens[max(0, quantity.first - 2) : quantity.first]]
    return (
        before in _ONE_OF_MANY
        or before[-1:] == ["zu"]
        or _TEAM.search(line.tokens[quantity.first].low) is not None
    )


def without_the_person(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether one of two equal numbers counts the person and the other does not: "three of us", "with three colleagues"."""
    return (are_besides_the_person(line, quantity) and sentences.counts_the_person(amount)) or (
        _is_everybody(line, quantity)
        and not are_besides_the_person(line, quantity)
        and are_besides_the_person(amount.line, amount.quantity)
    )


def colleagues(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether so many colleagues are what a team has besides the person: ten of "eleven of us"."""
    return are_besides_the_person(line, quantity) and any(
        amount.quantity.value == quantity.value + 1 and sentences.counts_the_person(amount)
        for amount in evidence.amounts
    )


@once_a_number
def are_besides_the_person(line: Line, quantity: Quantity) -> bool:
    """Whether a number counts people and not the person: "with three colleagues", "beside 17 other drivers"."""
    before = [token.low for token in line.tokens[max(0, quantity.first - 2) : quantity.first]]
    behind = [token.low for token in line.tokens[quantity.last + 1 : quantity.last + 3]]
    if any(low.startswith(("colleague", "kolleg", "coworker")) for low in behind):
        return True
    return not _BESIDE.isdisjoint(before) and not _OTHERS.isdisjoint((*before, *behind))


_BESIDE = frozenset("with beside besides alongside and mit neben nebst und samt".split())
_ONE_OF_MANY = (
    ["one", "of"],
    ["einer", "von"],
    ["eine", "von"],
    ["team", "of"],
    ["group", "of"],
    ["crew", "of"],
)
_TEAM = re.compile(r"er-?(?:team|gruppe|kolonne|mannschaft|crew)$")
"""How a German team says how many it has: "Dreierteam"."""
_OTHERS = frozenset("other others further weiteren anderen weiterer anderer".split())
