"""The Résumés room: the one in hand; the window's sidebar lists them all (issue 5.8)."""

import os
from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, QTemporaryDir, Signal
from PySide6.QtGui import QAction, QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QMenu, QStackedWidget, QWidget

from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.known import Known
from interview_app.i18n import _, ngettext
from interview_app.messages.documents import PagePictureReady
from interview_app.messages.tailoring import (
    GENERAL,
    GeneralRequested,
    HelperChanged,
    HelpRequested,
    HelpTold,
    LedgerShown,
    LinesCame,
    ResumeExportRequested,
    ResumeWritten,
    RunCost,
    RunFailed,
    RunOpened,
    RunPagesShown,
    RunProgressed,
    RunsChanged,
    RunShown,
    VersionsCompared,
)
from interview_app.ui.controls import Button, EmptyState, IconButton, Label, Notice
from interview_app.ui.controls.saving import open_file, show_in_folder
from interview_app.ui.controls.toast import Toast
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.look.boxes import fill, hbox, vbox
from interview_app.ui.resumes.over_page import OverPage
from interview_app.ui.resumes.run_view import RunView
from interview_app.ui.resumes.sheets import Sheets
from interview_app.ui.resumes.undo_steps import UndoSteps, done
from interview_app.ui.resumes.words import not_looked_at


