"""A question with options, one or several of them, or something else in own words."""

from typing import Any

from PySide6.QtCore import Qt, Signal

from interview_app.domain.asks import Option, OptionAsk
from interview_app.domain.story import FIELDS, Draft, in_words
from interview_app.i18n import _
from interview_app.ui.controls import Button, Hint, Label, LabelButton
from interview_app.ui.controls.dressing import repolish
from interview_app.ui.conversation.bubble import Bubble
from interview_app.ui.conversation.cards import AskCard
from interview_app.ui.look import icons
from interview_app.ui.look.boxes import STRETCH, fill, hbox, let_go, vbox
from interview_app.ui.look.theme import GRID, Type

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
"""What the options of the guide are drawn with, by their ids; on a card of which one has none, none
has.
"""


class ChoiceButton(LabelButton):
    """A wide button of one or two lines that wrap; known to VoiceOver and tests by its label."""

    def __init__(self, label: str, description: str = "", *, icon: str | None = None) -> None:
        super().__init__()
        self.setProperty("kind", "choice")
        self.setAccessibleName(label)
        self.setAccessibleDescription(description)
        self.setAutoDefault(True)
        row = hbox(self, (12, 8, 12, 8), 10)
        self._icon = icons.IconLabel(icon or "circle", "accent_ink", size=18)
        self._plain_icon = icon
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        texts = fill(vbox(spacing=1), self._label(Label(label, Type.BODY, wrap=True)))
        self._description = Hint(description) if description else None
        if self._description is not None:
            texts.addWidget(self._label(self._description))
        row.addLayout(texts, 1)
        self.toggled.connect(lambda _on: self._mark())
        self._mark()

    def describe(self, description: str) -> None:
        """Say this below its label, where something was said."""
        if self._description is not None and self.accessibleDescription() != description:
            self.setAccessibleDescription(description)
            self._description.setText(description)
            self.updateGeometry()

    def _mark(self) -> None:
        if self.isCheckable():
            self._icon.setVisible(True)
            self._icon.show_icon("check-circle" if self.isChecked() else "circle", "accent_ink")
        else:
            self._icon.setVisible(self._plain_icon is not None)
            self._icon.show_icon(self._plain_icon or "circle", "accent_ink")

    @staticmethod
    def _label(label: Label) -> Label:
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return label


class OptionCard(AskCard):
    """Two to six options as buttons, one or several, or something else in own words. `edited`:
    other options are ticked.
    """

    edited = Signal()

    def __init__(self, ask: OptionAsk) -> None:
        super().__init__()
        self._ask = ask
        self._prompt = Label(ask.prompt, Type.BODY_STRONG, wrap=True)
        self.body.addWidget(self._prompt)
        self.author = ""
        self._said: Bubble | None = None  # stands in place of all else, once it is answered
        self._choices: dict[str, ChoiceButton] = {}
        column = vbox(spacing=6)
        icons_of = _icons_of(ask.options)
        for option in ask.options:
            column.addWidget(self._option(option, icons_of.get(option.id)))
        self.body.addLayout(column)
        row = hbox(spacing=GRID)
        self._other = Button(_("In my own words…"), "quiet")
        self._other.clicked.connect(lambda: self.own_words_wanted.emit(_("Your own answer")))
        fill(row, self._other, STRETCH)
        self._skip = Button(_("Skip"), "quiet", on_click=lambda: self._send([]))
        row.addWidget(self._skip)
        self._done = Button(_("Done"), "primary", on_click=lambda: self._send(self._chosen()))
        self._done.setEnabled(not ask.required)
        row.addWidget(self._done)
        self.body.addLayout(row)
        # Only now: a part without a parent would be shown as a window of its own.
        self._offer(True)

    def freeze(self, answer: dict[str, Any]) -> None:
        """Leave the question; the answer stands below it in the person's own bubble."""
        self._offer(False)
        self._settle(True)

    def thaw(self) -> None:
        """All options again."""
        self._offer(True)
        self._settle(False)

    def _offer(self, on: bool) -> None:
        for button in (*self._choices.values(), self._other):
            button.setVisible(on)
        self._skip.setVisible(on and not self._ask.required)
        self._done.setVisible(on and self._ask.allow_multiple)

    def natural_width(self, available: int) -> int:
        """A question that was answered is as wide as its words."""
        return (
            self._said.natural_width(available)
            if self._said is not None
            else super().natural_width(available)
        )

    def fit(self, width: int) -> int:
        """As high as its words, once it is answered."""
        return self._said.fit(width) if self._said is not None else super().fit(width)

    def _settle(self, settled: bool) -> None:
        """An answered question is something the interview said: it looks it, and stands as near."""
        self.author = "leader" if settled else ""
        if self._said is not None:
            let_go(self._said)
        self._said = Bubble("leader", self._ask.prompt) if settled else None
        if self._said is not None:
            # The layout shows it. To be shown by hand in a window that is not there yet would lay
            # it out far too narrow.
            self.body.addWidget(self._said)
        self._prompt.setVisible(not settled)
        margin = 0 if settled else 14
        self.body.setContentsMargins(margin, margin, margin, margin)
        self.body.setSpacing(0 if settled else 10)
        self.setProperty("look", "bare" if settled else "card")
        repolish(self)
        self.updateGeometry()

    def _option(self, option: Option, icon: str | None) -> ChoiceButton:
        button = ChoiceButton(option.label, option.description or "", icon=icon)
        if self._ask.allow_multiple:
            button.setCheckable(True)
            button.toggled.connect(
                lambda _on: self._done.setEnabled(bool(self._chosen()) or not self._ask.required)
            )
            button.toggled.connect(self.edited)
        else:
            button.clicked.connect(lambda _checked=False, chosen=option.id: self._send([chosen]))
        self._choices[option.id] = button
        return button

    def show_story(self, story: Draft) -> None:
        """What the fields hold that can be chosen, also once it was changed beside the question."""
        for field in FIELDS:
            if field in self._choices:
                self._choices[field].describe(in_words(getattr(story, field)) or "–")

    def draft(self) -> dict[str, Any] | None:
        """What is ticked and not sent off; None when nothing is."""
        chosen = self._chosen()
        return {"ticked": chosen} if chosen else None

    def take_up(self, draft: dict[str, Any]) -> None:
        """What was ticked when the program ended is ticked again."""
        for name in draft.get("ticked", ()):
            if name in self._choices and self._ask.allow_multiple:
                self._choices[name].setChecked(True)

    def _chosen(self) -> list[str]:
        return [name for name, button in self._choices.items() if button.isChecked()]

    def _send(self, chosen: list[str]) -> None:
        self.answered.emit({"selectedIds": chosen})


def _icons_of(options: tuple[Option, ...]) -> dict[str, str]:
    """Icons by option; labels stand below each other only where all have one or none."""
    known = icons.names()
    found = {
        one.id: icon
        for one in options
        if (icon := one.icon or OPTION_ICONS.get(one.id, "")) in known
    }
    return found if len(found) == len(options) else {}
