"""The whole of a time, and people led, are claims that one time and people nearby do not show (CONTRACT D8)."""

import pytest

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked, one_card

TOLD = {
    "warden": "Last winter we cleared 37 yards in 9 days.",
    "cook": "Food waste was 4% in 2019. I started a lunch club. It ran for eight months.",
    "guide": "I run tours on Saturdays, up to 20 visitors each. I keep the Mulroy site.",
    "clerk": "I filled in for the registrar in 2017, eleven weeks in total. I recovered £84,000 in unpaid fees.",
    "porter": "I kept the linen store every summer, and from the start I checked the lifts.",
}


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("warden", "Every winter, clear 37 yards in 9 days"),
        ("cook", "Food waste held at 4% from the start"),
        ("cook", "Lunch club that ran throughout my three years"),
        ("cook", "Lunch club, now permanent"),
        ("guide", "Sold-out Saturday tours for up to 20 visitors"),
        ("guide", "Mulroy is the company's model site"),
        ("clerk", "Filled in for the registrar throughout 2017"),
        ("clerk", "Record recovery of unpaid fees: £84,000"),
        ("clerk", "More unpaid fees recovered than those of any other clerk"),
    ],
)
def test_the_whole_of_a_time_and_praise_are_claims(who: str, line: str) -> None:
    assert blocked(line, one_card(TOLD[who]), under="Aldwick")


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("warden", "Cleared 37 yards in 9 days last winter"),
        ("cook", "Lunch club that ran for eight months"),
        ("guide", "Saturday tours for up to 20 visitors"),
        ("clerk", "Recovered £84,000 in unpaid fees"),
        ("porter", "Kept the linen store every summer"),
        ("porter", "Checked the lifts from the start"),
    ],
)
def test_what_was_told_of_the_time_passes(who: str, line: str) -> None:
    assert not blocked(line, one_card(TOLD[who]), under="Aldwick")


OFFICE = [
    card(
        "o1",
        "Aldwick",
        "Records Clerk",
        "2012-2022",
        "We are five clerks in the records office and I look after the rota.",
    ),
    card(
        "o2",
        "Aldwick",
        "Records Clerk",
        "2012-2022",
        "I lead the fire drills for a crew of 18. I manage no one.",
    ),
    card("o3", "Aldwick", "Records Clerk", "2012-2022", "I share an intern with two colleagues."),
]
SUPERVISOR = one_card("Five clerks report to me and I look after the rota.", role="Records Clerk")


@pytest.mark.parametrize(
    "line",
    [
        "Manage five clerks in the records office",
        "Command a crew of 18",
        "Manage an intern",
        "Supervise two colleagues",
    ],
)
def test_people_nearby_are_not_led(line: str) -> None:
    assert blocked(line, *OFFICE, under="Aldwick")


def test_people_who_report_are_led() -> None:
    assert not blocked("Manage five clerks", SUPERVISOR, under="Aldwick")
    assert not blocked("Lead the fire drills for a crew of 18", *OFFICE, under="Aldwick")
