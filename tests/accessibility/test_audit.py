"""Every window, sheet, dialog and room: named, with a role, reached by the Tab key, whole at 200 %
(issue 7, item 3).
"""

import pytest
from PySide6.QtWidgets import QWidget

from interview_app.ui.look.theme import Theme
from tests.accessibility import looking
from tests.accessibility.screens import PARTS, screens, shown

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
EVERY = tuple(screens())


@pytest.mark.parametrize("name", EVERY)
def test_every_control_has_name_role_and_a_place_in_the_order_of_the_keyboard(name: str) -> None:
    """Fails on an unnamed, roleless or unreachable control, and where Tab jumps back. And no window
    can be made so small that its words are cut: it stops before, or what is in it scrolls.
    """
    with shown(name) as widget:
        found = {
            "unnamed": looking.unnamed(widget),
            "without a role": looking.without_role(widget),
            "unreachable": looking.unreachable(widget),
            "backwards": looking.jumps_back(widget),
        }
        assert list(looking.controls(widget)) or "empty" in name
        found["in the smallest window"] = _in_the_smallest(name, widget)
    assert not {what: which for what, which in found.items() if which}


@pytest.mark.parametrize("name", EVERY)
def test_text_at_200_percent_is_whole(name: str, theme: Theme) -> None:
    """Text up to 200 % without clipping, in the smallest window too; and a small one scrolls up and
    down alone (issue 26: at 900 x 600 the words of a form were beyond its right edge).
    """
    theme.set(text_size=200)
    with shown(name) as widget:
        looking.settled_at(widget, 1440, 900)
        found = {"cut": looking.cut(widget), "overlapping": looking.overlapping(widget)}
        if not name.startswith(SCROLLED_ELSEWHERE):
            looking.settled_at(widget, 900, 600)
            found["sideways"] = looking.sideways(widget)
        found["in the smallest window"] = _in_the_smallest(name, widget)
    assert not {what: which for what, which in found.items() if which}


SCROLLED_ELSEWHERE = (*PARTS, "settings")
"""Parts stand in a window that scrolls; settings grow with their words, and the screen of these
tests is 800 pixels wide.
"""


def _in_the_smallest(name: str, widget: QWidget) -> list[str]:
    """What is wrong there; a part always stands in the main window, which is looked at itself."""
    return [] if name.startswith(PARTS) else looking.wrong_in_the_smallest_window(widget)
