"""A model's endpoint for tests: a real HTTP server on this machine that plays scripted answers and
remembers what it was sent.

An answer is a status, headers and pieces. A piece is bytes, or a `Hold` that lasts until the test
lets go or the other side hangs up, or `CUT`, which drops the connection in the middle.
"""

import asyncio
import json
import ssl
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Self

CUT = object()
"""Drop the connection here."""


class Hold:
    """Waits until `release()` or until the other side hangs up."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.hung_up = threading.Event()
        self._released = threading.Event()

    def release(self) -> None:
        self._released.set()

    async def last(self, reader: asyncio.StreamReader) -> bool:
        """Whether it was released; False when the other side hung up."""
        self.reached.set()
        gone = asyncio.ensure_future(reader.read(1))
        waiting = asyncio.ensure_future(asyncio.to_thread(self._released.wait, 20.0))
        await asyncio.wait({gone, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if gone.done():
            # A connection that was reset is a hang-up too.
            gone.exception()
            self.hung_up.set()
            self._released.set()
            await waiting
            return False
        gone.cancel()
        return True


@dataclass(frozen=True)
class Answer:
    """One scripted answer; `pieces` are sent chunked. `held` stands before the status line: nothing
    at all is answered yet.
    """

    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    pieces: tuple[Any, ...] = ()
    held: Hold | None = None


@dataclass(frozen=True)
class Received:
    """A request as it came."""

    method: str
    path: str
    headers: dict[str, str]
    body: Any


Script = Answer | Callable[[Received], Answer]


class ModelServer:
    """Plays one answer a request, in order; the last one again for ever when `repeat`. A player
    that has no answer refuses, so that nobody tries again, and fails the test at the end.
    """

    def __init__(
        self,
        script: Iterable[Script] = (),
        *,
        repeat: bool = False,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self.received: list[Received] = []
        self._failed: list[Exception] = []
        self._script = list(script)
        self._repeat = repeat
        self._tls = tls
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.port = 0

    @property
    def base_url(self) -> str:
        return f"http{'s' if self._tls else ''}://127.0.0.1:{self.port}/v1"

    @property
    def bodies(self) -> list[Any]:
        return [one.body for one in self.received]

    def plays(self, *answers: Script) -> None:
        self._script.extend(answers)

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(10)
        return self

    def __exit__(self, *_error: object) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(10)
        assert not self._thread.is_alive()
        if self._failed:
            told = f"the player had no answer to request {len(self.received)}"
            raise AssertionError(told) from self._failed[0]

    def _run(self) -> None:
        self._loop.run_until_complete(self._serve())
        self._loop.run_until_complete(self._loop.shutdown_default_executor())
        self._loop.close()

    async def _serve(self) -> None:
        self._stop = asyncio.Event()
        server = await asyncio.start_server(self._handle, "127.0.0.1", 0, ssl=self._tls)
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._stop.wait()
        server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._answer(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            self._tasks.discard(task)
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        method, path, _version = head[0].split(" ")
        headers = {
            name.casefold(): value.strip()
            for name, _, value in (line.partition(":") for line in head[1:])
        }
        raw = await reader.readexactly(int(headers.get("content-length", "0")))
        received = Received(method, path, headers, json.loads(raw) if raw else None)
        self.received.append(received)
        answer = self._next(received)
        if answer.held is not None:
            await writer.drain()
            if not await answer.held.last(reader):
                return
        lines = {"Connection": "close", "Transfer-Encoding": "chunked", **answer.headers}
        start = f"HTTP/1.1 {answer.status} Scripted\r\n" + "".join(
            f"{key}: {value}\r\n" for key, value in lines.items()
        )
        writer.write(start.encode() + b"\r\n")
        for piece in answer.pieces:
            if piece is CUT:
                await writer.drain()
                writer.transport.abort()
                return
            if isinstance(piece, Hold):
                await writer.drain()
                if not await piece.last(reader):
                    return
            elif piece:
                writer.write(b"%x\r\n%b\r\n" % (len(piece), piece))
                await writer.drain()
        writer.write(b"0\r\n\r\n")
        await writer.drain()

    def _next(self, received: Received) -> Answer:
        if not self._script:
            return Answer(status=500, pieces=(b"the script has no answer left",))
        step = self._script[0] if self._repeat and len(self._script) == 1 else self._script.pop(0)
        if isinstance(step, Answer):
            return step
        try:
            return step(received)
        except Exception as error:  # noqa: BLE001 - told when the server ends
            self._failed.append(error)
            return refused(400, {"error": {"message": "the player has no answer"}})


SSE = {"Content-Type": "text/event-stream; charset=utf-8"}


def event(data: Any) -> bytes:
    """One server-sent event."""
    text = data if isinstance(data, str) else json.dumps(data, ensure_ascii=False)
    return f"data: {text}\n\n".encode()


def stream(*pieces: Any) -> Answer:
    """An event stream; a dict becomes one event, bytes and holds stay."""
    return Answer(
        headers=SSE,
        pieces=tuple(event(one) if isinstance(one, dict | list | str) else one for one in pieces),
    )


def refused(status: int, body: Any = None, **headers: str) -> Answer:
    """A JSON error."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    content = json.dumps(
        body if body is not None else {"error": {"message": "SECRET-BODY no"}}
    ).encode()
    return Answer(
        status=status, headers={"Content-Type": "application/json", **named}, pieces=(content,)
    )


