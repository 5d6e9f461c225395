"""RenderCV YAML out: what `rendercv_yaml` reads, written for RenderCV's own models."""

from typing import Any

import yaml

from interview_app.domain.dates import PRESENT
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.interchange.rendercv_yaml import JOB, SCHOOL


def write(profile: ApplicantProfile | None, timeline: SkeletonTimeline | None) -> bytes:
    """A RenderCV file of the approved profile and timeline."""
    basics = (profile or ApplicantProfile()).basics
    timeline = timeline or SkeletonTimeline()
    place = ", ".join(part for part in (basics.location.city, basics.location.region) if part)
    cv = {
        "name": basics.name,
        "headline": basics.label,
        "location": place,
        "email": basics.email,
        "phone": basics.phone,
        "website": basics.url,
        "social_networks": [
            {"network": one.network, "username": one.username}
            for one in basics.profiles
            if one.network and one.username
        ],
    }
    cv = {key: value for key, value in cv.items() if value}
    sections: dict[str, list[Any]] = {"Summary": [basics.summary] if basics.summary else []}
    sections["Experience"] = [
        _row(**{theirs: getattr(job, ours) for ours, theirs in JOB.items()})
        | _dates(job.start, job.end)
        | _highlights(job.highlights)
        for job in timeline.experiences
    ]
    sections["Education"] = [
        _row(**{theirs: getattr(one, ours) for ours, theirs in SCHOOL.items()})
        | _dates(one.start, one.end)
        | _highlights(one.highlights)
        for one in timeline.education
    ]
    sections["Skills"] = [
        _row(label=one.label, details=", ".join(one.keywords)) for one in timeline.skills
    ]
    sections["Projects"] = [
        _row(name=f"[{one.name}]({one.url})" if one.url else one.name, summary=one.description)
        | _dates(one.start, one.end)
        | _highlights(one.highlights)
        for one in timeline.projects
    ]
    sections["Certifications"] = [
        _row(name=one.name, location=one.issuer, date=one.date) for one in timeline.certificates
    ]
    sections["Languages"] = [
        _row(label=one.language, details=one.fluency) for one in timeline.languages
    ]
    # As plain entries: RenderCV's own for publications wants authors, and whose they are is not
    # known here.
    sections["Publications"] = [
        _row(
            name=f"[{one.name}]({one.url})" if one.url else one.name,
            location=one.publisher,
            summary=one.summary,
            date=one.release_date,
        )
        for one in timeline.publications
    ]
    sections["Interests"] = [
        _row(label=one.name, details=", ".join(one.keywords) or one.name)
        for one in timeline.interests
    ]
    sections["Awards"] = [
        _row(name=one.title, summary=one.summary, date=one.date) for one in timeline.awards
    ]
    sections["Volunteering"] = [
        _row(name=one.organization, position=one.position)
        | _dates(one.start, one.end)
        | _highlights(one.highlights)
        for one in timeline.volunteer
    ]
    document = {"cv": {**cv, "sections": {name: rows for name, rows in sections.items() if rows}}}
    return yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=120).encode("utf-8")


def _row(**values: str | None) -> dict[str, Any]:
    return {key: value for key, value in values.items() if value}


def _dates(start: str | None, end: str | None) -> dict[str, str]:
    if start and end:
        return {"start_date": start, "end_date": end}
    # A start alone would be read as running.
    date = start or (end if end != PRESENT else None)
    return {"date": date} if date else {}


def _highlights(lines: tuple[str, ...]) -> dict[str, list[str]]:
    return {"highlights": list(lines)} if lines else {}
