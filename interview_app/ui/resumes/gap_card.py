"""A demand without sure evidence: a question, what an answer would change, and room to answer or to
leave it.
"""

from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QWidget

from interview_app.domain.drafts import about_gap
from interview_app.domain.tailoring import GapResolution, GapStrategy
from interview_app.i18n import N_, _
from interview_app.messages.tailoring.facts import RunShown
from interview_app.messages.tailoring.shown import EntryPlace
from interview_app.messages.tailoring.wishes import GapAnswered
from interview_app.ui.controls import (
    Button,
    Card,
    Choice,
    DoingButton,
    GrowingText,
    Hint,
    Label,
    TextField,
)
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.look.boxes import empty, fill, flowing, vbox
from interview_app.ui.look.names import quoted
from interview_app.ui.look.panes import Upright
from interview_app.ui.look.theme import GRID, Type, theme
from interview_app.ui.look.window_plan import KEEPS_UNDO, EntryWanted

_SECTIONS = {
    "certificates": N_("A certificate or licence"),
    "languages": N_("A language"),
    "skills": N_("A skill"),
    "volunteer": N_("Volunteering"),
}
"""What an answer can be beside something that was done at a place: an entry of the timeline."""
_NOT_CHOSEN = "?"

_LINE_ROWS = 4
"""Rows in which the hint of the line is whole in every language."""


