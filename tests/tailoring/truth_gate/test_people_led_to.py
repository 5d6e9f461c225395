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
