"""What one `update_cv_field` may change: fields by path, whole fields, and the person's two
confirmations (CONTRACT F2, F3).
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from interview_app.domain.cv_session import CvSession, described
from interview_app.server import cv_data
from interview_app.server.faults import bad_request

CONFIRMABLE = ("contact_confirmed", "education_confirmed")
_MOST_EDITS = 100


def updated(
    session: CvSession, params: Mapping[str, Any], *, at: str
) -> tuple[CvSession, list[str]]:
    """The session with all changes of one request, or none of them, and the fields that changed.

    Raises:
        Refused: 400; the first change that does not fit refuses all.
    """
    edits = _edits(params)
    patch, confirm = _given(params.get("cv_patch")), _given(params.get("confirm"))
    if not edits and patch is None and confirm is None:
        raise bad_request("field_path/value or edits[] or cv_patch or confirm is required")
    cv, fields = session.cv_data, []
    changed = session
    for path, value in edits:
        cv = cv_data.changed(cv, path, value)
        fields.append(path)
        changed = changed.with_event("field_updated", at=at, field_path=path, **described(value))
    if patch is not None:
        if not isinstance(patch, dict):
            raise bad_request(
                "Validation failed", field="cv_patch", message="cv_patch is an object of fields."
            )
        cv = cv_data.patched(cv, patch)
        fields += list(patch)
        changed = changed.with_event("patched", at=at, fields=list(patch))
    if confirm is not None:
        flags = _confirmed(confirm)
        changed = changed.with_metadata(confirmed_flags={**session.confirmed_flags, **flags})
        changed = changed.with_event("confirmed", at=at, flags=list(flags))
        fields += [f"confirm.{name}" for name in flags]
    return replace(changed, cv_data=cv, version=session.version + 1), fields


def _given(untrusted: object) -> object:
    """The value, or None where it is an empty object: that asks for no change, as an empty list of
    edits does.
    """
    return None if untrusted == {} else untrusted


def _edits(params: Mapping[str, Any]) -> list[tuple[str, object]]:
    edits: list[tuple[str, object]] = []
    if "field_path" in params:
        if not isinstance(params["field_path"], str) or "value" not in params:
            raise bad_request("field_path/value or edits[] or cv_patch or confirm is required")
        edits.append((params["field_path"], params["value"]))
    several = [] if params.get("edits") is None else params["edits"]
    if not isinstance(several, list) or len(several) > _MOST_EDITS:
        raise bad_request(
            "Validation failed", field="edits", message=f"edits is a list of at most {_MOST_EDITS}."
        )
    for at, edit in enumerate(several):
        if (
            not isinstance(edit, dict)
            or not isinstance(edit.get("field_path"), str)
            or "value" not in edit
        ):
            raise bad_request(
                "Validation failed",
                field=f"edits[{at}]",
                message="An edit has field_path and value.",
            )
        edits.append((edit["field_path"], edit["value"]))
    return edits


def _confirmed(untrusted: object) -> dict[str, bool]:
    if not isinstance(untrusted, dict):
        raise bad_request(
            "Validation failed", field="confirm", message="confirm is an object of flags."
        )
    for name, value in untrusted.items():
        if name not in CONFIRMABLE or not isinstance(value, bool):
            raise bad_request(
                "Validation failed",
                field="confirm",
                message="confirm takes contact_confirmed and education_confirmed, true or false.",
            )
    return dict(untrusted)
