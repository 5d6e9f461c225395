"""Another weekday or season than the evidence names: "every Friday" of "every Tuesday", "in autumn 2018" of "in spring 2018".

As figures both are once a week or a part of the year, so that no rule of figures can tell them apart.
"""

from collections.abc import Sequence, Set

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import closed_words, lexicon

_DAYS = (
    "monday mondays mon montag montags|tuesday tuesdays tue tues dienstag dienstags|wednesday wednesdays wed mittwoch mittwochs|"
    "thursday thursdays thu thurs donnerstag donnerstags|friday fridays fri freitag freitags|"
    "saturday saturdays sat samstag samstags sonnabend sonnabends|sunday sundays sun sonntag sonntags"
)
_SEASONS = (
    "spring springs springtime frühjahr frühjahrs frühling frühlings|summer summers summertime sommer sommers|"
    "autumn autumns fall herbst herbstes|winter winters wintertime winters"
)


def _named(table: str) -> dict[str, int]:
    return {low: at for at, group in enumerate(table.split("|")) for low in group.split()}


_KINDS = (_named(_DAYS), _named(_SEASONS))
_ALL = frozenset(low for kind in _KINDS for low in kind)
_SHORTEST = 6
_BEGINNINGS = tuple(
    {low: at for low, at in kind.items() if len(low) >= _SHORTEST and not low.endswith("s")}
    for kind in _KINDS
)
_MEANS_NO_TIME = frozenset("fall spring springs sat sun wed".split())
"""Words of a line that are mostly something else."""


def _means_time(low: str, line: Line) -> bool:
    """Whether a word that is mostly something else is a time too: "each spring", "in the fall"."""
    return low not in _MEANS_NO_TIME or any(
        f" {before} {low} " in line.folded for before in _BEFORE_TIMES
    )


_BEFORE_TIMES = ("each", "every", "in", "in the", "last", "this", "next", "early", "late")


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first weekday or season that the cards a line rests on give otherwise."""
    if line.said.isdisjoint(_ALL):
        return []
    known = [told for part in used for told in part.lines]
    denied = _denied(line, known)
    if denied:
        return [
            Objection(
                ViolationKind.NEGATION,
                _("Claims “{word}”, which the evidence denies").format(word=denied),
            )
        ]
    for kind, beginnings in zip(_KINDS, _BEGINNINGS, strict=True):
        claimed = {kind[low]: low for low in line.said if low in kind and _means_time(low, line)}
        if not claimed:
            continue
        told = {at for one in known for at in _told(one.said, kind, beginnings)}
        other = next((low for at, low in sorted(claimed.items()) if at not in told), None)
        if other is not None and len(told) == 1:
            sentence = _("Claims {claimed} but evidence shows {shown}").format(
                claimed=other.capitalize(), shown=_as_told(known, kind, beginnings)
            )
            return [Objection(ViolationKind.WRONG_DATE, sentence)]
    return []


def _denied(line: Line, known: Sequence[Line]) -> str:
    """The weekday of a line that the evidence names only in clauses with a "not": "samstags trauen wir, *sonntags nie*"; else ""."""
    every = lexicon.negators()[0]
    kind = _KINDS[0]
    for token in line.tokens:
        if token.low not in kind or not every.isdisjoint(line.said):
            continue
        clauses = [
            _clause(one, at)
            for one in known
            for at, same in enumerate(one.tokens)
            if kind.get(same.low) == kind[token.low]
        ]
        if clauses and all(not every.isdisjoint(clause) for clause in clauses):
            return token.text
    return ""


def _clause(told: Line, at: int) -> Set[str]:
    """The folded words of the clause that a token stands in, from one mark to the next."""
    marks = [
        here
        for here, token in enumerate(told.tokens)
        if token.text in closed_words.STOPS and not token.used
    ]
    first = max((here for here in marks if here < at), default=0)
    last = min((here for here in marks if here > at), default=len(told.tokens))
    return {token.low for token in told.tokens[first:last]}


def _told(said: Set[str], kind: dict[str, int], beginnings: dict[str, int]) -> set[int]:
    """The times that a line of the evidence names, in a word of their own or at the beginning of one: "Freitagabend"."""
    found = {kind[low] for low in said if low in kind}
    return found | {at for name, at in beginnings.items() for low in said if low.startswith(name)}


def _as_told(known: Sequence[Line], kind: dict[str, int], beginnings: dict[str, int]) -> str:
    return next(
        (
            token.text
            for one in known
            for token in one.tokens
            if _told(frozenset((token.low,)), kind, beginnings)
        ),
        "",
    )
