"""Cards in the conversation, and the short ones that ask: for files, for a step, for a look at a
sheet.
"""

import os
from typing import Any

from PySide6.QtCore import Qt, Signal

from interview_app.domain.asks import PhaseAsk, ReviewAsk, UploadAsk
from interview_app.i18n import _
from interview_app.ui import icons
from interview_app.ui.boxes import hbox, vbox
from interview_app.ui.controls import Badge, Button, Card, Label
from interview_app.ui.conversation.bubble import WIDEST
from interview_app.ui.flow import FlowLayout
from interview_app.ui.names import formats_sentence, objective_title, phase_title, sheet_heading
from interview_app.ui.theme import GRID, Type, theme


class ConversationCard(Card):
    """A card the conversation's column can lay out."""

    def __init__(self) -> None:
        super().__init__(padding=14, spacing=10)

    def natural_width(self, available: int) -> int:
        """All there is, up to the widest: no bubble ends right of a card."""
        return min(available, theme().px(WIDEST))

    def fit(self, width: int) -> int:
        """The height its layout needs at this width."""
        layout = self.body
        layout.activate()
        return (
            layout.totalHeightForWidth(width)
            if layout.hasHeightForWidth()
            else layout.totalSizeHint().height()
        )


class AskCard(ConversationCard):
    """Something asked. `answered` carries the answer in the shape of `domain.asks`;
    `own_words_wanted` asks for the composer.
    """

    answered = Signal(object)  # dict of the answer
    own_words_wanted = Signal(str)  # what the composer shall invite to

    def freeze(self, answer: dict[str, Any]) -> None:
        """Nothing can be pressed any more; show how it ended where no bubble will."""

    def thaw(self) -> None:
        """The answer was not taken: let the person answer again."""


class UploadCard(AskCard):
    """Drop or choose files, or skip."""

    choose_wanted = Signal()  # open the file dialog

    def __init__(self, ask: UploadAsk) -> None:
        super().__init__()
        row = hbox(spacing=12)
        row.addWidget(
            icons.IconLabel("upload", "accent_ink", size=22), 0, Qt.AlignmentFlag.AlignTop
        )
        texts = vbox(spacing=3)
        texts.addWidget(Label(ask.prompt or _("Hand over a document"), Type.BODY_STRONG, wrap=True))
        self._how = _("Drop it anywhere in this window, or choose it. {formats}").format(
            formats=formats_sentence(ask.accepted_formats)
        )
        self._hint = Label(self._how, Type.SECONDARY, "secondary", wrap=True)
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

    def freeze(self, answer: dict[str, Any]) -> None:
        """Say what was handed over."""
        names = [os.path.basename(path) for path in answer.get("paths", [])]
        printable = [name.encode("utf-8", "replace").decode() for name in names]
        self._hint.setText(", ".join(printable) if printable else _("Skipped"))
        self._choose.hide()
        self._skip.hide()

    def thaw(self) -> None:
        """Ask again."""
        self._hint.setText(self._how)
        self._choose.show()
        self._skip.show()


class PhaseCard(AskCard):
    """Move on to the next part, stay, or stay and say why."""

    def __init__(self, ask: PhaseAsk) -> None:
        super().__init__()
        title = _("Move on to “{phase}”?").format(phase=phase_title(ask.proposed))
        self.body.addWidget(Label(title, Type.BODY_STRONG, wrap=True))
        if ask.reason:
            self.body.addWidget(Label(ask.reason, Type.BODY, "secondary", wrap=True))
        if ask.missing:
            missing = ", ".join(objective_title(one) for one in ask.missing)
            self.body.addWidget(
                Label(
                    _("Still open here: {missing}.").format(missing=missing),
                    Type.BODY,
                    "warn_ink",
                    wrap=True,
                )
            )
        row = FlowLayout(spacing=GRID)
        self._go = Button(_("Move on"), "primary")
        self._stay = Button(_("Stay here"))
        self._why = Button(_("I have more to tell…"), "quiet", name=_("Stay, and say why"))
        self._go.clicked.connect(lambda: self.answered.emit({"decision": "approved"}))
        self._stay.clicked.connect(lambda: self.answered.emit({"decision": "denied"}))
        self._why.clicked.connect(
            lambda: self.own_words_wanted.emit(_("Why would you rather stay here?"))
        )
        for button in (self._go, self._stay, self._why):
            row.addWidget(button)
        self.body.addLayout(row)
        self._settled = Badge("")
        self._settled.hide()
        self.body.addWidget(self._settled)

    def freeze(self, answer: dict[str, Any]) -> None:
        """Say what was decided."""
        self._settled.label.setText(
            _("Moved on")
            if answer.get("decision", answer.get("status")) == "approved"
            else _("Stayed here")
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
    """Stands in the conversation while a review sheet waits, and opens it again after it was put
    aside.
    """

    open_wanted = Signal()  # show the sheet

    def __init__(self, ask: ReviewAsk) -> None:
        super().__init__()
        row = hbox(spacing=12)
        row.addWidget(icons.IconLabel("eye", "accent_ink", size=22), 0, Qt.AlignmentFlag.AlignTop)
        texts = vbox(spacing=3)
        texts.addWidget(Label(sheet_heading(ask.data_type, ask.data), Type.BODY_STRONG, wrap=True))
        self._hint = Label(
            ask.message or _("Nothing is saved before you approve it."),
            Type.SECONDARY,
            "secondary",
            wrap=True,
        )
        texts.addWidget(self._hint)
        row.addLayout(texts, 1)
        self._open = Button(_("Open the review"), "primary")
        self._open.clicked.connect(lambda: self.open_wanted.emit())
        row.addWidget(self._open, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(row)

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
