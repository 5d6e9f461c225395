"""Documents handed over to the guide: twice, stopped, of another program; and what it says about
them.
"""

import dataclasses
import json
from typing import Any

from interview_app.domain.artifact import artifact_id
from interview_app.domain.known import Attachment
from interview_app.domain.records import DataType
from interview_app.guide.leader import Guide
from interview_app.llm.client import LeaderItem, PersonItem, ResultItem
from interview_app.paths import resources
from tests.guide.rehearsal import READ, Rehearsal, options

GUIDE = Guide(resources() / "guide")
UPLOADED = {"status": "uploaded", "uploads": [{"storageUrl": "upload://one"}]}
EMPTY = {"status": "failed", "derived": {}, "quality": {"issues": ["file_empty"], "details": []}}


def always(**wanted: str) -> Any:
    """Hands over the same file, approves everything, and chooses what is wanted by the name of the
    choice.
    """

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
    """A17: handing over the same file again is answered with what is wrong with it, never with the
    bare question.
    """
    rehearsal = Rehearsal(always(first="upload"), document=EMPTY, guide=GUIDE)
    turns = played(rehearsal, 8)
    extracted = [turn for turn in turns if turn.calls and turn.calls[0].name == "extract_document"]
    assert len(extracted) == 1, "the same content gives the same reading"
    after = turns[turns.index(extracted[0]) + 3 :]
    told = next(turn for turn in after if "before" in turn.text)
    assert "could not find any text" in told.text
    assert {"upload", "by_hand"} <= set(options(told))


def test_a_document_that_is_known_already_is_told_so() -> None:
    """DESIGN 5: a further hand-over of the same résumé replaces nothing and says that it is
    known.
    """
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
    rehearsal.history.append(PersonItem(text="", attachments=({"handle": "upload://one"},)))
    assert "already here" in rehearsal.lead().text


def test_a_document_without_a_job_shows_what_else_was_found() -> None:
    """Skills and languages were thrown away, and the question how to tell of jobs came as if no
    document had been given.
    """
    found = {"experiences": [], "education": [], "languages": [{"language": "Breton"}]}
    document = {**READ, "derived": {**READ["derived"], "skeleton_timeline": found}}
    rehearsal = Rehearsal(always(first="upload"), document=document, guide=GUIDE)
    while not rehearsal.known.timeline:
        turn = rehearsal.step()
    call = json.loads(turn.calls[0].arguments)
    assert "no job in your document" in call["message"]
    assert call["data"]["languages"] == [{"language": "Breton"}]


def test_a_stopped_reading_can_be_taken_up_again() -> None:
    """Issue 2.7: Cancel keeps the file; the guide says so and reads it again when the person
    wants.
    """
    rehearsal = Rehearsal(always(first="again"), document=None, guide=GUIDE)
    rehearsal.document = {"error": {"code": "user_cancelled", "message": "The person stopped it."}}
    while not any(
        isinstance(item, ResultItem) and item.tool == "extract_document"
        for item in rehearsal.history
    ):
        rehearsal.step()
    rehearsal.document = READ
    asked = rehearsal.step()
    assert "stopped" in asked.text
    assert "again" in options(asked)
    assert rehearsal.step().calls[0].name == "extract_document"
    assert rehearsal.step().calls[0].name == "submit_for_validation"


def test_parts_that_were_not_understood_are_named_on_the_first_sheet() -> None:
    """E9: what another program's file tells and has no place here is named with its review."""
    quality = {
        "issues": [],
        "details": [{"code": "not_understood", "path": "work[0].mood", "sentence": "x"}],
    }
    rehearsal = Rehearsal(
        always(first="upload"), document={**READ, "quality": quality}, guide=GUIDE
    )
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
    assert shown[0]["description"] == "Mar 2019 – present"


def _reading(name: str, *jobs: tuple[str, str, str], phone: str = "") -> dict[str, Any]:
    experiences = [
        {"id": f"{org}-{start}", "organization": org, "title": "Nurse", "start": start, "end": end}
        for org, start, end in jobs
    ]
    derived = {
        "applicant_profile": {"basics": {"name": name, **({"phone": phone} if phone else {})}},
        "skeleton_timeline": {"experiences": experiences},
    }
    return {"status": "ok", "derived": derived, "quality": {"issues": []}}


LETTER = {"status": "ok", "derived": {}, "quality": {"issues": ["not_a_resume"]}}
LOCKED = {"status": "failed", "derived": {}, "quality": {"issues": ["encrypted"]}}
STOPPED = {"error": {"code": "user_cancelled", "message": "The person stopped it."}}
MARA = _reading("Mara Lindqvist", ("St. Anne", "2019-03", "present"), phone="+47 1")
MARA_BEFORE = _reading(
    "Mara A. Lindqvist",
    ("St. Anne", "2019-03", "2020"),
    ("Red Cross", "2011", "2015"),
    phone="+47 2",
)


