"""Backups: made when due, kept by the rule, and a restore brings everything back (DESIGN 7)."""

import itertools
import os
import shutil
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interview_app.domain.records import DataType
from interview_app.errors import AlreadyRunning, StoreDamaged, StoreMissing, StoreTooNew
from interview_app.paths import DataFolder
from interview_app.store import database
from interview_app.store.backup import Backup, kept
from interview_app.store.store import Store
from interview_app.use_cases.care.backup import make_backup, restore_backup
from tests.kept_records import erase
from tests.store.notes import note, texts

if TYPE_CHECKING:
    from tests.store.conftest import MovedClock

Reopen = Callable[[], Store]
NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


def at(moment: datetime) -> Backup:
    return Backup(at=moment, number=0, path=Path(moment.isoformat()))


def test_two_years_of_hourly_backups_thin_out_by_the_rule() -> None:
    """Kept 2 days all, 12 daily, 10 weekly, 9 monthly."""
    everything = tuple(at(NOW - timedelta(hours=hour)) for hour in range(24 * 730))
    keep = kept(everything, now=NOW)
    recent = [one for one in keep if NOW - one.at <= timedelta(days=2)]
    assert len(recent) == 49
    assert len(keep) == 49 + 12 + 10 + 9
    older = [one.at.date() for one in keep[49:]]
    assert [(a - b).days for a, b in itertools.pairwise(older[:12])] == [1] * 11
    assert len({one.isocalendar()[:2] for one in older[12:22]}) == 10
    assert len({(one.year, one.month) for one in older[22:]}) == 9


@given(st.lists(st.integers(-100, 24 * 900), max_size=60, unique=True))
@settings(max_examples=60, deadline=None)
def test_pruning_is_idempotent_and_never_takes_the_newest(hours: list[int]) -> None:
    """Pruning what is already pruned removes nothing, at no clock; one from the future (a clock set
    back) stays.
    """
    everything = tuple(at(NOW - timedelta(hours=hour)) for hour in hours)
    keep = kept(everything, now=NOW)
    assert kept(keep, now=NOW) == keep
    assert set(keep) >= {one for one in everything if NOW - one.at <= timedelta(days=2)}
    assert not everything or max(everything) in keep


def test_a_start_makes_a_backup_when_the_newest_is_old_and_not_before(
    reopen: Reopen, clock: "MovedClock"
) -> None:
    """DESIGN 7: backup if due, by the injected clock."""
    store = reopen()
    note(store, "one")
    assert [len(reopen().backups.all()) for _ in range(2)] == [1, 1]
    clock.move(minutes=59)
    assert len(reopen().backups.all()) == 1
    clock.move(minutes=1)
    assert len(reopen().backups.all()) == 2


def test_old_backups_go_when_a_new_one_is_made(
    reopen: Reopen, clock: "MovedClock", places: DataFolder
) -> None:
    """The rule is applied to the files themselves, and the pool loses what no backup needs."""
    store = reopen()
    blob = store.originals.keep(b"resume", filename="r.txt", mime="text/plain")
    note(store, "one")
    for _ in range(20):
        store.backups.make()
        clock.move(days=1)
    store.backups.make()
    assert 3 + 12 <= len(store.backups.all()) <= 3 + 12 + 3
    pooled = places.backups / "blobs" / blob.sha256[:2] / blob.sha256
    assert pooled.read_bytes() == b"resume"
    erase(store, DataType.ARTIFACT_RECORD, f"artifact-{blob.sha256[:16]}")
    assert pooled.exists()
    store.backups.renew()
    assert not pooled.exists()


def test_a_copy_that_was_cut_off_is_made_again_by_the_next_backup(
    store: Store, places: DataFolder
) -> None:
    """DESIGN 7: half an original in the pool would be brought back by a restore."""
    blob = store.originals.keep(b"resume", filename="r.txt", mime="text/plain")
    store.backups.make()
    (pooled,) = (path for path in (places.backups / "blobs").rglob("*") if path.is_file())
    pooled.write_bytes(b"res")
    store.backups.make()
    assert pooled.read_bytes() == b"resume"
    assert pooled.name == blob.sha256


