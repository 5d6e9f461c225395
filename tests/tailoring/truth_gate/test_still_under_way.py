"""A course that somebody is still on is not completed, what was hardly ever done is not done, what it did not come to did not come (CONTRACT D8)."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

COURSE = "I do a course in welding at the moment, the exam is in May."
KURS = "Ich besuche gerade den Kurs zum Schweißfachmann."
HARDLY = "I hardly taught adults, that was somebody else's job. I taught children of six to ten."
KAUM = "An der Drehmaschine arbeite ich kaum, ich bediene die Fräse."
NOTHING = "Wir wollten eine zweite Filiale in Bonn eröffnen, dazu kam es nicht."


@pytest.mark.parametrize(
    ("card", "line"),
    [
        (COURSE, "Completed a course in welding"),
        (COURSE, "Course in welding"),
        (KURS, "Schweißfachmann"),
        (KURS, "Kurs zum Schweißfachmann abgeschlossen"),
        (HARDLY, "Taught adults"),
        (KAUM, "Drehmaschine bedient"),
        (NOTHING, "Zweite Filiale in Bonn eröffnet"),
        (NOTHING, "Eröffnung einer zweiten Filiale in Bonn"),
    ],
)
def test_it_is_not_told_as_done(card: str, line: str) -> None:
    assert blocked(line, one_card(card)), line


@pytest.mark.parametrize(
    ("card", "line"),
    [
        (COURSE, "Currently taking a course in welding"),
        (COURSE, "Taking a course in welding"),
        (KURS, "Besuche den Kurs zum Schweißfachmann"),
        (KURS, "Derzeit im Kurs zum Schweißfachmann"),
        (HARDLY, "Taught children of six to ten"),
        (KAUM, "Fräse bedient"),
        ("I completed a course in welding in May.", "Course in welding completed in May"),
    ],
)
def test_what_is_so_stands(card: str, line: str) -> None:
    assert not blocked(line, one_card(card)), line


def test_who_trained_newcomers_did_not_manage_them() -> None:
    card = one_card("I trained four new starters on the till.")
    assert blocked("Managed four new starters", card)
    assert not blocked("Coached four new starters on the till", card)
