"""What a question can be answered with by a click, above the field for words: the person's own
answers as lines, Skip, Later, Back.
"""

from functools import partial
from textwrap import shorten

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from interview_app.domain.asks import MessageAsk
from interview_app.i18n import _
from interview_app.messages.interview import AskAnswered, AskPublished
from interview_app.ui.controls import Button, DoingButton, Label
from interview_app.ui.look.boxes import FlowLayout, empty, hbox, vbox
from interview_app.ui.look.theme import GRID, Type

_SHOWN = 150
"""Characters of a suggestion that are shown; taken is the whole of it."""


class AskBar(QWidget):
    """The chips and suggestions of the free question that waits (CONTRACT E11); hidden where it has
    none. `answered` carries an `AskAnswered`; `taken` words for the field below.
    """

    answered = Signal(object)
    taken = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(_("Other ways to answer"))
        self._column = vbox(self, 0, GRID)
        self._suggested = vbox(spacing=4)
        self._column.addLayout(self._suggested)
        self._chips = QWidget()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self._chips.setSizePolicy(policy)
        self.setSizePolicy(policy)
        self._flow = FlowLayout(self._chips, spacing=GRID)
        self._column.addWidget(self._chips)
        self._token = ""
        self.hide()

    def publish(self, published: AskPublished) -> None:
        """Something waits: a question shows its chips, anything else takes the place of the one
        before.
        """
        self.setEnabled(True)
        if published.token == self._token:
            return
        ask = published.ask if isinstance(published.ask, MessageAsk) else MessageAsk()
        self._token = published.token
        self._flow.empty()
        empty(self._suggested)
        for words in ask.suggestions:
            suggestion = _Suggestion(words)
            suggestion.use.clicked.connect(partial(self._take, words))
            self._suggested.addWidget(suggestion)
        for chip in ask.chips:
            button = DoingButton(chip.label, "chip", on_click=partial(self._answer, chip.id))
            self._flow.addWidget(button)
        self.setVisible(bool(ask.chips or ask.suggestions))

    def end(self, token: str) -> None:
        """It waits no longer. The chips stay where they are until something else is asked: what
        stands above must not jump for the moment between.
        """
        if token == self._token:
            self._token = ""
            self.setEnabled(False)

    def failed(self) -> None:
        """An answer was not taken: it can be given again."""
        self.setEnabled(bool(self._token))

    def clear(self) -> None:
        """Nothing is asked."""
        self._token = ""
        self._flow.empty()
        empty(self._suggested)
        self.hide()

    def _answer(self, chip: str, _checked: bool = False) -> None:
        self.setEnabled(False)
        self.answered.emit(AskAnswered(token=self._token, data={"chip": chip}))

    def _take(self, words: str, _checked: bool = False) -> None:
        self.taken.emit(words)


class _Suggestion(QFrame):
    """One of the person's own answers, to be taken as it is and then changed."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.setProperty("look", "chip")
        row = hbox(self, (10, 4, 4, 4), GRID)
        label = Label(shorten(words, _SHOWN, placeholder=" …"), Type.BODY, wrap=True)
        label.setToolTip(words)
        row.addWidget(label, 1)
        self.use = Button(_("Use this"), "quiet")
        self.use.setAccessibleDescription(words)
        row.addWidget(self.use)
