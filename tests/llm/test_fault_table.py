"""Every fault that a provider may have, in a table, through the real actor on both wires; none is
missing (issue 4.3).

Each row is a server's answers. After it the person has been told one sentence, no call of it has
run, partial text is marked, and the next word from the model goes on with the interview. Stop is
pressed at every point a turn can be at.
"""

import inspect
import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from interview_app.domain import event_kinds as kinds
from interview_app.domain import model_faults as say
from interview_app.domain.retry import RetryPolicy
from interview_app.interview import recovery
from interview_app.interview.limits import Limits
from interview_app.llm.compaction import Compacting
from interview_app.llm.fallback import Fallback
from interview_app.messages.interview import (
    AskPublished,
    ContinueRequested,
    ErrorTold,
    MessageAdded,
    PersonSaid,
    StopRequested,
    StreamStarted,
    WorkStateChanged,
)
from tests.interview.played import Played
from tests.llm import test_faults, test_in_the_interview
from tests.llm.conftest import KEY, client_of
from tests.llm.server import (
    CUT,
    SSE,
    Answer,
    Hold,
    ModelServer,
    Responses,
    event,
    page,
    refused,
    stream,
)

FAULTS = (
    "401, 403, 404, 429 with Retry-After short, 429 with Retry-After long, quota exhausted, 500 "
    "then well, 502 HTML, "
    "a captive portal's 200 HTML, JSON instead of a stream, an empty body, bad JSON in a line, a "
    "stream cut in text, "
    "a stream cut in a tool call, no terminal event, error event, response.failed event, "
    "incomplete by length in the middle of a call, content filter, unknown events, doubled "
    "events, comments, "
    "8 s before the first byte, silence past the watchdog, a dribble, 240 KB of text, bad "
    "arguments, empty arguments, "
    "array arguments, wrongly typed arguments, 5 MB arguments, 200-deep arguments, unknown tool, "
    "forbidden tool, "
    "a call repeated for ever, a path as file handle, a URL as file handle, refused connection, "
    "TLS failure, a context overflow"
)
"""The faults of the issue, item 3, one after the other."""

OPTION = json.dumps(
    {"prompt": "Which?", "options": [{"id": "a", "label": "Ay"}, {"id": "b", "label": "Bee"}]}
)
CALL = ("c1", "get_user_option", OPTION)
QUOTA = {"error": {"code": "insufficient_quota", "message": "SECRET-BODY"}}
OVERFLOW = {"error": {"code": "context_length_exceeded", "message": "SECRET-BODY"}}
FAILED = {
    "type": "response.failed",
    "response": {"error": {"code": "server_error", "message": "SECRET-BODY"}},
}


@dataclass(frozen=True, kw_only=True)
class Row:
    """A fault: the answers on a wire, what the person is told (empty: nothing, it goes on), partial
    text, tool error.
    """

    answers: Callable[[Any], list[Answer]]
    told: str = ""
    partial: str = ""
    tool_error: str = ""


def every_try(
    answer: Callable[[Any], Answer], *, told: str = recovery.SERVICE, partial: str = ""
) -> Row:
    """A fault that may pass, and does not: one try and three retries."""
    return Row(answers=lambda wire: [answer(wire)] * 4, told=told, partial=partial)


def at_once(answer: Callable[[Any], Answer], told: str, *, partial: str = "") -> Row:
    """A fault that will not pass: no retry."""
    return Row(answers=lambda wire: [answer(wire)], told=told, partial=partial)


def called(name: str, arguments: str, error: str) -> Row:
    """A whole turn with a call that is wrong: an error for the model, and the turn after it."""

    def answers(wire: Any) -> list[Answer]:
        return [
            stream(*wire.said("Well.", calls=[("c1", name, arguments)])),
            stream(*wire.said("I see.")),
        ]

    return Row(answers=answers, tool_error=error)


