"""What of a card is shown beside a demand (CONTRACT D5)."""

from interview_app.domain.lines import Line
from interview_app.domain.tailoring import EvidenceMapping, Priority, Requirement
from interview_app.tailoring.match.telling import telling
from tests.tailoring.made_up import card

SAID = "Well, where do I begin. It was a wet spring.\nAll orders went through Excel then."
LINE = "Planned 40 deliveries a day."


def _told(demand: str) -> str:
    told = card("c", "Acme", "Driver", "2015-2020", SAID)
    told = told.model_copy(update={"lines": (Line(id="line-1", text=LINE),)})
    wanted = Requirement(id="r", text=demand, priority=Priority.HIGH)
    found = EvidenceMapping(requirement_id="r", evidence_card_ids=("c", "gone"))
    return telling((wanted,), (found,), (told,))["r"]["c"]


def test_a_card_is_shown_by_what_it_says_of_the_demand() -> None:
    """A story that answers was shown by its first words, and nobody knew it by them."""
    assert _told("Excel") == "All orders went through Excel then."
    assert _told("Plan deliveries") == LINE
    assert _told("Welding") == LINE  # by another word, or by its dates
