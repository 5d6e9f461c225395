"""The role signal counts what the page shows, and no guess (CONTRACT D7)."""

import pytest

from interview_app.domain.resume import ResumeBullet, ResumeDocument, ResumeEntry, ResumeSection
from interview_app.domain.tailoring import Confidence, EvidenceMapping, Priority, Requirement
from interview_app.domain.timeline import Certificate, SkeletonTimeline
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
    return ats_check.check(PAGE, WANTED, mappings, Synonyms()).role_signal_score


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


def test_a_certificate_that_ran_out_is_told_while_it_is_printed() -> None:
    """“Valid until 2023” went out to employers, and nothing was said."""
    timeline = SkeletonTimeline(
        certificates=(
            Certificate(name="IRTEC", expiry_date="2023"),
            Certificate(name="First aid", expiry_date="2026-11"),
            Certificate(name="Forklift", date="2019"),
        )
    )
    entries = tuple(ResumeEntry(id=f"certificate-{n}", title="x") for n in (1, 2, 3))
    section = ResumeSection(key="certifications", title="Certifications", entries=entries)
    page = ResumeDocument(sections=(section,))
    told = ats_check.certificates_that_ran_out(page, timeline, today="2026-11")
    assert list(told) == ["“IRTEC” was valid until 2023, and stands on the page."]
    assert not list(ats_check.certificates_that_ran_out(PAGE, timeline, today="2026-11"))


def test_a_word_that_stands_on_the_page_is_not_missing_there() -> None:
    """A program that scans for words found "sujeciones" in "sin sujeciones"; the list named it."""
    line = ResumeBullet(
        bullet_id="b1", text="Bañé a residentes sin sujeciones.", evidence_card_ids=("card-1",)
    )
    wanted = Requirement(
        id="req-001", text="x", priority=Priority.HIGH, keywords=("sujeciones", "SAP")
    )
    report = ats_check.check(ResumeDocument(summary=(line,)), (wanted,), (), Synonyms())
    assert report.supported_keywords == ("sujeciones",)
    assert report.missing_keywords == ("SAP",)
    assert report.keyword_coverage_score == 50
