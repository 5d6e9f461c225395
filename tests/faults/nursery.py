"""Runs a scenario in a child for each point at which a fault can strike, and says what came of it.

Run under the shim: `LD_PRELOAD=shim.so python -m tests.faults.nursery JOB`, where JOB is JSON with
`scenario`, `room` (an empty folder), and `every` (every point, or two of each call). Everything is imported once; each child is forked, armed and lost. Prints a JSON line for
each fault: scenario, call, nth, kind, path, happened, outcome, wrong (a sentence, or "").
"""

import contextlib
import ctypes
import json
import os
import random
import select
import shutil
import signal
import sys
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path

from interview_app.errors import PersonCanMend
from tests.faults.scenarios import SCENARIOS, Scenario

ERRORS = ("EIO", "ENOSPC", "EIO+", "ENOSPC+")
KINDS = {
    "fsync": ("kill", *ERRORS),
    "fdatasync": ("kill", *ERRORS),
    "pwrite64": ("kill", "torn", *ERRORS),
    "write": ("kill", "torn", *ERRORS),
    "rename": ("kill", *ERRORS),
}
LONGEST = 30.0
"""Seconds after which a run counts as hanging."""


class Child:
    """A forked run, armed: its lines out, its answer, and what the shim told."""

    def __init__(self, scenario: Scenario, folder: Path, *, call: str, nth: int, kind: str) -> None:
        said, told = os.pipe(), os.pipe()
        into, out = os.pipe(), os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            for descriptor in (said[0], told[0], into[1], out[0]):
                os.close(descriptor)
            _live(scenario, folder, (call, nth, kind), told[1], said[1], (into[0], out[1]))
        for descriptor in (said[1], told[1], into[0], out[1]):
            os.close(descriptor)
        self._said, self._told, self._in, self._out = said[0], told[0], into[1], out[0]
        self._buffer = b""
        self.hung = False

    def line(self) -> dict[str, object] | None:
        """The next line out; None at its end."""
        while b"\n" not in self._buffer:
            if not select.select([self._out], [], [], LONGEST)[0]:
                self.hung = True
                os.kill(self.pid, signal.SIGKILL)
                return None
            piece = os.read(self._out, 1 << 16)
            if not piece:
                return None
            self._buffer += piece
        raw, self._buffer = self._buffer.split(b"\n", 1)
        line: dict[str, object] = json.loads(raw)
        return line

    def send(self, order: dict[str, object]) -> None:
        """A line in; a dead child takes none."""
        with contextlib.suppress(BrokenPipeError):
            os.write(self._in, json.dumps(order).encode() + b"\n")

    def end(self) -> tuple[str, list[list[str]]]:
        """Let it end; its outcome, and the lines of the shim."""
        self.send({"quit": True})
        while self.line() is not None:
            pass
        for descriptor in (self._in, self._out):
            os.close(descriptor)
        said, told = _all(self._said).decode(), _all(self._told).decode("utf-8", "replace")
        status = os.waitpid(self.pid, 0)[1]
        points = [line.split(" ", 3) for line in told.splitlines()]
        if self.hung:
            return "hung", points
        return ("killed" if os.WIFSIGNALED(status) else said or "nothing said"), points


def _all(descriptor: int) -> bytes:
    with os.fdopen(descriptor, "rb") as file:
        return file.read()


def _live(
    scenario: Scenario,
    folder: Path,
    point: tuple[str, int, str],
    told: int,
    said: int,
    channel: tuple[int, int],
) -> None:
    """What a child does; it never comes back."""
    try:
        sys.stdin = os.fdopen(channel[0], encoding="utf-8")
        sys.stdout = os.fdopen(channel[1], "w", encoding="utf-8")
        call, nth, kind = point
        arm = ctypes.CDLL(None).fault_arm
        arm(call.encode(), ctypes.c_long(nth), kind.encode(), os.fsencode(folder), told)
        scenario.run(folder)
        outcome = "went on"
    except PersonCanMend as error:
        outcome = error.code
    except BaseException:  # noqa: BLE001 - told to the parent, which fails the test
        outcome = "bug: " + traceback.format_exc()[-1500:]
    os.write(said, outcome.encode())
    os._exit(0)


