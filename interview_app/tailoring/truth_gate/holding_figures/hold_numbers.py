"""Numbers of a line against numbers of the evidence: equal ones that say the same, and those worked out from them."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from interview_app.domain.tailoring import Severity, ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.arithmetic import (
    counting,
    derived,
    differences,
    left_over,
    reckoned,
    sentences,
    wholes,
)
from interview_app.tailoring.truth_gate.cards import compounds
from interview_app.tailoring.truth_gate.cards.evidence import Amount, Evidence
from interview_app.tailoring.truth_gate.figures import dates
from interview_app.tailoring.truth_gate.figures.changes import SPEEDS
from interview_app.tailoring.truth_gate.figures.number_words import FACTORS
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.figures.units import UNITS, ends_in_unit, unit_readings
from interview_app.tailoring.truth_gate.holding_figures import (
    dated,
    hold_dates,
    hold_rates,
    number_objections,
    other_unit,
)
from interview_app.tailoring.truth_gate.holding_figures.equal_numbers import (
    agrees,
    agrees_round,
    is_a_difference,
)
from interview_app.tailoring.truth_gate.holding_figures.hold_rates import as_often, in_other_period
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import sizes, tenures, whole_named
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Word, overlap
from interview_app.tailoring.truth_gate.words import meaning

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
            told = number_objections.changed(line, quantity, evidence) if one is _DIFFERS else one
            if told.sentence not in [
                before.sentence for before in found
            ]:  # both ends of one change
                found.append(told)
    if first == 0 and last >= len(line.tokens) - 1:
        found += hold_rates.hold(line, evidence)
    return found


def _measured(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether a number agrees in the unit that stands behind an adjective, or that a compound ends in, on either side.

    "195 effective hectares", "21 Unterrichtsstunden" of "unterrichte 21 Stunden", "110 Tage" of "110 Verhandlungstage".
    """
    mine = _in_its_unit(line, quantity)
    return any(
        agrees(
            line,
            mine or quantity,
            Amount(theirs or amount.quantity, amount.line, amount.piece),
            evidence,
        )
        for amount, theirs in (
            (
                one,
                _in_its_unit(one.line, one.quantity)
                if not mine and one.quantity.kind == "count"
                else None,
            )
            for one in evidence.amounts
        )
        if (mine or theirs)
        and (theirs or amount.quantity).kind == (mine or quantity).kind
        and not (mine or quantity).readings.isdisjoint((theirs or amount.quantity).readings)
    )


def _in_its_unit(line: Line, quantity: Quantity) -> Quantity | None:
    """A count read in the unit that its noun has or ends in; None where it has none."""
    if quantity.kind != "count" or not quantity.plain:
        return None
    counted = sizes.counted(line, quantity)
    unit = counted.unit or (
        ends_in_unit(counted.words[-1]) if line.german and counted.words else ""
    )
    if not unit:
        return None
    return replace(
        quantity,
        kind=UNITS[unit][0],
        readings=frozenset(unit_readings(sorted(quantity.plain), unit)),
    )


def _sums_up_own_change(line: Line, quantity: Quantity) -> bool:
    """Whether a share or factor is the size of the change that the line tells itself: "halved, from 9% to 4.5%".

    The ends of that change are judged by themselves.
    """
    return quantity.kind in ("percent", "factor") and any(
        one is not quantity
        and one.pair == "move first"
        and one.other is not quantity
        and derived.follows_from_change(quantity, one)
        for one in line.quantities
    )


def _of_change(line: Line, quantity: Quantity) -> bool:
    """Whether a time is that of a change told with it: "down nine points in two years"."""
    piece = line.piece_at(quantity.first)
    if _is_within(line, quantity):
        return True
    return bool({"up", "down"} & piece.directions) or any(
        one.pair or one.kind != "year" for one in line.quantities
    )


_WITHIN = frozenset("in within over across during through binnen innerhalb".split())


