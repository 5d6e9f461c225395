"""What stands in the window, by name."""

from interview_app.domain.frozen import frozen
from interview_app.ui.controls.dialogs import Questions
from interview_app.ui.controls.drop_target import DropOverlay
from interview_app.ui.controls.toast import TakingBack, Toast
from interview_app.ui.conversation.page import ConversationPage
from interview_app.ui.window.banner import Notices
from interview_app.ui.window.header import Header
from interview_app.ui.window.inspector import Inspector
from interview_app.ui.window.menu import Menu
from interview_app.ui.window.pages import Pages
from interview_app.ui.window.sidebar import Sidebar


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
    toast: Toast
    taking_back: TakingBack
