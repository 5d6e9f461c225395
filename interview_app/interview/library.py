"""What the person does in the library: edits are new versions at once, deletions are real (DESIGN
7).
"""

from collections.abc import Iterator

from interview_app.domain import event_kinds as kinds
from interview_app.domain.frozen import frozen
from interview_app.domain.journal import NewEvent, NewRecord, Record, Taken
from interview_app.domain.records import ENTRY_LISTS, DataType
from interview_app.domain.unseen import Value, values_at, with_unseen
from interview_app.i18n import _
from interview_app.interview.answers import AnswerRefused
from interview_app.interview.approval import approve
from interview_app.interview.line_events import edited_lines
from interview_app.interview.line_settling import changes_of, held_records
from interview_app.interview.ports import PicturesPort
from interview_app.interview.session import Session
from interview_app.messages.data import (
    DeletionUndone,
    RecordDeleted,
    RecordDeletionRequested,
    RecordEdited,
    RecordSaved,
)
from interview_app.messages.documents import (
    DocumentDeletionRequested,
    PagePictureReady,
    PagePictureRequested,
)
from interview_app.messages.interview import ErrorTold


@frozen
class _Deleted:
    """What was deleted, and each record whose lines it held: before, and as it was held."""

    taken: tuple[Taken, ...]
    held: tuple[tuple[Record, Record], ...]


class Library:
    """Edits and deletes approved records; the click is the approval."""

    def __init__(self, session: Session, pictures: PicturesPort) -> None:
        self._session = session
        self._pictures = pictures
        self._taken: dict[tuple[DataType, str], _Deleted] = {}

    def edit(self, edited: RecordEdited) -> bool:
        """Write a new version, or say why not: the record moved on meanwhile, or the content is not
        valid. Whether it was written.

        Raises:
            StoreError: nothing was written.
        """
        session = self._session
        whole = edited.data_type not in ENTRY_LISTS
        there = session.find(edited.data_type, edited.id) if whole else session.find(*_TIMELINE)
        if (
            edited.base_version is not None
            and there is not None
            and there.version != edited.base_version
        ):
            words = _(
                "This was changed elsewhere meanwhile. Look at the newest version and edit again."
            )
            return self._refuse("version_conflict", words)
        data = edited.data
        if whole and there is not None and "lines" in there.data and "lines" not in data:
            data = {**data, "lines": there.data["lines"]}
        try:
            approval = approve(
                session,
                edited.data_type,
                data,
                kind=kinds.RECORD_EDITED,
                base_version=edited.base_version,
                offered=there.data if there is not None and edited.looked_at else None,
                looked_at=edited.looked_at,
            )
        except AnswerRefused as refused:
            return self._refuse(refused.code, refused.sentence)
        if (
            whole
            and approval.id != edited.id
            and there is not None
            and edited.data_type is not DataType.WRITING_SAMPLE
        ):
            return self._refuse("invalid_parameters", _("A record keeps its id when it is edited."))
        seen = values_at(there.data, edited.looked_at) if there is not None else frozenset()
        records = (*approval.records, *self._looked_at(seen))
        session.commit(*approval.events, records=records, erase=approval.erase)
        session.emit(
            RecordSaved(
                data_type=approval.records[0].data_type, id=approval.id, version=approval.version
            )
        )
        return True

    def _looked_at(self, seen: frozenset[Value]) -> Iterator[NewRecord]:
        """The documents of values that the person has looked at by now."""
        for document in self._session.artifacts():
            kept = with_unseen(document, (), seen)
            if kept != document:
                data = kept.to_json()
                yield NewRecord(data_type=DataType.ARTIFACT_RECORD, id=document.id, data=data)

    def _refuse(self, code: str, sentence: str) -> bool:
        """Say why nothing was written."""
        self._session.emit(ErrorTold(code=code, message=sentence))
        return False

    def delete(self, request: RecordDeletionRequested | DocumentDeletionRequested) -> None:
        """Delete a record or a document: content goes, the chain of events stays whole.

        Raises:
            StoreError: nothing was deleted.
        """
        key = (
            (DataType.ARTIFACT_RECORD, request.artifact_id)
            if isinstance(request, DocumentDeletionRequested)
            else (request.data_type, request.id)
        )
        known = {
            reading.data.get("artifact_record", {}).get("id")
            for reading in self._session.state.readings
        }
        if self._session.find(*key) is None and key[1] not in known:
            self._session.emit(ErrorTold(code="not_found", message=_("This is no longer there.")))
            return
        records, events = self._held_without(key)
        before = tuple(self._session.records[one.data_type, one.id] for one in records)
        committed = self._session.commit(*events, records=records, erase=(key,))
        held = tuple(zip(before, committed.records, strict=True))
        self._taken[key] = _Deleted(taken=committed.taken, held=held)
        day = self._session.store.backups.hold_until()
        self._session.emit(RecordDeleted(data_type=key[0], id=key[1], backups_hold_until=day))
        if committed.left_behind:
            told = _(
                "It is deleted, but its file could not be removed from the disk yet. That is "
                "tried again at a later start."
            )
            self._session.emit(ErrorTold(code="note", message=told))

    def put_back(self, undone: DeletionUndone) -> None:
        """Put back what was deleted since the start, and the lines that were held with it, as far
        as nothing else changed them since.

        Raises:
            StoreError: nothing was put back.
        """
        deleted = self._taken.get((undone.data_type, undone.id))
        if deleted is None:
            self._session.emit(ErrorTold(code="not_found", message=_("There is nothing to undo.")))
            return
        records = [
            NewRecord(data_type=before.data_type, id=before.id, data=before.data)
            for before, held in deleted.held
            if self._session.find(before.data_type, before.id) == held
        ]
        events = [event for one in records for event in edited_lines(self._session, one)]
        self._session.commit(*events, records=records, put_back=deleted.taken)
        del self._taken[undone.data_type, undone.id]

    def _held_without(
        self, key: tuple[DataType, str]
    ) -> tuple[tuple[NewRecord, ...], tuple[NewEvent, ...]]:
        """Records with lines that rest on a card that goes, held; and the events that tell it."""
        known = self._session.known()
        if key[0] is not DataType.KNOWLEDGE_CARD:
            return (), ()
        changes = changes_of(known, (), gone=(key[1],))
        records = tuple(held_records(known, (), changes, profile=known.profile))
        events = (event for one in records for event in edited_lines(self._session, one))
        return records, tuple(events)

    async def picture(self, request: PagePictureRequested) -> None:
        """Draw a page of a kept original."""
        sha256 = self._sha256(request.artifact_id)
        if sha256 is None:
            ready = PagePictureReady(
                artifact_id=request.artifact_id,
                page=request.page,
                dpi=request.dpi,
                png=None,
                sentence=_("This document is no longer there."),
            )
        else:
            ready = await self._pictures.picture(
                request.artifact_id, sha256, page=request.page, dpi=request.dpi
            )
        self._session.emit(ready)

    def _sha256(self, artifact_id: str) -> str | None:
        record = self._session.find(DataType.ARTIFACT_RECORD, artifact_id)
        if record is not None:
            return str(record.data["sha256"])
        for reading in self._session.state.readings:
            found = reading.data.get("artifact_record") or {}
            if found.get("id") == artifact_id:
                return str(found["sha256"])
        return None


_TIMELINE = (DataType.SKELETON_TIMELINE, "timeline")
