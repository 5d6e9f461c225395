"""Tailored résumés in the store: every version of every run is kept until the run is deleted
(CONTRACT D3).

A version that is still worked on is written again after each stage, so that a stop or a fall loses
no stage.

A body is the run's JSON; the store does not look into it.
"""

import json
from collections.abc import Mapping
from typing import Any

from interview_app.domain.frozen import frozen
from interview_app.store.database import Database


@frozen
class RunVersion:
    """One version of a run; versions count from 1; `at` is ISO 8601 in UTC."""

    run_id: str
    version: int
    at: str
    body: dict[str, Any]


class TailoringRuns:
    """The runs of one open store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(
        self, run_id: str, body: dict[str, Any], *, at: str, over: int | None = None
    ) -> RunVersion:
        """Write the next version of a run.

        Args:
            run_id: the run.
            body: its JSON.
            at: ISO 8601 in UTC.
            over: a version that was not finished yet, whose place this one takes when it is there.
        """
        text = text_of(body)
        with self._database.writing() as connection:
            done = connection.execute(
                "UPDATE tailoring_runs SET at = ?, body = ? WHERE run_id = ? AND version = ?",
                (at, text, run_id, over),
            )
            if over is not None and done.rowcount:
                return RunVersion(run_id=run_id, version=over, at=at, body=body)
            (newest,) = connection.execute(
                "SELECT COALESCE(MAX(version), 0) FROM tailoring_runs WHERE run_id = ?", (run_id,)
            ).fetchone()
            connection.execute(
                "INSERT INTO tailoring_runs (run_id, version, at, body) VALUES (?, ?, ?, ?)",
                (run_id, newest + 1, at, text),
            )
        return RunVersion(run_id=run_id, version=newest + 1, at=at, body=body)

    def find(self, run_id: str, version: int | None = None) -> RunVersion | None:
        """A version of a run, the newest by default, or None."""
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT run_id, version, at, body FROM tailoring_runs WHERE run_id = ? AND "
                "(version = ? OR ? IS NULL)"
                " ORDER BY version DESC LIMIT 1",
                (run_id, version, version),
            ).fetchone()
        return None if row is None else _version(row)

    def versions(self, run_id: str) -> tuple[int, ...]:
        """The versions of a run, oldest first."""
        return tuple(self.times(run_id))

    def times(self, run_id: str) -> dict[int, str]:
        """When each version of a run was kept, ISO 8601 in UTC; the oldest first."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT version, at FROM tailoring_runs WHERE run_id = ? ORDER BY version",
                (run_id,),
            ).fetchall()
        return dict(rows)

    def newest(self) -> tuple[RunVersion, ...]:
        """The newest version of every run, the one changed last first."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT run_id, version, at, body FROM tailoring_runs AS one WHERE version ="
                " (SELECT MAX(version) FROM tailoring_runs AS all_of WHERE all_of.run_id = "
                "one.run_id) ORDER BY at DESC, rowid DESC"
            ).fetchall()
        return tuple(_version(row) for row in rows)

    def delete(self, run_id: str) -> tuple[RunVersion, ...]:
        """Remove a run with all its versions, which are returned; its text is in no file of the
        store any more.
        """
        with self._database.writing() as connection:
            rows = connection.execute(
                "DELETE FROM tailoring_runs WHERE run_id = ? RETURNING run_id, version, at, body",
                (run_id,),
            ).fetchall()
        self._database.forget_log()
        return tuple(_version(row) for row in rows)

    def put_back(self, versions: tuple[RunVersion, ...]) -> None:
        """Write versions that were deleted as they were; one that is there again is left alone."""
        rows = [(one.run_id, one.version, one.at, text_of(one.body)) for one in versions]
        with self._database.writing() as connection:
            connection.executemany("INSERT OR IGNORE INTO tailoring_runs VALUES (?, ?, ?, ?)", rows)


def text_of(body: Mapping[str, Any]) -> str:
    """The JSON of a run as it is kept."""
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def _version(row: tuple[str, int, str, str]) -> RunVersion:
    run_id, version, at, body = row
    return RunVersion(run_id=run_id, version=version, at=at, body=json.loads(body))
