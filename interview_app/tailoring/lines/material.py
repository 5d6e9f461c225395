"""What a draft is made of: the career, its cards by entry, and how much each is wanted (CONTRACT
D5, D6).
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from interview_app.domain.knowledge_card import INDEPENDENT, EvidenceCard
from interview_app.domain.lines import Line
from interview_app.domain.resume import ResumeLanguage
from interview_app.language.tokens import fold
from interview_app.tailoring.lines.facts import Career


@dataclass(frozen=True)
class Material:
    """The career, its cards with their approved lines, and how much each card is wanted.

    `posting`: the key of the posting (`domain.lines.posting_key`), or None for a résumé for none.
    `keywords`: stems of what the posting asks for. `language`: the résumé's; lines in another one
    are printed only with `any_language`. `taken_out`: families that the person took off this page.
    `whole`: every line, not the best of each entry.
    """

    career: Career
    cards: tuple[EvidenceCard, ...]
    posting: str | None = None
    wanted: Mapping[str, float] = field(default_factory=dict)
    keywords: frozenset[str] = frozenset()
    language: ResumeLanguage = "en"
    any_language: bool = False
    taken_out: frozenset[str] = frozenset()
    whole: bool = False

    @cached_property
    def lines(self) -> Mapping[str, Line]:
        """Every approved line by its id."""
        return {line.id: line for card in self.cards for line in card.lines}

    @cached_property
    def _of_id(self) -> Mapping[str | None, list[EvidenceCard]]:
        """The cards of each entry; those without one under None."""
        found: dict[str | None, list[EvidenceCard]] = defaultdict(list)
        for card in self.cards:
            found[card.entry_id].append(card)
        return found

    @cached_property
    def _by_company(self) -> Mapping[str, list[EvidenceCard]]:
        """The cards without an entry, by employer."""
        found: dict[str, list[EvidenceCard]] = defaultdict(list)
        for card in self._of_id.get(None, ()):
            found[fold(card.company)].append(card)
        return found

    def of_entry(
        self, entry_id: str, organization: str | None, title: str | None
    ) -> list[EvidenceCard]:
        """The cards of one entry: by its id, else by employer and role."""
        own = self._of_id.get(entry_id)
        if own:
            return list(own)
        same = list(self._by_company.get(fold(organization or INDEPENDENT), ()))
        role = [
            card for card in same if title and fold(title) in (fold(card.role), fold(card.project))
        ]
        return role or (same if organization else [])

    @cached_property
    def by_entry(self) -> Mapping[str, list[EvidenceCard]]:
        """The cards of each job, school and project by its id, of a project by its name too."""
        timeline = self.career.timeline
        found = {
            one.id: self.of_entry(one.id, one.organization, one.title)
            for one in timeline.experiences
        }
        for school in timeline.education:
            found[school.id] = self.of_entry(school.id, school.institution, None)
        for project in timeline.projects:
            found[project.id] = self.of_project(project.name or "")
            found[project.name or project.id] = found[project.id]
        return found

    def of_project(self, name: str) -> list[EvidenceCard]:
        """The cards of a project that are of no job."""
        return [card for card in self._of_id.get(None, ()) if name and card.project == name]

    def of_volunteer(self, organization: str | None, position: str | None) -> list[EvidenceCard]:
        """The cards of unpaid work at an organization."""
        same = self._by_company.get(fold(organization or INDEPENDENT), ())
        return [card for card in same if not position or fold(card.role) == fold(position)]
