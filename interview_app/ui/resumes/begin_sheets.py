"""The sheets before work on a résumé: what it is for, and who works on it."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from interview_app.domain.drafts import NEW_RESUME
from interview_app.domain.tailoring import State
from interview_app.messages.tailoring import (
    DraftRequested,
    GoingOnRequested,
    HelpTold,
    RunCost,
    RunFailed,
    RunProgressed,
    RunShown,
    RunStopped,
)
from interview_app.ui.drafts import Drafts, EndOfSheet
from interview_app.ui.resumes.new_resume_dialog import NewResumeDialog
from interview_app.ui.resumes.writer_choice import WriterSheet

_ANALYSIS = (State.PREPROCESSING, State.JD_ANALYSIS, State.EVIDENCE_MAPPING)
"""What a résumé begins with, and one that is written has behind it."""


class BeginSheets(QObject):
    """Opens them over a page; `wish` carries what they ask, `run` gives the résumé that is shown
    there now.
    """

    wish = Signal(object)

    def __init__(
        self, page: QWidget, drafts: Drafts, *, run: Callable[[], RunShown | None]
    ) -> None:
        super().__init__(page)
        self._page, self._drafts, self._run = page, drafts, run
        self._dialog: NewResumeDialog | None = None
        self._sheet: WriterSheet | None = None
        self._help = HelpTold(run_id="", offered=False)
        self.new_run = ""

    def begin(self, posting: str = "", path: bytes = b"") -> None:
        """Open the sheet of a new résumé, with this posting where nothing was left in it, or with
        this file.
        """
        dialog = self._dialog = NewResumeDialog(self._page)
        dialog.show_help(self._help)
        left = self._drafts.of(NEW_RESUME)
        if left is not None:
            dialog.take_up(left.content)
        elif posting:
            dialog.take_posting(posting)
        if path:
            dialog.take_file(path)
        dialog.edited.connect(lambda: self._drafts.soon(NEW_RESUME, dialog.draft))
        dialog.wish.connect(self.wish)
        dialog.stopped.connect(lambda: self.wish.emit(RunStopped(run_id=self.new_run)))
        end = EndOfSheet(dialog)
        dialog.finished.connect(lambda _code: self._dialog_closed(end))
        dialog.open()
        dialog.posting.setFocus()

    def _dialog_closed(self, end: EndOfSheet) -> None:
        self._drafts.sheet_ended(NEW_RESUME, end)
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog, self.new_run = None, ""

    def asks_who(self, message: object) -> bool:
        """With a model set up, each piece of work begins with the question whether it may help, and
        what it costs.
        """
        if not isinstance(message, DraftRequested | GoingOnRequested) or not self._help.offered:
            return False
        run = self._run()
        helped = run is not None and run.cost is not None
        sheet = self._sheet = WriterSheet(
            message, replace(self._help, words=()), helped=helped, parent=self._page
        )
        sheet.wish.connect(self.wish)
        sheet.finished.connect(self._sheet_closed)
        sheet.open()
        sheet.ask()
        return True

    def _sheet_closed(self) -> None:
        self._sheet = None

    def show_help(self, message: HelpTold) -> None:
        """Who could help, with the run that is asked about or with any."""
        if message.run_id and self._sheet is not None:
            self._sheet.show_help(message)
        elif not message.run_id:
            self._help = message
            if self._dialog is not None:
                self._dialog.show_help(message)

    def show_cost(self, message: RunCost) -> None:
        """What the run that is begun has cost so far."""
        if self._dialog is not None:
            self._dialog.show_cost(message)

    def show_progress(self, message: RunProgressed) -> None:
        """A stage of the run that is begun; others may be on their way under the sheet."""
        if self._dialog is None:
            return
        if not self.new_run and message.state in _ANALYSIS:
            self.new_run = message.run_id
        if message.run_id == self.new_run:
            self._dialog.show_progress(message)

    def show_run(self, run: RunShown) -> bool:
        """The run that was begun stands: its sheet goes, and its page is written by whom the person
        has just chosen. Where that sends something off, it is asked first, with what it costs.
        Whether it was that run.
        """
        if self._dialog is None or run.run_id != self.new_run:
            return False
        writer = self._dialog.writer
        with_models, leaves = writer.with_models, writer.leaves
        self._dialog.busy = False
        self._dialog.accept()
        if run.blackboard.draft is None and not leaves:
            self.wish.emit(DraftRequested(run_id=run.run_id, with_models=with_models))
        return True

    def takes_failure(self, message: RunFailed) -> bool:
        """Whether it was the run that is begun: its sheet says so, with what was typed still
        there.
        """
        run = self._run()
        if (
            self._dialog is None
            or not self._dialog.busy
            or (run is not None and run.run_id == message.run_id)
        ):
            return False
        self.new_run = ""  # Analyze begins another
        self._dialog.show_failure(message.sentence)
        return True
