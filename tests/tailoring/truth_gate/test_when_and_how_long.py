"""How long something was done, when a change came about, and figures told in small words (CONTRACT D8)."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

TOLD = {
    "ferry": "Late sailings fell from 31 to 12 a season between 2016 and 2018 after we moved the loading ramp.",
    "mill": "Scrap went from 9% in 2014 to 4% in 2017.",
    "choir": "I ran a lunchtime choir for three years.",
    "vet": "I covered the night rota for seven months in 2019.",
    "gym": "Cancellations dropped by about 20% after I rang every new member.",
    "tram": "I taught drivers on double-decker trams, up to four trainees at a time.",
    "exam": "61 of my 74 pupils passed the theory exam.",
}


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("ferry", "Late sailings down from 31 to 12 a season since 2014"),
        ("ferry", "Late sailings down from 31 to 12 a season in 2016"),
        ("ferry", "Cut late sailings from 31 to 12 a season within a single year"),
        ("ferry", "Late sailings fell from 31 to 12 a season by 2017"),
        ("mill", "Scrap cut from 9% to 4% in 2014"),
        ("mill", "Scrap went from 9% to 4% within a year"),
        ("choir", "Ran a lunchtime choir for nearly ten years"),
        ("choir", "Ran a lunchtime choir for ten years"),
        ("vet", "Covered the night rota for a year in 2019"),
        ("vet", "Covered the night rota for a whole year"),
        ("gym", "Cancellations dropped by around half after calls to every new member"),
        ("tram", "Taught up to eight trainees on double-decker trams"),
        ("exam", "More than nine in ten of my 74 pupils passed the theory exam"),
    ],
)
def test_another_time_or_figure_is_blocked(who: str, line: str) -> None:
    assert blocked(line, one_card(TOLD[who]), under="Aldwick")


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("ferry", "Late sailings down from 31 to 12 a season between 2016 and 2018"),
        ("ferry", "Late sailings down from 31 to 12 a season by 2018"),
        ("ferry", "Late sailings fell from 31 to 12 a season within two years"),
        ("ferry", "Late sailings fell from 31 to 12 a season"),
        ("mill", "Scrap down from 9% in 2014 to 4% in 2017"),
        ("mill", "Scrap down from 9% to 4% by 2017"),
        ("mill", "Scrap down from 9% to 4% in three years"),
        ("choir", "Ran a lunchtime choir for three years"),
        ("vet", "Covered the night rota for seven months in 2019"),
        ("gym", "Cancellations dropped by around 20% after calls to every new member"),
        ("tram", "Taught up to four trainees on double-decker trams"),
        ("exam", "More than four in five of my 74 pupils passed the theory exam"),
    ],
)
def test_the_told_time_and_figure_pass(who: str, line: str) -> None:
    assert not blocked(line, one_card(TOLD[who]), under="Aldwick")


def test_a_year_is_no_rounding_of_another() -> None:
    told = one_card("The yield on our plots fell from 34 % to 27 % after the 2021 frost.")
    assert blocked(
        "Yield on the plots down from 34 % to 27 % after the 2020 frost", told, under="Aldwick"
    )
    assert not blocked(
        "Yield on the plots down from 34 % to 27 % after the 2021 frost", told, under="Aldwick"
    )
