"""What stands in the window, by name."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from interview_app.domain.frozen import frozen
from interview_app.domain.phases import Phase
from interview_app.ui.banner import Notices
from interview_app.ui.conversation.page import ConversationPage
from interview_app.ui.dialogs import Questions
from interview_app.ui.drop_target import DropOverlay
from interview_app.ui.header import Header
from interview_app.ui.inspector import Inspector
from interview_app.ui.main_window import MainWindow
from interview_app.ui.menu import Menu
from interview_app.ui.names import phase_title
from interview_app.ui.pages import Pages
from interview_app.ui.sidebar import Sidebar
from interview_app.ui.theme import theme


@frozen
class Furniture:
    """The parts of one window."""

    sidebar: Sidebar
    header: Header
    notices: Notices
    inspector: Inspector
    conversation: ConversationPage
    pages: Pages
    menu: Menu
    questions: Questions
    overlay: DropOverlay


def furnish(window: MainWindow, pages: dict[str, Callable[[], QWidget]]) -> Furniture:
    """Make the parts, and put them into the window."""
    conversation = ConversationPage()
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
    )
    window.furnish(parts)
    window.name_phase(phase_title(Phase.CORE_FACTS))
    window.rescale(theme().text_size / 100)
    # A method and no lambda: Qt ends this connection with the window.
    theme().scaled.connect(window.rescale)
    return parts
