"""Figures in German sentences: bare years, units left out, what a small word behind a number is, compounds of a unit."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

_TOLD = (
    one_card("Die Stornoquote liegt im Ladengeschäft bei 4 Prozent, online sind es 11."),
    one_card("Bei meinen Touren lag die Pünktlichkeit 2023 bei 83 Prozent, im Unternehmen bei 79."),
    one_card(
        "Der Umsatz der Werkstatt ist 2022 auf 910.000 Euro gestiegen, im Vorjahr waren es 840.000."
    ),
    one_card("Die Rüstzeit haben wir von 55 auf 40 Minuten verkürzt."),
    one_card("Im Lager leite ich Praktikanten an, heuer waren es vier."),
    one_card("Für die Messe 2018 habe ich 24 Plakate gedruckt, neun davon auch entworfen."),
    one_card("Im Jahr besetze ich ungefähr 40 Stellen."),
    one_card("Ich lagere in zwei Tanks je 5 Kubikmeter."),
    one_card("Ich unterrichte 21 Stunden in der Woche."),
    one_card("Die Zufriedenheit 2023 war 4,4 von 5, 2022 waren es 4,1."),
    one_card(
        "Als Kurierin habe ich bisher elf Reisen gemacht, meist nach Wien und einmal nach Prag."
    ),
)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Stornoquote im Ladengeschäft 4 Prozent, online 11", 0),
        ("83 Prozent Pünktlichkeit 2023 bei den Touren, 79 im Unternehmen", 1),
        ("2023 vier Prozentpunkte pünktlicher als das Unternehmen", 1),
        ("Umsatz der Werkstatt 2022 auf 910.000 Euro, nach 840.000 im Vorjahr", 2),
        ("Rüstzeit um 15 Minuten auf 40 verkürzt", 3),
        ("Heuer vier Praktikanten im Lager angeleitet", 4),
        ("Neun Plakate für die Messe 2018 entworfen", 5),
        ("Ungefähr vierzig Stellen pro Jahr besetzt", 6),
        ("Lagerung in zwei Tanks zu 5.000 Litern", 7),
        ("Wöchentlich einundzwanzig Unterrichtsstunden", 8),
        ("Zufriedenheit 2023 um 0,3 Punkte höher als 2022", 9),
        ("Elf Kurierreisen", 10),
    ],
)
def test_a_figure_is_found_in_another_sentence(line: str, told: int) -> None:
    """The same figure, with its unit left out, in another unit or worked out, is the evidence's own."""
    assert not blocked(line, _TOLD[told], under="Aldwick")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Stornoquote im Ladengeschäft 11 Prozent", 0),
        ("Stornoquote im Ladengeschäft 4 Prozent, online 7", 0),
        ("Pünktlichkeit 2023 auf meinen Touren bei 79 Prozent", 1),
        ("2023 sechs Prozentpunkte pünktlicher als das Unternehmen", 1),
        ("Umsatz der Werkstatt 2022 auf 910.000 Euro, nach 740.000 im Vorjahr", 2),
        ("Rüstzeit um 25 Minuten auf 40 verkürzt", 3),
        ("Rüstzeit auf 55 Minuten verkürzt", 3),
        ("Rüstzeit um 15 Minuten auf 55 verkürzt", 3),
        ("Heuer vier Praktikumswochen im Lager", 4),
        ("24 Plakate für die Messe 2018 entworfen", 5),
        ("Ungefähr vierzig Stellen pro Monat besetzt", 6),
        ("Lagerung in zwei Tanks zu 50.000 Litern", 7),
        ("21 Unterrichtswochen", 8),
        ("Zufriedenheit 2023 um 0,6 Punkte höher als 2022", 9),
    ],
)
def test_another_figure_stays_another(line: str, told: int) -> None:
    """A figure of something else, the wrong end of a change, or one in another unit is none the evidence gives."""
    assert blocked(line, _TOLD[told], under="Aldwick")
