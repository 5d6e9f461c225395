"""The answer of `extract_document`: the app's own object (CONTRACT A9)."""

from typing import Any, Literal

from pydantic import Field, model_validator

from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.base import Model
from interview_app.domain.issues import SENTENCES, WARNINGS, Issue
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.provenance import Provenance
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.errors import DocumentError


class Derived(Model):
    """What was understood; provenance maps a field path such as
    `skeleton_timeline.experiences[0].title`.
    """

    applicant_profile: ApplicantProfile | None = None
    skeleton_timeline: SkeletonTimeline | None = None
    provenance: dict[str, Provenance] = Field(default_factory=dict)


class Quality(Model):
    """How far to trust the reading: confidence 0 to 1, issue codes, and each issue with its
    place.
    """

    extraction_confidence: float = Field(default=0.0, ge=0, le=1)
    issues: tuple[str, ...] = ()
    details: tuple[Issue, ...] = ()


class DocumentReading(Model):
    """Status, record, what was derived and its quality; never `ok` with an issue that is no
    warning.
    """

    status: Literal["ok", "partial", "failed"]
    artifact_record: ArtifactRecord | None = None
    derived: Derived = Field(default_factory=Derived)
    quality: Quality = Field(default_factory=Quality)
    persisted: bool = False
    blob_sha256: str | None = None
    worker_peak_rss_mb: float | None = None

    @model_validator(mode="after")
    def _never_ok_with_issues(self) -> "DocumentReading":
        unknown = [code for code in self.quality.issues if code not in SENTENCES]
        if unknown:
            raise ValueError(f"unknown issue codes: {', '.join(unknown)}")
        grave = [code for code in self.quality.issues if code not in WARNINGS]
        if self.status == "ok" and grave:
            raise ValueError(f"a reading cannot be ok with {', '.join(grave)}")
        if self.status == "failed" and not self.quality.issues:
            raise ValueError("a failed reading names its issue")
        return self

    @property
    def text(self) -> str:
        """What is to be seen of it; "" where nothing was kept."""
        return self.artifact_record.text if self.artifact_record is not None else ""

    def refusal(self, otherwise: str) -> DocumentError:
        """Why it could not be used, with what to do; `otherwise` where no issue says it."""
        sentence = next((one.sentence for one in self.quality.details if one.sentence), otherwise)
        return DocumentError(next(iter(self.quality.issues), "unparsable_no_text"), sentence)

    def to_contract(self) -> dict[str, Any]:
        """The JSON object of CONTRACT A9: what there is none of is `{}`, and every key stands in
        the contract's order.
        """
        answer = self.to_json()
        derived = {"applicant_profile": {}, "skeleton_timeline": {}, **answer["derived"]}
        first = {
            "status": self.status,
            "artifact_record": answer.get("artifact_record", {}),
            "derived": derived,
        }
        return {**first, **{key: value for key, value in answer.items() if key not in first}}