def handed_over(
    outputs: list[dict[str, Any]], *, known: bool = False
) -> tuple[Rehearsal, LeaderItem, LeaderItem]:
    """Files dropped at once, read: the turn that read them, and the one after."""
    rehearsal = Rehearsal(always(first="upload"), document=READ, guide=GUIDE)
    if known:
        while rehearsal.known.timeline is None:
            rehearsal.step()
    else:
        rehearsal.step()
    handles = [f"upload://{at}" for at in range(len(outputs))]
    files = tuple(
        Attachment(
            handle=handle,
            sha256=f"{at:064}"[::-1],
            filename=f"file {at}.pdf",
            mime="application/pdf",
            bytes=1,
        )
        for at, handle in enumerate(handles)
    )
    rehearsal.known = dataclasses.replace(rehearsal.known, attachments=files)
    rehearsal.history.append(
        PersonItem(text="", attachments=tuple({"handle": handle} for handle in handles))
    )
    turn = rehearsal.lead()
    if known:
        assert list(options(turn)) == ["read", "each", "keep"]
        rehearsal.history.append(
            ResultItem(
                call_id=turn.calls[0].call_id,
                tool="get_user_option",
                output={"selectedIds": ["read"]},
            )
        )
        turn = rehearsal.lead()
    for call, output in zip(turn.calls, outputs, strict=True):
        rehearsal.history.append(ResultItem(call_id=call.call_id, tool=call.name, output=output))
    return rehearsal, turn, rehearsal.lead()


def test_files_dropped_at_once_are_read_in_one_turn_and_shown_in_one_sheet() -> None:
    """Issue 2, a drop of 20 files: one turn of the leader, one profile with the newest résumé
    leading, one timeline.
    """
    outputs = [MARA_BEFORE, LETTER, MARA, LOCKED, *[LETTER] * 16]
    rehearsal, reading, sheet = handed_over(outputs)
    assert len(reading.calls) == 20
    assert len({call.call_id for call in reading.calls}) == 20
    assert "20 files" in reading.text
    data = json.loads(sheet.calls[0].arguments)["data"]
    assert data["basics"]["phone"] == "+47 1"
    assert "I read 19 of 20 files" in sheet.text
    assert "Could not be read: “file 3.pdf”" in sheet.text
    assert "“file 1.pdf”, “file 4.pdf”, “file 5.pdf”, “file 6.pdf”, “file 7.pdf”, +12" in sheet.text
    rehearsal.approve(DataType.APPLICANT_PROFILE, data)
    rehearsal.history.append(
        ResultItem(
            call_id=sheet.calls[0].call_id,
            tool="submit_for_validation",
            output={"status": "approved"},
        )
    )
    turn = rehearsal.step()
    while turn.calls[0].name != "submit_for_validation":
        turn = rehearsal.step()
    jobs = json.loads(turn.calls[0].arguments)["data"]["experiences"]
    assert [(job["organization"], job["end"]) for job in jobs] == [
        ("St. Anne", "present"),
        ("Red Cross", "2015"),
    ]


def test_somebody_elses_résumé_in_the_row_is_left_out_and_named() -> None:
    """Promise 1: nothing of another person gets into the profile because their file lay in the same
    folder.
    """
    stranger = _reading("Bertil Ohm", ("Harbour Works", "1999", "2001"))
    rehearsal, _reading_turn, asked = handed_over([stranger, MARA])
    sheet = _chosen(rehearsal, asked, "other")
    assert json.loads(sheet.calls[0].arguments)["data"]["basics"]["name"] == "Mara Lindqvist"
    assert "Somebody else's name is on “file 0.pdf”" in sheet.text


def test_a_résumé_under_another_name_is_taken_in_when_the_person_says_that_it_is_theirs() -> None:
    """Who married, or goes by a middle name: nobody is asked twice, nor is it left out later."""
    before = _reading("Asta Bergqvist", ("Harbour Works", "1999", "2001"))
    rehearsal, _reading_turn, asked = handed_over([before, MARA])
    question = json.loads(asked.calls[0].arguments)
    assert question["prompt"] == "Another name stands on “file 0.pdf”. Is that about you, too?"
    assert [one["id"] for one in question["options"]] == ["mine", "other"]
    sheet = _chosen(rehearsal, asked, "mine")
    assert json.loads(sheet.calls[0].arguments)["data"]["basics"]["name"] == "Mara Lindqvist"
    assert "another name" not in sheet.text
    _answer(rehearsal, sheet, {"status": "approved"})
    rehearsal.approve(DataType.APPLICANT_PROFILE, json.loads(sheet.calls[0].arguments)["data"])
    jobs = rehearsal.step()
    while jobs.calls[0].name != "submit_for_validation":
        jobs = rehearsal.step()
    told = json.loads(jobs.calls[0].arguments)["data"]["experiences"]
    assert "Harbour Works" in [one["organization"] for one in told]


