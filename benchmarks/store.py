"""The store: how fast a long session opens, and what a durable commit costs beside a bare one of
SQLite, in one run.

python -m benchmarks.store
"""

import gc
import json
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from benchmarks.figures import Figure
from interview_app.domain import event_kinds as kinds
from interview_app.domain.journal import Commit, NewEvent, WaitingCall
from interview_app.paths import DataFolder
from interview_app.store.opening import open_store
from interview_app.store.store import Store

EVENTS = 10_000
COMMITS = 300
REPEATS = 5
TRIED_OPENING = (
    "bodies are decoded by pydantic's JSON reader (half of `json`), events are made past their "
    "`__init__`, and the"
    " collector neither runs while they are read nor walks them afterwards. Of what is left a "
    "third is SQLite handing out"
    " 12 MB, a sixth JSON, and an eighth `quick_check`, which stays: it is what tells a damaged "
    "page. Reading only the end"
    " of a session would miss what waits and what is known, which follow from all of it."
)


def conversation(count: int) -> list[NewEvent]:
    """A long session as the actor writes it: words, turns with calls, waits, answers and
    results.
    """
    events: list[NewEvent] = []
    turn = 0
    while len(events) < count:
        turn += 1
        words = (
            f"In that year I led team {turn} on the ward, and we cut the waiting time from nine "
            f"days to four. " * 3
        )
        args = {"prompt": words, "options": [{"id": str(n), "label": words[:40]} for n in range(4)]}
        call = WaitingCall(
            token=f"t{turn}",
            call_id=f"c{turn}",
            tool="get_user_option",
            args=args,
            args_sha256="0" * 64,
            ask=args,
        )
        calls = [{"call_id": call.call_id, "name": call.tool, "arguments": json.dumps(args)}]
        said = {"text": words, "calls": calls, "raw_items": [], "wire": "guide", "partial": False}
        result = {
            "call_id": call.call_id,
            "tool": call.tool,
            "output": {"selectedIds": ["1"]},
            "data": {},
        }
        answer = {"token": call.token, "data": {"selectedIds": ["1"]}, "ack": {"status": "ok"}}
        events += [
            NewEvent(kind=kinds.PERSON_SAID, body={"text": words, "attachments": []}),
            NewEvent(kind=kinds.LEADER_SAID, body=said),
            NewEvent(kind=kinds.CALL_WAITING, body=asdict(call)),
            NewEvent(kind=kinds.CALL_ANSWERED, body=answer),
            NewEvent(kind=kinds.CALL_RESULT, body=result),
        ]
    return events[:count]


def _milliseconds(
    work: Callable[[], object], *, clock: Callable[[], float] = time.perf_counter
) -> float:
    gc.collect()
    began = clock()
    work()
    return (clock() - began) * 1000


def _opening(folder: Path) -> tuple[float, float, float, float]:
    """Milliseconds of a start, of its processor time alone, of one with a backup that is due, and
    of the whole check.
    """
    places = DataFolder(folder / "long")
    with open_store(places) as store:
        session = store.start_session().info.id
        store.commit(session, Commit(events=tuple(conversation(EVENTS - 1))))

    def start() -> None:
        with open_store(places) as opened:
            found = opened.newest_session()
            if found is None or len(found.events) != EVENTS:
                raise AssertionError("the session did not come back whole")

    with_backup = _milliseconds(start)
    without = statistics.median(_milliseconds(start) for _ in range(REPEATS))
    busy = statistics.median(_milliseconds(start, clock=time.process_time) for _ in range(REPEATS))
    with open_store(places) as store:
        verified = _milliseconds(store.verify)
    return without, busy, with_backup, verified


def _bare(path: Path) -> Callable[[int], None]:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.executescript(
        "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA fullfsync=1;"
    )
    connection.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, body TEXT)")

    def commit(n: int) -> None:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO t (body) VALUES (?)", (f"answer {n} " + "x" * 200,))
        connection.execute("COMMIT")

    return commit


def _ours(store: Store) -> Callable[[int], None]:
    session = store.start_session().info.id

    def commit(n: int) -> None:
        event = NewEvent(
            kind=kinds.PERSON_SAID, body={"text": f"answer {n} " + "x" * 200, "attachments": []}
        )
        store.commit(session, Commit(events=(event,)))

    return commit


def _commits(folder: Path) -> tuple[float, float, float]:
    """Durable commits a second, ours and bare, and the ratio of their times; measured in turns
    against drift of the disk.
    """
    bare = _bare(folder / "bare.sqlite3")
    with open_store(DataFolder(folder / "commits")) as store:
        ours = _ours(store)
        ours(0)
        bare(0)
        seconds = {"ours": 0.0, "bare": 0.0}
        for n in range(1, COMMITS + 1):
            for name, commit in (("ours", ours), ("bare", bare)):
                began = time.perf_counter()
                commit(n)
                seconds[name] += time.perf_counter() - began
    return COMMITS / seconds["ours"], COMMITS / seconds["bare"], seconds["ours"] / seconds["bare"]


def run() -> list[Figure]:
    """The figures of the store."""
    with tempfile.TemporaryDirectory() as name:
        without, busy, with_backup, verified = _opening(Path(name))
        ours, bare, ratio = _commits(Path(name))
    long = f"a session of {EVENTS} events: lock, quick_check, rebuild what waits, read it whole"
    return [
        Figure(
            name="store: open a long session",
            value=without,
            unit="ms",
            goal=200.0,
            how=f"{long}; median of {REPEATS}",
            tried=TRIED_OPENING,
        ),
        Figure(
            name="store: processor time of it",
            value=busy,
            unit="ms",
            how="what it costs when others use the disk and CPU",
        ),
        Figure(
            name="store: the same with a backup due",
            value=with_backup,
            unit="ms",
            how=f"{long}, and one backup",
        ),
        Figure(
            name="store: whole check of the hash chain",
            value=verified,
            unit="ms",
            how="not part of a start",
        ),
        Figure(
            name="store: durable commits",
            value=ours,
            unit="commits/s",
            goal=10.0,
            at_least=True,
            how="one event each",
        ),
        Figure(
            name="store: bare SQLite commits",
            value=bare,
            unit="commits/s",
            how="same settings, one row each",
        ),
        Figure(
            name="store: commit beside a bare one",
            value=ratio,
            unit="times",
            how="taken in turns in one run",
        ),
    ]


if __name__ == "__main__":
    for figure in run():
        goal = "" if figure.goal is None else f"goal {figure.goal:g}; "
        print(f"{figure.name}: {figure.value:.1f} {figure.unit} ({goal}{figure.how})")
