"""One line of the page: what the check says of it, other wordings of it, who got it, and the
evidence it rests on.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QSplitter, QWidget

from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.knowledge_card import DocumentSource, KnowledgeCard
from interview_app.domain.provenance import Provenance
from interview_app.domain.resume import ResumeBullet
from interview_app.domain.tailoring import Severity
from interview_app.i18n import _, ngettext
from interview_app.messages.tailoring.facts import NO_RUN, RunShown
from interview_app.messages.tailoring.shown import OtherWording, SentLine
from interview_app.messages.tailoring.wishes import WordingBroughtBack, WordingUsedEverywhere
from interview_app.ui.controls import Button, Card, DoingButton, Hint, Label, Notice, Tone
from interview_app.ui.forms.marks import Mark
from interview_app.ui.look.boxes import STRETCH, empty, fill, flowing, hbox, vbox
from interview_app.ui.look.names import quoted
from interview_app.ui.look.panes import Upright
from interview_app.ui.look.theme import GRID, Type
from interview_app.ui.resumes.changed_words import ChangedWords
from interview_app.ui.resumes.gave_way import gave_way, other_line
from interview_app.ui.resumes.page_rows import entry_words
from interview_app.ui.resumes.words import (
    LONGEST_QUOTE,
    better_words,
    card_detail,
    card_origin,
    card_title,
    objection_words,
    sent_words,
    told_first,
    told_now,
)
from interview_app.ui.review.source_view import SourceView

_SEVERE: tuple[tuple[Severity, Tone], ...] = ((Severity.BLOCKER, "bad"), (Severity.WARNING, "warn"))


class LineView(QFrame):
    """`wish` carries what is wished of other wordings and of lines that gave way, or a
    `PagePictureRequested`; `edit_wanted` and `left_out` the bullet id of a line; `ledger_wanted`
    the words of a line to be looked up in the ledger.
    """

    wish = Signal(object)
    edit_wanted = Signal(str)
    left_out = Signal(str)
    ledger_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "sidebar")
        self.setAccessibleName(_("About this line"))
        self._run = NO_RUN
        self._bullet: ResumeBullet | None = None
        self._names: dict[str, str] = {}
        self._said_last = ""
        """The words in which the line was sent last."""
        self._build()

    def _build(self) -> None:
        inside = QWidget()
        self._column = vbox(inside, 0, GRID)
        self.text = Label("", wrap=True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.whose, self.better = Hint(), Hint()
        # The ways stand first: below a text they would stand elsewhere with each line.
        fill(self._column, self._ways(), self.whose, self.text, self.better)
        self._notices = vbox(spacing=GRID)
        self._column.addLayout(self._notices)
        self.everywhere = DoingButton(_("Use everywhere"), on_click=self._use_everywhere)
        words = _("This wording is for this posting alone; other résumés keep the one before.")
        self._alone = QWidget()
        left = Qt.AlignmentFlag.AlignLeft
        fill(vbox(self._alone, 0, GRID), Hint(words), (self.everywhere, 0, left))
        self.wordings = _Part(_("Other wordings of this line"), self._wording)
        self.sent = _Part(_("Who got this line"), self._sent_row)
        self._more_sent = Hint()
        self._look_up = Button(_("See who got it"), "quiet", icon="search")
        self._look_up.clicked.connect(lambda: self.ledger_wanted.emit(self._said_last))
        fill(self.sent.column, self._more_sent, (self._look_up, 0, left))
        fill(self._column, self._alone, self.wordings, self.sent, GRID)
        self._column.addWidget(Label(_("Where it comes from"), Type.SECTION, "secondary"))
        self._cards = vbox(spacing=GRID)
        fill(self._column, self._cards, STRETCH)
        self.source = SourceView()
        self.source.request.connect(self.wish)
        self.source.hide()
        self._split = QSplitter(Qt.Orientation.Vertical)
        self._split.setHandleWidth(1)
        self._split.setChildrenCollapsible(False)
        self._split.addWidget(Upright(inside, around=2 * GRID))
        self._split.addWidget(self.source)
        self._split.setSizes([400, 400])
        fill(vbox(self, 0), self._split)

    def _ways(self) -> QWidget:
        """What can be done with the line, for who does not know the keys of the page."""
        self.edit_button = Button(_("Edit"), icon="pencil")
        self.remove_button = DoingButton(_("Leave out"), "quiet")
        self.edit_button.clicked.connect(lambda: self.edit_wanted.emit(self._id()))
        self.remove_button.clicked.connect(lambda: self.left_out.emit(self._id()))
        return flowing(self.edit_button, self.remove_button)

    def _id(self) -> str:
        return self._bullet.bullet_id if self._bullet is not None else ""

    def know(self, artifacts: Iterable[ArtifactRecord]) -> None:
        """Documents whose pages can be shown."""
        records = tuple(artifacts)
        self._names = {one.id: one.filename for one in records}
        self.source.know(records)

    def show_line(self, run: RunShown, bullet_id: str) -> None:
        """Show a line of the page."""
        document = run.document
        bullet = next((one for one in document.bullets() if one.bullet_id == bullet_id), None)
        before, self._run, self._bullet = self._bullet, run, bullet
        if bullet is None:
            return
        if before != bullet:
            self.source.hide()
        self.text.setText(bullet.text)
        entry = next((one for one in document.entries() if bullet in one.bullets), None)
        self.whose.setVisible(entry is not None)
        self.whose.setText(entry_words(entry, document.language) if entry is not None else "")
        better = better_words(bullet.text) if entry is not None else ""
        self.better.setText(better)
        self.better.setVisible(bool(better))
        self._show_notices(run, bullet)
        self._alone.setVisible(bullet_id in run.for_this_posting and bool(bullet.line_id))
        self.wordings.show_items([one for one in run.wordings if one.bullet_id == bullet_id])
        self._show_sent([one for one in run.sent_lines if one.bullet_id == bullet_id])
        self._show_cards(run, bullet)

    def _show_sent(self, lines: Sequence[SentLine]) -> None:
        """To whom the line went, the last first."""
        self._said_last = lines[0].said_then if lines else ""
        self.sent.show_items(lines[:MOST])
        left = len(lines) - MOST
        self._more_sent.setVisible(left > 0)
        words = ngettext("and {n} more time", "and {n} more times", max(left, 1))
        self._more_sent.setText(words.format(n=left))

    def _sent_row(self, one: SentLine) -> Card:
        card = Card(spacing=GRID // 2)
        words = sent_words(one.copy, run_id=self._run.run_id)
        card.body.addWidget(Label(words, Type.BODY, wrap=True))
        if one.words:
            changed = ChangedWords()
            changed.show_words(one.words)
            fill(card.body, Hint(_("Changed since:")), changed)
        return card

    def _wording(self, one: OtherWording) -> Card:
        card = Card(spacing=GRID // 2)
        text = Label(one.text, wrap=True)
        text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        use = DoingButton(
            _("Use this one"), "quiet", name=_("Use this one: {text}").format(text=one.text)
        )
        use.clicked.connect(lambda: self._bring_back(one.line_id))
        fill(card.body, text, fill(hbox(), STRETCH, use))
        return card

    def _bring_back(self, line_id: str) -> None:
        self.wish.emit(WordingBroughtBack(run_id=self._run.run_id, line_id=line_id))

    def _use_everywhere(self) -> None:
        if self._bullet is not None:
            line_id = self._bullet.line_id or ""
            self.wish.emit(WordingUsedEverywhere(run_id=self._run.run_id, line_id=line_id))

    def _show_notices(self, run: RunShown, bullet: ResumeBullet) -> None:
        empty(self._notices)
        report = run.blackboard.audit_report
        found = report.truth_violations if report is not None else ()
        for severity, tone in _SEVERE:
            here = [
                one
                for one in found
                if one.bullet_id == bullet.bullet_id and one.severity is severity
            ]
            if here:
                # One field for all of a kind: a column of red would hide what can be done about it.
                self._notices.addWidget(Notice(objection_words(here), tone))
        for other in gave_way(run):
            if other.instead_of == bullet.bullet_id:
                self._notices.addWidget(other_line(run.run_id, other, self.wish.emit))

    def _show_cards(self, run: RunShown, bullet: ResumeBullet) -> None:
        empty(self._cards)
        by_id = {card.id: card for card in run.cards}
        cited = [by_id[one] for one in bullet.evidence_card_ids if one in by_id]
        for card in cited[:6]:
            self._cards.addWidget(self._evidence(card))
        if not cited:
            self._cards.addWidget(
                Label(
                    _("Nothing you approved is named for this line."),
                    Type.BODY,
                    "secondary",
                    wrap=True,
                )
            )
        elif len(cited) > 6:
            more = _("and {n} more facts of this entry").format(n=len(cited) - 6)
            self._cards.addWidget(Label(more, Type.SECONDARY, "secondary"))

    def _evidence(self, card: KnowledgeCard) -> Card:
        frame = Card(spacing=GRID // 2)
        title, quote = card_title(card), told_now(card)
        if title not in quote:
            frame.body.addWidget(Label(title, Type.BODY_STRONG, wrap=True))
        words = Label(quoted(quote, LONGEST_QUOTE), Type.BODY, wrap=True)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        hints = (Hint(one) for one in (told_first(card), card_detail(card)) if one)
        fill(frame.body, words, *hints)
        source = card.source
        name = self._names.get(source.artifact_id, "") if isinstance(source, DocumentSource) else ""
        frame.body.addWidget(Hint(card_origin(card, name)))
        if isinstance(source, DocumentSource) and source.artifact_id in self._names:
            button = Button(_("Show source"), "quiet", icon="eye")
            button.clicked.connect(lambda: self._show_source(title, source))
            # Below the name of a file, which has no place to break: side by side they would make
            # the panel wider, and the page beside it smaller.
            frame.body.addLayout(fill(hbox(), button, STRETCH))
        return frame

    def _show_source(self, title: str, source: DocumentSource) -> None:
        place = Provenance(
            artifact_id=source.artifact_id,
            page=source.page,
            box=source.box,
            block=source.block,
            span=source.span,
            quote=source.quote,
            confidence=1.0,
        )
        self.source.expect((place,))
        self.source.show()
        self.source.show_mark(title, Mark(sources=(place,)))


MOST = 3
"""So many who got a line are shown; the ledger has them all."""


class _Part(QWidget):
    """A title and what stands under it, a widget each, made anew only where it is another; hidden
    where there is nothing. `column`: what else belongs to it.
    """

    def __init__(self, title: str, make: Callable[[Any], QWidget]) -> None:
        super().__init__()
        self._items: Sequence[object] = ()
        self._make, self._rows = make, vbox(spacing=GRID)
        title_label = Label(title, Type.SECTION, "secondary")
        self.column = fill(vbox(self, (0, GRID, 0, 0), GRID), title_label, self._rows)
        self.hide()

    def show_items(self, items: Sequence[object]) -> None:
        """Show these."""
        self.setVisible(bool(items))
        if items != self._items:
            self._items = items
            empty(self._rows)
            fill(self._rows, *map(self._make, items))