class GapCard(Card):
    """One gap. `answered` carries a `GapAnswered`, whose empty text leaves it, and the section of
    the timeline that the answer is an entry of, or "". `edited`: what `draft` gives has changed.
    """

    answered = Signal(object, str)
    edited = Signal()

    def __init__(
        self,
        run_id: str,
        gap: GapResolution,
        question: str,
        impact: str,
        entries: tuple[EntryPlace, ...],
        read: str = "",
    ) -> None:
        """`read`: a line of a document of theirs that is in no field and may answer it."""
        super().__init__()
        self.setProperty(KEEPS_UNDO, True)
        self._run_id, self._gap_id = run_id, gap.gap_id
        self.is_open, self._demand = bool(question), gap.requirement_text
        self.answer = TextField()
        # Of one height: what saves stays where it is while the person types.
        self.line = GrowingText(least=_LINE_ROWS, most=_LINE_ROWS)
        self.place = Choice(_("Where you did this"))
        self._missing = Label(
            _("Choose what fits; then it is saved."), Type.SECONDARY, "warn_ink", wrap=True
        )
        self._missing.hide()
        self._leads = Hint(
            _(
                "With Save it comes into your jobs as a new entry. Look at it there and save it; "
                "then you are back here."
            )
        )
        self._leads.hide()
        # The demand and how it stands are above the card: nobody reads them twice.
        if question:
            fill(self.body, Label(question, wrap=True), Hint(impact))
        elif not gap.user_confirmed or gap.strategy is GapStrategy.OMIT:
            self.body.addWidget(Label(_outcome(gap), Type.BODY, "secondary", wrap=True))
        self._form(entries, read)
        self.more = Button(_("Tell more"), icon="plus", on_click=self.take_focus)
        self.body.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self._open_form(self.is_open)

    def _open_form(self, opened: bool) -> None:
        self.form.setVisible(opened)
        self.more.setVisible(not opened)

    def take_focus(self) -> None:
        """The answer is to be typed now."""
        self._open_form(True)
        self.show()  # what is not shown takes no focus
        self.answer.setFocus()
        self.soon_in_view(self.save, self.answer)

    def _fit(self) -> None:
        self.answer.setFixedHeight(theme().px(84))

    def _form(self, entries: tuple[EntryPlace, ...], read: str) -> None:
        demand = self._demand
        self.answer.setAccessibleName(_("Your answer about: {demand}").format(demand=demand))
        asked = _("What did you do, and what came of it? In your own words.")
        self.answer.setPlaceholderText(
            asked if self.is_open else _("Is there more to say, or another time you did it?")
        )
        self.answer.setTabChangesFocus(True)
        theme().follow(self._fit)
        self.place.addItem(_("Choose…"), _NOT_CHOSEN)
        for entry in entries:
            self.place.addItem(entry.label, entry.id)
        self.place.insertSeparator(self.place.count())
        for section, label in _SECTIONS.items():
            self.place.addItem(_(label), section)
        self.place.insertSeparator(self.place.count())
        self.place.addItem(_("Somewhere else (it gets no place on the page)"), "")
        self.line.setAccessibleName(_("Line for your résumé"))
        self.line.setAccessibleDescription(demand)
        self.line.setPlaceholderText(
            _("In one sentence, beginning with what you did. Empty: no line yet.")
        )
        self.use_answer = Button(
            _("Use my answer"), "quiet", name=_("Use my answer: {demand}").format(demand=demand)
        )
        self.use_answer.setEnabled(False)
        self.leave = DoingButton(
            _("I don't have it"), name=_("I don't have it: {demand}").format(demand=demand)
        )
        self.save = DoingButton(_("Save"), name=_("Save: {demand}").format(demand=demand))
        self.leave.setVisible(self.is_open)
        self.save.setEnabled(False)
        self.place.currentIndexChanged.connect(self.edited)
        self.place.currentIndexChanged.connect(self._placed)
        self.use_answer.clicked.connect(self._use_answer)
        for field in (self.answer, self.line):
            field.textChanged.connect(self.edited)
            field.textChanged.connect(self.offer)
            field.textChanged.connect(partial(self._keep_caret_in_sight, field))
        self.save.clicked.connect(self._save)
        self.leave.clicked.connect(self._leave)
        told = _("Your document says {words}, and it is in no field.").format(words=quoted(read))
        self.read = QWidget()
        self.use_read = Button(_("Use These Words"), on_click=lambda: self._type(self.answer, read))
        fill(vbox(self.read, 0, GRID), Label(told, wrap=True), flowing(self.use_read))
        self.read.setVisible(bool(read))
        self._begun = Hint(_("You had begun this answer the last time."))
        self._begun.hide()
        self.form = QWidget()
        self._printed = QWidget()
        fill(
            vbox(self._printed, 0, GRID),
            Label(_("Line for your résumé"), Type.BODY, "secondary", wrap=True),
            self.line,
            (self.use_answer, 0, Qt.AlignmentFlag.AlignLeft),
        )
        fill(
            vbox(self.form, 0, GRID),
            self.read,
            Label(_("Where was this, or what is it?"), Type.BODY, "secondary"),
            self.place,
            self._missing,
            self._leads,
            self.answer,
            self._begun,
            self._printed,
            flowing(self.save, self.leave),
        )
        self.body.addWidget(self.form)

    def _placed(self) -> None:
        """A licence or a language was done nowhere and is no sentence: its name is enough."""
        is_entry = self.place.currentData() in _SECTIONS
        self._missing.hide()
        self._leads.setVisible(is_entry)
        self._printed.setVisible(not is_entry)
        told = self.answer.toPlainText().strip()
        if is_entry and not told:
            self.answer.setPlainText(self._demand)
        elif not is_entry and told == self._demand and not self.answer.document().isModified():
            self.answer.clear()  # nobody typed it

    def offer(self) -> None:
        """What is typed can be saved."""
        there = bool(self.answer.toPlainText().strip())
        self.save.setText(_("Save"))
        self.save.setEnabled(there)
        self.use_answer.setEnabled(there)

    def _use_answer(self) -> None:
        self._type(self.line, _one_row(self.answer))

    def _type(self, field: TextField, words: str) -> None:
        # As if it were typed: what stood there comes back with Undo.
        field.selectAll()
        field.insertPlainText(words)
        self.soon_in_view(self.save, field)

    def _keep_caret_in_sight(self, field: TextField) -> None:
        """What is seen stays where it is while somebody types: a click that is on its way meets
        what it was meant for.
        """
        if field.hasFocus() and not field.viewport().visibleRegion().intersects(field.cursorRect()):
            self.soon_in_view(self.save, field)

    def soon_in_view(self, *parts: QWidget) -> None:
        """As `come_into_view`, once what has just changed is laid out."""
        QTimer.singleShot(0, self, lambda: self.come_into_view(*parts))

    def come_into_view(self, *parts: QWidget) -> None:
        """Scroll no further than these are seen, the last one above all."""
        around = self.parentWidget()
        while around is not None and not isinstance(around, Upright):
            around = around.parentWidget()
        if around is not None:
            around.lay_out()
            for part in parts:
                place = part.rect().translated(part.mapTo(around.inside, QPoint()))
                # Of what has the focus `ensureWidgetVisible` shows the caret alone.
                for edge in (place.bottom(), place.top()):
                    around.ensureVisible(0, edge, 0, GRID)

    def draft(self) -> dict[str, Any] | None:
        """What is typed and not saved, with its place; None when nothing is."""
        text = self.answer.toPlainText()
        place = str(self.place.currentData())
        line = _one_row(self.line)
        if not text.strip() and not line:
            return None
        return {"text": text, "place": place, "demand": self._demand, "line": line}

    def take_up(self, draft: dict[str, Any], *, from_before: bool) -> None:
        """What was typed stands there again, unless the gap asks about something else by now."""
        if draft["demand"] != self._demand:
            return
        self.place.setCurrentIndex(max(0, self.place.findData(draft["place"])))
        self.answer.setPlainText(draft["text"])
        self.line.setPlainText(str(draft.get("line", "")))
        self.answer.moveCursor(QTextCursor.MoveOperation.End)
        self._open_form(True)
        if not self.is_open:
            self._begun.setText(_("What you typed waits here. With Save it is your answer."))
        self._begun.setVisible(from_before or not self.is_open)

    def named(self) -> str:
        """What an entry made of the answer is called."""
        return _one_row(self.line) or _one_row(self.answer)

    def _leave(self) -> None:
        self.answered.emit(
            GapAnswered(run_id=self._run_id, gap_id=self._gap_id, text="", entry_id=""), ""
        )

    def _save(self) -> None:
        place = str(self.place.currentData())
        if place == _NOT_CHOSEN:
            self._missing.show()
            self.place.setFocus(Qt.FocusReason.OtherFocusReason)
            self.soon_in_view(self.place)
            return
        # The page with it takes its moment.
        self.save.setText(_("Saving…"))
        self.save.setEnabled(False)
        self.answered.emit(
            GapAnswered(
                run_id=self._run_id,
                gap_id=self._gap_id,
                text=self.answer.toPlainText().strip(),
                entry_id="" if place in _SECTIONS else place,
                line="" if place in _SECTIONS else _one_row(self.line),
            ),
            place if place in _SECTIONS else "",
        )


