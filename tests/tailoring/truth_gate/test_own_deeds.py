"""What somebody did themselves within what they helped in is theirs to claim; the whole of it is not (CONTRACT D8)."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

HELPED = [
    ("I supported the dune restoration plan by mapping the marram beds.", "Mapped the marram beds for the dune restoration plan", "Led the dune restoration plan"),
    ("I contributed to the choir tour that the director planned. I did the seating chart, not the programme.", "Wrote the seating chart for the choir tour", "Wrote the programme for the choir tour"),
    ("I gave input to the flood defence bid by running the drainage model for the council.", "Ran the drainage model for the council", "Wrote the flood defence bid"),
    ("I took part in a vaccination day where we saw 90 farm dogs; I kept the cards and did not give injections.", "Kept the cards at a vaccination day", "Gave injections at a vaccination day"),
    ("I helped the harbour master with the dredging survey. I plotted the soundings.", "Plotted the soundings for the dredging survey", "Managed the dredging survey"),
    ("I assisted with the archive move: I packed 400 crates and labelled them.", "Packed 400 crates for the archive move", "Planned the archive move"),
    ("I worked with our chef on the spring card. He chose the dishes, I priced the wines.", "Priced the wines for the spring card", "Chose the dishes for the spring card"),
]  # fmt: skip


@pytest.mark.parametrize(("told", "true", "lie"), HELPED)
def test_the_own_deed_beside_help_is_claimed_and_the_whole_is_not(
    told: str, true: str, lie: str
) -> None:
    """The deed that is told as the person's passes, whatever it was a part of; what they helped in is stopped."""
    assert not blocked(true, one_card(told), under="Aldwick")
    assert blocked(lie, one_card(told), under="Aldwick")


@pytest.mark.parametrize(
    ("told", "true", "lie"),
    [
        ("I was fire warden for 14 floors, two of them laboratories.", "Fire warden for fourteen floors", "Holds the company record as fire warden with 14 floors"),
        ("I'm a trained peer examiner, six candidates so far.", "Six candidates so far as peer examiner", "Six candidates so far as chief examiner"),
        ("I was duty skipper for 30 crossings.", "30 crossings as duty skipper", "30 crossings as harbour pilot"),
    ],
)  # fmt: skip
def test_a_part_somebody_says_they_had_may_be_named(told: str, true: str, lie: str) -> None:
    """Who says what they were may be told so, also where their "I" is left out; not by another name."""
    assert not blocked(true, one_card(told), under="Aldwick")
    assert blocked(lie, one_card(told), under="Aldwick")
