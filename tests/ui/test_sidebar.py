"""The sidebar: its titles can be read whole."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from pytestqt.qtbot import QtBot

from interview_app import i18n
from interview_app.domain.known import Known
from interview_app.domain.phases import Phase
from interview_app.paths import resources
from interview_app.ui.names import phase_title
from interview_app.ui.sidebar import Sidebar

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


@pytest.fixture(params=sorted(i18n.spoken(resources() / "translations")))
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language of the window."""
    i18n.set_language(request.param, catalogues=resources() / "translations")
    yield request.param
    i18n.set_language("en", catalogues=resources() / "translations")


def test_every_phase_is_named_whole_beside_the_mark_of_how_far_it_is(
    language: str, qtbot: QtBot
) -> None:
    """Issue 2: nothing is clipped: titles fit at the usual text size in each language, also when a
    phase is done.
    """
    sidebar = Sidebar()
    qtbot.addWidget(sidebar)
    sidebar.show()
    for phase in Phase:
        sidebar.show_known(Known(phase=phase))
        qtbot.wait(0)
        assert sidebar.row(phase.value)._title.text() == phase_title(phase), language


def test_a_row_that_was_clicked_shows_no_ring_and_one_that_the_tab_key_reached_does(
    qtbot: QtBot,
) -> None:
    """As on a Mac: the ground says where one is; the ring is for the keyboard, also after the
    window was left meanwhile.
    """
    sidebar = Sidebar()
    qtbot.addWidget(sidebar)
    row = sidebar.row("evidence")
    for reason, clicked in (
        (Qt.FocusReason.MouseFocusReason, True),
        (Qt.FocusReason.ActiveWindowFocusReason, True),
        (Qt.FocusReason.TabFocusReason, False),
        (Qt.FocusReason.ActiveWindowFocusReason, False),
    ):
        row.focusInEvent(QFocusEvent(QEvent.Type.FocusIn, reason))
        assert row.property("clicked") is clicked, reason
