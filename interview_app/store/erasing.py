"""Deleting deletes (DESIGN 7): content goes from records and from every event that carried it; the
chain stays whole.

A tool call is erased as a whole life: the leader's turn that asked for it, its waiting, its answer,
its result, and the other calls of that turn, so that no call is left without its result. What the
person typed themselves stays, for that is theirs; a whole conversation is erased with
`erase_session`.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from interview_app.domain import event_kinds as kinds
from interview_app.domain.artifact import artifact_id as id_of_artifact
from interview_app.domain.frozen import frozen
from interview_app.domain.journal import Blob, Event, NewEvent, Taken
from interview_app.domain.records import ENTRY_LISTS, DataType, record_id
from interview_app.store import blobs, contents, events, records
from interview_app.store.database import Connection
from interview_app.store.request_journal import forget_what_was_sent
from interview_app.store.waiting import waiting

_CALLS = (
    kinds.LEADER_SAID,
    kinds.CALL_WAITING,
    kinds.CALL_ANSWERED,
    kinds.CALL_ABORTED,
    kinds.CALL_RESULT,
)
_KEPT = frozenset({kinds.ERASED, kinds.SESSION_STARTED, kinds.SESSION_ENDED, kinds.PERSON_SAID})


@frozen
class Erasure:
    """What was erased: the events appended for it, the rows of contents and blobs that went, and
    the versions of a record. The files of the blobs go after the commit.
    """

    appended: tuple[Event, ...]
    contents: tuple[tuple[int, str, str], ...]
    blobs: tuple[tuple[Blob, str], ...] = ()
    before: int = 0
    up_to: int = 0


class Eraser:
    """Erases in one transaction; what is told of it goes to this session.

    `at`: ISO 8601 in UTC.
    """

    def __init__(self, connection: Connection, session_id: str, at: str) -> None:
        self._connection, self._session_id, self._at = connection, session_id, at

    def record(self, data_type: DataType, id: str) -> Erasure:
        """Erase all versions of a record and the calls that carried its data; an artifact with its
        original.
        """
        if data_type is DataType.ARTIFACT_RECORD:
            return self._artifact(id)
        # A card carries its id, so that where no event names it nothing need be searched: an edited
        # timeline drops many.
        if data_type is DataType.KNOWLEDGE_CARD and not _events_with(self._connection, id):
            return self._versions(data_type, id, set())
        lives = _Lives(self._connection)
        carrying = {(data_type, id)}
        asking = {
            call
            for call, carried in lives.carried()
            if carried & carrying or _part_of(data_type, carried)
        }
        return self._versions(data_type, id, lives.whole(asking))

    def _artifact(self, artifact_id: str) -> Erasure:
        """Erase a document: its record, its original, and everything that quotes it or names its
        handle.
        """
        connection, wanted = self._connection, {artifact_id}
        for version in records.versions(connection, DataType.ARTIFACT_RECORD, artifact_id):
            wanted.add(version.data["sha256"])
        # A document whose record was never persisted is known by its blob alone.
        wanted |= {
            blob.sha256
            for blob in blobs.known(connection)
            if id_of_artifact(blob.sha256) == artifact_id
        }
        wanted |= _handles(connection, wanted)
        named = {row for text in wanted for row in _events_with(connection, text)}
        lives = _Lives(connection)
        chosen = lives.whole(lives.of_events(named)) | {
            id_ for id_, kind in named if kind not in _KEPT | {*_CALLS}
        }
        gone = _forget_blobs(connection, wanted)
        return replace(self._versions(DataType.ARTIFACT_RECORD, artifact_id, chosen), blobs=gone)

    def session(self, erased_session: str) -> Erasure:
        """Erase a whole conversation; approved records stay, and the documents of the library.

        What it sent to models goes from the journal of requests, whose lines and costs stay; an
        original that was handed over in it alone, and became no document of the library, goes with
        its file.
        """
        connection = self._connection
        told = events.of_session(connection, erased_session)
        chosen = {
            event.id for event in told if event.kind not in _KEPT or event.kind == kinds.PERSON_SAID
        }
        if told:
            # What is appended after the end tells of erasures, and is later than the next
            # conversation's begin.
            ended = next((event for event in told if event.kind == kinds.SESSION_ENDED), told[-1])
            forget_what_was_sent(connection, began=told[0].at, ended=ended.at)
        gone = _forget_blobs(connection, _attached_only_in(connection, erased_session))
        done = self._events(chosen, {"what": "session", "id": erased_session}, [])
        return replace(done, blobs=gone)

    def _versions(self, data_type: DataType, id: str, chosen: set[int]) -> Erasure:
        before = records.erased_up_to(self._connection, data_type, id)
        shas = records.forget(self._connection, data_type, id)
        body = {"what": "record", "data_type": data_type.value, "id": id}
        done = self._events(chosen, body, shas)
        up_to = records.erased_up_to(self._connection, data_type, id)
        return replace(done, before=before, up_to=up_to)

    def _events(self, chosen: set[int], body: dict[str, Any], shas: list[str]) -> Erasure:
        connection = self._connection
        closing = [one for one in waiting(connection) if one.event_id in chosen]
        files = _files_in(connection, chosen)
        bodies = [
            str(row[0])
            for id_ in sorted(chosen)
            for row in connection.execute("SELECT body_sha256 FROM events WHERE id = ?", (id_,))
        ]
        gone = contents.drop_unused(connection, [*shas, *bodies], but_for_events=chosen)
        appended: list[Event] = []
        for one in closing:
            aborted = {"token": one.token, "reason": "erased"}
            appended += self._append(one.session_id, kinds.CALL_ABORTED, aborted)
        erased = {**body, "sha256": [sha256 for _id, sha256, _text in gone], **files}
        appended += self._append(self._session_id, kinds.ERASED, erased)
        return Erasure(appended=tuple(appended), contents=tuple(gone))

    def _append(self, session_id: str, kind: str, body: dict[str, Any]) -> tuple[Event, ...]:
        told = NewEvent(kind=kind, body=body)
        return events.append(self._connection, session_id, [told], at=self._at)


def put_back(connection: Connection, taken: Taken, *, session_id: str, at: str) -> Event:
    """Undo the erasure of a record: its versions, what carried its data and the rows of its
    originals, whose files are there already. Calls that waited are asked anew by who leads.
    """
    contents.put_rows_back(connection, taken.contents)
    records.remember(connection, taken)
    for blob, kept, _bytes in taken.originals:
        blobs.add_row(connection, blob, at=kept)
    body = {"what": "record", "data_type": taken.data_type.value, "id": taken.id}
    told = NewEvent(kind=kinds.PUT_BACK, body=body)
    return events.append(connection, session_id, [told], at=at)[0]


def _forget_blobs(connection: Connection, wanted: set[str]) -> tuple[tuple[Blob, str], ...]:
    rows = (blobs.remove_row(connection, sha256) for sha256 in sorted(wanted))
    return tuple(row for row in rows if row is not None)


def _attachments(connection: Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every file that was handed over and is not erased, with the session it came in."""
    for session, body in connection.execute(
        "SELECT e.session_id, c.body FROM events e JOIN contents c ON c.id = e.content_id WHERE "
        "e.kind = ?",
        (kinds.ATTACHED,),
    ):
        yield str(session), json.loads(body)


