"""Documents handed over to the guide: twice, stopped, of another program; and what it says about them."""

import json
from typing import Any

from interview_app.guide.leader import Guide
from interview_app.llm.client import LeaderItem, ResultItem
from interview_app.paths import resources
from tests.guide.rehearsal import READ, Rehearsal, options

GUIDE = Guide(resources() / "guide")
UPLOADED = {"status": "uploaded", "uploads": [{"storageUrl": "upload://one"}]}
EMPTY = {"status": "failed", "derived": {}, "quality": {"issues": ["file_empty"], "details": []}}


def always(**wanted: str) -> Any:
    """Hands over the same file, approves everything, and chooses what is wanted by the name of the choice."""

    def person(rehearsal: Rehearsal, turn: LeaderItem) -> Any:
        if not turn.calls:
            return "skip"
        if turn.calls[0].name == "get_user_upload":
            return UPLOADED
        if turn.calls[0].name == "get_user_option":
            ids = list(options(turn))
            return {"selectedIds": [next((one for one in wanted.values() if one in ids), ids[0])]}
        return {"status": "approved"}

    return person


def played(rehearsal: Rehearsal, turns: int) -> list[LeaderItem]:
    return [rehearsal.step() for _turn in range(turns)]


def test_the_same_document_that_gave_nothing_is_told_so_and_the_interview_goes_on() -> None:
    """A17: handing over the same file again is answered with what is wrong with it, never with the bare question."""
    rehearsal = Rehearsal(always(first="upload"), document=EMPTY, guide=GUIDE)
    turns = played(rehearsal, 8)
    extracted = [turn for turn in turns if turn.calls and turn.calls[0].name == "extract_document"]
    assert len(extracted) == 1, "the same content gives the same reading"
    after = turns[turns.index(extracted[0]) + 3 :]
    told = next(turn for turn in after if "before" in turn.text)
    assert "could not find any text" in told.text
    assert {"upload", "by_hand"} <= set(options(told))


def test_a_document_that_is_known_already_is_told_so() -> None:
    """DESIGN 5: a further hand-over of the same résumé replaces nothing and says that it is known."""
    rehearsal = Rehearsal(always(first="upload"), document=READ, guide=GUIDE)
    while rehearsal.known.timeline is None:
        rehearsal.step()
    rehearsal.lead()
    turn = rehearsal.history[-1]
    assert isinstance(turn, LeaderItem)
    rehearsal.history.append(
        ResultItem(
            call_id=turn.calls[0].call_id,
            tool="get_user_option",
            output={"error": {"code": "user_cancelled", "message": "The person went elsewhere."}},
        )
    )
    from interview_app.llm.client import PersonItem

    rehearsal.history.append(PersonItem(text="", attachments=({"handle": "upload://one"},)))
    assert "already here" in rehearsal.lead().text


def test_a_stopped_reading_can_be_taken_up_again() -> None:
    """Issue 2.7: Cancel keeps the file; the guide says so and reads it again when the person wants."""
    rehearsal = Rehearsal(always(first="again"), document=None, guide=GUIDE)
    rehearsal.document = {"error": {"code": "user_cancelled", "message": "The person stopped it."}}
    while not any(isinstance(item, ResultItem) and item.tool == "extract_document" for item in rehearsal.history):
        rehearsal.step()
    rehearsal.document = READ
    asked = rehearsal.step()
    assert "stopped" in asked.text
    assert "again" in options(asked)
    assert rehearsal.step().calls[0].name == "extract_document"
    assert rehearsal.step().calls[0].name == "submit_for_validation"


def test_parts_that_were_not_understood_are_named_on_the_first_sheet() -> None:
    """E9: what another program's file tells and has no place here is named with its review."""
    quality = {"issues": [], "details": [{"code": "not_understood", "path": "work[0].mood", "sentence": "x"}]}
    rehearsal = Rehearsal(always(first="upload"), document={**READ, "quality": quality}, guide=GUIDE)
    sheets: list[str] = []
    while rehearsal.known.timeline is None:
        turn = rehearsal.step()
        if turn.calls and turn.calls[0].name == "submit_for_validation":
            sheets.append(json.loads(turn.calls[0].arguments)["message"])
    assert ["work[0].mood" in message for message in sheets] == [True, False]


def test_a_running_job_says_until_when_in_words() -> None:
    """Issue 2: the choice of a job shows its time as people write it, "present" included."""
    rehearsal = Rehearsal(always(first="upload"), document=READ, guide=GUIDE)
    while rehearsal.known.timeline is None:
        rehearsal.step()
    while not ((turn := rehearsal.lead()).calls and turn.calls[0].name == "get_user_option"):
        call = turn.calls[0]
        output = {"status": "ok", "id": "timeline", "version": 1}
        rehearsal.history.append(ResultItem(call_id=call.call_id, tool=call.name, output=output))
    shown = json.loads(turn.calls[0].arguments)["options"]
    assert shown[0]["description"] == "March 2019 – present"
