"""RenderCV YAML in, without RenderCV itself: its file is plain YAML (https://docs.rendercv.com)."""

import re
from typing import Any

from interview_app.domain.dates import PRESENT
from interview_app.domain.profile import ApplicantProfile, Basics, Location, NetworkProfile
from interview_app.domain.timeline import (
    Award,
    Certificate,
    Education,
    Experience,
    Interest,
    Language,
    Project,
    Publication,
    SkeletonTimeline,
    SkillGroup,
    Volunteer,
    entry_id,
)
from interview_app.domain.yaml_text import read_yaml
from interview_app.errors import ImportFailed
from interview_app.i18n import _
from interview_app.interchange.dates import plain_date
from interview_app.interchange.imported import Imported
from interview_app.language.any_language import section_of

_SECTIONS = {
    "experience": "experiences",
    "education": "education",
    "skills": "skills",
    "projects": "projects",
    "certificates": "certificates",
    "languages": "languages",
    "publications": "publications",
    "awards": "awards",
    "volunteer": "volunteer",
    "interests": "interests",
    "summary": "summary",
}
"""What is filled from the sections that a heading of any language names."""
JOB = {
    "organization": "company",
    "title": "position",
    "location": "location",
    "summary": "summary",
}
SCHOOL = {
    "institution": "institution",
    "area": "area",
    "study_type": "degree",
    "location": "location",
    "score": "grade",
}
"""Our field and RenderCV's, in the order in which they are written."""
_DATED = {"start_date", "end_date", "date"}
_KEYS: dict[str, set[str]] = {
    "experiences": {"name", *JOB.values(), *_DATED, "highlights"},
    "education": {"name", *SCHOOL.values(), *_DATED, "highlights"},
    "projects": {"name", "summary", *_DATED, "highlights"},
    "publications": {
        "title", "name", "journal", "location", "date", "start_date", "url", "summary",
    },
}  # fmt: skip
"""Keys that are taken from entries of these kinds; of the others those that hold something are
told.
"""
_LINK = re.compile(r"\[([^\]\n]+)\]\(([^)\s]*)\)")


def read(content: bytes) -> Imported:
    """Profile and timeline of a RenderCV file; sections it may name freely go by their name, then
    by their fields.

    Raises:
        ImportFailed: it is no YAML, or has no `cv`.
    """
    name = _("The file")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ImportFailed(
            _("{name} is not valid YAML. Mend it and try again.").format(name=name)
        ) from error
    data = read_yaml(text, name=name, refused=ImportFailed)
    cv = data.get("cv") if isinstance(data, dict) else None
    if not isinstance(cv, dict):
        raise ImportFailed(_("This is not a RenderCV file: it has no cv."))
    missed: list[str] = []
    found: dict[str, list[Any]] = {}
    sections = cv.get("sections")
    for name, entries in (sections if isinstance(sections, dict) else {}).items():
        kind = _kind(str(name), entries)
        if kind is None:
            missed.append(f"sections.{name}")
        else:
            found.setdefault(kind, []).extend(entries)
            missed += _passed_over(str(name), kind, entries)
    return Imported(
        applicant_profile=_profile(cv, found.get("summary", [])),
        skeleton_timeline=_timeline(found, missed),
        not_understood=tuple(missed),
    )


def _passed_over(name: str, kind: str, entries: list[Any]) -> list[str]:
    given = dict.fromkeys(
        str(key) for one in entries if isinstance(one, dict) for key, value in one.items() if value
    )
    return [f"sections.{name}: {key}" for key in given if kind in _KEYS and key not in _KEYS[kind]]


def _kind(name: str, entries: object) -> str | None:
    if not isinstance(entries, list) or not entries:
        return None
    kind = _SECTIONS.get(section_of(name.replace("_", " ")) or "")
    if kind is not None:
        return kind
    first = entries[0]
    if isinstance(first, dict):
        if "company" in first:
            return "experiences"
        if "institution" in first:
            return "education"
        if "authors" in first:
            return "publications"
    return None


def _profile(cv: dict[str, Any], summary: list[Any]) -> ApplicantProfile:
    networks = cv.get("social_networks")
    city, _comma, region = _text(cv.get("location")).partition(",")
    basics = Basics(
        name=_text(cv.get("name")),
        label=_text(cv.get("headline")) or _text(cv.get("label")),
        email=_text(cv.get("email")),
        phone=_text(cv.get("phone")).removeprefix("tel:"),
        url=_text(cv.get("website")),
        summary=" ".join(_text(line) for line in summary if isinstance(line, str)),
        location=Location(city=city, region=region),
        profiles=tuple(
            NetworkProfile(network=_text(one.get("network")), username=_text(one.get("username")))
            for one in (networks if isinstance(networks, list) else [])
            if isinstance(one, dict)
        ),
    )
    return ApplicantProfile(basics=basics)


