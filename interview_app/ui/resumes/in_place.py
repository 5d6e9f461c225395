"""Lines that wait for the person, on a card over the page, under their entry."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from interview_app.i18n import _
from interview_app.messages.tailoring import RunShown
from interview_app.ui.controls import Card
from interview_app.ui.drafts import Drafts
from interview_app.ui.resumes.page_rows import MORE, PageRow
from interview_app.ui.resumes.waiting_part import WaitingPart
from interview_app.ui.theme import GRID, theme

_WIDTH = 460


class InPlace(Card):
    """A card over the page, under the row in hand; hidden where there is nothing to decide."""

    def __init__(self, drafts: Drafts, parent: QWidget) -> None:
        super().__init__(padding=GRID + GRID // 2, parent=parent)
        self.setAccessibleName(_("To decide at this line"))
        self.waiting = WaitingPart(drafts)
        self._page = parent
        self.body.addWidget(self.waiting)
        self.hide()

    def show_row(self, run: RunShown, row: PageRow | None) -> None:
        """What there is to decide at a row."""
        entry = row.of if row is not None and row.key.startswith(MORE) else None
        self.setVisible(self.waiting.show_run(run, entry=entry))
        if self.isVisible():
            self.raise_()

    def stand_under(self, line: QRect) -> None:
        """Under a row of the page, above it where there is no room below."""
        if not self.isVisible():
            return
        room = self._page.rect()
        width = min(theme().px(_WIDTH), room.width() - 2 * GRID)
        self.setFixedWidth(width)
        self.body.activate()
        height = (
            self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()
        )
        self.resize(width, height)
        left = max(GRID, min(line.left(), room.width() - width - GRID))
        below = line.bottom() + GRID
        above = line.top() - GRID - height
        self.move(left, above if below + height > room.bottom() and above >= 0 else below)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
