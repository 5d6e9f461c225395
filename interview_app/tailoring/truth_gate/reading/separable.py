"""German verbs whose particle stands elsewhere in their clause: "baute … auf", "leitet zwei Gesellen und eine Aushilfe *an*"."""

from interview_app.tailoring.truth_gate.reading.line import Piece
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

PARTICLES = frozenset(lexicon.SEPARABLE)
"""Words that may be the end of a German verb."""


def separated(found: list[Token], at: int, piece: Piece, *, placed: bool) -> str | None:
    """The infinitive of a German verb whose particle stands behind it in the piece: "baute … auf"."""
    low = found[at].low
    table = lexicon.separated()
    particle = found[piece.last].low if piece.last < len(found) else ""
    joined = table.get((low, particle)) if particle in PARTICLES and piece.last > at else None
    if joined is None and (placed or not found[at].capital):
        joined = _at_end_of_clause(found, at, piece)
    if joined is None and (placed or not found[at].capital):
        for near in range(at + 1, min(piece.last + 1, len(found), at + 12)):
            other = found[near].low
            if (
                other in PARTICLES
                and (low, other) in table
                and (near == piece.last or len(other) > 5)
            ):
                joined = table[(low, other)]
    return joined


_CLAUSE_ENDS = frozenset(".;!?:()–—|")
_AND = frozenset("und oder sowie".split())


def _at_end_of_clause(found: list[Token], at: int, piece: Piece) -> str | None:
    """The infinitive of a German verb whose particle stands behind all its objects: "leitet zwei Gesellen und eine Aushilfe *an*".

    No list needs to have the verb: a form of a plain one and a particle are a verb of their own ("liest … ein").
    """
    entry = lexicon.verbs().get(found[at].low)
    if not lexicon.may_part(found[at].low):
        return None
    for here in range(at + 1, len(found)):
        token = found[here]
        if token.text in _CLAUSE_ENDS and not token.used:
            return None
        if here > piece.last and _is_finite(token):
            return (
                None  # "nahm Aufträge an und verteilte sie": the next verb has particles of its own
            )
        if token.low not in PARTICLES or token.capital or found[here - 1].low == "von":
            continue
        after = found[here + 1] if here + 1 < len(found) else None
        if after is None or after.kind == "punct" or after.low in _AND:
            joined = lexicon.separated().get((found[at].low, token.low))
            return joined or (token.low + entry[0] if entry is not None and here - at > 1 else None)
    return None


def _is_finite(token: Token) -> bool:
    entry = lexicon.verbs().get(token.low)
    return entry is not None and not token.capital and token.low != entry[0]
