"""The worker of `interview-app extract FILE`, started before the command line is imported: it takes
longest to come up.

Only the plainest call is looked for here; any other starts its workers when the command runs. What
is started in vain, for a call that turns out to be wrong, ends with this process.
"""

import contextlib
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from interview_app.extraction.process.intake import TakenIn
    from interview_app.extraction.process.worker_pool import WorkerPool

_OPTIONS = {"--json"}
_started: dict[bytes, "tuple[TakenIn | None, WorkerPool]"] = {}


def begin() -> None:
    """Start the worker when this process was called to extract one file."""
    words = [word for word in sys.argv[1:] if word not in _OPTIONS]
    if len(words) != 2 or words[0] != "extract" or words[1].startswith("-"):
        return
    path = os.fsencode(words[1])
    if not os.path.isdir(path):
        _started[path] = _start(path)


def taken_and_pool(path: bytes) -> "tuple[TakenIn | None, WorkerPool]":
    """The file taken in (None: it could not be) and the pool whose worker reads it and nothing
    else.
    """
    return _started.pop(path, None) or _start(path)


def _start(path: bytes) -> "tuple[TakenIn | None, WorkerPool]":
    from interview_app.errors import DocumentError
    from interview_app.extraction.formats.sniff import sniff
    from interview_app.extraction.process.intake import take_in
    from interview_app.extraction.process.worker_pool import WorkerPool

    taken = None
    with contextlib.suppress(DocumentError):  # told with the answer
        taken = take_in(path)
    if taken is None:
        return None, WorkerPool(at_once=1, spares=0)
    only = ("--once", "--only-pdf") if sniff(taken.content, "").kind == "pdf" else ("--once",)
    pool = WorkerPool(at_once=1, spares=0, arguments=only)
    pool.warm()
    return taken, pool
