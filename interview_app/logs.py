"""Logs without content: rotated files, and one report a bug."""

import logging
import logging.handlers
import sys
import tempfile
import traceback
from pathlib import Path

from interview_app.errors import Bug

_logger = logging.getLogger("interview_app")
_folder: Path | None = None


def set_up(folder: Path, *, level: int = logging.INFO) -> None:
    """Log to rotated files in `folder` (1 MB each, 3 kept); when it cannot be written, log nothing and go on."""
    global _folder
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handler = logging.handlers.RotatingFileHandler(
            folder / "interview-app.log", maxBytes=1_000_000, backupCount=3, encoding="utf-8", delay=True
        )
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
    for before in _logger.handlers:
        before.close()
    _logger.handlers = [handler]
    _logger.setLevel(level)
    _logger.propagate = False
    _folder = folder


def bug_report(border: str, error: BaseException) -> str:
    """Kind and places of an error, without its text, its values or paths of the person."""
    places = [
        f"  {Path(frame.filename).name}:{frame.lineno} in {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    message = f": {error}" if isinstance(error, Bug) else ""
    return "\n".join([f"bug at {border}: {type(error).__name__}{message}", *places])


def log_bug(border: str) -> Path:
    """Log the error that is being handled, without content; returns the file that holds the report."""
    error = sys.exc_info()[1]
    report = bug_report(border, error) if error is not None else f"bug at {border}"
    if _logger.hasHandlers():
        # Without a handler the logging module itself would write to stderr, where the person reads one sentence.
        _logger.error("%s", report)
    if _folder is not None:
        return _folder / "interview-app.log"
    with tempfile.NamedTemporaryFile(
        "w", prefix="interview-app-bug-", suffix=".txt", delete=False, encoding="utf-8"
    ) as file:
        file.write(report + "\n")
    return Path(file.name)
