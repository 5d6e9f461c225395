"""The inspector beside the interview: what is known so far, and what is still open."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from interview_app.domain.card_making import is_story
from interview_app.domain.known import Known
from interview_app.domain.phases import STEPS, ObjectiveStatus
from interview_app.i18n import _, ngettext
from interview_app.ui.controls import ElidedLabel, Label, SectionLabel
from interview_app.ui.forms.countries import country_name
from interview_app.ui.look.boxes import STRETCH, empty, fill, hbox, vbox
from interview_app.ui.look.icons import IconLabel
from interview_app.ui.look.names import isolated, objective_title, opening_words
from interview_app.ui.look.panes import column_view
from interview_app.ui.look.theme import GRID, Type, theme

WIDTH = 300
"""Width in pixels at 100 %."""
_STATES = {
    ObjectiveStatus.COMPLETED: ("check-circle", "good_ink"),
    ObjectiveStatus.SKIPPED: ("skip", "secondary"),
    ObjectiveStatus.IN_PROGRESS: ("dot-circle", "accent_ink"),
    ObjectiveStatus.PENDING: ("circle", "secondary"),
}


class Inspector(QFrame):
    """Reads only: everything here is changed in the conversation or the library."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "sidebar")
        self.setAccessibleName(_("What I know about you"))
        inside = QWidget()
        column = vbox(inside, 2 * GRID, GRID)
        self._known = self._part(column, _("What I know about you"))
        self._list = QWidget()
        inside_list = vbox(self._list, 0)
        self._beside = QWidget()
        self._notes = self._part(vbox(self._beside, 0), _("Notes"))
        inside_list.addWidget(self._beside)
        self._beside.hide()
        self._steps = self._part(inside_list, _("Steps"))
        fill(column, self._list, STRETCH)
        fill(vbox(self, 0), column_view(inside, self))
        theme().follow(self._fit)
        self._list.hide()
        self._known.addWidget(Label(opening_words(), Type.BODY, "secondary", wrap=True))

    def show_known(self, known: Known) -> None:
        """The whole new state; until it is told, nothing says that there is nothing."""
        empty(self._known)
        self._list.show()
        facts = _facts(known)
        for title, text in facts:
            self._known.addWidget(Label(title, Type.SECONDARY, "secondary"))
            value = Label(text, Type.BODY, wrap=True)
            value.setContentsMargins(0, 0, 0, 6)
            self._known.addWidget(value)
        if not facts:
            words = _("Nothing yet. What you approve appears here.")
            self._known.addWidget(Label(words, Type.BODY, "secondary", wrap=True))
        empty(self._steps)
        for step in STEPS:
            icon, colour = _STATES[known.status(step)]
            self._steps.addLayout(_line(icon, colour, objective_title(step)))

    def show_notes(self, notes: tuple[str, ...]) -> None:
        """Words that fitted no question yet: whoever was told "I keep that" sees it here."""
        empty(self._notes)
        for note in notes:
            self._notes.addWidget(Label(isolated(note), Type.BODY, wrap=True))
        self._beside.setVisible(bool(notes))

    def _part(self, column: QVBoxLayout, title: str) -> QVBoxLayout:
        column.addWidget(SectionLabel(title))
        part = vbox(spacing=4)
        fill(column, part, 2 * GRID)
        return part

    def _fit(self) -> None:
        self.setFixedWidth(theme().px(WIDTH))


def _facts(known: Known) -> list[tuple[str, str]]:
    facts = []
    if known.profile:
        basics = known.profile.basics
        place = ", ".join(
            part
            for part in (basics.location.city, country_name(basics.location.country_code))
            if part
        )
        facts.append(
            (
                _("Profile"),
                "\n".join(isolated(part) for part in (basics.name, basics.label, place) if part)
                or "–",
            )
        )
    if known.timeline:
        jobs, schools = len(known.timeline.experiences), len(known.timeline.education)
        parts = [ngettext("{n} job", "{n} jobs", jobs).format(n=jobs)] if jobs else []
        if schools:
            words = ngettext("{n} school or course", "{n} schools and courses", schools)
            parts.append(words.format(n=schools))
        gaps = len(known.timeline.meta.gaps)
        if gaps:
            parts.append(
                ngettext("{n} gap in your timeline", "{n} gaps in your timeline", gaps).format(
                    n=gaps
                )
            )
        facts.append((_("Jobs"), ", ".join(parts) or _("empty")))
    stories = sum(map(is_story, known.live_cards()))
    if stories:
        words = ngettext("{n} story", "{n} stories", stories).format(n=stories)
        facts.append((_("Stories"), words))
    if known.samples:
        samples = len(known.samples)
        facts.append(
            (
                _("Your voice"),
                ngettext("{n} writing sample", "{n} writing samples", samples).format(n=samples),
            )
        )
    if known.dossier is not None and known.dossier.tells():
        facts.append((_("Goals"), ", ".join(known.dossier.looking_for) or _("noted")))
    return facts


def _line(icon: str, colour: str, text: str) -> QHBoxLayout:
    return fill(hbox(spacing=GRID), IconLabel(icon, colour, size=16), (ElidedLabel(text), 1))
