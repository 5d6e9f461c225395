"""Where a session stands, folded from its events alone (DESIGN 4.8).

The actor is the only one who holds and changes it; after a restart the same events give the same
state.
"""

import contextlib
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from interview_app.domain import event_kinds as kinds
from interview_app.domain.frozen import frozen
from interview_app.domain.journal import Event, WaitingCall
from interview_app.domain.known import Attachment
from interview_app.domain.phases import DONE, OBJECTIVES, Objective, ObjectiveStatus, Phase
from interview_app.domain.records import DataType
from interview_app.domain.story import (
    NOTE_TOOL,
    Draft,
    Shown,
    StoryRefused,
    shown_in,
    value_for,
    words_of,
)
from interview_app.domain.story_changes import Changes, StoryChange
from interview_app.interview.answers import as_read
from interview_app.interview.history import History
from interview_app.messages.interview import Acknowledged, MessageAdded

GUIDE_WIRE = "guide"
"""The wire name of the guide's turns."""
MESSAGE_TOOL = "message"
"""The tool name of a free question (CONTRACT E11)."""


@frozen
class SavedReading:
    """The answer of an `extract_document` call in this session: the app's own object."""

    event_id: int
    data: dict[str, Any]


@dataclass
class SessionState:
    """One session, as its events tell it."""

    phase: Phase = Phase.CORE_FACTS
    objectives: dict[Objective, ObjectiveStatus] = field(default_factory=dict)
    phase_just_met: bool = False
    history: History = field(default_factory=History)
    waiting: dict[str, WaitingCall] = field(default_factory=dict)
    acks: dict[str, Acknowledged] = field(default_factory=dict)
    """What an answer got, and gets again."""
    attachments: dict[str, Attachment] = field(default_factory=dict)
    in_composer: list[str] = field(default_factory=list)
    messages: list[MessageAdded] = field(default_factory=list)
    readings: list[SavedReading] = field(default_factory=list)
    read_together: list[SavedReading] = field(default_factory=list)
    """The newest readings without a review between them: these are shown in one sheet."""
    left_out: set[str] = field(default_factory=set)
    """Artifacts of somebody else: nothing rests on them."""
    reviewed: bool = False
    answers: list[str] = field(default_factory=list)
    typed: list[str] = field(default_factory=list)
    """What was put into a field of a story: the person's own as much as an answer is."""
    suggested: set[str] = field(default_factory=set)
    """A model's words that the person took as they are."""
    said: dict[int, int] = field(default_factory=dict)
    """By the event that a leader has words of the person from the id of their message. What was
    clicked are no words.
    """
    said_at: dict[str, int] = field(default_factory=dict)
    """The same of words said at a call, by its id, until its result is known."""
    story: Changes | None = None
    """The story that is shown, with what was changed in it since."""
    noted: dict[str, Changes] = field(default_factory=dict)
    """Stories that a model notes, by id: those that are no card yet, or wait for a field."""
    left: dict[str, Changes] = field(default_factory=dict)
    """Stories that were left out, by id."""
    shown: Shown = field(default_factory=Shown)
    leader_wire: str = ""
    """The wire of the newest whole reply: it tells the guide from a model."""
    language: str = ""
    """The language of the window when that reply was given, "" where it was not noted."""
    touched: bool = False
    """Whether the person has done anything: then a restart says Welcome back."""

    @classmethod
    def of(cls, events: Iterable[Event]) -> "SessionState":
        """Where a session with these events stands."""
        state = cls()
        for event in events:
            state.apply(event)
        return state

    def apply(self, event: Event) -> None:
        """Take one committed event in."""
        self.history.take(event)
        take = _TAKERS.get(event.kind)
        if take is not None and event.body is not None:
            take(self, event, event.body)

    def is_own(self, reading: SavedReading) -> bool:
        """Whether the person has not left it out as somebody else's."""
        return (reading.data.get("artifact_record") or {}).get("id") not in self.left_out

    @property
    def own_readings(self) -> tuple[SavedReading, ...]:
        """The readings that values may come from."""
        return tuple(one for one in self.readings if self.is_own(one))

    @property
    def free_question(self) -> WaitingCall | None:
        """The free question that waits, if one does."""
        return next((call for call in self.waiting.values() if call.tool == MESSAGE_TOOL), None)

    @property
    def draft(self) -> Draft | None:
        """The story that the guide shows, as it stands now."""
        return self.story.draft if self.story is not None else None

    @property
    def begun(self) -> tuple[Draft, ...]:
        """The stories that a model notes, as they stand."""
        return tuple(one.draft for one in self.noted.values())

    def composer(self) -> tuple[Attachment, ...]:
        """Files that wait for the person's next message."""
        return tuple(self.attachments[handle] for handle in self.in_composer)


