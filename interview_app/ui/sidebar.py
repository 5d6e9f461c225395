"""The sidebar: the parts of the interview and how far they are, the library, the résumés, and the
progress of all.
"""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from interview_app.domain.known import Known
from interview_app.domain.phases import OBJECTIVES, ObjectiveStatus, Phase
from interview_app.i18n import N_, _
from interview_app.ui.controls import ElidedLabel, Label, SectionLabel
from interview_app.ui.controls.dressing import repolish
from interview_app.ui.icons import IconLabel
from interview_app.ui.names import phase_title
from interview_app.ui.panes import column_view
from interview_app.ui.selection import click_when_toggled
from interview_app.ui.theme import GRID, Type, theme
from interview_app.ui.window_plan import SIDEBAR_WIDTH

PHASE_ICONS = {
    Phase.CORE_FACTS: "person",
    Phase.DEEP_DIVE: "briefcase",
    Phase.WRITING_CORPUS: "voice",
    Phase.COMPLETE: "resume",
}
LIBRARY = (
    ("profile", N_("Profile"), "contact"),
    ("timeline", N_("Timeline"), "timeline"),
    ("evidence", N_("Evidence"), "evidence"),
    ("documents", N_("Documents"), "documents"),
)
"""(page, title, icon)"""
_DONE = (ObjectiveStatus.COMPLETED, ObjectiveStatus.SKIPPED)


