"""A claim put behind a told line, or before it, is a claim of its own: no other word of the line vouches for it."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

CALLS = one_card("I listen to 40 calls a week and score them.")
BOOKS = one_card("Ich binde etwa 30 Bücher im Monat.")
WINDOWS = one_card("I cut about 20 window surrounds a month, and three counter hands help me.")


@pytest.mark.parametrize(
    "more",
    [
        ", improving safety",
        ", boosting morale",
        ", which brought in new customers",
        ", which shortened waiting times",
        " and handled the complaints",
        " and oversaw the accounts",
        ", thereby passing the audit",
        " while managing the budget",
    ],
)
def test_a_clause_that_names_one_unknown_thing_alone(more: str) -> None:
    """The rest of the line is told word for word, and the clause behind it by nobody."""
    assert blocked("Listen to 40 calls a week and score them" + more, CALLS)
    assert blocked("Cut about 20 window surrounds a month" + more, WINDOWS)


@pytest.mark.parametrize("more", [" und stellte das Personal ein", ", von der Behörde gelobt"])
def test_a_german_clause_that_names_one_unknown_thing_alone(more: str) -> None:
    """As in English."""
    assert blocked("Rund 30 Bücher im Monat gebunden" + more, BOOKS)


@pytest.mark.parametrize("label", ["Vancouver", "Sandgate", "Leicester"])
def test_a_name_before_a_colon(label: str) -> None:
    """Only the first word of a line may be large without being a name, and a label is no word of a sentence."""
    assert blocked(f"{label}: Listen to 40 calls a week", CALLS)


def test_one_reworded_thing_of_a_clause_that_the_evidence_counts() -> None:
    """What is told with the same figure is the same thing by another name."""
    told = one_card(
        "I make the desserts, and I order about $1,900 of flour, eggs and sugar a week."
    )
    assert not blocked("Make the desserts and order around $1,900 of ingredients a week", told)


def test_which_verbs_claim_more_than_a_plain_deed() -> None:
    """Who checked did not approve, who wrote did not publish, and who trained people did not hire them."""
    checks = one_card("I check the press proofs and the work of two juniors.")
    assert blocked("Approve the press proofs", checks)
    assert blocked("Sign off the press proofs", checks)
    assert not blocked("Check the press proofs and the work of two juniors", checks)
    wrote = one_card("I wrote the dosing sheet and graduated from Leeds in 2012.")
    assert blocked("Published the dosing sheet", wrote)
    trained = one_card("I trained three counter staff on slicing.")
    assert blocked("Recruited three counter staff", trained)
    geprüft = one_card("Die Fahrtenbücher von 17 Bussen habe ich geprüft und abgeheftet.")
    assert blocked("Fahrtenbücher von 17 Bussen freigegeben", geprüft)


def test_approving_in_other_words() -> None:
    """Who signs something off approves it; who approves it in the line may be somebody else; a permit is no deed."""
    assert not blocked("Approve patch builds", one_card("I sign off patch builds."))
    memo = one_card("I wrote the fuel memo, the director signed off on it.")
    assert not blocked("Wrote the fuel memo, which the director approved", memo)
    assert not blocked("Bewilligung seit 2019", one_card("Die Bewilligung habe ich seit 2019."))


def test_how_long_between_a_month_and_a_year() -> None:
    """A date with a month and one without are compared without an error."""
    when = one_card("I opened the eye clinic in July 2016 and the second one in 2016.")
    assert blocked("Eye clinic from 7 months to sixteen years", when)
