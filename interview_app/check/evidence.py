"""The evidence of a whole career: of each entry, of all of them, and what belongs to none."""

import datetime
from collections.abc import Iterable
from functools import cached_property

from interview_app.check.gathering import everywhere, of_entries
from interview_app.check.statements import Evidence, Told
from interview_app.domain.knowledge_card import INDEPENDENT, KnowledgeCard
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.language.detection import language_of
from interview_app.language.tokens import plain

EntryKey = str | tuple[str, ...]
"""The id of an entry, or those of several posts at one employer."""
_NOTHING = Evidence("", ())


class EvidenceSet:
    """The evidence of a career, entry by entry, built once and asked for each line."""

    def __init__(self, entries: Iterable[Evidence], rest: Evidence) -> None:
        """Take the evidence of each entry, whose name is its id, and the rest, which is of none."""
        self.entries = {one.name: one for one in entries}
        self.rest = rest
        self._joined: dict[EntryKey, Evidence] = {}

    @classmethod
    def of(
        cls,
        cards: Iterable[KnowledgeCard],
        *,
        timeline: SkeletonTimeline | None = None,
        profile: ApplicantProfile | None = None,
        language: str | None = None,
        today: str | None = None,
    ) -> "EvidenceSet":
        """The evidence that cards, timeline and profile are.

        A card belongs to the entry it names, else to the ones with its employer (and job title);
        a card of no entry of the timeline is an entry of its own employer and job title.

        Args:
            cards: of the person.
            timeline: their approved jobs, schools and the like, where there is one.
            profile: their approved profile.
            language: of what is too short to tell, ISO 639-1; that of all if None.
            today: `YYYY-MM`, what "present" means; this month if None.
        """
        today = today or f"{datetime.date.today():%Y-%m}"
        known, told = timeline or SkeletonTimeline(), tuple(cards)
        language = language or _language_of(told, known, profile)
        return cls(
            of_entries(told, known, language=language, today=today),
            everywhere(told, known, profile, language=language, today=today),
        )

    @cached_property
    def whole(self) -> Evidence:
        """All of it, which a summary or a list of skills rests on."""
        return _together((*self.entries.values(), self.rest))

    def under(self, entry: EntryKey | None) -> Evidence:
        """The evidence of an entry; all of it for None, none for an entry that is not there."""
        if entry is None:
            return self.whole
        if isinstance(entry, str):
            return self.entries.get(entry, _NOTHING)
        if entry not in self._joined:
            self._joined[entry] = _together(
                [self.entries[one] for one in entry if one in self.entries]
            )
        return self._joined[entry]

    def others(self, entry: EntryKey) -> list[Evidence]:
        """The evidence of the other entries."""
        own = {entry} if isinstance(entry, str) else set(entry)
        return [one for name, one in self.entries.items() if name not in own]

    def named(self, employer: str, title: str | None = None) -> tuple[str, ...]:
        """The ids of the entries of an employer or school, those of one job title there if told."""
        found = [one for one in self.entries.values() if _has(one, "employer", employer)]
        titled = [one for one in found if title and _has(one, "title", title)]
        return tuple(one.name for one in titled or found)


def _language_of(
    cards: Iterable[KnowledgeCard], timeline: SkeletonTimeline, profile: ApplicantProfile | None
) -> str | None:
    texts = [card.raw_text for card in cards]
    if profile is not None:
        texts += [profile.basics.summary or ""]
    texts += [line for job in timeline.experiences for line in job.highlights]
    return language_of("\n".join(texts))


def _has(entry: Evidence, field: str, value: str) -> bool:
    if field == "employer" and plain(value) == INDEPENDENT:
        return not entry.values.get(field)
    return plain(value) in map(plain, entry.values.get(field, ()))


def _together(parts: Iterable[Evidence]) -> Evidence:
    """Several entries as one."""
    some = tuple(parts)
    if not some:
        return _NOTHING
    fields = dict.fromkeys(name for one in some for name in one.values)
    return Evidence(
        name=some[0].name,
        statements=tuple(statement for one in some for statement in one.statements),
        values={
            name: tuple(dict.fromkeys(v for one in some for v in one.values.get(name, ())))
            for name in fields
        },
        times=tuple(time for one in some for time in one.times),
        today=some[0].today,
    )


__all__ = ["EntryKey", "Evidence", "EvidenceSet", "Told"]
