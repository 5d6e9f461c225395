"""What one `update_cv_field` may change: fields by path, whole fields, and the person's two
confirmations (CONTRACT F2, F3).
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from interview_app.domain.cv_session import CvSession, described
from interview_app.server import cv_data
from interview_app.server.faults import bad_request


def updated(
    session: CvSession, params: Mapping[str, Any], *, at: str
) -> tuple[CvSession, list[str]]:
    """The session with all changes of one request, or none of them, and the fields that changed.
    The parameters were held against the schema.

    Raises:
        Refused: 400; the first change that does not fit refuses all.
    """
    edits = _edits(params)
    # An empty object asks for no change, as an empty list of edits does.
    patch, confirm = params.get("cv_patch") or None, params.get("confirm") or None
    if not edits and patch is None and confirm is None:
        raise bad_request("field_path/value or edits[] or cv_patch or confirm is required")
    cv, fields = session.cv_data, []
    changed = session
    for path, value in edits:
        cv = cv_data.changed(cv, path, value)
        fields.append(path)
        changed = changed.with_event("field_updated", at=at, field_path=path, **described(value))
    if patch is not None:
        cv = cv_data.patched(cv, patch)
        fields += list(patch)
        changed = changed.with_event("patched", at=at, fields=list(patch))
    if confirm is not None:
        flags = dict(confirm)
        changed = changed.with_metadata(confirmed_flags={**session.confirmed_flags, **flags})
        changed = changed.with_event("confirmed", at=at, flags=list(flags))
        fields += [f"confirm.{name}" for name in flags]
    return replace(changed, cv_data=cv, version=session.version + 1), fields


def _edits(params: Mapping[str, Any]) -> list[tuple[str, object]]:
    single = [(params["field_path"], params["value"])] if "field_path" in params else []
    several = params.get("edits") or ()
    return [*single, *((edit["field_path"], edit["value"]) for edit in several)]
