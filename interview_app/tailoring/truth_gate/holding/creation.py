"""Whether a claim to have made something has more to rest on than having kept, used or led it."""

from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.holding import leading, near_pieces
from interview_app.tailoring.truth_gate.reading.line import Keys, Piece, Word

_MAKERS = frozenset(
    "start begin bring do put come go change switch prepare redo umstellen ändern umbauen machen vergeben build make write set draw plan draft prepare formulate rewrite redesign produce implement construct organise organize arrange establish lay put work model compose author program programme code "
    "bauen aufbauen erstellen schreiben planen zeichnen programmieren errichten anfertigen ausarbeiten erarbeiten verfassen aufsetzen einrichten umsetzen herstellen".split()
)
"""Verbs that bring something into being, each a fair ground for "designed" or "developed"."""


_INTRODUCES = frozenset("introduce implement deploy launch einführen ausrollen".split())


def _rolled_out(piece: Piece, evidence: Evidence) -> bool:
    """Whether a piece of the evidence says that something was rolled out, which brings it in."""
    return any(
        (
            word.verb in ("roll", "ausrollen")
            and not word.negated
            and f" {word.token.low} out " in f"{told.folded}"
        )
        or word.verb == "ausrollen"
        for told in evidence.lines
        if piece in told.pieces
        for word in piece.words
    )


def _told(deed: Word, things: list[Keys], evidence: Evidence) -> bool:
    """Whether a sentence of the evidence tells of just this deed, and of one of these things."""
    for line in evidence.lines:
        for sentence in line.sentences:
            said = [one for one in sentence if not one.negated and not one.hedged]
            if any(one.verb == deed.verb for one in said) and any(
                not keys.isdisjoint(one.loose) for keys in things for one in said if not one.verb
            ):
                return True
    return False


def made_of_kept(piece: Piece, evidence: Evidence) -> bool:
    """Whether a claim to have made something rests on evidence of only keeping, using or leading it."""
    made = [word for word in piece.words if word.verb and "create" in word.groups]
    if not made or all(not word.token.keys.isdisjoint(evidence.plain) for word in made):
        return (
            False  # "the design of five crossings" is told there, whoever's part in it was how big
        )
    things = near_pieces.things_in(piece)
    if any(word.verb in ("einführen", "introduce") for word in piece.words) and any(
        leading.is_people(word.token.low) for word in piece.words if not word.verb
    ):
        return False  # "nine colleagues introduced to the tool" were taught it
    if any(_told(word, things, evidence) for word in made):
        return False
    _best, near = near_pieces.nearest(things, evidence)
    if any(word.verb in _INTRODUCES for word in made) and any(
        _rolled_out(one, evidence) for one in near
    ):
        return False
    known = [word for one in near for word in one.words if word.verb]
    if (
        things
        and not near
        and not any(word.verb in evidence.bases for word in piece.words if word.verb)
    ):
        return True  # a skill or a name alone does not show that one made it
    return bool(known) and not any(
        "create" in word.groups
        or "originate" in word.groups
        or word.verb in _MAKERS
        or word.unknown_verb
        for word in known
    )
