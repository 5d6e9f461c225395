"""Cards of many trades, told as people talk: each becomes lines for a page, and the truth gate holds every one of them."""

import re

import pytest

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.tailoring.lines import card_lines
from interview_app.tailoring.spoken.lines import SpokenLine
from interview_app.tailoring.truth_gate import gate

_ENGLISH = (
    ("I do all the wedding work, so last year that was 34 weddings, me and Saskia. The funerals I leave to her.",
     ["Do all the wedding work, last year 34 weddings"]),
    ("So what I did was I changed the proving times, because the loaves were collapsing, and we went from binning 40 a day to about 12.",
     ["Changed the proving times and went from binning 40 a day to about 12"]),
    ("I trained up, what, eleven new people? I wrote a little card for each drink and stuck it above the machine.",
     ["Trained up about eleven new people", "Wrote a little card for each drink and stuck it above the machine"]),
    ("I answer the phones, maybe 90 calls a day, and I book everyone in, and if the doctor's running late I'm the one who tells them.",
     ["Answer the phones, about 90 calls a day; book everyone in"]),
    ("We rewired a whole school over the summer, that was six of us and I had two apprentices with me.",
     ["Rewired a whole school over the summer, with two apprentices"]),
    ("I've got my own clients, about 60 regulars, and I do all the colour corrections in the salon.",
     ["Have clients, about 60 regulars; do all the colour corrections in the salon"]),
    ("I do the Rotterdam run twice a week. Never lost a load, and my paperwork's always been straight.",
     ["Do the Rotterdam run twice a week", "Never lost a load; the paperwork has always been straight"]),
    ("When I took over the shop it was doing 9k a week. It's doing 14 now. I moved the tills and I got rid of half the stock.",
     ["At the start it was doing 9k a week; it is doing 14 now", "Moved the tills and got rid of half the stock"]),
    ("I kept getting the same question, so I rewrote the letter, and calls about it dropped by a third I think.",
     ["Kept getting the same question; rewrote the letter and calls about it dropped by about a third"]),
    ("I supervise the night team, that's eight people, and I do the rota and order the chemicals.",
     ["Supervise the night team, eight people; do the rota and order the chemicals"]),
    ("I switched us over to robot milking in 2018.", ["Switched over to robot milking in 2018"]),
    ("I'd worked the doors for years before I got put on the gate. I did first aid twice for real.",
     ["Worked the doors for years", "Did first aid twice for real"]),
    ("I brought in a checklist, just one page, and I got complaints down from like ten a week to two.",
     ["Brought in a checklist, just one page; got complaints down from about ten a week to two"]),
    ("Stairs are my thing. I must have built 50 oak staircases.", ["Built about 50 oak staircases"]),
    ("Mainly I got rid of two spreadsheets and asked the warehouse to count earlier.",
     ["Mainly got rid of two spreadsheets and asked the warehouse to count earlier"]),
    ("I get called out maybe ten times a night, and I reckon nine out of ten doors I open without drilling.",
     ["Get called out about ten times a night; open about nine out of ten doors without drilling"]),
    ("I was the one who noticed the freezer was drifting, so I put loggers in all nine of them.",
     ["Noticed the freezer was drifting; put loggers in all nine of them"]),
    ("I did the tills and the lottery. They put me in charge on Sundays, so that was five of us and I had the keys.",
     ["Did the tills and the lottery and had the keys"]),
)  # fmt: skip
_GERMAN = (
    ("Ich bin auf der Station die, die die Praxisanleitung macht, gerade hab ich drei Schülerinnen.",
     ["Auf der Station die Praxisanleitung; gerade drei Schülerinnen"]),
    ("Treppen mach ich am liebsten, ich hab bestimmt 50 Stück gebaut.", ["Etwa 50 Stück gebaut"]),
    ("Als ich die Filiale übernommen hab, haben wir 9.000 die Woche gemacht, jetzt sind es 14.000.",
     ["Zu Beginn 9.000 die Woche gemacht, jetzt sind es 14.000"]),
    ("Freitags und samstags hab ich den Pass gemacht, so 120 Essen, und die Fischkarte hab ich mir selber ausgedacht.",
     ["Freitags und samstags den Pass gemacht, etwa 120 Essen, und Fischkarte ausgedacht"]),
    ("Ich prüf die Anträge, am Tag so 30 bis 40, und wenn was fehlt, ruf ich die Leute an.",
     ["Prüfe die Anträge, am Tag etwa 30 bis 40"]),
    ("Mir ist aufgefallen, dass die Pumpen dauernd falsch eingestellt waren, da hab ich eine Karte gemacht, die hängt jetzt an jeder Pumpe.",
     ["Eine Karte gemacht, die hängt jetzt an jeder Pumpe"]),
    ("Ich hab meine eigenen Stammkunden, ungefähr 60, und die ganzen Farbkorrekturen im Salon mach ich.",
     ["Eigene Stammkunden, ungefähr 60; die ganzen Farbkorrekturen im Salon"]),
    ("Ich kümmer mich um die Heizung und die Außenanlagen, und die Schlüssel verwalte auch ich, das sind über 400.",
     ["Um die Heizung und die Außenanlagen gekümmert; verwalte auch die Schlüssel"]),
    ("Den Abschluss mach ich jetzt in vier Tagen statt in neun, vor allem weil ich zwei Tabellen abgeschafft hab.",
     ["Abschluss in vier Tagen statt in neun"]),
    ("Ich betreue Praktikanten, neun waren es bis jetzt, und ich sitz in der Auswahlkommission.",
     ["Betreue Praktikanten, neun waren es bis jetzt; sitze in der Auswahlkommission"]),
    ("Ich leite die Nachtschicht, acht Leute, mach den Plan und bestell die Mittel.",
     ["Leite die Nachtschicht, acht Leute; mache den Plan und bestelle die Mittel"]),
    ("Ich plane die Touren für 22 Lkw, und seit ich das mach, fahren wir weniger leer.", ["Plane die Touren für 22 Lkw"]),
    ("Bremsen und Fahrwerk, das mach ich, und die Azubis lass ich immer erst zuschauen.", ["Bremsen und Fahrwerk"]),
    ("Ich schreib die Protokolle und ich bin die, die den Umzug organisiert hat, 80 Arbeitsplätze an zwei Wochenenden.",
     ["Schreibe die Protokolle und den Umzug organisiert, 80 Arbeitsplätze an zwei Wochenenden"]),
    ("Dass die Gefriertruhe spinnt, hab ich gemerkt, und dann hab ich in alle neun Logger eingebaut.",
     ["In alle neun Logger eingebaut"]),
    ("Ich hab 4.000 Stunden auf Turmdrehkränen und noch nie eine Last verloren.",
     ["4.000 Stunden auf Turmdrehkränen und noch nie eine Last verloren"]),
    ("Ich führ 14 Zimmermädchen, mach die Pläne und nehm die Zimmer ab.",
     ["Führe 14 Zimmermädchen; mache die Pläne und nehme die Zimmer ab"]),
    ("Angefangen hab ich mit zwei Völkern, jetzt hab ich 40 und verkauf den Honig auf drei Märkten.",
     ["Angefangen mit zwei Völkern; jetzt 40 und verkaufe den Honig auf drei Märkten"]),
    ("Die Retouren, die lagen immer rum, die hab ich nach Lieferanten sortiert.", ["Die Retouren: nach Lieferanten sortiert"]),
)  # fmt: skip
_UNENDED = re.compile(
    r"\b(?:the|a|an|my|and|or|if|to|of|that|who|der|die|das|den|dem|ein|eine|und|oder|wenn|weil|dass|seit|mit)$",
    re.IGNORECASE,
)


