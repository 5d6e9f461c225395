"""The menu bar: one table, with the roles and shortcuts each platform expects."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from interview_app.domain.frozen import frozen
from interview_app.domain.journal import SessionInfo
from interview_app.i18n import N_, _
from interview_app.ui.look.names import date_words, version_words
from interview_app.ui.look.window_plan import KEEPS_UNDO

Keys = QKeySequence.StandardKey
Role = QAction.MenuRole


@frozen
class Entry:
    """One command; `keys` is a standard key or a shortcut, `role` moves it into the application
    menu of a Mac.
    """

    id: str
    text: str
    keys: QKeySequence.StandardKey | str | None = None
    role: QAction.MenuRole = Role.NoRole


SEPARATOR = None
APPROVE_KEYS = ("Ctrl+Return", "Ctrl+Enter")
"""Not a command of the menu: a sheet stands before the window, and takes them itself: approve, or
analyze the posting.
"""
OF_PAGE = N_("&Résumé")
"""The menu whose commands come from the page that stands: the Résumés room has some, from the
others it leads there.
"""
FORMAT = N_("F&ormat")
"""The menu of how a résumé looks, with a menu for each choice; the Résumés room fills them."""
LOOKS = {
    "theme": N_("Theme"),
    "family": N_("Font"),
    "accent": N_("Accent"),
    "density": N_("Spacing"),
    "paper": N_("Paper"),
    "max_pages": N_("Pages at Most"),
}
MENUS: tuple[tuple[str, tuple[Entry | None, ...]], ...] = (
    (
        N_("&File"),
        (
            Entry(id="new_resume", text=N_("New Résumé…"), keys=Keys.New),
            Entry(id="attach", text=N_("Import…"), keys=Keys.Open),
            Entry(id="close", text=N_("Close Window"), keys=Keys.Close),
            SEPARATOR,
            Entry(id="export_pdf", text=N_("Export PDF…"), keys="Ctrl+E"),
            Entry(id="export_docx", text=N_("Export Word…")),
            Entry(id="print", text=N_("Print…"), keys=Keys.Print),
            SEPARATOR,
            Entry(id="rename", text=N_("Rename")),
            Entry(id="compare", text=N_("Compare With…")),
            SEPARATOR,
            Entry(id="export", text=N_("Export Everything…"), keys="Ctrl+Shift+E"),
            Entry(id="backup", text=N_("Back Up Now")),
            Entry(id="restore", text=N_("Restore from a Copy…")),
            SEPARATOR,
            Entry(id="delete", text=N_("Delete Everything…")),
            SEPARATOR,
            Entry(id="quit", text=N_("Quit Interview App"), keys=Keys.Quit, role=Role.QuitRole),
        ),
    ),
    (
        N_("&Edit"),
        (
            Entry(id="undo", text=N_("Undo"), keys=Keys.Undo),
            Entry(id="redo", text=N_("Redo"), keys=Keys.Redo),
            SEPARATOR,
            Entry(id="cut", text=N_("Cut"), keys=Keys.Cut),
            Entry(id="copy", text=N_("Copy"), keys=Keys.Copy),
            Entry(id="paste", text=N_("Paste"), keys=Keys.Paste),
            Entry(id="selectAll", text=N_("Select All"), keys=Keys.SelectAll),
            SEPARATOR,
            Entry(id="find", text=N_("Find in the Conversation…"), keys=Keys.Find),
            Entry(id="find_next", text=N_("Find Next"), keys=Keys.FindNext),
            Entry(id="find_previous", text=N_("Find Previous"), keys=Keys.FindPrevious),
            SEPARATOR,
            Entry(id="settings", text=N_("Settings…"), keys="Ctrl+,", role=Role.PreferencesRole),
        ),
    ),
    (
        N_("&View"),
        (
            Entry(id="page.conversation", text=N_("Interview"), keys="Ctrl+1"),
            Entry(id="page.resumes", text=N_("My Résumé"), keys="Ctrl+2"),
            Entry(id="page.profile", text=N_("Profile"), keys="Ctrl+3"),
            Entry(id="page.timeline", text=N_("Jobs"), keys="Ctrl+4"),
            Entry(id="page.evidence", text=N_("Stories"), keys="Ctrl+5"),
            Entry(id="page.documents", text=N_("Documents"), keys="Ctrl+6"),
            Entry(id="page.goals", text=N_("Goals"), keys="Ctrl+7"),
            SEPARATOR,
            Entry(id="sidebar", text=N_("Show or Hide the Sidebar"), keys="Ctrl+Alt+S"),
            Entry(id="inspector", text=N_("Show or Hide the Overview"), keys="Ctrl+Alt+I"),
            SEPARATOR,
            Entry(id="zoom.in", text=N_("Zoom In"), keys="Ctrl+>"),
            Entry(id="zoom.out", text=N_("Zoom Out"), keys="Ctrl+<"),
            Entry(id="zoom.actual", text=N_("Actual Size")),
            Entry(id="zoom.page", text=N_("Fit Page")),
            Entry(id="zoom.width", text=N_("Fit Width")),
            SEPARATOR,
            Entry(id="larger", text=N_("Larger Text"), keys="Ctrl++"),
            Entry(id="smaller", text=N_("Smaller Text"), keys="Ctrl+-"),
            Entry(id="actual", text=N_("Normal Text Size"), keys="Ctrl+0"),
        ),
    ),
    (
        N_("&Interview"),
        (
            Entry(id="write", text=N_("Write a Message"), keys="Ctrl+L"),
            Entry(id="review", text=N_("Open the Waiting Review"), keys="Ctrl+R"),
            Entry(id="stop", text=N_("Stop"), keys="Ctrl+."),
            Entry(id="continue", text=N_("Continue")),
            SEPARATOR,
            Entry(id="phase.phase1_core_facts", text=N_("Go to “About You”")),
            Entry(id="phase.phase2_deep_dive", text=N_("Go to “Your Work”")),
            Entry(id="phase.phase3_writing_corpus", text=N_("Go to “Your Voice and Goals”")),
            SEPARATOR,
            Entry(id="start_over", text=N_("Start Over")),
            Entry(id="delete_conversation", text=N_("Delete This Conversation…")),
        ),
    ),
    (
        FORMAT,
        (
            SEPARATOR,
            Entry(id="section.up", text=N_("Move Section Up"), keys="Ctrl+Alt+Up"),
            Entry(id="section.down", text=N_("Move Section Down"), keys="Ctrl+Alt+Down"),
        ),
    ),
    (OF_PAGE, ()),
    (
        N_("&Help"),
        (
            Entry(id="help", text=N_("Interview App Help"), keys=Keys.HelpContents),
            Entry(id="shortcuts", text=N_("Keyboard Shortcuts")),
            Entry(id="about", text=N_("About Interview App"), role=Role.AboutRole),
        ),
    ),
)
SHOWN_FIRST = ("Ctrl+W",)
"""Of several keys for one command, those that people know: Qt names Ctrl+F4 before this one, on
Linux too.
"""
STEPS = {"undo": N_("Undo {what}"), "redo": N_("Redo {what}")}
"""Commands that say what they take back or do again."""
EDITING = ("undo", "redo", "cut", "copy", "paste", "selectAll")
"""Commands that go to whatever has the focus."""


class Menu:
    """The menus of one window. `on` binds a command; `old_sessions` fills the list of earlier
    conversations.

    The menus keep what is bound to them; `offer` shows a page's own.
    """

    def __init__(self, window: QMainWindow) -> None:
        self.actions: dict[str, QAction] = {}
        self._window = window
        bar = window.menuBar()
        self._earlier = QMenu(_("Earlier Conversations"), window)
        self._earlier.setEnabled(False)
        self._versions: dict[int, str] = {}
        self.revert = QMenu(_("Revert To"), window)
        self._commands: tuple[QAction, ...] = ()
        self._resumes: list[QAction] = []
        self.revert.setEnabled(False)
        self.looks = {id: QMenu(_(title), window) for id, title in LOOKS.items()}
        for title, entries in MENUS:
            menu = bar.addMenu(_(title))
            for look in self.looks.values() if title == FORMAT else ():
                menu.addMenu(look)
            for entry in entries:
                if entry is None:
                    menu.addSeparator()
                elif entry.id == "compare":
                    menu.addMenu(self.revert)
                    menu.addAction(self._action(entry))
                else:
                    menu.addAction(self._action(entry))
            if title == N_("&Edit"):
                menu.aboutToShow.connect(self._name_steps)
                # The keys ask anew each time, so the commands stay enabled while nobody looks.
                menu.aboutToHide.connect(self._name_no_steps)
            if title == N_("&Interview"):
                menu.addMenu(self._earlier)
            elif title == OF_PAGE:
                self._of_page = menu
        self.offer(())
        self._hand = _InHand(window)
        for name in EDITING:
            self.on(name, partial(_to_focus, name))

    def on(self, id: str, handler: Callable[[], object]) -> None:
        """Do this when the command is chosen."""
        self.actions[id].triggered.connect(lambda _checked=False: handler())

    def offer(self, commands: tuple[QAction, ...]) -> None:
        """Offer the commands of the page that stands, which keeps them; a menu with nothing in it
        looks broken.
        """
        self._commands = commands
        self._of_page.clear()
        self._of_page.addActions(commands or (self.actions["page.resumes"],))
        if self._resumes and commands:
            self._of_page.addSeparator()
        self._of_page.addActions(self._resumes)

    def list_resumes(
        self, resumes: Iterable[tuple[str, str]], chosen: Callable[[str], object]
    ) -> None:
        """List the résumés for postings, each by its place and its name."""
        for old in self._resumes:
            old.deleteLater()
        self._resumes = []
        for place, name in resumes:
            action = QAction(name.replace("&", "&&"), self._window)
            action.triggered.connect(lambda _checked=False, place=place: chosen(place))
            self._resumes.append(action)
        self.offer(self._commands)

    def offer_versions(
        self,
        versions: tuple[int, ...],
        now: int,
        chosen: Callable[[int], object],
        *,
        times: tuple[str, ...] = (),
    ) -> None:
        """List the versions of the résumé that stands, newest first, with the time each was kept;
        the one it is is marked.
        """
        kept = dict(zip(versions, times, strict=False))
        self.revert.clear()
        self._versions = kept
        for number in reversed(versions):
            action = self.revert.addAction("")
            action.setData(number)
            action.setCheckable(True)
            action.setChecked(number == now)
            action.triggered.connect(lambda _checked=False, number=number: chosen(number))
        self.tell_versions({})

    def tell_versions(self, changes: Mapping[int, str]) -> None:
        """Say what each version changed, where the list is open too."""
        newest = max(self._versions, default=0)
        for action in self.revert.actions():
            number = action.data()
            change = changes.get(number, "")
            words = version_words(number, self._versions, newest=number == newest, change=change)
            action.setText(words)

    def old_sessions(
        self, sessions: tuple[SessionInfo, ...], chosen: Callable[[str], object]
    ) -> None:
        """List conversations that ended, newest first."""
        self._earlier.clear()
        for session in sessions:
            action = self._earlier.addAction(
                _("Conversation of {date}").format(date=date_words(session.started))
            )
            action.triggered.connect(lambda _checked=False, id=session.id: chosen(id))
        self._earlier.setEnabled(bool(sessions))

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """(command, keys as this platform writes them) of every command that has keys, and of what
        a sheet does by keys.
        """
        native = QKeySequence.SequenceFormat.NativeText
        commands = dict.fromkeys((*self.actions.values(), *self._of_page.actions()))
        listed = [(action.text(), action.shortcut().toString(native)) for action in commands]
        listed.append(
            (_("Approve the open review"), QKeySequence(APPROVE_KEYS[0]).toString(native))
        )
        return tuple((text, keys) for text, keys in listed if keys)

    def _name_steps(self) -> None:
        for command, words in STEPS.items():
            widget = _who_can(command, self._hand.widget)
            name = getattr(widget, f"{command}_name", str)()
            action = self.actions[command]
            action.setEnabled(widget is not None)
            action.setText(_(words).format(what=name) if name else _(command.capitalize()))

    def _name_no_steps(self) -> None:
        for command in STEPS:
            self.actions[command].setEnabled(True)
            self.actions[command].setText(_(command.capitalize()))

    def _action(self, entry: Entry) -> QAction:
        action = QAction(_(entry.text), self._window)
        action.setMenuRole(entry.role)
        if isinstance(entry.keys, str):
            action.setShortcut(QKeySequence(entry.keys))
        elif entry.keys is not None:
            action.setShortcuts(_in_order(entry.keys))
        self.actions[entry.id] = action
        return action


_AVAILABLE = {"undo": ("isUndoAvailable", "can_undo"), "redo": ("isRedoAvailable", "can_redo")}
"""What a text field, and what a form or page of ours, says whether there is something to take back.
"""


def _has_something_to(command: str, widget: QWidget) -> bool:
    """What says that there is nothing to undo is passed over; widgets that do not say are asked
    nothing.
    """
    text = widget.document() if isinstance(widget, QPlainTextEdit | QTextEdit) else widget
    told = [getattr(text, name, None) for name in _AVAILABLE.get(command, ())]
    return all(bool(one()) for one in told if callable(one))


def _in_order(keys: QKeySequence.StandardKey) -> list[QKeySequence]:
    """All that this platform knows a command by, Redo has two on Linux and on Windows; what people
    use is shown, so first.
    """
    known = QKeySequence.keyBindings(keys)
    return sorted(
        known,
        key=lambda one: one.toString(QKeySequence.SequenceFormat.PortableText) not in SHOWN_FIRST,
    )


def _to_focus(command: str) -> None:
    """To what has the focus; what is neither typed nor selected is undone by the form or the room
    it stands in.
    """
    widget = _who_can(command, QApplication.focusWidget())
    if widget is not None:
        getattr(widget, command)()


def _who_can(command: str, widget: QWidget | None) -> QWidget | None:
    while widget is not None:
        if callable(getattr(widget, command, None)) and _has_something_to(command, widget):
            return widget
        if widget.property(KEEPS_UNDO):
            return None
        widget = widget.parentWidget() if command in (*STEPS, "paste") else None
    return None


class _InHand(QObject):
    """What has the focus, also while the bar of menus has it."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.widget = QApplication.focusWidget()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._changed)

    def _changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        if not isinstance(now, QMenuBar | QMenu):
            self.widget = now
