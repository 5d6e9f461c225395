"""The lines of the control channel, without a process around them (CONTRACT E11)."""

import io
import json
from typing import Any

import pytest

from interview_app.cli import headless
from interview_app.cli.headless import Channel, understood
from interview_app.domain.asks import Chip, MessageAsk
from interview_app.domain.story import Draft
from interview_app.domain.story_changes import StoryChange
from interview_app.messages.interview import (
    AskPublished,
    AskWithdrawn,
    AttachmentsChanged,
    ErrorTold,
    StopRequested,
    StoryShown,
    StreamEnded,
    WorkStateChanged,
)
from interview_app.paths import data_folder
from interview_app.settings import Settings, save


def lines(out: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def asked(**of: Any) -> AskPublished:
    """A question for a field of a story."""
    ask = MessageAsk(text="What came of it?", field="result", **of)
    return AskPublished(token="t", tool="message", args=ask.arguments(), args_sha256="", ask=ask)


def test_a_store_that_fails_before_anything_waits_is_told_at_once() -> None:
    """Issue 2, faults: an error is not held back for a question that will never come."""
    out = io.StringIO()
    channel = Channel(out)
    channel.emit(ErrorTold(code="disk_full", message="Couldn't save your progress."))
    assert out.getvalue() == "", "the first line is what waits, while something may still come"
    channel.emit(WorkStateChanged(state="failed", sentence="The disk is full."))
    assert json.loads(out.getvalue())["error"]["code"] == "disk_full"


def test_a_question_of_a_story_names_its_field_and_the_card_follows() -> None:
    """NEXT 10: `args.field` and `args.input`; the first line out is what waits."""
    out = io.StringIO()
    channel = Channel(out)
    channel.emit(StoryShown(story=Draft(id="story-1", situation="late"), asked="result"))
    channel.emit(asked(chips=(Chip(id="skip", label="Skip"),)))
    first, second = lines(out)
    assert first["waiting"]["args"] == {
        "text": "What came of it?",
        "field": "result",
        "input": "text",
        "chips": [{"id": "skip", "label": "Skip"}],
    }
    assert second["story"]["card"]["situation"] == "late"
    assert second["story"]["asked"] == "result"


def test_a_free_question_has_no_field() -> None:
    """NEXT 10: null for a free question."""
    assert MessageAsk(text="Hello?").arguments() == {
        "text": "Hello?",
        "field": None,
        "input": "text",
    }


def test_streamed_text_comes_only_to_who_asked_for_it() -> None:
    """NEXT 10: `{"stream": true}`; what was void after a retry is told."""
    pieces = [("Good ", False), ("", False), ("morning", True)]
    out = io.StringIO()
    channel = Channel(out)
    channel.emit(asked())
    channel.write_streamed()
    channel.emit(StreamEnded())
    assert len(lines(out)) == 1
    channel.stream(lambda: pieces.pop(0))
    channel.write_streamed()
    channel.write_streamed()
    channel.emit(StreamEnded())
    assert lines(out)[1:] == [
        {"stream": "Good "},
        {"stream": "", "restarted": True},
        {"stream": "morning"},
    ]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ({"stop": True}, StopRequested()),
        ({"undo": True}, StoryChange(undo=True)),
        ({"edit": {"field": "proof", "value": "seen"}}, StoryChange.edited("proof", "seen")),
        (
            {"edit": {"field": "number", "value": {"value": 3}, "story": "story-1"}},
            StoryChange.edited("number", {"value": 3}, story="story-1"),
        ),
        ({"move": {"from": "result", "to": "proof"}}, StoryChange.moved("result", "proof")),
        ({"shift": {"from": "action", "by": -1}}, StoryChange.shifted("action", -1)),
    ],
)
def test_a_change_of_the_story_is_a_line_of_its_own(line: dict[str, Any], message: object) -> None:
    """NEXT 10: at any time, without a token."""
    assert understood(json.dumps(line)) == message


@pytest.mark.parametrize(
    "line", [{"shift": {"from": "action", "by": 2}}, {"move": {"from": "action"}}, {"edit": "x"}]
)
def test_half_a_change_is_refused(line: dict[str, Any]) -> None:
    """E11: a line that is not understood is an error, and changes nothing."""
    with pytest.raises(ValueError, match="A line is"):
        understood(json.dumps(line))


def test_what_was_withdrawn_is_not_shown_again() -> None:
    """E11: its token can be answered no more; a refused file shows what still waits."""
    out = io.StringIO()
    channel = Channel(out)
    channel.emit(asked())
    channel.emit(AskWithdrawn(token="t"))
    channel.emit(AttachmentsChanged(waiting=(), refused=(("a.zip", "unsupported_type", "No."),)))
    assert [one for one in lines(out)[1:] if "waiting" in one] == []


@pytest.mark.parametrize(
    ("environment", "kept", "asked", "spoken"),
    [
        ("C.UTF-8", "system", None, "en"),
        ("de_DE.UTF-8", "system", None, "de"),
        ("C.UTF-8", "de", None, "de"),
        ("de_DE.UTF-8", "en", None, "en"),
        ("C.UTF-8", "en", "de", "de"),
        ("nb_NO.UTF-8", "system", None, "en"),
    ],
)
def test_the_language_asked_for_comes_before_the_settings_and_they_before_the_environment(
    environment: str, kept: str, asked: str | None, spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """E11: tests/end_to_end/test_headless.py hears two of them in the whole program."""
    monkeypatch.setenv("LC_ALL", environment)
    folder = data_folder()
    folder.create()
    save(Settings(language=kept), folder.settings)
    assert headless._language(folder, asked) == spoken
