"""Data folder 0700 and log 0600, whoever makes them first (issue 29)."""

import logging
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from interview_app import logs
from interview_app.extraction.process.page_pictures import PictureCache
from interview_app.extraction.process.untrusted_answer import PngPicture
from interview_app.paths import DataFolder, make_private
from interview_app.store.lock import Lock


@pytest.fixture(autouse=True)
def _open_umask() -> Iterator[None]:
    logger = logging.getLogger("interview_app")
    logged = (logger.handlers, logger.level, logger.propagate, logs._file, logging.raiseExceptions)
    before = os.umask(0)
    yield
    os.umask(before)
    for handler in logger.handlers:
        handler.close()
    logger.handlers, logger.level, logger.propagate, logs._file, logging.raiseExceptions = logged


def _modes(root: Path) -> set[str]:
    """Of the data folder and all in it."""
    paths = [root, *root.rglob("*")]
    return {
        str(path.relative_to(root))
        for path in paths
        if stat.S_IMODE(path.stat().st_mode) != (0o700 if path.is_dir() else 0o600)
    }


def _lock(folder: DataFolder) -> None:
    lock = Lock(folder.lock)
    lock.take()
    lock.release()


def _log(folder: DataFolder) -> None:
    logs.set_up(folder.logs)
    logs.log_bug("test")


def _pictures(folder: DataFolder) -> None:
    PictureCache(folder.cache).keep(
        "a" * 64, 0, 72, PngPicture(png=b"x", width_points=1, height_points=1)
    )


@pytest.mark.parametrize(
    "first",
    [DataFolder.create, _lock, _log, _pictures, lambda folder: make_private(folder.cache / "x")],
    ids=["folder", "lock", "log", "pictures", "a folder in it"],
)
def test_the_data_folder_is_closed_whoever_makes_it(tmp_path: Path, first: object) -> None:
    """Under an umask that closes nothing."""
    folder = DataFolder(tmp_path / "data")
    first(folder)  # type: ignore[operator]
    assert folder.root.is_dir()
    assert _modes(folder.root) == set()


def test_a_rotated_log_is_closed_too(tmp_path: Path) -> None:
    """The new file of a rotation is made by the handler itself."""
    logs.set_up(tmp_path / "d" / "logs")
    handler = logs._logger.handlers[0]
    logs.log_bug("one")
    handler.doRollover()  # type: ignore[attr-defined]
    logs.log_bug("two")
    assert len(list((tmp_path / "d" / "logs").iterdir())) == 2
    assert _modes(tmp_path / "d") == set()


def test_a_folder_that_was_there_stays_as_the_person_made_it(tmp_path: Path) -> None:
    """It may hold more than ours, for others too."""
    (tmp_path / "shared").mkdir(mode=0o755)
    make_private(tmp_path / "shared")
    assert stat.S_IMODE((tmp_path / "shared").stat().st_mode) == 0o755
