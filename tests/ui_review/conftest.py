"""Real Qt without a display, the real theme, fonts and icons."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from interview_app.paths import resources
from interview_app.ui import icons
from interview_app.ui import theme as themes


@pytest.fixture(autouse=True)
def theme(request: pytest.FixtureRequest) -> Iterator[None]:
    """The theme in its first state; tests without Qt never start it."""
    if request.node.get_closest_marker("gui") is None:
        yield
        return
    app = request.getfixturevalue("qapp")
    assert isinstance(app, QApplication)
    icons.use(resources() / "icons")
    if themes._theme is None:
        themes.install(app, fonts=resources() / "fonts")
    now = themes.theme()
    if now.colours.dark or now.text_size != 100 or not now.reduce_motion:
        now.set(appearance="light", text_size=100, reduce_motion=True)
    yield
    for widget in app.topLevelWidgets():
        widget.close()