def odd_events(wire: Any) -> Answer:
    odd = [{"type": "response.shiny.new", "x": 1}, {"object": "surprise"}, [1, 2], "3"]
    return stream(*odd, *wire.said("Welcome."))


def doubled(wire: Any) -> Answer:
    """Responses numbers its events; on Chat a call of the same id, the end and its mark may come
    twice.
    """
    if wire is Responses:
        return stream(*[copy for one in wire.said("Wel", "come.") for copy in (one, one)])
    *said, end, usage, done = wire.said("Welcome.")
    return stream(*said, end, end, usage, usage, done, done)


def failed_event(wire: Any) -> Answer:
    """`response.failed` and what says the same on Chat, a finish reason `error`."""
    return (
        stream(wire.delta("Half"), FAILED)
        if wire is Responses
        else stream(wire.delta("Half"), wire.chunk({}, "error"))
    )


def dribbled(wire: Any) -> Answer:
    whole = b"".join(event(one) for one in wire.said("Welcome."))
    return Answer(headers=SSE, pieces=tuple(whole[at : at + 1] for at in range(len(whole))))


def deep(levels: int) -> str:
    return '{"prompt": "a", "options": ' + "[" * levels + "]" * levels + "}"


TABLE: dict[str, Row] = {
    "401": at_once(lambda _: refused(401), say.UNAUTHORIZED),
    "403": at_once(lambda _: refused(403), say.FORBIDDEN),
    "404": at_once(lambda _: refused(404), say.NOT_FOUND),
    "429 with Retry-After short": every_try(lambda _: refused(429, retry_after="2"), told=say.BUSY),
    "429 with Retry-After long": at_once(
        lambda _: refused(429, retry_after="3600"), say.BUSY_FOR_LONG
    ),
    "quota exhausted": at_once(lambda _: refused(429, QUOTA), say.QUOTA),
    "500 then well": Row(answers=lambda wire: [refused(500), stream(*wire.said("Welcome."))]),
    "502 HTML": every_try(lambda _: page(502)),
    "a captive portal's 200 HTML": at_once(lambda _: page(200), say.SIGN_IN_PAGE),
    "JSON instead of a stream": at_once(lambda _: refused(200, {"choices": []}), say.NOT_A_STREAM),
    "an empty body": every_try(lambda _: Answer(200), told=say.EMPTY),
    "bad JSON in a line": every_try(lambda _: stream("{not json"), told=say.GARBLED),
    "a stream cut in text": every_try(
        lambda wire: stream(wire.delta("Half"), CUT), told=say.BROKE_OFF, partial="Half"
    ),
    "a stream cut in a tool call": every_try(
        lambda wire: stream(wire.delta("Half"), *wire.half_call(CALL), CUT),
        told=say.BROKE_OFF,
        partial="Half",
    ),
    "no terminal event": every_try(
        lambda wire: stream(wire.delta("Half"), *wire.call(CALL)),
        told=say.BROKE_OFF,
        partial="Half",
    ),
    "error event": every_try(
        lambda wire: stream(wire.delta("Half"), wire.error("server_error")), partial="Half"
    ),
    "response.failed event": every_try(failed_event, partial="Half"),
    "incomplete by length in the middle of a call": at_once(
        lambda wire: stream(wire.delta("Half"), *wire.half_call(CALL), *wire.cut("length")),
        say.CUT_BY_LENGTH,
        partial="Half",
    ),
    "content filter": at_once(
        lambda wire: stream(wire.delta("Half"), *wire.cut("content_filter")),
        say.CONTENT_FILTER,
        partial="Half",
    ),
    "unknown events": Row(answers=lambda wire: [odd_events(wire)]),
    "doubled events": Row(answers=lambda wire: [doubled(wire)]),
    "comments": Row(
        answers=lambda wire: [stream(b": hello\n\n", *wire.said("Welcome."), b": bye\n\n")]
    ),
    "a dribble": Row(answers=lambda wire: [dribbled(wire)]),
    "240 KB of text": Row(answers=lambda wire: [stream(*wire.said(*["word " * 200] * 240))]),
    "bad arguments": called("get_user_option", "{not json", "invalid_parameters"),
    "empty arguments": called("get_user_option", "", "invalid_parameters"),
    "array arguments": called("get_user_option", "[]", "invalid_parameters"),
    "wrongly typed arguments": called(
        "get_user_option", '{"prompt": 7, "options": "x"}', "invalid_parameters"
    ),
    "5 MB arguments": at_once(
        lambda wire: stream(*wire.said(calls=[("c", "x", "9" * 5_000_000)])), say.TOO_LARGE
    ),
    "200-deep arguments": called("get_user_option", deep(200), "invalid_parameters"),
    "unknown tool": called("open_shell", "{}", "unknown_tool"),
    "a path as file handle": called(
        "extract_document", '{"file_url": "/etc/passwd"}', "invalid_parameters"
    ),
    "a URL as file handle": called(
        "extract_document", '{"file_url": "https://evil.test/x.pdf"}', "invalid_parameters"
    ),
    "a context overflow": at_once(lambda _: refused(400, OVERFLOW), say.OVERFLOW),
}
ELSEWHERE: dict[str, tuple[ModuleType, str]] = {
    "8 s before the first byte": (test_faults, "test_slow_first_byte_is_waited_for"),
    "silence past the watchdog": (
        test_in_the_interview,
        "test_silence_is_told_and_then_given_up_on_an_injected_clock",
    ),
    "forbidden tool": (
        test_in_the_interview,
        "test_a_tool_that_is_not_for_this_phase_is_neither_offered_nor_run",
    ),
    "a call repeated for ever": (
        test_in_the_interview,
        "test_a_call_for_ever_ends_after_twelve_turns_with_a_word_and_continue",
    ),
    "refused connection": (test_faults, "test_a_refused_connection"),
    "TLS failure": (test_faults, "test_a_certificate_nobody_vouches_for"),
}
"""Faults that need a server, a clock or a length of their own; each test runs on both wires."""


