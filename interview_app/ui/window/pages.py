"""The pages beside the conversation: the library's views and the résumés, made when they are first
shown.

Each view is a widget; it may have `show_known`, `show_documents`, `show_message`, a signal `wish`
that carries messages for the actor, signals `interview_wanted` and `files_wanted` that lead on
where it is empty, `commands` for the menu bar, `toolbar`, a widget of its own actions, and
`show_part` for one of the things it can show. What a view does not have is not asked of it.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStackedWidget, QWidget

from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.journal import SessionInfo
from interview_app.domain.known import Known
from interview_app.messages.documents import DocumentRead
from interview_app.messages.interview import StoryShown
from interview_app.ui.conversation.find import FindBar
from interview_app.ui.look.window_plan import CONVERSATION, EntryWanted


class Pages(QObject):
    """A stack of pages by name; `wish` passes on what a page wants of the actor, `shown` its name
    when it comes up. A place is a page's name, or that and a part of it: "resumes/general".

    `files_wanted`: a page has a place for documents and none to show. `undoable` carries an
    `Undoable`, `delete_wanted` the id of a résumé that is to go, `entry_wanted` an `EntryWanted`,
    `documents_listed` how many there are but for one that is about to go.
    """

    wish = Signal(object)
    shown = Signal(str)
    files_wanted = Signal()
    undoable = Signal(object)
    delete_wanted = Signal(str)
    entry_wanted = Signal(object)
    documents_listed = Signal(int)

    def __init__(
        self,
        factories: dict[str, Callable[[], QWidget]],
        conversation: QWidget,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.stack = QStackedWidget()
        self._factories = factories
        self._pages: dict[str, QWidget] = {CONVERSATION: conversation}
        self.stack.addWidget(conversation)
        self.place = CONVERSATION
        self._wanted = ""
        self._known: Known | None = None
        self._artifacts: tuple[ArtifactRecord, ...] = ()
        self._read: dict[str, DocumentRead] = {}
        self._story: StoryShown | None = None

    @property
    def conversation(self) -> SessionInfo | None:
        """The conversation that is read: an earlier one that stands, else the one in force."""
        pages = (self.stack.currentWidget(), self._pages[CONVERSATION])
        return next(
            (
                info
                for page in pages
                if isinstance(info := getattr(page, "info", None), SessionInfo)
            ),
            None,
        )

    @property
    def current(self) -> str:
        """The name of the page that stands."""
        return next(
            name for name, page in self._pages.items() if page is self.stack.currentWidget()
        )

    def find_bar(self) -> FindBar | None:
        """The bar that searches the page that stands, when it is a conversation."""
        found = getattr(self.stack.currentWidget(), "finding", None)
        return found if isinstance(found, FindBar) else None

    @property
    def commands(self) -> tuple[QAction, ...]:
        """What the page that stands offers in the menu bar."""
        return tuple(getattr(self.stack.currentWidget(), "commands", ()))

    @property
    def toolbar(self) -> QWidget | None:
        """The actions of the page that stands."""
        return getattr(self.stack.currentWidget(), "toolbar", None)

    def show(self, place: str) -> None:
        """Bring a page up, at this part of it. Before it is known what there is only the
        conversation stands: the others would say that there is nothing, and come up after that.
        """
        name, _slash, part = place.partition("/")
        self._wanted = place if self._known is None and name != CONVERSATION else ""
        if self._wanted:
            return
        if name not in self._pages:
            self._make(name)
        page, self.place = self._pages[name], place
        self.stack.setCurrentWidget(page)
        self.shown.emit(name)
        if part:
            _tell(page, "show_part", part)

    def come_back(self, place: str) -> None:
        """Bring up what stood when the program ended; an earlier conversation is not brought up
        again.
        """
        self.show(place if place.partition("/")[0] in self._factories else CONVERSATION)

    def ask(self, name: str, what: str, *about: object) -> None:
        """Let a page that was shown before do what it calls so."""
        getattr(self._pages[name], what)(*about)

    def put(self, name: str, page: QWidget) -> None:
        """Show a page made elsewhere, instead of one of the same name."""
        old = self._pages.pop(name, None)
        self._pages[name] = page
        self.stack.addWidget(page)
        self.show(name)
        if old is not None:
            self.stack.removeWidget(old)
            old.deleteLater()

    def take_away(self, name: str) -> None:
        """Remove a page that was put here; where it stood, the conversation stands."""
        page = self._pages.get(name)
        if page is None:
            return
        if page is self.stack.currentWidget():
            self.show(CONVERSATION)
        del self._pages[name]
        self.stack.removeWidget(page)
        page.deleteLater()

    def show_known(self, known: Known) -> None:
        """Tell every page that wants to know."""
        self._known = known
        for page in self._pages.values():
            _tell(page, "show_known", known)
        if self._wanted:
            self.show(self._wanted)

    def show_documents(self, artifacts: tuple[ArtifactRecord, ...]) -> None:
        """Tell every page that lists documents."""
        self._artifacts = artifacts
        for page in self._pages.values():
            _tell(page, "show_documents", artifacts)

    def show_message(self, message: object) -> None:
        """Pass on an answer of the actor (a picture, a saved record) to the pages that stand; what
        was read of a document, and the story that is told, is for those that come, too.
        """
        if isinstance(message, DocumentRead):
            self._read[message.handle] = message
        elif isinstance(message, StoryShown):
            self._story = message
        for page in self._pages.values():
            _tell(page, "show_message", message)

    def _make(self, name: str) -> None:
        page = self._factories[name]()
        self._pages[name] = page
        self.stack.addWidget(page)
        leads: dict[str, Callable[..., object]] = {
            "wish": self._take_wish,
            "undoable": self.undoable.emit,
            "delete_wanted": self.delete_wanted.emit,
            "interview_wanted": lambda: self.show(CONVERSATION),
            "files_wanted": self.files_wanted.emit,
            "documents_listed": self.documents_listed.emit,
        }
        for signal, lead in leads.items():
            if hasattr(page, signal):
                getattr(page, signal).connect(lead)
        if self._known is not None:
            _tell(page, "show_known", self._known)
        _tell(page, "show_documents", self._artifacts)
        for told in (*self._read.values(), self._story):
            _tell(page, "show_message", told)

    def _take_wish(self, message: object) -> None:
        kind = self.entry_wanted if isinstance(message, EntryWanted) else self.wish
        kind.emit(message)


def _tell(page: QWidget, method: str, message: object) -> None:
    tell = getattr(page, method, None)
    if callable(tell):
        tell(message)
