"""Every fault of a provider is a sentence, on both wires, against a real server (issue 4, item
3).
"""

import asyncio
import socket
import ssl
import subprocess
from pathlib import Path
from typing import Any

import pytest

from interview_app.domain import model_faults as say
from interview_app.llm.client import CallReady, TextDelta, TurnDone, TurnEvent, TurnFailed
from tests.llm.conftest import KEY, asking, client_of, played
from tests.llm.server import CUT, SSE, Answer, Hold, ModelServer, event, page, refused, stream

CALL = ("call_1", "get_user_option", '{"prompt": "Which?"}')
QUOTA = {
    "error": {
        "code": "insufficient_quota",
        "message": "You exceeded your current quota SECRET-BODY",
    }
}
OVERFLOW = {
    "error": {
        "code": "context_length_exceeded",
        "message": "maximum context length is 8192 SECRET-BODY",
    }
}
PLAIN_OVERFLOW = {"error": "the request exceeds the available context size SECRET-BODY"}


def failure(events: list[TurnEvent]) -> TurnFailed:
    """The failure that ended a turn; nothing of it may hold a body or the key."""
    last = events[-1]
    assert isinstance(last, TurnFailed), events
    assert not [one for one in events if isinstance(one, CallReady)], (
        "no call of an unfinished turn may run"
    )
    assert "SECRET" not in repr(events)
    assert KEY not in repr(events)
    return last


REFUSALS = [
    ("401", refused(401), "unauthorized", say.UNAUTHORIZED, False),
    ("403", refused(403), "forbidden", say.FORBIDDEN, False),
    ("404", refused(404), "not_found", say.NOT_FOUND, False),
    ("429 without a time", refused(429), "rate_limited", say.BUSY, True),
    ("429 short", refused(429, retry_after="7"), "rate_limited", say.BUSY, True),
    ("429 long", refused(429, retry_after="3600"), "rate_limited", say.BUSY_FOR_LONG, False),
    ("429 quota", refused(429, QUOTA), "quota", say.QUOTA, False),
    ("402", refused(402), "quota", say.QUOTA, False),
    ("500", refused(500), "server", say.SERVER, True),
    ("502 HTML", page(502), "server", say.SERVER, True),
    ("captive portal", page(200), "connection", say.SIGN_IN_PAGE, False),
    (
        "captive redirect",
        Answer(302, {"Location": "http://portal.test/"}),
        "connection",
        say.SIGN_IN_PAGE,
        False,
    ),
    (
        "JSON instead of a stream",
        refused(200, {"choices": []}),
        "bad_response",
        say.NOT_A_STREAM,
        False,
    ),
    ("an error with status 200", refused(200, QUOTA), "quota", say.QUOTA, False),
    (
        "an error larger than any",
        refused(200, {"pad": "x" * 1_100_000, **QUOTA}),
        "bad_response",
        say.NOT_A_STREAM,
        False,
    ),
    ("an empty body", Answer(200), "bad_response", say.EMPTY, True),
    ("an empty stream", stream(), "bad_response", say.EMPTY, True),
    ("comments alone", stream(b": keep-alive\n\n: ping\n\n"), "bad_response", say.EMPTY, True),
    ("bad JSON in a line", stream("{not json"), "bad_response", say.GARBLED, True),
    ("deep JSON in a line", stream("[" * 200_000), "bad_response", say.GARBLED, True),
    ("context overflow", refused(400, OVERFLOW), "context_overflow", say.OVERFLOW, False),
    (
        "context overflow of a local server",
        refused(400, PLAIN_OVERFLOW),
        "context_overflow",
        say.OVERFLOW,
        False,
    ),
    ("413", refused(413), "context_overflow", say.OVERFLOW, False),
    ("400", refused(400), "bad_response", say.REQUEST_REFUSED, False),
]


