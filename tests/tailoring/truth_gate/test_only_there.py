"""Who was only there, or one of several, did less than who did it; and what one card refutes, others beside it do not mend."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card


@pytest.mark.parametrize(
    ("told", "claimed"),
    [
        ("I sit in on the pricing meeting every Tuesday.", "Run the Tuesday pricing meeting"),
        ("I sat on the harbour festival committee in 2019.", "Ran the harbour festival in 2019"),
        ("I gave the head gardener a hand with the bulb trials.", "Ran the bulb trials with the head gardener"),
        ("I was part of a group of six mills that met about dust in 2020.", "Set up a group of six mills about dust in 2020"),
        ("I serve on the tool safety panel.", "Set up the tool safety panel"),
        ("I stood beside tenants at the hearings, the adviser spoke.", "Represented tenants at the hearings"),
        ("Im Ausschuss für Arbeitsschutz sitze ich seit 2019.", "Leitung des Ausschusses für Arbeitsschutz"),
    ],
)  # fmt: skip
def test_presence_is_no_deed(told: str, claimed: str) -> None:
    """Being there, or one of them, shows neither running a thing nor founding it."""
    assert blocked(claimed, one_card(told))


@pytest.mark.parametrize(
    ("told", "claimed"),
    [
        ("I sit in on the pricing meeting every Tuesday.", "Sit in on the Tuesday pricing meeting"),
        ("I serve on the tool safety panel.", "Member of the tool safety panel"),
        ("I sat on the harbour festival committee in 2019.", "Member of the harbour festival committee in 2019"),
        ("I gave the head gardener a hand with the bulb trials.", "Assisted the head gardener with the bulb trials"),
        ("Im Ausschuss für Arbeitsschutz sitze ich seit 2019.", "Mitglied im Ausschuss für Arbeitsschutz seit 2019"),
    ],
)  # fmt: skip
def test_presence_is_told_as_presence(told: str, claimed: str) -> None:
    """The same part in other words passes."""
    assert not blocked(claimed, one_card(told))


def test_other_cards_do_not_mend_what_one_refutes() -> None:
    """A deed of another matter lends its verb to nothing that a card tells as denied or as a lesser part."""
    cards = (
        one_card("I took part in the trials of the new winch as one of four skippers."),
        one_card("I command a crew of five on the tug.", id="two"),
        one_card(
            "I rolled out digital logs for the harbour tugs only. Dredging hasn't taken it up.",
            id="three",
        ),
        one_card("I plan dredging with the port office.", id="four"),
    )
    assert blocked("Commanded the trials of the new winch", *cards)
    assert blocked("Rolled out digital logs for harbour tugs and dredging", *cards)
    assert not blocked("Command a crew of five on the tug", *cards)
