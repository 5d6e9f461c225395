"""Settings > AI: which model leads, its key, whether it answers, what leaves this computer, and
what may be spent.
"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from interview_app.domain.model_choice import ModelChoice, ModelPlace, place_named, with_place
from interview_app.domain.model_presets import PRESETS, key_name, origin_of, preset_of
from interview_app.i18n import _, ngettext
from interview_app.messages import models as messages
from interview_app.ui.controls import Button, Notice
from interview_app.ui.controls import line as rule
from interview_app.ui.look.boxes import STRETCH, fill, hbox, vbox
from interview_app.ui.look.theme import GRID
from interview_app.ui.settings.model_fields import ModelFields, title_of
from interview_app.ui.settings.model_parts import (
    GUIDE,
    AboutGuide,
    KeptBack,
    PlaceList,
    SpendingPart,
)
from interview_app.ui.settings.privacy_sheet import PrivacySheet


class ModelsPage(QWidget):
    """`wish` carries messages for the actor, `chosen` a `ModelChoice` to keep, `places_chosen` the
    places to keep beside it, `withheld_chosen` field paths to keep back.
    """

    wish = Signal(object)
    chosen = Signal(object)
    withheld_chosen = Signal(object)
    places_chosen = Signal(object)

    def __init__(
        self,
        choice: ModelChoice,
        *,
        withheld: tuple[str, ...] = (),
        places: tuple[ModelPlace, ...] = (),
    ) -> None:
        super().__init__()
        self._places = places
        self._choice = (
            choice if choice.provider else choice.model_copy(update={"provider": PRESETS[0].id})
        )
        self._wants_to_lead = False
        self._unasked = False
        self._sheet: PrivacySheet | None = None
        self.list = PlaceList()
        self.fields = ModelFields()
        self.kept_back = KeptBack(withheld)
        self.spending = SpendingPart()
        self.notice = Notice("", "info")
        self._detail = QStackedWidget()
        about_guide = AboutGuide(self.list.menu)
        self.use_guide = about_guide.use
        self.use_guide.clicked.connect(lambda: self._decide(leads=False))
        for page in (about_guide, self._about_place()):
            self._detail.addWidget(page)
        row = fill(hbox(self, (0, 2 * GRID, 0, GRID), 2 * GRID), self.list)
        row.addLayout(fill(vbox(spacing=12), (self._detail, 1), self.notice), 1)
        self._connect()
        self._fill()
        self._show_row(self._choice.title if self._choice.leads else GUIDE)

    # what is shown

    def _about_place(self) -> QWidget:
        page = QWidget()
        self.use_model = Button(_("Use This AI"), on_click=self._use_model)
        column = fill(vbox(page, 0, 12), self.fields, rule(), self.kept_back, self.spending)
        fill(column, STRETCH, fill(hbox(), STRETCH, self.use_model))
        return page

    def _show_row(self, key: str) -> None:
        """The guide, or the place in hand."""
        self.list.choose(key)
        self._detail.setCurrentIndex(0 if key == GUIDE else 1)

    def _go_to(self, key: str) -> None:
        """A row of the list was chosen, or a provider was added to it."""
        if key not in (GUIDE, self._choice.title):
            self._change_to(key)
        self._show_row(key)

    def _remove(self) -> None:
        """The place in hand is kept no longer; the guide is what remains."""
        gone = self._choice.title
        self._places = tuple(one for one in self._places if one.title != gone)
        self.places_chosen.emit(self._places)
        if self._choice.leads:
            self._decide(leads=False)
        self._choice = self._choice.at(ModelPlace(provider=PRESETS[0].id))
        self.chosen.emit(self._choice)
        self._fill()
        self._go_to(GUIDE)

    def _connect(self) -> None:
        fields = self.fields
        self.list.chosen.connect(self._go_to)
        self.list.remove_wanted.connect(self._remove)
        fields.edited.connect(self._keep)
        fields.key_entered.connect(
            lambda key: self.wish.emit(messages.KeyEntered(provider=self._key_name(), key=key))
        )
        fields.forget_key.clicked.connect(
            lambda: self.wish.emit(messages.KeyForgetRequested(provider=self._key_name()))
        )
        fields.list_models.clicked.connect(lambda: self._ask(messages.ModelsRequested))
        fields.test.clicked.connect(self._test)
        self.kept_back.chosen.connect(self.withheld_chosen)
        self.spending.wish.connect(self.wish)
        self.spending.look.clicked.connect(self._ask_for_privacy)
        self.spending.cap.editingFinished.connect(self._keep)

    def _fill(self) -> None:
        self.fields.show_choice(self._choice)
        self._list()
        self.spending.cap.setText(f"{self._choice.cap:g}" if self._choice.cap is not None else "")
        self.wish.emit(messages.KeyStatusRequested(provider=self._key_name()))

    def _list(self) -> None:
        now = self._choice
        used = now.leads or now.model or now.base_url
        places = with_place(self._places, now.place) if used else self._places
        in_hand = now.title if self._detail.currentIndex() else GUIDE
        self.list.show_places(places, leads=now.title if now.leads else GUIDE, now=in_hand)
        self.use_guide.setVisible(now.leads)

    def start(self) -> None:
        """The page is shown: ask where the key is, what was spent, and which servers run here."""
        self.wish.emit(messages.KeyStatusRequested(provider=self._key_name()))
        self.wish.emit(messages.JournalRequested(count=0))
        self.wish.emit(messages.LocalServersRequested())
        self._list_unasked()

    def _list_unasked(self) -> None:
        """The list fills by itself where nothing leaves, or where the person agreed to the
        place.
        """
        if self._choice.is_here or self._choice.host in self._choice.agreed_hosts:
            self._unasked = True
            self.wish.emit(messages.ModelsRequested(choice=self._choice))

    # what the person does

    @property
    def choice(self) -> ModelChoice:
        """The choice as it stands in the fields."""
        standing = self.fields.standing(self._choice.provider)
        moved = self._choice.moved_to(str(standing.pop("base_url")))
        if _is_elsewhere(moved, self._choice):
            standing |= {"headers": {}, "context_window": None}
        return moved.model_copy(update={**standing, "cap": dollars(self.spending.cap.text())})

    def _keep(self) -> None:
        if self.fields.headers_cannot_be_read:
            self._tell(_("Write each header on a line of its own, as Name: value."), good=False)
        now, before = self.choice, self._choice
        if now == before:
            return
        self._choice = now
        self._list()
        self.chosen.emit(now)
        if now.name and now.name != before.name:
            self._keep_place()
            self.fields.show_choice(now)
        if _is_elsewhere(now, before):
            self.fields.show_extras(now)
        if origin_of(now.address) != origin_of(before.address):
            # Another place has another key: it is asked for anew.
            self.wish.emit(messages.KeyStatusRequested(provider=self._key_name()))
            self._list_unasked()

    def _keep_place(self) -> None:
        """What was chosen stays, so that one can come back to it."""
        self._places = with_place(self._places, self._choice.place)
        self.places_chosen.emit(self._places)

    def _change_to(self, title: str) -> None:
        if self._choice.model or self._choice.base_url:
            self._keep_place()
        place = place_named(self._places, title) or ModelPlace(provider=title)
        self._choice = self._choice.at(place)
        self.fields.model.clear()
        for notice in (self.notice, self.fields.answer):
            notice.tell("", "info")
        self._fill()
        self.chosen.emit(self._choice)
        self._list_unasked()

    def _key_name(self) -> str:
        return key_name(self._choice.address) or "other"

    def _test(self) -> None:
        """A key that is typed is the one that is meant; it is not kept by that."""
        self._ask(messages.ConnectionTestRequested, key=self.fields.key.text())

    def _ask(self, question: type, **more: str) -> None:
        self._keep()
        self._unasked = False
        self.fields.say(_("Asking…"), "info")
        self.wish.emit(question(choice=self._choice, **more))

    def _ask_for_privacy(self) -> None:
        self._keep()
        self.notice.tell(_("Asking…"), "info")
        self.wish.emit(messages.PrivacyRequested(choice=self._choice))

    def _use_model(self) -> None:
        self._keep()
        if set(self._choice.goes_to(self._places)) <= set(self._choice.agreed_hosts):
            self._decide(leads=True)
            return
        self._wants_to_lead = True
        self.wish.emit(messages.PrivacyRequested(choice=self._choice))

    def _agreed(self, more: tuple[str, ...]) -> None:
        hosts = tuple(dict.fromkeys((*self._choice.agreed_hosts, *more)))
        self._choice = self._choice.model_copy(update={"agreed_hosts": hosts})
        self._decide(leads=True)

    def _decide(self, *, leads: bool) -> None:
        self._wants_to_lead = False
        self._choice = self.choice.model_copy(update={"leads": leads})
        self.chosen.emit(self._choice)
        self.wish.emit(messages.LeaderRequested(use_model=leads, choice=self._choice))

    def take_limits(self, limits: dict[str, object]) -> None:
        """Temperature, length and who steps in, from the page of the agents; a model that leads
        goes on with them.
        """
        self._choice = self.choice.model_copy(update=limits)
        self.chosen.emit(self._choice)
        if self._choice.leads:
            self._use_model()

    # what the actor answers

    def show_message(self, message: object) -> None:
        """One of `messages.models.ANSWERS`, or that backups were renewed."""
        match message:
            case messages.ModelsListed():
                self._show_models(message)
            case messages.LocalServersFound():
                self._show_running(message)
            case messages.ConnectionTested():
                self._show_tested(message)
            case messages.KeyStatusTold():
                self._show_key(message)
            case messages.ModelChosen():
                self._show_chosen(message)
            case messages.PrivacyShown():
                self._show_sheet(message)
            case _:
                self.spending.show_message(message)

    def _tell(self, words: str, *, good: bool) -> None:
        self.notice.tell(words, "good" if good else "bad")

    def _show_tested(self, message: messages.ConnectionTested) -> None:
        words = message.sentence
        if message.works and self.fields.key.text().strip():
            words += " " + _("The key is not kept yet: press Save key.")
        self.fields.say(words, "good" if message.works and message.called else "bad")

    def _show_running(self, message: messages.LocalServersFound) -> None:
        """Which servers run on this machine: said where one is added, and where no model leads."""
        running = dict(message.servers)
        self.list.show_running(running)
        if running and not self._choice.leads:
            words = _("Found on this computer: {names}. You can add it.")
            self._tell(words.format(names=", ".join(map(title_of, running))), good=True)

    def _show_models(self, message: messages.ModelsListed) -> None:
        unasked, self._unasked = self._unasked, False
        count = len(message.models)
        if message.sentence or (unasked and not count):
            # Where nobody asked, what fails is told when it is used.
            if not unasked:
                self.fields.say(message.sentence, "bad")
            return
        self.fields.show_models(message.models, message.windows)
        if not unasked:
            words = ngettext("{n} model found.", "{n} models found.", count).format(n=count)
            self.fields.say(words, "good" if count else "bad")
        self._keep()

    def _show_key(self, message: messages.KeyStatusTold) -> None:
        if message.provider != self._key_name():
            return
        self.fields.show_key(message, known=preset_of(self._choice.provider) is not None)

    def _show_chosen(self, message: messages.ModelChosen) -> None:
        if message.sentence:
            self._wants_to_lead = False
            self._tell(message.sentence, good=False)
            return
        self._list()
        words = _("From now on the interview goes on without AI.")
        if message.leads:
            words = _("From now on the AI leads the interview.")
        self._tell(words, good=True)

    def _show_sheet(self, message: messages.PrivacyShown) -> None:
        self.notice.hide()
        self._sheet = PrivacySheet(message.summary, asks=self._wants_to_lead, parent=self.window())
        self._wants_to_lead = False
        self._sheet.agreed.connect(self._agreed)
        self._sheet.earlier.clicked.connect(self.spending.open_journal)
        self._sheet.open()


def _is_elsewhere(now: ModelPlace, before: ModelPlace) -> bool:
    """Whether a place moved to another origin: what was told of the old one stays there."""
    return bool(before.address) and origin_of(now.address) != origin_of(before.address)


def dollars(text: str) -> float | None:
    """The amount a person typed; None for no limit or for what is no amount."""
    try:
        amount = float(text.replace("$", "").replace(",", ".").strip())
    except ValueError:
        return None
    return amount if 0 <= amount < 1_000_000 else None