def test_no_fault_of_the_issue_is_missing() -> None:
    """Issue 4.3: the line and the tables are the same faults; those with a test of their own run on
    both wires too.
    """
    assert sorted(FAULTS.split(", ")) == sorted((*TABLE, *ELSEWHERE))
    for module, name in ELSEWHERE.values():
        assert "wire" in inspect.signature(getattr(module, name)).parameters, name


@pytest.mark.parametrize("name", TABLE)
def test_a_fault_is_told_runs_no_call_and_the_interview_goes_on(
    wire: Any, server: ModelServer, tmp_path: Path, name: str
) -> None:
    """Issue 4.3: one sentence and the question stands, or nothing at all; never a lost answer."""
    row = TABLE[name]
    server.plays(*row.answers(wire), stream(*wire.said("Going on.")))
    with Played(tmp_path, client_of(wire, server.base_url)) as interview:
        told = interview.asked("message").args["text"]
        interview.quiet()
        assert not [one for one in interview.told(AskPublished) if one.tool == "get_user_option"]
        errors = [one.message for one in interview.told(ErrorTold)]
        assert errors == ([row.told] if row.told else [])
        if row.told:
            assert told == row.told
        partial = [one.text for one in interview.told(MessageAdded) if one.partial]
        assert partial == ([row.partial] if row.partial else [])
        said = [
            event.body
            for event in interview.events(kinds.LEADER_SAID)
            if event.body and event.body["partial"]
        ]
        assert not [one for one in said if one["calls"]]
        interview.post(ContinueRequested() if row.told else PersonSaid(text="and now?"))
        interview.until(MessageAdded, lambda one: one.text == "Going on.")
        everything = repr(interview.out)
        assert not interview.store.records()
    if row.tool_error:
        assert json.loads(wire.outputs(server.bodies[1])["c1"])["error"]["code"] == row.tool_error
    assert "SECRET" not in everything
    assert KEY not in everything


