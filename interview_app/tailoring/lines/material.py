"""What a draft is made of: the career, its cards by entry, and how much each is wanted (CONTRACT D5, D6)."""

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from interview_app.domain.knowledge_card import INDEPENDENT, EvidenceCard
from interview_app.tailoring.lines.facts import FACT_PREFIX, Career
from interview_app.tailoring.spoken.detection import are_told
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.words.tokens import fold

Holds = Callable[[str, str], bool]
"""Whether the truth gate lets a line stand on the evidence of one card, by its id."""


@dataclass(frozen=True)
class Material:
    """The career, its cards, and how much each card is wanted.

    `keywords`: stems of what the posting asks for. `index`: the evidence as the gate reads it; without it a line made of
    talk is not tried before it is written. `whole`: every line that the cards give, not the best of each entry.
    """

    career: Career
    cards: tuple[EvidenceCard, ...]
    wanted: Mapping[str, float] = field(default_factory=dict)
    keywords: frozenset[str] = frozenset()
    index: EvidenceIndex | None = None
    whole: bool = False

    @cached_property
    def told(self) -> bool:
        """Whether the person told the cards, rather than gave a document."""
        return are_told([card for card in self.cards if not card.id.startswith(FACT_PREFIX)])

    def holds(self, company: str | None, post: str | None) -> Holds | None:
        """Asks the gate about a line under an employer and a post."""
        index = self.index
        if index is None:
            return None

        def held(line: str, card_id: str) -> bool:
            context = gate.LineContext(company=company, post=post, cited=(card_id,))
            return not gate.judge(line, index, context).blocked

        return held

    @cached_property
    def _by_entry(self) -> Mapping[str | None, list[EvidenceCard]]:
        """The cards of each entry; those without one under None."""
        found: dict[str | None, list[EvidenceCard]] = defaultdict(list)
        for card in self.cards:
            found[card.entry_id].append(card)
        return found

    @cached_property
    def _by_company(self) -> Mapping[str, list[EvidenceCard]]:
        """The cards without an entry, by employer."""
        found: dict[str, list[EvidenceCard]] = defaultdict(list)
        for card in self._by_entry.get(None, ()):
            found[fold(card.company)].append(card)
        return found

    def of_entry(
        self, entry_id: str, organization: str | None, title: str | None
    ) -> list[EvidenceCard]:
        """The cards of one entry: by its id, else by employer and role."""
        own = self._by_entry.get(entry_id)
        if own:
            return list(own)
        same = list(self._by_company.get(fold(organization or INDEPENDENT), ()))
        role = [
            card for card in same if title and fold(title) in (fold(card.role), fold(card.project))
        ]
        return role or (same if organization else [])
