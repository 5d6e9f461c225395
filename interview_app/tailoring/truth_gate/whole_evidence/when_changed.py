"""When a change came about: "from 34 to 19 between 2021 and 2022" is no change since 2020, in 2021 alone, or within a month.

The figures of a change are held elsewhere; here its time, where one sentence of the evidence gives both.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.figures.dates import PRESENT, Mention
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line

_WITHIN = frozenset("within in inside over under than binnen innerhalb".split())
_ENDS_IT = frozenset("by until till to bis".split())


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the time of a change that a sentence with the same change gives otherwise."""
    change = next(
        (one for one in line.quantities if one.pair == "move first" and one.other is not None), None
    )
    if change is None or (
        len(line.dates) != 1 and not any(one.kind == "year" for one in line.quantities)
    ):
        return []
    for begun, ended, raw in _times(change, used):
        claimed = _claimed_otherwise(line, change, begun, ended)
        if claimed:
            sentence = _("Claims {claimed} but evidence shows {shown}").format(
                claimed=claimed, shown=raw
            )
            return [Objection(ViolationKind.WRONG_DATE, sentence)]
    return []


def _times(change: Quantity, used: Sequence[Evidence]) -> Iterator[tuple[int, int, str]]:
    """The first and the last year of each sentence of the evidence that tells the same change, where they differ."""
    for part in used:
        for told in part.lines:
            same = next((one for one in told.quantities if _is_same(one, change)), None)
            dates = _beside(told, same) if same is not None else []
            years = [one.start[0] for one in dates]
            years += [one.end[0] for one in dates if one.end is not None and one.end != PRESENT]
            if years and min(years) < max(years):
                yield (
                    min(years),
                    max(years),
                    told.text[told.tokens[dates[0].first].start : told.tokens[dates[-1].last].end],
                )


def _is_same(one: Quantity, change: Quantity) -> bool:
    return (
        one.pair == "move first"
        and one.other is not None
        and change.other is not None
        and not one.readings.isdisjoint(change.readings)
        and not one.other.readings.isdisjoint(change.other.readings)
    )


def _beside(told: Line, figure: Quantity) -> list[Mention]:
    """The dates of the sentence that a figure stands in."""
    return next(
        [one for one in told.dates if first <= one.first < last]
        for first, last in told.sentence_bounds
        if first <= figure.first <= last
    )


def _claimed_otherwise(line: Line, change: Quantity, begun: int, ended: int) -> str:
    """The words of a line that give a change another time than from the one year to the other; empty where none do."""
    for one in line.quantities:
        lasts = (
            one.kind == "year"
            and not one.pair
            and one.first
            and line.tokens[one.first - 1].low in _WITHIN
        )
        if lasts and not one.modifier and ("year", Fraction(ended - begun)) not in one.readings:
            return one.raw
    if len(line.dates) != 1 or line.dates[0].end is not None:
        return ""
    mention = line.dates[0]
    before = line.tokens[mention.first - 1].low if mention.first else ""
    if mention.since:
        return mention.raw if mention.start[0] != begun else ""
    at_its_start = (
        change.last < mention.first < change.other.first if change.other is not None else False
    )
    if before in _ENDS_IT:
        return mention.raw if mention.start[0] != ended else ""
    return mention.raw if mention.start[0] == begun and not at_its_start else ""
