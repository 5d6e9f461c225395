"""Settings > Models: which model leads, its key, whether it answers, what leaves this computer, and what may be spent."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from interview_app.domain.model_choice import ModelChoice
from interview_app.domain.model_presets import PRESETS, host_of, is_this_machine, preset_of
from interview_app.domain.request_journal import Spending
from interview_app.i18n import _, ngettext
from interview_app.messages.data import BackupsRenewed
from interview_app.messages.models import (
    ConnectionTested,
    ConnectionTestRequested,
    CostChanged,
    JournalForgotten,
    JournalRequested,
    JournalShown,
    KeyEntered,
    KeyForgetRequested,
    KeyStatusRequested,
    KeyStatusTold,
    LeaderRequested,
    ModelChosen,
    ModelsListed,
    ModelsRequested,
    PrivacyRequested,
    PrivacyShown,
    SentShown,
)
from interview_app.ui.controls import Button, CheckBox, Choice, Label, Notice
from interview_app.ui.controls import line as rule
from interview_app.ui.privacy_sheet import WITHHELD, PrivacySheet
from interview_app.ui.sent_parts import spent_words
from interview_app.ui.theme import GRID, Type, theme

if TYPE_CHECKING:
    from interview_app.ui.request_journal import RequestJournal


class ModelsPage(QWidget):
    """`wish` carries messages for the actor, `chosen` a `ModelChoice` to keep, `withheld_chosen` field paths to keep back."""

    wish = Signal(object)
    chosen = Signal(object)
    withheld_chosen = Signal(object)

    def __init__(self, choice: ModelChoice, *, withheld: tuple[str, ...] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choice = choice if choice.provider else choice.model_copy(update={"provider": PRESETS[0].id})
        self._wants_to_lead = False
        self._sheet: PrivacySheet | None = None
        self._journal: RequestJournal | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2 * GRID, 0, GRID)
        column.setSpacing(12)
        words = _(
            "The guide leads without any model. A model makes the interview livelier; it needs a key, or runs here."
        )
        column.addWidget(Label(words, Type.SECONDARY, "secondary", wrap=True))
        column.addLayout(self._form())
        self.notice = Notice("", "info")
        self.notice.hide()
        column.addWidget(self.notice)
        column.addWidget(rule())
        column.addLayout(self._privacy(withheld))
        column.addLayout(self._spending())
        column.addStretch(1)
        column.addLayout(self._leading())
        self._fill()

    # what is shown

    def _form(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        self.provider = Choice(_("Provider"))
        for one in PRESETS:
            self.provider.addItem(_("Other") if one.id == "other" else one.title, one.id)
        self.address = QLineEdit()
        self.address.setAccessibleName(_("Address"))
        self.model = Choice(_("Model"))
        self.model.setEditable(True)
        self.model.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.list_models = Button(_("List models"))
        self.key = QLineEdit()
        self.key.setAccessibleName(_("Key"))
        self.key.setEchoMode(QLineEdit.EchoMode.Password)
        self.save_key, self.forget_key = Button(_("Save key")), Button(_("Delete key"))
        self.key_state = Label("", Type.SECONDARY, "secondary", wrap=True)
        self.test = Button(_("Test connection"))
        rows: list[tuple[str, QWidget, list[Button]]] = [
            (_("Provider"), self.provider, []),
            (_("Address"), self.address, []),
            (_("Key"), self.key, [self.save_key, self.forget_key]),
            (_("Model"), self.model, [self.list_models, self.test]),
        ]
        for title, field, buttons in rows:
            label = Label(title)
            label.setBuddy(field)
            at = grid.rowCount()
            grid.addWidget(label, at, 0)
            row = QHBoxLayout()
            row.setSpacing(GRID)
            row.addWidget(field, 1)
            for button in buttons:
                row.addWidget(button)
            grid.addLayout(row, at, 1)
            if field is self.key:
                grid.addWidget(self.key_state, at + 1, 1)
        self._connect_form()
        return grid

    def _connect_form(self) -> None:
        self.provider.activated.connect(lambda _at: self._change_provider())
        self.address.editingFinished.connect(self._keep)
        edit = self.model.lineEdit()
        if edit is not None:
            edit.editingFinished.connect(self._keep)
        self.model.activated.connect(lambda _at: self._keep())
        self.save_key.clicked.connect(self._save_key)
        self.key.returnPressed.connect(self._save_key)
        self.forget_key.clicked.connect(lambda: self.wish.emit(KeyForgetRequested(provider=self._key_name())))
        self.list_models.clicked.connect(lambda: self._ask(ModelsRequested))
        self.test.clicked.connect(lambda: self._ask(ConnectionTestRequested))

    def _privacy(self, withheld: tuple[str, ...]) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(GRID)
        column.addWidget(Label(_("Keep back from models elsewhere"), Type.BODY_STRONG))
        self.switches: dict[str, CheckBox] = {}
        row = QHBoxLayout()
        row.setSpacing(2 * GRID)
        titles = {
            "basics.name": _("Name"),
            "basics.email": _("Email"),
            "basics.phone": _("Phone"),
            "basics.location.address": _("Address line"),
            "basics.image": _("Photo"),
        }
        for path in WITHHELD:
            box = CheckBox(titles[path])
            box.setAccessibleName(_("Keep back: {what}").format(what=titles[path]))
            box.setChecked(path in withheld)
            box.toggled.connect(lambda _on: self._keep_back())
            self.switches[path] = box
            row.addWidget(box)
        row.addStretch(1)
        column.addLayout(row)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        self.look, self.journal = Button(_("What leaves this computer…")), Button(_("Requests so far…"))
        self.look.clicked.connect(lambda: self._ask(PrivacyRequested))
        self.journal.clicked.connect(self._open_journal)
        row.addWidget(self.look)
        row.addWidget(self.journal)
        row.addStretch(1)
        column.addLayout(row)
        return column

    def _spending(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(GRID)
        self.cap = QLineEdit()
        self.cap.setAccessibleName(_("Stop when this much is spent, in dollars"))
        self.cap.setPlaceholderText(_("no limit"))
        self.cap.setFixedWidth(theme().px(120))
        self.cap.editingFinished.connect(self._keep)
        self.spent = Label("", Type.SECONDARY, "secondary", wrap=True)
        row.addWidget(Label(_("Stop at (dollars)")))
        row.addWidget(self.cap)
        row.addWidget(self.spent, 1)
        return row

    def _leading(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addStretch(1)
        self.use_guide, self.use_model = Button(_("Use the guide")), Button(_("Use this model"))
        self.use_guide.clicked.connect(self._use_guide)
        self.use_model.clicked.connect(self._use_model)
        row.addWidget(self.use_guide)
        row.addWidget(self.use_model)
        return row

    def _fill(self) -> None:
        choice, one = self._choice, preset_of(self._choice.provider)
        self.provider.setCurrentIndex(max(0, self.provider.findData(choice.provider)))
        own = one.base_url if one is not None else ""
        self.address.setText(choice.base_url or own)
        self.address.setReadOnly(bool(one and one.needs_key))
        self.address.setPlaceholderText("https://…/v1")
        self.model.setEditText(choice.model or (one.model if one is not None else ""))
        self.cap.setText(f"{choice.cap:g}" if choice.cap is not None else "")
        self.key.clear()
        self.key.setPlaceholderText(_("Paste the key"))
        self.key_state.setText("")
        self.wish.emit(KeyStatusRequested(provider=self._key_name()))

    def start(self) -> None:
        """The page is shown: ask where the key is and what was spent."""
        self.wish.emit(KeyStatusRequested(provider=self._key_name()))
        self.wish.emit(JournalRequested(count=0))

    # what the person does

    @property
    def choice(self) -> ModelChoice:
        """The choice as it stands in the fields."""
        one = preset_of(str(self.provider.currentData()))
        address = self.address.text().strip()
        return self._choice.model_copy(
            update={
                "provider": str(self.provider.currentData()),
                "base_url": "" if one is not None and address == one.base_url else address,
                "model": self.model.currentText().strip(),
                "cap": dollars(self.cap.text()),
            }
        )

    def _keep(self) -> None:
        now = self.choice
        if now != self._choice:
            self._choice = now
            self.chosen.emit(now)

    def _change_provider(self) -> None:
        kept = {"agreed_hosts": self._choice.agreed_hosts, "cap": self._choice.cap}
        self._choice = ModelChoice(provider=str(self.provider.currentData()), **kept)
        self.model.clear()
        self.notice.hide()
        self._fill()
        self.chosen.emit(self._choice)

    def _keep_back(self) -> None:
        self.withheld_chosen.emit(tuple(path for path, box in self.switches.items() if box.isChecked()))

    def _save_key(self) -> None:
        key = self.key.text()
        self.key.clear()
        if key.strip():
            self.wish.emit(KeyEntered(provider=self._key_name(), key=key))

    def _key_name(self) -> str:
        one = preset_of(self._choice.provider)
        return one.id if one is not None and one.needs_key else "other"

    def _ask(self, question: type) -> None:
        self._keep()
        self.notice.tell(_("Asking…"), "info")
        self.notice.show()
        self.wish.emit(question(choice=self._choice))

    def _use_guide(self) -> None:
        self._decide(leads=False)

    def _use_model(self) -> None:
        self._keep()
        if set(self._hosts()) <= set(self._choice.agreed_hosts):
            self._decide(leads=True)
            return
        self._wants_to_lead = True
        self.wish.emit(PrivacyRequested(choice=self._choice))

    def _agreed(self, more: tuple[str, ...]) -> None:
        hosts = tuple(dict.fromkeys((*self._choice.agreed_hosts, *more)))
        self._choice = self._choice.model_copy(update={"agreed_hosts": hosts})
        self._decide(leads=True)

    def _decide(self, *, leads: bool) -> None:
        self._wants_to_lead = False
        self._choice = self.choice.model_copy(update={"leads": leads})
        self.chosen.emit(self._choice)
        self.wish.emit(LeaderRequested(use_model=leads, choice=self._choice))

    def _hosts(self) -> list[str]:
        """Where the interview would go, the model's place and those that step in; not this machine."""
        others = [one.base_url for name in self._choice.fallbacks if (one := preset_of(name)) is not None]
        places = [self.address.text().strip(), *others]
        return [host_of(one) for one in places if one and not is_this_machine(one)]

    def take_limits(self, limits: dict[str, object]) -> None:
        """Temperature, length and who steps in, from the page of the agents; a model that leads goes on with them."""
        self._choice = self.choice.model_copy(update=limits)
        self.chosen.emit(self._choice)
        if self._choice.leads:
            self._use_model()

    # what the actor answers

    def show_message(self, message: object) -> None:
        """One of `messages.models.ANSWERS`, or that backups were renewed."""
        match message:
            case ModelsListed():
                self._show_models(message)
            case ConnectionTested():
                self._show_test(message)
            case KeyStatusTold():
                self._show_key(message)
            case ModelChosen():
                self._show_chosen(message)
            case CostChanged():
                self.spent.setText(spent_words(Spending(dollars=message.spent, unknown=message.unknown)))
            case JournalShown() | JournalForgotten() | SentShown() | BackupsRenewed():
                self._show_journal(message)
            case PrivacyShown():
                self._show_sheet(message)

    def _tell(self, words: str, *, good: bool) -> None:
        self.notice.tell(words, "good" if good else "bad")
        self.notice.setVisible(bool(words))

    def _show_models(self, message: ModelsListed) -> None:
        if message.sentence:
            self._tell(message.sentence, good=False)
            return
        now = self.model.currentText()
        self.model.clear()
        self.model.addItems(message.models)
        self.model.setEditText(now if now in message.models or not message.models else message.models[0])
        count = len(message.models)
        self._tell(ngettext("{n} model found.", "{n} models found.", count).format(n=count), good=bool(count))
        self._keep()

    def _show_test(self, message: ConnectionTested) -> None:
        if not message.works:
            self._tell(message.sentence, good=False)
            return
        words = _("It works: “{answer}” after {ms} ms.")
        self._tell(words.format(answer=message.answer, ms=message.milliseconds), good=True)

    def _show_key(self, message: KeyStatusTold) -> None:
        if message.provider != self._key_name():
            return
        places = {
            "keychain": _("There is a key in the keychain."),
            "environment": _("There is a key in the environment."),
            "memory": _("There is a key for this run."),
        }
        none = _("No key is kept.") if preset_of(self._choice.provider) and not message.unknown else ""
        self.key_state.setText(
            " ".join(part for part in (places.get(message.source or "", none), message.note) if part)
        )
        self.forget_key.setEnabled(message.unknown or message.source in ("keychain", "memory"))

    def _show_chosen(self, message: ModelChosen) -> None:
        if message.sentence:
            self._wants_to_lead = False
            self._tell(message.sentence, good=False)
            return
        self._tell(_("The model leads from now on.") if message.leads else _("The guide leads from now on."), good=True)

    def _show_journal(self, message: JournalShown | JournalForgotten | SentShown | BackupsRenewed) -> None:
        if isinstance(message, JournalShown | JournalForgotten):
            self.spent.setText(spent_words(message.spending))
        if self._journal is not None:
            self._journal.show_message(message)

    def _open_journal(self) -> None:
        # Few open it, and every start imports this page.
        from interview_app.ui.request_journal import RequestJournal

        self._journal = RequestJournal(self.window())
        self._journal.wish.connect(self.wish)
        self._journal.start()

    def _show_sheet(self, message: PrivacyShown) -> None:
        self.notice.hide()
        self._sheet = PrivacySheet(message.summary, asks=self._wants_to_lead, parent=self.window())
        self._wants_to_lead = False
        self._sheet.agreed.connect(self._agreed)
        self._sheet.journal_wanted.connect(self._open_journal)
        self._sheet.open()


def dollars(text: str) -> float | None:
    """The amount a person typed; None for no limit or for what is no amount."""
    try:
        amount = float(text.replace("$", "").replace(",", ".").strip())
    except ValueError:
        return None
    return amount if 0 <= amount < 1_000_000 else None
