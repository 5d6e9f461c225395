"""The Responses wire: a request as items, and its stream of events as a turn (DESIGN 10).

Nothing is stored at the provider unless a request asks for it, and no earlier response is pointed
at: whole items are replayed in order, encrypted reasoning included at the one provider that makes
it.
"""

from collections.abc import Sequence
from typing import Any

from interview_app.domain import model_faults as say
from interview_app.llm import client, faults, sending
from interview_app.llm.endpoint import Endpoint
from interview_app.llm.faults import WireFault
from interview_app.llm.fence import Fence
from interview_app.llm.reducer import Reducer, usage_of, without_thinking
from interview_app.llm.wire import Wire
from interview_app.llm.wire_tools import (
    Names,
    answer_format,
    arguments_fit,
    as_text,
    function_of,
    replayed_arguments,
    replayed_name,
    wire_name,
)


class ResponsesWire(Wire):
    """A `ModelClient` over one endpoint. `every_tool`: all tools of the app, so that OpenAI sees
    the same list each turn.
    """

    path = "/responses"
    may_refuse = (
        *(
            "temperature",
            "max_output_tokens",
            "include",
            "parallel_tool_calls",
            "store",
            "tool_choice",
        ),
        *sending.STRICTNESS,
    )

    def __init__(
        self,
        endpoint: Endpoint,
        *,
        every_tool: Sequence[client.ToolSpec] = (),
        fence: Fence | None = None,
        before_send: sending.BeforeSend = sending.let_pass,
    ) -> None:
        super().__init__(endpoint, fence=fence, before_send=before_send)
        self._every_tool = tuple(every_tool)
        self._replays_reasoning = True

    def _reducer(self, request: client.TurnRequest) -> Reducer:
        return ResponsesReducer(request, wire_id=self._endpoint.wire_id("responses"))

    def _again(self, fault: WireFault, request: client.TurnRequest) -> bool:
        self.last_status = fault.status
        refused = (
            fault.status in (400, 422)
            and fault.failure.kind == "bad_response"
            and fault.parameter in ("", "include")
        )
        if (
            refused
            and self._replays_reasoning
            and any(self._is_whole(item) for item in request.history)
        ):
            # Reasoning of another time or key is refused as a whole; the texts and calls say
            # enough.
            self._replays_reasoning = False
            return True
        return super()._again(fault, request)

    def _is_whole(self, item: client.HistoryItem) -> bool:
        """Whether an item may go back as it came."""
        ours = (
            isinstance(item, client.LeaderItem)
            and item.wire == self._endpoint.wire_id("responses")
            and not item.partial
        )
        return (
            ours
            and self._replays_reasoning
            and isinstance(item, client.LeaderItem)
            and bool(item.raw_items)
        )

    def body(self, request: client.TurnRequest) -> dict[str, Any]:
        """The whole request as JSON."""
        endpoint = self._endpoint
        system = "\n\n".join(
            item.text for item in request.history if isinstance(item, client.SystemItem)
        )
        body: dict[str, Any] = {
            "model": endpoint.model,
            "input": [
                one for item in sending.conversation(request.history) for one in self._items(item)
            ],
            "store": request.store,
            "stream": True,
        }
        if request.stored_prompt:
            body["prompt"] = {"id": request.stored_prompt}
        elif system:
            body["instructions"] = system
        if endpoint.temperature is not None:
            body["temperature"] = endpoint.temperature
        if endpoint.max_tokens is not None:
            body["max_output_tokens"] = endpoint.max_tokens
        if endpoint.is_openai:
            body["include"] = ["reasoning.encrypted_content"]
        if request.answer_schema is not None:
            body["text"] = {
                "format": {"type": "json_schema", **answer_format(request.answer_schema)}
            }
        elif request.tools:
            body |= self._tools(request)
        return body

    def _tools(self, request: client.TurnRequest) -> dict[str, Any]:
        Names(request.tools)
        offered = request.tools
        choice: Any = "auto"
        known = {tool.name for tool in self._every_tool}
        if self._endpoint.is_openai and {tool.name for tool in offered} <= known:
            # The same list each turn can be reused by the provider; what is allowed now is said
            # beside it.
            allowed = [{"type": "function", "name": wire_name(tool.name)} for tool in offered]
            offered, choice = (
                self._every_tool,
                {"type": "allowed_tools", "mode": "auto", "tools": allowed},
            )
        # The server on this machine mostly has a small context and does not enforce schemas: forms
        # would only fill it.
        loose = self._endpoint.is_local or self._refusals.loose
        tools = [{"type": "function", **function_of(tool, loose=loose)} for tool in offered]
        return {"tools": tools, "tool_choice": choice, "parallel_tool_calls": True}

    def _items(self, item: client.HistoryItem) -> list[dict[str, Any]]:
        match item:
            case client.SystemItem():
                return []
            case client.PersonItem():
                return [{"role": "user", "content": sending.words_of(item)}]
            case client.NoteItem(text=text) | client.StateItem(text=text):
                if self._endpoint.is_openai:
                    return [{"role": "developer", "content": text}]
                return [{"role": "user", "content": sending.BY_THE_APP.format(text=text)}]
            case client.ResultItem():
                output = sending.output_of(item, self._fence)
                return [{"type": "function_call_output", "call_id": item.call_id, "output": output}]
            case client.LeaderItem():
                return self._said(item)

    def _said(self, item: client.LeaderItem) -> list[dict[str, Any]]:
        if self._is_whole(item):
            return [
                _as_input(one, id=f"msg_{item.event_id}_{at}")
                for at, one in enumerate(item.raw_items)
            ]
        items: list[dict[str, Any]] = []
        if item.text.strip():
            mark = " [cut off]" if item.partial else ""
            items.append(_message(item.text + mark, item))
        for call in item.calls:
            name, arguments = replayed_name(call.name), replayed_arguments(call.arguments)
            items.append(
                {
                    "type": "function_call",
                    "call_id": call.call_id,
                    "name": name,
                    "arguments": arguments,
                }
            )
        return items


