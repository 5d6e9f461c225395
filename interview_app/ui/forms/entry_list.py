"""The entries of one section of the timeline as a list: what names each, by whom and when, and what
asks for the person's eye marked in front.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QWheelEvent

from interview_app.i18n import _
from interview_app.ui.controls.two_line_list import ListLine, TwoLineList
from interview_app.ui.controls.wrapped_lines import fit_whole
from interview_app.ui.forms.timeline_sections import SectionSpec
from interview_app.ui.forms.timeline_state import Entry
from interview_app.ui.forms.typed_dates import shown_date
from interview_app.ui.look.theme import theme

_HIGHEST = 268
"""Pixels at 100 % beyond which the list scrolls."""


class EntryList(TwoLineList):
    """Its keys are places, from "0". Several lines are chosen as in any list; the one that was
    chosen last is in hand.

    Keys of the keyboard: Delete deletes, Alt+Up and Alt+Down move, Return goes to the card below.
    """

    move_wanted = Signal(int)
    card_wanted = Signal()

    def __init__(self) -> None:
        super().__init__(_("Entries"))
        self.setSelectionMode(self.SelectionMode.ExtendedSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        theme().scaled.connect(self.fit)

    def show_entries(
        self, section: SectionSpec, entries: tuple[Entry, ...], notes: tuple[str, ...]
    ) -> None:
        """Show these at their height, each with what is to be said of it ("" for nothing)."""
        self.setAccessibleName(_("{section}: entries").format(section=_(section.label)))
        told = zip(entries, notes, strict=True)
        self.show_lines(
            tuple(_line(str(at), section, *one) for at, one in enumerate(told)), quietly=True
        )
        self.fit()

    def choose(self, key: str) -> None:
        """See `KeyedList`; what the person is choosing themselves stays as they choose it."""
        if key != self.key():
            super().choose(key)

    def places(self) -> list[int]:
        """The places of the lines that are chosen, in their order."""
        return sorted(one.row() for one in self.selectionModel().selectedIndexes())

    def fit(self) -> None:
        """As high as its lines, as far as they do not push the fields out of sight."""
        fit_whole(self)
        self.setFixedHeight(min(self.height(), theme().px(_HIGHEST)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the class docstring."""
        key, alt = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_wanted.emit(-1 if key == Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2) and not control:
            self.card_wanted.emit()
        elif not event.matches(QKeySequence.StandardKey.SelectAll):
            # Who selects all means the words of a field: the next key would delete every entry.
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A list that shows everything leaves the wheel to the page."""
        if self.verticalScrollBar().maximum() == 0:
            event.ignore()
        else:
            super().wheelEvent(event)


def _line(key: str, section: SectionSpec, entry: Entry, note: str) -> ListLine:
    data = entry.data
    words = [_told(data.get(one)) for one in section.columns if one not in section.dates]
    dates = [shown_date(data.get(one)) for one in section.columns if one in section.dates]
    title, *rest = [one for one in words if one] or [_("New entry")]
    return ListLine(
        key=key,
        title=title,
        detail=" · ".join(filter(None, (*rest, " – ".join(filter(None, dates))))),
        icon="eye" if note else "",
        icon_colour="warn_ink",
        state=note,
    )


def _told(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value or "")
