"""The attack list of the loopback server, each over a real socket (CONTRACT E8, F1, F11)."""

import asyncio
import contextlib
import http.client
import json
import logging
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from interview_app.server import loopback
from interview_app.server.dispatcher import Answer, Dispatcher
from interview_app.server.faults import Refused
from interview_app.server.http_safety import MOST_BYTES, parsed
from interview_app.server.loopback import HEALTH, LoopbackServer, ProcessCv, application, new_token

TOKEN = new_token()
HANDLER = "/api/cv-tool-call-handler"


class Running:
    """A server on its own thread, with raw and plain requests to it."""

    def __init__(self, dispatcher: Dispatcher, process_cv: ProcessCv | None = None) -> None:
        async def echo(payload: Any) -> Answer:
            return Answer(body={"echo": isinstance(payload, dict)})

        self.server = LoopbackServer(
            lambda port: application(dispatcher, process_cv or echo, port=port, token=TOKEN)
        )
        self.port = self.server.port
        self._started = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        async def serve() -> None:
            asyncio.get_running_loop().call_soon(self._started.set)
            await self.server.serve(sockets=[self.server.listening])

        asyncio.run(serve())

    def __enter__(self) -> "Running":
        self._thread.start()
        assert self._started.wait(10)
        return self

    def __exit__(self, *_error: object) -> None:
        self.server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()
        self.server.listening.close()

    def request(
        self, method: str, path: str, body: bytes | None = None, **headers: str
    ) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body=body, headers=named)
        response = connection.getresponse()
        content = response.read()
        connection.close()
        return response.status, content

    def post(self, body: bytes, path: str = HANDLER, **headers: str) -> tuple[int, dict[str, Any]]:
        named = {"Authorization": f"Bearer {TOKEN}", "Content_Type": "application/json"} | headers
        status, content = self.request("POST", path, body, **named)
        return status, json.loads(content)

    def raw(self, request: bytes) -> bytes:
        with socket.create_connection(("127.0.0.1", self.port), timeout=20) as connection:
            connection.sendall(request)
            parts = []
            while part := connection.recv(65536):
                parts.append(part)
        return b"".join(parts)


@pytest.fixture
def running(dispatcher: Dispatcher) -> Iterator[Running]:
    with Running(dispatcher) as one:
        yield one


CALL = b'{"tool_name": "cleanup_expired_sessions", "params": {}}'


def test_health_needs_no_token(running: Running) -> None:
    """F1, E8."""
    status, content = running.request("GET", "/api/health")
    assert (status, json.loads(content)) == (200, HEALTH)


def test_a_call_with_the_token_is_answered(running: Running) -> None:
    """F1."""
    assert running.post(CALL) == (200, {"success": True, "cleaned_count": 0})
    assert running.post(CALL, "/api/process-cv")[0] == 200


@pytest.mark.parametrize("value", ["", "Bearer", "Bearer x", "Basic {}", "{}", "Bearer {}x"])
def test_no_or_a_wrong_token_is_401(running: Running, value: str) -> None:
    """E8: 401 without or with a wrong one."""
    assert running.post(CALL, Authorization=value.format(TOKEN))[0] == 401


@pytest.mark.parametrize(
    "path", ["/", "/api", "/api/health/", "/docs", "/openapi.json", "/api/../etc/passwd"]
)
def test_nothing_else_is_public(running: Running, path: str) -> None:
    """F1, issue 6.6: GET / stays refused."""
    assert running.request("GET", path)[0] == 401
    assert running.request("GET", path, Authorization=f"Bearer {TOKEN}")[0] in (404, 307)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Host": "evil.example"}, 403), ({"Host": "127.0.0.1"}, 403), ({"Host": "127.0.0.1:1"}, 403),
        ({"Origin": "http://localhost"}, 403),
        ({"Origin": "null"}, 403), ({"Content_Type": "text/plain"}, 415),
        ({"Content_Type": "application/x-www-form-urlencoded"}, 415),
        ({"Content_Encoding": "gzip"}, 415),
    ],
)  # fmt: skip
def test_a_wrong_head_is_refused_before_the_body_is_read(
    running: Running, headers: dict[str, str], status: int
) -> None:
    """F11: one Host of ours, no Origin, JSON only, no content encoding."""
    assert running.post(CALL, **headers)[0] == status


def test_localhost_is_a_host_of_ours(running: Running) -> None:
    """F11."""
    assert running.post(CALL, Host=f"localhost:{running.port}")[0] == 200


def head(running: Running, *extra: str, length: int | None = len(CALL)) -> bytes:
    lines = [
        f"POST {HANDLER} HTTP/1.1",
        f"Host: 127.0.0.1:{running.port}",
        f"Authorization: Bearer {TOKEN}",
    ]
    lines += ["Content-Type: application/json", "Connection: close", *extra]
    if length is not None:
        lines.append(f"Content-Length: {length}")
    return "\r\n".join(lines).encode() + b"\r\n\r\n"


