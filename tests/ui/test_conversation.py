"""The conversation: messages, streaming, what is kept, what Markdown may do."""

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QAbstractSlider, QApplication, QLabel
from pytestqt.qtbot import QtBot

from interview_app.domain.known import Attachment
from interview_app.messages.interview import (
    ErrorTold,
    StreamEnded,
    StreamStarted,
    ToolActivity,
    WorkStateChanged,
)
from interview_app.messages.sessions import OldSessionShown, SessionOpened
from interview_app.ui.conversation.bubble import Bubble
from interview_app.ui.conversation.cards import ToolCard
from interview_app.ui.conversation.markdown import (
    Document,
    normalised,
    settled_length,
    show_markdown,
)
from interview_app.ui.conversation.marks import Mark, Welcome
from interview_app.ui.conversation.view import KEPT, MOST, ConversationView
from interview_app.ui.look.theme import Theme
from tests.ui.conftest import INFO, Played, said

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def texts(played: Played) -> list[str]:
    return [bubble.source for bubble in played.shell.parts.conversation.view.bubbles]


def test_messages_stand_in_the_order_they_were_told(played: Played) -> None:
    """DESIGN 2: one signal carries one message after the other."""
    played.tell(said(1, "Hello."), said(2, "Hi.", "person"), said(3, "What is your name?"))
    assert texts(played) == ["Hello.", "Hi.", "What is your name?"]


def test_streamed_text_appears_from_the_buffer_and_becomes_the_final_message(
    played: Played, qtbot: QtBot
) -> None:
    """DESIGN 2: tokens go through a buffer that the window drains; the finished message takes the
    bubble's place.
    """
    played.tell(StreamStarted())
    played.tokens.pieces += ["What did ", "you do"]
    qtbot.waitUntil(lambda: texts(played) == ["What did you do"])
    played.tokens.pieces.append(" yourself?")
    played.tell(StreamEnded())
    assert texts(played) == ["What did you do yourself?"]
    played.tell(said(4, "What did you do **yourself**?"))
    assert texts(played) == ["What did you do **yourself**?"]


def test_a_reply_that_begins_anew_replaces_what_was_shown(played: Played, qtbot: QtBot) -> None:
    """CONTRACT A16: a retry starts the reply again."""
    played.tell(StreamStarted())
    played.tokens.pieces.append("Half a sen")
    qtbot.waitUntil(lambda: texts(played) == ["Half a sen"])
    played.tokens.restarted = True
    played.tokens.pieces.append("A whole sentence.")
    qtbot.waitUntil(lambda: texts(played) == ["A whole sentence."])


LONG = (
    "## What I heard\n\nYou led the **falls project**. "
    + "More words follow here. " * 20
    + "\n\n- risk *check*\n- whole team\n\n"
    "1. first\n2. second\n\n> a quote\n\n```\ncode\n\nmore\n```\n\nAnd it ends with **bold** words"
)


def test_a_long_message_is_drawn_as_markdown_while_it_streams(theme: Theme, qtbot: QtBot) -> None:
    """Issue 2: at no time does the person see asterisks; what has streamed looks as the finished
    message will.
    """
    streamed, finished = Bubble("leader"), Bubble("leader", LONG)
    for bubble in (streamed, finished):
        qtbot.addWidget(bubble)
    for at in range(0, len(LONG), 7):
        streamed.add_streamed(LONG[at : at + 7])
    assert streamed.text.toPlainText() == finished.text.toPlainText()
    assert "**" not in streamed.text.toPlainText()
    assert abs(streamed.fit(600) - finished.fit(600)) <= 8
    assert [block_shape(streamed, at) for at in range(10)] == [
        block_shape(finished, at) for at in range(10)
    ]


def block_shape(bubble: Bubble, at: int) -> tuple[int, bool]:
    block = bubble.text.document().findBlockByNumber(at)
    return block.blockFormat().headingLevel(), block.textList() is not None


def test_a_code_block_with_an_empty_line_is_not_cut_in_two() -> None:
    """Only what no later text can change stands for good."""
    assert settled_length("one\n\ntwo") == 5
    assert settled_length("one\n\n```\na\n\nb") == 5
    assert settled_length("one line") == 0


