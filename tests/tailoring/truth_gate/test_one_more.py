"""A thing put beside a told one by "and" is a claim of its own, however like a rewording it looks (CONTRACT D8)."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

TOLD = {
    "florist": "I make wedding bouquets with roses for about 30 couples a year in Kilkenny.",
    "vet": "I assist with dental cleanings on dogs, roughly 12 a week, at the surgery in Leith.",
    "joiner": "I fit oak doors and window frames in listed buildings, about 40 a year.",
    "cook": "I make stocks and soups for 120 covers a night in Galway.",
    "fisher": "I mend trawl nets on two boats in Fraserburgh.",
    "driver": "I drive a refrigerated lorry to 14 shops a day around Hull.",
    "surveyor": "I did the level survey of 18 km of drainage in 2021.",
    "carer": "I give bedside care to 12 residents on nights in Sligo.",
    "welder": "I weld steel pipe in 6G position on three sites.",
    "guide": "I lead walking tours for up to 15 guests in York.",
}


@pytest.mark.parametrize(
    ("who", "line"),
    [
        (
            "florist",
            "Wedding bouquets with roses and orchids for about 30 couples a year in Kilkenny",
        ),
        ("florist", "Make wedding and funeral bouquets with roses for about 30 couples a year"),
        ("vet", "Assist with dental cleanings on dogs and ferrets, roughly 12 a week"),
        (
            "joiner",
            "Fit oak doors, window frames and staircases in listed buildings, about 40 a year",
        ),
        ("cook", "Stocks, soups and pastries for 120 covers a night in Galway"),
        ("fisher", "Mend trawl and gill nets on two boats in Fraserburgh"),
        ("surveyor", "Did the level and topographic survey of 18 km of drainage in 2021"),
        ("carer", "Bedside and palliative care for 12 residents on nights in Sligo"),
        ("carer", "Bedside and wound care for 12 residents on nights in Sligo"),
        ("welder", "Weld steel and titanium pipe in 6G position on three sites"),
        ("guide", "Lead walking and cycling tours for up to 15 guests in York"),
    ],
)
def test_one_thing_more_is_a_claim(who: str, line: str) -> None:
    assert blocked(line, one_card(TOLD[who]), under="Aldwick")


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("florist", "In Kilkenny, wedding bouquets with roses for about 30 couples each year"),
        ("vet", "Help with dental cleanings on dogs, around 12 a week, in Leith"),
        ("joiner", "Fit window frames and oak doors in listed buildings, about 40 a year"),
        ("joiner", "Fit oak doors and casements in listed buildings, about 40 a year"),
        ("cook", "Make soups and stocks for 120 covers every night in Galway"),
        ("cook", "Make soups and broths for 120 covers a night in Galway"),
        ("fisher", "Mend trawl nets on two fishing boats in Fraserburgh"),
        ("driver", "Drive a refrigerated lorry around Hull to 14 shops a day"),
        ("surveyor", "Did the level survey of 18 km of drainage in 2021"),
        ("welder", "Weld steel pipe on three sites and in 6G position"),
        ("guide", "Lead walking tours in York for up to 15 guests"),
    ],
)
def test_the_same_things_in_other_words_are_not(who: str, line: str) -> None:
    assert not blocked(line, one_card(TOLD[who]), under="Aldwick")
