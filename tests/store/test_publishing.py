"""A database gets its name only when it is whole (issue 29): on a disk of any size, and when the
disk fails; and the way on when the store is lost.
"""

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from interview_app.errors import StoreDamaged, StoreError, StoreFailing, StoreFull, StoreMissing
from interview_app.paths import DataFolder
from interview_app.store import publishing
from interview_app.store.database import connect
from interview_app.store.faults import store_error
from interview_app.store.opening import open_store
from interview_app.store.places import last_page_file
from interview_app.store.publishing import publish_database
from interview_app.store.store import Store
from interview_app.use_cases.care.start_anew import start_anew
from tests.store.notes import note, texts
from tests.store.test_faults import mounts

Reopen = Callable[[], Store]
LONG = bool(os.environ.get("INTERVIEW_APP_LONG"))

ON_DISKS_OF_ALL_SIZES = """
import json, subprocess, sys
from pathlib import Path
from interview_app.domain.journal import Commit, NewEvent
from interview_app.errors import StoreError
from interview_app.paths import DataFolder
from interview_app.store import backup
from interview_app.store.opening import open_store
from interview_app.store.store import utc_now

def mount(*options):
    subprocess.run(["mount", *options, str(disk)], check=True)

disk = Path(sys.argv[1])
told = []
for size in range(int(sys.argv[2]), int(sys.argv[3]), 4):
    mount("-t", "tmpfs", "-o", f"size={size}k", "none")
    places = DataFolder(disk / "data")
    try:
        with open_store(places) as store:
            first = store.read_only_because.code if store.read_only_because else "opened"
            store.backups.make()
    except StoreError as error:
        first = error.code
    left = [path.name for path in disk.rglob(".new-*")]
    mount("-o", "remount,size=4m")
    try:
        with open_store(places) as store:
            session = store.start_session().info.id
            store.commit(session, Commit(events=(NewEvent(kind="note", body={"text": "room"}),)))
            after = "whole" if store.verify().whole else "not whole"
    except StoreError as error:
        after = error.code
    subprocess.run(["umount", str(disk)], check=True)
    told.append([size, first, after, left])
print(json.dumps(told))
"""


