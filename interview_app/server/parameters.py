"""Requests are held against the very schema that is published (`openapi.TOOLS`, `openapi.PROCESS`):
what it does not name is refused, and what it names is of its kind and within its bounds.

The answer names the field and says what it takes; it never holds the value.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from interview_app.server.faults import Refused, bad_request, invalid
from interview_app.server.openapi import PROCESS, TOOLS

_SENTENCES = {
    ("extract_and_store_cv", "docx_base64"): "docx_base64 is required",
    ("generate_context_pack_v2", "phase"): (
        "Invalid phase. Must be 'preparation', 'confirmation', or 'execution'"
    ),
    ("update_cv_field", "field_path"): (
        "field_path/value or edits[] or cv_patch or confirm is required"
    ),
    ("update_cv_field", ""): "field_path/value or edits[] or cv_patch or confirm is required",
}
"""Refusals that CONTRACT F10 says to the letter, by tool and field."""
_KINDS = {
    "string": "a text",
    "integer": "a whole number",
    "boolean": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
_PLAIN = re.compile(r"[A-Za-z0-9_]{1,60}")


def checked_params(tool: str, params: Mapping[str, Any]) -> None:
    """Hold the parameters of a tool, or ("") a request of the chat, against the schema.

    Raises:
        Refused: 400 naming the field.
    """
    error = _first_error(tool, params)
    if error is not None:
        raise _refusal(tool, error)


def _first_error(tool: str, value: Mapping[str, Any]) -> Any:
    errors = [one for one in _validator(tool).iter_errors(dict(value)) if not _is_told_later(one)]
    return min(
        errors, key=lambda one: (len(one.absolute_path), str(list(one.absolute_path))), default=None
    )


def _is_told_later(error: Any) -> bool:
    """What a patch may hold is said better where its fields are known (CONTRACT F8), and as
    strictly.
    """
    path = list(error.absolute_path)
    return path[:1] == ["cv_patch"] and (len(path) > 1 or error.validator != "type")


@cache
def _validator(tool: str) -> Any:
    from jsonschema import Draft202012Validator, validators

    def is_whole(_checker: object, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool)

    # JSON Schema calls 1.0 an integer; it is none where characters are counted.
    kinds = Draft202012Validator.TYPE_CHECKER.redefine("integer", is_whole)
    strict: Any = validators.extend(  # type: ignore[no-untyped-call]  # typeshed gives it no types
        Draft202012Validator, type_checker=kinds
    )
    return strict(TOOLS[tool][1] if tool else PROCESS)


def _refusal(tool: str, error: Any) -> Refused:
    field = _field(error)
    top = str(error.absolute_path[0]) if error.absolute_path else field
    if error.validator == "dependentRequired":
        return bad_request(_SENTENCES[tool, ""])
    if error.validator in ("required", "type", "enum", "minLength") and (tool, top) in _SENTENCES:
        return bad_request(_SENTENCES[tool, top])
    return invalid(field, _message(field, error))


def _field(error: Any) -> str:
    """The path of the field, such as edits[3].field_path; an unknown name only if it is plain."""
    path = ""
    for step in error.absolute_path:
        path += f"[{step}]" if isinstance(step, int) else f".{step}" if path else str(step)
    if path:
        return path
    if error.validator == "required":
        return str(next(name for name in error.validator_value if name not in error.instance))
    if error.validator == "additionalProperties":
        unknown = next(name for name in error.instance if name not in error.schema["properties"])
        return unknown if _PLAIN.fullmatch(unknown) else f"({len(unknown)} characters)"
    return path


def _message(field: str, error: Any) -> str:
    allowed = error.validator_value
    match error.validator:
        case "required":
            return f"It needs {' and '.join(allowed)}."
        case "additionalProperties":
            names = ", ".join(error.schema["properties"]) or "none"
            return f"Unknown parameter. The parameters are: {names}."
        case "type":
            kinds = [allowed] if isinstance(allowed, str) else allowed
            return f"{field} is {' or '.join(_KINDS[kind] for kind in kinds)}."
        case "enum":
            return f"{field} is one of: {', '.join(map(str, allowed))}."
        case "minimum" | "maximum":
            return f"{field} is from {_bound(error, 'minimum')} to {_bound(error, 'maximum')}."
        case "maxLength":
            return f"{field} is a text of at most {allowed} characters."
        case "maxItems":
            return f"{field} is a list of at most {allowed}."
        case _:
            return f"{field} is not as the schema says."


def _bound(error: Any, name: str) -> str:
    return str(error.schema.get(name, "any"))
