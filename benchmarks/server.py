"""The dispatcher under load, beside a bare starlette route with one durable commit in the same run
(issue 6).

python -m benchmarks.server
"""

import asyncio
import http.client
import resource
import sqlite3
import statistics
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from benchmarks.figures import Figure
from interview_app.domain.cv_session import CvSession
from interview_app.domain.reading import DocumentReading, Quality
from interview_app.paths import DataFolder, resources
from interview_app.rendering.engine import RenderEngine
from interview_app.server import cv_data, pages
from interview_app.server.dispatcher import Answer, Dispatcher
from interview_app.server.loopback import LoopbackServer, application
from interview_app.store.opening import open_store

SESSIONS = 10_000
CALLS = 1_000
LONG_RUN = 20_000
TOKEN = "t" * 43
HOST = b"127.0.0.1:8000"

App = Callable[[dict[str, Any], Any, Any], Awaitable[None]]


async def _post(app: App, path: str, body: bytes) -> int:
    """One request through an ASGI application, without a socket on either side."""
    headers = [
        (b"host", HOST),
        (b"authorization", f"Bearer {TOKEN}".encode()),
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    scope = {
        "type": "http", "http_version": "1.1", "method": "POST", "path": path, "raw_path": path.encode(), "root_path": "",
        "scheme": "http", "query_string": b"", "headers": headers, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 8000),
    }  # fmt: skip
    status = 0

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]

    await app(scope, receive, send)
    return status


def _bare(path: Path) -> App:
    """A bare route that makes one durable commit."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.executescript(
        "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA fullfsync=1; CREATE TABLE t (x "
        "TEXT);"
    )

    async def handle(request: Request) -> JSONResponse:
        body = (await request.body()).decode()
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO t VALUES (?)", (body,))
        connection.execute("COMMIT")
        return JSONResponse({"success": True})

    return Starlette(routes=[Route("/api/cv-tool-call-handler", handle, methods=["POST"])])


async def _reads_nothing(
    content: bytes, *, filename: str, timeout_seconds: float
) -> DocumentReading:
    del content, filename
    return DocumentReading(status="failed", quality=Quality(issues=("file_empty",)))


async def _process(_payload: Any) -> Answer:
    return Answer(body={})


async def _measured(home: Path, engine: RenderEngine) -> list[Figure]:
    folder = DataFolder(home / "data")
    folder.create()
    now = datetime.now(UTC)
    with open_store(folder) as store:
        ids = [f"{number:08x}-0000-4000-8000-000000000000" for number in range(SESSIONS)]
        _fill(store, ids, now)
        dispatcher = Dispatcher(
            sessions=store.cv_sessions,
            engine=engine,
            read=_reads_nothing,
            now=lambda: datetime.now(UTC),
        )
        ours, bare = (
            application(dispatcher, _process, port=8000, token=TOKEN),
            _bare(home / "bare.sqlite3"),
        )
        write = (
            b'{"tool_name": "update_cv_field", "session_id": "%s", "params": {"field_path": '
            b'"full_name", "value": "Ada"}}'
        )
        theirs_ms, ours_ms = [], []
        for number in range(CALLS):
            body = write % ids[(number * 37) % SESSIONS].encode()
            for app, taken in ((bare, theirs_ms), (ours, ours_ms)):
                started = time.perf_counter()
                assert await _post(app, "/api/cv-tool-call-handler", body) == 200
                taken.append((time.perf_counter() - started) * 1000)
        before = _memory()
        read = b'{"tool_name": "get_cv_session", "session_id": "%s", "params": {}}'
        for number in range(LONG_RUN):
            assert (
                await _post(
                    ours, "/api/cv-tool-call-handler", read % ids[number % SESSIONS].encode()
                )
                == 200
            )
        grown = _memory() - before
    return [
        _ratio("p50", 50, ours_ms, theirs_ms, goal=3.0),
        _ratio("p99", 99, ours_ms, theirs_ms, goal=6.0),
        Figure(
            name=f"memory grown over {LONG_RUN:,} requests",
            value=round(grown, 1),
            unit="MB",
            goal=10.0,
        ),
    ]


def _fill(store: Any, ids: list[str], now: datetime) -> None:
    ends = (now + timedelta(hours=24)).isoformat(timespec="seconds")
    cv = cv_data.empty() | {"full_name": "Ada Example", "profile": "Electrician. " * 30}
    for one in ids:
        session = CvSession(
            id=one, version=1, created=now.isoformat(timespec="seconds"), expires=ends, cv_data=cv
        )
        store.cv_sessions.add(session)


def _memory() -> float:
    """Peak resident megabytes of this process."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _ratio(
    name: str, percentile: int, ours: list[float], theirs: list[float], *, goal: float
) -> Figure:
    mine = statistics.quantiles(ours, n=100)[percentile - 1]
    bare = statistics.quantiles(theirs, n=100)[percentile - 1]
    return Figure(
        name=f"dispatcher write, {name}, {SESSIONS:,} sessions",
        value=round(mine / bare, 2),
        unit="times",
        goal=goal,
        how=f"{mine:.2f} ms beside {bare:.2f} ms of a bare route with one durable commit; "
        f"{CALLS:,} calls each, in turn",
    )


