"""What one request sends, as a list a person can read: taken from the very body that leaves (DESIGN
10).
"""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from interview_app.domain.model_choice import SUMMARY_KINDS, SentPart
from interview_app.llm.fence import CLOSE, OPEN
from interview_app.llm.sending import BY_THE_APP, GO_ON, OPENING

_ADDED = re.escape(BY_THE_APP.partition("{")[0])
_STATE = re.compile(rf"(?:{_ADDED})?<session_state>\n(.*)\n</session_state>\]?", re.DOTALL)


def parts_of(body: Mapping[str, Any]) -> tuple[SentPart, ...]:
    """The parts of a request body of either wire, in the order of `SUMMARY_KINDS`; nothing of the
    body is left out.
    """
    found: dict[str, list[str]] = {kind: [] for kind in SUMMARY_KINDS}
    for kind, text in _texts(body):
        found[kind].append(text)
    return tuple(
        SentPart(
            kind=kind, count=len(texts), characters=sum(map(len, texts)), text="\n\n".join(texts)
        )
        for kind, texts in found.items()
        if texts
    )


def _texts(body: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    if body.get("instructions"):
        yield "instructions", str(body["instructions"])
    for item in (*body.get("input", ()), *body.get("messages", ())):
        yield from _item(item)
    if body.get("tools"):
        yield "tools", json.dumps(body["tools"], ensure_ascii=False, indent=1)


def _apart(text: str, kind: str) -> Iterable[tuple[str, str]]:
    """What is known now, and what the app itself says, apart from the rest of a message: none of it
    is the person's words.
    """
    state = _STATE.search(text)
    if state is not None:
        yield "known", state.group(1)
    rest = _STATE.sub("", text)
    for own in (OPENING, GO_ON):
        if own in rest:
            yield "instructions", own
            rest = rest.replace(own, "")
    if rest.strip():
        yield kind, rest.strip()


def _item(item: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    role, kind = item.get("role"), item.get("type")
    content = item.get("content")
    text = (
        content
        if isinstance(content, str)
        else json.dumps(content, ensure_ascii=False)
        if content
        else ""
    )
    if kind == "function_call_output" or role == "tool":
        output = str(item.get("output") or text)
        yield ("document_text" if OPEN in output and CLOSE in output else "results"), output
    elif role in ("system", "developer"):
        yield from _apart(text, "instructions")
    elif role == "user":
        yield from _apart(text, "files" if "the person attached" in text else "words")
    else:
        yield (
            "replies",
            text
            if role == "assistant" and not item.get("tool_calls")
            else json.dumps(dict(item), ensure_ascii=False),
        )
