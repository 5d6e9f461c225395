"""From a reading of a document to the CV of a session: reference only until the person confirms it (CONTRACT F3)."""

from typing import Any

from interview_app.domain.reading import DocumentReading
from interview_app.server import cv_data


def prefill(reading: DocumentReading) -> dict[str, Any]:
    """`docx_prefill_unconfirmed` in the shape of `cv_data`."""
    cv = cv_data.empty()
    profile = reading.derived.applicant_profile
    timeline = reading.derived.skeleton_timeline
    if profile is not None:
        basics = profile.basics
        place = basics.location
        town = " ".join(part for part in (place.postal_code, place.city) if part)
        cv |= {
            "full_name": basics.name or "",
            "email": basics.email or "",
            "phone": basics.phone or "",
            "address_lines": [line for line in (place.address, town or place.region) if line],
            "profile": basics.summary or "",
        }
    if timeline is not None:
        cv |= {
            "work_experience": [
                {
                    "employer": job.organization or "",
                    "title": job.title or "",
                    "date_range": _range(job.start, job.end),
                    "location": job.location or "",
                    "bullets": list(job.highlights) or ([job.summary] if job.summary else []),
                }
                for job in timeline.experiences
            ],
            "education": [
                {
                    "institution": school.institution or "",
                    "title": ", ".join(part for part in (school.study_type, school.area) if part),
                    "date_range": _range(school.start, school.end),
                    "details": "; ".join(school.highlights),
                }
                for school in timeline.education
            ],
            "further_experience": [
                {
                    "organization": one.organization or "",
                    "title": one.position or "",
                    "date_range": _range(one.start, one.end),
                    "bullets": list(one.highlights),
                }
                for one in timeline.volunteer
            ],
            "languages": [
                ": ".join(part for part in (spoken.language, spoken.fluency) if part) for spoken in timeline.languages
            ],
            "it_ai_skills": [
                keyword for group in timeline.skills for keyword in (group.keywords or (group.label or "",))
            ],
            "interests": ", ".join(one.name for one in timeline.interests if one.name),
        }
    return cv


def _range(start: str | None, end: str | None) -> str:
    return " – ".join(part for part in (start, end) if part)
