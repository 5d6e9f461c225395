"""Tools as a wire offers them: names both ways, and strict schemas where they can be strict
(CONTRACT A3, DESIGN 10).
"""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from interview_app.errors import Bug
from interview_app.llm.client import ToolCall, ToolSpec

LONGEST_ARGUMENTS = 1_000_000
"""Characters of one call's arguments at most; beyond it nothing of the turn is done."""

_LIMITS = ("minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum")
_STRICT_MAY_NOT_SAY = frozenset(
    (*_LIMITS, "default", "exclusiveMinimum", "exclusiveMaximum", "pattern", "format", "title")
)


def wire_name(name: str) -> str:
    """The function name on the wire: `capabilities_describe` for `capabilities.describe`."""
    return name.replace(".", "_")


class Names:
    """Canonical names to wire names and back.

    Raises:
        Bug: two tools have the same name on the wire, or one that no wire takes.
    """

    def __init__(self, tools: Iterable[ToolSpec]) -> None:
        self._back: dict[str, str] = {}
        for tool in tools:
            name = wire_name(tool.name)
            if self._back.setdefault(name, tool.name) != tool.name:
                raise Bug("two tools have the same name on the wire")
            if not re.fullmatch(r"[a-zA-Z0-9_-]{1,64}", name):
                raise Bug("a tool has a name that no wire takes")

    def canonical(self, name: str) -> str:
        """The tool that is meant; an unknown name stays as it is and is refused at execution."""
        return self._back.get(name, name)

    def __contains__(self, name: object) -> bool:
        return name in self._back


def strict_schema(schema: Mapping[str, Any]) -> dict[str, Any] | None:
    """The same schema in the form that a strict endpoint takes, or None when it cannot be said
    strictly.

    Every property is required and nothing else is allowed; what was optional may be null instead.
    An object with free keys cannot be strict. Limits that strict endpoints do not know are left
    out: the app checks them itself.
    """
    try:
        strict: dict[str, Any] = _strict(schema)
    except _NotStrict:
        return None
    return strict


def answer_format(schema: Mapping[str, Any]) -> dict[str, Any]:
    """Name, schema and strictness of a structured answer, as both wires want them."""
    strict = strict_schema(schema)
    return {
        "name": "answer",
        "schema": schema if strict is None else strict,
        "strict": strict is not None,
    }


class _NotStrict(Exception):
    """A part of the schema has no strict form."""


def _strict(schema: Any) -> Any:
    if not isinstance(schema, Mapping):
        raise _NotStrict
    kept = {key: value for key, value in schema.items() if key not in _STRICT_MAY_NOT_SAY}
    for word in ("anyOf",):
        if word in kept:
            kept[word] = [_strict(one) for one in kept[word]]
    for word in ("$defs",):
        if word in kept:
            kept[word] = {name: _strict(one) for name, one in kept[word].items()}
    if "allOf" in kept or "oneOf" in kept or "prefixItems" in kept:
        raise _NotStrict
    if "items" in kept:
        kept["items"] = _strict(kept["items"])
    if kept.get("type") == "array" and "items" not in kept:
        raise _NotStrict
    if kept.get("type") == "object":
        _close(kept)
    elif not {"type", "enum", "const", "anyOf", "$ref"} & set(kept):
        raise _NotStrict
    if "type" not in kept and {"enum", "const"} & set(kept):
        kept["type"] = _type_of(kept.get("enum") or [kept["const"]])
    return kept


def _type_of(values: Iterable[Any]) -> str:
    """The JSON type of values that are of one type."""
    named = {bool: "boolean", int: "integer", float: "number", str: "string"}
    types = {named.get(type(value)) for value in values}
    found = types.pop() if len(types) == 1 else None
    if found is None:
        raise _NotStrict
    return found


def _close(schema: dict[str, Any]) -> None:
    if schema.get("additionalProperties") not in (False, None):
        raise _NotStrict
    if "properties" not in schema and schema.get("additionalProperties") is None:
        raise _NotStrict
    required = set(schema.get("required", ()))
    properties = {name: _strict(one) for name, one in schema.get("properties", {}).items()}
    schema["properties"] = {
        name: one if name in required or _takes_null(one) else {"anyOf": [one, {"type": "null"}]}
        for name, one in properties.items()
    }
    schema["required"] = list(properties)
    schema["additionalProperties"] = False


