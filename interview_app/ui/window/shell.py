"""The whole window on a bridge: parts, what the actor tells, what the person commands."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from interview_app.domain.frozen import frozen
from interview_app.domain.phases import Phase
from interview_app.messages.interview import AskPublished
from interview_app.settings import Settings
from interview_app.ui.controls.dialogs import Questions
from interview_app.ui.controls.drop_target import DropOverlay
from interview_app.ui.controls.toast import TakingBack, Toast
from interview_app.ui.controls.typing_watch import TypingWatch
from interview_app.ui.conversation.asks import Asks
from interview_app.ui.conversation.page import ConversationPage
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.look.names import phase_title
from interview_app.ui.look.theme import theme
from interview_app.ui.window.banner import Notices
from interview_app.ui.window.bridge import Bridge
from interview_app.ui.window.commands import Commands
from interview_app.ui.window.furniture import Furniture
from interview_app.ui.window.header import Header
from interview_app.ui.window.inspector import Inspector
from interview_app.ui.window.listening import Listening
from interview_app.ui.window.main_window import MainWindow
from interview_app.ui.window.menu import Menu
from interview_app.ui.window.pages import Pages
from interview_app.ui.window.sidebar import Sidebar

if TYPE_CHECKING:
    from interview_app.ui.review.sheet import ReviewSheet


@frozen(kw_only=False)
class Shell:
    """A furnished window that listens; keep it as long as the window."""

    window: MainWindow
    parts: Furniture
    asks: Asks
    drafts: Drafts
    commands: Commands
    listening: Listening


def build_shell(window: MainWindow, bridge: Bridge, *, settings: Settings, folder: str) -> Shell:
    """Furnish the window and connect it. `folder` is the data folder as the person may know it."""
    drafts = Drafts(window)
    with theme().undressed():
        parts = _furnish(window, page_factories(drafts))
    composer, typing = parts.conversation.composer, TypingWatch(window)
    composer.take_focus()
    asks = Asks(
        parts.conversation.view,
        make_sheet=lambda published: _sheet(published, window),
        drafts=drafts,
        being_written=lambda: composer.being_written or typing.is_typing,
        parent=window,
    )
    # Who has just decided something expects what comes next.
    asks.answered.connect(lambda _answer: typing.rest())
    parts.conversation.ask_bar.answered.connect(lambda _answer: typing.rest())
    commands = Commands(bridge, window, asks, drafts=drafts, settings=settings, folder=folder)
    listening = Listening(bridge, window, asks, drafts, commands.resumes)
    return Shell(window, parts, asks, drafts, commands, listening)


def _furnish(window: MainWindow, pages: dict[str, Callable[[], QWidget]]) -> Furniture:
    """Make the parts, and put them into the window."""
    conversation = ConversationPage()
    toast = Toast(window)
    parts = Furniture(
        sidebar=Sidebar(),
        header=Header(),
        notices=Notices(),
        inspector=Inspector(),
        conversation=conversation,
        pages=Pages(pages, conversation, window),
        menu=Menu(window),
        questions=Questions(window),
        overlay=DropOverlay(window),
        toast=toast,
        taking_back=TakingBack(toast),
    )
    window.furnish(parts)
    window.name_phase(phase_title(Phase.CORE_FACTS))
    window.rescale(theme().text_size / 100)
    # A method and no lambda: Qt ends this connection with the window.
    theme().scaled.connect(window.rescale)
    return parts


def page_factories(drafts: Drafts) -> dict[str, Callable[[], QWidget]]:
    """The pages beside the conversation; each is imported when it is first shown, so that the
    window starts fast.
    """
    return {
        "profile": partial(_profile, drafts),
        "timeline": partial(_timeline, drafts),
        "evidence": partial(_evidence, drafts),
        "goals": partial(_goals, drafts),
        "documents": _documents,
        "resumes": partial(_resumes, drafts),
    }


def _sheet(published: AskPublished, window: QWidget) -> "ReviewSheet":
    from interview_app.ui.review.sheet import ReviewSheet

    return ReviewSheet(published, window)


def _profile(drafts: Drafts) -> QWidget:
    from interview_app.ui.library.single_view import ProfileView

    return ProfileView(drafts)


def _timeline(drafts: Drafts) -> QWidget:
    from interview_app.ui.library.single_view import TimelineView

    return TimelineView(drafts)


def _evidence(drafts: Drafts) -> QWidget:
    from interview_app.ui.library.evidence_view import EvidenceView

    return EvidenceView(drafts)


def _goals(drafts: Drafts) -> QWidget:
    from interview_app.ui.library.goals_view import GoalsView

    return GoalsView(drafts)


def _documents() -> QWidget:
    from interview_app.ui.library.documents_view import DocumentsView

    return DocumentsView()


def _resumes(drafts: Drafts) -> QWidget:
    from interview_app.ui.resumes.room import ResumesRoom

    return ResumesRoom(drafts)
