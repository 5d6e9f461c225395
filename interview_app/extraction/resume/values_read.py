"""What was read from a document, before and after it becomes domain objects."""

from dataclasses import dataclass, field

from interview_app.domain.issues import Issue
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.provenance import Provenance
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.extraction.entries.education import Schooling
from interview_app.extraction.entries.job_headers import Job
from interview_app.extraction.page.rows import Found
from interview_app.extraction.person.contact import Contact
from interview_app.extraction.sections.other_sections import Item
from interview_app.extraction.sections.skills import SkillGroupRead
from interview_app.extraction.sections.spoken_languages import Spoken


@dataclass(slots=True)
class Read:
    """All that was read from a document, before it becomes domain objects."""

    name: Found | None = None
    headline: Found | None = None
    summary: Found | None = None
    contact: Contact = field(default_factory=Contact)
    jobs: list[Job] = field(default_factory=list)
    schooling: list[Schooling] = field(default_factory=list)
    skills: list[SkillGroupRead] = field(default_factory=list)
    languages: list[Spoken] = field(default_factory=list)
    certificates: list[Item] = field(default_factory=list)
    publications: list[Item] = field(default_factory=list)
    awards: list[Item] = field(default_factory=list)
    projects: list[Item] = field(default_factory=list)
    volunteer: list[Job] = field(default_factory=list)
    interests: list[tuple[Found | None, list[Found]]] = field(default_factory=list)
    doubtful: list[tuple[int, int]] = field(default_factory=list)
    """Spans of the text whose heading does not say what they are."""


@dataclass(slots=True)
class Built:
    """The domain objects with their provenance, what they quote and the issues met while
    building.
    """

    profile: ApplicantProfile
    timeline: SkeletonTimeline
    provenance: dict[str, Provenance]
    issues: list[Issue]
    quoted: list[Found]
