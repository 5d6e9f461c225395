"""What of a match can be compared exactly: whole sentences, figures, a choice that is left, and the name of an employer (CONTRACT D5)."""

import pytest

from interview_app.domain.tailoring import Confidence, EvidenceMapping, Priority, Requirement
from interview_app.tailoring.match.mapper import CardIndex, map_evidence
from interview_app.tailoring.match.terms import Synonyms
from tests.tailoring.made_up import card


def mapped(
    demand: str, *said: str, keywords: tuple[str, ...] = (), employer: str = "Acme"
) -> EvidenceMapping:
    cards = tuple(
        card(f"c{at}", employer, "Fahrer", "2015-2020", text) for at, text in enumerate(said)
    )
    wanted = Requirement(id="req-001", text=demand, priority=Priority.HIGH, keywords=keywords)
    (found,) = map_evidence([wanted], CardIndex(cards), Synonyms(), today="2026-01")
    return found


def test_a_line_that_says_what_is_asked_word_for_word_answers_it_clearly() -> None:
    """In a language that has no rules here, too, and beside terms that are told nowhere else."""
    demand = "Réaliser les pointages des chantiers"
    found = mapped(demand, f"{demand} de la commune.", keywords=("pointages", "relevé"))
    assert found.is_clear
    apart = "Réaliser des devis.", "Suivi des pointages.", "Visite des chantiers."
    assert not mapped(demand, *apart).is_clear


@pytest.mark.parametrize(
    ("demand", "said"),
    [
        ("CACES R490 exigé", "CACES R482 obtenu en 2019"),
        ("Heben von 40 Tonnen", "Heben von 20 Tonnen"),
    ],
)
def test_another_number_is_another_thing(demand: str, said: str) -> None:
    """It may be related, and answers nothing; the same one does."""
    keywords = ("CACES",) if "CACES" in demand else ("Heben",)
    found = mapped(demand, said, keywords=keywords)
    assert found.confidence is Confidence.LOW
    assert found.evidence_card_ids
    same = said.replace("R482", "R490").replace("20", "40")
    assert mapped(demand, same, keywords=keywords).confidence is not Confidence.LOW


def test_where_the_choice_is_left_one_is_enough() -> None:
    """A choice of two was half met by one of them; two that are both asked for still are."""
    for word, clear in (("or", True), ("and", False)):
        found = mapped(
            f"Welding {word} Forging", "Welding of hulls", keywords=("Welding", "Forging")
        )
        assert found.is_clear is clear


def test_the_name_of_an_employer_is_nothing_that_somebody_did() -> None:
    """Who drives for a firm that is called after a trade has not worked in it."""
    said = "Fuhr für Nordsee Logistik nach Emden."
    found = mapped("Logistik", said, keywords=("Logistik",), employer="Nordsee Logistik")
    assert found.confidence is Confidence.LOW
    own = mapped("Logistik", "Plante die Logistik.", keywords=("Logistik",), employer="Nordsee")
    assert own.is_clear
