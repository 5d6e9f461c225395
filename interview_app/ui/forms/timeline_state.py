"""The timeline while it is edited: sections of entries that remember where they were loaded from.
No Qt.

A state is never changed, only replaced: undo keeps the old ones.
"""

import uuid
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from interview_app.domain.dates import PRESENT, ends_before, is_date
from interview_app.domain.timeline import SkeletonTimeline, with_meta
from interview_app.i18n import _
from interview_app.ui.forms.checks import Problem, parts_problems, says_nothing
from interview_app.ui.forms.json_paths import steps
from interview_app.ui.forms.marks import Marks, read_at
from interview_app.ui.forms.timeline_moves import apart, called, dated, in_section, split
from interview_app.ui.forms.timeline_sections import SECTION, SECTIONS

_ID_PREFIX = {"experiences": "exp", "education": "edu"}
_DATED = ("experiences", "education")
LINES = "highlights"


@dataclass(frozen=True)
class Entry:
    """One entry; `origin` is its path in the loaded data (`experiences[0]`), whichever section it
    stands in now, None for one that was added.
    """

    data: dict[str, Any]
    origin: str | None = None


@dataclass(frozen=True)
class TimelineState:
    """All sections of a timeline and the data they came from."""

    loaded: Mapping[str, Any]
    sections: Mapping[str, tuple[Entry, ...]]

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> "TimelineState":
        """The state of a timeline as loaded."""
        sections = {
            section.key: tuple(
                Entry(item, f"{section.key}[{at}]")
                for at, item in enumerate(data.get(section.key) or ())
            )
            for section in SECTIONS
        }
        return cls(data, sections)

    def added(self, key: str, name: str = "", **told: str) -> "TimelineState":
        """With a new entry at the end of a section, empty but for what `name` says of it and what
        is `told` by field.
        """
        data = {**self._new(key), **called(name, key), **told}
        return self._with(key, (*self.sections[key], Entry(data)))

    def split(self, key: str, at: int, lines: Iterable[str]) -> "TimelineState":
        """With the entries that these lines make in the place of one."""
        entries = self.sections[key]
        first, *rest = split(entries[at].data, key, lines)
        made = (replace(entries[at], data=first), *map(Entry, rest))
        return self._with(key, (*entries[:at], *made, *entries[at + 1 :]))

    def without_empty(self) -> "TimelineState":
        """Without the entries that were added and nothing was put into."""
        told = {
            key: tuple(one for one in entries if one.origin or not says_nothing(one.data))
            for key, entries in self.sections.items()
        }
        return replace(self, sections=told)

    def with_line(self, key: str, at: int, line: str) -> "TimelineState":
        """With one more highlight in an entry."""
        data = self.sections[key][at].data
        return self.edited(key, at, {**data, LINES: [*(data.get(LINES) or ()), line]})

    def with_lines(self) -> list[tuple[str, int]]:
        """Section and place of each entry that may have highlights."""
        return [(key, at) for key, at, _entry in self.each() if LINES in SECTION[key].labels]

    def each(self) -> Iterator[tuple[str, int, Entry]]:
        """Every entry with its section and its place there."""
        for key, entries in self.sections.items():
            yield from ((key, at, entry) for at, entry in enumerate(entries))

    @staticmethod
    def _new(key: str) -> dict[str, Any]:
        prefix = _ID_PREFIX.get(key)
        return {"id": f"{prefix}-{uuid.uuid4().hex[:10]}"} if prefix else {}

    def deleted(self, key: str, places: Collection[int]) -> "TimelineState":
        """Without the entries at these places."""
        kept = (one for at, one in enumerate(self.sections[key]) if at not in places)
        return self._with(key, tuple(kept))

    def moved(self, key: str, at: int, by: int) -> "TimelineState":
        """With an entry one place up (-1) or down (1); at an end nothing moves."""
        to = at + by
        if not 0 <= to < len(self.sections[key]):
            return self
        entries = list(self.sections[key])
        entries[at], entries[to] = entries[to], entries[at]
        return self._with(key, tuple(entries))

    def moved_to(self, key: str, places: Collection[int], other: str) -> "TimelineState":
        """With the entries at these places at the end of another section; where that has no place
        for a list, each item is an entry of its own.
        """
        there = list(self.sections[other])
        for at in sorted(places):
            first, *rest = (
                {**self._new(other), **dated(in_section(one, key, other), other)}
                for one in apart(self.sections[key][at].data, key, other)
            )
            there += [replace(self.sections[key][at], data=first), *map(Entry, rest)]
        sections = self.deleted(key, places).sections
        return replace(self, sections={**sections, other: tuple(there)})

    def edited(self, key: str, at: int, data: dict[str, Any]) -> "TimelineState":
        """With other content in an entry."""
        entries = list(self.sections[key])
        entries[at] = replace(entries[at], data=data)
        return self._with(key, tuple(entries))

    def as_loaded(self, entry: Entry) -> dict[str, Any]:
        """The content an entry was loaded with; of one that was added, what it has now."""
        if entry.origin is None:
            return entry.data
        key, at = steps(entry.origin)
        loaded: dict[str, Any] = self.loaded[str(key)][int(at)]
        return loaded

    def doubts(self, entry: Entry, marks: Marks) -> list[str]:
        """What of an entry still stands as it was read and asks for the person's eye, by its fields
        in the loaded data; `marks`: of the timeline.
        """
        if entry.origin is None:
            return []
        own, loaded = marks.under(entry.origin), self.as_loaded(entry)
        stand = {
            path
            for field, path in self.read_at(entry).items()
            if entry.data.get(field) == loaded.get(path)
        }
        joined = self._joined(entry)
        stand.update(
            path for path, told in loaded.items() if any(_is_part(told, one) for one in joined)
        )
        return [
            path
            for path in SECTION[entry.origin.split("[")[0]].labels
            if path in stand and own.at(path).asks
        ]

    def is_joined(self, entry: Entry, text: Any) -> bool:
        """Whether a text is a part of a value that a move put together, and nobody changed it."""
        return any(_is_part(text, one) for one in self._joined(entry))

    def _joined(self, entry: Entry) -> list[str]:
        """What a move made of the texts of an entry, as far as it stands there still."""
        read = entry.origin.split("[")[0] if entry.origin is not None else ""
        others = (key for key in self.sections if read and key != read)
        key = next((one for one in others if self._has(one, entry.origin)), "")
        if not key:
            return []
        moved = in_section(apart(self.as_loaded(entry), read, key)[0], read, key)
        now = dated(moved, key).items()
        return [one for field, one in now if isinstance(one, str) and entry.data.get(field) == one]

    def _has(self, key: str, origin: str | None) -> bool:
        return any(one.origin == origin for one in self.sections[key])

    def read_at(self, entry: Entry) -> dict[str, str]:
        """Where in the loaded entry stands what each field of an entry has: see `marks.read_at`."""
        labels = SECTION[entry.origin.split("[")[0]].labels if entry.origin is not None else ()
        return read_at((*labels, *entry.data), entry.data, self.as_loaded(entry))

    def kept(self) -> dict[str, list[list[Any]]]:
        """All sections as JSON: of each entry its content and its origin."""
        return {
            key: [[one.data, one.origin] for one in entries]
            for key, entries in self.sections.items()
        }

    def with_kept(self, kept: Mapping[str, list[list[Any]]]) -> "TimelineState":
        """The same timeline with sections as they were kept, maybe of an earlier version of it."""
        there = {entry.origin for _key, _at, entry in TimelineState.of(self.loaded).each()}
        sections = {
            key: tuple(
                Entry(data, origin if origin in there else None)
                for data, origin in kept.get(key, ())
            )
            for key in self.sections
        }
        return replace(self, sections=sections)

    def data(self, *, today: str) -> dict[str, Any]:
        """The timeline as JSON, unchecked; gaps and overlaps are worked out anew when jobs or
        education changed.

        Args:
            today: `YYYY-MM`.
        """
        data = dict(self.loaded)
        for key, entries in self.without_empty().sections.items():
            items = [entry.data for entry in entries]
            if items != list(self.loaded.get(key) or ()):
                data[key] = items
        if any(data.get(key) != self.loaded.get(key) for key in _DATED):
            data["meta"] = self._meta(data, today=today)
        return data

    def problems(self) -> list[Problem]:
        """What is wrong, entry by entry."""
        return [
            replace(one, path=f"{key}[{at}].{one.path}")
            for key, at, entry in self.each()
            for one in parts_problems(SECTION[key].parts, entry.data)
        ]

    def _with(self, key: str, entries: tuple[Entry, ...]) -> "TimelineState":
        return replace(self, sections={**self.sections, key: entries})

    def _meta(self, data: dict[str, Any], *, today: str) -> Any:
        """Gaps and overlaps; what was ambiguous stays so, and nothing is worked out from dates that
        are wrong.
        """
        if self.problems():
            return data.get("meta") or {}
        before = SkeletonTimeline.model_validate({**self.loaded})
        settled = (
            before.meta.timeline_complete
            or before.meta.gaps
            or not all(job.start for job in before.experiences)
        )
        ambiguous = bool(before.experiences) and not settled
        timeline = with_meta(
            SkeletonTimeline.model_validate(data), today=today, ambiguous=ambiguous
        )
        return timeline.meta.to_json()


