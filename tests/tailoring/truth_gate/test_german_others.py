"""What German evidence gives to somebody else, denies or leaves open may not be claimed; what stands beside it may."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

LIES = [
    # the subject behind its verb
    ("Bereitet Proben vor. Die Zentrifuge bediente der Laborant.", "Bedienung der Zentrifuge"),
    (
        "Wartet Aufzüge. Die jährliche Prüfung macht eine Prüfstelle.",
        "Jährliche Prüfung der Aufzüge",
    ),
    (
        "Plant Touren. Die Freigabe von Überstunden erteilt die Betriebsleitung.",
        "Freigabe von Überstunden",
    ),
    ("Betreut Gäste. Die Abrechnung übernimmt der Nachtportier.", "Abrechnung für Gäste"),
    ("Näht Kostüme. Den Zuschnitt übernahm der Gewandmeister.", "Zuschnitt der Kostüme"),
    (
        "Schrieb Rechnungen. Die Lohnabrechnung hat die Buchhaltung gemacht.",
        "Rechnungen und Lohnabrechnung erledigt",
    ),
    (
        "Das Bühnenbild habe ich entworfen, die Musik ist von einer Komponistin.",
        "Bühnenbild und Musik",
    ),
    (
        "Ich betreibe 220 Server; das Netzwerk gehört einem anderen Team.",
        "Betrieb von Servern und Netzwerk",
    ),
    (
        "Ich spiele Orgel. Die Dienste teilt der Leiter ein, ich nur, wenn er krank ist.",
        "Zuständig für die Dienste",
    ),
    (
        "Die Anzeigen texte ich, den Umbau in das neue Format hat die Mediengestaltung gemacht.",
        "Umbau in das neue Format",
    ),
    ("Hosen nähe ich, Leder verarbeitet die Sattlerei.", "Verarbeitung von Leder"),
    ("Fahrräder richte ich, den bestellten Lack spritzt aber mein Kollege.", "Lack gespritzt"),
    ("Die Saison hat eine Pädagogin geleitet, die Gruppe auch.", "Leitung der Saison"),
    ("Anträge nehme ich an. Die Benotung läuft über die Hochschule.", "Benotung der Anträge"),
    ("Beim Umzug habe ich Kisten gepackt, die Planung war vom Logistikteam.", "Planung des Umzugs"),
    ("Die Torten habe ich gemacht, das Brot ein Kollege.", "Torten und Brot gemacht"),
    (
        "Gesägt wird mit der Bandsäge, an die Fräse darf nur die Meisterin.",
        "Arbeit mit Bandsäge und Fräse",
    ),
    (
        "Pläne zeichne ich, unterschreiben darf nur der Kollege mit der Bauvorlageberechtigung.",
        "Bauvorlageberechtigung",
    ),
    (
        "Den Staplerschein habe ich 2016 gemacht, gültig war er fünf Jahre.",
        "Gültiger Staplerschein",
    ),
    (
        "Windows-Drucker betreut der Kollege, da helf ich nur beim Tausch.",
        "Betreuung von Windows-Druckern",
    ),
    # people who are somebody else's
    (
        "Zwei Monteure arbeiten mir zu, unterstellt sind sie dem Bauführer.",
        "Zwei Monteure sind mir unterstellt",
    ),
    (
        "Vier Köche kochen mit mir, unterstellt sind sie der Küchenleiterin.",
        "Vier Köche sind mir unterstellt",
    ),
    ("Montierte Gerüste, Kolonne unter einem Obermonteur.", "Montierte als Obermonteur Gerüste"),
    ("Band Sträuße zusammen mit der Meisterfloristin.", "Band Sträuße als Meisterfloristin"),
    ("Prüft Pläne, Rückfragen gehen an die Projektleiterin.", "Projektleiterin Schulbau"),
    ("Prüfte Anträge, alles darüber ging zur Gruppenleiterin.", "Gruppenleiterin Anträge"),
    # done elsewhere, or by several others
    (
        "Übersetzte Verträge. Russisch wurde außer Haus vergeben.",
        "Übersetzte Verträge ins Russische",
    ),
    (
        "Grundpflege von 12 Bewohnern. Infusionen wurden von den Pflegefachkräften gelegt.",
        "Legen der Infusionen",
    ),
    (
        "Lagerung von Farben. Die Rezepte wurden von den Herstellern entwickelt.",
        "Entwicklung der Rezepte",
    ),
    # denied in a clause of its own
    ("Das Bio-Siegel, da sind wir dran, haben wir aber noch nicht.", "Bio-Siegel erhalten"),
    ("Türen bau ich. Lackieren tu ich nimmer.", "Türen lackiert"),
    (
        "Beim Schweißen der Rohre durfte ich zuschauen, gemacht hat's der Meister.",
        "Rohre geschweißt",
    ),
    ("Geprüfter Polier begonnen, nicht abgelegt.", "Geprüfter Polier"),
    ("Technikerschule: Modul 1 bestanden, Modul 2 fehlt noch.", "Technikerschule abgeschlossen"),
    ("Jagdkurs: Teil 1 im Jahr 2021 bestanden, Teil 2 noch offen.", "Jagdkurs bestanden"),
    ("Diploma in Brewing: module 1 passed, module 2 still open.", "Diploma in Brewing completed"),
    # one size for another
    ("Fährt eine 8er-Gondel in Flims.", "Fahrer einer 10er-Gondel"),
    (
        "Ich vertrete die Leiterin im Urlaub. Der Haushalt bleibt bei ihr.",
        "Verantwortung für den Haushalt in Vertretung",
    ),
    ("Leitete einen 4er-Ruderkurs.", "Leitete einen 8er-Ruderkurs"),
]
"""A card and a line that claims what the card does not give the person."""
HONEST = [
    ("Die neue Säge hat die Rüstzeit verkürzt.", "Rüstzeit durch die neue Säge verkürzt"),
    ("Drei Azubis haben die Prüfung abgelegt.", "Drei Azubis legten die Prüfung ab"),
    ("Unser Team hat die Halle gebaut.", "Bau der Halle im Team"),
    (
        "Den Lesegarten hat eine Kollegin angelegt. Ich gebe dort freitags Kurse.",
        "Freitags Kurse im Lesegarten gegeben",
    ),
    (
        "Ich warte 40 Laser-Drucker. Windows-Drucker betreut der Kollege, da helf ich nur beim Tausch.",
        "Wartung von 40 Laser-Druckern",
    ),
    ("Ich reiche die Anträge beim Gericht ein.", "Einreichung der Anträge beim Gericht"),
    ("Seit 2020 reichen wir die Pläne ein.", "Einreichung der Pläne seit 2020"),
    ("Die Torten habe ich gemacht, das Brot ein Kollege.", "Torten gemacht"),
    (
        "Die Abrechnung der Reisen läuft über eine Software, die ich pflege.",
        "Pflege der Software zur Abrechnung der Reisen",
    ),
    (
        "Gesägt wird mit der Bandsäge, an die Fräse darf nur die Meisterin.",
        "Sägen mit der Bandsäge",
    ),
    # a name that looks shortened ends its sentence
    (
        "Gab Kurse mit der Software Lernen Max. Die Anmeldungen erledigte das Büro.",
        "Kurse mit der Software Lernen Max",
    ),
    ("Bereitet Proben vor. Die Zentrifuge bediente der Laborant.", "Vorbereitung von Proben"),
    ("Wartet Aufzüge. Die jährliche Prüfung macht eine Prüfstelle.", "Wartung von Aufzügen"),
    ("Die Umstellung brachte den Gewinn, das Lager wuchs.", "Lager gewachsen"),
    ("Ausbildung zur Köchin 2012.", "Ausbildung zur Köchin"),
    (
        "Technikerschule: Modul 1 bestanden, Modul 2 fehlt noch.",
        "Technikerschule, Modul 1 bestanden",
    ),
    ("Fährt eine 8er-Gondel in Flims.", "Fahren einer 8er-Gondel"),
    (
        "Montierte Gerüste, Kolonne unter einem Obermonteur.",
        "Montierte Gerüste unter einem Obermonteur",
    ),
    (
        "Grundpflege von 12 Bewohnern. Infusionen wurden von den Pflegefachkräften gelegt.",
        "Grundpflege von 12 Bewohnern",
    ),
    (
        "Das Bio-Siegel, da sind wir dran, haben wir aber noch nicht. Betreibt eine Bäckerei.",
        "Betrieb einer Bäckerei",
    ),
    (
        "Die Lohnläufe machte Frau Leitner, ich bin nur eingesprungen, wenn sie krank war.",
        "Vertretung bei den Lohnläufen",
    ),
    (
        "Vorbereitung von 60 Erklärungen. Die Steuerberaterin prüfte und unterzeichnete alle Erklärungen.",
        "60 Erklärungen vorbereitet, Prüfung und Unterschrift durch die Steuerberaterin",
    ),
]
"""A card and a line that only says the same."""


@pytest.mark.parametrize(("raw", "line"), LIES)
def test_what_is_somebody_elses_or_open_is_not_claimed(raw: str, line: str) -> None:
    assert blocked(line, one_card(raw, role="Fachkraft"))


@pytest.mark.parametrize(("raw", "line"), HONEST)
def test_the_persons_own_part_stays(raw: str, line: str) -> None:
    assert not blocked(line, one_card(raw, role="Fachkraft"))


@pytest.mark.parametrize(
    ("raw", "line"),
    [
        (
            "Ich hab Jugendliche ohne Schulabschluss begleitet, so 25 gleichzeitig.",
            "Begleitung von 25 Jugendlichen",
        ),
        ("Arbeitete drei Jahre ohne Unfall. Fuhr Pakete ohne Verlust aus.", "Pakete ausgefahren"),
        ("Fünf Anlagen ohne Stillstand umgebaut.", "Umbau von fünf Anlagen"),
    ],
)
def test_without_denies_its_noun_and_not_the_deed_behind_it(raw: str, line: str) -> None:
    assert not blocked(line, one_card(raw, role="Fachkraft"))


@pytest.mark.parametrize(
    ("raw", "line"),
    [
        ("Prüft Zeichnungen, konstruiert selbst aber nicht in Creo.", "Konstruiert in Creo"),
        ("Plant Touren, fährt selbst jedoch nicht.", "Fährt Touren"),
    ],
)
def test_aber_inside_a_clause_does_not_end_its_denial(raw: str, line: str) -> None:
    assert blocked(line, one_card(raw, role="Fachkraft"))
