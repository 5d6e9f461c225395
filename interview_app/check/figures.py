"""Figures, units, dates and lengths of time of a line against those of the evidence: refused is
what stands nowhere.

What two figures come to by one step of arithmetic, and what is rounded, is the person's word. Only
two that follow one another in one statement are taken together: those of one unit, and counts of
one thing ("from 98 to 112", "9 of 12", no "14 boats with two apprentices").
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal
from functools import cached_property
from itertools import pairwise

from interview_app.check import rules
from interview_app.check.rules import Finding, Rule
from interview_app.check.statements import ANY, Evidence, Statement, Told, figures_of, word_keys
from interview_app.domain.dates import PRESENT, month_index
from interview_app.domain.tailoring import Verdict
from interview_app.language.dates import DateSpan
from interview_app.language.fractions import fractions_in
from interview_app.language.tokens import Token
from interview_app.language.units import DURATIONS, Quantity, in_base


@dataclass(frozen=True, eq=False)
class PrintedLine(Statement):
    """A line with its words, figures and dates."""

    told: Told = Told.TEXT

    @cached_property
    def quantities(self) -> tuple[Quantity, ...]:
        """The figures it names that are no dates; "a third" and "half" are words."""
        words = {one.start for one in fractions_in(self.text, self.language) if not one.counted}
        found = figures_of(self.text, self.language, self.dates)
        return tuple(one for one in found if one.start not in words)

    def readings(self, figure: Quantity) -> Iterator[Quantity]:
        """What else a figure of it may be: one of the unit of its neighbour ("from 5 hours to 3"),
        or part of a share ("nine in ten").
        """
        for one in self.with_units if figure.kind == "plain" else ():
            if one != figure and one.start <= figure.start and figure.end <= one.end:
                yield one

    def is_figure(self, token: Token) -> bool:
        """Whether a token is part of a figure or date."""
        spans = [(one.start, one.end) for one in self.quantities]
        spans += [(one.start_at, one.end_at) for one in self.dates]
        return any(start <= token.start and token.end <= end for start, end in spans)


def figure_findings(line: PrintedLine, evidence: Evidence) -> Iterator[Finding]:
    """What is refused or asked of a line's figures and dates."""
    for date in line.dates:
        yield from date_findings(date, evidence)
    for one in line.quantities:
        found = [
            [*quantity_findings(reading, evidence, line.periods)]
            for reading in (one, *line.readings(one))
        ]
        yield from next((some for some in found if not _refuse(some)), found[0])


def _refuse(found: Sequence[Finding]) -> bool:
    return any(one.rule.verdict is Verdict.REFUSED for one in found)


def date_findings(date: DateSpan, evidence: Evidence) -> Iterator[Finding]:
    """What is refused of a date that stands nowhere."""
    for part in (date.start, date.end):
        known = part is None or part == PRESENT or any(_fits(part, one) for one in evidence.dates)
        if not known and not (part and len(part) == _YEAR and _is_count(part, evidence)):
            yield Finding(rules.YEAR_NOWHERE, date.text, (date.text,))
            return


_YEAR = 4


def _fits(date: str, told: str) -> bool:
    """Whether a date is one that is told, or its year."""
    return date == told or (len(date) == _YEAR and told.startswith(date))


def _is_count(year: str, evidence: Evidence) -> bool:
    """Whether what looks like a year is a figure of the evidence: "2000 pages"."""
    return (ANY, Decimal(year).normalize()) in evidence.figures


def quantity_findings(
    asked: Quantity, evidence: Evidence, periods: Collection[Decimal] = ()
) -> Iterator[Finding]:
    """What is refused or asked of a figure that is no date, in a line that names some periods."""
    if asked.kind == "ordinal" or (asked.value == 1 and asked.unit in (None, "times")):
        return
    same = evidence.of_value(asked)
    if in_base(asked) in evidence.figures or (same and _unit_stands(asked, same, evidence)):
        return
    if (asked.value == 0 and evidence.denies) or evidence.has_digits(asked.text):
        return
    rule = rules.UNIT_NOWHERE if same else rules.FIGURE_NOWHERE
    yield from _of_unknown(asked, evidence, periods, rule)


def _unit_stands(asked: Quantity, same: Sequence[Quantity], evidence: Evidence) -> bool:
    """Whether the evidence has the unit of a figure: beside its value, or beside any other where
    the value stands alone.
    """
    if asked.unit in (None, "times"):
        return True
    measure = in_base(asked)[0]
    return any(one.unit is None for one in same) and measure in evidence.measures


