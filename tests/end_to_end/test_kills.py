"""SIGKILL at any point of a six-answer script: nothing acknowledged is lost or doubled (issue 2,
Bad input and faults).
"""

import os
import random
import shutil
import sqlite3
import threading
from pathlib import Path

import pytest

from interview_app.paths import DataFolder
from interview_app.store.opening import open_store
from tests.end_to_end.channel import Line, Process
from tests.end_to_end.test_headless import answer_to

pytestmark = pytest.mark.end_to_end
LONG = bool(os.environ.get("INTERVIEW_APP_LONG"))
ANSWERS = 6


class Person:
    """Answers what waits, over any number of killed runs, and remembers what was acknowledged."""

    def __init__(self, folder: Path, file: Path) -> None:
        self.folder = folder
        self.file = file
        self.acks: dict[str, Line] = {}
        self.shown: dict[str, Line] = {}
        self.sent: dict[str, Line] = {}
        self.finished = False

    def take(self, line: Line) -> Line | None:
        """Note a line; the answer to give, if one is due."""
        if "ack" in line:
            before = self.acks.setdefault(line["ack"], line)
            told = ("status", "id", "version")
            assert [before[key] for key in told] == [line[key] for key in told]
        if "waiting" not in line:
            return None
        waiting = line["waiting"]
        assert self.shown.setdefault(waiting["token"], waiting) == waiting, (
            "the same token asks the same thing"
        )
        assert waiting["token"] not in self.acks, "what was acknowledged is never asked again"
        data = answer_to(waiting, self.file)
        if data is None:
            self.finished = True
            return None
        order = {"token": waiting["token"], "data": data}
        self.sent[waiting["token"]] = order
        return order

    def play(self, run: Process) -> None:
        """Answer until the script is over or the process is gone."""
        while not self.finished and (line := run.line()) is not None:
            order = self.take(line)
            if order is not None:
                run.send(order)

    def check(self) -> None:
        """Everything acknowledged is there once; the store is whole; what was shown last stands."""
        with open_store(DataFolder(self.folder)) as store:
            assert store.verify().whole
            session = store.newest_session()
            if session is None:
                assert not self.shown, "nothing is shown before the first session stands"
                return
            bodies = [event.body or {} for event in session.events if event.kind == "call_answered"]
            records = {record.id: record for record in store.records()}
        answered = [body["token"] for body in bodies]
        assert len(set(answered)) == len(answered), "no answer is doubled"
        assert set(self.acks) <= set(answered), "nothing acknowledged is lost"
        for ack in self.acks.values():
            if ack["id"]:
                assert records[ack["id"]].version == ack["version"]


def play_with_kills(person: Person, rng: random.Random, kills: int) -> None:
    """Play on while the process is killed after random moments; then in peace to the end."""
    for _ in range(kills):
        if person.finished:
            return
        with Process(person.folder) as run:
            timer = threading.Timer(rng.uniform(0.0, 1.8), run.kill)
            timer.start()
            person.play(run)
            timer.cancel()
        if (person.folder / "interview.sqlite3").exists():
            person.check()


@pytest.mark.parametrize("seed", range(30 if LONG else 2))
def test_killed_at_random_nothing_acknowledged_is_lost_or_doubled(
    tmp_path: Path, seed: int
) -> None:
    """Issue 2: random SIGKILLs; the same question with the same token stands again; the script
    still ends well.
    """
    file = tmp_path / "cv.txt"
    file.write_text("Mara Lindqvist\nmara@example.org\n")
    person = Person(tmp_path / "data", file)
    play_with_kills(person, random.Random(seed), 12 if LONG else 3)
    with Process(person.folder) as run:
        person.play(run)
        assert person.finished
        for token, order in person.sent.items():
            run.send(order)
            assert (
                run.until(lambda line, token=token: line.get("ack") == token)["duplicate"] is True
            )
        run.quit()
    person.check()
    assert len(person.sent) == ANSWERS


STRACE = shutil.which("strace")


def killing(call: str, nth: int) -> list[str]:
    """Strace that kills the process when it enters this system call for the nth time."""
    return [
        str(STRACE),
        "-f",
        "--seccomp-bpf",
        "-qq",
        "-o",
        os.devnull,
        "-e",
        f"trace={call}",
        "-e",
        f"inject={call}:signal=SIGKILL:when={nth}",
    ]


def _calls(folder: Path, file: Path, log: Path) -> list[tuple[str, int]]:
    """Every durable moment of an undisturbed run: (system call, its number)."""
    with Process(
        folder,
        before=[
            str(STRACE),
            "-f",
            "--seccomp-bpf",
            "-qq",
            "-o",
            str(log),
            "-e",
            "trace=fdatasync,fsync,rename",
        ],
    ) as run:
        person = Person(folder, file)
        person.play(run)
        run.quit()
    found: list[tuple[str, int]] = []
    counts: dict[str, int] = {}
    for line in log.read_text().splitlines():
        for call in ("fdatasync", "fsync", "rename"):
            if f" {call}(" in line:
                counts[call] = counts.get(call, 0) + 1
                found.append((call, counts[call]))
    return found


@pytest.mark.skipif(STRACE is None, reason="needs strace (Debian: apt install strace)")
def test_killed_at_each_durable_moment_nothing_acknowledged_is_lost_or_doubled(
    tmp_path: Path,
) -> None:
    """Issue 2: every fdatasync and rename of the six-answer script (all under INTERVIEW_APP_LONG=1,
    else some).
    """
    file = tmp_path / "cv.txt"
    file.write_text("Mara Lindqvist\nmara@example.org\n")
    moments = _calls(tmp_path / "plain", file, tmp_path / "strace.log")
    assert len(moments) >= ANSWERS * 2
    chosen = moments if LONG else random.Random(7).sample(moments, 3)
    for number, (call, nth) in enumerate(chosen):
        person = Person(tmp_path / f"data{number}", file)
        with Process(person.folder, before=killing(call, nth)) as run:
            person.play(run)
        with Process(person.folder) as run:
            person.play(run)
            assert person.finished, (call, nth)
            run.quit()
        person.check()


def test_a_kill_leaves_a_store_that_opens(tmp_path: Path) -> None:
    """DESIGN 7: the lock of a killed process is free, the pages check."""
    with Process(tmp_path / "data") as run:
        run.waiting()
        run.kill()
    with open_store(DataFolder(tmp_path / "data")) as store:
        assert store.verify().whole
    with sqlite3.connect(tmp_path / "data" / "interview.sqlite3") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
