"""German lines held by how their words are built and where they stand, from trades that no set tells of."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

_TOLD = {
    "glazier": one_card("Ich poliere Kanten und gravieren tue ich auch. Beim Umzug haben mir zwei Leihkräfte zugearbeitet."),
    "editor": one_card("Ich lektoriere Kinderbücher und kommentiere Manuskripte, extrahiert habe ich auch Register."),
    "digger": one_card("Ich habe Baugruben ausgehoben und Kräuter gefriergetrocknet. Pfosten schlage ich ein."),
    "keeper": one_card("Mein Imkerhonig 2020 hat bei der bayerischen Honigprämierung Gold bekommen."),
    "tester": one_card("Das Team Prüfstand besteht aus sechs Leuten, die Leitung hat ein Kollege. Code-Reviews mache ich selbst."),
    "auditor": one_card("Bei der Hygieneprüfung 2019 gab es keine Beanstandung in meiner Küche."),
    "guide": one_card("Führungen durch die Altstadt gebe ich etwa zwanzigmal im Jahr, vielleicht ein Drittel Schulklassen."),
    "usher": one_card("Ich begleite ungefähr 90 Spieltage im Jahr. Die Mitglieder haben sich von 40 auf 80 verdoppelt."),
    "midwife": one_card("Wir begleiten zu fünft rund 80 Geburten im Jahr, ich selbst etwa 15 als erste Hebamme."),
    "forester": one_card("Im Revier bin ich für 900 Hektar Wald zuständig. Mir unterstehen zwei Leute in der Baumschule."),
    "registrar": one_card("Das Baumkataster führe ich in einer Tabelle, Kletterkurse gebe ich auch."),
    "baker": one_card("Ich führe in Gera eine Filiale mit drei Gesellen und einem Lehrling.", role="Filialleiter"),
    "aide": one_card("Fachassistentin Lohn seit 2020. Spanisch spreche ich auf B2."),
}  # fmt: skip


@pytest.mark.parametrize(
    ("line", "who"),
    [
        ("Politur und Gravur von Kanten", "glazier"),
        ("Umzug mit zwei Leihkräften", "glazier"),
        ("Lektorat von Kinderbüchern", "editor"),
        ("Kommentare zu Manuskripten", "editor"),
        ("Extraktion von Registern", "editor"),
        ("Baugrubenaushub", "digger"),
        ("Gefriertrocknung von Kräutern", "digger"),
        ("Gold bei der bayerischen Honigprämierung für den Imkerhonig 2020", "keeper"),
        ("Imkerhonig 2020 mit Gold prämiert", "keeper"),
        ("Verantwortlich im Revier für 900 Hektar Wald", "forester"),
        ("Führung von zwei Leuten in der Baumschule", "forester"),
        ("Führung des Baumkatasters", "registrar"),
        ("Leitung von Kletterkursen", "registrar"),
        ("Leitung einer Filiale in Gera mit drei Gesellen und einem Lehrling", "baker"),
        ("6-köpfiges Team Prüfstand", "tester"),
        ("Code-Reviews für das Team", "tester"),
        ("Hygieneprüfung 2019 ohne Beanstandung in der Küche", "auditor"),
        ("Etwa zwanzig Altstadtführungen im Jahr", "guide"),
        ("Rund 33 % Schulklassen bei den Führungen", "guide"),
        ("Ungefähr 90 Tage im Jahr Begleitung von Spieltagen", "usher"),
        ("Hundert Prozent mehr Mitglieder", "usher"),
        ("Etwa 15 Geburten pro Jahr als erste Hebamme", "midwife"),
        ("Fachassistenz Lohn seit 2020", "aide"),
        ("Spanisch auf Niveau B2", "aide"),
    ],
)
def test_what_is_told_in_other_words_passes(line: str, who: str) -> None:
    """A deed by its noun, a noun by its deed, and what others or a negation really reach."""
    assert not blocked(line, _TOLD[who], under="Aldwick")


@pytest.mark.parametrize(
    ("line", "who"),
    [
        ("Montur von Kanten", "glazier"),
        ("Glasur von Kanten", "glazier"),
        ("Publikation von Manuskripten", "editor"),
        ("Verbau von Baugruben", "digger"),
        ("Sprühtrocknung von Kräutern", "digger"),
        ("Silber bei der bayerischen Honigprämierung für den Imkerhonig 2020", "keeper"),
        ("Leitung des Teams Prüfstand", "tester"),
        ("Imkerhonig mehrfach mit Gold prämiert", "keeper"),
        ("Imkerhonig 2020 mit Silber prämiert", "keeper"),
        ("Führung von fünf Leuten in der Baumschule", "forester"),
        ("Leitung des Baumkatasteramts", "registrar"),
        ("Leitung von zwei Filialen in Gera", "baker"),
        ("Beanstandung bei der Hygieneprüfung 2019", "auditor"),
        ("Etwa dreißig Altstadtführungen im Jahr", "guide"),
        ("Rund 50 % Schulklassen bei den Führungen", "guide"),
        ("Ungefähr 90 Wochen im Jahr Begleitung von Spieltagen", "usher"),
        ("Zweihundert Prozent mehr Mitglieder", "usher"),
        ("Etwa 25 Geburten pro Jahr als erste Hebamme", "midwife"),
        ("Fachassistenz Steuer seit 2020", "aide"),
        ("Spanisch auf Niveau C2", "aide"),
    ],
)
def test_what_is_only_near_it_stays_blocked(line: str, who: str) -> None:
    """Another deed, another part, another number: the form alone proves nothing."""
    assert blocked(line, _TOLD[who], under="Aldwick")
