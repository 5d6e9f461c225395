"""What stands in the inspector about the row in hand: a line with its evidence, what an entry
leaves out, or, behind the mark of the whole page, what was found on it.
"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QStackedWidget, QWidget

from interview_app.i18n import N_, _
from interview_app.messages.tailoring import RunShown
from interview_app.ui.boxes import vbox
from interview_app.ui.controls import Label
from interview_app.ui.drafts import Drafts
from interview_app.ui.library.page import scrolled
from interview_app.ui.names import quoted
from interview_app.ui.resumes.left_out import LeftOut
from interview_app.ui.resumes.line_view import LineView
from interview_app.ui.resumes.page_checks import PageChecks
from interview_app.ui.resumes.page_rows import MORE, PageRow
from interview_app.ui.theme import GRID, Type

_OF_PROFILE = N_("Name, contact, dates and titles are changed in your profile and your jobs.")
_SAID = {
    "name": _OF_PROFILE,
    "headline": _OF_PROFILE,
    "entry": _OF_PROFILE,
    "section": N_("You can drag a heading on the page, or move it in Look."),
}
"""What is said about a row of each kind."""


class LinePane(QFrame):
    """`wish` carries what its parts wish; `line_wanted` a line to be gone to."""

    wish = Signal(object)
    line_wanted = Signal(str)

    def __init__(self, drafts: Drafts) -> None:
        super().__init__()
        self.setProperty("look", "sidebar")
        self.line = LineView(drafts)
        self.checks, self.left_out = PageChecks(), LeftOut()
        self._of = Label("", Type.BODY_STRONG, wrap=True)
        self._where = Label("", Type.SECONDARY, "secondary", wrap=True)
        inside = QWidget()
        column = vbox(inside, 0, GRID)
        for widget in (self._of, self._where, self.checks, self.left_out):
            column.addWidget(widget)
        column.addStretch(1)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.line)
        self.stack.addWidget(scrolled(inside, margins=(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)))
        whole = vbox(self, 0)
        whole.addWidget(self.stack)
        self.line.wish.connect(self.wish)
        self.left_out.wish.connect(self.wish)
        self.checks.line_wanted.connect(self.line_wanted)

    def show_row(self, run: RunShown, row: PageRow | None) -> None:
        """Show what there is about a row; without one, about the whole page."""
        if row is not None and row.kind == "line":
            self.line.show_line(run, row.key)
            self.stack.setCurrentIndex(0)
            return
        self.stack.setCurrentIndex(1)
        whole = row is None or row.key == MORE
        self._of.setText(_("The whole page") if whole or row is None else row.text)
        words = _(_SAID[row.kind]) if row is not None and row.kind in _SAID else ""
        if row is not None and row.kind == "suggested":
            quotes = [quoted(one, len(one)) for one in row.suggested[0].quotes]
            words = "\n\n".join((_("Where it comes from"), *quotes))
        self._where.setVisible(bool(words))
        self._where.setText(words)
        self.checks.setVisible(whole)
        self.checks.show_run(run)
        entry = row.of if row is not None and row.kind == "more" else None
        if row is not None and row.kind == "entry":
            entry = row.key.partition(":")[2]
        self.left_out.setVisible(whole or entry is not None)
        self.left_out.show_run(run, entry=None if whole else entry)
