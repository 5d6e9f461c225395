"""Events in, history items out; what is pending is derived and stored nowhere (STYLE 5).

A session whose last reply has calls without results waits or has work to do, after a pause, a crash
or a restart alike. What the person says while a call is open follows after its result, so that
calls and results stay together.
"""

import json
from collections.abc import Iterable
from typing import Any

from interview_app.domain import event_kinds as kinds
from interview_app.domain.journal import Event
from interview_app.llm.client import (
    HistoryItem,
    LeaderItem,
    NoteItem,
    PersonItem,
    ResultItem,
    ToolCall,
)


class History:
    """The conversation as a leader sees it, grown event by event."""

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.items: list[HistoryItem] = []
        self._open: dict[str, ToolCall] = {}
        self._held: list[HistoryItem] = []
        for event in events:
            self.take(event)

    @property
    def last_said(self) -> str:
        """The text of the last reply."""
        said = (one.text for one in reversed(self.items) if isinstance(one, LeaderItem))
        return next(said, "")

    def take(self, event: Event) -> None:
        """Add what an event says; events that say nothing to a leader are passed over."""
        item = _item(event)
        if item is None:
            return
        if isinstance(item, LeaderItem):
            self._open = {call.call_id: call for call in item.calls}
            self.items.append(item)
        elif isinstance(item, ResultItem):
            if self._open.pop(item.call_id, None) is None:
                return
            self.items.append(item)
            if not self._open:
                self.items.extend(self._held)
                self._held.clear()
        elif self._open:
            self._held.append(item)
        else:
            self.items.append(item)


def _item(event: Event) -> HistoryItem | None:
    if event.body is None:  # erased; the store erases a call together with its result
        return None
    body = event.body
    if event.kind == kinds.PERSON_SAID:
        shown = tuple(_attachment(one) for one in body.get("attachments", ()))
        return PersonItem(
            text=body.get("text", ""),
            event_id=event.id,
            attachments=shown,
            answer=body.get("answer"),
        )
    if event.kind == kinds.LEADER_SAID:
        return LeaderItem(
            text=body.get("text", ""),
            calls=tuple(ToolCall(**call) for call in body.get("calls", ())),
            raw_items=tuple(body.get("raw_items", ())),
            wire=body.get("wire", ""),
            partial=bool(body.get("partial")),
            event_id=event.id,
        )
    if event.kind == kinds.CALL_RESULT:
        return ResultItem(
            call_id=body.get("call_id", ""),
            tool=body.get("tool", ""),
            output=body.get("output") or {},
            event_id=event.id,
        )
    if event.kind == kinds.PHASE_CHANGED:
        return NoteItem(text=f"The interview is now in {body.get('phase')}.", event_id=event.id)
    if event.kind == kinds.RECORD_EDITED:
        return NoteItem(
            text=f"The person edited {body.get('data_type')} {body.get('id')}.", event_id=event.id
        )
    if event.kind == kinds.STORY_CHANGED:
        text = f"The person changed the story card: {json.dumps(body, ensure_ascii=False)}"
        return NoteItem(text=text, event_id=event.id, change=body)
    if event.kind == kinds.NOTE and body.get("for_leader"):
        return NoteItem(text=body["for_leader"], event_id=event.id)
    return None


def _attachment(body: dict[str, Any]) -> dict[str, Any]:
    """A file as a leader may know it: never its name."""
    return {key: body[key] for key in ("handle", "mime", "bytes", "upload_type") if key in body}