def test_a_résumé_that_was_theirs_in_an_earlier_conversation_is_not_asked_about_again() -> None:
    """Its record says so."""
    before = _reading("Asta Bergqvist", ("Harbour Works", "1999", "2001"))
    before["artifact_record"] = {**(before.get("artifact_record") or {}), "mine": True}
    _rehearsal, _reading_turn, sheet = handed_over([before, MARA])
    assert sheet.calls[0].name == "submit_for_validation"
    assert json.loads(sheet.calls[0].arguments)["data"]["basics"]["name"] == "Mara Lindqvist"


def test_a_résumé_whose_name_was_not_read_surely_is_nobody_else_s() -> None:
    """An old one without a name was taken for that of the firm in its first line, and left out."""
    unsure = _reading("Harbour Works", ("Harbour Works", "1999", "2001"), phone="+46 9")
    place = {"artifact_id": _id(0), "quote": "Harbour Works", "confidence": 0.5}
    unsure["derived"]["provenance"] = {"applicant_profile.basics.name": place}
    _rehearsal, _reading_turn, sheet = handed_over([unsure, MARA])
    assert json.loads(sheet.calls[0].arguments)["data"]["basics"]["name"] == "Mara Lindqvist"
    assert "Somebody else's name" not in sheet.text


def _id(at: int) -> str:
    """The artifact of the document at this place of the row."""
    return artifact_id(f"{at:064}"[::-1])


def test_who_leaves_out_the_newest_of_a_row_is_shown_the_rest_of_it() -> None:
    """Nobody is approved yet, and the résumé of a friend lay in the folder: leaving it out leaves
    one's own.
    """
    friend = _reading("Bertil Ohm", ("Harbour Works", "2020-01", "present"), phone="+46 9")
    rehearsal, _reading_turn, asked = handed_over([MARA_BEFORE, friend])
    sheet = _chosen(rehearsal, asked, "other")
    assert json.loads(sheet.calls[0].arguments)["data"]["basics"]["name"] == "Bertil Ohm"
    _answer(rehearsal, sheet, {"status": "rejected", "leftOut": [_id(1)]})
    own = rehearsal.lead()
    assert "left that document out" in own.text
    data = json.loads(own.calls[0].arguments)["data"]
    assert data["basics"]["name"] == "Mara A. Lindqvist"
    _answer(rehearsal, own, {"status": "approved"})
    rehearsal.approve(DataType.APPLICANT_PROFILE, data)
    jobs = rehearsal.step()
    while jobs.calls[0].name != "submit_for_validation":
        jobs = rehearsal.step()
    data = json.loads(jobs.calls[0].arguments)["data"]
    assert [job["organization"] for job in data["experiences"]] == ["St. Anne", "Red Cross"]


def test_of_a_row_the_approved_person_s_own_are_shown() -> None:
    """However new the résumé of somebody else is."""
    friend = _reading("Bertil Ohm", ("Harbour Works", "2020-01", "present"))
    rehearsal = handed_over([MARA_BEFORE, friend], known=True)[0]
    profile = rehearsal.known.profile
    assert profile is not None
    named = profile.model_copy(
        update={"basics": profile.basics.model_copy(update={"name": "Mara Lindqvist"})}
    )
    rehearsal.known = dataclasses.replace(rehearsal.known, profile=named)
    rehearsal.history.pop()
    sheet = _chosen(rehearsal, rehearsal.lead(), "other")
    assert json.loads(sheet.calls[0].arguments)["data"]["basics"]["name"] == "Mara A. Lindqvist"
    assert "Somebody else's name is on “file 1.pdf”" in sheet.text


def test_what_was_left_out_of_a_row_is_read_when_it_is_handed_over_again() -> None:
    """It said that what it tells is here already; nothing of it was."""
    friend = _reading("Bertil Ohm", ("Harbour Works", "2020-01", "present"))
    rehearsal, _reading_turn, turn = handed_over([MARA_BEFORE, friend], known=True)
    profile = rehearsal.known.profile
    assert profile is not None
    named = profile.model_copy(
        update={"basics": profile.basics.model_copy(update={"name": "Mara Lindqvist"})}
    )
    rehearsal.known = dataclasses.replace(rehearsal.known, profile=named)
    turn = _chosen(rehearsal, turn, "other")
    while turn.calls[0].name == "submit_for_validation":
        _answer(rehearsal, turn, {"status": "approved"})
        turn = rehearsal.lead()
    went = {"error": {"code": "user_cancelled", "message": "went elsewhere"}}
    _answer(rehearsal, turn, went)
    files = ({"handle": "upload://1", "upload_type": "resume"},)
    rehearsal.history.append(PersonItem(text="", attachments=files))
    again = rehearsal.lead()
    assert [call.name for call in again.calls] == ["extract_document"]
    assert "already here" not in again.text


