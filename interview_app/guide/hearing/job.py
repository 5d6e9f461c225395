"""A job as it was heard."""

from interview_app.domain.frozen import frozen


@frozen
class Job:
    """What was heard of a job; None is not told. Names as they were written."""

    organization: str | None = None
    title: str | None = None
    place: str | None = None
    room: str | None = None
    """The part of the house: a ward, a department."""
    employment: str | None = None
    """Part time, full time and the like."""
    start: str | None = None
    end: str | None = None


def as_fields(job: Job) -> dict[str, str | None]:
    """What was heard, by name."""
    return {
        "organization": job.organization,
        "title": job.title,
        "place": job.place,
        "room": job.room,
        "employment": job.employment,
        "start": job.start,
        "end": job.end,
    }