def _of_unknown(
    asked: Quantity, evidence: Evidence, periods: Collection[Decimal], rule: Rule
) -> Iterator[Finding]:
    """What is said of a figure that stands nowhere: it is a length of time that the dates show,
    worked out from others, or made up.
    """
    if asked.unit in ("year", "month"):
        months = asked.value * DURATIONS[asked.unit]
        longest = longest_months(evidence)
        if longest and months > longest + _ROUNDED_UP:
            yield Finding(rules.DURATION_TOO_LONG, asked.text, (asked.text,))
            return
        if shown_by_dates(asked, evidence):
            return
    sources = [pair.about for pair in _pairs(evidence) if works_out(asked, pair)]
    if sources and (asked.approximate or not all(sources)):
        yield Finding(rules.WORKED_OUT, asked.text)
    elif sources:
        yield Finding(rules.FIGURE_FROM_ABOUT, asked.text, (asked.text,))
    elif (asked.approximate and any(is_rounded(asked, one) for one in _all(evidence))) or any(
        is_multiple(asked, one) or is_rate(asked, one, periods) for one in evidence.statements
    ):
        yield Finding(rules.WORKED_OUT, asked.text)
    else:
        yield _nowhere(asked, rule)


def _nowhere(asked: Quantity, rule: Rule) -> Finding:
    """What is said of a figure or its unit: a percentage and a sum of money have their own rule."""
    by_kind = {"percent": rules.PERCENTAGE_NOWHERE, "money": rules.MONEY_NOWHERE}
    return Finding(by_kind.get(asked.kind, rule), asked.text, (asked.text,))


_ROUNDED_UP = 11
"""Months by which a length of time in whole years may be rounded up."""


def _all(evidence: Evidence) -> Iterator[Quantity]:
    for statement in evidence.statements:
        yield from statement.quantities


@dataclass(frozen=True)
class Pair:
    """Two figures of one statement that have one unit. `about`: one of them is only about right;
    `alike`: they do not each count a thing of its own.
    """

    first: Quantity
    second: Quantity
    about: bool
    alike: bool


def _pairs(evidence: Evidence) -> Iterator[Pair]:
    for statement in evidence.statements:
        yield from pairs_of(statement)


def longest_months(evidence: Evidence) -> int:
    """The months from the first to the last day of an entry, gaps between its posts included; 0
    when its dates are not known.
    """
    spans = evidence.spans
    return max(one.last for one in spans) - min(one.first for one in spans) + 1 if spans else 0


