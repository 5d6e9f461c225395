"""Files that the person offers: taken, refused with a sentence each, read, cancelled, drawn."""

import asyncio
from pathlib import Path

from interview_app.llm.client import (
    PersonItem,
)
from interview_app.messages.documents import (
    PagePictureReady,
    PagePictureRequested,
    ReadingCancelled,
)
from interview_app.messages.interview import (
    Acknowledged,
    AttachmentsChanged,
    FilesOffered,
    MessageAdded,
    PersonSaid,
)
from tests.interview.offers import PROFILE, results, submit
from tests.interview.played import Played, reading_of
from tests.scripted_model import ScriptedModel, calls, says


def test_reading_can_be_cancelled_and_the_interview_goes_on(tmp_path: Path) -> None:
    """messages.documents: ReadingCancelled ends the call; the leader hears of it."""
    leader = ScriptedModel(
        [calls(("extract_document", '{"file_url": "upload://x"}')), says("Another one?")]
    )
    played = Played(tmp_path, leader)
    played.documents.release = asyncio.Event()
    with played:
        played.documents.started.get(timeout=5)
        played.post(ReadingCancelled(handle="upload://x"))
        played.asked("message")
    assert results(leader.requests[1])[0].output["error"]["code"] == "user_cancelled"


def test_a_dropped_file_joins_the_next_message_without_its_name(tmp_path: Path) -> None:
    """DESIGN 5: a drop is accepted at any time and becomes an attachment of the person's next
    message.
    """
    file = tmp_path / "My old CV.txt"
    file.write_text("Mara Lindqvist, nurse")
    leader = ScriptedModel([says("Hello?"), says("Shall I read it?")])
    with Played(tmp_path / "data", leader) as played:
        played.asked("message")
        played.post(FilesOffered(paths=(bytes(file),)))
        waiting = played.until(AttachmentsChanged).waiting
        assert [one.filename for one in waiting] == ["My old CV.txt"]
        played.post(PersonSaid(text="Here"))
        assert played.until(AttachmentsChanged).waiting == ()
        played.asked("message")
    said = leader.requests[1].history[-1]
    assert isinstance(said, PersonItem)
    assert said.attachments[0]["handle"] == waiting[0].handle
    assert said.attachments[0].keys() == {"handle", "mime", "bytes", "upload_type"}
    assert leader.requests[1].known.attachments[0].filename == "My old CV.txt"


def test_a_dropped_file_answers_a_waiting_upload(tmp_path: Path) -> None:
    """A7: uploads with id, name, handle, mime, bytes and sha256; the handle is no path."""
    file = tmp_path / "cv.md"
    file.write_text("# Mara")
    leader = ScriptedModel(
        [calls(("get_user_upload", '{"uploadType": "resume"}')), says("Thanks.")]
    )
    with Played(tmp_path / "data", leader) as played:
        ask = played.asked("get_user_upload")
        played.post(FilesOffered(paths=(bytes(file),)))
        assert played.until(Acknowledged).token == ask.token
        played.asked("message")
    output = results(leader.requests[1])[0].output
    upload = output["uploads"][0]
    assert output["status"] == "uploaded"
    assert set(upload) == {"id", "storageUrl", "mime", "bytes", "sha256"}
    assert upload["storageUrl"].startswith("upload://")
    assert leader.requests[1].known.attachments[0].upload_type == "resume"


def test_words_and_files_while_a_sheet_waits_are_answered_at_once(tmp_path: Path) -> None:
    """Issue 26: neither is silence; what comes first is said, and asked again below."""
    file = tmp_path / "cv.txt"
    file.write_text("Mara Lindqvist, nurse")
    leader = ScriptedModel([calls(submit("applicant_profile", PROFILE)), says("Thanks.")])
    with Played(tmp_path / "data", leader) as played:
        sheet = played.asked("submit_for_validation")
        played.post(PersonSaid(text="later"))
        told = played.until(MessageAdded, lambda one: one.author == "app").text
        assert "where they belong" in told
        assert played.asked("submit_for_validation").token == sheet.token
        played.post(FilesOffered(paths=(bytes(file),)))
        told = played.until(MessageAdded, lambda one: one.author == "app").text
        assert "right after the form" in told
        assert played.asked("submit_for_validation").token == sheet.token
        played.answer(sheet, status="approved")
        played.asked("message")
    said = [one for one in leader.requests[1].history if isinstance(one, PersonItem)]
    assert [len(one.attachments) for one in said] == [0, 1]


def test_files_that_cannot_be_taken_are_refused_with_a_sentence_each(tmp_path: Path) -> None:
    """Issue 2 Bad input: 20 files at once, a folder, a browser link, a picture, a file that is
    gone; the good one stays.
    """
    good, picture = tmp_path / "cv.txt", tmp_path / "me.png"
    good.write_text("Mara")
    picture.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(64))
    many = []
    for number in range(20):
        extra = tmp_path / f"extra{number}.txt"
        extra.write_text(f"text {number}")
        many.append(bytes(extra))
    bad = (
        bytes(tmp_path),
        b"https://example.org/cv.pdf",
        bytes(picture),
        bytes(tmp_path / "gone.pdf"),
    )
    with Played(tmp_path / "data", ScriptedModel([says("Hello?")])) as played:
        played.asked("message")
        played.post(FilesOffered(paths=(bytes(good), *bad, *many)))
        refused = played.until(AttachmentsChanged, lambda change: bool(change.refused)).refused
        taken = played.until(AttachmentsChanged, lambda change: not change.refused).waiting
    codes = [code for _name, code, _sentence in refused]
    assert codes[:4] == [
        "not_a_regular_file",
        "not_a_regular_file",
        "unsupported_type",
        "file_not_found",
    ]
    assert codes[4:] == ["too_many_files"] * 5
    assert all(sentence for _name, _code, sentence in refused)
    assert len(taken) == 16


def test_names_with_any_bytes_are_taken(tmp_path: Path) -> None:
    """Issue 2 Bad input: names with any bytes."""
    path = bytes(tmp_path) + b"/cv \xff\xfe\n.txt"
    with open(path, "wb") as file:
        file.write(b"Mara")
    with Played(tmp_path / "data", ScriptedModel([says("Hello?")])) as played:
        played.asked("message")
        played.post(FilesOffered(paths=(path,)))
        assert played.until(AttachmentsChanged).waiting[0].bytes == 4


def test_a_page_picture_is_drawn_beside_the_interview(tmp_path: Path) -> None:
    """DESIGN 8: page pictures come by the kept original of a read document."""
    leader = ScriptedModel([calls(("extract_document", '{"file_url": "upload://x"}')), says("?")])
    played, reading = Played(tmp_path, leader), reading_of("Mara")
    played.documents.readings["upload://x"] = reading
    with played:
        played.asked("message")
        assert reading.artifact_record is not None
        played.post(PagePictureRequested(artifact_id=reading.artifact_record.id, page=0))
        assert played.until(PagePictureReady).png == b"png"
        played.post(PagePictureRequested(artifact_id="artifact-gone", page=0))
        assert played.until(PagePictureReady).sentence
