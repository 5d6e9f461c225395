"""Years told by another that stands before them: "2023 waren es 14, im Jahr davor 22"."""

from collections.abc import Sequence

from interview_app.tailoring.truth_gate.words.tokens import Token

Single = tuple[tuple[int, int | None], int, int]
"""A year with its month, where it has one, and the tokens it stands at."""
_YEAR_BEFORE = frozenset("vorjahr vorjahres vorjahrs".split())
_EARLIER = (("jahr", "davor"), ("jahr", "zuvor"), ("jahr", "vorher"))


def years_before(singles: Sequence[Single], found: Sequence[Token]) -> list[Single]:
    """The years told by the one before: 2022 of "2023 waren es 14, im Vorjahr 22"."""
    made: list[Single] = []
    for at, token in enumerate(found):
        pair = (token.low, found[at + 1].low) if at + 1 < len(found) else ("", "")
        last = at if token.low in _YEAR_BEFORE else at + 1 if pair in _EARLIER else None
        ahead = [one for one in singles if one[1] < at] or singles[:1]
        if last is not None and not token.used:
            made.append(((ahead[-1][0][0] - 1, None), at, last))
            for one in found[at : last + 1]:
                one.used = "date"
    return made
