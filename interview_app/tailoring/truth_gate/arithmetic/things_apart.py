"""Whether two equal numbers say what they count, and it is not one thing: "14 banks" and "14 bank accounts"."""

import re

from interview_app.tailoring.truth_gate.cards.evidence import Amount
from interview_app.tailoring.truth_gate.figures import units
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.reading import noun_phrases, sizes
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import kept_apart
from interview_app.tailoring.truth_gate.words.tokens import keys_of


def differ(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether both numbers say what they count, and it is not one thing."""
    return (
        _times_differ(line, quantity, amount)
        or units_differ(line, quantity, amount)
        or _counted_apart(line, quantity, amount)
        or _are_its_groups(line, quantity, amount)
    )


def units_differ(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether both numbers count units that something describes, and not the same: "1,000 catheter days" and "years"."""
    mine, theirs = sizes.counted(line, quantity), sizes.counted(amount.line, amount.quantity)
    return bool(mine.unit and theirs.unit) and units.UNITS[mine.unit] != units.UNITS[theirs.unit]


def _counted_apart(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether what both numbers count is of one matter and not one thing: "14 banks" and "14 bank accounts"."""
    mine, theirs = sizes.counted(line, quantity), sizes.counted(amount.line, amount.quantity)
    if not mine.words or not theirs.words or len(mine.words) > len(theirs.words):
        return False
    return kept_apart.apart(mine.words[-1], theirs.words[-1])


def _are_its_groups(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether the claimed noun is what the evidence's number is the size of: "20 groups" of "groups of 20"."""
    before = amount.line.tokens[max(0, amount.quantity.first - 2) : amount.quantity.first]
    head = next(iter(sizes.counted(line, quantity).words[-1:]), "")
    if (
        not head.endswith(("s", "n"))
        or not _PEOPLE.issuperset(sizes.counted(amount.line, amount.quantity).words)
        or len(before) < len(_GROUPS_OF)
        or before[1].low not in ("of", "von", "à")
        or before[0].kind != "word"
        or "-" in quantity.raw
        or noun_phrases.hyphen_follows(line, quantity.last)
    ):
        return False
    sized = sizes.is_collective(before[0].low) or before[0].low.endswith("s")
    return sized and not before[0].keys.isdisjoint(keys_of(head))


_GROUPS_OF = ("groups", "of")
_PEOPLE = frozenset(
    "people persons leuten leute personen mann mitarbeitern mitarbeiter kollegen menschen".split()
)
"""Whom the number in "groups of 20 people" counts, which is the size of each."""


_TIME_AT_END = re.compile(
    r"(\w{4,}?)s?(stunde|tag|woche|monat|jahr|minute|nacht|nächt|schicht|wochenende)(?:e?[ns]|en|e)?$"
)


def _times_differ(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether both numbers count German times of one thing, and not the same: "110 Verhandlungsstunden" and "-tage"."""
    mine = _time_of(line, quantity) if line.german else None
    theirs = _time_of(amount.line, amount.quantity) if mine is not None else None
    return mine is not None and theirs is not None and mine[1] == theirs[1] and mine[2] != theirs[2]


def _time_of(line: Line, quantity: Quantity) -> re.Match[str] | None:
    behind = line.tokens[quantity.last + 1].low if quantity.last + 1 < len(line.tokens) else ""
    return _TIME_AT_END.fullmatch(behind)
