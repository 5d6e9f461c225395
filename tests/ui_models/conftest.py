"""A summary that several tests show, and the theme."""

import pytest

from interview_app.paths import resources
from interview_app.ui import icons
from interview_app.ui import theme as themes


@pytest.fixture(autouse=True)
def _theme(qapp: object) -> None:
    icons.use(resources() / "icons")
    if themes._theme is None:
        themes.install(qapp, fonts=resources() / "fonts")  # type: ignore[arg-type]
