"""Every window, sheet, dialog and room: named, with a role, reached by the Tab key, whole at 200 %
(issue 7, item 3).
"""

import pytest

from interview_app.ui.theme import Theme
from tests.accessibility import looking
from tests.accessibility.screens import PARTS, screens, shown

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
EVERY = tuple(screens())
WINDOWS = tuple(name for name in EVERY if not name.startswith(PARTS))


@pytest.mark.parametrize("name", EVERY)
def test_every_control_has_name_role_and_a_place_in_the_order_of_the_keyboard(name: str) -> None:
    """Fails on an unnamed, roleless or unreachable control, and where Tab jumps back."""
    with shown(name) as widget:
        found = {
            "unnamed": looking.unnamed(widget),
            "without a role": looking.without_role(widget),
            "unreachable": looking.unreachable(widget),
            "backwards": looking.jumps_back(widget),
        }
        assert list(looking.controls(widget)) or "empty" in name
    assert not {what: which for what, which in found.items() if which}


@pytest.mark.parametrize("name", EVERY)
def test_text_at_200_percent_is_whole(name: str, theme: Theme) -> None:
    """Text up to 200 % without clipping."""
    theme.set(text_size=200)
    with shown(name) as widget:
        looking.settled_at(widget, 1440, 900)
        found = looking.cut(widget) + looking.overlapping(widget)
    assert not found


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("name", WINDOWS)
def test_text_is_whole_in_the_smallest_window(name: str, text_size: int, theme: Theme) -> None:
    """No window can be made so small that its words are cut: it stops before, or what is in it
    scrolls.
    """
    theme.set(text_size=text_size)
    with shown(name) as widget:
        found = looking.wrong_in_the_smallest_window(widget)
    assert not found
