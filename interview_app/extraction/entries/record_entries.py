"""Jobs and schools out of the entries of a form or of a table with a head row."""

from dataclasses import replace

from interview_app.extraction.entries.edges import Edges
from interview_app.extraction.entries.education import Schooling, degree_and_area, score_of
from interview_app.extraction.entries.experience import body_of
from interview_app.extraction.entries.fragments import Fragment
from interview_app.extraction.entries.job_headers import Job
from interview_app.extraction.entries.records import ROLES, Record
from interview_app.extraction.entries.units import units_of
from interview_app.extraction.page.rows import PLAIN, Found
from interview_app.extraction.phrases.dates_in_text import DateRange, date_ranges
from interview_app.extraction.phrases.lexicon import degree_score, school_score
from interview_app.extraction.phrases.places import is_region

_READ = {"margin": 0.9}
"""What a value beside the name of its field is as sure as."""
_AT_SCHOOL = 1.4
"""How much a value looks like a school or a degree, at least, where no field says so."""


def is_schooling(record: Record, kind: str) -> bool:
    """Whether an entry of a section of this kind tells of a school and not of a post."""
    if record.fields.keys() & {"school", "degree"} and not record.fields.keys() & {"firm", "post"}:
        return True
    if kind in ("experience", "education"):
        return kind == "education"
    firm, post = record.found("firm"), record.found("post")
    return bool(firm and school_score(firm.text) > _AT_SCHOOL) or bool(
        post and degree_score(post.text) > _AT_SCHOOL
    )


def jobs_in(records: list[Record], *, day_first: bool, edges: Edges) -> list[Job]:
    """The entries as jobs, in the document's order."""
    out = []
    for record in records:
        job = Job(title=record.found("post") or record.found("degree"))
        job.organization, job.location = _name_and_place(record, ("firm", "school"))
        job.dates, job.dates_found = _dates_of(record, day_first=day_first)
        told = units_of(record.fields.get("told", []), day_first=day_first, edges=edges)
        job.summary, job.highlights = body_of(told)
        job.highlights += _others(record)
        job.features.update(_READ)
        out.append(job)
    return out


def schools_in(records: list[Record], *, day_first: bool, edges: Edges) -> list[Schooling]:
    """The entries as stays at schools, in the document's order."""
    out = []
    for record in records:
        one = Schooling()
        degree = record.found("degree") or record.found("post")
        if degree is not None:
            whole = Fragment(degree.text, degree.start, degree.end, PLAIN, 0, 0)
            one.study_type, one.area = degree_and_area(whole)
        one.institution, one.location = _name_and_place(record, ("school", "firm"))
        one.dates, one.dates_found = _dates_of(record, day_first=day_first)
        told = units_of(record.fields.get("told", []), day_first=day_first, edges=edges)
        lines = [unit.found() for unit in told] + _others(record)
        about = record.found("about")
        scores = map(score_of, [*lines, *([about] if about else [])])
        one.score = next(filter(None, scores), None)
        one.highlights = [line for line in lines if score_of(line) is None]
        one.features.update(_READ)
        out.append(one)
    return out


def _others(record: Record) -> list[Found]:
    """The fields that are nothing that an entry has, each behind its name."""
    return [
        replace(value, text=f"{record.labels[key]}: {value.text}")
        for key in record.fields
        if key not in ROLES and record.labels[key] and (value := record.found(key)) is not None
    ]


def _dates_of(record: Record, *, day_first: bool) -> tuple[DateRange | None, Found | None]:
    """When an entry was, and where that stands; begin and end may be fields of their own."""
    parts = [found for role in ("dates", "begin", "end") if (found := record.found(role))]
    if not parts:
        return None, None
    text, begin, end = " – ".join(one.text for one in parts), parts[0].start, parts[-1].end
    ranges = date_ranges(text, day_first)
    chosen = next((one for one in ranges if not one.lone), ranges[0] if ranges else None)
    if chosen is not None and len(text) == end - begin:  # lines may go on behind the date
        text = text[chosen.begin : chosen.stop]
        begin, end = begin + chosen.begin, begin + chosen.stop
    return chosen, Found(text, begin, end, parts[0].confidence)


def _name_and_place(record: Record, roles: tuple[str, str]) -> tuple[Found | None, Found | None]:
    """The firm or school, and its place: a field of its own, else what follows the name as an
    address does.
    """
    place = record.found("place")
    found = next(filter(None, map(record.found, roles)), None)
    if found is None or place is not None or not _parted(found.text)[1]:
        return found, place
    name, tail = _parted(found.text)
    cut = found.start + len(name)
    behind = replace(found, text=tail, start=found.end - len(tail))
    return replace(found, text=name, end=cut), behind


def _parted(text: str) -> tuple[str, str]:
    """A name and the address behind it: the last part, a town with its state or country, and what
    has a number before them; what stands behind a dash is all of it.
    """
    name, dash, town = text.rpartition(" – ")
    if dash and ", " not in town:
        return name, town
    parts = text.split(", ")
    count = 2 if len(parts) > 2 and is_region(parts[-1]) else 1
    while count < len(parts) - 1 and any(map(str.isdigit, parts[-count - 1])):
        count += 1
    return ", ".join(parts[:-count]), ", ".join(parts[-count:]) if len(parts) > 1 else ""
