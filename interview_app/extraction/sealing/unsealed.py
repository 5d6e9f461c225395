"""Whether documents are read where the system gives the reader no seal: only when the person said
so once.

They say it with `interview-app doctor --read-unsealed`, which leaves a file in their data folder; a
script says it with `INTERVIEW_APP_READ_UNSEALED=1`.
"""

import os
from collections.abc import Mapping
from pathlib import Path

LOCKS = ("landlock", "seccomp", "sandbox")
"""Each of them alone keeps a worker from files and network."""

_said_in: set[Path] = set()


def holds(held: Mapping[str, bool]) -> bool:
    """Whether a worker that told these locks is sealed."""
    return any(held.get(lock, False) for lock in LOCKS)


def follow(said_in: Path) -> None:
    """Take the person's word from this file of theirs, if it is there when a document comes."""
    _said_in.add(said_in)


def is_permitted() -> bool:
    """Whether the person wants documents read all the same."""
    return os.environ.get("INTERVIEW_APP_READ_UNSEALED") == "1" or any(
        path.exists() for path in _said_in
    )
