"""The line inspector: one line of the draft, what the check says of it, other wordings of it, and
the evidence it rests on.
"""

from collections.abc import Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSplitter, QStyle, QVBoxLayout, QWidget

from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.drafts import about_line
from interview_app.domain.knowledge_card import DocumentSource, KnowledgeCard, one_row
from interview_app.domain.provenance import Provenance
from interview_app.domain.resume import ResumeBullet
from interview_app.domain.tailoring import Severity
from interview_app.i18n import _
from interview_app.messages.documents import PagePictureReady
from interview_app.messages.tailoring import BulletEdited, RunShown
from interview_app.ui.controls import Button, Card, DoingButton, GrowingText, Label, Notice, Tone
from interview_app.ui.drafts import Drafts
from interview_app.ui.flow import FlowLayout, empty
from interview_app.ui.forms.marks import Mark
from interview_app.ui.library.page import scrolled
from interview_app.ui.menu import APPROVE_KEYS
from interview_app.ui.names import quoted
from interview_app.ui.resumes.gave_way import gave_way
from interview_app.ui.resumes.other_wordings import OtherWordings
from interview_app.ui.resumes.sent_part import SentPart
from interview_app.ui.resumes.words import (
    card_detail,
    card_origin,
    card_title,
    objection_words,
    suggested_for,
)
from interview_app.ui.review.source_view import SourceView
from interview_app.ui.theme import GRID, Type

_SEVERE: tuple[tuple[Severity, Tone], ...] = ((Severity.BLOCKER, "bad"), (Severity.WARNING, "warn"))
_LONGEST_QUOTE = 400
"""Characters of a card; the whole of it stands under Evidence."""