def _files_in(connection: Connection, chosen: set[int]) -> dict[str, list[str]]:
    """The handles of all files whose handing over or reading is told in events that are erased."""
    found: dict[str, set[str]] = {"handed_over": set(), "read": set()}
    for id_ in chosen:
        for kind, text in connection.execute(
            "SELECT e.kind, c.body FROM events e JOIN contents c ON c.id = e.content_id "
            "WHERE e.id = ? AND e.kind IN (?, ?)",
            (id_, kinds.CALL_ANSWERED, kinds.CALL_RESULT),
        ):
            body = json.loads(text)
            data = body.get("data") or {}
            if kind == kinds.CALL_ANSWERED:
                found["handed_over"] |= {one["handle"] for one in data.get("uploads", ())}
            elif data and body.get("handle"):
                found["read"].add(body["handle"])
    return {name: sorted(handles) for name, handles in found.items() if handles}


def _handles(connection: Connection, wanted: set[str]) -> set[str]:
    """The app-issued handles under which the document was attached."""
    given = [one for _session, one in _attachments(connection)]
    return {one["handle"] for one in given if one.get("sha256") in wanted and one.get("handle")}


def _attached_only_in(connection: Connection, session: str) -> set[str]:
    """The originals that came in this session alone, and of which no document of the library was
    made.
    """
    given = list(_attachments(connection))
    here = {str(one["sha256"]) for of, one in given if of == session and one.get("sha256")}
    elsewhere = {str(one["sha256"]) for of, one in given if of != session and one.get("sha256")}
    documents = {
        record.id
        for record in records.newest(connection)
        if record.data_type is DataType.ARTIFACT_RECORD
    }
    return {sha256 for sha256 in here - elsewhere if id_of_artifact(sha256) not in documents}


