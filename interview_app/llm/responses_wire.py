"""The Responses wire: a request as items, and its stream of events as a turn (DESIGN 10).

Nothing is stored at the provider and no earlier response is pointed at: whole items are replayed in order, encrypted
reasoning included at the one provider that makes it. Calls count only from their finished item.
"""

from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import aclosing
from typing import Any

from interview_app.domain import model_faults as say
from interview_app.llm import faults
from interview_app.llm.client import (
    CallReady,
    HistoryItem,
    LeaderItem,
    NoteItem,
    PersonItem,
    ReasoningReady,
    ResultItem,
    StillAlive,
    SystemItem,
    TextDelta,
    ToolCall,
    ToolSpec,
    TurnDone,
    TurnEvent,
    TurnFailed,
    TurnRequest,
    Usage,
)
from interview_app.llm.endpoint import Endpoint
from interview_app.llm.faults import WireFault
from interview_app.llm.fence import Fence
from interview_app.llm.sending import (
    STRICTNESS,
    BeforeSend,
    Reducer,
    Refusals,
    let_pass,
    output_of,
    paired,
    reduced,
    spoken,
    words_of,
)
from interview_app.llm.stream_wire import opened
from interview_app.llm.wire_tools import (
    Names,
    arguments_fit,
    as_text,
    function_of,
    looks_like_call,
    replayed_arguments,
    replayed_name,
    strict_schema,
    wire_name,
    without_nulls,
)

MAY_REFUSE = (
    *("temperature", "max_output_tokens", "include", "parallel_tool_calls", "store", "tool_choice"),
    *STRICTNESS,
)


class ResponsesWire:
    """A `ModelClient` over one endpoint. `every_tool`: all tools of the app, so that OpenAI sees the same list each turn."""

    def __init__(
        self,
        endpoint: Endpoint,
        *,
        every_tool: Sequence[ToolSpec] = (),
        fence: Fence | None = None,
        before_send: BeforeSend = let_pass,
    ) -> None:
        self._endpoint = endpoint
        self._every_tool = tuple(every_tool)
        self._fence = fence or Fence()
        self._refusals = Refusals()
        self._before_send = before_send
        self._replays_reasoning = True
        self.last_status: int | None = None
        """HTTP status of the last request that was refused."""

    @property
    def label(self) -> str:
        """What the header shows."""
        return f"Interview with {self._endpoint.model} via {self._endpoint.host}"

    @property
    def is_local(self) -> bool:
        """Whether nothing leaves this machine."""
        return self._endpoint.is_local

    def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
        """One turn; a fault is its last event."""
        return spoken(lambda: self.attempt(request), again=lambda fault: self._again(fault, request))

    async def attempt(self, request: TurnRequest) -> AsyncGenerator[TurnEvent]:
        """One request.

        Raises:
            WireFault: the turn failed.
        """
        reducer = ResponsesReducer(request, wire_id=self._endpoint.wire_id("responses"))
        body = self._refusals.without(self.body(request))
        self._before_send(request.agent, body)
        async with (
            opened(self._endpoint, "/responses", body, may_refuse=MAY_REFUSE) as events,
            aclosing(reduced(events, reducer)) as turn,
        ):
            async for event in turn:
                yield event

    def _again(self, fault: WireFault, request: TurnRequest) -> bool:
        self.last_status = fault.status
        refused = fault.status == 400 and fault.failure.kind == "bad_response" and fault.parameter in ("", "include")
        if refused and self._replays_reasoning and any(self._is_whole(item) for item in request.history):
            # Reasoning of another time or key is refused as a whole; the texts and calls say enough.
            self._replays_reasoning = False
            return True
        return self._refusals.learn(fault)

    def _is_whole(self, item: HistoryItem) -> bool:
        """Whether an item may go back as it came."""
        ours = isinstance(item, LeaderItem) and item.wire == self._endpoint.wire_id("responses") and not item.partial
        return ours and self._replays_reasoning and isinstance(item, LeaderItem) and bool(item.raw_items)

    def body(self, request: TurnRequest) -> dict[str, Any]:
        """The whole request as JSON, beside `stream`."""
        endpoint = self._endpoint
        system = "\n\n".join(item.text for item in request.history if isinstance(item, SystemItem))
        body: dict[str, Any] = {
            "model": endpoint.model,
            "input": [one for item in paired(request.history) for one in self._items(item)],
            "store": False,
            "stream": True,
        }
        if system:
            body["instructions"] = system
        if endpoint.temperature is not None:
            body["temperature"] = endpoint.temperature
        if endpoint.max_tokens is not None:
            body["max_output_tokens"] = endpoint.max_tokens
        if endpoint.is_openai:
            body["include"] = ["reasoning.encrypted_content"]
        if request.answer_schema is not None:
            body["text"] = {"format": _answer_format(request.answer_schema)}
        elif request.tools:
            body |= self._tools(request)
        return body

    def _tools(self, request: TurnRequest) -> dict[str, Any]:
        Names(request.tools)
        offered = request.tools
        choice: Any = "auto"
        known = {tool.name for tool in self._every_tool}
        if self._endpoint.is_openai and {tool.name for tool in offered} <= known:
            # The same list each turn can be reused by the provider; what is allowed now is said beside it.
            allowed = [{"type": "function", "name": wire_name(tool.name)} for tool in offered]
            offered, choice = self._every_tool, {"type": "allowed_tools", "mode": "auto", "tools": allowed}
        # The server on this machine mostly has a small context and does not enforce schemas: forms would only fill it.
        loose = self._endpoint.is_local or self._refusals.loose
        tools = [{"type": "function", **function_of(tool, loose=loose)} for tool in offered]
        return {"tools": tools, "tool_choice": choice, "parallel_tool_calls": True}

    def _items(self, item: HistoryItem) -> list[dict[str, Any]]:
        match item:
            case SystemItem():
                return []
            case PersonItem():
                return [{"role": "user", "content": words_of(item)}]
            case NoteItem(text=text):
                if self._endpoint.is_openai:
                    return [{"role": "developer", "content": text}]
                return [{"role": "user", "content": f"[The app adds, not the person: {text}]"}]
            case ResultItem():
                output = output_of(item, self._fence)
                return [{"type": "function_call_output", "call_id": item.call_id, "output": output}]
            case LeaderItem():
                return self._said(item)

    def _said(self, item: LeaderItem) -> list[dict[str, Any]]:
        if self._is_whole(item):
            return [_as_input(one) for one in item.raw_items]
        items: list[dict[str, Any]] = []
        if item.text.strip():
            mark = " [cut off]" if item.partial else ""
            items.append({"role": "assistant", "content": item.text + mark})
        for call in item.calls:
            name, arguments = replayed_name(call.name), replayed_arguments(call.arguments)
            items.append({"type": "function_call", "call_id": call.call_id, "name": name, "arguments": arguments})
        return items


