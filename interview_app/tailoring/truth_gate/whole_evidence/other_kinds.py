"""The other of two kinds of a thing, in a German adjective: "gehobener Dienst" of the "mittlere", "mündliche Prüfung" of the "schriftliche"."""

from collections.abc import Iterator, Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words.tokens import Token

_ROWS = (
    "einfach mittler gehoben höher",
    "schriftlich mündlich",
    "theoretisch praktisch",
    "ambulant stationär",
    "nördlich südlich östlich westlich",
    "befristet unbefristet",
    "öffentlich privat",
    "ehrenamtlich hauptamtlich",
    "angestellt selbstständig selbständig",
    "inner äusser",
    "klein gross",
    "leicht schwer",
    "weiblich männlich",
)
"""Adjectives of which a thing has one: whoever has the one kind has no other by that."""
_ENDINGS = ("e", "er", "es", "en", "em")
_FORMS = {
    stem + ending: (row, place)
    for row, stems in enumerate(_ROWS)
    for place, stem in enumerate(stems.split())
    for ending in _ENDINGS
}


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first kind of a thing that the cards a line rests on name only of another kind."""
    for adjective, noun in _kinds(line) if line.german else ():
        row, place = _FORMS[adjective.low]
        told = [
            one
            for part in used
            for known in part.lines
            for one, thing in _kinds(known)
            if _FORMS[one.low][0] == row and not thing.keys.isdisjoint(noun.keys)
        ]
        if told and all(_FORMS[one.low][1] != place for one in told):
            sentence = _("Claims “{claimed}” but evidence says “{shown}”")
            sentence = sentence.format(
                claimed=f"{adjective.text} {noun.text}", shown=f"{told[0].text} {noun.text}"
            )
            return [Objection(ViolationKind.CHANGED_METRIC, sentence)]
    return []


def _kinds(line: Line) -> Iterator[tuple[Token, Token]]:
    """Every such adjective of a line right before its noun, with that noun."""
    if line.said.isdisjoint(_FORMS):
        return
    for adjective, noun in zip(line.tokens, line.tokens[1:], strict=False):
        if adjective.low in _FORMS and noun.capital and noun.kind == "word":
            yield adjective, noun
