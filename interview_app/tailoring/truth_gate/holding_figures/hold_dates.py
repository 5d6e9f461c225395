"""Dates and spans of a line against the timeframe and the words of the evidence."""

import datetime
from fractions import Fraction

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.arithmetic import derived
from interview_app.tailoring.truth_gate.arithmetic.tolerance import within
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.figures.dates import PRESENT, Mention, Span, When, fits
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.holding_figures import dated
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import sizes
from interview_app.tailoring.truth_gate.reading.line import Line, is_name
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token


def hold(line: Line, evidence: Evidence, first: int, last: int) -> list[Objection]:
    """Objections to the dates at tokens `first` to `last`."""
    found = []
    for mention in line.dates:
        if not first <= mention.first <= last or _since_its_begin(line, mention, evidence):
            continue
        if _told_by_another(mention, evidence):
            continue
        governing = dated.of_same_figure(line, mention, evidence) or dated.of_same_words(
            line, mention, evidence
        )
        if governing and not any(_same_time(line, mention, known) for known in governing):
            listed = [one for one in dated.listed(line, mention) if one is not mention]
            told = any(_same_time(line, one, known) for one in listed for known in governing)
            if not told or not _known(line, mention, evidence):
                found.append(_told(mention, governing[0].raw))
        elif not governing and not _known(line, mention, evidence):
            found.append(_objection(mention, evidence))
        elif not governing:
            near = [one for one in closest(line, mention.first, evidence) if one.mentions]
            if near and not any(_known(line, mention, one) for one in near):
                found.append(_objection(mention, near[0]))
    return found


def _told_by_another(mention: Mention, evidence: Evidence) -> bool:
    """Whether a year is told by another one in the words of the evidence: "22 the year before", of which the figure is held."""
    words = mention.raw.casefold()
    return words.replace(" ", "").isalpha() and any(
        f" {words} " in one.folded for one in evidence.lines
    )


def _since_its_begin(line: Line, mention: Mention, evidence: Evidence) -> bool:
    """Whether "seit" gives a change the year that the evidence has for its first end: "seit 2019 von 9 auf 4,5 Prozent"."""
    if not mention.since:
        return False
    begun = [one.readings for one in line.quantities if one.pair == "move first"]
    return any(
        fits(mention.start, known.start)
        for amount in evidence.amounts
        if any(not amount.quantity.readings.isdisjoint(one) for one in begun)
        for known in amount.line.dates
        if amount.piece.first <= known.first <= amount.piece.last
    )


def closest(line: Line, at: int, evidence: Evidence) -> list[Evidence]:
    """Of several cards taken together, those that know most of what the piece at this token speaks of; none of one card."""
    words = [word for word in line.piece_at(at).words if not word.verb]
    if not words or not evidence.members:
        return []
    known = [
        (sum(not word.loose.isdisjoint(one.loose) for word in words), one)
        for one in evidence.members
    ]
    most = max(score for score, _ in known)
    return [one for score, one in known if score == most] if most else []