@pytest.mark.parametrize(
    "extra",
    [
        "Host: 127.0.0.1:1",
        "Content-Length: 3",
        "Transfer-Encoding: chunked, chunked",
        "X-Secret\x01: hunter2",
    ],
)
def test_doubled_or_malformed_headers_are_400_or_403_and_are_not_echoed(
    running: Running, extra: str, caplog: pytest.LogCaptureFixture
) -> None:
    """F11: exactly one Host; a malformed header is never echoed or logged."""
    with caplog.at_level(logging.DEBUG):
        answer = running.raw(head(running, extra) + CALL)
    assert answer.split()[1] in (b"400", b"403")
    assert b"hunter2" not in answer
    assert "hunter2" not in caplog.text


def test_a_chunked_body_is_counted_while_it_streams(running: Running) -> None:
    """F11: chunked bodies are fine up to the limit."""
    chunk = f"{len(CALL):x}\r\n".encode() + CALL + b"\r\n0\r\n\r\n"
    answer = running.raw(head(running, "Transfer-Encoding: chunked", length=None) + chunk)
    assert answer.startswith(b"HTTP/1.1 200")


def test_a_body_of_one_byte_too_many_is_413(running: Running) -> None:
    """F11: 15 MB counted while streaming; the length told is not believed alone."""
    assert running.raw(head(running, length=MOST_BYTES + 1)).startswith(b"HTTP/1.1 413")
    padding = b" " * (MOST_BYTES - len(CALL))
    assert running.post(CALL + padding)[0] == 200
    big = b"ffffff\r\n" + b" " * 0xFFFFFF + b"\r\n0\r\n\r\n"
    # The server answers and closes before it has taken all of it, which a client may see as a
    # reset.
    answer = b""
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        answer = running.raw(head(running, "Transfer-Encoding: chunked", length=None) + big)
    assert answer == b"" or answer.startswith(b"HTTP/1.1 413")
    assert running.post(CALL)[0] == 200


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"\xff{}", b'{"a": NaN}', b'{"a": Infinity}', b'{"a": 1, "a": 2}', b"[" * 33 + b"]" * 33,
        b'{"a":' * 40 + b"1" + b"}" * 40,
        b'{"a": ' + b"9" * 5000 + b"}", b"\x00",
    ],
)  # fmt: skip
def test_what_is_no_plain_json_is_refused(running: Running, body: bytes) -> None:
    """F10, F11: Invalid JSON: bad UTF-8, NaN, doubled keys, depth 33, endless numbers."""
    status, answer = running.post(body)
    assert (status, answer["error"]) == (400, "Invalid JSON")


def test_depth_is_counted_outside_strings() -> None:
    """F11: JSON depth 32."""
    assert parsed(json.dumps({"a": "[" * 100, "b": '"[[' * 50}).encode())["a"] == "[" * 100
    assert parsed(b"[" * 32 + b"]" * 32)
    with pytest.raises(Refused):
        parsed(b"[" * 33 + b"]" * 33)


def test_half_open_connections_do_not_slow_health(running: Running) -> None:
    """Issue 6.2: 60 half-open connections, and health still answers."""
    half = [socket.create_connection(("127.0.0.1", running.port)) for _ in range(60)]
    try:
        for one in half:
            one.sendall(b"POST /api/process-cv HTTP/1.1\r\nHost: 127")
        assert running.request("GET", "/api/health")[0] == 200
    finally:
        for one in half:
            one.close()


def test_the_access_log_holds_neither_content_nor_token(
    running: Running, caplog: pytest.LogCaptureFixture
) -> None:
    """F11, issue 6.2: structured access log without content or token."""
    with caplog.at_level(logging.INFO, logger="interview_app.server"):
        running.post(
            b'{"tool_name": "get_cv_session", "session_id": "hunter2", "params": {"q": "hunter2"}}'
        )
        running.request("GET", "/hunter2")
        running.request(
            "GET", "/api/health"
        )  # a line is written after its answer: the next one comes behind it
    assert "GET (other) 401" in caplog.text
    assert "POST /api/cv-tool-call-handler 404" in caplog.text
    assert "hunter2" not in caplog.text
    assert TOKEN not in caplog.text


def test_it_listens_on_this_machine_alone(running: Running) -> None:
    """F11: 127.0.0.1 only."""
    assert running.server.listening.getsockname() == ("127.0.0.1", running.port)


def test_a_bug_is_one_sentence_and_its_kind_in_the_log(
    dispatcher: Dispatcher,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    expected_log: list[str],
) -> None:
    """F11: no text of an error reaches the caller or the log, for it may quote what was sent."""

    async def falls(_self: object, _payload: object) -> Answer:
        raise RuntimeError("hunter2")

    expected_log.append("a request failed inside the app: RuntimeError")
    monkeypatch.setattr(Dispatcher, "dispatch", falls)
    with (
        caplog.at_level(logging.DEBUG, logger="interview_app.server"),
        Running(dispatcher) as running,
    ):
        assert running.post(CALL) == (
            500,
            {"success": False, "error": "Internal error", "code": "bug"},
        )
    assert "RuntimeError" in caplog.text
    assert "hunter2" not in caplog.text


