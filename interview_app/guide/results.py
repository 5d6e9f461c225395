"""What came back of the tools the guide called, as acts of the interview."""

import json
from typing import Any

from interview_app.domain.records import DataType
from interview_app.guide.acts import (
    Act,
    Contacted,
    Extracted,
    Persisted,
    PhaseAsked,
    Submitted,
    Uploaded,
)
from interview_app.llm.client import ResultItem, ToolCall


def arguments_of(call: ToolCall | None) -> dict[str, Any]:
    """What a tool was called with; {} when that is no JSON object."""
    try:
        data = json.loads(call.arguments) if call is not None else {}
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}


def problem_of(output: dict[str, Any]) -> str:
    """The sentence of a failed call, "" when it did not fail."""
    error = output.get("error")
    return str(error.get("message") or error.get("code") or "?") if isinstance(error, dict) else ""


def value_in(answer: dict[str, Any]) -> Any:
    """The value of a typed answer."""
    return next(
        (answer[name] for name in ("number", "people", "items", "date", "text") if name in answer),
        None,
    )


def data_type_of(arguments: dict[str, Any]) -> DataType | None:
    """What a sheet is about; None when it is about nothing we know."""
    try:
        return DataType(str(arguments.get("dataType")))
    except ValueError:
        return None


def _status(output: dict[str, Any], status: str) -> str:
    """A sheet that was put aside because the person went elsewhere is no failure of it."""
    error = output.get("error")
    cancelled = isinstance(error, dict) and error.get("code") == "user_cancelled"
    return "withdrawn" if cancelled else status


def act_of(
    item: ResultItem, arguments: dict[str, Any], problem: str, *, form: str = ""
) -> Act | None:
    """What came back of a tool; None when the interview takes no notice of it. `form`: the form
    that was shown.
    """
    output = item.output
    data_type = data_type_of(arguments)
    status = "failed" if problem else str(output.get("status", ""))
    if item.tool in ("submit_for_validation", "persist_data") and data_type is not None:
        told: dict[str, Any] = {
            "data_type": data_type,
            "data": output.get("data") or arguments.get("data") or {},
            "status": _status(output, status),
            "notes": str(output.get("userNotes") or ""),
            "problem": problem,
        }
        if item.tool == "submit_for_validation":
            left = output.get("leftOut")
            return Submitted(**told, left_out=tuple(left) if isinstance(left, list) else ())
        return Persisted(**told, form=form)
    if item.tool == "extract_document":
        return Extracted(
            handle=str(arguments.get("file_url", "")),
            purpose=str(arguments.get("purpose", "generic")),
            output=output,
            problem=problem,
            stopped=bool(problem) and output["error"].get("code") == "user_cancelled",
        )
    if item.tool == "get_user_upload":
        if _status(output, status) == "withdrawn":
            return None
        handles = tuple(
            str(one["storageUrl"]) for one in output.get("uploads") or () if one.get("storageUrl")
        )
        return Uploaded(upload_type=str(arguments.get("uploadType", "other")), handles=handles)
    if item.tool == "get_macos_contact_card":
        profile = output.get("applicant_profile")
        return Contacted(profile=profile if isinstance(profile, dict) else None, problem=problem)
    return PhaseAsked(status=status) if item.tool == "next_phase" else None
