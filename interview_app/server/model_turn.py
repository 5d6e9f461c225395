"""A model's turn in the chat over a session: what it said and called, what it may confirm, what it
sees of an answer.
"""

import json
from typing import Any

from interview_app.llm import client
from interview_app.server.dispatcher import Answer

MOST_OUTPUT = 4_000
"""Characters of one answer that go to a model (CONTRACT F6)."""


async def played(
    leader: client.ModelClient, request: client.TurnRequest
) -> tuple[str, list[client.ToolCall], tuple[dict[str, Any], ...], str]:
    """A turn to its end: text, calls, the wire's own items and its mark; of one that fails its
    sentence and no call.
    """
    text: list[str] = []
    calls: list[client.ToolCall] = []
    async for event in leader.turn(request):
        match event:
            case client.TextDelta(text=piece):
                text.append(piece)
            case client.CallReady(call=call):
                calls.append(call)
            case client.TurnDone(raw_items=raw_items, wire=wire):
                return "".join(text), calls, raw_items, wire
            case client.TurnFailed(sentence=sentence):
                # No call of an unfinished turn runs.
                return sentence, [], (), ""
    return (
        "Service is temporarily unavailable. Your progress is saved. Try again in a few minutes.",
        [],
        (),
        "",
    )


def is_part(untrusted: object, confirmed: dict[str, Any]) -> bool:
    """Whether a confirmation says nothing but what the person's own says."""
    return isinstance(untrusted, dict) and all(
        name in confirmed and value is confirmed[name] for name, value in untrusted.items()
    )


def error(code: str, message: str) -> dict[str, Any]:
    """What a call that may not run gives back to the model."""
    return {"success": False, "error": code, "message": message}


def for_model(answer: Answer) -> dict[str, Any]:
    """What a model sees of a tool's answer: at most `MOST_OUTPUT` characters of JSON, and never
    base64 (CONTRACT F6).
    """
    if answer.pdf is not None:
        return {"success": True, "pdf": "made", "bytes": len(answer.pdf)}
    body = answer.body or {}
    if len(json.dumps(body, ensure_ascii=False)) <= MOST_OUTPUT:
        return body
    text = json.dumps(body, ensure_ascii=False)
    return {
        "success": body.get("success", answer.status == 200),
        "truncated": True,
        "text": text[: MOST_OUTPUT - 200],
    }
