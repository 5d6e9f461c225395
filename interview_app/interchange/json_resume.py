"""JSON Resume (jsonresume.org, schema 1.x) in and out.

What our records have no name for (full dates with a day, `url` of a job, references, `meta`) is
carried along, so that the schema's own samples come out as they went in; only empty strings are
left out.
"""

import json
from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from interview_app.domain.base import Model
from interview_app.domain.dates import PRESENT
from interview_app.domain.entry_fields import DATES, Means, fields_of, meaning
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.timeline import ENTRIES, SkeletonTimeline, entry_id
from interview_app.errors import ImportFailed
from interview_app.i18n import _
from interview_app.interchange.dates import plain_date
from interview_app.interchange.imported import Imported

SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json"

_OWN = ("otherPhone", "birth")
"""What its `basics` have of ours beside theirs."""
_BASICS = ("name", "label", "image", "email", "phone", "url", "summary", *_OWN)
_LOCATION = ("address", "postalCode", "city", "countryCode", "region")
_PROFILE = ("network", "username", "url")

_RUNNING = ("experiences", "volunteer", "projects")
"""Where a start without an end means that it goes on."""
_NAMED_BY = {
    "experiences": ("exp", "name", "position", "startDate"),
    "education": ("edu", "institution", "studyType", "startDate"),
}
"""Sections whose entries have ids: the kind, and what of theirs makes one."""
_MONTH = len("2019-03")
_WITHOUT_CARRIED = ("languages", "interests")
_KEPT_AT_TOP = ("references", "meta", "$schema")


def read(content: bytes) -> Imported:
    """Profile and timeline of a JSON Resume file.

    Raises:
        ImportFailed: it is no JSON, or no JSON Resume.
    """
    try:
        data = json.loads(content.decode("utf-8-sig"))
    except (UnicodeDecodeError, ValueError, RecursionError) as error:
        raise ImportFailed(
            _("The file is not valid JSON. Export it again and try once more.")
        ) from error
    if not isinstance(data, dict) or not any(
        key in data for key in ("basics", "work", "education", "skills")
    ):
        raise ImportFailed(_("This is not a JSON Resume file: it has neither basics nor work."))
    missed: list[str] = []
    theirs = {_theirs(ours) for ours in ENTRIES}
    try:
        profile = ApplicantProfile.model_validate({"basics": _basics(data.get("basics"), missed)})
        sections = {ours: _section(ours, data, missed) for ours in ENTRIES}
        kept = {key: data[key] for key in _KEPT_AT_TOP if data.get(key)}
        timeline = SkeletonTimeline.model_validate(
            {**sections, "carried": {"json_resume": kept} if kept else None}
        )
    except ValidationError as error:
        place = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise ImportFailed(
            _("The JSON Resume file has a wrong value at {place}.").format(place=place)
        ) from error
    missed += [key for key in data if key not in theirs | {"basics", *_KEPT_AT_TOP}]
    return Imported(
        applicant_profile=profile, skeleton_timeline=timeline, not_understood=tuple(missed)
    )


def _basics(data: object, missed: list[str]) -> dict[str, Any]:
    if not isinstance(data, dict):
        return {}
    basics = {key: data.get(key) for key in _BASICS}
    location = data.get("location")
    basics["location"] = (
        {key: location.get(key) for key in _LOCATION} if isinstance(location, dict) else {}
    )
    profiles = data.get("profiles")
    basics["profiles"] = [
        {key: one.get(key) for key in _PROFILE}
        for one in (profiles if isinstance(profiles, list) else [])
        if isinstance(one, dict)
    ]
    missed += [f"basics.{key}" for key in data if key not in (*_BASICS, "location", "profiles")]
    return basics


def _theirs(ours: str) -> str:
    return "work" if ours == "experiences" else ours


def _section(ours: str, data: Mapping[str, Any], missed: list[str]) -> list[dict[str, Any]]:
    theirs = _theirs(ours)
    entries = data.get(theirs)
    if not isinstance(entries, list):
        return []
    names = {one.json_resume for one in fields_of(ENTRIES[ours])}
    made = []
    for number, entry in enumerate(entries):
        if not isinstance(entry, dict):
            missed.append(f"{theirs}[{number}]")
            continue
        made.append(_entry(ours, entry, number))
        if ours in _WITHOUT_CARRIED:
            missed += [f"{theirs}[{number}].{key}" for key in entry if key not in names]
    return made


def _entry(ours: str, entry: Mapping[str, Any], number: int) -> dict[str, Any]:
    made: dict[str, Any] = {}
    # A day, and whatever ours has no name for, is kept for the way back.
    rest = {key: value for key, value in entry.items() if value not in (None, "")}
    for field in fields_of(ENTRIES[ours]):
        value = rest.get(field.json_resume)
        if field.shown.kind in DATES:
            if date := plain_date(str(value or "")):
                made[field.key] = date
                if len(str(value)) <= _MONTH:
                    del rest[field.json_resume]
        elif value is not None and not isinstance(value, dict):
            made[field.key] = rest.pop(field.json_resume)
    if ours in _RUNNING:
        start, end = (one.key for one in meaning(ENTRIES[ours], Means.FROM, Means.TO))
        if made.get(start) and not entry.get("endDate"):
            made[end] = PRESENT
    if rest and ours not in _WITHOUT_CARRIED:
        made["carried"] = {"json_resume": rest}
    if ours in _NAMED_BY:
        kind, *names = _NAMED_BY[ours]
        made["id"] = entry_id(kind, *(entry.get(name) for name in names), str(number))
    return made


def write(profile: ApplicantProfile | None, timeline: SkeletonTimeline | None) -> bytes:
    """A JSON Resume file of the approved profile and timeline, UTF-8, indented."""
    timeline = timeline or SkeletonTimeline()
    kept = _carried(timeline)
    document: dict[str, Any] = {"$schema": kept.get("$schema", SCHEMA)}
    document["basics"] = _without_empty((profile or ApplicantProfile()).to_json()["basics"])
    for ours in ENTRIES:
        entries = [_written(entry) for entry in getattr(timeline, ours)]
        if entries:
            document[_theirs(ours)] = entries
    document |= {key: kept[key] for key in ("references", "meta") if key in kept}
    return (json.dumps(document, ensure_ascii=False, indent=2) + "\n").encode("utf-8")


def _written(entry: Model) -> dict[str, Any]:
    data, kept = entry.to_json(), dict(_carried(entry))
    written: dict[str, Any] = {}
    for field in fields_of(type(entry)):
        name, value = field.json_resume, data.get(field.key)
        whole = kept.pop(name, None)
        if field.shown.kind not in DATES:
            value = value or whole
        elif value == PRESENT:
            continue
        elif plain_date(str(whole or "")) == value:
            # The day comes back only when the person did not change the date.
            value = whole
        if value:
            written[name] = value
    return written | kept


def _carried(model: Model) -> dict[str, Any]:
    carried = getattr(model, "carried", None) or {}
    kept: dict[str, Any] = carried.get("json_resume", {})
    return kept


def _without_empty(value: dict[str, Any]) -> dict[str, Any]:
    return {key: item for key, item in value.items() if item not in (None, "", [], {})}
