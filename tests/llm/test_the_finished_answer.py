"""The finished item is the truth: it replaces what was streamed; thinking is neither shown nor kept
(issue 28.4, 28.5).
"""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interview_app.domain import event_kinds as kinds
from interview_app.llm.client import PersonItem, TextDelta, TextReplaced, TurnDone, TurnFailed
from interview_app.llm.reducer import Unthought, without_thinking
from interview_app.llm.whole_text import WholeText
from interview_app.messages.interview import MessageAdded, PersonSaid
from tests.interview.played import Played
from tests.llm.conftest import asking, client_of, played
from tests.llm.server import Chat, ModelServer, Responses, stream

THOUGHT = "They must not see this."


def finished(wire: Any, streamed: str, whole: str) -> list[Any]:
    """A stream whose deltas say one thing and whose finished item says another."""
    if wire is Responses:
        first, *rest = Responses.said(whole)
        return [first, Responses.delta(streamed, 1), *rest[1:]]
    return [Chat.delta(streamed), Chat.chunk({}) | whole_message(whole), *Chat.cut("stop")]


def whole_message(text: str) -> dict[str, Any]:
    message = {"role": "assistant", "content": text}
    return {"choices": [{"index": 0, "message": message, "finish_reason": None}]}


def shown(events: list[Any]) -> str:
    """What stands there after all events."""
    text = ""
    for one in events:
        if isinstance(one, TextDelta):
            text += one.text
        elif isinstance(one, TextReplaced):
            text = one.text
    return text


def test_what_is_kept_is_what_the_finished_item_says(
    wire: Any, server: ModelServer, tmp_path: Path
) -> None:
    """28.4: shown, stored and replayed is the finished text, not what was streamed."""
    server.plays(stream(*finished(wire, "Hallo wor", "Hello world.")), stream(*wire.said("Yes.")))
    with Played(tmp_path, client_of(wire, server.base_url)) as interview:
        assert interview.until(MessageAdded).text == "Hello world."
        said = interview.events(kinds.LEADER_SAID)[0].body
        interview.post(PersonSaid(text="Hi"))
        interview.until(MessageAdded, lambda one: one.text == "Yes.")
    assert said is not None
    assert said["text"] == "Hello world."
    assert "Hallo wor" not in json.dumps(server.bodies[1])


def test_the_same_text_is_not_told_twice(wire: Any, server: ModelServer) -> None:
    """28.4: an ordinary answer is streamed and left alone."""
    server.plays(stream(*wire.said("Hello ", "world.")))
    events = played(client_of(wire, server.base_url))
    assert not [one for one in events if isinstance(one, TextReplaced)]
    assert shown(events) == "Hello world."


@pytest.mark.parametrize(
    "pieces",
    [
        [f"<think>{THOUGHT}</think>\n\nWelcome."],
        ["<th", "ink>They must", " not see this.</thi", "nk>", "\n", "\nWelcome."],
        [f"{THOUGHT}", "</think>\n\n", "Welcome."],
        ["Wel", f"<think>{THOUGHT}</think>come."],
    ],
)
def test_thinking_is_neither_shown_nor_kept(
    wire: Any, server: ModelServer, tmp_path: Path, pieces: list[str]
) -> None:
    """28.5: in one piece, torn in any place, without its opening mark, in the middle."""
    server.plays(stream(*wire.said(*pieces)), stream(*wire.said("Yes.")))
    with Played(tmp_path, client_of(wire, server.base_url)) as interview:
        assert interview.until(MessageAdded).text == "Welcome."
        interview.post(PersonSaid(text="Hi"))
        interview.until(MessageAdded, lambda one: one.text == "Yes.")
        stored = json.dumps([event.body for event in interview.events()])
    assert "must not see" not in stored
    assert "must not see" not in json.dumps(server.bodies[1])


def test_an_answer_that_is_nothing_but_thinking_is_empty(wire: Any, server: ModelServer) -> None:
    """28.5: nothing is shown of it, and it is tried again."""
    server.plays(stream(*wire.said(f"<think>{THOUGHT}")))
    events = played(client_of(wire, server.base_url))
    assert isinstance(events[-1], TurnFailed)
    assert (events[-1].kind, events[-1].retryable) == ("bad_response", True)
    assert shown(events) == ""


def test_a_mark_that_is_none_stays(wire: Any, server: ModelServer) -> None:
    """28.5: an angle bracket at the end of a piece, or of the answer, is text."""
    server.plays(stream(*wire.said("a <", " b and x <thin")))
    events = played(client_of(wire, server.base_url), asking(PersonItem(text="Hi")))
    assert shown(events) == "a < b and x <thin"
    assert isinstance(events[-1], TurnDone)


@given(st.lists(st.sampled_from(["<think>", "</think>", "<", "think", ">", "a", " "]), max_size=12))
def test_however_it_is_torn_the_result_is_the_same(parts: list[str]) -> None:
    """28.5: the text decides, not where its pieces end."""
    whole = "".join(parts)
    for pieces in (parts, list(whole)):
        one, text = Unthought(), ""
        for piece in pieces:
            more, void = one.take(piece)
            text = more if void else text + more
        assert text + one.end() == without_thinking(whole)


def test_whoever_shows_nothing_on_the_way_gets_the_finished_text_alone(
    wire: Any, server: ModelServer
) -> None:
    """28.4: tailoring and the server's chat add up pieces; a replaced one never reaches them."""
    server.plays(stream(*finished(wire, "Hallo wor", "Hello world.")))
    events = played(WholeText(client_of(wire, server.base_url)))
    assert [one.text for one in events if isinstance(one, TextDelta)] == ["Hello world."]
    assert not [one for one in events if isinstance(one, TextReplaced)]
