"""The role signal counts what the page shows, and no guess (CONTRACT D7)."""

import pytest

from interview_app.domain.resume import ResumeBullet, ResumeDocument
from interview_app.domain.tailoring import Confidence, EvidenceMapping, Priority, Requirement
from interview_app.tailoring.match.mapper import CardIndex
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.reports import ats_check

PAGE = ResumeDocument(
    summary=(ResumeBullet(bullet_id="b1", text="Ran a ward.", evidence_card_ids=("card-1",)),)
)
WANTED = (
    Requirement(id="req-001", text="Runs a ward", priority=Priority.HIGH),
    Requirement(id="req-002", text="Knows rosters", priority=Priority.MEDIUM),
)


def _signal(*mappings: EvidenceMapping) -> int:
    index = CardIndex(())
    return ats_check.check(PAGE, WANTED, mappings, index, Synonyms()).role_signal_score


@pytest.mark.parametrize(
    ("confidence", "signal"),
    [(Confidence.LOW, 0), (Confidence.MEDIUM, 67), (Confidence.HIGH, 67)],
)
def test_a_match_of_low_confidence_is_no_signal(confidence: Confidence, signal: int) -> None:
    """A must-have counts double, and a guess not at all."""
    mapping = EvidenceMapping(
        requirement_id="req-001", evidence_card_ids=("card-1",), confidence=confidence
    )
    assert _signal(mapping) == signal


def test_a_card_that_the_page_does_not_cite_is_no_signal() -> None:
    """The page is what is judged."""
    unseen = EvidenceMapping(
        requirement_id="req-002", evidence_card_ids=("card-2",), confidence=Confidence.HIGH
    )
    assert _signal(unseen) == 0
