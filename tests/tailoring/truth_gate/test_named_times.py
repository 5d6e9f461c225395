"""A weekday or a season is a fact, though every one of them is once a week or once a year."""

import pytest

from interview_app.domain.knowledge_card import EvidenceCard
from tests.tailoring.truth_gate.judged import blocked, one_card

MARKET = one_card(
    "I run the fish stall at the harbour market every Tuesday. In spring 2018 I trained one apprentice."
)
CHOR = one_card(
    "Den Kinderchor leite ich jeden zweiten Mittwoch, im Sommer fahren wir auf Tournee."
)
BUS = one_card("I drive the library van from Monday to Thursday.")


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("Run the fish stall at the harbour market every Friday", MARKET),
        ("Trained one apprentice in winter 2018", MARKET),
        ("Leitung des Kinderchors jeden zweiten Freitag", CHOR),
        ("Im Winter mit dem Kinderchor auf Tournee", CHOR),
    ],
)
def test_another_day_or_season(line: str, card: EvidenceCard) -> None:
    assert blocked(line, card)


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("Run the fish stall at the harbour market on Tuesdays", MARKET),
        ("Trained one apprentice in spring 2018", MARKET),
        ("Kinderchor jeden zweiten Mittwoch", CHOR),
        ("Drive the library van from Monday to Thursday", BUS),
    ],
)
def test_the_same_day_or_season(line: str, card: EvidenceCard) -> None:
    assert not blocked(line, card)
