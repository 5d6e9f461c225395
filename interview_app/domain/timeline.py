"""The skeleton timeline: jobs, education, skills and what else a document carries (DESIGN 6,
CONTRACT A15).

The models are the one table of the timeline's fields: a field's line says what it is
(`entry_fields.Shown`), and its place among the others is its place in the form.
"""

from collections.abc import Iterable
from typing import Annotated, Any, TypeVar

from pydantic import Field, model_validator

from interview_app.domain.base import Model, Text
from interview_app.domain.canonical import content_sha256
from interview_app.domain.dates import PRESENT, EndDate, StartDate, month_index, month_span
from interview_app.domain.entry_fields import Means, Shown
from interview_app.domain.marked import N_, NP_

DEGREE, WHAT, WHERE, FROM, TO, PLACE, BESIDE, TEXT, ITEMS, LINK = Means

Carried = dict[str, Any] | None
"""Fields of another program's format that ours has no name for, kept so that an export gives them
back; never shown.
"""

GAP_MONTHS = 6
"""A gap is more than this many months without an entry (CONTRACT A15)."""


def entry_id(kind: str, *parts: str | None) -> str:
    """A stable id for an entry that came without one, made from what it says: `exp-3f9c2a7b10`."""
    return f"{kind}-{content_sha256([part or '' for part in parts])[:10]}"


def _with_id(kind: str, data: Any, *named_by: str) -> Any:
    if isinstance(data, dict) and not data.get("id"):
        data = {**data, "id": entry_id(kind, *(data.get(name) for name in named_by))}
    return data


DATE_HINT = N_("March 2019 or 2019")
START = Shown(N_("Start"), FROM, "start", hint=DATE_HINT, json_resume="startDate")
END = Shown(N_("End"), TO, "end", hint=N_("2019 or present"), beside=True, json_resume="endDate")
DATE = Shown(N_("Date"), FROM, "start", hint=DATE_HINT)
NAME = Shown(N_("Name"), WHAT)
SUMMARY = Shown(N_("Summary"), TEXT, "text")
HIGHLIGHTS = Shown(N_("Highlights"), ITEMS, "lines", rows=4)
WEBSITE = Shown(N_("Website"), LINK, hint="https://")


class Experience(Model):
    """One job; several posts at one firm are several of these."""

    id: str = ""
    organization: Annotated[Text, Shown(N_("Employer"), WHERE, json_resume="name")] = None
    title: Annotated[Text, Shown(N_("Job title"), WHAT, json_resume="position")] = None
    start: Annotated[StartDate, START] = None
    end: Annotated[EndDate, END] = None
    location: Annotated[Text, Shown(N_("Location"), PLACE)] = None
    employment_type: Annotated[
        Text, Shown(N_("Employment"), row="employment", hint=N_("Part time"), beside=True)
    ] = None
    summary: Annotated[Text, SUMMARY] = None
    highlights: Annotated[tuple[str, ...], Shown(N_("Highlights"), ITEMS, "lines", rows=5)] = ()
    carried: Carried = None

    @model_validator(mode="before")
    @classmethod
    def _give_id(cls, data: Any) -> Any:
        return _with_id("exp", data, "organization", "title", "start")


class Education(Model):
    """One school, degree or training."""

    id: str = ""
    institution: Annotated[Text, Shown(N_("Institution"), WHERE)] = None
    area: Annotated[
        Text, Shown(N_("Area"), WHAT, hint=N_("What you studied or trained for"), row="area")
    ] = None
    study_type: Annotated[Text, Shown(N_("Degree"), DEGREE, json_resume="studyType")] = None
    start: Annotated[StartDate, START] = None
    end: Annotated[EndDate, END] = None
    location: Annotated[Text, Shown(N_("Location"), PLACE)] = None
    score: Annotated[Text, Shown(N_("Grade"), BESIDE, beside=True)] = None
    highlights: Annotated[
        tuple[str, ...], Shown(N_("Highlights"), ITEMS, "lines", rows=4, json_resume="courses")
    ] = ()
    carried: Carried = None

    @model_validator(mode="before")
    @classmethod
    def _give_id(cls, data: Any) -> Any:
        return _with_id("edu", data, "institution", "study_type", "area", "start")


class SkillGroup(Model):
    """A label with its keywords; a skill that stands alone is a label without keywords."""

    label: Annotated[Text, Shown(N_("Skill"), WHAT, json_resume="name")] = None
    keywords: Annotated[tuple[str, ...], Shown(N_("Keywords"), ITEMS, "lines", rows=5)] = ()
    carried: Carried = None


