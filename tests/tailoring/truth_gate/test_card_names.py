"""Lines of a summary or of a list of skills that only name what cards carry: posts, employers, skills (CONTRACT D8)."""

import pytest

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

CARDS = (
    card("a", "Pennine Packaging plc", "Senior Credit Controller", "2017-03 to present", "I chase 400 accounts a month in Sage 200."),
    card("b", "Rochdale Tool Hire", "Credit Controller", "2012-05 to 2017-02", "I kept the ledger in Opera.", skills=("Opera",)),
    card("c", "Millrace Theatre", "Head Carpenter", "2008-01 to 2012-04", "I built sets, with rigging, in Vectorworks. I do not weld.", skills=("Vectorworks", "rigging")),
    card("d", "The Corner Shop", "Sales Associate", "2004-01 to 2007-12", "I served customers."),
)  # fmt: skip


@pytest.mark.parametrize(
    ("honest", "lie"),
    [
        ("Credit Controller, formerly Head Carpenter", "Head Carpenter, formerly Credit Controller"),
        ("Credit Controller and Head Carpenter", "Credit Controller and Head Rigger"),
        ("Senior Credit Controller, previously Credit Controller and Head Carpenter", "Senior Credit Controller, previously Chief Carpenter"),
        ("Head Carpenter with experience at Millrace Theatre and Rochdale Tool Hire", "Head Carpenter at Rochdale Tool Hire and Millrace Theatre"),
        ("Head Carpenter at Millrace Theatre", "Head Carpenter at Millrace Theatre, Rochdale Tool Hire and The Corner Shop"),
        ("Worked as Head Carpenter at Millrace Theatre and as Credit Controller at Rochdale Tool Hire", "Worked as Head Carpenter at Rochdale Tool Hire and as Credit Controller at Millrace Theatre"),
        ("Credit Controller with experience in rigging and Vectorworks", "Credit Controller with experience in rigging and AutoCAD"),
        ("Opera · Vectorworks · rigging", "Opera · Vectorworks · soldering"),
        ("Tools: Opera & Vectorworks", "Tools: Opera & AutoCAD"),
        ("Technical skills: rigging", "Technical skills: welding"),
        ("Sales Associate at The Corner Shop", "Associate of Arts, The Corner Shop"),
        ("Experienced Credit Controller", "Experienced Financial Controller"),
    ],
)  # fmt: skip
def test_names_of_cards_may_stand_together_and_others_may_not(honest: str, lie: str) -> None:
    assert blocked(lie, *CARDS)
    assert not blocked(honest, *CARDS)
