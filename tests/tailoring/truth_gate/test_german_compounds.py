"""German nouns of short verbs, compounds of proven parts, set phrases, and plural nouns that look like a past."""

import pytest

from interview_app.tailoring.truth_gate.reading import claims
from tests.tailoring.truth_gate.judged import blocked, one_card

HONEST = [
    (
        "Übte zweimal im Jahr mit der Mannschaft die Bergung der Gäste.",
        "Bergeübungen zweimal im Jahr",
    ),
    ("Übte jeden Montag mit dem Chor die Lieder.", "Chorübungen jeden Montag"),
    ("Viel geschliffen und geölt.", "Schleifen und Ölen"),
    ("Die Wiesen mähte ich selbst.", "Mähen der Wiesen"),
    ("Unterstützte den Vertrieb auf drei Fachmessen in Wien.", "Messeunterstützung"),
    (
        "Betreute drei Winter lang die Piste in Lech.",
        "Betreuung der Piste in drei Wintersaisonen in Lech",
    ),
    ("Wir haben damals das Depot inventarisiert, 900 Kostüme.", "Depotinventur, 900 Kostüme"),
    (
        "Dazu Bereitschaft, etwa sechs Dienste im Monat.",
        "Etwa sechs Bereitschaftsdiensten im Monat zugeteilt",
    ),
    (
        "Führte 2018 eine Checkliste für Touren ein.",
        "Brachte 2018 eine Checkliste für Touren auf den Weg",
    ),
    ("Startete 2020 den Umbau der Werkstatt.", "Nahm 2020 den Umbau der Werkstatt in Angriff"),
    ("Material bestell ich selber.", "Material eigenständig bestellt"),
    ("Rechnungen prüfte ich selbst, jeden Freitag.", "Rechnungen selbstständig geprüft"),
    ("Abbau von Bühnen und Zelten.", "Demontage von Bühnen und Zelten"),
    (
        "Angebote für Pumpen. Reisen gehörten nicht zur Stelle.",
        "Erstellung von Angeboten für Pumpen",
    ),
]
"""A card and a line that only says the same."""
LIES = [
    ("Weihnachten war in der Spätschicht viel los.", "Nachtschicht"),
    ("Material bestellt der Chef selber. Ich räume es ein.", "Material eigenständig bestellt"),
    ("Rechnungen prüfte ich mit dem Chef.", "Rechnungen selbstständig geprüft"),
    ("Übte jeden Montag mit dem Chor.", "Rettungsübungen jeden Montag"),
    ("Pflegte die Checkliste für Touren.", "Rezepte für Touren"),
    ("Betreute die Piste.", "Geräte für die Piste"),
]
"""A card and a line that claims more."""


@pytest.mark.parametrize(("raw", "line"), HONEST)
def test_the_same_by_the_parts_of_its_words(raw: str, line: str) -> None:
    assert not blocked(line, one_card(raw, role="Fachkraft"))


@pytest.mark.parametrize(("raw", "line"), LIES)
def test_a_part_that_is_not_proven_stays_blocked(raw: str, line: str) -> None:
    assert blocked(line, one_card(raw, role="Fachkraft"))


@pytest.mark.parametrize(
    "noun", ["Angebote", "Geräte", "Konzepte", "Medikamente", "Projekte", "Transporte"]
)
def test_a_plural_that_ends_like_a_past_is_no_verb(noun: str) -> None:
    assert not claims.read(f"{noun} für die Werkstatt").words[0].verb
