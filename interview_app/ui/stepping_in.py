"""Settings > Agents: who steps in when a model fails, in order."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QVBoxLayout, QWidget

from interview_app.domain.model_presets import PRESETS, preset_of
from interview_app.i18n import _
from interview_app.ui.boxes import hbox, vbox
from interview_app.ui.controls import Choice, IconButton, Label
from interview_app.ui.theme import GRID, Type, theme


class SteppingIn(QWidget):
    """A list of providers that can be added to, taken from and put in another order; `chain` is how
    it stands now.
    """

    def __init__(self) -> None:
        super().__init__()
        self.chain: tuple[str, ...] = ()
        self._names: tuple[str, ...] = ()
        self._provider = ""
        self._title = Label("", Type.BODY_STRONG, wrap=True)
        self.list = QListWidget()
        self.list.setAccessibleName(_("Who steps in, in order"))
        theme().scaled.connect(self._scale)
        self._scale()
        self._nobody = Label("", Type.SECONDARY, "secondary", wrap=True)
        self._nobody.setAlignment(Qt.AlignmentFlag.AlignCenter)
        inside = QVBoxLayout(self.list.viewport())
        inside.addWidget(self._nobody)
        self.candidate = Choice(_("Provider that may step in"))
        self.add, self.remove = IconButton("plus", _("Add")), IconButton("minus", _("Remove"))
        self.earlier, self.later = IconButton("up", _("Earlier")), IconButton("down", _("Later"))
        row = hbox(spacing=GRID)
        row.addWidget(self.candidate, 1)
        for button in (self.add, self.remove, self.earlier, self.later):
            row.addWidget(button)
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)
        self.earlier.clicked.connect(lambda: self._move(-1))
        self.later.clicked.connect(lambda: self._move(1))
        self.list.currentRowChanged.connect(lambda _at: self._enable())
        column = vbox(self, 0, GRID)
        column.addWidget(self._title)
        column.addWidget(self.list)
        column.addLayout(row)

    def _scale(self) -> None:
        self.list.setFixedHeight(theme().px(84))

    def show_chain(
        self, chain: tuple[str, ...], *, provider: str, names: tuple[str, ...] = ()
    ) -> None:
        """Those who step in for this provider, by id, or by the name of a place (`names` are those
        there are); it cannot step in for itself.
        """
        self._provider, self._names = provider, names
        self._fill(chain)

    def tell(self, named: str, *, offline: bool) -> None:
        """For whom they step in, by name; where no model is used, nobody can."""
        self._title.setText(
            _("When {provider} fails, these step in, in this order:").format(provider=named)
        )
        for widget in (self.list, self.candidate, self.add):
            widget.setEnabled(not offline)
        nobody = _(
            "Nobody steps in: what fails is told, and can be tried again. Choose a provider "
            "below, then Add."
        )
        self._nobody.setText(_("No model is used here, so none can fail.") if offline else nobody)

    def _fill(self, chain: tuple[str, ...], row: int = 0) -> None:
        self.list.clear()
        for one in chain:
            self.list.addItem(title_of(one))
        self.chain = chain
        self._nobody.setVisible(not chain)
        self.candidate.clear()
        for name in self._names:
            if name not in (*chain, self._provider):
                self.candidate.addItem(name, name)
        for preset in PRESETS:
            if preset.id not in (*chain, self._provider, "other"):
                self.candidate.addItem(preset.title, preset.id)
        self.list.setCurrentRow(min(row, len(chain) - 1))
        self._enable()

    def _enable(self) -> None:
        at, last = self.list.currentRow(), len(self.chain) - 1
        self.remove.setEnabled(at >= 0)
        self.earlier.setEnabled(at > 0)
        self.later.setEnabled(0 <= at < last)

    def _add(self) -> None:
        self._fill((*self.chain, str(self.candidate.currentData())), len(self.chain))

    def _remove(self) -> None:
        at = self.list.currentRow()
        self._fill(self.chain[:at] + self.chain[at + 1 :], at)

    def _move(self, by: int) -> None:
        at, chain = self.list.currentRow(), list(self.chain)
        chain[at], chain[at + by] = chain[at + by], chain[at]
        self._fill(tuple(chain), at + by)


def title_of(provider: str) -> str:
    """What a provider is called; an id that no preset has stands for itself."""
    preset = preset_of(provider)
    return preset.title if preset is not None else provider
