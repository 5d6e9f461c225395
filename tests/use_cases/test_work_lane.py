"""One piece of work at a time, and what a stop reaches."""

import asyncio
import contextlib

import pytest

from interview_app.use_cases.resumes.stages import Lane, Stopped, StopSign


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
        ("run", {"drafted": True, "written again": True, "edited": False}),
        ("other", {"drafted": False, "written again": False, "edited": False}),
        ("", {"drafted": True, "written again": True, "edited": False}),
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

        async def work(kind: str, what: str) -> None:
            async with lane.turn("run", long=kind == "long") as sign:
                order.append(what)
                if what == "drafted":
                    await go.wait()
                told[what] = stopped(sign)

        pieces = [work("long", "drafted"), work("long", "written again"), work("short", "edited")]
        tasks = [asyncio.ensure_future(one) for one in pieces]
        while order != ["drafted"]:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        lane.stop(stop)
        go.set()
        await asyncio.gather(*tasks)
        lane.stop("")

    asyncio.run(all_of_it())
    assert order == ["drafted", "written again", "edited"]
    assert told == reached


def test_one_resume_waits_for_no_other() -> None:
    """Issue 26: while a model writes one, another is opened, changed and exported."""

    async def all_of_it() -> None:
        lane = Lane()
        async with lane.turn("written", long=True):
            assert lane.is_taken("written")
            async with asyncio.timeout(5), lane.turn("open"):
                assert lane.is_taken("open")
            assert not lane.is_taken("open")

    asyncio.run(all_of_it())


def test_the_next_piece_of_work_for_the_same_run_begins_anew() -> None:
    """A stop is for what was asked for before it."""

    async def all_of_it() -> None:
        lane = Lane()
        async with lane.turn("run", long=True) as sign:
            lane.stop("run")
            assert stopped(sign)
        with contextlib.suppress(RuntimeError):
            async with lane.turn("run"):
                raise RuntimeError
        async with lane.turn("run", long=True) as sign:
            assert not stopped(sign)

    asyncio.run(all_of_it())
