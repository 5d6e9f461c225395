"""One of a few words that exclude each other told for another: "gold" for "bronze", "long range" for "short range".

Such words stand in the same places and reword nothing, so that a doubt about one of them is none (`doubts`).
"""

from collections.abc import Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line

_CLASSES = tuple(
    frozenset(words.split())
    for words in (
        "gold silver silber bronze platinum",
        "upper lower middle",
        "long short medium",
        "left right",
        "inner outer",
        "inbound outbound",
        "import export imports exports",
        "incoming outgoing",
        "indoor outdoor indoors outdoors",
        "internal external",
        "public private",
        "domestic international overseas",
        "local national regional county state federal",
        "primary secondary tertiary",
        "undergraduate postgraduate",
        "elementary beginner basic introductory intermediate advanced",
        "residential commercial industrial",
        "electric diesel petrol gas hybrid steam hydraulic pneumatic",
        "manual automatic",
        "red blue green yellow orange purple black white pink brown grey gray",
        "north south east west northern southern eastern western",
        "front rear",
        "adult paediatric pediatric geriatric",
        "male female",
        "boys girls",
        "wholesale retail",
        "temporary permanent",
        "oral written",
        "articulated rigid",
        "bachelor master doctor",
        "monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays",
        "montag dienstag mittwoch donnerstag freitag samstag sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags",
        "links rechts",
        "mündlich schriftlich",
        "innen außen",
        "befristet unbefristet",
    )
)
_OF_CLASS = {word: kind for kind in _CLASSES for word in kind}
_KNOWN = frozenset(_OF_CLASS)


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first such word that none of the cards a line rests on has, where one has another of its kind before the same word."""
    for low in line.said & _KNOWN:
        same = {low, low + "s", low.removesuffix("s")}
        if any(not same.isdisjoint(told.said) for part in used for told in part.lines):
            continue
        at = next(here for here, token in enumerate(line.tokens) if token.low == low)
        others = _OF_CLASS[low] - line.said - same
        for part in used:
            for told in part.lines:
                rival = told.said & others
                if rival and _same_beside(line, at, told, rival):
                    sentence = _("Claims “{claimed}” but evidence says “{shown}”").format(
                        claimed=line.tokens[at].text, shown=next(iter(rival))
                    )
                    return [Objection(ViolationKind.UNSUPPORTED_CLAIM, sentence, at=at)]
    return []


def _same_beside(line: Line, at: int, told: Line, rival: frozenset[str]) -> bool:
    """Whether the word stands beside the same word as its rival: before the same thing, or behind the same deed."""
    beside = _beside(line, at)
    return any(
        not beside.isdisjoint(_beside(told, here))
        for here, token in enumerate(told.tokens)
        if token.low in rival
    )


def _beside(line: Line, at: int) -> frozenset[str]:
    """The keys of the words on both sides of a token that say something."""
    near = [word for word in line.words if abs(word.at - at) <= _NEAR and word.at != at]
    return frozenset(key for word in near for key in word.loose)


_NEAR = 3
