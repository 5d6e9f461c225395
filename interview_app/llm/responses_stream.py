"""What the Responses wire sends back: its events as the events of a turn. Calls count only from
their finished item.
"""

from typing import Any

from interview_app.domain import model_faults as say
from interview_app.llm import faults
from interview_app.llm.client import (
    CallReady,
    ReasoningReady,
    StillAlive,
    ToolCall,
    TurnDone,
    TurnEvent,
    TurnFailed,
    TurnRequest,
)
from interview_app.llm.faults import WireFault
from interview_app.llm.reducer import Reducer, usage_of
from interview_app.llm.thinking import without_thinking
from interview_app.llm.wire_tools import arguments_fit, as_text


class ResponsesReducer(Reducer):
    """Events of the Responses wire to events of a turn."""

    def __init__(self, request: TurnRequest, *, wire_id: str) -> None:
        super().__init__(request, wire_id=wire_id)
        self._items: dict[int, dict[str, Any]] = {}
        self._calls: set[str] = set()
        self._finished_texts: list[str] = []
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
        return [self._said(text)]

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
            return self._message(item)
        return [StillAlive()]

    def _call(self, item: dict[str, Any]) -> list[TurnEvent]:
        call_id = (
            item.get("call_id") or item.get("id") or f"call-{self._serial}-{len(self._calls) + 1}"
        )
        if call_id in self._calls or item.get("status") == "incomplete":
            return [StillAlive()]
        item["call_id"] = call_id
        self._calls.add(call_id)
        item["arguments"] = as_text(item.get("arguments"))
        name, arguments = self._canonical(str(item.get("name", "")), item["arguments"])
        call = ToolCall(call_id=call_id, name=name, arguments=arguments)
        if not arguments_fit(call):
            raise WireFault(faults.bad_response(say.TOO_LARGE))
        return [CallReady(call=call)]

    def _message(self, item: dict[str, Any]) -> list[TurnEvent]:
        """A finished message: its text is the truth, whatever was streamed; it is kept without
        thinking.
        """
        parts = item.get("content")
        if not isinstance(parts, list):
            return [StillAlive()]
        spoken = [part for part in parts if isinstance(part, dict)]
        self._refused |= any(part.get("type") == "refusal" for part in spoken)
        for part in spoken:
            if isinstance(part.get("text"), str):
                part["text"] = without_thinking(part["text"])
        self._finished_texts += [str(part.get("text") or "") for part in spoken]
        return self._settled("".join(self._finished_texts)) or [StillAlive()]

    def _completed(self, response: Any) -> list[TurnEvent]:
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
        return [*events, TurnDone(raw_items=items, wire=self._wire_id, usage=usage)]

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
    return TurnFailed(kind="length", sentence=say.CUT_BY_LENGTH)