def asking_for(question: str) -> Callable[[AskPublished], bool]:
    return lambda one: one.args.get("text") == question


def test_a_context_overflow_is_shortened_from_stored_records_and_the_person_is_told(
    wire: Any, server: ModelServer, tmp_path: Path
) -> None:
    """Issue 4.3: we compact and say so; the conversation in the store stays whole."""
    talk = [stream(*wire.said(f"Question {at}?")) for at in range(14)]
    server.plays(*talk, refused(400, OVERFLOW), stream(*wire.said("Going on.")))
    with Played(tmp_path, Compacting(client_of(wire, server.base_url))) as interview:
        for at in range(14):
            ask = interview.until(AskPublished, asking_for(f"Question {at}?"))
            interview.answer(ask, text=f"Answer {at}, at length.")
        interview.until(MessageAdded, lambda one: one.text == "Going on.")
        assert [one.message for one in interview.told(ErrorTold)] == [say.COMPACTED]
        interview.quiet()
        kept = json.dumps([event.body for event in interview.store.newest_session().events])  # type: ignore[union-attr]
    assert "Answer 0, at length." in kept
    assert "Answer 0, at length." in json.dumps(server.bodies[-2])
    assert "Answer 0, at length." not in json.dumps(server.bodies[-1])
    assert "Answer 13, at length." in json.dumps(server.bodies[-1])


# Stop

LONG = "word " * 200


def _begun(wire: Any) -> dict[str, tuple[Any, ...]]:
    """What the server has sent before it holds the next event back."""
    return {
        "before the first event": (),
        "after a comment": (b": keep-alive\n\n",),
        "after an unknown event": ({"type": "response.shiny.new"},),
        "in the text": (wire.delta("One "),),
        "in a call": (wire.delta("One "), *wire.half_call(CALL)),
        "after a whole call": (wire.delta("One "), *wire.call(CALL)),
        "in the middle of a byte's dribble": tuple(
            bytes([one]) for one in event(wire.delta("One "))[:20]
        ),
        "in 240 KB of text": tuple(wire.delta(LONG, at) for at in range(1, 120)),
        "in huge arguments": (
            wire.delta("One "),
            *wire.half_call(("c1", "get_user_option", "9" * 900_000)),
        ),
    }


POINTS = tuple(_begun(Responses))


@pytest.mark.parametrize("point", POINTS)
def test_stop_closes_the_stream_before_the_servers_next_event(
    wire: Any, server: ModelServer, tmp_path: Path, point: str
) -> None:
    """Issue 4.3: wherever the stream is; the server sees the line go dead while it holds its next
    event back.
    """
    hold = Hold()
    begun = _begun(wire)[point]
    server.plays(
        stream(*begun, hold, wire.delta("never"), wire.end()), stream(*wire.said("Going on."))
    )
    with Played(tmp_path, client_of(wire, server.base_url)) as interview:
        assert hold.reached.wait(10)
        if point.startswith(("in the text", "in a call", "after a whole", "in 240", "in huge")):
            interview.until(StreamStarted)
        _stopped_and_goes_on(interview, hold)


def test_stop_before_the_server_has_answered_at_all(
    wire: Any, server: ModelServer, tmp_path: Path
) -> None:
    """Issue 4.3: 8 s before the first byte, and the person has had enough."""
    hold = Hold()
    server.plays(replace(stream(*wire.said("never")), held=hold), stream(*wire.said("Going on.")))
    with Played(tmp_path, client_of(wire, server.base_url)) as interview:
        assert hold.reached.wait(10)
        _stopped_and_goes_on(interview, hold)


