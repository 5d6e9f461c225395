"""In which direction things went: who cut a stock did not raise it, and did not do away with it either."""

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.holding import near_pieces
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Piece


def hold(piece: Piece, evidence: Evidence) -> list[Objection]:
    """The objection to a piece whose nearest evidence went the other way, or not as far."""
    groups = piece.directions
    if not groups:
        return []
    _best, near = near_pieces.nearest(near_pieces.things_in(piece), evidence)
    known = frozenset().union(*(one.directions for one in near))
    turned = (
        "up" in groups and "down" not in groups and "down" in known and "up" not in known
    ) or ("down" in groups and "up" not in groups and "up" in known and "down" not in known)
    if turned:
        sentence = _("Claims the opposite direction: the evidence says “{shown}”").format(
            shown=near_pieces.shown(near) or "…"
        )
        return [Objection(ViolationKind.CHANGED_METRIC, sentence, at=piece.first)]
    if "zero" in groups and "down" in known and "zero" not in known:
        sentence = _("Claims that it is gone altogether, but the evidence says “{shown}”").format(
            shown=near_pieces.shown(near) or "…"
        )
        return [Objection(ViolationKind.CHANGED_METRIC, sentence, at=piece.first)]
    return []
