"""Several cards taken together: what a line may rest on beside a single card."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cached_property

from interview_app.domain.knowledge_card import CardType
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.reading.line import joined


def together(parts: Sequence[Evidence]) -> Evidence:
    """Several cards of one employer as one."""
    made = Evidence(
        tuple(card for part in parts for card in part.cards),
        [line for part in parts for line in part.lines],
    )
    for name in (
        "plain",
        "loose",
        "negated",
        "hedged",
        "bases",
        "groups",
        "kinds",
        "rates",
        "compounds",
    ):
        setattr(made, name, joined([getattr(part, name) for part in parts]))
    made.amounts = tuple(amount for part in parts for amount in part.amounts)
    made.mentions = tuple(mention for part in parts for mention in part.mentions)
    made.spans = tuple(dict.fromkeys(span for part in parts for span in part.spans))
    made.title_words = tuple(dict.fromkeys(title for part in parts for title in part.title_words))
    made.members = tuple(parts)
    made.denials = tuple(one for part in parts for one in part.denials)
    return made


class Pool:
    """Cards that a line may rest on. Many lines have the same ones, so what is asked of all of them is kept here."""

    def __init__(self, parts: Sequence[Evidence]) -> None:
        self.parts = parts

    def __len__(self) -> int:
        return len(self.parts)

    def __iter__(self) -> Iterator[Evidence]:
        return iter(self.parts)

    def __contains__(self, part: Evidence) -> bool:
        return id(part) in self._ids

    @cached_property
    def _ids(self) -> frozenset[int]:
        return frozenset(map(id, self.parts))

    @cached_property
    def whole(self) -> Evidence:
        """All of them as one."""
        return together(self.parts)

    @cached_property
    def schooling(self) -> "Pool":
        """Those that tell of a school."""
        return Pool([part for part in self.parts if part.cards[0].card_type is CardType.EDUCATION])

    def of(self, company: str) -> "Pool":
        """Those of one employer, by the name as the cards write it."""
        return self._by_company[company]

    @cached_property
    def _by_company(self) -> dict[str, "Pool"]:
        own: dict[str, list[Evidence]] = defaultdict(list)
        for part in self.parts:
            own[part.company].append(part)
        return {name: self if len(own) == 1 else Pool(parts) for name, parts in own.items()}