@pytest.mark.parametrize(
    "first", [refused(500), refused(429, retry_after="2"), page(502), Answer(200)]
)
def test_stop_in_a_second_try(
    wire: Any, server: ModelServer, tmp_path: Path, first: Answer
) -> None:
    """Issue 4.3: after a fault that may pass, in the middle of the next try."""
    hold = Hold()
    server.plays(
        first,
        stream(wire.delta("One "), hold, wire.delta("never")),
        stream(*wire.said("Going on.")),
    )
    with Played(tmp_path, client_of(wire, server.base_url)) as interview:
        assert hold.reached.wait(10)
        _stopped_and_goes_on(interview, hold)
        assert len(server.received) == 3


@pytest.mark.parametrize("first", [refused(500), refused(429, retry_after="50")])
def test_stop_while_it_waits_before_the_next_try(
    wire: Any, server: ModelServer, tmp_path: Path, first: Answer
) -> None:
    """Issue 4.3: in the pause no further request leaves."""
    server.plays(first, stream(*wire.said("Going on.")))
    with Played(
        tmp_path, client_of(wire, server.base_url), limits=Limits(retry=RetryPolicy(pauses=(40.0,)))
    ) as interview:
        state = interview.until(WorkStateChanged, lambda one: one.state == "retrying")
        assert state.seconds_left in (40.0, 50.0)
        _stopped_and_goes_on(interview, None)
        assert len(server.received) == 2


def test_stop_after_an_overflow_was_shortened(
    wire: Any, server: ModelServer, tmp_path: Path
) -> None:
    """Issue 4.3: in the shortened second request."""
    talk = [stream(*wire.said(f"Question {at}?")) for at in range(14)]
    hold = Hold()
    held = stream(wire.delta("One "), hold, wire.delta("never"))
    server.plays(*talk, refused(400, OVERFLOW), held, stream(*wire.said("Going on.")))
    with Played(tmp_path, Compacting(client_of(wire, server.base_url))) as interview:
        for at in range(14):
            ask = interview.until(AskPublished, asking_for(f"Question {at}?"))
            interview.answer(ask, text=f"Answer {at}.")
        assert hold.reached.wait(10)
        _stopped_and_goes_on(interview, hold)


def test_stop_while_another_model_steps_in(wire: Any, server: ModelServer, tmp_path: Path) -> None:
    """Issue 4.3, D13: the fallback's stream is closed too."""
    hold = Hold()
    with ModelServer([refused(402)]) as down:
        server.plays(
            stream(wire.delta("One "), hold, wire.delta("never")), stream(*wire.said("Going on."))
        )
        both = Fallback([client_of(wire, down.base_url), client_of(wire, server.base_url)])
        with Played(tmp_path, both) as interview:
            assert hold.reached.wait(10)
            _stopped_and_goes_on(interview, hold)


def test_stop_in_a_call_that_is_repeated_for_ever(
    wire: Any, server: ModelServer, tmp_path: Path
) -> None:
    """Issue 4.3: between two of its turns as well as within one."""
    hold = Hold()
    turns = [
        stream(*wire.said(calls=[(f"c{at}", "capabilities_describe", "{}")])) for at in range(3)
    ]
    server.plays(*turns, stream(hold, wire.delta("never")), stream(*wire.said("Going on.")))
    with Played(tmp_path, client_of(wire, server.base_url)) as interview:
        assert hold.reached.wait(10)
        _stopped_and_goes_on(interview, hold)


def _stopped_and_goes_on(interview: Played, hold: Hold | None) -> None:
    interview.post(StopRequested())
    if hold is not None:
        assert hold.hung_up.wait(10), "the stream was not closed"
    interview.until(WorkStateChanged, lambda one: one.state == "idle")
    assert "never" not in repr(interview.out)
    said = interview.events(kinds.LEADER_SAID)[-1].body
    assert said is not None
    assert said["partial"]
    assert not said["calls"]
    assert not [one for one in interview.told(AskPublished) if one.tool == "get_user_option"]
    interview.post(PersonSaid(text="go on"))
    interview.until(MessageAdded, lambda one: one.text == "Going on.")
    interview.quiet()