class Project(Model):
    """JSON Resume's project."""

    name: Annotated[Text, NAME] = None
    description: Annotated[Text, Shown(N_("Description"), TEXT, "text")] = None
    start: Annotated[StartDate, START] = Field(default=None, alias="startDate")
    end: Annotated[EndDate, END] = Field(default=None, alias="endDate")
    entity: Annotated[Text, Shown(N_("Organization"), WHERE)] = None
    url: Annotated[Text, WEBSITE] = None
    roles: Annotated[tuple[str, ...], Shown(N_("Roles"), None, "lines", rows=2, row="title")] = ()
    keywords: Annotated[
        tuple[str, ...], Shown(N_("Keywords"), None, "lines", rows=2, row="skill")
    ] = ()
    highlights: Annotated[tuple[str, ...], HIGHLIGHTS] = ()
    carried: Carried = None

    @property
    def id(self) -> str:
        """What a selection plan may call it, beside its name."""
        return entry_id("proj", self.name, self.entity)


class Certificate(Model):
    """JSON Resume's certificate: licences too."""

    name: Annotated[Text, NAME] = None
    issuer: Annotated[Text, Shown(N_("Issuer"), WHERE)] = None
    date: Annotated[StartDate, DATE] = None
    expiry_date: Annotated[
        StartDate, Shown(N_("Valid until"), None, "start", hint=DATE_HINT, beside=True)
    ] = Field(default=None, alias="expiryDate")
    url: Annotated[Text, WEBSITE] = None
    carried: Carried = None


class Language(Model):
    """JSON Resume's language with its fluency in the document's own words."""

    language: Annotated[Text, Shown(N_("Language"), WHAT)] = None
    fluency: Annotated[Text, Shown(N_("Fluency"), hint=N_("Native, fluent, B2 …"))] = None


class Publication(Model):
    """JSON Resume's publication."""

    name: Annotated[Text, NAME] = None
    publisher: Annotated[Text, Shown(N_("Publisher"), WHERE)] = None
    release_date: Annotated[StartDate, DATE] = Field(default=None, alias="releaseDate")
    url: Annotated[Text, WEBSITE] = None
    summary: Annotated[Text, SUMMARY] = None
    carried: Carried = None


class Award(Model):
    """JSON Resume's award."""

    title: Annotated[Text, Shown(NP_("of an award", "Title"), WHAT)] = None
    awarder: Annotated[Text, Shown(N_("Awarded by"), WHERE)] = None
    date: Annotated[StartDate, DATE] = None
    summary: Annotated[Text, SUMMARY] = None
    carried: Carried = None


class Volunteer(Model):
    """JSON Resume's volunteer work, kept apart from jobs."""

    organization: Annotated[Text, Shown(N_("Organization"), WHERE)] = None
    position: Annotated[Text, Shown(N_("Role"), WHAT)] = None
    start: Annotated[StartDate, START] = Field(default=None, alias="startDate")
    end: Annotated[EndDate, END] = Field(default=None, alias="endDate")
    url: Annotated[Text, WEBSITE] = None
    summary: Annotated[Text, SUMMARY] = None
    highlights: Annotated[tuple[str, ...], HIGHLIGHTS] = ()
    carried: Carried = None


class Interest(Model):
    """JSON Resume's interest."""

    name: Annotated[Text, NAME] = None
    keywords: Annotated[tuple[str, ...], Shown(N_("Keywords"), ITEMS, "lines", rows=4)] = ()


class Period(Model):
    """A gap between entries, or the time two entries share: `YYYY-MM` both ends, months, the ids
    beside it.
    """

    start: StartDate = None
    end: StartDate = None
    months: int = 0
    entry_ids: tuple[str, ...] = ()


class TimelineMeta(Model):
    """What is not settled about the timeline; complete is False on gaps or ambiguity (CONTRACT
    A15).
    """

    timeline_complete: bool = False
    gaps: tuple[Period, ...] = ()
    overlaps: tuple[Period, ...] = ()


Entry = Experience | Education
"""What a card can belong to."""
ENTRIES: dict[str, type[Model]] = {
    "experiences": Experience,
    "education": Education,
    "skills": SkillGroup,
    "projects": Project,
    "certificates": Certificate,
    "languages": Language,
    "publications": Publication,
    "awards": Award,
    "volunteer": Volunteer,
    "interests": Interest,
}
"""What each section of the timeline holds."""


