"""A deed more beside a told one, another school of the same town, another letter of a class: claims of their own (CONTRACT D8)."""

import pytest

from interview_app.domain.knowledge_card import CardType
from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked, one_card

TOLD = {
    "packer": "I packed 75 vases for a loan to Ghent in 2017, but did not travel with them.",
    "clerk": "I schedule the six guides on our floor; I don't evaluate them.",
    "farmer": "I inseminate around 60 cows a year; the herd manager picks the bulls.",
    "scribe": "I transcribed hearings for eight courts in Essex.",
    "keeper": "I put photos of the dogs on the notice board. I fed and cleaned for up to 60 dogs.",
    "tuner": "I regulated the Bergen Model D in 2014. I hold a ringing permit, C class.",
    "carver": "I carved the lettering on a milestone near Frome.",
    "upholsterer": "In der Werkstatt habe ich Bänke und Truhen in Eiche gebaut.",
    "drawer": "Ich zeichne Grundrisse und Details, meistens für Turnhallen.",
    "chef": "I started the pairing menu. About 40 percent of tables order it.",
}


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("packer", "Packed 75 vases for a loan to Ghent and couriered them there"),
        ("clerk", "Schedule and assess the six guides on the floor"),
        ("farmer", "Inseminate around 60 cows a year and scan them"),
        ("scribe", "Transcribed hearings for eight courts and subtitled them"),
        ("carver", "Carved and gilded the lettering on a milestone near Frome"),
        ("upholsterer", "Bänke und Truhen gebaut, auch gepolstert"),
        ("drawer", "Grundrisse, Details und Visualisierungen für Turnhallen"),
        ("tuner", "Regulated the Bergen Model B in 2014"),
        ("tuner", "Ringing permit, A class"),
        ("chef", "Started the pairing menu, since introduced in other restaurants"),
        ("chef", "Started a pairing menu that most tables now order"),
    ],
)
def test_one_deed_or_letter_more_is_a_claim(who: str, line: str) -> None:
    assert blocked(line, one_card(TOLD[who]), under="Aldwick")


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("packer", "Packed 75 vases for a loan to Ghent in 2017"),
        ("clerk", "Schedule the six guides on the floor"),
        ("keeper", "Fed and cleaned for up to 60 dogs and posted their photos on the notice board"),
        ("drawer", "Grundrisse und Details für Turnhallen"),
        ("tuner", "Regulated the Bergen Model D in 2014"),
        ("tuner", "Ringing permit, C class"),
    ],
)
def test_what_rewords_a_told_deed_passes(who: str, line: str) -> None:
    assert not blocked(line, one_card(TOLD[who]), under="Aldwick")


DEGREE = card(
    "deg",
    "Orrin State University",
    "BS, Forestry",
    "2009-2013",
    "I graduated from Orrin State University in 2013 with a BS in forestry.",
    card_type=CardType.EDUCATION,
)


def test_another_school_of_the_same_name_is_a_claim() -> None:
    assert blocked("BS in Forestry, University of Orrin, 2013", DEGREE)
    assert not blocked("BS in Forestry, Orrin State University, 2013", DEGREE)


GERMAN = {
    "seeds": "Saatgut habe ich für 40 Betriebe geprüft und die Protokolle geschrieben.",
    "masks": "Die Masken für das Krippenspiel habe ich bemalt, 18 Stück.",
    "switch": "Das Stellwerk haben wir umgerüstet, ich habe die Kabel gezogen.",
    "dogs": "Ich leite Anwärter im Revier an, fünf im Jahr.",
}


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("masks", "Masken für das Krippenspiel entworfen und bemalt"),
        ("masks", "18 Masken bemalt und lackiert"),
        ("dogs", "Anwärter im Revier angeleitet und beurteilt"),
    ],
)
def test_a_german_deed_put_beside_a_told_one_is_blocked(who: str, line: str) -> None:
    assert blocked(line, one_card(GERMAN[who]), under="Aldwick")


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("seeds", "Saatgut für 40 Betriebe kontrolliert und Protokolle geschrieben"),
        ("masks", "Masken für das Krippenspiel vorbereitet und bemalt"),
        ("switch", "Stellwerk mit umgerüstet und Kabel gezogen"),
        ("dogs", "Fünf Anwärter im Jahr angeleitet"),
    ],
)
def test_german_deeds_told_together_are_not(who: str, line: str) -> None:
    assert not blocked(line, one_card(GERMAN[who]), under="Aldwick")