def _message(text: str, item: client.LeaderItem) -> dict[str, Any]:
    """What a model said, as an output item: such an item has an id and a status."""
    return {
        "type": "message",
        "id": f"msg_{item.event_id}",
        "role": "assistant",
        "status": "incomplete" if item.partial else "completed",
        "content": [{"type": "output_text", "text": text, "annotations": []}],
    }


def _as_input(item: dict[str, Any], *, id: str) -> dict[str, Any]:
    """An output item as input: the same, complete where an endpoint left out what the wire
    requires, and without what would not be taken back.
    """
    kept = {key: value for key, value in item.items() if value is not None}
    if kept.get("type") == "message":
        return {"id": id, "role": "assistant", "status": "completed", **kept} | {
            "content": [_part(one) for one in kept.get("content") or ()]
        }
    kept.pop("status", None)
    if kept.get("type") == "reasoning":
        return {"summary": [], "id": id.replace("msg", "rs"), **kept}
    if kept.get("type") == "function_call":
        kept["name"] = replayed_name(str(kept.get("name", "")))
        kept["arguments"] = replayed_arguments(as_text(kept.get("arguments")))
    return kept


def _part(part: Any) -> Any:
    """A piece of a message without what only the answer has."""
    if not isinstance(part, dict) or part.get("type") != "output_text":
        return part
    return {"annotations": [], **{key: one for key, one in part.items() if key != "logprobs"}}


