"""The approved lines as the highlights of their entries, as other programs' formats know them
(NEXT 3, CONTRACT E9).
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from interview_app.domain.known import Known
from interview_app.domain.lines import Line, covered, families, wording_for
from interview_app.domain.timeline import (
    Education,
    Experience,
    Project,
    SkeletonTimeline,
    Volunteer,
)

_Entry = TypeVar("_Entry", Experience, Education, Project, Volunteer)


def with_lines(known: Known) -> SkeletonTimeline | None:
    """The timeline with the wording for no posting of each approved fact in its highlights.

    A text that is a line of no card any more, or one that is held, is left out; a text of which
    there is no card at all stays.
    """
    timeline = known.timeline
    if timeline is None:
        return None
    told = _Told(known)
    return timeline.model_copy(
        update={
            "experiences": tuple(told.entry(one, one.id) for one in timeline.experiences),
            "education": tuple(told.entry(one, one.id) for one in timeline.education),
            "projects": tuple(told.entry(one, None) for one in timeline.projects),
            "volunteer": tuple(told.entry(one, None) for one in timeline.volunteer),
        }
    )


class _Told:
    """The families of all cards, and the texts that cards were made of."""

    def __init__(self, known: Known) -> None:
        self._cards = known.live_cards()
        self._made = {card.raw_text for card in known.cards}
        every = [line for card in self._cards for line in card.lines]
        by_id = {line.id: line for line in every}
        self._families = families(every)
        newest = [wording_for(one, None) for one in self._families.values()]
        self._told_by_others = {
            family
            for line in newest
            if line.changed is None
            for family in covered(line, by_id) - {line.family}
        }

    def entry(self, entry: _Entry, id: str | None) -> _Entry:
        """The entry with its lines: those of its own texts in their places, then those of its
        other cards.
        """
        own = [card for card in self._cards if id is not None and card.entry_id == id]
        lines: list[Line] = [line for card in own for line in card.lines]
        found = (*self._of_texts(entry.highlights, id, lines), *self._printed(lines))
        texts = tuple(dict.fromkeys(found))
        summary = getattr(entry, "summary", None) or getattr(entry, "description", None)
        kept = tuple(one for one in texts if one != summary)
        return entry.model_copy(update={"highlights": kept})

    def _of_texts(
        self, texts: Sequence[str], id: str | None, lines: Sequence[Line]
    ) -> Iterator[str]:
        every = lines if id is not None else [one for card in self._cards for one in card.lines]
        by_text = {line.text: line for line in every}
        for text in texts:
            line = by_text.get(" ".join(text.split()))
            if line is not None:
                yield from self._printed((line,))
            elif text not in self._made:
                yield text

    def _printed(self, lines: Iterable[Line]) -> Iterator[str]:
        for family in dict.fromkeys(line.family for line in lines):
            line = wording_for(self._families[family], None)
            if line.changed is None and family not in self._told_by_others:
                yield line.text
