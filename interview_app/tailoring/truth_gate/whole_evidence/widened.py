"""What is told of one told of several, or of the worst told of all: "two crews of four" of a crew of four, "no findings" of "no
major findings". Groups and findings in English alone.
"""

import re
from collections.abc import Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words.tokens import keys_of

_GROUPS = {
    "crews": "crew",
    "teams": "team",
    "parties": "party",
    "gangs": "gang",
    "squads": "squad",
    "watches": "watch",
}
_WORST = "major|serious|critical|upheld|significant|reportable|formal|fatal|severe|justified|substantiated|unexcused"
_NO = r"(?:no|zero|without (?:an? |any )?)"
_BAD = re.compile(rf" (?:{_NO} ?(?:{_WORST}) (\w+)|{_NO} ?(\w+) (?:{_WORST})) ")
_NONE = re.compile(rf" {_NO} ?(\w+) ")
_WORST_WORDS = frozenset(_WORST.split("|"))
_LONGEST = 3


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to groups of which the evidence has one, and to what is denied more widely than there."""
    several = _several_of_one(line, used) if not line.said.isdisjoint(_SEVERAL) else None
    if several is not None:
        return [several]
    if line.german:
        return []
    if not line.said.isdisjoint(_GROUPS):
        for quantity in line.quantities:
            behind = line.tokens[quantity.last + 1 : quantity.last + 1 + _LONGEST]
            group = next((token for token in behind if token.low in _GROUPS), None)
            if group is not None and quantity.value > 1 and _is_one(group.low, used):
                sentence = _("Claims {claimed} but evidence shows {shown}").format(
                    claimed=line.text[line.tokens[quantity.first].start : group.end],
                    shown=_GROUPS[group.low],
                )
                return [Objection(ViolationKind.INFLATED_SIZE, sentence, at=quantity.first)]
    return _denied_too_widely(line, used)


_SEVERAL = frozenset(
    "several multiple numerous many mehrere mehrerer mehreren zahlreiche zahlreicher zahlreichen viele vieler vielen diverse diverser diversen".split()
)
_ONE = frozenset("one a an single ein eine einen einem einer eines".split())
_FURTHER = 3
"""Words of a name for what several are told of, and between "one" and its noun."""


def _several_of_one(line: Line, used: Sequence[Evidence]) -> Objection | None:
    """The objection to several of what the evidence has one of: "mehrere Lehrlinge" of "bilde einen Lehrling aus"."""
    for at, token in enumerate(line.tokens):
        if token.low not in _SEVERAL:
            continue
        behind = line.tokens[at + 1 : at + 1 + _FURTHER]
        noun = next((one for one in behind if one.capital or not line.german), None)
        if noun is None or noun.kind != "word":
            continue
        told = [
            (known, here)
            for part in used
            for known in part.lines
            for here, one in enumerate(known.tokens)
            if not one.keys.isdisjoint(noun.keys) and len(known.words) >= _FURTHER
        ]
        if told and all(_is_of_one(known, here) for known, here in told):
            sentence = _("Claims {claimed} but evidence shows {shown}").format(
                claimed=f"{token.text} {noun.text}", shown=told[0][0].tokens[told[0][1]].text
            )
            return Objection(ViolationKind.INFLATED_SIZE, sentence, at=at)
    return None


def _is_of_one(known: Line, at: int) -> bool:
    """Whether a noun of the evidence is told of one: by "one" or "ein" right before it, and not as often as a rate says."""
    before = known.tokens[max(0, at - _FURTHER) : at]
    ones = [here for here, one in enumerate(before) if one.low in _ONE]
    return (
        bool(ones)
        and not any(one.kind == "punct" for one in before[ones[-1] :])
        and not known.rate_at
    )


def _is_one(low: str, used: Sequence[Evidence]) -> bool:
    """Whether the evidence has such a group, and only one of it."""
    told = [one for part in used for one in part.lines]
    return any(_GROUPS[low] in one.said for one in told) and not any(
        low in one.said for one in told
    )


def _denied_too_widely(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to "no findings" where the evidence denies only the major ones."""
    if line.said.isdisjoint(("no", "without", "zero")) or not _WORST_WORDS.isdisjoint(line.said):
        return []
    denied = [
        bad for part in used for told in part.lines if (bad := _BAD.search(told.folded)) is not None
    ]
    for found in _NONE.finditer(line.folded) if denied else ():
        for bad in denied:
            if not keys_of(bad[1] or bad[2]).isdisjoint(keys_of(found[1])):
                sentence = _("Claims “{claimed}” but evidence says “{shown}”").format(
                    claimed=found[0].strip(), shown=bad[0].strip()
                )
                return [Objection(ViolationKind.NEGATION, sentence)]
    return []
