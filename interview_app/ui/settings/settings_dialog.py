"""Settings: appearance, language, text size, motion, and where the data lies. What is chosen counts
at once.
"""

from collections.abc import Mapping

from PySide6.QtCore import QLocale, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QFormLayout,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from interview_app.i18n import N_, _, language, languages
from interview_app.messages.models import AgentSettingsShown
from interview_app.settings import Settings
from interview_app.ui.controls import Button, CheckBox, Choice, ElidedLabel, Hint, IconButton, line
from interview_app.ui.controls.button_bar import ButtonBar
from interview_app.ui.controls.titled_dialog import LongForm, keep_whole
from interview_app.ui.look.boxes import STRETCH, fill, hbox, vbox
from interview_app.ui.look.panes import column_view
from interview_app.ui.look.theme import GRID, TEXT_SIZES, Type, theme
from interview_app.ui.settings.agents_page import AgentsPage
from interview_app.ui.settings.models_page import ModelsPage

APPEARANCES = (("system", N_("As the system")), ("light", N_("Light")), ("dark", N_("Dark")))
_SCROLL_BAR = 12
"""Its width in pixels, which the style sheet gives."""
_LABELS = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter


class _Pages(QStackedWidget):
    """As high as the page that stands: Qt takes the highest of all."""

    def heightForWidth(self, width: int) -> int:
        """See the class."""
        page = self.currentWidget()
        layout = page.layout() if page is not None else None
        if page is None or layout is None or not layout.hasHeightForWidth():
            return page.minimumSizeHint().height() if page is not None else 0
        return layout.totalHeightForWidth(width)


