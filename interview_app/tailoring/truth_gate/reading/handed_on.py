"""Parts in a deed that one piece of a sentence hands to another: a list's end to all of it, a verb to what follows it."""

import re

from interview_app.tailoring.truth_gate.reading import helping
from interview_app.tailoring.truth_gate.reading.line import Piece
from interview_app.tailoring.truth_gate.words import closed_words, lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

_DEED_NOUN = re.compile(r"^[A-ZÄÖÜ]\w{5,}(?:ung|tion)$")


_UNDER_ME = frozenset(("under", "to", "for"))


def _hand_back(found: list[Token], pieces: list[Piece]) -> None:
    """What ends a list with "under me" is said of all of it: "I have four bakers *and a student under me*"."""
    for at, piece in enumerate(pieces[1:], start=1):
        last = [token.low for token in found[piece.last - 1 : piece.last + 1]]
        listed = found[piece.first - 1].low == "and" and not any(
            word.verb and not _describes(found, word.at) for word in piece.words
        )
        if listed and "manage" in piece.ranks and last[1:] == ["me"] and last[0] in _UNDER_ME:
            for before in reversed(pieces[:at]):
                if found[before.last + 1].text in closed_words.SENTENCE_ENDS:
                    break
                before.ranks.add("manage")
                if any(word.verb for word in before.words):
                    break


def _describes(found: list[Token], at: int) -> bool:
    """Whether a participle stands right before what it describes: "one *finished* artist report to me"."""
    behind = found[at + 1] if at + 1 < len(found) else None
    return found[at].low.endswith("ed") and behind is not None and lexicon.is_title(behind.low)


def _only_helped(found: list[Token], piece: Piece) -> bool:
    """Whether a piece says no more than that all before it was help: "(assisting)", ", in support of the manager"."""
    if (
        "help" not in piece.ranks
        or not piece.first
        or found[piece.first - 1].text not in ("(", ",")
    ):
        return False
    others = [word for word in piece.words if "help" not in word.groups]
    begins = found[piece.first].low
    if begins != "in" and not begins.endswith("ing"):
        return False
    return bool(piece.words) and all(
        lexicon.is_title(word.token.low) and not word.verb for word in others
    )


_IN_WHAT = frozenset("in during at on with".split())


def _tells_first_in_what(found: list[Token], pieces: list[Piece]) -> bool:
    """Whether a line opens with what the help behind its comma was in: "*In a pilot of 12 robots*, took part"."""
    if (
        len(pieces) < len(("what", "help"))
        or found[0].low not in _IN_WHAT
        or pieces[0].ranks != {"do"}
    ):
        return False
    return found[pieces[1].first - 1].text == "," and "help" in pieces[1].ranks


def hand_on(found: list[Token], pieces: list[Piece]) -> None:
    """A piece without a verb of its own goes on with the one before ("Led planning, design and testing")."""
    _hand_back(found, pieces)
    if _tells_first_in_what(found, pieces):
        pieces[0].ranks = {"help"}
    for at, piece in enumerate(pieces):
        if _only_helped(found, piece):
            for earlier in pieces[:at]:
                earlier.ranks.add("help")
    before: set[str] = set()
    for piece in pieces:
        if "help" in before and helping.is_what_was_helped(found, piece):
            piece.ranks.add("help")
        if not piece.ranks and piece.words and _DEED_NOUN.search(piece.words[0].token.text):
            piece.ranks = {"do"}  # "Leitung des Lohnteams und Urlaubsplanung": a deed of its own
        elif not piece.ranks:
            piece.ranks = set(before)
        before = piece.ranks
        if piece.last + 1 < len(found) and found[piece.last + 1].text in ".;!?":
            before = set()
