"""Cards in the conversation: what is asked of the person, and what a tool does."""

import os
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from interview_app.domain.asks import Option, OptionAsk, PhaseAsk, ReviewAsk, UploadAsk
from interview_app.i18n import _
from interview_app.messages.interview import ToolActivity
from interview_app.ui import icons
from interview_app.ui.controls import Badge, Button, Card, Label
from interview_app.ui.conversation.choice import ChoiceButton
from interview_app.ui.flow import FlowLayout
from interview_app.ui.names import formats_sentence, objective_title, phase_title, sheet_title
from interview_app.ui.theme import GRID, Type, theme

OPTION_ICONS = {
    "upload": "upload",
    "contact": "contact",
    "by_hand": "chat",
    "again": "refresh",
    "next_role": "briefcase",
    "another": "chat",
    "move_on": "right",
    "stop": "clock",
}
"""What the options of the guide are drawn with, by their ids; on a card of which one has none, none has."""
CARD_WIDTH = 560
"""The widest a card gets, in pixels at 100 %."""


class ConversationCard(Card):
    """A card the conversation's column can lay out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(padding=14, spacing=10, parent=parent)

    def natural_width(self, available: int) -> int:
        """All there is, up to the widest."""
        return min(available, theme().px(CARD_WIDTH))

    def fit(self, width: int) -> int:
        """The height its layout needs at this width."""
        layout = self.body
        layout.activate()
        return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()


class AskCard(ConversationCard):
    """Something asked. `answered` carries the answer in the shape of `domain.asks`; `own_words_wanted` asks for the composer."""

    answered = Signal(object)  # dict of the answer
    own_words_wanted = Signal(str)  # what the composer shall invite to

    def first_control(self) -> QWidget | None:
        """Where the keyboard starts."""
        return None

    def freeze(self, answer: dict[str, Any]) -> None:
        """Nothing can be pressed any more; show how it ended where no bubble will."""

    def thaw(self) -> None:
        """The answer was not taken: let the person answer again."""


class OptionCard(AskCard):
    """Two to six options as buttons, one or several, or something else in own words. `edited`: other options are ticked."""

    edited = Signal()

    def __init__(self, ask: OptionAsk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ask = ask
        self._prompt = Label(ask.prompt, Type.BODY_STRONG, wrap=True)
        self.body.addWidget(self._prompt)
        self._settled = False
        self._buttons: dict[str, ChoiceButton] = {}
        column = QVBoxLayout()
        column.setSpacing(6)
        icons_of = _icons_of(ask.options)
        for option in ask.options:
            column.addWidget(self._option(option, icons_of.get(option.id)))
        self.body.addLayout(column)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        self._other = Button(_("Something else…"), "quiet")
        self._other.clicked.connect(lambda: self.own_words_wanted.emit(_("Your own answer")))
        row.addWidget(self._other)
        row.addStretch(1)
        self._skip = Button(_("Skip"), "quiet")
        self._skip.clicked.connect(lambda: self._send([]))
        row.addWidget(self._skip)
        self._done = Button(_("Done"), "primary")
        self._done.setEnabled(not ask.required)
        self._done.clicked.connect(lambda: self._send(self._chosen()))
        row.addWidget(self._done)
        self.body.addLayout(row)
        # Only now: a part without a parent would be shown as a window of its own.
        self._skip.setVisible(not ask.required)
        self._done.setVisible(ask.allow_multiple)

    def first_control(self) -> QWidget | None:
        """The first option."""
        return next(iter(self._buttons.values()))

    def freeze(self, answer: dict[str, Any]) -> None:
        """Leave the question; the answer stands below it in the person's own bubble."""
        for button in self._buttons.values():
            button.hide()
        for below in (self._other, self._skip, self._done):
            below.hide()
        self._settle(True)

    def thaw(self) -> None:
        """All options again."""
        for button in self._buttons.values():
            button.show()
        self._settle(False)
        self._other.show()
        self._skip.setVisible(not self._ask.required)
        self._done.setVisible(self._ask.allow_multiple)

    def natural_width(self, available: int) -> int:
        """A question that was answered is as wide as its words."""
        widest = super().natural_width(available)
        if not self._settled:
            return widest
        words = self._prompt.fontMetrics().boundingRect(0, 0, widest, 0, Qt.TextFlag.TextWordWrap, self._prompt.text())
        return min(widest, words.width() + 2 * 14 + 4)

    def _settle(self, settled: bool) -> None:
        self._settled = settled
        self._prompt.set_type(Type.BODY if settled else Type.BODY_STRONG)
        self.setProperty("look", "bubble" if settled else "card")
        self.body.setContentsMargins(14, 9 if settled else 14, 14, 9 if settled else 14)
        self.body.setSpacing(0 if settled else 10)
        self.style().unpolish(self)
        self.style().polish(self)
        self.updateGeometry()

    def _option(self, option: Option, icon: str | None) -> ChoiceButton:
        button = ChoiceButton(option.label, option.description or "", icon=icon)
        if self._ask.allow_multiple:
            button.setCheckable(True)
            button.toggled.connect(lambda _on: self._done.setEnabled(bool(self._chosen()) or not self._ask.required))
            button.toggled.connect(self.edited)
        else:
            button.clicked.connect(lambda _checked=False, chosen=option.id: self._send([chosen]))
        self._buttons[option.id] = button
        return button

    def draft(self) -> dict[str, Any] | None:
        """What is ticked and not sent off; None when nothing is."""
        chosen = self._chosen()
        return {"ticked": chosen} if chosen else None

    def take_up(self, draft: dict[str, Any]) -> None:
        """What was ticked when the program ended is ticked again."""
        for name in draft.get("ticked", ()):
            if name in self._buttons and self._ask.allow_multiple:
                self._buttons[name].setChecked(True)

    def _chosen(self) -> list[str]:
        return [name for name, button in self._buttons.items() if button.isChecked()]

    def _send(self, chosen: list[str]) -> None:
        self.answered.emit({"selectedIds": chosen})


