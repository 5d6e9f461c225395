"""The field of a posting: its text is typed or pasted, its file dropped anywhere on the sheet
around it.
"""

import os

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from interview_app.i18n import _
from interview_app.ui.controls.dressing import repolish


class PostingField(QPlainTextEdit):
    """Takes text, and files or an address that are dropped or pasted. `file_given` carries the path
    as bytes.
    """

    file_given = Signal(bytes)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(_("Job posting"))
        self.setTabChangesFocus(True)
        self.name_file("")

    def name_file(self, name: str) -> None:
        """The posting is read from this file; from what is typed here, where there is none."""
        own = _("Paste the posting or its address here, or drop its file (PDF, Word, text).")
        read = _("The posting is read from {file}. Remove the file to paste the text instead.")
        self.setPlaceholderText(read.format(file=name) if name else own)
        self.setEnabled(not name)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Files and addresses too."""
        return source.hasUrls() or super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """A file is handed on; an address becomes the text."""
        local = next((url.toLocalFile() for url in source.urls() if url.isLocalFile()), "")
        if local:
            self.file_given.emit(os.fsencode(local))
        elif source.hasUrls() and not source.hasText():
            self.setPlainText(source.urls()[0].toString())
        else:
            self.insertPlainText(source.text())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Show that it can be dropped here."""
        super().dragEnterEvent(event)
        self.show_dragged(event.isAccepted())

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """It went elsewhere."""
        super().dragLeaveEvent(event)
        self.show_dragged(False)

    def dropEvent(self, event: QDropEvent) -> None:
        """See `insertFromMimeData`."""
        super().dropEvent(event)
        self.show_dragged(False)

    def show_dragged(self, over: bool) -> None:
        """Something that can be dropped is above the sheet, or no longer."""
        self.setProperty("dragged", over)
        repolish(self)

    def take_drops_of(self, sheet: QWidget) -> None:
        """Whatever is dropped beside the field, on the sheet, is meant for it."""
        sheet.setAcceptDrops(True)
        sheet.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is dragged over the sheet."""
        if isinstance(event, QDragEnterEvent) and event.mimeData().hasUrls():
            event.acceptProposedAction()
            self.show_dragged(True)
        elif isinstance(event, QDragLeaveEvent):
            self.show_dragged(False)
        elif isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            self.show_dragged(False)
            event.acceptProposedAction()
            self.insertFromMimeData(event.mimeData())
            return True
        return False
