"""Real Qt without a display, the real theme, fonts and icons."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.first_theme import close_windows, first_theme


@pytest.fixture(autouse=True)
def theme(request: pytest.FixtureRequest) -> Iterator[None]:
    """The theme in its first state; tests without Qt never start it."""
    if request.node.get_closest_marker("gui") is None:
        yield
        return
    app = request.getfixturevalue("qapp")
    assert isinstance(app, QApplication)
    first_theme(app)
    yield
    close_windows(app)
