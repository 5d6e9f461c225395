"""German words that say no more than the evidence does: marks, kinds, memberships, light verbs, a part in a deed (CONTRACT D8)."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

TOLD = {
    "exam": "Die Lehrabschlussprüfung habe ich 2012 mit 2,3 gemacht, den Meister habe ich nicht.",
    "council": "Ich bin seit 2019 im Gemeinderat, Fraktionsvorsitzende bin ich nicht.",
    "lock": "Beim Bau der Schleuse war ich zwei Jahre lang dabei; geleitet hat ihn ein Ingenieur.",
    "licence": "Den Führerschein CE habe ich seit 2014, gefahren wird ein Liebherr L 566.",
    "cook": "Als zweite Köchin vertrete ich die Küchenleiterin an drei Tagen in der Woche.",
    "files": "Ich führe etwa 60 Akten in der beruflichen Hilfe.",
    "brook": "Mit dem Verein habe ich eine Räumung des Bachs gemacht. Die Kanus hat der Kassier gekauft.",
    "seven": "Unsere Werkstatt ist klein, wir sind sieben, am Wochenende zu dritt.",
}


@pytest.mark.parametrize(
    ("told", "line"),
    [
        ("exam", "Lehrabschlussprüfung, Note 2,3"),
        ("exam", "Mit 2,3 abgelegte Lehrabschlussprüfung"),
        ("council", "Seit 2019 Mitglied im Gemeinderat"),
        ("lock", "Zwei Jahre lang Mitarbeit am Bau der Schleuse"),
        ("licence", "Führerschein der Klasse CE"),
        ("cook", "Stellvertretung der Küchenleiterin an drei Tagen in der Woche"),
        ("files", "Etwa 60 Akten in der beruflichen Hilfe geführt"),
        ("files", "Führung von etwa 60 Akten"),
        ("brook", "Mit dem Verein eine Räumung des Bachs durchgeführt"),
        ("seven", "Werkstatt mit 7 Leuten, 3 davon am Wochenende"),
    ],
)
def test_what_such_a_word_says_is_told(told: str, line: str) -> None:
    assert not blocked(line, one_card(TOLD[told], when="2009-03 to present"), under="Aldwick")


@pytest.mark.parametrize(
    ("told", "line"),
    [
        ("exam", "Lehrabschlussprüfung, Note 1,3"),
        ("exam", "Meisterprüfung abgelegt"),
        ("exam", "Abitur, Note 2,3"),
        ("council", "Seit 2019 Mitglied im Kreistag"),
        ("council", "Seit 2019 Vorsitzende im Gemeinderat"),
        ("lock", "Leitung des Baus der Schleuse"),
        ("lock", "Mitarbeit am Bau der Brücke"),
        ("licence", "Führerschein der Klasse DE"),
        ("cook", "Stellvertretung des Hotelleiters an drei Tagen in der Woche"),
        ("files", "Leitung der beruflichen Hilfe"),
        ("brook", "Kauf der Kanus durchgeführt"),
        ("seven", "Werkstatt mit 7 Leuten, 4 davon am Wochenende"),
        ("seven", "7 Leute geführt"),
    ],
)
def test_what_is_more_than_told_blocks(told: str, line: str) -> None:
    assert blocked(line, one_card(TOLD[told], when="2009-03 to present"), under="Aldwick")
