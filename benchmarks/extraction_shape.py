"""From an understood document to the shape in which the corpus of known truth is written (its
TRUTH.md).
"""

from typing import Any

from interview_app.domain.profile import ApplicantProfile, Location
from interview_app.domain.timeline import Education, Experience, SkeletonTimeline


def prediction(
    profile: ApplicantProfile | None, timeline: SkeletonTimeline | None
) -> dict[str, Any]:
    """The prediction of one document; an empty one when it is no résumé."""
    if profile is None or timeline is None:
        return {}
    basics = profile.basics
    links = [basics.url, *(one.url for one in basics.profiles)]
    return {
        "name": basics.name,
        "headline": basics.label,
        "email": basics.email,
        "phone": basics.phone,
        "location": place(basics.location),
        "links": [link for link in links if link],
        "summary": basics.summary,
        "experience": [job(one) for one in timeline.experiences],
        "education": [school(one) for one in timeline.education],
        "skills": skills(timeline),
    }


def place(location: Location) -> str | None:
    """City and region, else the country, as one string."""
    parts = [part for part in (location.city, location.region or location.country_code) if part]
    return ", ".join(parts) or location.address


def job(one: Experience) -> dict[str, Any]:
    """A job in the corpus' words."""
    return {
        "organisation": one.organization,
        "title": one.title,
        "start": one.start,
        "end": one.end,
        "location": one.location,
        "highlights": list(one.highlights),
        "summary": one.summary,
    }


def school(one: Education) -> dict[str, Any]:
    """An education entry in the corpus' words: title is degree and area."""
    return {
        "organisation": one.institution,
        "title": ", ".join(part for part in (one.study_type, one.area) if part) or None,
        "start": one.start,
        "end": one.end,
        "location": one.location,
        "highlights": list(one.highlights),
        "score": one.score,
    }


def skills(timeline: SkeletonTimeline) -> list[str]:
    """All keywords; a group without keywords counts by its label."""
    out: list[str] = []
    for group in timeline.skills:
        out.extend(group.keywords or ([group.label] if group.label else []))
    return out
