"""Who gives a part of it to somebody else claims nothing by naming it; who takes it claims it (CONTRACT D8)."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

GIVEN = [
    ("I fitted 60 kitchens a year. The worktops were templated by a stone firm.", "Fitted 60 kitchens a year, with the worktops templated by a stone firm", "Templated the worktops of 60 kitchens a year"),
    ("I drew the reserving tables and the chief actuary signed them.", "Drew the reserving tables, signed by the chief actuary", "Signed the reserving tables"),
    ("I sewed the costumes with a colleague. She did the beading.", "Sewed the costumes, with a colleague doing the beading", "Did the beading of the costumes"),
    ("I took over nine clients from a colleague who emigrated.", "Nine clients taken over from an emigrated colleague", "Emigrated with nine clients"),
    ("I order feed for about £900 a week, within a limit the owner set.", "Order feed for about £900 a week within a limit set by the owner", "Order feed for about £900 a week without a limit"),
    ("I plan the shutdowns and always have the permits checked by the site manager.", "Plan shutdowns, with permits checked by the site manager", "Plan shutdowns and hire the site manager"),
    ("I write the menus. The head of catering approves them.", "Write the menus, approved by the head of catering", "Approve the menus as head of catering"),
    ("I was a named nurse on the trial. My professor was the principal investigator.", "Named nurse on the trial, with my professor as principal investigator", "Principal investigator on the trial"),
    ("I teach two apprentices, and the training officer signs their log books.", "Teach two apprentices, whose log books the training officer signs", "Sign the log books of two apprentices"),
    ("I rewrote the packing guide. The supervisor released it in 2020.", "Rewrote the packing guide, released by the supervisor in 2020", "Rewrote and released the packing guide in 2020"),
]  # fmt: skip


@pytest.mark.parametrize(("told", "true", "lie"), GIVEN)
def test_what_a_line_gives_away_is_no_claim(told: str, true: str, lie: str) -> None:
    """The line that names whose it was passes; the one that takes it is stopped."""
    assert not blocked(true, one_card(told), under="Aldwick")
    assert blocked(lie, one_card(told), under="Aldwick")


@pytest.mark.parametrize(
    ("told", "lie"),
    [
        ("I wrote the draft code. The council hasn't adopted it.", "Wrote the draft code, adopted by the council"),
        ("I proposed a rota. It was never approved by the ward manager.", "Proposed a rota, approved by the ward manager"),
        ("I built the mast. The client did not sign it off.", "Built the mast, signed off by the client"),
        ("I sewed the costumes with a colleague. She did the beading.", "Did the beading, with a colleague sewing the costumes"),
        ("I took notes and the surveyor measured the walls.", "Measured the walls, with notes taken by the surveyor"),
    ],
)  # fmt: skip
def test_nothing_undone_or_turned_round_is_given_away(told: str, lie: str) -> None:
    """What nobody did was done by nobody else either, and the parts may not change places."""
    assert blocked(lie, one_card(told), under="Aldwick")


@pytest.mark.parametrize(
    ("told", "line", "stopped"),
    [
        ("I cut 60 templates in 2015. The drawings came from the architect.", "Cut 60 templates to the architect's drawings", False),
        ("I cut 60 templates in 2015. The drawings came from the architect.", "Made the architect's drawings", True),
        ("I suggest the doses. The vet prescribes.", "Suggest doses to the vet, who prescribes", False),
        ("I suggest the doses. The vet prescribes.", "Suggest and prescribe doses", True),
        ("I keep the paint budget, £800 a term; the bursar holds the rest.", "Hold a paint budget of £800 a term", False),
        ("Our stock sheets used to go out on Fridays, now they go out the same day. I made the template.", "Stock sheets out the same day", False),
    ],
)  # fmt: skip
def test_what_a_line_says_to_be_somebody_elses_is_not_claimed(
    told: str, line: str, stopped: bool
) -> None:
    """A possessive, "who …", or the rest that another keeps: nothing of it is the person's claim."""
    assert blocked(line, one_card(told)) is stopped
