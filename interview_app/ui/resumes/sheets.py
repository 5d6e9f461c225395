"""The sheets over a résumé: before work on it what it is for and who works on it, then two versions
compared, to whom it was sent, and what others were told.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from interview_app.domain.drafts import NEW_RESUME, about_sent
from interview_app.domain.records import DataType
from interview_app.domain.tailoring import State
from interview_app.i18n import _
from interview_app.messages.tailoring import facts, wishes
from interview_app.messages.tailoring.shown import RunSummary
from interview_app.ui.controls.dialogs import QuestionDialog, not_saved
from interview_app.ui.forms.drafts import Drafts, EndOfSheet
from interview_app.ui.look.names import PAGE_OF
from interview_app.ui.look.window_plan import TITLES, EntryWanted
from interview_app.ui.resumes.ledger_dialog import LedgerDialog
from interview_app.ui.resumes.new_resume_dialog import NewResumeDialog
from interview_app.ui.resumes.sent_dialog import SentDialog
from interview_app.ui.resumes.versions_dialog import VersionsDialog
from interview_app.ui.resumes.writer_choice import WriterSheet

_PRINTED = (DataType.APPLICANT_PROFILE, DataType.SKELETON_TIMELINE, DataType.KNOWLEDGE_CARD)
_ANALYSIS = (State.PREPROCESSING, State.JD_ANALYSIS, State.EVIDENCE_MAPPING)
"""What a résumé begins with, and one that is written has behind it."""


class Sheets(QObject):
    """Opens them over a page; `run` gives the résumé that is shown there now. `begun` carries what
    work begins with, `wish` what else they ask.
    """

    begun = Signal(object)
    wish = Signal(object)

    def __init__(self, page: QWidget, drafts: Drafts, *, run: Callable[[], facts.RunShown]) -> None:
        super().__init__(page)
        self._page, self._drafts, self._run = page, drafts, run
        self._dialog: NewResumeDialog | None = None
        self._sheet: WriterSheet | None = None
        self._help = facts.HelpTold(run_id="", offered=False)
        self._versions: VersionsDialog | None = None
        self._sent: SentDialog | None = None
        self._ledger_of: str | None = None
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
        dialog.wish.connect(self.begun)
        dialog.stopped.connect(lambda: self.begun.emit(wishes.RunStopped(run_id=self.new_run)))
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
        if (
            not isinstance(message, wishes.DraftRequested | wishes.GoingOnRequested)
            or not self._help.offered
        ):
            return False
        helped = self._run().cost is not None
        sheet = self._sheet = WriterSheet(
            message, replace(self._help, words=()), helped=helped, parent=self._page
        )
        sheet.wish.connect(self.begun)
        sheet.finished.connect(lambda: setattr(self, "_sheet", None))
        sheet.open()
        sheet.ask()
        return True

    def show_help(self, message: facts.HelpTold) -> None:
        """Who could help, with the run that is asked about or with any."""
        if message.run_id and self._sheet is not None:
            self._sheet.show_help(message)
        elif not message.run_id:
            self._help = message
            if self._dialog is not None:
                self._dialog.show_help(message)

    def show_cost(self, message: facts.RunCost) -> None:
        """What the run that is begun has cost so far."""
        if self._dialog is not None:
            self._dialog.show_cost(message)

    def show_progress(self, message: facts.RunProgressed) -> None:
        """A stage of the run that is begun; others may be on their way under the sheet."""
        if self._dialog is None:
            return
        if not self.new_run and message.state in _ANALYSIS:
            self.new_run = message.run_id
        if message.run_id == self.new_run:
            self._dialog.show_progress(message)

    def show_run(self, run: facts.RunShown) -> bool:
        """The résumé changed under an open sheet. Where the run that was begun stands, its sheet
        goes, and its page is written by whom the person has just chosen; where that sends something
        off, it is asked first, with what it costs. Whether it was that run.
        """
        if self._sent is not None:
            self._sent.show_run(run)
        if self._dialog is None or run.run_id != self.new_run:
            return False
        writer = self._dialog.writer
        with_models, leaves = writer.with_models, writer.leaves
        self._dialog.busy = False
        self._dialog.accept()
        if not run.drafted and not leaves:
            self.begun.emit(wishes.DraftRequested(run_id=run.run_id, with_models=with_models))
        return True

    def takes_failure(self, message: facts.RunFailed) -> bool:
        """Whether it was the run that is begun: its sheet says so, with what was typed still
        there.
        """
        of_page = self._run().run_id == message.run_id
        if self._dialog is None or not self._dialog.busy or (message.run_id and of_page):
            return False
        self.new_run = ""  # Analyze begins another
        self._dialog.show_failure(message)
        return True

    def compare(self, runs: Iterable[RunSummary]) -> None:
        """The résumé beside its older versions, or beside another of these."""
        run = self._run()
        if run is facts.NO_RUN:
            return
        others = (one for one in runs if one.run_id != run.run_id and one.passed is not None)
        dialog = self._versions = VersionsDialog(run, self._page, others=others)
        dialog.wish.connect(self.wish)
        dialog.finished.connect(lambda: setattr(self, "_versions", None))
        dialog.open()
        dialog.begin()

    def show_versions(self, message: facts.VersionsTold) -> None:
        """What each version changed."""
        if self._versions is not None:
            self._versions.show_changes(message)

    def show_comparison(self, message: facts.VersionsCompared) -> None:
        """What was asked for by `compare`."""
        if self._versions is not None:
            self._versions.show_comparison(message)

    def note_sent(self) -> None:
        """To whom the résumé was sent."""
        run = self._run()
        if run is facts.NO_RUN:
            return
        dialog = self._sent = SentDialog(run, self._page)
        about = about_sent(run.run_id)
        left = self._drafts.of(about)
        if left is not None:
            dialog.take_up(left.content)
        dialog.edited.connect(lambda: self._drafts.soon(about, dialog.draft))
        dialog.wish.connect(self.wish)
        dialog.ledger_wanted.connect(self.ask_ledger)
        end = EndOfSheet(dialog)
        dialog.finished.connect(lambda _code: self._sent_closed(about, end))
        dialog.open()
        dialog.to.setFocus()

    def _sent_closed(self, about: str, end: EndOfSheet) -> None:
        self._drafts.sheet_ended(about, end)
        self._sent = None

    def ask_unsaved(self, then: Callable[[], object]) -> None:
        """Do this; where what the page is made of is changed and not saved, ask before."""
        self._drafts.keep()
        unsaved = [one for one in self._drafts.unsaved() if one[0] in _PRINTED]
        if not unsaved:
            then()
            return
        titles = dict.fromkeys(_(TITLES[PAGE_OF[kind]]) for kind, _id in unsaved)
        kind, id = unsaved[0]
        look = EntryWanted(page=PAGE_OF[kind], story=id if kind is DataType.KNOWLEDGE_CARD else "")
        dialog = QuestionDialog(not_saved(", ".join(titles)), self._page)
        answers: dict[str, Callable[[], object]]
        answers = {"without": then, "look": partial(self.wish.emit, look)}
        dialog.answered.connect(lambda reply: answers.get(reply, bool)())
        dialog.open()

    def ask_ledger(self, claim: str = "") -> None:
        """The ledger is asked for each time: other résumés change it too."""
        self._ledger_of = claim
        self.wish.emit(wishes.LedgerRequested())

    def show_ledger(self, ledger: facts.LedgerShown) -> None:
        """Only what was asked for from here: evidence has its own look at it."""
        if self._ledger_of is None or ledger.card_id:
            return
        dialog = LedgerDialog(ledger, claim=self._ledger_of, parent=self._sent or self._page)
        self._ledger_of = None
        dialog.open()
        dialog.filter.setFocus()
