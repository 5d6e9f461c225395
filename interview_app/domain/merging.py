"""A further document never replaces: what it tells is laid beside what was approved (DESIGN 5).

Entries are matched by organisation, title and overlap in time. What is new is added, what was blank
is filled in, and a field that both tell differently keeps its approved value and becomes a
difference for the person to settle. Only where the person themselves said the new value does it
stand in the sheet at once.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from interview_app.domain.asks import FieldDifference
from interview_app.domain.dates import month_span
from interview_app.domain.likeness import normal, ratio, token_set_ratio
from interview_app.domain.provenance import LOW_CONFIDENCE
from interview_app.domain.records import DataType

SAME_ORGANISATION = 85.0
SAME_TITLE = 70.0
SAME_TEXT = 88.0
SAME_PERSON = 70.0
"""Likeness (0 to 100) from which two names, titles or highlights are the same."""

SaidByPerson = Callable[[str], bool]
"""Whether the value at this path of the offered data is in the person's own words."""

_NAMES = {"experiences": ("organization", "title"), "education": ("institution", "study_type")}
_KEYS = {
    "skills": ("label",),
    "projects": ("name",),
    "certificates": ("name",),
    "languages": ("language",),
    "publications": ("name",),
    "awards": ("title",),
    "volunteer": ("organization", "position"),
    "interests": ("name",),
    "profiles": ("network", "username", "url"),
}


def merged(
    data_type: DataType,
    kept: Mapping[str, Any],
    offered: Mapping[str, Any],
    *,
    said: SaidByPerson,
    today: str,
    fills: bool = True,
) -> tuple[dict[str, Any], tuple[FieldDifference, ...]]:
    """The approved record with what is offered laid in, and every field the two tell differently.

    Args:
        data_type: profile or timeline; anything else is offered as it is.
        kept: the approved record.
        offered: the settled submission.
        said: whether an offered value is the person's own.
        today: `YYYY-MM`.
        fills: whether what was blank is filled in; else it is a difference too, and lists stay as
            they are.
    """
    merge = _Merge(said=said, today=today, fills=fills)
    if data_type is DataType.APPLICANT_PROFILE:
        return merge.objects(kept, offered, path="", offered_path=""), tuple(merge.differences)
    if data_type is DataType.SKELETON_TIMELINE:
        return merge.timeline(kept, offered), tuple(merge.differences)
    return dict(offered), ()


def same_entry(
    kind: str, kept: Mapping[str, Any], offered: Mapping[str, Any], *, today: str
) -> float:
    """How sure (0 to 1) both are the same entry; 0 is another one."""
    if kept.get("id") and kept.get("id") == offered.get("id"):
        return 1.0
    place, title = _NAMES[kind]
    alike = _like(kept.get(place), offered.get(place))
    titles = _like(kept.get(title), offered.get(title))
    if alike is not None and alike < SAME_ORGANISATION:
        return 0.0
    if titles is not None and titles < SAME_TITLE:
        return 0.0
    if alike is None and titles is None:
        return 0.0
    spans = [month_span(one.get("start"), one.get("end"), today=today) for one in (kept, offered)]
    if spans[0] is not None and spans[1] is not None:
        shared = min(spans[0].last, spans[1].last) - max(spans[0].first, spans[1].first)
        if shared < 0:
            return 0.0
    return ((alike or 50.0) + (titles or 50.0)) / 200.0


def same_person(one: str | None, other: str | None) -> bool:
    """Whether two names may be one person's; a name that is not told is no reason for doubt."""
    alike = _like(one, other)
    return alike is None or alike >= SAME_PERSON


def name_read(derived: Mapping[str, Any]) -> str | None:
    """The name in what was read of a document; None where it has none, or a doubtful one, which is
    no reason to take it for somebody else's.
    """
    basics = (derived.get("applicant_profile") or {}).get("basics") or {}
    place = (derived.get("provenance") or {}).get("applicant_profile.basics.name") or {}
    return basics.get("name") if place.get("confidence", 1.0) >= LOW_CONFIDENCE else None


def other_person(approved: Mapping[str, Any] | None, told: Mapping[str, Any] | None) -> str:
    """The name in the profile `told`, where it and the email or the phone are others than the
    approved ones; "" where that is not so, or not told.
    """
    mine, theirs = ((one or {}).get("basics") or {} for one in (approved, told))

    def differs(key: str) -> bool:
        before, after = mine.get(key), theirs.get(key)
        return bool(before and after) and not _same(before, after)

    is_other = differs("name") and (differs("email") or differs("phone"))
    return str(theirs["name"]) if is_other else ""


