"""The Chat Completions wire: a request as messages, and its stream of chunks as a turn (DESIGN
10).
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from interview_app.domain import model_faults as say
from interview_app.llm import client, faults, wire_tools
from interview_app.llm.faults import WireFault
from interview_app.llm.reducer import Reducer, usage_of
from interview_app.llm.sending import BY_THE_APP, STRICTNESS, conversation, output_of, words_of
from interview_app.llm.stream_wire import DONE
from interview_app.llm.wire import Wire


class ChatWire(Wire):
    """A `ModelClient` over one endpoint."""

    path = "/chat/completions"
    may_refuse = (
        *(
            "temperature",
            "max_tokens",
            "max_completion_tokens",
            "store",
            "stream_options",
            "response_format",
        ),
        *STRICTNESS,
    )

    def _reducer(self, request: client.TurnRequest) -> Reducer:
        return ChatReducer(request, wire_id=self._endpoint.wire_id("chat"))

    def body(self, request: client.TurnRequest) -> dict[str, Any]:
        """The whole request as JSON."""
        endpoint = self._endpoint
        body: dict[str, Any] = {
            "model": endpoint.model,
            "messages": self._alternating(
                one for item in conversation(request.history) for one in self._messages(item)
            ),
            "store": request.store,
            "stream": True,
            "stream_options": {"include_usage": True},
        }
        if endpoint.temperature is not None:
            body["temperature"] = endpoint.temperature
        if endpoint.max_tokens is not None:
            body["max_completion_tokens" if endpoint.is_openai else "max_tokens"] = (
                endpoint.max_tokens
            )
        if request.answer_schema is not None:
            body["response_format"] = {
                "type": "json_schema",
                "json_schema": wire_tools.answer_format(request.answer_schema),
            }
        elif request.tools:
            wire_tools.Names(request.tools)
            loose = endpoint.is_local or self._refusals.loose
            body["tools"] = [
                {"type": "function", "function": _function(tool, loose=loose)}
                for tool in request.tools
            ]
        return body

    def _alternating(self, messages: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
        """Messages of the user that follow each other as one, but at OpenAI: the chat templates of
        Gemma and Mistral refuse two in a row.
        """
        joined: list[dict[str, Any]] = []
        for one in messages:
            last = joined[-1] if joined else {}
            if one["role"] == last.get("role") == "user" and not self._endpoint.is_openai:
                joined[-1] = {"role": "user", "content": f"{last['content']}\n\n{one['content']}"}
            else:
                joined.append(one)
        return joined

    def _messages(self, item: client.HistoryItem) -> list[dict[str, Any]]:
        match item:
            case client.SystemItem(text=text):
                return [{"role": "system", "content": text}]
            case client.PersonItem():
                return [{"role": "user", "content": words_of(item)}]
            case client.NoteItem(text=text) | client.StateItem(text=text):
                return [{"role": "user", "content": BY_THE_APP.format(text=text)}]
            case client.ResultItem():
                return [
                    {
                        "role": "tool",
                        "tool_call_id": item.call_id,
                        "content": output_of(item, self._fence),
                    }
                ]
            case client.LeaderItem():
                return self._said(item)

    def _said(self, item: client.LeaderItem) -> list[dict[str, Any]]:
        if item.wire == self._endpoint.wire_id("chat") and item.raw_items and not item.partial:
            return [dict(one) for one in item.raw_items]
        mark = " [cut off]" if item.partial else ""
        message: dict[str, Any] = {"role": "assistant", "content": item.text + mark}
        if item.calls:
            message["tool_calls"] = [_call(one) for one in item.calls]
        return [message] if item.text.strip() or item.calls else []


def _function(tool: client.ToolSpec, *, loose: bool) -> dict[str, Any]:
    """Strictness is said only where it is so: some endpoints refuse the word."""
    function = wire_tools.function_of(tool, loose=loose)
    if not function["strict"]:
        del function["strict"]
    return function


_FILTERED = ("content_filter", "safety", "recitation", "prohibited_content")
_OF_A_CALL = frozenset({"index", "id", "type", "function"})


@dataclass
class _Growing:
    """A call whose pieces are still coming."""

    index: Any
    id: str
    name: str = ""
    arguments: list[str] = field(default_factory=list)
    length: int = 0
    extra: dict[str, Any] = field(default_factory=dict)


class ChatReducer(Reducer):
    """Chunks of the Chat wire to events of a turn.

    Every compatible endpoint spells it a little differently: an index or id that is missing,
    content that is null, several calls at one index, fields that must come back. A call counts only
    when the chunk with the finish reason has come.
    """

    def __init__(self, request: client.TurnRequest, *, wire_id: str) -> None:
        super().__init__(request, wire_id=wire_id)
        self._calls: list[_Growing] = []
        self._finish = ""
        self._usage = client.Usage()

    def take(self, event: Any) -> list[client.TurnEvent]:
        """What this chunk means.

        Raises:
            WireFault: the turn failed.
        """
        if event is DONE:
            return self.end()
        if not isinstance(event, dict):
            return [client.StillAlive()]
        if event.get("error"):
            raise WireFault(faults.of_error_object(event))
        if isinstance(event.get("usage"), dict):
            self._usage = usage_of(
                event["usage"], tokens_in="prompt_tokens", tokens_out="completion_tokens"
            )
        choices = event.get("choices")
        choice = choices[0] if isinstance(choices, list) and choices else None
        if not isinstance(choice, dict):
            return [client.StillAlive()]
        delta, message = choice.get("delta"), choice.get("message")
        events = self._delta(delta) if isinstance(delta, dict) and not self._finish else []
        if isinstance(message, dict) and not self._finish:
            events += self._whole(message)
        if isinstance(choice.get("finish_reason"), str):
            self._finish = self._finish or choice["finish_reason"]
        return events or [client.StillAlive()]

    def _delta(self, delta: dict[str, Any]) -> list[client.TurnEvent]:
        if delta.get("refusal"):
            self._refused = True
        pieces = delta.get("tool_calls")
        for piece in pieces if isinstance(pieces, list) else ():
            if isinstance(piece, dict):
                self._grow(piece)
        text = _text_of(delta.get("content"))
        return [self._said(text)] if text else []

    def _whole(self, message: dict[str, Any]) -> list[client.TurnEvent]:
        """A finished message beside or in place of its pieces: it is the truth."""
        if self._text and (whole := _text_of(message.get("content"))):
            return self._settled(whole)
        return self._delta(message)

    def _grow(self, piece: dict[str, Any]) -> None:
        function = piece.get("function")
        function = function if isinstance(function, dict) else {}
        call = self._call_of(piece, function)
        if isinstance(function.get("name"), str) and not call.name:
            call.name = function["name"]
        arguments = wire_tools.as_text(function.get("arguments"))
        call.arguments.append(arguments)
        call.length += len(arguments)
        if call.length > wire_tools.LONGEST_ARGUMENTS:
            raise WireFault(faults.bad_response(say.TOO_LARGE))
        call.extra |= {
            key: value
            for key, value in piece.items()
            if key not in _OF_A_CALL and value is not None
        }

    def _call_of(self, piece: dict[str, Any], function: dict[str, Any]) -> _Growing:
        """The call a piece belongs to: by index, where there is one; a new id or a new name begins
        a new call.
        """
        index, id = piece.get("index"), piece.get("id")
        same = (
            [one for one in self._calls if one.index == index]
            if index is not None
            else self._calls[-1:]
        )
        last = same[-1] if same else None
        begins = (
            last is None
            or (id and last.id != id)
            or (not id and index is None and function.get("name"))
        )
        if last is None or begins:
            last = _Growing(
                index=index, id=str(id or f"call-{self._serial}-{len(self._calls) + 1}")
            )
            self._calls.append(last)
        return last

    def end(self) -> list[client.TurnEvent]:
        """The stream ended, or said `[DONE]`.

        Raises:
            WireFault: it ended without a finish reason, or with one that is no success.
        """
        if not self._finish:
            raise WireFault(faults.broke_off())
        if self._finish == "length":
            raise WireFault(client.TurnFailed(kind="length", sentence=say.CUT_BY_LENGTH))
        if self._finish in _FILTERED:
            raise WireFault(client.TurnFailed(kind="content_filter", sentence=say.CONTENT_FILTER))
        if self._finish in ("error", "insufficient_system_resource"):
            raise WireFault(faults.of_error_object({}))
        calls, rest = self._finished_calls(), self._rest()
        self._check_whole(calls=bool(calls))
        self.finished = True
        message = _message("".join(self._text), calls)
        ready: list[client.TurnEvent] = [client.CallReady(call=self._ours(call)) for call in calls]
        return [
            *rest,
            *ready,
            client.TurnDone(raw_items=(message,), wire=self._wire_id, usage=self._usage),
        ]

    def _finished_calls(self) -> list[client.ToolCall]:
        """Each call once, by its id, with its arguments as they came."""
        calls: dict[str, client.ToolCall] = {}
        for one in self._calls:
            arguments = "".join(one.arguments)
            calls.setdefault(
                one.id,
                client.ToolCall(
                    call_id=one.id, name=one.name, arguments=arguments, extra=one.extra
                ),
            )
        return list(calls.values())

    def _ours(self, call: client.ToolCall) -> client.ToolCall:
        name, arguments = self._canonical(call.name, call.arguments)
        return client.ToolCall(
            call_id=call.call_id, name=name, arguments=arguments, extra=call.extra
        )


def _message(text: str, calls: list[client.ToolCall]) -> dict[str, Any]:
    """The assistant's message as it is replayed, unknown fields of its calls included."""
    message: dict[str, Any] = {"role": "assistant", "content": text}
    if calls:
        message["tool_calls"] = [{**one.extra, **_call(one)} for one in calls]
    return message


def _call(call: client.ToolCall) -> dict[str, Any]:
    """A call as it is replayed, with no field that this wire does not know."""
    return {
        "id": call.call_id,
        "type": "function",
        "function": {
            "name": wire_tools.replayed_name(call.name),
            "arguments": wire_tools.replayed_arguments(call.arguments),
        },
    }


def _text_of(content: Any) -> str:
    """Visible text of a delta; some endpoints send parts instead of a string."""
    if isinstance(content, str):
        return content
    parts = content if isinstance(content, list) else ()
    return "".join(
        part["text"]
        for part in parts
        if isinstance(part, dict) and isinstance(part.get("text"), str)
    )
