"""From a reading of a document to the CV of a session: reference only until the person confirms it
(CONTRACT F3).
"""

from typing import Any

from interview_app.domain.dates import PRESENT
from interview_app.domain.reading import DocumentReading
from interview_app.server import cv_data
from interview_app.server.cv_document import Language, language_of


def language_of_document(reading: DocumentReading) -> Language:
    """The language a session starts in when the request names none: the document's, where we can
    print it.
    """
    record = reading.artifact_record
    return language_of(record.language if record is not None else None)


def prefill(reading: DocumentReading, *, language: Language | None = None) -> dict[str, Any]:
    """`docx_prefill_unconfirmed` in the shape of `cv_data`, its dates as a page in `language`
    prints them.
    """
    cv = cv_data.empty()
    spoken_in = language or language_of_document(reading)
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
                    "date_range": _range(job.start, job.end, spoken_in),
                    "location": job.location or "",
                    "bullets": [*filter(None, [job.summary]), *job.highlights],
                }
                for job in timeline.experiences
            ],
            "education": [
                {
                    "institution": school.institution or "",
                    "title": ", ".join(part for part in (school.study_type, school.area) if part),
                    "date_range": _range(school.start, school.end, spoken_in),
                    "location": school.location or "",
                    "details": "; ".join(school.highlights),
                }
                for school in timeline.education
            ],
            "further_experience": [
                {
                    "organization": one.organization or "",
                    "title": one.position or "",
                    "date_range": _range(one.start, one.end, spoken_in),
                    "bullets": list(one.highlights),
                }
                for one in timeline.volunteer
            ]
            # cv_data has no list of them, and what is read is not dropped
            + [
                {
                    "organization": one.issuer or "",
                    "title": one.name or "",
                    "date_range": _range(one.date, None, spoken_in),
                    "bullets": [],
                }
                for one in timeline.certificates
            ],
            "languages": [
                ": ".join(part for part in (spoken.language, spoken.fluency) if part)
                for spoken in timeline.languages
            ],
            "it_ai_skills": [
                keyword
                for group in timeline.skills
                for keyword in (group.keywords or (group.label or "",))
            ],
            "interests": ", ".join(one.name for one in timeline.interests if one.name),
        }
    return cv


_RUNNING: dict[Language, str] = {"en": "present", "de": "heute"}


def _range(start: str | None, end: str | None, language: Language) -> str:
    """`2019-03` and `present` as `03/2019 – heute`: dates of cv_data are text for a page."""
    return " – ".join(_date(one, language) for one in (start, end) if one)


def _date(moment: str, language: Language) -> str:
    if moment.casefold() == PRESENT:
        return _RUNNING[language]
    year, _dash, month = moment.partition("-")
    return f"{month[:2]}/{year}" if month else year
