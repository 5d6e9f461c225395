"""Where the window stands when it comes back."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication

from interview_app.errors import StoreDamaged
from interview_app.ui.look.colours import LIGHT
from interview_app.ui.window.main_window import MainWindow
from interview_app.ui.window.placement import FILE, Placement, read, write
from interview_app.ui.window.start_faults import start_fault


def test_a_placement_is_kept_whole(tmp_path: Path) -> None:
    """A good app comes back where it was left, with the sides the person chose."""
    placement = Placement(geometry="AdnQywADAAA=", sidebar=False)
    write(tmp_path / "cache", placement)
    assert read(tmp_path / "cache") == placement


@pytest.mark.parametrize("told", ["", "[]", "{}", '{"geometry": 1}', '{"z": 1}', "\x00"])
def test_a_placement_that_cannot_be_read_is_none(tmp_path: Path, told: str) -> None:
    """A damaged file of the cache is no fault worth a word."""
    (tmp_path / FILE).write_text(told)
    assert read(tmp_path) is None


@pytest.mark.gui
def test_a_window_stands_where_it_stood(qtbot: object) -> None:
    """What the window tells at its end, it takes at its start; what tells of no place changes
    nothing.
    """
    window, again = MainWindow(LIGHT), MainWindow(LIGHT)
    again.setMinimumSize(0, 0)
    window.setMinimumSize(0, 0)
    place = QRect(20, 40, 500, 400)
    window.setGeometry(place)
    again.place(replace(window.placement, inspector=True))
    assert (again.geometry(), again.placement.inspector) == (place, True)
    again.place(Placement(geometry="no place"))
    assert again.geometry() == place
    for one in (window, again):
        one.deleteLater()


@pytest.mark.gui
def test_a_window_never_comes_back_larger_than_the_screen_or_beyond_its_edge(
    qtbot: object,
) -> None:
    """Sane for each screen: the large screen may be gone."""
    window, again = MainWindow(LIGHT), MainWindow(LIGHT)
    again.setMinimumSize(0, 0)
    screen = QGuiApplication.primaryScreen().availableGeometry()
    for place in (QRect(3000, 2000, 1600, 1000), QRect(10, 10, 5000, 4000)):
        window.setGeometry(place)
        again.place(window.placement)
        assert screen.contains(again.geometry())
    for one in (window, again):
        one.deleteLater()


def test_a_damaged_store_without_a_backup_leads_to_safe_mode() -> None:
    """Issue 2, faults: the sentence never names a button that is not there."""
    question = start_fault(
        StoreDamaged("The stored data is damaged. Bring back the newest backup with Restore."),
        newest_backup=None,
    )
    assert "Restore" not in question.text
    assert [(reply.id, reply.kind) for reply in question.replies] == [
        ("quit", "secondary"),
        ("anew", "secondary"),
        ("safe", "primary"),
    ]
