"""What lies on the disk: when it is there for good, who may read it, and that nothing of somebody
else's is touched.
"""

import fcntl
import os
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from interview_app.domain import event_kinds as kinds
from interview_app.domain.drafts import Draft
from interview_app.domain.journal import Commit
from interview_app.domain.records import DataType
from interview_app.errors import AlreadyRunning, StoreDamaged, StoreError
from interview_app.paths import DataFolder
from interview_app.store import backup, database, files
from interview_app.store.database import Database, connect_for_reading
from interview_app.store.deletion import remove_store_files
from interview_app.store.lock import Lock
from interview_app.store.opening import open_store
from interview_app.store.places import last_page_file
from interview_app.store.store import Store
from tests.store.notes import note, texts

if TYPE_CHECKING:
    from tests.store.conftest import MovedClock

Reopen = Callable[[], Store]


# for good


def test_every_commit_is_on_the_disk_before_it_is_acknowledged(
    store: Store, places: DataFolder
) -> None:
    """DESIGN 2: `synchronous=FULL`, `fullfsync=1` also for checkpoints, WAL, and nothing erased
    stays in a free page.
    """
    opened = Database(places.database)
    with opened.writing() as connection:
        said = {
            name: connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in (
                "synchronous",
                "fullfsync",
                "checkpoint_fullfsync",
                "secure_delete",
                "journal_mode",
            )
        }
    opened.close()
    full = 2
    assert said == {
        "synchronous": full,
        "fullfsync": 1,
        "checkpoint_fullfsync": 1,
        "secure_delete": 1,
        "journal_mode": "wal",
    }


def test_a_transaction_that_writes_has_the_store_from_its_first_step(
    store: Store, places: DataFolder
) -> None:
    """DESIGN 2: `BEGIN IMMEDIATE`: what is read before the write is still so when it is written."""
    other = sqlite3.connect(places.database, timeout=0, isolation_level=None)
    with store.importing(), pytest.raises(sqlite3.OperationalError, match="locked"):
        other.execute("BEGIN IMMEDIATE")
    other.execute("BEGIN IMMEDIATE")
    other.close()


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS is asked for more than fsync")
def test_a_file_is_on_the_disk_before_it_has_its_name_and_the_name_before_anybody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DESIGN 7: temp, fsync, rename, fsync folder."""
    steps: list[str] = []
    real_sync, real_replace = files._flush, os.replace

    def synced(descriptor: int) -> None:
        steps.append("folder" if stat.S_ISDIR(os.fstat(descriptor).st_mode) else "file")
        real_sync(descriptor)

    def replaced(source: Path, target: Path) -> None:
        steps.append("rename")
        real_replace(source, target)

    monkeypatch.setattr(files, "_flush", synced)
    monkeypatch.setattr(os, "replace", replaced)
    files.write_whole(tmp_path / "kept", b"content")
    assert steps == ["file", "rename", "folder"]
    assert (tmp_path / "kept").read_bytes() == b"content"


def test_a_log_that_cannot_be_read_is_a_fault_and_not_an_older_store(
    store: Store, places: DataFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without its log a store lacks the newest commits: that must not pass for what there is."""
    note(store, "only in the log")
    real = database.connect

    def refused(path: Path, *, mode: str = "rw") -> sqlite3.Connection:
        if mode == "ro":
            raise sqlite3.OperationalError("unable to open database file")
        return real(path, mode=mode)

    monkeypatch.setattr(database, "connect", refused)
    with pytest.raises(sqlite3.OperationalError):
        connect_for_reading(places.database)


def test_a_page_that_reads_well_and_is_wrong_all_the_same_is_told(
    reopen: Reopen, places: DataFolder
) -> None:
    """DESIGN 7: `quick_check` answers with what it found; only "ok" is well."""
    store = reopen()
    note(store, "one")
    store.close()
    bare = sqlite3.connect(places.database)
    bare.execute("PRAGMA writable_schema=ON")
    bare.execute(
        "UPDATE sqlite_schema SET sql = replace(sql, 'token TEXT)', 'token TEXT NOT NULL)') "
        "WHERE name = 'events'"
    )
    bare.commit()
    bare.close()
    with pytest.raises(StoreDamaged):
        open_store(places)


def test_a_closed_store_says_so_in_a_sentence(store: Store) -> None:
    """Work that still runs while the window closes meets an error for the person, no bug of
    ours.
    """
    store.start_session()
    store.close()
    with pytest.raises(StoreError, match="closing"):
        store.records()
    with pytest.raises(StoreError, match="closing"):
        store.drafts.keep(Draft(about="composer", content={}))


# who may read it


