"""The window's composition root: how the app starts and how it ends.

1. Qt starts, and an empty window in the person's colours is painted. Nothing else is imported
before, and nothing of ours after Qt until PySide6 is told to read no sources of it.
2. Theme, fonts, icons and language are put in force and the window is furnished (`ui.shell`).
   When even this fails, the safe window opens in its place.
3. The store is opened and the actor started (`use_cases.interview_parts`); its messages fill the
window.
   When that fails, a dialog says what is wrong and what can be done: try again, restore the newest
   backup, safe mode.
4. Closing the window, Quit or Ctrl+C posts `QuitRequested`, waits for the actor and closes the
store.

A bug anywhere in the window's thread is logged without content and shown with a report that can be
copied; the app goes on.

Imports inside functions are the order of this story: what stands there is imported when its step
begins.
"""

import contextlib
import gc
import sys
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from interview_app.errors import PersonCanMend, SettingsError, StoreError
from interview_app.paths import DataFolder, data_folder, resources
from interview_app.pydantic_plugins import look_for_none
from interview_app.ui.window.imported_sources import read_no_sources

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from interview_app.settings import Settings
    from interview_app.ui.controls.dialogs import Questions
    from interview_app.ui.window.shell import Shell
    from interview_app.use_cases.interviews.parts import Interview

PATIENCE = 10.0
"""Seconds the end waits for the actor; everything acknowledged is durable long before."""


def run(data_dir: str | None = None, *, safe: bool = False) -> int:
    """Open the window and stay until it closes. Returns the exit code: 1 when the app could not
    start.
    """
    look_for_none()
    read_no_sources()
    from interview_app.ui.window.collecting import application

    folder = data_folder(data_dir)
    app = application()
    app.setApplicationName("Interview App")
    app.setApplicationDisplayName("Interview App")
    # By this name a desktop finds our icon and groups our windows; it is that of
    # packaging/*.desktop.
    app.setDesktopFileName("org.interviewapp.InterviewApp")
    life: Life | None = None
    if not safe:
        life = Life(app, folder)
        life.window.fit_screen()
        life.begin()
    # Imported after the first paint: it takes as long as an empty window.
    from interview_app.ui.window.interrupts import interrupts_close_windows

    with interrupts_close_windows(app):
        if life is None:
            _dress(app, folder)
            safe_window = open_safe_window(folder)
            code = app.exec()
            safe_window.deleteLater()
            return code
        while True:
            code = life.end(app.exec())
            if not life.again:
                return code
            life = Life(app, folder, told=life.told)
            life.window.fit_screen()
            life.begin()


