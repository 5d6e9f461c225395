"""Which contact lines of the profile are printed: a switch for each that is filled."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from interview_app.domain.frozen import frozen
from interview_app.i18n import N_, _
from interview_app.messages.tailoring import ContactLine, RunShown
from interview_app.ui.boxes import hbox, vbox
from interview_app.ui.controls import CheckBox, ElidedLabel, Label
from interview_app.ui.theme import GRID, Type, theme

_TITLES = {
    "email": N_("Email"),
    "phone": N_("Phone"),
    "town": N_("City"),
    "street": N_("Street and postal code"),
}
"""What each is called; a web page by its address."""


@frozen
class _Switch:
    """A contact line with its box."""

    line: ContactLine
    box: CheckBox


class ContactPart(QWidget):
    """`chosen`: a line was switched on or off."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(_("Contact on the page"))
        self._switches: tuple[_Switch, ...] = ()
        self._hidden: tuple[str, ...] = ()
        self._column = vbox(self, 0, GRID // 2)
        self._lines = QWidget()
        self._column.addWidget(Label(_("Contact on the page"), Type.SECONDARY, "secondary"))
        self._column.addWidget(self._lines)

    @property
    def hidden(self) -> tuple[str, ...]:
        """Keys of the lines that are not printed; what the profile does not fill stays as it is."""
        off = {one.line.key: not one.box.isChecked() for one in self._switches}
        kept = [key for key in self._hidden if off.get(key, True)]
        return (*kept, *(key for key, is_off in off.items() if is_off and key not in kept))

    def show_run(self, run: RunShown) -> None:
        """Show what of the contact stands on a page; the boxes are made anew only for other
        lines, so that the one in hand keeps the focus.
        """
        self._hidden = run.hidden_contact
        if run.contact != tuple(one.line for one in self._switches):
            self._make(run.contact)
        for one in self._switches:
            one.box.blockSignals(True)
            one.box.setChecked(one.line.key not in run.hidden_contact)
            one.box.blockSignals(False)
        self.setVisible(bool(self._switches))

    def box(self, key: str) -> CheckBox:
        """The box of a line."""
        return next(one.box for one in self._switches if one.line.key == key)

    def _make(self, lines: tuple[ContactLine, ...]) -> None:
        old, self._lines = self._lines, QWidget()
        column = vbox(self._lines, 0, GRID // 4)
        switches = []
        for line in lines:
            title = _TITLES.get(line.key)
            box = CheckBox(_(title) if title else _short(line.text))
            box.setAccessibleDescription(line.text)
            box.setToolTip(line.text)
            box.toggled.connect(lambda _on: self.chosen.emit())
            column.addWidget(box)
            if title:
                column.addWidget(_Value(line.text))
            switches.append(_Switch(line=line, box=box))
        self._switches = tuple(switches)
        self._column.replaceWidget(old, self._lines)
        old.deleteLater()


class _Value(QWidget):
    """What a line says, under the words of its box."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._row = hbox(self, 0)
        self._row.addWidget(ElidedLabel(text, Type.SECONDARY, "secondary"))
        theme().scaled.connect(self._indent)
        self._indent()

    def _indent(self) -> None:
        self._row.setContentsMargins(theme().px(_BOX) + _BESIDE, 0, 0, 0)


_BOX, _BESIDE = 14, 6
"""Pixels of a check box, which grows with the text, and between it and its words."""
_LONGEST = 34
"""Characters of a web address beside its box."""


def _short(address: str) -> str:
    bare = address.removeprefix("https://").removeprefix("http://").removeprefix("www.")
    bare = bare.rstrip("/")
    return bare if len(bare) <= _LONGEST else f"{bare[: _LONGEST - 1]}…"
