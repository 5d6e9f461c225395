"""Files in the conversation and readings that can be followed and stopped, played against the real
store.
"""

import asyncio
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from interview_app.domain import event_kinds as kinds
from interview_app.domain.artifact import artifact_id
from interview_app.domain.known import Attachment
from interview_app.domain.reading import DocumentReading
from interview_app.guide.leader import Guide
from interview_app.interview.session_state import session_state
from interview_app.llm.client import PersonItem, ResultItem, TurnEvent, TurnRequest
from interview_app.messages.data import RecordDeleted
from interview_app.messages.documents import (
    DocumentDeletionRequested,
    DocumentsChanged,
    ReadingCancelled,
    ReadingProgressed,
)
from interview_app.messages.interview import (
    Acknowledged,
    AskWithdrawn,
    AttachmentsChanged,
    ErrorTold,
    FilesOffered,
    MessageAdded,
    PersonSaid,
)
from interview_app.messages.sessions import StartOverRequested
from interview_app.paths import resources
from interview_app.store import blobs
from tests.interview.played import PlainDocuments, Played, reading_of
from tests.scripted_model import ScriptedModel, calls, says

OPTION = (
    '{"prompt": "Which?", "options": [{"id": "a", "label": "Ay"}, {"id": "b", "label": "Bee"}]}'
)
READ = '{"file_url": "upload://x", "return_types": ["artifact_record"]}'


def a_file(folder: Path, name: str = "cv.txt") -> bytes:
    path = folder / name
    path.write_text(f"Mara Lindqvist, nurse ({name})")
    return bytes(path)


def last_said(leader: ScriptedModel) -> PersonItem:
    return next(
        item for item in reversed(leader.requests[-1].history) if isinstance(item, PersonItem)
    )


def test_a_file_alone_is_a_message(tmp_path: Path) -> None:
    """DESIGN 5: what was dropped can be sent without a word, and reaches the leader as an
    attachment without text.
    """
    leader = ScriptedModel([says("Hello?"), says("Shall I read it?")])
    with Played(tmp_path / "data", leader) as played:
        played.asked("message")
        played.post(FilesOffered(paths=(a_file(tmp_path),)))
        played.until(AttachmentsChanged)
        played.post(PersonSaid(text=""))
        assert played.until(Acknowledged).status == "answered"
        played.asked("message")
        said = [one for one in played.told(MessageAdded) if one.author == "person"]
        assert [(one.text, len(one.attachments)) for one in said] == [("", 1)]
    assert (last_said(leader).text, len(last_said(leader).attachments)) == ("", 1)


def test_the_leader_is_told_which_file_was_read(tmp_path: Path) -> None:
    """DESIGN 4: of the files that it knows, those that are still to be read are the others."""

    def reads_the_first(request: TurnRequest) -> Sequence[TurnEvent]:
        first, _second = request.known.attachments
        return calls(("extract_document", json.dumps({"file_url": first.handle})))

    leader = ScriptedModel([says("Hello?"), reads_the_first, says("Read.")])
    with Played(tmp_path / "data", leader) as played:
        played.asked("message")
        played.post(FilesOffered(paths=(a_file(tmp_path), a_file(tmp_path, "letter.txt"))))
        played.until(AttachmentsChanged)
        played.post(PersonSaid(text=""))
        played.asked("message")
    known = [request.known for request in leader.requests]
    assert [[one.read for one in told.attachments] for told in known] == [
        [],
        [False, False],
        [True, False],
    ]
    assert [one["read"] for one in session_state(known[-1], "en")["files"]] == [True, False]


def test_nothing_at_all_is_no_message(tmp_path: Path) -> None:
    """E11: an empty answer to a free question is refused while no file waits."""
    leader = ScriptedModel([says("Hello?")])
    with Played(tmp_path, leader) as played:
        ask = played.asked("message")
        played.post(PersonSaid(text="  "))
        played.answer(ask, text="")
        assert played.until(ErrorTold).code == "invalid_parameters"


def test_a_drop_while_a_choice_waits_reaches_the_leader_at_once(tmp_path: Path) -> None:
    """DESIGN 5: a drop is accepted at any time; the choice is put aside, not left standing in the
    way of the file.
    """
    leader = ScriptedModel([calls(("get_user_option", OPTION)), says("Shall I read it?")])
    with Played(tmp_path / "data", leader) as played:
        choice = played.asked("get_user_option")
        played.post(FilesOffered(paths=(a_file(tmp_path),)))
        assert played.until(AskWithdrawn).token == choice.token
        played.asked("message")
        assert played.told(AttachmentsChanged)[-1].waiting == ()
        played.answer(choice, selectedIds=["a"])
        assert played.until(ErrorTold).code == "unknown_continuation"
    history = leader.requests[-1].history
    assert isinstance(history[-2], ResultItem)
    assert history[-2].output["error"]["code"] == "user_cancelled"
    assert len(last_said(leader).attachments) == 1


