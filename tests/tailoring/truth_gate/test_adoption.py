"""That others took something up is a claim of its own, which making it does not prove (CONTRACT D8: adoption)."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

MADE = "Wrote a checklist for site rotation in 2021. Grew wild flowers along 40 fields."
TAKEN_UP = MADE + " Two neighbouring farms copied the checklist."


@pytest.mark.parametrize(
    "line",
    [
        "Checklist since copied by neighbouring farms",
        "Checklist for site rotation taken up by two neighbouring farms",
        "Site rotation now a model for the region",
    ],
)
def test_adoption_needs_evidence_of_adoption(line: str) -> None:
    assert blocked(line, one_card(MADE))


def test_told_adoption_and_a_thing_that_is_a_model_pass() -> None:
    assert not blocked("Checklist copied by two neighbouring farms", one_card(TAKEN_UP))
    assert not blocked("Built a model for pricing", one_card("Built a model for pricing in Excel."))
