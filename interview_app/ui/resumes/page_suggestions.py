"""What is suggested for a page and was not decided yet: where each stands, and what the person does
with it.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QApplication

from interview_app.messages.tailoring import ProposalDecided, RunShown, SuggestedLine
from interview_app.ui.resumes.page_rows import PageRow
from interview_app.ui.resumes.page_strips import Strip
from interview_app.ui.resumes.page_surface import PageSurface
from interview_app.ui.resumes.strip_buttons import StripButtons


class PageSuggestions(QObject):
    """`decided` carries a `ProposalDecided`; `changed`: another one is to be seen."""

    decided = Signal(object)
    changed = Signal()

    def __init__(self, surface: PageSurface) -> None:
        super().__init__(surface)
        self._surface, self._run_id = surface, ""
        self._taken: dict[str, str] = {}
        """Words that were accepted, by the suggestion's id, until the page has them."""
        self._refused: set[str] = set()
        self._at: dict[str, int] = {}
        self._buttons: dict[str, StripButtons] = {}
        surface.placed.connect(self.place)
        surface.selectionModel().currentChanged.connect(lambda _now, _before: self.place())

    def still_open(self, run: RunShown) -> RunShown:
        """The run without what was rejected; what it has not any more is forgotten."""
        if run.run_id != self._run_id:
            self._run_id, self._taken, self._refused, self._at = run.run_id, {}, set(), {}
        there = {one.id for one in run.suggestions}
        self._refused &= there
        self._taken = {id: words for id, words in self._taken.items() if id in there}
        left = tuple(one for one in run.suggestions if one.id not in self._refused)
        return replace(run, suggestions=left)

    def show_undecided(self) -> None:
        """A decision could not be kept."""
        self._taken, self._refused = {}, set()

    def show_rows(self, rows: Iterable[PageRow]) -> None:
        """Lay each suggestion over its row."""
        strips = {row.key: self._strip(row) for row in rows if row.suggested and row.boxes}
        self._surface.strips = strips
        for key in [key for key in self._buttons if key not in strips or strips[key].mute]:
            self._give_focus_back(self._buttons[key])
            self._buttons.pop(key).deleteLater()
        for key, strip in strips.items():
            if key not in self._buttons and not strip.mute:
                made = self._buttons[key] = StripButtons(self._surface.layer)
                made.follow(self._surface)
                made.decided.connect(partial(self._decide_at, key))
                made.stepped.connect(partial(self._step, key))

    def _strip(self, row: PageRow) -> Strip:
        if row.coming:
            return Strip(row, 0, row.text)
        taken = next((at for at, one in enumerate(row.suggested) if one.id in self._taken), None)
        if taken is not None:
            return Strip(row, taken, self._taken[row.suggested[taken].id])
        return Strip(row, min(self._at.get(row.key, 0), len(row.suggested) - 1))

    def _give_focus_back(self, buttons: StripButtons) -> None:
        focused = QApplication.focusWidget()
        if focused is not None and buttons.isAncestorOf(focused):
            self._surface.setFocus()
        buttons.hide()

    def place(self) -> None:
        """The buttons stand at the end of their words; those out of sight are not there."""
        view = self._surface.viewport().rect()
        in_hand = self._surface.rows.row(self._surface.currentIndex())
        for key, buttons in self._buttons.items():
            strip = self._surface.strips[key]
            buttons.show_strip(strip, in_hand=in_hand is not None and in_hand.key == key)
            at = self._surface.strip_place(strip) + strip.buttons.topLeft()
            buttons.setGeometry(QRect(at.toPoint(), buttons.sizeHint()))
            buttons.setVisible(view.intersects(buttons.geometry()))

    def shown_at(self, key: str) -> SuggestedLine | None:
        """The suggestion that is to be decided at a row."""
        strip = self._surface.strips.get(key)
        return strip.one if strip is not None and not strip.mute else None

    def words_at(self, key: str, point: QPoint) -> bool:
        """Whether the words of a suggestion that can be changed are under the mouse."""
        place = self._surface.visualRect(self._surface.rows.at(key))
        return self.shown_at(key) is not None and place.contains(point)

    def decide(self, key: str, *, accepted: bool, text: str = "") -> None:
        """Accept what stands at a row, in the person's own words or as it is, or reject it."""
        one = self.shown_at(key)
        if one is None:
            return
        if accepted:
            self._taken[one.id] = text or one.new
        else:
            self._refused.add(one.id)
        own = text if text != one.new else ""
        self.decided.emit(
            ProposalDecided(run_id=self._run_id, proposal_id=one.id, accepted=accepted, text=own)
        )
        self.changed.emit()

    def _decide_at(self, key: str, accepted: bool) -> None:
        self.decide(key, accepted=accepted)

    def _step(self, key: str, step: int) -> None:
        self._at[key] = self._surface.strips[key].at + step
        self.changed.emit()
