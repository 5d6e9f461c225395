"""Runs of `generate` that did not end: the blackboard after each finished stage, found again by
what the run is made of.

CONTRACT D3: a stop, a kill or a full disk loses no finished stage, and none is paid for twice. A
run that ended leaves nothing here. Files are for the person alone and hold what the store holds;
deleting everything deletes them.
"""

import contextlib
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from pydantic import ValidationError

from interview_app.domain.tailoring import Blackboard
from interview_app.paths import DataFolder, make_private

KEPT_DAYS = 30
"""A run that nobody went on with is forgotten after so many days."""


class UnfinishedRuns:
    """One file for each run. A folder that cannot be written loses the way back, never the run."""

    def __init__(self, folder: DataFolder, *, now: Callable[[], float] = time.time) -> None:
        self._folder = folder.cache / "unfinished-runs"
        self._now = now

    def find(self, fingerprint: str) -> Blackboard | None:
        """Where the run of this fingerprint stopped, or None; a file that cannot be used is
        none.
        """
        self._sweep()
        try:
            return Blackboard.model_validate_json(self._path(fingerprint).read_bytes())
        except (OSError, ValidationError):
            return None

    def keep(self, fingerprint: str, board: Blackboard) -> None:
        """Write the blackboard, whole or not at all."""
        with contextlib.suppress(OSError):
            make_private(self._folder)
            handle, unfinished = tempfile.mkstemp(dir=self._folder, prefix=".unfinished-")
            try:
                with os.fdopen(handle, "w", encoding="utf-8") as file:
                    file.write(board.model_dump_json())
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(unfinished, self._path(fingerprint))
            except OSError:
                os.unlink(unfinished)
                raise

    def forget(self, fingerprint: str) -> None:
        """The run has ended."""
        with contextlib.suppress(OSError):
            self._path(fingerprint).unlink()

    def _path(self, fingerprint: str) -> Path:
        return self._folder / f"{fingerprint}.json"

    def _sweep(self) -> None:
        oldest = self._now() - KEPT_DAYS * 86_400
        with contextlib.suppress(OSError):
            for path in self._folder.iterdir():
                if path.stat().st_mtime < oldest:
                    path.unlink()