def _like(one: str | None, other: str | None) -> float | None:
    if not one or not other:
        return None
    return token_set_ratio(normal(one), normal(other))


class _Merge:
    def __init__(self, *, said: SaidByPerson, today: str, fills: bool) -> None:
        self._said = said
        self._fills = fills
        self._today = today
        self.differences: list[FieldDifference] = []

    def timeline(self, kept: Mapping[str, Any], offered: Mapping[str, Any]) -> dict[str, Any]:
        result = dict(kept)
        for name, items in offered.items():
            if name in _NAMES:
                result[name] = self._entries(name, kept.get(name) or [], items)
            elif name in _KEYS:
                result[name] = self._keyed(name, kept.get(name) or [], items, prefix="")
        return result

    def objects(
        self, kept: Mapping[str, Any], offered: Mapping[str, Any], *, path: str, offered_path: str
    ) -> dict[str, Any]:
        result = dict(kept)
        for key, value in offered.items():
            here, there = _join(path, key), _join(offered_path, key)
            before = kept.get(key)
            if key == "id" or value in (None, "", [], {}):
                continue
            if isinstance(value, Mapping):
                result[key] = self.objects(before or {}, value, path=here, offered_path=there)
            elif isinstance(value, list) and not self._fills:
                continue
            elif key in _KEYS:
                result[key] = self._keyed(
                    key, before or [], value, prefix=f"{path}." if path else ""
                )
            elif isinstance(value, list):
                result[key] = _union(before or [], value)
            elif before in (None, "") and self._fills:
                result[key] = value
            elif not _same(before, value):
                result[key] = self._settle(here, before, value, spoken=self._said(there))
        return result

    def _settle(self, path: str, kept: Any, offered: Any, *, spoken: bool) -> Any:
        self.differences.append(FieldDifference(path=path, kept=kept, offered=offered))
        return offered if spoken else kept

    def _entries(
        self, name: str, kept: Sequence[Mapping[str, Any]], offered: Sequence[Mapping[str, Any]]
    ) -> list[Any]:
        result: list[Any] = [dict(entry) for entry in kept]
        free = set(range(len(kept)))
        for at, entry in enumerate(offered):
            sure = {i: same_entry(name, kept[i], entry, today=self._today) for i in sorted(free)}
            best = max(sure, key=lambda i: sure[i], default=None)
            if best is None or not sure[best]:
                result.append(dict(entry))
                continue
            free.discard(best)
            result[best] = self.objects(
                kept[best], entry, path=f"{name}[{best}]", offered_path=f"{name}[{at}]"
            )
        return result

    def _keyed(
        self, name: str, kept: Sequence[Any], offered: Sequence[Any], *, prefix: str
    ) -> list[Any]:
        result = [dict(item) for item in kept]
        for item in offered:
            same = next((at for at, old in enumerate(result) if _same_key(name, old, item)), None)
            if same is None:
                result.append(dict(item))
            else:
                path = f"{prefix}{name}[{same}]"
                result[same] = self.objects(result[same], item, path=path, offered_path=path)
        return result


def _same_key(name: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> bool:
    pairs = [(old.get(key), new.get(key)) for key in _KEYS[name]]
    told = [(a, b) for a, b in pairs if a and b]
    if not told:
        return dict(old) == dict(new)
    return all(normal(a) == normal(b) or ratio(normal(a), normal(b)) >= 92.0 for a, b in told)


def _union(kept: Sequence[Any], offered: Sequence[Any]) -> list[Any]:
    result = list(kept)
    for one in offered:
        if not any(_alike(one, other) for other in result):
            result.append(one)
    return result


def _alike(one: Any, other: Any) -> bool:
    if isinstance(one, str) and isinstance(other, str):
        return ratio(normal(one), normal(other)) >= SAME_TEXT and _numbers(one) == _numbers(other)
    return bool(one == other)


def _numbers(text: str) -> list[str]:
    """Two highlights with different numbers never are the same one."""
    return [part for part in normal(text).split() if any(character.isdigit() for character in part)]


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, str) and isinstance(other, str):
        return normal(one) == normal(other)
    return bool(one == other)


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
