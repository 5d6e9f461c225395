"""Logs hold no content, are rotated, and never stop the app (issue 7, item 7)."""

import logging
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from interview_app import logs
from interview_app.errors import Bug

SECRET = "Amara Okonkwo"


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    logger = logging.getLogger("interview_app")
    before = (logger.handlers, logger.level, logger.propagate, logs._folder)
    yield
    for handler in logger.handlers:
        handler.close()
    logger.handlers, logger.level, logger.propagate, logs._folder = before


def test_logs_are_rotated_and_old_ones_go(tmp_path: Path) -> None:
    """1 MB a file and three old ones, readable by the person alone; what is newest is kept."""
    logs.set_up(tmp_path / "logs")
    line = "x" * 1000
    for number in range(5500):
        logging.getLogger("interview_app.store").info("%s %s", number, line)
    files = sorted((tmp_path / "logs").iterdir())
    assert [file.name for file in files] == ["interview-app.log", *(f"interview-app.log.{n}" for n in (1, 2, 3))]
    assert all(file.stat().st_size <= 1_000_000 for file in files)
    assert "5499" in files[0].read_text(encoding="utf-8")
    assert stat.S_IMODE((tmp_path / "logs").stat().st_mode) == 0o700


def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    """When it cannot be written, log nothing and go on."""
    (tmp_path / "logs").write_text("a file stands here")
    logs.set_up(tmp_path / "logs")
    logging.getLogger("interview_app").info("still here")


def _fails(untrusted_words: str) -> None:
    raise ValueError(f"cannot parse {untrusted_words}")


def test_a_report_tells_places_and_no_words(tmp_path: Path) -> None:
    """The text of an error may hold what the person said, so it is left out; a bug we named ourselves is told."""
    logs.set_up(tmp_path)
    try:
        _fails(SECRET)
    except ValueError as error:
        report = logs.bug_report("window", error)
        where = logs.log_bug("window")
    assert where == tmp_path / "interview-app.log"
    for text in (report, where.read_text(encoding="utf-8")):
        assert "ValueError" in text
        assert "in _fails" in text
        assert "test_logs.py" in text
        assert SECRET not in text
        assert str(Path(__file__).parent) not in text
    assert "no theme" in logs.bug_report("window", Bug("no theme"))


def test_without_a_log_folder_the_report_is_still_kept(
    monkeypatch: pytest.MonkeyPatch, expected_log: list[str]
) -> None:
    """A bug before the logs stand gets a file of its own."""
    expected_log.append("bug at command line")
    monkeypatch.setattr(logs, "_folder", None)
    try:
        _fails(SECRET)
    except ValueError:
        where = logs.log_bug("command line")
    text = where.read_text(encoding="utf-8")
    where.unlink()
    assert "ValueError" in text
    assert SECRET not in text
