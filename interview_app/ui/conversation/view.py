"""The conversation as one scrolls through it: newest at the bottom, and staying there while the
person reads there.
"""

from collections.abc import Iterable
from operator import itemgetter

from PySide6.QtCore import QEasingCurve, QPropertyAnimation, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from interview_app.i18n import _
from interview_app.messages.interview import MessageAdded, ToolActivity
from interview_app.ui.controls import Button, FocusRing
from interview_app.ui.controls.announcing import announce
from interview_app.ui.conversation.bubble import Bubble, of_message
from interview_app.ui.conversation.cards import AskCard, ConversationCard, ToolCard
from interview_app.ui.conversation.column import Column
from interview_app.ui.conversation.marks import Mark, ThinkingMark, Welcome
from interview_app.ui.look.theme import GRID, theme

KEPT, MOST = 250, 300
"""How many messages and cards stay on screen once there are more than the most; older ones are in
the store.
"""
SHOWN_TOOLS = ("extract_document", "get_macos_contact_card")
"""Tools whose work the person wants to see in the conversation; a failure is shown of any."""


class ConversationView(QScrollArea):
    """Messages, cards and marks in a column."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(_("Conversation"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # It gives way to what stands over and below it: of itself, a view has a least height.
        self.setMinimumHeight(1)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        FocusRing(self)
        self._column = Column()
        self.setWidget(self._column)
        self._streaming: Bubble | None = None
        self._tools: dict[str, ToolCard] = {}
        self._thinking: ThinkingMark | None = None
        self._dropped: Mark | None = None
        self._at_end = True
        self._jump = Button(_("Newest message"), icon="down", parent=self)
        self._jump.hide()
        self._jump.clicked.connect(self.scroll_to_end)
        self._glide = QPropertyAnimation(self.verticalScrollBar(), b"value", self)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._moved)
        # The person scrolls: from here on it is theirs where the view stands.
        bar.actionTriggered.connect(lambda _action: self._glide.stop())
        bar.rangeChanged.connect(self._range_changed)

    @property
    def bubbles(self) -> tuple[Bubble, ...]:
        """The messages that stand, from the top."""
        return tuple(item for item in self._column.items if isinstance(item, Bubble))

    def start(
        self,
        messages: tuple[MessageAdded, ...],
        cards: Iterable[tuple[int, ConversationCard]] = (),
        *,
        mark: str = "",
        welcome: bool = False,
    ) -> None:
        """Show another conversation from its newest messages, each card behind the messages up to
        its id; with a `welcome` where the person has said nothing yet.
        """
        self._column.clear()
        self._tools.clear()
        self._streaming = self._thinking = self._dropped = None
        self._at_end = True
        if mark:
            self._column.add(Mark(mark))
        if welcome:
            self._column.add(Welcome())
        stood: list[tuple[int, MessageAdded | ConversationCard]]
        stood = sorted([*((one.id, one) for one in messages), *cards], key=itemgetter(0))
        for _id, one in stood[-MOST:]:
            if isinstance(one, MessageAdded):
                if one.question:
                    self._column.add(Bubble("leader", one.question))
                self._column.add(of_message(one))
            else:
                self._column.add(one)
        self.scroll_to_end()

    def add_message(self, message: MessageAdded) -> None:
        """A finished message; the one that was streamed takes its final form."""
        bubble = self._streaming
        if bubble is not None and message.author == "leader":
            self._streaming = None
            bubble.show_text(message.text)
            if message.partial:
                bubble.mark_partial()
            self._column.lay_out(self._column.items.index(bubble))
        elif message.text or message.attachments:
            self.add(of_message(message))
        if message.author == "person":
            self.scroll_to_end()
        else:
            # Told when it is whole: piece by piece a screen reader would never come to an end.
            announce(self, message.text)

    def add_streamed(self, text: str, restarted: bool) -> None:
        """Text of a message that is being said."""
        if self._streaming is None:
            self._streaming = Bubble("leader")
            self.add(self._streaming)
        bubble = self._streaming
        if restarted:
            bubble.show_text("")
        bubble.add_streamed(text)
        self._column.lay_out(len(self._column.items) - (2 if self._thinking else 1))

    def stream_ended(self) -> None:
        """An empty reply leaves no empty bubble."""
        if self._streaming is not None and not self._streaming.source.strip():
            self._column.remove(self._streaming)
            self._streaming = None

    def bring_down(self, card: ConversationCard) -> None:
        """A card that stands further up, below all else."""
        self._column.bring_down(card)
        self.scroll_to_end()

    def newest_ask(self) -> AskCard | None:
        """The card of the question that was asked last, answered or not."""
        cards = (item for item in reversed(self._column.items) if isinstance(item, AskCard))
        return next(cards, None)

    def add_below(self, bubble: Bubble, item: QWidget) -> None:
        """Something right below a message."""
        self._column.add(item, self._column.items.index(bubble) + 1)

    def remove(self, item: QWidget) -> None:
        """Take a card away, or what stands below a message."""
        self._column.remove(item)

    def show_tool(self, activity: ToolActivity) -> None:
        """A tool's card: new, or in its new state."""
        card = self._tools.get(activity.call_id)
        if card is not None:
            card.show_activity(activity)
        elif is_shown(activity):
            self._tools[activity.call_id] = card = ToolCard(activity)
            self.add(card)

    def show_thinking(self, on: bool) -> None:
        """The sign that an answer is on its way."""
        if on and self._thinking is None and self._streaming is None:
            self._thinking = ThinkingMark()
            self._column.add(self._thinking)
        elif not on and self._thinking is not None:
            self._column.remove(self._thinking)
            self._thinking = None

    def scroll_to_end(self) -> None:
        """Show the newest."""
        self._at_end = True
        self._glide.stop()
        bar = self.verticalScrollBar()
        # Layout requests of new children come with the next turn of the loop.
        bar.setValue(bar.maximum())
        QTimer.singleShot(0, self, lambda: bar.setValue(bar.maximum()))

    def bring_into_view(self, bubble: Bubble) -> None:
        """Scroll so that what is selected in a message can be read."""
        place = bubble.text.mapTo(self._column, bubble.text.cursorRect().center())
        self.ensureVisible(place.x(), place.y(), 0, self.viewport().height() // 3)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Home and End go to the ends; the rest scrolls as everywhere."""
        bar = self.verticalScrollBar()
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            bar.setValue(bar.minimum() if event.key() == Qt.Key.Key_Home else bar.maximum())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the end in view and the button in its corner."""
        self._column.gutter = self.width() - self.viewport().width()
        super().resizeEvent(event)
        self._jump.adjustSize()
        side = (self.width() - self._jump.width()) // 2
        self._jump.move(side, self.viewport().geometry().bottom() - self._jump.height() - GRID)

    def add(self, item: QWidget) -> None:
        """A message or a card below all else."""
        if self._thinking is not None:
            self.show_thinking(False)
        self._column.add(item)
        if len(self._column.items) > MOST and self._column.drop_oldest(KEPT):
            self._dropped = Mark(
                _("Older messages are kept; export your data to read all of them.")
            )
            self._column.add(self._dropped, 0)

    def _moved(self, value: int) -> None:
        bar = self.verticalScrollBar()
        # On its way to the end it is not there yet; what grows meanwhile lengthens the way.
        gliding = self._glide.state() is QPropertyAnimation.State.Running
        self._at_end = gliding or value >= bar.maximum() - theme().px(48)
        self._jump.setVisible(not self._at_end)
        self._jump.raise_()

    def _range_changed(self, _least: int, most: int) -> None:
        if not self._at_end:
            return
        bar = self.verticalScrollBar()
        distance = most - bar.value()
        # A glide under way has an older end: it would lead away from the newest again.
        self._glide.stop()
        if self._streaming is None and 0 < distance < self.height() and theme().milliseconds(160):
            self._glide.setDuration(theme().milliseconds(160))
            self._glide.setEndValue(most)
            self._glide.start()
        else:
            bar.setValue(most)


def is_shown(activity: ToolActivity) -> bool:
    """Whether the work of a tool has a card."""
    return activity.tool in SHOWN_TOOLS or activity.state == "failed"
