"""A time that ends before it starts is refused where it comes in, and opens where it is stored
(CONTRACT D1).
"""

import json
from pathlib import Path
from typing import Any

import pytest

from interview_app.domain.asks import ReviewAsk
from interview_app.domain.journal import Commit, NewRecord
from interview_app.domain.known import from_records
from interview_app.domain.records import DataType
from interview_app.llm.client import ResultItem
from interview_app.messages.data import RecordEdited
from interview_app.messages.interview import ErrorTold
from interview_app.paths import DataFolder
from interview_app.store.opening import open_store
from tests.interview.played import Played
from tests.scripted_model import ScriptedModel, calls, says

CARD = {
    "id": "card-1",
    "project": "Ward",
    "company": "St. Anne",
    "role": "Nurse",
    "raw_text": "I led the ward.",
}
JOB = {
    "id": "exp-1",
    "organization": "St. Anne",
    "title": "Nurse",
    "start": "2022",
    "end": "2019",
    "highlights": ["x"],
}


def submit(data_type: str, data: dict[str, Any]) -> tuple[str, str]:
    return "submit_for_validation", json.dumps({"dataType": data_type, "data": data})


@pytest.mark.parametrize("backwards", ["2022-2019", "2022-03 to 2022-02", "2022 to 2021-12"])
def test_a_card_that_ends_before_it_starts_is_not_shown_to_the_person(
    tmp_path: Path, backwards: str
) -> None:
    """A10: the caller is told which field; mended, it is shown."""
    good = {**CARD, "timeframe": "2019-2022"}
    leader = ScriptedModel(
        [
            calls(submit("knowledge_card", {**CARD, "timeframe": backwards})),
            calls(submit("knowledge_card", good)),
        ]
    )
    with Played(tmp_path, leader) as played:
        ask = played.asked("submit_for_validation").ask
    assert isinstance(ask, ReviewAsk)
    assert ask.data["timeframe"] == "2019-2022"
    (refused,) = [item for item in leader.requests[1].history if isinstance(item, ResultItem)]
    error = refused.output["error"]
    assert (error["code"], error["message"]) == (
        "invalid_parameters",
        "data.timeframe: the end lies before the start",
    )


def test_a_timeline_told_the_wrong_way_round_is_shown_and_not_approved(tmp_path: Path) -> None:
    """A10: a document may be wrong, and the person mends it on the sheet; a click alone does not
    make it evidence.
    """
    leader = ScriptedModel([calls(submit("skeleton_timeline", {"experiences": [JOB]})), says("?")])
    with Played(tmp_path, leader) as played:
        asked = played.asked("submit_for_validation")
        played.answer(asked, status="approved")
        told = played.until(ErrorTold)
        assert (told.code, told.message) == (
            "invalid_parameters",
            "Please check: experiences[0].end: the end lies before the start",
        )
        assert not played.store.records()
        played.answer(
            asked,
            status="approved",
            data={"experiences": [{**JOB, "start": "2019", "end": "2022"}]},
        )
        played.asked("message")
        cards = [one for one in played.store.records() if one.data_type is DataType.KNOWLEDGE_CARD]
    assert [card.data["timeframe"] for card in cards] == ["2019-2022"]


def test_a_stored_card_opens_as_it_is_and_is_mended_in_the_library(tmp_path: Path) -> None:
    """A card approved before there was this rule: nothing fails at the start, an edit must mend
    it.
    """
    stored = {**CARD, "timeframe": "2022-2019"}
    with open_store(DataFolder(tmp_path)) as store:
        session = store.start_session().info.id
        record = NewRecord(data_type=DataType.KNOWLEDGE_CARD, id="card-1", data=stored)
        store.commit(session, Commit(records=(record,)))
        assert [card.timeframe for card in from_records(store.records()).cards] == ["2022-2019"]
    with Played(tmp_path, ScriptedModel([says("Welcome?")])) as played:
        played.asked("message")
        edited = RecordEdited(
            data_type=DataType.KNOWLEDGE_CARD, id="card-1", base_version=1, data=stored
        )
        played.post(edited)
        assert "timeframe: the end lies before the start" in played.until(ErrorTold).message
