"""The generated descriptions: OpenAPI of the three addresses, and the JSON schema of the nine tools
(CONTRACT F1, F2).
"""

from typing import Any

from interview_app.llm.client import ToolSpec
from interview_app.server.cv_data import EMPTY, WRONG_KEYS

_TEXT = {"type": "string"}
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


TOOLS: dict[str, tuple[str, dict[str, Any]]] = {
    "cleanup_expired_sessions": ("Remove sessions whose 24 hours are over.", _params()),
    "extract_and_store_cv": (
        "Read a document and start a session with what it says, unconfirmed.",
        _params(
            ("docx_base64",),
            docx_base64={
                **_TEXT,
                "contentEncoding": "base64",
                "description": "The document, at most 10 MB.",
            },
            language={"type": "string", "enum": ["en", "de"]},
            job_posting_text=_TEXT,
            job_posting_url=_TEXT,
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
                "type": "array",
                "maxItems": 100,
                "items": _params(("field_path", "value"), field_path=_TEXT, value={}),
            },
            cv_patch={"type": "object", "description": "Whole fields: " + ", ".join(EMPTY) + "."},
            confirm=_FLAGS,
            expected_version={"type": "integer", "minimum": 1},
        ),
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
            ("q",), q=_TEXT, limit={"type": "integer", "minimum": 1, "maximum": 50, "default": 20}
        ),
    ),
    "validate_cv": ("Hold the CV against its limits and predict its pages.", _params()),
    "preview_html": ("The CV as one HTML file.", _params()),
    "generate_cv_from_session": (
        "Make the PDF: exactly two pages, confirmed fields word for word.",
        _params(language={"type": "string", "enum": ["en", "de"]}),
    ),
}
"""Name, description and parameters of each tool."""


def tool_specs() -> tuple[ToolSpec, ...]:
    """The tools as offered to a model in `process-cv`; those without a session are not."""
    return tuple(
        ToolSpec(name=name, description=description, schema=schema)
        for name, (description, schema) in TOOLS.items()
        if name not in ("cleanup_expired_sessions", "extract_and_store_cv")
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
                    "session_id": _SESSION,
                    "params": schema,
                },
                "required": ["tool_name"]
                + (
                    []
                    if name in ("cleanup_expired_sessions", "extract_and_store_cv")
                    else ["session_id"]
                )
                + (["params"] if schema["required"] else []),
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
                    "properties": {"success": {"const": False}, "error": _TEXT},
                    "required": ["success", "error"],
                }
            }
        },
    }
    anything = {"application/json": {"schema": {"type": "object"}}}
    failures = dict.fromkeys(
        ("400", "401", "403", "404", "408", "409", "413", "415", "500"), failure
    )
    process = {
        "type": "object",
        "properties": {
            "message": _TEXT,
            "docx_base64": _TEXT,
            "session_id": _SESSION,
            "job_posting_url": _TEXT,
            "job_posting_text": _TEXT,
            "confirm": _FLAGS,
            "language": {"type": "string", "enum": ["en", "de"]},
        },
        "required": ["message"],
    }
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
                        "content": {"application/json": {"schema": process}},
                    },
                    "responses": {
                        "200": {"description": "The answer of one step.", "content": anything},
                        **failures,
                    },
                }
            },
        },
    }
