"""What a match decides by itself, what it only shows, and what it leaves alone (CONTRACT D5)."""

import pytest

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.tailoring import Confidence, EvidenceMapping, Priority, Requirement
from interview_app.tailoring.match.mapper import CardIndex, map_evidence
from interview_app.tailoring.match.shared import SharedWords
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.posting.terms import keywords
from tests.tailoring.made_up import card

SYNONYMS = Synonyms((("English", "Englisch", "Englischkenntnisse"),))


def fact(kind: str, number: int, text: str) -> EvidenceCard:
    return card(f"timeline-{kind}-{number}", "independent", "", "", text)


TILER = (
    card("j1", "Brunet", "Carreleur", "2003-01 to 2013-12", "Carrelage de l'hôpital de Cholet"),
    card("j2", "Moi", "Carreleur", "2014-01 to present", "Mosaïque de la boulangerie"),
    fact("school", 1, "CAP carreleur mosaïste"),
    fact("school", 2, "BP carreleur"),
)
JOINER = (
    card("m1", "Möbelwerkstatt Brandt", "Tischler", "2012-01 to 2020-12", "Zuschnitt an der CNC"),
    card("m2", "Bau GmbH", "Tischler", "2021-01 to present", "Fenster eingesetzt"),
    fact("certificate", 1, "Führerschein B, BE"),
)
NURSE = (
    card("n1", "Vets", "Veterinary Nurse", "2012-01 to 2019-12", "Night shifts, emergency care"),
    card("n2", "Shop", "Assistant", "2008-01 to 2011-12", "Worked the till"),
)


def mapped(
    demand: str, cards: tuple[EvidenceCard, ...], *, language: str = "en"
) -> EvidenceMapping:
    wanted = Requirement(
        id="req-001", text=demand, priority=Priority.HIGH, keywords=keywords(demand, SYNONYMS)
    )
    (found,) = map_evidence(
        [wanted], CardIndex(cards), SYNONYMS, today="2026-01", language=language
    )
    return found


def test_diplomas_and_years_that_stand_on_the_page_answer_a_demand() -> None:
    """Both diplomas and the years stood there, and the demand was not answered."""
    found = mapped("CAP et BP carreleur mosaïste, 10 ans d'expérience", TILER)
    assert found.is_clear
    assert {"timeline-school-1", "timeline-school-2"} <= set(found.evidence_card_ids)


def test_a_word_made_with_the_same_part_is_shown_and_asked_about() -> None:
    """Nine years at a "Möbelwerkstatt" were no help for "Möbelbau"."""
    found = mapped("Mehrjährige Berufserfahrung im Möbelbau", JOINER)
    assert found.confidence is Confidence.LOW
    assert found.evidence_card_ids == ("m1",)


@pytest.mark.parametrize(
    ("demand", "clear"),
    [
        ("Führerschein Klasse B", True),
        ("Führerschein der Klasse BE", True),
        ("Führerschein Klasse C1E", False),
        ("Ein Führerschein", True),
    ],
)
def test_a_licence_is_told_by_its_classes(demand: str, clear: bool) -> None:
    """Who has "B, BE" had half of "B"."""
    assert mapped(demand, JOINER).is_clear is clear


def test_single_words_in_common_make_no_certificate() -> None:
    """A certificate was half credited because "emergency" stood in another line."""
    found = mapped("Certificate in Emergency and Critical Care", NURSE)
    assert found.confidence is Confidence.LOW
    assert found.evidence_card_ids == ("n1",)


def test_where_nothing_is_shared_nothing_is_shown() -> None:
    """For AutoCAD a swimming pool and a bakery were offered."""
    found = mapped("Connaissance d'AutoCAD", TILER)
    assert (found.evidence_card_ids, found.notes) == ((), "Nothing found for it.")


def test_the_rarer_word_leads() -> None:
    """What stands in every line says less than what stands in one."""
    lines = ("Led shifts", "Led shifts", "Led shifts with forklifts")
    cards = tuple(
        card(f"c{at}", "Acme", "Lead", "2015-2016", text) for at, text in enumerate(lines)
    )
    found = mapped("Driving forklifts in shifts", cards)
    assert found.evidence_card_ids[0] == "c2"


@pytest.mark.parametrize(
    ("demand", "told", "clear"),
    [
        ("English at B2", "English, B1", False),
        ("English at B2", "English, C1", True),
        ("English at B2", "English, fluent", False),
        ("Englischkenntnisse mindestens B2", "Englisch, A2", False),
        ("English", "English, A2", True),
    ],
)
def test_a_lower_level_of_a_language_is_no_answer(demand: str, told: str, clear: bool) -> None:
    """“Very basic” was taken for B1: what words for a level are worth is asked."""
    found = mapped(demand, (fact("language", 1, told),))
    assert found.is_clear is clear
    assert (f"“{told}”; asked:" in found.notes) is not clear


def test_of_two_words_about_a_language_the_better_counts() -> None:
    """One has no level: that takes nothing from the other."""
    found = mapped(
        "English at B2", (fact("language", 1, "English"), fact("language", 2, "English, C1"))
    )
    assert found.is_clear