@pytest.mark.parametrize(
    ("answer", "kind", "sentence", "passes"),
    [one[1:] for one in REFUSALS],
    ids=[one[0] for one in REFUSALS],
)
def test_a_refusal_is_a_sentence(
    wire: Any, server: ModelServer, answer: Answer, kind: str, sentence: str, passes: bool
) -> None:
    """Issue 4.3: each fault before the answer has its kind, its sentence and says whether another
    try makes sense.
    """
    server.plays(answer)
    failed = failure(played(client_of(wire, server.base_url)))
    assert (failed.kind, failed.sentence, failed.retryable) == (kind, sentence, passes)
    assert len(server.received) == 1, "retries are the actor's, never the client's"


def test_retry_after_is_told_in_seconds(wire: Any, server: ModelServer) -> None:
    """A16: the time a provider asks for reaches whoever retries; a date counts as well as
    seconds.
    """
    server.plays(
        refused(429, retry_after="7"),
        refused(429, retry_after_ms="1500"),
        refused(503, retry_after="2"),
    )
    waits = [failure(played(client_of(wire, server.base_url))).retry_after for _ in range(3)]
    assert waits == [7.0, 1.5, 2.0]


@pytest.mark.parametrize(
    "asked",
    ["Mon, 01 Jan 99999 00:00:00 GMT", "Mon, 45 Foo 2026", "nan", "-1", "soon", ""],
    ids=str,
)
def test_a_time_that_is_none_is_no_time(wire: Any, server: ModelServer, asked: str) -> None:
    """Issue 4.3: what a provider writes there is as untrusted as the rest."""
    server.plays(refused(503, retry_after=asked))
    failed = failure(played(client_of(wire, server.base_url)))
    assert (failed.sentence, failed.retry_after) == (say.SERVER, None)


def faults_in_the_stream(wire: Any) -> list[tuple[str, tuple[Any, ...], str, str, bool]]:
    text = (wire.delta("Half a sen"),)
    return [
        ("cut in the text", (*text, CUT), "incomplete", say.BROKE_OFF, True),
        ("cut in a call", (*text, *wire.half_call(CALL), CUT), "incomplete", say.BROKE_OFF, True),
        ("no terminal event", text, "incomplete", say.BROKE_OFF, True),
        (
            "no terminal event after a whole call",
            (*text, *wire.call(CALL)),
            "incomplete",
            say.BROKE_OFF,
            True,
        ),
        ("an error event", (*text, wire.error("server_error")), "server", say.SERVER, True),
        ("a quota error event", (wire.error("insufficient_quota"),), "quota", say.QUOTA, False),
        (
            "a rate error event",
            (wire.error("rate_limit_exceeded"),),
            "rate_limited",
            say.BUSY,
            True,
        ),
        (
            "incomplete in a call",
            (*text, *wire.half_call(CALL), *wire.cut("length")),
            "length",
            say.CUT_BY_LENGTH,
            False,
        ),
        (
            "content filter",
            (*text, *wire.cut("content_filter")),
            "content_filter",
            say.CONTENT_FILTER,
            False,
        ),
        ("refusal", tuple(wire.refusal()), "refused", say.REFUSED, False),
        ("nothing said", tuple(wire.said()), "bad_response", say.EMPTY, True),
        (
            "a call as text",
            tuple(wire.said('{"name": "get_user_option", "arguments": {}}')),
            "bad_response",
            say.CALL_AS_TEXT,
            False,
        ),
        (
            "a call in tags",
            tuple(wire.said("<tool_call>{}</tool_call>")),
            "bad_response",
            say.CALL_AS_TEXT,
            False,
        ),
        (
            "5 MB of arguments",
            tuple(wire.said(calls=[("c", "x", "9" * 5_000_000)])),
            "bad_response",
            say.TOO_LARGE,
            False,
        ),
        (
            "text without end",
            tuple(wire.delta("so " * 100_000) for _ in range(5)),
            "length",
            say.ENDLESS,
            False,
        ),
        ("a code that is no number", (wire.error("\u00b2"),), "server", say.SERVER, True),
        ("a code without end", (wire.error("4" * 5_000),), "server", say.SERVER, True),
        (
            "an event without end",
            (b"data: " + b"x" * 9_000_000,),
            "bad_response",
            say.TOO_LARGE,
            False,
        ),
    ]


