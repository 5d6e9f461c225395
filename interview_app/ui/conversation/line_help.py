"""A model on this computer suggests the line of a story: asked on a click, put into the field and
never sent by itself.
"""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from interview_app.domain.asks import MessageAsk
from interview_app.i18n import _
from interview_app.messages.interview import AskPublished
from interview_app.messages.models import (
    LineHelpFound,
    LineHelpRequested,
    LineSuggested,
    LineSuggestionRequested,
    LineSuggestionStopped,
)
from interview_app.ui.controls import DoingButton, Hint
from interview_app.ui.look.boxes import fill, hbox
from interview_app.ui.look.theme import GRID


class LineHelp(QWidget):
    """Shown at the question for the line, where a model was found on this computer.

    `wish` carries the messages of `messages.models`; `taken` words for the field. `suggested`: the
    `text` that a model wrote and what was `said` of it, to be kept with the question.
    """

    wish = Signal(object)
    taken = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._token, self._works = "", False
        self.suggested: Mapping[str, str] = {}
        self.button = DoingButton(_("Suggest a wording"), "chip", on_click=self._pressed)
        self._said = Hint()
        fill(hbox(self, 0, GRID), self.button, (self._said, 1))
        self.hide()

    def publish(self, published: AskPublished, before: Mapping[str, str]) -> None:
        """Something waits; at the line it is looked whether a model is there. `before`: what was
        `suggested` when the program ended.
        """
        if published.token == self._token:
            return
        self.clear()
        ask = published.ask
        if isinstance(ask, MessageAsk) and ask.field == "line":
            self._token = published.token
            if before:
                self._show(before)
            else:
                self.wish.emit(LineHelpRequested(token=self._token))

    def show_found(self, message: LineHelpFound) -> None:
        """A model can be asked."""
        if message.token == self._token and not self.suggested:
            said = _("{model} on this computer reads your answers; nothing leaves it.")
            self._offer(said.format(model=message.model))

    def show_suggested(self, message: LineSuggested) -> None:
        """A wording for the field, or why there is none."""
        if message.token != self._token or not self._works:
            return
        if not message.text:
            self._offer(message.sentence)
            return
        said = _("Written by {model}. Change it until it is true.").format(model=message.model)
        if message.look_at:
            words = ", ".join(message.look_at)
            said += " " + _("Not in your answers: {words}.").format(words=words)
        self._show({"text": message.text, "said": said})
        self.taken.emit(message.text)

    def is_suggested(self, text: str) -> bool:
        """Whether these are the model's words as they came."""
        return bool(text) and text == self.suggested.get("text")

    def clear(self) -> None:
        """The line is not asked for any more."""
        if self._works:
            self.wish.emit(LineSuggestionStopped())
        self._token, self.suggested, self._works = "", {}, False
        self.hide()

    def _show(self, suggested: Mapping[str, str]) -> None:
        self._works, self.suggested = False, suggested
        self._said.setText(suggested["said"])
        self.button.hide()
        self.show()

    def _offer(self, said: str) -> None:
        self._works = False
        self.button.rename(_("Suggest a wording"))
        self.button.show()
        self._said.setText(said)
        self.show()

    def _pressed(self) -> None:
        if self._works:
            self.wish.emit(LineSuggestionStopped())
            self._offer("")
            return
        self._works = True
        self.button.rename(_("Stop"))
        self._said.setText(_("Reading your answers …"))
        self.wish.emit(LineSuggestionRequested(token=self._token))
