"""Logs hold no content, are rotated, and never stop the app (issue 7, item 7)."""

import json
import logging
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from interview_app import logs
from interview_app.cli.generate_command import command as generate
from interview_app.errors import Bug, SettingsError
from tests.kept_workers import Kept
from tests.logs_as_before import logs_as_before
from tests.tailoring.made_up import PAYSCALE, POSTING

SECRET = "Amara Okonkwo"


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    with logs_as_before():
        yield


@pytest.fixture(autouse=True)
def _workers(_kept: Kept) -> Iterator[None]:
    with _kept.taken():
        yield


def test_logs_are_rotated_and_old_ones_go(tmp_path: Path) -> None:
    """1 MB a file and three old ones, readable by the person alone; what is newest is kept."""
    logs.set_up(tmp_path / "logs")
    line = "x" * 1000
    for number in range(5500):
        logging.getLogger("interview_app.store").info("%s %s", number, line)
    files = sorted((tmp_path / "logs").iterdir())
    assert [file.name for file in files] == [
        "interview-app.log",
        *(f"interview-app.log.{n}" for n in (1, 2, 3)),
    ]
    assert all(file.stat().st_size <= 1_000_000 for file in files)
    assert "5499" in files[0].read_text(encoding="utf-8")
    assert stat.S_IMODE((tmp_path / "logs").stat().st_mode) == 0o700


def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    """When it cannot be written, log nothing and go on."""
    (tmp_path / "logs").write_text("a file stands here")
    logs.set_up(tmp_path / "logs")
    logging.getLogger("interview_app").info("still here")
    assert (tmp_path / "logs").read_text() == "a file stands here"


def _fails(untrusted_words: str) -> None:
    raise ValueError(f"cannot parse {untrusted_words}")


def test_a_report_tells_places_and_no_words(tmp_path: Path) -> None:
    """The text of an error may hold what the person said, so it is left out; a bug we named
    ourselves is told.
    """
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
    monkeypatch.setattr(logs, "_file", None)
    try:
        _fails(SECRET)
    except ValueError:
        where = logs.log_bug("command line")
    text = where.read_text(encoding="utf-8")
    where.unlink()
    assert "ValueError" in text
    assert SECRET not in text


def test_a_resume_is_logged_where_and_as_much_as_its_config_says(tmp_path: Path) -> None:
    """D15: logging{level, file} of config.yaml; stages and who led them, none of the person's
    words.
    """
    (tmp_path / "jd.txt").write_text(POSTING, encoding="utf-8")
    (tmp_path / "cards.json").write_text(
        json.dumps([one.to_json() for one in PAYSCALE]), encoding="utf-8"
    )
    config = tmp_path / "config.yaml"
    files = [
        "-j",
        str(tmp_path / "jd.txt"),
        "--cards",
        str(tmp_path / "cards.json"),
        "-c",
        str(config),
    ]
    given = [
        *files,
        "-o",
        str(tmp_path / "out"),
        "-t",
        "Manager",
        "--data-dir",
        str(tmp_path / "data"),
    ]
    config.write_text(
        f"logging: {{level: WARNING, file: {tmp_path / 'quiet' / 'x.log'}}}\n", encoding="utf-8"
    )
    CliRunner().invoke(generate, given, catch_exceptions=False)
    assert (tmp_path / "quiet" / "x.log").read_text(encoding="utf-8") == ""
    config.write_text(f"logging: {{level: INFO, file: {tmp_path / 'x.log'}}}\n", encoding="utf-8")
    CliRunner().invoke(generate, given, catch_exceptions=False)
    said = (tmp_path / "x.log").read_text(encoding="utf-8")
    assert "stage WRITING finished, led by offline" in said
    assert not any(card.raw_text in said for card in PAYSCALE)
    config.write_text("logging: {level: INFO}\n", encoding="utf-8")
    CliRunner().invoke(generate, given, catch_exceptions=False)
    assert "stage WRITING" in (tmp_path / "data" / "logs" / "interview-app.log").read_text(
        encoding="utf-8"
    )
    config.write_text(f"logging: {{file: {config / 'x.log'}}}\n", encoding="utf-8")
    failed = CliRunner().invoke(generate, given)
    assert isinstance(failed.exception, SettingsError)
    assert "cannot be written" in failed.exception.sentence
