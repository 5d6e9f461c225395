"""What an honest German line may say in other words than its card, and the near lies that stay blocked (CONTRACT D8)."""

import pytest

from interview_app.tailoring.truth_gate.reading import claims
from tests.tailoring.truth_gate.judged import blocked, one_card

HONEST = [
    (
        "Legte in Kiel Pumpen für rund 90 Anfragen im Jahr aus, mit Creo 4.",
        "Auslegungen mit Creo 4",
    ),
    ("Überholte Getriebe, so sechs pro Woche.", "Revidiere Getriebe, rund sechs pro Woche"),
    ("Den Ersthelferkurs habe ich 2021 aufgefrischt.", "Ersthelferkurs, Auffrischung 2021"),
    (
        "Wundverbände und Stützverbände, 14 Patienten je Tour.",
        "Anlegen von Wund- und Stützverbänden",
    ),
    ("Beim Stadtfest zwei Jahre ausgeholfen.", "Aushilfe beim Stadtfest"),
    ("Berufsbildnerin bin ich seit 2019, zwei Lernende bis jetzt.", "Bilde seit 2019 Lernende aus"),
    ("Schüler hab ich angeleitet, sieben insgesamt.", "Praxisanleitung von sieben Schülern"),
    (
        "Erarbeitete 2018 das Hygienekonzept gemeinsam mit der Beratung.",
        "Mitautorin des Hygienekonzepts von 2018",
    ),
    ("Den Hofladen habe ich 2017 mit einer Kollegin aufgebaut.", "Hofladen (Mitaufbau 2017)"),
    (
        "Leitet die Werkstatt mit 6 Gesellen, alle direkt unterstellt.",
        "Vorgesetzter von 6 Gesellen",
    ),
    ("Betreute 48 Kunden in Hessen.", "Ansprechpartner für 48 Kunden in Hessen"),
    (
        "Betreute 48 Kunden der Papierindustrie in Hessen und Bayern.",
        "48 Papierkunden in Hessen und Bayern",
    ),
    ("Wir haben die Gärung auf Steuerung umgestellt, 20 Tanks.", "Gärsteuerung für 20 Tanks"),
    ("Bäder gebaut, so 40 im Jahr, und Rohrbrüche.", "Badmontage und Rohrbrüche"),
    ("Bestellungen auslösen, Rechnungen kontrollieren.", "Rechnungskontrolle"),
    ("Laufende Buchhaltung und UVA.", "Laufende Buchhaltung und Umsatzsteuervoranmeldungen"),
    (
        "Vorlagen haben der Herr Petersen und ich gebaut.",
        "Gemeinsam mit Herrn Petersen Vorlagen gebaut",
    ),
    ("Baute 2014 mit 7 Familien ein Hochbeet.", "Hochbeet-Aktion mit Familien"),
    (
        "Den Terminkalender hab ich geführt, mit einer Kollegin.",
        "Führung des Terminkalenders mit einer Kollegin",
    ),
    (
        "Zwei Kolleginnen hab ich eingearbeitet, jeweils drei Monate.",
        "Einarbeitung von zwei Kolleginnen über je ein Vierteljahr",
    ),
    ("Prüfungen, so sieben Stück in der Woche.", "Prüfungen, ca. sieben pro Woche"),
    (
        "Für verdächtige Fälle bin ich da, 40 hab ich 2021 übergeben.",
        "40 Verdachtsfälle 2021 übergeben",
    ),
    (
        "Rund 180 Trauungen im Jahr, davon hab ich ungefähr 70 selber gemacht.",
        "Rund 70 Trauungen im Jahr selbst gemacht",
    ),
    (
        "Auf der Messe durfte ich den Stand mitbetreuen.",
        "Mitwirkung an der Standbetreuung auf der Messe",
    ),
    (
        "Hab bei zwei Lieferanten angerufen und sie gewonnen.",
        "Gewinnung von zwei Lieferanten per Telefon",
    ),
]
"""A card and a line that only says the same."""


