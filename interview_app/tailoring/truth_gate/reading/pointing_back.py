"""Clauses that take up by "that" or "die" what the clause before names, and give it to somebody else: "das macht das Büro"."""

from interview_app.tailoring.truth_gate.figures import number_words
from interview_app.tailoring.truth_gate.reading import (
    clauses,
    others_de,
    others_en,
    people_de,
    subjects,
)
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

_ARTICLES = frozenset("das die den".split())
POINTS_BACK = frozenset("that those this das die den dies dafür darum".split())


def gives_away(found: list[Token], before: tuple[int, int], first: int, last: int) -> bool:
    """Whether a clause gives the one before it to somebody else: "that's the doctors", "das macht das Büro"."""
    if found[first].low not in POINTS_BACK or last - first > 6:
        return False
    if set(clauses.said(found[first : last + 1])) & clauses.SPEAKER:
        return False
    if found[first].low in _ARTICLES and found[first + 1 : first + 2] and found[first + 1].capital:
        return False  # "…, die Teamleiterin vertreten": an article, and nothing that points back
    if subjects.german_relative(found, first, last) is not None or _tells_how_many(
        found, first, last
    ):
        return False
    if not any(
        others_en.other(found[at]) or people_de.other(found, at)
        for at in range(first + 1, last + 1)
    ):
        return False
    return not _says_more(found, before, first)


def _says_more(found: list[Token], before: tuple[int, int], first: int) -> bool:
    """Whether a clause has a German verb of its own, so that only its last noun is taken up: "Abends kommen zehn Aushilfen, *die lernt* die Wirtin an"."""
    own = any(
        not token.capital
        and lexicon.verbs().get(token.low, ("",))[0].endswith("n")
        and others_de.is_finite(token)
        for token in found[before[0] : before[1] + 1]
    )
    return own and found[first + 1].low not in _LITTLE


_LITTLE = frozenset("macht machen machte machten ist sind war waren tut tun".split())


def _tells_how_many(found: list[Token], first: int, last: int) -> bool:
    """Whether a clause that points back says of how many the thing was: "the night team, that's eight people"."""
    behind = [token for token in found[first + 1 : last + 1] if token.low not in _IS]
    return bool(behind) and (
        behind[0].kind == "num" or number_words.simple(behind[0].low) is not None
    )


_IS = frozenset("is was are were s ist sind war waren about around roughly etwa rund so an".split())
