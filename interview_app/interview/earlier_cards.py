"""The cards that stood in a conversation, from its events: at the next start they stand again."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pydantic import ValidationError

from interview_app.domain import event_kinds as kinds
from interview_app.domain.asks import Ask, PhaseAsk, ReviewAsk, UploadAsk
from interview_app.domain.journal import Event
from interview_app.domain.known import Attachment
from interview_app.domain.reading import DocumentReading
from interview_app.interview.activity import activity
from interview_app.messages.documents import DocumentRead, ReadingEnded
from interview_app.messages.interview import AskEnded, ToolActivity
from interview_app.messages.sessions import EarlierCard
from interview_app.tool_contract import ToolErrorCode

READING = "extract_document"


def earlier_cards(
    events: Iterable[Event], attachments: Mapping[str, Attachment]
) -> Iterator[EarlierCard]:
    """What was answered on a card, read, or done by a tool. A question with options is none of
    them: it is told with its answer.
    """
    asked: dict[str, Event] = {}
    turn, calls = 0, dict[str, dict[str, Any]]()
    for event in events:
        body = event.body or {}
        if event.kind == kinds.LEADER_SAID:
            turn, calls = event.id, {one["call_id"]: one for one in body.get("calls", ())}
        elif event.kind == kinds.CALL_WAITING and body:
            asked[body["token"]] = event
            calls.pop(body["call_id"], None)
        elif event.kind == kinds.CALL_ANSWERED and body.get("token") in asked:
            waited = asked.pop(body["token"])
            ask = _ask((waited.body or {})["ask"])
            if ask is not None:
                # What was said while it waited stands above it: it was shown again below.
                yield EarlierCard(id=event.id, showed=AskEnded(ask=ask, answer=_answer(body)))
        elif event.kind == kinds.CALL_RESULT and body.get("call_id") in calls:
            showed = _reading(body, calls, attachments) if body["tool"] == READING else _done(body)
            yield EarlierCard(id=turn, showed=showed)


def document_read(handle: str, data: Mapping[str, Any] | None) -> DocumentRead | None:
    """The report of a reading, from the answer of its call; None where it has none."""
    if not data:
        return None
    shown = {**data, "artifact_record": data.get("artifact_record") or None}
    shown.pop("whose", None)
    try:
        return DocumentRead(handle=handle, reading=DocumentReading.model_validate(shown))
    except ValidationError:
        return None


def _ask(told: dict[str, Any]) -> Ask | None:
    """What its card shows; sources of a sheet are none of it."""
    if told["kind"] == "review":
        shown = {key: told[key] for key in ("data_type", "data", "message") if key in told}
        return ReviewAsk.model_validate(shown)
    if told["kind"] == "phase":
        return PhaseAsk.model_validate(told)
    return UploadAsk.model_validate(told) if told["kind"] == "upload" else None


def _answer(body: Mapping[str, Any]) -> dict[str, Any]:
    data = body.get("data") or {}
    names = [one["filename"] for one in data.get("uploads", ())]
    return {**data, "status": body["ack"]["status"], "paths": names}


def _reading(
    body: Mapping[str, Any],
    calls: Mapping[str, Mapping[str, Any]],
    attachments: Mapping[str, Attachment],
) -> ReadingEnded:
    readings = [id for id, call in calls.items() if call["name"] == READING]
    arguments = calls[body["call_id"]]["arguments"]
    file = next((one for one in attachments.values() if f'"{one.handle}"' in arguments), None)
    error = _error(body)
    return ReadingEnded(
        filename=file.filename if file is not None else "",
        number=readings.index(body["call_id"]) + 1,
        of=len(readings),
        read=document_read(str(body.get("handle", "")), body.get("data")),
        sentence=error.get("message", ""),
        cancelled=error.get("code") == ToolErrorCode.USER_CANCELLED.value,
    )


def _done(body: Mapping[str, Any]) -> ToolActivity:
    error = _error(body)
    return activity(
        body["call_id"],
        body["tool"],
        "failed" if error else "done",
        error.get("message", ""),
    )


def _error(body: Mapping[str, Any]) -> dict[str, str]:
    return (body.get("output") or {}).get("error") or {}
