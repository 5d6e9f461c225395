"""A deed told as carried out that the evidence only tells of preparing or proposing: "durchgeführt" of "vorbereitet".

"Carry out", "introduce" and the like say no more of a deed than that it was done, so that any deed of the same thing would
prove them; one that comes before the deed does not.
"""

from collections.abc import Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.holding import near_pieces
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Piece, Word

_DONE = frozenset(
    "carry perform conduct execute implement introduce hold run durchführen ausführen umsetzen vornehmen abhalten einführen".split()
)
_BEFORE_IT = frozenset(
    "plan prepare propose suggest recommend advise comment observe watch planen konzipieren vorbereiten vorschlagen anregen empfehlen beobachten zuschauen".split()
)
_PLAINLY_DONE = frozenset(
    "made did done do make gemacht mache macht machte machten getan erledigt".split()
)
"""Words too plain to count as verbs, each of which says that something was done."""


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first deed of a line of which every card it rests on only tells what comes before it."""
    for piece in line.pieces:
        deeds = [word for word in piece.words if word.verb and not word.negated and not word.hedged]
        if not deeds or any(one.verb not in _DONE for one in deeds) or "help" in piece.ranks:
            continue
        before = _all_before(piece, deeds[0], used)
        if before is not None:
            sentence = _("Claims “{claimed}” but evidence says “{shown}”").format(
                claimed=deeds[0].token.text, shown=before.token.text
            )
            return [Objection(ViolationKind.INFLATED_SCOPE, sentence, at=deeds[0].at)]
    return []


def _all_before(piece: Piece, deed: Word, used: Sequence[Evidence]) -> Word | None:
    """The deed that the evidence tells of the same things, where it tells of none but such as come before; None otherwise."""
    things = near_pieces.things_in(piece)
    first = None
    for part in used:
        if deed.verb in part.bases:
            return None
        best, near = near_pieces.nearest(things, part)
        told = (
            [one for known in near for one in known.words if one.verb and not one.negated]
            if best
            else []
        )
        if any(one.verb not in _BEFORE_IT for one in told) or _is_plainly_done(things, part):
            return None
        first = first or next(iter(told), None)
    return first


def _is_plainly_done(things: Sequence[Keys], part: Evidence) -> bool:
    """Whether a sentence of the evidence says of one of these things in a plain word that it was done: "die Inventur gemacht"."""
    return any(
        not told.said.isdisjoint(_PLAINLY_DONE)
        and any(not keys.isdisjoint(one.loose) for keys in things for one in told.words)
        for told in part.lines
    )
