"""A card in the conversation while a document is read: how far it is, Cancel, and then what came of
it.
"""

from typing import ClassVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar

from interview_app.domain.known import Known
from interview_app.domain.reading import DocumentReading
from interview_app.i18n import _
from interview_app.messages.documents import DocumentRead, ReadingCancelled, ReadingProgressed
from interview_app.ui.controls import Button, ElidedLabel, Hint, Label
from interview_app.ui.conversation.cards import ConversationCard
from interview_app.ui.look.boxes import fill, hbox, let_go, vbox
from interview_app.ui.look.icons import IconLabel
from interview_app.ui.look.theme import GRID, Type
from interview_app.ui.review.reading_report import ReadingReport
from interview_app.ui.review.report_lines import NOTHING_KNOWN, reading_lines


class ReadingProgressCard(ConversationCard):
    """`wish` carries a `ReadingCancelled`; what came of the reading is folded behind the report
    button.
    """

    wish = Signal(object)
    cancels_the_rest: ClassVar[bool]
    """Whether Cancel is for all that is left, or for one document."""

    def __init__(self, title: Label, state: str, *, steps: int) -> None:
        """Build the head and the progress; `steps`: how many there are, 0 while that is not
        known.
        """
        super().__init__()
        self.handle = ""
        self.cancelled = False
        """Whether the person does not want it read after all."""
        self._title = title
        self._state = Hint(state)
        self.cancel_button = Button(_("Cancel"), name=_("Cancel reading"), on_click=self._cancel)
        self.report_button = Button(_("Show report"), "quiet", on_click=self._fold)
        self.report_button.hide()
        self.body.addLayout(self._head())
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._progress.setRange(0, steps)
        self._progress.setAccessibleName(_("Reading progress"))
        self.body.addWidget(self._progress)

    def _head(self) -> QHBoxLayout:
        head = hbox(spacing=GRID + GRID // 2)
        head.addWidget(IconLabel("document", "accent_ink"), 0, Qt.AlignmentFlag.AlignTop)
        words = fill(vbox(spacing=2), self._title, self._state)
        fill(head, (words, 1), self.cancel_button, self.report_button)
        return head

    def _cancel(self) -> None:
        self.cancelled = True
        self.cancel_button.setEnabled(False)
        self._state.setText(_("Cancelling …"))
        self.wish.emit(ReadingCancelled(handle=self.handle, rest=self.cancels_the_rest))

    def _fold(self) -> None:
        """Fold or unfold the report."""
        raise NotImplementedError


class ReadingCard(ReadingProgressCard):
    """One document; the report is folded away until the person asks for it, unless it went
    badly.
    """

    cancels_the_rest = False

    def __init__(self, handle: str, filename: str) -> None:
        title = ElidedLabel(_("Reading {name}").format(name=filename), Type.BODY_STRONG)
        super().__init__(title, _("Opening the document …"), steps=0)
        self.handle = handle
        self._report: ReadingReport | None = None
        self._reading: DocumentReading | None = None
        self._known = NOTHING_KNOWN
        self._name(filename)

    def show_progress(self, progressed: ReadingProgressed) -> None:
        """How far it is: “Page 2 of 3”."""
        self._name(progressed.filename)
        self._title.setText(_("Reading {name}").format(name=progressed.filename))
        if progressed.page and progressed.pages:
            told = _("Page {page} of {pages}").format(page=progressed.page, pages=progressed.pages)
            self._progress.setRange(0, progressed.pages)
            self._progress.setValue(progressed.page - 1)
        elif progressed.page:
            told = _("Page {page}").format(page=progressed.page)
        else:
            told = _("Opening the document …")
        self._state.setText(told)

    def show_reading(self, read: DocumentRead) -> None:
        """It was read: one sentence, and the report on demand."""
        lines = reading_lines(read.reading)
        if read.reading.artifact_record is not None:
            self._name(read.reading.artifact_record.filename)
        self._title.setText(self._filename)
        self._state.setText(lines.headline)
        self._progress.hide()
        self.cancel_button.hide()
        self._reading = read.reading
        if lines.tone == "bad":
            self._show_report()
        self.report_button.setVisible(lines.tone != "bad")

    def show_known(self, known: Known) -> None:
        """What was approved since: the report is of what is still to be done."""
        self._known = known
        if self._report is not None:
            self._show_report()

    def _show_report(self) -> None:
        self._hide_report()
        if self._reading is not None:
            self._report = ReadingReport(self._reading, headline=False, known=self._known)
            self.body.addWidget(self._report)
            self._report.show()

    def _hide_report(self) -> None:
        if self._report is not None:
            let_go(self._report)
            self._report = None

    def show_ended(self, sentence: str) -> None:
        """Reading ended without a report: a sentence says how."""
        self._progress.hide()
        self.cancel_button.hide()
        if self.cancelled:
            sentence = _("Reading was cancelled. The file is kept; you can have it read again.")
        self._title.setText(self._filename)
        self._state.setText(sentence)

    def _name(self, filename: str) -> None:
        self._filename = filename
        self.setAccessibleName(_("Reading {name}").format(name=filename))

    def _fold(self) -> None:
        if self._report is None:
            self._show_report()
        else:
            self._hide_report()
        shown = self._report is not None
        self.report_button.rename(_("Hide report") if shown else _("Show report"))
