"""An outcome is told of, and credited to, only what its own card tells of it (CONTRACT D8, moved facts)."""

import pytest

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

CARDS = tuple(
    card(f"c{number}", "Linnet Dairy", "Technician", "2015-2021", text)
    for number, text in enumerate(
        (
            "Scrap on the pressing line fell from 6 % to 2 % in 2020.",
            "I built a new fixture for the drill.",
            "The blue cheese took part in the county show in 2021 and won gold.",
            "I make a smoked cheddar and a blue cheese.",
            "Complaints went from 31 in 2019 to 12 in 2021; part of it was that the vans were renewed.",
            "I wrote a delivery checklist for the drivers.",
            "I keep the cold store with a crew of five.",
        )
    )
)


@pytest.mark.parametrize(
    "text",
    [
        "Scrap on the pressing line down from 6 % to 2 % through a new fixture for the drill",
        "Drill fixture that cut scrap from 6 % to 2 %",
        "The smoked cheddar won gold at the county show in 2021",
        "Complaints down from 31 in 2019 to 12 in 2021 with my delivery checklist",
        "Delivery checklist for drivers brought complaints from 31 to 12",
    ],
)
def test_an_outcome_credited_to_what_another_card_tells_is_refused(text: str) -> None:
    assert blocked(text, *CARDS, under="Linnet Dairy")


@pytest.mark.parametrize(
    "text",
    [
        "Scrap on the pressing line down from 6 % to 2 %",
        "Built a new fixture for the drill; scrap on the pressing line down from 6 % to 2 %",
        "The blue cheese won gold at the county show in 2021",
        "Complaints down from 31 in 2019 to 12 in 2021, partly through renewed vans",
    ],
)
def test_what_one_card_tells_together_is_let_through(text: str) -> None:
    assert not blocked(text, *CARDS, under="Linnet Dairy")