def _hand_over(state: SessionState, handles: Iterable[str]) -> None:
    """These files wait in the composer no longer."""
    given = set(handles)
    state.in_composer = [one for one in state.in_composer if one not in given]


def _person_said(state: SessionState, event: Event, body: dict[str, Any]) -> None:
    state.touched = True
    attachments = tuple(Attachment(**one) for one in body.get("attachments", ()))
    for one in attachments:
        state.attachments.setdefault(one.handle, one)
    _hand_over(state, (one.handle for one in attachments))
    text = body.get("text", "")
    answer = body.get("answer") or {}
    if answer.get("suggested"):
        state.suggested.add(text)
    elif text.strip() and not {"skip", "chip"} & set(answer):
        state.answers.append(text)
        state.said[event.id] = event.id
    shown = as_read(answer, text)
    state.messages.append(
        MessageAdded(id=event.id, author="person", text=shown, attachments=attachments)
    )


def _leader_said(state: SessionState, event: Event, body: dict[str, Any]) -> None:
    text, partial = body.get("text", ""), bool(body.get("partial"))
    if not partial:
        state.shown = shown_in(body.get("raw_items", ()))
        story = state.shown.story
        if story is None:
            # A model's turn shows no story: what it noted stands until it is a card.
            stays = body.get("wire") != GUIDE_WIRE and state.story in state.noted.values()
            state.story = state.story if stays else None
        elif state.story is None or state.story.draft != story:
            state.story = Changes(story, state.shown.past)
            if story.id in state.noted:
                state.noted[story.id] = state.story
    state.leader_wire = body.get("wire", "") or state.leader_wire
    state.language = body.get("language", "") or state.language
    if text.strip():
        state.messages.append(
            MessageAdded(id=event.id, author="leader", text=text, partial=partial)
        )


def _call_waiting(state: SessionState, event: Event, body: dict[str, Any]) -> None:
    call = WaitingCall(**body)
    state.waiting[call.token] = call
    state.reviewed = state.reviewed or call.tool == "submit_for_validation"


def _call_answered(state: SessionState, event: Event, body: dict[str, Any]) -> None:
    state.touched = True
    token, data = body["token"], body.get("data") or {}
    call = state.waiting.pop(token, None)
    question = (
        str(call.ask.get("prompt") or "")
        if call is not None and call.ask.get("kind") == "option"
        else ""
    )
    state.acks[token] = Acknowledged(token=token, **body["ack"])
    state.left_out.update(data.get("leftOut") or ())
    state.read_together = [one for one in state.read_together if state.is_own(one)]
    spoken = body.get("spoken", "")
    uploads = tuple(Attachment(**one) for one in data.get("uploads", ()))
    state.attachments |= {one.handle: one for one in uploads}
    _hand_over(state, (one.handle for one in uploads))
    if spoken:
        state.answers.append(spoken)
    if call is not None and data.get("otherText"):
        state.said_at[call.call_id] = event.id
    if spoken or uploads:
        state.messages.append(
            MessageAdded(
                id=event.id, author="person", text=spoken, attachments=uploads, question=question
            )
        )


def _call_aborted(state: SessionState, event: Event, body: dict[str, Any]) -> None:
    state.waiting.pop(body["token"], None)


def _call_result(state: SessionState, event: Event, body: dict[str, Any]) -> None:
    data = body.get("data")
    if (message := state.said_at.pop(str(body.get("call_id")), None)) is not None:
        state.said[event.id] = message
    if body.get("tool") == "extract_document" and data:
        handle = str(body.get("handle", ""))
        reading = SavedReading(event_id=event.id, data=data)
        state.readings.append(reading)
        state.left_out.discard((data.get("artifact_record") or {}).get("id"))
        if state.reviewed:
            state.read_together, state.reviewed = [], False
        state.read_together.append(reading)
        _was_read(state, handle)

    if body.get("tool") == NOTE_TOOL and data:
        _story_noted(state, Draft.model_validate(data["story"]), dropped=bool(data["dropped"]))