def _chosen(rehearsal: Rehearsal, asked: LeaderItem, id: str) -> LeaderItem:
    """What comes after this option."""
    _answer(rehearsal, asked, {"selectedIds": [id]})
    return rehearsal.lead()


def _answer(rehearsal: Rehearsal, turn: LeaderItem, output: dict[str, Any]) -> None:
    call = turn.calls[0]
    rehearsal.history.append(ResultItem(call_id=call.call_id, tool=call.name, output=output))


def _rejected_sheet(**more: Any) -> tuple[Rehearsal, LeaderItem]:
    """A document dropped once profile and timeline stand, its first sheet rejected; and what the
    guide says then.
    """
    rehearsal, _reading_turn, sheet = handed_over([MARA, MARA_BEFORE], known=True)
    output = {"status": "rejected", **more}
    call_id = sheet.calls[0].call_id
    rehearsal.history.append(
        ResultItem(call_id=call_id, tool="submit_for_validation", output=output)
    )
    return rehearsal, rehearsal.lead()


def test_a_document_that_is_left_out_has_no_further_sheet_and_the_interview_goes_on() -> None:
    """Nothing of it is asked again: the question of before stands."""
    rehearsal, turn = _rejected_sheet(leftOut=[_id(0), _id(1)])
    assert "left that document out" in turn.text
    assert [call.name for call in turn.calls] != ["submit_for_validation"]
    assert not {"again", "by_hand"} & set(options(turn))
    assert rehearsal.marks()[-1].path != "rejected"
    rehearsal.history.append(
        ResultItem(
            call_id=turn.calls[0].call_id,
            tool=turn.calls[0].name,
            output={"error": {"code": "user_cancelled", "message": "went elsewhere"}},
        )
    )
    rehearsal.history.append(
        PersonItem(text="", attachments=({"handle": "upload://0", "upload_type": "resume"},))
    )
    again = rehearsal.lead()
    assert [call.name for call in again.calls] == ["extract_document"]
    assert "already here" not in again.text


def test_after_a_rejected_sheet_one_may_go_on_without_it() -> None:
    """Profile and timeline stand: there is nothing to be told by hand, and no dead end."""
    rehearsal, turn = _rejected_sheet()
    assert list(options(turn)) == ["again", "upload", "go_on"]
    rehearsal.history.append(
        ResultItem(
            call_id=turn.calls[0].call_id,
            tool="get_user_option",
            output={"selectedIds": ["go_on"]},
        )
    )
    rehearsal.lead()
    assert rehearsal.marks()[-1].path != "rejected"


def test_a_stopped_row_shows_what_was_read_before() -> None:
    """Issue 2.7: Cancel keeps the files, and what is read already is not lost."""
    _rehearsal, _reading_turn, sheet = handed_over([MARA, STOPPED, STOPPED])
    assert sheet.calls[0].name == "submit_for_validation"
    assert "I read 1 of 3 files" in sheet.text
    assert "because you stopped: “file 1.pdf”, “file 2.pdf”" in sheet.text


def test_a_row_of_files_in_a_later_phase_is_asked_about_once() -> None:
    """A17: one question for all of them, not one each; then they are merged with what was approved
    (DESIGN 5).
    """
    _rehearsal, reading, sheet = handed_over([MARA, LETTER, MARA_BEFORE], known=True)
    assert len(reading.calls) == 3
    assert sheet.calls[0].name == "submit_for_validation"


def test_each_of_a_row_can_be_asked_about_by_itself() -> None:
    """A17: "Ask me about each" asks file by file."""
    rehearsal = Rehearsal(always(first="upload"), document=READ, guide=GUIDE)
    while rehearsal.known.timeline is None:
        rehearsal.step()
    rehearsal.history.append(
        PersonItem(text="", attachments=({"handle": "upload://a"}, {"handle": "upload://b"}))
    )
    rehearsal.person = always(first="each", second="sample")
    questions = [list(options(turn)) for turn in played(rehearsal, 2)]
    assert questions == [["read", "each", "keep"], ["read", "sample", "keep"]]
    turn = rehearsal.step()
    assert [call.name for call in turn.calls] == ["extract_document"]
    assert "upload://a" in turn.calls[0].arguments
