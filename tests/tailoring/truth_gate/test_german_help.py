"""Help told before a comma, and "mit" alone before a deed: "geholfen, das Fest zu organisieren", "habe ich mit aufgebaut"."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

BIGGER = (
    ("Ich habe geholfen, das Sommerfest zu organisieren.", "Sommerfest organisiert"),
    ("Beim Umzug habe ich mitgeholfen, die Lagerhalle zu planen.", "Lagerhalle geplant"),
    (
        "Ich habe mitgeholfen, die neue Kasse zu testen; wir waren zu fünft.",
        "Test der neuen Kasse koordiniert",
    ),
    (
        "Ein Repair-Café habe ich mit aufgebaut; geleitet wird es von der Pfarre.",
        "Repair-Café aufgebaut",
    ),
    (
        "Ein Repair-Café habe ich mit aufgebaut; geleitet wird es von der Pfarre.",
        "Repair-Café gegründet",
    ),
)


@pytest.mark.parametrize(("told", "line"), BIGGER)
def test_help_is_no_deed_of_ones_own(told: str, line: str) -> None:
    """D8: what somebody helped to do is not what they did."""
    assert blocked(line, one_card(told))


AS_BIG = (
    (
        "Ich habe geholfen, das Sommerfest zu organisieren.",
        "Mithilfe bei der Organisation des Sommerfests",
    ),
    ("Ein Repair-Café habe ich mit aufgebaut.", "Repair-Café mit aufgebaut"),
    (
        "Ein Repair-Café habe ich mit aufgebaut, wir waren zu dritt.",
        "Zu dritt ein Repair-Café aufgebaut",
    ),
    ("Mit gebrauchten Geräten habe ich eine Werkstatt aufgebaut.", "Werkstatt aufgebaut"),
)


@pytest.mark.parametrize(("told", "line"), AS_BIG)
def test_help_is_told_as_help(told: str, line: str) -> None:
    """D8: help is told as help, and "mit" before a noun takes nothing from a deed."""
    assert not blocked(line, one_card(told))
