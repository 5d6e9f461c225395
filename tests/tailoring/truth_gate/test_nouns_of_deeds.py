"""Nouns that say what a verb says, clipped and compound words: what an honest line may say in other words (CONTRACT D8)."""

import pytest

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.words import lexicon
from tests.tailoring.truth_gate.judged import blocked, one_card

CREW = one_card(
    "I swapped the old lamps on 60 boats over to LED, two techs helped me. We rebuilt the slipway. I re-wired the pump house, "
    "technically it was my show. Meetings of the pier group, I went to all of them."
)
BETRIEB = one_card(
    "Wir haben 60 Boote auf LED umgerüstet und die Proben gebündelt, dazu viel Gastro am Pier. Heizlast berechnet habe ich auch."
)


@pytest.mark.parametrize(
    "line",
    [
        "Conversion of 60 boats to LED lamps",
        "Reconstruction of the slipway",
        "Worked with two technicians on 60 boats",
        "Re-wired the pump house",
        "Technical work on the pump house",
    ],
)
def test_an_honest_line_may_name_the_deed_by_its_noun(line: str) -> None:
    assert not gate.check_line(line, [CREW])


@pytest.mark.parametrize(
    "line",
    [
        "Probenbündelung",
        "Heizlastberechnung",
        "Gastronomie am Pier",
        "Umrüstung von 60 Booten auf LED",
    ],
)
def test_german_compounds_and_nouns_in_ung(line: str) -> None:
    assert not gate.check_line(line, [BETRIEB])


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Navigation and translation", CREW),  # nouns without an object: claims of their own
        ("Conversion of three warehouses", CREW),
        ("Bootsversicherung", BETRIEB),
        ("Palliativpflege am Pier", BETRIEB),
        ("Beantragung von Fördermitteln", BETRIEB),
    ],
)
def test_a_deed_with_an_unknown_object_is_a_claim(line: str, told: EvidenceCard) -> None:
    assert blocked(line, told)


def test_whole_words_are_not_taken_for_cut_ones() -> None:
    """The word "plan" is no "planetarium" cut short."""
    told = one_card("I drew the floor plan of the pier.")
    assert blocked("Pier planetarium", told)


def test_who_holds_a_licence_is_licensed() -> None:
    told = one_card("RN license in Ohio since 2014, first aid renewed 2023.", role="Ship's Nurse")
    assert not gate.check_line("Licensed nurse", [told])
    assert blocked("Licensed electrician", told)


def test_the_tables_do_not_overlap() -> None:
    assert lexicon.deeds()["conversion"] == "convert"
    assert not lexicon.deeds().keys() & lexicon.verbs().keys()
    assert lexicon.german_deed("beantragung") == "beantragen"
    assert not lexicon.german_deed("wohnung")
