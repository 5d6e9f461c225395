"""D8, team sizes: whether a number counts the person among the others."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

LIES = [
    ("We are 17 drivers at the depot.", "Drove beside 17 other drivers at the depot"),
    ("Ran the depot as one of four: team of 4.", "Ran the depot with four colleagues"),
    ("I wired the saw with two colleagues.", "Wired the saw with three colleagues"),
    ("I wired the saw with two colleagues.", "Wired the saw in a team of two"),
    ("Wir sind im Lager 17 Fahrer.", "Mit 17 weiteren Fahrern im Lager tätig"),
    ("Die Säge habe ich mit zwei Kollegen verkabelt.", "Säge zu zweit verkabelt"),
]
HONEST = [
    ("We are 17 drivers at the depot.", "One of 17 drivers at the depot"),
    ("I wired the saw with two colleagues.", "Wired the saw as one of three"),
    ("I wired the saw with two colleagues.", "Wired the saw in a team of three"),
    ("Wir sind im Lager 17 Fahrer.", "Einer von 17 Fahrern im Lager"),
    ("Die Säge habe ich mit zwei Kollegen verkabelt.", "Säge zu dritt verkabelt"),
    ("Die Säge habe ich mit zwei Kollegen verkabelt.", "Säge im Dreierteam verkabelt"),
    ("Zwei Kolleginnen habe ich eingearbeitet.", "Einarbeitung von zwei Kolleginnen"),
]


@pytest.mark.parametrize(("evidence", "line"), LIES)
def test_others_are_not_everybody(evidence: str, line: str) -> None:
    assert blocked(line, one_card(evidence))


@pytest.mark.parametrize(("evidence", "line"), HONEST)
def test_the_person_may_be_counted_in_or_out(evidence: str, line: str) -> None:
    assert not blocked(line, one_card(evidence))