def _was_read(state: SessionState, handle: str) -> None:
    if handle in state.attachments:
        state.attachments[handle] = replace(state.attachments[handle], read=True)


def _story_noted(state: SessionState, draft: Draft, *, dropped: bool) -> None:
    changes = state.noted.pop(draft.id, None) or Changes(draft)
    changes.answered(draft)
    if not dropped:
        state.noted[draft.id] = state.story = changes
    elif state.story is changes:
        state.story = None


def _record_approved(state: SessionState, event: Event, body: dict[str, Any]) -> None:
    """A story that was noted is a card now; a field that is still looked up keeps it."""
    changes = state.noted.get(str(body.get("id")))
    if changes is None or body.get("data_type") != DataType.KNOWLEDGE_CARD:
        return
    if state.story is changes:
        state.story = None
    if not changes.draft.later:
        del state.noted[changes.draft.id]


def _note(state: SessionState, event: Event, body: dict[str, Any]) -> None:
    if body.get("text"):
        state.messages.append(MessageAdded(id=event.id, author="app", text=body["text"]))


def _story_changed(state: SessionState, event: Event, body: dict[str, Any]) -> None:
    state.touched = True
    change = StoryChange.model_validate(body)
    story = state.story
    if change.story is not None and (story is None or story.draft.id != change.story):
        story = state.noted.get(change.story) or state.left.get(change.story)
    if change.leave or change.back:
        _left_or_back(state, story, leave=bool(change.leave))
    elif story is not None:
        with contextlib.suppress(StoryRefused):
            story.apply(change)
            if change.edit is not None and change.edit.value is not None:
                words = words_of(value_for(change.edit.field, change.edit.value))
                state.typed.append(words)


def _left_or_back(state: SessionState, story: Changes | None, *, leave: bool) -> None:
    if story is None:
        return
    id = story.draft.id
    if leave:
        state.left[id], state.story = story, None
        state.noted.pop(id, None)
    else:
        state.story = state.left.pop(id, story)
        if state.leader_wire != GUIDE_WIRE:
            state.noted[id] = story


def _phase_changed(state: SessionState, event: Event, body: dict[str, Any]) -> None:
    state.phase = Phase(body["phase"])
    state.phase_just_met = False


def _objective_changed(state: SessionState, event: Event, body: dict[str, Any]) -> None:
    objective, status = Objective(body["objective"]), ObjectiveStatus(body["status"])
    state.objectives[objective] = status
    here = OBJECTIVES[state.phase]
    if objective in here and status is ObjectiveStatus.COMPLETED and not body.get("from_before"):
        state.phase_just_met = all(state.objectives.get(one) in DONE for one in here)


def _attached(state: SessionState, event: Event, body: dict[str, Any]) -> None:
    state.touched = True
    attachment = Attachment(**body)
    state.attachments[attachment.handle] = attachment
    if attachment.handle not in state.in_composer:
        state.in_composer.append(attachment.handle)


def _erased(state: SessionState, event: Event, body: dict[str, Any]) -> None:
    """What was handed over and read together with an erased document is not so anew."""
    _hand_over(state, body.get("handed_over", ()))
    for handle in body.get("read", ()):
        _was_read(state, handle)


def _touch(state: SessionState, event: Event, body: dict[str, Any]) -> None:
    state.touched = True


_TAKERS = {
    kinds.PERSON_SAID: _person_said,
    kinds.LEADER_SAID: _leader_said,
    kinds.CALL_WAITING: _call_waiting,
    kinds.CALL_ANSWERED: _call_answered,
    kinds.CALL_ABORTED: _call_aborted,
    kinds.CALL_RESULT: _call_result,
    kinds.NOTE: _note,
    kinds.STORY_CHANGED: _story_changed,
    kinds.PHASE_CHANGED: _phase_changed,
    kinds.OBJECTIVE_CHANGED: _objective_changed,
    kinds.RECORD_APPROVED: _record_approved,
    kinds.ATTACHED: _attached,
    kinds.RECORD_EDITED: _touch,
    kinds.ERASED: _erased,
}
