"""“What leaves this computer”: one request, readable, before it is sent and at any time after."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from interview_app.domain.model_choice import SentSummary
from interview_app.domain.request_journal import Spending
from interview_app.i18n import N_, _
from interview_app.ui.controls import Button, Hint, Label, Notice
from interview_app.ui.controls.titled_dialog import TitledDialog
from interview_app.ui.look.boxes import STRETCH, fill
from interview_app.ui.look.theme import Type, theme
from interview_app.ui.settings.sent_parts import SentParts, dollars, spent_words

WITHHELD = {
    "basics.name": N_("your name"),
    "basics.email": N_("your email"),
    "basics.phone": N_("your phone number"),
    "basics.location.address": N_("your address"),
    "basics.image": N_("your photo"),
}


class PrivacySheet(TitledDialog):
    """Shown by `open()`. `agreed` carries the hosts when the person agrees; with `asks` false it
    only shows. `earlier`: the person wants to see what was sent before.
    """

    agreed = Signal(object)  # tuple[str, ...]: the host, and those that step in

    def __init__(self, summary: SentSummary, *, asks: bool, parent: QWidget | None = None) -> None:
        super().__init__(_("What leaves this computer"), parent, large=True, spacing=12, stays=True)
        self._summary = summary
        column = fill(self.column, Label(where_words(summary), Type.BODY, wrap=True))
        if summary.steps_in:
            words = _("When that fails, the same goes to {hosts}.").format(
                hosts=", ".join(summary.steps_in)
            )
            column.addWidget(Label(words, Type.BODY, wrap=True))
        self.parts = SentParts(summary.parts)
        fill(column, (self.parts, 1), Hint(kept_words(summary)), Hint(cost_words(summary)))
        if asks and not summary.local:
            words = _(
                "Each later request sends the same kinds of things. You can look at every one of "
                "them here."
            )
            column.addWidget(Notice(words, "info"))
        self._build_foot(asks)
        self.resize(theme().px(640), theme().px(620))

    def _build_foot(self, asks: bool) -> None:
        self.earlier = Button(_("What was sent before…"))
        cancel = Button(_("Cancel"), on_click=self.reject)
        self.confirm = Button(_("Agree") if asks else _("Done"), "primary")
        self.confirm.setDefault(True)
        self.confirm.clicked.connect(lambda: self._confirm(asks))
        self.foot(self.earlier, STRETCH, *([cancel] if asks else []), self.confirm)

    def _confirm(self, asks: bool) -> None:
        self.accept()
        if asks:
            self.agreed.emit((self._summary.host, *self._summary.steps_in))


def where_words(summary: SentSummary) -> str:
    """Where it goes."""
    if summary.local:
        return _("Nothing: {model} runs on this computer ({host}).").format(
            model=summary.model, host=summary.host
        )
    return _("The next message goes to {model} at {host}, with this:").format(
        model=summary.model, host=summary.host
    )


def kept_words(summary: SentSummary) -> str:
    """What stays here."""
    always = _(
        "Never sent: hidden text, file names, page pictures, your other documents, your keys to "
        "anyone else."
    )
    if not summary.withheld:
        return always
    named = ", ".join(_(WITHHELD[path]) for path in summary.withheld if path in WITHHELD)
    return _("Kept back, as you chose: {names}. ").format(names=named) + always


def cost_words(summary: SentSummary) -> str:
    """What it may cost, and did so far."""
    spent = spent_words(Spending(dollars=summary.spent, unknown=summary.unknown_costs))
    if summary.local:
        return " ".join([_("It costs nothing."), *([spent] if summary.unknown_costs else [])])
    if summary.cost is None:
        words = _("What it costs is unknown: there is no price for this model.")
    else:
        words = _("About {dollars} dollars.").format(dollars=dollars(summary.cost, digits=4))
    return f"{words} {spent}"