@pytest.mark.parametrize(("raw", "line"), HONEST)
def test_the_same_in_other_german_words(raw: str, line: str) -> None:
    assert not blocked(line, one_card(raw, role="Fachkraft"))


@pytest.mark.parametrize(
    ("raw", "line"),
    [
        (
            "Legte in Kiel Pumpen für rund 90 Anfragen im Jahr aus, mit Creo 4.",
            "Auslegungen mit Inventor 4",
        ),
        ("Überholte Getriebe, so sechs pro Woche.", "Revidiere Getriebe, rund neun pro Woche"),
        ("Schüler hab ich betreut, sieben insgesamt.", "Praxisanleitung von neun Schülern"),
        ("Fertigte Möbel gemeinsam mit einer Gesellin.", "Mitautorin des Hygienekonzepts"),
        ("Prüfte das Hygienekonzept mit der Beratung.", "Mitautorin des Hygienekonzepts"),
        ("Betreute den Hofladen mit einer Kollegin.", "Hofladen (Mitaufbau 2017)"),
        ("Arbeite mit 6 Gesellen in der Werkstatt.", "Vorgesetzter von 6 Gesellen"),
        (
            "Vorgesetzte bin ich nicht, das Team hat sechs Gesellen.",
            "Vorgesetzte von sechs Gesellen",
        ),
        ("Besuchte 48 Kunden in Hessen.", "Ansprechpartner für 84 Kunden in Hessen"),
        (
            "Betreute 48 Kunden der Papierindustrie in Hessen und Bayern.",
            "84 Papierkunden in Hessen und Bayern",
        ),
        (
            "Betreute 48 Kunden der Papierindustrie in Hessen und Bayern.",
            "48 Bankkunden in Hessen und Bayern",
        ),
        ("Betrieb 20 Tanks mit Kühlung.", "Gärsteuerung für 20 Tanks"),
        ("Bestellungen auslösen, Rechnungen kontrollieren.", "Vertragsverhandlung"),
        ("Personal aufnehmen durfte ich nicht, das war Sache der Leitung.", "Personalaufnahme"),
        ("Laufende Buchhaltung.", "Laufende Buchhaltung und Umsatzsteuervoranmeldungen"),
        ("Den Terminkalender hab ich geführt, mit einer Kollegin.", "Führung der Kolleginnen"),
        (
            "Zwei Kolleginnen hab ich eingearbeitet, jeweils zwei Monate.",
            "Einarbeitung von zwei Kolleginnen über je ein Vierteljahr",
        ),
        ("Prüfungen, so sieben Stück in der Woche.", "Reparaturen, ca. sieben pro Woche"),
        (
            "Für verdächtige Fälle bin ich da, 40 hab ich 2021 übergeben.",
            "45 Verdachtsfälle 2021 übergeben",
        ),
        (
            "Rund 180 Trauungen im Jahr, davon hab ich ungefähr 70 selber gemacht.",
            "Rund 70 Taufen im Jahr selbst gemacht",
        ),
        ("Zwei Mitarbeiter im ersten Jahr.", "Ersthelferin"),
        ("Baute 2014 mit 7 Familien ein Hochbeet.", "Spenden-Aktion mit Familien"),
    ],
)
def test_a_near_lie_stays_blocked(raw: str, line: str) -> None:
    assert blocked(line, one_card(raw, role="Fachkraft"))


@pytest.mark.parametrize(
    "line",
    [
        "65 Chemiekunden in Hessen und Rheinland-Pfalz",
        "Betreuung in Kiel und Lübeck",
        "Hab neun Tanks geputzt",
        "Straße und Schiene",
        "Umstellungen",
    ],
)
def test_a_german_line_is_known_for_one(line: str) -> None:
    assert claims.read(line).german


@pytest.mark.parametrize(
    "line",
    ["Led a team in Munich", "Warm handovers in Graz", "Sprung repairs", "Handled young patients"],
)
def test_an_english_line_is_no_german_one(line: str) -> None:
    assert not claims.read(line).german
