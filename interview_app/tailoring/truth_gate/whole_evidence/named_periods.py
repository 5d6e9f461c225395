"""One period told for another: "within a month" of "within a year", "the week before" of "the year before", "im letzten Monat".

A period without a number is no figure that could be held against others, and its word is one of the small ones: it is
compared with the period that the evidence tells in the same place.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.figures import rates
from interview_app.tailoring.truth_gate.figures.units import UNITS, unit_readings
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, overlap

_NAMES = (
    "second minute hour day night shift week weekend fortnight month quarter year decade season term "
    "sekunde minute stunde tag tages tage nacht schicht woche wochenende monat monats quartal quartals halbjahr jahr jahres jahrzehnt saison semester"
)
_PERIOD = f"(?P<period>{'|'.join(_NAMES.split())})"
_HEDGE = r"(?:(?:about|around|roughly|just|only|barely|under|less than|rund|etwa|gut|knapp|nur|weniger als) )*"
_PLACES = tuple(
    re.compile(pattern)
    for pattern in (
        rf" (?:within|inside|in|over|after|during|binnen|innerhalb|nach|über) {_HEDGE}(?:a|an|one|eine[mnrs]?) {_PERIOD} ",
        rf" (?:the|im|am) {_PERIOD} (?:before|after|earlier|davor|zuvor|danach|darauf) ",
        rf" (?:the|my|im|am|der) (?:last|past|previous|letzten|vergangenen|vorigen) {_PERIOD} ",
        rf" (?:the|my|its|their|im|am|der) (?:first|ersten) {_PERIOD} ",
    )
)
"""Where a period stands that is told without a number; a period is held against those in the same place alone."""
_WORDS = frozenset(_NAMES.split())


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to a period for which the cards that a line rests on have another in the same place."""
    if line.said.isdisjoint(_WORDS):
        return []
    for place in _PLACES:
        for match in place.finditer(line.folded):
            other = _told_otherwise(line, match["period"], place, used)
            if other:
                sentence = _("Claims “{claimed}” but evidence shows “{shown}”").format(
                    claimed=match[0].strip(), shown=other
                )
                return [Objection(ViolationKind.CHANGED_METRIC, sentence)]
    return []


def _told_otherwise(line: Line, low: str, place: re.Pattern[str], used: Sequence[Evidence]) -> str:
    """What the evidence says in the same place of the same matter; empty where it says this too, or nothing."""
    mine = _lasts(low)
    words = [word.loose for word in line.words]
    others: list[str] = []
    for known in (one for part in used for one in part.lines):
        if _tells(known, low, mine):
            return ""
        if overlap(words, known.all_keys):
            others += _in_place(known, place)
    return others[0] if others else ""


def _tells(known: Line, low: str, mine: frozenset[tuple[str, Fraction]]) -> bool:
    """Whether a line of the evidence has this period anywhere: as a word, as how often, or as a time of so long."""
    name = rates.period(low) or low
    return (
        name in known.rates
        or any(name == (rates.period(one) or one) for one in known.said & _WORDS)
        or not mine.isdisjoint(known.readings)
    )


def _lasts(low: str) -> frozenset[tuple[str, Fraction]]:
    """How long one such period is, where that is a measure."""
    if low in ("quarter", "quartal", "quartals"):
        return frozenset((("year", Fraction(1, 4)),))
    return frozenset(unit_readings([Fraction(1)], low)) if low in UNITS else frozenset()


def _in_place(known: Line, place: re.Pattern[str]) -> Iterator[str]:
    return (match[0].strip() for match in place.finditer(known.folded))
