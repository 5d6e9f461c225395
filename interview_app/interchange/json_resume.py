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
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.timeline import SkeletonTimeline, entry_id
from interview_app.errors import ImportFailed
from interview_app.i18n import _
from interview_app.interchange.dates import plain_date
from interview_app.interchange.imported import Imported

SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json"

_BASICS = ("name", "label", "image", "email", "phone", "url", "summary")
_LOCATION = ("address", "postalCode", "city", "countryCode", "region")
_PROFILE = ("network", "username", "url")

# our field -> theirs, section by section; dates apart
_SECTIONS: dict[str, tuple[str, dict[str, str]]] = {
    "experiences": (
        "work",
        {
            "organization": "name",
            "title": "position",
            "location": "location",
            "summary": "summary",
            "highlights": "highlights",
        },
    ),
    "education": (
        "education",
        {
            "institution": "institution",
            "area": "area",
            "study_type": "studyType",
            "score": "score",
            "highlights": "courses",
        },
    ),
    "skills": ("skills", {"label": "name", "keywords": "keywords"}),
    "projects": (
        "projects",
        {
            "name": "name",
            "description": "description",
            "entity": "entity",
            "url": "url",
            "roles": "roles",
            "keywords": "keywords",
            "highlights": "highlights",
        },
    ),
    "certificates": ("certificates", {"name": "name", "issuer": "issuer", "url": "url"}),
    "languages": ("languages", {"language": "language", "fluency": "fluency"}),
    "publications": (
        "publications",
        {"name": "name", "publisher": "publisher", "url": "url", "summary": "summary"},
    ),
    "awards": ("awards", {"title": "title", "awarder": "awarder", "summary": "summary"}),
    "volunteer": (
        "volunteer",
        {
            "organization": "organization",
            "position": "position",
            "url": "url",
            "summary": "summary",
            "highlights": "highlights",
        },
    ),
    "interests": ("interests", {"name": "name", "keywords": "keywords"}),
}
_DATES: dict[str, dict[str, str]] = {
    "experiences": {"start": "startDate", "end": "endDate"},
    "education": {"start": "startDate", "end": "endDate"},
    "projects": {"startDate": "startDate", "endDate": "endDate"},
    "volunteer": {"startDate": "startDate", "endDate": "endDate"},
    "certificates": {"date": "date"},
    "publications": {"releaseDate": "releaseDate"},
    "awards": {"date": "date"},
}
_RUNNING = ("experiences", "volunteer", "projects")
"""Where a start without an end means that it goes on."""
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
    try:
        profile = ApplicantProfile.model_validate({"basics": _basics(data.get("basics"), missed)})
        sections = {ours: _section(ours, data, missed) for ours in _SECTIONS}
        kept = {key: data[key] for key in _KEPT_AT_TOP if data.get(key)}
        timeline = SkeletonTimeline.model_validate(
            {**sections, "carried": {"json_resume": kept} if kept else None}
        )
    except ValidationError as error:
        place = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise ImportFailed(
            _("The JSON Resume file has a wrong value at {place}.").format(place=place)
        ) from error
    known = {theirs for theirs, _fields in _SECTIONS.values()} | {"basics", *_KEPT_AT_TOP}
    missed += [key for key in data if key not in known]
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


def _section(ours: str, data: Mapping[str, Any], missed: list[str]) -> list[dict[str, Any]]:
    theirs, fields = _SECTIONS[ours]
    entries = data.get(theirs)
    if not isinstance(entries, list):
        return []
    made = []
    for number, entry in enumerate(entries):
        if not isinstance(entry, dict):
            missed.append(f"{theirs}[{number}]")
            continue
        made.append(_entry(ours, entry, fields, number))
        if ours in _WITHOUT_CARRIED:
            missed += [f"{theirs}[{number}].{key}" for key in entry if key not in fields.values()]
    return made


def _entry(
    ours: str, entry: Mapping[str, Any], fields: Mapping[str, str], number: int
) -> dict[str, Any]:
    made: dict[str, Any] = {
        mine: entry[its] for mine, its in fields.items() if entry.get(its) not in (None, "")
    }
    dates = _DATES.get(ours, {})
    for mine, its in dates.items():
        if date := plain_date(str(entry.get(its) or "")):
            made[mine] = date
    start, end = [*dates, "", ""][:2]
    if ours in _RUNNING and made.get(start) and not entry.get("endDate"):
        made[end] = PRESENT
    # A day, and whatever ours has no name for, is kept for the way back.
    rest = {
        key: value
        for key, value in entry.items()
        if value not in (None, "")
        and key not in fields.values()
        and (key not in dates.values() or len(str(value)) > 7)
    }
    if rest and ours not in _WITHOUT_CARRIED:
        made["carried"] = {"json_resume": rest}
    if ours == "experiences":
        made["id"] = entry_id(
            "exp", entry.get("name"), entry.get("position"), entry.get("startDate"), str(number)
        )
    if ours == "education":
        made["id"] = entry_id(
            "edu",
            entry.get("institution"),
            entry.get("studyType"),
            entry.get("startDate"),
            str(number),
        )
    return made


def write(profile: ApplicantProfile | None, timeline: SkeletonTimeline | None) -> bytes:
    """A JSON Resume file of the approved profile and timeline, UTF-8, indented."""
    timeline = timeline or SkeletonTimeline()
    kept = _carried(timeline)
    document: dict[str, Any] = {"$schema": kept.get("$schema", SCHEMA)}
    document["basics"] = _without_empty((profile or ApplicantProfile()).to_json()["basics"])
    for ours, (theirs, fields) in _SECTIONS.items():
        entries = [_written(ours, entry, fields) for entry in getattr(timeline, ours)]
        if entries:
            document[theirs] = entries
    document |= {key: kept[key] for key in ("references", "meta") if key in kept}
    return (json.dumps(document, ensure_ascii=False, indent=2) + "\n").encode("utf-8")


def _written(ours: str, entry: Model, fields: Mapping[str, str]) -> dict[str, Any]:
    data = entry.to_json()
    written: dict[str, Any] = {its: data[mine] for mine, its in fields.items() if data.get(mine)}
    kept = _carried(entry)
    for mine, its in _DATES.get(ours, {}).items():
        date = data.get(mine)
        if date and date != PRESENT:
            # The day comes back only when the person did not change the date.
            whole = str(kept.get(its, ""))
            written[its] = whole if plain_date(whole) == date else date
    dates = _DATES.get(ours, {}).values()
    return written | {key: value for key, value in kept.items() if key not in dates}


def _carried(model: Model) -> dict[str, Any]:
    carried = getattr(model, "carried", None) or {}
    kept: dict[str, Any] = carried.get("json_resume", {})
    return kept


def _without_empty(value: dict[str, Any]) -> dict[str, Any]:
    return {key: item for key, item in value.items() if item not in (None, "", [], {})}
