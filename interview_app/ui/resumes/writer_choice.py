"""Who works on a résumé: the person's own evidence alone, or a model beside it; where that sends
to, and what it may cost.
"""

from dataclasses import replace

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QWidget

from interview_app.i18n import _, language, ngettext
from interview_app.messages.tailoring.facts import HelpTold, RunCost
from interview_app.messages.tailoring.wishes import DraftRequested, GoingOnRequested, HelpRequested
from interview_app.ui.controls import Button, Choice, Label
from interview_app.ui.controls.titled_dialog import TitledDialog
from interview_app.ui.look.boxes import STRETCH, fill, vbox
from interview_app.ui.look.theme import GRID, Type, theme


class WriterChoice(QWidget):
    """Hidden while no model is set up. `changed`: another choice was made."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.told = HelpTold(run_id="", offered=False)
        self.choice = Choice(_("Who works on it"))
        self.choice.addItem(_("No AI: your own sentences, chosen and ordered"), False)
        self.words = Label("", Type.BODY, "secondary", wrap=True)
        column = vbox(self, 0, GRID // 2)
        label = Label(_("Who works on it"), Type.BODY_STRONG)
        label.setBuddy(self.choice)
        fill(column, label, self.choice, self.words)
        self.choice.currentIndexChanged.connect(self._show_words)
        self.choice.currentIndexChanged.connect(self.changed)
        self.show_help(self.told)

    @property
    def with_models(self) -> bool:
        """Whether a model may help."""
        return self.told.offered and bool(self.choice.currentData())

    @property
    def leaves(self) -> bool:
        """Whether something leaves this machine."""
        return self.with_models and not self.told.local

    def show_help(self, told: HelpTold) -> None:
        """Who could help; a reason why nobody can is shown as well."""
        self.told = told
        if told.offered and self.choice.count() == 1:
            self.choice.addItem("", True)
        elif not told.offered and self.choice.count() == 2:
            self.choice.removeItem(1)
        if told.offered:
            self.choice.setItemText(
                1, _("With {model}, checked against what you approved").format(model=told.label)
            )
        self.setVisible(told.offered or bool(told.words))
        self._show_words()

    def choose(self, *, with_models: bool) -> None:
        """Make this choice, where it can be made."""
        self.choice.setCurrentIndex(1 if with_models and self.told.offered else 0)

    def _show_words(self) -> None:
        words = self.told.words if self.with_models or not self.told.offered else ()
        self.words.setText(" ".join(words))
        self.words.setVisible(bool(words))


class WriterSheet(TitledDialog):
    """Asks who works on a run before it is written or gone on with. `wish` carries the message, or
    a `HelpRequested`.
    """

    wish = Signal(object)

    def __init__(
        self,
        wanted: DraftRequested | GoingOnRequested,
        told: HelpTold,
        *,
        helped: bool,
        parent: QWidget,
    ) -> None:
        going_on = isinstance(wanted, GoingOnRequested)
        title = _("Go on with this résumé") if going_on else _("Write the draft")
        words = _("What is finished is not done, and not paid for, again.") if going_on else ""
        super().__init__(title, parent, words=words)
        self._wanted = wanted
        self.setMinimumWidth(theme().px(480))
        self.writer = WriterChoice()
        self.writer.show_help(told)
        self.start = Button("", "primary", on_click=self._begin)
        self.start.setDefault(True)
        cancel = Button(_("Cancel"), on_click=self.reject)
        fill(self.column, self.writer, STRETCH)
        self.foot(STRETCH, cancel, self.start, above=GRID)
        self.writer.changed.connect(self._name)
        self.writer.choose(with_models=helped)
        self._name()

    def ask(self) -> None:
        """Ask what this very run would cost."""
        self.wish.emit(HelpRequested(run_id=self._wanted.run_id))

    def show_help(self, told: HelpTold) -> None:
        """The estimate of this run."""
        if told.run_id == self._wanted.run_id:
            self.writer.show_help(told)
            self._name()

    def _name(self) -> None:
        write = _("Go on") if isinstance(self._wanted, GoingOnRequested) else _("Write")
        send = (
            _("Send and go on")
            if isinstance(self._wanted, GoingOnRequested)
            else _("Send and write")
        )
        self.start.rename(send if self.writer.leaves else write)

    def _begin(self) -> None:
        self.wish.emit(replace(self._wanted, with_models=self.writer.with_models))
        self.accept()


def cost_words(cost: RunCost) -> str:
    """What models cost, in words."""
    words = ngettext("{n} request", "{n} requests", cost.requests).format(n=cost.requests)
    if cost.dollars or cost.unknown:
        words += ", " + _("{dollars} dollars").format(
            dollars=QLocale(language()).toString(cost.dollars, "f", 3)
        )
    if cost.unknown:
        words += ", " + ngettext("{n} of unknown cost", "{n} of unknown cost", cost.unknown).format(
            n=cost.unknown
        )
    return words
