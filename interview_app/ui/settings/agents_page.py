"""Settings > Advanced: provider, model, temperature and length for each step, and who steps in
when one fails (CONTRACT D13).

The interview's own limits are kept with the settings; those of the tailoring agents in
`config.yaml`. As everything in Settings counts, what is changed here is saved when its field, its
agent or its page is left.
"""

from collections.abc import Mapping

from pydantic import ValidationError
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from interview_app.domain.agent_settings import OFFLINE, AgentConfig, AgentSettings
from interview_app.domain.model_choice import ModelChoice, ModelPlace, place_named
from interview_app.domain.model_presets import PRESETS, preset_of
from interview_app.i18n import N_, _
from interview_app.messages.models import (
    AgentSettingsKept,
    AgentSettingsRequested,
    AgentSettingsShown,
)
from interview_app.ui.controls import Choice, Hint, IconButton, Label, LineField, Notice
from interview_app.ui.controls.wrapped_lines import WordList
from interview_app.ui.look.boxes import STRETCH, fill, hbox, vbox
from interview_app.ui.look.theme import GRID, Type, theme
from interview_app.ui.settings.model_fields import title_of


class SteppingIn(QWidget):
    """Providers that may step in, by id or by the name of a place: those with a tick do, from the
    top.
    """

    def __init__(self) -> None:
        super().__init__()
        self._title = Label("", Type.BODY_STRONG, wrap=True)
        self.list = WordList(_("Who steps in, in order"))
        theme().follow(self._scale)
        self.earlier = IconButton("up", _("Earlier"), on_click=lambda: self._move(-1))
        self.later = IconButton("down", _("Later"), on_click=lambda: self._move(1))
        self.list.currentRowChanged.connect(lambda _at: self._enable())
        head = fill(hbox(spacing=GRID), (self._title, 1), self.earlier, self.later)
        fill(vbox(self, 0, GRID), head, self.list)

    def _scale(self) -> None:
        self.list.setFixedHeight(theme().px(132))

    @property
    def chain(self) -> tuple[str, ...]:
        """Those with a tick, from the top."""
        return self.list.ticked()

    def show_chain(
        self, chain: tuple[str, ...], *, provider: str, names: tuple[str, ...] = ()
    ) -> None:
        """Those who step in for this provider, then the others there are (`names` are places); it
        cannot step in for itself.
        """
        words = _("If {provider} fails, those with a tick take over, from the top:")
        self._title.setText(words.format(provider=title_of(provider) or _("the model")))
        others = (*names, *(one.id for one in PRESETS if one.id != "other"))
        named = (one for one in dict.fromkeys((*chain, *others)) if one != provider)
        self.list.show_ticks((one, title_of(one), one in chain) for one in named)
        self._enable()

    def _enable(self) -> None:
        at, last = self.list.currentRow(), self.list.count() - 1
        self.earlier.setEnabled(at > 0)
        self.later.setEnabled(0 <= at < last)

    def _move(self, by: int) -> None:
        at = self.list.currentRow()
        self.list.insertItem(at + by, self.list.takeItem(at))
        self.list.setCurrentRow(at + by)


INTERVIEW = "interviewer"
_LEAST_LENGTH = 16
"""Tokens below which no answer says anything."""
AGENTS = {
    INTERVIEW: N_("Interview"),
    "jd_analyst": N_("Reading a posting"),
    "evidence_mapper": N_("Matching your stories"),
    "writer": N_("Writing a résumé"),
    "truth_auditor": N_("Checking a résumé"),
    "ats_scorer": N_("Advice on keywords"),
}


