"""The kinds of approved records, their models and what makes one of them the same thing again
(DESIGN 6).
"""

from enum import StrEnum
from typing import Any

from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.base import Model
from interview_app.domain.canonical import content_sha256
from interview_app.domain.dates import IN_ORDER
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.timeline import Education, Experience, SkeletonTimeline
from interview_app.domain.writing import CandidateDossier, WritingSample


class DataType(StrEnum):
    """Names of CONTRACT A5: what can be reviewed, and what can be persisted."""

    APPLICANT_PROFILE = "applicant_profile"
    SKELETON_TIMELINE = "skeleton_timeline"
    EXPERIENCE = "experience"
    EDUCATION = "education"
    KNOWLEDGE_CARD = "knowledge_card"
    ARTIFACT_RECORD = "artifact_record"
    WRITING_SAMPLE = "writing_sample"
    CANDIDATE_DOSSIER = "candidate_dossier"


MODELS: dict[DataType, type[Model]] = {
    DataType.APPLICANT_PROFILE: ApplicantProfile,
    DataType.SKELETON_TIMELINE: SkeletonTimeline,
    DataType.EXPERIENCE: Experience,
    DataType.EDUCATION: Education,
    DataType.KNOWLEDGE_CARD: KnowledgeCard,
    DataType.ARTIFACT_RECORD: ArtifactRecord,
    DataType.WRITING_SAMPLE: WritingSample,
    DataType.CANDIDATE_DOSSIER: CandidateDossier,
}

REVIEWABLE = (
    DataType.APPLICANT_PROFILE,
    DataType.SKELETON_TIMELINE,
    DataType.EXPERIENCE,
    DataType.EDUCATION,
    DataType.KNOWLEDGE_CARD,
)
"""What `submit_for_validation` takes (CONTRACT A5)."""

PERSISTABLE = (
    DataType.APPLICANT_PROFILE,
    DataType.SKELETON_TIMELINE,
    DataType.KNOWLEDGE_CARD,
    DataType.ARTIFACT_RECORD,
    DataType.WRITING_SAMPLE,
    DataType.CANDIDATE_DOSSIER,
)
"""What `persist_data` takes (CONTRACT A5)."""

ENTRY_LISTS = {DataType.EXPERIENCE: "experiences", DataType.EDUCATION: "education"}
"""What is reviewed by itself and kept in the timeline, with its list there."""

_ONE_EACH = {
    DataType.APPLICANT_PROFILE: "profile",
    DataType.SKELETON_TIMELINE: "timeline",
    DataType.CANDIDATE_DOSSIER: "dossier",
}


def validated(data_type: DataType, data: object, *, in_order: bool = False) -> Model:
    """The model of `data`.

    Args:
        data_type: of the data.
        data: not trusted, or from the store.
        in_order: refuse a time that ends before it starts; stored records are opened without.

    Raises:
        pydantic.ValidationError: `data` is not of this type.
    """
    return MODELS[data_type].model_validate(data, context=IN_ORDER if in_order else None)


def canonical(data_type: DataType, data: object) -> dict[str, Any]:
    """The validated, canonical JSON object of `data`: what is stored and hashed.

    Raises:
        pydantic.ValidationError: `data` is not of this type.
    """
    return validated(data_type, data).to_json()


def record_id(data_type: DataType, data: dict[str, Any]) -> str:
    """The stable id: profile, timeline and dossier are one each; cards and entries go by id;
    artifacts and samples by content.
    """
    one = _ONE_EACH.get(data_type)
    if one is not None:
        return one
    if data_type is DataType.ARTIFACT_RECORD:
        return f"artifact-{data['sha256'][:16]}"
    if data_type is DataType.WRITING_SAMPLE:
        return f"sample-{content_sha256(data['text'])[:16]}"
    return str(data["id"])
