"""Over a run: its state, versions, the ledger, writing, export, and the progress of what
is worked out.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QProgressBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from interview_app.domain.stage_words import STAGES
from interview_app.i18n import N_, _
from interview_app.messages.tailoring import (
    GENERAL,
    DraftRequested,
    GoingOnRequested,
    ResumeExportRequested,
    RunCost,
    RunDeletionRequested,
    RunOpened,
    RunProgressed,
    RunShown,
    RunStopped,
)
from interview_app.ui.controls import Badge, Button, Choice, DoingButton, ElidedLabel, Label
from interview_app.ui.flow import FlowLayout
from interview_app.ui.library.confirm import ConfirmDeletion
from interview_app.ui.resumes.waiting_part import export_waits, own_waiting
from interview_app.ui.resumes.writer_choice import cost_words
from interview_app.ui.saving import file_name, save_as, save_into
from interview_app.ui.theme import GRID, Type

MORE_FORMATS = (
    ("md", N_("Export Markdown…")),
    ("txt", N_("Export plain text…")),
    ("html", N_("Export web page…")),
    ("yaml", N_("Export data (YAML)…")),
)


class RunHead(QFrame):
    """`wish` carries messages for the actor; `compare_wanted`, `sent_wanted` and `ledger_wanted`
    ask for their sheets.

    `waiting_wanted`: a résumé was to be exported that waits for lines of the person's own.
    """

    wish = Signal(object)
    compare_wanted = Signal()
    sent_wanted = Signal()
    ledger_wanted = Signal()
    waiting_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "page")
        self._run: RunShown | None = None
        self._filling = False
        self.version = Choice(_("Version"))
        self.version.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToContents)
        self.write = DoingButton(_("Write draft"), "primary", icon="pencil")
        self.go_on = DoingButton(_("Go on"), "primary", icon="right")
        self.pdf = Button(_("Export PDF"), "primary", icon="download")
        self.docx = Button(_("Export DOCX"), icon="download")
        self.more = Button(_("More"), icon="more", name=_("More for this résumé"))
        self.sent = Button(_("Sent to…"), "quiet", icon="send")
        self.stop = Button(_("Stop"), icon="stop")
        self._badges = {
            "good": Badge(_("ready"), "good"),
            "waiting": Badge(_("waits for you"), "warn"),
            "info": Badge(_("evidence to check"), "info"),
            "stopped": Badge(_("stopped on its way"), "warn"),
        }
        self._waits = Label("", Type.SECONDARY, "warn_ink", wrap=True)
        self._helped = Label("", Type.SECONDARY, "secondary", wrap=True)
        self._words = ""
        self._build()
        self._connect()
        self.end_progress()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, 2 * GRID, 3 * GRID, GRID)
        column.setSpacing(GRID)
        row = QWidget()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        row.setSizePolicy(policy)
        flow = FlowLayout(row, spacing=GRID)
        for widget in (self.go_on, self.write, self.pdf, self.docx, self.sent, self.version):
            flow.addWidget(widget)
        first = QHBoxLayout()
        first.setSpacing(GRID)
        first.addWidget(row, 1)
        # At the edge, whatever the width and the language leave of the commands.
        for badge in self._badges.values():
            first.addWidget(badge, 0, Qt.AlignmentFlag.AlignVCenter)
        first.addWidget(self.more, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(first)
        column.addWidget(self._helped)
        column.addWidget(self._waits)
        self._progress = QWidget()
        work = QHBoxLayout(self._progress)
        work.setContentsMargins(0, 0, 0, 0)
        work.setSpacing(GRID)
        self._stage = ElidedLabel("", Type.SECONDARY, "secondary")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(_("Progress of this résumé"))
        work.addWidget(self._stage, 1)
        work.addWidget(self._bar, 1)
        work.addWidget(self.stop)
        column.addWidget(self._progress)

    def _connect(self) -> None:
        self.write.clicked.connect(self._write)
        self.go_on.clicked.connect(self._go_on)
        self.pdf.clicked.connect(lambda: self.export("pdf"))
        self.docx.clicked.connect(lambda: self.export("docx"))
        self.sent.clicked.connect(self.sent_wanted)
        self.stop.clicked.connect(
            lambda: self.wish.emit(
                RunStopped(run_id=self._run.run_id if self._run is not None else "")
            )
        )
        self.version.currentIndexChanged.connect(self._version_chosen)
        self.more.setMenu(self._menu())

    @property
    def commands(self) -> tuple[QAction, ...]:
        """What stands under "More", for the menu bar too: assistive programs see what is in there,
        and no pop-up of a button.
        """
        return tuple(self.more.menu().actions())

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setAccessibleName(_("More for this résumé"))
        self._again = _added(menu, _("Write the draft again"), self._write)
        self._compare = _added(menu, _("Compare versions…"), self.compare_wanted.emit)
        self._ledger = _added(menu, _("Who got which line…"), self.ledger_wanted.emit)
        menu.addSeparator()
        self._exports = [
            _added(menu, _(label), partial(self.export, format)) for format, label in MORE_FORMATS
        ]
        self._exports.append(_added(menu, _("Export all files and reports…"), self._export_all))
        menu.addSeparator()
        self._delete = _added(menu, _("Delete this résumé…"), self.delete)
        for action in menu.actions():
            action.setEnabled(False)
        return menu

    def put_away(self) -> None:
        """No run is in hand."""
        self._run = None
        for action in self.commands:
            action.setEnabled(False)

    def show_run(self, run: RunShown) -> None:
        """Show what can be done with this run now."""
        self._run = run
        self.end_progress()
        board = run.blackboard
        drafted = board.draft is not None
        report = board.audit_report if drafted else None
        own = own_waiting(run) if drafted else 0
        state = "info" if report is None else "waiting" if own else "good"
        state = "stopped" if run.unfinished else state
        for name, badge in self._badges.items():
            badge.setVisible(name == state)
        self._waits.setVisible(bool(own) and not run.unfinished)
        self._waits.setText(export_waits(own) if own else "")
        self._show_help(run)
        self.go_on.setVisible(run.unfinished)
        self.write.setVisible(not drafted and not run.unfinished)
        for widget in (self.pdf, self.docx, self.sent):
            widget.setVisible(drafted and not run.unfinished)
        for action in self._exports:
            action.setEnabled(drafted and not run.unfinished)
        for action in (self._ledger, self._delete):
            action.setEnabled(True)
        self._again.setEnabled(drafted)
        self._compare.setEnabled(len(run.versions) > 1)
        self._filling = True
        self.version.clear()
        for number in reversed(run.versions):
            words = _("Version {n} (newest)") if number == run.versions[-1] else _("Version {n}")
            self.version.addItem(words.format(n=number), number)
        self.version.setCurrentIndex(self.version.findData(run.version))
        self.version.setVisible(len(run.versions) > 1)
        self._filling = False

    def show_progress(self, message: RunProgressed) -> None:
        """A stage began."""
        stage = _(STAGES[message.state])
        self._words = f"{stage}: {message.helper}" if message.helper else stage
        self._stage.setText(self._words)
        self._bar.setMaximum(message.steps)
        self._bar.setValue(message.step)
        self._progress.show()

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

    def export(self, format: str) -> None:
        """Ask where to, with the system's own dialog, then wish it written."""
        if self._run is None or not self.cleared():
            return
        run_id = self._run.run_id
        save_as(
            self,
            _("Export résumé"),
            self.file_name(format),
            lambda path: self.wish.emit(
                ResumeExportRequested(run_id=run_id, format=format, path=path)  # type: ignore[arg-type]  # one of them
            ),
        )

    def file_name(self, suffix: str) -> str:
        """What a file of this résumé is called: whose it is, and what it is for."""
        assert self._run is not None
        draft = self._run.blackboard.draft
        person = draft.document.header.name if draft is not None else ""
        title = self._run.name or self._run.blackboard.inputs.target_title
        if self._run.run_id == GENERAL:
            title = _("Résumé")
        return file_name(person or "", title, suffix=suffix)

    def _export_all(self) -> None:
        if self._run is None or not self.cleared():
            return
        run_id = self._run.run_id
        save_into(
            self,
            _("Export everything into this folder"),
            lambda path: self.wish.emit(
                ResumeExportRequested(run_id=run_id, format="all", path=path)
            ),
        )

    def cleared(self) -> bool:
        """Whether nothing of the person's own waits; else it is shown."""
        cleared = self._run is not None and not own_waiting(self._run)
        if not cleared:
            self.waiting_wanted.emit()
        return cleared

    def _write(self) -> None:
        if self._run is not None:
            self.wish.emit(DraftRequested(run_id=self._run.run_id))

    def _go_on(self) -> None:
        if self._run is not None:
            self.wish.emit(GoingOnRequested(run_id=self._run.run_id))

    def _version_chosen(self) -> None:
        number = self.version.currentData()
        if (
            not self._filling
            and self._run is not None
            and number is not None
            and number != self._run.version
        ):
            self.wish.emit(RunOpened(run_id=self._run.run_id, version=int(number)))

    def delete(self) -> None:
        """Ask, then wish the run gone."""
        if self._run is None:
            return
        wish = RunDeletionRequested(run_id=self._run.run_id)
        words = _(
            "The résumé goes with all its versions. Your evidence stays. Backups hold it until "
            "they are replaced."
        )
        if self._run.sent:
            words += " " + _("What you noted about who got it goes too.")
        title = _("Delete “{name}”?").format(name=self._run.blackboard.inputs.target_title)
        dialog = ConfirmDeletion(title, words, self)
        dialog.confirmed.connect(lambda: self.wish.emit(wish))
        dialog.open()


def _added(menu: QMenu, text: str, do: Callable[[], object]) -> QAction:
    action = QAction(text, menu)
    action.triggered.connect(lambda _checked=False: do())
    menu.addAction(action)
    return action
