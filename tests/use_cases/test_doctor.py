"""The doctor: each line ok or what to do; nothing of the person in it (issue 7, item 6)."""

import json
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import ClassVar

import pytest

from interview_app.domain import event_kinds as kinds
from interview_app.domain.journal import Commit, NewEvent
from interview_app.paths import DataFolder, resources
from interview_app.store.opening import open_store
from interview_app.use_cases.care import doctor

SECRET = "Quintilla-Abernathy"


class _Answers(BaseHTTPRequestHandler):
    """Says under each path what a test wants to hear; remembers what was sent."""

    sent: ClassVar[list[str]] = []

    def do_GET(self) -> None:
        self.sent.append(f"{self.path}\n{self.headers}")
        place = self.path.split("/")[1]
        status, kind = {
            "model": (200, "application/json"),
            "locked": (401, "application/json"),
            "portal": (200, "text/html"),
            "away": (302, "text/html"),
            "broken": (503, "text/plain"),
        }.get(place, (404, "text/plain"))
        self.send_response(status)
        if status == 302:
            self.send_header("Location", "/portal/models")
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", "2")
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *_arguments: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), _Answers) as made:
        thread = threading.Thread(target=made.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        yield f"http://127.0.0.1:{made.server_port}"
        made.shutdown()
        thread.join()


def looked_at(address: str) -> doctor.Finding:
    return doctor._endpoint(address)


@pytest.mark.parametrize(
    ("path", "ok", "told"),
    [
        ("/model", True, "status 200"),
        ("/model/", True, "status 200"),
        ("/locked", True, "status 401"),
        ("/portal", False, "not reached"),
        ("/away", False, "status 302"),
        ("/broken", False, "status 503"),
        ("/elsewhere", False, "status 404"),
    ],
)
def test_an_endpoint_is_well_when_something_like_a_model_answers(
    server: str, path: str, *, ok: bool, told: str
) -> None:
    """`doctor --endpoint URL`: a wrong key is no fault of the place; a sign-in page of a network
    is.
    """
    finding = looked_at(server + path)
    assert finding.ok is ok
    assert told in finding.found
    assert bool(finding.advice) is not ok


def test_what_answers_in_no_language_of_the_web_is_not_reached() -> None:
    """A place where something else listens."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def greets() -> None:
            taken, _address = listening.accept()
            with taken:
                taken.recv(65536)
                taken.sendall(b"220 mail.example ready\r\n")

        thread = threading.Thread(target=greets)
        thread.start()
        assert looked_at(f"http://127.0.0.1:{listening.getsockname()[1]}").found.endswith(
            "not reached"
        )
        thread.join()


def test_no_key_is_sent_to_an_endpoint(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The doctor only knocks."""
    monkeypatch.setenv("OPENAI_API_KEY", SECRET)
    _Answers.sent.clear()
    looked_at(f"{server}/model")
    assert len(_Answers.sent) == 1
    assert SECRET not in _Answers.sent[0]
    assert "authorization" not in _Answers.sent[0].casefold()


@pytest.mark.parametrize(
    "address",
    [
        "ftp://127.0.0.1/x",
        "file:///etc/hosts",
        "nonsense",
        "http://",
        "http://[",
        "http://127.0.0.1:99999",
    ],
)
def test_only_web_addresses_are_asked(address: str) -> None:
    """A wrong address is told as one."""
    assert looked_at(address).found == "not an address"


def test_a_place_where_nothing_listens_is_told_with_what_to_do() -> None:
    """Endpoint reachability on request: a warning says what to do."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        finding = looked_at(f"http://127.0.0.1:{taken.getsockname()[1]}/v1")
    assert not finding.ok
    assert "Start the local server" in finding.advice


def test_without_the_wish_the_network_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reachability only on request."""
    monkeypatch.setattr(doctor, "_endpoint", lambda _address: pytest.fail("it knocked"))
    topics = {
        one.topic for one in doctor.examine(DataFolder(tmp_path / "data"), resources=resources())
    }
    wanted = {"app", "libraries", "ocr", "keychain", "fonts", "document worker", "store", "disk"}
    assert wanted <= topics
    assert "endpoint" not in topics


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
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: object, server: str
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
    findings = doctor.examine(folder, resources=resources(), endpoint=f"{server}/{SECRET}/v1")
    text = doctor.report(findings)
    for part in (*SECRET.split("-"), str(tmp_path), socket.gethostname()):
        assert part not in text
    assert all(one.advice for one in findings if not one.ok)
    assert (fault is not None) == any(one.topic == "store" and not one.ok for one in findings)