@pytest.mark.parametrize(
    "lost", ["nothing", "database", "database emptied", "database damaged", "blobs", "everything"]
)
def test_a_restore_brings_back_everything(reopen: Reopen, places: DataFolder, lost: str) -> None:
    """Sessions, events, records and originals are as they were, whatever was lost since."""
    store = reopen()
    blob = store.originals.keep(b"resume", filename="r.txt", mime="text/plain")
    note(store, "before")
    saved = store.newest_session()
    store.backups.make()
    note(store, "after")
    store.close()
    if lost in ("database", "everything"):
        places.database.unlink()
    if lost in ("blobs", "everything"):
        shutil.rmtree(places.blobs)
    if lost == "database emptied":
        places.database.write_bytes(b"")
    if lost == "database damaged":
        places.database.write_bytes(b"nonsense " * 1000)
    _restored, before = restore_backup(places)
    assert (before is not None) == (lost in ("nothing", "blobs"))
    again = reopen()
    assert again.newest_session() == saved
    assert again.originals.read(blob.sha256) == b"resume"
    assert again.verify().whole
    if before is not None:
        again.close()
        restore_backup(places, before.name)
        assert texts(reopen()) == ["before", "after"]
    if lost == "database damaged":
        assert [path.read_bytes()[:8] for path in (places.root / "replaced").iterdir()] == [
            b"nonsense"
        ]


def test_a_log_left_by_a_crash_does_not_meet_the_restored_database(
    reopen: Reopen, places: DataFolder
) -> None:
    """An old write-ahead log beside another database would damage it; what it held is in the backup
    made before.
    """
    store = reopen()
    note(store, "before")
    store.backups.make()
    note(store, "only in the log")
    copy = {path: path.read_bytes() for path in places.root.glob("interview.sqlite3*")}
    store.close()
    for path, content in copy.items():
        path.write_bytes(content)
    assert (places.root / "interview.sqlite3-wal").stat().st_size > 0
    _restored, before = restore_backup(places)
    assert texts(reopen()) == ["before"]
    assert before is not None
    reopen().close()
    restore_backup(places, before.name)
    assert texts(reopen()) == ["before", "only in the log"]
    shutil.rmtree(places.root / "replaced", ignore_errors=True)


def test_a_restore_is_refused_while_the_app_is_open(store: Store, places: DataFolder) -> None:
    """DESIGN 7: restore takes the lock; a backup beside an open window does not need it."""
    note(store, "one")
    made = make_backup(places)
    with pytest.raises(AlreadyRunning):
        restore_backup(places)
    assert texts(store) == ["one"]
    assert made in store.backups.all()


def test_a_restore_is_refused_while_somebody_reads(
    reopen: Reopen, places: DataFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader takes no lock of the folder; the log it reads from must not lie beside another
    database.
    """
    monkeypatch.setattr(database, "_BUSY_SECONDS", 0)
    store = reopen()
    note(store, "before")
    made = store.backups.make()
    with sqlite3.connect(places.database) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM events").fetchone()
        note(store, "after")
        store.close()
        with pytest.raises(AlreadyRunning):
            restore_backup(places, made.name)
    reader.close()
    assert texts(reopen()) == ["before", "after"]


def test_a_bad_backup_is_refused_and_the_store_stays(reopen: Reopen, places: DataFolder) -> None:
    """A damaged or newer backup changes nothing; one that is not there is named."""
    store = reopen()
    note(store, "one")
    newer, damaged = store.backups.make(), store.backups.make()
    store.close()
    bare = sqlite3.connect(newer)
    bare.execute("PRAGMA user_version=99")
    bare.close()
    damaged.write_bytes(damaged.read_bytes()[:5000] + b"\xff" * 20_000)
    with pytest.raises(StoreTooNew):
        restore_backup(places, newer.stem)
    with pytest.raises(StoreDamaged):
        restore_backup(places, damaged.name)
    with pytest.raises(StoreMissing):
        restore_backup(places, "2020")
    assert texts(reopen()) == ["one"]


@pytest.mark.parametrize("step", [1, 2])
def test_a_restore_cut_off_at_any_rename_can_be_done_again(
    reopen: Reopen, places: DataFolder, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    """Set the damaged one aside, put the copy in its place: each may be the last thing that
    happens.
    """
    store = reopen()
    note(store, "before")
    store.backups.make()
    store.close()
    places.database.write_bytes(b"nonsense " * 1000)
    real, left = os.replace, [step]

    def cut(source: Path, target: Path) -> None:
        left[0] -= 1
        if left[0] == 0:
            raise KeyboardInterrupt
        real(source, target)

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", cut)
        with pytest.raises(KeyboardInterrupt):
            restore_backup(places)
    restore_backup(places)
    assert texts(reopen()) == ["before"]
