"""A page of the library for a record there is one of: an empty state first, then its form."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget

from interview_app.domain.artifact import ArtifactRecord, ArtifactStatus
from interview_app.domain.records import DataType
from interview_app.i18n import _
from interview_app.messages.data import RecordSaved
from interview_app.messages.documents import PagePictureReady
from interview_app.ui.controls import EmptyState
from interview_app.ui.drafts import Drafts
from interview_app.ui.library.page import LibraryPage
from interview_app.ui.library.record_editor import RecordEditor
from interview_app.ui.panes import side_by_side
from interview_app.ui.review.source_view import SourceView
from interview_app.ui.theme import GRID, theme

_ROOM_FOR_BOTH = 860
"""Pixels at 100 %: in a narrower page a document beside the form would leave neither room."""


class SingleView(LibraryPage):
    """`wish` carries what the person wants: a `RecordEdited`, or a `PagePictureRequested` for the
    document beside the form. `files_wanted`: nothing is here, and
    a résumé would bring it.
    """

    wish = Signal(object)
    files_wanted = Signal()

    def __init__(
        self, data_type: DataType, *, title: str, empty: EmptyState, drafts: Drafts | None = None
    ) -> None:
        super().__init__(title)
        self._data_type = data_type
        self.editor = RecordEditor(data_type, drafts)
        self.editor.setContentsMargins(0, 2 * GRID, 0, 0)
        self.editor.wish.connect(self.wish)
        self.editor.form.changed.connect(self.notice.hide)
        self._empty = empty
        self._stack = QStackedWidget()
        self._stack.addWidget(empty)
        self.source = SourceView()
        self.source.request.connect(self.wish)
        self.source.hide()
        self._document: ArtifactRecord | None = None
        self._body = side_by_side(self.editor, self.source, widths=(580, 400), grow=(1, 1))
        self._stack.addWidget(self._body)
        self.content.addWidget(self._stack)

    def show_record(self, data: dict[str, Any] | None, *, version: int | None = None) -> None:
        """Show the record, or the empty state when there is none and none is being written."""
        if data is not None:
            self.editor.show_record(data, version=version)
            self._stack.setCurrentWidget(self._body)
        elif not self.editor.is_changed():
            self._stack.setCurrentWidget(self._empty)

    @property
    def has_record(self) -> bool:
        """Whether the form stands, and not the empty state."""
        return self._stack.currentWidget() is self._body

    def enter_by_hand(self) -> None:
        """An empty form to fill in."""
        self.editor.show_record(
            {"basics": {}} if self._data_type is DataType.APPLICANT_PROFILE else {}
        )
        self._stack.setCurrentWidget(self._body)
        self.editor.form.focus_first()

    def show_documents(self, artifacts: tuple[ArtifactRecord, ...]) -> None:
        """The newest document that was read stands beside the form."""
        read = [
            one
            for one in artifacts
            if one.status is not ArtifactStatus.UNPARSABLE and not one.left_out
        ]
        newest = max(read, key=lambda one: one.created, default=None)
        if newest is not None and newest != self._document:
            self.source.show_document(newest)
        self._document = newest
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The document gives way where the form needs the room."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        roomy = self.width() >= theme().px(_ROOM_FOR_BOTH)
        self.source.setVisible(roomy and self._document is not None)

    def show_message(self, message: object) -> None:
        """Tell that an edit is saved; a page of the document that was asked for."""
        if isinstance(message, PagePictureReady):
            self.source.show_picture(message)
        elif isinstance(message, RecordSaved) and message.data_type is self._data_type:
            self.tell_saved(message)


def by_hand() -> str:
    """The name of the button that shows an empty form."""
    return _("Enter it by hand")
