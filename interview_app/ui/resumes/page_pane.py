"""The page with its zoom, and the card over it at the row in hand: what is done there becomes
wishes.
"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QFrame, QWidget

from interview_app.domain.page_places import ENTRY
from interview_app.domain.resume import ResumeDocument
from interview_app.i18n import _
from interview_app.messages.tailoring.facts import NO_RUN, RunPagesShown, RunShown
from interview_app.messages.tailoring.shown import SuggestedLine
from interview_app.messages.tailoring.wishes import (
    BulletEdited,
    LinesArranged,
    SectionsArranged,
    SectionsHidden,
    WordingBroughtBack,
    WordingTakenOut,
)
from interview_app.ui.controls import Button, IconButton, Label
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.look.boxes import fill, hbox, vbox
from interview_app.ui.look.theme import GRID, Type
from interview_app.ui.resumes.page_canvas import PageCanvas
from interview_app.ui.resumes.page_rows import WAITS
from interview_app.ui.resumes.waiting_part import WaitingPart


class PagePane(QFrame):
    """`wish` carries what was done to a line; `row_chosen` whether a row was taken in hand by mouse
    or key.
    """

    wish = Signal(object)
    row_chosen = Signal(bool)

    def __init__(self, drafts: Drafts) -> None:
        super().__init__()
        self._run = NO_RUN
        self._pages: RunPagesShown | None = None
        self._waited: frozenset[str] = frozenset()
        self._expects_waiting = False
        self._changing: SuggestedLine | None = None
        self.at_work = False
        """Whether the page is being written: what waits for that is told so."""
        self.canvas = PageCanvas(drafts)
        self.waiting = WaitingPart(self.canvas.layer)
        self.zoom_out = IconButton("minus", _("Zoom out"), size=16)
        self.zoom_in = IconButton("plus", _("Zoom in"), size=16)
        self.zoom_now = Label("", Type.SECONDARY, "secondary")
        self.zoom_fit = Button(_("Fit Page"), "quiet", on_click=self._fit)
        self._build()
        self.canvas.chosen.connect(self._chosen)
        self.canvas.edited.connect(self._edited)
        self.canvas.left_out.connect(self.leave_out)
        self.canvas.moved.connect(self._moved)
        self.canvas.placed.connect(self._place_card)
        self.canvas.zoomed.connect(self._show_zoom)
        self.canvas.placed.connect(lambda: self._show_zoom(round(self.canvas.zoom * 100)))
        self.canvas.suggestions.decided.connect(self.wish)
        self.canvas.change_wanted.connect(self._change_suggestion)
        self.canvas.asked.connect(self._decide)
        self.waiting.wish.connect(self.wish)
        self.waiting.stepped.connect(lambda line: self.canvas.take(WAITS + line))
        self.waiting.change_wanted.connect(lambda line: self.canvas.edit_line(WAITS + line))
        self.canvas.delegate.closeEditor.connect(self._end_change)
        self.zoom_in.clicked.connect(lambda: self.canvas.zoom_to("in"))
        self.zoom_out.clicked.connect(lambda: self.canvas.zoom_to("out"))
        self.waiting.installEventFilter(self)

    def _build(self) -> None:
        self.setProperty("look", "sidebar")
        column = fill(vbox(self, 0, 0), (self.canvas, 1))
        tools = QWidget()
        row = hbox(tools, (GRID, GRID // 2, GRID, GRID // 2), GRID // 2)
        row.addStretch(1)
        for widget in (self.zoom_fit, self.zoom_out, self.zoom_now, self.zoom_in):
            row.addWidget(widget)
        column.addWidget(tools)

    @property
    def document(self) -> ResumeDocument | None:
        """What stands on the page, or None before it is there."""
        return self._pages.document if self._pages is not None else None

    def show_run(self, run: RunShown) -> None:
        """What is to be said about the lines now."""
        if self._run.run_id != run.run_id:
            self._waited, self._pages = frozenset(), None
        row = self.canvas.row()
        decided = row if row is not None and row.waiting else None
        self._run, self.at_work = run, False
        self.canvas.show_run(run)
        waiting = frozenset(one.line_id for one in run.waiting)
        new, self._waited = waiting - self._waited, waiting
        if self._expects_waiting and new:
            self.canvas.take(WAITS + next(iter(new)))
        elif decided is not None and not self.canvas.rows.at(decided.key).isValid():
            rows = self.canvas.rows.rows
            left = [one.key for one in rows if one.waiting]
            said = [one.key for one in rows if one.kind == "line" and one.text == decided.text]
            self.canvas.take(next(iter((*left, *said)), ""))
        self._expects_waiting = False
        self._show_card()

    def show_pages(self, pages: RunPagesShown) -> None:
        """The page anew."""
        self._pages = pages
        self.canvas.show_pages(pages)
        self._show_card()

    def show_failure(self) -> None:
        """What was decided could not be kept."""
        self.at_work = False
        self.canvas.suggestions.show_undecided()
        self.canvas.reworded.forget()
        self.canvas.refill()
        self._expects_waiting = False

    def show_waiting(self) -> None:
        """Lead to the first line that waits, the person's own refused ones first."""
        if self._run.waiting:
            first = min(self._run.waiting, key=lambda one: not one.own)
            self._decide(WAITS + first.line_id)

    def _decide(self, key: str) -> None:
        """Lead to a line that waits, its first button in focus."""
        self.canvas.take(key)
        if key.startswith(WAITS):
            self.waiting.true_button.setFocus()

    def _chosen(self, _key: str) -> None:
        self._show_card()
        self.row_chosen.emit(self.canvas.hasFocus() and not self.canvas.coming)

    def _show_card(self) -> None:
        row = self.canvas.row()
        lines = row.waiting if row is not None else ()
        line_id = row.key.removeprefix(WAITS) if row is not None else ""
        self.waiting.show_lines(self._run.run_id, lines, line_id)
        self._place_card()

    def _place_card(self) -> None:
        index = self.canvas.currentIndex()
        if self.canvas.delegate.editor is not None:
            self.waiting.hide()
        elif index.isValid():
            self.waiting.stand_under(self.canvas.visualRect(index))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The card has other contents: it may need another place."""
        if watched is self.waiting and event.type() is QEvent.Type.LayoutRequest:
            self._place_card()
        return False

    def _show_zoom(self, percent: int) -> None:
        self.zoom_now.setText(_("{n} %").format(n=percent))
        self.zoom_fit.rename(_("Fit Page") if self.canvas.fits_width else _("Fit Width"))

    def _fit(self) -> None:
        self.canvas.zoom_to("page" if self.canvas.fits_width else "width")

    # what the person does

    def _edited(self, key: str, words: str) -> None:
        if self._changing is not None:
            # Its own words, left as they were, are no decision: that is what ✓ is for.
            if words != self._changing.new:
                self.canvas.suggestions.decide(key, accepted=bool(words), text=words)
            return
        id = key.removeprefix(WAITS)
        if not words and key != id:
            self.wish.emit(WordingTakenOut(run_id=self._run.run_id, line_id=id))
            return
        if not words:
            self.leave_out(key)
            return
        self._expects_waiting = True
        line = self._line_of(key)
        wish = BulletEdited(run_id=self._run.run_id, bullet_id=id, text=words, line_id=line)
        if line:
            self.canvas.reworded.take(key, words)
            self.canvas.refill()
        self.wish.emit(wish)

    def show_undone(self, wish: object) -> None:
        """Undo of a wording whose page has not come yet."""
        if isinstance(wish, WordingBroughtBack) and self._pages is not None:
            for one in self._pages.document.bullets():
                if one.line_id == wish.line_id:
                    self.canvas.reworded.forget(one.bullet_id)
            self.canvas.refill()

    def waits(self, wish: object) -> str:
        """What is said of a wish while a model writes for this page."""
        if isinstance(wish, BulletEdited) and wish.text:
            return _("The line is kept. It is on the page when the suggestions are there.")
        return _("This is done as soon as the suggestions are there.")

    def _line_of(self, key: str) -> str:
        bullets = self._pages.document.bullets() if self._pages is not None else ()
        return next((one.line_id or "" for one in bullets if one.bullet_id == key), "")

    def leave_out(self, key: str) -> None:
        """Take a line or an entry off this page."""
        if key in (entries := self._entries()):
            hidden = (*self._run.hidden_sections, entries[key])
            self.wish.emit(SectionsHidden(run_id=self._run.run_id, sections=hidden))
        else:
            self.wish.emit(BulletEdited(run_id=self._run.run_id, bullet_id=key, text=""))

    def _entries(self) -> dict[str, str]:
        """How the entries of the page are called, by the keys of their rows."""
        sections = self._pages.document.sections if self._pages is not None else ()
        return {ENTRY + one.id: part.key_of(one) for part in sections for one in part.entries}

    def _moved(self, kind: str, keys: Sequence[str]) -> None:
        run_id, order = self._run.run_id, tuple(keys)
        if kind == "entry":
            order = tuple(map(self._entries().__getitem__, order))
        if kind in ("entry", "section"):
            self.wish.emit(SectionsArranged(run_id=run_id, sections=order))
        else:
            self.wish.emit(LinesArranged(run_id=run_id, bullet_ids=order))

    def _end_change(self) -> None:
        self._changing = None
        self._show_card()

    def _change_suggestion(self, key: str) -> None:
        self._changing = self.canvas.suggestions.shown_at(key)
        if self._changing is not None:
            self.canvas.edit_line(key, self._changing.new)
