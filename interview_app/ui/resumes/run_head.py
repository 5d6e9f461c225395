"""What can be done with a run, for the toolbar: writing and sharing; and over
its page what it waits for and how far it is.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QMenu, QProgressBar, QWidget

from interview_app.domain.stage_words import STAGES
from interview_app.i18n import N_, _
from interview_app.messages.tailoring.facts import NO_RUN, RunCost, RunProgressed, RunShown
from interview_app.messages.tailoring.wishes import (
    GENERAL,
    DraftRequested,
    GoingOnRequested,
    ResumeExportRequested,
    RunStopped,
)
from interview_app.ui.controls import Button, DoingButton, ElidedLabel, Hint, IconButton, Label
from interview_app.ui.controls.buttons import fill_menu, opens
from interview_app.ui.controls.saving import file_name, save_as, save_into
from interview_app.ui.look.boxes import fill, hbox, vbox
from interview_app.ui.look.theme import GRID, Type
from interview_app.ui.resumes.waiting_part import export_waits, own_waiting
from interview_app.ui.resumes.writer_choice import cost_words

FORMATS = (("pdf", N_("Export PDF…")), ("docx", N_("Export Word…")))
MORE_FORMATS = (
    ("md", N_("Export Markdown…")),
    ("txt", N_("Export Plain Text…")),
    ("html", N_("Export Web Page…")),
    ("yaml", N_("Export Data (YAML)…")),
)


class RunHead(QFrame):
    """`wish` carries messages for the actor; `sent_wanted` and `ledger_wanted` ask for their
    sheets, `print_wanted` for the system's PDF program.

    `waiting_wanted`: a résumé was to be exported that waits for lines of the person's own.
    `delete_wanted` carries the run that is to go. `tools` stand in the window's toolbar.
    """

    wish = Signal(object)
    sent_wanted = Signal()
    ledger_wanted = Signal()
    waiting_wanted = Signal()
    print_wanted = Signal()
    delete_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.first: Callable[[Callable[[], object]], object] = lambda then: then()
        """What is asked before a résumé goes out; it does what it is given where that is wanted."""
        self.setProperty("look", "page")
        self._run = NO_RUN
        self.go_on = DoingButton(_("Go on"), "primary", icon="right", on_click=self._go_on)
        self.share = Button(_("Share"), icon="download")
        self.more = IconButton("more", _("More for this résumé"))
        self.fold = IconButton("inspector", _("Show or hide what is beside the page"))
        self.stop = Button(_("Stop"), icon="stop", on_click=self._stop)
        self._waits = Label("", Type.SECONDARY, "warn_ink", wrap=True)
        self._helped = Hint()
        self._words = ""
        self._build()
        self._share_menu, self._more_menu = self._sharing(), self._menu()
        opens(self.share, self._share_menu)
        opens(self.more, self._more_menu)
        self.put_away()
        self.end_progress()

    def _build(self) -> None:
        self.tools = QWidget()
        fill(hbox(self.tools, 0, GRID), self.go_on, self.share, self.more, self.fold)
        column = fill(vbox(self, (2 * GRID, GRID, 3 * GRID, GRID), GRID), self._helped, self._waits)
        self._progress = QWidget()
        work = hbox(self._progress, 0, GRID)
        self._stage = ElidedLabel("", Type.SECONDARY, "secondary")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(_("Progress of this résumé"))
        fill(work, (self._stage, 1), (self._bar, 1), self.stop)
        column.addWidget(self._progress)

    @property
    def commands(self) -> tuple[QAction, ...]:
        """What stands under "More", for the menu bar too: assistive programs see what is in there,
        and no pop-up of a button.
        """
        return (*self._share_menu.actions(), *self._more_menu.actions())

    def _sharing(self) -> QMenu:
        menu = QMenu(self)
        menu.setAccessibleName(_("Share"))
        self._shares = fill_menu(
            menu,
            *((_(label), partial(self.export, format)) for format, label in FORMATS),
            (_("Print…"), self.print_wanted.emit),
            None,
            (_("Note Who Got It…"), self.sent_wanted.emit),
            None,
            *((_(label), partial(self.export, format)) for format, label in MORE_FORMATS),
            (_("Export All Files and Reports…"), partial(self.export, "all")),
        )
        return menu

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setAccessibleName(_("More for this résumé"))
        self._again, self._ledger, self._delete = fill_menu(
            menu,
            (_("Write the Draft Again (Your Edits Stay)"), self._write),
            (_("Who Got Which Line…"), self.ledger_wanted.emit),
            None,
            (_("Delete Résumé"), lambda: self.delete_wanted.emit(self._run.run_id)),
        )
        return menu

    def put_away(self) -> None:
        """No run is in hand. Its tools keep their places: what moves is clicked wrongly."""
        self._run = NO_RUN
        for part in (self.go_on, self._helped, self._waits):
            part.hide()
        for tool in (self.share, self.more, self.fold):
            tool.setEnabled(False)
        for action in self.commands:
            action.setEnabled(False)

    def show_run(self, run: RunShown) -> None:
        """Show what can be done with this run now."""
        self._run = run
        self.more.setEnabled(True)
        self.end_progress()
        drafted = run.drafted
        own = own_waiting(run) if drafted else 0
        self._waits.setVisible(bool(own) or run.unfinished)
        waits = export_waits(own) if own else ""
        self._waits.setText(_("stopped on its way") if run.unfinished else waits)
        self._show_help(run)
        self.go_on.setVisible(run.unfinished)
        self.share.setVisible(not run.unfinished)
        self.share.setEnabled(drafted)
        self.fold.setEnabled(drafted)
        for action in self._shares:
            action.setEnabled(drafted and not run.unfinished)
        self._ledger.setEnabled(True)
        # That of all facts is made of them again at once.
        self._delete.setEnabled(run.run_id != GENERAL)
        self._again.setEnabled(drafted)
        self._settle()

    def _settle(self) -> None:
        """No room over the page for nothing."""
        told = (self._helped, self._waits, self._progress)
        self.setVisible(any(not one.isHidden() for one in told))

    def show_progress(self, message: RunProgressed) -> None:
        """A stage began."""
        stage = _(STAGES[message.state])
        self._words = f"{stage}: {message.helper}" if message.helper else stage
        self._stage.setText(self._words)
        self._bar.setMaximum(message.steps)
        self._bar.setValue(message.step)
        self._progress.show()
        self.go_on.hide()
        if self._run.unfinished:
            self._waits.hide()  # it was stopped, and goes on
        self._settle()

    def show_cost(self, message: RunCost) -> None:
        """What the work so far has cost."""
        self._stage.setText(f"{self._words} · {cost_words(message)}")

    def _show_help(self, run: RunShown) -> None:
        """Who helped, and what it cost in all."""
        self._helped.setVisible(run.cost is not None)
        if run.cost is not None:
            words = _("Helped by {names}: {cost}.")
            self._helped.setText(
                words.format(names=", ".join(run.helpers), cost=cost_words(run.cost))
            )

    def end_progress(self) -> None:
        """Nothing is being worked out."""
        self._progress.hide()
        self._settle()

    def export(self, format: str) -> None:
        """Ask where to, with the system's own dialog, then wish it written."""
        self.when_cleared(partial(self._export, format))

    def _export(self, format: str) -> None:
        run_id = self._run.run_id

        def wish(path: str) -> None:
            self.wish.emit(ResumeExportRequested(run_id=run_id, format=format, path=path))  # type: ignore[arg-type]  # one of them

        if format == "all":
            save_into(self, _("Export everything into this folder"), wish)
        else:
            save_as(self, _("Export résumé"), self.file_name(format), wish)

    def file_name(self, suffix: str) -> str:
        """What a file of this résumé is called: whose it is, and what it is for."""
        person = self._run.document.header.name
        title = self._run.name or self._run.blackboard.inputs.target_title
        if self._run.run_id == GENERAL:
            title = _("Résumé")
        return file_name(person or "", title, suffix=suffix)

    def when_cleared(self, then: Callable[[], object]) -> None:
        """Do this where nothing of the person's own waits; else it is shown."""
        if self._run is NO_RUN or own_waiting(self._run):
            self.waiting_wanted.emit()
        else:
            self.first(then)

    def _stop(self) -> None:
        self.wish.emit(RunStopped(run_id=self._run.run_id))

    def _write(self) -> None:
        self.wish.emit(DraftRequested(run_id=self._run.run_id))

    def _go_on(self) -> None:
        self.wish.emit(GoingOnRequested(run_id=self._run.run_id))
