"""The work between two waits, as the actor starts and ends it."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from interview_app.interview.limits import Limits, UserTurn
from interview_app.interview.work import Work


@pytest.mark.parametrize("turns", [0, 1])
def test_an_end_before_the_work_has_begun_leaves_nothing_unawaited(turns: int) -> None:
    """Quitting right after an action: a warning about a coroutine that was never awaited fails this
    test.
    """
    begun = []

    async def guarded(do: Callable[[], Awaitable[None]]) -> None:
        begun.append(do)
        await asyncio.sleep(0)

    async def quit_at_once() -> None:
        nothing: Any = None
        work = Work(
            nothing,
            nothing,
            nothing,
            user_turn=UserTurn(),
            limits=Limits(),
            guarded=guarded,
            on_bug=lambda _where: None,
        )
        work.kick()
        for _turn in range(turns):
            await asyncio.sleep(0)
        task = work.quit()
        assert task is not None
        await asyncio.wait({task})
        assert task.cancelled()

    asyncio.run(quit_at_once())
    gc.collect()
    assert len(begun) == turns
