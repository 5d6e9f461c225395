"""Read many documents through any `concurrent.futures.Executor`, in constant memory (CONTRACT E3).

The work is one plain function of bytes, so that a thread here and a worker of a cluster elsewhere
do the same.
"""

import atexit
import functools
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from typing import Any

from pydantic_core import from_json, to_json

from interview_app.errors import DocumentError, PersonCanMend
from interview_app.extraction.limits import DEFAULT_TIMEOUT_SECONDS
from interview_app.extraction.process.intake import TakenIn, take_in
from interview_app.extraction.process.worker_pool import WorkerPool
from interview_app.extraction.recognition.ocr import OcrPool
from interview_app.i18n import _
from interview_app.use_cases.reading.document import (
    DocumentReader,
    failed_reading,
    with_return_types,
)


@dataclass(frozen=True)
class Finished:
    """One document: its path and the object of CONTRACT A9 as JSON."""

    path: bytes
    answer: dict[str, Any]


class ClusterMissing(PersonCanMend):
    """The cluster cannot be reached, or the extra is not installed."""

    code = "cluster_missing"


def read_content(
    content: bytes, filename: str, return_types: tuple[str, ...], timeout_seconds: float
) -> str:
    """Read one document with this process's own reader; the JSON object of A9. Runs on a cluster's
    worker.
    """
    return read_with(_process_reader(), content, filename, return_types, timeout_seconds)


def read_with(
    reader: DocumentReader,
    content: bytes,
    filename: str,
    return_types: tuple[str, ...],
    timeout_seconds: float,
) -> str:
    """Read one document with this reader; the JSON object of A9."""
    reading = reader.read_now(content, filename=filename, timeout_seconds=timeout_seconds)
    return to_json(with_return_types(reading, return_types).to_contract()).decode("utf-8")


@functools.cache
def _process_reader() -> DocumentReader:
    """One reader a process, whatever threads use it; its children end with the process."""
    places = max(2, os.cpu_count() or 2)
    reader = DocumentReader(pool=WorkerPool(at_once=places, spares=0), ocr=OcrPool(at_once=2))
    atexit.register(reader.close)
    return reader


def read_many(
    paths: Iterable[bytes],
    *,
    executor: Executor,
    at_once: int,
    return_types: tuple[str, ...],
    timeout_seconds: float = DEFAULT_TIMEOUT_SECONDS,
    read: Callable[[bytes, str, tuple[str, ...], float], str] = read_content,
) -> Iterator[Finished]:
    """Read the files, `at_once` under way, and yield each as it is done; a file that cannot be
    taken in is an answer too.

    `read` is what the executor runs: on a cluster the function of this module, which another
    machine can import.
    """
    waiting: dict[Future[str], tuple[bytes, TakenIn, int]] = {}

    def submit(path: bytes, taken: TakenIn, tries: int) -> None:
        future = executor.submit(read, taken.content, taken.filename, return_types, timeout_seconds)
        waiting[future] = (path, taken, tries)

    for path in paths:
        try:
            taken = take_in(path)
        except DocumentError as error:
            yield Finished(path, failed_reading(error.code).to_contract())
            continue
        submit(path, taken, 0)
        while len(waiting) >= at_once:
            yield from _finished(waiting, submit)
    while waiting:
        yield from _finished(waiting, submit)


_TRIES = 3


def _finished(
    waiting: dict[Future[str], tuple[bytes, TakenIn, int]], submit: Any
) -> Iterator[Finished]:
    done, _pending = wait(waiting, return_when=FIRST_COMPLETED)
    for future in done:
        path, taken, tries = waiting.pop(future)
        error = future.exception()
        if error is None:
            yield Finished(path, from_json(future.result()))
        elif tries + 1 < _TRIES:
            # A cluster's worker died with the document in hand: another one reads it again.
            submit(path, taken, tries + 1)
        else:
            yield Finished(path, failed_reading("parser_crashed").to_contract())


def cluster_executor(address: str) -> tuple[Executor, int, Any]:
    """An executor on a running Dask scheduler, how many documents to keep under way, and the client
    to close.

    Raises:
        ClusterMissing: with what to do.
    """
    try:
        import distributed
    except ImportError as error:
        raise ClusterMissing(
            _(
                "Reading on a cluster needs the extra `cluster`: pip install "
                "'interview-app[cluster]'."
            )
        ) from error
    try:
        client = distributed.Client(address, timeout=10)
    except (OSError, ValueError, TimeoutError) as error:
        raise ClusterMissing(
            _("No Dask scheduler answers at {address}. Start one or check the address.").format(
                address=address
            )
        ) from error
    places = sum(client.nthreads().values()) or 1
    return client.get_executor(pure=False, retries=2), 2 * places, client