@pytest.mark.parametrize("at", range(18))
def test_a_fault_in_the_stream_is_a_sentence_and_runs_no_call(
    wire: Any, server: ModelServer, at: int
) -> None:
    """Issue 4.3: the partial text stays, no call of an unfinished turn is told as ready by a wire
    that can know it.
    """
    name, pieces, kind, sentence, passes = faults_in_the_stream(wire)[at]
    server.plays(stream(*pieces))
    events = played(client_of(wire, server.base_url))
    if name == "no terminal event after a whole call":
        # The Responses wire tells a finished item; the turn still fails, so that nothing of it is
        # run.
        events = [one for one in events if not isinstance(one, CallReady)]
    if name == "5 MB of arguments":
        assert all(len(repr(one)) < 10_000 for one in events)
    failed = failure(events)
    assert (failed.kind, failed.sentence, failed.retryable) == (kind, sentence, passes), name
    if "Half" in repr(pieces):
        assert [one.text for one in events if isinstance(one, TextDelta)] == ["Half a sen"]


def test_response_failed_is_told_with_its_cause(server: ModelServer) -> None:
    """Issue 4.3: `response.failed` of the Responses wire."""
    from tests.llm.server import Responses

    server.plays(
        stream(
            {
                "type": "response.failed",
                "response": {"error": {"code": "server_error", "message": "SECRET-BODY"}},
            }
        )
    )
    assert failure(played(client_of(Responses, server.base_url))).sentence == say.SERVER


def test_500_and_then_well(wire: Any, server: ModelServer) -> None:
    """Issue 4.3: the same request goes through on the next try."""
    server.plays(refused(500), stream(*wire.said("Hel", "lo")))
    client = client_of(wire, server.base_url)
    assert failure(played(client)).retryable
    events = played(client)
    assert [one.text for one in events if isinstance(one, TextDelta)] == ["Hel", "lo"]
    assert isinstance(events[-1], TurnDone)
    assert server.bodies[0] == server.bodies[1]


