"""A store that is damaged, gone, too new, full, read-only or in use: a typed sentence, nothing lost
(issue 2, DESIGN 7).
"""

import errno
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from interview_app.errors import (
    AlreadyRunning,
    StoreDamaged,
    StoreError,
    StoreFailing,
    StoreFull,
    StoreMissing,
    StoreReadOnly,
    StoreTooNew,
)
from interview_app.paths import DataFolder
from interview_app.store import files, migrations
from interview_app.store.faults import store_error
from interview_app.store.lock import Lock
from interview_app.store.opening import open_for_reading, open_store
from interview_app.store.store import Store
from tests.store.notes import note, texts

Reopen = Callable[[], Store]


def test_a_second_holder_is_told_and_changes_nothing(store: Store, places: DataFolder) -> None:
    """DESIGN 7: a second instance says `already_running`; the first goes on."""
    with pytest.raises(AlreadyRunning) as told:
        open_store(places)
    assert told.value.code == "already_running"
    note(store, "still mine")
    store.close()
    with open_store(places) as next_one:
        assert texts(next_one) == ["still mine"]


def test_the_lock_goes_with_the_process_that_held_it(places: DataFolder) -> None:
    """A killed window must not lock the person out."""
    code = (
        "import sys; from pathlib import Path; from interview_app.store.lock import Lock;"
        " Lock(Path(sys.argv[1])).take(); print('held', flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", code, str(places.lock)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "held\n"
        with pytest.raises(AlreadyRunning):
            Lock(places.lock).take()
        child.send_signal(signal.SIGKILL)
        child.wait()
        open_store(places).close()


def test_a_newer_store_is_refused_and_left_untouched(reopen: Reopen, places: DataFolder) -> None:
    """DESIGN 7: a store of a newer version is refused with a sentence."""
    store = reopen()
    note(store, "from the future")
    store.close()
    bare = sqlite3.connect(places.database)
    bare.execute("PRAGMA user_version=99")
    bare.close()
    before = places.database.read_bytes()
    with pytest.raises(StoreTooNew):
        open_store(places)
    with pytest.raises(StoreTooNew):
        open_for_reading(places)
    assert places.database.read_bytes() == before


@pytest.mark.parametrize("empty", [True, False])
def test_a_lost_database_beside_kept_documents_is_no_first_start(
    reopen: Reopen, places: DataFolder, empty: bool
) -> None:
    """DESIGN 7: a 0-byte or missing store beside existing blobs is a fault; the newest backup is
    offered.
    """
    store = reopen()
    store.originals.keep(b"resume", filename="r.txt", mime="text/plain")
    store.close()
    places.database.unlink()
    if empty:
        places.database.touch()
    with pytest.raises(StoreMissing, match="no backup"):
        open_store(places)
    assert any(path.is_file() for path in places.blobs.rglob("*"))


def test_a_lost_database_with_a_backup_offers_it(reopen: Reopen, places: DataFolder) -> None:
    """The sentence names the day of the newest backup."""
    store = reopen()
    note(store, "kept")
    store.backups.make()
    store.close()
    places.database.write_bytes(b"")
    with pytest.raises(StoreMissing, match="2026-03-02"):
        open_store(places)


def test_an_empty_file_without_anything_else_is_a_first_start(places: DataFolder) -> None:
    """A crash in the very first start must not block the second."""
    places.root.mkdir()
    places.database.touch()
    with open_store(places) as store:
        assert store.newest_session() is None


@pytest.mark.parametrize("where", ["first page", "middle", "not a database"])
def test_a_corrupted_page_is_told_and_nothing_is_written(
    reopen: Reopen, places: DataFolder, where: str
) -> None:
    """Issue 2: corrupted page; the damaged file is left as it is for a rescue."""
    store = reopen()
    for n in range(200):
        note(store, f"{n} " + "x" * 500)
    store.close()
    content = bytearray(places.database.read_bytes())
    if where == "not a database":
        content = bytearray(b"hello world " * 500)
    elif where == "first page":
        content[100:200] = b"\xfe" * 100
    else:
        for page in range(4096 * 5, len(content), 4096):
            content[page : page + 16] = b"\xff" * 16
    places.database.write_bytes(content)
    with pytest.raises(StoreDamaged):
        open_store(places)
    assert places.database.read_bytes() == bytes(content)


def test_a_missing_or_changed_original_is_told(store: Store, places: DataFolder) -> None:
    """What is read is what was handed over or nothing, and `verify` sees it."""
    blob = store.originals.keep(b"resume", filename="r.txt", mime="text/plain")
    path = places.blobs / blob.sha256[:2] / blob.sha256
    path.write_bytes(b"forged")
    with pytest.raises(StoreDamaged):
        store.originals.read(blob.sha256)
    path.unlink()
    with pytest.raises(StoreDamaged):
        store.originals.read(blob.sha256)
    assert not store.verify().whole
    assert store.originals.keep(b"resume", filename="r.txt", mime="text/plain") == blob
    assert store.originals.read(blob.sha256) == b"resume"


def test_a_short_write_is_written_to_the_end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """`os.write` may write less than asked on a disk that is nearly full."""
    real = os.write
    monkeypatch.setattr(files.os, "write", lambda descriptor, data: real(descriptor, data[:3]))
    blob = store.originals.keep(b"a whole document", filename="r.txt", mime="text/plain")
    assert store.originals.read(blob.sha256) == b"a whole document"


def test_a_document_that_finds_no_room_leaves_nothing_behind(
    store: Store, places: DataFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk in mid-file: `StoreFull`, no half file, no row."""
    real, written = os.write, []

    def fills_up(descriptor: int, data: memoryview) -> int:
        if written:
            raise OSError(errno.ENOSPC, "No space left on device")
        written.append(real(descriptor, data[:3]))
        return written[0]

    monkeypatch.setattr(files.os, "write", fills_up)
    with pytest.raises(StoreFull):
        store.originals.keep(b"a whole document", filename="r.txt", mime="text/plain")
    assert store.originals.all() == ()
    assert [path for path in places.blobs.rglob("*") if path.is_file()] == []


FULL = """
import json, resource, signal, sys
from pathlib import Path
from interview_app.domain.journal import Commit, NewEvent
from interview_app.errors import StoreFull
from interview_app.paths import DataFolder
from interview_app.store.opening import open_store

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
store = open_store(DataFolder(Path(sys.argv[1])))
session = store.start_session()
resource.setrlimit(resource.RLIMIT_FSIZE, (600_000, resource.RLIM_INFINITY))
acks = 0
try:
    while acks < 1000:
        store.commit(session.info.id, Commit(events=(NewEvent(kind="note", body={"n": acks, "text": "x" * 5000}),)))
        acks += 1
except StoreFull:
    pass
read = len(store.read_session(session.info.id).events) - 1
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
store.commit(session.info.id, Commit(events=(NewEvent(kind="note", body={"n": acks, "text": "room again"}),)))
print(json.dumps({"acks": acks, "read": read, "whole": store.verify().whole,
                  "after": len(store.read_session(session.info.id).events) - 1}))
"""


def test_a_full_disk_loses_nothing_and_goes_on_when_there_is_room(places: DataFolder) -> None:
    """Issue 2: full disk. Writing fails with `StoreFull`, reading goes on, and the same store
    writes again later.
    """
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(places.root)], capture_output=True, text=True, check=True
    )
    told = json.loads(done.stdout)
    assert 0 < told["acks"] < 1000
    assert told["read"] == told["acks"]
    assert told["after"] == told["acks"] + 1
    assert told["whole"] is True


def _may_mount() -> bool:
    try:
        command = ["unshare", "-rm", "mount", "-t", "tmpfs", "none", "/mnt"]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


mounts = pytest.mark.skipif(
    not _may_mount(), reason="this system does not let a test mount a small disk of its own"
)

ON_A_FULL_DISK = """
import sys
from pathlib import Path
from interview_app.domain.journal import Commit, NewEvent
from interview_app.errors import StoreError
from interview_app.paths import DataFolder
from interview_app.store.opening import open_store

places = DataFolder(Path(sys.argv[1]) / "data")
store = open_store(places)
session = store.start_session().info.id
store.commit(session, Commit(events=(NewEvent(kind="note", body={"text": "kept"}),)))
store.close()
fill = open(Path(sys.argv[1]) / "fill", "wb", buffering=0)
try:
    while True:
        fill.write(b"x" * 4096)
except OSError:
    pass
store = open_store(places)
print([event.body for event in store.read_session(session).events if event.kind == "note"])
print(store.read_only_because.code if store.read_only_because else "opened", "backup" in " ".join(store.notes))
codes = set()
for attempt in range(3):
    try:
        store.commit(session, Commit(events=(NewEvent(kind="note", body={"text": "x" * 200000}),)))
    except StoreError as error:
        codes.add(error.code)
    try:
        store.originals.keep(b"y" * 200000, filename="y", mime="text/plain")
    except StoreError as error:
        codes.add(error.code)
print(codes)
store.close()
fill.close()
(Path(sys.argv[1]) / "fill").unlink()
with open_store(places) as store:
    store.commit(session, Commit(events=(NewEvent(kind="note", body={"text": "again"}),)))
    print(len(store.read_session(session).events), store.verify().whole)
"""


@mounts
def test_a_start_on_a_full_disk_opens_for_reading_at_least(tmp_path: Path) -> None:
    """DESIGN 7: full disk: a typed message, reading goes on; with room again nothing is missing."""
    script = f'mount -t tmpfs -o size=1m none "{tmp_path}" && exec "$0" -c "$1" "{tmp_path}"'
    command = ["unshare", "-rm", "sh", "-c", script, sys.executable, ON_A_FULL_DISK]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == "[{'text': 'kept'}]"
    assert lines[1] in ("store_full False", "opened True")
    assert lines[2] == "{'store_full'}"
    assert lines[3] == "3 True"


READ_ONLY = """
import sys
from pathlib import Path
from interview_app.domain.journal import Commit, NewEvent
from interview_app.errors import StoreError
from interview_app.paths import DataFolder
from interview_app.store.opening import open_for_reading, open_store

places = DataFolder(Path(sys.argv[1]))
store = open_store(places)
session = store.newest_session()
print([event.body for event in session.events if event.kind == "note"], store.read_only_because.code)
for write in (lambda: store.start_session(), lambda: store.originals.keep(b"x", filename="x", mime="text/plain"),
              lambda: store.commit(session.info.id, Commit(events=(NewEvent(kind="note", body={}),)))):
    try:
        write()
    except StoreError as error:
        print(error.code)
store.close()
with open_for_reading(places) as store:
    print(len(store.sessions()))
try:
    open_store(DataFolder(places.root / "new"))
except StoreError as error:
    print(error.code)
"""


@mounts
@pytest.mark.parametrize("crashed", [False, True])
def test_a_read_only_folder_is_read_and_every_write_is_refused(
    reopen: Reopen, places: DataFolder, crashed: bool
) -> None:
    """DESIGN 7: read-only: a typed message, reading goes on; also when the log of a crash still
    lies there.
    """
    store = reopen()
    note(store, "kept")
    if not crashed:
        store.close()
    script = (
        f'mount --bind "{places.root}" "{places.root}" && mount -o remount,ro,bind "{places.root}"'
    )
    script += f' && cd "{places.root}/.." && exec "$0" -c "$1" "{places.root}"'
    command = ["unshare", "-rm", "sh", "-c", script, sys.executable, READ_ONLY]
    if crashed:
        store._lock.release()  # as if its process had died without closing the files
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "[{'text': 'kept'}] store_read_only",
        *["store_read_only"] * 3,
        "1",
        "store_read_only",
    ]


def test_a_migration_makes_a_backup_first_and_happens_whole_or_not_at_all(
    reopen: Reopen, places: DataFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DESIGN 7: migrate, backup first; a step that fails leaves the store as it was."""
    store = reopen()
    note(store, "old")
    store.close()

    def adds_a_table(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE http_sessions (id TEXT PRIMARY KEY) STRICT")

    def fails(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE half (id TEXT)")
        raise sqlite3.OperationalError("no")

    steps = migrations.MIGRATIONS
    for later, version in ((fails, len(steps)), (adds_a_table, len(steps) + 2)):
        added = (
            (adds_a_table, fails) if later is fails else (adds_a_table, lambda _connection: None)
        )
        with monkeypatch.context() as patched:
            patched.setattr(migrations, "MIGRATIONS", (*steps, *added))
            if later is fails:
                with pytest.raises(StoreError):
                    open_store(places)
            else:
                with open_store(places) as migrated:
                    assert texts(migrated) == ["old"]
        bare = sqlite3.connect(places.database)
        assert bare.execute("PRAGMA user_version").fetchone()[0] == version
        assert (
            bare.execute("SELECT COUNT(*) FROM sqlite_master WHERE name = 'half'").fetchone()[0]
            == 0
        )
        bare.close()
    assert len(list(places.backups.glob("*.sqlite3"))) == 2


def test_orphans_are_swept_after_an_hour_and_not_before(reopen: Reopen, places: DataFolder) -> None:
    """DESIGN 7: sweep orphans older than an hour: blobs without a row, files that were never
    finished.
    """
    store = reopen()
    kept = store.originals.keep(b"kept", filename="k", mime="text/plain")
    store.close()
    old, young = places.blobs / "ab" / ("ab" * 32), places.blobs / "cd" / ("cd" * 32)
    unfinished = places.root / f"{files.TEMPORARY}1"
    for path in (old, young, unfinished):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"x")
    for path in (old, unfinished, places.blobs / kept.sha256[:2] / kept.sha256):
        os.utime(path, (1, 1))
    store = reopen()
    assert (old.exists(), young.exists(), unfinished.exists()) == (False, True, False)
    assert store.originals.read(kept.sha256) == b"kept"


@pytest.mark.parametrize(("minutes", "stays"), [(59, True), (61, False)])
def test_an_orphan_is_old_after_an_hour_to_the_minute(
    reopen: Reopen, places: DataFolder, minutes: int, stays: bool
) -> None:
    """DESIGN 7: a file of a commit under way is never swept; one hour is the line."""
    reopen().close()
    orphan, picture = places.blobs / "ab" / ("ab" * 32), places.cache / "pages" / f"{'cd' * 32}.png"
    unfinished = places.root / f"{files.TEMPORARY}1"
    for path in (orphan, picture, unfinished):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x")
        os.utime(path, (time.time() - 60 * minutes,) * 2)
    reopen()
    assert [path.exists() for path in (orphan, picture, unfinished)] == [stays] * 3


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        (errno.ENOSPC, StoreFull),
        (errno.EDQUOT, StoreFull),
        (errno.EROFS, StoreReadOnly),
        (errno.EACCES, StoreReadOnly),
        (errno.EIO, StoreFailing),
    ],
)
def test_every_fault_of_the_system_has_its_sentence(number: int, kind: type[StoreError]) -> None:
    """STYLE 3: one function maps library errors to ours; the sentence names what to do and no
    system text.
    """
    mapped = store_error(OSError(number, "secret path /home/kim"))
    assert type(mapped) is kind
    assert "kim" not in mapped.sentence
