"""What an answer tells beside what was asked: who says "at Holt since 2017" is not asked when they began (CONTRACT A17)."""

import re
from typing import Any

from interview_app.domain.dates import PRESENT
from interview_app.guide import fields
from interview_app.guide.hearing import goals, header, jobs, persons, schools
from interview_app.guide.hearing.frames import timed
from interview_app.guide.hearing.times_alone import later_times, tells_still_there
from interview_app.guide.late_patterns import Late

LOCATION = "job.location"
"""The town of a job: nobody is asked for it, and it is kept where it is told."""

ROOM, EMPLOYMENT = "job.room", "job.employment"
"""The part of the house, and how somebody was employed: likewise."""

LABEL, URL, SKILLS = "contact.label", "contact.url", "contact.skills"
"""What stands in the head of a résumé beside the name; nobody is asked for it."""

AREA = "school.area"
"""The subject that was studied: nobody is asked for it by itself."""

SCHOOL_PLACE = "school.location"
"""The town of a school: likewise."""

STARTED = "school.started"
"""When somebody began at a school: nobody is asked for it either."""


UNASKED = frozenset((LOCATION, ROOM, EMPLOYMENT, LABEL, URL, SKILLS, AREA, SCHOOL_PLACE, STARTED))
"""What nobody is asked for; put right, it is the answer to a slot of its own."""
_LED_IN = Late(r"^(?:in|at|near|bei|im|am|auf(?: der)?)\s+", re.IGNORECASE)


def heard(path: str, text: str) -> dict[str, Any]:
    """Values by the path of their slot, that of the question among them; only what a frame shows."""
    found: dict[str, Any]
    match path:
        case "contact.name" | "contact.email" | "contact.phone" | "home.place":
            head = header.heard(text) if path == "contact.name" else header.Header()
            home = persons.home(text) or head.place if path != "home.place" else ""
            found = {
                LABEL: head.label or (persons.trade(text) if path == "contact.name" else None),
                URL: head.url or None,
                SKILLS: head.skills or None,
                "contact.email": fields.email(text) if path != "contact.email" else None,
                "contact.phone": persons.phone(text) if path != "contact.phone" else None,
                "home.place": fields.place(home) if home else None,
            }
        case "job.organization" | "job.title":
            job = jobs.heard(text, asked=path.split(".")[1])
            later = later_times(text) if not (job.start or job.end) else None
            found = {
                "job.organization": job.organization,
                "job.title": job.title,
                LOCATION: job.place,
                ROOM: job.room,
                EMPLOYMENT: job.employment,
                "stay.start": later.start if later else job.start,
                "stay.end": later.end if later else job.end,
            }
        case "stay.start" | "stay.end":
            times = timed(text)
            found = {
                "stay.start": times.start,
                "stay.end": PRESENT if tells_still_there(text) else times.end,
            }
        case "school.institution" | "school.study_type":
            school = schools.heard(text, asked=path.split(".")[1])
            found = {
                "school.institution": school.institution,
                "school.study_type": school.study_type,
                AREA: school.area,
                SCHOOL_PLACE: school.place,
                STARTED: school.started,
                "school.finished": school.finished,
            }
        case "goals.looking_for":
            wishes = goals.heard(text)
            found = {
                "goals.avoid": wishes.avoid or None,
                "conditions.arrangement": wishes.arrangement or None,
                "conditions.locations": wishes.locations or None,
            }
        case _ if path in UNASKED:
            text = _LED_IN.sub("", text.strip())
            found = {
                path: fields.date(text)
                if path == STARTED
                else fields.items(text)
                if path == SKILLS
                else text
            }
        case _:
            found = {}
    return {name: value for name, value in found.items() if value is not None}