@pytest.mark.parametrize(
    ("demand", "language", "told", "clear"),
    [
        ("CAP ou BP carreleur mosaïste", "fr", "CAP carreleur mosaïste", True),
        ("CAP ou BP carreleur mosaïste", "fr", "BP carreleur, mosaïste", True),
        ("CAP ou BP carreleur mosaïste", "fr", "CAP cuisine", False),
        ("CAP et BP carreleur mosaïste", "fr", "CAP carreleur mosaïste", False),
        ("Ausbildung als Pflegefachkraft oder Altenpfleger/in", "de", "Altenpflegerin", True),
        ("Ausbildung als Koch, Bäcker oder Metzger", "de", "Metzger", False),
        ("Degree in physics or chemistry or biology", "en", "BSc Chemistry", True),
        ("Degree in physics or chemistry or biology", "en", "BSc Geology", False),
        ("Head of Sales", "en", "Sales", False),
        ("Three licences or more for cranes", "en", "Three licences", False),
    ],
)
def test_one_of_two_alternatives_answers_a_demand(
    demand: str, language: str, told: str, clear: bool
) -> None:
    """A diploma with another one behind an "or" was asked for twice; a list and a word that both
    sides share stay with what is left.
    """
    assert mapped(demand, (fact("school", 1, told),), language=language).is_clear is clear


def test_a_card_that_shares_no_term_is_not_shown() -> None:
    """For French a story was offered because it told of hauliers, too, and for AutoCAD a digger
    and a class at school, whose names begin like words for technical drawing.
    """
    said = "Los transportistas firman el albarán"
    cards = (card("c1", "Acme", "Mozo", "2015-2020", said), fact("language", 1, "Inglés, A2"))
    demand = "Francés B1 para tratar con los transportistas de Toulouse"
    assert mapped(demand, cards, language="es").evidence_card_ids == ()
    synonyms = Synonyms((("AutoCAD", "technisches Zeichnen"),))
    wanted = Requirement(
        id="r", text="AutoCAD exigé", priority=Priority.HIGH, keywords=("AutoCAD",)
    )
    for told, shown in (("3ème techno", ()), ("Technisches Zeichnen", ("timeline-school-1",))):
        index = CardIndex((fact("school", 1, told),))
        (found,) = map_evidence([wanted], index, synonyms, today="2026-01", language="fr")
        assert found.evidence_card_ids == shown


@pytest.mark.parametrize(
    ("demand", "language", "told"),
    [
        ("Carnet de carretillero en vigor", "es", "Carnet de carretillero"),
        ("Forklift licence, valid in all of the EU", "en", "Forklift licence"),
    ],
)
def test_a_record_whose_words_all_stand_in_a_demand_is_shown_to_be_ticked(
    demand: str, language: str, told: str
) -> None:
    """What else is asked of it, only the person knows."""
    cards = (*NURSE, fact("certificate", 1, told))
    found = mapped(demand, cards, language=language)
    assert not found.is_clear
    assert found.evidence_card_ids[0] == "timeline-certificate-1"


@pytest.mark.parametrize(
    "demand", ["Driving licence", "Führerschein", "A professional licence", "Certificates"]
)
def test_the_name_of_a_section_answers_nothing_by_itself(demand: str) -> None:
    """Who had a certificate in first aid had a "driving licence" by it; its records are shown."""
    synonyms = Synonyms((("driving licence", "Führerschein"),))
    wanted = Requirement(
        id="r", text=demand, priority=Priority.HIGH, keywords=keywords(demand, synonyms)
    )
    index = CardIndex((fact("certificate", 1, "First Aid Responder, 2023"),))
    (found,) = map_evidence([wanted], index, synonyms, today="2026-01")
    assert found.confidence is Confidence.LOW
    if demand != "Driving licence":
        assert found.evidence_card_ids == ("timeline-certificate-1",)


@pytest.mark.parametrize(
    ("demand", "notes"),
    [
        ("Experience with Excel and SAP", "Not among the words you used: SAP."),
        (
            "Experience with e-bikes and Shimano STEPS",
            "Its words stand in different places of what you told.",
        ),
    ],
)
def test_why_something_is_asked_is_said(demand: str, notes: str) -> None:
    """Excel was taken for a form of "excellent", and where all words are told apart, nothing was
    said at all.
    """
    said = ("Excel", "Repaired e-bikes", "Shimano STEPS motors")
    found = mapped(demand, tuple(fact("skill", at, one) for at, one in enumerate(said)))
    assert not found.is_clear
    assert found.evidence_card_ids
    assert found.notes == notes


def test_what_is_answered_by_another_word_is_not_said_to_be_missing() -> None:
    """The two sentences stood behind each other."""
    synonyms = Synonyms((("driving licence", "Führerausweis"),))
    wanted = Requirement(id="r", text="Driving licence (category B)", priority=Priority.HIGH)
    index = CardIndex((fact("certificate", 1, "Führerausweis"),))
    (found,) = map_evidence([wanted], index, synonyms, today="2026-01")
    assert "By another word: Driving licence." in found.notes
    assert "Driving" not in found.not_told


def test_a_word_that_begins_alike_is_not_told_as_missing() -> None:
    """A supervisor read that “supervising” was not among the words they used."""
    told = SharedWords(["Depot supervisor, 14 fitters"])
    assert told.has("supervising")
    assert told.has("Fitter")
    assert not told.has("welder")
