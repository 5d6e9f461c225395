"""What stands in the window, by name."""

from interview_app.domain.frozen import frozen
from interview_app.ui.banner import Notices
from interview_app.ui.conversation.page import ConversationPage
from interview_app.ui.dialogs import Questions
from interview_app.ui.drop_target import DropOverlay
from interview_app.ui.header import Header
from interview_app.ui.inspector import Inspector
from interview_app.ui.menu import Menu
from interview_app.ui.pages import Pages
from interview_app.ui.sidebar import Sidebar
from interview_app.ui.taking_back import TakingBack
from interview_app.ui.toast import Toast


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
