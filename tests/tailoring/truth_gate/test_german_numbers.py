"""How German tells one number in many forms, and leaves out what the number before has said (CONTRACT D8)."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

TOLD = {
    "now": "Ich begleite Praktikanten in der Backstube, im Moment zwei.",
    "watch": "Auf dem Schiff arbeiteten wir im Wechsel, zwölf Tage Dienst und acht frei.",
    "plan": "2021 lag mein Absatz bei 5,2 Millionen Euro, geplant waren 4,8.",
    "before": "2022 hatten wir 18 Rücksendungen, im Jahr davor waren es 31.",
    "faults": "Die Ausfälle an der Anlage lagen 2023 bei 3,5 Prozent, 2020 waren es noch 7 Prozent.",
    "two": "Eine Kollegin und ich haben die Regale zwei Wochen lang neu sortiert.",
    "four": "Wir sind neun in der Werkstatt, in meiner Schicht zu viert.",
    "year": "Den Lernenden im dritten Lehrjahr habe ich ein halbes Jahr lang begleitet.",
    "weeks": "Den dreiwöchigen Lehrgang für Kranführer habe ich 2018 besucht.",
    "ages": "In der Wohngruppe habe ich acht Kinder zwischen 6 und 12 betreut.",
    "cold": "Am Tag nehmen wir Milch mit vier bis sieben Grad an.",
    "shaft": "Die Abweichung betrug 24 Millimeter auf 3,5 Kilometer.",
    "course": "Ich gebe einen Kurs mit acht Abenden zu je 75 Minuten.",
    "share": "Im Jahr begleite ich ungefähr 60 Kunden, davon zuletzt etwa ein Viertel Firmen.",
    "duty": "Im Labor machen wir 24-Stunden-Bereitschaft, mein Pensum ist 60 Prozent.",
    "tank": "Am Tag füllen wir 7 500 Liter Most ab. Die Ausbeute ging von 61 auf 68 Prozent hoch.",
    "fell": "Die Fehler gingen bei uns in einem Jahr von 45 auf 28 zurück.",
}


@pytest.mark.parametrize(
    ("told", "line"),
    [
        ("now", "Derzeit 2 Praktikanten in der Backstube"),
        ("now", "Begleitung von Praktikanten in der Backstube, derzeit zwei"),
        ("watch", "Wechseldienst: zwölf Tage Dienst, acht Tage frei"),
        ("plan", "Absatz 2021: 5,2 Mio. Euro bei geplanten 4,8 Mio. Euro"),
        ("before", "2022 achtzehn Rücksendungen, im Vorjahr einunddreißig"),
        ("before", "2022 dreizehn Rücksendungen weniger als im Vorjahr"),
        ("before", "18 Rücksendungen im Jahr 2022, 31 im Jahr 2021"),
        ("faults", "3,5 Prozent Ausfälle 2023 nach 7 Prozent im Jahr 2020"),
        ("faults", "Ausfälle 2023 halb so hoch wie 2020"),
        ("faults", "Ausfälle seit 2020 von 7 % auf 3,5 % (2023) zurückgegangen"),
        ("two", "Zwei Wochen lang zu zweit die Regale neu sortiert"),
        ("four", "Vier Leute in meiner Schicht"),
        ("four", "Werkstatt mit 9 Leuten"),
        ("year", "Sechs Monate lang einen Lernenden im 3. Lehrjahr begleitet"),
        ("weeks", "3-wöchiger Lehrgang für Kranführer (2018)"),
        ("ages", "8 Kinder im Alter von 6 bis 12 Jahren betreut"),
        ("cold", "Milch bei 4 bis 7 °C angenommen"),
        ("shaft", "Abweichung von 2,4 Zentimetern auf 3.500 Metern"),
        ("course", "Kurs mit 8 Abenden zu je eineinviertel Stunden"),
        ("share", "Zuletzt etwa 25 % Firmen"),
        ("fell", "Fehler in einem Jahr um 17 zurückgegangen, von 45 auf 28"),
        ("duty", "24-h-Bereitschaft im Labor"),
        ("duty", "60-%-Pensum im Labor"),
        ("tank", "Abfüllung von täglich 7 500 l Most"),
        ("tank", "Ausbeute: 61 auf 68 Prozent"),
    ],
)
def test_the_same_number_in_another_form_passes(told: str, line: str) -> None:
    assert not blocked(line, one_card(TOLD[told], when="2015-03 to present"), under="Aldwick")


@pytest.mark.parametrize(
    ("told", "line"),
    [
        ("now", "Derzeit 2 Bäcker in der Backstube"),
        ("duty", "12-h-Bereitschaft im Labor"),
        ("duty", "80-%-Pensum im Labor"),
        ("tank", "Abfüllung von täglich 9 500 l Most"),
        ("tank", "Ausbeute: 58 auf 68 Prozent"),
        ("now", "Derzeit 3 Praktikanten in der Backstube"),
        ("watch", "Wechseldienst: zwölf Tage Dienst, zehn Tage frei"),
        ("plan", "Absatz 2021: 4,8 Mio. Euro bei geplanten 5,2 Mio. Franken"),
        ("plan", "Absatz von 4,8 auf 5,2 Mio. Euro gesteigert"),
        ("before", "2022 31 Rücksendungen, im Vorjahr 18"),
        ("before", "2022 fünfzehn Rücksendungen weniger als im Vorjahr"),
        ("before", "18 Rücksendungen im Jahr 2021, 31 im Jahr 2020"),
        ("faults", "7 Prozent Ausfälle 2023 nach 3,5 Prozent im Jahr 2020"),
        ("faults", "Ausfälle 2020 halb so hoch wie 2023"),
        ("faults", "Ausfälle seit 2021 von 7 % auf 3,5 % zurückgegangen"),
        ("faults", "Ausfälle von 3,5 auf 7 % gestiegen"),
        ("two", "Zwei Wochen lang zu dritt die Regale neu sortiert"),
        ("two", "Zwei Wochen lang allein die Regale neu sortiert"),
        ("four", "Werkstatt mit 9 Leuten, 5 davon in meiner Schicht"),
        ("four", "Leitung von 9 Leuten in der Werkstatt"),
        ("year", "Sechs Monate lang einen Lernenden im 2. Lehrjahr begleitet"),
        ("weeks", "2-wöchiger Lehrgang für Kranführer (2018)"),
        ("ages", "8 Kinder im Alter von 4 bis 12 Jahren betreut"),
        ("ages", "8 Kinder im Alter von 6 bis 12 Monaten betreut"),
        ("cold", "Milch bei 2 bis 7 °C angenommen"),
        ("shaft", "Abweichung von 2,4 Millimetern auf 3,5 km"),
        ("course", "Kurs mit 8 Abenden zu je eineinhalb Stunden"),
        ("share", "Zuletzt etwa 40 % Firmen"),
        ("fell", "Fehler in einem Jahr um 20 zurückgegangen, von 45 auf 28"),
    ],
)
def test_another_number_blocks(told: str, line: str) -> None:
    assert blocked(line, one_card(TOLD[told], when="2015-03 to present"), under="Aldwick")
