"""The pieces of an evidence that speak of the same as a piece of a line, and the words by which both are quoted."""

import textwrap

from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Piece, joined


def things_in(piece: Piece) -> list[Keys]:
    """What a piece names besides its deeds."""
    return [word.loose for word in piece.words if not word.verb]


def things_of(line: Line) -> list[Keys]:
    """What a line names besides its deeds."""
    return [word.loose for word in line.words if not word.verb]


def nearest(things: list[Keys], evidence: Evidence) -> tuple[int, list[Piece]]:
    """The pieces of the evidence that speak of most of these things, in the same words before other ones."""
    best, near = 0, []
    wanted = joined(things)
    for piece in evidence.scope_pieces:
        if wanted.isdisjoint(piece.keys):
            continue
        shared = sum(
            (0 if keys.isdisjoint(piece.keys) else 1) + (0 if keys.isdisjoint(piece.strict) else 1) for keys in things
        )
        if shared > best:
            best, near = shared, [piece]
        elif shared == best and shared:
            near.append(piece)
    return best, near


def of_same_verb(piece: Piece, evidence: Evidence) -> list[Piece]:
    """The pieces of the evidence that tell of the same deed."""
    said = {word.verb for word in piece.words if word.verb}
    return [
        one
        for one in evidence.scope_pieces
        if any(word.verb in said and not word.negated for word in one.words if word.verb)
    ]


def said(piece: Piece, line: Line) -> str:
    """The word of a piece that claims its part, or the piece itself, shortened."""
    strong = [word for word in piece.words if word.groups & {"lead", "manage", "own"}] or [
        word for word in piece.words if word.verb
    ]
    if strong:
        return strong[0].token.text
    whole = line.text[line.tokens[piece.first].start : line.tokens[piece.last].end]
    return textwrap.shorten(whole, _LONGEST_QUOTE, placeholder=" …")


_LONGEST_QUOTE = 40
"""Characters of a piece that a sentence to the person quotes."""


def deed_shown(near: list[Piece]) -> str:
    """The first deed of these pieces; "" where they tell none: a thing is no answer to who did what."""
    return next((word.token.text for piece in near for word in piece.words if word.verb), "")


def shown(near: list[Piece]) -> str:
    """The first deed of these pieces, else their first word."""
    return deed_shown(near) or (near[0].words[0].token.text if near and near[0].words else "")
