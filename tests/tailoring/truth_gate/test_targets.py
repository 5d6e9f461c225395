"""A figure stays on the side of its target on which the evidence puts it."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card


@pytest.mark.parametrize(
    ("told", "claimed"),
    [
        ("We planted 310 trees, the target was 400.", "Planted 310 trees, above target"),
        ("Our waste was at 9 percent, the goal is 6.", "Waste of 9 percent, below the goal"),
        ("I need seven days for a quote, five would be the target.", "Seven days for a quote, on target"),
        ("Ausschuss lag bei 3,4 Prozent, Vorgabe waren 2.", "Vorgabe für den Ausschuss mit 3,4 Prozent unterschritten"),
        ("Ich habe 44 Führungen gegeben, geplant waren 60.", "Über Plan: 44 Führungen"),
        ("Für eine Reparatur brauche ich acht Tage, das Ziel wären sechs.", "Reparatur in acht Tagen und damit im Ziel"),
    ],
)  # fmt: skip
def test_a_missed_target_is_not_beaten(told: str, claimed: str) -> None:
    """The two figures of the card say which is the greater."""
    assert blocked(claimed, one_card(told))


@pytest.mark.parametrize(
    ("told", "claimed"),
    [
        ("We planted 430 trees, the target was 400.", "Planted 430 trees, above target"),
        ("Ich habe 71 Führungen gegeben, geplant waren 60.", "Über Plan: 71 Führungen"),
        ("Ausschuss lag bei 1,4 Prozent, Vorgabe waren 2.", "Ausschuss von 1,4 Prozent, unter der Vorgabe"),
        ("We planted 310 trees, the target was 400.", "Planted 310 trees against a target of 400"),
    ],
)  # fmt: skip
def test_a_target_that_was_beaten_may_be_told(told: str, claimed: str) -> None:
    """What the figures show passes, and so does telling both."""
    assert not blocked(claimed, one_card(told))
