"""A place answers only for what its own cards tell of, and an employer for all that a line tells behind its name (CONTRACT D8)."""

import pytest

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

COMPANY = "Dunmore Glass Works Ltd"
EVIDENCE = (
    card(
        "g1", COMPANY, "Glazier", "2015-2022", "I glaze shop fronts in Limerick, about four a week."
    ),
    card(
        "g2", COMPANY, "Glazier", "2015-2022", "In 2019 I replaced 84 panes at a school in Ennis."
    ),
    card(
        "g3", COMPANY, "Glazier", "2015-2022", "I cut mirrors to size for 12 hotels in one winter."
    ),
    card(
        "g4",
        COMPANY,
        "Glazier",
        "2015-2022",
        "I helped load the van for the church roof in Tralee.",
    ),
    card(
        "k1",
        "Corrib Kitchens",
        "Fitter",
        "2010-2015",
        "I fitted worktops in 60 flats and trained two apprentices.",
    ),
)
EVIDENCE = tuple(
    one.model_copy(update={"scope": one.scope.model_copy(update={"geography": (place,)})})
    if place
    else one
    for one, place in zip(EVIDENCE, ("Limerick", "Ennis", "", "Tralee", ""), strict=True)
)


@pytest.mark.parametrize(
    "line",
    [
        "Replaced 84 panes at a school in Limerick",
        "Replaced 84 school panes in Tralee",
        "School panes replaced in Limerick in 2019",
        "Glazed shop fronts in Ennis",
        "Mirrors cut to size for 12 hotels in Tralee",
        "Cut mirrors to size in one winter in Tralee",
        "Helped load the van for a church roof in Limerick",
    ],
)
def test_a_place_of_another_deed_is_not_its_place(line: str) -> None:
    assert blocked(line, *EVIDENCE, under=COMPANY)


@pytest.mark.parametrize(
    "line",
    [
        "Replaced 84 panes at a school in Ennis",
        "In Ennis, replaced 84 school panes",
        "Glazing of shop fronts in Limerick",
        "Mirrors cut to size for 12 hotels",
        "Glaze shop fronts in Limerick and replaced 84 panes in Ennis",
        "Shop fronts in Limerick and 84 panes at a school in Ennis",
        "Helped load the van for a church roof in Tralee",
    ],
)
def test_its_own_place_is(line: str) -> None:
    assert not blocked(line, *EVIDENCE, under=COMPANY)


@pytest.mark.parametrize(
    "line",
    [
        "At Dunmore Glass Works, fitted worktops and trained two apprentices",
        "At Dunmore Glass, fitted worktops in 60 flats",
        "At Corrib Kitchens, cut mirrors and replaced 84 panes at a school",
    ],
)
def test_an_employer_named_first_answers_for_the_whole_line(line: str) -> None:
    assert blocked(line, *EVIDENCE)


@pytest.mark.parametrize(
    "line",
    [
        "At Corrib Kitchens, fitted worktops and trained two apprentices",
        "At Dunmore Glass, replaced 84 panes and cut mirrors to size",
        "At Dunmore Glass, cut mirrors to size for 12 hotels",
    ],
)
def test_what_was_done_there_passes(line: str) -> None:
    assert not blocked(line, *EVIDENCE)
