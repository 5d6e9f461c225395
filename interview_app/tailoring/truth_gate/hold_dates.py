"""Dates and spans of a line against the timeframe and the words of the evidence."""

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate import lexicon
from interview_app.tailoring.truth_gate.claims import Line
from interview_app.tailoring.truth_gate.dates import PRESENT, Mention, Span, fits
from interview_app.tailoring.truth_gate.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection


def hold(line: Line, evidence: Evidence, first: int, last: int) -> list[Objection]:
    """Objections to the dates at tokens `first` to `last`."""
    found = []
    for mention in line.dates:
        if not first <= mention.first <= last:
            continue
        governing = _of_same_deed(line, mention, evidence) or _of_same_figure(line, mention, evidence)
        if governing:
            if not any(_same_time(mention, known) for known in governing):
                found.append(_told(mention, governing[0].raw))
        elif not _known(mention, evidence):
            found.append(_objection(mention, evidence))
    return found


def _of_same_deed(line: Line, mention: Mention, evidence: Evidence) -> list[Mention]:
    """Since when the evidence says that just this was done: it, and not the start of the post, is the date of it."""
    if not mention.since:
        return []
    things = [word.token.keys for word in line.piece_at(mention.first).words if not lexicon.is_title(word.token.low)]
    return [
        known
        for one in evidence.lines
        for known in one.dates
        if known.since and things and all(not keys.isdisjoint(one.piece_at(known.first).keys) for keys in things)
    ]


def _of_same_figure(line: Line, mention: Mention, evidence: Evidence) -> list[Mention]:
    """The dates that the evidence gives for the figures which stand beside the date in the line."""
    if mention.end is not None or mention.since:
        return []
    piece = line.piece_at(mention.first)
    beside = [one for one in line.quantities if piece.first <= one.first <= piece.last and not one.implicit]
    if len(beside) != 1:
        return []
    found: list[Mention] = []
    for amount in evidence.amounts:
        if amount.line.dates and not amount.quantity.readings.isdisjoint(beside[0].readings):
            here = [one for one in amount.line.dates if amount.piece.first <= one.first <= amount.piece.last]
            found += here or [min(amount.line.dates, key=lambda one: abs(one.first - amount.quantity.first))]
    return found


def _same_time(mention: Mention, known: Mention) -> bool:
    return fits(mention.start, known.start) or bool(known.end and fits(mention.start, known.end))


def _known(mention: Mention, evidence: Evidence) -> bool:
    spans = list(evidence.spans) + ([_union(evidence.spans)] if len(evidence.spans) > 1 else [])
    if mention.end is not None:
        return any(fits(mention.start, span.start) and fits(mention.end, span.end) for span in spans) or any(
            known.end is not None and fits(mention.start, known.start) and fits(mention.end, known.end)
            for known in evidence.mentions
        )
    if mention.since:
        return any(fits(mention.start, span.start) for span in spans) or any(
            fits(mention.start, known.start) for known in evidence.mentions if known.since
        )
    if any(
        fits(mention.start, known.start) or (known.end and fits(mention.start, known.end))
        for known in evidence.mentions
    ):
        return True
    if mention.start[1] is None and any(
        amount.quantity.kind == "count" and mention.start[0] == amount.quantity.value for amount in evidence.amounts
    ):
        return True  # a year before its noun: "the 2020 floods"
    if evidence.mentions and any(known.end is None for known in evidence.mentions):
        return False
    return any(fits(mention.start, end) for span in spans for end in (span.start, span.end))


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
    sentence = _("Claims {claimed} but evidence shows {shown}").format(claimed=mention.raw, shown=shown)
    return Objection(ViolationKind.WRONG_DATE, sentence, at=mention.first)
