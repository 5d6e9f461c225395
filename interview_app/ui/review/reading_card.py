"""A card in the conversation while documents are read, one or several together: how far it is,
Cancel, and then what came of each.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from interview_app.domain.known import Known
from interview_app.i18n import _, ngettext
from interview_app.messages.documents import DocumentRead, ReadingCancelled, ReadingProgressed
from interview_app.ui.controls import TONE_ICONS, TONE_INKS, Button, ElidedLabel, Hint
from interview_app.ui.conversation.cards import ConversationCard
from interview_app.ui.look.boxes import fill, hbox, vbox
from interview_app.ui.look.icons import IconLabel
from interview_app.ui.look.theme import GRID, Type
from interview_app.ui.review.reading_report import ReadingReport
from interview_app.ui.review.report_lines import reading_lines


class ReadingCard(ConversationCard):
    """`wish` carries a `ReadingCancelled`. What went well is folded away until it is asked for: of
    one document its report, of several a line each.

    Args:
        filename: of the first one.
        of: how many are read together.
        number: which of them is the first one here; after a restart some are read already.
    """

    wish = Signal(object)

    def __init__(self, filename: str, *, of: int = 1, number: int = 1) -> None:
        super().__init__()
        self.handle = ""
        self.cancelled = False
        """Whether the person does not want it read after all."""
        self._filename, self._of, self._left = filename, of, of - number + 1
        self._folded: list[QWidget] = []
        self._reports: list[ReadingReport] = []
        self._known = Known()
        self._bad, self._unfolded = 0, False
        self._title = ElidedLabel("", Type.BODY_STRONG)
        self._state = Hint("" if of > 1 else _("Opening the document …"))
        self.cancel_button = Button(_("Cancel"), name=_("Cancel reading"), on_click=self._cancel)
        self.report_button = Button(_("Show report"), "quiet", on_click=self._fold)
        self.report_button.hide()
        icon = (IconLabel("document", "accent_ink"), 0, Qt.AlignmentFlag.AlignTop)
        words = fill(vbox(spacing=2), self._title, self._state)
        head = fill(hbox(spacing=GRID + GRID // 2), icon, (words, 1))
        fill(head, self.cancel_button, self.report_button)
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._progress.setRange(0, of if of > 1 else 0)
        self._progress.setAccessibleName(_("Reading progress"))
        self._report = vbox(spacing=GRID)
        fill(self.body, head, self._progress, self._report)
        several = _("Reading {count} files").format(count=of)
        self._name(several if of > 1 else _("Reading {name}").format(name=filename))

    @property
    def over(self) -> bool:
        """Whether nothing is left to be read."""
        return self._left <= 0

    @property
    def is_row(self) -> bool:
        """Whether several documents are read together."""
        return self._of > 1

    def show_progress(self, progressed: ReadingProgressed) -> None:
        """How far it is: “Page 2 of 3”, or “3 of 20: letter.pdf, page 1 of 2”."""
        self.handle, self._filename = progressed.handle, progressed.filename
        if self.is_row:
            told = self._in_row(progressed)
        else:
            self._name(_("Reading {name}").format(name=progressed.filename))
            told = self._in_document(progressed)
        if not self.cancelled:
            self._state.setText(told)

    def _in_row(self, progressed: ReadingProgressed) -> str:
        self._progress.setValue(progressed.number - 1)
        place = {"number": progressed.number, "of": progressed.of, "name": progressed.filename}
        if progressed.page and progressed.pages:
            words = _("{number} of {of}: {name}, page {page} of {pages}")
            return words.format(**place, page=progressed.page, pages=progressed.pages)
        return _("{number} of {of}: {name}").format(**place)

    def _in_document(self, progressed: ReadingProgressed) -> str:
        if progressed.page and progressed.pages:
            self._progress.setRange(0, progressed.pages)
            self._progress.setValue(progressed.page - 1)
            words = _("Page {page} of {pages}")
            return words.format(page=progressed.page, pages=progressed.pages)
        if progressed.page:
            return _("Page {page}").format(page=progressed.page)
        return _("Opening the document …")

    def show_reading(self, read: DocumentRead) -> None:
        """One of them was read; of one that was not, the reason is told at once."""
        lines = reading_lines(read.reading)
        record = read.reading.artifact_record
        filename = record.filename if record is not None else self._filename
        bad = lines.tone == "bad"
        if self.is_row:
            said = lines.to_check[0] if bad and lines.to_check else lines.headline
            self._add(_Line(filename, said, bad=bad), bad=bad)
            return
        self._name(filename)
        self._state.setText(lines.headline)
        report = ReadingReport(read.reading, headline=False, known=self._known)
        self._reports.append(report)
        self._add(report, bad=bad)

    def show_known(self, known: Known) -> None:
        """What was approved since: the report is of what is still to be done."""
        self._known = known
        for one in self._reports:
            one.show_known(known)

    def show_ended(self, sentence: str = "") -> None:
        """One of them came to its end; a sentence says why it was not read."""
        self._left -= 1
        if self.is_row and sentence and not self.cancelled:
            self._add(_Line(self._filename, sentence, bad=True), bad=True)
        elif self.is_row and self.over:
            self._sum_up()
        elif not self.is_row:
            cancelled = _("Reading was cancelled. The file is kept; you can have it read again.")
            self._name(self._filename)
            self._state.setText(cancelled if self.cancelled else sentence or _("Read."))
        self._settle()

    def _add(self, part: QWidget, *, bad: bool) -> None:
        self._report.addWidget(part)
        if bad:
            self._bad += 1
        else:
            self._folded.append(part)
        part.setVisible(bad or self._unfolded)
        if self.is_row and self.over:
            self._sum_up()
        self._settle()

    def _settle(self) -> None:
        if self.over or not self.is_row:
            self._progress.hide()
            self.cancel_button.hide()
            self.report_button.setVisible(bool(self._folded))

    def _sum_up(self) -> None:
        """How many of them were read, and how many were not."""
        count = len(self._folded)
        self._name(ngettext("{n} file read", "{n} files read", count).format(n=count))
        not_read = ngettext("{n} could not be read", "{n} could not be read", self._bad)
        parts = [not_read.format(n=self._bad)] if self._bad else []
        if self.cancelled:
            parts.append(
                _("Reading was cancelled. The files are kept; you can have them read again.")
            )
        self._state.setText(". ".join(parts))
        self._state.setVisible(bool(parts))

    def _name(self, words: str) -> None:
        self._title.setText(words)
        self.setAccessibleName(words)

    def _cancel(self) -> None:
        self.cancelled = True
        self.cancel_button.setEnabled(False)
        self._state.setText(_("Cancelling …"))
        self.wish.emit(ReadingCancelled(handle=self.handle, rest=self.is_row))

    def _fold(self) -> None:
        self._unfolded = not self._unfolded
        for part in self._folded:
            part.setVisible(self._unfolded)
        self.report_button.rename(_("Hide report") if self._unfolded else _("Show report"))


class _Line(QWidget):
    """A file's name and what came of it."""

    def __init__(self, filename: str, sentence: str, *, bad: bool) -> None:
        super().__init__()
        tone = "bad" if bad else "good"
        icon = IconLabel(TONE_ICONS[tone], TONE_INKS[tone], size=16)
        words = fill(vbox(spacing=0), ElidedLabel(filename, Type.BODY), Hint(sentence))
        fill(hbox(self, 0, GRID), (icon, 0, Qt.AlignmentFlag.AlignTop), (words, 1))
