"""Cards in the conversation: what a tool does, and what asks for files, for a step or for a look at
a sheet.
"""

import os
from functools import partial
from typing import Any, ClassVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from interview_app.domain.asks import Ask, PhaseAsk, ReviewAsk, UploadAsk
from interview_app.domain.phases import STEPS
from interview_app.domain.records import DataType
from interview_app.i18n import _
from interview_app.messages.interview import ToolActivity
from interview_app.ui.controls import Button, Card, Hint, Label
from interview_app.ui.conversation.bubble import WIDEST
from interview_app.ui.look import icons
from interview_app.ui.look.boxes import fill, flowing, hbox, vbox
from interview_app.ui.look.names import (
    formats_sentence,
    objective_title,
    phase_title,
    sheet_heading,
    sheet_words,
)
from interview_app.ui.look.theme import Type, theme


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
    `own_words_wanted` asks for the composer; `opened`: what it is about is wanted elsewhere;
    `resume_wanted`: a look at the page comes first; `posting_wanted`: a résumé for the posting that
    was answered with.
    """

    answered = Signal(object)  # dict of the answer
    own_words_wanted = Signal(str)  # what the composer shall invite to
    opened = Signal()
    resume_wanted = Signal()
    posting_wanted = Signal()
    _buttons: QWidget

    def __init__(self, how: str = "") -> None:
        """`how`: what is said of it until it is answered."""
        super().__init__()
        self._how, self._hint = how, Hint(how)
        self._hint.setVisible(bool(how))

    def freeze(self, answer: dict[str, Any]) -> None:
        """Nothing can be pressed any more; show how it ended where no bubble will."""
        self._buttons.hide()
        self._hint.setText(self._ended(answer))
        self._hint.show()

    def thaw(self) -> None:
        """The answer was not taken: let the person answer again."""
        self._buttons.show()
        self._hint.setText(self._how)
        self._hint.setVisible(bool(self._how))

    def _ended(self, answer: dict[str, Any]) -> str:
        """How it ended, in words."""
        return ""

    def _beside(self, icon: str, title: str, *buttons: Button) -> None:
        """What the card is and asks, over its buttons, all beside an icon."""
        self._buttons = flowing(*buttons)
        top = Qt.AlignmentFlag.AlignTop
        row = fill(hbox(spacing=12), (icons.IconLabel(icon, "accent_ink", size=22), 0, top))
        texts = fill(vbox(spacing=3), Label(title, Type.BODY_STRONG, wrap=True), self._hint)
        self.body.addLayout(fill(row, (fill(vbox(spacing=12), texts, self._buttons), 1)))


class UploadCard(AskCard):
    """Drop or choose files, or skip; `opened`: the file dialog."""

    def __init__(self, ask: UploadAsk) -> None:
        how = _("Drop it anywhere in this window, or choose it. {formats}")
        super().__init__(how.format(formats=formats_sentence(ask.accepted_formats)))
        choose, skip = Button(_("Choose files…"), "primary"), Button(_("Skip"))
        choose.clicked.connect(lambda: self.opened.emit())
        skip.clicked.connect(lambda: self.answered.emit({"skipped": True}))
        self._beside("upload", ask.prompt or _("Add a document"), choose, skip)

    def _ended(self, answer: dict[str, Any]) -> str:
        names = [os.path.basename(path) for path in answer.get("paths", [])]
        told = ", ".join(name.encode("utf-8", "replace").decode() for name in names)
        return told or (_("Added") if answer.get("status") == "uploaded" else _("Skipped"))


class PhaseCard(AskCard):
    """Move on to the next part, stay, or stay and say why."""

    def __init__(self, ask: PhaseAsk) -> None:
        super().__init__()
        title = _("Move on to “{phase}”?").format(phase=phase_title(ask.proposed))
        self.body.addWidget(Label(title, Type.BODY_STRONG, wrap=True))
        if ask.reason:
            self.body.addWidget(Label(ask.reason, Type.BODY, "secondary", wrap=True))
        if ask.missing:
            missing = ", ".join(objective_title(one) for one in ask.missing if one in STEPS)
            words = _("Still open here: {missing}.").format(missing=missing)
            self.body.addWidget(Label(words, Type.BODY, "warn_ink", wrap=True))
        go, stay = Button(_("Move on"), "primary"), Button(_("Stay here"))
        why = Button(_("I have more to tell…"), "quiet", name=_("Stay, and say why"))
        go.clicked.connect(lambda: self.answered.emit({"decision": "approved"}))
        stay.clicked.connect(lambda: self.answered.emit({"decision": "denied"}))
        why.clicked.connect(
            lambda: self.own_words_wanted.emit(_("Why would you rather stay here?"))
        )
        self._buttons = flowing(go, stay, why)
        fill(self.body, self._buttons, self._hint)

    def _ended(self, answer: dict[str, Any]) -> str:
        decided = answer.get("decision", answer.get("status"))
        return _("Moved on") if decided == "approved" else _("Stayed here")


class ReviewCard(AskCard):
    """Stands in the conversation while a review sheet waits, and opens it again (`opened`) after it
    was put aside. A form that the person fills in can be left for later there: nothing of it is
    read.
    """

    def __init__(self, ask: ReviewAsk) -> None:
        super().__init__(sheet_words(ask))
        self._is_own = ask.is_to_fill_in
        opens = _("Fill in") if self._is_own else _("Open the review")
        open_button = Button(opens, "primary", on_click=lambda: self.opened.emit())
        buttons = [open_button]
        if self._is_own:
            reject = partial(self.answered.emit, {"status": "rejected"})
            buttons.append(Button(_("Later"), on_click=reject))
        if ask.data_type is DataType.CANDIDATE_DOSSIER:
            look = _("Look at my résumé")
            buttons.append(Button(look, "quiet", on_click=self.resume_wanted.emit))
        self._beside("pencil" if self._is_own else "eye", sheet_heading(ask), *buttons)
        make = Button(_("Make a Résumé for This Posting"), icon="resume")
        make.clicked.connect(self.posting_wanted)
        self._for_posting = flowing(make)
        self._for_posting.hide()
        self.body.addWidget(self._for_posting)

    def freeze(self, answer: dict[str, Any]) -> None:
        """What a posting is there for is offered at once."""
        super().freeze(answer)
        self._for_posting.setVisible(bool((answer.get("data") or {}).get("posting")))

    def thaw(self) -> None:
        """See `AskCard`."""
        super().thaw()
        self._for_posting.hide()

    def _ended(self, answer: dict[str, Any]) -> str:
        ends = (
            {"approved": _("Saved"), "modified": _("Saved"), "rejected": _("Left for later")}
            if self._is_own
            else {
                "approved": _("Approved"),
                "modified": _("Approved with your changes"),
                "rejected": _("Discarded; nothing was saved"),
            }
        )
        return ends.get(str(answer.get("status")), _("Answered"))


def card_of(ask: Ask) -> AskCard:
    """The card of something that is asked, but for options and free questions."""
    if isinstance(ask, PhaseAsk):
        return PhaseCard(ask)
    if isinstance(ask, ReviewAsk):
        return ReviewCard(ask)
    assert isinstance(ask, UploadAsk)
    return UploadCard(ask)


class ToolCard(ConversationCard):
    """What a tool does on the person's behalf: one line, a detail and a state."""

    ICONS: ClassVar[dict[str, str]] = {
        "extract_document": "document",
        "get_macos_contact_card": "contact",
        "persist_data": "check-circle",
    }

    def __init__(self, activity: ToolActivity) -> None:
        super().__init__()
        self.body.setContentsMargins(12, 10, 12, 10)
        row = hbox(spacing=10)
        self._icon = icons.IconLabel(self.ICONS.get(activity.tool, "tool"), "accent_ink")
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        texts = vbox(spacing=2)
        self._title = Label("", Type.BODY_STRONG, wrap=True)
        self._detail = Hint()
        fill(texts, self._title, self._detail)
        row.addLayout(texts, 1)
        self._state = Label("", Type.SECONDARY, "secondary")
        self._state.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        row.addWidget(self._state, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(row)
        self.show_activity(activity)

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
