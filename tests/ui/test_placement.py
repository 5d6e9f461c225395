"""Where the window stands when it comes back."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize

from interview_app.errors import StoreDamaged
from interview_app.ui.look.colours import LIGHT
from interview_app.ui.window.main_window import MainWindow
from interview_app.ui.window.placement import FILE, Placement, fitted, read, write
from interview_app.ui.window.start_faults import start_fault

SCREEN = QRect(0, 0, 1280, 736)
LEAST = QSize(480, 420)


def test_a_placement_is_kept_whole(tmp_path: Path) -> None:
    """A good app comes back where it was left, with the sides the person chose."""
    placement = Placement(x=10, y=20, width=900, height=600, sidebar=False)
    write(tmp_path / "cache", placement)
    assert read(tmp_path / "cache") == placement


@pytest.mark.parametrize(
    "told", ["", "[]", "{}", '{"x": "a", "y": 0, "width": 1, "height": 1}', '{"z": 1}', "\x00"]
)
def test_a_placement_that_cannot_be_read_is_none(tmp_path: Path, told: str) -> None:
    """A damaged file of the cache is no fault worth a word."""
    (tmp_path / FILE).write_text(told)
    assert read(tmp_path) is None


def test_a_window_never_comes_back_larger_than_the_screen_or_beyond_its_edge() -> None:
    """Sane for each screen: the large screen may be gone."""
    assert fitted(QRect(1000, 500, 1600, 1000), [SCREEN], smallest=LEAST) == QRect(0, 0, 1280, 736)
    assert fitted(QRect(1000, 500, 600, 500), [SCREEN], smallest=LEAST) == QRect(680, 236, 600, 500)
    assert fitted(QRect(3000, 100, 600, 500), [SCREEN], smallest=LEAST) is None


@pytest.mark.gui
def test_a_window_stands_where_it_stood(qtbot: object) -> None:
    """What the window tells at its end, it takes at its start."""
    window = MainWindow(LIGHT)
    window.place(Placement(x=0, y=40, width=800, height=640, inspector=True))
    assert (window.placement.rect, window.placement.inspector) == (QRect(0, 40, 800, 640), True)
    window.deleteLater()


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
