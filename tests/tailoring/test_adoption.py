"""That others took something up is a claim of its own, which making it does not prove (CONTRACT D8: adoption)."""

import pytest

from interview_app.tailoring.truth_gate import gate
from tests.tailoring.made_up import card

MADE = "Wrote a checklist for site rotation in 2021. Grew wild flowers along 40 fields."
TAKEN_UP = MADE + " Two neighbouring farms copied the checklist."


def _passes(text: str, raw: str) -> bool:
    return gate.passed(gate.check_line(text, [card("one", "Aldwick", "Grower", "2018-2022", raw)]))


@pytest.mark.parametrize(
    "line",
    [
        "Checklist since copied by neighbouring farms",
        "Checklist for site rotation taken up by two neighbouring farms",
        "Site rotation now a model for the region",
    ],
)
def test_adoption_needs_evidence_of_adoption(line: str) -> None:
    assert not _passes(line, MADE)


def test_told_adoption_and_a_thing_that_is_a_model_pass() -> None:
    assert _passes("Checklist copied by two neighbouring farms", TAKEN_UP)
    assert _passes("Built a model for pricing", "Built a model for pricing in Excel.")