@pytest.fixture
def open_umask() -> Iterator[None]:
    """As most systems have it: what sets no rights of its own may be read by everybody."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("open_umask")
def test_only_the_person_may_read_what_is_kept(places: DataFolder, clock: "MovedClock") -> None:
    """Files 0600 and folders 0700, in a folder of their own making and in one the person had
    before.
    """
    places.root.mkdir(mode=0o755)
    with open_store(places, now=clock) as store:
        note(store, "one")
        store.originals.keep(b"resume", filename="r.txt", mime="text/plain")
        store.drafts.keep(Draft(about="new résumé", content={"text": "x"}))
        store.backups.make()
        modes = {
            path.relative_to(places.root).as_posix(): stat.S_IMODE(path.stat().st_mode)
            for path in places.root.rglob("*")
        }
        folders = {name for name in modes if (places.root / name).is_dir()}
        assert {
            "interview.sqlite3",
            "interview.sqlite3-wal",
            "lock",
            "drafts.json",
        } <= modes.keys()
        assert {
            name: oct(mode)
            for name, mode in modes.items()
            if mode != (0o700 if name in folders else 0o600)
        } == {}


@pytest.mark.usefixtures("open_umask")
def test_a_data_folder_of_our_own_making_is_closed_to_others(tmp_path: Path) -> None:
    """The lock is what is made first, and the folder with it."""
    places = DataFolder(tmp_path / "new" / "data")
    open_store(places).close()
    assert stat.S_IMODE(places.root.stat().st_mode) == 0o700


@pytest.mark.usefixtures("open_umask")
def test_nobody_reads_a_copy_while_it_is_made(
    store: Store, places: DataFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite sets no rights of its own: the file is there, and closed to others, before it writes a
    word into it.
    """
    note(store, "one")
    seen: list[int] = []
    real = backup.connect_for_reading

    def looked(path: Path) -> sqlite3.Connection:
        seen.extend(
            stat.S_IMODE(one.stat().st_mode) for one in places.backups.glob(f"{files.TEMPORARY}*")
        )
        return real(path)

    monkeypatch.setattr(backup, "connect_for_reading", looked)
    store.backups.make()
    assert seen == [0o600]


# one holder


