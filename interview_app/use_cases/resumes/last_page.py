"""The pages that were shown last, as they were drawn: a window that starts shows them while what is
needed to work on them gets ready.
"""

import contextlib
from functools import cache
from pathlib import Path

from pydantic import TypeAdapter

from interview_app.messages.tailoring.facts import RunPagesShown
from interview_app.store.files import write_whole

_FILE = "last-page.json"


@cache
def _form() -> TypeAdapter[RunPagesShown]:
    return TypeAdapter(RunPagesShown)


def keep(folder: Path, shown: RunPagesShown) -> None:
    """Keep them in a folder; what cannot be kept is drawn anew at the next start."""
    with contextlib.suppress(OSError):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_whole(folder / _FILE, _form().dump_json(shown), durable=False)


def kept(folder: Path, run_id: str) -> RunPagesShown | None:
    """The last pages, where they are of this run."""
    try:
        shown = _form().validate_json((folder / _FILE).read_bytes())
    except (OSError, ValueError):
        return None
    return shown if shown.run_id == run_id else None


def forget(folder: Path, run_id: str) -> None:
    """They are no more, where they are of this run."""
    if kept(folder, run_id) is not None:
        (folder / _FILE).unlink(missing_ok=True)