class ResponsesReducer(Reducer):
    """Events of the Responses wire to events of a turn; calls count from their finished item."""

    def __init__(self, request: client.TurnRequest, *, wire_id: str) -> None:
        super().__init__(request, wire_id=wire_id)
        self._items: dict[int, dict[str, Any]] = {}
        self._calls: set[str] = set()
        self._finished_texts: list[str] = []
        self._last: Any = None

    def take(self, event: Any) -> list[client.TurnEvent]:
        """What this event means.

        Raises:
            WireFault: the turn failed.
        """
        if not isinstance(event, dict) or self._doubled(event):
            return [client.StillAlive()]
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
        return [client.StillAlive()]

    def _doubled(self, event: dict[str, Any]) -> bool:
        """The very same event again, told by a running number that this endpoint really counts."""
        number, last = event.get("sequence_number"), self._last
        self._last = event
        return isinstance(number, int) and number > 0 and event == last

    def _delta(self, event: dict[str, Any]) -> list[client.TurnEvent]:
        text = event.get("delta")
        if not isinstance(text, str) or not text:
            return [client.StillAlive()]
        return [self._said(text)]

    def _item(self, index: Any, item: Any) -> list[client.TurnEvent]:
        if not isinstance(item, dict):
            return [client.StillAlive()]
        place = index if isinstance(index, int) else len(self._items)
        self._items[place] = item
        kind = item.get("type")
        if kind == "reasoning":
            return [client.ReasoningReady(item=item)]
        if kind == "function_call":
            return self._call(item)
        if kind == "message":
            return self._message(item)
        return [client.StillAlive()]

    def _call(self, item: dict[str, Any]) -> list[client.TurnEvent]:
        call_id = (
            item.get("call_id") or item.get("id") or f"call-{self._serial}-{len(self._calls) + 1}"
        )
        if call_id in self._calls or item.get("status") == "incomplete":
            return [client.StillAlive()]
        item["call_id"] = call_id
        self._calls.add(call_id)
        item["arguments"] = as_text(item.get("arguments"))
        name, arguments = self._canonical(str(item.get("name", "")), item["arguments"])
        call = client.ToolCall(call_id=call_id, name=name, arguments=arguments)
        if not arguments_fit(call):
            raise WireFault(faults.bad_response(say.TOO_LARGE))
        return [client.CallReady(call=call)]

    def _message(self, item: dict[str, Any]) -> list[client.TurnEvent]:
        """A finished message: its text is the truth, whatever was streamed; it is kept without
        thinking.
        """
        parts = item.get("content")
        if not isinstance(parts, list):
            return [client.StillAlive()]
        spoken = [part for part in parts if isinstance(part, dict)]
        self._refused |= any(part.get("type") == "refusal" for part in spoken)
        for part in spoken:
            if isinstance(part.get("text"), str):
                part["text"] = without_thinking(part["text"])
        self._finished_texts += [str(part.get("text") or "") for part in spoken]
        return self._settled("".join(self._finished_texts)) or [client.StillAlive()]

    def _completed(self, response: Any) -> list[client.TurnEvent]:
        response = response if isinstance(response, dict) else {}
        if response.get("status") in ("failed", "incomplete"):
            failed = response["status"] == "failed"
            raise WireFault(faults.of_error_object(response) if failed else _incomplete(response))
        events = [*self._late(response.get("output")), *self._rest()]
        self._check_whole(calls=bool(self._calls))
        self.finished = True
        items = tuple(self._items[place] for place in sorted(self._items))
        usage = usage_of(
            response.get("usage"), tokens_in="input_tokens", tokens_out="output_tokens"
        )
        return [*events, client.TurnDone(raw_items=items, wire=self._wire_id, usage=usage)]

    def _late(self, output: Any) -> list[client.TurnEvent]:
        """Items that only the last event carries."""
        if self._items or not isinstance(output, list):
            return []
        found = [event for place, item in enumerate(output) for event in self._item(place, item)]
        return [event for event in found if not isinstance(event, client.StillAlive)]


def _incomplete(response: Any) -> client.TurnFailed:
    details = response.get("incomplete_details") if isinstance(response, dict) else None
    reason = details.get("reason") if isinstance(details, dict) else ""
    if reason == "content_filter":
        return client.TurnFailed(kind="content_filter", sentence=say.CONTENT_FILTER)
    return client.TurnFailed(kind="length", sentence=say.CUT_BY_LENGTH)
