"""Values that were read in a document with a doubt and approved as they were read: nobody looked at
them. Their document keeps them by entry, field and words.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from interview_app.domain.artifact import ArtifactRecord, TextPlace
from interview_app.domain.asks import ReviewAsk
from interview_app.domain.leaves import leaves
from interview_app.domain.provenance import LOW_CONFIDENCE

Value = tuple[str, str]
"""A field by its own name, behind the id of its entry where that has one (`exp-1.title`), and what
stands in it. The version before kept no ids: what it kept counts wherever it stands.
"""


def values_at(data: Mapping[str, Any], paths: Collection[str]) -> frozenset[Value]:
    """The values of a record (JSON) that stand at these paths, or lie in what does."""
    inside = _within(data, paths)
    return frozenset(value for path, value in _values(data) if path in inside)


def _within(data: Mapping[str, Any], paths: Collection[str]) -> frozenset[str]:
    return frozenset(
        path
        for path, _value in _values(data)
        if any(path == one or path.startswith((f"{one}.", f"{one}[")) for one in paths)
    )


def unseen_in(data: Mapping[str, Any], documents: Iterable[ArtifactRecord]) -> dict[str, str]:
    """Where in a record (JSON) values stand that nobody looked at, each with the id of its
    document.
    """
    known = {value: one.id for one in documents if not one.left_out for value in one.unseen}
    found = ((path, known.get(value) or known.get(_bare(value))) for path, value in _values(data))
    return {path: id for path, id in found if id is not None}


def as_read(
    before: Mapping[str, Any], now: Mapping[str, Any], paths: Iterable[str]
) -> frozenset[str]:
    """Where in what a person left the texts stand that were read at these paths of a sheet. What
    stands in another entry of that sheet by now, or in another field, was put there by hand, and is
    theirs; an entry that was not there may be one that was moved.
    """
    texts = dict(leaves(before))
    entries = {_entry(before, path) for path in texts}
    read = {(_entry(before, path), _field(path), texts[path]) for path in paths if path in texts}
    anywhere = {text for _id, _name, text in read}
    return frozenset(
        path
        for path, text in leaves(now)
        if text in anywhere
        and ((id := _entry(now, path)) not in entries or not id or (id, _field(path), text) in read)
    )


def _entry(data: Mapping[str, Any], path: str) -> str:
    """The id of the entry of a record that a path lies in, "" where there is none."""
    name, _bracket, rest = path.partition("[")
    number, entries = rest.partition("]")[0], data.get(name)
    entry = entries[int(number)] if number and isinstance(entries, list | tuple) else None
    return str(entry.get("id") or "") if isinstance(entry, Mapping) else ""


def _field(path: str) -> str:
    """The own name of the field that a path leads to or into."""
    return path.rpartition(".")[2].partition("[")[0]


def doubts_in(ask: ReviewAsk, now: Mapping[str, Any]) -> dict[str, list[Value]]:
    """The values of a sheet that were read with a doubt and stand in what the person left, by the
    ids of their documents.
    """
    doubted = defaultdict[str, list[str]](list)
    for path, place in ask.sources.items():
        if place.confidence < LOW_CONFIDENCE or path in ask.marked:
            doubted[place.artifact_id].append(path)
    return {
        id: sorted(values_at(now, as_read(ask.data, now, _within(ask.data, paths))))
        for id, paths in doubted.items()
    }


def read_at(ask: ReviewAsk, id: str, spans: Collection[tuple[int, int]]) -> Iterator[TextPlace]:
    """Those of some spans of a document's text that a value of the sheet was read in."""
    places = [one for one in ask.sources.values() if one.artifact_id == id and one.span]
    for start, end in spans:
        for one in places:
            if one.span and one.span[0] <= start <= end <= one.span[1]:
                yield TextPlace(page=one.page, box=one.box, span=(start, end))
                break


def with_unseen(
    record: ArtifactRecord, unseen: Iterable[Value], seen: Collection[Value]
) -> ArtifactRecord:
    """The document with more values that nobody looked at, and without those that somebody did."""
    there, gone = dict.fromkeys((*record.unseen, *unseen)), {*seen, *map(_bare, seen)}
    return record.model_copy(update={"unseen": tuple(one for one in there if one not in gone)})


def _values(data: Mapping[str, Any]) -> Iterator[tuple[str, Value]]:
    for path, value in leaves(data):
        if isinstance(value, str):
            name, id = _field(path), _entry(data, path)
            yield path, (f"{id}.{name}" if id else name, value)


def _bare(value: Value) -> Value:
    name, words = value
    return name.rpartition(".")[2], words
