"""The session in force: its store, its state, and the one way to change both (STYLE 9).

State follows a commit and never runs ahead of it; what the window must know is told after the
commit.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import takewhile
from typing import Any

from interview_app.domain import event_kinds as kinds
from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.base import Model
from interview_app.domain.canonical import content_sha256
from interview_app.domain.drafts import about_ask, about_composer
from interview_app.domain.journal import (
    Commit,
    Committed,
    NewEvent,
    NewRecord,
    OpenSession,
    Record,
    SessionInfo,
    Taken,
)
from interview_app.domain.known import Known, from_records
from interview_app.domain.phases import ObjectiveStatus
from interview_app.domain.records import DataType, record_id, validated
from interview_app.interview import objectives
from interview_app.interview.earlier_cards import earlier_cards
from interview_app.interview.ports import Clock, SessionStore
from interview_app.interview.state import SessionState
from interview_app.messages.documents import DocumentsChanged
from interview_app.messages.interview import AttachmentsChanged, KnownChanged, PhaseChanged
from interview_app.messages.sessions import EarlierCard

Emit = Callable[[object], None]
NEWEST_MESSAGES = 300
"""How many messages a reopened conversation shows at first."""


class Session:
    """Holds the session in force; owned by the actor's thread."""

    def __init__(self, store: SessionStore, *, emit: Emit, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.emit = emit
        self.state = SessionState()
        self.info = SessionInfo(id="", started="")
        self.cards: tuple[EarlierCard, ...] = ()
        """Those that stood in the conversation when it was opened."""
        self.records: dict[tuple[DataType, str], Record] = {}
        self._models: dict[tuple[DataType, str], tuple[int, Model]] = {}
        self._known: Known | None = None
        self._told = 0

    def open(self) -> None:
        """Open the session that has not ended, or the first one."""
        self._load(self.store.newest_session() or self.store.start_session())

    def start_over(self) -> None:
        """End this session and begin another; approved records stay."""
        self._go_over(self.store.start_session())

    def resume(self, session_id: str) -> None:
        """End this session and go on with an earlier one; of one in which nothing was done nothing
        is kept.

        Raises:
            StoreError: there is no such session, or this one is still there.
        """
        left, touched = self.info.id, self.state.touched
        self._go_over(self.store.resume_session(session_id))
        if not touched:
            self.erase_conversation(left)

    def _go_over(self, opened: OpenSession) -> None:
        acks = self.state.acks
        self._load(opened)
        self.state.acks.update(
            {token: ack for token, ack in acks.items() if token not in self.state.acks}
        )

    def _load(self, opened: OpenSession) -> None:
        self.info = opened.info
        self.state = SessionState.of(opened.events)
        self.cards = tuple(earlier_cards(opened.events, self.state.attachments))
        self._told = max((message.id for message in self.state.messages), default=0)
        self.records = {(record.data_type, record.id): record for record in self.store.records()}
        self._known = None
        if not any(event.kind == kinds.OBJECTIVE_CHANGED for event in opened.events):
            found = objectives.already_reached(self.known())
            done = ObjectiveStatus.COMPLETED
            self.commit(*(objectives.change(one, done, from_before=True) for one in found))

    def commit(
        self,
        *events: NewEvent,
        records: Iterable[NewRecord] = (),
        erase: Iterable[tuple[DataType, str]] = (),
        put_back: Iterable[Taken] = (),
    ) -> Committed:
        """Make it durable, then true, then known.

        Raises:
            StoreError: nothing of it happened.
        """
        commit = Commit(
            events=events,
            records=tuple(records),
            erase_records=tuple(erase),
            put_back=tuple(put_back),
        )
        if commit == Commit():
            return Committed()
        committed = self.store.commit(self.info.id, commit)
        self._take_in(committed, commit.erase_records, commit.put_back)
        return committed

    def erase_conversation(self, session_id: str) -> None:
        """Erase another conversation than this one; that it was erased is told in this one.

        Raises:
            StoreError: nothing was erased.
        """
        for event in self.store.erase_session(session_id):
            if event.session_id == self.info.id:
                self.state.apply(event)

    def _reread(self) -> None:
        """After an erasure the state is folded anew, so that nothing erased stays in memory."""
        self.state = SessionState.of(self.store.read_session(self.info.id).events)

    def _take_in(
        self,
        committed: Committed,
        erased: tuple[tuple[DataType, str], ...],
        put_back: tuple[Taken, ...],
    ) -> None:
        phase, composer = self.state.phase, tuple(self.state.in_composer)
        readings = len(self.state.own_readings)
        if erased or put_back:
            self._reread()
        else:
            for event in committed.events:
                self.state.apply(event)
        for key in erased:
            self.records.pop(key, None)
            self._models.pop(key, None)
        for record in (*committed.records, *(self.store.records() if put_back else ())):
            self.records[record.data_type, record.id] = record
        types = {one.data_type for one in committed.records} | {one.data_type for one in put_back}
        types |= {data_type for data_type, _id in erased}
        readings_changed = len(self.state.own_readings) != readings
        self.tell_new_messages()
        if self.state.phase is not phase:
            self.emit(PhaseChanged(phase=self.state.phase))
        if tuple(self.state.in_composer) != composer:
            self.emit(AttachmentsChanged(waiting=self.state.composer()))
        telling = {kinds.OBJECTIVE_CHANGED, kinds.ATTACHED, kinds.PHASE_CHANGED, kinds.CALL_RESULT}
        if any(event.kind == kinds.STORY_CHANGED for event in committed.events):
            self._known = None
        changed = bool(committed.records or erased or put_back)
        if changed or any(event.kind in telling for event in committed.events):
            self._known = None
            self.emit(KnownChanged(known=self.known()))
        if readings_changed or DataType.ARTIFACT_RECORD in types:
            self.emit(DocumentsChanged(artifacts=self.artifacts()))

    def tell_new_messages(self) -> None:
        """Tell the messages that came with the last commit."""
        new = list(
            takewhile(lambda message: message.id > self._told, reversed(self.state.messages))
        )
        for message in reversed(new):
            self.emit(message)
            self._told = message.id

    def unsent(self) -> tuple[str, ...]:
        """What was typed here and not sent, but for what became a message just before the end
        came.
        """
        about = about_composer(self.info.id)
        drafts = (one for one in self.store.drafts.kept() if one.about == about)
        kept = [text for one in drafts for text in one.content["texts"]]
        said = [message.text for message in self.state.messages if message.author == "person"][
            -len(kept) :
        ]
        return tuple(text for text in kept if text.strip() not in said)

    def is_begun(self, token: str) -> bool:
        """Whether the person has filled something into what waits under this token; what they only
        wrote while it waited is not in it yet.
        """
        left = (one for one in self.store.drafts.kept() if one.about == about_ask(token))
        return any(
            {name for name, value in one.content.items() if value not in (None, "")} != {"said"}
            for one in left
        )

    def known(self) -> Known:
        """What is known now; worked out once for each commit."""
        if self._known is None:
            bare = from_records(
                self.records.values(),
                model_of=self._model,
                phase=self.state.phase,
                attachments=tuple(self.state.attachments.values()),
                objectives=dict(self.state.objectives),
                begun=self.state.begun,
                versions={key: record.version for key, record in self.records.items()},
            )
            deepened = objectives.deepened_entries(bare)
            self._known = replace(bare, deepened_entries=deepened)
        return self._known

    def artifacts(self) -> tuple[ArtifactRecord, ...]:
        """All documents that were kept, and those read in this session whose record nobody has kept
        yet.
        """
        kept: dict[str, ArtifactRecord] = {
            id: self._model(record)
            for (kind, id), record in self.records.items()
            if kind is DataType.ARTIFACT_RECORD
        }
        for reading in self.state.own_readings:
            body = reading.data.get("artifact_record")
            if body and body["id"] not in kept:
                kept[body["id"]] = ArtifactRecord.model_validate(body)
        return tuple(kept.values())

    def find(self, data_type: DataType, record_id: str) -> Record | None:
        """The newest version or None."""
        return self.records.get((data_type, record_id))

    def approved_as(self, data_type: DataType, sha256: str) -> Record | None:
        """The newest version of a record with exactly this content."""
        found = (one for one in self.records.values() if one.data_type is data_type)
        return next((one for one in found if one.sha256 == sha256), None)

    async def keep_artifact(self, data: dict[str, Any]) -> Record:
        """Persist an artifact record: the one type that needs no approval."""
        data_type = DataType.ARTIFACT_RECORD
        new = NewRecord(data_type=data_type, id=record_id(data_type, data), data=data)
        there = self.find(new.data_type, new.id)
        if there is not None and there.sha256 == content_sha256(data):
            return there
        return self.commit(records=(new,)).records[0]

    def version_of(self, new: NewRecord) -> int:
        """The version that the store will give to `new` when it is committed next."""
        there = self.find(new.data_type, new.id)
        if there is None:
            return self.store.last_version(new.data_type, new.id) + 1
        return there.version if there.sha256 == content_sha256(new.data) else there.version + 1

    def _model(self, record: Record) -> Any:
        key = (record.data_type, record.id)
        kept = self._models.get(key)
        if kept is None or kept[0] != record.version:
            kept = (record.version, validated(record.data_type, record.data))
            self._models[key] = kept
        return kept[1]