class ClaimsView(QFrame):
    """`wish` carries a `BulletEdited`, what is wished of other wordings, or a
    `PagePictureRequested`.

    `ledger_wanted` carries the words of a claim to be looked up in the ledger; `suggestion_wanted`
    the id of a suggestion for the line.
    """

    wish = Signal(object)
    ledger_wanted = Signal(str)
    suggestion_wanted = Signal(str)

    def __init__(self, drafts: Drafts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "sidebar")
        self.setAccessibleName(_("Claims"))
        self._drafts = drafts
        self._run: RunShown | None = None
        self._bullet: ResumeBullet | None = None
        self._names: dict[str, str] = {}
        self._build()

    def _build(self) -> None:
        self._inside = inside = QWidget()
        inside.installEventFilter(self)
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GRID)
        self._column.addWidget(Label(_("Where this line comes from"), Type.SECTION, "secondary"))
        self._notices = QVBoxLayout()
        self._notices.setSpacing(GRID)
        self._column.addLayout(self._notices)
        self._edit_part()
        self.wordings = OtherWordings()
        self.wordings.wish.connect(self.wish)
        self._column.addWidget(self.wordings)
        self.sent = SentPart()
        self.sent.ledger_wanted.connect(self.ledger_wanted)
        self._column.addWidget(self.sent)
        self._column.addSpacing(GRID)
        self._column.addWidget(Label(_("Evidence"), Type.SECTION, "secondary"))
        self._cards = QVBoxLayout()
        self._cards.setSpacing(GRID)
        self._column.addLayout(self._cards)
        self._column.addStretch(1)
        self.source = SourceView()
        self.source.request.connect(self.wish)
        self.source.hide()
        self._split = QSplitter(Qt.Orientation.Vertical)
        self._split.setHandleWidth(1)
        self._split.setChildrenCollapsible(False)
        area = scrolled(inside, margins=(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID))
        self._split.addWidget(area)
        self._split.addWidget(self.source)
        self._split.setSizes([400, 400])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._split)

    def _edit_part(self) -> None:
        self.editor = GrowingText(least=3, most=8)
        self.editor.setAccessibleName(_("Line"))
        self.save_button = DoingButton(_("Save line"))
        self.remove_button = DoingButton(_("Leave line out"), "quiet")
        row = QWidget()
        buttons = FlowLayout(row, spacing=GRID)
        self.undo_button = Button(_("Undo my wording"), "quiet")
        self.begun = Label(
            _("You had begun this wording the last time."), Type.SECONDARY, "secondary", wrap=True
        )
        for button in (self.save_button, self.undo_button, self.remove_button):
            buttons.addWidget(button)
        self._column.addSpacing(GRID)
        self._column.addWidget(Label(_("Your own wording"), Type.SECTION, "secondary"))
        self._column.addWidget(self.editor)
        self._column.addWidget(self.begun)
        self.begun.hide()
        self._column.addWidget(row)
        self.editor.textChanged.connect(self._typed)
        self.undo_button.clicked.connect(
            lambda: self.editor.setPlainText(self._bullet.text if self._bullet else "")
        )
        self.save_button.clicked.connect(lambda: self._edit(self.editor.toPlainText()))
        for keys in APPROVE_KEYS:  # Return alone is a new line of the field
            shortcut = QShortcut(QKeySequence(keys), self.editor)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(self.save_button.click)
        self.remove_button.clicked.connect(lambda: self._edit(""))

    def know(self, artifacts: Iterable[ArtifactRecord]) -> None:
        """Documents whose pages can be shown."""
        records = tuple(artifacts)
        self._names = {one.id: one.filename for one in records}
        self.source.know(records)

    def show_picture(self, ready: PagePictureReady) -> None:
        """A page picture that was asked for."""
        self.source.show_picture(ready)

    def show_line(self, run: RunShown, bullet_id: str) -> None:
        """Show a line; what is being typed about the same line stays unless the line itself
        changed.
        """
        draft = run.blackboard.draft
        bullets = draft.document.bullets() if draft is not None else ()
        bullet = next((one for one in bullets if one.bullet_id == bullet_id), None)
        self._drafts.keep()  # what is being typed is about the line shown until now
        before, another = self._bullet, self._run is None or self._run.run_id != run.run_id
        self._run, self._bullet = run, bullet
        if bullet is None:
            return
        if (
            another
            or before is None
            or (before.bullet_id, before.text) != (bullet.bullet_id, bullet.text)
        ):
            self._fill_editor(run.run_id, bullet)
            self.source.hide()
        self._show_notices(run, bullet)
        self.wordings.show_line(run, bullet)
        self.sent.show_lines(
            run.run_id, tuple(one for one in run.sent_lines if one.bullet_id == bullet_id)
        )
        self._show_cards(run, bullet)
        self._show_save()

    def _fill_editor(self, run_id: str, bullet: ResumeBullet) -> None:
        """The line, or the wording of it that was begun; a wording of what the line was before is
        not laid over it.
        """
        about = about_line(run_id, bullet.bullet_id)
        left = self._drafts.of(about)
        begun = left is not None and left.content.get("line") == bullet.text
        self.editor.setPlainText(
            str(left.content["text"]) if left is not None and begun else bullet.text
        )
        self.begun.setVisible(begun and self._drafts.from_before(about))

    def _draft(self) -> dict[str, Any] | None:
        """A wording that is typed and not saved, with the line it is of."""
        typed, line = (
            self.editor.toPlainText(),
            self._bullet.text if self._bullet is not None else "",
        )
        return {"text": typed, "line": line} if " ".join(typed.split()) not in ("", line) else None

    def _typed(self) -> None:
        self._show_save()
        if self._run is not None and self._bullet is not None:
            self._drafts.soon(about_line(self._run.run_id, self._bullet.bullet_id), self._draft)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is shown has another size: another line, another text size."""
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            self._keep_width()
        return False

    def _keep_width(self) -> None:
        """Never narrower than its widest button at this text size: nobody should have to scroll
        sideways.
        """
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        self.setMinimumWidth(self._inside.minimumSizeHint().width() + 4 * GRID + bar)

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
                words = _(
                    "Printed instead of “{text}”, which it contradicts. Choose the other one "
                    "under Check."
                )
                self._notices.addWidget(Notice(words.format(text=other.text.rstrip(" .")), "info"))
        if bullet.bullet_id in run.left_out:
            self._notices.addWidget(
                Notice(_("This line is left out for room. Put it back under Pages."), "info")
            )
        for one in suggested_for(run, bullet)[:1]:
            notice = Notice(_("Another wording of this line is suggested."), "info")
            look = Button(_("Look at it"))
            look.clicked.connect(partial(self.suggestion_wanted.emit, one.id))
            notice.buttons.addWidget(look)
            self._notices.addWidget(notice)

    def _show_cards(self, run: RunShown, bullet: ResumeBullet) -> None:
        empty(self._cards)
        by_id = {card.id: card for card in run.cards}
        cited = [by_id[one] for one in bullet.evidence_card_ids if one in by_id]
        for card in cited[:6]:
            self._cards.addWidget(self._evidence(card))
        if not cited:
            self._cards.addWidget(
                Label(
                    _("Nothing in your evidence is cited for this line."),
                    Type.BODY,
                    "secondary",
                    wrap=True,
                )
            )
        elif len(cited) > 6:
            more = _("and {n} more cards of this entry").format(n=len(cited) - 6)
            self._cards.addWidget(Label(more, Type.SECONDARY, "secondary"))

    def _evidence(self, card: KnowledgeCard) -> Card:
        frame = Card(spacing=GRID // 2)
        title, quote = card_title(card), one_row(card.raw_text)
        if title not in quote:
            frame.body.addWidget(Label(title, Type.BODY_STRONG, wrap=True))
        words = Label(quoted(quote, _LONGEST_QUOTE), Type.BODY, wrap=True)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        frame.body.addWidget(words)
        frame.body.addWidget(Label(card_detail(card), Type.SECONDARY, "secondary", wrap=True))
        source = card.source
        name = self._names.get(source.artifact_id, "") if isinstance(source, DocumentSource) else ""
        foot = QHBoxLayout()
        foot.addWidget(Label(card_origin(card, name), Type.SECONDARY, "secondary", wrap=True), 1)
        if isinstance(source, DocumentSource) and source.artifact_id in self._names:
            button = Button(_("Show source"), "quiet", icon="eye")
            button.clicked.connect(lambda: self._show_source(title, source))
            foot.addWidget(button)
        frame.body.addLayout(foot)
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

    def _edit(self, text: str) -> None:
        self._drafts.keep()
        if self._run is not None and self._bullet is not None:
            self.wish.emit(
                BulletEdited(run_id=self._run.run_id, bullet_id=self._bullet.bullet_id, text=text)
            )

    def _show_save(self) -> None:
        typed = " ".join(self.editor.toPlainText().split())
        other = self._bullet is not None and typed != self._bullet.text
        self.save_button.setEnabled(other and bool(typed))
        self.undo_button.setEnabled(other)
