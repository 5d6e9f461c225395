"""What is told of one told of several, or of the worst told of all: "two crews of four" of a crew of four, "no findings" of "no
major findings". English alone.
"""

import re
from collections.abc import Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words.tokens import keys_of

_GROUPS = {"crews": "crew", "teams": "team", "parties": "party", "gangs": "gang", "squads": "squad", "watches": "watch"}
_WORST = "major|serious|critical|upheld|significant|reportable|formal|fatal|severe|justified|substantiated|unexcused"
_NO = r"(?:no|zero|without (?:an? |any )?)"
_BAD = re.compile(rf" (?:{_NO} ?(?:{_WORST}) (\w+)|{_NO} ?(\w+) (?:{_WORST})) ")
_NONE = re.compile(rf" {_NO} ?(\w+) ")
_WORST_WORDS = frozenset(_WORST.split("|"))
_LONGEST = 3


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to groups of which the evidence has one, and to what is denied more widely than there."""
    if line.german:
        return []
    if not line.said.isdisjoint(_GROUPS):
        for quantity in line.quantities:
            behind = line.tokens[quantity.last + 1 : quantity.last + 1 + _LONGEST]
            group = next((token for token in behind if token.low in _GROUPS), None)
            if group is not None and quantity.value > 1 and _is_one(group.low, used):
                sentence = _("Claims {claimed} but evidence shows {shown}").format(
                    claimed=line.text[line.tokens[quantity.first].start : group.end], shown=_GROUPS[group.low]
                )
                return [Objection(ViolationKind.INFLATED_SIZE, sentence, at=quantity.first)]
    return _denied_too_widely(line, used)


def _is_one(low: str, used: Sequence[Evidence]) -> bool:
    """Whether the evidence has such a group, and only one of it."""
    told = [one for part in used for one in part.lines]
    return any(_GROUPS[low] in one.said for one in told) and not any(low in one.said for one in told)


def _denied_too_widely(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to "no findings" where the evidence denies only the major ones."""
    if line.said.isdisjoint(("no", "without", "zero")) or not _WORST_WORDS.isdisjoint(line.said):
        return []
    denied = [bad for part in used for told in part.lines if (bad := _BAD.search(told.folded)) is not None]
    for found in _NONE.finditer(line.folded) if denied else ():
        for bad in denied:
            if not keys_of(bad[1] or bad[2]).isdisjoint(keys_of(found[1])):
                sentence = _("Claims “{claimed}” but evidence says “{shown}”").format(
                    claimed=found[0].strip(), shown=bad[0].strip()
                )
                return [Objection(ViolationKind.NEGATION, sentence)]
    return []
