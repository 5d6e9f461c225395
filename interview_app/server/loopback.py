"""The loopback server: three addresses on 127.0.0.1, and nothing else public (CONTRACT F1, F11).

Built on starlette and uvicorn. The access log holds method, address, status and milliseconds; never
content or token.
"""

import asyncio
import logging
import secrets
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from interview_app.server.dispatcher import Answer, Dispatcher
from interview_app.server.faults import Refused, body_of
from interview_app.server.http_safety import MOST_BYTES, check_head, parsed

_logger = logging.getLogger("interview_app.server")

HEALTH = {"status": "healthy", "service": "CV Generator API", "version": "1.0"}
PUBLIC = (("GET", "/api/health"),)
_HEADER_SECONDS = 10
_BODY_SECONDS = 60
MOST_OPEN_BYTES = 4 * MOST_BYTES
"""All bodies together, from their first byte until they are answered."""

ProcessCv = Callable[[Any], Awaitable[Answer]]


Application = ASGIApp
"""What `LoopbackServer` serves."""


def new_token() -> str:
    """256 bits, URL-safe."""
    return secrets.token_urlsafe(32)


def application(dispatcher: Dispatcher, process_cv: ProcessCv, *, port: int, token: str) -> ASGIApp:
    """The ASGI application with its guard."""

    async def health(_request: Request) -> Response:
        return JSONResponse(HEALTH)

    bodies = OpenBodies()

    async def tool_call(request: Request) -> Response:
        async with bodies.read(request) as body:
            return _response(await dispatcher.dispatch(parsed(body)))

    async def process(request: Request) -> Response:
        async with bodies.read(request) as body:
            return _response(await process_cv(parsed(body)))

    routes = [
        Route("/api/health", health, methods=["GET"]),
        Route("/api/cv-tool-call-handler", tool_call, methods=["POST"]),
        Route("/api/process-cv", process, methods=["POST"]),
    ]
    handlers = {Refused: _refused, HTTPException: _no_such_place, Exception: _bug}
    app = Starlette(routes=routes, exception_handlers=handlers)
    app.router.redirect_slashes = False
    return _Guard(app, port=port, token=token)


def _response(answer: Answer) -> Response:
    if answer.pdf is not None:
        return Response(answer.pdf, media_type="application/pdf", headers=_HEADERS)
    return JSONResponse(answer.body, status_code=answer.status, headers=_HEADERS)


_HEADERS = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return _error(error.status, error.error)


def _error(status: int, error: str, headers: Mapping[str, str] | None = None) -> Response:
    return JSONResponse(body_of(error), status_code=status, headers={**_HEADERS, **(headers or {})})