def _card(said: str) -> EvidenceCard:
    return EvidenceCard.model_validate(
        {
            "id": "card-1",
            "project": "Schicht",
            "company": "Marlfield",
            "timeframe": "2015-2023",
            "role": "Schicht",
            "raw_text": said,
        }
    )


def _lines(said: str) -> list[SpokenLine]:
    return card_lines.lines(_card(said))


@pytest.mark.parametrize(("said", "printed"), [*_ENGLISH, *_GERMAN])
def test_what_was_told_becomes_lines_that_the_gate_holds(said: str, printed: list[str]) -> None:
    """D6, D8: no talk, no half sentence, nothing the card does not say."""
    found = _lines(said)
    assert [one.line for one in found] == printed
    ready = gate.index((_card(said),))
    for one in found:
        assert not gate.judge(
            one.line, ready, gate.LineContext(company="Marlfield", post="Schicht")
        ).blocked
        assert not _UNENDED.search(one.line)
        assert not one.talk


@pytest.mark.parametrize(
    "said",
    [
        "I tried it on my own suits first.",
        "I started writing it down, and the nurse took it up with the GP.",
        "Ich hab das an meiner eigenen Klasse erst mal ausprobiert, dann haben es die anderen übernommen.",
    ],
)
def test_a_line_about_what_only_the_question_named_is_talk(said: str) -> None:
    """D6: "Tried it on own suits first" tells a reader nothing; it is printed where an entry has nothing better."""
    (line,) = _lines(said)
    assert line.talk
    assert "anderen" not in line.line


@pytest.mark.parametrize("said", ["The funerals I leave to her.", "The wages I leave to Karin."])
def test_what_was_left_to_others_is_no_line(said: str) -> None:
    """DESIGN 9: a page tells the person's own deeds."""
    assert _lines(said) == []


def test_a_condition_with_figures_and_a_reason_that_is_a_deed_stay() -> None:
    """D6: what is cut must not change what the rest says."""
    (done,) = _lines("I got scrap from 6% to 2%, because I measured every tenth part.")
    assert done.line == "Got scrap from 6% to 2%; measured every tenth part"
    (gone,) = _lines("I rebuilt the rota, because the old one was a mess.")
    assert gone.line == "Rebuilt the rota"
    (kept,) = _lines(
        "Die Korrekturen, wenn was falsch war, das waren 40 im Monat, und 2018 waren es noch 10."
    )
    assert "40" in kept.line
    assert "10" in kept.line