def _as_input(item: dict[str, Any]) -> dict[str, Any]:
    """An output item as input: the same, but for a status and for arguments that would not be taken back."""
    kept = {key: value for key, value in item.items() if key != "status" and value is not None}
    if kept.get("type") == "function_call":
        kept["name"] = replayed_name(str(kept.get("name", "")))
        kept["arguments"] = replayed_arguments(as_text(kept.get("arguments")))
    return kept


def _answer_format(schema: dict[str, Any]) -> dict[str, Any]:
    strict = strict_schema(schema)
    return {
        "type": "json_schema",
        "name": "answer",
        "schema": strict if strict is not None else schema,
        "strict": strict is not None,
    }


class ResponsesReducer(Reducer):
    """Events of the Responses wire to events of a turn."""

    def __init__(self, request: TurnRequest, *, wire_id: str) -> None:
        self._names = Names(request.tools)
        self._specs = {tool.name: tool for tool in request.tools}
        self._wire_id = wire_id
        self._serial = len(request.history)
        self._items: dict[int, dict[str, Any]] = {}
        self._calls: set[str] = set()
        self._text: list[str] = []
        self._streamed: set[Any] = set()
        self._refused = False
        self._last: Any = None

    def take(self, event: Any) -> list[TurnEvent]:
        """What this event means.

        Raises:
            WireFault: the turn failed.
        """
        if not isinstance(event, dict) or self._doubled(event):
            return [StillAlive()]
        kind = event.get("type")
        if kind == "response.output_text.delta":
            return self._delta(event)
        if kind == "response.output_item.done":
            return self._item(event.get("output_index"), event.get("item"))
        if kind in ("response.refusal.delta", "response.refusal.done"):
            self._refused = True
        elif kind in ("response.completed", "response.done"):
            return self._completed(event.get("response"))
        elif kind == "response.incomplete":
            raise WireFault(_incomplete(event.get("response")))
        elif kind == "response.failed":
            response = event.get("response")
            raise WireFault(faults.of_error_object(response if isinstance(response, dict) else {}))
        elif kind == "error" or (kind is None and event.get("error")):
            raise WireFault(faults.of_error_object(event))
        return [StillAlive()]

    def _doubled(self, event: dict[str, Any]) -> bool:
        """The very same event again, told by a running number that this endpoint really counts."""
        number, last = event.get("sequence_number"), self._last
        self._last = event
        return isinstance(number, int) and number > 0 and event == last

    def _delta(self, event: dict[str, Any]) -> list[TurnEvent]:
        text = event.get("delta")
        if not isinstance(text, str) or not text:
            return [StillAlive()]
        self._streamed.add(event.get("output_index"))
        self._text.append(text)
        return [TextDelta(text=text)]

    def _item(self, index: Any, item: Any) -> list[TurnEvent]:
        if not isinstance(item, dict):
            return [StillAlive()]
        place = index if isinstance(index, int) else len(self._items)
        self._items[place] = item
        kind = item.get("type")
        if kind == "reasoning":
            return [ReasoningReady(item=item)]
        if kind == "function_call":
            return self._call(item)
        if kind == "message":
            return self._message(index, item)
        return [StillAlive()]

    def _call(self, item: dict[str, Any]) -> list[TurnEvent]:
        call_id = item.get("call_id") or item.get("id") or f"call-{self._serial}-{len(self._calls) + 1}"
        if call_id in self._calls or item.get("status") == "incomplete":
            return [StillAlive()]
        item["call_id"] = call_id
        self._calls.add(call_id)
        name = self._names.canonical(str(item.get("name", "")))
        arguments = item["arguments"] = as_text(item.get("arguments"))
        call = ToolCall(call_id=call_id, name=name, arguments=without_nulls(arguments, self._specs.get(name)))
        if not arguments_fit(call):
            raise WireFault(faults.bad_response(say.TOO_LARGE))
        return [CallReady(call=call)]

    def _message(self, index: Any, item: dict[str, Any]) -> list[TurnEvent]:
        parts = item.get("content")
        if not isinstance(parts, list):
            return [StillAlive()]
        self._refused |= any(isinstance(part, dict) and part.get("type") == "refusal" for part in parts)
        whole = "".join(str(part.get("text") or "") for part in parts if isinstance(part, dict))
        if index in self._streamed or not whole:
            return [StillAlive()]
        # An endpoint that sends no deltas.
        self._streamed.add(index)
        self._text.append(whole)
        return [TextDelta(text=whole)]

    def _completed(self, response: Any) -> list[TurnEvent]:
        response = response if isinstance(response, dict) else {}
        if response.get("status") in ("failed", "incomplete"):
            failed = response["status"] == "failed"
            raise WireFault(faults.of_error_object(response) if failed else _incomplete(response))
        events = self._late(response.get("output"))
        text = "".join(self._text)
        if self._refused:
            raise WireFault(TurnFailed(kind="refused", sentence=say.REFUSED))
        if not self._calls and looks_like_call(text, self._names):
            raise WireFault(faults.bad_response(say.CALL_AS_TEXT))
        if not self._calls and not text.strip():
            raise WireFault(faults.bad_response(say.EMPTY, passes=True))
        self.finished = True
        items = tuple(self._items[place] for place in sorted(self._items))
        return [*events, TurnDone(raw_items=items, wire=self._wire_id, usage=_usage(response.get("usage")))]

    def _late(self, output: Any) -> list[TurnEvent]:
        """Items that only the last event carries."""
        if self._items or not isinstance(output, list):
            return []
        found = [event for place, item in enumerate(output) for event in self._item(place, item)]
        return [event for event in found if not isinstance(event, StillAlive)]


def _incomplete(response: Any) -> TurnFailed:
    details = response.get("incomplete_details") if isinstance(response, dict) else None
    reason = details.get("reason") if isinstance(details, dict) else ""
    if reason == "content_filter":
        return TurnFailed(kind="content_filter", sentence=say.CONTENT_FILTER)
    return TurnFailed(kind="incomplete", sentence=say.CUT_BY_LENGTH)


def _usage(usage: Any) -> Usage:
    given = usage if isinstance(usage, dict) else {}
    tokens_in, tokens_out = given.get("input_tokens"), given.get("output_tokens")
    return Usage(
        input_tokens=tokens_in if isinstance(tokens_in, int) else None,
        output_tokens=tokens_out if isinstance(tokens_out, int) else None,
    )
