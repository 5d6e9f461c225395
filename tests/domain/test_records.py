"""Canonical content, hashes and identity (DESIGN 6, CONTRACT A11)."""

import pytest
from pydantic import ValidationError

from interview_app.domain.canonical import canonical_json, content_sha256
from interview_app.domain.issues import GRAVE, SENTENCES, WARNINGS
from interview_app.domain.reading import DocumentReading, Quality
from interview_app.domain.records import DataType, canonical, record_id


def test_an_emptied_field_hashes_like_an_absent_one() -> None:
    """DESIGN 4: hashes are taken over the validated, canonical dump."""
    blank = canonical(DataType.APPLICANT_PROFILE, {"basics": {"name": "Ada", "email": "  "}})
    absent = canonical(DataType.APPLICANT_PROFILE, {"basics": {"name": "Ada"}})
    assert content_sha256(blank) == content_sha256(absent)


def test_one_profile_timeline_and_dossier_each() -> None:
    """DESIGN 6: identity."""
    for data_type in (
        DataType.APPLICANT_PROFILE,
        DataType.SKELETON_TIMELINE,
        DataType.CANDIDATE_DOSSIER,
    ):
        assert record_id(data_type, {}) == record_id(data_type, {"anything": 1})


def test_artifacts_and_samples_are_known_by_their_content() -> None:
    """DESIGN 6: artifacts and samples by sha256."""
    assert record_id(DataType.WRITING_SAMPLE, {"text": "a"}) != record_id(
        DataType.WRITING_SAMPLE, {"text": "b"}
    )
    assert record_id(DataType.ARTIFACT_RECORD, {"sha256": "f" * 64}) == "artifact-" + "f" * 16


def test_canonical_json_refuses_what_is_not_json() -> None:
    """DESIGN 6: NaN has no canonical form."""
    with pytest.raises(ValueError):
        canonical_json({"x": float("nan")})


def test_every_code_has_a_sentence_and_a_side() -> None:
    """B: each code is a warning or grave, and tells the person what to do."""
    assert SENTENCES.keys() > WARNINGS
    assert all(SENTENCES.values())
    assert (len(GRAVE), len(WARNINGS)) == (17, 18)


def test_a_reading_is_never_ok_with_a_grave_issue() -> None:
    """B: a validator holds it."""
    with pytest.raises(ValidationError, match="cannot be ok"):
        DocumentReading(status="ok", quality=Quality(issues=("corrupt_document",)))
    assert DocumentReading(status="ok", quality=Quality(issues=("ocr_used",))).status == "ok"


def test_a_failed_reading_names_its_issue() -> None:
    """B: an empty result is never a silent failure."""
    with pytest.raises(ValidationError, match="names its issue"):
        DocumentReading(status="failed")
