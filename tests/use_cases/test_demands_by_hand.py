"""What of a posting is a demand, by the person's hand, over the real room (issue 26)."""

import pytest

from interview_app.domain.tailoring import GapStrategy
from interview_app.messages.tailoring import (
    DemandCounted,
    DemandDropped,
    DraftRequested,
    ResumeRequested,
    RunOpened,
)
from tests.use_cases.conftest import Person

pytestmark = pytest.mark.end_to_end
POSTING = """Senior Backend Engineer
Responsibilities
- Breed alpacas on three continents
- Run PostgreSQL in production
Requirements
- 5+ years of Python
- Experience with Kafka
- Experience with Kubernetes
"""


def test_a_listed_line_is_counted_and_dropped_again(person: Person) -> None:
    """Counted, it is matched and asked about; dropped, its gap and question go with it; each is a
    version, which the one before takes back.
    """
    run = person.shown(ResumeRequested(target_title="Senior Backend Engineer", text=POSTING))
    run = person.printed(DraftRequested(run_id=run.run_id))
    before = run.blackboard
    alpacas, postgres = run.listed
    assert (alpacas.heading, alpacas.text) == (
        "Responsibilities",
        "Breed alpacas on three continents",
    )
    for line in (alpacas, postgres):
        run = person.printed(DemandCounted(run_id=run.run_id, start=line.start))
    assert run.listed == ()
    asked, known = run.blackboard.requirements[-2:]
    assert (asked.text, known.text) == (alpacas.text, postgres.text)
    by_id = {one.requirement_id: one for one in run.blackboard.evidence_mappings}
    assert by_id[known.id].evidence_card_ids
    assert not by_id[asked.id].evidence_card_ids
    gap = next(one for one in run.blackboard.gap_resolutions if one.requirement_text == asked.text)
    assert gap.strategy is GapStrategy.ASK_USER
    assert [one.gap_id for one in run.blackboard.user_questions].count(gap.gap_id) == 1
    with_both = run.version
    for demand in (asked, known):
        run = person.printed(DemandDropped(run_id=run.run_id, requirement_id=demand.id))
    assert run.listed == (alpacas, postgres)
    for part in ("requirements", "evidence_mappings", "gap_resolutions", "user_questions"):
        assert getattr(run.blackboard, part) == getattr(before, part), part
    run = person.printed(RunOpened(run_id=run.run_id, version=with_both))
    assert run.listed == ()
