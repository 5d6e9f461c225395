"""The reader is made when it is needed, or once the person has something to look at (issue 2,
speed).
"""

import asyncio
import queue
import threading
from pathlib import Path

import pytest

from interview_app.errors import DocumentError
from interview_app.extraction.process.worker_pool import WorkerPool
from interview_app.messages.interview import AskPublished, QuitRequested
from interview_app.paths import DataFolder
from interview_app.use_cases.interviews.parts import Interview
from interview_app.use_cases.reading.on_demand import ReadingOnDemand

RESUME = (
    "# Mara Lindqvist\n\nmara@example.org\n\n## Experience\n\n### Nurse, St. Anne "
    "Hospital\n2019 - present\n"
)


def test_a_worker_started_by_a_thread_that_ended_still_reads(tmp_path: Path) -> None:
    """DESIGN 2: a worker dies with the app, and not with the passing thread that happened to start
    it.
    """
    with WorkerPool() as pool:
        thread = threading.Thread(target=pool.stand_by)
        thread.start()
        thread.join()
        assert pool._idle
        for worker in pool._idle:
            worker.wait_ready()
            assert worker.channel.returncode is None


def test_the_reader_is_warm_after_the_first_question_and_gone_after_the_end(tmp_path: Path) -> None:
    """Issue 2: nothing of the reader delays the first question; closing while it warms up leaves no
    process behind.
    """
    inbox: queue.Queue[object] = queue.Queue()
    interview = Interview(
        DataFolder(tmp_path / "data"), emit=inbox.put, guide_only=True, reads_ahead=True
    )
    try:
        interview.start()
        while not isinstance(inbox.get(timeout=60), AskPublished):
            pass
    finally:
        interview.post(QuitRequested())
        interview.actor.join(30)
        interview.close()
    reader = interview._reader
    with pytest.raises(DocumentError):
        reader._made()


def test_progress_reaches_the_one_who_reads_and_cancelling_ends_it(tmp_path: Path) -> None:
    """Issue 2.7: pages are counted while a document is read; a cancelled reading ends as cancelled,
    not as failed.
    """
    reader = ReadingOnDemand(DataFolder(tmp_path))
    told: list[tuple[int, int]] = []

    async def run() -> str:
        reading = await reader.read_bytes(
            RESUME.encode(),
            filename="cv.md",
            timeout_seconds=60,
            on_progress=lambda page, pages: told.append((page, pages)),
        )
        task = asyncio.ensure_future(
            reader.read_bytes(RESUME.encode(), filename="cv.md", timeout_seconds=60)
        )
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return reading.status

    try:
        assert asyncio.run(run()) == "ok"
    finally:
        reader.close()
    assert all(1 <= page <= pages for page, pages in told)
