"""Who is stood in for: "Vertretung der Leiterin", "die Teamleiterin vertreten". That post is somebody else's, whoever does its work."""

import re
from collections.abc import Sequence

from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

STANDS_IN = re.compile(
    r"vertretung|vertrat| vertret| eingesprungen | springe | stand[- ]?in | cover(?:ed|ing)? for | covered | deputis| filled in for | stood in for "
)
"""Doing what is somebody else's while they are away is helping them."""
_DEPUTY = re.compile(r"vertr(?:et|at)|abwesenheit")
_AWAY = re.compile(
    r" (?:wenn|während|solange|falls|sobald) (?:\w+ ){1,5}?(?:nicht (?:da|hier|vor ort|im haus|im dienst|im büro)|urlaub|krank|frei|abwesend|weg|fehlt|ausfällt|unterwegs|auf \w+) "
)
"""When somebody is away: what the person does then is in their absence."""


def may_stand_in(line: Line) -> bool:
    """Whether a line names somebody as stood in for or away: "Vertretung der Leiterin", "bei Abwesenheit des Chefs"."""
    return "vertr" in line.folded or "abwesenheit" in line.folded


_ARTICLES = frozenset(
    "der des die den dem einer eines eine einen meine meinen meiner meines unsere unseren unserer unseres".split()
)


def is_stood_in_for(found: Sequence[Token], first: int, last: int, at: int) -> bool:
    """Whether the German post at token `at`, in a stretch from `first` to `last`, is that of somebody whom the person stands in for.

    Behind "als" it is what the person is: "als Leiterin die Firma vertreten".
    """
    token = found[at]
    if not token.capital or not lexicon.is_title(token.low):
        return False
    if not any(_DEPUTY.search(one.low) for one in found[first : last + 1] if one is not token):
        return False
    before = found[at - 1].low if at > first else ""
    return before in _ARTICLES or (at == first and _DEPUTY.search(found[last].low) is not None)


def names_whom(line: Line, at: int) -> bool:
    """Whether token `at` of a line is the post of somebody whom the person stands in for, by the piece it is in."""
    piece = line.piece_at(at)
    return is_stood_in_for(line.tokens, piece.first, piece.last, at)


def told(lines: Sequence[Line]) -> bool:
    """Whether evidence says that the person stands in for somebody."""
    return any(
        word.verb == "vertreten" and not word.negated for line in lines for word in line.words
    ) or any(
        "vertretung" in line.folded or "stellvertret" in line.folded or _AWAY.search(line.folded)
        for line in lines
    )