def test_an_empty_reply_leaves_no_empty_bubble(played: Played) -> None:
    """A turn that only calls a tool says nothing."""
    played.tell(StreamStarted(), StreamEnded(), said(5, ""))
    assert texts(played) == []


def test_only_the_newest_messages_stay_on_screen_and_a_mark_says_so(played: Played) -> None:
    """look: the newest 200 to 300 are kept."""
    played.tell(*(said(at, f"Message {at}.") for at in range(MOST + 30)))
    shown = texts(played)
    assert KEPT <= len(shown) <= MOST
    assert shown[-1] == f"Message {MOST + 29}."
    assert 200 <= KEPT <= MOST <= 300
    assert any(
        "Older messages are kept" in label.text()
        for label in played.shell.window.findChildren(QLabel)
    )
    bottoms = [
        item.geometry().bottom() for item in played.shell.parts.conversation.view._column.items
    ]
    assert bottoms == sorted(bottoms)


def test_a_stopped_message_is_marked(played: Played) -> None:
    """What was said before Stop is kept and said to be partial."""
    played.tell(said(1, "What came of it? Employers", partial=True))
    bubble = played.shell.parts.conversation.view.bubbles[0]
    assert any("Stopped here" in label.text() for label in bubble.findChildren(QLabel))


def test_files_that_came_with_a_message_are_named_in_it(played: Played) -> None:
    """A drop becomes an attachment of the person's next message."""
    file = Attachment(
        handle="upload://1",
        sha256="0" * 64,
        filename="Résumé <b>.pdf",
        mime="application/pdf",
        bytes=5,
    )
    played.tell(said(1, "Here it is.", "person", attachments=(file,)))
    bubble = played.shell.parts.conversation.view.bubbles[0]
    assert "Résumé <b>.pdf" in [label.text() for label in bubble.findChildren(QLabel)]


def test_the_end_stays_in_view_while_messages_come(played: Played) -> None:
    """The newest message is what the person reads."""
    played.tell(*(said(at, f"Message {at}.\n\nWith a second line.") for at in range(40)))
    bar = played.shell.parts.conversation.view.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()


def gliding(played: Played, theme: Theme) -> ConversationView:
    """A view with twenty messages that is under way to the one that just came."""
    view = played.shell.parts.conversation.view
    played.tell(*(said(at, f"Message {at}.\n\nWith a second line.") for at in range(20)))
    theme.set(reduce_motion=False)
    played.tell(said(50, "One.\n\n" * 8))
    return view


def test_what_comes_while_the_view_glides_to_the_end_is_followed_too(
    played: Played, theme: Theme, qtbot: QtBot
) -> None:
    """Two messages at once: the second one arrives on the way to the first, and stands whole in
    view all the same.
    """
    view = gliding(played, theme)
    bar = view.verticalScrollBar()
    assert bar.value() < bar.maximum(), "it is still on its way"
    played.tell(said(51, "Two.\n\n" * 8))
    qtbot.waitUntil(lambda: bar.value() == bar.maximum())
    assert not played.has("Newest message")


def test_a_streamed_question_ends_a_glide_that_leads_elsewhere(
    played: Played, theme: Theme, qtbot: QtBot
) -> None:
    """After a sheet the card changes and the next question streams in at once: the question stands
    whole in view.
    """
    view = gliding(played, theme)
    bar = view.verticalScrollBar()
    older_end = view._glide.endValue()
    played.tell(StreamStarted())
    played.tokens.pieces.append("Two.\n\n" * 8)
    qtbot.waitUntil(lambda: bar.maximum() > older_end and bar.value() == bar.maximum())
    assert view._glide.state() is QAbstractAnimation.State.Stopped
    assert bar.value() == bar.maximum()


def test_the_person_stops_the_glide_by_scrolling(played: Played, theme: Theme) -> None:
    """Whoever scrolls while the view is under way stays where they scrolled to."""
    view = gliding(played, theme)
    bar = view.verticalScrollBar()
    bar.triggerAction(QAbstractSlider.SliderAction.SliderToMinimum)
    played.tell(said(51, "Two."))
    assert bar.value() == bar.minimum()
    assert played.has("Newest message")


