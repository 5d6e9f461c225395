"""Settings: appearance, language, text size, motion, and where the data lies. What is chosen counts
at once.
"""

from PySide6.QtCore import QLocale, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from interview_app.i18n import N_, _, language, languages
from interview_app.messages.models import AgentSettingsShown
from interview_app.settings import Settings
from interview_app.ui.agents_page import AgentsPage
from interview_app.ui.controls import Button, CheckBox, Choice, ElidedLabel, Label, line
from interview_app.ui.least_size import keep_whole
from interview_app.ui.long_form import LongForm
from interview_app.ui.models_page import ModelsPage
from interview_app.ui.theme import GRID, TEXT_SIZES, Type, theme

APPEARANCES = (("system", N_("As the system")), ("light", N_("Light")), ("dark", N_("Dark")))


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
        self._stays = False
        self.setWindowTitle(_("Settings"))
        self.setAccessibleName(_("Settings"))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        outer.setSpacing(2 * GRID)
        outer.addWidget(Label(_("Settings"), Type.PAGE_TITLE))
        self.pages = QTabWidget()
        self.pages.setAccessibleName(_("Settings"))
        self.pages.setDocumentMode(True)
        self.pages.tabBar().setDrawBase(False)
        # With large text on a small screen the pages are higher than the screen.
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self.pages)
        outer.addWidget(scroll, 1)
        general = QWidget()
        column = QVBoxLayout(general)
        column.setContentsMargins(0, 2 * GRID, 0, GRID)
        column.setSpacing(2 * GRID)
        self.pages.addTab(general, _("General"))
        self.models = self._models_page(settings)
        self.pages.addTab(self.models, _("Models"))
        self.agents = self._agents_page(settings)
        self.pages.addTab(self.agents, _("Advanced"))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(2 * GRID)
        self._grid.setVerticalSpacing(12)
        self._grid.setColumnStretch(1, 1)
        column.addLayout(self._grid)
        self.appearance = self._choice(
            _("Appearance"), [(key, _(title)) for key, title in APPEARANCES], settings.appearance
        )
        spoken = [("system", _("As the system")), *languages().items()]
        self.language = self._choice(_("Language"), spoken, settings.language)
        self._note(
            _("The language changes when the app is opened again. Résumés have their own language.")
        )
        self.restart_button = Button(_("Restart now"), icon="refresh")
        self.restart_button.clicked.connect(self._restart)
        self._grid.addWidget(
            self.restart_button, self._grid.rowCount(), 1, Qt.AlignmentFlag.AlignLeading
        )
        self._offer_restart()
        sizes = [(str(size), f"{size} %") for size in TEXT_SIZES]
        self.text_size = self._choice(_("Text size"), sizes, str(settings.text_size))
        self.motion = CheckBox(_("Reduce motion"))
        self.motion.setAccessibleName(_("Reduce motion"))
        self.motion.setChecked(settings.reduce_motion)
        self._grid.addWidget(self.motion, self._grid.rowCount(), 1)
        column.addWidget(line())
        column.addLayout(self._folder(folder))
        column.addStretch(1)
        done = Button(_("Done"), "primary")
        done.setDefault(True)
        done.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(done)
        outer.addLayout(row)
        self.language.currentIndexChanged.connect(lambda _at: self._offer_restart())
        for choice in (self.appearance, self.language, self.text_size):
            choice.currentIndexChanged.connect(lambda _at: self._tell())
        self.motion.toggled.connect(lambda _on: self._tell())
        self._outer, self._scroll = outer, scroll
        self._fit()
        # The text size is chosen here: what stands here has to fit then too.
        theme().scaled.connect(self._fit)
        keep_whole(self)

    def _fit(self) -> None:
        """As wide as its pages need and as high as they are, as far as the screen allows."""
        around = self._outer.sizeHint().height() - self._scroll.sizeHint().height()
        screen = self.screen().availableGeometry().size()
        self.setMinimumWidth(min(theme().px(620), screen.width()))
        wide = max(self.width() if self.isVisible() else 0, self.minimumWidth())
        self.resize(wide, min(around + self.pages.sizeHint().height(), screen.height()))

    def _models_page(self, settings: Settings) -> ModelsPage:
        page = ModelsPage(settings.model, withheld=settings.withheld, places=settings.places)
        page.wish.connect(self.wish)
        page.chosen.connect(lambda model: self._update(model=model))
        page.places_chosen.connect(lambda places: self._update(places=places))
        page.withheld_chosen.connect(lambda withheld: self._update(withheld=withheld))
        self.pages.currentChanged.connect(
            lambda _at: page.start() if self.pages.currentWidget() is page else None
        )
        return page

    def _agents_page(self, settings: Settings) -> AgentsPage:
        page = AgentsPage(settings.model)
        page.wish.connect(self.wish)
        page.limits_chosen.connect(self.models.take_limits)

        def shown(_at: int) -> None:
            if self.pages.currentWidget() is not page:
                self._leave_agents()
            elif not self._stays:
                page.start(self._settings.model, self._settings.places)

        self.pages.currentChanged.connect(shown)
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

    def accept(self) -> None:
        """Done, unless something that was typed cannot be saved."""
        if self._leave_agents():
            super().accept()

    def reject(self) -> None:
        """Escape closes the settings too: what can be saved is."""
        self.agents.leave()
        super().reject()

    def show_message(self, message: object) -> None:
        """What the actor answers about models, to the page that asked."""
        if isinstance(message, AgentSettingsShown):
            self.agents.show_message(message)
        else:
            self.models.show_message(message)

    def _update(self, **changed: object) -> None:
        self._settings = self._settings.model_copy(update=changed)
        self.chosen.emit(self._settings)

    def _tell(self) -> None:
        self._settings = self._settings.model_copy(
            update={
                "appearance": self.appearance.currentData(),
                "language": self.language.currentData(),
                "text_size": int(self.text_size.currentData()),
                "reduce_motion": self.motion.isChecked(),
            }
        )
        self.chosen.emit(self._settings)

    def _offer_restart(self) -> None:
        """Only where the language chosen is another than the one this window speaks."""
        chosen = str(self.language.currentData())
        wanted = QLocale.system().name().split("_")[0] if chosen == "system" else chosen
        self.restart_button.setVisible((wanted if wanted in languages() else "en") != language())

    def _restart(self) -> None:
        if self._leave_agents():
            super().accept()
            self.restart_wanted.emit()

    def _choice(self, title: str, options: list[tuple[str, str]], now: str) -> Choice:
        choice = Choice(title)
        for key, text in options:
            choice.addItem(text, key)
        choice.setCurrentIndex(max(0, choice.findData(now)))
        label = Label(title)
        label.setBuddy(choice)
        at = self._grid.rowCount()
        self._grid.addWidget(label, at, 0)
        self._grid.addWidget(choice, at, 1)
        return choice

    def _note(self, text: str) -> None:
        self._grid.addWidget(
            Label(text, Type.SECONDARY, "secondary", wrap=True), self._grid.rowCount(), 1
        )

    def _folder(self, folder: str) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(Label(_("Your data"), Type.BODY_STRONG))
        words = _(
            "Everything lies in one folder on this computer. Nothing is sent anywhere without "
            "your key and your model."
        )
        column.addWidget(Label(words, Type.SECONDARY, "secondary", wrap=True))
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(ElidedLabel(folder, Type.BODY), 1)
        show = Button(_("Show the folder"), icon="folder")
        show.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(folder)))
        row.addWidget(show)
        column.addLayout(row)
        return column
