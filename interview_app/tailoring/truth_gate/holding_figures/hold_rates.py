"""How often: rates of a line against those of the evidence, and whether a number is told as often as an equal one there."""

import re
from fractions import Fraction
from itertools import pairwise

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.arithmetic import derived, reckoned, sentences
from interview_app.tailoring.truth_gate.cards.evidence import Amount, Evidence
from interview_app.tailoring.truth_gate.figures import rates
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.holding_figures import hold_dates
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import told_for
from interview_app.tailoring.truth_gate.reading.line import Line, overlap
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

_OF_A_DAY = frozenset(("shift", "night", "morning", "evening"))
"""Rates that are daily ones too."""


_SEASONS = frozenset(("winter", "summer", "season"))


def hold(line: Line, evidence: Evidence) -> list[Objection]:
    """Objections to how often a line says that something happens."""
    found: list[Objection] = []
    for rate, words in line.rates.items():
        named = rate in _OF_A_DAY | _SEASONS or (rate == "weekend" and words.startswith("am "))
        told = named and any(_is_told_of(rate, one) for one in evidence.lines)
        told = told or (
            rate == "day" and any(" day to day " in one.folded for one in evidence.lines)
        )
        at = next(at for at, name in line.rate_at if name == rate)
        near = [one for one in hold_dates.closest(line, at, evidence) if one.rates]
        elsewhere = bool(near) and not any(rate in one.rates for one in near)
        elsewhere = elsewhere or _told_of_others(line, at, rate, evidence)
        if (rate in evidence.rates and not elsewhere) or told or _describes(line, rate, evidence):
            continue
        if _as_frequent(line, at, rate, evidence):
            continue
        if reckoned.in_period(line, rate, evidence) or _so_many_a_year(rate, evidence):
            continue
        if not any(
            in_other_period(line, quantity, amount)
            for quantity in line.quantities
            for amount in evidence.amounts
        ):
            found.append(_rate(words, evidence))
    return found or _of_another_period(line, evidence)


_PERIOD_OF = re.compile(r"(stunden|tages|wochen|monats|quartals|jahres)(\w{4,})")
_PERIOD_BEGINS = re.compile(r" (?:stunden|tages|wochen|monats|quartals|jahres)\w")
"""German nouns of a period: "Tagesumsatz" is no "Monatsumsatz"."""


def _measured(line: Line, token: Token) -> bool:
    """Whether a figure stands right before a word: "1.800 Euro Tagesumsatz"."""
    at = next(at for at, one in enumerate(line.tokens) if one is token)
    return any(0 < at - one.last <= 2 for one in line.quantities)


def _of_another_period(line: Line, evidence: Evidence) -> list[Objection]:
    """The objection to a noun of one period where the evidence has it of another only."""
    for token in line.tokens if line.german and _PERIOD_BEGINS.search(line.folded) else ():
        told = _PERIOD_OF.fullmatch(token.low) if token.kind == "word" and not token.used else None
        if (
            told is None
            or not {token.low, told[1]}.isdisjoint(evidence.plain)
            or not _measured(line, token)
        ):
            continue
        known = [
            name[1] + told[2]
            for one in evidence.compounds
            if (name := _PERIOD_OF.fullmatch(one)) and name[2] == told[2]
        ]
        if known:
            return [_rate(token.text, evidence, shown=known[0].capitalize())]
    return []


