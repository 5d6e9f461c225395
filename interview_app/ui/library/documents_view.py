"""The library's documents: what was handed over, how its reading went, its pages or text, and
deletion.
"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QStackedWidget, QWidget

from interview_app.domain.artifact import ArtifactRecord, ArtifactStatus
from interview_app.domain.issues import SENTENCES
from interview_app.domain.known import Known
from interview_app.domain.records import DataType
from interview_app.i18n import _, ngettext
from interview_app.messages.documents import (
    DocumentDeletionRequested,
    DocumentRead,
    DocumentsChanged,
    PagePictureReady,
)
from interview_app.ui.controls import Button, EmptyState, Notice
from interview_app.ui.controls.two_line_list import ListLine
from interview_app.ui.library.page import Deletion, ListPage, scrolled
from interview_app.ui.look.boxes import fill, vbox
from interview_app.ui.look.names import brief
from interview_app.ui.look.panes import Panes
from interview_app.ui.look.theme import GRID
from interview_app.ui.review.left_lines import left_lines, still_left
from interview_app.ui.review.reading_report import ReadingReport
from interview_app.ui.review.source_view import SourceView


class DocumentsView(ListPage):
    """`files_wanted`: there is nothing yet, or more is to come. `documents_listed`: so many are
    there but for one that is about to go.
    """

    files_wanted = Signal()
    documents_listed = Signal(int)

    def __init__(self) -> None:
        empty = EmptyState(
            "documents",
            _("No documents yet"),
            _(
                "Drop a résumé, a letter or a certificate anywhere in this window. PDF, "
                "Word, text and Markdown files can be read."
            ),
            action=_("Choose files…"),
            on_action=lambda: self.files_wanted.emit(),
        )
        super().__init__(
            _("Documents"),
            _("The documents you added. They are kept on this computer."),
            listed=_("Your documents"),
            empty=empty,
        )
        self._artifacts: dict[str, ArtifactRecord] = {}
        self._readings: dict[str, DocumentRead] = {}
        self._known = Known()
        self._report: QWidget | None = None
        self.report_button = Button(_("Reading report"), icon="info")
        self.report_button.setCheckable(True)
        self.report_button.toggled.connect(lambda _on: self._show_detail())
        # Last in the order of focus: what takes away comes after what is there.
        self.add_button = Button(_("Add a Document…"), icon="plus", on_click=self.files_wanted.emit)
        self.add_button.hide()
        fill(self.tools, self.add_button, self.report_button, self.delete_button)
        self._choose("")

    def _body(self) -> QWidget:
        left = QFrame()
        left.setProperty("look", "page")
        fill(vbox(left, (4 * GRID, 0, GRID, 2 * GRID)), self.list)
        right = QWidget()
        self._unread = Notice("", "warn")
        self.source = SourceView()
        self.source.request.connect(self.wish)
        self._faces = QStackedWidget()
        self._faces.addWidget(self.source)
        fill(vbox(right, 0, 0), self._unread, (self._faces, 1))
        return Panes(left, right, widths=(320, 680), grow=(2, 5))

    def show_documents(self, artifacts: DocumentsChanged | tuple[ArtifactRecord, ...]) -> None:
        """Show these documents, newest first."""
        records = artifacts.artifacts if isinstance(artifacts, DocumentsChanged) else artifacts
        newest = sorted(records, key=lambda one: one.created, reverse=True)
        self._artifacts = {artifact.id: artifact for artifact in newest}
        self._show_list()
        self._welcome()

    def show_known(self, known: Known) -> None:
        """What is approved by now: a report tells only what is still to be done."""
        self._known = known
        self._show_list()
        if self._report is not None:
            self._show_detail()

    def show_message(self, message: object) -> None:
        """Take in page pictures and readings."""
        if isinstance(message, PagePictureReady):
            self.source.show_picture(message)
        elif isinstance(message, DocumentRead) and message.reading.artifact_record is not None:
            self._readings[message.reading.artifact_record.id] = message
            self._show_detail()

    def _deletion(self, key: str) -> Deletion | None:
        """What was approved from a document stays."""
        artifact = self._artifacts.get(key)
        if artifact is None:
            return None
        words = _("“{name}” was deleted. What you approved from it stays.")
        return Deletion(
            sentence=words.format(name=brief(artifact.filename)),
            name=_("Delete Document"),
            wish=DocumentDeletionRequested(artifact_id=key),
            data_type=DataType.ARTIFACT_RECORD,
            id=key,
        )

    def _show_list(self) -> None:
        listed = [one for one in self._artifacts.values() if one.id != self._leaving]
        self._stack.setCurrentIndex(1 if listed else 0)
        self.add_button.setVisible(bool(listed))
        self.list.show_lines(tuple(_line(one, self._in_no_field(one)) for one in listed))
        self.documents_listed.emit(len(listed))
        self._choose(self.list.key())

    def _in_no_field(self, artifact: ArtifactRecord) -> str:
        """How many of its lines came nowhere: they are in its report."""
        records = [one.to_json() for one in (self._known.profile, self._known.timeline) if one]
        left = len(still_left(left_lines(artifact), *records)) if records else 0
        words = ngettext("{n} line in no field", "{n} lines in no field", left)
        return words.format(n=left) if left else ""

    def _choose(self, key: str) -> None:
        changed = key != self._chosen
        self._chosen = key if key in self._artifacts else ""
        self.delete_button.setVisible(bool(self._chosen))
        if changed:
            self.report_button.setChecked(False)
        self._show_detail(anew=changed)

    def _show_detail(self, *, anew: bool = False) -> None:
        artifact = self._artifacts.get(self._chosen)
        read = self._readings.get(self._chosen)
        self.report_button.setVisible(read is not None)
        why = ""
        if artifact is not None and artifact.status is ArtifactStatus.UNPARSABLE:
            why = _(SENTENCES.get(artifact.issue or "", SENTENCES["unparsable_no_text"]))
        elif artifact is not None and artifact.left_out:
            why = _("You left this out as somebody else’s. If it is yours, add it once more.")
        self._unread.tell(why, "warn")
        if self._report is not None:
            self._faces.removeWidget(self._report)
            self._report.deleteLater()
            self._report = None
        if artifact is None:
            return
        if anew:
            self.source.show_document(artifact)
        if read is not None and self.report_button.isChecked():
            self._report = scrolled(ReadingReport(read.reading, known=self._known))
            self._faces.addWidget(self._report)
            self._faces.setCurrentWidget(self._report)


def _line(artifact: ArtifactRecord, in_no_field: str) -> ListLine:
    size = _("{n} KB").format(n=max(1, artifact.bytes // 1024))
    # Only who lays a Word file out knows how many pages it has.
    laid_out = len(artifact.layout.pages)
    pages = ngettext("{n} page", "{n} pages", laid_out).format(n=laid_out) if laid_out else ""
    unread = artifact.status is ArtifactStatus.UNPARSABLE
    state = (_("could not be read") if artifact.issue else _("no text found")) if unread else ""
    kind = artifact.filename.rsplit(".", 1)[-1].upper()
    return ListLine(
        key=artifact.id,
        title=artifact.filename,
        detail=" · ".join(filter(None, (kind, pages, size, state, in_no_field))),
        icon="warning" if unread else "document",
        icon_colour="warn_ink" if unread else "secondary",
        state=state,
    )
