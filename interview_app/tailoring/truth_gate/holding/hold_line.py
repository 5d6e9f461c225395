"""Hold a line, or a stretch of it, against one evidence: its words, figures, dates, deeds and names, each by its own rules."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.figures.dates import Span
from interview_app.tailoring.truth_gate.holding import (
    binding,
    causality,
    claimed_titles,
    creation,
    designations,
    hold_words,
    names,
    verbs,
)
from interview_app.tailoring.truth_gate.holding_figures import hold_dates, hold_numbers
from interview_app.tailoring.truth_gate.objections import Objection, blocks, weight
from interview_app.tailoring.truth_gate.reading.line import Line, Piece

Weight = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Support:
    """The objections that stand when a line rests on these cards; none that blocks means supported."""

    objections: tuple[Objection, ...]
    card_ids: tuple[str, ...]

    @property
    def blocked(self) -> bool:
        """Whether any objection blocks."""
        return blocks(self.objections)


REFUSED = Support((Objection(ViolationKind.UNSUPPORTED_CLAIM, ""),), ())
"""Stands for any support that does not let pass, where only that matters."""


def hold(
    line: Line,
    evidence: Evidence,
    total: Callable[[], Sequence[Span]],
    *,
    first: int = 0,
    last: int | None = None,
    quick: bool = False,
    lighter_than: Weight | None = None,
    judged: hold_numbers.Judged | None = None,
    spared: int | None = None,
) -> Support:
    """Hold tokens `first` to `last` of a line against one evidence.

    Args:
        line: the line.
        evidence: the card, or several as one.
        total: gives the spans that experience may count.
        first: the first token that is held.
        last: the last one; None for all.
        quick: stop at the first part that blocks; enough to know that it does not pass.
        lighter_than: stop where the objections so far weigh as much as this, since more of them never weigh less.
        judged: what was found of the line's numbers so far.
        spared: the token of the one word that may be unknown.
    """
    end = len(line.tokens) - 1 if last is None else last
    found, supported = hold_words.hold(line, evidence, first, end, quick=quick, spared=spared)
    if quick and found and blocks(found):
        return REFUSED
    if lighter_than is not None and weight(found) >= lighter_than:
        return Support(tuple(found), evidence.ids)
    number = hold_numbers.hold(line, evidence, first, end, total, judged=judged, quick=quick)
    date = hold_dates.hold(line, evidence, first, end)
    found += number + date
    if quick and found and blocks(found):
        return REFUSED
    if lighter_than is not None and weight(found) >= lighter_than:
        return Support(tuple(found), evidence.ids)
    found += verbs.hold(line, evidence, first, end) + claimed_titles.hold(
        line, evidence, first, end
    )
    if quick and found and blocks(found):
        return REFUSED
    found += names.places(line, evidence, first, end) + binding.hold(line, evidence, first, end)
    found += designations.hold(line, evidence, first, end)
    found += [
        _made(piece)
        for piece in line.pieces
        if first <= piece.first <= end and creation.made_of_kept(piece, evidence)
    ]
    if first == 0 and last is None:
        found += causality.hold(line, evidence)
        figures = len(line.quantities) + len(line.dates) - len(number) - len(date)
        if not supported and figures <= 0 and not found and (line.words or line.rates):
            found.append(nothing(line))
    return Support(tuple(found), evidence.ids)


def _made(piece: Piece) -> Objection:
    word = next(word for word in piece.words if "create" in word.groups)
    sentence = _("Claims “{word}” but the evidence only tells of keeping or using it").format(
        word=word.token.text
    )
    return Objection(ViolationKind.INFLATED_SCOPE, sentence, at=word.at)


def nothing(line: Line) -> Objection:
    """What is said of a line that the evidence has nothing of."""
    return Objection(
        ViolationKind.UNSUPPORTED_CLAIM, _("Nothing in this line is found in the evidence")
    )
