"""What is closed to the person, is somebody else's, or was done with others is not theirs alone to claim (CONTRACT D8)."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

TOLD = {
    "gardener": "I prune the roses. The boiler is off limits to me. Spraying is my colleague's.",
    "fitter": "I repair pumps in the east basin. The west basin is a separate crew. Sluice gates are out of bounds for me.",
    "ranger": "I tag birds at the reserve in Kerry. The lab work I leave to the university. Nest boxes aren't counted yet.",
    "baker": "I run the oven on nights. Complaints go to the owner. Waste didn't fall.",
    "typist": "The dosing chart was written by two of the vets and I typed it.",
    "driller": "I drill wells in Kent. I do not certify anything. Water samples are sent to an outside laboratory.",
    "designer": "I co-designed the wet lab with an architect. I wrote the safety handbook.",
    "driver": "I drove the gritter on the A9, always with a mate.",
    "nurse": "I drew up a handover sheet with the sister and tried it on my own shifts first.",
    "carer": "On Sundays I looked after the ward on my own and wrote the report.",
    "porter": "I ran the linen store on my own for a winter.",
    "glazier": "I fitted windows for the council in Hull. The landlord chose the glass. It was the foreman's idea to use frames of oak; I made them.",
    "clerk": "I booked 30 interviews a week for four recruiters. I helped the SENCO prepare papers. I keep payroll for 300 employees of the dairy.",
}


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("gardener", "Prune the roses and run the boiler"),
        ("gardener", "Pruning and spraying roses"),
        ("fitter", "Repair pumps in the west basin"),
        ("fitter", "Repair sluice gates"),
        ("ranger", "Tag birds and do the lab work"),
        ("ranger", "Count nest boxes"),
        ("baker", "Run the oven on nights and handle complaints"),
        ("baker", "Cut waste on nights"),
        ("typist", "Wrote the dosing chart"),
        ("driller", "Certify wells in Kent"),
        ("driller", "Drill wells in Kent and analyse water samples"),
        ("designer", "Designed the wet lab"),
        ("driver", "Drove the gritter on the A9 on my own"),
        ("nurse", "Single-handedly drew up a handover sheet"),
        ("nurse", "Drew up a handover sheet on my own"),
        ("driver", "Drove the gritter on the A9 without help"),
        ("glazier", "Fitted windows in Hull as an employee of the council"),
        ("glazier", "Landlord with windows in Hull"),
        ("glazier", "Conceived and made oak frames"),
        ("clerk", "Recruiter with 30 interviews a week"),
        ("clerk", "Assistant SENCO preparing papers"),
    ],
)
def test_what_is_not_the_persons_is_no_claim(who: str, line: str) -> None:
    assert blocked(line, one_card(TOLD[who], role="Helper"), under="Aldwick")


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("gardener", "Prune the roses"),
        ("fitter", "Repair pumps in the east basin"),
        ("ranger", "Tag birds at the reserve in Kerry"),
        ("baker", "Run the oven on nights"),
        ("typist", "Typed the dosing chart"),
        ("driller", "Drill wells in Kent"),
        ("designer", "Designed the wet lab with an architect"),
        ("designer", "Wrote the safety handbook"),
        ("driver", "Drove the gritter on the A9 with a mate"),
        ("porter", "Ran the linen store on my own for a winter"),
        ("porter", "Ran the linen store single-handedly for a winter"),
        ("carer", "Looked after the ward alone on Sundays"),
        ("glazier", "Fitted windows for the council in Hull"),
        ("clerk", "Keep payroll for 300 employees of the dairy"),
        ("clerk", "Helped the SENCO prepare papers"),
    ],
)
def test_what_is_the_persons_stays_theirs(who: str, line: str) -> None:
    assert not blocked(line, one_card(TOLD[who], role="Helper"), under="Aldwick")