class AgentsPage(QWidget):
    """`wish` carries messages for the actor; `limits_chosen` the interview's fields of
    `ModelChoice` that changed.
    """

    wish = Signal(object)
    limits_chosen = Signal(object)

    def __init__(self, choice: ModelChoice) -> None:
        super().__init__()
        self._choice = choice
        self._places: tuple[ModelPlace, ...] = ()
        self._settings: AgentSettings | None = None
        self._name = INTERVIEW
        self._filled: tuple[object, ...] = ()
        self._can_save = False
        words = _(
            "You need nothing here. Each step may use an AI of its own, or none; what it writes is "
            "compared with what you approved and stays a suggestion."
        )
        self._led = Hint(_("Who leads the interview is chosen under AI."))
        self.stepping_in = SteppingIn()
        self.notice = Notice("", "info")
        column = fill(vbox(self, (0, 2 * GRID, 0, GRID), 12), Hint(words), self._form())
        fill(column, self._led, self.stepping_in, self.notice, STRETCH)
        self._fill()

    # what is shown

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(2 * GRID)
        form.setVerticalSpacing(10)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self.agent, self.provider = Choice(_("Step")), Choice(_("Provider"))
        for name, title in AGENTS.items():
            self.agent.addItem(_(title), name)
        self._offer_providers()
        self.address, self.model = self._line(_("Address")), self._line(_("Model"))
        self.temperature = self._line(_("Temperature (0 to 2)"))
        self.length = self._line(_("Longest answer (tokens)"))
        lines = (self.address, self.model, self.temperature, self.length)
        for field in (self.agent, self.provider, *lines):
            form.addRow(field.accessibleName(), field)
        self.agent.activated.connect(lambda _at: self._change_agent())
        self.provider.activated.connect(lambda _at: self._provider_changed())
        return form

    def _offer_providers(self) -> None:
        """No model, the places that the person named, and the providers."""
        self.provider.clear()
        self.provider.addItem(_("None"), OFFLINE)
        for place in self._named():
            self.provider.addItem(place, place)
        for one in PRESETS:
            self.provider.addItem(title_of(one.id), one.id)

    def _named(self) -> tuple[str, ...]:
        return tuple(one.name for one in self._places if one.name)

    def _line(self, name: str) -> LineField:
        line = LineField(name)
        line.editingFinished.connect(self.leave)
        return line

    def start(self, choice: ModelChoice, places: tuple[ModelPlace, ...] = ()) -> None:
        """The page is shown: ask what stands in the file. `places` may be used and may step in."""
        self._choice, self._places = choice, places
        self._offer_providers()
        self.notice.hide()
        self.wish.emit(AgentSettingsRequested())
        self._fill()

    def leave(self) -> bool:
        """Save what was changed; whether the page may be left, or has something that cannot be
        saved and says so.
        """
        return self._standing() == self._filled or not self._can_save or self._save()

    def _change_agent(self) -> None:
        if self.leave():
            self._fill()
        else:
            self.agent.setCurrentIndex(self.agent.findData(self._name))

    def _standing(self) -> tuple[object, ...]:
        """What stands in the fields of the agent that is shown."""
        texts = [one.text() for one in (self.address, self.model, self.temperature, self.length)]
        return (self.provider.currentData(), *texts, self.stepping_in.chain)

    def _fill(self) -> None:
        """Show the chosen agent."""
        self._name = str(self.agent.currentData())
        own = self._name != INTERVIEW
        one: AgentConfig | ModelChoice = self._choice
        if own:
            known = self._settings
            one = known.agent(self._name) if known is not None else AgentConfig()
        provider = one.provider if own else self._choice.title
        self.provider.setCurrentIndex(max(0, self.provider.findData(provider)))
        self.address.setText(one.base_url or "")
        self.model.setText(one.model or "")
        self.temperature.setText("" if one.temperature is None else f"{one.temperature:g}")
        self.length.setText("" if one.max_tokens is None else str(one.max_tokens))
        for field in (self.temperature, self.length):
            field.setPlaceholderText("" if own else _("as the provider does"))
        self._led.setVisible(not own)
        # Who leads the interview is chosen on the page of the models, where the key and the consent
        # are.
        self.provider.setEnabled(own)
        self._can_save = not own or self._settings is not None
        self._show_provider()
        self._filled = self._standing()

    def _chain(self) -> tuple[str, ...]:
        if self._name == INTERVIEW:
            return self._choice.fallbacks
        provider = str(self.provider.currentData())
        return self._settings.fallbacks.get(provider, ()) if self._settings is not None else ()

    def _show_provider(self) -> None:
        provider = str(self.provider.currentData())
        place = place_named(self._places, provider) or ModelPlace()
        preset = preset_of(place.provider)
        self.address.setPlaceholderText(place.address or "https://…/v1")
        self.model.setPlaceholderText(place.model or (preset.model if preset else ""))
        own = self._name != INTERVIEW
        leading = provider if own else self._choice.title
        offline = provider == OFFLINE and own
        self.model.setEnabled(own and not offline)
        self.address.setEnabled(self.model.isEnabled() and provider not in self._named())
        self.stepping_in.show_chain(self._chain(), provider=leading, names=self._named())
        self.stepping_in.setVisible(not offline)

    def _provider_changed(self) -> None:
        self.address.clear()
        self.model.clear()
        self._show_provider()

    # what the person does

    def _save(self) -> bool:
        try:
            temperature, length = _number(self.temperature.text()), _number(self.length.text())
            if length is not None and length < _LEAST_LENGTH:
                raise ValueError(length)
            limits = {
                "temperature": temperature,
                "max_tokens": None if length is None else int(length),
            }
            if self._name == INTERVIEW:
                asked = {**self._choice.model_dump(), **limits, "fallbacks": self.stepping_in.chain}
                self._choice = ModelChoice.model_validate(asked)
                self.limits_chosen.emit({**limits, "fallbacks": self.stepping_in.chain})
                self._tell(_("Saved. The next turn uses it."), good=True)
            elif self._settings is not None:
                self.wish.emit(AgentSettingsKept(settings=self._wanted(self._settings, limits)))
        except (ValidationError, ValueError):
            self._tell(
                _("Give a temperature from 0 to 2, and a length of at least 16."), good=False
            )
            return False
        self._filled = self._standing()
        return True

    def _wanted(self, settings: AgentSettings, limits: Mapping[str, object]) -> AgentSettings:
        """The settings with what stands in the form; a limit that was emptied is the agent's old
        one.
        """
        provider = str(self.provider.currentData())
        now = settings.agent(self._name)
        filled = {name: value for name, value in limits.items() if value is not None}
        texts = {
            "provider": provider,
            "model": self.model.text().strip(),
            "base_url": self.address.text().strip(),
        }
        config = AgentConfig.model_validate({**now.model_dump(), **texts, **filled})
        return settings.with_agent(self._name, config).with_fallbacks(
            provider, self.stepping_in.chain
        )

    # what the actor answers

    def show_message(self, message: AgentSettingsShown) -> None:
        """What is in force, or what was written."""
        if message.settings is not None:
            self._settings = message.settings
            # What is typed since is not overwritten by news of what was typed before.
            if self._standing() == self._filled:
                self._fill()
        if message.sentence:
            self._filled = ()
            self._tell(message.sentence, good=False)
        elif message.saved:
            self._tell(_("Saved. The next run uses it."), good=True)

    def _tell(self, words: str, *, good: bool) -> None:
        self.notice.tell(words, "good" if good else "bad")


def _number(text: str) -> float | None:
    """The number a person typed, None for nothing.

    Raises:
        ValueError: it is no number.
    """
    return float(text.replace(",", ".")) if text.strip() else None