def page(status: int = 200) -> Answer:
    """A web page where an answer should be."""
    return Answer(
        status=status,
        headers={"Content-Type": "text/html"},
        pieces=(b"<html>SECRET-BODY sign in</html>",),
    )


# How each wire spells the same things

Call = tuple[str, str, str]
"""(call id, wire name, arguments)"""


class Responses:
    """The Responses wire."""

    name = "responses"
    path = "/v1/responses"

    @staticmethod
    def delta(text: str, number: int = 0) -> dict[str, Any]:
        return {
            "type": "response.output_text.delta",
            "output_index": 0,
            "delta": text,
            "sequence_number": number,
        }

    @classmethod
    def said(cls, *texts: str, calls: Iterable[Call] = (), usage: Any = None) -> list[Any]:
        events: list[Any] = [{"type": "response.created", "response": {"id": "resp_1"}}]
        events += [cls.delta(text, number) for number, text in enumerate(texts, start=1)]
        if texts:
            content = [{"type": "output_text", "text": "".join(texts), "annotations": []}]
            item = {
                "type": "message",
                "id": "msg_1",
                "role": "assistant",
                "content": content,
                "status": "completed",
            }
            events.append({"type": "response.output_item.done", "output_index": 0, "item": item})
        for at, call in enumerate(calls, start=1):
            events += cls.call(call, at)
        return [*events, cls.end(usage)]

    @staticmethod
    def call(call: Call, at: int = 1) -> list[Any]:
        id, name, arguments = call
        item = {
            "type": "function_call",
            "id": f"fc_{at}",
            "call_id": id,
            "name": name,
            "arguments": arguments,
        }
        half = len(arguments) // 2
        return [
            {
                "type": "response.output_item.added",
                "output_index": at,
                "item": {**item, "arguments": ""},
            },
            {
                "type": "response.function_call_arguments.delta",
                "output_index": at,
                "delta": arguments[:half],
            },
            {
                "type": "response.function_call_arguments.delta",
                "output_index": at,
                "delta": arguments[half:],
            },
            {"type": "response.output_item.done", "output_index": at, "item": item},
        ]

    @classmethod
    def half_call(cls, call: Call) -> list[Any]:
        """A call whose arguments have begun and are not finished."""
        return cls.call(call)[:2]

    @staticmethod
    def end(usage: Any = None) -> dict[str, Any]:
        return {
            "type": "response.completed",
            "response": {"id": "resp_1", "status": "completed", "usage": usage},
        }

    @staticmethod
    def cut(reason: str) -> list[Any]:
        named = {"length": "max_output_tokens"}.get(reason, reason)
        return [
            {"type": "response.incomplete", "response": {"incomplete_details": {"reason": named}}}
        ]

    @staticmethod
    def error(code: str, message: str = "SECRET-BODY") -> dict[str, Any]:
        return {"type": "error", "code": code, "message": message}

    @staticmethod
    def refusal() -> list[Any]:
        part = {"type": "refusal", "refusal": "I cannot."}
        item = {"type": "message", "role": "assistant", "content": [part]}
        return [
            {"type": "response.refusal.delta", "delta": "I cannot."},
            {"type": "response.output_item.done", "output_index": 0, "item": item},
            Responses.end(),
        ]

    @staticmethod
    def outputs(body: dict[str, Any]) -> dict[str, str]:
        """Results in a request, by call id."""
        return {
            one["call_id"]: one["output"]
            for one in body["input"]
            if one.get("type") == "function_call_output"
        }

    @staticmethod
    def offered(body: dict[str, Any]) -> list[str]:
        return [tool["name"] for tool in body.get("tools", ())]


