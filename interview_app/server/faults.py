"""Typed refusals: an HTTP status, an error of CONTRACT F10, a code for programs, details."""

from typing import Any

CODES = {
    "Invalid JSON": "invalid_json",
    "tool_name is required": "tool_name_required",
    "Unknown tool_name": "unknown_tool",
    "params must be an object": "params_not_an_object",
    "Unexpected payload type": "payload_not_an_object",
    "session_id is required": "session_id_required",
    "docx_base64 is required": "docx_base64_required",
    "Invalid base64 encoding": "invalid_base64",
    "field_path/value or edits[] or cv_patch or confirm is required": "nothing_to_change",
    "Invalid phase. Must be 'preparation', 'confirmation', or 'execution'": "invalid_phase",
    "readiness_not_met": "readiness_not_met",
    "version_conflict": "version_conflict",
    "CV data validation failed": "cv_data_invalid",
    "Validation failed": "validation_failed",
    "Session not found or expired": "session_not_found",
    "Failed to create session": "session_not_created",
    "Failed to retrieve session": "session_not_read",
    "Failed to update field": "session_not_updated",
    "Cleanup failed": "cleanup_failed",
    "PDF generation failed": "pdf_failed",
    "Forbidden": "forbidden",
    "Unauthorized": "unauthorized",
    "Not found": "not_found",
    "Method not allowed": "method_not_allowed",
    "Content-Type must be application/json": "content_type_not_json",
    "Content-Encoding is not supported": "content_encoding_not_supported",
    "Request too large": "request_too_large",
    "Request timeout": "request_timeout",
    "Too many requests at once": "too_many_open_bodies",
    "Bad request": "bad_request",
    "Internal error": "bug",
}
"""The code of each sentence; a sentence may be put better one day, its code stays."""


def code_of(error: str) -> str:
    """The code of an error: of CODES, or `page_count` for the message of F9 that holds a number."""
    return CODES.get(error, "page_count")


def body_of(error: str, *, code: str = "", **details: Any) -> dict[str, Any]:
    """The JSON body of every error answer: `success` false, `error`, `code`, and details."""
    return {"success": False, "error": error, "code": code or code_of(error), **details}


class Refused(Exception):
    """A request that gets an error answer: `error` is one of F10; no content of the person."""

    def __init__(self, status: int, error: str, **details: Any) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.details = details

    def answer(self) -> dict[str, Any]:
        """The JSON body: `success` false, `error`, `code`, and the details beside them."""
        return body_of(self.error, **self.details)


def bad_request(error: str, **details: Any) -> Refused:
    """The 400 of a request that is not as it must be (CONTRACT F10); `details` go into its body and
    hold no content.
    """
    return Refused(400, error, **details)


def invalid(field: str, message: str) -> Refused:
    """The 400 of a field that cannot be taken as it is; the message says what it takes."""
    return bad_request("Validation failed", field=field, message=message)


def no_session() -> Refused:
    """The 404 of an unknown or expired session; it does not say which."""
    return Refused(404, "Session not found or expired")
