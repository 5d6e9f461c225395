"""A line under no heading made of nothing but names that cards carry: posts, employers and skills, and small words between.

"Head Baker with experience at Slieve Bakehouse and Lough Stores", "Welder, formerly Fitter", "Sage 200 · Excel · Opera". Each
name is a card's own, to the letter; a post and an employer named together must be of one card, and a skill must be told by
some card that nothing speaks against.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from interview_app.domain.knowledge_card import INDEPENDENT, CardType, EvidenceCard
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.holding.hold_line import Support
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import spellings, written_forms

_POST, _EMPLOYER, _SKILL = "post", "employer", "skill"
_SMALL = frozenset(
    "a an as at and with experience experienced working worked in for skilled formerly previously earlier before that using the "
    "als bei beim und mit erfahrung erfahrungen in im der die sowie zuvor früher ehemals vormals davor arbeitete tätig".split()
)
_SKILLED = re.compile(
    r"\b(?:experience (?:in|with|of)|experienced in|skilled in|using|erfahrung(?:en)? (?:in|mit))\b"
)
_EARLIER = re.compile(
    r"\b(?:formerly|previously|earlier|before that|zuvor|früher|ehemals|vormals|davor)\b"
)
_AT = re.compile(r"\W*(?:\b(?:at|in|im|am|for|bei|beim|für)\b(?: the| der| dem| den)?)?\W*")
_AND = re.compile(r",?\s*(?:and|und|sowie)\s*(?:as |als )?")
_BREAKS = re.compile(r"[,;:|/·•–—()&-]")


@dataclass(frozen=True, slots=True)
class _Name:
    """A name as it stands in a line: where, what is between the name before and it, and the cards that carry it, by kind."""

    start: int
    end: int
    between: str
    kinds: dict[str, tuple[EvidenceCard, ...]]


def held(line: Line, ready: EvidenceIndex, holds: Callable[[str], Support]) -> Support | None:
    """The support of a line that only names; None where it says anything more, or what no card says.

    Args:
        line: a line that stands under no heading.
        ready: the cards.
        holds: gives the support of one skill.
    """
    text = line.text.rstrip(" .").casefold()
    names = _read(text, ready)
    if names is None:
        return None
    posts = [name for name in names if _POST in name.kinds]
    employers = [name for name in names if _EMPLOYER in name.kinds and _POST not in name.kinds]
    skills = [name for name in names if name.kinds.keys() == {_SKILL}]
    if not _in_order(posts, text) or not _of_one_card(names):
        return None
    if skills and (employers or (posts and not _tells_skills(names))):
        return None
    told = [holds(line.text[name.start : name.end]) for name in skills]
    if any(one.objections or not one.card_ids for one in told):
        return None
    ids = [
        card.id
        for name in (*posts, *employers)
        for cards in name.kinds.values()
        for card in cards[:1]
    ]
    return Support(
        (), tuple(dict.fromkeys([*ids, *(one for support in told for one in support.card_ids[:1])]))
    )


def _read(text: str, ready: EvidenceIndex) -> list[_Name] | None:
    """The names of a text; None where it has fewer than two, or anything else that claims something."""
    table, pattern = _names_of(ready)
    if pattern is None:
        return None
    names: list[_Name] = []
    end = 0
    for found in pattern.finditer(text):
        names.append(_Name(found.start(), found.end(), text[end : found.start()], table[found[0]]))
        end = found.end()
    rest = " ".join((*(name.between for name in names), text[end:]))
    if len(names) < _SEVERAL or not _SMALL.issuperset(_BREAKS.sub(" ", rest).split()):
        return None
    return names


_SEVERAL = 2
_Table = dict[str, dict[str, tuple[EvidenceCard, ...]]]


def _names_of(ready: EvidenceIndex) -> tuple[_Table, re.Pattern[str] | None]:
    """All names of the cards in small letters, and the pattern that finds the longest at each place."""
    return ready.made_once(_of_index)


def _of_index(ready: EvidenceIndex) -> tuple[_Table, re.Pattern[str] | None]:
    cards = [part.cards[0] for part in ready.parts]
    table: dict[str, dict[str, list[EvidenceCard]]] = defaultdict(lambda: defaultdict(list))
    for card in cards:
        for skill in card.skills:
            table[_form(skill)][_SKILL].append(card)
        if (
            card.card_type is CardType.EMPLOYMENT
            and card.role
            and card.company not in ("", INDEPENDENT)
        ):
            table[_form(card.role)][_POST].append(card)
            table[_form(card.company)][_EMPLOYER].append(card)
    names = sorted((name for name in table if name.strip()), key=len, reverse=True)
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})(?!\w)") if names else None
    return {
        name: {kind: tuple(found) for kind, found in kinds.items()} for name, kinds in table.items()
    }, pattern


def _form(name: str) -> str:
    """A name as a line has it that is read."""
    return written_forms.one_form(spellings.with_umlauts(name)).casefold()


def _tells_skills(names: Sequence[_Name]) -> bool:
    """Whether posts come first, and what the person is skilled in behind them."""
    first = next(at for at, name in enumerate(names) if name.kinds.keys() == {_SKILL})
    return _SKILLED.search(names[first].between) is not None and all(
        _POST not in one.kinds for one in names[first:]
    )


def _in_order(posts: Sequence[_Name], text: str) -> bool:
    """Whether posts that are told to be earlier than those before them are so."""
    if _EARLIER.search(text) is None:
        return True
    begins = [[card.timeframe for card in post.kinds[_POST]] for post in posts]
    return all(
        _EARLIER.search(behind.between) is None or min(after) < min(before)
        for before, after, behind in zip(begins, begins[1:], posts[1:], strict=False)
    )


def _of_one_card(names: Sequence[_Name]) -> bool:
    """Whether each employer that stands right behind a post, or behind several, is that of a card of it.

    So are those listed behind that employer: "Shift Lead at Holt & Sons *and Linnet Dairy*" claims the post at both.
    """
    there: set[str] | None = None
    for before, name in zip((None, *names), names, strict=False):
        if _EMPLOYER not in name.kinds or before is None:
            there = None
            continue
        if _POST in before.kinds and _AT.fullmatch(name.between) is not None:
            there = _held_at(names, names.index(before))
        elif _EMPLOYER not in before.kinds or _LISTED.fullmatch(name.between) is None:
            there = None
        if there is not None and there.isdisjoint(_companies(name, _EMPLOYER)):
            return False
    return True


_LISTED = re.compile(r"\s*(?:,|&|,?\s*(?:and|und|sowie))\s*(?:at |bei )?")


def _held_at(names: Sequence[_Name], at: int) -> set[str]:
    """The employers at which a post was held, and every other that stands before it in one list with it."""
    there = _companies(names[at], _POST)
    while at and _AND.fullmatch(names[at].between) is not None and _POST in names[at - 1].kinds:
        at -= 1
        there &= _companies(names[at], _POST)
    return there


def _companies(name: _Name, kind: str) -> set[str]:
    return {card.company.casefold() for card in name.kinds[kind]}
