"""One run: what the posting asks, the gaps, the draft with its claims, what is suggested, the
check and the pages.
"""

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from interview_app.domain.tailoring import GapStrategy
from interview_app.i18n import N_, _
from interview_app.messages.tailoring import RunShown
from interview_app.ui import icons
from interview_app.ui.controls import line
from interview_app.ui.drafts import Drafts
from interview_app.ui.flow import FlowLayout
from interview_app.ui.resumes.check_view import CheckView
from interview_app.ui.resumes.draft_view import DraftView
from interview_app.ui.resumes.gaps_view import GapsView
from interview_app.ui.resumes.pages_view import PagesView
from interview_app.ui.resumes.requirements_view import RequirementsView
from interview_app.ui.resumes.run_head import RunHead
from interview_app.ui.resumes.suggestions_view import SuggestionsView
from interview_app.ui.theme import GRID, Type, theme

FACES = (
    ("requirements", N_("Requirements")),
    ("gaps", N_("Gaps")),
    ("draft", N_("Draft")),
    ("suggestions", N_("Suggestions")),
    ("check", N_("Check")),
    ("pages", N_("Pages")),
)


class FaceBar(QWidget):
    """The faces of a run as a row of buttons; one Tab stop, arrow keys go on. `chosen` carries the
    key.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(_("Parts of this résumé"))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        flow = FlowLayout(self, spacing=0)
        group = QButtonGroup(self)
        self._titles = dict(FACES)
        self.buttons: dict[str, QPushButton] = {}
        for key, title in FACES:
            button = QPushButton(_(title))
            button.setProperty("kind", "segment")
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAccessibleName(_(title))
            # Not `clicked`: a screen reader may toggle a button without a click.
            button.toggled.connect(lambda on, key=key: self.chosen.emit(key) if on else None)
            group.addButton(button)
            self.buttons[key] = button
            flow.addWidget(button)
        theme().changed.connect(self._dress)
        self._marks: dict[str, str] = {}
        self._dress()

    def mark(self, key: str, words: str, colour: str) -> None:
        """Say beside a face's name what waits there; "" for nothing."""
        button = self.buttons[key]
        title = _(self._titles[key])
        button.setText(f"{title}  {words}" if words else title)
        button.setAccessibleDescription(words)
        self._marks[key] = colour if words else ""
        self._dress()

    def paintEvent(self, event: QPaintEvent) -> None:
        """One ground under each row of buttons: they belong together, and one of them is in
        force.
        """
        rows: dict[int, QRect] = {}
        for button in self.buttons.values():
            top = button.geometry().top()
            rows[top] = rows.get(top, QRect()).united(button.geometry())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().colour("hover"))
        for area in rows.values():
            painter.drawRoundedRect(area, 8, 8)
        painter.end()

    def _dress(self) -> None:
        for key, button in self.buttons.items():
            button.setFont(theme().font(Type.BODY))
            button.setIconSize(QSize(theme().px(14), theme().px(14)))
            colour = self._marks.get(key, "")
            icon = "pencil" if colour == "accent_ink" else "warning"
            button.setIcon(icons.icon(icon, colour, size=14) if colour else QIcon())


class RunView(QFrame):
    """`wish` carries messages for the actor; `compare_wanted` and `sent_wanted` ask for their
    sheets.
    """

    wish = Signal(object)

    def __init__(self, drafts: Drafts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "page")
        self._run: RunShown | None = None
        self.head, self.bar = RunHead(), FaceBar()
        self.requirements, self.gaps, self.draft = (
            RequirementsView(),
            GapsView(drafts),
            DraftView(drafts),
        )
        self.suggestions = SuggestionsView(drafts)
        self.check, self.pages = CheckView(), PagesView()
        self.faces: dict[str, QWidget] = {
            "requirements": self.requirements,
            "gaps": self.gaps,
            "draft": self.draft,
            "suggestions": self.suggestions,
            "check": self.check,
            "pages": self.pages,
        }
        self.stack = QStackedWidget()
        for face in self.faces.values():
            self.stack.addWidget(face)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        bar = QHBoxLayout()
        bar.setContentsMargins(2 * GRID, 0, 3 * GRID, GRID)
        bar.addWidget(self.bar)
        column.addLayout(bar)
        column.addWidget(line())
        column.addWidget(self.stack, 1)
        self._parts = (
            self.head,
            self.requirements,
            self.gaps,
            self.draft,
            self.suggestions,
            self.check,
            self.pages,
        )
        for part in self._parts:
            part.wish.connect(self.wish)
        self.bar.chosen.connect(self.show_face)
        self.check.line_wanted.connect(self._show_bullet)
        self.head.waiting_wanted.connect(self._show_waiting)
        self.draft.suggestion_wanted.connect(self._show_suggestion)
        self.suggestions.left.connect(self._mark_suggestions)
        self.suggestions.draft_wanted.connect(self._back_to_draft)
        self.show_face("requirements")

    @property
    def run(self) -> RunShown | None:
        """The run that is shown."""
        return self._run

    def show_face(self, key: str) -> None:
        """Bring a face up."""
        self.bar.buttons[key].setChecked(True)
        self.stack.setCurrentWidget(self.faces[key])

    def show_run(self, run: RunShown) -> None:
        """Show a run; a fresh draft comes up by itself, otherwise the person stays where they
        are.
        """
        before, self._run = self._run, run
        other = before is None or before.run_id != run.run_id
        had_draft = not other and before is not None and before.blackboard.draft is not None
        waited = self.head.write.hasFocus() or self.draft.waits
        for part in self._parts:
            part.show_run(run)
        self._mark(run)
        drafted = run.blackboard.draft is not None
        if other:
            self.show_face("draft" if drafted else "requirements")
        elif drafted and not had_draft:
            self.show_face("draft")
            if waited:
                # The button that was pressed is gone, and the focus must not wander off into the
                # sidebar.
                self.draft.list.setFocus()

    def _mark(self, run: RunShown) -> None:
        board = run.blackboard
        waiting = sum(
            one.strategy is GapStrategy.ASK_USER and not one.user_confirmed
            for one in board.gap_resolutions
        )
        self.bar.mark("gaps", str(waiting) if waiting else "", "warn_ink")
        drafted = board.draft is not None
        self.bar.mark("draft", str(len(run.waiting)) if drafted and run.waiting else "", "warn_ink")

    def _mark_suggestions(self, left: int) -> None:
        self.bar.mark("suggestions", str(left) if left else "", "accent_ink")

    def show_failure(self) -> None:
        """Something could not be kept: nothing is shown as if it were."""
        self.head.end_progress()
        self.suggestions.show_undecided()

    def _show_waiting(self) -> None:
        """The way to an export leads over the lines that wait."""
        self.show_face("draft")
        self.draft.waiting.take_up()

    def _show_suggestion(self, proposal_id: str) -> None:
        self.show_face("suggestions")
        self.suggestions.choose(proposal_id)

    def _back_to_draft(self) -> None:
        self.show_face("draft")
        self.draft.list.setFocus()

    def _show_bullet(self, bullet_id: str) -> None:
        if not bullet_id:
            self._show_waiting()
            return
        self.show_face("draft")
        self.draft.show_bullet(bullet_id)
