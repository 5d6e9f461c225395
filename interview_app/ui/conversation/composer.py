"""The composer: message, waiting files as chips, Send, which is Stop while the other side
speaks.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolButton, QWidget

from interview_app.domain.known import Attachment
from interview_app.i18n import _
from interview_app.ui.controls import ElidedLabel, GrowingText, Hint, IconButton
from interview_app.ui.controls.dressing import repolish
from interview_app.ui.conversation.typed_form import TypedForm
from interview_app.ui.look import icons
from interview_app.ui.look.boxes import FlowLayout, fill, hbox, let_go, vbox
from interview_app.ui.look.theme import GRID, Type, theme

MOST_LINES = 8
"""The field grows to this many lines, then scrolls."""
KEPT_EVERY = 1000
"""Milliseconds after which what is typed is kept, so that a crash costs no more than the last few
words.
"""


class MessageField(GrowingText):
    """Enter sends, Shift+Enter is a new line, Escape gives up an own answer."""

    sent = Signal()
    escaped = Signal()

    def __init__(self) -> None:
        super().__init__(most=MOST_LINES, around=4)
        self.setAccessibleName(_("Message"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.document().setDocumentMargin(0)
        # WORKAROUND: Qt takes the margin for something to undo, before anything nearer the window.
        self.document().clearUndoRedoStacks()
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().follow(self.dress)

    def dress(self) -> None:
        """Take the font from the theme."""
        self.setFont(theme().font(Type.READING))
        # The invitation is drawn with the font of the viewport, which the style sheet keeps from
        # following.
        self.viewport().setFont(self.font())
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See the class."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and not event.modifiers() & (
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.AltModifier
        ):
            self.sent.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        else:
            super().keyPressEvent(event)


class Chip(QFrame):
    """A file that goes with the next message."""

    def __init__(self, attachment: Attachment) -> None:
        super().__init__()
        self.setProperty("look", "chip")
        self.setAccessibleName(attachment.filename)
        row = fill(hbox(self, (8, 3, 10, 3), 6), icons.IconLabel("document", "secondary", size=15))
        label = ElidedLabel(attachment.filename, Type.SECONDARY)
        label.setFixedWidth(
            min(label.fontMetrics().horizontalAdvance(attachment.filename) + 4, theme().px(220))
        )
        row.addWidget(label)


class SendButton(QToolButton):
    """A round button in the accent colour."""

    def __init__(self, icon: str, name: str, shortcut: str) -> None:
        super().__init__()
        self._icon = icon
        self.setProperty("look", "send")
        self.setAccessibleName(name)
        self.setToolTip(f"{name} ({shortcut})")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme().follow(self.dress)

    def dress(self) -> None:
        """Take icon and size from the theme."""
        self.setIcon(icons.icon(self._icon, "on_accent", size=18))
        self.setIconSize(QSize(theme().px(18), theme().px(18)))
        side = theme().px(28)
        self.setFixedSize(side, side)
        # The one round thing: its corners grow with it.
        sheet = f"border-radius: {side // 2}px;"
        if self.styleSheet() != sheet:
            self.setStyleSheet(sheet)


class Composer(QFrame):
    """What the person writes and hands over. `sent` carries the text, which may be empty when files
    wait.
    """

    sent = Signal(str)
    unsent_changed = Signal(
        object
    )  # tuple[str, ...]: what is to be kept, should the program end now
    form_changed = Signal()  # what stands in the form over the field
    own_words_dropped = (
        Signal()
    )  # Escape: the person does not want to answer in own words after all

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "composer")
        self._waiting: tuple[Attachment, ...] = ()
        self._invitation = _("Message")
        self._on_its_way: list[str] = []
        self._kept: tuple[str, ...] | None = None
        self._begun = False
        self._keeping = QTimer(self, singleShot=True, interval=KEPT_EVERY)
        self._keeping.timeout.connect(self.keep)
        column = vbox(self, (GRID, 6, 6, 6), 6)
        self._chips = QWidget()
        self._flow = FlowLayout(self._chips, spacing=6)
        self._chips.hide()
        column.addWidget(self._chips)
        self._told = Hint()
        self._told.setContentsMargins(4, 2, 4, 0)
        self._told.hide()
        column.addWidget(self._told)
        self._form: TypedForm | None = None
        self._form_place = vbox(margins=(4, 6, 6, 2))
        column.addLayout(self._form_place)
        row = hbox(spacing=6)
        shortcut = QKeySequence(QKeySequence.StandardKey.Open).toString(
            QKeySequence.SequenceFormat.NativeText
        )
        self.attach = IconButton("attach", _("Attach a file"), shortcut=shortcut, size=18)
        self.field = MessageField()
        self.field.sent.connect(self.send)
        self.field.escaped.connect(self._escape)
        self.field.textChanged.connect(self._weigh)
        self.field.textChanged.connect(self._keep_soon)
        self.field.installEventFilter(self)
        self.send_button = SendButton("send", _("Send"), "↩")
        self.send_button.clicked.connect(lambda: self.send())
        self.stop_button = SendButton(
            "stop",
            _("Stop"),
            QKeySequence("Ctrl+.").toString(QKeySequence.SequenceFormat.NativeText),
        )
        bottom = Qt.AlignmentFlag.AlignBottom
        row.addWidget(self.attach, 0, bottom)
        row.addWidget(self.field, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.stop_button, 0, bottom)
        row.addWidget(self.send_button, 0, bottom)
        column.addLayout(row)
        self.show_working(False)
        self.invite()
        self._weigh()

    @property
    def files_waiting(self) -> int:
        """How many files go with the next message."""
        return len(self._waiting)

    @property
    def being_written(self) -> bool:
        """Whether the person is in the middle of a message; what was left over from another time is
        none.
        """
        return self.field.document().isModified() and bool(self.field.toPlainText().strip())

    def invite(self, words: str = "") -> None:
        """What the empty field says; an own answer to a question has its own invitation."""
        self._own_words = bool(words)
        self.field.setPlaceholderText(words or self._invitation)

    def ask(self, *, form: TypedForm | None = None, name: str = "", invitation: str = "") -> None:
        """What the field is for now: a `name` of its own, an `invitation` while it is empty, and a
        `form` over it, which Send sends too. Without all of them it takes a message.
        """
        if self._form is not None:
            let_go(self._form)
        self._form = form
        if form is not None:
            self._form_place.addWidget(form)
            form.changed.connect(self._weigh_form)
            form.sent.connect(self.send)
        self.field.setAccessibleName(name or _("Message"))
        # Who looks for the field by the name it always has finds the group it stands in.
        self.setAccessibleName(_("Message") if name else "")
        self._invitation = invitation or _("Message")
        self.invite()
        self._weigh()

    @property
    def filled_in(self) -> Any:
        """What stands in the form over the field, as JSON; None where there is none, or nothing
        that is not sent.
        """
        form = self._form
        return form.value() if form is not None and form.isEnabled() else None

    def form_sent(self) -> None:
        """What stands in the form is on its way, or wanted no longer; it stays in sight until
        something else is asked.
        """
        if self._form is not None:
            self._form.setEnabled(False)
            self._weigh()

    def form_failed(self) -> None:
        """What was filled in could not be kept: it can be sent again."""
        if self._form is not None:
            self._form.setEnabled(True)
            self._weigh()

    def put(self, words: str) -> None:
        """Put words in the place of what stands in the field; Undo brings that back."""
        cursor = self.field.textCursor()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(words)
        self.field.setTextCursor(cursor)
        self.take_focus()

    def add(self, words: str) -> None:
        """Put words behind what stands in the field, as a sentence of their own."""
        standing = self.field.toPlainText().strip()
        end = "." if standing[-1:].isalnum() else ""
        self.put(f"{standing}{end} {words}" if standing else words)

    def tell(self, words: str) -> None:
        """Say what stands in the field or the form; "" for nothing."""
        self._told.setText(words)
        self._told.setVisible(bool(words))
        self.field.setAccessibleDescription(words)

    def show_working(self, working: bool) -> None:
        """Stop stands beside Send only while there is something to stop; what is typed meanwhile
        can be sent.
        """
        self.stop_button.setVisible(working)

    def show_waiting(self, attachments: tuple[Attachment, ...]) -> None:
        """The files that go with the next message."""
        self._waiting = attachments
        self._flow.empty()
        for attachment in attachments:
            self._flow.addWidget(Chip(attachment))
        self._chips.setVisible(bool(attachments))
        self._weigh()

    def send(self) -> None:
        """Send what is there, if anything is."""
        text = self.field.toPlainText().strip()
        if not text and not self._waiting and self.filled_in is None:
            return
        self.field.clear()
        if text:
            self._on_its_way.append(text)
        self.keep()
        self.sent.emit(text)

    def taken(self, text: str | None = None) -> None:
        """This text, or all that was sent, is durable."""
        self._on_its_way = [one for one in self._on_its_way if text is not None and one != text]
        self.keep()

    def give_back(self) -> None:
        """What was sent could not be kept: it stands in the field again, before what was typed
        since.
        """
        lost, self._on_its_way = self._on_its_way, []
        self._put_first(lost)

    def begin(self, unsent: tuple[str, ...]) -> None:
        """A session is there: what was left unsent in it stands in the field again, before what was
        typed since.
        """
        # Told at once and in any case: what was kept may be another session's, or have been said by
        # now.
        self._begun, self._kept = True, None
        self._put_first(unsent)
        self.keep()

    def keep(self) -> None:
        """Tell what is not durable yet, if that has changed; before a session is there, nobody
        knows what was kept.
        """
        self._keeping.stop()
        unsent = tuple(
            text for text in (*self._on_its_way, self.field.toPlainText()) if text.strip()
        )
        if self._begun and unsent != self._kept:
            self._kept = unsent
            self.unsent_changed.emit(unsent)

    def take_focus(self) -> None:
        """Put the cursor into the field."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click anywhere in the frame begins to write."""
        self.take_focus()
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The frame shows the focus of the field inside."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.setProperty("state", "focus" if event.type() == QEvent.Type.FocusIn else "")
            repolish(self)
        return super().eventFilter(watched, event)

    def _weigh(self) -> None:
        text = self.field.toPlainText()
        filled = bool(text.strip()) or bool(self._waiting) or self.filled_in is not None
        self.send_button.setEnabled(filled)

    def _weigh_form(self) -> None:
        self._weigh()
        self.form_changed.emit()

    def _put_first(self, texts: Sequence[str]) -> None:
        if texts:
            self.field.setPlainText(
                "\n\n".join(one for one in (*texts, self.field.toPlainText()) if one)
            )
            self.field.moveCursor(QTextCursor.MoveOperation.End)

    def _keep_soon(self) -> None:
        # Not begun anew with every key: who types without a pause is kept too.
        if not self._keeping.isActive():
            self._keeping.start()

    def _escape(self) -> None:
        if self._own_words:
            self.invite()
            self.own_words_dropped.emit()
