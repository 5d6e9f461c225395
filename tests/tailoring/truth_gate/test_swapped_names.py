"""A name put where the sentence of the deed has another: a fact of one thing moved to the next (CONTRACT D8)."""

import pytest

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

TOLD = (
    card("s1", "Aldwick", "Booker", "2012-2022", "I wrote the press kit for the Lyme festival."),
    card("s2", "Aldwick", "Booker", "2012-2022", "I booked 14 bands for the Bude festival."),
    card(
        "s3",
        "Aldwick",
        "Booker",
        "2012-2022",
        "For the Harrow inquest in 2019 I indexed 300 letters.",
    ),
    card("s4", "Aldwick", "Booker", "2012-2022", "I sat in on the Pell inquest."),
)


@pytest.mark.parametrize(
    "line",
    [
        "Booked 14 bands for the Lyme festival",
        "Press kit written for the Bude festival",
        "Indexed 300 letters for the Pell inquest",
    ],
)
def test_what_was_done_for_another_is_moved(line: str) -> None:
    assert blocked(line, *TOLD, under="Aldwick")


@pytest.mark.parametrize(
    "line",
    [
        "Booked 14 bands for the Bude festival",
        "Wrote the press kit for the Lyme festival and booked 14 bands for the Bude festival",
        "Indexed 300 letters for the Harrow inquest in 2019",
    ],
)
def test_what_was_done_for_it_passes(line: str) -> None:
    assert not blocked(line, *TOLD, under="Aldwick")
