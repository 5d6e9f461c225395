"""Who had a part in what others did too: "Mitgestaltung", "habe ich mit aufgebaut", "geholfen, das Fest zu organisieren"."""

import re
from functools import lru_cache

from interview_app.tailoring.truth_gate.reading.line import Piece, Word
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

_MIT_ALONE = re.compile(
    r"teil|bring|brach|nehm|nahm|nomm|führ|geb|gab|komm|kam|schr[ie]|zähl|halt|hielt|bestimm|hilfe|fahr|fuhr|lauf|läuf|lief|zieh|zog"
)
"""Stems of German verbs with "mit" that tell of no part in what others did: "mitteilen", "mitbringen"."""
_PART_IN = frozenset("an am bei beim".split())


def who_may_take_part(found: list[Token], piece: Piece) -> list[Word]:
    """The words of a piece that may say that the person helped or had a part, as far as each tells by itself: of most pieces none."""
    if piece.words and (found[piece.last].low == "mit" or found[piece.last - 1].low == "mit"):
        return piece.words
    return [
        word
        for word in piece.words
        if "help" in word.groups or word.verb == "beteiligen" or word.token.low.startswith("mit")
    ]


def takes_part(found: list[Token], piece: Piece, word: Word) -> bool:
    """Whether a German word says that the person had a part in what others did too: "Mitgestaltung", "Beteiligung an"."""
    low = word.token.low
    if word.verb == "beteiligen":
        return not _PART_IN.isdisjoint(
            [token.low for token in found[max(0, word.at - 3) : word.at + 3]]
        )
    if low.startswith("mit") and len(low) > _SHORTEST_PART:
        return _is_deed(low[3:]) and _MIT_ALONE.search(low) is None
    if word.verb != "" and word.at < piece.last - 1 and _ends_along(found, piece):
        return True  # "baute das Lager mit auf"
    if word.verb == "" or found[piece.last].low != "mit" or word.at == piece.last:
        return False
    ends = piece.last + 1 == len(found) or found[piece.last + 1].kind == "punct"
    return ends and _MIT_ALONE.search(low) is None  # "gestaltete den Lehrplan mit"


def _ends_along(found: list[Token], piece: Piece) -> bool:
    """Whether a piece ends with "mit" and the particle of its verb: "baute das Lager *mit auf*"."""
    ends = piece.last + 1 == len(found) or found[piece.last + 1].kind == "punct"
    return (
        ends and found[piece.last - 1].low == "mit" and found[piece.last].low in lexicon.SEPARABLE
    )


_SHORTEST_PART = 7
SUPPORT = ("support", "assistance")
"""Nouns that name help."""


@lru_cache(maxsize=1024)
def _is_deed(low: str) -> bool:
    entry = lexicon.verbs().get(low)
    return lexicon.german_deed(low) != "" or (entry is not None and entry[0].endswith("n"))


def is_done_along(found: list[Token], piece: Piece) -> bool:
    """Whether German "mit" stands alone before a participle, which says that others did it too: "habe ich *mit aufgebaut*"."""
    for at in range(piece.first, min(piece.last, len(found) - 1)):
        if (
            found[at].low != "mit"
            or found[at + 1].capital
            or not found[at + 1].low.endswith(("t", "en"))
        ):
            continue
        after = found[at + 2] if at + 2 < len(found) else None
        ends = after is None or after.kind == "punct" or after.low in _ENDS_DEED
        if ends and lexicon.deed_of(found[at + 1].low) and found[at + 1].kind == "word":
            return True
    return False


_ENDS_DEED = frozenset("und oder habe hab haben hat hatte werden wurde worden".split())


def is_support(found: list[Token], piece: Piece) -> bool:
    """Whether a piece names only the help in something: "stocktaking support", "onboarding support for new recruiters"."""
    at = next(
        (at for at in range(piece.first + 1, piece.last + 1) if found[at].low in SUPPORT), None
    )
    if at is None or (
        at < piece.last and found[at + 1].low not in ("for", "with", "to", "in", "at", "during")
    ):
        return False
    if not found[at - 1].low.endswith("ing") and found[at - 1].low not in lexicon.deeds():
        return False
    return all(
        not word.verb or word.at == at or word.token.low.endswith("ing") for word in piece.words
    )


def is_what_was_helped(found: list[Token], piece: Piece) -> bool:
    """Whether a piece behind a comma tells what the one before helped to do: "mitgeholfen, *das Fest zu organisieren*"."""
    if not piece.first or found[piece.first - 1].text != ",":
        return False
    last = min(piece.last, len(found) - 1)
    return last > piece.first and found[last - 1].low == "zu" and found[last].low.endswith("n")
