"""Files as they come from a person's disk: names of any bytes, odd kinds, sizes at the border,
changes while reading.
"""

import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from interview_app.errors import DocumentError
from interview_app.extraction.limits import MAX_BYTES
from interview_app.extraction.process import intake


def _code(path: bytes) -> str:
    with pytest.raises(DocumentError) as failed:
        intake.take_in(path)
    assert failed.value.sentence
    return failed.value.code


def test_a_file_is_read_whole_with_its_name(tmp_path: Path) -> None:
    """B: a regular file."""
    file = tmp_path / "cv.txt"
    file.write_bytes(b"Lena")
    taken = intake.take_in(os.fsencode(file))
    assert (taken.content, taken.filename) == (b"Lena", "cv.txt")


@pytest.mark.parametrize(
    "name",
    [b"\xff\xfe.pdf", "Lebenslauf Zoë.pdf".encode(), b"a\nb.txt", b" .txt", b"-rf.txt", b"x" * 255],
)
def test_a_name_may_hold_any_bytes(tmp_path: Path, name: bytes) -> None:
    """E3: names with any bytes work; what is shown is valid text on one line."""
    path = os.fsencode(tmp_path) + b"/" + name
    with open(path, "wb") as file:
        file.write(b"x")
    shown = intake.take_in(path).filename
    assert shown.encode("utf-8")
    assert "\n" not in shown


def test_the_limit_is_exact(tmp_path: Path) -> None:
    """B: 10,485,760 bytes are read, one more is too large, also as a sparse file."""
    exact = tmp_path / "exact.txt"
    with open(exact, "wb") as file:
        file.truncate(MAX_BYTES)
    assert len(intake.take_in(os.fsencode(exact)).content) == MAX_BYTES
    os.truncate(exact, MAX_BYTES + 1)
    assert _code(os.fsencode(exact)) == "file_too_large"
    os.truncate(exact, 1 << 40)
    assert _code(os.fsencode(exact)) == "file_too_large"


def test_what_is_no_file_is_told_at_once(tmp_path: Path) -> None:
    """B not_a_regular_file: a directory, a FIFO without a writer, a socket, a device, and links to
    them.
    """
    os.mkfifo(tmp_path / "fifo.pdf")
    (tmp_path / "folder.pdf").mkdir()
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(str(tmp_path / "socket.pdf"))
    (tmp_path / "link.pdf").symlink_to(tmp_path / "fifo.pdf")
    for path in (*tmp_path.iterdir(), Path("/dev/zero")):
        assert _code(os.fsencode(path)) == "not_a_regular_file", path
    listening.close()


def test_what_is_not_there_is_told(tmp_path: Path) -> None:
    """B file_not_found: no such file, a dangling link, a link to itself, a NUL in the name, a name
    too long.
    """
    (tmp_path / "dangling").symlink_to(tmp_path / "gone")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    base = os.fsencode(tmp_path)
    for name in (b"/none", b"/dangling", b"/loop", b"/a\x00b", b"/" + b"x" * 300, b"/none/below"):
        assert _code(base + name) == "file_not_found", name


def test_a_link_to_a_file_is_that_file(tmp_path: Path) -> None:
    """B: a symbolic link to a regular file is read."""
    (tmp_path / "cv.txt").write_bytes(b"Lena")
    (tmp_path / "link.txt").symlink_to(tmp_path / "cv.txt")
    assert intake.take_in(os.fsencode(tmp_path / "link.txt")).content == b"Lena"


def test_an_empty_file_is_told(tmp_path: Path) -> None:
    """B file_empty."""
    (tmp_path / "empty.pdf").touch()
    assert _code(os.fsencode(tmp_path / "empty.pdf")) == "file_empty"


@contextmanager
def _nobody() -> Iterator[None]:
    """Root may read everything, so for a while it is somebody who may not."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(_NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


_NOBODY = 65534


def test_a_forbidden_file_is_told() -> None:
    """B permission_denied; the one beside it may be read by the same person."""
    with TemporaryDirectory(dir="/tmp") as name:
        folder = Path(name)
        folder.chmod(0o755)
        for file, mode in (("mine.txt", 0), ("yours.txt", 0o644)):
            (folder / file).write_bytes(b"Lena")
            (folder / file).chmod(mode)
        with _nobody():
            assert _code(os.fsencode(folder / "mine.txt")) == "permission_denied"
            assert intake.take_in(os.fsencode(folder / "yours.txt")).content == b"Lena"


def test_a_refusal_of_the_system_is_permission_denied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B permission_denied, also where the tests run as root."""

    def refuse(*_: object) -> int:
        raise PermissionError(13, "no")

    monkeypatch.setattr(intake.os, "open", refuse)
    assert _code(os.fsencode(tmp_path / "any.pdf")) == "permission_denied"


def test_a_file_that_changes_while_it_is_read_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B file_changed: it grows between two reads; and no more than the limit is ever read."""
    file = tmp_path / "growing.txt"
    file.write_bytes(b"x" * 100)
    plain_read = os.read

    def read_and_grow(handle: int, size: int) -> bytes:
        part = plain_read(handle, size)
        with open(file, "ab") as more:
            more.write(b"y" * (1 << 20))
        return part

    monkeypatch.setattr(intake.os, "read", read_and_grow)
    assert _code(os.fsencode(file)) == "file_changed"
    assert file.stat().st_size < 2 * MAX_BYTES


def test_a_race_with_a_writer_ends_in_content_or_a_code(tmp_path: Path) -> None:
    """B file_changed: a real writer beside us; whatever comes out is whole or refused."""
    file = tmp_path / "race.txt"
    file.write_bytes(b"a" * 1000)
    stop = threading.Event()

    def write() -> None:
        while not stop.is_set():
            file.write_bytes(b"b" * 1000)

    thread = threading.Thread(target=write)
    thread.start()
    try:
        for _ in range(200):
            try:
                assert len(intake.take_in(os.fsencode(file)).content) == 1000
            except DocumentError as error:
                assert error.code in ("file_changed", "file_empty")  # noqa: PT017 - both outcomes are right
    finally:
        stop.set()
        thread.join()