def test_a_head_that_does_not_come_ends_the_connection(
    dispatcher: Dispatcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F11: ten seconds for the headers, here a moment."""
    monkeypatch.setattr(loopback, "_HEADER_SECONDS", 0.02)
    with Running(dispatcher) as running:
        assert running.raw(b"POST /api/process-cv HTTP/1.1\r\nHost: 127") == b""
        with socket.create_connection(("127.0.0.1", running.port), timeout=20) as connection:
            connection.sendall(
                b"GET /api/health HTTP/1.1\r\n" + f"Host: 127.0.0.1:{running.port}\r\n\r\n".encode()
            )
            answer = b""
            while part := connection.recv(65536):
                answer += part
        assert answer.startswith(b"HTTP/1.1 200"), (
            "answered first, and closed when no second head came"
        )


def test_a_body_that_does_not_come_is_408(
    dispatcher: Dispatcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F11: whoever tells a length and sends nothing holds no place for ever; a minute, here a
    moment.
    """
    monkeypatch.setattr(loopback, "_BODY_SECONDS", 0.02)
    with Running(dispatcher) as running:
        assert running.raw(head(running)).startswith(b"HTTP/1.1 408")


def test_tokens_are_long_and_new() -> None:
    """F11: 256 bits."""
    assert len({new_token() for _ in range(50)}) == 50
    assert len(TOKEN) >= 43


def test_every_refusal_has_a_code_for_programs(running: Running) -> None:
    """Issue 29: a sentence for a person, a code for a program, in every error."""
    cases = {
        "unauthorized": running.request("POST", HANDLER, CALL, Content_Type="application/json"),
        "content_type_not_json": running.request(
            "POST", HANDLER, CALL, Authorization=f"Bearer {TOKEN}", Content_Type="text/plain"
        ),
        "not_found": running.request("GET", "/api/x", Authorization=f"Bearer {TOKEN}"),
        "forbidden": running.request("GET", "/api/health", Origin="null"),
    }
    for body, code in (
        (b"{", "invalid_json"),
        (b"[]", "payload_not_an_object"),
        (b'"x"', "payload_not_an_object"),
        (b"{}", "tool_name_required"),
        (b'{"tool_name": "x"}', "unknown_tool"),
        (b'{"tool_name": "cleanup_expired_sessions", "x": 1}', "validation_failed"),
    ):
        status, answer = running.post(body)
        assert status == 400
        cases[code] = (status, json.dumps(answer).encode())
    for code, (status, content) in cases.items():
        answer = json.loads(content)
        assert (answer["code"], answer["success"]) == (code, False), status
        assert answer["error"]


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", HANDLER, "POST"),
        ("DELETE", "/api/health", "GET, HEAD"),
        ("PUT", "/api/process-cv", "POST"),
    ],
)
def test_another_method_is_405_and_says_which_are_allowed(
    running: Running, method: str, path: str, allowed: str
) -> None:
    """RFC 9110: a 405 carries Allow."""
    connection = http.client.HTTPConnection("127.0.0.1", running.port, timeout=20)
    connection.request(method, path, headers={"Authorization": f"Bearer {TOKEN}"})
    response = connection.getresponse()
    body = json.loads(response.read())
    connection.close()
    assert (response.status, body["code"]) == (405, "method_not_allowed")
    assert sorted(response.getheader("Allow", "").split(", ")) == allowed.split(", ")


def test_a_slash_too_many_is_no_other_address(running: Running) -> None:
    """No redirect, which would be followed without the body."""
    assert running.post(CALL, HANDLER + "/")[0] == 404


def test_an_answer_on_a_kept_connection_does_not_wait_for_the_one_before(running: Running) -> None:
    """Without TCP_NODELAY each took 44 ms, the delayed acknowledgement of the system."""
    connection = http.client.HTTPConnection("127.0.0.1", running.port, timeout=20)
    times = []
    for _request in range(21):
        started = time.perf_counter()
        connection.request("GET", "/api/health")
        connection.getresponse().read()
        times.append(time.perf_counter() - started)
    connection.close()
    assert sorted(times)[10] < 0.03


def test_all_open_bodies_together_are_bounded(
    dispatcher: Dispatcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What others hold open leaves no room: 503, and room again when they are gone."""
    bodies = loopback.OpenBodies()
    monkeypatch.setattr(loopback, "OpenBodies", lambda: bodies)
    part = b" " * (loopback.MOST_OPEN_BYTES // 5)
    with Running(dispatcher) as running:
        with contextlib.ExitStack() as held:
            for _number in range(5):
                one = held.enter_context(
                    socket.create_connection(("127.0.0.1", running.port), timeout=20)
                )
                one.sendall(head(running, length=len(part) + 1) + part)
            # The server takes in what was sent at its own pace. A call before it has all of it
            # would leave no room for the last of these, and the rest would never fill it.
            assert any(bodies._open == 5 * len(part) for _try in in_time())
            status, answer = running.post(CALL)
            assert (status, answer["code"]) == (503, "too_many_open_bodies")
        # It hears of their ends at its own pace too.
        assert any(running.post(CALL)[0] == 200 for _try in in_time())


def in_time() -> Iterator[None]:
    """As often as there is time for, which a busy machine needs more of."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        yield
