"""Logs without content: rotated files, and one report a bug."""

import contextlib
import logging
import logging.handlers
import os
import sys
import tempfile
import traceback
from io import TextIOWrapper
from pathlib import Path

from interview_app.errors import Bug, SettingsError
from interview_app.i18n import _

_logger = logging.getLogger("interview_app")
_file: Path | None = None


def set_up(folder: Path, *, level: int | str = logging.INFO) -> None:
    """Log to rotated files in `folder` (1 MB each, 3 kept); when it cannot be written, log nothing
    and go on.
    """
    with contextlib.suppress(OSError):
        # The data folder above it too, where the log is what is made first.
        folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
        _log_to(folder / "interview-app.log", level=level, delay=True)


def set_up_file(file: Path, *, level: int | str = logging.INFO) -> None:
    """Log to a file that the person named, rotated like the app's own.

    Raises:
        SettingsError: it cannot be written.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        _log_to(file, level=level, delay=False)
    except OSError as error:
        told = _("{file} cannot be written. Name another file under logging in the config file.")
        raise SettingsError(told.format(file=file)) from error


class _PrivateHandler(logging.handlers.RotatingFileHandler):
    """Its files are made for the person alone, rotated ones too."""

    def _open(self) -> TextIOWrapper:
        opened = open(self.baseFilename, self.mode, encoding=self.encoding, opener=_private)  # noqa: SIM115 - the handler closes it
        assert isinstance(opened, TextIOWrapper)
        return opened


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _log_to(path: Path, *, level: int | str, delay: bool) -> None:
    global _file
    handler = _PrivateHandler(
        path, maxBytes=1_000_000, backupCount=3, encoding="utf-8", delay=delay
    )
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
    for before in _logger.handlers:
        before.close()
    _logger.handlers = [handler]
    _logger.setLevel(level)
    _logger.propagate = False
    _file = path
    # A disk that is full must not put a traceback before the person.
    logging.raiseExceptions = False


def bug_report(border: str, error: BaseException) -> str:
    """Kind and places of an error, without its text, its values or paths of the person."""
    places = [
        f"  {Path(frame.filename).name}:{frame.lineno} in {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    message = f": {error}" if isinstance(error, Bug) else ""
    return "\n".join([f"bug at {border}: {type(error).__name__}{message}", *places])


def log_bug(border: str) -> Path:
    """Log the error that is being handled, without content; returns the file that holds the
    report.
    """
    error = sys.exc_info()[1]
    report = bug_report(border, error) if error is not None else f"bug at {border}"
    if _logger.hasHandlers():
        # Without a handler the logging module itself would write to stderr, where the person reads
        # one sentence.
        _logger.error("%s", report)
    if _file is not None:
        return _file
    with tempfile.NamedTemporaryFile(
        "w", prefix="interview-app-bug-", suffix=".txt", delete=False, encoding="utf-8"
    ) as file:
        file.write(report + "\n")
    return Path(file.name)
