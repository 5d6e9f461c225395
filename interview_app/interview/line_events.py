"""What happened to the lines of a record between two of its versions, as events."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from interview_app.domain import event_kinds as kinds
from interview_app.domain.canonical import content_sha256
from interview_app.domain.journal import NewEvent, NewRecord
from interview_app.domain.lines import Line
from interview_app.interview.session import Session


def line_events(
    record: NewRecord,
    version: int,
    before: Sequence[Line],
    after: Sequence[Line],
    *,
    moved_from: Mapping[str, str] | None = None,
) -> Iterator[NewEvent]:
    """Events of a new version; the words of a line are in the record alone.

    Args:
        record: the new version.
        version: its number.
        before: the lines of the version before.
        after: those of this one.
        moved_from: the card that each line that went along with it comes from.
    """
    there = {one.id: one for one in before}
    came = moved_from or {}
    about = _about(record, version)
    for line in after:
        old = there.get(line.id)
        body: dict[str, Any] = {**about, "line": line.id}
        if line.id in came and old is None:
            yield NewEvent(kind=kinds.LINE_SUPERSEDED, body={**body, "from": came[line.id]})
        elif old is None:
            yield NewEvent(kind=kinds.LINE_ACCEPTED, body={**body, **_accepted(line)})
        elif old.changed is not None and line.changed is None:
            yield NewEvent(kind=kinds.LINE_BROUGHT_BACK, body=body)
        if line.changed is not None and (old is None or old.changed is None):
            held = {**body, "field": line.changed.field}
            yield NewEvent(kind=kinds.LINE_HELD, body=held)
    left = {one.id for one in after}
    for line in before:
        if line.id not in left:
            yield NewEvent(kind=kinds.LINE_TAKEN_BACK, body={**about, "line": line.id})


def _accepted(line: Line) -> dict[str, Any]:
    return {
        "family": line.family,
        "origin": line.origin.value,
        "replaces": list(line.replaces),
        "for_posting": line.for_posting,
    }


def lines_in(data: Mapping[str, Any] | None) -> tuple[Line, ...]:
    """The lines of a record's data."""
    return tuple(Line.model_validate(one) for one in (data or {}).get("lines") or ())


def edited_lines(
    session: Session, record: NewRecord, *, told: tuple[str, str] | None = None
) -> Iterator[NewEvent]:
    """The events of a new version of a record of which only lines are others.

    Args:
        session: the session in force.
        record: the new version.
        told: the kind of event and the line, where the person wished one thing of one line.
    """
    there = session.find(record.data_type, record.id)
    base = there.version if there is not None else None
    yield version_event(session, record, kinds.RECORD_EDITED, base_version=base)
    version = session.version_of(record)
    if told is not None:
        yield NewEvent(kind=told[0], body={**_about(record, version), "line": told[1]})
        return
    before = lines_in(there.data if there is not None else None)
    yield from line_events(record, version, before, lines_in(record.data))


def version_event(session: Session, record: NewRecord, kind: str, **more: Any) -> NewEvent:
    """The event of a new version: `RECORD_APPROVED` or `RECORD_EDITED`, with what it says more."""
    about = _about(record, session.version_of(record))
    return NewEvent(kind=kind, body={**about, "sha256": content_sha256(record.data), **more})


def _about(record: NewRecord, version: int) -> dict[str, Any]:
    return {"data_type": record.data_type.value, "id": record.id, "version": version}
