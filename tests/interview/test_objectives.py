"""An objective only moves forward (DESIGN 5)."""

from itertools import product

import pytest

from interview_app.domain.card_making import MADE_PREFIX
from interview_app.domain.journal import NewRecord
from interview_app.domain.phases import Objective, ObjectiveStatus
from interview_app.domain.records import DataType
from interview_app.interview.objectives import approved, change, changes_to, touched

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


CARD = {"id": "card-1", "situation": "It fell.", "entry_id": "exp-1"}


@pytest.mark.parametrize(
    ("data_type", "id", "data", "moved"),
    [
        ("knowledge_card", "card-1", CARD, ["one_card_generated", "interviewed_one_experience"]),
        ("knowledge_card", "card-1", {**CARD, "entry_id": None}, ["one_card_generated"]),
        ("knowledge_card", f"{MADE_PREFIX}1", CARD, ["one_card_generated"]),
        ("experience", "exp-1", {}, []),
    ],
    ids=["of a job", "of no job", "made of a file", "of no objective"],
)
def test_what_an_approval_reaches(
    data_type: str, id: str, data: dict[str, object], moved: list[str]
) -> None:
    """A story of a job is an interview about one; a card that was made of a file is none."""
    record = NewRecord(data_type=DataType(data_type), id=id, data=data)
    assert [event.body["objective"] for event in approved(record, {})] == moved


def test_what_is_shown_for_review_is_in_progress() -> None:
    """Each kind of data touches what its approval reaches, and other data nothing."""
    assert touched(DataType.APPLICANT_PROFILE) == (Objective.APPLICANT_PROFILE,)
    assert touched(DataType.KNOWLEDGE_CARD) == (Objective.ONE_CARD_GENERATED,)
    assert touched(DataType.EXPERIENCE) == ()


def test_only_what_an_earlier_session_met_says_so() -> None:
    """The interview greets a person again by it."""
    done = (Objective.DOSSIER_COMPLETE, ObjectiveStatus.COMPLETED)
    told = {"objective": "dossier_complete", "status": "completed"}
    assert change(*done).body == told
    assert change(*done, from_before=True).body == {**told, "from_before": True}
