"""The writer's deterministic core: picks, orders and lightly edits the person's own sentences (CONTRACT D6)."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.tailoring import english_verbs
from interview_app.tailoring.lines import card_lines, voice
from interview_app.tailoring.lines.facts import FACT_PREFIX
from interview_app.tailoring.lines.material import Holds
from interview_app.tailoring.match.terms import stems
from interview_app.tailoring.spoken.detection import is_talk
from interview_app.tailoring.spoken.lines import SpokenLine
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import fold

_OF_A_DEED = 0.4
"""What was done stands before where it was done (CONTRACT D6: results first)."""
_OF_A_LATER_LINE = 0.6
"""A card is wanted for what it tells first; its further lines without a result are wanted less."""
_ENOUGH = 3
"""With so many lines an entry does without those that tell little."""
_MOST_ASKED = 3
"""So many of a posting's words in a line count; a list of skills is no better line than a deed."""
_FEW_WORDS = 3
"""A line that lost its second half says something still when so many words are left."""


class ChosenLine(NamedTuple):
    """A line for the page, the card it is from, and what the person said that it was made of."""

    card_id: str
    text: str
    original: str


def lines_of(
    cards: Sequence[EvidenceCard],
    wanted: Mapping[str, float],
    *,
    most: int | None,
    keywords: frozenset[str] = frozenset(),
    holds: Holds | None = None,
    told: bool = False,
    past: bool = False,
) -> list[ChosenLine]:
    """The best sentences of an entry's cards as lines: wanted first, then with a number.

    The order among equals is the person's own. A card tells each fact once. A fact of the timeline is its entry's
    heading, and gives no line. What still sounds like talk stands only where there is nothing else.

    Args:
        cards: of one entry.
        wanted: how much each card is wanted.
        most: lines at most; None for every line that the cards give.
        keywords: stems that the posting asks for; a line that has some of them is wanted more than its card's others.
        holds: asked about a line made of talk, which may say what the card as a whole does not.
        told: the cards stand among cards that somebody told.
        past: the entry has ended; what it says somebody does, they did.
    """
    found = sorted(_ranked(cards, wanted, keywords, told=told), key=_best_first)
    chosen: list[ChosenLine] = []
    seen: set[str] = set()
    of_card: dict[str, list[str]] = defaultdict(list)
    for one in found:
        if (most is not None and len(chosen) >= most) or (one.told.talk and chosen):
            break
        if one.told.slight and most is not None and len(chosen) >= _ENOUGH:
            continue
        text = _that_holds(one, holds)
        text = _as_past(text, one.card_id, holds) if text is not None and past else text
        if text is None or fold(text) in seen:
            continue
        if not card_lines.says_the_same(text, of_card[one.card_id]):
            seen.add(fold(text))
            of_card[one.card_id].append(text)
            chosen.append(ChosenLine(one.card_id, text, one.told.original))
    return chosen


@dataclass(frozen=True, slots=True)
class _Ranked:
    """A line that may be chosen: the more it is worth, the sooner."""

    worth: float
    place: int
    card_id: str
    told: SpokenLine


def _best_first(one: _Ranked) -> tuple[bool, bool, float, int]:
    return one.told.talk, one.told.slight, -one.worth, one.place


def _ranked(
    cards: Sequence[EvidenceCard],
    wanted: Mapping[str, float],
    keywords: frozenset[str],
    *,
    told: bool,
) -> Iterator[_Ranked]:
    """Every line that the cards give; a card's later lines are worth a little less than its first."""
    for place, card in enumerate(cards):
        if card.id.startswith(FACT_PREFIX):
            continue
        for step, line in enumerate(card_lines.lines(card, among_told=told)):
            if len(line.line.split()) < 2:
                continue
            asked = (
                0.1 * min(_MOST_ASKED, len(keywords.intersection(stems(line.line))))
                if keywords
                else 0.0
            )
            figure = 0.4 if any(char.isdigit() for char in line.line) else 0.0
            deed = 0.0 if line.of_no_deed else _OF_A_DEED
            share = 1.0 if figure else _OF_A_LATER_LINE**step
            worth = wanted.get(card.id, 0.0) * share + asked + figure + deed - 0.15 * step
            yield _Ranked(worth, place, card.id, line)


def _as_past(line: str, card_id: str, holds: Holds | None) -> str:
    """The line in the past (CONTRACT D6), where the gate reads the same in it."""
    told = english_verbs.in_past(line)
    return told if told != line and (holds is None or holds(told, card_id)) else line


def _that_holds(one: _Ranked, holds: Holds | None) -> str | None:
    """The line, or the sentence as it was said when the gate refuses what was made of it; None when it refuses both."""
    plain = voice.edited(one.told.original)
    if holds is None or one.told.line == plain or holds(one.told.line, one.card_id):
        return one.told.line
    halves = [f"{half[:1].upper()}{half[1:]}" for half in one.told.line.split("; ")]
    deeds_first = sorted(
        (halves[0], *(half for half in halves[1:] if _is_deed(half))),
        key=lambda half: not _is_deed(half),
    )
    for text in (*deeds_first, plain):
        if len(text.split()) >= _FEW_WORDS and not is_talk(text) and holds(text, one.card_id):
            return text
    return None


def _is_deed(line: str) -> bool:
    """Whether a line begins with what was done, or with a time and then that: "In 2014, helped with …"."""
    beginnings = (line, *line.split(", ")[1:2])
    return any(one.split(" ", maxsplit=1)[0].lower() in lexicon.verbs() for one in beginnings)
