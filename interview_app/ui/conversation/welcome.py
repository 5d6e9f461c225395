"""What a conversation begins with: a picture of what comes of it, and a sentence."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from interview_app.i18n import _
from interview_app.ui.boxes import hbox, vbox
from interview_app.ui.controls import Label
from interview_app.ui.controls.scenes import Scene
from interview_app.ui.theme import GRID, Type


class Welcome(QWidget):
    """Stands above the first message of somebody who has said nothing yet, and goes up with it."""

    def __init__(self) -> None:
        super().__init__()
        row = hbox(self, (0, GRID, 0, GRID), 3 * GRID)
        row.addWidget(Scene("resume"), 0, Qt.AlignmentFlag.AlignVCenter)
        texts = vbox(spacing=GRID // 2)
        texts.addStretch(1)
        texts.addWidget(
            Label(_("Your working life, in your own words"), Type.PAGE_TITLE, wrap=True)
        )
        words = _("First an interview, then résumés in which every line can be traced.")
        texts.addWidget(Label(words, Type.BODY, "secondary", wrap=True))
        texts.addStretch(1)
        row.addLayout(texts, 1)

    def natural_width(self, available: int) -> int:
        """All there is."""
        return available

    def fit(self, width: int) -> int:
        """As high as its drawing, or its words where they wrap."""
        layout = self.layout()
        return layout.totalHeightForWidth(width) if layout is not None else 0
