"""Garbage is searched for in the thread of Qt alone: a widget destroyed in another one makes Qt fall."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from interview_app.ui.collecting import Collecting, collect_due

pytestmark = pytest.mark.gui
MANY = 200_000


class Knot:
    """An object that only the search for garbage can end, as a widget that a lambda holds."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collecting(qtbot: QtBot) -> Iterator[Collecting]:
    """The search taken over; a test before this one may have taken it already."""
    was = gc.isenabled()
    made = Collecting()
    yield made
    made.end()
    if not was:
        gc.disable()


def test_another_thread_ends_no_object_and_the_window_s_thread_does(collecting: Collecting, qtbot: QtBot) -> None:
    """However much another thread makes, nothing that Qt's thread left is ended there; the timer ends it here."""
    ended: list[threading.Thread] = []
    knot = Knot()
    weakref.finalize(knot, lambda: ended.append(threading.current_thread()))
    del knot
    kept: list[list[int]] = []
    other = threading.Thread(target=lambda: kept.extend([at] for at in range(MANY)))
    other.start()
    other.join()
    assert ended == []
    qtbot.waitUntil(lambda: bool(ended), timeout=10_000)
    assert ended == [threading.main_thread()]


def test_nothing_is_searched_that_is_not_due(collecting: Collecting) -> None:
    """A look costs nothing while there is little to look through."""
    gc.collect()
    before = [one["collections"] for one in gc.get_stats()]
    collect_due()
    assert [one["collections"] for one in gc.get_stats()] == before


def test_given_back_python_searches_again(collecting: Collecting) -> None:
    """What takes it over for a while leaves nothing behind."""
    assert not gc.isenabled()
    collecting.end()
    assert gc.isenabled()
