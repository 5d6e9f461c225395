"""The posts that a person held, by their titles: which of them a line says was held, and which a heading names."""

from collections import defaultdict
from collections.abc import Sequence

from interview_app.domain.knowledge_card import CardType
from interview_app.tailoring.truth_gate.cards.evidence import Evidence, title_of
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words.tokens import tokens

Title = tuple[str, ...]
"""A title by its folded words."""


class HeldPosts:
    """The posts of some cards: `by_title` has the cards of each; what was learned at a school is no post."""

    def __init__(self, parts: Sequence[Evidence]) -> None:
        self.by_title: dict[Title, list[Evidence]] = defaultdict(list)
        for part in parts:
            if part.cards[0].role and part.cards[0].card_type is not CardType.EDUCATION:
                self.by_title[title_of(part.cards[0].role)].append(part)

    def named_in(self, line: Line) -> list[Title]:
        """The posts that a line names as held, the longest that fits at each place."""
        if not line.titled:
            return []
        near = [title for title in self.by_title if line.said.issuperset(title)]
        if not near:
            return []
        lows = [token.low for token in line.tokens]
        found: list[Title] = []
        for title in near:
            size = len(title)
            for at in range(len(lows) - size + 1):
                if tuple(lows[at : at + size]) == title and _held_at(lows, at):
                    found.append(title)
        longest = max(map(len, found), default=0)
        return [title for title in found if len(title) == longest]


def post_named(text: str, parts: Sequence[Evidence]) -> str | None:
    """The title of a post of these cards that a heading names, the longest that fits; None when it names none."""
    lows = " " + " ".join(token.low for token in tokens(text) if token.kind == "word") + " "
    named = [
        part.cards[0].role
        for part in parts
        if not part.of_no_post and f" {' '.join(title_of(part.cards[0].role))} " in lows
    ]
    return max(named, key=len, default=None)


def _held_at(lows: Sequence[str], at: int) -> bool:
    """Whether a title at this place is said to be held: at the start, or behind "as"."""
    before = list(lows[max(0, at - 2) : at])
    return at == 0 or before[-1] in ("as", "als") or before == ["as", "a"] or before == ["as", "an"]
