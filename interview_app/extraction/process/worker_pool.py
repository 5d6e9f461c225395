"""The sealed workers: started ahead of time, handed out one at a time, ended.

One worker at a time belongs to one caller. A worker that ended well offers a fresh sealed child for
the next document; any other is killed with its whole group and replaced.
"""

import contextlib
import threading
from collections.abc import Iterator

from interview_app.extraction.process.worker_process import Job, NeverReady, Outcome, Worker
from interview_app.extraction.refusal import Refused


class WorkerPool:
    """Warm workers for up to `at_once` documents, and `spares` more that stand by. A context
    manager.

    `arguments` are what the workers are started with beyond their verb.
    """

    def __init__(
        self, *, at_once: int = 2, spares: int = 1, arguments: tuple[str, ...] = ()
    ) -> None:
        self._slots = threading.BoundedSemaphore(at_once)
        self._spares = spares
        self._most_idle = max(at_once, spares + 1)
        self._arguments = arguments
        self._idle: list[Worker] = []
        self._lock = threading.Lock()
        self._closed = False

    def __enter__(self) -> "WorkerPool":
        """Start the first worker without waiting for it."""
        self.warm()
        return self

    def __exit__(self, *_: object) -> None:
        """End all workers."""
        self.close()

    def warm(self, workers: int = 1) -> None:
        """Make sure that so many workers stand by or come up."""
        with self._lock:
            while not self._closed and len(self._idle) < workers:
                self._idle.append(Worker.start(*self._arguments))

    def run(self, job: Job) -> Outcome:
        """Answer one job; waits for a free place.

        Raises:
            Refused: timeout, limit_memory or parser_crashed, or what the job's check raised.
            Cancelled: the job's event was set.
        """
        try:
            with self._lease() as worker:
                outcome = worker.run(job)
        except NeverReady:
            # One that stood by may have been ended from outside meanwhile; that is no fault of the
            # document.
            with self._lease() as worker:
                outcome = worker.run(job)
        if isinstance(outcome.checked, Refused):
            raise outcome.checked
        return outcome

    def stand_by(self) -> None:
        """Wait until one worker is ready.

        Raises:
            Refused: parser_crashed, when it does not come up.
        """
        with self._lease() as worker:
            worker.wait_ready()
            worker.keep()

    def sandbox_status(self) -> dict[str, bool]:
        """Which locks hold on this machine: limits, no_new_privs, landlock, seccomp (macOS:
        sandbox).
        """
        with self._lease() as worker:
            worker.wait_ready()
            worker.keep()
            return dict(worker.sandbox)

    def close(self) -> None:
        """End every idle worker; busy ones are ended by their callers."""
        with self._lock:
            self._closed = True
            idle, self._idle = self._idle, []
        for worker in idle:
            worker.channel.close(patience=0.2)

    @contextlib.contextmanager
    def _lease(self) -> Iterator[Worker]:
        with self._slots:
            worker = self._take()
            try:
                yield worker
            except BaseException:
                worker.channel.kill()
                raise
            self._give_back(worker)

    def _take(self) -> Worker:
        with self._lock:
            while self._idle:
                worker = self._idle.pop()
                if worker.channel.returncode is None:
                    break
                worker.channel.close(patience=0)
            else:
                worker = Worker.start(*self._arguments)
        self.warm(self._spares)
        return worker

    def _give_back(self, worker: Worker) -> None:
        with self._lock:
            if worker.reusable and not self._closed and len(self._idle) < self._most_idle:
                self._idle.append(worker)
                return
        worker.channel.close(patience=0)
