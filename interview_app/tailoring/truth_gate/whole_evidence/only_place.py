"""A place where something was done, told as what somebody ran: "ran the market" of "had a stall at the market".

Both words are in the evidence, which yet names the place only behind "at"; who led it would have said so. English alone.
"""

from collections.abc import Iterator, Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import noun_phrases
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

_RUN = frozenset("run manage organise organize operate head direct lead".split())
_AT = "at"
_ARTICLES = frozenset("the a an our my their this that".split())
_CHARGE = frozenset("charge responsible manager head boss organiser organizer it them".split())
"""Words by which the evidence tells of a place that it was somebody's to run, whatever stands beside the place."""


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first deed of running what the cards that a line rests on name as a place alone."""
    if line.german:
        return []
    for word in line.words:
        if word.verb not in _RUN or word.negated:
            continue
        thing = _object(line, word.at)
        if thing is None:
            continue
        places = list(_occurrences(thing, used))
        if places and all(is_place for is_place, _shown in places):
            sentence = _("Claims “{claimed}” but evidence says “{shown}”").format(
                claimed=f"{word.token.text} {thing.text}", shown=places[0][1]
            )
            return [Objection(ViolationKind.INFLATED_SCOPE, sentence, at=word.at)]
    return []


def _object(line: Line, at: int) -> Token | None:
    """The noun that a deed is done to: the last of the words right behind it."""
    found: Token | None = None
    for token in line.tokens[at + 1 :]:
        if (
            token.kind != "word"
            or token.used
            or (found is not None and token.low in lexicon.glue())
        ):
            break
        if token.low in noun_phrases.JOINTS:
            break
        if token.low not in lexicon.glue():
            found = token
    return found


def _occurrences(thing: Token, used: Sequence[Evidence]) -> Iterator[tuple[bool, str]]:
    """Each place where the evidence names a thing: whether only as where something was, and the words."""
    for told in (line for part in used for line in part.lines):
        for first, last in told.sentence_bounds:
            lows = {token.low for token in told.tokens[first:last]}
            for at in range(first, last):
                token = told.tokens[at]
                if token.kind != "word" or token.keys.isdisjoint(thing.keys):
                    continue
                begin = _begins(told, first, at)
                is_place = begin >= 0 and _CHARGE.isdisjoint(lows) and not _describes(told, at)
                yield is_place, told.text[told.tokens[max(begin, 0)].start : token.end]


def _begins(told: Line, first: int, at: int) -> int:
    """The "at" of a noun's phrase; -1 where it has none."""
    for here in range(at - 1, max(first, at - _FAR) - 1, -1):
        if told.tokens[here].low == _AT:
            return here
        if told.tokens[here].kind != "word" or told.tokens[here].low in lexicon.glue() - _ARTICLES:
            return -1
    return -1


_FAR = 4


def _describes(told: Line, at: int) -> bool:
    """Whether a noun stands behind it, which it only describes: "at the market stall"."""
    behind = told.tokens[at + 1] if at + 1 < len(told.tokens) else None
    return (
        behind is not None
        and behind.kind == "word"
        and not behind.used
        and behind.low not in lexicon.glue()
    )
