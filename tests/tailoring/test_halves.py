"""A line of two claims that "and" joins: each is held by itself, and what both share is not lost (CONTRACT D8)."""

import pytest

from interview_app.domain.knowledge_card import CardType, EvidenceCard
from interview_app.domain.tailoring import Severity
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.holding import halves
from interview_app.tailoring.truth_gate.reading import claims


def _card(
    number: int, text: str, card_type: CardType = CardType.ACHIEVEMENT, company: str = "Quay & Sons"
) -> EvidenceCard:
    schooled = card_type is CardType.EDUCATION
    return EvidenceCard(
        id=f"ev-{number}",
        card_type=card_type,
        project="Loft",
        timeframe="2008 to 2010" if schooled else "2011-02 to present",
        company=company,
        role="" if schooled else "Sailmaker",
        raw_text=text,
    )


CARDS = [
    _card(1, "Diploma in Marine Textiles, Brine College, 2010.", CardType.EDUCATION, "Brine College"),
    _card(2, "Rigging Guild accreditation since 2016.", CardType.EDUCATION, "Rigging Guild"),
    _card(3, "Cut and sewed 40 mainsails a year on an Adler machine."),
    _card(4, "Repaired 25 spinnakers for the sailing school in 2019."),
]


def _blocked(line: str, company: str | None = None) -> bool:
    found = gate.check_line(line, CARDS, gate.LineContext(company=company))
    return any(one.severity is Severity.BLOCKER for one in found)


def test_two_qualifications_each_with_its_year_may_share_a_line() -> None:
    assert not _blocked("Diploma in Marine Textiles and Rigging Guild accreditation since 2016")
    assert _blocked("Diploma in Marine Textiles and Rigging Guild accreditation since 2012")
    assert _blocked("Degree in Marine Engineering and Rigging Guild accreditation since 2016")


@pytest.mark.parametrize(
    "line",
    [
        "Cut and sewed 40 mainsails a year and invented 25 spinnakers",
        "Cut and sewed 25 mainsails a year and repaired 40 spinnakers",
        "Repaired 25 spinnakers in 2019, thereby selling 40 mainsails",
    ],
)
def test_a_half_that_is_untrue_blocks_the_line(line: str) -> None:
    assert _blocked(line, "Quay & Sons")


@pytest.mark.parametrize(
    "line",
    [
        "Introduced Sailcut and Rhino for all 40 mainsails",  # both are of one deed
        "Both the cutting tables and the sewing of 40 mainsails",
        "Sails between 20 and 40 square metres",
        "Sewing and cutting",
        "Raised output and led the loft, which cut waste by 12 %, resulting in 40 mainsails",  # a cause joins them
    ],
)
def test_what_both_sides_share_is_not_parted(line: str) -> None:
    assert not list(halves.halves(claims.read(line)))
