"""The actor: what a tool call costs beside its bare durable commits, and how fast the headless
channel starts, in one run.

python -m benchmarks.actor
"""

import json
import queue
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from benchmarks.figures import Figure
from interview_app.domain.journal import Commit, NewEvent, WaitingCall
from interview_app.domain.known import Known
from interview_app.domain.phases import Phase
from interview_app.domain.writing import CandidateDossier
from interview_app.guide.leader import Guide
from interview_app.guide.marks import WIRE
from interview_app.llm.client import (
    CallReady,
    HistoryItem,
    LeaderItem,
    PersonItem,
    ResultItem,
    ToolCall,
    ToolSpec,
    TurnDone,
    TurnEvent,
    TurnRequest,
)
from interview_app.messages.interview import AskAnswered, AskPublished, QuitRequested
from interview_app.paths import DataFolder, resources
from interview_app.store.opening import open_store
from interview_app.use_cases.interviews.parts import Interview

CALLS = 200
REPEATS = 5
STARTS = 9
ANSWERS = 300
GUIDE_TOOLS = ("get_user_option", "submit_for_validation", "persist_data", "next_phase")
TRIED_START = (
    "two fifths of the instructions are gone: frozen dataclasses that share their methods, "
    "schemas of tools only for a model,"
    " the guide's data as JSON, no search for garbage among imports, patterns compiled when "
    "first needed. Of what is left,"
    " two fifths are Python, click, asyncio and pydantic before a line of ours runs; the rest is "
    "150 small modules"
    " and sixty pydantic models that the first question needs."
)
OPTION = {"prompt": "Which?", "options": [{"id": "a", "label": "Ay"}, {"id": "b", "label": "Bee"}]}


class Asking:
    """A leader that always asks the same question."""

    label, is_local = "bench", True

    def __init__(self) -> None:
        self._turn = 0

    async def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
        """One call."""
        self._turn += 1
        call = ToolCall(
            call_id=f"call-{self._turn}", name="get_user_option", arguments=json.dumps(OPTION)
        )
        yield CallReady(call=call)
        yield TurnDone()


def through_the_actor(folder: Path) -> tuple[float, int]:
    """Milliseconds of one call (asked, waiting, answered, acknowledged, asked again), and its
    durable commits.
    """
    asks: queue.Queue[AskPublished] = queue.Queue()
    interview = Interview(
        DataFolder(folder),
        emit=lambda out: asks.put(out) if isinstance(out, AskPublished) else None,
        leader=Asking(),
    )
    interview.start()
    times = []
    ask = asks.get(timeout=30)
    for _ in range(CALLS):
        begun = time.perf_counter()
        interview.post(AskAnswered(token=ask.token, data={"selectedIds": ["a"]}))
        ask = asks.get(timeout=30)
        times.append((time.perf_counter() - begun) * 1000)
    interview.post(QuitRequested())
    interview.actor.join(30)
    interview.close()
    return statistics.median(times), 3


def bare(folder: Path) -> float:
    """Milliseconds of the same three commits alone: the answer with its result, the reply, the
    waiting row.
    """
    said = {
        "text": "",
        "calls": [{"call_id": "c", "name": "get_user_option", "arguments": json.dumps(OPTION)}],
    }
    times = []
    with open_store(DataFolder(folder)) as store:
        session = store.start_session().info.id
        for number in range(CALLS):
            call = WaitingCall(
                token=f"t{number}",
                call_id="c",
                tool="get_user_option",
                args=OPTION,
                args_sha256="0" * 64,
                ask=OPTION,
            )
            answer = NewEvent(
                kind="call_answered",
                body={"token": call.token, "data": {"selectedIds": ["a"]}, "ack": {}},
            )
            result = NewEvent(
                kind="call_result",
                body={"call_id": "c", "tool": call.tool, "output": {"n": number}},
            )
            waiting = NewEvent(kind="call_waiting", body=asdict(call))
            begun = time.perf_counter()
            store.commit(
                session, Commit(events=(NewEvent(kind="leader_said", body={**said, "n": number}),))
            )
            store.commit(session, Commit(events=(waiting,)))
            store.commit(session, Commit(events=(answer, result)))
            times.append((time.perf_counter() - begun) * 1000)
    return statistics.median(times)


def headless_start(folder: Path) -> float:
    """Seconds from the start of the process to its first line, the guide leading."""
    command = [
        sys.executable,
        "-m",
        "interview_app",
        "--headless",
        "--control",
        "stdio",
        "--data-dir",
        str(folder),
    ]
    begun = time.perf_counter()
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        first: dict[str, Any] = json.loads(process.stdout.readline())
        taken = time.perf_counter() - begun
        assert "waiting" in first
        process.stdin.write(b'{"quit": true}\n')
        process.stdin.close()
        process.stdout.read()
    return taken


def next_question() -> float:
    """Milliseconds from an answer to the guide's next question, after a long interview: the turn
    alone, which reads the whole history anew.
    """
    guide = Guide(resources() / "guide")
    history: list[HistoryItem] = []
    known = Known(phase=Phase.DEEP_DIVE, dossier=CandidateDossier())
    tools = tuple(ToolSpec(name=one, description="", schema={}) for one in GUIDE_TOOLS)
    times: list[float] = []
    for number in range(ANSWERS):
        begun = time.perf_counter()
        request = TurnRequest(history=tuple(history), known=known, tools=tools)
        step = guide.plan(request)
        times.append((time.perf_counter() - begun) * 1000)
        calls = tuple(
            ToolCall(call_id=f"c{number}", name=name, arguments=json.dumps(arguments))
            for name, arguments in ([step.call] if step.call is not None else [])
        )
        history.append(
            LeaderItem(text=step.text, calls=calls, raw_items=step.raw_items(), wire=WIRE)
        )
        if calls and calls[0].name == "get_user_option":
            said = {"selectedIds": [], "otherText": f"I tell you of number {number}"}
            history.append(ResultItem(call_id=f"c{number}", tool=calls[0].name, output=said))
        else:
            history.append(PersonItem(text=f"This is answer {number}", event_id=number))
    return statistics.median(times[-20:])


def run() -> list[Figure]:
    """The figures of the actor."""
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        pairs = [
            (through_the_actor(home / f"a{n}")[0], bare(home / f"b{n}")) for n in range(REPEATS)
        ]
        starts = [headless_start(home / f"h{n}") for n in range(STARTS)]
    question = next_question()
    ratio = statistics.median(ours / theirs for ours, theirs in pairs)
    ours = statistics.median(one for one, _ in pairs)
    return [
        Figure(
            name="actor: a tool call beside its bare durable commits",
            value=round(ratio, 2),
            unit="times",
            goal=3.0,
            how=f"an option asked, answered and acknowledged ({ours:.2f} ms) beside the same "
            f"three commits; {CALLS} calls",
        ),
        Figure(
            name="guide: an answer to the next question",
            value=round(question, 2),
            unit="ms",
            goal=50.0,
            how=f"the guide's turn behind {ANSWERS} answers, the whole history read anew; median "
            "of the last 20",
        ),
        Figure(
            name="headless: start to the first waiting",
            value=round(statistics.median(starts), 2),
            unit="s",
            goal=0.5,
            how=f"new data folder, the guide leading; median of {STARTS} starts, fastest "
            f"{min(starts):.2f} s",
            tried=TRIED_START,
        ),
    ]


if __name__ == "__main__":
    for figure in run():
        print(json.dumps({**asdict(figure), "reached": figure.reached}, ensure_ascii=False))
