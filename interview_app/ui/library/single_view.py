"""A page of the library for a record there is one of: an empty state first, then its form."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget

from interview_app.domain.artifact import ArtifactRecord, ArtifactStatus
from interview_app.domain.card_making import not_looked_at, reworded
from interview_app.domain.known import Known
from interview_app.domain.records import DataType
from interview_app.domain.unseen import unseen_in
from interview_app.i18n import _
from interview_app.messages.documents import PagePictureReady, SourcesFound, SourcesRequested
from interview_app.ui.controls import EmptyState
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.forms.marks import NO_MARK, NO_MARKS, Marks, uncertain, unsure
from interview_app.ui.forms.timeline_form import TimelineForm
from interview_app.ui.library.page import LibraryPage
from interview_app.ui.library.record_editor import RecordEditor
from interview_app.ui.look.panes import Panes
from interview_app.ui.look.theme import GRID, theme
from interview_app.ui.review.source_view import SourceView

_ROOM_FOR_BOTH = 860
"""Pixels at 100 %: in a narrower page a document beside the form would leave neither room."""


class SingleView(LibraryPage):
    """`files_wanted`: nothing is here, and a résumé would bring it."""

    files_wanted = Signal()

    def __init__(
        self,
        data_type: DataType,
        drafts: Drafts | None,
        *,
        title: str,
        scene: str,
        nothing: str,
        words: str,
    ) -> None:
        """`scene`, `nothing` and `words` stand where there is no record yet."""
        super().__init__(title)
        self._data_type = data_type
        self.editor = RecordEditor(data_type, drafts)
        self.editor.setContentsMargins(0, 2 * GRID, 0, 0)
        self.editor.wish.connect(self.wish)
        self.editor.undoable.connect(self.undoable)
        self._empty = EmptyState(
            scene,
            nothing,
            words,
            action=_("Choose files…"),
            on_action=self.files_wanted.emit,
            other=_("Enter it by hand"),
            on_other=self.enter_by_hand,
        )
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self.source = SourceView()
        self.source.request.connect(self.wish)
        self._path = ""
        self.source.hide()
        self.editor.form.chosen.connect(self._show_source)
        self._asked: int | None = None
        self._sources = NO_MARKS
        self._document: ArtifactRecord | None = None
        self._documents: tuple[ArtifactRecord, ...] = ()
        self._shown: tuple[dict[str, Any] | None, int | None, Marks] = (None, None, NO_MARKS)
        self._body = Panes(self.editor, self.source, widths=(580, 400), grow=(1, 1))
        self._stack.addWidget(self._body)
        self.content.addWidget(self._stack)

    def show_record(
        self, data: dict[str, Any] | None, *, version: int | None = None, marks: Marks = NO_MARKS
    ) -> None:
        """Show the record, or the empty state when there is none and none is being written."""
        self._shown = (data, version, marks)
        if data is not None:
            unseen = unseen_in(data, self._documents)
            places = {path: unsure(data, path, id) for path, id in unseen.items()}
            marks = replace(marks, sources={**places, **marks.sources})
            self.editor.show_record(data, version=version, marks=marks)
            self._stack.setCurrentWidget(self._body)
            self._ask()
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
        unread = ArtifactStatus.UNPARSABLE
        read = (one for one in artifacts if one.status is not unread and not one.left_out)
        newest = max(read, key=lambda one: one.created, default=None)
        if newest is not None and newest != self._document:
            self.source.show_document(newest)
            self._asked = None
        self._document, self._documents = newest, artifacts
        data, version, marks = self._shown
        if data is not None:
            self.show_record(data, version=version, marks=marks)
        self._arrange()
        self._ask()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The document gives way where the form needs the room."""
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Where each value comes from is asked for when somebody looks."""
        super().showEvent(event)
        self._ask()

    def _ask(self) -> None:
        _data, version, _marks = self._shown
        known = version is None or self._asked == version
        if self._document is None or known or not self.isVisible():
            return
        self._asked, self._sources = version, NO_MARKS
        self.wish.emit(SourcesRequested(data_type=self._data_type))

    def _show_source(self, path: str) -> None:
        """Where the value of this field comes from, while it stands there as it was read."""
        self._path = path
        form, mark = self.editor.form, self._sources.at(path) if path else NO_MARK
        if self._document is None or not (mark.has_source and form.still_stands(path)):
            self.source.show_mark("", NO_MARK)
            return
        self.source.show_mark(form.label_of(path), mark, filled=True)

    def _arrange(self) -> None:
        roomy = self.width() >= theme().px(_ROOM_FOR_BOTH)
        self.source.setVisible(roomy and self._document is not None)

    def show_message(self, message: object) -> None:
        """A page of the document, or where the values stand, as it was asked for."""
        if isinstance(message, PagePictureReady):
            self.source.show_picture(message)
        elif isinstance(message, SourcesFound) and self._is_of_record(message):
            self._sources = Marks(sources=message.places, answers=message.answers)
            self._show_source(self._path)

    def _is_of_record(self, found: SourcesFound) -> bool:
        """Whether it tells of what stands in the form."""
        return (found.data_type, found.version) == (self._data_type, self._shown[1])


class ProfileView(SingleView):
    """Name, contact and summary as approved, to look at and to edit."""

    def __init__(self, drafts: Drafts | None = None) -> None:
        words = _(
            "Drop your résumé anywhere in this window, or answer the first questions under “About "
            "you”."
        )
        super().__init__(
            DataType.APPLICANT_PROFILE,
            drafts,
            title=_("Profile"),
            scene="person",
            nothing=_("No profile yet"),
            words=words,
        )

    def show_known(self, known: Known) -> None:
        """Show the newest approved version."""
        data = known.profile.to_json() if known.profile else None
        self.show_record(data, version=known.version(DataType.APPLICANT_PROFILE, "profile"))

    def show_field(self, path: str) -> None:
        """The field of this path in the record has the focus."""
        self.editor.form.bring(path)


class TimelineView(SingleView):
    """Jobs, education and the rest as approved, drawn as a picture, to look at and to edit."""

    def __init__(self, drafts: Drafts | None = None) -> None:
        words = _(
            "Drop your résumé anywhere in this window, or tell about your jobs under “About you”."
        )
        super().__init__(
            DataType.SKELETON_TIMELINE,
            drafts,
            title=_("Jobs"),
            scene="timeline",
            nothing=_("No jobs yet"),
            words=words,
        )

    def show_known(self, known: Known) -> None:
        """Show the newest approved version."""
        data = known.timeline.to_json() if known.timeline else None
        left = not_looked_at(known.timeline, known.cards) if known.timeline else {}
        newer = reworded(known.timeline, known.cards) if known.timeline else {}
        self.show_record(
            data,
            version=known.version(DataType.SKELETON_TIMELINE, "timeline"),
            marks=Marks(sources={path: uncertain(one) for path, one in left.items()}, newer=newer),
        )

    def show_entry(self, entry_id: str) -> None:
        """An entry that there is comes up in the form, its first field in focus."""
        form = self.editor.form
        assert isinstance(form, TimelineForm)
        form.go_to(entry_id)

    def begin_entry(self, section: str, name: str) -> None:
        """A new entry called so stands in its section, to be looked at and saved."""
        if not self.has_record:
            self.enter_by_hand()
        form = self.editor.form
        assert isinstance(form, TimelineForm)
        form.add_to(section, name)
