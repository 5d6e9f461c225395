"""SIGKILL at any point of a six-answer script: nothing acknowledged is lost or doubled (issue 2,
Bad input and faults).
"""

import os
import random
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from interview_app.paths import DataFolder
from interview_app.store.opening import open_store
from tests.end_to_end.answering_person import ANSWERS, Person
from tests.end_to_end.channel import Process

pytestmark = pytest.mark.end_to_end
LONG = bool(os.environ.get("INTERVIEW_APP_LONG"))


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


def test_a_kill_leaves_a_store_that_opens(tmp_path: Path) -> None:
    """DESIGN 7: the lock of a killed process is free, the pages check."""
    with Process(tmp_path / "data") as run:
        run.waiting()
        run.kill()
    with open_store(DataFolder(tmp_path / "data")) as store:
        assert store.verify().whole
    with closing(sqlite3.connect(tmp_path / "data" / "interview.sqlite3")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
