"""SIGKILL at any moment: nothing acknowledged is lost, nothing is there twice (issue 2, bad input
and faults).

A real child commits in a loop and prints an acknowledgement after each commit; it is killed after a
random number of them, at a random moment of the next one, and the store is opened again.
"""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from interview_app.domain.records import DataType
from interview_app.paths import DataFolder
from interview_app.store.opening import open_store
from tests.kept_records import versions_of

ROUNDS = 40 if os.environ.get("INTERVIEW_APP_LONG") else 8
SEED = 20260302

CHILD = """
import json, sys
from pathlib import Path
from interview_app.domain.journal import Commit, NewEvent, NewRecord
from interview_app.domain.records import DataType
from interview_app.paths import DataFolder
from interview_app.store.opening import open_store

store = open_store(DataFolder(Path(sys.argv[1])))
session = store.newest_session() or store.start_session()
said = [event.body["n"] for event in session.events if event.kind == "person_said"]
n = max(said, default=0)
print(json.dumps({"at_start": n}), flush=True)
while True:
    n += 1
    blob = store.originals.keep(b"document %d" % n, filename=f"{n}.txt", mime="text/plain")
    events = (NewEvent(kind="person_said", body={"n": n, "blob": blob.sha256}), NewEvent(kind="note", body={"n": n}))
    record = NewRecord(data_type=DataType.CANDIDATE_DOSSIER, id="dossier", data={"notes": str(n)})
    done = store.commit(session.info.id, Commit(events=events, records=(record,)))
    print(json.dumps({"ack": n, "version": done.records[0].version}), flush=True)
"""


def killed_child(folder: Path, *, after: int, delay: float) -> tuple[int, int]:
    """Run the child, kill it `delay` seconds after its n-th acknowledgement; returns where it began
    and its last one.
    """
    with subprocess.Popen(
        [sys.executable, "-c", CHILD, str(folder)], stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        began = json.loads(child.stdout.readline())["at_start"]
        last = began
        for _ in range(after):
            last = json.loads(child.stdout.readline())["ack"]
        spin_until = time.perf_counter() + delay
        while time.perf_counter() < spin_until:
            pass
        child.send_signal(signal.SIGKILL)
        for line in child.stdout.read().splitlines():
            if line.endswith("}"):
                last = json.loads(line)["ack"]
    assert child.returncode == -signal.SIGKILL, "it ended by itself"
    return began, last


def test_nothing_acknowledged_is_lost_or_doubled_by_a_kill(tmp_path: Path) -> None:
    """Rounds of kill and restart over one store; commits may at most be one ahead of their
    acknowledgement.
    """
    places = DataFolder(tmp_path / "data")
    chance = random.Random(SEED)
    acknowledged = 0
    for _ in range(ROUNDS):
        began, last = killed_child(
            places.root, after=chance.randrange(0, 12), delay=chance.random() * 0.01
        )
        assert acknowledged <= began <= acknowledged + 1, (
            "an acknowledged commit was lost, or one came from nowhere"
        )
        acknowledged = max(began, last)
    with open_store(places) as store:
        session = store.newest_session()
        assert session is not None
        said = [
            event.body["n"]
            for event in session.events
            if event.kind == "person_said" and event.body
        ]
        noted = [event.body["n"] for event in session.events if event.kind == "note" and event.body]
        assert said == noted == list(range(1, len(said) + 1))
        assert acknowledged <= len(said) <= acknowledged + 1
        versions = versions_of(store, DataType.CANDIDATE_DOSSIER, "dossier")
        assert [one.data["notes"] for one in versions] == [str(n) for n in said]
        assert store.verify().whole
        for event in session.events:
            if event.kind == "person_said" and event.body:
                assert store.originals.read(event.body["blob"]) == b"document %d" % event.body["n"]