def test_a_refused_drop_leaves_the_choice_standing(tmp_path: Path) -> None:
    """Issue 2, bad input: a folder is refused with a sentence, and what was asked can still be
    answered.
    """
    leader = ScriptedModel([calls(("get_user_option", OPTION)), says("Thanks.")])
    with Played(tmp_path / "data", leader) as played:
        choice = played.asked("get_user_option")
        played.post(FilesOffered(paths=(bytes(tmp_path),)))
        assert played.until(AttachmentsChanged).refused[0][1] == "not_a_regular_file"
        played.answer(choice, selectedIds=["a"])
        assert played.until(Acknowledged).status == "answered"


def test_reading_is_followed_page_by_page_and_only_the_document_meant_is_cancelled(
    tmp_path: Path,
) -> None:
    """Issue 2.7: "page 2 of 3" with the file's name, and Cancel for exactly this reading."""
    leader = ScriptedModel([calls(("extract_document", READ)), says("Another one?")])
    played = Played(tmp_path, leader)
    played.documents.release = asyncio.Event()
    with played:
        told = [played.until(ReadingProgressed) for _count in range(2)]
        assert [(one.handle, one.page, one.pages) for one in told] == [
            ("upload://x", 0, 0),
            ("upload://x", 2, 3),
        ]
        played.post(ReadingCancelled(handle="upload://another"))
        played.post(ReadingCancelled(handle="upload://x"))
        played.asked("message")
    result = next(item for item in leader.requests[1].history if isinstance(item, ResultItem))
    assert result.output["error"]["code"] == "user_cancelled"


def test_what_was_read_is_in_the_library_and_deleting_it_deletes(tmp_path: Path) -> None:
    """Issue 2.7, DESIGN 7: a read document is listed whoever leads, and gone after it was
    deleted.
    """
    leader = ScriptedModel([calls(("extract_document", READ)), says("Thanks."), says("Gone.")])
    played = Played(tmp_path, leader)
    played.documents.readings["upload://x"] = reading_of("Mara Lindqvist, a nurse of Bergen")
    with played:
        played.asked("message")
        (listed,) = played.told(DocumentsChanged)[-1].artifacts
        assert listed.filename == "secret-name.pdf"
        played.post(DocumentDeletionRequested(artifact_id=listed.id))
        assert played.until(DocumentsChanged, lambda told: not told.artifacts).artifacts == ()
        assert "a nurse of Bergen" not in str(played.events())


def test_a_deleted_document_whose_file_would_not_go_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DESIGN 7: the deletion stands and is shown as done; what is still on the disk is said, and no
    "could not save".
    """
    leader = ScriptedModel(
        [says("?"), calls(("extract_document", READ)), says("Thanks."), says("Gone.")]
    )
    with Played(tmp_path, leader) as played:
        blob = played.store.originals.keep(b"Mara", filename="cv.txt", mime="text/plain")
        read = reading_of("Mara")
        assert read.artifact_record is not None
        record = read.artifact_record.model_copy(
            update={"sha256": blob.sha256, "id": artifact_id(blob.sha256)}
        )
        played.documents.readings["upload://x"] = read.model_copy(
            update={"artifact_record": record}
        )
        played.answer(played.asked("message"), text="Read it")
        played.asked("message")

        def refused(_folder: Path, _sha256: str) -> None:
            raise PermissionError(13, "held by somebody")

        monkeypatch.setattr(blobs, "remove_file", refused)
        played.post(DocumentDeletionRequested(artifact_id=record.id))
        assert played.until(RecordDeleted).id == record.id
        assert played.until(ErrorTold).code == "note"
        assert played.told(DocumentsChanged)[-1].artifacts == ()


class OfTheirOwn(PlainDocuments):
    """Reads each file as a résumé of Mara's, whose record is that of the file."""

    given: Callable[[], list[Attachment]]

    async def read(self, handle: str, **_how: Any) -> DocumentReading:
        sha256 = next(one.sha256 for one in self.given() if one.handle == handle)
        profile = {"basics": {"name": "Mara Lindqvist"}}
        jobs = {"experiences": [{"organization": "City Clinic", "title": "Nurse"}]}
        read = reading_of(handle, applicant_profile=profile, skeleton_timeline=jobs)
        assert read.artifact_record is not None
        update = {"sha256": sha256, "id": artifact_id(sha256)}
        record = read.artifact_record.model_copy(update=update)
        return read.model_copy(update={"artifact_record": record})


def test_what_was_handed_over_with_a_deleted_document_is_not_handed_over_anew(
    tmp_path: Path,
) -> None:
    """It stood in the message field again, and the guide asked what to do with it."""
    first, second, third = (a_file(tmp_path, f"{one}.txt") for one in ("one", "two", "three"))
    documents, guide = OfTheirOwn(), Guide(resources() / "guide")
    played = Played(tmp_path / "data", guide, is_guide=True, documents=documents)
    documents.given = lambda: [
        file for message in played.told(MessageAdded) for file in message.attachments
    ]
    with played:
        played.answer(played.asked("get_user_option"), selectedIds=["upload"])
        played.asked("get_user_upload")
        played.post(FilesOffered(paths=(first, second)))
        for _sheet in range(2):
            played.answer(played.asked("submit_for_validation"), status="approved")
        sheet = played.asked("persist_data")
        gone = next(one for one in documents.given() if one.filename == "two.txt")
        played.post(DocumentDeletionRequested(artifact_id=artifact_id(gone.sha256)))
        played.until(RecordDeleted)
        assert None in [one.body for one in played.events(kinds.CALL_ANSWERED)]
        played.answer(sheet, status="rejected")
        assert played.asked("get_user_option").args["options"][-1]["id"] == "move_on"
        played.post(FilesOffered(paths=(third,)))
        waiting = played.until(AttachmentsChanged, lambda told: bool(told.waiting)).waiting
        assert [one.filename for one in waiting] == ["three.txt"]