def _is_told_faster(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether a change is said to have come "within a year" where the evidence gives it another time."""
    if quantity.kind not in _TIMES or not _is_within(line, quantity):
        return False
    ends = {
        reading
        for one in line.quantities
        if one.pair.startswith("move")
        for reading in one.readings
    }
    changed = [
        one.line
        for one in evidence.amounts
        if one.quantity.pair and not one.quantity.readings.isdisjoint(ends)
    ]
    times = [
        one.quantity.readings
        for one in evidence.amounts
        if any(one.line is told for told in changed)
        and one.quantity.kind in _TIMES
        and not one.quantity.pair
        and _is_within(one.line, one.quantity)
    ]
    return bool(times) and all(quantity.readings.isdisjoint(one) for one in times)


_TIMES = frozenset(("hour", "day", "year"))


def _is_within(line: Line, quantity: Quantity) -> bool:
    """Whether a time is that in which something came about: "in three years"."""
    before = [token.low for token in line.tokens[max(0, quantity.first - 2) : quantity.first]]
    return not _WITHIN.isdisjoint(before)


def _one(
    line: Line, quantity: Quantity, evidence: Evidence, tenure: Callable[[], Iterable[dates.Span]]
) -> Objection | None:
    if not quantity.pair and (
        quantity.implicit or quantity.value == 0
    ):  # none of something is judged as a negation
        return _DIFFERS if quantity.implicit and _is_told_faster(line, quantity, evidence) else None
    if quantity.modifier == "allbut":
        return None if _all_but(line, quantity, evidence) else _DIFFERS
    if quantity.modifier == "only":
        return _DIFFERS if _are_more(line, quantity, evidence) else None
    same = evidence.amounts_of(quantity)
    agreeing = [amount for amount in same if agrees(line, quantity, amount, evidence)]
    if other_unit.told(line, quantity, evidence, agreeing):
        return _DIFFERS
    if agreeing:
        more = wholes.all_of_a_part(line, quantity, evidence) or wholes.reports_more(
            line, quantity, evidence
        )
        more = more or all(wholes.beyond(line, quantity, one, evidence) for one in agreeing)
        return _DIFFERS if more else None
    if tenures.is_tenure(line, quantity) and tenures.tenure_fits(
        quantity, evidence.spans, tenure(), experience=tenures.is_experience(line)
    ):
        return None
    if quantity.kind == "year" and _is_how_long(line, quantity, evidence):
        return None
    known_year = quantity.kind == "count" and hold_dates.is_known_year(line, quantity, evidence)
    if known_year or (line.rate_at and hold_rates.counts_how_often(line, quantity, evidence)):
        return None
    version = sizes.counted(line, quantity)
    if (
        version.name
        and not version.run
        and not version.unit
        and quantity.kind == "count"
        and quantity.raw.isdigit()
    ):
        return _DIFFERS  # "CARAT 8": a version follows from no figures
    if (
        _follows(line, quantity, evidence, same)
        or _measured(line, quantity, evidence)
        or _sums_up_own_change(line, quantity)
    ):
        return None
    close = next(
        (
            one
            for one in (
                evidence.amounts if derived.may_be_near(quantity) and not version.name else ()
            )
            if derived.nearly(quantity, one.quantity)
            and not (quantity.like_a_year and one.quantity.like_a_year)
            and agrees_round(line, quantity, one, evidence)
        ),
        None,
    )
    if close is not None:
        sentence = _("Says {claimed} where the evidence has {shown}").format(
            claimed=number_objections.phrase(line, quantity), shown=number_objections.bare(close)
        )
        return Objection(ViolationKind.CHANGED_METRIC, sentence, Severity.WARNING, quantity.first)
    return _DIFFERS


def _is_how_long(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether years are those of a change that the evidence dates, or only count those that the line names itself."""
    if _of_change(line, quantity) and hold_dates.lasted(quantity, evidence):
        return True
    return hold_dates.own_span(line, quantity) and not tenures.is_tenure(line, quantity)


def _all_but(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    told = [one.quantity.readings for one in evidence.amounts if one.quantity.modifier == "allbut"]
    return not all(map(quantity.readings.isdisjoint, told)) or left_over.all_but(
        line, quantity, evidence
    )


def _beside_an_end(line: Line, quantity: Quantity, known: Quantity) -> bool:
    """Whether the line tells a number beside one end of a change, as its other end: "40 in 2016, 10 in 2018"."""
    ends = known.readings | (known.other.readings if known.other is not None else frozenset())
    return quantity.kind == known.kind and any(
        one is not quantity and not one.readings.isdisjoint(ends) for one in line.quantities
    )


def _are_more(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether the evidence counts more than one of what the line says there was only one of."""
    words = [word.loose for word in line.piece_at(quantity.first).words]
    told = [one.readings for one in line.quantities if one is not quantity]
    near = [
        amount
        for amount in evidence.amounts
        if amount.quantity.kind == "count"
        and overlap(words, sentences.sentence_keys(amount.line, amount.quantity.first))
        == len(words)
    ]
    others = [
        one
        for one in near
        if one.quantity.value != 1 and all(one.quantity.readings.isdisjoint(mine) for mine in told)
    ]
    return bool(others) and not any(one.quantity.value == 1 for one in near)


def _follows(line: Line, quantity: Quantity, evidence: Evidence, same: Sequence[Amount]) -> bool:
    """Whether a number is worked out from one of the evidence: rounded, a difference, a share, or for another period.

    `same` are the amounts of the evidence that read alike.
    """
    words = [word.loose for word in line.piece_at(quantity.first).words]
    equal = any(overlap(words, amount.piece.keys) for amount in same)
    # "over 75 %" is no rounding of another figure where the evidence has 75 % of just that
    end = _is_end(line, quantity) or whole_named.whole_of(line, quantity) is not None
    if quantity.kind == "count" and (
        left_over.with_the_speaker(line, quantity, evidence)
        or left_over.colleagues(line, quantity, evidence)
        or left_over.two_of_us(line, quantity, evidence)
        or left_over.rest(line, quantity, evidence)
    ):
        return True
    follows = (
        derived.is_left if whole_named.is_left(line, quantity) else derived.follows_from_change
    )
    rough = (
        bool(quantity.modifier or quantity.pair)
        or derived.said(quantity) in derived.FRACTIONS.values()
    )
    for amount in evidence.amounts:
        known = amount.quantity
        if (
            known.pair
            and not end
            and follows(quantity, known)
            and (not _beside_an_end(line, quantity, known) or differences.as_change(line, quantity))
            and counting.of_its_change(line, quantity, amount, evidence)
            and _same_way(line, quantity, amount, evidence)
        ):
            return True
        if rough:
            end_for_size = (
                known.pair.startswith("move")
                and not quantity.pair
                and is_a_difference(line, quantity)
            )
            rounded = (
                not equal
                and not end_for_size
                and _rounded(quantity, known)
                and as_often(line, quantity, amount)
            )
            if (rounded or _end_of_range(quantity, known)) and agrees_round(
                line, quantity, amount, evidence
            ):
                return True
        if (
            line.rate_at
            and in_other_period(line, quantity, amount)
            and agrees_round(line, quantity, amount, evidence)
        ):
            return True
    return reckoned.follows(line, quantity, evidence)


def _rounded(quantity: Quantity, known: Quantity) -> bool:
    """Whether a number is a true rounding of one of the evidence; of a change, both its ends are."""
    if (
        quantity.pair
        and quantity.pair == known.pair
        and quantity.other is not None
        and known.other is not None
    ):
        return all(
            not mine.readings.isdisjoint(theirs.readings)
            or derived.rounds(replace(mine, pair=""), theirs)
            for mine, theirs in ((quantity, known), (quantity.other, known.other))
        )
    said = derived.said(quantity)
    fraction = said in derived.FRACTIONS.values()
    return derived.rounds(replace(quantity, modifier=said) if fraction else quantity, known)


def _is_end(line: Line, quantity: Quantity) -> bool:
    """Whether a number is what something came to, and no size of a change: "cut to 12 days"."""
    at = quantity.first - 1
    while (
        at >= 0
        and quantity.modifier
        and line.tokens[at].low not in ("to", "auf")
        and quantity.first - at < 4
    ):
        at -= 1
    return (
        at >= 0
        and line.tokens[at].low in ("to", "auf")
        and quantity.kind not in ("percent", "factor")
    )


def _same_way(line: Line, quantity: Quantity, amount: Amount, evidence: Evidence) -> bool:
    """Whether a change told by its size goes the way of the evidence's, and is of something the evidence names there."""
    piece, known = line.piece_at(quantity.first), amount.quantity
    after = known.other.value if known.other is not None else known.value
    grew = after > known.value
    if quantity.raw.lower().startswith("halb so") and grew != dated.is_of_the_earlier(
        line, quantity
    ):
        return False
    if (
        quantity.kind == "factor"
        and grew
        and quantity.value > 1
        and quantity.raw.lower() in FACTORS
    ):
        pass  # "doubled … after the form was cut": the factor tells the way
    elif ("up" in piece.directions and "down" not in piece.directions and not grew) or (
        "down" in piece.directions and "up" not in piece.directions and grew
    ):
        return False
    things = _things(piece.words) or _things(line.words)
    if _another_change(things, amount, evidence):
        return False
    nouns = [word.loose for word in piece.words if line.german and word.verb and word.token.capital]
    if not things or any(not keys.isdisjoint(amount.line.all_keys) for keys in (*things, *nouns)):
        return True
    if evidence.german and any(
        compounds.made_of(word.token.low, evidence)
        for word in line.words
        if not word.verb and len(word.token.low) > 3
    ):
        return True
    gained = "plus" if grew else "minus"
    return any(
        low.endswith(gained) and meaning.loose(low.removesuffix(gained)) & amount.line.all_keys
        for low in (word.token.low for word in line.words if line.german)
    )


def _things(words: Sequence[Word]) -> list[Keys]:
    """What words name, "twice as *fast*" left out: it is what the number says."""
    return [word.loose for word in words if not word.verb and word.token.low not in SPEEDS]


def _another_change(things: list[Keys], amount: Amount, evidence: Evidence) -> bool:
    """Whether the evidence tells another change of what the line speaks of, and none of it with this one."""
    own = overlap(things, sentences.sentence_keys(amount.line, amount.quantity.first))
    if own:
        return False
    known = amount.quantity.readings
    return any(
        one.quantity.pair == "move first"
        and one.quantity.readings.isdisjoint(known)
        and overlap(things, sentences.sentence_keys(one.line, one.quantity.first))
        for one in evidence.amounts
    )


def _end_of_range(quantity: Quantity, known: Quantity) -> bool:
    """Whether "up to 40 mm" is the end of "6 to 40 mm", and "about 20 mm" lies within it."""
    if (
        quantity.modifier == "about"
        and known.pair == "range first"
        and known.other is not None
        and not quantity.pair
    ):
        low, high = known.value, known.other.value
        return any(kind == known.kind and low <= value <= high for kind, value in quantity.readings)
    ends = {"range last": ("upto", "under"), "range first": ("atleast",)}.get(known.pair, ())
    return (
        quantity.modifier in ends
        and not quantity.pair
        and not quantity.readings.isdisjoint(known.readings)
    )
