"""Every request is valid against the provider's public description of its two wires (issue 28.4).

Twice: to what we wrote down of the description (`public_description.json`, where a name that it
does not have is refused), and to the parameter types of the provider's client library, which are
generated from it. `test_whole_interview` holds each body of an interview to both as well.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from openai.types.chat.completion_create_params import CompletionCreateParamsStreaming
from openai.types.responses.response_create_params import ResponseCreateParamsStreaming
from pydantic import TypeAdapter

from interview_app.interview.calls import spec
from interview_app.llm.client import (
    HistoryItem,
    LeaderItem,
    NoteItem,
    PersonItem,
    ResultItem,
    StateItem,
    SystemItem,
    ToolCall,
    TurnDone,
)
from interview_app.use_cases.models.connection_test import first_request
from tests.llm.conftest import asking, client_of, played
from tests.llm.server import ModelServer, stream
from tools import ALL_TOOLS

OPENAI = "https://api.openai.com/v1"
ELSEWHERE = "https://models.example/v1"
CALL = ToolCall(call_id="c1", name="get_user_option", arguments='{"prompt": "Which?"}')


WRITTEN = Path(__file__).with_name("public_description.json")


@cache
def validators(wire: str) -> tuple[Draft202012Validator, Draft202012Validator]:
    kind: Any = (
        ResponseCreateParamsStreaming if wire == "responses" else CompletionCreateParamsStreaming
    )
    parts = json.loads(WRITTEN.read_text(encoding="utf-8"))
    written = {"$ref": f"#/$defs/{wire}", **parts}
    Draft202012Validator.check_schema(written)
    return Draft202012Validator(written), Draft202012Validator(TypeAdapter(kind).json_schema())


def objections(wire: str, body: dict[str, Any]) -> list[str]:
    return [
        f"{list(one.absolute_path)}: {one.message[:300]}"
        for validator in validators(wire)
        for one in validator.iter_errors(body)
    ]


def told_by(wire: Any, address: str, server: ModelServer) -> LeaderItem:
    """What a model said and called, with its own items as they came over the wire."""
    server.plays(stream(*wire.said("Which one?", calls=[("c1", "get_user_option", "{}")])))
    done = played(client_of(wire, server.base_url))[-1]
    assert isinstance(done, TurnDone)
    own: Any = client_of(wire, address)
    return LeaderItem(
        text="Which one?",
        calls=(CALL,),
        raw_items=done.raw_items,
        wire=own._endpoint.wire_id(wire.name),
        event_id=7,
    )


def histories(leader: LeaderItem) -> Iterator[tuple[HistoryItem, ...]]:
    result = ResultItem(call_id="c1", tool="get_user_option", output={"selectedIds": ["a"]})
    read = ResultItem(call_id="c2", tool="extract_document", output={"text": "Nurse"})
    reading = ToolCall(call_id="c2", name="extract_document", arguments="{not json")
    yield (SystemItem(text="Be kind."),)
    yield (
        SystemItem(text="Be kind."),
        PersonItem(text="Hello", attachments=({"handle": "upload://1", "mime": "x"},)),
        leader,
        result,
        NoteItem(text="The interview is now in phase2."),
        LeaderItem(text="Half a", partial=True, event_id=9),
        LeaderItem(text="Reading.", calls=(reading,), event_id=11),
        read,
        LeaderItem(calls=(ToolCall(call_id="c3", name="made.up", arguments=""),)),
        StateItem(text="<session_state>\n{}\n</session_state>"),
    )


@pytest.mark.parametrize("address", [OPENAI, ELSEWHERE])
def test_requests_are_valid(wire: Any, server: ModelServer, address: str) -> None:
    """28.4: with everything a history may hold, tools strict and loose, limits and a schema."""
    client: Any = client_of(wire, address, temperature=0.4, max_tokens=900)
    tools = tuple(spec(tool) for tool in ALL_TOOLS)
    leader = told_by(wire, address, server)
    for history in histories(leader):
        request = asking(*history, tools=tools)
        assert objections(wire.name, client.body(request)) == []
        asked = asking(*history, tools=(), answer_schema={"type": "object", "properties": {}})
        assert objections(wire.name, client.body(asked)) == []
    assert objections(wire.name, client.body(first_request())) == []


def test_the_description_objects_to_what_is_wrong(wire: Any) -> None:
    """The validator is no straw man."""
    client: Any = client_of(wire, OPENAI)
    body = client.body(asking(PersonItem(text="Hello")))
    key = "input" if wire.name == "responses" else "messages"
    for wrong in (
        {**body, key: [{"role": "assistant", "content": 7}]},
        {**body, key: [{"role": "nobody", "content": "x"}]},
        {**body, "tools": [{"type": "function"}]},
    ):
        assert all([*one.iter_errors(wrong)] for one in validators(wire.name))
    assert objections(wire.name, {**body, "made_up": True})


def test_a_replayed_message_has_an_id_and_a_status(server: ModelServer) -> None:
    """28.4: vLLM checks output items to the letter; what an endpoint left out is put there."""
    from tests.llm.server import Responses

    bare = {
        "type": "message",
        "role": "assistant",
        "content": [{"type": "output_text", "text": "Hi"}],
    }
    client: Any = client_of(Responses, ELSEWHERE)
    wire_id = client._endpoint.wire_id("responses")
    said = LeaderItem(text="Hi", raw_items=(bare,), wire=wire_id, event_id=3)
    cut = LeaderItem(text="Ha", partial=True, event_id=5)
    body = client.body(asking(PersonItem(text="Hello"), said, PersonItem(text="So?"), cut))
    messages = [one for one in body["input"] if one.get("role") == "assistant"]
    assert [(one["id"], one["status"]) for one in messages] == [
        ("msg_3_0", "completed"),
        ("msg_5", "incomplete"),
    ]
    assert objections("responses", body) == []
    assert json.loads(json.dumps(body)) == body
