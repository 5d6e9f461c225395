"""What was turned down, fell through or was never more than talked about is no deed, and what others do stays theirs."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card


@pytest.mark.parametrize(
    ("told", "claimed"),
    [
        ("We meant to lease the lower field to the golf club, it fell through.", "Leased the lower field to the golf club"),
        ("I was offered the yard manager's job in 2021 but turned it down.", "Accepted the yard manager's job in 2021"),
        ("I had a go at heat pump surveys, it didn't lead anywhere.", "Carry out heat pump surveys"),
        ("I was going to take the crane course, but there was no place.", "Took the crane course"),
        ("Guided tours we only talked about.", "Lead guided tours"),
        ("Ein Blog der Werkstatt ist in Planung.", "Blog der Werkstatt erstellt"),
        ("Eine Abholstation für die Kunden haben wir ins Auge gefasst.", "Abholstation für die Kunden eingeführt"),
        ("Den Technikerkurs habe ich angefangen und dann sausen lassen.", "Technikerkurs abgeschlossen"),
        ("Der Kranschein fehlt mir bis heute.", "Kranschein vorhanden"),
    ],
)  # fmt: skip
def test_what_came_to_nothing_is_not_claimed(told: str, claimed: str) -> None:
    """A plan, an offer or a beginning that ended there shows nothing done."""
    assert blocked(claimed, one_card(told))


def test_what_others_do_at_their_place_is_theirs_whatever_it_is_done_to() -> None:
    """Who settles is told by “bei der Versicherung”, not what is settled."""
    told = one_card("Wasserschäden nehme ich auf, reguliert wird bei der Versicherung.")
    assert blocked("Regulierung von Wasserschäden", told)
    assert not blocked("Aufnahme von Wasserschäden", told)


def test_what_stands_beside_it_is_still_told() -> None:
    """The clause that says so takes nothing from the one before it that names a matter of its own."""
    told = one_card("Lehre als Glaser 2011 abgeschlossen, die Meisterprüfung fehlt mir noch.")
    assert not blocked("Lehre als Glaser 2011 abgeschlossen", told)
    assert blocked("Meisterprüfung als Glaser", told)
