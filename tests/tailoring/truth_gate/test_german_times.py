"""German times without a number, and numbers that count times: "ein ganzes Jahr", "binnen eines Jahres", "110 Prozesstage"."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

OTHER = (
    ("Ich habe acht Wochen im Einkauf ausgeholfen.", "Ein ganzes Jahr im Einkauf ausgeholfen"),
    ("Ich habe acht Wochen im Einkauf ausgeholfen.", "Einen vollen Monat im Einkauf ausgeholfen"),
    ("Den Lehrling habe ich ein halbes Jahr lang betreut.", "Ein Jahr lang einen Lehrling betreut"),
    ("Die Durchlaufzeit ist in drei Jahren von 20 auf 12 Tage gesunken.", "Durchlaufzeit binnen eines Jahres von 20 auf 12 Tage gesunken"),
    ("Eine Woche im Monat habe ich Rufbereitschaft für das Pumpwerk.", "Rufbereitschaft für das Pumpwerk, einen Tag im Monat"),
    ("Im Jahr betreue ich ungefähr 110 Prozesstage.", "Ungefähr 110 Prozessstunden im Jahr"),
    ("Etwa 600 Pakete gehen pro Tag über mein Band.", "Mindestens 600 Pakete pro Tag"),
    ("Das Hallenbad putze ich jeden zweiten Freitag. Im Studio gebe ich vier Kurse in der Woche.", "Hallenbad geputzt, jeden Freitag"),
    ("Die Pumpen prüfe ich jeden Tag.", "Pumpen mit stündlicher Prüfung"),
    ("Die Pumpen prüfe ich jeden Monat.", "Pumpen in wöchentlichem Abstand geprüft"),
    ("Pro Schicht kontrolliere ich 300 Reisende.", "300 Reisende pro Bus kontrolliert"),
)  # fmt: skip


@pytest.mark.parametrize(("told", "line"), OTHER)
def test_another_time_is_a_claim(told: str, line: str) -> None:
    """D8: one time is another than a part of it, than several, and than a time of another kind; at least is more than about."""
    assert blocked(line, one_card(told))


SAME = (
    ("2018 habe ich ein Jahr lang das Labor vertreten.", "Ein Jahr lang das Labor vertreten"),
    ("2018 habe ich ein Jahr lang das Labor vertreten.", "Zwölf Monate lang das Labor vertreten"),
    ("Im ersten Jahr haben wir 400 Mitglieder gewonnen.", "400 Mitglieder binnen eines Jahres gewonnen"),
    ("Eine Woche im Monat habe ich Rufbereitschaft für das Pumpwerk.", "Rufbereitschaft für das Pumpwerk, eine Woche pro Monat"),
    ("Im Jahr betreue ich ungefähr 110 Prozesstage.", "Ungefähr 110 Prozesstage jährlich"),
    ("Das Hallenbad putze ich jeden zweiten Freitag.", "Putzen des Hallenbads, alle zwei Wochen freitags"),
    ("Die Pumpen prüfe ich jeden Tag.", "Pumpen mit täglicher Prüfung"),
    ("Wir hatten 600 Pakete am Tag.", "Mindestens 600 Pakete am Tag"),
)  # fmt: skip


@pytest.mark.parametrize(("told", "line"), SAME)
def test_the_same_time_passes(told: str, line: str) -> None:
    """D8: the same time in other words is no other claim."""
    assert not blocked(line, one_card(told))
