"""Alignment that the eye measures: nothing unseen takes room, and words stand in the middle of
their bubble.
"""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from benchmarks import review_samples as samples
from interview_app.domain.asks import Option, OptionAsk
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.known import Known
from interview_app.ui.controls import Button, Choice
from interview_app.ui.conversation.bubble import Bubble
from interview_app.ui.conversation.cards import ConversationCard, ToolCard
from interview_app.ui.conversation.option_card import OptionCard
from interview_app.ui.library.evidence_view import EvidenceView
from interview_app.ui.look.panes import Panes

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

OPTIONS = (Option(id="a", label="The first"), Option(id="b", label="The second"))


def top_of(widget: QWidget, within: QWidget) -> int:
    return widget.mapTo(within, QPoint(0, 0)).y()


def test_in_a_narrow_window_a_list_gives_way_to_what_stands_beside_it(qtbot: QtBot) -> None:
    """It kept its width and left the rest half of the window; wide again, it is as it was, and a
    moved line stays.
    """
    split = Panes(QWidget(), QWidget(), widths=(244, 736), grow=(0, 1))
    qtbot.addWidget(split)
    split.show()

    def widths(whole: int) -> list[int]:
        split.resize(whole, 700)
        QApplication.processEvents()
        return split.sizes()

    first = widths(1200)
    assert first[0] == pytest.approx(244, abs=1)
    left, right = widths(667)
    assert left < 200
    assert left / right == pytest.approx(244 / 736, abs=0.05)
    assert widths(1200) == first
    split.moveSplitter(300, 1)
    assert widths(1100)[0] == 300


@pytest.mark.parametrize("text", ["One line.", "Words of a person. " * 12, "One.\n\nTwo."])
@pytest.mark.parametrize("author", ["person", "leader"])
def test_words_stand_in_the_middle_of_their_bubble(qtbot: QtBot, author: str, text: str) -> None:
    """The air between two lines stood below the last one, and the words stood too high."""
    bubble = Bubble(author, text)  # type: ignore[arg-type]  # one of the authors
    qtbot.addWidget(bubble)
    width = bubble.natural_width(500)
    height = bubble.fit(width)
    document = bubble.text.document()
    last = document.lastBlock()
    line = last.layout().lineAt(last.layout().lineCount() - 1)
    end = document.documentLayout().blockBoundingRect(last).top() + line.y() + line.height()
    above = bubble.layout().contentsMargins().top()  # type: ignore[union-attr]
    assert abs(height - above - (above + end)) <= 1


def test_no_bubble_is_wider_than_a_card(qtbot: QtBot) -> None:
    """Where both have room for more than anybody reads with ease."""
    bubble = Bubble("leader", "Words of the interview. " * 40)
    qtbot.addWidget(bubble)
    assert bubble.natural_width(900) <= ConversationCard().natural_width(900)


def test_what_is_asked_and_what_is_told_in_the_conversation_is_equally_wide() -> None:
    """Cards of two widths below each other look like a mistake."""
    assert ToolCard.natural_width is ConversationCard.natural_width


def test_an_answered_question_looks_as_what_the_interview_says(qtbot: QtBot) -> None:
    """Its lines stood closer to each other, and its words a pixel further in."""
    prompt = (
        "Your document mentions these about the hospital. Which one of them shall we look at "
        "first? " * 2
    )
    whole = QWidget()
    qtbot.addWidget(whole)
    whole.resize(600, 800)
    card, bubble = OptionCard(OptionAsk(prompt=prompt, options=OPTIONS)), Bubble("leader", prompt)
    card.setParent(whole)
    bubble.setParent(whole)
    asked = card.fit(card.natural_width(500))
    card.freeze({"selectedIds": ["a"]})
    width = bubble.natural_width(500)
    assert card.natural_width(500) == width
    assert card.fit(width) == bubble.fit(width)
    card.setGeometry(10, 10, width, card.fit(width))
    bubble.setGeometry(10, 410, width, bubble.fit(width))
    whole.show()
    QApplication.processEvents()
    assert whole.grab(card.geometry()).toImage() == whole.grab(bubble.geometry()).toImage()
    card.thaw()
    assert card.fit(card.natural_width(500)) == asked


def test_words_begin_at_one_distance_from_the_edge_in_every_field(qtbot: QtBot) -> None:
    """A line, a list and a paragraph below each other: two pixels apart, the edge looked torn."""
    whole = QWidget()
    qtbot.addWidget(whole)
    column = QVBoxLayout(whole)
    line, several, choice = QLineEdit("H"), QPlainTextEdit("H"), Choice("name")
    choice.addItem("H")
    for field in (line, several, choice):
        column.addWidget(field)
    whole.resize(400, 300)
    whole.show()
    whole.setFocus()
    starts = {type(field).__name__: first_dark(field) for field in (line, several, choice)}
    assert max(starts.values()) - min(starts.values()) <= 1, starts


def first_dark(field: QWidget) -> int:
    """The first column with ink, in pixels from the field's own frame."""
    image = field.grab().toImage()
    rows = range(4, min(image.height(), 30) - 3)
    ground = min(image.pixelColor(5, row).lightness() for row in rows)
    for column in range(5, image.width()):
        if any(abs(image.pixelColor(column, row).lightness() - ground) > 60 for row in rows):
            return column
    raise AssertionError("nothing is written there")


def test_a_quiet_button_is_hardly_indented(qtbot: QtBot) -> None:
    """It has no frame that its words could stand away from: below a field they stand under the
    field's words.
    """
    plain, quiet = Button("Add a profile"), Button("Add a profile", "quiet")
    for one in (plain, quiet):
        qtbot.addWidget(one)
    assert quiet.sizeHint().width() <= plain.sizeHint().width() - 10


def test_in_the_smallest_window_words_of_a_list_are_not_broken(qtbot: QtBot) -> None:
    """The evidence beside its form was 113 pixels wide: "Reduce / d / inpati…"."""
    view = EvidenceView()
    qtbot.addWidget(view)
    view.show_known(Known(cards=(KnowledgeCard.model_validate(samples.CARD),)))
    view.resize(480, 340)
    view.show()
    qtbot.waitUntil(view.list.isVisible)
    room = view.list.viewport().width()
    assert room > view.list.fontMetrics().horizontalAdvance("Responsibilities")
    assert view.width() == 480
