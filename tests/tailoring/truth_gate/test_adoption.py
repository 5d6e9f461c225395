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


CHECKLIST = "Ich habe eine Checkliste für die Übergabe geschrieben."


@pytest.mark.parametrize(
    "line",
    [
        "Checkliste für die Übergabe, die heute auch die anderen Stationen verwenden",
        "Checkliste für die Übergabe geschrieben, mit der die Station bis heute arbeitet",
        "Checkliste für die Übergabe, die später andere Häuser übernahmen",
        "Checkliste für die Übergabe, die auch andere Kliniken übernommen haben",
    ],
)
def test_a_german_relative_clause_may_tell_that_others_took_it_up(line: str) -> None:
    """D8: what others do with a thing to this day needs evidence that tells of its use."""
    assert blocked(line, one_card(CHECKLIST))


def test_use_that_is_told_is_no_adoption() -> None:
    """D8: where the evidence tells of the use, and where a relative clause tells of none, nothing is claimed."""
    assert not blocked(
        "Checkliste geschrieben, die für die Übergabe gedacht ist", one_card(CHECKLIST)
    )
    told = one_card("Die Lehre für die Bohrungen habe ich gebaut, zwei Kollegen arbeiten damit.")
    assert not blocked("Lehre für die Bohrungen gebaut, mit der auch zwei Kollegen arbeiten", told)