def as_often(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether the number is told as often as in the evidence ("220 a month" for "220 a year")."""
    mine, theirs = _told_rate(line, quantity), _told_rate(amount.line, amount.quantity)
    own = told_for.per_noun(amount.line, amount.quantity)
    said = told_for.per_noun(line, quantity) if own else frozenset()
    if own and said and own.isdisjoint(said):
        return False  # "7,900 litres per cow a year" are none per hectare
    each = frozenset() if theirs else own
    if not mine:
        said = told_for.per_noun(line, quantity) if each or theirs else frozenset()
        told = sentences.sentence_keys(amount.line, amount.quantity.first)
        return not said or not said.isdisjoint(each) or (bool(theirs) and not said.isdisjoint(told))
    if each and quantity.kind != "year":
        return False  # "60 texts a week" of "60 texts a show"
    known = {theirs} if theirs else _beside(amount)
    if known & _OF_A_DAY:
        known.add("day")
    if mine in known:
        return True
    # "95 a day in high season" are no 95 a season; a shift may be the day or the night that the number is told of
    shares = theirs in ("", "shift") or (mine == "shift" and theirs in _OF_A_DAY | {"day"})
    return mine in _OF_A_DAY | _SEASONS and shares and _is_told_of(mine, amount.line)


def _beside(amount: Amount) -> set[str]:
    """How often what a number's sentence tells happens, where the number itself has no rate.

    The rate of another number in a clause with a deed of its own is not this one's: "mowed 12 acres *a week*" says nothing
    of "planted 1,100 trees"; and a measure that only describes a noun is no sum of a period: "12-hour shifts, four a week".
    """
    line = amount.line
    if _only_describes(line, amount.quantity):
        return set()
    others: set[str] = set()
    for other in line.quantities if any(word.verb for word in amount.piece.words) else ():
        piece = line.piece_at(other.first)
        if (
            piece is not amount.piece
            and not other.implicit
            and any(word.verb for word in piece.words)
        ):
            others.add(told_for.rate_of(line, other))
    return sentences.rates_beside(amount) - others


def _only_describes(line: Line, quantity: Quantity) -> bool:
    """Whether a measure only tells what its noun is like: "*12-hour* shifts"."""
    behind = line.tokens[quantity.last + 1] if quantity.last + 1 < len(line.tokens) else None
    joined = "-" in quantity.raw and quantity.kind != "count"
    return (
        joined and behind is not None and behind.kind == "word" and behind.low not in lexicon.glue()
    )


def _told_rate(line: Line, quantity: Quantity) -> str:
    """How often a number counts, or the other end of its change: "from nine to four a week"."""
    if _only_describes(line, quantity):
        return ""
    own = told_for.rate_of(line, quantity)
    return own or (
        told_for.rate_of(line, quantity.other)
        if quantity.other is not None and quantity.pair
        else ""
    )


def in_other_period(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether a number is what one of the evidence comes to in another period: "60 a week" of "12 a day"."""
    if not line.rate_at or not amount.line.rate_at:
        return False
    mine, theirs = told_for.rate_of(line, quantity), told_for.rate_of(amount.line, amount.quantity)
    return bool(mine and theirs) and derived.in_other_period(
        quantity, mine, amount.quantity, theirs
    )


def _is_told_of(rate: str, line: Line) -> bool:
    """Whether a sentence of the evidence names a part of the day or a shift in which all it tells happened: "on my shift"."""
    # "per night shift" is a rate of shifts, and tells of the night
    return any(
        token.kind == "word"
        and rates.period(token.low) == rate
        and (not token.used or rate not in line.rates)
        for token in line.tokens
    )


def _told_of_others(line: Line, at: int, rate: str, evidence: Evidence) -> bool:
    """Whether the evidence tells the rate's thing by another rate: "weekly supervision" of "I do monthly supervision"."""
    words = [word.loose for word in line.piece_at(at).words or line.words]
    bound = _of_a_number(line, at)
    scored = [
        (overlap(words, sentences.sentence_keys(known, place)), name)
        for known in evidence.lines
        for place, name in known.rate_at
        if bound or name == rate or not _of_a_number(known, place)
    ]
    most = max((score for score, _ in scored), default=0)
    return most > 0 and not {name for score, name in scored if score == most} & (
        {rate} | _same_rates(rate)
    )


def _of_a_number(line: Line, at: int) -> bool:
    """Whether a rate stands right behind a number or its unit, whose rate it is: "from 26 to 13 hours a month"."""
    return any(0 < at - one.last <= _RIGHT_BEHIND and not one.implicit for one in line.quantities)


_RIGHT_BEHIND = 2


def _same_rates(rate: str) -> set[str]:
    return set(_OF_A_DAY) if rate == "day" else set()


def counts_how_often(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether a number only counts how often something comes: "four visits a year" of "visits them once a quarter"."""
    rate = (
        told_for.rate_of(line, quantity)
        if quantity.kind in ("count", "factor") and not quantity.modifier
        else ""
    )
    at = next((at for at, name in line.rate_at if name == rate), -1) if rate else -1
    return at >= 0 and _as_frequent(line, at, rate, evidence)


def _as_frequent(line: Line, at: int, rate: str, evidence: Evidence) -> bool:
    """Whether the evidence tells of the same as often, counted another way: "every two months" is "six times a year"."""
    mine = _frequency(line, at, rate)
    words = [word.loose for word in line.piece_at(at).words or line.words]
    return mine is not None and any(
        (name != rate or _times(known, place, name) != _times(line, at, rate))
        and _frequency(known, place, name) == mine
        and overlap(words, sentences.sentence_keys(known, place))
        for known in evidence.lines
        for place, name in known.rate_at
    )


def _frequency(line: Line, at: int, rate: str) -> tuple[str, Fraction] | None:
    often = rates.how_often(rate)
    return None if often is None else (often[0], often[1] * _times(line, at, rate))


def _times(line: Line, at: int, rate: str) -> Fraction:
    """How many a rate goes with: the four of "four visits a year"."""
    piece = line.piece_at(at)
    counted = [
        one
        for one in line.quantities
        if piece.first <= one.first <= at
        and one.kind in ("count", "factor")
        and not one.implicit
        and told_for.rate_of(line, one) == rate
    ]
    return next(
        (
            value
            for one in counted
            for kind, value in sorted(one.readings)
            if kind in ("factor", "count")
        ),
        Fraction(1),
    )


def _so_many_a_year(rate: str, evidence: Evidence) -> bool:
    """Whether the evidence has as many in a year as the rate comes to: "four courses a year" are quarterly."""
    often = rates.in_a_year(rate)
    return often > 0 and any(
        told_for.rate_of(amount.line, amount.quantity) == "year"
        and not amount.quantity.readings.isdisjoint(
            {("count", Fraction(often)), ("factor", Fraction(often))}
        )
        for amount in evidence.amounts
    )


def _describes(line: Line, rate: str, evidence: Evidence) -> bool:
    """Whether a rate is the noun of the evidence beside the same word: "the weekly work" of "the work week"."""
    at = next((at for at, name in line.rate_at if name == rate), -1)
    if at < 0 or not rates.is_adverb(line.tokens[at].low):
        return False
    beside = (line.tokens[step] for step in (at - 1, at + 1) if 0 <= step < len(line.tokens))
    named = [token.keys for token in beside if token.kind == "word" and not token.used]
    return any(
        not period.used
        and rates.period(period.low) == rate
        and any(not keys.isdisjoint(noun.keys) for keys in named)
        for known in evidence.lines
        for before, after in pairwise(known.tokens)
        for period, noun in ((before, after), (after, before))
    )


def _rate(words: str, evidence: Evidence, *, shown: str = "") -> Objection:
    known = [shown] if shown else [text for line in evidence.lines for text in line.rates.values()]
    if known:
        sentence = _("Claims “{claimed}” but evidence shows “{shown}”").format(
            claimed=words, shown=known[0]
        )
    else:
        sentence = _("Claims “{claimed}” but no evidence says how often").format(claimed=words)
    return Objection(ViolationKind.CHANGED_METRIC, sentence)
