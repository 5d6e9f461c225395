"""Lists whose lines wrap: room between two lines, and boxes that show our own tick in light and
dark.
"""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QListWidget, QListWidgetItem
from pytestqt.qtbot import QtBot

from interview_app.ui.controls.wrapped_lines import WordList
from interview_app.ui.look import theme as themes

_BLURRED = 40
"""What the edge of a thin stroke may lack of its colour's lightness."""


@pytest.fixture
def boxes(qtbot: QtBot) -> QListWidget:
    view = WordList("Words")
    qtbot.addWidget(view)
    for text, state in (("ticked", Qt.CheckState.Checked), ("not ticked", Qt.CheckState.Unchecked)):
        item = QListWidgetItem(text, view)
        item.setCheckState(state)
    view.resize(300, 200)
    view.show()
    return view


def _colours(view: QListWidget, row: int) -> set[str]:
    """The colours at the beginning of a line, where its box is."""
    area = view.visualItemRect(view.item(row))
    image = (
        view.viewport()
        .grab(QRect(area.topLeft(), area.bottomRight()).adjusted(0, 0, 21 - area.width(), 0))
        .toImage()
    )
    return {
        QColor(image.pixel(x, y)).name()
        for x in range(image.width())
        for y in range(image.height())
    }


def test_words_of_two_lines_do_not_touch(boxes: QListWidget) -> None:
    assert boxes.visualItemRect(boxes.item(0)).height() >= boxes.fontMetrics().height() + 6


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_a_ticked_box_is_filled_and_has_our_tick(boxes: QListWidget, appearance: str) -> None:
    theme = themes.theme()
    theme.set(appearance=appearance)
    ground, tick = QColor(theme.colours.accent), QColor(theme.colours.on_accent)
    ticked = _colours(boxes, 0)
    assert ground.name() in ticked
    assert min(abs(QColor(one).lightness() - tick.lightness()) for one in ticked) < _BLURRED
    assert ground.name() not in _colours(boxes, 1)


def test_a_word_wider_than_its_line_is_broken_and_read_whole(qtbot: QtBot) -> None:
    """In large letters the end of an e-mail address was left out: the line ended in … and nobody
    could read it.
    """
    view = WordList("Words")
    qtbot.addWidget(view)
    view.addItems(["amara.okonkwo@an-infirmary-with-a-long-name.example.org", "amara okonkwo"])
    view.resize(160, 200)
    view.show()
    line = view.fontMetrics().lineSpacing()
    assert view.visualItemRect(view.item(0)).height() >= 2 * line
    assert view.visualItemRect(view.item(1)).height() < 2 * line
    assert view.item(0).text() == "amara.okonkwo@an-infirmary-with-a-long-name.example.org"
