"""A window whose store is still being opened, and a conversation that is opened again."""

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from interview_app.domain.asks import (
    Option,
    OptionAsk,
    PhaseAsk,
    ReviewAsk,
    UploadAsk,
)
from interview_app.domain.known import Known
from interview_app.domain.records import DataType
from interview_app.messages.documents import DocumentRead, ReadingEnded, ReadingProgressed
from interview_app.messages.interview import (
    Acknowledged,
    AskAnswered,
    AskEnded,
    AskPublished,
    ErrorTold,
    KnownChanged,
    ToolActivity,
)
from interview_app.messages.sessions import EarlierCard, SessionOpened
from interview_app.settings import Settings
from interview_app.ui.conversation.cards import PhaseCard, ReviewCard, UploadCard
from interview_app.ui.library.documents_view import DocumentsView
from interview_app.ui.look.colours import LIGHT
from interview_app.ui.review.reading_card import ReadingCard
from interview_app.ui.window.bridge import Bridge
from interview_app.ui.window.main_window import MainWindow
from interview_app.ui.window.shell import build_shell
from tests.interview.played import reading_of
from tests.ui.conftest import INFO, Played, Tokens, said

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
OPENING = "Opening your answers…"


def words(root: QWidget) -> str:
    return "\n".join(one.text() for one in root.findChildren(QLabel) if one.isVisible())


@pytest.fixture
def opening(qtbot: QtBot) -> Played:
    """A window as it stands before the actor has said anything."""
    bridge, tokens, posted = Bridge(), Tokens(), list[object]()
    window = MainWindow(LIGHT)
    shell = build_shell(window, bridge, settings=Settings(), folder="/data")
    qtbot.addWidget(window)
    bridge.attach(tokens.drain, post=posted.append)
    window.show()
    return Played(shell, bridge, tokens, posted, [])


def test_until_it_is_known_nothing_says_that_there_is_nothing(opening: Played) -> None:
    """Opening takes some seconds; "0/5" and "Nothing yet" would say that all is lost."""
    shown = words(opening.shell.window)
    assert shown.count(OPENING) == 2
    assert "Nothing yet" not in shown
    sidebar = opening.shell.parts.sidebar
    assert not any(row.end or row.words not in ("", OPENING) for row in sidebar.list.rows())
    opening.shell.parts.pages.show("profile")
    assert opening.shell.parts.pages.current == "conversation"
    opening.tell(SessionOpened(info=INFO, restored=True, messages=(said(1, "Hello."),)))
    opening.tell(KnownChanged(known=Known()))
    assert OPENING not in words(opening.shell.window)
    assert sidebar.row("conversation").end == "0/5"
    assert opening.shell.parts.pages.current == "profile", "what was asked for comes up now"


def test_who_goes_back_before_it_is_open_stays_there(opening: Played) -> None:
    """Only the last wish counts."""
    pages = opening.shell.parts.pages
    pages.show("profile")
    pages.show("conversation")
    opening.tell(SessionOpened(info=INFO, restored=True, messages=(said(1, "Hello."),)))
    opening.tell(KnownChanged(known=Known()))
    assert pages.current == "conversation"


def test_what_cannot_be_opened_is_not_being_opened(opening: Played) -> None:
    """The notice says what is wrong; nothing says that there is nothing."""
    opening.tell(ErrorTold(code="store", message="The disk is full."))
    assert OPENING not in words(opening.shell.parts.conversation)
    assert opening.shell.parts.notices.sentence == "The disk is full."


REVIEW = ReviewAsk(
    data_type=DataType.APPLICANT_PROFILE,
    data={"basics": {"name": "Mara", "email": "m@example.org"}},
)
MOVING = PhaseAsk(
    current="phase1_core_facts", proposed="phase2_deep_dive", reason="All there.", missing=()
)
UPLOAD = UploadAsk(upload_type="resume", prompt="Your résumé, please")
READ = DocumentRead(handle="upload://1", reading=reading_of("Contact: mara@example.org"))