def points(scenario: Scenario, room: Path) -> list[tuple[str, int]]:
    """Every point of an undisturbed run."""
    folder = _fresh(scenario, room)
    child = Child(scenario, folder, call="", nth=0, kind="count")
    scenario.attend(child, folder)
    outcome, told = child.end()
    assert outcome == "went on", outcome
    assert (wrong := scenario.wrong(folder)) == "", wrong
    return [(call, int(nth)) for _what, call, nth, _path in told]


def _fresh(scenario: Scenario, room: Path) -> Path:
    """The folder as the scenario prepared it, which is done once: its flushes take their time."""
    folder, prepared = room / "data", room / "prepared"
    shutil.rmtree(folder, ignore_errors=True)
    if not prepared.exists():
        prepared.mkdir()
        scenario.prepare(folder)
        if folder.exists():
            folder.rename(prepared / "data")
    if (prepared / "data").exists():
        shutil.copytree(prepared / "data", folder)
    scenario.begin(folder)
    return folder


def strike(scenario: Scenario, room: Path, call: str, nth: int, kind: str) -> dict[str, object]:
    """One fault at one point, then what must be true after it, then the same again in peace."""
    folder = _fresh(scenario, room)
    child = Child(scenario, folder, call=call, nth=nth, kind=kind)
    scenario.attend(child, folder)
    outcome, told = child.end()
    outcome = scenario.told() if outcome == "went on" else outcome
    wrong = ""
    if outcome != "killed" and (left := list(folder.rglob(".new-*"))):
        wrong = f"unfinished files were left: {left}"
    if outcome.startswith("bug") or outcome in ("hung", "nothing said"):
        wrong = outcome
    try:
        wrong = wrong or scenario.wrong(folder)
        again = Child(scenario, folder, call="", nth=0, kind="count")
        scenario.attend(again, folder)
        second = again.end()[0]
        if second != "went on":
            wrong = wrong or f"done again: {second}"
        wrong = wrong or scenario.unfinished(folder)
    except PersonCanMend as error:
        wrong = wrong or f"{error.code}: {error.sentence}"
    except AssertionError:
        wrong = wrong or traceback.format_exc()[-800:]
    return {
        "scenario": scenario.name,
        "call": call,
        "nth": nth,
        "kind": kind,
        "path": told[0][3] if told else "",
        "happened": [line[0] for line in told] == ["injected"],
        "outcome": outcome if not outcome.startswith("bug") else "bug",
        "wrong": wrong,
    }


def chosen(found: Sequence[tuple[str, int]], *, every: bool) -> Iterator[tuple[str, int, str]]:
    """Every point with every death and one of the errors in turn; or, of each call, one death and
    one error, the same every time.
    """
    rng = random.Random(29)
    for call, kinds in KINDS.items():
        here = [nth for name, nth in found if name == call]
        deaths = [kind for kind in kinds if kind not in ERRORS]
        if every:
            yield from ((call, nth, kind) for nth in here for kind in deaths)
            yield from ((call, nth, ERRORS[nth % len(ERRORS)]) for nth in here)
        elif here:
            yield call, rng.choice(here), rng.choice(deaths)
            yield call, rng.choice(here), rng.choice(ERRORS)


def main(job: dict[str, object]) -> None:
    """Strike at the chosen points."""
    scenario = SCENARIOS[str(job["scenario"])]()
    room = Path(str(job["room"]))
    found = points(scenario, room)
    print(json.dumps({"scenario": scenario.name, "points": len(found)}), flush=True)  # noqa: T201
    for call, nth, kind in chosen(found, every=bool(job["every"])):
        print(json.dumps(strike(scenario, room, call, nth, kind)), flush=True)  # noqa: T201


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
