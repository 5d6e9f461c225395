"""What waits for the person: a card for each token, a sheet for a review, and the answer on its way
to the actor.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.asks import MessageAsk, OptionAsk, PhaseAsk, ReviewAsk, UploadAsk
from interview_app.domain.drafts import about_ask
from interview_app.domain.known import NOTHING_KNOWN, Known
from interview_app.domain.records import DataType
from interview_app.messages.documents import PagePictureReady
from interview_app.messages.interview import Acknowledged, AskAnswered, AskPublished, AskWithdrawn
from interview_app.ui.conversation.cards import AskCard, card_of
from interview_app.ui.conversation.option_card import OptionCard
from interview_app.ui.conversation.view import ConversationView
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.look.reading_order import focus_first, has_focus

if TYPE_CHECKING:
    from interview_app.ui.review.sheet import ReviewSheet


@dataclass
class Waiting:
    """One ask: what was published, its card, its sheet, the answer until it is acknowledged, and
    the names of files that were offered while it waited for some.
    """

    published: AskPublished
    card: AskCard | None = None
    sheet: "ReviewSheet | None" = None
    answer: dict[str, Any] | None = None
    offered: tuple[str, ...] = ()


class Asks(QObject):
    """`answered` carries an `AskAnswered`; `invited` what the composer shall say; `files_wanted`
    opens the file dialog, `resume_wanted` the first page, `posting_wanted` the sheet of a résumé
    for a posting.
    """

    answered = Signal(object)  # AskAnswered
    requested = Signal(object)  # a sheet's wish, such as PagePictureRequested
    invited = Signal(str)
    files_wanted = Signal()
    resume_wanted = Signal()
    posting_wanted = Signal()
    changed = Signal()
    sheet_closed = Signal()  # put away or answered

    def __init__(
        self,
        view: ConversationView,
        *,
        make_sheet: "Callable[[AskPublished], ReviewSheet]",
        drafts: Drafts,
        being_written: Callable[[], bool] = lambda: False,
        parent: QObject | None = None,
    ) -> None:
        """While something is `being_written`, a sheet waits for a click: the next words would go
        into its first field.
        """
        super().__init__(parent)
        self._being_written = being_written
        self._view = view
        self._drafts = drafts
        self._make_sheet = make_sheet
        self._waiting: dict[str, Waiting] = {}
        self._own_words_for: str | None = None
        self._follows_sheet = self._comes_back = False
        self._artifacts: tuple[ArtifactRecord, ...] = ()
        self._known = NOTHING_KNOWN

    @property
    def tokens(self) -> tuple[str, ...]:
        """What waits and is not answered, oldest first."""
        return tuple(token for token, waiting in self._waiting.items() if waiting.answer is None)

    @property
    def review_waits(self) -> bool:
        """Whether there is a sheet to open."""
        return self._newest(ReviewAsk) is not None

    def publish(self, published: AskPublished) -> None:
        """Show it; the same token again is the same card, below all else."""
        again = self._waiting.get(published.token)
        if again is not None:
            if again.card is not None and again.answer is None:
                self._view.bring_down(again.card)
                if published.said:
                    self._sheet(again).hear(published.said)
            return
        follows, self._follows_sheet = self._follows_sheet, False
        if isinstance(published.ask, MessageAsk):
            return
        waiting = Waiting(published)
        self._waiting[published.token] = waiting
        waiting.card = self._card(published)
        self._view.add(waiting.card)
        if isinstance(published.ask, ReviewAsk) and self._comes_up(published.token):
            self.open_review(published.token)
        elif follows and not self._being_written():
            focus_first(waiting.card)
        self.changed.emit()

    def _comes_up(self, token: str) -> bool:
        """Whether a sheet opens by itself: one that waited when the program ended, and that of the
        goals, which nobody needs before the first page, only where something was left in it.
        """
        left = self._drafts.of(about_ask(token)) is not None
        ask = self._waiting[token].published.ask
        goals = isinstance(ask, ReviewAsk) and ask.data_type is DataType.CANDIDATE_DOSSIER
        return (left or not (goals or self._comes_back)) and not self._being_written()

    def withdraw(self, message: AskWithdrawn) -> None:
        """It waits no longer: an answered card stays as it is, another one goes."""
        waiting = self._end(message.token)
        if waiting is not None and waiting.answer is None and waiting.card is not None:
            self._view.remove(waiting.card)

    def acknowledge(self, message: Acknowledged) -> None:
        """The answer is durable; it may have been given by typing or dropping instead of on the
        card.
        """
        self._comes_back = False
        waiting = self._end(message.token)
        if waiting is not None and waiting.answer is None and waiting.card is not None:
            waiting.card.freeze({"status": message.status, "paths": list(waiting.offered)})

    def failed(self) -> None:
        """An answer was not taken: what is not acknowledged can be answered again."""
        for waiting in self._waiting.values():
            if waiting.answer is not None:
                waiting.answer = None
                if waiting.sheet is not None:
                    waiting.sheet.answer_again()
                if waiting.card is not None:
                    waiting.card.thaw()
        self.changed.emit()

    def show_picture(self, ready: PagePictureReady) -> None:
        """Hand a page picture to the sheets that stand."""
        for waiting in self._waiting.values():
            if waiting.sheet is not None:
                waiting.sheet.source.show_picture(ready)

    def show_documents(self, artifacts: tuple[ArtifactRecord, ...]) -> None:
        """Hand the documents to the sheets that stand, and to those that come."""
        self._artifacts = artifacts
        self._show_documents()

    def show_known(self, known: Known) -> None:
        """Hand what was approved to the sheets that stand, and to those that come."""
        self._known = known
        self._show_documents()

    def _show_documents(self) -> None:
        for waiting in self._waiting.values():
            if waiting.sheet is not None:
                waiting.sheet.show_documents(self._artifacts, self._known)

    def start(self, *, comes_back: bool = False) -> None:
        """Another conversation, or the one that `comes_back` after the program ended: nothing waits
        until it says so.
        """
        self._comes_back = comes_back
        for token in list(self._waiting):
            self.withdraw(AskWithdrawn(token=token))

    def take_words(self, text: str) -> bool:
        """Answer with what was typed, when a question takes own words; false: it is an ordinary
        message.
        """
        token = self._own_words_for or self._newest(OptionAsk)
        waiting = self._waiting.get(token or "")
        if token is None or waiting is None:
            return False
        if isinstance(waiting.published.ask, PhaseAsk):
            self._answer(token, {"decision": "denied_with_feedback", "feedback": text})
        else:
            self._answer(token, {"selectedIds": [], "otherText": text})
        return True

    def forget_own_words(self) -> None:
        """The person changed their mind about answering in own words."""
        self._own_words_for = None

    def note_files(self, names: tuple[str, ...]) -> None:
        """Files were offered: a waiting upload is answered by the actor once they are taken in."""
        # Whether a form was begun decides what becomes of them.
        self._drafts.keep()
        token = self._newest(UploadAsk)
        if token is not None:
            self._waiting[token].offered = names

    def open_review(self, token: str | None = None) -> None:
        """Show the sheet of a waiting review, the newest when none is named; a sheet put away comes
        back as it was.
        """
        token = token or self._newest(ReviewAsk)
        waiting = self._waiting.get(token or "")
        if waiting is None or waiting.answer is not None:
            return
        self._sheet(waiting).open()

    def _sheet(self, waiting: Waiting) -> "ReviewSheet":
        if waiting.sheet is None:
            waiting.sheet = sheet = self._make_sheet(waiting.published)
            sheet.show_documents(self._artifacts, self._known)
            sheet.answered.connect(self._sheet_answered)
            sheet.request.connect(self.requested.emit)
            sheet.finished.connect(lambda _code: self.sheet_closed.emit())
            about = about_ask(waiting.published.token)
            left = self._drafts.of(about)
            if left is not None:
                sheet.show_draft(left)
            sheet.edited.connect(lambda: self._drafts.soon(about, sheet.draft))
        return waiting.sheet

    def _card(self, published: AskPublished) -> AskCard:
        ask, token = published.ask, published.token
        card = self._options(ask, token) if isinstance(ask, OptionAsk) else card_of(ask)
        if isinstance(ask, UploadAsk):
            card.opened.connect(self.files_wanted.emit)
        else:
            card.opened.connect(lambda: self.open_review(token))
        card.resume_wanted.connect(self.resume_wanted)
        card.posting_wanted.connect(self.posting_wanted)
        card.answered.connect(lambda answer: self._answer(token, answer))
        card.own_words_wanted.connect(lambda words: self._want_words(token, words))
        return card

    def _options(self, ask: OptionAsk, token: str) -> OptionCard:
        card, about = OptionCard(ask), about_ask(token)
        left = self._drafts.of(about)
        if left is not None:
            card.take_up(left.content)
        card.edited.connect(lambda: self._drafts.soon(about, card.draft))
        return card

    def _want_words(self, token: str, words: str) -> None:
        self._own_words_for = token
        self.invited.emit(words)

    def _no_own_words(self, token: str) -> None:
        if self._own_words_for == token:
            self._own_words_for = None
            self.invited.emit("")

    def _newest(self, kind: type) -> str | None:
        for token in reversed(self.tokens):
            if isinstance(self._waiting[token].published.ask, kind):
                return token
        return None

    def _end(self, token: str) -> Waiting | None:
        waiting = self._waiting.pop(token, None)
        if waiting is not None:
            self._drafts.drop(about_ask(token))
            _close(waiting)
            self._no_own_words(token)
            self.changed.emit()
        return waiting

    def _sheet_answered(self, message: AskAnswered) -> None:
        self._answer(message.token, message.data)
        # Its card has lost the button that had the focus.
        self._follows_sheet = True
        self.sheet_closed.emit()

    def _answer(self, token: str, answer: dict[str, Any]) -> None:
        waiting = self._waiting.get(token)
        if waiting is None or waiting.answer is not None:
            return
        waiting.answer = answer
        # Should the answer not be kept, what it was made of is.
        self._drafts.keep()
        had_focus = waiting.card is not None and has_focus(waiting.card)
        if waiting.card is not None:
            waiting.card.freeze(answer)
        self._no_own_words(token)
        if had_focus:
            self.invited.emit("")
        self.answered.emit(AskAnswered(token=token, data=answer))
        self.changed.emit()


def _close(waiting: Waiting) -> None:
    if waiting.sheet is not None:
        waiting.sheet.done(0)
        waiting.sheet.deleteLater()
        waiting.sheet = None
