"""What a document says: text in reading order, profile and timeline, each value with its place and
how sure we are.

The steps are those of DESIGN 8: reading order, sections, entries, values, confidence. Nothing here
opens a file once a document was read, as the rehearsal does.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import islice

from interview_app.domain.artifact import Layout, TextPlace
from interview_app.domain.issues import Issue
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.provenance import Provenance
from interview_app.domain.timeline import SkeletonTimeline, with_meta
from interview_app.extraction.document import Document
from interview_app.extraction.entries.edges import ENDS_SENTENCE, Edges, edges_of
from interview_app.extraction.entries.education import schooling_of
from interview_app.extraction.entries.experience import jobs_of
from interview_app.extraction.entries.header_roles import Slots
from interview_app.extraction.entries.record_entries import is_schooling, jobs_in, schools_in
from interview_app.extraction.entries.records import records_of
from interview_app.extraction.entries.units import Unit, together, units_of
from interview_app.extraction.page.layout import Order, Reading, read_in_order
from interview_app.extraction.page.placing import Places
from interview_app.extraction.page.rows import Found, Row
from interview_app.extraction.person.contact import birth_in, contact_of
from interview_app.extraction.person.contact_place import place_in
from interview_app.extraction.person.names import headline_of, name_of
from interview_app.extraction.phrases.dates_in_text import date_ranges
from interview_app.extraction.phrases.language import language_of
from interview_app.extraction.resume.alternatives import Attempt, Choices, best_of
from interview_app.extraction.resume.confidence import Grades
from interview_app.extraction.resume.in_no_field import in_no_field
from interview_app.extraction.resume.miscellany import (
    is_miscellany,
    licences_in,
    parted,
    spoken_apart,
)
from interview_app.extraction.resume.profile_building import phone_region, town_of
from interview_app.extraction.resume.segment_roles import Likely
from interview_app.extraction.resume.timeline_building import built_of
from interview_app.extraction.resume.values_read import Read
from interview_app.extraction.sections.headings import Section, sections_of
from interview_app.extraction.sections.inferred_sections import (
    infer_kinds,
    name_contact,
    name_summary,
    sorted_feed,
)
from interview_app.extraction.sections.other_sections import (
    interests_of,
    items_of,
    projects_of,
    volunteer_of,
)
from interview_app.extraction.sections.skills import skills_of
from interview_app.extraction.sections.spoken_languages import spoken_of

_MAY_BE_FORM = ("experience", "education", "feed", "unknown", "other", "header")
MAX_ROWS = 5_000
"""Lines of a document that are looked at: no working life fills more. The text keeps all of them.
"""


@dataclass(slots=True)
class Understanding:
    """A document understood. Spans of `layout` and `provenance` are characters of `text`;
    confidence is 0 to 1.
    """

    text: str
    layout: Layout
    language: str | None
    is_resume: bool
    applicant_profile: ApplicantProfile | None = None
    skeleton_timeline: SkeletonTimeline | None = None
    provenance: dict[str, Provenance] = field(default_factory=dict)
    in_no_field: tuple[TextPlace, ...] = ()
    confidence: float = 0.0
    issues: list[Issue] = field(default_factory=list)


def understand(document: Document, *, artifact_id: str, today: str) -> Understanding:
    """Read a document as a résumé.

    Args:
        document: pages of positioned lines, as a reader hands them over.
        artifact_id: the id that provenance names.
        today: `YYYY-MM`, the month that a running job reaches.
    """
    likely: dict[Order, Likely] = {}
    best = best_of(lambda choices: _attempt(document, artifact_id, choices, likely))
    reading, built = best.reading, best.built
    language = language_of(reading.text)
    if built is None:
        return Understanding(
            reading.text,
            reading.layout,
            language,
            is_resume=False,
            issues=[Issue(code="not_a_resume")],
        )
    ambiguous = any(issue.code == "date_ambiguous" for issue in built.issues)
    timeline = with_meta(built.timeline, today=today, ambiguous=ambiguous)
    issues = [*built.issues, *_timeline_issues(timeline)]
    return Understanding(
        reading.text,
        reading.layout,
        language,
        is_resume=True,
        applicant_profile=built.profile,
        skeleton_timeline=timeline,
        provenance=built.provenance,
        in_no_field=in_no_field(reading, best.sections, built, best.places),
        confidence=_overall(built.provenance),
        issues=issues,
    )


def _attempt(
    document: Document, artifact_id: str, choices: Choices, likely: dict[Order, Likely]
) -> Attempt:
    """The document read under some structural decisions; `likely`: what the second reader says of
    each order of its lines, which no other decision changes.
    """
    reading = read_in_order(document, choices.order)
    sections = sections_of(reading.rows[:MAX_ROWS])
    read = _read(document, reading, sections, choices)
    attempt = Attempt(reading, sections, Places(reading, artifact_id))
    if _is_resume(read, sections):
        if choices.order not in likely:
            likely[choices.order] = Likely(reading)
        attempt.likely = likely[choices.order]
        attempt.built = built_of(read, attempt.places, Grades(attempt.likely))
    return attempt


def _read(document: Document, reading: Reading, sections: list[Section], choices: Choices) -> Read:
    language = language_of(reading.text)
    day_first = language != "en"
    name_contact(sections)
    zone = _zone(sections)
    contact = contact_of(
        zone, reading.rows[:MAX_ROWS], document.links, region=phone_region(language)
    )
    name, name_row = name_of(zone, contact, document.metadata_title)
    contact.location = place_in(zone, name)
    headline = headline_of(zone, name, name_row, contact)
    edges = edges_of(reading.rows[:MAX_ROWS])
    read = Read(name, headline, None, contact)

    known: dict[tuple[int, int], list[Unit]] = {}

    def units(section: Section) -> list[Unit]:
        key = (id(section), len(section.rows))
        if key not in known:
            lines = units_of(section.rows, day_first=day_first, edges=edges)
            known[key] = choices.lines(lines)
        return known[key]

    slots = Slots(by_place=choices.by_place)
    schools = partial(schooling_of, day_first=day_first, slots=slots)

    def take_jobs(lines: list[Unit]) -> None:
        read.jobs.extend(jobs_of(lines, day_first=day_first, headline=told, home=home, slots=slots))

    def items(section: Section) -> None:
        held = section.kind == "certificates"
        getattr(read, section.kind).extend(items_of(units(section), day_first=day_first, held=held))

    def feed(section: Section) -> None:
        jobs, stays = sorted_feed(section, units(section))
        take_jobs(jobs)
        read.schooling.extend(schools(stays))

    def skills(section: Section) -> None:
        rows, spoken = spoken_apart(section.rows)
        read.skills.extend(skills_of(rows))
        read.languages.extend(spoken_of(spoken))

    for section in (one for one in sections if choices.forms and one.kind in _MAY_BE_FORM):
        _take_records(section, read, day_first=day_first, edges=edges)
    name_summary(sections, units)
    infer_kinds(sections, units)
    choices.sorted(sections)
    told = headline.text if headline else None
    home = town_of(contact.location)
    takers: dict[str, Callable[[Section], None]] = {
        "experience": lambda one: take_jobs(units(one)),
        "feed": feed,
        "education": lambda one: read.schooling.extend(schools(units(one))),
        "skills": skills,
        "languages": lambda one: read.languages.extend(spoken_of(one.rows)),
        **dict.fromkeys(("certificates", "awards", "publications"), items),
        "projects": lambda one: read.projects.extend(projects_of(units(one), day_first=day_first)),
        "volunteer": lambda one: read.volunteer.extend(
            volunteer_of(units(one), day_first=day_first)
        ),
        "interests": lambda one: read.interests.extend(interests_of(one.rows)),
    }
    read.summary = _summary(sections, units)
    for section in sorted(sections, key=lambda one: one.kind != "experience"):
        read.certificates += licences_in(section)
        if (take := takers.get(section.kind)) is not None:
            take(section)
        elif is_miscellany(section):
            for one in parted(section, units(section)):
                takers[one.kind](one)
    times = [*(job.dates for job in read.jobs), *(one.dates for one in read.schooling)]
    contact.birth = birth_in(zone, times)
    read.doubtful = [
        (section.rows[0].start, section.rows[-1].end)
        for section in sections
        if section.doubtful and section.rows
    ]
    return read


def _take_records(section: Section, read: Read, *, day_first: bool, edges: Edges) -> None:
    """Take the entries of a form out of a section, which is one of jobs or schools then."""
    records, rest = records_of(section.rows)
    if not records:
        return
    section.rows = rest
    schools = [one for one in records if is_schooling(one, section.kind)]
    jobs = [record for record in records if all(record is not one for one in schools)]
    read.jobs.extend(jobs_in(jobs, day_first=day_first, edges=edges))
    read.schooling.extend(schools_in(schools, day_first=day_first, edges=edges))
    if section.kind != "header":
        section.kind = "experience" if jobs else "education"


def _zone(sections: list[Section]) -> list[Row]:
    """The rows where name and contact data stand: before the first heading of each column, and
    contact sections.
    """
    zone: list[Row] = []
    for section in sections:
        if section.kind in ("header", "contact"):
            zone.extend(section.rows)
        if section.kind == "contact":
            for row in section.rows:
                row.notes["contact"] = True
    for section in sections:
        if section.kind == "summary":
            zone.extend(row for row in section.rows if len(row.text) < 60)
    return zone


def _summary(sections: list[Section], units: Callable[[Section], list[Unit]]) -> Found | None:
    for section in sections:
        if section.kind == "summary":
            lines = units(section)
            texts = [
                unit
                for before, unit in zip((None, *lines), lines, strict=False)
                if unit.size >= 4 or (before is not None and _ends_sentence_of(before, unit))
            ]
            if texts:
                return together(texts, 0.85)
    for section in sections:
        if section.kind not in ("header", "contact"):
            continue
        texts = [
            unit
            for unit in units(section)
            if unit.kind == "prose"
            and unit.size >= 8
            and "@" not in unit.text
            and (not unit.dates or ENDS_SENTENCE.search(unit.text))
        ]
        if texts:
            return together(texts, 0.75)
    return _below_a_side_bar(sections, units)


def _ends_sentence_of(before: Unit, unit: Unit) -> bool:
    """Whether a line of few words is the last of the sentence that stands in the one before."""
    open_before = before.size >= 4 and not ENDS_SENTENCE.search(before.text)
    return open_before and bool(ENDS_SENTENCE.search(unit.text))


def _below_a_side_bar(
    sections: list[Section], units: Callable[[Section], list[Unit]]
) -> Found | None:
    """A paragraph under the words of a side bar and above the first entries: it stands in a list of
    words by its place alone.
    """
    for at, section in enumerate(sections):
        if section.kind in ("experience", "education"):
            return None
        if section.kind not in ("skills", "languages", "interests") or not section.rows:
            continue
        last = units(section)[-1]
        behind = sections[at + 1].kind if at + 1 < len(sections) else ""
        others = [unit for unit in units(section)[:-1] if unit.kind == "prose"]
        if (
            last.kind == "prose"
            and last.size >= _PARAGRAPH_WORDS
            and not others
            and behind in ("experience", "education", "projects")
            and last.text.rstrip().endswith((".", "!", "。"))
        ):
            section.rows = section.rows[: -len(last.rows)]
            return Found(last.text, last.first.start, last.rows[-1].end, 0.6)
    return None


_PARAGRAPH_WORDS = 15


def _is_resume(read: Read, sections: list[Section]) -> bool:
    """Whether the document tells of one person's working life (CONTRACT A15)."""
    dated = sum(1 for job in read.jobs if job.dates is not None)
    schooled = sum(1 for one in read.schooling if one.institution or one.study_type)
    reachable = bool(read.contact.email or read.contact.phone)
    score = 1.0 * reachable + 2.0 * bool(dated) + 1.2 * bool(schooled)
    score += 0.5 * bool(read.name) + 0.5 * bool(read.skills)
    kinds = {section.kind for section in sections} - {"header", "unknown", "other", "formalities"}
    score += 0.3 * min(len(kinds), 4)
    own = kinds - {"contact", "summary", "references"}
    if reachable and read.name and len(own) >= 2 and own & {"experience", "education", "feed"}:
        # sections that only a résumé has, of a person who can be reached, even where no entry was
        # understood
        return True
    if score >= 2.6 and (read.jobs or schooled):
        return True
    cells = (cell for section in sections for row in section.rows for cell in row.cells)
    times = (one for cell in cells for one in date_ranges(cell.text) if not one.lone)
    return bool(reachable and read.name) and len(list(islice(times, _SEVERAL))) == _SEVERAL


_SEVERAL = 3
"""Times from one date to another that a life has, at least, where nothing else of it was read."""


def _timeline_issues(timeline: SkeletonTimeline) -> list[Issue]:
    issues = []
    if timeline.meta.gaps:
        issues.append(Issue(code="timeline_gap", path="skeleton_timeline.meta.gaps"))
    if timeline.meta.overlaps:
        issues.append(Issue(code="timeline_overlap", path="skeleton_timeline.meta.overlaps"))
    return issues


def _overall(provenance: dict[str, Provenance]) -> float:
    """The mean confidence of the values that matter most."""
    values = [
        one.confidence
        for path, one in provenance.items()
        if "highlights" not in path and "keywords" not in path
    ]
    return round(sum(values) / len(values), 3) if values else 0.0
