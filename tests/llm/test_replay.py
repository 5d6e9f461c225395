"""Recorded sessions: masked unless the person agrees, and folded again to the same end (CONTRACT
E10, issue 4.9).
"""

import json
from pathlib import Path

import pytest

from interview_app.errors import ImportFailed
from interview_app.messages.interview import MessageAdded, PersonSaid
from interview_app.paths import DataFolder
from interview_app.use_cases.interviews import replay
from tests.interview.played import Played
from tests.scripted_model import ScriptedModel, calls, says

PROFILE = {"basics": {"name": "Lindqvist", "phone": "+46 70 123 45 67"}}
SUBMIT = json.dumps({"dataType": "applicant_profile", "data": PROFILE})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A short session with words, a review and what waits."""
    script = [
        calls(("submit_for_validation", SUBMIT)),
        says("Tell me about St. Anne."),
        says("And then?"),
    ]
    with Played(tmp_path / "data", ScriptedModel(script)) as played:
        played.answer(played.asked("submit_for_validation"), status="approved")
        played.until(MessageAdded, lambda one: one.text == "Tell me about St. Anne.")
        played.quiet()
        played.post(PersonSaid(text="I led the night shift since 2019"))
        played.until(MessageAdded, lambda one: one.text == "And then?")
        played.quiet()
    return tmp_path / "data"


@pytest.mark.parametrize("with_content", [True, False])
def test_a_recording_comes_out_where_the_session_did(
    folder: Path, tmp_path: Path, with_content: bool
) -> None:
    """E10: the same phase, messages, calls and what waits; content only when it was agreed to."""
    file = tmp_path / "session.jsonl"
    count = replay.record(DataFolder(folder), file, with_content=with_content)
    outcome = replay.play(file)
    assert outcome.difference == ""
    assert (outcome.events, outcome.replies, outcome.calls) == (count, 3, 1)
    assert outcome.waiting == ("message",)
    text = file.read_text()
    for secret in ("Lindqvist", "123 45", "night shift", "St. Anne", "2019 "):
        assert (secret in text) is (with_content and secret != "2019 ")


def test_a_difference_and_a_wrong_file_are_told(folder: Path, tmp_path: Path) -> None:
    """E10: what was changed is named; what is no recording is refused."""
    file = tmp_path / "session.jsonl"
    replay.record(DataFolder(folder), file, with_content=False)
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:-2], lines[-1]]))
    assert "events" in replay.play(file).difference
    file.write_text("hello")
    with pytest.raises(ImportFailed):
        replay.play(file)