def shown_by_dates(asked: Quantity, evidence: Evidence) -> bool:
    """Whether a length of time in years or months is that between two dates of the evidence, in
    whole years rounded either way.
    """
    ends = [month_index(one, last=True) for one in evidence.dates]
    ends += [month_index(evidence.today)] if evidence.is_open and evidence.today else []
    starts = [month_index(one) for one in evidence.dates]
    months = {end - start + 1 for start in starts for end in ends if end >= start}
    if asked.unit == "month":
        return bool({asked.value, asked.value + 1} & months)
    return any(one // 12 <= asked.value <= -(-one // 12) for one in months)


_MOST_BETWEEN = 8
"""Words between two figures without a unit that belong together."""
_HUNDRED = Decimal(100)
_POINTS = 5
"""By how many points a percentage may be off that is said to be about right."""
_OVER = Decimal("1.2")
"""How much more a figure may be than what it is said to be over."""


def pairs_of(statement: Statement) -> Iterator[Pair]:
    """The figures of a statement that may be taken together."""
    before: dict[str, Quantity] = {}
    for one in statement.with_units:
        measure = in_base(one)[0]
        other = before.get(measure)
        if other is not None and (one.unit or _are_close(statement, other, one)):
            about = statement.is_about(other) or statement.is_about(one)
            yield Pair(other, one, about, bool(one.unit) or _are_alike(statement, other, one))
        before[measure] = one


def _are_close(statement: Statement, one: Quantity, other: Quantity) -> bool:
    """Whether two counts stand near each other."""
    between = sum(one.end <= token.start and token.end <= other.start for token in statement.tokens)
    return between <= _MOST_BETWEEN


def _are_alike(statement: Statement, one: Quantity, other: Quantity) -> bool:
    """Whether two counts do not each count a thing of its own."""
    things = {_counted(statement, one), _counted(statement, other)} - {None}
    return len(things) < len((one, other))


def _counted(statement: Statement, figure: Quantity) -> str | None:
    """The word right behind a figure, which is what it counts; None for a small one."""
    behind = next((one for one in statement.tokens if one.start >= figure.end), None)
    if behind is None or behind.has_digit or statement.text[figure.end : behind.start].strip():
        return None
    return None if statement.is_small(behind) else word_keys(behind.text, statement.language)[0]


def is_rounded(asked: Quantity, told: Quantity) -> bool:
    """Whether a figure that is said to be about right is one that is told, rounded to the places
    that it is given with, or one that this lies a little over.
    """
    measure, value = in_base(asked)
    other, known = in_base(told)
    if None not in (asked.unit, told.unit) and measure != other:
        return False
    if asked.unit is None or told.unit is None:
        value, known = asked.value, told.value
    return _is_near(asked, value, known)


def _is_near(asked: Quantity, value: Decimal, known: Decimal) -> bool:
    """Whether "about 400", "over 400" or "nearly two thirds" is said of a figure."""
    if asked.kind == "percent":
        return abs(value - known) <= _POINTS
    return bool(value) and (_places(value, known) == value or value <= known <= value * _OVER)


def _places(value: Decimal, known: Decimal) -> Decimal:
    """A figure rounded to the places that another one is given with: 430 as 400."""
    digits = value.normalize().as_tuple()
    return known.quantize(Decimal(1).scaleb(int(digits.exponent)), ROUND_HALF_UP)


def works_out(asked: Quantity, pair: Pair) -> bool:
    """Whether a figure is the sum or the difference of two, a change or a share of them in percent,
    or how many times one is the other.
    """
    return any(_comes_to(asked, result) for result in _results(asked, pair))


def _results(asked: Quantity, pair: Pair) -> Iterator[Decimal]:
    """What two figures come to, in the unit of the figure that is asked for."""
    (measure, one), (_same, other) = in_base(pair.first), in_base(pair.second)
    low, high = min(one, other), max(one, other)
    if asked.unit is None:
        yield pair.first.value + pair.second.value
    if not pair.alike:
        return
    if asked.kind == "percent" and low > 0:
        yield (other - one) * _HUNDRED / one
        yield low * _HUNDRED / high
        yield (high - low) * _HUNDRED / high
    if asked.unit == "times" and low > 0:
        yield high / low
    elif asked.unit is None:
        yield abs(pair.first.value - pair.second.value)
    elif in_base(asked)[0] == measure and asked.value:
        yield (high - low) * asked.value / in_base(asked)[1]
        yield (high + low) * asked.value / in_base(asked)[1]


def is_multiple(asked: Quantity, statement: Statement) -> bool:
    """Whether a large figure is one of a statement counted for a year and not for a month or a
    quarter, or two counts of it multiplied: "five classes of 28 pupils each". Small figures are
    multiples of too many others.
    """
    if asked.value < (_HUNDRED if asked.approximate else _LARGE):
        return False
    found = [one for one in statement.quantities if asked.unit in (one.unit, None)]
    results = [one.value * times for one in found for times in _TIMES]
    results += [
        one.value * other.value
        for one, other in pairwise(statement.quantities)
        if asked.unit in (one.unit, other.unit, None)
    ]
    return any(_rounds_to(asked, result) for result in results)


def is_rate(asked: Quantity, statement: Statement, periods: Collection[Decimal]) -> bool:
    """Whether a figure is one of a statement counted for another period, one of those that the line
    names: 60 a year for five a month, four times a year for every quarter.
    """
    units = (asked.unit, None) if asked.unit != "times" else ("times", None)
    told = [
        one.value
        for one in statement.quantities
        if one.unit in units and (asked.approximate or not statement.is_about(one))
    ]
    if asked.unit in (None, "times"):
        told.append(Decimal(1))
    return any(
        _rounds_to(asked, value * period / other)
        for other in statement.periods
        for period in periods
        for value in told
        if period != other
    )


_LARGE = 1000
_TIMES = (Decimal(12), Decimal(4))
"""How often a month and a quarter are in a year."""


def _comes_to(asked: Quantity, result: Decimal) -> bool:
    """Whether a result is a figure, to the places that the figure is written with."""
    if asked.approximate and _is_near(asked, abs(asked.value), abs(result)):
        return True
    return _rounds_to(asked, abs(result))


def _rounds_to(asked: Quantity, result: Decimal) -> bool:
    """Whether a result rounds to a figure."""
    if asked.approximate and asked.value:
        return _places(abs(asked.value), result) == abs(asked.value)
    places = Decimal(1).scaleb(min(0, int(asked.value.as_tuple().exponent)))
    roundings = (ROUND_HALF_UP, ROUND_HALF_EVEN)
    return any(result.quantize(places, rounding) == asked.value for rounding in roundings)