def _one_row(field: TextField) -> str:
    """What is typed, its white space one blank each."""
    return " ".join(field.toPlainText().split())


def _outcome(gap: GapResolution) -> str:
    if gap.strategy is GapStrategy.OMIT:
        return _("Left out: you are asked nothing about it, and the page stays as it is.")
    return _(
        "You have something close to it. The résumé shows that, in your words, and "
        "says nothing more."
    )


class GapPart(QWidget):
    """`wish` carries a `GapAnswered`, and an `EntryWanted` where the answer is an entry of the
    timeline. Hidden where the demand is no gap.
    """

    wish = Signal(object)

    def __init__(self, drafts: Drafts) -> None:
        super().__init__()
        self._drafts = drafts
        self._sent: set[str] = set()
        self._run_id = ""
        self._gaps: tuple[GapResolution, ...] = ()
        self._shown: tuple[Any, ...] = ()
        self.card: GapCard | None = None
        self._column = vbox(self, 0)
        self.hide()

    def show_gap(self, run: RunShown, demand: str, *, is_open: bool) -> None:
        """The gap of a demand, if it is one, with its question where that `is_open`; what is being
        typed stays.
        """
        board = run.blackboard
        self._drafts.keep()
        self._forget_answered(run)
        gap = next((one for one in board.gap_resolutions if one.requirement_text == demand), None)
        id = gap.gap_id if gap is not None else ""
        questions = board.user_questions if is_open else ()
        asked = next((one for one in questions if one.gap_id == id), None)
        read = run.in_documents.get(id, "")
        shown = (run.run_id, gap, asked, run.entries, read)
        self.setVisible(gap is not None)
        if shown == self._shown:
            self.show_failure()
            return
        focused = QApplication.focusWidget()
        in_hand = focused is not None and self.isAncestorOf(focused)
        self._shown, self.card = shown, None
        empty(self._column)
        if gap is None:
            return
        question, impact = (asked.question, asked.impact) if asked is not None else ("", "")
        card = self.card = GapCard(run.run_id, gap, question, impact, run.entries, read)
        card.answered.connect(self._answered)
        about = about_gap(run.run_id, gap.gap_id)
        typed = self._drafts.of(about)
        if typed is not None:
            card.take_up(typed.content, from_before=self._drafts.from_before(about))
        card.edited.connect(partial(self._drafts.soon, about, card.draft))
        self._column.addWidget(card)
        card.show()  # a layout shows it later, and keeps an empty place for it till then
        if in_hand:
            card.take_focus()

    def show_failure(self) -> None:
        """What was sent off was not kept: it can be saved once more."""
        if self.card is not None:
            self.card.offer()

    def _forget_answered(self, run: RunShown) -> None:
        """What was sent off and has changed its gap is an answer now, and no draft; what could not
        be taken stays one.
        """
        gaps = run.blackboard.gap_resolutions
        before = {one.gap_id: one for one in self._gaps} if run.run_id == self._run_id else {}
        for gap in gaps:
            about = about_gap(run.run_id, gap.gap_id)
            if about in self._sent and before.get(gap.gap_id) != gap:
                self._sent.discard(about)
                self._drafts.drop(about)
        self._run_id, self._gaps = run.run_id, gaps

    def _answered(self, reply: GapAnswered, section: str) -> None:
        told = self.card.named() if self.card is not None else ""
        if reply.text:
            # What is left out unsaid keeps its words: with Undo, or another day, they are there.
            self._sent.add(about_gap(reply.run_id, reply.gap_id))
        self._drafts.keep()
        self.wish.emit(reply)
        if section:
            self.wish.emit(EntryWanted(section=section, name=told))
