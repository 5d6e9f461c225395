"""Short forms mean what they stand for: letters of units and degrees; and a passive is of whom it is told (CONTRACT D8)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked, one_card

UNITS = [
    (
        "Spread 300 tonnes of compost a season.",
        "300 t of compost spread a season",
        "300 kg of compost spread a season",
    ),
    (
        "Drove the forklift at 12 miles an hour.",
        "Drove the forklift at 12 mph",
        "Drove the forklift at 12 kph",
    ),
    (
        "Packed fruit in boxes of 25 pounds.",
        "Packed fruit in 25 lb boxes",
        "Packed fruit in 25 oz boxes",
    ),
    ("Typed letters at 85 words a minute.", "Typed letters at 85 wpm", "Typed letters at 95 wpm"),
    (
        "Burnt 40 kilowatt hours a day in the kiln.",
        "40 kWh a day burnt in the kiln",
        "4 MWh a day burnt in the kiln",
    ),
    (
        "Had 40 grand a year for marketing.",
        "40 grand p.a. for marketing",
        "60 grand p.a. for marketing",
    ),
    ("Serviced the A320 fleet.", "Serviced A320s", "Serviced A330s"),
]


@pytest.mark.parametrize(("told", "true", "lie"), UNITS)
def test_the_letters_of_a_unit_are_the_unit(told: str, true: str, lie: str) -> None:
    """A unit by its letters passes; another one, or another figure, is stopped."""
    assert not blocked(true, one_card(told), under="Aldwick")
    assert blocked(lie, one_card(told), under="Aldwick")


@given(kilowatts=st.integers(min_value=1, max_value=10**6))
def test_units_of_energy_convert_exactly(kilowatts: int) -> None:
    """So many kWh are a thousandth of that in MWh, and nothing else."""
    told = one_card(f"Cut the use of electricity by {kilowatts:,} kWh a year.")
    assert not blocked(
        f"Cut the use of electricity by {kilowatts / 1000:,.3f} MWh a year", told, under="Aldwick"
    )
    assert blocked(f"Cut the use of electricity by {kilowatts:,} MWh a year", told, under="Aldwick")


STUDIES = [
    card("e1", "University of Leeds", "Bachelor of Engineering", "2008-2011", "Earned a Bachelor of Engineering in Mining from the University of Leeds in 2011."),
    card("e2", "Sinclair College", "Associate of Applied Science", "2005-2007", "Earned an Associate of Applied Science in Welding from Sinclair College in 2007."),
]  # fmt: skip


@pytest.mark.parametrize(
    "line", ["BEng in Mining, Leeds, 2011", "A.A.S. in Welding (Sinclair College, 2007)"]
)
def test_the_letters_of_a_degree_are_the_degree(line: str) -> None:
    """A degree by its letters passes where its words are told."""
    assert not blocked(line, *STUDIES)


@pytest.mark.parametrize(
    "line",
    [
        "MEng in Mining, Leeds, 2011",
        "BSc in Mining, Leeds, 2011",
        "BEng in Welding",
        "A.A.S. in Mining",
        "PMP",
    ],
)
def test_letters_of_another_degree_are_stopped(line: str) -> None:
    """Letters that stand for other words, or a degree in another subject, are stopped."""
    assert blocked(line, *STUDIES)


PASSIVES = [
    ("I repaired looms and they were tested by the foreman.", "Repaired looms", "Tested looms"),
    (
        "I fired the kiln and the glazing was done by an outside potter.",
        "Fired the kiln",
        "Did the glazing",
    ),
    ("I wrote the list and was thanked by the matron.", "Wrote the list", "Thanked the matron"),
    (
        "I was awarded a diploma in joinery by the guild.",
        "Diploma in joinery",
        "Awarded diplomas in masonry",
    ),
    (
        "I was coached by the head on phonics.",
        "Coached by the head on phonics",
        "Coached the head on phonics",
    ),
]


@pytest.mark.parametrize(("told", "true", "lie"), PASSIVES)
def test_a_passive_is_of_its_own_subject(told: str, true: str, lie: str) -> None:
    """What others did to a thing or to the person takes nothing else away from the person, and gives nothing."""
    assert not blocked(true, one_card(told), under="Aldwick")
    assert blocked(lie, one_card(told), under="Aldwick")
