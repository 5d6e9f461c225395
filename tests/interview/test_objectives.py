"""An objective only moves forward (DESIGN 5)."""

from itertools import product

import pytest

from interview_app.domain.phases import Objective, ObjectiveStatus
from interview_app.interview.objectives import changes_to

ORDER = {"pending": 0, "in_progress": 1, "skipped": 2, "completed": 3}


@pytest.mark.parametrize(("before", "after"), list(product(ORDER, ORDER)))
def test_an_objective_never_moves_back(before: str, after: str) -> None:
    """Every pair: what is done stays done, what was skipped can still be done."""
    events = changes_to(
        ObjectiveStatus(after),
        [Objective.APPLICANT_PROFILE],
        {Objective.APPLICANT_PROFILE: ObjectiveStatus(before)},
    )
    assert [event.body["status"] for event in events] == (
        [after] if ORDER[before] < ORDER[after] else []
    )


def test_an_objective_nobody_touched_yet_is_pending() -> None:
    """It may move to anything but to pending."""
    moved = [bool(changes_to(one, [Objective.DOSSIER_COMPLETE], {})) for one in ObjectiveStatus]
    assert moved == [one is not ObjectiveStatus.PENDING for one in ObjectiveStatus]
