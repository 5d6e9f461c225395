"""From what was read to the profile and the timeline of the domain, with the provenance of each value."""

from interview_app.domain.timeline import Education, Experience, SkeletonTimeline, SkillGroup
from interview_app.extraction.confidence import Grades
from interview_app.extraction.education import Schooling
from interview_app.extraction.experience import Job
from interview_app.extraction.lesser_building import (
    awards_of,
    certificates_of,
    interests_of,
    languages_of,
    projects_of,
    publications_of,
    volunteer_of,
)
from interview_app.extraction.noting import Notes, unique_id
from interview_app.extraction.placing import Places
from interview_app.extraction.profile_building import profile_of
from interview_app.extraction.skills import SkillGroupRead
from interview_app.extraction.values_read import Built, Read


def built_of(read: Read, places: Places, grades: Grades) -> Built:
    """Profile and timeline of what was read; each value's provenance stands under its field path."""
    notes = Notes(places, grades)
    profile = profile_of(notes, read)
    timeline = SkeletonTimeline(
        experiences=tuple(_experiences(notes, read.jobs)),
        education=tuple(_education(notes, read.schooling)),
        skills=tuple(_skills(notes, read.skills)),
        languages=tuple(languages_of(notes, read.languages)),
        certificates=tuple(certificates_of(notes, read.certificates)),
        publications=tuple(publications_of(notes, read.publications)),
        awards=tuple(awards_of(notes, read.awards)),
        projects=tuple(projects_of(notes, read.projects)),
        volunteer=tuple(volunteer_of(notes, read.volunteer)),
        interests=tuple(interests_of(notes, read.interests)),
    )
    return Built(profile, timeline, notes.provenance, notes.issues)


def _experiences(notes: Notes, jobs: list[Job]) -> list[Experience]:
    out: list[Experience] = []
    ids: set[str] = set()
    for job in jobs:
        path = f"skeleton_timeline.experiences[{len(out)}]"
        features = {
            "certainty": job.certainty,
            "both": float(bool(job.title and job.organization)),
            "dated": float(job.dates is not None),
            **job.features,
        }
        start, end = notes.dates(path, job.dates, job.dates_found, features, lone="start")
        title = notes.note(f"{path}.title", job.title, "title", features)
        firm = notes.note(f"{path}.organization", job.organization, "organization", features)
        one = Experience(
            id=unique_id(ids, "exp", firm, title, start),
            organization=firm,
            title=title,
            start=start,
            end=end,
            location=notes.note(f"{path}.location", job.location, "place", features),
            employment_type=notes.note(f"{path}.employment_type", job.employment_type, "employment_type"),
            summary=notes.note(f"{path}.summary", job.summary, "highlight", features),
            highlights=notes.highlights(path, job.highlights, features),
        )
        out.append(one)
    return out


def _education(notes: Notes, schooling: list[Schooling]) -> list[Education]:
    out: list[Education] = []
    ids: set[str] = set()
    for one in schooling:
        path = f"skeleton_timeline.education[{len(out)}]"
        features = {
            "certainty": one.certainty,
            "both": float(bool(one.institution and one.study_type)),
            "dated": float(one.dates is not None),
            **one.features,
        }
        start, end = notes.dates(path, one.dates, one.dates_found, features, lone="end")
        school = notes.note(f"{path}.institution", one.institution, "institution", features)
        kind = notes.note(f"{path}.study_type", one.study_type, "degree", features)
        area = notes.note(f"{path}.area", one.area, "degree", features)
        out.append(
            Education(
                id=unique_id(ids, "edu", school, kind, area, start),
                institution=school,
                area=area,
                study_type=kind,
                start=start,
                end=end,
                score=notes.note(f"{path}.score", one.score, "score", features),
                location=notes.note(f"{path}.location", one.location, "place", features),
                highlights=notes.highlights(path, one.highlights, features),
            )
        )
    return out


def _skills(notes: Notes, groups: list[SkillGroupRead]) -> list[SkillGroup]:
    out: list[SkillGroup] = []
    for group in groups:
        path = f"skeleton_timeline.skills[{len(out)}]"
        label = notes.note(f"{path}.label", group.label, "skill")
        words: list[str] = []
        for found in group.keywords:
            if text := notes.note(f"{path}.keywords[{len(words)}]", found, "skill"):
                words.append(text)
        if label or words:
            out.append(SkillGroup(label=label, keywords=tuple(words)))
    return out
