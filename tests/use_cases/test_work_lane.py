"""One piece of work at a time, and what a stop reaches."""

import asyncio
import contextlib

import pytest

from interview_app.use_cases.resumes.stages import Stopped, StopSign
from interview_app.use_cases.resumes.work_lane import Lane


def stopped(sign: StopSign) -> bool:
    """Whether work with this sign ends at its next step."""
    try:
        sign.check()
    except Stopped:
        return True
    return False


@pytest.mark.parametrize(
    ("stop", "reached"),
    [
        ("drafted", {"drafted": True, "analysed": False, "edited": False}),
        ("analysed", {"drafted": False, "analysed": True, "edited": False}),
        ("edited", {"drafted": False, "analysed": False, "edited": False}),
        ("", {"drafted": True, "analysed": True, "edited": False}),
    ],
)
def test_a_stop_reaches_what_waits_for_its_turn_and_no_change_by_hand(
    stop: str, reached: dict[str, bool]
) -> None:
    """Issue 5.8, cancel: whoever stops a résumé that has not begun yet stops it; a line edited
    meanwhile is not lost.
    """
    order: list[str] = []
    told: dict[str, bool] = {}

    async def all_of_it() -> None:
        lane, go = Lane(), asyncio.Event()

        async def work(kind: str, run_id: str) -> None:
            turn = lane.long if kind == "long" else lane.short
            async with turn(run_id) as sign:
                order.append(run_id)
                if run_id == "drafted":
                    await go.wait()
                told[run_id] = stopped(sign)

        pieces = [work("long", "drafted"), work("long", "analysed"), work("short", "edited")]
        tasks = [asyncio.ensure_future(one) for one in pieces]
        while order != ["drafted"]:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        lane.stop(stop)
        go.set()
        await asyncio.gather(*tasks)
        lane.stop("")

    asyncio.run(all_of_it())
    assert order == ["drafted", "analysed", "edited"]
    assert told == reached


def test_the_next_piece_of_work_for_the_same_run_begins_anew() -> None:
    """A stop is for what was asked for before it."""

    async def all_of_it() -> None:
        lane = Lane()
        async with lane.long("run") as sign:
            lane.stop("run")
            assert stopped(sign)
        with contextlib.suppress(RuntimeError):
            async with lane.short("run"):
                raise RuntimeError
        async with lane.long("run") as sign:
            assert not stopped(sign)

    asyncio.run(all_of_it())
