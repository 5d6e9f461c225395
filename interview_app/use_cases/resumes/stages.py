"""The pipeline's stages on a thread of their own: each finished one is handed over, and Stop ends
even a waiting request. One piece of work at a time for each résumé, in the order the person asked.
"""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Callable, Iterator

from interview_app.domain.tailoring import Blackboard, State
from interview_app.tailoring.pipeline import Pipeline
from interview_app.tailoring.stages.agents import Models
from interview_app.use_cases.resumes.evidence import Ground
from interview_app.use_cases.resumes.run import Run

Finished = Callable[[Run], None]
"""Takes the run after each stage, on the pipeline's thread."""


class Stopped(Exception):
    """The person stopped it; what is finished is kept."""


class StopSign:
    """Set once from any thread. Work looks at it between its steps, or lets itself be called when
    it is set.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._set = False
        self._calls: list[Callable[[], object]] = []

    def set(self) -> None:
        """Stop; safe to call twice."""
        with self._lock:
            self._set = True
            for call in self._calls:
                call()

    def check(self) -> None:
        """Go on, or not.

        Raises:
            Stopped: it was set.
        """
        if self._set:
            raise Stopped

    @contextlib.contextmanager
    def calling(self, do: Callable[[], object]) -> Iterator[None]:
        """While the block runs, `do` is called when it is set, from whatever thread sets it; at
        once when it is.
        """
        with self._lock:
            self._calls.append(do)
            if self._set:
                do()
        try:
            yield
        finally:
            with self._lock:
                self._calls.remove(do)


def go_on(
    run: Run,
    ground: Ground,
    models: Models,
    *,
    until: State | None,
    stop: StopSign,
    finished: Finished = lambda _run: None,
) -> Run:
    """Let the pipeline go on, on this thread, with an event loop of its own.

    Raises:
        Stopped: the person stopped it; a request that was waiting for a model is closed.
        PipelineError, SelectionError, ProviderError: a stage cannot go on.
    """

    def after(board: Blackboard) -> Run:
        return run.model_copy(update={"board": board, "evidence_sha256": ground.sha256})

    async def keep(board: Blackboard) -> None:
        finished(after(board))
        stop.check()

    async def work() -> Blackboard:
        task, loop = asyncio.current_task(), asyncio.get_running_loop()
        assert task is not None
        with stop.calling(lambda: loop.call_soon_threadsafe(task.cancel)):
            return await Pipeline(ground.parts(models=models, keep=keep)).run(
                started(run).board, until=until
            )

    try:
        return after(asyncio.run(work()))
    except asyncio.CancelledError:
        raise Stopped from None


def started(run: Run) -> Run:
    """The run without the fingerprint of its start: its evidence may have grown, and what is
    finished stays finished.
    """
    return run.on_board(
        records=tuple(one for one in run.board.records if one.stage != State.INIT.value)
    )


class Lane:
    """Work about a résumé, which is named by its run."""

    def __init__(self) -> None:
        self._turns: dict[str, asyncio.Lock] = {}
        self._signs: list[tuple[str, StopSign]] = []

    def _turn(self, run_id: str) -> asyncio.Lock:
        return self._turns.setdefault(run_id, asyncio.Lock())

    def is_taken(self, run_id: str) -> bool:
        """Whether this run is worked on now."""
        return self._turn(run_id).locked()

    def stop(self, run_id: str) -> None:
        """Tell what is worked out for this run to stop; "" for whatever it is."""
        for about, sign in list(self._signs):
            if run_id in ("", about):
                sign.set()

    @contextlib.asynccontextmanager
    async def turn(self, run_id: str, *, long: bool = False) -> AsyncIterator[StopSign]:
        """A turn for what the person did with their own hand: while it waits, a stop is meant for
        what is worked on before. What takes its time (`long`) one reaches while it waits, too.
        """
        told = run_id, StopSign()
        if long:
            self._signs.append(told)
        try:
            async with self._turn(run_id):
                if not long:
                    self._signs.append(told)
                yield told[1]
        finally:
            if told in self._signs:
                self._signs.remove(told)
