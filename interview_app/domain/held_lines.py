"""A line does not outlive its evidence (NEXT 3): what changed under it, and whether it is held.

When a value that a line rests on is changed or taken back, the line is held with both values until
the person has looked at it. A line never counts as its own evidence, and neither do the words in
which the story was once told: who corrects a number in its field means every place of it.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from interview_app.domain.entry_fields import Kind, fields_of
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.leaves import leaves as all_leaves
from interview_app.domain.likeness import normal
from interview_app.domain.lines import Line, LineChange
from interview_app.domain.timeline import Entry, SkeletonTimeline

_WORDS = ("raw_text", "story")
_NO_EVIDENCE = frozenset(
    {"id", "entry_id", "card_type", "source", "supersedes", "lines", "how_known"}
)


GONE = "cites"
"""`LineChange.field` of a line that rests on a card which was deleted."""


class ChangedValue(NamedTuple):
    """A value that is no longer there: its path, what it was, what stands there now (None: nothing)
    and the other values of the evidence as it is now.
    """

    field: str
    was: str
    now: str | None
    beside: tuple[str, ...] = ()


StillSaid = Callable[[str, ChangedValue], tuple[str, str | None] | None]
"""Whether a line's text stands although a value changed: None, or what it has and what is now."""


def exactly_said(text: str, value: ChangedValue) -> tuple[str, str | None] | None:
    """Figures and years by their value, other values word for word; nothing is understood."""
    told = figures(text)
    there = figures(value.now or "").union(*(figures(one) for one in value.beside))
    gone = [one for one in _figures_in_order(value.was) if one in told and one not in there]
    if gone:
        return value.was if len(value.was) < 40 else gone[0], value.now
    return words_still_said(text, value)


def words_still_said(text: str, value: ChangedValue) -> tuple[str, str | None] | None:
    """A short value without figures, such as a name, word for word; told as `exactly_said` does."""
    whole = normal(value.was)
    others = (normal(one) for one in (value.now or "", *value.beside))
    short = (
        not value.field.startswith(_WORDS)
        and not any(one.isdigit() for one in whole)
        and len(whole) > 2
    )
    if short and _has(normal(text), whole) and not any(_has(one, whole) for one in others):
        return value.was, value.now
    return None


_FIGURE = re.compile(r"\d+(?:[.,'’\u00a0\u202f]\d+)*")
_GROUPED = re.compile(r"[.,'’\u00a0\u202f](?=\d{3}(?:\D|$))")


def _figures_in_order(text: str) -> list[str]:
    return [_GROUPED.sub("", one) for one in _FIGURE.findall(text)]


def figures(text: str) -> frozenset[str]:
    """The figures of a text in digits, without the marks that group them."""
    return frozenset(_figures_in_order(text))


def _has(text: str, words: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(words)}(?!\w)", text) is not None


def leaves(card: KnowledgeCard) -> dict[str, str]:
    """Path and text of each value of a card that can be evidence for a line."""
    return {
        path: str(value)
        for path, value in all_leaves(card.to_json(), without=_NO_EVIDENCE)
        if isinstance(value, str | int) and not isinstance(value, bool)
    }


def changed_values(old: KnowledgeCard, new: KnowledgeCard) -> tuple[ChangedValue, ...]:
    """The values of the old version that the new one has no more, wherever they stand in it."""
    before, after = leaves(old), leaves(new)
    kept, beside = set(after.values()), _beside(after)
    came = kept - set(before.values())
    return tuple(
        ChangedValue(
            path, text, now if (now := after.get(path)) in came else None, _without(beside, now)
        )
        for path, text in before.items()
        if text not in kept
    )


def _beside(values: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(text for path, text in values.items() if not path.startswith(_WORDS))


def _without(texts: Sequence[str], one: str | None) -> tuple[str, ...]:
    return tuple(text for text in texts if text != one)


def told_by_heir(old: KnowledgeCard, heir: KnowledgeCard) -> tuple[ChangedValue, ...]:
    """What a line of a superseded card must still find in the card that took its place."""
    told = tuple(leaves(heir).values())
    return (ChangedValue("raw_text", old.raw_text, heir.raw_text, told),)


def changed_entries(
    before: SkeletonTimeline | None, after: SkeletonTimeline | None
) -> dict[str, tuple[ChangedValue, ...]]:
    """By id of each entry that both have: its fields that changed."""
    old, new = _entries(before), _entries(after)
    return {
        id: found for id in old if id in new and (found := tuple(_entry_changes(old[id], new[id])))
    }


_TEXTS: tuple[Kind, ...] = ("text", "lines")
"""Kinds whose values are cards, whose lines follow them by themselves."""


def _entry_changes(old: Entry, new: Entry) -> Iterator[ChangedValue]:
    names = [one.name for one in fields_of(type(old)) if one.shown.kind not in _TEXTS]
    values = tuple(str(getattr(new, name, None) or "") for name in names)
    for name in names:
        was, now = getattr(old, name, None), getattr(new, name, None)
        if was and was != now:
            yield ChangedValue(name, was, now, _without(values, now))


def _entries(timeline: SkeletonTimeline | None) -> dict[str, Entry]:
    return {one.id: one for one in timeline.entries} if timeline is not None else {}


class Changes(NamedTuple):
    """What an approval or a deletion changes under lines: values by card and by entry, and cards
    that are gone.
    """

    by_card: Mapping[str, tuple[ChangedValue, ...]]
    by_entry: Mapping[str, tuple[ChangedValue, ...]] = {}
    gone: Collection[str] = ()

    def of(self, line: Line, owner: KnowledgeCard | None) -> Iterator[ChangedValue]:
        """All of it that a line rests on."""
        for id in dict.fromkeys((*line.cites, *((owner.id,) if owner is not None else ()))):
            yield from self.by_card.get(id, ())
        if owner is not None and owner.entry_id is not None:
            yield from self.by_entry.get(owner.entry_id, ())


def rechecked(
    lines: Iterable[Line], changes: Changes, *, owner: KnowledgeCard | None, still_said: StillSaid
) -> tuple[Line, ...]:
    """The lines of a record, each held that rests on what changed or went.

    Args:
        lines: of one card, or of the profile.
        changes: what changed since they were approved.
        owner: their card; None for the profile.
        still_said: tells whether a line stands.
    """
    return tuple(_rechecked(one, changes, owner, still_said) for one in lines)


def _rechecked(
    line: Line, changes: Changes, owner: KnowledgeCard | None, still_said: StillSaid
) -> Line:
    if line.changed is not None:
        return line
    if any(id in changes.gone for id in line.cites):
        # Which of its words were that card's cannot be told exactly: the person looks at it. What
        # was deleted is not said again.
        return line.model_copy(update={"changed": LineChange(field=GONE, was="")})
    told = ((value, still_said(line.text, value)) for value in changes.of(line, owner))
    for value, found in told:
        if found is not None:
            change = LineChange(field=value.field, was=found[0], now=found[1])
            return line.model_copy(update={"changed": change})
    return line
