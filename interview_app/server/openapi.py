"""The generated descriptions: OpenAPI of the three addresses, and the JSON schema of the nine tools
(CONTRACT F1, F2).
"""

from typing import Any

from interview_app.llm.client import ToolSpec
from interview_app.server.borders import LONGEST_TEXT
from interview_app.server.cv_data import EMPTY, ITEM_KEYS, MOST_ITEMS, WRONG_KEYS

_TEXT = {"type": "string"}
_LANGUAGE = {"type": "string", "enum": ["en", "de"]}
_POSTING = {**_TEXT, "description": "Kept up to 200,000 characters."}
_ADDRESS = {**_TEXT, "description": "Kept up to 2,000 characters."}
_SESSION = {"type": "string", "format": "uuid", "description": "The session's id."}
_FLAGS = {
    "type": "object",
    "properties": {
        "contact_confirmed": {"type": "boolean"},
        "education_confirmed": {"type": "boolean"},
    },
    "additionalProperties": False,
    "description": "What the person confirms. Only the person can.",
}


def _params(required: tuple[str, ...] = (), **properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(required),
        "additionalProperties": False,
    }


_FIELD: dict[str, Any] = {"type": "string", "maxLength": LONGEST_TEXT}
_LINES: dict[str, Any] = {"type": "array", "items": _FIELD, "maxItems": MOST_ITEMS}
_FLAT: dict[str, Any] = {"type": "object", "maxProperties": 4, "additionalProperties": _FIELD}


def _item(key: str) -> dict[str, Any]:
    """An item of a list: an object of its keys, a text, or for languages and skills either."""
    if key not in ITEM_KEYS:
        return {"anyOf": [_FIELD, _FLAT]} if key in ("languages", "it_ai_skills") else _FIELD
    special: dict[str, dict[str, Any]] = {"bullets": _LINES, "details": {"anyOf": [_FIELD, _LINES]}}
    return _params((), **{name: special.get(name, _FIELD) for name in ITEM_KEYS[key]})


def _cv_patch() -> dict[str, Any]:
    """Whole fields of a CV; what is said of a wrong one is in `cv_data`."""
    fields: dict[str, dict[str, Any]] = {
        key: {"type": "array", "items": _item(key), "maxItems": MOST_ITEMS}
        if isinstance(empty, list)
        else _FIELD
        for key, empty in EMPTY.items()
    }
    fields["photo_url"] = {"type": "string", "maxLength": 0, "description": "Not printed: empty."}
    return _params((), **fields) | {"description": "Whole fields: " + ", ".join(EMPTY) + "."}


def _or_null(schema: dict[str, Any]) -> dict[str, Any]:
    return schema | {"type": [schema["type"], "null"]}


TOOLS: dict[str, tuple[str, dict[str, Any]]] = {
    "cleanup_expired_sessions": ("Remove sessions whose 24 hours are over.", _params()),
    "extract_and_store_cv": (
        "Read a document and start a session with what it says, unconfirmed.",
        _params(
            ("docx_base64",),
            docx_base64={
                **_TEXT,
                "minLength": 1,
                "contentEncoding": "base64",
                "description": "The document, at most 10 MB.",
            },
            language=_LANGUAGE,
            job_posting_text=_POSTING,
            job_posting_url=_ADDRESS,
        ),
    ),
    "get_cv_session": ("The whole session: CV, flags, readiness, last events.", _params()),
    "update_cv_field": (
        "Change fields of the CV by path, several at once or as a patch. Wrong keys: "
        + ", ".join(WRONG_KEYS)
        + ".",
        _params(
            field_path={**_TEXT, "description": "Such as work_experience[0].employer."},
            value={},
            edits={
                "type": ["array", "null"],
                "maxItems": 100,
                "items": _params(("field_path", "value"), field_path=_TEXT, value={}),
            },
            cv_patch=_or_null(_cv_patch()),
            confirm=_or_null(_FLAGS),
            expected_version={"type": "integer", "minimum": 1},
        )
        | {"dependentRequired": {"field_path": ["value"]}},
    ),
    "generate_context_pack_v2": (
        "What a model needs to know of the session in a phase, at most 12,000 characters.",
        _params(
            ("phase",),
            phase={"type": "string", "enum": ["preparation", "confirmation", "execution"]},
            max_chars={"type": "integer", "minimum": 1000, "maximum": 12000},
        ),
    ),
    "cv_session_search": (
        "Search in the CV, the unconfirmed reading and the last events.",
        _params(
            ("q",),
            q={**_TEXT, "maxLength": 500},
            limit={"type": "integer", "minimum": 1, "maximum": 50, "default": 20},
        ),
    ),
    "validate_cv": (
        "Hold the CV against its limits and set its pages: what is valid prints.",
        _params(language=_LANGUAGE),
    ),
    "preview_html": ("The CV as one HTML file.", _params(language=_LANGUAGE)),
    "generate_cv_from_session": (
        "Make the PDF: exactly two pages, confirmed fields word for word.",
        _params(language=_LANGUAGE),
    ),
}
"""Name, description and parameters of each tool; requests are held against them (`parameters`)."""