class SettingsDialog(LongForm):
    """`chosen` carries the new `Settings` each time something is changed; saving is up to the
    composition root.
    """

    chosen = Signal(object)  # Settings
    restart_wanted = Signal()  # so that another language counts at once
    wish = Signal(object)  # a message of `messages.models` for the actor

    def __init__(self, settings: Settings, *, folder: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._stays = self._told = False
        self.setWindowTitle(_("Settings"))
        self.setAccessibleName(_("Settings"))
        self.tabs = PaneBar(
            {
                "general": ("settings", _("General")),
                "models": ("spark", _("AI")),
                "agents": ("tool", _("Advanced")),
            }
        )
        self.pages = _Pages()
        self._scroll = column_view(self.pages)
        self._outer = vbox(self, (0, GRID, 0, 0), GRID)
        tabs = (self.tabs, 0, Qt.AlignmentFlag.AlignHCenter)
        fill(self._outer, tabs, line(), (self._scroll, 1))
        self.general = self._general_page(settings, folder)
        self.models = self._models_page(settings)
        self.agents = self._agents_page(settings)
        pages = dict(zip(self.tabs.buttons, (self.general, self.models, self.agents), strict=True))
        for page in pages.values():
            page.setContentsMargins(2 * GRID, 0, 2 * GRID, GRID)
            self.pages.addWidget(page)
        self._offer_advanced()
        self.tabs.choose("general")
        self.tabs.chosen.connect(lambda key: self.pages.setCurrentWidget(pages[key]))
        self.pages.currentChanged.connect(self._follow_page)
        # Not while the page is being changed: it may be changed back.
        self._refit = QTimer(self, singleShot=True)
        self._refit.timeout.connect(lambda: self._fit())
        self._fit()
        # The text size is chosen here: what stands here has to fit then too.
        theme().scaled.connect(self._fit)
        keep_whole(self)

    def _general_page(self, settings: Settings, folder: str) -> QWidget:
        page = QWidget()
        form = QFormLayout()
        fill(vbox(page), fill(hbox(), STRETCH, (form, 8), STRETCH), STRETCH)
        form.setHorizontalSpacing(GRID + GRID // 2)
        form.setVerticalSpacing(12)
        form.setLabelAlignment(_LABELS)
        looks = [(key, _(title)) for key, title in APPEARANCES]
        sizes = [(str(size), f"{size} %") for size in TEXT_SIZES]
        self.appearance = _choice(form, _("Appearance"), looks, settings.appearance)
        self.text_size = _choice(form, _("Text size"), sizes, str(settings.text_size))
        self.motion = CheckBox(_("Reduce motion"))
        self.motion.setAccessibleName(_("Reduce motion"))
        self.motion.setChecked(settings.reduce_motion)
        form.addRow("", self.motion)
        spoken = [("system", _("As the system")), *languages().items()]
        self.language = _choice(form, _("Language"), spoken, settings.language)
        words = _(
            "The language changes when the app is opened again. A résumé stays in the language of "
            "its lines."
        )
        form.addRow("", Hint(words))
        self.restart_button = Button(_("Restart now"), icon="refresh", on_click=self._restart)
        form.addRow("", self.restart_button)
        self._offer_restart()
        show_folder = _show_folder(form, folder)
        for button in (self.restart_button, show_folder):
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.language.currentIndexChanged.connect(lambda _at: self._offer_restart())
        for choice in (self.appearance, self.language, self.text_size):
            choice.currentIndexChanged.connect(lambda _at: self._tell())
        self.motion.toggled.connect(lambda _on: self._tell())
        return page

    def _fit(self, scale: float | None = None) -> None:
        """As wide as its pages need, and as high as the one that stands, as far as the screen
        allows; no narrower than it is, but at another `scale` of the text.
        """
        page = self.pages.currentWidget() or self.models
        for one in (self.general, self.models, self.agents):
            stands = one is page
            policy = QSizePolicy.Policy.Preferred if stands else QSizePolicy.Policy.Ignored
            one.setSizePolicy(QSizePolicy.Policy.Preferred, policy)
        screen = self.screen().availableGeometry()
        least = self.pages.minimumSizeHint().width() + _SCROLL_BAR
        self.setMinimumWidth(min(max(theme().px(620), least), screen.width()))
        keeps = self.isVisible() and scale is None
        wide = max(self.width() if keeps else 0, self.minimumWidth())
        needed = self.pages.heightForWidth(wide - _SCROLL_BAR) + GRID
        around = self._outer.sizeHint().height() - self._scroll.sizeHint().height()
        frame = self.frameGeometry().height() - self.height()
        self.setMinimumHeight(0)
        self.resize(wide, min(around + needed, screen.height() - frame))
        if self.isVisible():
            # It grows down and to the right from where it stands.
            around_it = self.frameGeometry()
            left = min(around_it.x(), screen.right() - around_it.width())
            top = min(around_it.y(), screen.bottom() - around_it.height())
            self.move(max(screen.x(), left), max(screen.y(), top))

    def _models_page(self, settings: Settings) -> ModelsPage:
        page = ModelsPage(settings.model, withheld=settings.withheld, places=settings.places)
        page.wish.connect(self.wish)
        page.chosen.connect(lambda model: self._update(model=model))
        page.places_chosen.connect(lambda places: self._update(places=places))
        page.withheld_chosen.connect(lambda withheld: self._update(withheld=withheld))
        return page

    def _agents_page(self, settings: Settings) -> AgentsPage:
        page = AgentsPage(settings.model)
        page.wish.connect(self.wish)
        page.limits_chosen.connect(self.models.take_limits)
        return page

    def _leave_agents(self) -> bool:
        """Whether everything on the page of the agents is saved; else it is shown, and says what
        cannot be.
        """
        if self.agents.leave():
            return True
        self._stays = True
        self.pages.setCurrentWidget(self.agents)
        self._stays = False
        return False

    def reject(self) -> None:
        """Closed, by its key or its title bar: what can be saved is, and what cannot be is told
        once.
        """
        if self._leave_agents() or self._told:
            super().reject()
        self._told = True

    def show_message(self, message: object) -> None:
        """What the actor answers about models, to the page that asked."""
        if isinstance(message, AgentSettingsShown):
            self.agents.show_message(message)
        else:
            self.models.show_message(message)

    def _update(self, **changed: object) -> None:
        self._settings = self._settings.model_copy(update=changed)
        self._offer_advanced()
        self.chosen.emit(self._settings)

    def _offer_advanced(self) -> None:
        """Its page is about the AI of each step: nothing for who has set up none."""
        model, places = self._settings.model, self._settings.places
        set_up = bool(model.leads or model.model or model.base_url or places)
        self.tabs.buttons["agents"].setVisible(set_up)

    def _follow_page(self) -> None:
        """Begin with a page that is shown; the one before may come back, with what it cannot
        save.
        """
        page = self.pages.currentWidget()
        if page is self.models:
            self.models.start()
        if page is not self.agents:
            self._leave_agents()
        elif not self._stays:
            self.agents.start(self._settings.model, self._settings.places)
        self.tabs.choose([*self.tabs.buttons][self.pages.currentIndex()])
        self._refit.start()

    def _tell(self) -> None:
        self._update(
            appearance=self.appearance.currentData(),
            language=self.language.currentData(),
            text_size=int(self.text_size.currentData()),
            reduce_motion=self.motion.isChecked(),
        )

    def _offer_restart(self) -> None:
        """Only where the language chosen is another than the one this window speaks."""
        chosen = str(self.language.currentData())
        wanted = QLocale.system().name().split("_")[0] if chosen == "system" else chosen
        self.restart_button.setVisible((wanted if wanted in languages() else "en") != language())

    def _restart(self) -> None:
        if self._leave_agents():
            self.accept()
            self.restart_wanted.emit()


def _choice(form: QFormLayout, title: str, options: list[tuple[str, str]], now: str) -> Choice:
    choice = Choice(title)
    for key, text in options:
        choice.addItem(text, key)
    choice.setCurrentIndex(max(0, choice.findData(now)))
    form.addRow(title, choice)
    return choice


def _show_folder(form: QFormLayout, folder: str) -> Button:
    form.addRow(_("Your data"), ElidedLabel(folder, Type.BODY))
    words = _(
        "Everything is kept in one folder on this computer, and all of it works without the "
        "internet. Something is sent only if you set up an AI, or give the address of a "
        "posting."
    )
    form.addRow("", Hint(words))
    show = Button(_("Show the folder"), icon="folder")
    show.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(folder)))
    form.addRow("", show)
    return show


class PaneBar(ButtonBar):
    """A button for each page, its icon over its word."""

    def __init__(self, panes: Mapping[str, tuple[str, str]]) -> None:
        buttons = {key: IconButton(*pane, size=22) for key, pane in panes.items()}
        super().__init__(_("Settings"), buttons, Type.SECONDARY)
        fill(hbox(self, 0, 4), *buttons.values())
        for button in buttons.values():
            button.setText(button.accessibleName())
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.dress()

    def dress(self) -> None:
        """None of them narrower than looks like a button."""
        super().dress()
        for button in self.buttons.values():
            button.setMinimumWidth(theme().px(76))
