"""What people who are led did is no deed of the person, and what was checked, written or mostly done is no more than that (CONTRACT D8)."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

CARDS = {
    "helped": "I assisted two conservators with prints.",
    "took part": "I took part in stock meetings as the field person.",
    "contributed": "I contributed the growth data to the grant.",
    "wrote": "I wrote a guide to cleaning.",
    "checked": "I checked the monthly invoices. I qualified as a welder in 2012.",
    "most": "I arrange about 170 funerals a year and conduct most of them.",
    "nearly": "Ich prüfe fast alle Berichte der Abteilung.",
}


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("helped", "Managed staff assisting two conservators with prints"),
        ("helped", "Led the team that helped two conservators with prints"),
        ("took part", "Oversaw staff who took part in stock meetings"),
        ("contributed", "Led the contributing of the growth data"),
        ("wrote", "Oversaw writing a guide to cleaning"),
        ("wrote", "Published a guide to cleaning"),
        ("checked", "Signed off the monthly invoices"),
        ("checked", "Published the monthly invoices"),
        ("most", "Conduct all of them"),
        ("most", "Arrange about 170 funerals a year and conduct all of them"),
        ("nearly", "Prüfe alle Berichte der Abteilung"),
    ],
)
def test_a_bigger_part_is_blocked(card: str, line: str) -> None:
    assert blocked(line, one_card(CARDS[card])), line


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("helped", "Assisted two conservators with prints"),
        ("wrote", "Wrote a guide to cleaning"),
        ("checked", "Checked the monthly invoices"),
        ("most", "Conduct most of about 170 funerals a year"),
        ("nearly", "Prüfung fast aller Berichte der Abteilung"),
    ],
)
def test_the_part_told_stands(card: str, line: str) -> None:
    assert not blocked(line, one_card(CARDS[card])), line


def test_who_led_a_team_that_helped_led_it() -> None:
    card = one_card("I led the team that helped open the shop.")
    assert not blocked("Led the team that helped open the shop", card)


@pytest.mark.parametrize(
    "line",
    [
        "Trained colleagues in placing lines",
        "Placed lines on the ward with full budget responsibility",
        "Responsible for the department: placed lines on the ward",
    ],
)
def test_what_was_never_taught_answered_for_or_paid_is_blocked(line: str) -> None:
    cards = one_card("I placed lines on the ward. I trained two volunteers in counting birds.")
    assert blocked(line, cards), line


@pytest.mark.parametrize(
    "line",
    [
        "Trained two volunteers in counting birds",
        "Volunteers trained in bird counting",
        "Responsible for staff records",
    ],
)
def test_what_was_taught_stands(line: str) -> None:
    cards = one_card(
        "I placed lines on the ward, kept the staff records, and trained two volunteers in counting birds."
    )
    assert not blocked(line, cards), line


@pytest.mark.parametrize(
    "line",
    ["Conducted the audit of 2019", "Carried out the audit", "Durchführung des Lohnvergleichs"],
)
def test_what_was_only_prepared_was_not_carried_out(line: str) -> None:
    cards = one_card("I prepared the audit of 2019. Den Lohnvergleich habe ich vorbereitet.")
    assert blocked(line, cards), line


@pytest.mark.parametrize(
    "line",
    ["Planned and conducted the summer fair", "Durchführung der Inventur", "Conducted the survey"],
)
def test_what_was_prepared_and_done_was_carried_out(line: str) -> None:
    cards = one_card(
        "I planned and ran the summer fair. Die Inventur habe ich vorbereitet und gemacht. I planned the survey. I did the survey of 2020."
    )
    assert not blocked(line, cards), line
