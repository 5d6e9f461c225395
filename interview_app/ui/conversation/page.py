"""The conversation's page: what was said, what is asked, and below it chips and the composer; the
story that is told stands beside it, or folded over the composer.
"""

from collections.abc import Iterable, Mapping
from functools import partial
from itertools import chain
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QSizePolicy, QWidget

from interview_app.domain.asks import MessageAsk
from interview_app.domain.journal import SessionInfo
from interview_app.domain.story import FIELDS, field_name
from interview_app.i18n import _
from interview_app.messages.interview import AskAnswered, AskPublished, StoryShown
from interview_app.messages.sessions import OldSessionShown
from interview_app.ui.controls import Button, Label, Notice
from interview_app.ui.conversation.ask_bar import AskBar
from interview_app.ui.conversation.cards import ConversationCard
from interview_app.ui.conversation.column import WIDTH
from interview_app.ui.conversation.composer import Composer
from interview_app.ui.conversation.elsewhere import Elsewhere
from interview_app.ui.conversation.find import FindBar
from interview_app.ui.conversation.line_help import LineHelp
from interview_app.ui.conversation.option_card import OptionCard
from interview_app.ui.conversation.story_panel import StoryPanel
from interview_app.ui.conversation.typed_form import TYPED, typed_form
from interview_app.ui.conversation.view import ConversationView
from interview_app.ui.look.boxes import NO_LIMIT, STRETCH, fill, hbox, vbox
from interview_app.ui.look.names import date_words, opening_words
from interview_app.ui.look.panes import column_view
from interview_app.ui.look.reading_order import focus_first, stops_inside
from interview_app.ui.look.theme import GRID, Type, theme

BESIDE_FROM = 660
"""Pixels at 100 %: from this width on the story stands beside the conversation."""
_FILLED_IN, _SUGGESTED = "filled_in", "suggested"
"""The names under which a draft of a question holds what stands in its form, and what a model wrote
into the field.
"""
_MOST_OF_PAGE = 80
"""Percent of the page's height that the question and the message field take at most."""
_LEAST_OF_STORY = 120
"""Pixels at 100 % of a story that is opened over the message field."""


