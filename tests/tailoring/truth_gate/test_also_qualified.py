"""What a qualification is for, and one thing more that is joined to it: a claim of its own (CONTRACT D8)."""

import pytest

from interview_app.domain.knowledge_card import CardType
from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

RIGGER = (
    card(
        "r1",
        "Aldwick",
        "Rigger",
        "2012-2022",
        "I inspect slings and climb masts with ropes every week.",
    ),
    card(
        "r2",
        "Harbour College",
        "Sling inspection",
        "2015-2015",
        "I hold the certificate in sling inspection and load testing from 2015. I have no climbing ticket.",
        card_type=CardType.EDUCATION,
    ),
)
SWORN = (
    card(
        "s1",
        "Aldwick",
        "Übersetzerin",
        "2012-2022",
        "Ich übersetze aus dem Polnischen und Tschechischen.",
    ),
    card(
        "s2",
        "Landgericht Ulm",
        "Vereidigung",
        "2016-2016",
        "Vereidigt bin ich seit 2016 für Polnisch.",
        card_type=CardType.EDUCATION,
    ),
)


@pytest.mark.parametrize(
    ("cards", "line"),
    [
        (RIGGER, "Certificates in sling inspection and in masts"),
        (RIGGER, "Certificate in sling inspection and climbing"),
        (SWORN, "Vereidigt für Polnisch und Tschechisch"),
    ],
)
def test_what_no_card_tells_as_a_qualification_is_none(cards: tuple, line: str) -> None:
    assert blocked(line, *cards)


@pytest.mark.parametrize(
    ("cards", "line"),
    [
        (RIGGER, "Certificate in sling inspection and load testing, 2015"),
        (SWORN, "Vereidigt für Polnisch seit 2016"),
        (SWORN, "Übersetzungen aus dem Polnischen und Tschechischen"),
    ],
)
def test_what_was_earned_together_passes(cards: tuple, line: str) -> None:
    assert not blocked(line, *cards)
