"""What an outcome is told of, or credited to: "unpaid invoices from 31 to 17 *through the reminder letters*", "*the porter* won silver".

Cards of one post are read together, so that the figures of one and the doing of another may meet in a line whose every word
is known. Who credits a change or a prize to a thing needs a card that tells both. English alone.
"""

from collections.abc import Callable, Iterator, Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.holding import leading
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, Piece, Word

_MEANS = frozenset("through via by with using thanks due because".split())
"""Words that lead to what brought an outcome about."""
_STOPS = _MEANS | frozenset("from to down up between within".split())
_CHANGES = frozenset(
    "cut reduce lower slash halve trim raise grow boost lift double triple bring drive push increase decrease improve take get "
    "fall drop go rise decline sink come shrink climb save".split()
)
_WINS = frozenset("win award nominate shortlist honour commend".split())
_SEVERAL = 2


def hold(line: Line, allowed: Pool, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first thing that an outcome is credited to and that no card of the outcome tells of."""
    if line.german or len(used) < _SEVERAL:
        return []
    for piece in line.pieces:
        for phrase, tells_outcome in _credited(line, piece):
            own = [part for part in allowed if tells_outcome(part)]
            if not own or any(_tell(phrase, part) > len(phrase) // _SEVERAL for part in own):
                continue
            if any(
                part not in own and all(not one.loose.isdisjoint(part.loose) for one in phrase)
                for part in allowed
            ):
                sentence = _("Says “{cause}”, but no evidence says that one came from the other")
                said = line.text[phrase[0].token.start : phrase[-1].token.end]
                return [
                    Objection(
                        ViolationKind.MOVED_FACT, sentence.format(cause=said), at=phrase[0].at
                    )
                ]
    return []


def _credited(line: Line, piece: Piece) -> Iterator[tuple[list[Word], Callable[[Evidence], bool]]]:
    """Each phrase of a piece that an outcome is told of or credited to, and which cards tell the outcome."""
    changed = _change(line, piece)
    if changed is not None:
        deed = next((one for one in piece.words if one.verb in _CHANGES), None)
        for phrase in (*_means(line, piece), _before(piece, deed)):
            if phrase and not all(leading.is_people(one.token.low) for one in phrase):
                yield phrase, changed
    won = next((one for one in piece.words if one.verb in _WINS and not one.negated), None)
    things = [one for one in piece.words if won is not None and one.at > won.at and not one.verb]
    subject = _before(piece, won)
    if things and subject:
        yield subject, lambda part: _tell(things, part) == len(things)


def _change(line: Line, piece: Piece) -> Callable[[Evidence], bool] | None:
    """Which cards have the figures of a change that a piece tells; None where it tells of none."""
    figures = [
        one
        for one in line.quantities
        if piece.first <= one.first <= piece.last and not one.implicit
    ]
    if not figures or not (piece.directions or any(one.pair for one in figures)):
        return None
    return lambda part: all(
        any(not one.readings.isdisjoint(amount.quantity.readings) for amount in part.amounts)
        for one in figures
    )


def _means(line: Line, piece: Piece) -> Iterator[list[Word]]:
    """The words behind each word that leads to a means, up to the next such word or figure."""
    for at in range(piece.first, piece.last):
        if line.tokens[at].low not in _MEANS:
            continue
        end = at + 1
        while (
            end <= piece.last and line.tokens[end].low not in _STOPS and not line.tokens[end].used
        ):
            end += 1
        yield [one for one in piece.words if at < one.at < end and not one.negated]


def _before(piece: Piece, deed: Word | None) -> list[Word]:
    """What a deed is told of: the words before it in its piece."""
    return [one for one in piece.words if deed is not None and one.at < deed.at and not one.negated]


def _tell(phrase: Sequence[Word], part: Evidence) -> int:
    """How many of these words a card has in what it tells, the names of its post and employer aside."""
    keys = [
        one.loose for told in part.lines if told.text not in part.headings for one in told.words
    ]
    return sum(any(not word.loose.isdisjoint(one) for one in keys) for word in phrase)
