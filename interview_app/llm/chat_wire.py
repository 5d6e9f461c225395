"""The Chat Completions wire: a request as messages, and its stream of chunks as a turn (DESIGN
10).
"""

from collections.abc import Iterable
from typing import Any

from interview_app.llm.chat_stream import ChatReducer
from interview_app.llm.client import (
    HistoryItem,
    LeaderItem,
    NoteItem,
    PersonItem,
    ResultItem,
    StateItem,
    SystemItem,
    ToolSpec,
    TurnRequest,
)
from interview_app.llm.reducer import Reducer
from interview_app.llm.sending import BY_THE_APP, STRICTNESS, conversation, output_of, words_of
from interview_app.llm.wire import Wire
from interview_app.llm.wire_tools import (
    Names,
    answer_format,
    function_of,
    replayed_arguments,
    replayed_name,
)


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

    def _reducer(self, request: TurnRequest) -> Reducer:
        return ChatReducer(request, wire_id=self._endpoint.wire_id("chat"))

    def body(self, request: TurnRequest) -> dict[str, Any]:
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
                "json_schema": answer_format(request.answer_schema),
            }
        elif request.tools:
            Names(request.tools)
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

    def _messages(self, item: HistoryItem) -> list[dict[str, Any]]:
        match item:
            case SystemItem(text=text):
                return [{"role": "system", "content": text}]
            case PersonItem():
                return [{"role": "user", "content": words_of(item)}]
            case NoteItem(text=text) | StateItem(text=text):
                return [{"role": "user", "content": BY_THE_APP.format(text=text)}]
            case ResultItem():
                return [
                    {
                        "role": "tool",
                        "tool_call_id": item.call_id,
                        "content": output_of(item, self._fence),
                    }
                ]
            case LeaderItem():
                return self._said(item)

    def _said(self, item: LeaderItem) -> list[dict[str, Any]]:
        if item.wire == self._endpoint.wire_id("chat") and item.raw_items and not item.partial:
            return [dict(one) for one in item.raw_items]
        mark = " [cut off]" if item.partial else ""
        message: dict[str, Any] = {"role": "assistant", "content": item.text + mark}
        if item.calls:
            message["tool_calls"] = [
                {
                    "id": call.call_id,
                    "type": "function",
                    "function": {
                        "name": replayed_name(call.name),
                        "arguments": replayed_arguments(call.arguments),
                    },
                }
                for call in item.calls
            ]
        return [message] if item.text.strip() or item.calls else []


def _function(tool: ToolSpec, *, loose: bool) -> dict[str, Any]:
    """Strictness is said only where it is so: some endpoints refuse the word."""
    function = function_of(tool, loose=loose)
    if not function["strict"]:
        del function["strict"]
    return function
