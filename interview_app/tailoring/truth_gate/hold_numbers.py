"""Numbers of a line against numbers of the evidence: value, unit, what is counted, what limits it, and how often."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

from interview_app.domain.tailoring import Severity, ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate import (
    compounds,
    counting,
    dates,
    derived,
    hold_dates,
    lexicon,
    rates,
    reckoned,
    sizes,
)
from interview_app.tailoring.truth_gate.evidence import Amount, Evidence
from interview_app.tailoring.truth_gate.line import Keys, Line, Piece
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.quantity import Quantity
from interview_app.tailoring.truth_gate.units import UNITS, unit_readings

_AS_WEAK = {
    "upto": ("upto", "under"),
    "almost": ("almost", "about", "under", "upto"),
    "under": ("under", "almost"),
    "over": ("over",),
}
"""What may be said for a number that the evidence limits so; "under 5" is no plain 5."""
_WEAKER_ONLY = frozenset(("upto", "almost", "under"))


Judged = dict[tuple[int, Evidence], Objection | None]
"""What was found of the numbers of one line, by their first token and the evidence."""
_DIFFERS = Objection(ViolationKind.CHANGED_METRIC, "")
"""Stands for the objection to a number that the evidence does not give, until its sentence is wanted."""


def hold(
    line: Line,
    evidence: Evidence,
    first: int,
    last: int,
    tenure: Callable[[], Iterable[dates.Span]],
    *,
    judged: Judged | None = None,
    quick: bool = False,
) -> list[Objection]:
    """Objections to the quantities and rates at tokens `first` to `last`.

    `judged` keeps what is found for the next time; with `quick` the first that blocks is enough, and has no sentence.
    """
    known: Judged = {} if judged is None else judged
    found: list[Objection] = []
    for quantity in line.quantities:
        if not first <= quantity.first <= last:
            continue
        key = (quantity.first, evidence)
        if key not in known:
            known[key] = _one(line, quantity, evidence, tenure)
        one = known[key]
        if one is _DIFFERS and quick:
            return [one]
        if one is not None:
            found.append(_changed(line, quantity, evidence) if one is _DIFFERS else one)
    if first == 0 and last >= len(line.tokens) - 1:
        for rate, words in line.rates.items():
            told = rate in _OF_A_DAY and any(_is_told_of(rate, one) for one in evidence.lines)
            told = told or (rate == "day" and any(" day to day " in one.folded for one in evidence.lines))
            at = next(at for at, name in line.rate_at if name == rate)
            near = [one for one in hold_dates.closest(line, at, evidence) if one.rates]
            elsewhere = bool(near) and not any(rate in one.rates for one in near)
            elsewhere = elsewhere or _told_of_others(line, at, rate, evidence)
            if (rate in evidence.rates and not elsewhere) or told or _describes(line, rate, evidence):
                continue
            if reckoned.in_period(line, rate, evidence) or _so_many_a_year(rate, evidence):
                continue
            if not any(
                _in_other_period(line, quantity, amount) for quantity in line.quantities for amount in evidence.amounts
            ):
                found.append(_rate(words, evidence))
    return found


def _told_of_others(line: Line, at: int, rate: str, evidence: Evidence) -> bool:
    """Whether the evidence tells the rate's thing by another rate: "weekly supervision" of "I do monthly supervision"."""
    words = [word.loose for word in line.piece_at(at).words]
    scored = [
        (_overlap(words, counting.sentence_keys(known, place)), name)
        for known in evidence.lines
        for place, name in known.rate_at
    ]
    most = max((score for score, _ in scored), default=0)
    return most > 0 and not {name for score, name in scored if score == most} & ({rate} | _same_rates(rate))


def _same_rates(rate: str) -> set[str]:
    return set(_OF_A_DAY) if rate == "day" else set()


