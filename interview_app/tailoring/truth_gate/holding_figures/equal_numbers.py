"""Whether an equal number of the evidence says the same thing: its limit, what it counts, how often, and what it belongs to."""

from dataclasses import replace
from itertools import takewhile

from interview_app.tailoring.truth_gate.arithmetic import (
    counting,
    derived,
    left_over,
    sentences,
    things_apart,
)
from interview_app.tailoring.truth_gate.arithmetic.differences import COMPARED
from interview_app.tailoring.truth_gate.cards.evidence import Amount, Evidence
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.holding_figures.hold_rates import as_often
from interview_app.tailoring.truth_gate.reading import sizes
from interview_app.tailoring.truth_gate.reading.line import Line, Piece, overlap
from interview_app.tailoring.truth_gate.words import lexicon

_AS_WEAK = {
    "upto": ("upto", "under"),
    "almost": ("almost", "about", "under", "upto"),
    "under": ("under", "almost"),
    "over": ("over", "odd"),
}
"""What may be said for a number that the evidence limits so; "under 5" is no plain 5."""
_WEAKER_ONLY = frozenset(("upto", "almost", "under"))


def agrees(line: Line, quantity: Quantity, amount: Amount, evidence: Evidence) -> bool:
    """Whether an equal number of the evidence says the same thing."""
    known = amount.quantity
    if known.modifier == "allbut" or left_over.without_the_person(line, quantity, amount):
        return False  # "all but three" are no three, and "three of us" no three colleagues
    if _other_measure(line, quantity, amount):
        return False
    if not _limits_agree(quantity, known):
        return False
    if quantity.modifier == "sum" and any(
        other.quantity.modifier in _WEAKER_ONLY
        and not other.quantity.readings.isdisjoint(quantity.readings)
        for other in evidence.amounts
    ):
        return False  # "über 400.000 Euro" is no sum where the evidence has a limit of so much
    if (quantity.pair or known.pair) and not _pairs_agree(quantity, known):
        return _same_versions(quantity, amount)
    if (
        known.pair.startswith("move")
        and not quantity.pair
        and _is_no_such_end(line, quantity, known)
    ):
        return False
    negated = [word.negated for word in amount.piece.words]
    if (
        negated
        and all(negated)
        and not sizes.counted(amount.line, known).general
        and not all(word.negated for word in line.piece_at(quantity.first).words)
    ):
        return False
    if (
        quantity.kind == "count"
        and known.kind == "count"
        and not counting.same_thing(line, quantity, amount, evidence)
    ):
        return False
    if (
        quantity.kind == "count"
        and known.kind == "factor"
        and not counting.counts_turns(line, quantity, amount, evidence)
    ):
        return False
    often = as_often(line, quantity, amount) or any(
        as_often(line, quantity, other)
        for other in evidence.amounts
        if other.quantity.kind == known.kind != "count"
        and not other.quantity.readings.isdisjoint(known.readings)
    )
    if quantity.kind == known.kind == "count" and (
        counting.by_noun(line, quantity, amount) or counting.same_mark(line, quantity, amount)
    ):
        return often
    return often and not _belongs_elsewhere(line, quantity, amount, evidence)


def _limits_agree(quantity: Quantity, known: Quantity) -> bool:
    """Whether what limits a number says no more than what limits the equal one of the evidence."""
    if known.modifier in _WEAKER_ONLY and quantity.modifier not in _AS_WEAK[known.modifier]:
        return False
    if quantity.modifier in ("over", "under") and known.modifier not in _AS_WEAK[quantity.modifier]:
        return False
    return not (
        quantity.modifier == "atleast" and known.modifier == "about"
    )  # "at least 600" of about 600


