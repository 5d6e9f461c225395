"""Garbage is searched for in the thread of Qt alone: a widget destroyed in another one makes Qt
fall.
"""

import ast
import gc
import os
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from interview_app.ui.window.collecting import Collecting, collect_due

pytestmark = pytest.mark.gui
MANY = 200_000
ROOT = Path(__file__).parents[2]


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


def test_another_thread_ends_no_object_and_the_window_s_thread_does(
    collecting: Collecting, qtbot: QtBot
) -> None:
    """However much another thread makes, nothing that Qt's thread left is ended there; the timer
    ends it here.
    """
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


def test_whoever_makes_the_application_takes_the_search_over() -> None:
    """A tour or a benchmark has an actor's thread beside its window too; asked again, there is
    still the one.
    """
    told = """
import gc
from interview_app.ui.window.collecting import Collecting, application
app = application()
assert not gc.isenabled() and app.findChild(Collecting) and application() is app
"""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", told], env=environment, capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_no_application_of_ours_is_made_elsewhere() -> None:
    """So that none is made without it."""
    ours = [
        path for room in ("interview_app", "benchmarks") for path in (ROOT / room).rglob("*.py")
    ]
    makers = {
        path.name
        for path in ours
        if "QApplication(" in (text := path.read_text("utf-8"))
        and "QApplication" in _called(ast.parse(text))
    }
    assert makers == {"collecting.py"}


def _called(tree: ast.AST) -> set[str]:
    return {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
