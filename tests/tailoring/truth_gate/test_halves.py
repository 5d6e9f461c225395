"""A line of two claims that "and" joins: each is held by itself, and what both share is not lost (CONTRACT D8)."""

import pytest

from interview_app.tailoring.truth_gate.holding import halves
from interview_app.tailoring.truth_gate.reading import claims
from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

CARDS = (
    card("h1", "Brine College", "", "2008 to 2010", "Diploma in Marine Textiles, Brine College, 2010.", card_type="education"),
    card("h2", "Rigging Guild", "", "2008 to 2010", "Rigging Guild accreditation since 2016.", card_type="education"),
    card("h3", "Quay & Sons", "Sailmaker", "2011-02 to present", "Cut and sewed 40 mainsails a year on an Adler machine."),
    card("h4", "Quay & Sons", "Sailmaker", "2011-02 to present", "Repaired 25 spinnakers for the sailing school in 2019."),
)  # fmt: skip


def test_two_qualifications_each_with_its_year_may_share_a_line() -> None:
    assert not blocked(
        "Diploma in Marine Textiles and Rigging Guild accreditation since 2016", *CARDS
    )
    assert blocked("Diploma in Marine Textiles and Rigging Guild accreditation since 2012", *CARDS)
    assert blocked(
        "Degree in Marine Engineering and Rigging Guild accreditation since 2016", *CARDS
    )


@pytest.mark.parametrize(
    "line",
    [
        "Cut and sewed 40 mainsails a year and invented 25 spinnakers",
        "Cut and sewed 25 mainsails a year and repaired 40 spinnakers",
        "Repaired 25 spinnakers in 2019, thereby selling 40 mainsails",
    ],
)
def test_a_half_that_is_untrue_blocks_the_line(line: str) -> None:
    assert blocked(line, *CARDS, under="Quay & Sons")


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
