"""Which contact data no model elsewhere gets: a switch for each."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from interview_app.i18n import _
from interview_app.ui.boxes import hbox, vbox
from interview_app.ui.controls import CheckBox, Label
from interview_app.ui.privacy_sheet import WITHHELD
from interview_app.ui.theme import GRID, Type


class KeptBack(QWidget):
    """`chosen` carries the field paths to keep back, a tuple."""

    chosen = Signal(object)

    def __init__(self, withheld: tuple[str, ...]) -> None:
        super().__init__()
        column = vbox(self, 0, GRID)
        column.addWidget(Label(_("Keep back from models elsewhere"), Type.BODY_STRONG))
        row = hbox(spacing=2 * GRID)
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
            box.setAccessibleName(_("Keep back: {what}").format(what=titles[path]))
            box.setChecked(path in withheld)
            box.toggled.connect(lambda _on: self._tell())
            self.switches[path] = box
            row.addWidget(box)
        row.addStretch(1)
        column.addLayout(row)

    def _tell(self) -> None:
        self.chosen.emit(tuple(path for path, box in self.switches.items() if box.isChecked()))
