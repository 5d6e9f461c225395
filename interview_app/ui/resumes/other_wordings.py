"""Whether a line's wording is for this posting alone, and its other wordings: part of the line
inspector.
"""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from interview_app.domain.resume import ResumeBullet
from interview_app.i18n import _
from interview_app.messages.tailoring import (
    OtherWording,
    RunShown,
    WordingBroughtBack,
    WordingUsedEverywhere,
)
from interview_app.ui.boxes import hbox, vbox
from interview_app.ui.controls import Card, DoingButton, Label
from interview_app.ui.flow import empty
from interview_app.ui.theme import GRID, Type


class OtherWordings(QWidget):
    """`wish` carries a `WordingUsedEverywhere` or a `WordingBroughtBack`. Hidden where there is
    nothing to say.
    """

    wish = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._run_id, self._line_id = "", ""
        self._shown: Sequence[OtherWording] = ()
        self.everywhere = DoingButton(_("Use everywhere"))
        self.everywhere.clicked.connect(self._use_everywhere)
        self._alone = QWidget()
        alone = vbox(self._alone, 0, GRID)
        words = _("This wording is for this posting alone; other résumés keep the one before.")
        alone.addWidget(Label(words, Type.SECONDARY, "secondary", wrap=True))
        alone.addWidget(self.everywhere, 0, Qt.AlignmentFlag.AlignLeft)
        self._others = QWidget()
        others = vbox(self._others, (0, GRID, 0, 0), GRID)
        others.addWidget(Label(_("Other wordings of this line"), Type.SECTION, "secondary"))
        self._rows = vbox(spacing=GRID)
        others.addLayout(self._rows)
        whole = vbox(self, 0, GRID)
        whole.addWidget(self._alone)
        whole.addWidget(self._others)

    def show_line(self, run: RunShown, bullet: ResumeBullet) -> None:
        """Show what there is about a line of a run."""
        self._run_id, self._line_id = run.run_id, bullet.line_id or ""
        alone = bullet.bullet_id in run.for_this_posting and bool(self._line_id)
        found = [one for one in run.wordings if one.bullet_id == bullet.bullet_id]
        self._alone.setVisible(alone)
        self._others.setVisible(bool(found))
        self.setVisible(alone or bool(found))
        if found == self._shown:
            return
        self._shown = found
        empty(self._rows)
        for one in found:
            self._rows.addWidget(self._row(one))

    def _row(self, one: OtherWording) -> Card:
        card = Card(spacing=GRID // 2)
        text = Label(one.text, wrap=True)
        text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        card.body.addWidget(text)
        use = DoingButton(
            _("Use this one"), "quiet", name=_("Use this one: {text}").format(text=one.text)
        )
        use.clicked.connect(partial(self._bring_back, one.line_id))
        foot = hbox()
        foot.addStretch(1)
        foot.addWidget(use)
        card.body.addLayout(foot)
        return card

    def _bring_back(self, line_id: str, _checked: bool = False) -> None:
        self.wish.emit(WordingBroughtBack(run_id=self._run_id, line_id=line_id))

    def _use_everywhere(self) -> None:
        self.wish.emit(WordingUsedEverywhere(run_id=self._run_id, line_id=self._line_id))
