"""German deeds, posts and figures told in other words pass, and the greater or denied ones beside them do not (CONTRACT D8)."""

import pytest

from tests.tailoring.truth_gate.judged import Post


def post(told: str, role: str = "Steinmetzin") -> Post:
    """What somebody told of one post."""
    return Post("Kalkwerk Dörnhof", role, "2015-2021", told)


OTHER_WORDS = [
    # figures in words
    ("Ich bearbeite 1.200 Aufträge im Jahr.", "Über tausend Aufträge im Jahr bearbeitet", "Über zweitausend Aufträge im Jahr bearbeitet"),
    ("Ich bearbeite gut 1.200 Aufträge im Jahr.", "Bearbeitung von über 1.000 Aufträgen im Jahr", "Bearbeitung von über 1.500 Aufträgen im Jahr"),
    ("Ich haue an die 50 Grabsteine im Jahr.", "Fast 50 Grabsteine im Jahr gehauen", "Über 50 Grabsteine im Jahr gehauen"),
    ("Ich haue fast 50 Grabsteine im Jahr.", "Anfertigung von nahezu 50 Grabsteinen im Jahr", "Anfertigung von nahezu 60 Grabsteinen im Jahr"),
    ("Ich habe zwei Lehrlinge eingewiesen.", "Einweisung zweier Lehrlinge", "Einweisung dreier Lehrlinge"),
    ("Den Dienstplan mache ich, das sind drei Schichten.", "Dienstplanung über drei Schichten", "Dienstplanung über fünf Schichten"),
    # who is led, with a place before them
    ("Ich führe auf der Baustelle eine Kolonne von drei Leuten.", "Leitung einer dreiköpfigen Kolonne auf der Baustelle", "Leitung von drei Kolonnen auf der Baustelle"),
    # who shows learners something teaches it
    ("Den Lehrlingen zeige ich das Schlagen der Kanten.", "Einweisung der Lehrlinge in das Schlagen der Kanten", "Einweisung der Lehrlinge in das Sprengen"),
    ("Ich habe 2017 drei Anwärter als Praxisanleiter begleitet.", "Praxisanleitung von drei Anwärtern (2017)", "Praxisanleitung von sieben Anwärtern (2017)"),
    # through what people are guided
    ("Ich führe Schulklassen durch die Römerabteilung.", "Führungen für Schulklassen durch die Römerabteilung", "Führungen durch die Museumsleitung für Schulklassen"),
    # in whose absence
    ("Die Bagger weise ich an, wenn die Leiterin nicht vor Ort ist.", "Bei Abwesenheit der Leiterin Anweisung der Bagger", "Leiterin mit Anweisung der Bagger"),
    # with others, and oneself
    ("Am Schutzkonzept habe ich mitgeschrieben.", "Mitautorin des Schutzkonzepts", "Autorin des Schutzkonzepts"),
    ("Wir haben 86 Gräber freigelegt, davon ich selber neunzehn.", "19 von 86 Gräbern eigenhändig freigelegt", "86 Gräber eigenhändig freigelegt"),
    # nouns of deeds, with another vowel or by what was made
    ("Die Drohne fliege ich selbst.", "Drohnenflüge", "Hubschrauberflüge"),
    ("Entwürfe zeichne ich in Rhino 7, gehauen wird vom Meister.", "Entwurf in Rhino 7", "Entwurf und Hauen in Rhino 7"),
    ("Ich habe 18 Quadratmeter Mosaikboden ausgebessert.", "Ausbesserung von 18 Quadratmetern Mosaikboden", "Ausbesserung von 80 Quadratmetern Mosaikboden"),
    # things are set, people are taken on; tickets are checked, a specialist is examined
    ("Ich mache das Licht bei 85 Tagungen im Jahr.", "Licht bei 85 Tagungen im Jahr eingestellt", "Lehrlinge bei 85 Tagungen im Jahr eingestellt"),
    ("Ich kontrolliere auf der Linie Luzern die Billette.", "Auf der Linie Luzern Billette geprüft", "Geprüfte Fachkraft auf der Linie Luzern"),
    # strong verbs, and pipes that nobody leads
    ("Aus dem Silo entnahm ich täglich neun Proben.", "Entnahme von neun Proben täglich aus dem Silo", "Entnahme von neunzehn Proben täglich aus dem Silo"),
    ("Ich habe 1900 Laibe gewendet.", "Wenden von 1900 Laiben", "Wenden von 9100 Laiben"),
    ("Den Antrag hat der Verband gestellt, ich habe die Daten zugeliefert.", "Zulieferung der Daten", "Stellung des Antrags mit Daten"),
    ("Am Umbau habe ich mitgeholfen, 1.200 Meter Rohr.", "Mithilfe an 1,2 km Rohrleitung", "Mithilfe an 2,1 km Rohrleitung"),
    ("Ich führe eine Rotte von vier Leuten.", "Leitung einer vierköpfigen Rotte", "Leitung einer vierzehnköpfigen Rotte"),
    # of what body somebody is
    ("Den Wettbewerb richten wir aus, ich sitze in der Jury.", "Jurymitglied beim Wettbewerb", "Vorstandsmitglied beim Wettbewerb"),
    ("Ich bin in einer Montagepartie, da sind wir sieben.", "Mitglied einer siebenköpfigen Montagepartie", "Mitglied einer siebenköpfigen Bergrettung"),
    ("Fürs Bad habe ich 27 Becken abgesteckt.", "Absteckung von 27 Becken", "Absteckung von 27 Hallen"),
]  # fmt: skip


