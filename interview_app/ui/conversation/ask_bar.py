"""What a question can be answered with by a click, above the field for words: Skip, Later, Back."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from interview_app.domain.asks import MessageAsk
from interview_app.i18n import _
from interview_app.messages.interview import AskAnswered, AskPublished
from interview_app.ui.controls import DoingButton
from interview_app.ui.flow import FlowLayout
from interview_app.ui.theme import GRID


class AskBar(QWidget):
    """The chips of the free question that waits (CONTRACT E11); hidden where it has none.
    `answered` carries an `AskAnswered`.
    """

    answered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(_("Other ways to answer"))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._flow = FlowLayout(self, spacing=GRID)
        self._token = ""
        self.hide()

    def publish(self, published: AskPublished) -> None:
        """Something waits: a question shows its chips, anything else takes the place of the one
        before.
        """
        self.setEnabled(True)
        if published.token == self._token:
            return
        chips = published.ask.chips if isinstance(published.ask, MessageAsk) else ()
        self._token = published.token
        self._flow.empty()
        before = _reached_before(self)
        for chip in chips:
            button = DoingButton(chip.label, "chip")
            button.clicked.connect(partial(self._answer, chip.id))
            self._flow.addWidget(button)
            # What is made last stands last for the Tab key, behind all of the window.
            self.setTabOrder(before, button)
            before = button
        self.setVisible(bool(chips))

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
        self.hide()

    def _answer(self, chip: str, _checked: bool = False) -> None:
        self.setEnabled(False)
        self.answered.emit(AskAnswered(token=self._token, data={"chip": chip}))


def _reached_before(widget: QWidget) -> QWidget:
    """What the Tab key reaches right before it."""
    before = widget.previousInFocusChain()
    while before is not None and before.focusPolicy() == Qt.FocusPolicy.NoFocus:
        before = before.previousInFocusChain()
    return before or widget