def _events_with(connection: Connection, text: str) -> list[tuple[int, str]]:
    return [
        (int(id_), str(kind))
        for id_, kind in connection.execute(
            "SELECT e.id, e.kind FROM events e JOIN contents c ON c.id = e.content_id WHERE "
            "instr(c.body, ?) > 0",
            (text,),
        )
    ]


Call = tuple[str, str]
"""A call's life: the session it belongs to and its call id."""


class _Lives:
    """Which events belong to which tool call, and which calls were asked for in one turn."""

    def __init__(self, connection: Connection) -> None:
        self._of_event: dict[int, set[Call]] = {}
        self._data: list[tuple[Call, Any]] = []
        self._events: dict[Call, set[int]] = {}
        tokens: dict[str, Call] = {}
        for event in _call_events(connection):
            for call in self._calls(event, tokens):
                self._of_event.setdefault(event.id, set()).add(call)
                self._events.setdefault(call, set()).add(event.id)
                self._data.append((call, event.body))

    @staticmethod
    def _calls(event: Event, tokens: dict[str, Call]) -> list[Call]:
        body = event.body or {}
        if event.kind == kinds.LEADER_SAID:
            asked = [call for call in body.get("calls", ()) if isinstance(call, dict)]
            return [
                (event.session_id, str(call.get("call_id") or call.get("id"))) for call in asked
            ]
        if event.kind in kinds.CLOSES_WAITING:
            known = tokens.get(str(body.get("token")))
            return [known] if known else []
        call = (event.session_id, str(body.get("call_id")))
        if event.kind == kinds.CALL_WAITING:
            tokens[str(body.get("token"))] = call
        return [call]

    def carried(self) -> list[tuple[Call, set[tuple[DataType, str]]]]:
        """The records whose data each call carried in any of its events."""
        return [(call, _records_in(body) | _acknowledged(body)) for call, body in self._data]

    def of_events(self, named: set[tuple[int, str]]) -> set[Call]:
        """The calls some events belong to."""
        return {call for id_, _kind in named for call in self._of_event.get(id_, ())}

    def whole(self, calls: set[Call]) -> set[int]:
        """All events of the calls and of those asked for in the same turns."""
        everything = set(calls)
        for call in calls:
            for id_ in self._events.get(call, ()):
                everything |= self._of_event[id_]
        return {id_ for call in everything for id_ in self._events.get(call, ())}


def _call_events(connection: Connection) -> list[Event]:
    return [
        event
        for event in events.all_events(connection)
        if event.kind in _CALLS and event.body is not None
    ]


def _records_in(body: Any) -> set[tuple[DataType, str]]:
    """The records named by objects `{data_type | dataType, data}` anywhere in a body."""
    found: set[tuple[DataType, str]] = set()
    pending = [body]
    while pending:
        value = pending.pop()
        if isinstance(value, list):
            pending += value
        elif isinstance(value, dict):
            pending += value.values()
            named = value.get("data_type") or value.get("dataType")
            data = value.get("data")
            if named in set(DataType) and isinstance(data, dict):
                found |= _identity(DataType(named), data)
        elif isinstance(value, str) and value[:1] in "{[" and "data" in value:
            pending += _parsed(value)
    return found


def _acknowledged(body: Any) -> set[tuple[DataType, str]]:
    """The record an answer became: after an edit it may have another id than what was asked
    about.
    """
    ack = body.get("ack") if isinstance(body, dict) else None
    became = ack.get("id") if isinstance(ack, dict) else None
    return {(data_type, str(became)) for data_type in DataType} if became else set()


def _part_of(data_type: DataType, carried: set[tuple[DataType, str]]) -> bool:
    """An approved experience or education became part of the timeline."""
    parts = (one for one, _id in carried if one in ENTRY_LISTS)
    return data_type is DataType.SKELETON_TIMELINE and any(parts)


def _parsed(text: str) -> list[Any]:
    """A call's raw arguments are JSON text inside JSON."""
    try:
        return [json.loads(text)]
    except ValueError:
        return []


def _identity(data_type: DataType, data: dict[str, Any]) -> set[tuple[DataType, str]]:
    try:
        return {(data_type, record_id(data_type, data))}
    except (KeyError, TypeError):
        return set()
