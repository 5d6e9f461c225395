"""The Résumés room: the one in hand; the window's sidebar lists them all (issue 5.8)."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import Qt, QTemporaryDir, Signal
from PySide6.QtGui import QAction, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QMenu, QStackedWidget, QWidget

from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.known import Known
from interview_app.i18n import _, ngettext
from interview_app.messages.documents import PagePictureReady
from interview_app.messages.interview import StoryShown
from interview_app.messages.tailoring import facts, wishes
from interview_app.messages.tailoring.shown import RunSummary
from interview_app.ui.controls import Button, EmptyState, Label
from interview_app.ui.controls.toast import Undoable
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.look.boxes import fill, hbox, vbox
from interview_app.ui.look.theme import theme
from interview_app.ui.resumes.approved import Approved
from interview_app.ui.resumes.notices import Notices
from interview_app.ui.resumes.run_view import RunView
from interview_app.ui.resumes.sheets import Sheets
from interview_app.ui.resumes.undoing import Undoing
from interview_app.ui.resumes.words import begun_told

_WIDE = 700
"""Pixels at 100 % in which the toolbar has room for all its words."""


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
        self._runs: tuple[RunSummary, ...] = ()
        self._posting = ""
        self._wanted = ""
        self._left: set[str] = set()
        """Résumés that had not come, or were worked on, when the person went to another one."""
        self._begun = ""
        """What a story that is not approved yet is about."""
        self._begins = self._outdated = False
        self._approved = Approved()
        self.toolbar = QWidget()
        self.posting_button = Button(_("For a Job Posting…"), icon="plus", on_click=self.begin)
        self.posting_button.setToolTip(self.posting_button.accessibleName())
        self.view = RunView(self._drafts)
        fill(hbox(self.toolbar, 0), self.posting_button, self.view.head.tools)
        self._to_print = self._to_export = ""
        self._print_folder = QTemporaryDir()
        self._build()
        self.notices = Notices(self, self.view.page)
        self.toast = self.notices.toast
        undoing = self._undoing = Undoing(self.view.page, self.notices, wish=self.wish.emit)
        self.undo, self.redo = undoing.undo, undoing.redo
        self.undo_name, self.redo_name = undoing.undo_name, undoing.redo_name
        self.view.wish.connect(self._pass_on)
        self._sheets = Sheets(self, self._drafts, run=lambda: self.view.run)
        self._sheets.begun.connect(self.wish)
        self._sheets.wish.connect(self._pass_on)
        self.view.head.first = self._sheets.ask_unsaved
        self.view.head.sent_wanted.connect(self._sheets.note_sent)
        self.view.head.ledger_wanted.connect(self._sheets.ask_ledger)
        self.view.head.print_wanted.connect(self.print)
        self.view.head.delete_wanted.connect(self.delete_wanted)
        self.view.line.line.ledger_wanted.connect(self._sheets.ask_ledger)
        self.view.page.canvas.begun.connect(self._offer_begun)
        self.view.line.capitals.written.connect(self.notices.tell_rewritten)
        self._hears: dict[type, Callable[..., None]] = {
            facts.RunsChanged: self._show_runs,
            facts.RunProgressed: self._work_told,
            facts.RunCost: self._work_told,
            facts.HelpTold: self._sheets.show_help,
            facts.HelperChanged: lambda message: self.notices.tell(message.sentence, "warn"),
            facts.RunShown: self._show_run,
            facts.LinesCame: self._lines_came,
            facts.DraftWritten: self._draft_written,
            facts.RunPagesShown: self._show_pages,
            facts.RunFailed: self._failed,
            facts.ResumeWritten: self._written,
            facts.VersionsTold: self._sheets.show_versions,
            facts.VersionsCompared: self._sheets.show_comparison,
            facts.LedgerShown: self._sheets.show_ledger,
            StoryShown: self._story_told,
            PagePictureReady: self.view.line.line.source.show_picture,
        }

    @property
    def commands(self) -> tuple[QAction, ...]:
        """What the menu bar offers while this page stands."""
        return (*self.view.commands.listed, *self.view.head.commands)

    def _build(self) -> None:
        self._empty = EmptyState(
            "resume",
            _("Your résumé"),
            "",
            action=_("Go to the interview"),
            on_action=self._go_on_from_nothing,
        )
        self._first = QStackedWidget()
        # Until it is told what there is, nobody reads that there is nothing.
        self._looking = Label(_("Opening your résumé…"), colour="secondary")
        self._looking.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._first.addWidget(self._looking)
        self._first.addWidget(self._empty)
        self._first.addWidget(self.view)
        fill(vbox(self, 0, 0), (self._first, 1))
        self._tell_empty()
        theme().scaled.connect(self._fit_tools)

    def showEvent(self, event: QShowEvent) -> None:
        """Who could help is asked for each time, for settings change."""
        super().showEvent(event)
        self.wish.emit(wishes.HelpRequested())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See `_fit_tools`."""
        super().resizeEvent(event)
        self._fit_tools()

    def _fit_tools(self) -> None:
        """Where there is little room the title comes before words on a button."""
        whole = self.width() >= theme().px(_WIDE)
        self.posting_button.setText(self.posting_button.accessibleName() if whole else "")

    def hideEvent(self, event: QHideEvent) -> None:
        """Who goes elsewhere wants no sheet any more."""
        super().hideEvent(event)
        self._begins, self._to_export = False, ""

    def show_known(self, known: Known) -> None:
        """Whether there is evidence to write from, and which posting the person has in mind."""
        before = self._evidence
        self._evidence = bool(known.live_cards()) or known.timeline is not None
        self._posting = (known.dossier.posting if known.dossier is not None else None) or ""
        self.view.line.capitals.know(known)
        self._outdated = self._approved.follow(known) or self._outdated
        self.view.line.checks.show_unseen(self._approved.unseen())
        if self._outdated and self.isVisible() and self.view.run is not facts.NO_RUN:
            self._outdated = False
            self.wish.emit(_opens(self.view.run.run_id))
        self._tell_empty()
        waits = self._first.currentWidget() is self._empty and self.isVisible()
        if waits and self._evidence and not before:
            self.show_part(self._wanted or wishes.GENERAL)
        if self._begins and self._evidence:
            self.begin()

    def show_documents(self, artifacts: tuple[ArtifactRecord, ...]) -> None:
        """Documents whose pages can be shown beside a claim."""
        self.view.line.line.know(artifacts)
        self._approved.documents = artifacts
        self.view.line.checks.show_unseen(self._approved.unseen())

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
            several = any(one.run_id != wishes.GENERAL for one in self._runs)
            self._sheets.begin("" if several else self._posting)

    def begin_with(self, path: bytes) -> None:
        """The sheet of a new résumé for the posting in this file."""
        self._sheets.begin(path=path)

    def show_part(self, run_id: str) -> None:
        """Show this résumé; the general one is made where there is something to make it from."""
        self._go_to(run_id)
        there = self.view.run.run_id == run_id
        if run_id == wishes.GENERAL and not self._evidence:
            self._first.setCurrentWidget(self._empty)
            return
        self._first.setCurrentWidget(self.view if there else self._looking)
        if run_id == wishes.GENERAL or not there or self._outdated:
            self._outdated = False
            self._pass_on(_opens(run_id))

    def _go_to(self, run_id: str) -> None:
        """This résumé is wanted from now on, and not the one before."""
        shown = self.view.run.run_id
        # What is on its way for either may come late; a résumé that was deleted may come back.
        self._left |= {self._wanted} - {"", shown}
        self._left |= {shown} & {wishes.GENERAL, *(one.run_id for one in self._runs)}
        self._wanted = run_id

    def export(self, format: str) -> None:
        """Ask where to, then write it; a résumé that is still on its way is waited for."""
        if self._comes():
            self._to_export = format
        else:
            self.view.head.export(format)

    def _comes(self) -> bool:
        """Whether the résumé that is wanted is on its way."""
        return self._first.currentWidget() is self._looking or (
            self.view.run is facts.NO_RUN and self._first.currentWidget() is self.view
        )

    def fill_looks(self, menus: Mapping[str, QMenu]) -> None:
        """Offer what can be chosen of how the page looks in these menus, one for each choice."""
        self.view.look.fill_menus(menus)

    def zoom(self, how: str) -> None:
        """As `PageSurface.zoom_to`."""
        self.view.page.canvas.zoom_to(how)

    def move_section(self, step: int) -> None:
        """Move the section in hand up (-1) or down (1)."""
        if not self.view.page.canvas.move_section(step):
            self.notices.tell(_("Click a line of the section on the page first."), "info")

    def compare(self) -> None:
        """Two versions, or two résumés, beside each other."""
        self._sheets.compare(self._runs)

    def print(self) -> None:
        """Open the page in the system's PDF program, which prints it as it stands. The file goes
        with the app.
        """
        self.view.head.when_cleared(self._print)

    def _print(self) -> None:
        self._to_print = self._print_folder.filePath(self.view.head.file_name("pdf"))
        id, path = self.view.run.run_id, self._to_print
        self.wish.emit(wishes.ResumeExportRequested(run_id=id, format="pdf", path=path))

    def can_undo(self) -> bool:
        """Whether something was done to this résumé."""
        return bool(self.undo_name())

    def can_redo(self) -> bool:
        """Whether something was taken back."""
        return bool(self.redo_name())

    def _offer_begun(self, key: str) -> None:
        """A wording that was being typed when the program ended: its line is in hand."""
        words = _("You had begun this wording the last time.")
        go_on = partial(self.view.page.canvas.edit_line, key)
        self.toast.offer(Undoable(sentence=words, undo=go_on, label=_("Go on")))

    def _pass_on(self, message: object) -> None:
        self.notices.end()
        say = self._undoing.did(message)
        if not self._sheets.asks_who(message):
            if isinstance(message, wishes.DraftRequested):
                self.toast.tell(_("Writing the draft again…"))
            self.wish.emit(message)
        say()

    def _work_told(self, message: facts.RunCost | facts.RunProgressed) -> None:
        """Told where that résumé stands, or on the sheet that began it."""
        here = self.view.run.run_id == message.run_id
        if isinstance(message, facts.RunCost):
            (self.view.head if here else self._sheets).show_cost(message)
        else:
            (self.view if here else self._sheets).show_progress(message)

    def _show_runs(self, message: facts.RunsChanged) -> None:
        ids, self._runs = [one.run_id for one in message.runs], message.runs
        if self.view.run.run_id not in ids:
            self.view.head.put_away()
            # A window that comes back to a résumé may find it gone.
            gone = self._wanted not in (*ids, wishes.GENERAL, "")
            if gone if self._comes() else self._first.currentWidget() is self.view:
                self.show_part(wishes.GENERAL)

    def _show_run(self, run: facts.RunShown) -> None:
        before = self.view.run
        if run.run_id in self._left and run.run_id != self._wanted:
            return  # written while the person is at another one
        if run.run_id != self._wanted:
            self._go_to(run.run_id)
        self._left.discard(run.run_id)
        self._undoing.show(run)
        self.view.show_run(run)
        if run.notes and before.notes != run.notes:
            words = _("The model's answer could not be used, so it was done without: {reason}")
            self.notices.tell(words.format(reason=run.notes[-1]), "warn")
        self._first.setCurrentWidget(self.view)
        if self._sheets.show_run(run):
            # The sheet that had the keys is gone; what the posting asks comes next.
            self.view.match.list.setFocus()
        if self._to_export and run.drafted:
            format, self._to_export = self._to_export, ""
            self.view.head.export(format)

    def _show_pages(self, pages: facts.RunPagesShown) -> None:
        self.view.show_pages(pages)
        if self.view.run is facts.NO_RUN and pages.run_id == self._wanted:
            self._first.setCurrentWidget(self.view)

    def _lines_came(self, message: facts.LinesCame) -> None:
        words = ngettext(
            "{n} fact that you approved is new on this page.",
            "{n} facts that you approved are new on this page.",
            message.lines,
        )
        self._tell_of_page(message, words.format(n=message.lines))

    def _draft_written(self, message: facts.DraftWritten) -> None:
        words = _("The draft was written again: {what}. Your own edits stayed.")
        self._tell_of_page(message, words.format(what=message.changed))

    def _tell_of_page(self, message: facts.LinesCame | facts.DraftWritten, words: str) -> None:
        """What came onto the page in hand by nobody's hand can go again."""
        run = self.view.run
        if run.run_id != message.run_id:
            return
        back = wishes.RunOpened(run_id=run.run_id, version=message.version)
        undo = None if run.version == message.version else partial(self._pass_on, back)
        self.toast.offer(Undoable(sentence=words, undo=undo))

    def _failed(self, message: facts.RunFailed) -> None:
        if self.view.run is facts.NO_RUN or message.run_id in ("", self.view.run.run_id):
            self.view.show_failure()
            self._to_export = ""
            self.toast.end()
            self._undoing.failed(message)
            if self._comes():
                self._first.setCurrentWidget(self._empty)
        if not self._sheets.takes_failure(message):
            self.notices.tell(message.sentence, "info" if message.code == "stopped" else "bad")

    def _written(self, message: facts.ResumeWritten) -> None:
        if message.path == self._to_print:
            self._to_print = ""
            self.notices.tell_print(message.path)
            return
        run = self.view.run
        suggestions = len(run.suggestions) if run.run_id == message.run_id else 0
        unseen = len(self._approved.unseen())
        self.notices.tell_written(
            message, suggestions=suggestions, unseen=unseen, begun=begun_told(self._begun)
        )

    def _story_told(self, message: StoryShown) -> None:
        self._begun = message.begun
        self.view.line.checks.show_begun(begun_told(self._begun))

    def _tell_empty(self) -> None:
        for tool in (self.posting_button, self.view.head.tools):
            tool.setVisible(self._evidence)
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
            self.show_part(self._wanted or wishes.GENERAL)
        else:
            self.interview_wanted.emit()


def _opens(run_id: str) -> object:
    """The wish to show this résumé."""
    return (
        wishes.GeneralRequested() if run_id == wishes.GENERAL else wishes.RunOpened(run_id=run_id)
    )
