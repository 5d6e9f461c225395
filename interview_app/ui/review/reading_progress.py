"""What every card has that stands in the conversation while something is read: a title, how far it
is, and Cancel.
"""

from typing import ClassVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar

from interview_app.i18n import _
from interview_app.messages.documents import ReadingCancelled
from interview_app.ui.boxes import hbox, vbox
from interview_app.ui.controls import Button, Label
from interview_app.ui.conversation.cards import ConversationCard
from interview_app.ui.icons import IconLabel
from interview_app.ui.theme import GRID, Type


class ReadingProgressCard(ConversationCard):
    """`wish` carries a `ReadingCancelled`; what came of the reading is folded behind the report
    button.
    """

    wish = Signal(object)
    cancels_the_rest: ClassVar[bool]
    """Whether Cancel is for all that is left, or for one document."""

    def __init__(self, title: Label, state: str, *, steps: int) -> None:
        """Build the head and the progress; `steps`: how many there are, 0 while that is not
        known.
        """
        super().__init__()
        self.handle = ""
        self.cancelled = False
        """Whether the person does not want it read after all."""
        self._title = title
        self._state = Label(state, Type.SECONDARY, "secondary", wrap=True)
        self.cancel_button = Button(_("Cancel"), name=_("Cancel reading"))
        self.report_button = Button(_("Show report"), "quiet")
        self.report_button.hide()
        self.body.addLayout(self._head())
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._progress.setRange(0, steps)
        self._progress.setAccessibleName(_("Reading progress"))
        self.body.addWidget(self._progress)
        self.cancel_button.clicked.connect(self._cancel)
        self.report_button.clicked.connect(self._fold)

    def _head(self) -> QHBoxLayout:
        head = hbox(spacing=GRID + GRID // 2)
        head.addWidget(IconLabel("document", "accent_ink"), 0, Qt.AlignmentFlag.AlignTop)
        words = vbox(spacing=2)
        words.addWidget(self._title)
        words.addWidget(self._state)
        head.addLayout(words, 1)
        head.addWidget(self.cancel_button)
        head.addWidget(self.report_button)
        return head

    def _cancel(self) -> None:
        self.cancelled = True
        self.cancel_button.setEnabled(False)
        self._state.setText(_("Cancelling …"))
        self.wish.emit(ReadingCancelled(handle=self.handle, rest=self.cancels_the_rest))

    def _fold(self) -> None:
        """Fold or unfold the report."""
        raise NotImplementedError
