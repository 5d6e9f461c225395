"""The sheets over the résumé in hand: two of its versions compared, to whom it was sent, and what
others were told.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from interview_app.domain.drafts import about_sent
from interview_app.messages.tailoring import (
    LedgerRequested,
    LedgerShown,
    RunShown,
    VersionsCompared,
)
from interview_app.ui.drafts import Drafts, EndOfSheet
from interview_app.ui.resumes.ledger_dialog import LedgerDialog
from interview_app.ui.resumes.sent_dialog import SentDialog
from interview_app.ui.resumes.versions_dialog import VersionsDialog


class RunSheets(QObject):
    """Opens them over a page; `wish` carries what they ask, `run` gives the résumé that is shown
    there now.
    """

    wish = Signal(object)

    def __init__(
        self, page: QWidget, drafts: Drafts, *, run: Callable[[], RunShown | None]
    ) -> None:
        super().__init__(page)
        self._page, self._drafts, self._run = page, drafts, run
        self._versions: VersionsDialog | None = None
        self._sent: SentDialog | None = None
        self._ledger_of: str | None = None

    def compare(self) -> None:
        """Two versions of the résumé beside each other."""
        run = self._run()
        if run is None:
            return
        dialog = self._versions = VersionsDialog(run, self._page)
        dialog.wish.connect(self.wish)
        dialog.finished.connect(self._comparison_closed)
        dialog.open()
        dialog.ask()

    def _comparison_closed(self) -> None:
        self._versions = None

    def show_comparison(self, message: VersionsCompared) -> None:
        """What was asked for by `compare`."""
        if self._versions is not None:
            self._versions.show_comparison(message)

    def note_sent(self) -> None:
        """To whom the résumé was sent."""
        run = self._run()
        if run is None:
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

    def show_run(self, run: RunShown) -> None:
        """The résumé changed under an open sheet."""
        if self._sent is not None:
            self._sent.show_run(run)

    def ask_ledger(self, claim: str = "") -> None:
        """The ledger is asked for each time: other résumés change it too."""
        self._ledger_of = claim
        self.wish.emit(LedgerRequested())

    def show_ledger(self, ledger: LedgerShown) -> None:
        """Only what was asked for from here: evidence has its own look at it."""
        if self._ledger_of is None or ledger.card_id:
            return
        dialog = LedgerDialog(ledger, claim=self._ledger_of, parent=self._sent or self._page)
        self._ledger_of = None
        dialog.open()
        dialog.filter.setFocus()
