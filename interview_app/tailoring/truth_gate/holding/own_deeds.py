"""What somebody did themselves within what they only helped in: "supported the plan *by mapping the trees*", "…; I kept the forms"."""

from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Piece, Word, joined
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

_ENDS_OBJECT = frozenset(
    "for at in on to with during while from into within across by as under after before".split()
)
_ONLY_DONE = frozenset(("do", "make"))


def told(line: Line, piece: Piece, evidence: Evidence) -> bool:
    """Whether the evidence tells each deed of a piece as the person's own, of the same object, whatever it was a part of."""
    deeds = [word for word in piece.words if word.verb and not word.negated]
    return bool(deeds) and all(
        _is_own(deed, _objects(line, piece, deed), evidence) for deed in deeds
    )


def _objects(line: Line, piece: Piece, deed: Word) -> list[Keys]:
    """What a deed is done to: what stands behind it before a small word, or before it where it ends its phrase."""
    end = next(
        (at for at in range(deed.at + 1, piece.last + 1) if line.tokens[at].low in _ENDS_OBJECT),
        piece.last + 1,
    )
    behind = [word.loose for word in piece.words if deed.at < word.at < end and not word.verb]
    if behind:
        return behind
    return [word.loose for word in piece.words if word.at < deed.at and not word.verb] or [
        token.keys for token in line.tokens[deed.at + 1 : end] if _is_everyday_noun(token)
    ]


def _is_everyday_noun(token: Token) -> bool:
    """Whether a token may be a noun too common to be a word of its line: "kept the *forms*"."""
    return (
        token.kind == "word"
        and not token.used
        and len(token.low) > _SHORT
        and token.low not in lexicon.glue()
    )


_SHORT = 3


def _is_own(deed: Word, objects: list[Keys], evidence: Evidence) -> bool:
    return bool(objects) and any(
        _says_so(known, piece, deed, objects) for known in evidence.lines for piece in known.pieces
    )


def _says_so(known: Line, piece: Piece, deed: Word, objects: list[Keys]) -> bool:
    """Whether a piece of the evidence has the deed of all these objects, and it is not the help that is told of it.

    A piece that only takes up what was named before ("I proposed nine of the twelve") is of all that its line names.
    """
    for said in piece.words:
        if said.negated or said.hedged or (said.verb != deed.verb and said.verb not in _ONLY_DONE):
            continue
        by = (
            said.at > 0 and known.tokens[said.at - 1].low == "by" and said.token.low.endswith("ing")
        )
        if not by and "help" in piece.ranks:
            continue
        first = said.at if by else piece.first
        behind = joined([token.keys for token in known.tokens[first : piece.last + 1]])
        behind |= joined([word.answers for word in piece.words if word.at >= first])
        if said.verb == deed.verb and all(word.verb for word in piece.words):
            behind |= known.all_keys
        if all(not keys.isdisjoint(behind) for keys in objects):
            return True
    return False