class Row(QPushButton):
    """One place to go to. Its accessible name is its title; its description says how far it is."""

    def __init__(self, title: str, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "row")
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(title)
        self.setToolTip("")
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 10, 6)
        row.setSpacing(10)
        self._icon_name = icon
        self._icon = IconLabel(icon, "secondary", size=18)
        self._title = ElidedLabel(title)
        self._count = Label("", Type.SECONDARY, "secondary")
        self._state = IconLabel("circle", "secondary", size=16)
        for end in (self._count, self._state):
            end.hide()  # an empty one would still cost the title its spacing
        row.addWidget(self._icon)
        row.addWidget(self._title, 1)
        row.addWidget(self._count)
        row.addWidget(self._state)
        for label in (self._title, self._count):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._here = False
        self.toggled.connect(self._tint)
        click_when_toggled(self, lambda: self._here)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever clicks sees where they are by the ground; the ring is for the keyboard."""
        if event.reason() not in (
            Qt.FocusReason.ActiveWindowFocusReason,
            Qt.FocusReason.PopupFocusReason,
        ):
            self.setProperty("clicked", event.reason() is Qt.FocusReason.MouseFocusReason)
            repolish(self)
        super().focusInEvent(event)

    def sizeHint(self) -> QSize:
        """What the row inside needs."""
        layout = self.layout()
        return layout.totalSizeHint() if layout else super().sizeHint()

    def nextCheckState(self) -> None:
        """A click only asks; `mark` says which row is checked. (A button group would be one stop
        for the Tab key.)
        """

    def mark(self, here: bool) -> None:
        """Whether the person is there."""
        self._here = here
        self.setChecked(here)

    def show_count(self, count: int) -> None:
        """How many things are there; nothing for none."""
        self._count.setText(str(count) if count else "")
        self._count.setVisible(bool(count))
        self.setAccessibleDescription(str(count) if count else _("empty"))

    def show_state(self, icon: str, colour: str, words: str) -> None:
        """An icon at the end, with the same in words for the ear."""
        self._state.setVisible(bool(icon))
        if icon:
            self._state.show_icon(icon, colour)
        self.setAccessibleDescription(words)
        self.setToolTip(words)

    def _tint(self, on: bool) -> None:
        self._icon.show_icon(self._icon_name, "accent_ink" if on else "secondary")


class Sidebar(QFrame):
    """`phase_chosen` carries a Phase, `page_chosen` the name of a library page or "resumes"."""

    phase_chosen = Signal(object)
    page_chosen = Signal(str)
    look_up_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "sidebar")
        self._phase = Phase.CORE_FACTS
        self._rows: dict[str, Row] = {}
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(12, 2 * GRID, 12, GRID)
        column.setSpacing(2)
        self._section(
            column,
            _("Phases"),
            [(phase.value, phase_title(phase), PHASE_ICONS[phase]) for phase in Phase],
            self._phase_pressed,
        )
        self._look_up = Row(_("To look up"), "clock")
        self._look_up.clicked.connect(self.look_up_wanted)
        self._look_up.hide()
        column.addWidget(self._look_up)
        column.addSpacing(2 * GRID)
        self._section(
            column,
            _("Library"),
            [(page, _(title), icon) for page, title, icon in LIBRARY],
            self.page_chosen.emit,
        )
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(column_view(inside), 1)
        whole.addWidget(self._progress_part())
        theme().changed.connect(self._fit)
        self._fit()
        self.show_known(Known())

    @property
    def phase(self) -> Phase:
        """The phase in force."""
        return self._phase

    def show_known(self, known: Known) -> None:
        """How far each phase is, and how much is in the library."""
        self._phase = known.phase
        for phase in Phase:
            self._rows[phase.value].show_state(*self._state_of(phase, known))
        jobs = (
            (len(known.timeline.experiences) + len(known.timeline.education))
            if known.timeline
            else 0
        )
        self._rows["profile"].show_count(0)
        self._rows["profile"].setAccessibleDescription(
            _("approved") if known.profile else _("empty")
        )
        self._rows["timeline"].show_count(jobs)
        self._rows["evidence"].show_count(len(known.live_cards()))
        objectives = [one for phase in Phase for one in OBJECTIVES[phase]]
        done = sum(known.status(one) in _DONE for one in objectives)
        self._progress.setMaximum(len(objectives))
        self._progress.setValue(done)
        self._progress_text.setText(
            _("{done} of {all} steps done").format(done=done, all=len(objectives))
        )

    def show_look_up(self, count: int) -> None:
        """How many answers were put off."""
        self._look_up.setVisible(bool(count))
        self._look_up.show_count(count)

    def show_documents(self, count: int) -> None:
        """How many documents there are."""
        self._rows["documents"].show_count(count)

    def mark(self, page: str) -> None:
        """Show where the person is: a library page, "resumes", or "conversation" for the phase in
        force.
        """
        name = {"conversation": self._phase.value, "resumes": Phase.COMPLETE.value}.get(page, page)
        for one, row in self._rows.items():
            row.mark(one == name)

    def row(self, name: str) -> Row:
        """A row by its page or phase."""
        return self._rows[name]

    def _section(
        self,
        column: QVBoxLayout,
        title: str,
        rows: list[tuple[str, str, str]],
        pressed: Callable[[str], object],
    ) -> None:
        group = QWidget()
        group.setAccessibleName(title)
        inner = QVBoxLayout(group)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(2)
        heading = SectionLabel(title)
        heading.setContentsMargins(10, 0, 0, 4)
        inner.addWidget(heading)
        for name, text, icon in rows:
            row = Row(text, icon)
            row.clicked.connect(lambda _checked=False, name=name: pressed(name))
            self._rows[name] = row
            inner.addWidget(row)
        column.addWidget(group)

    def _phase_pressed(self, name: str) -> None:
        phase = Phase(name)
        if phase is Phase.COMPLETE:
            self.page_chosen.emit("resumes")
        else:
            self.phase_chosen.emit(phase)

    def _progress_part(self) -> QWidget:
        part = QWidget()
        column = QVBoxLayout(part)
        column.setContentsMargins(22, GRID, 22, 2 * GRID)
        column.setSpacing(6)
        self._progress_text = Label("", Type.SECONDARY, "secondary")
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._progress.setAccessibleName(_("Progress of the interview"))
        column.addWidget(self._progress_text)
        column.addWidget(self._progress)
        return part

    def _state_of(self, phase: Phase, known: Known) -> tuple[str, str, str]:
        objectives = OBJECTIVES[phase]
        done = [known.status(one) for one in objectives if known.status(one) in _DONE]
        if objectives and len(done) == len(objectives):
            skipped = all(one is ObjectiveStatus.SKIPPED for one in done)
            return (
                ("skip", "secondary", _("skipped"))
                if skipped
                else ("check-circle", "good_ink", _("done"))
            )
        if phase is known.phase:
            return ("dot-circle", "accent_ink", _("under way"))
        if done:
            return (
                "circle",
                "secondary",
                _("{done} of {all} done").format(done=len(done), all=len(objectives)),
            )
        # Résumés have no steps: one can be there long before the interview comes to them.
        return ("", "", _("not begun") if objectives else "")

    def _fit(self) -> None:
        self.setFixedWidth(theme().px(SIDEBAR_WIDTH))
