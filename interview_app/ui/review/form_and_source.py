"""A review's form, and the page or text that its values come from, beside each other or below each
other.
"""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QScrollArea,
    QSplitter,
    QWidget,
)

from interview_app.domain.records import DataType
from interview_app.ui.forms.form_for import form_for
from interview_app.ui.look.boxes import vbox
from interview_app.ui.look.theme import GRID, theme
from interview_app.ui.review.source_view import SourceView

_LEAST_SOURCE = 320
"""Width in pixels at 100 % below which a page beside the form could not be read: then it stands
below the form.
"""
_LEAST_FORM = 340
"""Width in pixels at 100 % below which nobody works in a form: then the page stands below it."""
_LEAST_FOR_BOTH = 340
"""Height of the sheet in pixels at 100 % below which neither would leave room for the other: then
one of them stands at a time.
"""


class FormAndSource(QSplitter):
    """`form` scrolls up and down alone in its `view` and is never narrower than its fields.
    `refitted`: it shows others now.
    """

    refitted = Signal()

    def __init__(self, data_type: DataType, *, has_source: bool, parent: QWidget) -> None:
        # From the outside in: each time a finished tree of widgets gets another parent, all of it
        # is dressed anew.
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._has_source, self.takes_turns, self.at_source = has_source, False, False
        self.view = QScrollArea(self)
        self.view.setWidgetResizable(True)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside = QWidget()
        self.view.setWidget(self._inside)
        inner = vbox(self._inside, (3 * GRID, 2 * GRID + GRID // 2, 3 * GRID, 3 * GRID))
        self.form = form_for(data_type, self._inside)
        inner.addWidget(self.form)
        self._inside.installEventFilter(self)
        # Queued: what is inside has its place only after the bar has its range.
        self.view.verticalScrollBar().rangeChanged.connect(
            self._keep_in_sight, Qt.ConnectionType.QueuedConnection
        )
        self.source = SourceView(self)
        self.source.setMinimumWidth(theme().px(_LEAST_SOURCE))
        self.source.setVisible(has_source)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)
        self.addWidget(self.view)
        self.addWidget(self.source)
        self.setStretchFactor(0, 5)
        self.setStretchFactor(1, 4)

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
        least = (
            form.totalHeightForWidth(width) if form is not None and form.hasHeightForWidth() else 0
        )
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
        self.turn_to(source=self.at_source and self.takes_turns)
        way = Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical
        if way is not self.orientation():
            self.setOrientation(way)
            self.share()

    def turn_to(self, *, source: bool) -> None:
        """Where they take turns: it is this one's."""
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

    def _keep_in_sight(self) -> None:
        """What is typed into stays in view when something above it comes or grows."""
        focused = QApplication.focusWidget()
        typed = Qt.WidgetAttribute.WA_InputMethodEnabled
        # A row or a bar that was clicked: nothing must move under the mouse.
        if focused is None or not focused.testAttribute(typed):
            return
        if self._inside.isAncestorOf(focused):
            self.view.ensureWidgetVisible(focused, 0, 2 * GRID)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The form shows other fields."""
        if (
            watched is self._inside
            and event.type() is QEvent.Type.LayoutRequest
            and self.isVisible()
        ):
            self.keep_form_whole()
            self.refitted.emit()
        return super().eventFilter(watched, event)
