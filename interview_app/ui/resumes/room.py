"""The Résumés room: all résumés on the left, the one in hand on the right (issue 5.8)."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QShowEvent
from PySide6.QtWidgets import QFrame, QStackedWidget, QVBoxLayout, QWidget

from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.known import Known
from interview_app.i18n import _
from interview_app.messages.documents import PagePictureReady
from interview_app.messages.tailoring import (
    HelperChanged,
    HelpRequested,
    HelpTold,
    LedgerShown,
    ResumeWritten,
    RunCost,
    RunFailed,
    RunOpened,
    RunPagesShown,
    RunProgressed,
    RunsChanged,
    RunShown,
    RunsRequested,
    RunSummary,
    VersionsCompared,
)
from interview_app.ui.controls import Button, EmptyState, IconButton, Label, Notice, PlaceFor
from interview_app.ui.drafts import Drafts
from interview_app.ui.library.two_line_list import ListLine, TwoLineList
from interview_app.ui.panes import side_by_side
from interview_app.ui.resumes.begin_sheets import BeginSheets
from interview_app.ui.resumes.run_sheets import RunSheets
from interview_app.ui.resumes.run_view import RunView
from interview_app.ui.resumes.version_history import VersionHistory
from interview_app.ui.resumes.words import not_looked_at, run_state, short_day
from interview_app.ui.saving import show_in_folder
from interview_app.ui.theme import GRID

NO_BREAK = "\u00a0"


class ResumesRoom(QFrame):
    """`wish` carries the messages of `messages.tailoring` and `PagePictureRequested`;
    `interview_wanted`: on with the interview.
    """

    wish = Signal(object)
    interview_wanted = Signal()

    def __init__(self, drafts: Drafts | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "page")
        self.setAccessibleName(_("Your résumés"))
        self._drafts = drafts or Drafts(self)
        self._asked = False
        self._evidence = False
        self._posting = ""
        self._history = VersionHistory()
        self.new_button = Button(_("New résumé"), "primary", icon="plus")
        self._new = QAction(_("New résumé"), self)
        self._new.setShortcut(QKeySequence(QKeySequence.StandardKey.New))
        self._new.triggered.connect(lambda _checked=False: self.begin())
        self.list = TwoLineList(_("Résumés"))
        self.view = RunView(self._drafts)
        self.notice = Notice("", "info")
        self._written_to = ""
        self.show_written = Button(_("Show the folder"), icon="folder")
        self.undo_button = Button(_("Undo"), icon="undo")
        self._undo: object | None = None
        self.notice.buttons.addWidget(self.show_written)
        self.notice.buttons.addWidget(self.undo_button)
        close = IconButton("close", _("Close this notice"), size=16)
        self.notice.buttons.addWidget(close)
        self.notice.hide()
        self._build()
        self.new_button.clicked.connect(self.begin)
        self.show_written.clicked.connect(lambda: show_in_folder(self._written_to))
        close.clicked.connect(self.notice.hide)
        self.list.chosen.connect(self._open)
        self.list.delete_wanted.connect(self.view.head.delete)
        self.view.wish.connect(self._pass_on)
        self._beginning = BeginSheets(self, self._drafts, run=lambda: self.view.run)
        self._beginning.wish.connect(self.wish)
        self._sheets = RunSheets(self, self._drafts, run=lambda: self.view.run)
        self._sheets.wish.connect(self._pass_on)
        self.view.head.compare_wanted.connect(self._sheets.compare)
        self.view.head.sent_wanted.connect(self._sheets.note_sent)
        self.view.head.ledger_wanted.connect(self._sheets.ask_ledger)
        self.view.line.line.ledger_wanted.connect(self._sheets.ask_ledger)
        self.view.page.undoable.connect(self._offer_undo)
        self.undo_button.clicked.connect(self.undo)
        self._hears: dict[type, Callable[..., None]] = {
            RunsChanged: self._show_runs,
            RunProgressed: self._progressed,
            RunCost: self._cost,
            HelpTold: self._beginning.show_help,
            HelperChanged: lambda message: self._tell(message.sentence, "warn"),
            RunShown: self._show_run,
            RunPagesShown: self.view.show_pages,
            RunFailed: self._failed,
            ResumeWritten: self._written,
            VersionsCompared: self._sheets.show_comparison,
            LedgerShown: self._sheets.show_ledger,
            PagePictureReady: self.view.line.line.show_picture,
        }

    @property
    def commands(self) -> tuple[QAction, ...]:
        """What the menu bar offers while this page stands."""
        between = QAction(self._new)
        between.setSeparator(True)
        return (self._new, between, *self.view.head.commands)

    def _build(self) -> None:
        left = QFrame()
        left.setProperty("look", "page")
        column = QVBoxLayout(left)
        column.setContentsMargins(2 * GRID, 2 * GRID, GRID, GRID)
        column.setSpacing(GRID)
        column.addWidget(self.new_button)
        column.addWidget(self.list, 1)
        column.addStretch(0)
        self.list.hide()
        self._empty = EmptyState(
            "resume", "", "", action=_("Go to the interview"), on_action=self._go_on_from_nothing
        )
        self._first = QStackedWidget()
        # Until it is told what there is, nobody reads that there is nothing.
        looking = Label(_("Looking for your résumés…"), colour="secondary")
        looking.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._first.addWidget(looking)
        self._first.addWidget(self._empty)
        self._first.addWidget(self.view)
        right = QFrame()
        right.setProperty("look", "page")
        inner = QVBoxLayout(right)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(0)
        inner.addLayout(PlaceFor(self.notice, margins=(2 * GRID, 2 * GRID, 3 * GRID, 0)))
        inner.addWidget(self._first, 1)
        split = side_by_side(left, right, widths=(244, 736), grow=(0, 1))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(split)
        self._tell_empty()

    def showEvent(self, event: QShowEvent) -> None:
        """The runs are asked for when the room first comes up; who could help each time, for
        settings change.
        """
        super().showEvent(event)
        if not self._asked:
            self._asked = True
            self.wish.emit(RunsRequested())
        self.wish.emit(HelpRequested())

    def show_known(self, known: Known) -> None:
        """Whether there is evidence to write from, and which posting the person has in mind."""
        self._evidence = bool(known.live_cards()) or known.timeline is not None
        self._posting = (known.dossier.posting if known.dossier is not None else None) or ""
        self._tell_empty()

    def show_documents(self, artifacts: tuple[ArtifactRecord, ...]) -> None:
        """Documents whose pages can be shown beside a claim."""
        self.view.line.line.know(artifacts)

    def show_message(self, message: object) -> None:
        """What the actor tells."""
        hear = self._hears.get(type(message))
        if hear is not None:
            hear(message)

    def begin(self) -> None:
        """Open the sheet of a new résumé; the first one is for the posting of the interview."""
        self._beginning.begin(self._posting if self.list.isHidden() else "")

    def undo(self) -> None:
        """Take back what was done last on the page; else back to the version before the last
        change, from which what is changed next starts.
        """
        if self._undo is not None:
            self._pass_on(self._undo)
            return
        self._go_to(
            self._history.back(),
            _("This is version {n}, before the last change. Redo brings the change back."),
        )

    def redo(self) -> None:
        """The version again that was gone back from."""
        self._go_to(self._history.forth(), _("This is version {n} again."))

    def _go_to(self, version: int | None, words: str) -> None:
        run = self.view.run
        if run is not None and version is not None:
            self.wish.emit(RunOpened(run_id=run.run_id, version=version))
            self._tell(words.format(n=version), "info")

    def _offer_undo(self, sentence: str, undo: object) -> None:
        """Say what was done, with the way back."""
        self._tell(sentence, "info")
        self._undo = undo
        self.undo_button.show()

    def _pass_on(self, message: object) -> None:
        self.notice.hide()
        self._undo = None
        if not self._beginning.asks_who(message):
            self.wish.emit(message)

    def _cost(self, message: RunCost) -> None:
        run = self.view.run
        if run is not None and run.run_id == message.run_id:
            self.view.head.show_cost(message)
        else:
            self._beginning.show_cost(message)

    def _open(self, run_id: str) -> None:
        if run_id and (self.view.run is None or self.view.run.run_id != run_id):
            self._pass_on(RunOpened(run_id=run_id))

    def _show_runs(self, message: RunsChanged) -> None:
        self.list.show_lines(tuple(_line(one) for one in message.runs))
        run = self.view.run
        ids = [one.run_id for one in message.runs]
        if run is not None and run.run_id in ids:
            self.list.choose(run.run_id)
        stands = run is not None and run.run_id in ids
        if not stands:
            self.view.head.put_away()
        if stands or not ids:
            self._first.setCurrentWidget(self.view if stands else self._empty)
        self.list.setVisible(bool(ids))
        # Where there is nothing yet, the way on stands in the middle.
        self.new_button.set_kind("primary" if ids else "secondary")

    def _show_run(self, run: RunShown) -> None:
        before = self.view.run
        self._history.show(run.run_id, run.version, run.versions)
        self.view.show_run(run)
        self._sheets.show_run(run)
        if run.notes and (before is None or before.notes != run.notes):
            words = _("The model's answer could not be used, so it was done without: {reason}")
            self._tell(words.format(reason=run.notes[-1]), "warn")
        self._first.setCurrentWidget(self.view)
        self.list.choose(run.run_id)
        self._beginning.show_run(run)

    def _progressed(self, message: RunProgressed) -> None:
        run = self.view.run
        if run is not None and run.run_id == message.run_id:
            self.view.head.show_progress(message)
        else:
            self._beginning.show_progress(message)

    def _failed(self, message: RunFailed) -> None:
        self.view.show_failure()
        if not self._beginning.takes_failure(message):
            self._tell(message.sentence, "info" if message.code == "stopped" else "bad")

    def _written(self, message: ResumeWritten) -> None:
        words = _("Exported to {path}.").format(path=message.path)
        run = self.view.run
        if run is not None and run.run_id == message.run_id and run.suggestions:
            words += " " + not_looked_at(len(run.suggestions))
        self._tell(words, "good")
        self._written_to = message.path
        self.show_written.show()

    def _tell(self, sentence: str, tone: str) -> None:
        self.show_written.hide()
        self.undo_button.hide()
        self.notice.tell(sentence, tone)  # type: ignore[arg-type]  # a tone
        self.notice.show()

    def _tell_empty(self) -> None:
        self.new_button.setEnabled(self._evidence)
        self._new.setEnabled(self._evidence)
        self._empty.title.setText(_("Your résumés"))
        if self._evidence:
            words = _(
                "Paste a job posting. You see what it asks and which of your evidence answers it, "
                "and get a résumé from that alone."
            )
        else:
            words = _(
                "Here you will write résumés for a job posting, from what you approved and "
                "nothing else. "
                "First finish “About you” and talk about at least one role in “Your work”."
            )
        self._empty.text.setText(words)
        if self._empty.button is not None:
            self._empty.button.rename(
                _("Paste a posting…") if self._evidence else _("Go to the interview")
            )

    def _go_on_from_nothing(self) -> None:
        if self._evidence:
            self.begin()
        else:
            self.interview_wanted.emit()


def _line(summary: RunSummary) -> ListLine:
    words, icon, colour = run_state(summary)
    return ListLine(
        key=summary.run_id,
        title=summary.target_title,
        # Day and month stay together where the line ends.
        detail=f"{words} · {short_day(summary.changed).replace(' ', NO_BREAK)}",
        icon=icon,
        icon_colour=colour,
        # The line has room for a few names only.
        state=", ".join(summary.sent_to)
        if not all(one in words for one in summary.sent_to)
        else "",
    )
