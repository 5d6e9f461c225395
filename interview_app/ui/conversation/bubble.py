"""A message as a bubble: a frame with a read-only text browser sized from its document."""

import math
from typing import Literal

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QDesktopServices,
    QGuiApplication,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QLayoutItem, QSizePolicy, QTextBrowser

from interview_app.i18n import _
from interview_app.messages.interview import MessageAdded
from interview_app.ui.controls import FocusRing, Label
from interview_app.ui.conversation.markdown import (
    Document,
    height_of_words,
    settled_length,
    show_markdown,
    show_markdown_from,
    show_plain,
)
from interview_app.ui.look.boxes import hbox, vbox
from interview_app.ui.look.icons import IconLabel
from interview_app.ui.look.theme import Type, theme

SIDE, TOP = 14, 9
"""Space between the frame of a bubble and its text, in pixels."""
WIDEST = 600
"""Of a bubble or a card, in pixels at 100 %: a longer line is hard to read."""
LIVE_MARKDOWN = 400
"""Characters up to which a message is drawn anew as a whole while it streams."""


class BubbleText(QTextBrowser):
    """Text one can select and copy; its links open in the browser of the system, and the wheel
    scrolls the conversation.
    """

    copied = Signal()  # the whole message is wanted on the clipboard

    def __init__(self) -> None:
        super().__init__()
        self.setDocument(Document(self))
        self.document().setDocumentMargin(0)
        self.setProperty("look", "plain")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAcceptDrops(False)
        self.anchorClicked.connect(_open)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Qt's own menu, and the whole message at once, as it came."""
        menu = self.createStandardContextMenu(event.pos())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        copy = QAction(_("Copy Message"), menu)
        copy.triggered.connect(lambda: self.copied.emit())
        menu.insertAction(menu.actions()[0], copy)
        menu.popup(event.globalPos())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the conversation."""
        event.ignore()


class Bubble(QFrame):
    """One message. `heightForWidth` and `natural_width` are what the column lays it out by."""

    def __init__(self, author: Literal["person", "leader", "app"], text: str = "") -> None:
        super().__init__()
        self.author = author
        self.id = 0
        """The event that its message is of, once that is known."""
        self.source = ""
        """The text as it came."""
        self._wide = False
        self._settled, self._open_at = (
            0,
            -1,
        )  # how much of the source stands for good, and where the rest stands
        self._natural: tuple[int, int] | None = None
        self._fitted: tuple[int, int] | None = None
        self.setProperty("look", "bubble-person" if author == "person" else "bubble")
        column = vbox(self, (SIDE, TOP, SIDE, TOP), 4)
        self.text = BubbleText()
        self.text.setProperty("look", "on-accent" if author == "person" else "plain")
        self.text.setAccessibleName(
            _("You said") if author == "person" else _("The interview said")
        )
        self.text.copied.connect(lambda: QGuiApplication.clipboard().setText(self.source))
        column.addWidget(self.text)
        self._below = column
        theme().changed.connect(self._redraw)
        self.show_text(text)

    def show_text(self, text: str) -> None:
        """Show this text instead."""
        self.source = text
        self._wide = False
        self._settled, self._open_at = 0, -1
        self._redraw()

    def add_streamed(self, text: str) -> None:
        """Add streamed text. Of a long message only the paragraph that is being said is laid out
        again: all of its Markdown anew thirty times a second would cost frames.
        """
        self.source += text
        if len(self.source) <= LIVE_MARKDOWN:
            self._redraw()
            return
        # As wide as can be from now on: the document then lays out its last lines only.
        self._wide = True
        document = self.text.document()
        settled = self._settled + settled_length(self.source[self._settled :])
        if settled > self._settled or self._open_at < 0:
            paragraphs = self.source[self._settled : settled]
            show_markdown_from(document, max(0, self._open_at), paragraphs, more_follows=True)
            self._settled = settled
            end = QTextCursor(document)
            end.movePosition(QTextCursor.MoveOperation.End)
            if settled:
                end.insertBlock()
            self._open_at = end.position()
        show_markdown_from(document, self._open_at, self.source[settled:], more_follows=False)
        self._forget_sizes()

    def add_attachments(self, names: tuple[str, ...]) -> None:
        """Name the files that came with the message; without any words they are all of it."""
        self.text.setVisible(bool(self.source))
        colour = "on_accent" if self.author == "person" else "secondary"
        for name in names:
            row = hbox(spacing=6)
            row.addWidget(IconLabel("attach", colour, size=14))
            row.addWidget(Label(name, Type.SECONDARY, colour), 1)
            self._below.addLayout(row)
        self._forget_sizes()

    def mark_partial(self) -> None:
        """Say that the message was not finished."""
        mark = Label(_("Stopped here; what was said so far is kept."), Type.SECONDARY, "secondary")
        self._below.addWidget(mark)
        # In a bubble that stands already, a new row has no size until it is shown.
        mark.show()
        self._forget_sizes()

    def natural_width(self, available: int) -> int:
        """The width it wants of what there is, in pixels."""
        most = min(available, theme().px(WIDEST))
        if self._wide:
            return most
        if self._natural is not None and self._natural[0] == most:
            return self._natural[1]
        # The document is set to another width: what `fit` left is gone.
        self._fitted = None
        document = self.text.document()
        document.setTextWidth(most - 2 * SIDE)
        wanted = math.ceil(document.idealWidth()) + 2 * SIDE
        rest = max((item.sizeHint().width() + 2 * SIDE for item in self._rows()), default=0)
        self._natural = (most, min(most, max(wanted, rest, 3 * SIDE)))
        return self._natural[1]

    def fit(self, width: int) -> int:
        """Take this width; returns the height it then needs."""
        if self._fitted is not None and self._fitted[0] == width:
            return self._fitted[1]
        document = self.text.document()
        # Setting a width lays out the whole text again, even when it is the one it has.
        if document.textWidth() != width - 2 * SIDE:
            document.setTextWidth(width - 2 * SIDE)
        height = math.ceil(height_of_words(document))
        self.text.setFixedSize(QSize(width - 2 * SIDE, height))
        if self.text.isHidden():
            height = -self._below.spacing()
        rows = sum(
            self._below.spacing()
            + (
                item.heightForWidth(width - 2 * SIDE)
                if item.hasHeightForWidth()
                else item.sizeHint().height()
            )
            for item in self._rows()
        )
        self._fitted = (width, height + rows + 2 * TOP)
        return self._fitted[1]

    def _rows(self) -> list[QLayoutItem]:
        items = (self._below.itemAt(at) for at in range(1, self._below.count()))
        return [item for item in items if item is not None]

    def _forget_sizes(self) -> None:
        self._natural = self._fitted = None

    def _redraw(self) -> None:
        self._forget_sizes()
        self._settled, self._open_at = 0, -1
        document = self.text.document()
        if self.author == "person":
            show_plain(document, self.source)
        else:
            show_markdown(document, self.source)
        links = "](" in self.source or "http" in self.source
        # Only a text with something to follow is a stop on the way of the Tab key.
        if links and self.author != "person":
            self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
            if self.text.focusPolicy() != Qt.FocusPolicy.StrongFocus:
                FocusRing(self.text)
            self.text.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


def of_message(message: MessageAdded) -> Bubble:
    """The bubble of a finished message."""
    bubble = Bubble(message.author, message.text)
    bubble.id = message.id
    if message.attachments:
        bubble.add_attachments(tuple(one.filename for one in message.attachments))
    if message.partial:
        bubble.mark_partial()
    return bubble


def _open(url: QUrl) -> None:
    if url.scheme() in ("http", "https", "mailto"):
        QDesktopServices.openUrl(url)
