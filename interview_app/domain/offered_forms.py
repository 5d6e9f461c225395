"""The forms of records as a model is offered them: concrete, without what only the app fills in
(CONTRACT A10, A11).

A model may hand in more than these; it is validated by the record's own model in any case.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from interview_app.domain.records import MODELS, DataType

APP_FILLS = frozenset(
    {
        "carried",
        "meta",
        "source",
        "attested_by_user",
        "supersedes",
        "layout",
        "hidden_text",
        "not_for_model",
        "lines",
    }
)
"""Fields that follow from documents, dates and clicks, whatever a model says; of a card's `lines` a
model may give the words, and what a card supersedes it may say.
"""
_LINES = {
    "type": "array",
    "description": "Sentences as they could stand on a résumé; the person approves each.",
    "items": {"type": "string"},
}
_SUPERSEDES = {
    "type": "array",
    "description": "Ids of facts of the old résumé in whose place the story comes.",
    "items": {"type": "string"},
}
_KEPT = ("type", "enum", "const", "required", "description", "additionalProperties")


def put_forms(data_types: Iterable[DataType]) -> Callable[[dict[str, Any]], None]:
    """For `json_schema_extra`: a field of any object becomes one of these forms, in this order."""

    def put(schema: dict[str, Any]) -> None:
        for word in ("type", "additionalProperties"):
            schema.pop(word, None)
        schema["anyOf"] = [form(one) for one in data_types]

    return put


def form(data_type: DataType) -> dict[str, Any]:
    """The JSON schema of one kind of record, with nothing to look up elsewhere in it."""
    schema = MODELS[data_type].model_json_schema(by_alias=True)
    shown: dict[str, Any] = _whole(schema, schema.get("$defs", {}))
    if data_type is DataType.KNOWLEDGE_CARD:
        given = {"lines": _LINES, "supersedes": _SUPERSEDES}
        shown["properties"] = {**given, **shown["properties"]}
    return shown


COMPUTED = frozenset({"id", "company", "project", "timeframe", "role", "not_for_model"})
"""Fields of a story that follow from its entry, or from a click, and so are not said."""
_EXAMPLES = {"start": "2019-03", "end": "present", "startDate": "2019-03", "endDate": "present"}


@cache
def printed(data_type: DataType) -> str:
    """The form of a record as an instruction prints it: JSON that can be handed in as it stands,
    with one entry in each list, and without what is computed.
    """
    left_out = COMPUTED if data_type is DataType.KNOWLEDGE_CARD else frozenset({"id"})
    shown = {
        name: _example(name, one)
        for name, one in form(data_type)["properties"].items()
        if name not in left_out
    }
    return json.dumps(shown, ensure_ascii=False)


def _example(name: str, schema: Mapping[str, Any]) -> Any:
    forms = [one for one in schema.get("anyOf", ()) if one.get("type") != "null"]
    if forms:
        return _example(name, forms[0])
    if "enum" in schema or "const" in schema:
        return [*schema.get("enum", ()), schema.get("const")][0]
    if "properties" in schema:
        shown = {key: _example(key, one) for key, one in schema["properties"].items()}
        shown.pop("id", None)
        return shown
    if schema.get("type") == "array":
        return [_example(name, schema["items"])]
    if name in _EXAMPLES or "date" in name.casefold():
        return _EXAMPLES.get(name, "2019-03")
    return {"integer": 1, "number": 1, "boolean": False}.get(str(schema.get("type")), "…")


def without_app_fills(value: Any) -> Any:
    """The value without the fields that only the app fills in, at any depth: what a model can be
    asked to give back.
    """
    if isinstance(value, Mapping):
        return {key: without_app_fills(one) for key, one in value.items() if key not in APP_FILLS}
    if isinstance(value, list | tuple):
        return [without_app_fills(one) for one in value]
    return value


def _whole(schema: Mapping[str, Any], defs: Mapping[str, Any]) -> Any:
    if "$ref" in schema:
        return _whole(defs[schema["$ref"].rpartition("/")[2]], defs)
    shown: dict[str, Any] = {key: schema[key] for key in _KEPT if key in schema}
    if "properties" in schema:
        # The docstring of a model is for readers of the code.
        shown.pop("description", None)
        shown["properties"] = {
            name: _whole(one, defs)
            for name, one in schema["properties"].items()
            if name not in APP_FILLS
        }
        if "required" in shown:
            shown["required"] = [name for name in shown["required"] if name not in APP_FILLS]
    if "enum" in shown:
        shown.pop("description", None)
    if "items" in schema:
        shown["items"] = _whole(schema["items"], defs)
    if "anyOf" in schema:
        shown["anyOf"] = [_whole(one, defs) for one in schema["anyOf"]]
    return shown