def _timeline(found: dict[str, list[Any]], missed: list[str]) -> SkeletonTimeline:
    def rows(kind: str) -> list[dict[str, Any]]:
        entries = found.get(kind, [])
        missed.extend(f"{kind}: {_text(one)[:60]}" for one in entries if not isinstance(one, dict))
        return [one for one in entries if isinstance(one, dict)]

    skills = [one if isinstance(one, dict) else {"label": one} for one in found.get("skills", [])]
    return SkeletonTimeline(
        experiences=tuple(_job(row, at) for at, row in enumerate(rows("experiences"))),
        education=tuple(_school(row, at) for at, row in enumerate(rows("education"))),
        skills=tuple(
            SkillGroup(
                label=_text(one.get("label") or one.get("bullet")),
                keywords=tuple(_listed(one.get("details"))),
            )
            for one in skills
        ),
        projects=tuple(
            Project(
                name=_text(row.get("name")),
                description=_text(row.get("summary")),
                url=_link(row.get("name")),
                start=_start(row),
                end=_end(row),
                highlights=tuple(_lines(row.get("highlights"))),
            )
            for row in rows("projects")
        ),
        certificates=tuple(
            Certificate(name=_any(row), issuer=_text(row.get("location")), date=_start(row))
            for row in rows("certificates")
        ),
        languages=tuple(
            Language(language=_any(row), fluency=_text(row.get("details")))
            for row in rows("languages")
        ),
        publications=tuple(
            Publication(
                name=_text(row.get("title") or row.get("name")),
                publisher=_text(row.get("journal") or row.get("location")),
                release_date=_start(row),
                url=_text(row.get("url")) or _link(row.get("title") or row.get("name")),
                summary=_text(row.get("summary")),
            )
            for row in rows("publications")
        ),
        awards=tuple(
            Award(title=_any(row), date=_start(row), summary=_text(row.get("summary")))
            for row in rows("awards")
        ),
        interests=tuple(
            Interest(
                name=_any(row),
                keywords=tuple(one for one in _listed(row.get("details")) if one != _any(row)),
            )
            for row in rows("interests")
        ),
        volunteer=tuple(
            Volunteer(
                organization=_text(row.get("company") or row.get("name")),
                position=_text(row.get("position")),
                start=_start(row),
                end=_end(row),
                highlights=tuple(_lines(row.get("highlights"))),
            )
            for row in rows("volunteer")
        ),
    )


def _job(row: dict[str, Any], at: int) -> Experience:
    told = _told(row, JOB)
    firm, title = told["organization"], told["title"]
    id = entry_id("exp", firm, title, _text(row.get("start_date")), str(at))
    return Experience.model_validate({**told, "id": id, "start": _start(row), "end": _end(row)})


def _school(row: dict[str, Any], at: int) -> Education:
    told = _told(row, SCHOOL)
    id = entry_id("edu", told["institution"], told["study_type"], told["area"], str(at))
    start, end = plain_date(_text(row.get("start_date"))), _end(row)
    end = end or plain_date(_text(row.get("date")))
    return Education.model_validate({**told, "id": id, "start": start, "end": end})


def _told(row: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    """What a row says in our fields; the first of them may be its name."""
    told: dict[str, Any] = {ours: _text(row.get(theirs)) for ours, theirs in names.items()}
    named = next(iter(names))
    told[named] = told[named] or _text(row.get("name"))
    return {**told, "highlights": _lines(row.get("highlights"))}


def _start(row: dict[str, Any]) -> str | None:
    return plain_date(_text(row.get("start_date"))) or plain_date(_text(row.get("date")))


def _end(row: dict[str, Any]) -> str | None:
    end = _text(row.get("end_date"))
    if end.casefold() == PRESENT or (not end and row.get("start_date")):
        # RenderCV prints a start without an end as running.
        return PRESENT
    return plain_date(end)


def _any(row: dict[str, Any]) -> str:
    return _text(row.get("name") or row.get("label") or row.get("bullet") or row.get("title"))


def _text(value: object) -> str:
    """The value in words; of a Markdown link its words."""
    if not (isinstance(value, str | int | float) or hasattr(value, "isoformat")):
        return ""
    return _LINK.sub(r"\1", str(value)).strip()


def _link(value: object) -> str | None:
    """The address when the whole value is a Markdown link."""
    found = _LINK.fullmatch(value.strip()) if isinstance(value, str) else None
    return found[2] if found else None


def _lines(value: object) -> list[str]:
    return [text for one in value if (text := _text(one))] if isinstance(value, list) else []


def _listed(value: object) -> list[str]:
    return [part.strip() for part in _text(value).split(",") if part.strip()]
