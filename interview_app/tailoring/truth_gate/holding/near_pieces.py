"""The pieces of an evidence that speak of the same as a piece of a line, and the words by which both are quoted."""

import textwrap

from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Piece, joined
from interview_app.tailoring.truth_gate.words import closed_words, lexicon
from interview_app.tailoring.truth_gate.words.tokens import fold


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
            (0 if keys.isdisjoint(piece.keys) else 1) + (0 if keys.isdisjoint(piece.strict) else 1)
            for keys in things
        )
        if shared > best:
            best, near = shared, [piece]
        elif shared == best and shared:
            near.append(piece)
    return best, near


def with_its_deed(piece: Piece, evidence: Evidence) -> list[Piece]:
    """A piece of the evidence, and those before it in its line back to the one whose deed it goes on with."""
    if any(word.verb for word in piece.words):
        return [piece]
    for told in evidence.lines:
        at = next((number for number, one in enumerate(told.pieces) if one is piece), None)
        if at is not None:
            first = at
            while first and not any(word.verb for word in told.pieces[first].words):
                if told.tokens[told.pieces[first - 1].last + 1].text in closed_words.SENTENCE_ENDS:
                    break
                first -= 1
            return told.pieces[first : at + 1]
    return [piece]


def is_one_place_more(line: Line, piece: Piece) -> bool:
    """Whether an English piece is only one name more of those behind "in" or "across": "in Leith *and Dunbar*"."""
    here = line.tokens[piece.first : piece.last + 1]
    if (
        line.german
        or not piece.first
        or not all(one.capital and one.kind == "word" and not one.used for one in here)
    ):
        return False
    if line.tokens[piece.first - 1].low not in ("and", ","):
        return False
    before = line.tokens[max(0, piece.first - _TO_PLACE) : piece.first - 1]
    at = next(
        (
            number
            for number in range(len(before) - 1, -1, -1)
            if not before[number].capital and before[number].text != ","
        ),
        -1,
    )
    return 0 <= at < len(before) - 1 and before[at].low in ("in", "across")


_TO_PLACE = 7


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
    short = textwrap.shorten(whole, _LONGEST_QUOTE, placeholder="")
    if short == " ".join(whole.split()):
        return short
    words = short.split()
    while len(words) > 1 and fold(words[-1]) in _LEADS_ON:
        words.pop()
    return " ".join((*words, "…"))


_LEADS_ON = lexicon.glue()
"""Small words that no quote ends with: "Was responsible for the choice …", and no "… of the …"."""
_LONGEST_QUOTE = 40
"""Characters of a piece that a sentence to the person quotes."""


def deed_shown(near: list[Piece]) -> str:
    """The first deed of these pieces; "" where they tell none: a thing is no answer to who did what."""
    return next((word.token.text for piece in near for word in piece.words if word.verb), "")


def shown(near: list[Piece]) -> str:
    """The first deed of these pieces, else their first word."""
    return deed_shown(near) or (near[0].words[0].token.text if near and near[0].words else "")