def test_a_refused_connection(wire: Any) -> None:
    """Issue 4.3: nobody listens."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
    failed = failure(played(client_of(wire, f"http://127.0.0.1:{port}/v1")))
    assert (failed.kind, failed.sentence, failed.retryable) == (
        "not_started",
        say.NOT_STARTED,
        False,
    )


def test_a_certificate_nobody_vouches_for(wire: Any, tmp_path: Path) -> None:
    """Issue 4.3: TLS failure; nothing is sent, and a retry would not help."""
    key, certificate = tmp_path / "key.pem", tmp_path / "cert.pem"
    subprocess.run(
        f"openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 "
        f"-subj /CN=127.0.0.1 "
        f"-keyout {key} -out {certificate}".split(),
        check=True,
        capture_output=True,
    )
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificate, key)
    with ModelServer(tls=tls) as server:
        failed = failure(played(client_of(wire, server.base_url)))
        assert not server.received
    assert (failed.kind, failed.sentence, failed.retryable) == ("connection", say.NOT_SECURE, False)


# Odd, but well


def test_unknown_events_doubled_events_comments_and_a_dribble_do_no_harm(
    wire: Any, server: ModelServer
) -> None:
    """Issue 4.3: what is not known is passed over, the same event twice counts once, single bytes
    make the same text.
    """
    good = wire.said("Hello ", "wörld", calls=[CALL])
    odd = [{"type": "response.shiny.new", "x": 1}, {"object": "surprise"}, [1, 2], "3"]
    whole = (
        b"".join(event(one) for one in odd)
        + b": a comment\n\n"
        + b"".join(event(one) for one in good)
    )
    dribble = Answer(headers=SSE, pieces=tuple(whole[at : at + 1] for at in range(len(whole))))
    server.plays(dribble)
    events = played(client_of(wire, server.base_url))
    assert "".join(one.text for one in events if isinstance(one, TextDelta)) == "Hello wörld"
    assert [one.call.call_id for one in events if isinstance(one, CallReady)] == ["call_1"]
    assert isinstance(events[-1], TurnDone)


def test_an_event_that_comes_twice_counts_once(server: ModelServer) -> None:
    """Issue 4.3: doubled events, told by the running number."""
    from tests.llm.server import Responses

    doubled = [copy for one in Responses.said("One ", "two", calls=[CALL]) for copy in (one, one)]
    server.plays(stream(*doubled))
    events = played(client_of(Responses, server.base_url))
    assert "".join(one.text for one in events if isinstance(one, TextDelta)) == "One two"
    assert len([one for one in events if isinstance(one, CallReady)]) == 1


def test_a_repeated_call_id_is_one_call(wire: Any, server: ModelServer) -> None:
    """DESIGN 10: a repeated call id is executed once."""
    server.plays(stream(*wire.said(calls=[CALL, CALL])))
    events = played(client_of(wire, server.base_url))
    assert len([one for one in events if isinstance(one, CallReady)]) == 1


def test_240_kb_of_text_come_whole(wire: Any, server: ModelServer) -> None:
    """Issue 4.3: a very long answer is not cut."""
    pieces = ["word " * 200] * 240
    server.plays(stream(*wire.said(*pieces)))
    events = played(client_of(wire, server.base_url))
    assert sum(len(one.text) for one in events if isinstance(one, TextDelta)) == 240_000
    assert isinstance(events[-1], TurnDone)


@pytest.mark.parametrize(
    "arguments", ["", "{not json", "[]", '{"prompt": 7}', "[" * 200 + "]" * 200, "null", '"x"']
)
def test_odd_arguments_reach_the_check_of_the_app_as_they_came(
    wire: Any, server: ModelServer, arguments: str
) -> None:
    """Issue 4.3: bad, empty, array, wrongly typed, deep: validation is the app's, and the replay
    stays acceptable.
    """
    server.plays(stream(*wire.said(calls=[("c1", "get_user_option", arguments)])))
    events = played(client_of(wire, server.base_url))
    [call] = [one.call for one in events if isinstance(one, CallReady)]
    assert call.arguments == arguments
    assert isinstance(events[-1], TurnDone)


def test_slow_first_byte_is_waited_for(wire: Any, server: ModelServer) -> None:
    """Issue 4.3: 8 s before the first byte: nothing in the wire gives up earlier than the hard
    limit (A16).
    """
    hold = Hold()
    server.plays(stream(hold, *wire.said("There.")))

    async def play() -> list[TurnEvent]:
        coming = asyncio.ensure_future(_all(client_of(wire, server.base_url).turn(asking())))
        assert await asyncio.to_thread(hold.reached.wait, 10)
        hold.release()
        return await coming

    events = asyncio.run(play())
    assert isinstance(events[-1], TurnDone)
    assert client_of(wire, server.base_url)._endpoint.read_seconds >= 180  # type: ignore[attr-defined]


async def _all(events: Any) -> list[TurnEvent]:
    return [one async for one in events]


def test_closing_the_turn_hangs_up_before_the_next_event(wire: Any, server: ModelServer) -> None:
    """Issue 4.3: Stop closes the stream; the server sees the line go dead while it still has events
    to send.
    """
    hold = Hold()
    server.plays(stream(wire.delta("One "), hold, wire.delta("two"), wire.end()))

    async def play() -> list[TurnEvent]:
        seen = []
        turn: Any = client_of(wire, server.base_url).turn(asking())
        async for one in turn:
            seen.append(one)
            if isinstance(one, TextDelta):
                break
        await turn.aclose()
        return seen

    seen = asyncio.run(play())
    assert hold.hung_up.wait(10), "the server was not hung up on"
    assert [one.text for one in seen if isinstance(one, TextDelta)] == ["One "]