def test_reading_further_up_is_not_disturbed_by_a_new_message(played: Played) -> None:
    """Whoever scrolled up stays there, and a button leads to the newest."""
    played.tell(*(said(at, f"Message {at}.\n\nWith a second line.") for at in range(40)))
    view = played.shell.parts.conversation.view
    view.verticalScrollBar().setValue(100)
    played.tell(said(99, "New."))
    assert view.verticalScrollBar().value() == 100
    assert played.has("Newest message")


def test_a_message_fetches_nothing_and_runs_no_html() -> None:
    """An image in a message could tell its server that it was read."""
    document = Document()
    show_markdown(
        document,
        "![pixel](https://example.org/p.png) <b>bold?</b> <img src='https://example.org/x.png'>",
    )
    assert (
        document.loadResource(
            QTextDocument.ResourceType.ImageResource.value, "https://example.org/p.png"
        )
        is None
    )
    assert "<b>bold?</b>" in document.toPlainText()
    assert "example.org/p.png" not in document.toPlainText()


@pytest.mark.parametrize(
    ("written", "drawn"),
    [
        ("I noted _this_.", "I noted *this*."),
        ("snake_case_name stays", "snake_case_name stays"),
        ("__bold__ stays", "__bold__ stays"),
        ("[our page](https://example.org/a_b)", "our page (<https://example.org/a_b>)"),
        ("![a cat](x.png)", "*a cat*"),
    ],
)
def test_markdown_is_put_into_the_form_qt_draws_as_meant(written: str, drawn: str) -> None:
    """look: `_x_` draws underlined, so normalise to `*`; links in full; no images."""
    assert normalised(written) == drawn


def test_a_tool_that_works_for_the_person_shows_its_state(played: Played) -> None:
    """DESIGN 11: tool cards in the conversation, all tools in the inspector."""
    call = {
        "call_id": "c1",
        "tool": "get_macos_contact_card",
        "title": "Looking up your contact card",
    }
    played.tell(ToolActivity(state="running", **call))
    played.tell(ToolActivity(state="done", detail="One card", **call))
    cards = [
        one
        for one in played.shell.parts.conversation.view._column.items
        if isinstance(one, ToolCard)
    ]
    assert len(cards) == 1
    assert cards[0]._state.text() == "Done"
    assert cards[0]._detail.text() == "One card"


def test_another_session_replaces_the_conversation(played: Played) -> None:
    """Start Over: the old conversation stays readable elsewhere, not here."""
    played.tell(said(1, "Old."))
    played.tell(SessionOpened(info=INFO, restored=False, messages=(said(7, "New."),)))
    assert texts(played) == ["New."]


def test_who_has_said_nothing_yet_is_welcomed_with_a_picture(played: Played) -> None:
    """It stands above the greeting until the person has begun; a conversation that goes on begins
    with its date.
    """

    def first() -> object:
        return played.shell.parts.conversation.view._column.items[0]

    played.tell(SessionOpened(info=INFO, restored=False, messages=(said(1, "Hello."),)))
    assert isinstance(first(), Welcome)
    played.tell(
        SessionOpened(
            info=INFO, restored=True, messages=(said(1, "Hello."), said(2, "Hi.", "person"))
        )
    )
    assert isinstance(first(), Mark)
    played.tell(OldSessionShown(info=INFO, messages=(said(1, "Long ago."),)))
    assert not any(one.isVisible() for one in played.shell.window.findChildren(Welcome))


def test_what_was_asked_on_a_card_stands_before_its_answer_after_a_restart(played: Played) -> None:
    """The card was part of the window that ended: without its question nobody knows what "Yes"
    meant.
    """
    answer = said(
        7, "No, that was all", "person", question="Is there another job you would like to add?"
    )
    played.tell(SessionOpened(info=INFO, restored=True, messages=(said(6, "Thank you."), answer)))
    assert texts(played) == [
        "Thank you.",
        "Is there another job you would like to add?",
        "No, that was all",
    ]


