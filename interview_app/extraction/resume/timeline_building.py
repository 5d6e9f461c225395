"""From what was read to the profile and the timeline of the domain, with the provenance of each
value.
"""

from interview_app.domain.timeline import (
    Award,
    Certificate,
    Education,
    Experience,
    Publication,
    SkeletonTimeline,
    SkillGroup,
)
from interview_app.extraction.entries.education import Schooling
from interview_app.extraction.entries.job_headers import Job
from interview_app.extraction.page.placing import Places
from interview_app.extraction.resume.confidence import Grades
from interview_app.extraction.resume.lesser_building import (
    interests_of,
    items_built,
    languages_of,
    projects_of,
    volunteer_of,
)
from interview_app.extraction.resume.noting import EntryNotes, Notes, unique_id
from interview_app.extraction.resume.profile_building import profile_of
from interview_app.extraction.resume.values_read import Built, Read
from interview_app.extraction.sections.skills import SkillGroupRead


def built_of(read: Read, places: Places, grades: Grades) -> Built:
    """Profile and timeline of what was read; each value's provenance stands under its field
    path.
    """
    notes = Notes(places, grades, read.doubtful)
    profile = profile_of(notes, read)
    timeline = SkeletonTimeline(
        experiences=tuple(_experiences(notes, read.jobs)),
        education=tuple(_education(notes, read.schooling)),
        skills=tuple(_skills(notes, read.skills)),
        languages=tuple(languages_of(notes, read.languages)),
        certificates=tuple(items_built(notes, "certificates", Certificate, read.certificates)),
        publications=tuple(items_built(notes, "publications", Publication, read.publications)),
        awards=tuple(items_built(notes, "awards", Award, read.awards)),
        projects=tuple(projects_of(notes, read.projects)),
        volunteer=tuple(volunteer_of(notes, read.volunteer)),
        interests=tuple(interests_of(notes, read.interests)),
    )
    return Built(profile, timeline, notes.provenance, notes.issues, notes.quoted)


def _experiences(notes: Notes, jobs: list[Job]) -> list[Experience]:
    out: list[Experience] = []
    ids: set[str] = set()
    for at, job in enumerate(jobs):
        noted = _noted(notes, f"experiences[{at}]", job, whole=bool(job.title and job.organization))
        start, end = noted.dates(job.dates, job.dates_found, lone="start")
        title = noted.value("title", job.title, "title")
        firm = noted.value("organization", job.organization, "organization")
        out.append(
            Experience(
                id=unique_id(ids, "exp", firm, title, start),
                organization=firm,
                title=title,
                start=start,
                end=end,
                location=noted.value("location", job.location, "place"),
                employment_type=noted.value(
                    "employment_type", job.employment_type, "employment_type"
                ),
                summary=noted.value("summary", job.summary, "highlight"),
                highlights=noted.highlights(job.highlights),
            )
        )
    return out


def _education(notes: Notes, schooling: list[Schooling]) -> list[Education]:
    out: list[Education] = []
    ids: set[str] = set()
    for at, one in enumerate(schooling):
        noted = _noted(
            notes, f"education[{at}]", one, whole=bool(one.institution and one.study_type)
        )
        start, end = noted.dates(one.dates, one.dates_found, lone="end")
        school = noted.value("institution", one.institution, "institution")
        kind = noted.value("study_type", one.study_type, "degree")
        area = noted.value("area", one.area, "degree")
        out.append(
            Education(
                id=unique_id(ids, "edu", school, kind, area, start),
                institution=school,
                area=area,
                study_type=kind,
                start=start,
                end=end,
                score=noted.value("score", one.score, "score"),
                location=noted.value("location", one.location, "place"),
                highlights=noted.highlights(one.highlights),
            )
        )
    return out


def _noted(notes: Notes, path: str, entry: Job | Schooling, *, whole: bool) -> EntryNotes:
    """What notes the values of an entry; `whole`: both parts of its heading were found."""
    features = {"both": float(whole), "dated": float(entry.dates is not None), **entry.features}
    return EntryNotes(notes, f"skeleton_timeline.{path}", features)


def _skills(notes: Notes, groups: list[SkillGroupRead]) -> list[SkillGroup]:
    out: list[SkillGroup] = []
    for group in groups:
        path = f"skeleton_timeline.skills[{len(out)}]"
        label = notes.note(f"{path}.label", group.label, "label")
        words: list[str] = []
        for found in group.keywords:
            if text := notes.note(f"{path}.keywords[{len(words)}]", found, "skill"):
                words.append(text)
        if label or words:
            out.append(SkillGroup(label=label, keywords=tuple(words)))
    return out