class ConversationPage(QFrame):
    """`view`, `story`, and in the `foot` `ask_bar` and `composer`; `info` is of the
    conversation in force, once one is open. `story_beside`: the story stands at the side, where
    something else may stand otherwise.
    """

    story_beside = Signal(bool)
    edited = Signal(str)  # the token of the question whose form or field it is

    def __init__(self) -> None:
        super().__init__()
        self.info: SessionInfo | None = None
        self.setProperty("look", "page")
        self.view = ConversationView()
        self.view.start((), mark=opening_words())
        self.finding = FindBar(self.view)
        self.ask_bar = AskBar()
        self.line_help = LineHelp()
        self.composer = Composer()
        self.story = StoryPanel()
        self._ask, self._token = MessageAsk(), ""
        self._told = StoryShown(story=None)
        self._elsewhere: Elsewhere | None = None
        self._before = self._replaced = ""
        """The answer so far to the question that waits, and the field whose answer was last sent in
        place of one.
        """
        self._sure = 0
        """The newest message of a few words that is an answer."""
        self._coach = Label("", Type.SECONDARY, "warn_ink", wrap=True)
        self._coach.hide()
        inside = QWidget()
        self._foot = fill(vbox(inside, spacing=GRID), STRETCH)
        # In the smallest window the form of a question is higher than the page: it scrolls then.
        self.foot = column_view(inside)
        # Its least height is that of the narrowest page; what counts is the one at its own width.
        inside.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        inside.installEventFilter(self)
        # What one writes in stands at its end, whatever comes to stand above it; but for a story
        # that somebody has opened there.
        bar = self.foot.verticalScrollBar()
        bar.rangeChanged.connect(
            lambda least, most: bar.setValue(least if self.story.is_unfolded else most)
        )
        for part in (self.ask_bar, self.line_help, self.composer, self._coach):
            self._foot.addWidget(part)
        self._talk = fill(vbox(spacing=0), self.finding, (self.view, 1), self.foot)
        self._line = QFrame()
        self._line.setProperty("look", "line-upright")
        self._line.setFixedWidth(1)
        self._row = fill(hbox(self, 0, 0), (self._talk, 1), self._line, self.story)
        self._folded = False
        self.ask_bar.taken.connect(self.composer.add)
        self.line_help.taken.connect(self._put_suggested)
        self.composer.field.textChanged.connect(self._advise)
        self.composer.form_changed.connect(lambda: self.edited.emit(self._token))
        self.composer.form_changed.connect(self._advise)
        self.story.stands.connect(lambda _stands: self._fit())
        theme().follow(self._fit)

    def publish(self, published: AskPublished, left: Mapping[str, Any]) -> None:
        """Something waits: what it can be answered with stands around the message field. `left`:
        the `draft` it had when the program ended.
        """
        self.ask_bar.publish(published)
        self.line_help.publish(published, left.get(_SUGGESTED) or {})
        if published.token == self._token:
            return
        self._token = published.token
        self._ask = ask = published.ask if isinstance(published.ask, MessageAsk) else MessageAsk()
        form = typed_form(ask.input, ask.name or "") if ask.input in TYPED else None
        words = ask.before if form is None else None
        if form is not None and (filled := left.get(_FILLED_IN, ask.before)) is not None:
            if isinstance(filled, dict):
                # One box for the words: the one they are sent from. What was begun there is what
                # becomes of them.
                words, filled = filled.get("text"), {**filled, "text": None}
            form.show_value(filled)
        own_line = ask.field == "line"
        invitation = _("Or in your own words") if form is not None else ""
        self.composer.ask(
            form=form,
            name=field_name("line") if own_line else "",
            invitation=_("One sentence") if own_line else invitation,
        )
        self._put_before(words)
        stands = form is not None or self.composer.field.toPlainText().rstrip() == ask.before
        old = _("This is your answer so far. Change it, add to it, or send it as it is.")
        self.composer.tell(old if ask.before and stands else "")
        self._advise()

    def _put_before(self, words: Any) -> None:
        """What is to be put right stands in the field, unless the person has begun to write; what
        stood there of another question goes. Nothing is selected: who adds to an answer would
        type it away.
        """
        standing = self.composer.field.toPlainText()
        before = f"{words} " if words else ""
        if standing in ("", self._before) and (before or standing):
            self.composer.put(before)
        self._before = before

    def draft(self) -> dict[str, Any] | None:
        """What the question that waits holds beside the words in the field; None for nothing."""
        if self.line_help.suggested:
            return {_SUGGESTED: self.line_help.suggested}
        filled = self.composer.filled_in
        return {_FILLED_IN: filled} if filled is not None else None

    def _put_suggested(self, text: str) -> None:
        """Whose words they are is kept before the words are."""
        self.edited.emit(self._token)
        self.composer.put(text)

    def can_undo(self) -> bool:
        """Whether a change of the story can be taken back."""
        return self.story.can_undo()

    def undo(self) -> None:
        """Edit ▸ Undo, where nothing that was typed can be undone."""
        self.story.undo()

    def tab_stops(self) -> list[QWidget]:
        """As one reads, but that the message field is followed by the answers on the card of the
        question that waits, and those by the story; what takes that away comes last.
        """
        card = self.view.newest_ask()
        after = (*([card] if card is not None else []), self.story)
        found = stops_inside(self)
        later = [[one for one in found if part.isAncestorOf(one)] for part in after]
        first = [one for one in found if not any(one in part for part in later)]
        stops = [*first, *chain.from_iterable(later)]
        return sorted(stops, key=lambda one: one is self.story.leave_out)

    def take_focus(self) -> None:
        """To the first answer of the question that waits, else into the message field."""
        card = self.view.newest_ask()
        if card is None or not focus_first(card):
            self.composer.take_focus()

    def show_story(self, shown: StoryShown) -> None:
        """The story card as it stands."""
        before, field = self._told.story, self._replaced
        if before is not None and shown.story is not None and field in FIELDS:
            was, now = (getattr(one, field) for one in (before, shown.story))
            if was and was != now and before.id == shown.story.id:
                self._replaced = ""
                self.story.tell_replaced(field)
        self._told = shown
        self.story.show_story(shown)
        card = self.view.newest_ask()
        if isinstance(card, OptionCard) and shown.story is not None:
            card.show_story(shown.story)
        self._offer_elsewhere()
        self._advise()

    def _offer_elsewhere(self) -> None:
        """Under the newest answer: its parts can be moved while its story is open."""
        if self._elsewhere is not None:
            self.view.remove(self._elsewhere)
            self._elsewhere = None
        said = [one for one in self.view.bubbles if one.author == "person"]
        if self._told.story is None or not said or said[-1].id not in self._told.said:
            return
        newest = said[-1].id
        row = Elsewhere(said[-1], self._told.story, is_sure=newest == self._sure)
        if row.has_something:
            row.skipped.connect(self.story.skip)
            row.sure.connect(partial(self._is_answer, newest))
            row.moved.connect(self.story.move_words)
            row.change.connect(self.story.change)
            row.replaced.connect(partial(self.story.move_words, instead=True))
            row.corrects.connect(self.story.correct)
            self.view.add_below(said[-1], row)
            self._elsewhere = row

    def _is_answer(self, message: int) -> None:
        """The person says so: what else can be done with it is offered."""
        self._sure = message
        self._offer_elsewhere()

    def answer_with(self, text: str) -> AskAnswered | None:
        """The answer of the form that is filled in, with what was said beside it, or a model's
        words as they came; None without.
        """
        self._replaced = (self._ask.field or "") if self._ask.before else ""
        if self.line_help.is_suggested(text):
            return AskAnswered(token=self._token, data={"text": text, "suggested": True})
        filled = self.composer.filled_in
        if filled is None:
            return None
        self.composer.form_sent()
        if isinstance(filled, dict):
            value = {**filled, "text": text} if text else filled
            return AskAnswered(token=self._token, data={self._ask.input: value})
        return AskAnswered(token=self._token, data={"items": [*filled, *([text] if text else [])]})

    def end(self, token: str) -> None:
        """It waits no longer."""
        self.ask_bar.end(token)
        if token == self._token:
            self._token = ""
            self.line_help.clear()
            self.composer.form_sent()
            self._advise()

    def failed(self) -> None:
        """What was answered or changed was not kept: it can be done again."""
        self.ask_bar.failed()
        self.composer.form_failed()
        self.story.failed()

    def start(self) -> None:
        """Another conversation: nothing is asked, and no story is told."""
        self._token, self._ask = "", MessageAsk()
        self.ask_bar.clear()
        self.line_help.clear()
        self.composer.ask()
        self.composer.tell("")
        self.show_story(StoryShown(story=None))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The composer is as wide as the column above it; a narrow page folds the story."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What stands at the foot wants another height."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_foot()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Who writes means the message field, whatever has the focus; Space presses a button."""
        keys = Qt.KeyboardModifier
        command = event.modifiers() & (keys.ControlModifier | keys.AltModifier | keys.MetaModifier)
        if command or not event.text().strip() or not event.text().isprintable():
            super().keyPressEvent(event)
            return
        self.composer.take_focus()
        QApplication.sendEvent(self.composer.field, event)

    def paste(self) -> None:
        """What is pasted where nothing takes it is for the message."""
        self.composer.take_focus()
        self.composer.field.paste()

    def _fit_foot(self) -> None:
        """As high as what stands in it, and the conversation keeps its share of the page."""
        most = self.height() * _MOST_OF_PAGE // 100
        if self._folded:
            others = self._wanted_of_foot() - self.story.height() * self.story.isVisible()
            least = theme().px(_LEAST_OF_STORY)
            self.story.setMaximumHeight(max(least, min(self.height() // 2, most - others)))
        height = min(self._wanted_of_foot(), most)
        if height != self.foot.height():
            self.foot.setFixedHeight(height)

    def _wanted_of_foot(self) -> int:
        wanted = self._foot.totalHeightForWidth(self.foot.width())
        return wanted if wanted >= 0 else self._foot.totalSizeHint().height()

    def _advise(self) -> None:
        """What may be better about the line or number that is typed; exact, never in the way."""
        told: tuple[str, ...] = ()
        filled = (self.composer.filled_in if self._ask.input == "number" else None) or {}
        figure = filled.get("after") or filled.get("value") or ""
        if figure.isdecimal() and not filled.get("of"):
            told = (_("{number} – of what?").format(number=figure),)
        if self._ask.field == "line":
            told = self.story.advise(self.composer.field.toPlainText())
        self._coach.setText("\n".join(told))
        self._coach.setVisible(bool(told))

    def _fit(self) -> None:
        folded = self.width() < theme().px(BESIDE_FROM)
        if folded != self._folded:
            self._folded = folded
            if folded:
                self._foot.insertWidget(1, self.story)
            else:
                self._row.addWidget(self.story)
            self.story.set_folds(folded)
        wanted = self.story.is_wanted
        self.story.setVisible(wanted)
        if not folded:
            self.story.setMaximumHeight(NO_LIMIT)
        beside = wanted and not folded
        self._line.setVisible(beside)
        talk = self.width() - (self.story.width() + 1 if beside else 0)
        side = max(2 * GRID, (talk - theme().px(WIDTH)) // 2)
        self._foot.setContentsMargins(side, GRID // 2, side, 2 * GRID)
        self._fit_foot()
        self.story_beside.emit(beside)


class OldConversationPage(QFrame):
    """An ended conversation, to read; `info` says which."""

    def __init__(
        self, shown: OldSessionShown, cards: Iterable[tuple[int, ConversationCard]] = ()
    ) -> None:
        super().__init__()
        self.info = shown.info
        self.setProperty("look", "page")
        column = vbox(self, 0, 0)
        top = vbox(margins=(2 * GRID, GRID, 2 * GRID, 0))
        words = _(
            "An earlier conversation, to read only. What you approved in it is in your library."
        )
        notice = Notice(words, "info", icon="clock")
        self.back = Button(_("Back to the interview"))
        self.delete_button = Button(_("Delete…"), icon="trash")
        fill(notice.buttons, self.back, self.delete_button)
        top.addWidget(notice)
        column.addLayout(top)
        self.view = ConversationView()
        self.view.setAccessibleName(old_title(shown.info))
        self.view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.view.start(shown.messages, cards, mark=old_title(shown.info))
        self.finding = FindBar(self.view)
        fill(column, self.finding, (self.view, 1))


def old_title(info: SessionInfo) -> str:
    """What an earlier conversation is called."""
    return _("Conversation of {date}").format(date=date_words(info.started))
