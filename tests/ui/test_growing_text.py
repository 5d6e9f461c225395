"""A growing text shows all its lines, however wide it is and whenever it was filled."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from interview_app.ui.controls import GrowingText

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

LONG = (
    "We finished after fourteen months, three weeks before the date, and the owner gave us "
    "the second part at once."
)
MOST = 10


@pytest.fixture
def around(qtbot: QtBot) -> QWidget:
    """A column that leaves a field its own height."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def field(around: QWidget) -> GrowingText:
    """The field in it."""
    column = QVBoxLayout(around)
    made = GrowingText(least=2, most=MOST)
    column.addWidget(made)
    column.addStretch(1)
    return made


def _shows_all(field: GrowingText) -> bool:
    return field.verticalScrollBar().maximum() == 0


def test_it_grows_when_it_gets_narrower_and_shrinks_again(
    field: GrowingText, around: QWidget, qtbot: QtBot
) -> None:
    """Lines break elsewhere at another width: none may be cut, and no empty room stays."""
    around.resize(900, 600)
    around.show()
    field.setPlainText(LONG)
    qtbot.waitUntil(lambda: _shows_all(field) and field.height() == field.height_of(2))
    around.resize(220, 600)
    qtbot.waitUntil(lambda: _shows_all(field) and field.height() > field.height_of(2))
    around.resize(900, 600)
    qtbot.waitUntil(lambda: field.height() == field.height_of(2))


def test_what_was_there_before_it_was_shown_is_whole(
    field: GrowingText, around: QWidget, qtbot: QtBot
) -> None:
    """A form is filled first and shown then, at a width it did not know."""
    field.setPlainText(LONG)
    around.resize(220, 600)
    around.show()
    qtbot.waitUntil(lambda: _shows_all(field) and field.height() > field.height_of(2))


def test_beyond_the_most_it_scrolls(field: GrowingText, around: QWidget, qtbot: QtBot) -> None:
    """Ten lines, then a bar: a form of long texts stays one that can be gone through."""
    around.resize(220, 900)
    around.show()
    field.setPlainText(LONG * 9)
    qtbot.waitUntil(lambda: field.height() == field.height_of(MOST))
    assert not _shows_all(field)


@pytest.mark.parametrize(
    ("words", "right"),
    [("قللنا الأخطاء", True), ("\n הפחית נפילות, in English", True), ("Fewer falls", False)],
)
def test_words_begin_where_their_language_does(
    field: GrowingText, around: QWidget, words: str, right: bool
) -> None:
    """Arabic and Hebrew stood at the left of a paragraph, and at the right of the line above it."""
    field.setPlainText(words)
    wanted = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    assert field.document().defaultTextOption().alignment() == wanted
    field.setPlainText("Words")
    assert field.document().defaultTextOption().alignment() == Qt.AlignmentFlag.AlignLeft


def test_no_line_runs_under_the_bar_of_a_field_that_was_filled_before_it_was_shown(
    around: QWidget, field: GrowingText, qtbot: QtBot
) -> None:
    """The bar came while the field was being shown, and the lines stayed as wide as without it."""
    around.resize(250, 400)
    field.setPlainText(f"{LONG} " * 8)
    around.show()
    qtbot.waitExposed(around)
    assert not _shows_all(field)
    laid_out = field.document().firstBlock().layout()
    widest = max(laid_out.lineAt(at).naturalTextWidth() for at in range(laid_out.lineCount()))
    assert widest <= field.viewport().width() - 2 * field.document().documentMargin()
