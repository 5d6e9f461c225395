"""A database gets its name only when it is whole: built beside its place, its log folded in, made
durable, checked, and only then renamed.

First start, backup and restore all publish through here. A database in WAL mode is two files; one
that is renamed without its log is damaged for good, which is what a disk that fills up during the
last checkpoint used to leave behind.
"""

import os
from collections.abc import Callable
from pathlib import Path

from interview_app.errors import StoreDamaged
from interview_app.store import files
from interview_app.store.database import connect, quick_check
from interview_app.store.faults import failing_disk, full, typed_faults
from interview_app.store.places import side_files


def publish_database(
    target: Path,
    build: Callable[[Path], None],
    *,
    before_rename: Callable[[Path], None] | None = None,
) -> None:
    """Let `build` fill an empty file beside `target`, prove it, then put it in the place of
    `target`.

    `before_rename` is given the proven file: what has to be there, or out of the way, before the
    name is given. Whatever fails, `target` is as it was and nothing is left beside it.

    Raises:
        StoreFull: there is no room for it.
        StoreFailing: it cannot be written, or reads back otherwise than it was written.
        StoreError: anything else that kept it from being written.
    """
    temporary = files.temporary_beside(target)
    try:
        with typed_faults(near=target.parent):
            files.make_empty(temporary)
            build(temporary)
            _fold_log_in(temporary)
            files.flush_file(temporary)
            _prove(temporary)
            if before_rename is not None:
                before_rename(temporary)
            os.replace(temporary, target)
            files.flush_folder(target.parent)
    finally:
        files.forget(temporary, *side_files(temporary))


def _fold_log_in(path: Path) -> None:
    """Make it one file that needs no other. Closing the last connection would do the same, but a
    checkpoint that fails at a close is told to nobody.
    """
    connection = connect(path)
    try:
        mode = connection.execute("PRAGMA journal_mode=DELETE").fetchone()[0]
    finally:
        connection.close()
    if mode != "delete" or any(file.exists() for file in side_files(path)):
        raise full()


def _prove(path: Path) -> None:
    connection = connect(path, mode="immutable")
    try:
        quick_check(connection)
    except StoreDamaged as error:
        # What was written a moment ago reads back wrong: the store of the person is not damaged.
        raise failing_disk() from error
    finally:
        connection.close()
