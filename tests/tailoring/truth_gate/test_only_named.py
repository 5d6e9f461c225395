"""What a line names without claiming it: proposed things, others' deeds that something was done for, and help called help."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

_PROPOSED = "I proposed a second drying rack for the paint room. I applied for a grant."
_TENDERS = "Ausschreibungen mache ich keine, ich liefere nur die Mengen dafür. Über Kürzungen entscheidet das Amt, ich rechne nur die Beträge aus."
_HIRES = "The partners decide on hires. I draw up the longlist for them. The vet prescribes drugs. I weigh out the doses. I never ran clinics."
_HELPED = "I helped the nurse in charge with wound care. Customer support for 40 shops is my job."


@pytest.mark.parametrize(
    ("told", "line"),
    [
        (_PROPOSED, "Suggested a second drying rack for the paint room"),
        (_PROPOSED, "Second drying rack recommended for the paint room"),
        (_PROPOSED, "Put forward a second drying rack"),
        (_TENDERS, "Mengen für Ausschreibungen geliefert"),
        (_TENDERS, "Lieferung der Mengen für Ausschreibungen"),
        (_TENDERS, "Beträge für Kürzungen ausgerechnet"),
        (_HIRES, "Draw up the longlist for the partners' hires"),
        (_HIRES, "Weigh out doses for the vet's drugs"),
        (_HELPED, "Wound care support"),
        (_HELPED, "Wound care: help to the nurse in charge"),
        (_HELPED, "Customer support for 40 shops"),
    ],
)
def test_what_is_only_named_is_not_claimed(told: str, line: str) -> None:
    """A proposal claims no more than a proposal, and who does something for a deed does not claim the deed."""
    assert not blocked(line, one_card(told))


@pytest.mark.parametrize(
    ("told", "line"),
    [
        (_PROPOSED, "Built a second drying rack for the paint room"),
        (_PROPOSED, "Suggested and built a second drying rack"),
        (_PROPOSED, "Introduced a second drying rack, as suggested"),
        (_PROPOSED, "Suggested a grant"),
        (_TENDERS, "Ausschreibungen erstellt"),
        (_TENDERS, "Erstellung von Ausschreibungen"),
        (_TENDERS, "Entscheidung für Kürzungen"),
        (_HIRES, "Decide on hires"),
        (_HIRES, "Prescribe doses for drugs"),
        (_HIRES, "Ran sessions for clinics"),
        (_HIRES, "Weigh out doses for the vet's drugs and prescribe them"),
        (
            "I train two cooks. An outside assessor examines them for the badge.",
            "Assess cooks for the badge",
        ),
        (
            "The biology is done by a laboratory. I take the water samples.",
            "Take water samples for biology and run them in the laboratory",
        ),
        (_HELPED, "Wound care"),
        (_HELPED, "Organised wound care support"),
    ],
)
def test_what_was_proposed_or_left_to_others_may_not_be_claimed(told: str, line: str) -> None:
    """The deed itself stays out of reach, however the line goes on."""
    assert blocked(line, one_card(told))
