"""Restoring from a copy (issue 26): a backup, a backup that lies elsewhere, or an export of
everything; what it holds is said before, and what was there is backed up.
"""

import shutil
from pathlib import Path

import pytest

from interview_app.domain.journal import Commit, NewRecord
from interview_app.domain.records import DataType
from interview_app.errors import ImportFailed, PersonCanMend
from interview_app.messages.data import CopyShown
from interview_app.paths import DataFolder
from interview_app.store.opening import open_store
from interview_app.use_cases.care.backup import list_backups, make_backup
from interview_app.use_cases.care.copies import look_into, restore_copy
from interview_app.use_cases.exchange.export_data import export_data
from tests.kept_records import erase

TIMELINE = {
    "experiences": [{"id": "exp-1", "organization": "Ward", "title": "Nurse", "start": "2019"}]
}
CARD = {
    "id": "card-1",
    "company": "Ward",
    "role": "Nurse",
    "card_type": "employment",
    "raw_text": "Taught 8 nurses.",
}
LETTER = b"A letter about Kim."


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    """A data folder with one job, one story, one résumé and an original."""
    folder = DataFolder(tmp_path / "data")
    folder.create()
    timeline = NewRecord(data_type=DataType.SKELETON_TIMELINE, id="timeline", data=TIMELINE)
    card = NewRecord(data_type=DataType.KNOWLEDGE_CARD, id="card-1", data=CARD)
    with open_store(folder) as store:
        store.originals.keep(LETTER, filename="letter.txt", mime="text/plain")
        store.commit(store.start_session().info.id, Commit(records=(timeline, card)))
        store.tailoring_runs.keep("general", {}, at="2026-11-21T09:00:00Z")
        store.tailoring_runs.keep("run-1", {}, at="2026-11-21T09:00:00Z")
    return folder


def emptied(folder: DataFolder) -> None:
    """What somebody may do by mistake."""
    with open_store(folder) as store:
        for one in store.records():
            erase(store, one.data_type, one.id)
        erase(store, DataType.ARTIFACT_RECORD, f"artifact-{store.originals.all()[0].sha256[:16]}")
        store.tailoring_runs.delete("run-1")


@pytest.mark.parametrize("kind", ["kept", "elsewhere", "zip"])
def test_everything_is_there_again(folder: DataFolder, tmp_path: Path, kind: str) -> None:
    if kind == "zip":
        copy = tmp_path / "interview-app.zip"
        with open_store(folder) as store:
            export_data(store, format="everything", out=copy)
    else:
        copy = make_backup(folder).path
    if kind == "elsewhere":
        shutil.copytree(copy.parent, tmp_path / "stick")
        copy = tmp_path / "stick" / copy.name
    emptied(folder)
    assert look_into(folder, copy) == CopyShown(path=str(copy), stories=1, jobs=1, resumes=1)
    _copy, before = restore_copy(folder, copy)
    assert before in list_backups(folder), "the way back from the way back"
    with open_store(folder) as store:
        assert {one.id for one in store.records()} == {"timeline", "card-1"}
        assert store.tailoring_runs.versions("run-1") == (1,)
        (blob,) = store.originals.all()
        assert store.originals.read(blob.sha256) == LETTER
        assert store.verify().faults == ()
    assert before is not None
    assert look_into(folder, before.path) == CopyShown(path=str(before.path))
    assert not (folder.cache / "copies").exists(), "nothing of it lies about"


@pytest.mark.parametrize(
    "content", [b"", b"Kim", b"SQLite format 3\x00", b"PK\x05\x06" + b"\0" * 18]
)
def test_what_is_no_copy_changes_nothing(
    folder: DataFolder, tmp_path: Path, content: bytes
) -> None:
    other = tmp_path / "other.zip"
    other.write_bytes(content)
    for use in (look_into, restore_copy):
        with pytest.raises(PersonCanMend):
            use(folder, other)
    with open_store(folder) as store:
        assert {one.id for one in store.records()} == {"timeline", "card-1"}


def test_the_database_of_another_program_is_no_copy(folder: DataFolder, tmp_path: Path) -> None:
    import sqlite3

    other = tmp_path / "photos.sqlite3"
    connection = sqlite3.connect(other)
    connection.execute("CREATE TABLE photos (id INTEGER)")
    connection.commit()
    connection.close()
    with pytest.raises(ImportFailed):
        restore_copy(folder, other)
