"""A page of the library for a record there is one of: an empty state first, then its form."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from interview_app.domain.records import DataType
from interview_app.i18n import _
from interview_app.messages.data import RecordSaved
from interview_app.ui.controls import EmptyState
from interview_app.ui.drafts import Drafts
from interview_app.ui.library.page import LibraryPage
from interview_app.ui.library.record_editor import RecordEditor


class SingleView(LibraryPage):
    """`wish` carries what the person wants: a `RecordEdited`. `files_wanted`: nothing is here, and
    a résumé would bring it.
    """

    wish = Signal(object)
    files_wanted = Signal()

    def __init__(
        self,
        data_type: DataType,
        *,
        title: str,
        sentence: str,
        empty: EmptyState,
        drafts: Drafts | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(title, sentence, parent)
        self._data_type = data_type
        self.editor = RecordEditor(data_type, drafts)
        self.editor.wish.connect(self.wish)
        self.editor.form.changed.connect(self.notice.hide)
        self._empty = empty
        self._stack = QStackedWidget()
        self._stack.addWidget(empty)
        self._stack.addWidget(self.editor)
        self.content.addWidget(self._stack)

    def show_record(self, data: dict[str, Any] | None, *, version: int | None = None) -> None:
        """Show the record, or the empty state when there is none and none is being written."""
        if data is not None:
            self.editor.show_record(data, version=version)
            self._stack.setCurrentWidget(self.editor)
        elif not self.editor.is_changed():
            self._stack.setCurrentWidget(self._empty)

    def enter_by_hand(self) -> None:
        """An empty form to fill in."""
        self.editor.show_record(
            {"basics": {}} if self._data_type is DataType.APPLICANT_PROFILE else {}
        )
        self._stack.setCurrentWidget(self.editor)
        self.editor.form.focus_first()

    def show_message(self, message: object) -> None:
        """Tell that an edit is saved."""
        if isinstance(message, RecordSaved) and message.data_type is self._data_type:
            self.tell_saved(message)


def by_hand() -> str:
    """The name of the button that shows an empty form."""
    return _("Enter it by hand")
