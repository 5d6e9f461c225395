"""A résumé beside an older version of it, or beside another one, word by word."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from interview_app.i18n import _
from interview_app.messages.tailoring.facts import RunShown, VersionsCompared, VersionsTold
from interview_app.messages.tailoring.shown import RunSummary
from interview_app.messages.tailoring.wishes import ComparisonRequested, VersionsRequested
from interview_app.ui.controls import Button, Card, Choice, Label
from interview_app.ui.controls.titled_dialog import TitledDialog
from interview_app.ui.library.page import scrolled
from interview_app.ui.look.boxes import STRETCH, empty, fill, vbox
from interview_app.ui.look.names import isolated, version_words
from interview_app.ui.look.theme import GRID, Type, theme
from interview_app.ui.resumes.changed_words import ChangedWords


class VersionsDialog(TitledDialog):
    """Shown by `open()`. `wish` carries a `VersionsRequested` or a `ComparisonRequested`.

    Args:
        run: the résumé.
        parent: the window it belongs to.
        others: the other résumés that are written.
    """

    wish = Signal(object)

    def __init__(
        self, run: RunShown, parent: QWidget | None = None, *, others: Iterable[RunSummary] = ()
    ) -> None:
        heading = _("{name}, version {n}").format(name=run.name, n=run.version)
        super().__init__(_("Compare With"), parent, heading=heading)
        self._run = run
        room = self.screen().availableGeometry()
        self.resize(min(theme().px(620), room.width()), min(theme().px(420), room.height()))
        self._kept = dict(zip(run.versions, run.times, strict=False))
        self.older = Choice(_("Compare with"))
        # What a version changed may be long; the dialog keeps its width.
        self.older.setSizeAdjustPolicy(
            Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        for number in reversed([one for one in run.versions if one != run.version]):
            self.older.addItem(version_words(number, self._kept), (number, ""))
        for one in others:
            self.older.addItem(isolated(one.target_title), (0, one.run_id))
        self.lines = vbox(spacing=GRID)
        self._build()
        self.older.currentIndexChanged.connect(self.ask)
        self.setMinimumWidth(min(theme().px(420), room.width()))

    def _build(self) -> None:
        inside = QWidget()
        inside.setAccessibleName(_("Changed lines"))
        fill(vbox(inside, 0), self.lines, STRETCH)
        fill(self.column, self.older, (scrolled(inside, margins=(0, GRID, 0, GRID)), 1))
        close = Button(_("Close"), "primary", on_click=self.reject)
        close.setDefault(True)
        self.foot(STRETCH, close)

    def begin(self) -> None:
        """Ask what the versions are, and for the first comparison."""
        self.wish.emit(VersionsRequested(run_id=self._run.run_id))
        self.ask()

    def show_changes(self, told: VersionsTold) -> None:
        """Say beside each version what it changed."""
        for at in range(self.older.count() if told.run_id == self._run.run_id else 0):
            number, other = self.older.itemData(at)
            if not other:
                change = told.changes.get(number, "")
                self.older.setItemText(at, version_words(number, self._kept, change=change))

    def ask(self) -> None:
        """Ask for the comparison with what is chosen."""
        old, other = self._beside()
        if old or other:
            run_id, new = self._run.run_id, self._run.version
            self.wish.emit(ComparisonRequested(run_id=run_id, old=old, new=new, other=other))

    def _beside(self) -> tuple[int, str]:
        """The version, or the id of the other résumé, that is chosen."""
        old, other = self.older.currentData() or (0, "")
        return int(old), str(other)

    def show_comparison(self, compared: VersionsCompared) -> None:
        """Show what differs, when it is the pair that is chosen."""
        shown = self._run.run_id, self._beside()
        if (compared.run_id, (compared.old, compared.other)) != shown:
            return
        empty(self.lines)
        if not compared.differences:
            self.lines.addWidget(Label(_("Every line is the same."), Type.BODY, "secondary"))
        for one in compared.differences:
            card = Card(spacing=GRID // 2)
            kind = _("Changed") if one.new is not None else _("Left out")
            kind = _("Added") if one.old is None else kind
            card.body.addWidget(Label(kind, Type.SECTION, "secondary"))
            words = ChangedWords()
            words.show_words(one.words)
            card.body.addWidget(words)
            self.lines.addWidget(card)