def is_known_year(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether a number that might be a year is the year that the evidence gives what stands beside it.

    "The 2013 quota", "2011 BA", "Umsatz 2022", "Regional Council 2014"; a number behind a product's name is its version.
    """
    if not dated.may_be_year(quantity):
        return False
    year = dated.as_mention(quantity)
    name = sizes.counted(line, quantity).name
    before = line.tokens[quantity.first - 1] if quantity.first else None
    if name and before is not None and not _is_german_noun(line, before, evidence):
        return any(
            fits(year.start, known.start)
            and known.end is None
            and any(not name.isdisjoint(word.loose) for word in one.words)
            for one in evidence.lines
            for known in dated.told_in(one)
        )
    governing = dated.of_same_figure(line, year, evidence, year=quantity) or dated.of_same_words(
        line, year, evidence
    )
    if governing:
        return any(_same_time(line, year, known) for known in governing)
    return any(_same_time(line, year, known) for known in evidence.mentions)


def _is_german_noun(line: Line, before: Token, evidence: Evidence) -> bool:
    """Whether the word before a number is a common noun: a capital tells a name only in English."""
    if not (line.german or evidence.german) or is_name(before) or before.low in lexicon.proven():
        return False
    return not any(
        one.kind == "count"
        and not sizes.counted(known, one).name.isdisjoint(before.keys)
        and not dated.may_be_year(one)
        for known in evidence.lines
        for one in known.quantities
    )


def _of_a_change(line: Line, mention: Mention) -> bool:
    """Whether a span is the time of a change told with it, and not of a post: "down by seven from 2020 to 2021"."""
    piece = line.piece_at(mention.first)
    if not piece.words:  # "Between 2020 and 2022, turnover fell"
        return any(
            one.pair or one.kind in ("factor", "percent", "points") for one in line.quantities
        ) or any({"up", "down"} & one.directions for one in line.pieces)
    paired = any(
        (one.pair or one.kind in ("factor", "percent", "points"))
        and piece.first <= one.first <= piece.last
        for one in line.quantities
    )
    return paired or bool({"up", "down"} & piece.directions)


def _both_told(mention: Mention, evidence: Evidence) -> bool:
    """Whether one line of the evidence gives both ends of a span as dates of their own."""
    ends = (mention.start, mention.end)
    return any(
        all(
            end is not None and any(fits(end, known.start) for known in dated.told_in(one))
            for end in ends
        )
        for one in evidence.lines
    )


def _each_told(mention: Mention, evidence: Evidence) -> bool:
    """Whether one line of the evidence gives every year of a span: "2014 to 2016" of "in 2014, 2015 and 2016"."""
    if mention.end is None or mention.end == PRESENT or mention.start[1] or mention.end[1]:
        return False
    years = range(mention.start[0], mention.end[0] + 1)
    return len(years) > 1 and any(
        all(
            any(known.start[0] == year and known.end is None for known in dated.told_in(one))
            for year in years
        )
        for one in evidence.lines
    )


def own_span(line: Line, quantity: Quantity) -> bool:
    """Whether a time in years only counts the years that the line names itself: "*three years*, 2014 to 2016"."""
    return quantity.kind == "year" and any(
        quantity.value - (one.end[0] - one.start[0]) in (0, 1)
        for one in line.dates
        if one.end is not None and one.end != PRESENT and not one.start[1] and not one.end[1]
    )


def lasted(quantity: Quantity, evidence: Evidence) -> bool:
    """Whether a time in years is what lies between two dates of one sentence: "38 % in 2021, 29 in 2023", "May 2014 to March 2015".

    One year alone lasts a year: "20 of them in a year" of "20 of them in 2016".
    """
    for one in evidence.lines:
        told = sorted(dated.told_in(one), key=lambda known: known.first)
        ends = [(known.start, known.end) for known in told if known.end and known.end != PRESENT]
        ends += [
            (early.start, late.start) for at, early in enumerate(told) for late in told[at + 1 :]
        ]
        if any(_lasts(quantity, start, end) for start, end in ends if _is_later(end, start)):
            return True
        if any(
            _lasts(quantity, known.start, None)
            for known in told
            if known.end is None and known.start[1] is None
        ):
            return True
    return False


def _is_later(one: When, other: When) -> bool:
    """Whether a date is after another; of one year the month alone tells, where both have one."""
    return (one[0], one[1] or 0) > (other[0], other[1] or 0)


def _lasts(quantity: Quantity, start: When, end: When | None) -> bool:
    """Whether a time is as long as from one date to the other; dates without months lie as many years apart as they say."""
    if end is None:
        return quantity.readings == {("year", Fraction(1))} and not quantity.modifier
    low, high = Span(start, end).months(datetime.date.today())
    if start[1] is None or end[1] is None:
        low = high = 12 * (end[0] - start[0])
    return any(
        within(12 * value, Fraction(months), derived.word(quantity))
        for kind, value in quantity.readings
        if kind == "year"
        for months in range(low, high + 1)
    )


def _same_time(line: Line, mention: Mention, known: Mention) -> bool:
    if known.end is None or known.end == PRESENT:
        return fits(mention.start, known.start)
    before = line.tokens[mention.first - 1].low if mention.first else ""
    starts, ends = before not in _UNTIL, before not in _FROM
    return (starts and fits(mention.start, known.start)) or (
        ends and fits(mention.start, known.end)
    )


_UNTIL = frozenset("by until till bis".split())
_FROM = frozenset("from since seit ab".split())
"""Words that tell which end of a span a year is."""


def _known(line: Line, mention: Mention, evidence: Evidence) -> bool:
    spans = list(evidence.spans) + ([_union(evidence.spans)] if len(evidence.spans) > 1 else [])
    if mention.end is not None:
        if (_of_a_change(line, mention) and _both_told(mention, evidence)) or _each_told(
            mention, evidence
        ):
            return True
        return any(
            fits(mention.start, span.start) and fits(mention.end, span.end) for span in spans
        ) or any(
            known.end is not None
            and fits(mention.start, known.start)
            and fits(mention.end, known.end)
            for known in evidence.mentions
        )
    if mention.since:
        return any(fits(mention.start, span.start) for span in spans) or any(
            fits(mention.start, known.start)
            for one in evidence.lines
            for known in one.dates
            if known.since or dated.is_beginning(one, known)
        )
    if any(_same_time(line, mention, known) for known in evidence.mentions):
        return True
    if mention.start[1] is None and any(
        amount.quantity.kind == "count" and mention.start[0] == amount.quantity.value
        for amount in evidence.amounts
    ):
        return True  # a year before its noun: "the 2020 floods"
    of_a_post = line.titled or not any(word.verb for word in line.words)
    return any(
        fits(mention.start, end)
        for span in spans
        for end in (span.start, span.end)
        if of_a_post or span.start == span.end
    )


def _union(spans: tuple[Span, ...]) -> Span:
    ends = [span.end for span in spans]
    return Span(min(span.start for span in spans), PRESENT if PRESENT in ends else max(ends))


def _objection(mention: Mention, evidence: Evidence) -> Objection:
    shown = next((known.raw for known in evidence.mentions), "") or next(
        (card.timeframe for card in evidence.cards if card.timeframe), ""
    )
    if shown:
        return _told(mention, shown)
    sentence = _("Claims {claimed} but no evidence gives this date").format(claimed=mention.raw)
    return Objection(ViolationKind.WRONG_DATE, sentence, at=mention.first)


def _told(mention: Mention, shown: str) -> Objection:
    sentence = _("Claims {claimed} but evidence shows {shown}").format(
        claimed=mention.raw, shown=shown
    )
    return Objection(ViolationKind.WRONG_DATE, sentence, at=mention.first)
