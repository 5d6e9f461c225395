"""From the worker's checked answer to the app's own object (CONTRACT A9, A15, B). A faulty document
is a reading with issues.
"""

from interview_app.domain.artifact import ArtifactRecord, ArtifactStatus, artifact_id
from interview_app.domain.issue_sentences import SENTENCES
from interview_app.domain.issues import GRAVE, WARNINGS, Issue
from interview_app.domain.reading import Derived, DocumentReading, Quality
from interview_app.extraction.sniff import MIMES
from interview_app.extraction.untrusted_answer import ReadAnswer
from interview_app.i18n import _

RETURN_TYPES = ("artifact_record", "applicant_profile", "skeleton_timeline")
_PARTIAL = frozenset({"unparsable_no_text", "low_confidence_text"})
"""The text is missing or cannot be trusted, but the document is kept and known (Decided; CONTRACT
B).
"""


def with_return_types(reading: DocumentReading, return_types: tuple[str, ...]) -> DocumentReading:
    """The reading with only what was asked for (A9)."""
    keep = {name: name in return_types for name in RETURN_TYPES}
    derived = reading.derived
    return reading.model_copy(
        update={
            "artifact_record": reading.artifact_record if keep["artifact_record"] else None,
            "derived": Derived(
                applicant_profile=derived.applicant_profile if keep["applicant_profile"] else None,
                skeleton_timeline=derived.skeleton_timeline if keep["skeleton_timeline"] else None,
                provenance={
                    path: place
                    for path, place in derived.provenance.items()
                    if keep.get(path.partition(".")[0], False)
                },
            ),
        }
    )


def _quality(issues: tuple[Issue, ...], confidence: float = 0.0) -> Quality:
    details = tuple(
        issue.model_copy(update={"sentence": _(SENTENCES[issue.code])}) for issue in issues
    )
    return Quality(
        extraction_confidence=confidence,
        issues=tuple(dict.fromkeys(issue.code for issue in issues)),
        details=details,
    )


def failed_reading(code: str) -> DocumentReading:
    """A reading that ended with this issue code."""
    return DocumentReading(status="failed", quality=_quality((Issue(code=code),)))


def reading_of(
    answer: ReadAnswer, *, sha256: str, filename: str, size: int, created: str
) -> DocumentReading:
    """The reading of a document that was kept as `sha256`; `created` is ISO 8601 in UTC, `size`
    bytes.
    """
    issues = answer.issues
    codes = {issue.code for issue in issues}
    grave = codes & GRAVE - _PARTIAL
    if grave:
        return DocumentReading(status="failed", quality=_quality(issues))
    if not answer.text_found:
        issues = (*issues, Issue(code="unparsable_no_text"))
        codes.add("unparsable_no_text")
    if answer.text_found and not answer.is_resume and "not_a_resume" not in codes:
        issues = (*issues, Issue(code="not_a_resume"))
    record = ArtifactRecord(
        id=artifact_id(sha256),
        sha256=sha256,
        filename=filename,
        mime=answer.mime if answer.mime in MIMES.values() else "application/octet-stream",
        bytes=size,
        pages=answer.pages,
        status=ArtifactStatus.PARSED if answer.text_found else ArtifactStatus.UNPARSABLE,
        text=answer.text,
        hidden_text=answer.hidden_text,
        language=answer.language,
        layout=answer.layout,
        created=created,
    )
    return DocumentReading(
        status="partial" if codes & _PARTIAL or codes - WARNINGS else "ok",
        artifact_record=record,
        derived=_derived(answer) if answer.text_found and answer.is_resume else Derived(),
        quality=_quality(issues, answer.confidence),
    )


def _derived(answer: ReadAnswer) -> Derived:
    return Derived(
        applicant_profile=answer.applicant_profile,
        skeleton_timeline=answer.skeleton_timeline,
        provenance=answer.provenance,
    )