@pytest.mark.parametrize(("told", "honest", "lie"), OTHER_WORDS)
def test_the_same_in_other_words_passes_and_more_than_that_does_not(
    told: str, honest: str, lie: str
) -> None:
    """D8: another verb, noun or form of a number that claims no more passes; a greater one beside it is blocked."""
    person = post(told)
    assert not person.blocked(honest), person.objections(honest)
    assert person.blocked(lie)


MORE_THAN_TOLD = [
    ("Der Boden ist nach Plänen der Restauratorin, ich habe ihn verlegt.", "Planung des Bodens", "Verlegen des Bodens nach Plänen der Restauratorin"),
    ("Zwei Praktikantinnen habe ich drei Wochen lang betreut.", "Langjährige Betreuung von Praktikantinnen", "Mehrwöchige Betreuung von Praktikantinnen"),
    ("Am Schutzkonzept habe ich mitgeschrieben, Federführung hatte die Diakonie.", "Konzeption des Schutzes", "Mitarbeit am Schutzkonzept"),
]  # fmt: skip


@pytest.mark.parametrize(("told", "lie", "honest"), MORE_THAN_TOLD)
def test_what_others_made_and_what_was_short_is_not_told_as_more(
    told: str, lie: str, honest: str
) -> None:
    """D8: a plan that somebody else made is not the person's, nor are three weeks many years."""
    person = post(told)
    assert person.blocked(lie)
    assert not person.blocked(honest), person.objections(honest)


LESS_OR_OTHER = [
    # people who are led, and those who are only there
    ("Wir sind zu neunt, davon zwei Kollegen in der Spätschicht.", "Zwei Kollegen in der Spätschicht geführt", "Neunköpfiges Team"),
    ("Die Kontrolleure in drei Landkreisen habe ich beraten.", "Kontrolleure in drei Landkreisen geführt", "Beratung der Kontrolleure in drei Landkreisen"),
    ("Seit 2021 lerne ich die Neuen an, sechs bis jetzt.", "Sechs Leute unter mir", "Seit 2021 sechs Neue angelernt"),
    # a weekday that is denied
    ("Samstags trauen wir zweimal im Monat, sonntags nie.", "Trauungen auch sonntags", "Trauungen samstags, nie sonntags"),
    # another deed of a family that others did
    ("Die Pumpen habe ich gereinigt, getauscht hat sie der Hersteller.", "Pumpen ersetzt", "Reinigung der Pumpen"),
    ("Die Weichen habe ich geschmiert, repariert hat sie der Gleisbau.", "Weichen ausgebessert", "Weichen geschmiert"),
    # less than a member, and the other kind of a thing
    ("Ich bin im Personalrat, als Ersatzmitglied.", "Mitglied im Personalrat", "Ersatzmitglied im Personalrat"),
    ("Ich habe die Laufbahnprüfung mittlerer Dienst in Güstrow.", "Laufbahnprüfung gehobener Dienst in Güstrow", "In Güstrow Laufbahnprüfung mittlerer Dienst"),
    # for how long and since when somebody was something
    ("Ich war zwei Jahre stellvertretender Filialleiter.", "Fünf Jahre stellvertretender Filialleiter", "Zwei Jahre stellvertretender Filialleiter"),
    ("Steinmetzin bin ich seit 2019.", "Steinmetzin seit 2015", "Steinmetzin seit 2019"),
    # a rank with what it is of, and the bare rank
    ("Ich war vier Jahre lang Sportübungsleiter, Fußball und Kraftraum.", "Leiter für Fußball und Kraftraum", "Übungsleiter für Fußball und Kraftraum"),
]  # fmt: skip


@pytest.mark.parametrize(("told", "lie", "honest"), LESS_OR_OTHER)
def test_more_or_other_than_german_evidence_tells_is_blocked_and_the_same_is_not(
    told: str, lie: str, honest: str
) -> None:
    """D8: people only named are not led, a time denied is not claimed, and a lesser part or another kind is no greater one."""
    person = post(told)
    assert person.blocked(lie)
    assert not person.blocked(honest), person.objections(honest)


def test_no_objection_says_that_a_word_is_not_itself_or_quotes_a_part() -> None:
    """D8: an objection quotes the line as it is written, and what the evidence says otherwise."""
    mark = post("Die Facharbeiterprüfung habe ich 2015 bestanden.").objections(
        "Facharbeiterprüfung mit Gut bestanden"
    )
    assert any("“mit Gut bestanden”" in one for one in mark)
    built = post("Beim Bau vom Behälter habe ich mitgearbeitet, gebaut hat die Firma.").objections(
        "Bau des Behälters"
    )
    assert built
    assert not any("“Bau” but evidence says “Bau”" in one for one in built)


def test_each_objection_is_made_once_and_quotes_a_post_as_the_line_writes_it() -> None:
    """D8: two rules that object in the same words say so once, and a post keeps its capital."""
    found = post("Ich war Sportübungsleiter, Fußball und Kraftraum.").objections(
        "Leiter für Fußball und Kraftraum"
    )
    assert found
    assert len(found) == len(set(found))
    assert not any("“leiter”" in one for one in found)
