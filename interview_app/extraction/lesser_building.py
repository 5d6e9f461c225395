"""The lesser sections as domain objects: languages, certificates, publications, awards, projects, volunteer work, interests."""

from interview_app.domain.timeline import Award, Certificate, Interest, Language, Project, Publication, Volunteer
from interview_app.extraction.experience import Job
from interview_app.extraction.noting import Notes
from interview_app.extraction.other_sections import Item, Spoken
from interview_app.extraction.rows import Found


def languages_of(notes: Notes, spoken: list[Spoken]) -> list[Language]:
    """The languages spoken, noted."""
    base = "skeleton_timeline.languages"
    return [
        Language(
            language=notes.note(f"{base}[{at}].language", one.language, "other"),
            fluency=notes.note(f"{base}[{at}].fluency", one.fluency, "other"),
        )
        for at, one in enumerate(spoken)
    ]


def certificates_of(notes: Notes, items: list[Item]) -> list[Certificate]:
    """The certificates, noted."""
    base = "skeleton_timeline.certificates"
    return [
        Certificate(
            name=notes.note(f"{base}[{at}].name", item.name, "other"),
            issuer=notes.note(f"{base}[{at}].issuer", item.other, "other"),
            date=_lone(item),
            url=item.url.text if item.url else None,
        )
        for at, item in enumerate(items)
    ]


def publications_of(notes: Notes, items: list[Item]) -> list[Publication]:
    """The publications, noted."""
    base = "skeleton_timeline.publications"
    return [
        Publication(
            name=notes.note(f"{base}[{at}].name", item.name, "other"),
            publisher=notes.note(f"{base}[{at}].publisher", item.other, "other"),
            release_date=_lone(item),
            url=item.url.text if item.url else None,
            summary=notes.note(f"{base}[{at}].summary", item.summary, "other"),
        )
        for at, item in enumerate(items)
    ]


def awards_of(notes: Notes, items: list[Item]) -> list[Award]:
    """The awards, noted."""
    base = "skeleton_timeline.awards"
    return [
        Award(
            title=notes.note(f"{base}[{at}].title", item.name, "other"),
            awarder=notes.note(f"{base}[{at}].awarder", item.other, "other"),
            date=_lone(item),
            summary=notes.note(f"{base}[{at}].summary", item.summary, "other"),
        )
        for at, item in enumerate(items)
    ]


def projects_of(notes: Notes, items: list[Item]) -> list[Project]:
    """The projects, noted."""
    out = []
    for at, item in enumerate(items):
        path = f"skeleton_timeline.projects[{at}]"
        out.append(
            Project(
                name=notes.note(f"{path}.name", item.name, "other"),
                entity=notes.note(f"{path}.entity", item.other, "other"),
                description=notes.note(f"{path}.description", item.summary, "other"),
                url=item.url.text if item.url else None,
                start=item.dates.start if item.dates else None,
                end=item.dates.end if item.dates else None,
                highlights=notes.highlights(path, item.highlights, {}),
            )
        )
    return out


def volunteer_of(notes: Notes, jobs: list[Job]) -> list[Volunteer]:
    """The volunteer work, noted."""
    out = []
    for at, job in enumerate(jobs):
        path = f"skeleton_timeline.volunteer[{at}]"
        out.append(
            Volunteer(
                organization=notes.note(f"{path}.organization", job.organization, "other"),
                position=notes.note(f"{path}.position", job.title, "other"),
                start=job.dates.start if job.dates else None,
                end=job.dates.end if job.dates else None,
                summary=notes.note(f"{path}.summary", job.summary, "other"),
                highlights=notes.highlights(path, job.highlights, {}),
            )
        )
    return out


def interests_of(notes: Notes, groups: list[tuple[Found | None, list[Found]]]) -> list[Interest]:
    """The interests, noted."""
    base = "skeleton_timeline.interests"
    return [
        Interest(
            name=notes.note(f"{base}[{at}].name", label or (words[0] if words else None), "other"),
            keywords=tuple(word.text for word in (words if label else words[1:])),
        )
        for at, (label, words) in enumerate(groups)
    ]


def _lone(item: Item) -> str | None:
    if item.dates is None:
        return None
    return item.dates.start or (item.dates.end if item.dates.end != "present" else None)
