"""A target told as beaten that the evidence's own two figures say was missed: "beat the saving target" of "4.2 %, the target was 5".

Only which figure is the greater is asked: whether more or less is better differs from target to target, so "met the target"
is held only against evidence that says what the target would be.
"""

import re
from collections.abc import Iterator, Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words.phrases import Phrases

_OVER = Phrases(
    "exceeded exceeding beat beating beaten above over surpassed surpassing ahead übertroffen überschritten über oberhalb",
    r" (?:(?:exceed|surpass)(?:ed|ing)|beat|beating|above|over|ahead of) (?:the |my |our |its |all )?(?:\S+ ){0,3}(?:target|goal|quota|plan)s? "
    r"| (?:target|goal|quota)s? (?:\S+ ){0,4}(?:exceeded|surpassed|beaten) "
    r"| (?:über|oberhalb) (?:dem |der |des |vom )?(?:\w*ziel(?:wert)?e?s?|plan|vorgabe) | \w*(?:ziel|zielwert|vorgabe|plan) (?:\S+ ){0,7}(?:übertroffen|überschritten) ",
)
"""A line that says that the figure lay above its target."""
_UNDER = Phrases(
    "below under unter unterhalb unterschritten within innerhalb",
    r" (?:below|under|within) (?:the |my |our |its )?(?:\S+ ){0,3}(?:target|goal|plan|budget) "
    r"| (?:unter|unterhalb|innerhalb) (?:dem |der |des |vom )?(?:\w*ziel(?:wert)?e?s?|plan|vorgabe|budgets?) | \w*(?:ziel|zielwert|vorgabe|budget) (?:\S+ ){0,7}unterschritten ",
)
"""A line that says that the figure lay below its target."""
_MET = Phrases(
    "met meeting hit hitting reached target im erreicht eingehalten erfüllt",
    r" (?:met|meeting|hit|hitting|reached) (?:the |my |our |its |all )?(?:\S+ ){0,3}(?:target|goal|quota)s? | on target | im ziel "
    r"| \w*(?:ziel|zielwert|vorgabe) (?:\S+ ){0,7}(?:erreicht|eingehalten|erfüllt) ",
)
"""A line that says that the target was met."""
_TARGET = re.compile(
    r"(?:target|goal|quota|budget|planned|ziel|zielwert|zielvorgabe|vorgabe|vorgegeben|geplant|budgetiert)s?$"
)
_WOULD = frozenset("wäre wären should would want wants supposed".split())


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to a line that puts a figure on the other side of its target than the evidence does."""
    over, under, met = (one.search(line.folded, line.said) for one in (_OVER, _UNDER, _MET))
    claimed = over or under or met
    if claimed is None:
        return []
    for part in used:
        for told in part.lines:
            for value, target, would in _against_targets(told):
                wrong = (over and value.value <= target.value) or (
                    under and value.value >= target.value
                )
                if wrong or (met and would and value.value != target.value):
                    sentence = _("Claims “{claimed}” but evidence says “{shown}”").format(
                        claimed=claimed[0].strip(), shown=f"{value.raw} / {target.raw}"
                    )
                    return [Objection(ViolationKind.CHANGED_METRIC, sentence)]
    return []


def _against_targets(told: Line) -> Iterator[tuple[Quantity, Quantity, bool]]:
    """The figures that sentences set against a target: the figure, the target, and whether it is only what it would be."""
    for first, end in told.sentence_bounds:
        figures = [
            one
            for one in told.quantities
            if first <= one.first < end and not one.like_a_year and not one.implicit
        ]
        lows = [token.low for token in told.tokens[first:end]]
        at = next((first + here for here, low in enumerate(lows) if _TARGET.search(low)), None)
        if at is None or len(figures) != _TWO:
            continue
        near, far = sorted(figures, key=lambda one: abs(one.first - at))
        yield far, near, not _WOULD.isdisjoint(lows)


_TWO = 2