def _other_measure(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether equal figures are of another currency or unit, or one the size of a change and the other what it came to."""
    if quantity.kind.startswith("money") and _other_dollars(line, quantity, amount):
        return True
    if quantity.kind == amount.quantity.kind == "percent" and things_apart.units_differ(
        line, quantity, amount
    ):
        return True  # "0.6 per 1,000 catheter years" of "days"
    return is_a_difference(line, quantity) and _is_where_it_went(amount)


def _other_dollars(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether both sums say whose dollars they are, and differ: "US$18,500" is not "A$18,500"."""
    mine, theirs = _whose_dollars(line, quantity), _whose_dollars(amount.line, amount.quantity)
    return bool(mine) and bool(theirs) and mine != theirs


def _whose_dollars(line: Line, quantity: Quantity) -> str:
    before = line.tokens[quantity.first - 1] if quantity.first else None
    joined = (
        before is not None
        and before.kind == "word"
        and before.end == line.tokens[quantity.first].start
    )
    return (
        before.low[0]
        if joined and before is not None and line.tokens[quantity.first].text == "$"
        else ""
    )


def is_a_difference(line: Line, quantity: Quantity) -> bool:
    """Whether a number is told as the size of a change: "cut by 30 hours" is not "cut to 30 hours"."""
    before = [token.low for token in line.tokens[max(0, quantity.first - 3) : quantity.first]]
    if before[-1:] in (["a"], ["one"], ["ein"]):
        before.pop()  # "by a third"
    if before[-1:] in (["by"], ["um"]) or (
        bool(quantity.modifier) and bool({"by", "um"} & set(before))
    ):
        return True
    behind = takewhile(
        lambda token: token.kind == "word" and not token.used,
        line.tokens[quantity.last + 1 : quantity.last + 4],
    )
    return any(token.low in COMPARED for token in behind)


def _is_no_such_end(line: Line, quantity: Quantity, known: Quantity) -> bool:
    """Whether a number is told as the size of a change, or as what it came to where it began: "cut to 55" of "from 55 to 40"."""
    before = line.tokens[quantity.first - 1].low if quantity.first else ""
    went = not {"up", "down"}.isdisjoint(line.piece_at(quantity.first).directions)
    came_to = known.pair == "move first" and went and before in ("to", "auf")
    return came_to or is_a_difference(line, quantity)


def _is_where_it_went(amount: Amount) -> bool:
    """Whether a figure of the evidence is what something came to behind the size of its change: "by 12 points *to 84%*"."""
    line, known = amount.line, amount.quantity
    before = line.tokens[known.first - 1].low if known.first else ""
    return before in _TO and any(
        one.last < known.first
        and line.piece_at(one.first) is amount.piece
        and is_a_difference(line, one)
        for one in line.quantities
    )


def agrees_round(line: Line, quantity: Quantity, amount: Amount, evidence: Evidence) -> bool:
    """Whether a number that is worked out from one of the evidence is of the same thing."""
    counts = quantity.kind == "count" and not counting.same_thing(line, quantity, amount, evidence)
    if quantity.kind == amount.quantity.kind == "count" and counting.by_noun(
        line, quantity, amount
    ):
        return not counts
    return not counts and not _belongs_elsewhere(line, quantity, amount, evidence)


def _pairs_agree(quantity: Quantity, known: Quantity) -> bool:
    if not quantity.pair:
        return not known.pair.startswith("range")
    if not known.pair:
        return False
    if quantity.pair.split()[1] != known.pair.split()[1] and quantity.pair.startswith("move"):
        return False
    mine, theirs = quantity.other, known.other
    if mine is None or theirs is None:
        return False
    return not mine.readings.isdisjoint(theirs.readings) or derived.rounds(
        replace(mine, pair=""), theirs
    )


_TO = frozenset(("to", "auf"))


def _same_versions(quantity: Quantity, amount: Amount) -> bool:
    """Whether the ends of a change are two versions that the evidence names in that order: "from 6 to 7" of "TestRail 6 to TestRail 7"."""
    mine, known = quantity.other, amount.quantity
    name = sizes.counted(amount.line, known).name
    if mine is None or not quantity.pair or known.pair or not name:
        return False
    return any(
        not one.readings.isdisjoint(mine.readings)
        and one.kind == known.kind
        and bool(sizes.counted(amount.line, one).name & name)
        and (one.first > known.first) == quantity.pair.endswith("first")
        and not _TO.isdisjoint(
            token.low
            for token in amount.line.tokens[min(one.last, known.last) : max(one.first, known.first)]
        )
        for one in amount.line.quantities
    )


def _belongs_elsewhere(line: Line, quantity: Quantity, amount: Amount, evidence: Evidence) -> bool:
    """Whether the words around the claimed number stand around another number of the same kind in the evidence."""
    piece = line.piece_at(quantity.first)
    near = [word for word in piece.words if not _of_another(line, word.at, quantity)]
    words = [word.loose for word in near]
    if (
        all(word.verb for word in near)
        and near
        and quantity.kind.startswith(("money", "percent", "count"))
        and not (quantity.kind == "count" and sizes.counted(line, quantity).run)
        and not (quantity.pair and amount.quantity.pair)
    ):
        if _same_deed(piece, amount.piece):
            return False
        if quantity.kind != "count" and not (
            quantity.modifier and quantity.modifier == amount.quantity.modifier
        ):
            return True  # what is done with money says what money it is
        return any(
            other.quantity.kind == amount.quantity.kind
            and other.quantity.readings.isdisjoint(quantity.readings)
            and _same_deed(piece, other.piece)
            for other in evidence.amounts
        )
    around = amount.line.all_keys
    if quantity.kind != "count":
        around = sentences.sentence_keys(amount.line, amount.quantity.first)
    own = overlap(words, amount.piece.keys if amount.piece.words else around)
    if own == len(words) or (own and not amount.piece.words):
        return False
    strict = [word.token.keys for word in piece.words]
    claimed = [one.readings for one in line.quantities]
    for other in evidence.amounts:
        if _sort(other.quantity) != _sort(amount.quantity) or other.piece is amount.piece:
            continue
        if other.quantity.like_a_year and not amount.quantity.like_a_year:
            continue
        if any(not other.quantity.readings.isdisjoint(readings) for readings in claimed):
            continue
        if overlap(strict, other.piece.strict) > own and (own == 0 or other.line is amount.line):
            return True
    return False


def _of_another(line: Line, at: int, quantity: Quantity) -> bool:
    """Whether a German participle right before another number tells of that one: "3,4 Mio. bei *geplanten* 3,1 Mio."."""
    token = line.tokens[at]
    attribute = line.german and not token.capital and token.low.endswith(("en", "em", "er", "es"))
    return attribute and any(one.first == at + 1 and one is not quantity for one in line.quantities)


def _sort(quantity: Quantity) -> str:
    """What a figure is compared with others as: times are of one sort, whatever their unit."""
    return "time" if quantity.kind in ("hour", "day", "year") else quantity.kind


def _same_deed(piece: Piece, known: Piece) -> bool:
    """Whether two pieces tell of one deed: a verb in common, a direction in common, or no verb to compare."""
    mine, theirs = (
        [word for word in piece.words if word.verb],
        [word for word in known.words if word.verb],
    )
    if any(not word.token.keys.isdisjoint(known.keys) for word in piece.words):
        return True
    if not theirs:
        bases = {word.verb for word in mine}
        named = {lexicon.verbs().get(word.token.low, ("",))[0] for word in known.words}
        return not known.words or bool(bases & named)
    groups = frozenset().union(*(word.groups for word in mine)) & frozenset().union(
        *(word.groups for word in theirs)
    )
    done, told = {word.verb for word in mine}, {word.verb for word in theirs}
    if done & _COMES_IN and told & _COMES_IN:
        return True
    return bool(done & told) or bool(groups & {"up", "down", "teach", "manage", "lead"})


_COMES_IN = frozenset(
    "earn generate yield gross make take bring einbringen erwirtschaften einnehmen einspielen erzielen".split()
)
"""Deeds by which money comes in: "earning £60,000" of "which brought in £60,000"."""