async def _no_such_place(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    text = {404: "Not found", 405: "Method not allowed"}.get(error.status_code, "Bad request")
    return _error(error.status_code, text, error.headers)


async def _bug(_request: Request, _error_: Exception) -> Response:
    """What starlette answers before it hands the error on to the guard, which logs it."""
    return _error(500, "Internal error")


class OpenBodies:
    """Reads bodies, counted while they stream, given a minute each, and bounded in sum."""

    def __init__(self) -> None:
        self._open = 0

    @asynccontextmanager
    async def read(self, request: Request) -> AsyncIterator[bytes]:
        """The body; it counts until the block ends.

        Raises:
            Refused: it is too large, too slow or broken off, or the others leave no room (503).
        """
        parts: list[bytes] = []
        size = 0
        try:
            try:
                async with asyncio.timeout(_BODY_SECONDS):
                    async for part in request.stream():
                        size += len(part)
                        self._open += len(part)
                        if size > MOST_BYTES:
                            raise Refused(413, "Request too large")
                        if self._open > MOST_OPEN_BYTES:
                            raise Refused(503, "Too many requests at once")
                        parts.append(part)
            except TimeoutError:
                raise Refused(408, "Request timeout") from None
            except ClientDisconnect:
                raise Refused(400, "Bad request") from None
            yield b"".join(parts)
        finally:
            self._open -= size


class _Guard:
    """Checks the head of every request before anything else sees it, and writes the access log."""

    def __init__(self, app: ASGIApp, *, port: int, token: str) -> None:
        self._app = app
        self._port = port
        self._token = token

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = time.monotonic()
        status, answered = 500, False

        async def counted(message: Any) -> None:
            nonlocal status, answered
            if message["type"] == "http.response.start":
                status, answered = message["status"], True
            await send(message)

        try:
            public = (scope["method"], scope["path"]) in PUBLIC
            # What takes no body is told of its method (405), not of a body that it does not read.
            method = scope["method"] if scope["path"] in _TAKES_BODY else "GET"
            check_head(method, scope["headers"], port=self._port, token=self._token, public=public)
            await self._app(scope, receive, counted)
        except Refused as refused:
            await _error(refused.status, refused.error)(scope, receive, counted)
        except Exception as bug:  # noqa: BLE001 - the border of the server: one fixed sentence, logged without content
            _logger.error("a request failed inside the app: %s", type(bug).__name__)
            if not answered:
                await _error(500, "Internal error")(scope, receive, counted)
        finally:
            known = scope["path"] if scope["path"] in _KNOWN else "(other)"
            _logger.info(
                "%s %s %d %d ms",
                scope["method"],
                known,
                status,
                round((time.monotonic() - started) * 1000),
            )


_TAKES_BODY = ("/api/cv-tool-call-handler", "/api/process-cv")
_KNOWN = ("/api/health", *_TAKES_BODY)


class LoopbackServer(uvicorn.Server):
    """uvicorn on one socket of 127.0.0.1; ends gracefully on SIGINT and SIGTERM."""

    def __init__(self, make_app: Callable[[int], ASGIApp], *, port: int = 0) -> None:
        # Said as TCP, or asyncio sets no TCP_NODELAY on what is accepted, and each answer on a kept
        # connection waits 40 ms for the acknowledgement of the one before.
        self.listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self.listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.listening.bind(("127.0.0.1", port))
        self.port: int = self.listening.getsockname()[1]
        config = uvicorn.Config(
            make_app(self.port),
            http=_TimedH11,
            ws="none",
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            timeout_keep_alive=10,
            timeout_graceful_shutdown=10,
            h11_max_incomplete_event_size=32_768,
            limit_concurrency=None,
        )
        super().__init__(config)
        self._on_serving: Callable[[], object] = lambda: None

    @property
    def address(self) -> str:
        """`http://127.0.0.1:PORT`."""
        return f"http://127.0.0.1:{self.port}"

    def serve_until_stopped(self, on_serving: Callable[[], object] = lambda: None) -> None:
        """Serve on this thread; `on_serving` is called once requests are answered and a stop is
        heard.
        """
        self._on_serving = on_serving
        self.run(sockets=[self.listening])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets=sockets)
        if self.started:
            self._on_serving()


def _timed_protocol() -> type[asyncio.Protocol]:
    from uvicorn.protocols.http.h11_impl import H11Protocol

    class TimedH11(H11Protocol):
        """h11 that gives a connection ten seconds to send its headers (CONTRACT F11), and echoes no
        malformed header.
        """

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._head_timer = self.loop.call_later(_HEADER_SECONDS, self._head_is_late)

        def _head_is_late(self) -> None:
            if self.cycle is None or self.cycle.response_complete:
                self.transport.close()

        def handle_events(self) -> None:
            before = self.cycle
            super().handle_events()
            if self.cycle is not before and self.cycle is not None:
                self._head_timer.cancel()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if not self.transport.is_closing():
                self._head_timer.cancel()
                self._head_timer = self.loop.call_later(_HEADER_SECONDS, self._head_is_late)

        def connection_lost(self, exc: Exception | None) -> None:
            self._head_timer.cancel()
            super().connection_lost(exc)

        def send_400_response(self, msg: str) -> None:
            del msg
            super().send_400_response("Bad request")

    return TimedH11


_TimedH11 = _timed_protocol()