def test_a_file_that_came_without_a_word_has_no_empty_line_above_it(played: Played) -> None:
    """What is dropped becomes a message of its own; half of its bubble was empty."""
    file = Attachment(
        handle="upload://1",
        filename="cv.md",
        mime="text/markdown",
        bytes=9,
        sha256="0" * 64,
        upload_type="resume",
    )
    played.tell(
        said(1, "", "person", attachments=(file,)),
        said(2, "Here it is.", "person", attachments=(file,)),
    )
    alone, told = played.shell.parts.conversation.view.bubbles
    assert not alone.text.isVisible()
    assert told.text.isVisible()
    assert alone.height() + told.text.height() <= told.height()


def test_an_earlier_conversation_can_be_read_and_left_again(played: Played) -> None:
    """DESIGN 11: Start Over leaves the old conversation readable."""
    played.tell(OldSessionShown(info=INFO, messages=(said(1, "Long ago."),)))
    assert played.shell.parts.pages.current == "old"
    assert played.has("Conversation of 14 March 2026")
    played.find("Back to the interview").click()  # type: ignore[attr-defined]
    assert played.shell.parts.pages.current == "conversation"


def test_the_header_tells_what_the_other_side_does(played: Played) -> None:
    """CONTRACT A16: still thinking, and retries with their seconds."""
    header = played.shell.parts.header
    played.tell(WorkStateChanged(state="still_thinking"))
    assert "Still thinking" in header.state
    played.tell(WorkStateChanged(state="retrying", seconds_left=3.2))
    assert "4 s" in header.state
    header._count_down()
    assert "3 s" in header.state
    played.tell(WorkStateChanged(state="idle"))
    assert header.state == ""


def test_a_bubble_follows_theme_and_text_size(played: Played, theme: Theme) -> None:
    """DESIGN 11: light and dark and text size switch live, also for what already stands."""
    played.tell(
        said(
            1,
            "A message of some length that takes a line or two in the conversation, whatever its "
            "size.",
        )
    )
    bubble: Bubble = played.shell.parts.conversation.view.bubbles[0]
    before = bubble.height()
    theme.set(text_size=200)
    for _turn in range(6):
        QApplication.processEvents()
    assert bubble.text.document().defaultFont().pixelSize() == 26
    assert bubble.height() > 1.6 * before


def test_a_search_goes_from_place_to_place_and_leaves_nothing_marked(
    played: Played, qtbot: QtBot
) -> None:
    """Issue 2, keyboard: Find, Return, Shift+Return, Escape, in the messages that stand."""
    played.tell(
        said(1, "The falls project."), said(2, "Twelve falls a month, then five falls.", "person")
    )
    played.shell.parts.menu.actions["find"].trigger()
    bar = played.shell.parts.conversation.finding
    bar.field.setText("FALLS")
    assert bar.count.text() == "3 of 3"
    first, second = played.shell.parts.conversation.view.bubbles
    assert second.text.textCursor().selectedText() == "falls"
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert bar.count.text() == "1 of 3"
    assert (first.text.textCursor().hasSelection(), second.text.textCursor().hasSelection()) == (
        True,
        False,
    )
    qtbot.keyClick(bar, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert bar.count.text() == "3 of 3"
    bar.field.setText("nowhere")
    assert bar.count.text() == "Not found"
    qtbot.keyClick(bar, Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert not second.text.textCursor().hasSelection()


def test_an_answer_that_could_not_be_kept_stands_in_the_field_again(played: Played) -> None:
    """On a full disk an hour of typing is not lost: it can be sent again, and then the notice
    goes.
    """
    composer = played.shell.parts.conversation.composer
    composer.field.setPlainText("I led the night shift for nine years.")
    composer.send()
    assert composer.field.toPlainText() == ""
    composer.field.setPlainText("And trained fourteen nurses.")
    played.tell(
        ErrorTold(
            code="store_full",
            message="Couldn't save your progress. Keep this window open and try again.",
        ),
        WorkStateChanged(state="failed", sentence="The disk is full. Nothing is lost."),
    )
    both = "I led the night shift for nine years.\n\nAnd trained fourteen nurses."
    assert composer.field.toPlainText() == both
    assert played.shell.parts.notices.isVisible()
    composer.send()
    played.tell(said(7, both, "person"))
    assert not played.shell.parts.notices.isVisible()
    played.tell(ErrorTold(code="store_full", message="The disk is full."))
    assert composer.field.toPlainText() == "", "what was kept is not given back"
