"""Who may lead the interview, as one list: the guide, and the places with models that the person
set up.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from interview_app.domain.model_choice import ModelPlace
from interview_app.domain.model_presets import PRESETS, preset_of
from interview_app.i18n import _
from interview_app.ui.boxes import hbox, vbox
from interview_app.ui.controls import Button, IconButton, Label
from interview_app.ui.controls.pop_up import opens
from interview_app.ui.library.two_line_list import ListLine, TwoLineList
from interview_app.ui.theme import GRID, Type, theme

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
        self.add = IconButton("plus", _("Add a model"), size=16)
        menu = QMenu(self.add)
        menu.setAccessibleName(_("Add a model"))
        for one in PRESETS:
            action = menu.addAction(_("Other") if one.id == "other" else one.title)
            action.triggered.connect(partial(self.chosen.emit, one.id))
        opens(self.add, menu)
        self.remove = IconButton("minus", _("Remove this model"), size=16)
        self.remove.clicked.connect(self._remove)
        column = vbox(self, 0, GRID // 2)
        column.addWidget(self.list, 1)
        row = hbox(spacing=2)
        row.addWidget(self.add)
        row.addWidget(self.remove)
        row.addStretch(1)
        column.addLayout(row)
        theme().scaled.connect(self._fit)
        self._fit()

    def show_places(self, places: Iterable[ModelPlace], *, leads: str, now: str) -> None:
        """List the guide and these places; `leads` is the key of the one that leads, `now` of the
        one in hand.
        """
        guide = ListLine(key=GUIDE, title=_("Guide"), detail=_("without AI"), icon="chat")
        lines = (guide, *(_line(one) for one in places))
        self.list.blockSignals(True)
        self.list.show_lines(tuple(_marked(one) if one.key == leads else one for one in lines))
        self.list.blockSignals(False)
        self.choose(now)

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
    """What the guide is, and the button that lets it lead."""

    def __init__(self) -> None:
        super().__init__()
        column = vbox(self, 0, 12)
        column.addWidget(Label(_("Guided interview (no AI)"), Type.HEADING))
        words = _(
            "The guide leads without any model. A model makes the interview livelier; it needs a "
            "key, or runs here."
        )
        column.addWidget(Label(words, Type.BODY, "secondary", wrap=True))
        self.use = Button(_("Use the guide"))
        column.addWidget(self.use, 0, Qt.AlignmentFlag.AlignLeading)
        column.addStretch(1)


def _marked(line: ListLine) -> ListLine:
    told = _("leads the interview")
    return replace(line, icon="check-circle", icon_colour="good_ink", state=told)


def _line(place: ModelPlace) -> ListLine:
    preset = preset_of(place.title)
    title = preset.title if preset is not None and place.title != "other" else place.title
    if place.title == "other":
        title = _("Other")
    return ListLine(key=place.title, title=title, detail=place.model, icon="spark")