def test_a_document_kept_by_the_leader_outlives_starting_over(tmp_path: Path) -> None:
    """A9: auto_persist keeps the record of the document; another conversation still lists it."""
    kept = '{"file_url": "upload://x", "auto_persist": true}'
    leader = ScriptedModel([calls(("extract_document", kept)), says("Thanks."), says("Anew.")])
    with Played(tmp_path, leader) as played:
        played.asked("message")
        assert len(played.told(DocumentsChanged)[-1].artifacts) == 1
        played.post(StartOverRequested())
        played.asked("message")
        assert len(played.told(DocumentsChanged)[-1].artifacts) == 1


def _row(*handles: str) -> tuple[tuple[str, str], ...]:
    arguments = (
        '{"file_url": "%s", "purpose": "resume_timeline", "return_types": ["artifact_record", %s]}'
    )
    both = '"applicant_profile", "skeleton_timeline"'
    return tuple(("extract_document", arguments % (handle, both)) for handle in handles)


def test_a_row_of_documents_is_counted_and_cancelled_as_a_whole(tmp_path: Path) -> None:
    """Issue 2.6, DESIGN 4.7: "2 of 4" in one turn of the leader; Cancel ends this reading and
    begins none of the rest.
    """
    row = _row("upload://a", "upload://b", "upload://c", "upload://d")
    leader = ScriptedModel([calls(*row), says("What now?")])
    played = Played(tmp_path, leader)
    played.documents.release, played.documents.held = asyncio.Event(), "upload://b"
    with played:
        told = played.until(ReadingProgressed, lambda one: one.handle == "upload://b")
        assert (told.number, told.of) == (2, 4)
        played.post(ReadingCancelled(handle="upload://b", rest=True))
        played.asked("message")
    results = [item for item in leader.requests[1].history if isinstance(item, ResultItem)]
    codes = [(item.output.get("error") or {}).get("code") for item in results]
    assert codes == [None, "user_cancelled", "user_cancelled", "user_cancelled"]


def test_documents_read_together_show_where_they_differ_before_anything_is_approved(
    tmp_path: Path,
) -> None:
    """DESIGN 5: differences are shown per field with both sources; a stranger's document is no
    telling of this person.
    """
    people = {
        "upload://a": {
            "name": "Mara Lindqvist",
            "email": "mara@example.org",
            "phone": "+47 55 12 34 56",
        },
        "upload://b": {"name": "Mara Lindqvist", "email": "m.lindqvist@example.org"},
        "upload://c": {"name": "Bertil Ohm", "email": "bertil@example.org"},
    }
    shown = (
        '{"dataType": "applicant_profile", "data": {"basics": {"name": "Mara Lindqvist", '
        '"email": "mara@example.org"}}}'
    )
    row = calls(*_row(*people))
    leader = ScriptedModel(
        [row, calls(("submit_for_validation", shown)), says("Thanks."), says("Go on.")]
    )
    played = Played(tmp_path, leader)
    for handle, basics in people.items():
        said = f"{basics['name']} {basics['email']}"
        played.documents.readings[handle] = reading_of(said, applicant_profile={"basics": basics})
    with played:
        ask = played.asked("submit_for_validation").ask
    assert [(one.path, one.kept, one.offered) for one in ask.differences] == [
        ("basics.email", "mara@example.org", "m.lindqvist@example.org")
    ]
    assert "m.lindqvist@example.org" in ask.differences[0].offered_source
    assert "mara@example.org" in ask.differences[0].kept_source


def test_words_go_to_the_choice_that_waits_beside_a_sheet(tmp_path: Path) -> None:
    """A6: free text is an answer to the choice, also when a sheet was asked for in the same
    turn.
    """
    profile = '{"dataType": "applicant_profile", "data": {"basics": {"name": "Mara Lindqvist"}}}'
    leader = ScriptedModel(
        [calls(("submit_for_validation", profile), ("get_user_option", OPTION)), says("Thanks.")]
    )
    with Played(tmp_path, leader) as played:
        sheet, choice = played.asked("submit_for_validation"), played.asked("get_user_option")
        played.post(PersonSaid(text="Neither of them"))
        assert played.until(Acknowledged).token == choice.token
        played.answer(sheet, status="approved")
        played.asked("message")
    results = [item for item in leader.requests[1].history if isinstance(item, ResultItem)]
    assert [item.output.get("otherText") for item in results] == ["Neither of them", None]
