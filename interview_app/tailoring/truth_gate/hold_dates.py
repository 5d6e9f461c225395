"""Dates and spans of a line against the timeframe and the words of the evidence."""

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.claims import Line
from interview_app.tailoring.truth_gate.dates import PRESENT, Mention, Span, fits
from interview_app.tailoring.truth_gate.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection


def hold(line: Line, evidence: Evidence, first: int, last: int) -> list[Objection]:
    """Objections to the dates at tokens `first` to `last`."""
    return [
        _objection(mention, evidence)
        for mention in line.dates
        if first <= mention.first <= last and not _known(mention, evidence)
    ]


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
        sentence = _("Claims {claimed} but evidence shows {shown}").format(claimed=mention.raw, shown=shown)
    else:
        sentence = _("Claims {claimed} but no evidence gives this date").format(claimed=mention.raw)
    return Objection(ViolationKind.WRONG_DATE, sentence, at=mention.first)
