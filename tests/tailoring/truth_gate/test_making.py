"""Bringing a thing in and running a whole place, against lesser parts in them (CONTRACT D8: scope verbs)."""

import pytest

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

EVIDENCE = (
    card("m1", "Tarn Foods", "Line Technician", "2012-2018", "We got the Kronos tablets in 2016, I tested them and showed 14 people. I set up a kanban board for spares."),
    card("m2", "Tarn Foods", "Line Technician", "2012-2018", "On the plant tour I looked after two schools. I ran the spares counter in the shop."),
    card("m3", "Werk Ahl", "Techniker", "2018-2023", "2019 kam Labelix 3, ich war Testerin und hab neun Kollegen eingewiesen. Einen Waldtag hab ich aufgebaut."),
)  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "Introduced the Kronos tablets",
        "Implemented Kronos in 2016",
        "Ran the plant",
        "Managed the Tarn Foods shop",
        "Führte Labelix 3 ein",
        "Einführung von Labelix 3",
    ],
)
def test_a_lesser_part_is_no_bringing_in_and_no_running(line: str) -> None:
    """D8, scope verbs: testing, showing and using a thing is not introducing it; a desk in a place is not the place."""
    assert blocked(line, *EVIDENCE)


@pytest.mark.parametrize(
    "line",
    [
        "Introduced a kanban board for spares",
        "Tested the Kronos tablets",
        "Ran the spares counter in the shop",
        "Neun Kollegen in Labelix 3 eingeführt",
        "Einführung eines Waldtags",
    ],
)
def test_what_the_person_began_may_be_called_so(line: str) -> None:
    """D8, scope verbs: setting up is introducing; people introduced to a tool were taught it."""
    assert not blocked(line, *EVIDENCE)


NEVER = (
    card("n1", "Moss Care", "Support Worker", "2014-2020", "Never supervised support workers. I kept the night log."),
    card("n3", "Moss Care", "Support Worker", "2014-2020", "We moved from Nourish to Birdie in 2019, I wrote the training notes."),
    card("n2", "Moss Care", "Support Worker", "2014-2020", "Worked nights with the duty team of six."),
)  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "Managed the duty team",
        "Supervised support workers",
        "Managed the migration from Nourish to Birdie",
    ],
)
def test_a_denied_part_shows_no_strength(line: str) -> None:
    """D8, scope verbs: "never supervised" is no evidence of supervising."""
    assert blocked(line, *NEVER)
