"""A screen reader hears each answer once; nothing moves that need not; colour is never alone (issue
7, item 3).
"""

import pytest
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QLabel

from interview_app.domain.known import Known
from interview_app.domain.phases import Objective, ObjectiveStatus, Phase
from interview_app.messages.interview import KnownChanged, StreamStarted
from interview_app.ui.controls import TONE_ICONS, Notice, announcing
from interview_app.ui.look.colours import DARK, LIGHT, Colours
from interview_app.ui.look.theme import Theme
from tests.contrast import contrast
from tests.ui.conftest import Played, played, said

__all__ = ["played"]
pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, QAccessible.AnnouncementPoliteness]]:
    """What a screen reader would say."""
    told: list[tuple[str, QAccessible.AnnouncementPoliteness]] = []

    class Listening:
        AnnouncementPoliteness = QAccessible.AnnouncementPoliteness

        @staticmethod
        def isActive() -> bool:
            return True

        @staticmethod
        def updateAccessibility(event: QAccessibleEvent) -> None:
            told.append((event.message(), event.politeness()))  # type: ignore[attr-defined]

    monkeypatch.setattr(announcing, "QAccessible", Listening)
    return told


def test_a_streamed_answer_is_announced_once_when_it_is_whole(
    played: Played, heard: list[tuple[str, QAccessible.AnnouncementPoliteness]]
) -> None:
    """The streamed text is announced politely, and what the person wrote is not read back to
    them.
    """
    played.tell(StreamStarted())
    played.tokens.pieces += ["What came ", "of it?"]
    played.shell.parts.conversation.view.add_streamed("What came ", False)
    played.shell.parts.conversation.view.add_streamed("of it?", False)
    assert heard == []
    played.tell(said(1, "What came of it?"), said(2, "Fewer errors.", "person"))
    assert heard == [("What came of it?", QAccessible.AnnouncementPoliteness.Polite)]


def test_with_reduced_motion_nothing_glides(theme: Theme) -> None:
    """Reduced motion is honoured at its one place."""
    theme.set(reduce_motion=True)
    assert theme.milliseconds(160) == 0
    theme.set(reduce_motion=False)
    assert theme.milliseconds(160) == 160
    theme.set(reduce_motion=True)


def test_a_state_is_told_by_picture_and_word_beside_its_colour(played: Played) -> None:
    """No information by colour alone: notices have an icon of their own, the rows of the sidebar a
    word.
    """
    assert len({TONE_ICONS[tone] for tone in ("info", "good", "bad")}) == 3
    assert Notice("Saved.", "good").findChildren(QLabel)
    done = {Objective.APPLICANT_PROFILE: ObjectiveStatus.COMPLETED}
    played.tell(KnownChanged(known=Known(phase=Phase.CORE_FACTS, objectives=done)))
    rows = [row for row in played.shell.parts.sidebar.list.rows() if row.key]
    assert all(row.words for row in rows)
    assert rows[0].words == "1 of 5 steps done"


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_what_qt_paints_itself_can_be_read_too(colours: Colours, theme: Theme) -> None:
    """Contrast 4.5:1 for tables, lists, tool tips, placeholders and links as the palette in force
    gives them.
    """
    theme.set(appearance="dark" if colours.dark else "light")
    from PySide6.QtGui import QPalette
    from PySide6.QtWidgets import QApplication

    palette = QApplication.palette()
    role = QPalette.ColorRole
    pairs = (
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.WindowText, role.Window),
        (role.ButtonText, role.Button),
        (role.ToolTipText, role.ToolTipBase),
        (role.PlaceholderText, role.Base),
        (role.HighlightedText, role.Highlight),
        (role.Link, role.Base),
    )
    poor = {
        (ink.name, ground.name): ratio
        for ink, ground in pairs
        if (ratio := contrast(palette.color(ink).name(), palette.color(ground).name())) < 4.5
    }
    theme.set(appearance="light")
    assert not poor