def test_whoever_waited_while_everything_was_deleted_locks_the_file_that_is_there_now(
    places: DataFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lock on a file that is gone keeps nobody out."""
    real, left = fcntl.flock, [places.lock]

    def taken(descriptor: int, how: int) -> None:
        real(descriptor, how)
        while left:
            left.pop().unlink()

    monkeypatch.setattr(fcntl, "flock", taken)
    mine = Lock(places.lock)
    mine.take()
    with pytest.raises(AlreadyRunning):
        Lock(places.lock).take()
    mine.release()


def test_a_restore_waits_for_nobody_who_still_reads(
    reopen: Reopen, places: DataFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader in mid-read holds the log, and an old log beside another database would damage that
    one: nothing is done.
    """
    monkeypatch.setattr(database, "_BUSY_SECONDS", 0.0)
    store = reopen()
    note(store, "before")
    made = store.backups.make()
    reader = connect_for_reading(places.database)
    reader.execute("BEGIN")
    reader.execute("SELECT COUNT(*) FROM events").fetchone()
    note(store, "after")
    store.close()
    wanted = backup.find(places.backups, made.stem)
    with pytest.raises(AlreadyRunning):
        backup.restore(places, wanted, now=wanted.at)
    reader.execute("ROLLBACK")
    # One that looks at nothing now keeps the files open and is in nobody's way.
    backup.restore(places, wanted, now=wanted.at)
    reader.close()
    again = reopen()
    assert texts(again) == ["before"]
    assert again.verify().whole


# backups


def test_the_backup_that_is_brought_back_is_not_the_one_that_is_let_go(
    reopen: Reopen, places: DataFolder, clock: "MovedClock"
) -> None:
    """What is there now is backed up first; the rule may do without an older one of the same day,
    the person does not.
    """
    store = reopen()
    note(store, "in the morning")
    morning = store.backups.make()
    clock.move(hours=1)
    note(store, "at noon")
    store.backups.make()
    store.close()
    clock.move(days=5)
    last_page_file(places).parent.mkdir(parents=True, exist_ok=True)
    last_page_file(places).write_bytes(b"the page at noon")
    backup.restore(places, backup.find(places.backups, morning.stem), now=clock())
    assert texts(reopen()) == ["in the morning"]
    assert not last_page_file(places).exists(), "the next start shows no page of another store"


def test_a_backup_that_cannot_be_read_keeps_its_originals(
    reopen: Reopen, places: DataFolder, clock: "MovedClock"
) -> None:
    """Which originals it needs is not known then: none is let go of."""
    store = reopen()
    note(store, "one")
    blob = store.originals.keep(b"resume", filename="r.txt", mime="text/plain")
    damaged = store.backups.make()
    clock.move(minutes=1)
    unwanted = backup.find(places.backups, store.backups.make().stem)
    damaged.write_bytes(b"nonsense " * 1000)
    backup.remove(places.backups, (unwanted,))
    assert (places.backups / "blobs" / blob.sha256[:2] / blob.sha256).read_bytes() == b"resume"


# originals


def test_a_document_handed_over_again_mends_the_one_that_was_damaged(
    store: Store, places: DataFolder
) -> None:
    """Damage of the same length too: the person who is told that a document is damaged brings it
    again.
    """
    blob = store.originals.keep(b"resume", filename="r.txt", mime="text/plain")
    (places.blobs / blob.sha256[:2] / blob.sha256).write_bytes(b"resumx")
    with pytest.raises(StoreDamaged):
        store.originals.read(blob.sha256)
    store.originals.keep(b"resume", filename="r.txt", mime="text/plain")
    assert store.originals.read(blob.sha256) == b"resume"


def test_what_somebody_else_keeps_in_the_folder_is_never_swept(
    reopen: Reopen, places: DataFolder
) -> None:
    """The data folder may be one the person uses for more: only names of ours go, however old and
    wherever they lie.
    """
    store = reopen()
    note(store, "one")
    theirs = [
        places.blobs / "holiday.jpg",
        places.blobs / "ab" / "notes.txt",
        places.cache / "film.mp4",
    ]
    ours = [places.blobs / "ab" / ("ab" * 32), places.cache / "pages" / f"{'cd' * 32}-1-110.png"]
    for path in (*theirs, *ours):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x")
        os.utime(path, (1, 1))
    reopen().close()
    assert [path.exists() for path in (*theirs, *ours)] == [True] * 3 + [False] * 2


def test_pictures_of_a_kept_document_stay_and_so_do_new_ones(
    reopen: Reopen, places: DataFolder
) -> None:
    """Swept is what no original stands behind, and not before it is an hour old."""
    store = reopen()
    blob = store.originals.keep(b"resume", filename="r.txt", mime="text/plain")
    kept, young = (
        places.cache / "pages" / f"{sha256}-1-110.png" for sha256 in (blob.sha256, "cd" * 32)
    )
    kept.parent.mkdir(parents=True)
    for path in (kept, young):
        path.write_bytes(b"x")
    os.utime(kept, (1, 1))
    reopen()
    assert (kept.exists(), young.exists()) == (True, True)


def test_a_deletion_stands_though_a_file_would_not_go(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the commit nothing is undone: what is left of it is counted, so that it can be told,
    and not thrown.
    """
    session = store.start_session().info.id
    first, second = (
        store.originals.keep(text, filename="r", mime="text/plain") for text in (b"one", b"two")
    )
    real = Path.unlink

    def refused(path: Path, *, missing_ok: bool = False) -> None:
        if path.name == first.sha256:
            raise PermissionError(13, "held by somebody")
        real(path, missing_ok=missing_ok)

    monkeypatch.setattr(Path, "unlink", refused)
    names = [f"artifact-{blob.sha256[:16]}" for blob in (first, second)]
    commit = Commit(erase_records=tuple((DataType.ARTIFACT_RECORD, name) for name in names))
    done = store.commit(session, commit)
    assert done.left_behind == 1
    assert [event.kind for event in done.events] == [kinds.ERASED] * 2
    assert store.originals.all() == ()
    assert not (store.places.blobs / second.sha256[:2] / second.sha256).exists()


# everything


def test_deleting_everything_leaves_what_somebody_else_put_into_folders_of_our_names(
    places: DataFolder,
) -> None:
    """Folders called "backups", "cache" or "blobs" may be the person's own."""
    with open_store(places) as store:
        note(store, "one")
        store.originals.keep(b"resume", filename="r.txt", mime="text/plain")
        store.backups.make()
    (places.root / "replaced").mkdir()
    (places.root / "replaced" / "2026-03-02T09-00-00Z-interview.sqlite3-wal").write_bytes(b"x")
    for name in (
        "pages/" + "ab" * 32 + "-1-110.png",
        "unfinished-runs/.unfinished-1",
        "window.json",
        "wires.json",
        "last-page.json",
    ):
        (places.cache / name).parent.mkdir(parents=True, exist_ok=True)
        (places.cache / name).write_bytes(b"x")
    theirs = [
        places.backups / "photos.zip",
        places.cache / "film.mp4",
        places.blobs / "ab" / "notes.txt",
    ]
    for path in theirs:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x")
    elsewhere = places.root.parent / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / ("ab" * 32)).write_bytes(b"x")
    (places.blobs / "cd").symlink_to(elsewhere)
    remove_store_files(places)
    left = {path for path in places.root.rglob("*") if path.is_file() and path.parent.name != "cd"}
    assert left == {*theirs, places.lock}
    assert (elsewhere / ("ab" * 32)).exists()


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS is asked for more than fsync")
def test_a_file_is_on_the_disk_before_it_has_its_name_and_the_name_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DESIGN 7: temp, fsync, rename, fsync folder; in another order a power cut leaves a name with
    nothing behind it.
    """
    done: list[str] = []
    fsync, replace = os.fsync, os.replace

    def flushed(descriptor: int) -> None:
        done.append("folder" if stat.S_ISDIR(os.fstat(descriptor).st_mode) else "file")
        fsync(descriptor)

    def renamed(source: Path, target: Path) -> None:
        done.append("rename")
        replace(source, target)

    monkeypatch.setattr(os, "fsync", flushed)
    monkeypatch.setattr(os, "replace", renamed)
    files.write_whole(tmp_path / "original", b"content")
    assert done == ["file", "rename", "folder"]
    assert (tmp_path / "original").read_bytes() == b"content"