class Chat:
    """The Chat Completions wire."""

    name = "chat"
    path = "/v1/chat/completions"

    @staticmethod
    def chunk(delta: dict[str, Any], finish: str | None = None) -> dict[str, Any]:
        return {"id": "c1", "choices": [{"index": 0, "delta": delta, "finish_reason": finish}]}

    @classmethod
    def delta(cls, text: str, number: int = 0) -> dict[str, Any]:
        return cls.chunk({"content": text})

    @classmethod
    def said(cls, *texts: str, calls: Iterable[Call] = (), usage: Any = None) -> list[Any]:
        events: list[Any] = [cls.chunk({"role": "assistant", "content": None})]
        events += [cls.delta(text) for text in texts]
        calls = list(calls)
        for at, call in enumerate(calls):
            events += cls.call(call, at)
        events.append(cls.chunk({}, "tool_calls" if calls else "stop"))
        if usage:
            usage = {
                "prompt_tokens": usage["input_tokens"],
                "completion_tokens": usage["output_tokens"],
            }
        return [*events, {"choices": [], "usage": usage}, "[DONE]"]

    @classmethod
    def call(cls, call: Call, at: int = 0) -> list[Any]:
        id, name, arguments = call
        half = len(arguments) // 2
        first = {
            "index": at,
            "id": id,
            "type": "function",
            "function": {"name": name, "arguments": arguments[:half]},
        }
        return [
            cls.chunk({"tool_calls": [first]}),
            cls.chunk({"tool_calls": [{"index": at, "function": {"arguments": arguments[half:]}}]}),
        ]

    @classmethod
    def half_call(cls, call: Call) -> list[Any]:
        """A call whose arguments have begun and are not finished."""
        return cls.call(call)[:1]

    @classmethod
    def end(cls, usage: Any = None) -> dict[str, Any]:
        return cls.chunk({}, "stop")

    @classmethod
    def cut(cls, reason: str) -> list[Any]:
        return [cls.chunk({}, reason), "[DONE]"]

    @staticmethod
    def error(code: str, message: str = "SECRET-BODY") -> dict[str, Any]:
        return {"error": {"code": code, "message": message}}

    @classmethod
    def refusal(cls) -> list[Any]:
        return [cls.chunk({"refusal": "I cannot."}), cls.chunk({}, "stop"), "[DONE]"]

    @staticmethod
    def outputs(body: dict[str, Any]) -> dict[str, str]:
        """Results in a request, by call id."""
        return {
            one["tool_call_id"]: one["content"] for one in body["messages"] if one["role"] == "tool"
        }

    @staticmethod
    def offered(body: dict[str, Any]) -> list[str]:
        return [tool["function"]["name"] for tool in body.get("tools", ())]


WIRES: tuple[Any, ...] = (Responses, Chat)
