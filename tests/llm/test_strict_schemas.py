"""Schemas are strict by the rules of strict mode where they can be, short and loose where they
cannot (issue 4.1, DESIGN 10).
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import ValidationError

from interview_app.domain.canonical import content_sha256
from interview_app.domain.offered_forms import APP_FILLS, form
from interview_app.domain.records import MODELS, PERSISTABLE, REVIEWABLE, DataType, validated
from interview_app.domain.settling import differing_fields, settled
from interview_app.interview.calls import spec
from interview_app.llm.client import ToolSpec
from interview_app.llm.wire_tools import function_of, strict_schema, without_nulls
from interview_app.use_cases.reading.refine import SCHEMA
from tests.llm.conftest import asking, client_of, played
from tests.llm.server import ModelServer, refused, stream
from tools import ALL_TOOLS

SPECS = {tool.name: spec(tool) for tool in ALL_TOOLS}
KEYWORDS = {
    *(
        "type",
        "properties",
        "required",
        "additionalProperties",
        "items",
        "enum",
        "const",
        "anyOf",
        "description",
    ),
    *("$defs", "$ref"),
}
ARRAY: dict[str, Any] = {"type": "array", "items": {"type": "string"}}


def nodes(schema: dict[str, Any], depth: int = 1) -> Iterator[tuple[dict[str, Any], int]]:
    """Every schema inside a schema, with the objects it stands in."""
    yield schema, depth
    for one in (*schema.get("properties", {}).values(), *schema.get("$defs", {}).values()):
        yield from nodes(one, depth + 1)
    for one in (*schema.get("anyOf", ()), *([schema["items"]] if "items" in schema else ())):
        yield from nodes(one, depth)


def check_strict(schema: dict[str, Any]) -> None:
    """The rules of strict mode: closed objects, all required, known keywords, a type everywhere,
    within the limits.
    """
    assert schema["type"] == "object"
    assert "anyOf" not in schema
    properties = 0
    for node, depth in nodes(schema):
        assert set(node) <= KEYWORDS, set(node) - KEYWORDS
        assert {"type", "anyOf", "$ref"} & set(node), node
        assert not {"type", "anyOf"} <= set(node), node
        if node.get("type") == "object":
            assert node["additionalProperties"] is False
            assert node["required"] == list(node["properties"])
            properties += len(node["properties"])
        if node.get("type") == "array":
            assert "items" in node
        assert depth <= 10
    assert properties <= 5_000
    assert len(json.dumps(schema)) <= 120_000


@pytest.mark.parametrize("name", SPECS)
def test_every_tool_is_strict_by_the_rules(name: str) -> None:
    """Issue 4.1: all eight tools; `data` is one of concrete forms."""
    function = function_of(SPECS[name])
    assert function["strict"]
    check_strict(function["parameters"])


def test_the_form_of_a_second_look_is_strict_by_the_rules() -> None:
    """DESIGN 8: the structured answer."""
    strict = strict_schema(SCHEMA)
    assert strict is not None
    check_strict(strict)


@pytest.mark.parametrize(
    ("tool", "types"), [("submit_for_validation", REVIEWABLE), ("persist_data", PERSISTABLE)]
)
def test_data_is_one_of_the_concrete_forms_in_the_order_of_their_types(
    tool: str, types: tuple[DataType, ...]
) -> None:
    """A10, A11: one form a type, and the types in the same order."""
    properties = SPECS[tool].schema["properties"]
    assert properties["dataType"]["enum"] == [one.value for one in types]
    # What a review has shown is confirmed by its id: the forms stand there once.
    reviewed_here = (DataType.WRITING_SAMPLE, DataType.CANDIDATE_DOSSIER)
    offered = reviewed_here if tool == "persist_data" else types
    assert properties["data"]["anyOf"] == [form(one) for one in offered]
    for one, shown in zip(offered, properties["data"]["anyOf"], strict=True):
        model = MODELS[one].model_json_schema(by_alias=True)
        of_lines = {"lines", "supersedes"} if one is DataType.KNOWLEDGE_CARD else set()
        assert set(shown["properties"]) == set(model["properties"]) - APP_FILLS | of_lines


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "object"},
        {"type": "object", "properties": {}, "additionalProperties": True},
        {"type": "object", "properties": {"x": {}}},
        {"type": "object", "properties": {"x": {"type": "array"}}},
        {"type": "object", "properties": {"x": {"allOf": [{"type": "string"}]}}},
        {
            "type": "object",
            "properties": {"x": {"type": "array", "prefixItems": [{"type": "string"}]}},
        },
        {"type": "object", "properties": {"x": {"enum": ["a", 1]}}},
    ],
)
def test_what_cannot_be_said_strictly_is_not(schema: dict[str, Any]) -> None:
    """Issue 4.1: free keys, unknown items, combinations: not strict, and validated by the app."""
    assert strict_schema(schema) is None
    function = function_of(ToolSpec(name="x", description="", schema=schema))
    assert not function["strict"]


def test_limits_and_defaults_are_left_out_and_an_optional_value_may_be_null() -> None:
    """DESIGN 10: every property required; the app checks the limits itself."""
    schema = {
        "type": "object",
        "properties": {
            "a": {"type": "string", "minLength": 2},
            "b": {"type": "integer", "default": 3},
            "c": ARRAY,
        },
        "required": ["a"],
    }
    assert strict_schema(schema) == {
        "type": "object",
        "properties": {
            "a": {"type": "string"},
            "b": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
            "c": {"anyOf": [ARRAY, {"type": "null"}]},
        },
        "required": ["a", "b", "c"],
        "additionalProperties": False,
    }


def filled(schema: dict[str, Any], text: str = "2020-01") -> Any:
    """A value that a strict endpoint may answer with: everything there, what may be null is
    null.
    """
    options = schema.get("anyOf")
    if options:
        return None if {"type": "null"} in options else filled(options[0], text)
    if "const" in schema or "enum" in schema:
        return schema.get("const", (schema.get("enum") or [None])[0])
    if schema["type"] == "object":
        return {name: filled(one, text) for name, one in schema["properties"].items()}
    return {"array": [], "string": text, "integer": 1, "number": 1.0, "boolean": True}[
        schema["type"]
    ]


@pytest.mark.parametrize("data_type", REVIEWABLE)
def test_a_strict_answer_with_all_its_nulls_is_what_the_app_takes(data_type: DataType) -> None:
    """DESIGN 10: nulls mean "left out", inside of one of several forms too, so that the record's
    own model takes it.
    """
    tool = SPECS["submit_for_validation"]
    at = [one.value for one in REVIEWABLE].index(data_type.value)
    strict = strict_schema(tool.schema)
    assert strict is not None
    given = {
        "dataType": data_type.value,
        "data": filled(strict["properties"]["data"]["anyOf"][at]),
        "message": None,
    }
    if data_type is DataType.KNOWLEDGE_CARD:
        given["data"]["timeframe"] = "2020-2021"
    cleaned = json.loads(without_nulls(json.dumps(given), tool))
    assert "message" not in cleaned
    assert "null" not in json.dumps(cleaned)
    assert validated(data_type, cleaned["data"])


def test_odd_data_for_the_forms_stays_what_it_is() -> None:
    """Issue 4.3: a list, a text or nothing where an object is wanted reaches the app's own
    check.
    """
    tool = SPECS["submit_for_validation"]
    for data in ([None], "x", 7, {"nobody": 1}):
        given = json.dumps({"dataType": "experience", "data": data, "message": None})
        assert json.loads(without_nulls(given, tool))["data"] == data
    with pytest.raises(ValidationError):
        validated(DataType.EXPERIENCE, {"nobody": 1})


def test_what_the_app_fills_in_is_not_asked_back_from_a_model() -> None:
    """A11: approved content comes back without the app's own fields and still is the approved
    content; a changed word is not.
    """
    card = {
        "id": "c1", "project": "P", "company": "C", "timeframe": "2020-2021", "role": "R", "raw_text": "Did it.",
        "source": {"kind": "answer", "event_ids": [7]},
    }  # fmt: skip
    approved = settled(DataType.KNOWLEDGE_CARD, card, today="2026-01")
    offered = settled(
        DataType.KNOWLEDGE_CARD,
        {key: card[key] for key in card if key != "source"},
        today="2026-01",
    )
    assert content_sha256(approved) != content_sha256(offered)
    assert differing_fields(DataType.KNOWLEDGE_CARD, approved, offered) == ()
    changed = {**offered, "raw_text": "Did it all."}
    assert differing_fields(DataType.KNOWLEDGE_CARD, approved, changed) == ("raw_text",)


REAL = tuple(SPECS.values())


def functions(body: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {one["name"]: one for one in (tool.get("function", tool) for tool in body["tools"])}


def test_elsewhere_tools_are_strict_and_on_this_machine_short(wire: Any) -> None:
    """Issue 4.1: a server on this machine has a small context and enforces nothing: 12 KB of forms
    would only fill it.
    """
    request = asking(tools=REAL)
    far = functions(client_of(wire, "https://models.example/v1").body(request))  # type: ignore[attr-defined]
    near = functions(client_of(wire, "http://127.0.0.1:1/v1").body(request))  # type: ignore[attr-defined]
    assert all(one["strict"] for one in far.values())
    assert not [one for one in near.values() if one.get("strict")]
    data = near["submit_for_validation"]["parameters"]["properties"]["data"]
    assert data == {
        "type": "object",
        "description": "The object to review, in the form of its type",
    }
    assert len(json.dumps(near)) < 8_400


def test_an_endpoint_that_refuses_strict_schemas_gets_loose_ones_from_then_on(
    wire: Any, server: ModelServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Issue 4.1: otherwise not strict, and validated by us; the tools themselves stay."""
    from interview_app.llm.endpoint import Endpoint

    monkeypatch.setattr(Endpoint, "is_local", False)
    no = {
        "error": {
            "message": "Invalid schema: strict is not supported",
            "param": "tools[0].function.strict",
        }
    }
    server.plays(refused(400, no), stream(*wire.said("Hi.")), stream(*wire.said("Again.")))
    client = client_of(wire, server.base_url)
    for _ in range(2):
        played(client, asking(tools=REAL))
    strict = [
        sum(bool(one.get("strict")) for one in functions(body).values()) for body in server.bodies
    ]
    assert strict == [len(REAL), 0, 0]
    assert all(len(functions(body)) == len(REAL) for body in server.bodies)


@pytest.mark.parametrize("tool", SPECS.values(), ids=lambda tool: tool.name)
def test_no_required_parameter_of_a_strict_tool_may_be_null(tool: ToolSpec) -> None:
    """Where a null is never a value of its own, all nulls of a call can go."""

    def takes_null(schema: Any) -> bool:
        return schema.get("type") == "null" or any(map(takes_null, schema.get("anyOf", ())))

    def objects(schema: Any) -> Iterator[Any]:
        if isinstance(schema, dict):
            if "properties" in schema:
                yield schema
            for one in schema.values():
                yield from objects(one)
        elif isinstance(schema, list):
            for one in schema:
                yield from objects(one)

    for one in objects(tool.schema):
        required = (one["properties"][name] for name in one.get("required", ()))
        assert not any(map(takes_null, required))