def _icons_of(options: tuple[Option, ...]) -> dict[str, str]:
    """Icons by option; labels stand below each other only where all have one or none."""
    known = icons.names()
    found = {one.id: icon for one in options if (icon := one.icon or OPTION_ICONS.get(one.id, "")) in known}
    return found if len(found) == len(options) else {}


class UploadCard(AskCard):
    """Drop or choose files, or skip."""

    choose_wanted = Signal()  # open the file dialog

    def __init__(self, ask: UploadAsk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(icons.IconLabel("upload", "accent_ink", size=22), 0, Qt.AlignmentFlag.AlignTop)
        texts = QVBoxLayout()
        texts.setSpacing(3)
        texts.addWidget(Label(ask.prompt or _("Hand over a document"), Type.BODY_STRONG, wrap=True))
        self._hint = Label(
            _("Drop it anywhere in this window, or choose it. {formats}").format(
                formats=formats_sentence(ask.accepted_formats)
            ),
            Type.SECONDARY,
            "secondary",
            wrap=True,
        )
        texts.addWidget(self._hint)
        row.addLayout(texts, 1)
        self.body.addLayout(row)
        self._buttons = FlowLayout(spacing=GRID)
        self._choose = Button(_("Choose files…"), "primary")
        self._choose.clicked.connect(lambda: self.choose_wanted.emit())
        self._skip = Button(_("Skip"))
        self._skip.clicked.connect(lambda: self.answered.emit({"skipped": True}))
        self._buttons.addWidget(self._choose)
        self._buttons.addWidget(self._skip)
        texts.addSpacing(GRID)
        texts.addLayout(self._buttons)

    def first_control(self) -> QWidget | None:
        """The button that opens the file dialog."""
        return self._choose

    def freeze(self, answer: dict[str, Any]) -> None:
        """Say what was handed over."""
        names = [os.path.basename(path) for path in answer.get("paths", [])]
        printable = [name.encode("utf-8", "replace").decode() for name in names]
        self._hint.setText(", ".join(printable) if printable else _("Skipped"))
        self._choose.hide()
        self._skip.hide()

    def thaw(self) -> None:
        """Ask again."""
        self._hint.setText(_("Drop it anywhere in this window, or choose it."))
        self._choose.show()
        self._skip.show()


class PhaseCard(AskCard):
    """Move on to the next part, stay, or stay and say why."""

    def __init__(self, ask: PhaseAsk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = _("Move on to “{phase}”?").format(phase=phase_title(ask.proposed))
        self.body.addWidget(Label(title, Type.BODY_STRONG, wrap=True))
        if ask.reason:
            self.body.addWidget(Label(ask.reason, Type.BODY, "secondary", wrap=True))
        if ask.missing:
            missing = ", ".join(objective_title(one) for one in ask.missing)
            self.body.addWidget(
                Label(_("Still open here: {missing}.").format(missing=missing), Type.BODY, "warn_ink", wrap=True)
            )
        row = FlowLayout(spacing=GRID)
        self._go = Button(_("Move on"), "primary")
        self._stay = Button(_("Stay here"))
        self._why = Button(_("Stay, and say why"), "quiet")
        self._go.clicked.connect(lambda: self.answered.emit({"decision": "approved"}))
        self._stay.clicked.connect(lambda: self.answered.emit({"decision": "denied"}))
        self._why.clicked.connect(lambda: self.own_words_wanted.emit(_("Why would you rather stay here?")))
        for button in (self._go, self._stay, self._why):
            row.addWidget(button)
        self.body.addLayout(row)
        self._settled = Badge("")
        self._settled.hide()
        self.body.addWidget(self._settled)

    def first_control(self) -> QWidget | None:
        """Move on."""
        return self._go

    def freeze(self, answer: dict[str, Any]) -> None:
        """Say what was decided."""
        self._settled.label.setText(
            _("Moved on") if answer.get("decision", answer.get("status")) == "approved" else _("Stayed here")
        )
        self._settled.show()
        for button in (self._go, self._stay, self._why):
            button.hide()

    def thaw(self) -> None:
        """Ask again."""
        self._settled.hide()
        for button in (self._go, self._stay, self._why):
            button.show()


class ReviewCard(AskCard):
    """Stands in the conversation while a review sheet waits, and opens it again after it was put aside."""

    open_wanted = Signal()  # show the sheet

    def __init__(self, ask: ReviewAsk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(icons.IconLabel("eye", "accent_ink", size=22), 0, Qt.AlignmentFlag.AlignTop)
        texts = QVBoxLayout()
        texts.setSpacing(3)
        texts.addWidget(Label(sheet_title(ask.data_type), Type.BODY_STRONG, wrap=True))
        self._hint = Label(
            ask.message or _("Nothing is saved before you approve it."), Type.SECONDARY, "secondary", wrap=True
        )
        texts.addWidget(self._hint)
        row.addLayout(texts, 1)
        self._open = Button(_("Open the review"), "primary")
        self._open.clicked.connect(lambda: self.open_wanted.emit())
        row.addWidget(self._open, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(row)

    def first_control(self) -> QWidget | None:
        """The button that opens the sheet."""
        return self._open

    def freeze(self, answer: dict[str, Any]) -> None:
        """Say how it ended."""
        ends = {
            "approved": _("Approved"),
            "modified": _("Approved with your changes"),
            "rejected": _("Rejected; nothing was saved"),
        }
        self._hint.setText(ends.get(str(answer.get("status")), _("Answered")))
        self._open.hide()

    def thaw(self) -> None:
        """Open it again."""
        self._open.show()


class ToolCard(ConversationCard):
    """What a tool does on the person's behalf: one line, a detail and a state."""

    ICONS = {"extract_document": "document", "get_macos_contact_card": "contact", "persist_data": "check-circle"}  # noqa: RUF012

    def __init__(self, activity: ToolActivity, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.body.setContentsMargins(12, 10, 12, 10)
        row = QHBoxLayout()
        row.setSpacing(10)
        self._icon = icons.IconLabel(self.ICONS.get(activity.tool, "tool"), "accent_ink")
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        texts = QVBoxLayout()
        texts.setSpacing(2)
        self._title = Label("", Type.BODY_STRONG, wrap=True)
        self._detail = Label("", Type.SECONDARY, "secondary", wrap=True)
        texts.addWidget(self._title)
        texts.addWidget(self._detail)
        row.addLayout(texts, 1)
        self._state = Label("", Type.SECONDARY, "secondary")
        self._state.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        row.addWidget(self._state, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(row)
        self.show_activity(activity)

    def natural_width(self, available: int) -> int:
        """A little narrower than a question: it only tells."""
        return min(available, theme().px(460))

    def show_activity(self, activity: ToolActivity) -> None:
        """The newest state of the call."""
        words = {
            "running": (_("Working…"), "secondary"),
            "waiting": (_("Waiting for you"), "accent_ink"),
            "done": (_("Done"), "good_ink"),
            "failed": (_("Did not work"), "bad_ink"),
        }
        text, colour = words[activity.state]
        self._title.setText(activity.title)
        self._detail.setText(activity.detail)
        self._detail.setVisible(bool(activity.detail))
        self._state.setText(text)
        self._state.set_colour(colour)
        if activity.state == "failed":
            self._icon.show_icon("warning", "bad_ink")