@mounts
def test_a_first_start_on_a_small_disk_leaves_no_half_store(tmp_path: Path) -> None:
    """Real file systems of 120 to 260 KB (4 to 600 in the long form): the start works or says why,
    nothing unfinished stays, and with room again the same folder opens and takes a session.
    """
    disk = tmp_path / "disk"
    disk.mkdir()
    command = ["unshare", "-rm", sys.executable, "-c", ON_DISKS_OF_ALL_SIZES, str(disk)]
    done = subprocess.run(
        [*command, *(("4", "600") if LONG else ("120", "260"))],
        capture_output=True,
        text=True,
        check=False,
        cwd=os.getcwd(),
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert {first for _size, first, _after, _left in told} <= {"store_full", "opened"}
    full = sum(first == "store_full" for _size, first, _after, _left in told)
    assert 20 < full < len(told), "both a start that found no room and one that did"
    assert [one for one in told if one[2] != "whole" or one[3]] == []


def _filled(path: Path) -> None:
    connection = connect(path)
    connection.execute("CREATE TABLE t (x TEXT) STRICT")
    connection.executemany("INSERT INTO t VALUES (?)", [("x" * 500,)] * 500)
    connection.close()


def test_what_is_published_is_one_whole_file(tmp_path: Path) -> None:
    """No log beside it, and it checks; what was there before is replaced."""
    target = tmp_path / "one.sqlite3"
    target.write_bytes(b"before")
    publish_database(target, _filled)
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["one.sqlite3"]
    bare = sqlite3.connect(target)
    assert bare.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert bare.execute("SELECT COUNT(*) FROM t").fetchone() == (500,)
    bare.close()


def test_what_reads_back_wrong_is_never_published(tmp_path: Path) -> None:
    """A disk that loses what was written is told as failing; the file before stays."""
    target = tmp_path / "one.sqlite3"
    target.write_bytes(b"before")

    def spoilt(path: Path) -> None:
        _filled(path)
        content = bytearray(path.read_bytes())
        content[4096 * 3 : 4096 * 20] = b"\xff" * (4096 * 17)
        path.write_bytes(content)

    with pytest.raises(StoreFailing):
        publish_database(target, spoilt)
    assert target.read_bytes() == b"before"
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["one.sqlite3"]


def test_a_log_that_cannot_be_folded_in_is_never_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody still holds the log: the name is not given."""
    held = []

    def kept_open(path: Path) -> None:
        held.append(connect(path))
        held[0].execute("CREATE TABLE t (x TEXT) STRICT")
        held.append(connect(path, mode="ro"))
        held[1].execute("BEGIN")
        held[1].execute("SELECT * FROM t").fetchall()

    monkeypatch.setattr("interview_app.store.database._BUSY_SECONDS", 0.05)
    assert publishing.connect is connect
    with pytest.raises(StoreError):
        publish_database(tmp_path / "one.sqlite3", kept_open)
    for connection in held:
        connection.close()
    assert list(tmp_path.glob("*.sqlite3")) == []


class _SqliteSays(sqlite3.OperationalError):
    """An error as the library raises it; Python offers no way to set its name."""

    sqlite_errorname = "SQLITE_IOERR_WRITE"


def test_a_failing_disk_is_not_told_as_a_full_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite says the same for a broken disk, a quota and a limit: the disk itself is asked."""
    assert isinstance(store_error(_SqliteSays(), near=tmp_path), StoreFailing)
    assert isinstance(store_error(OSError(5, "Input/output error")), StoreFailing)

    def no_room(_descriptor: int) -> None:
        raise OSError(122, "Disk quota exceeded")

    monkeypatch.setattr("interview_app.store.faults.os.fsync", no_room)
    assert isinstance(store_error(_SqliteSays(), near=tmp_path), StoreFull)


@pytest.mark.parametrize("lost", ["gone", "empty", "damaged"])
def test_a_lost_store_without_a_backup_starts_anew_with_what_was_kept(
    reopen: Reopen, places: DataFolder, lost: str
) -> None:
    """The kept originals are known again and attached to the first conversation; what cannot be
    opened is set aside and not removed.
    """
    store = reopen()
    pdf = store.originals.keep(b"%PDF-1.7\nresume", filename="r.pdf", mime="application/pdf")
    text = store.originals.keep(b"a whole letter of words", filename="l.txt", mime="text/plain")
    spoilt = store.originals.keep(b"spoilt later", filename="s.txt", mime="text/plain")
    store.close()
    (places.blobs / spoilt.sha256[:2] / spoilt.sha256).write_bytes(b"other")
    # Written within one tick of the clock they would have come at the same time.
    for at, kept in enumerate((pdf, text), 1):
        os.utime(places.blobs / kept.sha256[:2] / kept.sha256, ns=(at, at))
    if lost == "gone":
        places.database.unlink()
    else:
        places.database.write_bytes(b"" if lost == "empty" else b"nonsense " * 1000)
    with pytest.raises(StoreDamaged if lost == "damaged" else StoreMissing):
        open_store(places)
    last_page_file(places).parent.mkdir(parents=True, exist_ok=True)
    last_page_file(places).write_bytes(b"the page of the lost store")
    assert start_anew(places) == 2
    assert not last_page_file(places).exists()
    store = reopen()
    assert {one.sha256 for one in store.originals.all()} == {pdf.sha256, text.sha256}
    assert store.originals.read(pdf.sha256) == b"%PDF-1.7\nresume"
    session = store.newest_session()
    assert session is not None
    attached = [event.body for event in session.events if event.kind == "attached" and event.body]
    assert [one["filename"] for one in attached] == ["Kept document 1.pdf", "Kept document 2.txt"]
    assert store.verify().whole
    aside = list((places.root / "replaced").glob("*")) if lost != "gone" else []
    assert len(aside) == (0 if lost == "gone" else 1)


def test_starting_anew_never_takes_the_place_of_data(reopen: Reopen, places: DataFolder) -> None:
    """A store that opens, or a backup, stays what it is."""
    store = reopen()
    note(store, "here")
    store.close()
    with pytest.raises(StoreError, match="whole"):
        start_anew(places)
    assert texts(reopen()) == ["here"]
    store = reopen()
    store.backups.make()
    store.close()
    places.database.unlink()
    with pytest.raises(StoreError, match="backup"):
        start_anew(places)
    assert not places.database.exists()


def test_a_published_database_is_one_file_also_for_who_may_only_read_it(tmp_path: Path) -> None:
    """Issue 29: after it was proven too; one in the mode of a log asks for a second file."""
    database = tmp_path / "data" / "whole.sqlite"
    database.parent.mkdir()
    publish_database(database, lambda path: connect(path).close())
    header = database.read_bytes()[18:20]
    assert header == b"\x01\x01", "versions of SQLite's file format: 1 is a rollback journal"
    assert list(database.parent.iterdir()) == [database]


def test_a_database_with_a_file_left_beside_it_is_not_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Issue 29: whatever SQLite says of its mode; what is in the other file would be lost."""
    database, left = tmp_path / "made.sqlite", tmp_path / "made.sqlite-left"
    sqlite3.connect(database).close()
    publishing._fold_log_in(database)
    left.write_bytes(b"a commit")
    monkeypatch.setattr(publishing, "side_files", lambda _path: (left,))
    with pytest.raises(StoreFull):
        publishing._fold_log_in(database)
