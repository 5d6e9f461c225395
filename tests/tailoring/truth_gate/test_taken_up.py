"""What a clause gives to others or denies, and the next one takes up as the person's own: only the deed or the thought is denied."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

_BOSS = "My boss designs the in-house shows. I programmed four of them and was associate designer on one."
_IDEA = "Das Fällmodell im Steilhang war nicht meine Idee, ich habe es erprobt, zwei Winter lang."
_ONLY = "I was part of the bid group in 2022. I only did the costings; the manager did the talking."
_NONE = "Schulungen habe ich keine gegeben, aber das Handbuch für die Anwender geschrieben."
_CREW = "There were four of us on the Dunmore job; the curator ran it and I cut the mounts, 71 of the 96 so far."


@pytest.mark.parametrize(
    ("told", "line"),
    [
        (_BOSS, "Programmed four in-house shows"),
        (_BOSS, "Associate designer on one in-house show"),
        (_IDEA, "Erprobung eines Fällmodells im Steilhang"),
        (_ONLY, "Costings for the 2022 bid"),
        (_NONE, "Handbuch für die Anwender geschrieben"),
        (_CREW, "Crew of four on the Dunmore job"),
        (_CREW, "71 of 96 mounts cut so far"),
    ],
)
def test_what_the_next_clause_is_about_is_not_denied(told: str, line: str) -> None:
    """The thing stays the person's matter."""
    assert not blocked(line, one_card(told))


@pytest.mark.parametrize(
    ("told", "line"),
    [
        (_BOSS, "Designed four in-house shows"),
        (_BOSS, "Designed in-house shows"),
        (_IDEA, "Idee und Erprobung des Fällmodells im Steilhang"),
        (_IDEA, "Entwicklung eines Fällmodells"),
        (_ONLY, "Talked for the bid group in 2022"),
        (_NONE, "Schulungen für Anwender gegeben"),
        (_CREW, "Ran a crew of four on the Dunmore job"),
        (
            "I only did the first module of the forestry course.",
            "Forestry course, first module completed",
        ),
    ],
)
def test_the_deed_or_the_thought_is(told: str, line: str) -> None:
    """The nearest lies."""
    assert blocked(line, one_card(told))
