"""What is counted from one word of the person to the next, and what is told after the last try."""

import pytest

from interview_app.interview import recovery
from interview_app.interview.limits import UserTurn
from interview_app.llm.client import TurnFailed


@pytest.mark.parametrize("keep", [True, False])
def test_a_new_word_of_the_person_begins_all_counts_anew(keep: bool) -> None:
    """An answer to a phase question earns a model no other one."""
    turn = UserTurn(model_turns=3, phase_requests=2)
    turn.calls["a", "{}"] += 1
    turn.failures["a", "no"] += 1
    turn.begin(keep_phase_requests=keep)
    assert (turn.model_turns, turn.calls, turn.failures) == (0, {}, {})
    assert turn.phase_requests == (2 if keep else 0)
    turn.begin()
    assert turn.phase_requests == 0


@pytest.mark.parametrize(
    ("kind", "passes", "told"),
    [
        ("connection", True, recovery.CONNECTION),
        ("server", True, recovery.SERVICE),
        ("connection", False, "It says so."),
        ("server", False, "It says so."),
        ("incomplete", True, "It says so."),
    ],
)
def test_what_passes_is_told_in_the_words_of_the_contract(
    kind: str, passes: bool, told: str
) -> None:
    """A16; what does not pass has a sentence of its own that says what to do."""
    failed = TurnFailed(kind=kind, sentence="It says so.", retryable=passes)
    assert recovery.sentence_for(failed) == told
