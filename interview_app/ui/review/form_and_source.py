"""A review's form, and the page or text that its values come from, beside each other or below each
other.
"""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QSplitter, QWidget

from interview_app.domain.provenance import Provenance
from interview_app.domain.records import DataType
from interview_app.ui.controls.steady import Steady
from interview_app.ui.forms.form_for import form_for
from interview_app.ui.forms.json_paths import value_at
from interview_app.ui.forms.marks import Mark, Marks
from interview_app.ui.look.boxes import vbox
from interview_app.ui.look.panes import column_view
from interview_app.ui.look.theme import GRID, theme
from interview_app.ui.review.left_lines import LeftLine
from interview_app.ui.review.source_view import SourceView

_LEAST_SOURCE = 320
"""Width in pixels at 100 % below which a page beside the form could not be read: then it stands
below the form.
"""
_LEAST_FORM = 340
"""Width in pixels at 100 % below which nobody works in a form: then the page stands below it."""
_LEAST_FOR_BOTH = 420
"""Height of the sheet in pixels at 100 % below which neither would leave room for the other: then
one of them stands at a time.
"""
_FIRST_FIELDS = 150
"""Height in pixels at 100 % of the first fields of an entry: its names and its dates."""


class FormAndSource(QSplitter):
    """`form` scrolls up and down alone in its `view` and is never narrower than its fields.
    `refitted`: something else is shown; `line_picked`: the person clicked a line that is in no
    field, with where on the screen.
    """

    refitted = Signal()
    line_picked = Signal(object, QPoint)  # LeftLine

    def __init__(self, data_type: DataType, *, has_source: bool, parent: QWidget) -> None:
        # From the outside in: each time a finished tree of widgets gets another parent, all of it
        # is dressed anew.
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._has_source, self.takes_turns, self.at_source = has_source, False, False
        self._inside = QWidget()
        self.view = column_view(self._inside, self)
        inner = vbox(self._inside, (3 * GRID, 2 * GRID + GRID // 2, 3 * GRID, 3 * GRID))
        self.form = form_for(data_type, self._inside)
        inner.addWidget(self.form)
        self._inside.installEventFilter(self)
        Steady(self.view)
        self.source = SourceView(self)
        self.source.setMinimumWidth(theme().px(_LEAST_SOURCE))
        self.source.setVisible(has_source)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)
        self.addWidget(self.view)
        self.addWidget(self.source)
        self.setStretchFactor(0, 5)
        self.setStretchFactor(1, 4)

        self._data: Mapping[str, Any] = {}
        self.path = ""
        """Of the field whose source is shown, in the data that was loaded."""
        self.form.chosen.connect(self.show_source)
        self.form.changed.connect(self._follow)
        self.form.turned.connect(self._keep_scrolled)
        self.source.picked.connect(self._pick)

    def load(self, data: dict[str, Any], marks: Marks) -> None:
        """What is reviewed, and where it comes from."""
        self._data = data
        self.form.load(data, marks)
        self.source.expect(marks.sources.values())

    def show_source(self, path: str) -> None:
        """Where the value of a field comes from; without one, of what is shown."""
        self.path = path
        if not self._has_source:
            return
        if not path:
            self.source.show_section(self.form.marks.at(self.form.section()))
            return
        mark = self.form.mark_at(path)
        if mark.unsupported and not value_at(self._data, path):
            # What is missing is looked for where the rest of its entry stands.
            self.source.show_section(self.form.marks.at(path.rpartition(".")[0]))
        self.source.show_mark(
            self.form.label_of(path),
            mark,
            changed=not self.form.still_stands(path),
            said=self._is_said(path),
            filled=bool(value_at(self._data, path)),
        )

    def _is_said(self, path: str) -> bool:
        """Whether the value is the person's now, and no more what was read there."""
        was_read = isinstance(value_at(self._data, path), str)
        return was_read and not self.form.still_stands(path)

    def _follow(self) -> None:
        if self.path:
            self.source.follow(
                changed=not self.form.still_stands(self.path), said=self._is_said(self.path)
            )

    def _pick(self, place: Provenance, at: QPoint) -> None:
        """What was clicked in the document: a line that is in no field is put somewhere, a value
        is edited in its own.
        """
        if isinstance(place, LeftLine):
            self.line_picked.emit(place, at)
            return
        sources = self.form.marks.sources
        if path := next((path for path, one in sources.items() if one == place), ""):
            self.bring(path)

    def bring(self, path: str) -> None:
        """The field comes up to be edited."""
        self.turn_to(source=False)
        self.form.bring(path)

    def lead_to(self, path: str) -> None:
        """The value on its page and in its field, wherever that stands."""
        self.form.lead_to(path)
        self.show_source(path)
        row = self.form.row_at(path.removesuffix("]").rpartition("[")[0] or path)
        row = row or self.form.row_at(path)
        if row is not None:
            self.bring_into_view(row)

    def begin(self) -> None:
        """In a low sheet fields are in view at once, and the overview is a scroll away; without one
        nothing above the field in hand is hidden, its name least of all.
        """
        part, bar = self.form.below_overview(), self.view.verticalScrollBar()
        if part is None:
            if (field := self.form.focusWidget()) is not None:
                end = field.mapTo(self._inside, QPoint(0, field.height())).y()
                bar.setValue(0 if end <= self.view.viewport().height() else bar.value())
            return
        fields = self.form.form.mapTo(self._inside, QPoint()).y() + theme().px(_FIRST_FIELDS)
        if bar.value() == 0 and fields > self.view.viewport().height():
            bar.setValue(part.mapTo(self._inside, QPoint()).y() - GRID)

    def _keep_scrolled(self) -> None:
        """What is shown now may be lower: room below it keeps in its place what turned to it."""
        scrolled = self.view.verticalScrollBar().value()
        self._inside.setMinimumHeight(scrolled + self.view.viewport().height() if scrolled else 0)

    def show_line(self, line: LeftLine) -> None:
        """A line that is in no field, at its place in the document."""
        if self.takes_turns:
            self.turn_to(source=True)
        self.source.show_mark("", Mark(sources=(line,)))

    def bring_into_view(self, part: QWidget) -> None:
        """Scroll to a part of the form, once what is shown is laid out."""
        QTimer.singleShot(0, part, lambda: self.view.ensureWidgetVisible(part, 0, 2 * GRID))

    @property
    def least_width(self) -> int:
        """Pixels below which the form would be cut."""
        return self.view.minimumWidth()

    def wanted_height(self, width: int) -> int:
        """Pixels the form wants to be seen whole at this width."""
        form = self._inside.layout()
        # A form with wrapped parts is higher in a narrow sheet than its hint says.
        least = form.totalHeightForWidth(width) if form is not None else 0
        return max(least, self._inside.sizeHint().height())

    def keep_form_whole(self) -> None:
        """The form is never narrower than its fields, whichever of them it shows now."""
        for layout in (self.form.layout(), self._inside.layout()):
            if layout is not None:
                # What was worked out before the form was dressed knows nothing of what it shows
                # since.
                layout.activate()
        self.view.setMinimumWidth(self._inside.minimumSizeHint().width() + 2 * GRID)

    def arrange(self, width: int, height: int) -> None:
        """The source beside the form where both have room in this width, else below it; in a low
        sheet they take turns.
        """
        form = max(self.least_width, theme().px(_LEAST_FORM))
        least = form + theme().px(_LEAST_SOURCE) + self.handleWidth()
        beside = not self._has_source or width >= least
        self.takes_turns = not beside and height < theme().px(_LEAST_FOR_BOTH)
        self._turn_to(source=self.at_source and self.takes_turns)
        way = Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical
        if way is not self.orientation():
            self.setOrientation(way)
            self.share()

    def turn_to(self, *, source: bool) -> None:
        """Where they take turns: it is this one's."""
        self._turn_to(source=source and self.takes_turns)
        self.refitted.emit()

    def _turn_to(self, *, source: bool) -> None:
        self.at_source = source
        self.view.setVisible(not source)
        self.source.setVisible(self._has_source and (source or not self.takes_turns))
        self.updateGeometry()  # a splitter does not say that it needs less

    def share(self) -> None:
        """A page beside the form takes nearly half, and less where the form needs more; below it,
        in little height, a third.
        """
        if self.orientation() is not Qt.Orientation.Horizontal:
            self.setSizes([2, 1])
            return
        # Far more than there is: of what is less than a part's least size Qt takes the least size,
        # and shares by that.
        form, source = self.least_width, theme().px(_LEAST_SOURCE)
        whole = 90_000
        first = max(whole * 5 // 9, whole * form // (form + source))
        self.setSizes([first, whole - first])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The form shows other fields."""
        refits = event.type() is QEvent.Type.LayoutRequest and self.isVisible()
        if refits and watched is self._inside:
            self.keep_form_whole()
            self.refitted.emit()
        return super().eventFilter(watched, event)
