"""The window's tests: real Qt without a display, the real theme, fonts and icons."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from interview_app.paths import resources
from interview_app.ui import icons
from interview_app.ui import theme as themes


@pytest.fixture(autouse=True)
def theme(qapp: QApplication) -> Iterator[themes.Theme]:
    """The theme, in its first state for each test."""
    icons.use(resources() / "icons")
    if themes._theme is None:
        themes.install(qapp, fonts=resources() / "fonts")
    made = themes.theme()
    made.set(appearance="light", text_size=100, reduce_motion=True)
    yield made
    for widget in qapp.topLevelWidgets():
        widget.close()
