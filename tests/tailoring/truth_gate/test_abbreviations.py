"""Degrees, licences and states cut short as résumés write them; another level, degree or state stays a lie."""

import pytest

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

_CARDS = (
    card("a1", "Red River College", "Diploma in Dental Technology", "2011-2013", "National Diploma in Dental Technology from Red River College, June 2013."),
    card("a2", "University of Toledo", "Bachelor of Arts", "2009-2012", "Bachelor of Arts in Psychology, University of Toledo, 2012."),
    card("a3", "Manitoba Board", "Registration", "2014-2014", "Registered dental technician in Manitoba since 2014. No registration in Ontario."),
    card("a4", "Manitoba Board", "Registration", "2014-2014", "Level 2 Award in Infection Control, 2019. New Jersey lift licence since 2015."),
)  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "Nat. Dip. Dental Technology, Red River College, 2013",
        "B.A. Psychology, Univ. of Toledo, 2012",
        "Registered dental technician (MB) since 2014",
        "L2 Award in Infection Control, 2019",
        "Infection Control Award, Lvl 2 (2019)",
        "NJ lift licence since 2015",
    ],
)
def test_what_is_cut_short_is_the_same(line: str) -> None:
    """A point, a code or a letter stands for the word."""
    assert not blocked(line, *_CARDS)


@pytest.mark.parametrize(
    "line",
    [
        "Adv. Dip. Dental Technology, Red River College, 2013",
        "B.S. Psychology, Univ. of Toledo, 2012",
        "Registered dental technician (SK) since 2014",
        "L3 Award in Infection Control, 2019",
        "NY lift licence since 2015",
    ],
)
def test_another_level_degree_or_state_is_a_lie(line: str) -> None:
    """The nearest lies."""
    assert blocked(line, *_CARDS)