class Life:
    """The app from its first paint to its end; holds the window, its shell and, once it stands, the
    interview.
    """

    def __init__(
        self, app: "QApplication", folder: DataFolder, *, told: tuple[str, bool] = ("", True)
    ) -> None:
        from interview_app.ui.look.first_look import first_look
        from interview_app.ui.window.main_window import MainWindow
        from interview_app.ui.window.placement import read

        self._app, self._folder = app, folder
        self.told = told
        """What the life before leaves to be told, and whether that went well."""
        colours, scale = first_look(app, folder.settings)
        self.window = MainWindow(colours, scale=scale)
        placement = read(folder.cache)
        if placement is not None:
            self.window.place(placement)
        self.shell: Shell | None = None
        self._interview: Interview | None = None
        self._safe: QWidget | None = None
        self._failed = self._deleted = False
        self.again = False
        """Whether it opens anew: in another language, or with other data."""

    def begin(self) -> None:
        """Show the empty window; the rest follows its first paint."""
        from PySide6.QtCore import QTimer

        self.window.show()
        self._app.processEvents()
        QTimer.singleShot(0, self.window, self.go_on)

    def furnish(self) -> None:
        """Put everything into the window, still without an interview."""
        from interview_app import logs
        from interview_app.messages.data import EverythingDeleted
        from interview_app.ui.window.bridge import Bridge
        from interview_app.ui.window.shell import build_shell

        logs.set_up(self._folder.logs)
        settings, problem = _dress(self._app, self._folder)
        self._settings = settings
        self.bridge = Bridge()
        self.shell = build_shell(
            self.window, self.bridge, settings=settings, folder=str(self._folder.root)
        )
        _report_bugs(self.shell.parts.questions)
        self.shell.commands.settings_chosen.connect(self._keep)
        self.shell.commands.restart_wanted.connect(self._begin_anew)
        self.shell.commands.restoring.done.connect(self._begin_restored)
        self.bridge.on(EverythingDeleted, lambda _message: self._leave_no_trace())
        # Not only when it closes: after a crash it opens where it was, too.
        self.window.went.connect(self._keep_place)
        self.window.closing.connect(self._keep_place)
        if problem:
            self.shell.parts.notices.tell(problem, "warn")
            self._tell_again(problem)
        if self.told[0]:
            self._tell_again(self.told[0], good=self.told[1])

    def _tell_again(self, problem: str, *, good: bool = False) -> None:
        """A session that opens clears the notices of the one before; what is wrong with the
        settings stays to be read.
        """
        from interview_app.messages.sessions import SessionOpened

        waiting = [problem]

        def tell(_message: object) -> None:
            if waiting and self.shell is not None:
                self.shell.parts.notices.tell(waiting.pop(), "good" if good else "warn")

        self.bridge.on(SessionOpened, tell)

    def open_interview(self) -> None:
        """Open the store and start the actor, or ask what to do about it."""
        from interview_app.use_cases.interviews.parts import Interview

        try:
            self._interview = interview = Interview(
                self._folder,
                emit=self.bridge.deliver,
                asks_before_sending=True,
                opens_itself=True,
                reads_ahead=True,
            )
        except StoreError as error:
            self._ask_about(error)
            return
        self.bridge.attach(interview.actor.tokens.drain, post=interview.post)
        interview.start()
        # What the start has made stays: a collection that looks at all of it would cost frames.
        gc.freeze()

    def end(self, code: int) -> int:
        """Let the actor finish, then close the store; the exit code."""
        from interview_app.messages.interview import QuitRequested

        interview, self._interview = self._interview, None
        if self.shell is not None:
            self.bridge.end()
        if interview is not None:
            interview.post(QuitRequested())
            interview.actor.join(PATIENCE)
            interview.close()
        return 1 if self._failed else code

    def go_on(self) -> None:
        """Furnish and open; a window that cannot be furnished gives way to the safe one, so that
        data can be got out.
        """
        try:
            self.furnish()
        except Exception:  # noqa: BLE001 - the border of the start: logged without content, and the safe window tells it
            from interview_app import logs

            where = logs.log_bug("start of the window")
            self._failed = True
            self._safe = open_safe_window(self._folder, report=where.name)
            self.window.close()
            return
        self._app.processEvents()
        if self.window.isVisible():
            self.open_interview()

    def _ask_about(self, error: StoreError) -> None:
        from interview_app.ui.window.start_faults import start_fault
        from interview_app.use_cases.care.backup import list_backups

        newest = None
        with contextlib.suppress(StoreError):
            newest = next((backup.name for backup in list_backups(self._folder)), None)
        self._failed = True
        assert self.shell is not None
        self.shell.parts.questions.ask(start_fault(error, newest_backup=newest), self._mend)

    def _mend(self, reply: str) -> None:
        from interview_app.use_cases.care.backup import restore_backup
        from interview_app.use_cases.care.start_anew import start_anew

        if reply == "quit":
            self.window.close()
            return
        self._failed = False
        if reply == "safe":
            self._safe = open_safe_window(self._folder)
            self.window.close()
            return
        if reply in ("restore", "anew"):
            try:
                if reply == "restore":
                    restore_backup(self._folder)
                else:
                    start_anew(self._folder)
            except StoreError as error:
                self._ask_about(error)
                return
        self.open_interview()

    def _keep_place(self) -> None:
        from interview_app.ui.look.window_plan import CONVERSATION
        from interview_app.ui.window.placement import write

        # Only beside a store that is ours to write to: another window may have this folder.
        if self._interview is None or self.shell is None or self._deleted:
            return
        placement = self.window.placement
        if self.shell.asks.review_waits:
            # The sheet opens over the interview again, and is to be answered first.
            placement = replace(placement, page=CONVERSATION)
        write(self._folder.cache, placement)

    def _begin_anew(self) -> None:
        self.again = True
        self.window.close()

    def _begin_restored(self, words: str, good: bool) -> None:
        self.told = words, good
        self._begin_anew()

    def _leave_no_trace(self) -> None:
        self._deleted = True
        self.window.close()

    def _keep(self, settings: "Settings") -> None:
        from interview_app import settings as settings_file

        try:
            self._folder.create()
            settings_file.keep(self._settings, settings, self._folder.settings)
            self._settings = settings
        except SettingsError as error:
            assert self.shell is not None
            self.shell.parts.notices.tell(error.sentence, "bad")


def open_safe_window(folder: DataFolder, *, report: str = "") -> "QWidget":
    """The window of `--safe`. `report` names the file with the report of a start that failed, if
    one did.
    """
    from interview_app import logs
    from interview_app.i18n import _
    from interview_app.store.opening import open_for_reading
    from interview_app.ui.window.safe_window import SafeWindow
    from interview_app.use_cases.care.backup import list_backups, restore_backup
    from interview_app.use_cases.exchange.export_data import export_data

    def export(path: str) -> None:
        with open_for_reading(folder) as store:
            export_data(store, format="everything", out=Path(path))

    try:
        backups = tuple(backup.name for backup in list_backups(folder))
    except PersonCanMend:
        backups = ()
    window = SafeWindow(
        backups=backups,
        folder=str(folder.root),
        export=export,
        restore=lambda name: restore_backup(folder, name),
    )
    logs.set_up(folder.logs)
    _report_bugs(window.questions)
    if report:
        said = _(
            "The window could not be opened. A report without content is in {file} in the folder "
            "of logs."
        )
        window.notice.tell(said.format(file=report), "warn")
        window.notice.show()
    window.show()
    return window


def _dress(app: "QApplication", folder: DataFolder) -> "tuple[Settings, str]":
    from interview_app.ui.look.appearance import dress

    return dress(app, folder.settings, resources=resources())


def _report_bugs(questions: "Questions") -> None:
    """A bug in the window's thread is logged and shown, and the app goes on; one at a time."""
    from PySide6.QtWidgets import QApplication

    from interview_app import logs
    from interview_app.ui.controls import dialogs

    def report(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        try:
            raise error.with_traceback(trace)
        except BaseException:  # noqa: BLE001 - the border of the window: every bug ends here, logged without content
            where = logs.log_bug("window")
        if questions.shown is None:
            question = dialogs.crash(logs.bug_report("window", error), where=where.name)
            questions.ask(
                question, lambda reply: QApplication.closeAllWindows() if reply == "quit" else None
            )

    sys.excepthook = report
