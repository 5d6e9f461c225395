"""Workers that one test leaves running for the next.

A renderer and a reader take two seconds of processor time to come up, and a run of `generate` takes
a tenth of that. How they start and end is what tests/rendering and tests/extraction are about; what
is imported here into a conftest.py is for tests of what is done with them.
"""

import contextlib
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from interview_app.extraction.process.worker_pool import WorkerPool
from interview_app.extraction.process.worker_process import Worker
from interview_app.rendering.engine import RENDERS_PER_WORKER, RenderEngine

_MOST = 2
"""Workers of a kind that are kept."""

_Renderer = tuple[subprocess.Popen[bytes], TemporaryDirectory[str] | None, int]


class Kept:
    """Workers that stand by, by how they were started."""

    def __init__(self) -> None:
        self.renderers: dict[str, list[_Renderer]] = defaultdict(list)
        self.readers: dict[tuple[str, ...], list[Worker]] = defaultdict(list)
        self.stop, self.running = RenderEngine._stop, RenderEngine._running
        self.start, self.close = Worker.start, WorkerPool.close

    @contextlib.contextmanager
    def taken(self) -> Iterator[None]:
        """Engines and pools take from here, and leave theirs."""
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(RenderEngine, "_running", lambda engine: self.renderer(engine))
            patched.setattr(
                RenderEngine,
                "_stop",
                lambda engine, *, at_once=False: self.keep_renderer(engine, at_once=at_once),
            )
            patched.setattr(Worker, "start", staticmethod(self.reader))
            patched.setattr(WorkerPool, "close", lambda pool: self.keep_readers(pool))
            yield

    def renderer(self, engine: RenderEngine) -> "subprocess.Popen[bytes]":
        """One that stands by, else a new one."""
        kept = self.renderers[str(engine._packages)]
        if engine._worker is None and kept:
            engine._worker, engine._folder, engine._renders = kept.pop()
        return self.running(engine)

    def keep_renderer(self, engine: RenderEngine, *, at_once: bool = False) -> None:
        """Kept when it was ended because nothing was wanted of it any more."""
        worker, kept = engine._worker, self.renderers[str(engine._packages)]
        fresh = engine._renders < RENDERS_PER_WORKER and len(kept) < _MOST and not engine._comes_up
        if worker is None or at_once or not fresh or worker.poll() is not None:
            self.stop(engine, at_once=at_once)
            return
        kept.append((worker, engine._folder, engine._renders))
        engine._worker = engine._folder = None

    def reader(self, *arguments: str) -> Worker:
        """One that stands by, else a new one."""
        kept = self.readers[arguments]
        while kept:
            worker = kept.pop()
            if worker.channel.returncode is None:
                return worker
            worker.channel.close(patience=0)
        return self.start(*arguments)

    def keep_readers(self, pool: WorkerPool) -> None:
        """Those that stood by in a pool that is closed."""
        kept = self.readers[pool._arguments]
        with pool._lock:
            room = _MOST - len(kept) if "--once" not in pool._arguments else 0
            alive = [one for one in pool._idle if one.channel.returncode is None][:room]
            pool._idle = [one for one in pool._idle if one not in alive]
        kept += alive
        self.close(pool)

    def end(self) -> None:
        """End all of them."""
        for worker in (one for some in self.readers.values() for one in some):
            worker.channel.close(patience=0.2)
        for packages, some in self.renderers.items():
            for worker, folder, _renders in some:
                engine = RenderEngine(packages=Path(packages))
                engine._worker, engine._folder = worker, folder
                self.stop(engine)


@pytest.fixture(scope="session")
def _kept() -> Iterator[Kept]:
    kept = Kept()
    yield kept
    kept.end()


@pytest.fixture(autouse=True)
def kept_workers(_kept: Kept) -> Iterator[None]:
    """Engines and pools of this test take workers that stand by, and leave theirs."""
    with _kept.taken():
        yield