class ResumesRoom(QFrame):
    """`wish` carries the messages of `messages.tailoring` and `PagePictureRequested`;
    `interview_wanted`: on with the interview; `delete_wanted` carries the run that is to go.
    """

    wish = Signal(object)
    interview_wanted = Signal()
    delete_wanted = Signal(str)

    def __init__(self, drafts: Drafts | None = None) -> None:
        super().__init__()
        self.setProperty("look", "page")
        self.setAccessibleName(_("Your résumés"))
        self._drafts = drafts or Drafts(self)
        self._evidence = False
        self._several = False
        self._posting = ""
        self._steps: dict[str, UndoSteps] = {}
        self._wanted = ""
        self._left: set[str] = set()
        """Résumés that had not come, or were worked on, when the person went to another one."""
        self._begins = self._outdated = False
        self._stood: set[str] = set()
        self._missing: set[str] = set()
        self.toolbar = QWidget()
        tools = hbox(self.toolbar, 0)
        self.posting_button = Button(_("For a Job Posting…"), icon="plus", on_click=self.begin)
        tools.addWidget(self.posting_button)
        self.view = RunView(self._drafts)
        tools.addWidget(self.view.head.tools)
        self.notice = Notice("", "info")
        self._written_to = self._to_print = self._to_export = ""
        self._print_folder = QTemporaryDir()
        self.open_written = Button(_("Open"), on_click=lambda: open_file(self._written_to))
        self.show_written = Button(_("Show in Folder"), icon="folder")
        self.toast = Toast(self.view.page.canvas.layer)
        for button in (self.open_written, self.show_written):
            self.notice.buttons.addWidget(button)
        close = IconButton("close", _("Close this notice"), size=16)
        self.notice.buttons.addWidget(close)
        self.notice.hide()
        self._build()
        self.show_written.clicked.connect(lambda: show_in_folder(self._written_to))
        close.clicked.connect(self.notice.hide)
        self.view.wish.connect(self._pass_on)
        self._sheets = Sheets(self, self._drafts, run=lambda: self.view.run)
        self._sheets.begun.connect(self.wish)
        self._sheets.wish.connect(self._pass_on)
        self.view.head.compare_wanted.connect(self._sheets.compare)
        self.view.head.sent_wanted.connect(self._sheets.note_sent)
        self.view.head.ledger_wanted.connect(self._sheets.ask_ledger)
        self.view.head.print_wanted.connect(self.print)
        self.view.head.delete_wanted.connect(self.delete_wanted)
        self.view.line.line.ledger_wanted.connect(self._sheets.ask_ledger)
        self.view.page.canvas.begun.connect(self._offer_begun)
        self._hears: dict[type, Callable[..., None]] = {
            RunsChanged: self._show_runs,
            RunProgressed: self._progressed,
            RunCost: self._cost,
            HelpTold: self._sheets.show_help,
            HelperChanged: lambda message: self._tell(message.sentence, "warn"),
            RunShown: self._show_run,
            LinesCame: self._lines_came,
            RunPagesShown: self.view.show_pages,
            RunFailed: self._failed,
            ResumeWritten: self._written,
            VersionsCompared: self._sheets.show_comparison,
            LedgerShown: self._sheets.show_ledger,
            PagePictureReady: self.view.line.line.source.show_picture,
        }

    @property
    def commands(self) -> tuple[QAction, ...]:
        """What the menu bar offers while this page stands."""
        return self.view.head.commands

    def _build(self) -> None:
        self._empty = EmptyState(
            "resume", "", "", action=_("Go to the interview"), on_action=self._go_on_from_nothing
        )
        self._first = QStackedWidget()
        # Until it is told what there is, nobody reads that there is nothing.
        self._looking = Label(_("Getting your résumé…"), colour="secondary")
        self._looking.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._first.addWidget(self._looking)
        self._first.addWidget(self._empty)
        self._first.addWidget(self.view)
        fill(vbox(self, 0, 0), (self._first, 1))
        # A stack tells assistive programs of its pages alone.
        self._over_page = OverPage(self.notice, self, self.view.page)
        self._tell_empty()

    def showEvent(self, event: QShowEvent) -> None:
        """Who could help is asked for each time, for settings change."""
        super().showEvent(event)
        self.wish.emit(HelpRequested())

    def hideEvent(self, event: QHideEvent) -> None:
        """Who goes elsewhere wants no sheet any more."""
        super().hideEvent(event)
        self._begins, self._to_export = False, ""

    def show_known(self, known: Known) -> None:
        """Whether there is evidence to write from, and which posting the person has in mind."""
        before, self._evidence = (
            self._evidence,
            bool(known.live_cards()) or known.timeline is not None,
        )
        self._posting = (known.dossier.posting if known.dossier is not None else None) or ""
        self._follow_lines(known)
        self._tell_empty()
        waits = self._first.currentWidget() is self._empty and self.isVisible()
        if waits and self._evidence and not before:
            self.show_part(self._wanted or GENERAL)
        if self._begins and self._evidence:
            self.begin()

    def _follow_lines(self, known: Known) -> None:
        """A line does not outlive its evidence: a page that stands is shown anew when lines went,
        or came back.
        """
        stand = {one.id for card in known.live_cards() for one in card.lines if one.changed is None}
        missing = (self._stood | self._missing) - stand
        other, self._stood, self._missing = missing != self._missing, stand, missing
        self._outdated = self._outdated or other
        if self._outdated and self.isVisible() and self.view.run is not None:
            self._show_anew(self.view.run.run_id)

    def _show_anew(self, run_id: str) -> None:
        self._outdated = False
        general = run_id == GENERAL
        self.wish.emit(GeneralRequested() if general else RunOpened(run_id=run_id))

    def show_documents(self, artifacts: tuple[ArtifactRecord, ...]) -> None:
        """Documents whose pages can be shown beside a claim."""
        self.view.line.line.know(artifacts)

    def show_message(self, message: object) -> None:
        """What the actor tells."""
        hear = self._hears.get(type(message))
        if hear is not None:
            hear(message)

    def begin(self) -> None:
        """Open the sheet of a new résumé; the first one is for the posting of the interview. Where
        nothing is known yet, as in the first moments of a start, it opens as soon as something is.
        """
        self._begins = not self._evidence
        if self._evidence:
            self._sheets.begin("" if self._several else self._posting)

    def begin_with(self, path: bytes) -> None:
        """The sheet of a new résumé for the posting in this file."""
        self._sheets.begin(path=path)

    def show_part(self, run_id: str) -> None:
        """Show this résumé; the general one is made where there is something to make it from."""
        self._go_to(run_id)
        there = self.view.run is not None and self.view.run.run_id == run_id
        if run_id == GENERAL and not self._evidence:
            self._first.setCurrentWidget(self._empty)
            return
        self._first.setCurrentWidget(self.view if there else self._looking)
        if run_id == GENERAL:
            self._pass_on(GeneralRequested())
        elif not there or self._outdated:
            self._outdated = False
            self._pass_on(RunOpened(run_id=run_id))

    def _go_to(self, run_id: str) -> None:
        """This résumé is wanted from now on, and not the one before."""
        shown = self.view.run.run_id if self.view.run is not None else ""
        self._left |= {self._wanted} - {"", shown}
        if self.view.page.at_work:
            self._left.add(shown)
        self._wanted = run_id

    def export(self, format: str) -> None:
        """Ask where to, then write it; a résumé that is still on its way is waited for."""
        if self._first.currentWidget() is self._looking:
            self._to_export = format
        else:
            self.view.head.export(format)

    def fill_looks(self, menus: Mapping[str, QMenu]) -> None:
        """Offer what can be chosen of how the page looks in these menus, one for each choice."""
        self.view.look.fill_menus(menus)

    def zoom(self, how: str) -> None:
        """As `PageSurface.zoom_to`."""
        self.view.page.canvas.zoom_to(how)

    def move_section(self, step: int) -> None:
        """Move the section in hand up (-1) or down (1)."""
        if not self.view.page.canvas.move_section(step):
            self._tell(_("Click a line of the section on the page first."), "info")

    def compare(self) -> None:
        """Two versions beside each other."""
        self._sheets.compare()

    def print(self) -> None:
        """Open the page in the system's PDF program, which prints it as it stands. The file goes
        with the app.
        """
        run = self.view.run
        if run is not None and self.view.head.cleared():
            self._to_print = self._print_folder.filePath(self.view.head.file_name("pdf"))
            self.wish.emit(
                ResumeExportRequested(run_id=run.run_id, format="pdf", path=self._to_print)
            )

    def undo(self) -> None:
        """Take back what was done last to this résumé."""
        steps = self._steps_here()
        step = steps.back() if steps else None
        if step is not None:
            self.view.page.show_undone(step.undo)
            words = _("Taken back: {what}.").format(what=step.name)
            self._go(step.undo, words, _("Redo"), self.redo)

    def redo(self) -> None:
        """Do again what was taken back last."""
        steps = self._steps_here()
        step = steps.forth() if steps else None
        if step is not None:
            words = _("Done again: {what}.").format(what=step.name)
            self._go(step.redo, words, _("Undo"), self.undo)

    def can_undo(self) -> bool:
        """Whether something was done to this résumé."""
        return bool(self.undo_name())

    def can_redo(self) -> bool:
        """Whether something was taken back."""
        return bool(self.redo_name())

    def undo_name(self) -> str:
        """What would be taken back, or ""."""
        steps = self._steps_here()
        return steps.last.name if steps and steps.last else ""

    def redo_name(self) -> str:
        """What would be done again, or ""."""
        steps = self._steps_here()
        return steps.next.name if steps and steps.next else ""

    def _go(self, wish: object, words: str, label: str, way: Callable[[], object]) -> None:
        self.notice.hide()
        self.toast.end()
        self.wish.emit(wish)
        self.toast.offer(words, then=bool, undo=way, label=label)

    def _steps_here(self) -> UndoSteps | None:
        run = self.view.run
        return self._steps.get(run.run_id) if run is not None else None

    def _offer_begun(self, key: str) -> None:
        """A wording that was being typed when the program ended: its line is in hand."""
        self.toast.offer(
            _("You had begun this wording the last time."),
            then=bool,
            undo=lambda: self.view.page.canvas.edit_line(key),
            label=_("Go on"),
        )

    def _pass_on(self, message: object) -> None:
        self.notice.hide()
        self.toast.end()
        run, steps = self.view.run, self._steps_here()
        what = done(message, run, self.view.page.document) if run is not None else None
        if what is not None and steps is not None:
            steps.did(what.step)
        if not self._sheets.asks_who(message):
            self.wish.emit(message)
        if what is not None and what.sentence:
            words = self.view.page.waits(message) if self.view.page.at_work else what.sentence
            self.toast.offer(words, then=bool, undo=self.undo)

    def _cost(self, message: RunCost) -> None:
        run = self.view.run
        if run is not None and run.run_id == message.run_id:
            self.view.head.show_cost(message)
        else:
            self._sheets.show_cost(message)

    def _show_runs(self, message: RunsChanged) -> None:
        run = self.view.run
        ids = [one.run_id for one in message.runs]
        self._several = bool(set(ids) - {GENERAL})
        if run is None or run.run_id not in ids:
            self.view.head.put_away()
            stands = self._first.currentWidget()
            # A window that comes back to a résumé may find it gone.
            gone = stands is self._looking and self._wanted not in (*ids, GENERAL, "")
            if stands is self.view or gone:
                self.show_part(GENERAL)

    def _show_run(self, run: RunShown) -> None:
        before = self.view.run
        if run.run_id in self._left and run.run_id != self._wanted:
            return  # written while the person is at another one
        if run.run_id != self._wanted:
            self._go_to(run.run_id)
        self._left.discard(run.run_id)
        self._steps.setdefault(run.run_id, UndoSteps(run.run_id)).show(run)
        self.view.show_run(run)
        if run.notes and (before is None or before.notes != run.notes):
            words = _("The model's answer could not be used, so it was done without: {reason}")
            self._tell(words.format(reason=run.notes[-1]), "warn")
        self._first.setCurrentWidget(self.view)
        if self._sheets.show_run(run):
            # The sheet that had the keys is gone; what the posting asks comes next.
            self.view.match.list.setFocus()
        if self._to_export and run.blackboard.draft is not None:
            format, self._to_export = self._to_export, ""
            self.view.head.export(format)

    def _lines_came(self, message: LinesCame) -> None:
        """What was approved elsewhere is on this page now, and can go again."""
        if self.view.run is None or self.view.run.run_id != message.run_id:
            return
        words = ngettext(
            "{n} fact that you approved is new on this page.",
            "{n} facts that you approved are new on this page.",
            message.lines,
        ).format(n=message.lines)
        back = RunOpened(run_id=message.run_id, version=message.version)
        self.toast.offer(words, then=bool, undo=lambda: self._pass_on(back))

    def _progressed(self, message: RunProgressed) -> None:
        run = self.view.run
        if run is not None and run.run_id == message.run_id:
            self.view.show_progress(message)
        else:
            self._sheets.show_progress(message)

    def _failed(self, message: RunFailed) -> None:
        if self.view.run is not None and message.run_id not in ("", self.view.run.run_id):
            self._failed_elsewhere(message)
            return
        self.view.show_failure()
        self._to_export = ""
        self.toast.end()
        if message.run_id in self._steps:
            self._steps[message.run_id].failed(message.wish)
        if self._first.currentWidget() is self._looking:
            self._first.setCurrentWidget(self._empty)
        self._failed_elsewhere(message)

    def _failed_elsewhere(self, message: RunFailed) -> None:
        if not self._sheets.takes_failure(message):
            self._tell(message.sentence, "info" if message.code == "stopped" else "bad")

    def _written(self, message: ResumeWritten) -> None:
        if message.path == self._to_print:
            self._to_print = ""
            self._tell_print(open_file(message.path))
            return
        words = _("Exported to {path}.").format(path=message.path)
        run = self.view.run
        if run is not None and run.run_id == message.run_id and run.suggestions:
            words += " " + not_looked_at(len(run.suggestions))
        if message.left:
            words += " " + message.left
        self._tell(words, "warn" if message.left else "good")
        self._written_to = message.path
        self.show_written.show()
        self.open_written.setVisible(os.path.isfile(message.path))

    def _tell_print(self, opens: bool) -> None:
        if opens:
            words = _(
                "Your résumé opens in your PDF program: print it there. Should nothing open, "
                "choose Export PDF… and print that file."
            )
        else:
            words = _(
                "There is no program for PDF files here. Choose Export PDF… and print that file, "
                "where you like."
            )
        self._tell(words, "info" if opens else "warn")

    def _tell(self, sentence: str, tone: str) -> None:
        self.show_written.hide()
        self.open_written.hide()
        self.notice.tell(sentence, tone)  # type: ignore[arg-type]  # a tone
        self._over_page.goes(by_itself=tone == "good")

    def _tell_empty(self) -> None:
        self.posting_button.setVisible(self._evidence)
        self._empty.title.setText(_("Your résumé"))
        if self._evidence:
            words = _("It is made of what you approved, and of nothing else.")
        else:
            words = _(
                "As soon as you have approved your jobs, your résumé stands here: made of what you "
                "approved, and of nothing else."
            )
        self._empty.text.setText(words)
        if self._empty.button is not None:
            self._empty.button.rename(
                _("Make my résumé") if self._evidence else _("Go to the interview")
            )

    def _go_on_from_nothing(self) -> None:
        if self._evidence:
            self.show_part(self._wanted or GENERAL)
        else:
            self.interview_wanted.emit()
