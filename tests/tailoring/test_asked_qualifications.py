"""Degrees and levels of languages that a posting asks for, held against the evidence (CONTRACT D5)."""

import pytest

from interview_app.domain.knowledge_card import CardType, EvidenceCard
from interview_app.domain.tailoring import Confidence, Priority, Requirement
from interview_app.tailoring.match.mapper import CardIndex, map_evidence
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.posting.terms import keywords
from tests.tailoring.made_up import card

SYNONYMS = Synonyms((("English", "Englisch", "Englischkenntnisse"),))
WARD = card(
    "w1",
    "City Hospital",
    "Staff Nurse",
    "2019 to 2023",
    "Worked in intensive care nursing on a ward of 24 beds.",
)
TECHNIK = card("s1", "independent", "", "2000 to 2001", "Elektrotechnik: Schaltschränke, Sensorik")
COLLEGE = card(
    "c1",
    "Riverside College",
    "Diploma",
    "2017 to 2018",
    "Diploma, Intensive Care Nursing",
    card_type=CardType.EDUCATION,
)


def tongue(text: str) -> EvidenceCard:
    return card("timeline-language-1", "independent", "", "2000 to 2001", text)


def answer(demand: str, *cards: EvidenceCard) -> tuple[Confidence, str]:
    asked = Requirement(
        id="req-001", text=demand, priority=Priority.HIGH, keywords=keywords(demand, SYNONYMS)
    )
    (found,) = map_evidence([asked], CardIndex(cards), SYNONYMS, today="2026-04")
    return found.confidence, found.notes


@pytest.mark.parametrize(
    ("demand", "told", "enough"),
    [
        ("English at B2 or better", "English, B1", False),
        ("English at B2 or better", "English, B2", True),
        ("English at B2 or better", "English, C1", True),
        ("English at B2 or better", "English, B1-B2", True),
        ("English at B2 or better", "English, fluent", True),
        ("Englischkenntnisse mindestens B2", "Englisch, A2", False),
        ("English", "English, A2", True),
    ],
)
def test_a_lower_level_of_a_language_is_no_answer(demand: str, told: str, enough: bool) -> None:
    """D5: whoever has B1 is told so, and asked; words for a level are left to the person to judge."""
    confidence, notes = answer(demand, tongue(told))
    assert (confidence is not Confidence.LOW) is enough
    assert (f"“{told}”; asked:" in notes) is not enough
    assert "Not found" not in notes, "a level is no term: with C1 nobody lacks B2"


@pytest.mark.parametrize(
    "demand",
    ["Post-graduate diploma in Intensive Care Nursing", "Degree in Intensive Care Nursing"],
)
def test_deeds_of_a_field_are_no_degree_in_it(demand: str) -> None:
    """D5: a gap that matching words would keep quiet about."""
    confidence, notes = answer(demand, WARD)
    assert confidence is Confidence.LOW
    assert notes.startswith("You told of the field, and of no degree or certificate in it.")
    assert answer(demand, WARD, COLLEGE)[0] is not Confidence.LOW


@pytest.mark.parametrize(
    "demand",
    [
        "Experience in Intensive Care Nursing",
        "Diploma or equivalent experience in Intensive Care Nursing",
        "A high degree of skill in Intensive Care Nursing",
    ],
)
def test_what_is_no_demand_of_a_degree_alone_is_answered_by_deeds(demand: str) -> None:
    """D5: no gap is told where deeds answer."""
    assert answer(demand, WARD)[0] is not Confidence.LOW


def test_a_meister_is_a_degree_and_a_field_of_skills_none() -> None:
    """D5: German names of degrees count as such."""
    assert (
        answer("Meister oder staatlich geprüfter Techniker der Elektrotechnik", TECHNIK)[0]
        is Confidence.LOW
    )


@pytest.mark.parametrize(
    ("demand", "terms"),
    [
        ("Teaching or coaching of apprentices", {"teaching", "coaching"}),
        ("Teaching or relevant experience", {"teaching"}),
        ("Führerschein Klasse C1", {"Führerschein Klasse C1"}),
    ],
)
def test_deeds_that_a_choice_names_are_terms_each(demand: str, terms: set[str]) -> None:
    """D4: whoever precepted has what "precepting or teaching" asks for."""
    assert set(keywords(demand, Synonyms((("training", "teaching", "coaching"),)))) == terms


def test_a_figure_that_is_asked_for_and_not_told_makes_no_clear_answer() -> None:
    """Level 3 is no level 5, whatever other words are shared."""
    demand = "NVQ in Health and Social Care (Level 5 is essential)"
    level = "NVQ Level {} in Health and Social Care"
    three = card("n3", "Dearne College", "", "2014 to 2015", level.format(3))
    five = card("n5", "Dearne College", "", "2014 to 2015", level.format(5))
    confidence, notes = answer(demand, three)
    assert confidence is not Confidence.HIGH
    assert "Not among the words you used: 5." in notes
    confidence, notes = answer(demand, five)
    assert "5" not in notes
    licence = card("b", "Holz AG", "", "2019 to 2023", "Driving licence BE")
    _confidence, notes = answer("Driving licence BE, C1E", licence)
    assert notes.casefold().count("c1e") == 1, "the reason stood twice"