PROCESS: dict[str, Any] = _params(
    message={**_TEXT, "maxLength": 100_000},
    docx_base64={"type": ["string", "null"], "contentEncoding": "base64"},
    session_id={"type": ["string", "null"], "format": "uuid"},
    job_posting_url=_or_null(_ADDRESS),
    job_posting_text=_or_null(_POSTING),
    confirm=_or_null(_FLAGS),
    language=_LANGUAGE,
)
"""A request of the chat."""


WITHOUT_SESSION = ("cleanup_expired_sessions", "extract_and_store_cv")


def tool_specs() -> tuple[ToolSpec, ...]:
    """The tools as offered to a model in `process-cv`; those without a session are not."""
    return tuple(
        ToolSpec(name=name, description=description, schema=schema)
        for name, (description, schema) in TOOLS.items()
        if name not in WITHOUT_SESSION
    )


def tool_call_schema() -> dict[str, Any]:
    """The schema of one request to the dispatcher."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "cv_tool_call_handler",
        "oneOf": [
            {
                "type": "object",
                "description": description,
                "properties": {
                    "tool_name": {"const": name},
                    "session_id": {"description": "Not looked at."}
                    if name in WITHOUT_SESSION
                    else _SESSION,
                    "params": schema if schema["required"] else _or_null(schema),
                },
                "required": ["tool_name"]
                + ([] if name in WITHOUT_SESSION else ["session_id"])
                + (["params"] if schema["required"] else []),
                "additionalProperties": False,
            }
            for name, (description, schema) in TOOLS.items()
        ],
    }


def openapi() -> dict[str, Any]:
    """OpenAPI 3.1 of the server."""
    failure = {
        "description": "An error; the body names it.",
        "content": {
            "application/json": {
                "schema": {
                    "type": "object",
                    "properties": {
                        "success": {"const": False},
                        "error": {**_TEXT, "description": "A sentence, for a person."},
                        "code": {**_TEXT, "description": "Stays the same, for a program."},
                    },
                    "required": ["success", "error", "code"],
                }
            }
        },
    }
    anything = {"application/json": {"schema": {"type": "object"}}}
    failures = dict.fromkeys(
        ("400", "401", "403", "404", "408", "409", "413", "415", "500", "503"), failure
    )
    return {
        "openapi": "3.1.0",
        "info": {"title": "CV Generator API", "version": "1.0"},
        "servers": [{"url": "http://127.0.0.1:{port}", "variables": {"port": {"default": "0"}}}],
        "security": [{"token": []}],
        "components": {"securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
        "paths": {
            "/api/health": {
                "get": {
                    "security": [],
                    "responses": {"200": {"description": "It runs.", "content": anything}},
                }
            },
            "/api/cv-tool-call-handler": {
                "post": {
                    "requestBody": {
                        "required": True,
                        "content": {"application/json": {"schema": tool_call_schema()}},
                    },
                    "responses": {
                        "200": {
                            "description": "The result; a PDF for generate_cv_from_session.",
                            "content": {**anything, "application/pdf": {}},
                        },
                        **failures,
                    },
                }
            },
            "/api/process-cv": {
                "post": {
                    "requestBody": {
                        "required": True,
                        "content": {"application/json": {"schema": PROCESS}},
                    },
                    "responses": {
                        "200": {"description": "The answer of one step.", "content": anything},
                        **failures,
                    },
                }
            },
        },
    }
