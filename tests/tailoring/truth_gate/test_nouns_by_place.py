"""An English noun that looks like a verb claims no deed where no verb can stand (CONTRACT D8)."""

import pytest

from interview_app.domain.knowledge_card import EvidenceCard
from tests.tailoring.truth_gate.judged import blocked, one_card

SOIL = one_card(
    "I analyse soil samples for arsenic and lead, and I helped my boss plan the orchard survey."
)
LOOM = one_card("I repair looms and mills on the night turn. The foreman leads the team.")


@pytest.mark.parametrize(
    "line",
    [
        "Soil samples analysed for lead",
        "Soil samples analysed for lead and arsenic",
        "Analysis of soil samples for arsenic and lead",
    ],
)
def test_a_metal_is_no_part_in_a_deed(line: str) -> None:
    assert not blocked(line, SOIL, under="Aldwick")


def test_what_and_joins_to_a_noun_is_a_noun() -> None:
    assert not blocked("Looms and mills are repaired on the night turn", LOOM, under="Aldwick")


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("Lead the orchard survey", SOIL),
        ("Analyse soil samples and lead the orchard survey", SOIL),
        ("Soil samples analysed for mercury", SOIL),
        ("Repair looms and lead the team", LOOM),
        ("Looms and boats are repaired on the night turn", LOOM),
    ],
)
def test_a_deed_with_its_object_and_a_noun_nobody_told_are_held_as_before(
    line: str, card: EvidenceCard
) -> None:
    assert blocked(line, card, under="Aldwick")
