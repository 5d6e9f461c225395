"""All of something claimed where the evidence says of which part of it: "all 55 births" of "at about half of them"."""

import re
from collections.abc import Iterator, Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, Word

_ALL = frozenset(
    "all every each both entire alle allen aller sämtliche sämtlichen sämtlicher beide beiden beider jede jeden jeder jedem jedes gesamte "
    "gesamten gesamter gesamtes".split()
)
_PART = re.compile(
    r" (?:(?:die|der) hälfte|(?:ein|einem|zwei|drei) (?:drittel|dritteln|viertel|vierteln|fünftel|fünfteln)|(?:einen|eine|einer|eines|einem|zwei|drei|vier) (?:davon|von (?:ihnen|denen|diesen))|"
    r"(?:der|den) rest|zum teil|teilweise|(?:about |around |roughly |nearly |over |under )?half (?:of )?(?:them|those|these|the|it)|"
    r"(?:one|two|three|four|some|most) of (?:them|those|these|which|whom)|(?:most|some|part|a part|the majority|the bulk) of (?:the|our|my|its|their|his|her|it)|mostly|the rest|"
    r"(?:nearly|almost) (?:all|every|everything)|fast (?:alle[nrs]?|jede[nmrs]?|sämtliche[nr]?)|(?:die|der|den) meisten|grösstenteils|überwiegend|(?:der|den|einen|ein) (?:gross)?teil(?: der| des| davon)?|part of (?:it|them)|(?:a|one|two) (?:third|thirds|quarter|fifth)(?: of)?) "
)
"""How evidence says that only a part was meant."""
_PART_WORDS = frozenset(
    "hälfte drittel dritteln viertel vierteln fünftel fünfteln davon ihnen denen diesen rest teil grossteil teilweise grösstenteils überwiegend meisten fast half of third thirds quarter fifth mostly "
    "nearly almost".split()
)
_WHOLE = frozenset(
    "all every each both alle allen aller alles beide beiden sämtliche sämtlichen whole entire ganze ganzen".split()
)
_TAKEN_UP = [
    [of, them]
    for of, thems in (("of", "them these those it which"), ("von", "ihnen denen diesen"))
    for them in thems.split()
]
"""What takes up things named before, behind "all"."""
_FURTHER = 3
"""Tokens behind such a word within which its noun stands."""


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first "all" of which these cards tell a part, in a sentence that tells the line's matter."""
    if line.said.isdisjoint(_ALL) or _PART.search(line.folded):
        return []
    for at, token in enumerate(line.tokens):
        if token.low not in _ALL or token.used == "rate":
            continue
        named = [word for word in line.words if at < word.at <= at + _FURTHER and not word.verb]
        taken_up = [one.low for one in line.tokens[at + 1 : at + 3]]
        if taken_up in _TAKEN_UP:
            named = []  # "conduct all of them"
        elif not named:
            continue
        others = [word for word in line.piece_at(at).words if word not in named]
        shown = _told_of_a_part(named, others, used) if named or others else ""
        if shown:
            claimed = " ".join(
                [token.text, named[0].token.text] if named else [token.text, *taken_up]
            )
            sentence = _("Claims “{claimed}” but evidence says “{shown}”").format(
                claimed=claimed, shown=shown
            )
            return [Objection(ViolationKind.SUPERLATIVE, sentence, at=at)]
    return []


def _told_of_a_part(named: Sequence[Word], others: Sequence[Word], used: Sequence[Evidence]) -> str:
    """How the evidence says that only a part of the things was meant; "" where it does not, or tells of all of them too."""
    for part in used:
        for told in part.lines:
            if told.said.isdisjoint(_PART_WORDS):
                continue
            for first, last in _sentences(told):
                lows = [one.low for one in told.tokens[first:last]]
                found = _PART.search(f" {' '.join(lows)} ")
                if found is None or not _WHOLE.isdisjoint(_without(lows, found[0])):
                    continue
                inside = [word for word in told.words if first <= word.at < last]
                about = [one for one in (named, others) if one]
                if all(
                    any(not one.loose.isdisjoint(word.loose) for one in words for word in inside)
                    for words in about
                ):
                    return found[0].strip()
    return ""


def _without(lows: Sequence[str], part: str) -> Sequence[str]:
    """The words of a sentence but for those that say of which part it is true: "nearly *all*" tells of no whole."""
    return f" {' '.join(lows)} ".replace(part, " ", 1).split()


def _sentences(told: Line) -> Iterator[tuple[int, int]]:
    first = 0
    for at, token in enumerate(told.tokens):
        if token.text in ".!?" and not token.used:
            yield first, at
            first = at + 1
    yield first, len(told.tokens)