def test_cards_stand_again_as_they_were_left(played: Played) -> None:
    """With what was decided and the report of what was read; nothing on them can be pressed but
    the report.
    """
    ended = (
        (2, AskEnded(ask=UPLOAD, answer={"paths": ["cv.pdf"], "status": "uploaded"})),
        (3, ReadingEnded(filename="cv.pdf", read=READ)),
        (4, AskEnded(ask=REVIEW, answer={"status": "rejected"})),
        (6, AskEnded(ask=MOVING, answer={"decision": "approved", "status": "approved"})),
    )
    cards = tuple(EarlierCard(id=id, showed=showed) for id, showed in ended)
    messages = (said(1, "Hello."), said(5, "And now?"))
    played.tell(SessionOpened(info=INFO, restored=True, messages=messages, cards=cards))
    view = played.shell.parts.conversation.view
    kinds = [type(item).__name__ for item in view._column.items][1:]  # below the date
    wanted = ["Bubble", "UploadCard", "ReadingCard", "ReviewCard", "Bubble", "PhaseCard"]
    assert kinds == wanted
    upload, reading, review, phase = (
        next(one for one in view._column.items if isinstance(one, kind))
        for kind in (UploadCard, ReadingCard, ReviewCard, PhaseCard)
    )
    assert "cv.pdf" in words(upload)
    assert "Discarded; nothing was saved" in words(review)
    assert "Moved on" in words(phase)
    buttons = view.findChildren(QPushButton)
    assert [one.text() for one in buttons if one.isVisible()] == ["Show report"]
    reading.report_button.click()
    assert reading.report_button.text() == "Hide report"


def test_the_report_of_a_document_is_in_the_library_after_a_restart(played: Played) -> None:
    """Whenever its page is made."""
    card = EarlierCard(id=1, showed=ReadingEnded(filename="cv.pdf", read=READ))
    played.tell(SessionOpened(info=INFO, restored=True, messages=(), cards=(card,)))
    record = READ.reading.artifact_record
    assert record is not None
    played.shell.parts.pages.show_documents((record,))
    played.go("documents")
    page = played.shell.parts.pages.stack.currentWidget()
    assert isinstance(page, DocumentsView)
    page.list.choose(record.id)
    page._choose(record.id)
    assert page.report_button.isVisible()


def test_a_row_that_was_not_read_to_its_end_goes_on_on_its_card(played: Played) -> None:
    """Files read before the end of the program count."""
    first = ReadingEnded(filename="a.pdf", number=1, of=2, read=READ)
    cards = (EarlierCard(id=1, showed=first),)
    played.tell(SessionOpened(info=INFO, restored=True, messages=(), cards=cards))
    running = ToolActivity(
        call_id="c2", tool="extract_document", state="running", title="Reading your document"
    )
    played.tell(running)
    played.tell(ReadingProgressed(handle="upload://2", filename="b.pdf", number=2, of=2))
    done = ToolActivity(
        call_id="c2", tool="extract_document", state="done", title="Reading your document"
    )
    played.tell(done, DocumentRead(handle="upload://2", reading=READ.reading))
    (row,) = (
        one
        for one in played.shell.parts.conversation.view._column.items
        if isinstance(one, ReadingCard)
    )
    assert row.over
    assert "2 files read" in words(row)


def test_an_answered_question_stands_as_far_from_the_rest_as_after_a_restart(
    played: Played,
) -> None:
    """Nothing jumps between two starts."""
    ask = OptionAsk(
        prompt="Which?", options=(Option(id="a", label="Ay"), Option(id="b", label="Bee"))
    )
    played.tell(said(1, "Hello."))
    played.tell(AskPublished(token="t", tool="get_user_option", args={}, args_sha256="", ask=ask))
    card = played.shell.parts.conversation.view.newest_ask()
    assert card is not None
    card.answered.emit({"selectedIds": ["a"]})
    assert played.posted[-1] == AskAnswered(token="t", data={"selectedIds": ["a"]})
    answer = said(3, "Ay", "person", question="Which?")
    played.tell(answer, Acknowledged(token="t", status="answered"))
    column = played.shell.parts.conversation.view._column
    live = [item.geometry() for item in column.items][1:]  # below the welcome
    messages = (said(1, "Hello."), answer)
    played.tell(SessionOpened(info=INFO, restored=False, messages=messages))
    again = [item.geometry() for item in column.items][1:]  # below the date
    assert [one.size() for one in again] == [one.size() for one in live]
    down = again[0].top() - live[0].top()
    assert [one.top() - down for one in again] == [one.top() for one in live]
