"""Real Qt without a display, the real theme, fonts and icons."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.first_theme import close_windows, first_theme
from tests.kept_workers import kept_workers

__all__ = ["kept_workers"]


@pytest.fixture(autouse=True)
def _theme(qapp: QApplication) -> Iterator[None]:
    first_theme(qapp)
    yield
    close_windows(qapp)