def _takes_null(schema: Mapping[str, Any]) -> bool:
    return schema.get("type") == "null" or any(_takes_null(one) for one in schema.get("anyOf", ()))


def function_of(tool: ToolSpec, *, loose: bool = False) -> dict[str, Any]:
    """Name, description, parameters and whether they are strict, as both wires want them; `loose`
    never is.
    """
    strict = None if loose else strict_schema(tool.schema)
    return {
        "name": wire_name(tool.name),
        "description": tool.description,
        "parameters": loosened(tool.schema) if strict is None else strict,
        "strict": strict is not None,
    }


def loosened(schema: Mapping[str, Any]) -> dict[str, Any]:
    """The schema with "any object" where one of several forms is wanted: short, for what takes no
    strict schema.
    """
    shown = dict(schema)
    if "properties" in shown:
        shown["properties"] = {name: loosened(one) for name, one in shown["properties"].items()}
    if sum("properties" in one for one in shown.get("anyOf", ())) > 1:
        del shown["anyOf"]
        shown["type"] = "object"
        shown["description"] = str(shown.get("description", "")).partition("; the forms")[0]
    return shown


def without_nulls(arguments: str, tool: ToolSpec | None) -> str:
    """Arguments of a strict call without its nulls: in a strict schema they stand for "left out",
    and no parameter of ours means anything else by one. What is no JSON stays as it is.
    """
    if tool is None or "null" not in arguments or strict_schema(tool.schema) is None:
        return arguments
    try:
        given = json.loads(arguments)
    except (ValueError, RecursionError):
        return arguments
    return json.dumps(_without_nulls(given), ensure_ascii=False)


def _without_nulls(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_nulls(one) for key, one in value.items() if one is not None}
    return [_without_nulls(one) for one in value] if isinstance(value, list) else value


def as_text(arguments: Any) -> str:
    """Arguments as JSON text, also from an endpoint that sends them parsed."""
    if isinstance(arguments, str):
        return arguments
    return "" if arguments is None else json.dumps(arguments, ensure_ascii=False)


_TEXT_CALLS = re.compile(
    r"<tool_call>|<function[=_]|\[TOOL_CALLS\]|<\|python_tag\|>|<\|tool_call|functions\.\w+\s*\(\{"
)


def looks_like_call(text: str, names: Names) -> bool:
    """Whether a reply is a tool call written as text, the usual slip of a model whose server does
    not parse calls.
    """
    bare = re.sub(r"^```(?:json|tool_code)?\s*|\s*```$", "", text.strip())
    if _TEXT_CALLS.search(text):
        return True
    if not bare.startswith(("{", "[")) or len(bare) > LONGEST_ARGUMENTS:
        return False
    try:
        parsed = json.loads(bare)
    except (ValueError, RecursionError):
        return False
    first = parsed[0] if isinstance(parsed, list) and parsed else parsed
    if not isinstance(first, dict):
        return False
    function = first.get("function")
    inner = function if isinstance(function, dict) else first
    name = inner.get("name") or inner.get("tool") or ""
    known = isinstance(name, str) and (name in names or wire_name(name) in names)
    return known and bool({"arguments", "parameters", "args", "input"} & set(inner))


def replayed_arguments(arguments: str) -> str:
    """Arguments as an endpoint takes them back: what is no JSON object would make it refuse the
    whole conversation.
    """
    try:
        return arguments if isinstance(json.loads(arguments), dict) else "{}"
    except (ValueError, RecursionError):
        return "{}"


def replayed_name(name: str) -> str:
    """A name as an endpoint takes it back, also one that a model made up."""
    return re.sub(r"[^a-zA-Z0-9_-]", "_", name)[:64] or "unnamed"


def arguments_fit(call: ToolCall) -> bool:
    """Whether the arguments are of a size that may be kept."""
    return len(call.arguments) <= LONGEST_ARGUMENTS
