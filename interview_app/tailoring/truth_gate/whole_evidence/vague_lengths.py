"""For how long, told without a number: "ran the office for years" of "for three weeks", "jahrelang" of "drei Wochen".

Such words claim two of their unit or more. Where a sentence that says the same gives a time, that time has to be as long.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, overlap

_DAYS = {"day": Fraction(1), "year": Fraction(365), "hour": Fraction(1, 24)}
"""Days that one of a kind of time has."""
_UNITS = {
    "days": 1, "tage": 1, "weeks": 7, "wochen": 7, "months": 30, "monate": 30, "years": 365, "jahre": 365, "decades": 3650, "jahrzehnte": 3650,
}  # fmt: skip
_UNIT = f"(?P<unit>{'|'.join(_UNITS)})"
_VAGUE = re.compile(
    rf" (?:for|over|across) (?:(?:many|several|some|a few|the) )?{_UNIT} "
    rf"| (?:viele|mehrere|einige|über) {_UNIT.replace('unit', 'more')} | {_UNIT.replace('unit', 'long')}lang "
    r"| (?P<adjective>langjährig|mehrjährig|mehrmonatig|mehrwöchig)e?[nmrs]? "
)
_ADJECTIVES = {
    "langjährig": "jahre",
    "mehrjährig": "jahre",
    "mehrmonatig": "monate",
    "mehrwöchig": "wochen",
}
_SAID = (
    frozenset(_UNITS)
    | {unit + "lang" for unit in _UNITS}
    | {one + end for one in _ADJECTIVES for end in ("", "e", "en", "em", "er", "es")}
)
_SEVERAL = 2


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to a vague time that is longer than the one that the evidence gives for the same."""
    match = None if line.said.isdisjoint(_SAID) else _VAGUE.search(line.folded)
    if match is None:
        return []
    unit = match["unit"] or match["more"] or match["long"] or _ADJECTIVES[match["adjective"]]
    words = [word.loose for word in line.words if word.token.low not in _SAID]
    told = list(_lengths(words, used))
    if not told or max(_days(one) for one in told) >= _SEVERAL * _UNITS[unit]:
        return []
    sentence = _("Claims {claimed} but evidence shows {shown}").format(
        claimed=match[0].strip(), shown=told[0].raw
    )
    return [Objection(ViolationKind.WRONG_TENURE, sentence)]


def _lengths(words: Sequence[Keys], used: Sequence[Evidence]) -> Iterator[Quantity]:
    """The times that sentences give which say most of these words."""
    for told in (one for part in used for one in part.lines):
        for (first, last), keys in zip(told.sentence_bounds, told.sentence_keys, strict=True):
            if not words or 2 * overlap(list(words), keys) <= len(words):
                continue
            for one in told.quantities:
                if (
                    first <= one.first < last
                    and one.kind in _DAYS
                    and not one.pair
                    and not one.implicit
                ):
                    yield one


def _days(one: Quantity) -> Fraction:
    return max(value * _DAYS[kind] for kind, value in one.readings if kind in _DAYS)
