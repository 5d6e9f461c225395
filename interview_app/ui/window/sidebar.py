"""The sidebar: the interview and how far it is, the résumés, and what is known about the person."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from interview_app.domain.card_making import is_story
from interview_app.domain.known import Known
from interview_app.domain.phases import STEPS, Phase
from interview_app.i18n import N_, _, ngettext
from interview_app.ui.controls import IconButton
from interview_app.ui.look.boxes import fill, vbox
from interview_app.ui.look.names import opening_words
from interview_app.ui.look.theme import GRID, theme
from interview_app.ui.look.window_plan import CONVERSATION, GENERAL_PLACE, LOOK_UP, SIDEBAR_WIDTH
from interview_app.ui.window.source_list import SourceList, SourceRow

LIBRARY = (
    ("profile", N_("Profile"), "contact"),
    ("timeline", N_("Jobs"), "briefcase"),
    ("evidence", N_("Stories"), "quote"),
    ("documents", N_("Documents"), "documents"),
    ("goals", N_("Goals"), "flag"),
)
"""(page, title, icon)"""
_ADD = 22


class _Veil(QWidget):
    """What the sidebar lies over, as long as it does: a click there is one beside it."""

    pressed = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """It goes no further."""
        event.accept()
        self.pressed.emit()


class Sidebar(QFrame):
    """`chosen` carries the place a row leads to, `look_up_wanted`: what was put off."""

    chosen = Signal(str)
    look_up_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "sidebar")
        self.phase, self._done, self._documents = Phase.CORE_FACTS, 0, 0
        self._known: Known | None = None
        self._resumes: tuple[SourceRow, ...] = ()
        self._hidden = ""
        self._put_off = 0
        self._unsaved: frozenset[str] = frozenset()
        self.veil = _Veil(self)
        self.veil.hide()
        self.list = SourceList(_("Places"))
        self.new_button = IconButton("plus", _("New résumé"), size=14, parent=self)
        fill(vbox(self, GRID), self.list)
        self.list.chosen.connect(self._go)
        self.list.verticalScrollBar().valueChanged.connect(self._place_button)
        self.new_button.raise_()
        theme().follow(self._fit)
        self._list()
        self.setEnabled(False)
        self.mark(CONVERSATION)

    def show_known(self, known: Known) -> None:
        """How far the interview is, and how much there is of each kind; before that, no row says
        anything of it, and none leads anywhere.
        """
        self.setEnabled(True)
        self._known, self.phase = known, known.phase
        self._list()

    def show_look_up(self, count: int) -> None:
        """How many answers were put off."""
        self._put_off = count
        self._list()

    def show_documents(self, count: int) -> None:
        """How many documents there are."""
        self._documents = count
        self._list()

    def show_unsaved(self, pages: Iterable[str]) -> None:
        """The pages that hold changes which are not saved."""
        self._unsaved = frozenset(pages)
        self._list()

    def show_resumes(self, rows: tuple[SourceRow, ...]) -> None:
        """The résumés that are for something; the general one has its place without being made."""
        self._resumes = rows
        self._list()

    def hide_resume(self, place: str) -> None:
        """Leave a résumé out that is about to be deleted; "" for none."""
        self._hidden = place
        self._list()

    def let_go(self) -> None:
        """What is left out is deleted now; where that fails, the next list shows it again."""
        self._hidden = ""

    def mark(self, place: str) -> None:
        """Show where the person is."""
        self.list.choose(place)

    def lie_over(self, page: QWidget) -> None:
        """Stand over this, which takes no click until it is gone."""
        self.veil.setParent(page)
        self.veil.setGeometry(page.rect())
        self.veil.show()
        self.veil.raise_()
        left = page.width() - self.width() if self.isRightToLeft() else 0
        self.setGeometry(left, 0, self.width(), page.height())
        self.raise_()

    def hideEvent(self, event: QHideEvent) -> None:
        """What it lay over is free again."""
        super().hideEvent(event)
        self.veil.hide()

    def row(self, place: str) -> SourceRow:
        """A row by the place it leads to."""
        return next(row for row in self.list.rows() if row.key == place)

    def title(self, place: str) -> str:
        """What the row of a place says, "" for none."""
        return next((row.title for row in self.list.rows() if row.key == place), "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The button stands in the line of its group."""
        super().resizeEvent(event)
        self._place_button()

    def _list(self) -> None:
        general = next((row for row in self._resumes if row.key == GENERAL_PLACE), None)
        others = tuple(row for row in self._resumes if row.key not in (GENERAL_PLACE, self._hidden))
        self.list.show_rows(
            (
                self._interview(),
                *self._look_up(),
                SourceRow(key="", title=_("Résumés")),
                general or self._not_made(),
                *others,
                SourceRow(key="", title=_("About me")),
                *(self._part(page, _(title), icon) for page, title, icon in LIBRARY),
            )
        )
        self._place_button()

    def _go(self, place: str) -> None:
        if place == LOOK_UP:
            self.look_up_wanted.emit()
        else:
            self.chosen.emit(place)

    def _look_up(self) -> tuple[SourceRow, ...]:
        if not self._put_off:
            return ()
        count = str(self._put_off)
        row = SourceRow(key=LOOK_UP, title=_("To look up"), icon="clock", end=count, words=count)
        return (row,)

    def _not_made(self) -> SourceRow:
        words = _("not made yet") if self._known is not None else ""
        return SourceRow(key=GENERAL_PLACE, title=_("My résumé"), icon="resume", words=words)

    def _interview(self) -> SourceRow:
        if self._known is None:
            words = opening_words()
            return SourceRow(key=CONVERSATION, title=_("Interview"), icon="chat", words=words)
        done = sum(self._known.is_done(one) for one in STEPS)
        words = _("{done} of {all} steps done").format(done=done, all=len(STEPS))
        end = f"{done}/{len(STEPS)}"
        return SourceRow(key=CONVERSATION, title=_("Interview"), icon="chat", end=end, words=words)

    def _part(self, page: str, title: str, icon: str) -> SourceRow:
        known = self._known
        if known is None:
            return SourceRow(key=page, title=title, icon=icon)
        entries = known.timeline
        cards = known.live_cards()
        told = sum(map(is_story, cards))
        count = {
            "profile": 0,
            "goals": 0,
            "timeline": len(entries.experiences) if entries else 0,
            "evidence": told,
            "documents": self._documents,
        }[page]
        words = str(count) if count else _("empty")
        if page == "profile":
            words = _("approved") if known.profile else _("empty")
        elif page == "goals":
            words = _("approved") if known.dossier is not None and known.dossier.tells() else words
        elif page == "evidence" and cards:
            words = ngettext("{n} story told", "{n} stories told", told)
            words = words.format(n=told)
        row = SourceRow(
            key=page, title=title, icon=icon, end=str(count) if count else "", words=words
        )
        if page not in self._unsaved:
            return row
        words = " · ".join((words, _("Changed, not saved yet")))
        return replace(row, words=words, state=("pencil", "warn_ink"))

    def _place_button(self) -> None:
        """Beside the name of its group, wherever the list is scrolled to."""
        place = self.list.place_of(_("Résumés"))
        side = theme().px(_ADD)
        top = self.list.y() + place.bottom() - side
        self.new_button.setFixedSize(side, side)
        left = GRID if self.isRightToLeft() else self.width() - GRID - side
        self.new_button.move(left, top)
        self.new_button.setVisible(top >= self.list.y())

    def _fit(self) -> None:
        self.setFixedWidth(theme().px(SIDEBAR_WIDTH))
        self._place_button()
