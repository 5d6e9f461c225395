"""D8, scope: a change that came about is not told as brought about by the person."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

LIES = [
    (
        "Missed visits dropped from 17% to 11% in 2019. The front desk started the reminders; I rang those who forgot twice.",
        "Cut missed visits from 17% to 11%",
    ),
    (
        "Late deliveries fell from 9% to 6% when the depot moved. I was one of several dispatchers.",
        "Brought late deliveries down from 9% to 6%",
    ),
    (
        "Die Ausfälle gingen 2019 von 17 auf 11 im Monat zurück. Die Mahnungen schickte das Büro; ich rief nur an.",
        "Senkte die Ausfälle von 17 auf 11 im Monat",
    ),
]
HONEST = [
    (
        "Missed visits dropped from 17% to 11% after I began to ring people up.",
        "Cut missed visits from 17% to 11%",
    ),
    (
        "I began to ring people up. Missed visits dropped from 17% to 11%.",
        "Cut missed visits from 17% to 11%",
    ),
    (
        "Missed visits dropped from 17% to 11% through reminders.",
        "Cut missed visits from 17% to 11%",
    ),
    ("Missed visits dropped from 17% to 11%.", "Cut missed visits from 17% to 11%"),
    (
        "Missed visits dropped from 17% to 11% in 2019. The front desk sent reminders; I rang those who forgot.",
        "Missed visits dropped from 17% to 11% in 2019",
    ),
]


@pytest.mark.parametrize(("evidence", "line"), LIES)
def test_what_came_about_is_not_brought_about(evidence: str, line: str) -> None:
    assert blocked(line, one_card(evidence))


@pytest.mark.parametrize(("evidence", "line"), HONEST)
def test_what_the_person_brought_about_passes(evidence: str, line: str) -> None:
    assert not blocked(line, one_card(evidence))
