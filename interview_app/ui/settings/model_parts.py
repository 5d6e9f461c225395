"""The parts of the page of models: who may lead the interview, which contact data is kept back, and
what was spent.
"""

from collections.abc import Collection, Iterable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from interview_app.domain.model_choice import ModelPlace
from interview_app.domain.model_presets import PRESETS
from interview_app.domain.request_journal import Spending
from interview_app.i18n import _
from interview_app.messages.models import CostChanged, JournalForgotten, JournalShown
from interview_app.ui.controls import Button, CheckBox, Hint, IconButton, Label, LineField
from interview_app.ui.controls.buttons import opens
from interview_app.ui.controls.two_line_list import ListLine, TwoLineList
from interview_app.ui.look.boxes import STRETCH, fill, hbox, vbox
from interview_app.ui.look.theme import GRID, Type, theme
from interview_app.ui.settings.model_fields import title_of
from interview_app.ui.settings.privacy_sheet import WITHHELD
from interview_app.ui.settings.sent_parts import spent_words

if TYPE_CHECKING:
    from interview_app.ui.settings.request_journal import RequestJournal

GUIDE = "guide"
"""The key of the row of the guide; no provider is called so."""
_WIDTH = 190
"""Pixels at 100 %."""


class PlaceList(QWidget):
    """`chosen` carries the title of a place or `GUIDE`, and the id of a provider that is added;
    `remove_wanted`: the place in hand goes.
    """

    chosen = Signal(str)
    remove_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.list = TwoLineList(_("Who may lead the interview"))
        self.list.chosen.connect(self._go)
        self.list.delete_wanted.connect(self._remove)
        self.add = IconButton("plus", _("Add an AI"), size=16)
        self.menu = QMenu(self.add)
        self.menu.setAccessibleName(_("Add an AI"))
        self.providers = {one.id: self.menu.addAction("") for one in PRESETS}
        for id, action in self.providers.items():
            action.triggered.connect(partial(self.chosen.emit, id))
        self.show_running(())
        opens(self.add, self.menu)
        self.remove = IconButton("minus", _("Remove this AI"), size=16, on_click=self._remove)
        column = fill(vbox(self, 0, GRID // 2), (self.list, 1))
        column.addLayout(fill(hbox(spacing=2), self.add, self.remove, STRETCH))
        theme().follow(self._fit)

    def show_places(self, places: Iterable[ModelPlace], *, leads: str, now: str) -> None:
        """List the guide and these places; `leads` is the key of the one that leads, `now` of the
        one in hand.
        """
        guide = ListLine(
            key=GUIDE, title=_("Guided interview"), detail=_("without AI"), icon="chat"
        )
        lines = (guide, *(_line(one) for one in places))
        marked = tuple(_marked(one) if one.key == leads else one for one in lines)
        self.list.show_lines(marked, quietly=True)
        self.choose(now)

    def show_running(self, running: Collection[str]) -> None:
        """Say in the menu which of the providers run on this computer."""
        for one in PRESETS:
            here = _("{name} (running here)") if one.id in running else "{name}"
            self.providers[one.id].setText(here.format(name=title_of(one.id)))

    def choose(self, key: str) -> None:
        """Show that this one is in hand; nothing is emitted."""
        self.list.choose(key)
        self.remove.setEnabled(key not in ("", GUIDE))

    def _go(self, key: str) -> None:
        self.remove.setEnabled(key not in ("", GUIDE))
        if key:
            self.chosen.emit(key)

    def _remove(self) -> None:
        if self.list.key() not in ("", GUIDE):
            self.remove_wanted.emit()

    def _fit(self) -> None:
        self.setFixedWidth(theme().px(_WIDTH))


class AboutGuide(QWidget):
    """What the guide is, the button that lets it lead, and one that opens the menu `add`."""

    def __init__(self, add: QMenu) -> None:
        super().__init__()
        words = _(
            "Everything works like this, without AI, without a key and without the internet. An AI "
            "can make the conversation livelier."
        )
        title = Label(_("Guided interview (no AI)"), Type.HEADING)
        told = Label(words, Type.BODY, "secondary", wrap=True)
        self.use = Button(_("Go on without AI"))
        other = Button(_("Add an AI"), icon="plus")
        opens(other, add)
        use, add_one = ((one, 0, Qt.AlignmentFlag.AlignLeading) for one in (self.use, other))
        fill(vbox(self, 0, 12), title, told, use, add_one, STRETCH)


def _marked(line: ListLine) -> ListLine:
    told = _("leads the interview")
    return replace(line, icon="check-circle", icon_colour="good_ink", state=told)


def _line(place: ModelPlace) -> ListLine:
    title = title_of(place.title)
    return ListLine(key=place.title, title=title, detail=place.model, icon="spark")


class KeptBack(QWidget):
    """`chosen` carries the field paths to keep back, a tuple."""

    chosen = Signal(object)

    def __init__(self, withheld: tuple[str, ...]) -> None:
        super().__init__()
        title = Label(_("Never send to an AI outside this computer"), Type.BODY_STRONG)
        titles = {
            "basics.name": _("Name"),
            "basics.email": _("Email"),
            "basics.phone": _("Phone"),
            "basics.location.address": _("Address line"),
            "basics.image": _("Photo"),
        }
        self.switches: dict[str, CheckBox] = {}
        for path in WITHHELD:
            box = CheckBox(titles[path])
            box.setAccessibleName(_("Never send: {what}").format(what=titles[path]))
            box.setChecked(path in withheld)
            box.toggled.connect(lambda _on: self._tell())
            self.switches[path] = box
        boxes = fill(hbox(spacing=2 * GRID), *self.switches.values(), STRETCH)
        fill(vbox(self, 0, GRID), title, boxes)

    def _tell(self) -> None:
        self.chosen.emit(tuple(path for path, box in self.switches.items() if box.isChecked()))


class SpendingPart(QWidget):
    """Two looks at what leaves this computer, the sum so far, and the limit. `wish` carries
    messages for the actor.
    """

    wish = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._journal: RequestJournal | None = None
        self.look = Button(_("What leaves this computer…"), "quiet")
        self.journal = Button(_("What was sent…"), "quiet", on_click=self.open_journal)
        self.cap = LineField(_("Stop when this much is spent, in dollars"), _("no limit"))
        self.spent = Hint()
        looks = fill(hbox(spacing=GRID), self.look, self.journal, STRETCH)
        limit = fill(hbox(spacing=GRID), Label(_("Spend at most (dollars)")), self.cap, STRETCH)
        fill(vbox(self, 0, GRID), looks, limit, self.spent)
        theme().follow(self._fit)

    def open_journal(self) -> None:
        """The requests so far."""
        # Few open it, and every start imports this part.
        from interview_app.ui.settings.request_journal import RequestJournal

        self._journal = RequestJournal(self.window())
        self._journal.wish.connect(self.wish)
        self._journal.start()

    def show_message(self, message: object) -> None:
        """What was spent, and what the journal asked for."""
        match message:
            case CostChanged():
                spent = Spending(dollars=message.spent, unknown=message.unknown)
                self.spent.setText(spent_words(spent, message.session))
            case JournalShown():
                self.spent.setText(spent_words(message.spending, message.session))
            case JournalForgotten():
                self.spent.setText(spent_words(message.spending))
        if self._journal is not None:
            self._journal.show_message(message)

    def _fit(self) -> None:
        self.cap.setFixedWidth(theme().px(120))