class SkeletonTimeline(Model):
    """The whole timeline; there is one of it for each person."""

    experiences: tuple[Experience, ...] = ()
    education: tuple[Education, ...] = ()
    skills: tuple[SkillGroup, ...] = ()
    projects: tuple[Project, ...] = ()
    certificates: tuple[Certificate, ...] = ()
    languages: tuple[Language, ...] = ()
    publications: tuple[Publication, ...] = ()
    awards: tuple[Award, ...] = ()
    volunteer: tuple[Volunteer, ...] = ()
    interests: tuple[Interest, ...] = ()
    carried: Carried = None
    meta: TimelineMeta = Field(default_factory=TimelineMeta)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What cards may belong to: jobs, then education."""
        return (*self.experiences, *self.education)

    def entry(self, id: str | None) -> Entry | None:
        """The job or school of this id."""
        return next((one for one in self.entries if one.id == id), None)

    @model_validator(mode="after")
    def _ids_are_unique(self) -> "SkeletonTimeline":
        ids = [one.id for one in self.entries]
        doubled = {one for one in ids if ids.count(one) > 1}
        if doubled:
            raise ValueError(f"entry ids must be unique: {', '.join(sorted(doubled))}")
        return self


def _as_month(index: int) -> str:
    return f"{index // 12:04d}-{index % 12 + 1:02d}"


def find_gaps(entries: Iterable[Experience | Education], *, today: str) -> tuple[Period, ...]:
    """Spans of more than `GAP_MONTHS` months inside the history that no entry covers.

    An entry whose end nobody told may have lasted until the next one began.

    Args:
        entries: jobs and education; those without a start are passed over.
        today: `YYYY-MM`, the month that `present` means.
    """
    spans = sorted(
        (span, entry.id, entry.end is None)
        for entry in entries
        if (span := month_span(entry.start, entry.end, today=today)) is not None
    )
    gaps = []
    reached, before, may_last = None, "", False
    for span, this, untold in spans:
        if reached is not None and not may_last and span.first - reached - 1 > GAP_MONTHS:
            gaps.append(
                Period(
                    start=_as_month(reached + 1),
                    end=_as_month(span.first - 1),
                    months=span.first - reached - 1,
                    entry_ids=(before, this),
                )
            )
        if reached is None or span.last > reached:
            reached, before = span.last, this
        may_last = untold
    return tuple(gaps)


def find_overlaps(entries: Iterable[Experience], *, today: str) -> tuple[Period, ...]:
    """Pairs of jobs that share more than one month (handing over within a month is no overlap).

    A job whose end nobody told is known to have been there when it began, and no longer.
    """
    known = [
        (span, entry)
        for entry in entries
        if (span := month_span(entry.start, entry.end, today=today)) is not None
    ]
    overlaps = []
    for i, (one, first) in enumerate(known):
        for other, second in known[i + 1 :]:
            start, end = max(one.first, other.first), min(one.last, other.last)
            if end - start >= 1 and not _bare_years_touch(first, second):
                overlaps.append(
                    Period(
                        start=_as_month(start),
                        end=_as_month(end),
                        months=end - start + 1,
                        entry_ids=(first.id, second.id),
                    )
                )
    return tuple(overlaps)


def _bare_years_touch(one: Experience, other: Experience) -> bool:
    """Whether all shared time lies in the year that ends one job and starts the other, and a month
    of the two is not known.
    """
    for first, second in ((one, other), (other, one)):
        if (
            first.end
            and second.start
            and first.end[:4] == second.start[:4]
            and 4 in (len(first.end), len(second.start))
        ):
            return True
    return False


def with_meta(
    timeline: SkeletonTimeline, *, today: str, ambiguous: bool = False
) -> SkeletonTimeline:
    """The timeline with its gaps and overlaps worked out anew; complete means no gap, no ambiguity,
    all starts known.
    """
    gaps = find_gaps(timeline.entries, today=today)
    overlaps = find_overlaps(timeline.experiences, today=today)
    started = all(job.start for job in timeline.experiences)
    complete = bool(timeline.experiences) and started and not gaps and not ambiguous
    return timeline.model_copy(
        update={"meta": TimelineMeta(timeline_complete=complete, gaps=gaps, overlaps=overlaps)}
    )


Station = TypeVar("Station", Experience, Education)


def sorted_newest_first(stations: Iterable[Station], *, today: str) -> tuple[Station, ...]:
    """Jobs or schools by end, then start, newest first; those without dates keep their place at the
    end.

    An end that nobody told is no present one: such a job stands where it started, and a school of
    which only the end is told where it ended.
    """

    def key(job: Station) -> tuple[int, int]:
        known = job.end if job.end != PRESENT else today
        span = month_span(job.start or known, job.end, today=today)
        return (span.last, span.first) if span else (month_index("0001"), 0)

    return tuple(sorted(stations, key=key, reverse=True))
