"""Years told by another that stands before them: "2023 waren es 14, im Jahr davor 22", "74 in 2023 and 61 the year before"."""

from collections.abc import Sequence

from interview_app.tailoring.truth_gate.words.tokens import Token

Single = tuple[tuple[int, int | None], int, int]
"""A year with its month, where it has one, and the tokens it stands at."""
_YEAR_BEFORE = frozenset("vorjahr vorjahres vorjahrs".split())
_STEPS = {
    ("jahr", "davor"): -1, ("jahr", "zuvor"): -1, ("jahr", "vorher"): -1, ("jahr", "danach"): 1, ("jahr", "darauf"): 1,
    ("year", "before"): -1, ("year", "earlier"): -1, ("previous", "year"): -1, ("preceding", "year"): -1,
    ("following", "year"): 1,
}  # fmt: skip
"""How many years later than the one told before two words are."""
_OPENS_CLAUSE = frozenset(("before",))
_NO_CLAUSE = frozenset("and but it in to of for with were was there".split())
"""What stands behind "the year before" where that is a time by itself: "the year before it was 22"."""


def years_before(singles: Sequence[Single], found: Sequence[Token]) -> list[Single]:
    """The years told by another one: 2022 of "2023 waren es 14, im Vorjahr 22"."""
    made: list[Single] = []
    for at, token in enumerate(found):
        pair = (token.low, found[at + 1].low) if at + 1 < len(found) else ("", "")
        single = token.low in _YEAR_BEFORE
        step, last = (-1, at) if single else (_STEPS.get(pair, 0), at + 1)
        if not step or token.used or _goes_on(found, last) or _is_compared_with(found, at):
            continue
        ahead = [one for one in singles if one[1] < at] or (list(singles[:1]) if step < 0 else [])
        if ahead:
            made.append(((ahead[-1][0][0] + step, None), at, last))
            for one in found[at : last + 1]:
                one.used = "date"
    return made


def _is_compared_with(found: Sequence[Token], at: int) -> bool:
    """Whether a year is only what another is held against: "up by 20 % *on the* previous year"."""
    before = [token.low for token in found[max(0, at - 2) : at]]
    return not _COMPARING.isdisjoint(before)


_COMPARING = frozenset("on than over against versus vs".split())


def _goes_on(found: Sequence[Token], last: int) -> bool:
    """Whether "the year before" is told by a clause of its own: "the year before *I joined*"."""
    behind = found[last + 1] if last + 1 < len(found) else None
    return (
        found[last].low in _OPENS_CLAUSE
        and behind is not None
        and behind.kind == "word"
        and behind.low not in _NO_CLAUSE
    )
