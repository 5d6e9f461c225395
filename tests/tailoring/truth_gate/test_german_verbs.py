"""German verbs by their parts: particles that stand apart, present forms that change their vowel, and nouns made of them."""

import pytest

from interview_app.tailoring.truth_gate.reading import claims
from interview_app.tailoring.truth_gate.words import lexicon
from tests.tailoring.truth_gate.judged import blocked, one_card

HONEST = [
    ("Leitet zwei Gesellen und eine Aushilfe fachlich an.", "Fachliche Anleitung einer Aushilfe"),
    ("Leitet eine Floristin und zwei Lernende an.", "Anleitung von zwei Lernenden"),
    ("Lernt zwei Köche und eine Servicekraft an.", "Einarbeitung einer Servicekraft"),
    ("Führte 2018 mit Trello und Slack ein Kanban-Board ein.", "Einführung eines Kanban-Boards"),
    (
        "Führte 2021 Begleitetes Malen mit Ölfarben und Kreide in der Tagesstätte ein.",
        "Begleitetes Malen eingeführt",
    ),
    ("Liest Messwerte der Sonden ein.", "Einlesen von Messwerten"),
    ("Die Firmware hab ich eingespielt.", "Einspielen der Firmware"),
    (
        "Rund 90 Störungen im Monat über Remedy rückgemeldet.",
        "Rückmeldung von rund 90 Störungen im Monat über Remedy",
    ),
    ("Hält die Prüfbücher nach und legt die Protokolle ab.", "Nachhalten der Prüfbücher"),
    ("Nimmt Bestellungen auf und gibt Speisen aus.", "Aufnahme von Bestellungen"),
    ("Vertritt die Küchenleiterin im Urlaub.", "Vertreten der Küchenleiterin im Urlaub"),
    ("Liest Zähler ab, trägt die Stände in SAP ein.", "Ablesen von Zählern"),
    (
        "Bereitete die Steuererklärungen in der Kanzlei vor.",
        "Sorgfältige Vorbereitung der Steuererklärungen",
    ),
    (
        "2019 eine Liste für Zugänge und Abgänge eingeführt.",
        "Einführung einer Liste für Zugänge und Abgänge",
    ),
    ("Dazu eingeführt: Anmeldung per SMS und ein Newsletter.", "Einführung der Anmeldung per SMS"),
    ("Bediente die Kabinenbahn Kar I in Mayrhofen.", "Bedienung der Kabinenbahn Kar I"),
    (
        "Der Ausschuss sank 2019 von 6 auf 2 Prozent.",
        "Ausschuss ging 2019 von 6 auf 2 Prozent zurück",
    ),
    ("Verantwortlich für 40 Rezepte in der Küche.", "40 Rezepte der Küche in meiner Verantwortung"),
]
"""A card and a line that only says the same."""
LIES = [
    (
        "Leitet zwei Gesellen und eine Aushilfe fachlich an.",
        "Leitung von zwei Gesellen und einer Aushilfe",
    ),
    ("Liest Messwerte der Sonden ein.", "Einführung der Sonden"),
    (
        "Führte 2018 mit Trello und Slack ein Board ein. Pflegt den Newsletter.",
        "Einführung des Newsletters",
    ),
    ("Nahm Aufträge an und verteilte sie an Monteure.", "Anleitung von Monteuren"),
    ("Prüft die Freigaben der Regeln.", "Ärztliche Freigabe der Regeln"),
    (
        "Führung von zwei Gesellen im Lager, fachlich.",
        "Disziplinarische Führung von zwei Gesellen im Lager",
    ),
    ("Betreut Kunden am Telefon.", "Betreuung französischer Kunden am Telefon"),
]
"""A card and a line that claims more."""


@pytest.mark.parametrize(("raw", "line"), HONEST)
def test_a_verb_is_the_same_in_each_of_its_forms(raw: str, line: str) -> None:
    assert not blocked(line, one_card(raw, role="Fachkraft"))


@pytest.mark.parametrize(("raw", "line"), LIES)
def test_another_verb_of_the_same_thing_stays_blocked(raw: str, line: str) -> None:
    assert blocked(line, one_card(raw, role="Fachkraft"))


@pytest.mark.parametrize(
    ("form", "base"),
    [
        ("liest", "lesen"), ("vertritt", "vertreten"), ("hält", "halten"), ("nimmt", "nehmen"), ("gibt", "geben"),
        ("trägt", "tragen"), ("entwirft", "entwerfen"), ("berät", "beraten"), ("fährt", "fahren"), ("schreibt", "schreiben"),
    ],
)  # fmt: skip
def test_the_present_of_a_strong_verb_is_known(form: str, base: str) -> None:
    assert lexicon.verbs()[form][0] == base


@pytest.mark.parametrize(
    ("form", "base"),
    [
        ("einlesen", "einlesen"), ("eingelesen", "einlesen"), ("einzulesen", "einlesen"), ("eingespielt", "einspielen"),
        ("rückmeldung", "rückmelden"), ("rückgemeldet", "rückmelden"), ("festgehalten", "festhalten"),
    ],
)  # fmt: skip
def test_a_separable_verb_that_no_list_has_is_found_by_its_parts(form: str, base: str) -> None:
    assert lexicon.composed(form) == base


def test_the_particle_may_stand_behind_all_the_objects() -> None:
    read = claims.read("Leitet zwei Gesellen, eine Aushilfe und drei Lernende fachlich an.")
    assert read.words[0].verb == "anleiten"


def test_the_next_verb_keeps_its_own_particle() -> None:
    read = claims.read("Prüfte Rechnungen und nahm Reklamationen an.")
    assert [word.verb for word in read.words if word.verb] == ["prüfen", "annehmen"]


@pytest.mark.parametrize(
    ("told", "line"),
    [
        (
            "Vor der Saison habe ich die Verträge durchgesehen.",
            "Durchsicht der Verträge vor der Saison",
        ),
        ("Beim Schiff habe ich die Lasten abgenommen und umgeladen.", "Abnahme der Lasten"),
        ("Die Rufe habe ich nachts abgehört und mitgeschrieben.", "Mitschrift der Rufe"),
        ("Den Platz habe ich vor jedem Spiel eingeteilt.", "Platzeinteilung"),
        ("Die Funde habe ich am Abend aufgelistet.", "Auflistung der Funde"),
    ],
)
def test_a_noun_made_of_the_verbs_root_tells_its_deed(told: str, line: str) -> None:
    assert not blocked(line, one_card(told), under="Aldwick")


@pytest.mark.parametrize(
    ("told", "line"),
    [
        (
            "Vor der Saison habe ich die Verträge abgelegt.",
            "Durchsicht der Verträge vor der Saison",
        ),
    ],
)
def test_a_noun_of_another_verb_blocks(told: str, line: str) -> None:
    assert blocked(line, one_card(told), under="Aldwick")
