"""Whether a session may generate (CONTRACT F4)."""

from typing import Any

from interview_app.domain.cv_session import CvSession

REQUIRED = ("full_name", "email", "phone", "work_experience", "education")
MESSAGE = "Cannot generate until required fields are present and confirmed."


def readiness(session: CvSession) -> dict[str, Any]:
    """`{can_generate, required_present, confirmed_flags, missing}`."""
    present = {name: _is_there(session.cv_data.get(name)) for name in REQUIRED}
    flags = session.confirmed_flags
    missing = [name for name, there in present.items() if not there]
    missing += [
        f"{name.removesuffix('_confirmed')}_not_confirmed"
        for name, confirmed in flags.items()
        if not confirmed
    ]
    return {
        "can_generate": not missing,
        "required_present": present,
        "confirmed_flags": flags,
        "missing": missing,
    }


def _is_there(value: object) -> bool:
    if isinstance(value, list):
        return any(_is_there(item) for item in value)
    if isinstance(value, dict):
        return any(_is_there(part) for part in value.values())
    return isinstance(value, str) and bool(value.strip())