def _measured(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether a number agrees in the unit that stands behind an adjective: "195 effective hectares"."""
    unit = sizes.counted(line, quantity).unit if quantity.kind == "count" else ""
    if not unit or not quantity.plain:
        return False
    area = replace(quantity, kind=UNITS[unit][0], readings=frozenset(unit_readings(sorted(quantity.plain), unit)))
    return any(
        _agrees(line, area, amount, evidence)
        for amount in evidence.amounts
        if amount.quantity.kind == area.kind and not area.readings.isdisjoint(amount.quantity.readings)
    )


def _of_change(line: Line, quantity: Quantity) -> bool:
    """Whether a time is that of a change told with it: "down nine points in two years"."""
    piece = line.piece_at(quantity.first)
    return bool({"up", "down"} & piece.directions) or any(one.pair for one in line.quantities)


def _so_many_a_year(rate: str, evidence: Evidence) -> bool:
    """Whether the evidence has as many in a year as the rate comes to: "four courses a year" are quarterly."""
    often = rates.in_a_year(rate)
    return often > 0 and any(
        sizes.rate_of(amount.line, amount.quantity) == "year"
        and not amount.quantity.readings.isdisjoint({("count", Fraction(often)), ("factor", Fraction(often))})
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
        not period.used and rates.period(period.low) == rate and any(not keys.isdisjoint(noun.keys) for keys in named)
        for known in evidence.lines
        for before, after in pairwise(known.tokens)
        for period, noun in ((before, after), (after, before))
    )


def _rate(words: str, evidence: Evidence) -> Objection:
    known = [text for line in evidence.lines for text in line.rates.values()]
    if known:
        sentence = _("Claims “{claimed}” but evidence shows “{shown}”").format(claimed=words, shown=known[0])
    else:
        sentence = _("Claims “{claimed}” but no evidence says how often").format(claimed=words)
    return Objection(ViolationKind.CHANGED_METRIC, sentence)


def _one(
    line: Line, quantity: Quantity, evidence: Evidence, tenure: Callable[[], Iterable[dates.Span]]
) -> Objection | None:
    if (quantity.implicit and not quantity.pair) or (quantity.value == 0 and not quantity.pair):
        return None  # one of something claims nothing; none of something is judged as a negation
    same = [amount for amount in evidence.amounts if not quantity.readings.isdisjoint(amount.quantity.readings)]
    if any(_agrees(line, quantity, amount, evidence) for amount in same):
        return None
    if (
        quantity.kind == "year"
        and sizes.is_tenure(line, quantity)
        and sizes.tenure_fits(quantity, evidence.spans, tenure(), experience=sizes.is_experience(line))
    ):
        return None
    if quantity.kind == "year" and _of_change(line, quantity) and hold_dates.lasted(quantity, evidence):
        return None
    if quantity.kind == "count" and hold_dates.is_known_year(line, quantity, evidence):
        return None
    if _follows(line, quantity, evidence) or _measured(line, quantity, evidence):
        return None
    close = next(
        (
            one
            for one in evidence.amounts
            if not sizes.counted(line, quantity).name
            and derived.nearly(quantity, one.quantity)
            and _agrees_round(line, quantity, one, evidence)
        ),
        None,
    )
    if close is not None:
        sentence = _("Says {claimed} where the evidence has {shown}").format(
            claimed=_phrase(line, quantity), shown=_bare(close)
        )
        return Objection(ViolationKind.CHANGED_METRIC, sentence, Severity.WARNING, quantity.first)
    return _DIFFERS


def _follows(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether a number is worked out from one of the evidence: rounded, a difference, a share, or for another period."""
    words = [word.loose for word in line.piece_at(quantity.first).words]
    equal = any(
        not quantity.readings.isdisjoint(amount.quantity.readings) and _overlap(words, amount.piece.keys)
        for amount in evidence.amounts
    )  # "over 75 %" is no rounding of another figure where the evidence has 75 % of just that
    end = _is_end(line, quantity)
    for amount in evidence.amounts:
        known = amount.quantity
        if (
            not end
            and derived.follows_from_change(quantity, known)
            and counting.of_its_change(line, quantity, amount, evidence)
            and _same_way(line, quantity, amount, evidence)
        ):
            return True
        rounded = not equal and derived.rounds(quantity, known) and _as_often(line, quantity, amount)
        if rounded and _agrees_round(line, quantity, amount, evidence):
            return True
        if _end_of_range(quantity, known) and _agrees_round(line, quantity, amount, evidence):
            return True
        if _in_other_period(line, quantity, amount) and _agrees_round(line, quantity, amount, evidence):
            return True
    return reckoned.follows(line, quantity, evidence)


def _is_end(line: Line, quantity: Quantity) -> bool:
    """Whether a number is what something came to, and no size of a change: "cut to 12 days"."""
    at = quantity.first - 1
    while at >= 0 and quantity.modifier and line.tokens[at].low not in ("to", "auf") and quantity.first - at < 4:
        at -= 1
    return at >= 0 and line.tokens[at].low in ("to", "auf") and quantity.kind not in ("percent", "factor")


def _same_way(line: Line, quantity: Quantity, amount: Amount, evidence: Evidence) -> bool:
    """Whether a change told by its size goes the way of the evidence's, and is of something the evidence names there."""
    piece, known = line.piece_at(quantity.first), amount.quantity
    after = known.other.value if known.other is not None else known.value
    grew = after > known.value
    if ("up" in piece.directions and "down" not in piece.directions and not grew) or (
        "down" in piece.directions and "up" not in piece.directions and grew
    ):
        return False
    things = [word.loose for word in piece.words if not word.verb] or [
        word.loose for word in line.words if not word.verb
    ]
    if _another_change(things, amount, evidence):
        return False
    if not things or any(not keys.isdisjoint(amount.line.all_keys) for keys in things):
        return True
    return evidence.german and any(
        compounds.made_of(word.token.low, evidence) for word in line.words if not word.verb and len(word.token.low) > 3
    )


def _another_change(things: list[Keys], amount: Amount, evidence: Evidence) -> bool:
    """Whether the evidence tells another change of what the line speaks of, and none of it with this one."""
    own = _overlap(things, counting.sentence_keys(amount.line, amount.quantity.first))
    if own:
        return False
    known = amount.quantity.readings
    return any(
        one.quantity.pair == "move first"
        and one.quantity.readings.isdisjoint(known)
        and _overlap(things, counting.sentence_keys(one.line, one.quantity.first))
        for one in evidence.amounts
    )


def _end_of_range(quantity: Quantity, known: Quantity) -> bool:
    """Whether "up to 40 mm" is the end of "6 to 40 mm"."""
    ends = {"range last": ("upto", "under"), "range first": ("atleast",)}.get(known.pair, ())
    return quantity.modifier in ends and not quantity.pair and not quantity.readings.isdisjoint(known.readings)


def _in_other_period(line: Line, quantity: Quantity, amount: Amount) -> bool:
    if not line.rate_at or not amount.line.rate_at:
        return False
    mine, theirs = sizes.rate_of(line, quantity), sizes.rate_of(amount.line, amount.quantity)
    return bool(mine and theirs) and derived.in_other_period(quantity, mine, amount.quantity, theirs)


def _agrees_round(line: Line, quantity: Quantity, amount: Amount, evidence: Evidence) -> bool:
    counts = quantity.kind == "count" and not counting.same_thing(line, quantity, amount, evidence)
    if quantity.kind == amount.quantity.kind == "count" and counting.by_noun(line, quantity, amount):
        return not counts
    return not counts and not _belongs_elsewhere(line, quantity, amount, evidence)


def _agrees(line: Line, quantity: Quantity, amount: Amount, evidence: Evidence) -> bool:
    """Whether an equal number of the evidence says the same thing."""
    known = amount.quantity
    if known.modifier in _WEAKER_ONLY and quantity.modifier not in _AS_WEAK[known.modifier]:
        return False
    if quantity.modifier in ("over", "under") and known.modifier not in _AS_WEAK[quantity.modifier]:
        return False
    if quantity.modifier == "sum" and any(
        other.quantity.modifier in _WEAKER_ONLY and not other.quantity.readings.isdisjoint(quantity.readings)
        for other in evidence.amounts
    ):
        return False  # "über 400.000 Euro" is no sum where the evidence has a limit of so much
    if (quantity.pair or known.pair) and not _pairs_agree(quantity, known):
        return False
    negated = [word.negated for word in amount.piece.words]
    if negated and all(negated) and not all(word.negated for word in line.piece_at(quantity.first).words):
        return False
    if quantity.kind == "count" and known.kind == "count" and not counting.same_thing(line, quantity, amount, evidence):
        return False
    often = _as_often(line, quantity, amount) or any(
        _as_often(line, quantity, other)
        for other in evidence.amounts
        if other.quantity.kind == known.kind != "count" and not other.quantity.readings.isdisjoint(known.readings)
    )
    if quantity.kind == known.kind == "count" and counting.by_noun(line, quantity, amount):
        return often
    return often and not _belongs_elsewhere(line, quantity, amount, evidence)


def _as_often(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether the number is told as often as in the evidence ("220 a month" for "220 a year")."""
    mine, theirs = _told_rate(line, quantity), _told_rate(amount.line, amount.quantity)
    if not mine:
        return True
    known = {theirs} if theirs else counting.rates_beside(amount)
    if known & _OF_A_DAY:
        known.add("day")
    return mine in known or (mine in _OF_A_DAY and _is_told_of(mine, amount.line))


def _told_rate(line: Line, quantity: Quantity) -> str:
    """How often a number counts, or the other end of its change: "from nine to four a week"."""
    own = sizes.rate_of(line, quantity)
    return own or (sizes.rate_of(line, quantity.other) if quantity.other is not None and quantity.pair else "")


def _is_told_of(rate: str, line: Line) -> bool:
    """Whether a sentence of the evidence names a part of the day or a shift in which all it tells happened: "on my shift"."""
    return any(token.kind == "word" and not token.used and rates.period(token.low) == rate for token in line.tokens)


_OF_A_DAY = frozenset(("shift", "night", "morning", "evening"))


def _pairs_agree(quantity: Quantity, known: Quantity) -> bool:
    if not quantity.pair:
        return not known.pair.startswith("range")
    if not known.pair:
        return False
    if quantity.pair.split()[1] != known.pair.split()[1] and quantity.pair.startswith("move"):
        return False
    mine, theirs = quantity.other, known.other
    return mine is not None and theirs is not None and not mine.readings.isdisjoint(theirs.readings)


def _belongs_elsewhere(line: Line, quantity: Quantity, amount: Amount, evidence: Evidence) -> bool:
    """Whether the words around the claimed number stand around another number of the same kind in the evidence."""
    piece = line.piece_at(quantity.first)
    words = [word.loose for word in piece.words]
    if (
        all(word.verb for word in piece.words)
        and piece.words
        and quantity.kind.startswith(("money", "percent", "count"))
        and not (quantity.kind == "count" and sizes.counted(line, quantity).run)
        and not (quantity.pair and amount.quantity.pair)
    ):
        if _same_deed(piece, amount.piece):
            return False
        if quantity.kind != "count" and not (quantity.modifier and quantity.modifier == amount.quantity.modifier):
            return True  # what is done with money says what money it is
        return any(
            other.quantity.kind == amount.quantity.kind
            and other.quantity.readings.isdisjoint(quantity.readings)
            and _same_deed(piece, other.piece)
            for other in evidence.amounts
        )
    around = amount.line.all_keys
    if quantity.kind != "count":
        around = counting.sentence_keys(amount.line, amount.quantity.first)
    own = _overlap(words, amount.piece.keys if amount.piece.words else around)
    if own == len(words) or (own and not amount.piece.words):
        return False
    strict = [word.token.keys for word in piece.words]
    claimed = [one.readings for one in line.quantities]
    for other in evidence.amounts:
        if other.quantity.kind != amount.quantity.kind or other.piece is amount.piece:
            continue
        if any(not other.quantity.readings.isdisjoint(readings) for readings in claimed):
            continue
        if _overlap(strict, other.piece.strict) > own and (own == 0 or other.line is amount.line):
            return True
    return False


def _same_deed(piece: Piece, known: Piece) -> bool:
    """Whether two pieces tell of one deed: a verb in common, a direction in common, or no verb to compare."""
    mine, theirs = [word for word in piece.words if word.verb], [word for word in known.words if word.verb]
    if any(not word.token.keys.isdisjoint(known.keys) for word in piece.words):
        return True
    if not theirs:
        bases = {word.verb for word in mine}
        named = {lexicon.verbs().get(word.token.low, ("",))[0] for word in known.words}
        return not known.words or bool(bases & named)
    groups = frozenset().union(*(word.groups for word in mine)) & frozenset().union(*(word.groups for word in theirs))
    return bool({word.verb for word in mine} & {word.verb for word in theirs}) or bool(
        groups & {"up", "down", "teach", "manage", "lead"}
    )


def _overlap(words: list[Keys], keys: Keys) -> int:
    return sum(not word.isdisjoint(keys) for word in words)


def _changed(line: Line, quantity: Quantity, evidence: Evidence) -> Objection:
    same = [amount for amount in evidence.amounts if not quantity.readings.isdisjoint(amount.quantity.readings)]
    team = sizes.is_people(line, quantity)
    kind = ViolationKind.INFLATED_SIZE if team else ViolationKind.CHANGED_METRIC
    if quantity.kind == "year" and sizes.is_tenure(line, quantity):
        kind = ViolationKind.WRONG_TENURE
    claimed = _phrase(line, quantity)
    shown = _nearest(line, quantity, evidence, same)
    if shown is None:
        return Objection(
            kind, _("Claims {claimed} but no evidence gives this number").format(claimed=claimed), at=quantity.first
        )
    if claimed.casefold() == shown.casefold():
        sentence = _("Claims {claimed}, which the evidence says of something else").format(claimed=claimed)
    else:
        sentence = _("Claims {claimed} but evidence shows {shown}").format(claimed=claimed, shown=shown)
    return Objection(kind, sentence, at=quantity.first)


def _phrase(line: Line, quantity: Quantity) -> str:
    """The number as written with its limit and the word behind it: "over 80% improvement"."""
    first = quantity.first
    if quantity.modifier and first > 0 and line.tokens[first - 1].kind == "word":
        first -= 1
    last = quantity.last
    after = line.tokens[last + 1] if last + 1 < len(line.tokens) else None
    if after is not None and after.kind == "word" and not after.used and after.low not in lexicon.glue():
        last += 1
    return line.text[line.tokens[first].start : line.tokens[last].end]


def _nearest(line: Line, quantity: Quantity, evidence: Evidence, same: list[Amount]) -> str | None:
    words = [word.loose for word in line.piece_at(quantity.first).words]
    alike = same or [
        one for one in evidence.amounts if one.quantity.kind == quantity.kind and not one.quantity.implicit
    ]
    alike = alike or [one for one in evidence.amounts if not one.quantity.implicit]
    if not alike:
        return None
    best = max(alike, key=lambda one: _overlap(words, one.piece.keys))
    return _phrase(best.line, best.quantity) if best in same else _bare(best)


def _bare(amount: Amount) -> str:
    first = amount.quantity.first
    before = amount.line.tokens[first - 1] if first else None
    if amount.quantity.modifier and before is not None and before.kind == "word":
        return f"{before.text} {amount.quantity.raw}"
    return amount.quantity.raw