def drawable(state: TimelineState) -> SkeletonTimeline:
    """The jobs and education as a timeline of their own; while the dates of one cannot be, it is
    drawn with those it was loaded with.
    """

    def drawn(entry: Entry) -> dict[str, Any]:
        now, before = _dates(entry.data), _dates(state.as_loaded(entry))
        if _can_be(*now):
            return entry.data
        start, end = before if before[0] and _can_be(*before) else (now[0], None)
        return {**entry.data, "start": start if is_date(start or "") else None, "end": end}

    return SkeletonTimeline.model_validate(
        {key: [drawn(entry) for entry in state.sections[key]] for key in _DATED}
    )


def _dates(data: Mapping[str, Any]) -> tuple[str | None, str | None]:
    return data.get("start"), data.get("end")


def _can_be(start: str | None, end: str | None) -> bool:
    dates = (one for one in (start, end if end != PRESENT else None) if one)
    return all(map(is_date, dates)) and not ends_before(start, end)


def entry_name(section_key: str, data: Mapping[str, Any]) -> str:
    """What an entry is called in a sentence: what its line tells first, apart from lists."""
    columns = SECTION[section_key].columns[:2]
    words = [told for path in columns if isinstance(told := data.get(path), str)]
    return ", ".join(word for word in words if word) or _("New entry")


def _is_part(text: Any, whole: str) -> bool:
    return isinstance(text, str) and bool(text) and text != whole and text in whole
