"""Years a posting asks for, held against the dates of the jobs (CONTRACT D4, D5)."""

import pytest

from interview_app.domain.knowledge_card import CardType, EvidenceCard
from interview_app.domain.tailoring import (
    Confidence,
    EvidenceMapping,
    GapStrategy,
    Priority,
    Requirement,
)
from interview_app.tailoring.match import gaps
from interview_app.tailoring.match.mapper import CardIndex, map_evidence
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.match.years import asked, duration
from tests.tailoring.made_up import card

TODAY = "2026-04"


@pytest.mark.parametrize(
    ("demand", "months"),
    [
        ("5+ years of experience in payroll", 60),
        ("At least 18 months' experience driving a forklift", 18),
        ("Mindestens 3 Jahre Erfahrung auf einer Intensivstation", 36),
        ("10 ans d'expérience", 120),
        ("3 años de experiencia en cocina", 36),
        ("You must be at least 18 years of age", 0),
        ("A 3-year degree in nursing", 0),
    ],
)
def test_what_a_posting_asks_for_in_years(demand: str, months: int) -> None:
    """A time beside a word for experience, in each language that postings are read in."""
    assert asked(demand)[0] == months


def mapped(demand: str, *cards: EvidenceCard) -> EvidenceMapping:
    (found,) = map_evidence([requirement(demand)], CardIndex(cards), Synonyms(), today=TODAY)
    return found


def requirement(demand: str) -> Requirement:
    return Requirement(id="req-001", text=demand, priority=Priority.HIGH)


BAKERY = card(
    "b1", "Brot & Mehr", "Baker", "2020-01 to 2022-06", "I baked rye bread for three shops."
)
CAFE = card(
    "c1", "Café Linde", "Pastry cook", "2021-07 to 2023-12", "We baked rye bread and cakes."
)
OFFICE = card("o1", "Amt Süd", "Clerk", "2010-01 to 2019-12", "I kept the files of four districts.")
SCHOOL = card("s1", "College", "Bread", "2005 to 2009", "Rye bread.", card_type=CardType.EDUCATION)


def test_the_jobs_that_tell_of_it_are_counted_and_shared_months_once() -> None:
    """A month in two jobs is one month, and a school is no job."""
    found = mapped("At least 4 years of experience with rye bread", BAKERY, CAFE, OFFICE, SCHOOL)
    assert found.experience is not None
    assert (found.experience.asked_months, found.experience.shown_months) == (48, 48)
    assert found.notes.startswith("Your jobs that tell of rye, bread add up to 4 years;")


def test_a_job_counts_whole_only_by_its_title() -> None:
    """A line about six weeks a year made five years of a driver those of a dispatcher."""
    assert mapped("At least 2 years of experience as a baker", BAKERY, OFFICE).is_clear
    by_a_line = mapped("At least 2 years of experience with rye bread", BAKERY, OFFICE)
    assert not by_a_line.is_clear
    assert by_a_line.evidence_card_ids == ("b1",)


def test_a_time_that_falls_short_is_a_gap_with_its_question() -> None:
    """The question says how much is shown."""
    demand = "At least 5 years of experience with rye bread"
    found = mapped(demand, BAKERY, OFFICE)
    assert found.experience is not None
    assert found.experience.shown_months == 30
    assert found.confidence is Confidence.LOW
    assert found.evidence_card_ids == ("b1",)
    assert "Your jobs that tell of rye, bread add up to 2 years 6 months" in found.notes
    wanted = [requirement(demand)]
    (gap,) = gaps.find_gaps(wanted, [found])
    assert gap.strategy is GapStrategy.ASK_USER
    (question,) = gaps.questions([gap], wanted, [found])
    assert "2 years 6 months" in question.question
    assert "from when to when" in question.question


def test_any_work_counts_where_nothing_is_named() -> None:
    """Ten years of experience are those of all jobs."""
    found = mapped("12 years of experience", BAKERY, CAFE, OFFICE)
    assert found.experience is not None
    assert found.experience.shown_months == 14 * 12
    assert found.is_clear
    assert set(found.evidence_card_ids) == {"b1", "c1", "o1"}


def test_where_no_job_says_the_kind_of_work_the_person_is_asked() -> None:
    """Four jobs of the trade stood there, and it was said that none shows it."""
    found = mapped("5 years of experience in small animal practice", BAKERY, OFFICE)
    assert found.confidence is Confidence.LOW
    assert found.experience is None
    assert "add up to 12 years 6 months" in found.notes


def test_bare_years_are_told_as_about() -> None:
    """Two jobs in a row leave no hole, and nobody asks for the half year between."""
    one = card("k1", "Kita Nord", "Erzieherin", "2017-2019", "Ich betreute Krippenkinder.")
    two = card("k2", "Kita Süd", "Erzieherin", "2019-2021", "Ich betreute Krippenkinder.")
    found = mapped("Mindestens 4 Jahre Erfahrung mit Krippenkindern", one, two)
    assert found.experience is not None
    assert found.experience.shown_months == 48
    assert "about 4 years" in found.notes


def test_a_job_that_goes_on_reaches_to_this_month() -> None:
    """`present` is the month of the run."""
    forester = card(
        "f1", "Forst", "Forester", "2025-05 to present", "I marked trees as a forester."
    )
    found = mapped("1 year of experience as a forester", forester)
    assert found.experience is not None
    assert found.experience.shown_months == 12


@pytest.mark.parametrize(
    ("months", "words"),
    [(1, "1 month"), (12, "1 year"), (28, "2 years 4 months"), (60, "5 years"), (0, "0 months")],
)
def test_a_time_is_told_in_years_and_months(months: int, words: str) -> None:
    """As a person says it."""
    assert duration(months) == words
