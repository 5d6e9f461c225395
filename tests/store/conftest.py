"""A data folder and a store over it, with a clock that the test moves."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from interview_app.paths import DataFolder
from interview_app.store.opening import open_store
from interview_app.store.store import Store


class MovedClock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.at = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.at

    def move(self, **delta: float) -> None:
        self.at += timedelta(**delta)


@pytest.fixture
def clock() -> MovedClock:
    return MovedClock()


@pytest.fixture
def places(tmp_path: Path) -> DataFolder:
    return DataFolder(tmp_path / "data")


@pytest.fixture
def reopen(places: DataFolder, clock: MovedClock) -> Iterator[Callable[[], Store]]:
    """Open the store of this test, closing the one opened before."""
    opened: list[Store] = []

    def again() -> Store:
        for store in opened:
            store.close()
        opened.append(open_store(places, now=clock))
        return opened[-1]

    yield again
    for store in opened:
        store.close()


@pytest.fixture
def store(reopen: Callable[[], Store]) -> Store:
    return reopen()
