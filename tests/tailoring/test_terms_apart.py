"""What a posting calls by a noun is found in cards that tell it by a verb, in another order, or in two words (CONTRACT D5)."""

import pytest

from interview_app.domain.tailoring import Confidence, Priority, Requirement
from interview_app.tailoring.match.mapper import CardIndex, map_evidence
from interview_app.tailoring.match.terms import Synonyms
from tests.tailoring.made_up import card

CARDS = tuple(
    card(f"c{at}", "Acme", "Lead", "2015-2020", text)
    for at, text in enumerate(
        (
            "Coordinated staffing for shifts of 9 nurses.",
            "Led a team of 3 welders.",
            "Koordinierte die Schichten von 9 Pflegekräften.",
            "Führte 6 Mitarbeiter im Lager.",
            "Verantwortung für das Personal in zwei Filialen.",
            "Kept the books of a bakery, wrote to its suppliers, and once a year looked over the insurance of its delivery vans.",
        )
    )
)


def _confidence(term: str) -> tuple[Confidence, tuple[str, ...]]:
    wanted = Requirement(id="req-001", text=term, priority=Priority.HIGH, keywords=(term,))
    (found,) = map_evidence([wanted], CardIndex(CARDS), Synonyms(), today="2026-01")
    return found.confidence, found.evidence_card_ids


@pytest.mark.parametrize(
    ("term", "card_id"),
    [
        ("shift coordination", "c0"),
        ("Schichtkoordination", "c2"),
        ("Mitarbeiterführung", "c3"),
        ("Personalverantwortung", "c4"),
    ],
)
def test_a_term_is_found_in_other_forms_and_order(term: str, card_id: str) -> None:
    """D5: a match is honest: not as sure as the term itself, and no gap."""
    confidence, cited = _confidence(term)
    assert confidence is Confidence.MEDIUM
    assert cited[0] == card_id


@pytest.mark.parametrize(
    "term",
    [
        "book insurance",
        "van supplier",
        "Schichtleitung",
        "Personalberatung",
        "team training",
        "24",
        "in",
    ],
)
def test_words_that_stand_far_from_each_other_or_alone_tell_nothing(term: str) -> None:
    """D5: honest about gaps."""
    assert _confidence(term)[0] is Confidence.LOW


@pytest.mark.parametrize(
    ("demand", "confidence"),
    [
        ("Tested and certified 400 boards a year", Confidence.HIGH),
        ("Tested and certified 400 lifts a year", Confidence.MEDIUM),
        ("Painted 400 lifts a year", Confidence.LOW),
    ],
)
def test_a_demand_without_terms_is_answered_by_its_words(
    demand: str, confidence: Confidence
) -> None:
    """D5: a demand in plain words that a card says word for word is no "only common words"."""
    cards = (
        card(
            "b1",
            "Northline",
            "Fitter",
            "2019-2022",
            "I tested and certified some 400 boards a year for the council.",
        ),
        card("b2", "Northline", "Fitter", "2015-2019", "I wired houses."),
    )
    wanted = Requirement(id="req-001", text=demand, priority=Priority.HIGH, keywords=())
    (found,) = map_evidence([wanted], CardIndex(cards), Synonyms(), today="2026-01")
    assert found.confidence is confidence