def run() -> list[Figure]:
    """The figures of the server."""
    with (
        tempfile.TemporaryDirectory() as home,
        RenderEngine(packages=resources() / "typst") as engine,
    ):
        figures = asyncio.run(_measured(Path(home), engine))
        return [*figures, _kept_connection(Path(home), engine), _pdf(engine)]


def _kept_connection(home: Path, engine: RenderEngine) -> Figure:
    """A call with token and body over one kept connection, beside a bare route of the same
    server.
    """

    async def bare(request: Request) -> JSONResponse:
        await request.body()
        return JSONResponse({"success": True})

    route = Starlette(routes=[Route("/api/cv-tool-call-handler", bare, methods=["POST"])])
    with open_store(DataFolder(home / "kept")) as store:
        dispatcher = Dispatcher(
            sessions=store.cv_sessions,
            engine=engine,
            read=_reads_nothing,
            now=lambda: datetime.now(UTC),
        )
        theirs = _over_a_socket(lambda _port: route)
        ours = _over_a_socket(
            lambda port: application(dispatcher, _process, port=port, token=TOKEN)
        )
    return Figure(
        name="a call on a kept connection, p50",
        value=round(ours / theirs, 2),
        unit="times",
        goal=3.0,
        how=f"{ours:.2f} ms beside {theirs:.2f} ms of a bare route of starlette on the same server; "
        f"{CALLS:,} calls each",
    )


def _over_a_socket(make_app: Callable[[int], Any]) -> float:
    """Milliseconds of the middle one of `CALLS` calls over one connection."""
    server = LoopbackServer(make_app)
    serving = threading.Event()
    # A signal is heard on the main thread alone; here the server is told to end.
    thread = threading.Thread(target=server.serve_until_stopped, args=(serving.set,))
    thread.start()
    serving.wait()
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    body = b'{"tool_name": "cleanup_expired_sessions"}'
    taken = []
    for _number in range(CALLS):
        started = time.perf_counter()
        connection.request("POST", "/api/cv-tool-call-handler", body=body, headers=headers)
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 200
        taken.append((time.perf_counter() - started) * 1000)
    connection.close()
    server.should_exit = True
    thread.join()
    server.listening.close()
    return statistics.median(taken)


def _pdf(engine: RenderEngine) -> Figure:
    from interview_app.server.cv_document import cv_document

    line = (
        "Planned and carried out the yearly inspection of medium voltage switchgear in nine "
        "substations"
    )
    cv = cv_data.empty() | {
        "full_name": "Ada Example",
        "work_experience": [
            {
                "employer": f"Stadtwerke {at}",
                "title": "Electrician",
                "date_range": "2019 – 2020",
                "bullets": [line] * 4,
            }
            for at in range(5)
        ],
    }
    pages.printed(engine, cv_document(cv))
    times = []
    for _again in range(5):
        started = time.perf_counter()
        pages.printed(engine, cv_document(cv))
        times.append(time.perf_counter() - started)
    return Figure(
        name="PDF of a session, warm", value=round(statistics.median(times), 2), unit="s", goal=1.0
    )


if __name__ == "__main__":
    from benchmarks.figures import table

    print(table(run()))
