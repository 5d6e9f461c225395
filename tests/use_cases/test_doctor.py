"""The doctor: each line ok or what to do; nothing of the person in it (issue 7, item 6)."""

import json
import socket
from pathlib import Path

import pytest

from interview_app.domain import event_kinds as kinds
from interview_app.domain.journal import Commit, NewEvent
from interview_app.paths import DataFolder, resources
from interview_app.store.opening import open_store
from interview_app.use_cases.care import doctor

SECRET = "Quintilla-Abernathy"


def test_the_network_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a place with a model answers is asked by `models test`, never by the doctor."""
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_place: pytest.fail("it knocked"))
    topics = {
        one.topic for one in doctor.examine(DataFolder(tmp_path / "data"), resources=resources())
    }
    wanted = {"app", "libraries", "ocr", "keychain", "fonts", "document worker", "store", "disk"}
    assert wanted <= topics


def _planted(folder: DataFolder) -> None:
    with open_store(folder) as store:
        session = store.start_session()
        store.commit(
            session.info.id,
            Commit(events=(NewEvent(kind=kinds.PERSON_SAID, body={"text": SECRET}),)),
        )
        store.originals.keep(
            f"résumé of {SECRET}".encode(), filename=f"{SECRET}.txt", mime="text/plain"
        )
    folder.settings.write_text(json.dumps({"appearance": SECRET, "withheld": [SECRET]}))
    folder.logs.mkdir(exist_ok=True)
    (folder.logs / "interview-app.log").write_text(SECRET)


def _damaged(folder: DataFolder) -> None:
    folder.database.write_bytes(b"SQLite format 3\0" + SECRET.encode() * 900)


def _gone(folder: DataFolder) -> None:
    folder.database.unlink()


def _blob_gone(folder: DataFolder) -> None:
    for blob in (path for path in folder.blobs.rglob("*") if path.is_file()):
        blob.unlink()


@pytest.mark.parametrize("fault", [None, _damaged, _gone, _blob_gone])
def test_the_report_holds_nothing_of_the_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: object
) -> None:
    """`--report`: no name, no path, no key, no content, whatever is wrong; every warning says what
    to do.
    """
    home = tmp_path / SECRET
    home.mkdir()
    for name in ("HOME", "USER", "LOGNAME", "OPENAI_API_KEY", "OPENAI_BASE_URL", "HOSTNAME"):
        monkeypatch.setenv(name, str(home))
    folder = DataFolder(home / "data")
    _planted(folder)
    if callable(fault):
        fault(folder)
    findings = doctor.examine(folder, resources=resources())
    text = doctor.report(findings)
    for part in (*SECRET.split("-"), str(tmp_path), socket.gethostname()):
        assert part not in text
    assert all(one.advice for one in findings if not one.ok)
    assert (fault is not None) == any(one.topic == "store" and not one.ok for one in findings)
