"""German clauses that begin with the deed, its object or a post: who did it stands behind the verb, and it is not the person."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

TOLD = (
    ("Ich bereite die Lohnläufe vor, auslösen darf sie nur die Lohnbuchhalterin.", "Lohnläufe vorbereitet und ausgelöst"),
    ("Die Druckplatten lege ich ein. Einrichten muss die Maschine ein Drucker.", "Druckplatten eingelegt und Maschine eingerichtet"),
    ("Gesuche um Stipendien lese ich vor; entschieden wird im Stiftungsrat.", "Über Gesuche um Stipendien entschieden"),
    ("Die Dosierpumpe habe ich gereinigt, kalibriert wurde sie von den Messtechnikern.", "Dosierpumpe gereinigt und kalibriert"),
    ("Bei Taufen spiele ich die Orgel; über die Lieder bestimmt die Pfarrerin.", "Lieder für Taufen bestimmt"),
    ("Ich schneide Beiträge für das Frühprogramm. Abnehmen tut sie die Redakteurin.", "Beiträge für das Frühprogramm geschnitten und abgenommen"),
    ("Die Saatkartoffeln sortiere ich, gepflanzt werden sie von den Saisonniers.", "Saatkartoffeln sortiert und gepflanzt"),
    ("Offerten schreibe ich selbst, Rabatte gewähren darf nur der Filialleiter.", "Offerten geschrieben und Rabatte gewährt"),
    ("Zum Heurigen kommen zehn Aushilfen, die lernt die Wirtin an; ich stehe in der Küche.", "Zehn Aushilfen beim Heurigen angelernt"),
    ("Den Umschlag gestaltet eine Grafikerin; ich lese Korrektur.", "Umschläge gestaltet"),
    ("Die Belege prüfe ich, die Druckfreigabe liegt beim Lektor.", "Druckfreigabe für Belege erteilt"),
    ("Für die Dienstwagen ist meine Kollegin zuständig, ich trage die Kilometer ein.", "Zuständig für die Dienstwagen"),
    ("Trainer der ersten Mannschaft ist ein Profi, ich trainiere die Jugend.", "Trainer der ersten Mannschaft"),
    ("Ich schule die Lernenden im Labor, Berufsbildnerin ist Frau Amrein.", "Berufsbildnerin der Lernenden im Labor"),
    ("Bei Hausgeburten halte ich das Besteck bereit. Abgenabelt wird das Kind von der Hebamme.", "Abnabelung bei Hausgeburten"),
    ("Die Waldwege habe ich freigeräumt, aufgeforstet haben die Forstwirte.", "Waldwege freigeräumt und Aufforstung"),
    ("Ich habe die Kasse auf ein neues Programm umgestellt, angeregt hatte das mein Bruder.", "Umstellung der Kasse initiiert"),
    ("Die Messwerte liefere ich. Die Auswertung lag bei einer Uni.", "Messwerte ausgewertet"),
    ("Auf dem Bauhof in Lehrte habe ich Schilder aufgestellt. Vorarbeiter war dort ein anderer.", "Vorarbeiter auf dem Bauhof in Lehrte"),
    ("Wir arbeiten mit Zammad 6; Vorlagen schreibe ich, Administrator ist ein Kollege.", "Zammad 6 administriert und Vorlagen geschrieben"),
)  # fmt: skip


@pytest.mark.parametrize(("told", "line"), TOLD)
def test_who_stands_behind_the_verb_did_it(told: str, line: str) -> None:
    """D8: a deed that another is told to have done, may do or must do is not the person's."""
    assert blocked(line, one_card(told))


POSTS = (
    ("In der Näherei habe ich Mappen gebunden.", "Ausbilderin in der Näherei"),
    ("Die Vorlagen habe ich gebaut, mit der CAD-Koordinatorin zusammen.", "CAD-Koordinatorin, Vorlagen gebaut"),
    ("Ich habe den Underwritern die Zahlen für das Portfolio geliefert.", "Underwriterin für das Portfolio"),
    ("Am Theater setze ich Entwürfe der Lichtgestalter um.", "Lichtgestalter am Theater"),
    ("Ich habe Schülerinnen angeleitet. Praxisanleiterin war ich offiziell nicht.", "Praxisanleiterin für Schülerinnen"),
)  # fmt: skip


@pytest.mark.parametrize(("told", "line"), POSTS)
def test_a_noun_for_who_does_something_is_a_post(told: str, line: str) -> None:
    """D8: nobody is what the evidence only calls another, nor what is named for a deed that no card tells of."""
    assert blocked(line, one_card(told))


OWN = (
    ("Ich bereite die Lohnläufe vor, auslösen darf sie nur die Lohnbuchhalterin.", "Lohnläufe vorbereitet"),
    ("Im Reitstall miste ich aus und füttere, beritten werden die Pferde von zwei Bereiterinnen.", "Pferde im Reitstall gefüttert"),
    ("Zum Heurigen kommen zehn Aushilfen, die lernt die Wirtin an; ich stehe in der Küche.", "In der Küche beim Heurigen"),
    ("In der Kelterei bediene ich die Presse; gefiltert wird mit zwei Kieselgurfiltern, gearbeitet wird in drei Schichten.", "Bedienung der Presse, Filtern mit zwei Kieselgurfiltern"),
    ("Verbessert hat sich die Ausbeute um 4 Prozent, nachdem ich die Walzen neu eingestellt habe.", "Walzen neu eingestellt, Ausbeute um 4 Prozent verbessert"),
    ("Verkauft werden Werkzeuge und Beschläge; ich berate im Laden.", "Beratung beim Verkauf von Werkzeugen und Beschlägen"),
    ("Von den Bewohnern bekommt jeder einen Wochenplan, den erstelle ich.", "Wochenplan für Bewohner erstellt"),
    ("Von zwölf Lieferanten blieben nach der Ausschreibung fünf.", "Fünf von zwölf Lieferanten nach der Ausschreibung"),
    ("Ich restauriere Gemälde und bilde zwei Lehrlinge aus.", "Ausbilderin von zwei Lehrlingen"),
    ("Die Drucker und Brecher warte ich.", "Drucker und Brecher gewartet"),
    ("Die meisten der 60 Führungen im Jahr finden im Schloss statt.", "Die meisten der 60 Führungen im Jahr finden im Schloss statt"),
    ("Prüfe Verträge und leite zwei Juristinnen fachlich an.", "Verträge geprüft, zwei Juristinnen fachlich angeleitet"),
)  # fmt: skip


@pytest.mark.parametrize(("told", "line"), OWN)
def test_what_the_deed_is_done_to_stays_the_persons(told: str, line: str) -> None:
    """D8: things beside another's deed, what comes about by itself and what the work is like are not denied."""
    assert not blocked(line, one_card(told))
