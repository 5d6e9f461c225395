"""Settings > Agents: provider, model, limits and who steps in; what is kept is what the next run
uses (issue 4.2, D13).
"""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import yaml
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from interview_app import settings as kept_settings
from interview_app.api_keys import ApiKeys
from interview_app.domain.agent_settings import DEFAULT_AGENTS, AgentConfig, AgentSettings
from interview_app.domain.model_choice import ModelChoice, ModelPlace
from interview_app.llm import client as seam
from interview_app.messages.models import (
    AgentSettingsKept,
    AgentSettingsRequested,
    AgentSettingsShown,
    LeaderRequested,
    PrivacyRequested,
    PrivacyShown,
)
from interview_app.paths import DataFolder
from interview_app.settings import Settings
from interview_app.tailoring.config import load_config
from interview_app.ui.controls.wrapped_lines import key_of
from interview_app.ui.settings.agents_page import INTERVIEW, AgentsPage
from interview_app.ui.settings.settings_dialog import SettingsDialog
from interview_app.use_cases.models import agent_models, agent_settings
from interview_app.use_cases.models.places import Surroundings
from interview_app.use_cases.models.services import ModelServices
from tests.accessibility.looking import controls, name_of
from tests.llm.conftest import asking, played
from tests.llm.server import Chat, ModelServer, refused, stream
from tests.ui_models.test_models_page import SUMMARY

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    made = DataFolder(tmp_path / "data")
    made.create()
    return made


class Shown:
    """The page with the real service behind it."""

    def __init__(self, qtbot: QtBot, folder: DataFolder, choice: ModelChoice | None = None) -> None:
        nothing: Any = None
        around = Surroundings(folder=folder, keys=ApiKeys(backend=None, environ={}), environ={})
        self.around = around
        self.table = ModelServices(
            nothing, around, inside=nothing, guide=nothing, post=nothing, withheld=tuple
        ).table()
        self.page = AgentsPage(choice or ModelChoice())
        qtbot.addWidget(self.page)
        self.wishes: list[object] = []
        self.limits: list[dict[str, Any]] = []
        self.page.wish.connect(self._wished)
        self.page.limits_chosen.connect(self.limits.append)
        self.page.show()
        self.page.start(choice or ModelChoice())

    def _wished(self, message: Any) -> None:
        self.wishes.append(message)
        answer: Any = asyncio.run(_served(self.table[type(message)], message))
        self.page.show_message(answer)

    def tick(self, key: str, *, on: bool = True) -> None:
        tick(self.page, key, on=on)

    def choose(self, field: Any, data: str) -> None:
        field.setCurrentIndex(field.findData(data))
        field.activated.emit(field.currentIndex())


def tick(page: AgentsPage, key: str, *, on: bool = True) -> None:
    """As the person does it: the row in hand, with its tick or without."""
    rows = page.stepping_in.list
    row = next(one for one in rows.items_in_order() if key_of(one) == key)
    rows.setCurrentItem(row)
    row.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)


async def _served(service: Any, message: object) -> object:
    return await service(message)


def test_what_is_chosen_is_written_and_the_next_run_uses_it(
    qtbot: QtBot, folder: DataFolder
) -> None:
    """Issue 4.2: provider, address, model, temperature, length and an ordered list of those who
    step in.
    """
    shown = Shown(qtbot, folder)
    page = shown.page
    shown.choose(page.agent, "writer")
    shown.choose(page.provider, "other")
    page.address.setText("http://127.0.0.1:7777/v1")
    page.model.setText("local-writer")
    page.temperature.setText("0,7")
    page.length.setText("2048")
    for provider in ("ollama", "vllm", "lm-studio"):
        shown.tick(provider)
    shown.tick("ollama", on=False)
    shown.tick("vllm")
    while page.stepping_in.earlier.isEnabled():
        page.stepping_in.earlier.click()
    assert page.stepping_in.chain == ("vllm", "lm-studio")
    page.stepping_in.later.click()
    page.stepping_in.earlier.click()
    page.leave()
    assert "next run" in page.notice.label.text()
    config = load_config(folder.root / "config.yaml")
    agent = config.agent("writer")
    assert (agent.provider, agent.model, agent.base_url) == (
        "other",
        "local-writer",
        "http://127.0.0.1:7777/v1",
    )
    assert (agent.temperature, agent.max_tokens) == (0.7, 2048)
    assert config.fallbacks["other"] == ("vllm", "lm-studio")
    assert config.agent("jd_analyst").provider == "offline"
    chain = agent_models.window_choices(shown.around)["writer"]
    assert [(one.provider, one.model) for one in chain] == [
        ("other", "local-writer"),
        ("vllm", ""),
        ("lm-studio", ""),
    ]
    assert (chain[0].base_url, chain[0].temperature, chain[0].max_tokens) == (
        "http://127.0.0.1:7777/v1",
        0.7,
        2048,
    )
    again = Shown(qtbot, folder)
    again.choose(again.page.agent, "writer")
    assert again.page.model.text() == "local-writer"
    assert [again.page.stepping_in.list.item(at).text() for at in range(2)] == ["vLLM", "LM Studio"]


def test_where_no_model_is_used_nobody_steps_in(qtbot: QtBot, folder: DataFolder) -> None:
    """There is nothing to fail."""
    shown = Shown(qtbot, folder)
    shown.choose(shown.page.agent, "writer")
    shown.choose(shown.page.provider, "openai")
    assert shown.page.stepping_in.isVisible()
    shown.choose(shown.page.provider, "offline")
    assert not shown.page.stepping_in.isVisible()


def test_the_page_is_there_once_an_ai_is_set_up(qtbot: QtBot) -> None:
    """Three strangers without a key asked what Temperature is."""
    dialog = SettingsDialog(Settings(), folder="/folder")
    qtbot.addWidget(dialog)
    assert dialog.tabs.buttons["agents"].isHidden()
    dialog._update(model=ModelChoice(provider="openai", model="gpt-5-mini"))
    assert not dialog.tabs.buttons["agents"].isHidden()
    dialog.show()
    qtbot.waitUntil(lambda: dialog.tabs.width() >= dialog.tabs.sizeHint().width())
    dialog.tabs.buttons["general"].setFocus()
    qtbot.keyClick(dialog.tabs.buttons["general"], Qt.Key.Key_Right)
    assert dialog.pages.currentWidget() is dialog.models
    assert dialog.tabs.buttons["models"].hasFocus()


def test_a_request_of_the_next_run_carries_what_was_chosen(
    qtbot: QtBot, folder: DataFolder
) -> None:
    """Issue 4.2: over a real wire: model, temperature and limit of the form are in the body; the
    fallback is used and named.
    """
    with ModelServer([refused(402)]) as down, ModelServer([stream(*Chat.said("Hi."))]) as second:
        wanted = agent_settings.read(folder)
        first = AgentConfig(
            provider="vllm",
            model="m1",
            base_url=down.base_url,
            temperature=0.9,
            max_tokens=99,
        )
        agent_settings.write(
            folder, wanted.with_agent("writer", first).with_fallbacks("vllm", ("llama.cpp",))
        )
        shown = Shown(qtbot, folder)
        chain = list(agent_models.window_choices(shown.around)["writer"])
        chain[1] = chain[1].model_copy(
            update={"base_url": second.base_url, "model": "m2", "wire": "chat"}
        )
        chain[0] = chain[0].model_copy(update={"wire": "chat"})
        clients = agent_models.clients({"writer": chain}, shown.around)["writer"]
        failed = played(clients[0], asking(tools=()))[-1]
        assert isinstance(failed, seam.TurnFailed)
        assert isinstance(played(clients[1], asking(tools=()))[-1], seam.TurnDone)
        sent = down.bodies[0]
    assert (sent["model"], sent["temperature"], sent["max_tokens"]) == ("m1", 0.9, 99)
    assert second.bodies[0]["model"] == "m2"


def test_whatever_else_stands_in_the_file_stays_and_a_hand_written_one_is_kept_beside(
    folder: DataFolder,
) -> None:
    """D15: other keys, what was said of an agent, and the comments of a person."""
    path = folder.root / "config.yaml"
    path.write_text(
        "# mine\nmax_retries: 1\nagents:\n  ats_scorer: {provider: ollama}\n  writer: {provider: "
        "groq}\n"
    )
    wanted = agent_settings.read(folder)
    assert wanted.agent("writer").provider == "groq"
    agent_settings.write(folder, wanted.with_agent("writer", AgentConfig(provider="openai")))
    agent_settings.write(folder, agent_settings.read(folder))
    written = yaml.safe_load(path.read_text())
    assert written["max_retries"] == 1
    assert written["agents"]["ats_scorer"]["provider"] == "ollama"
    assert written["agents"]["writer"]["provider"] == "openai"
    assert (folder.root / "config.by-hand.yaml").read_text().startswith("# mine")


def test_without_a_file_every_agent_has_the_model_of_the_interview(
    qtbot: QtBot, folder: DataFolder
) -> None:
    """D13: what is shown is what would be used."""
    kept_settings.save(
        Settings(model=ModelChoice(provider="groq", model="g", fallbacks=("openai",))),
        folder.settings,
    )
    found = agent_settings.read(folder)
    assert [one.provider for one in found.agents.values()] == ["groq"] * len(DEFAULT_AGENTS)
    assert found.fallbacks["groq"] == ("openai",)
    used = agent_models.window_choices(Shown(qtbot, folder).around)
    assert {name: chain[0].provider for name, chain in used.items()} == {
        name: one.provider for name, one in found.agents.items()
    }


def test_a_broken_file_is_told_and_not_written_over(qtbot: QtBot, folder: DataFolder) -> None:
    """D15: the sentence says what is wrong; the person's file stays."""
    path = folder.root / "config.yaml"
    path.write_text("agents: {writer: {temperature: 9}}")
    shown = Shown(qtbot, folder)
    assert "config.yaml" in shown.page.notice.label.text()
    shown.choose(shown.page.agent, "writer")
    assert shown.page.leave()
    answer: Any = asyncio.run(
        _served(shown.table[AgentSettingsKept], AgentSettingsKept(settings=AgentSettings()))
    )
    assert isinstance(answer, AgentSettingsShown)
    assert answer.sentence
    assert path.read_text() == "agents: {writer: {temperature: 9}}"


@pytest.mark.parametrize(
    ("field", "text"),
    [("temperature", "3"), ("temperature", "warm"), ("length", "2"), ("length", "-1")],
)
def test_a_limit_that_cannot_be_is_refused_with_a_sentence(
    qtbot: QtBot, folder: DataFolder, field: str, text: str
) -> None:
    """Issue 4.2: nothing is written."""
    for agent in ("writer", INTERVIEW):
        shown = Shown(qtbot, folder)
        shown.choose(shown.page.agent, agent)
        getattr(shown.page, field).setText(text)
        shown.page.leave()
        assert "0 to 2" in shown.page.notice.label.text()
        assert not shown.limits
    assert not (folder.root / "config.yaml").exists()


def test_the_interviews_limits_count_from_the_next_turn_and_new_places_are_asked_for(
    qtbot: QtBot,
) -> None:
    """Issue 4.2, 4.5: a model that leads goes on with the new limits; one elsewhere that may step
    in is agreed to first.
    """
    choice = ModelChoice(provider="openai", model="m", leads=True, agreed_hosts=("api.openai.com",))
    dialog = SettingsDialog(Settings(model=choice), folder="/data")
    qtbot.addWidget(dialog)
    wishes: list[Any] = []
    kept: list[Settings] = []
    dialog.wish.connect(wishes.append)
    dialog.chosen.connect(kept.append)
    dialog.show()
    dialog.pages.setCurrentWidget(dialog.agents)
    assert isinstance(wishes[-1], AgentSettingsRequested)
    dialog.agents.temperature.setText("0.3")
    dialog.agents.length.setText("512")
    dialog.agents.leave()
    asked = wishes[-1]
    assert isinstance(asked, LeaderRequested)
    assert (asked.choice.temperature, asked.choice.max_tokens) == (0.3, 512)
    assert kept[-1].model.temperature == 0.3
    tick(dialog.agents, "anthropic")
    dialog.agents.leave()
    assert isinstance(wishes[-1], PrivacyRequested)
    dialog.show_message(
        PrivacyShown(summary=SUMMARY.model_copy(update={"steps_in": ("api.anthropic.com",)}))
    )
    sheet = dialog.models._sheet
    assert sheet is not None
    assert "api.anthropic.com" in " ".join(label.text() for label in sheet.findChildren(QLabel))
    sheet.confirm.click()
    asked = wishes[-1]
    assert isinstance(asked, LeaderRequested)
    assert asked.choice.fallbacks == ("anthropic",)
    assert set(asked.choice.agreed_hosts) == {"api.openai.com", "api.anthropic.com"}


def test_every_control_has_a_name(qtbot: QtBot, folder: DataFolder) -> None:
    """Issue 2: a screen reader finds everything on the page."""
    shown = Shown(qtbot, folder)
    shown.choose(shown.page.agent, "writer")
    for control in controls(shown.page):
        assert name_of(control), control


class InSettings:
    """The page in the settings, used by its keys; what it wishes is answered when the test says
    so.
    """

    def __init__(self, qtbot: QtBot, folder: DataFolder) -> None:
        self._qtbot = qtbot
        self.dialog = SettingsDialog(Settings(), folder="/data")
        qtbot.addWidget(self.dialog)
        self.wishes: list[Any] = []
        self.dialog.wish.connect(self.wishes.append)
        self.dialog.open()
        self.dialog.pages.setCurrentWidget(self.dialog.agents)
        self.page = self.dialog.agents
        self.dialog.show_message(AgentSettingsShown(settings=agent_settings.read(folder)))
        self.go_to("writer")

    def go_to(self, agent: str) -> None:
        """By the arrow keys of the list."""
        choice = self.page.agent
        choice.setFocus()
        down = choice.findData(agent) > choice.currentIndex()
        for _step in range(abs(choice.findData(agent) - choice.currentIndex())):
            before = choice.currentIndex()
            self._qtbot.keyClick(choice, Qt.Key.Key_Down if down else Qt.Key.Key_Up)
            if choice.currentIndex() == before:
                return

    def type_into(self, field: QLineEdit, text: str) -> None:
        field.setFocus()
        field.selectAll()
        self._qtbot.keyClicks(field, text)

    def kept(self) -> list[AgentSettings]:
        return [one.settings for one in self.wishes if isinstance(one, AgentSettingsKept)]


@pytest.mark.parametrize("way", ["another agent", "another page", "Escape"])
def test_what_is_changed_is_saved_when_it_is_left(
    qtbot: QtBot, folder: DataFolder, way: str
) -> None:
    """Settings count: nobody has to know that this page alone has a button for it."""
    at = InSettings(qtbot, folder)
    at.type_into(at.page.length, "2048")
    assert at.kept() == []
    if way == "another agent":
        at.go_to("truth_auditor")
        assert at.page.length.text() != "2048"
    elif way == "another page":
        at.dialog.pages.setCurrentIndex(0)
    else:
        qtbot.keyClick(at.dialog, Qt.Key.Key_Escape)
        assert not at.dialog.isVisible()
    assert [one.agent("writer").max_tokens for one in at.kept()] == [2048]


@pytest.mark.parametrize("way", ["another agent", "another page", "Escape"])
def test_what_cannot_be_saved_is_told_and_not_left(
    qtbot: QtBot, folder: DataFolder, way: str
) -> None:
    """A limit that cannot be is not lost without a word."""
    at = InSettings(qtbot, folder)
    at.type_into(at.page.temperature, "warm")
    if way == "another agent":
        at.go_to("truth_auditor")
        assert at.page.agent.currentData() == "writer"
    elif way == "another page":
        at.dialog.pages.setCurrentIndex(0)
    else:
        qtbot.keyClick(at.dialog, Qt.Key.Key_Escape)
    assert at.dialog.isVisible()
    assert at.dialog.pages.currentWidget() is at.page
    assert at.page.temperature.text() == "warm"
    assert "0 to 2" in at.page.notice.label.text()
    assert at.kept() == []
    if way == "Escape":
        at.dialog.close()
        assert not at.dialog.isVisible(), "told once, it is no prison"


def test_looking_through_the_agents_saves_nothing(qtbot: QtBot, folder: DataFolder) -> None:
    """And news of what was saved does not overwrite what is typed since."""
    at = InSettings(qtbot, folder)
    for agent in ("ats_scorer", INTERVIEW, "writer"):
        at.go_to(agent)
    at.dialog.pages.setCurrentIndex(0)
    at.dialog.pages.setCurrentWidget(at.page)
    assert at.kept() == []
    at.type_into(at.page.length, "2048")
    at.page.leave()
    at.type_into(at.page.length, "4096")
    at.dialog.show_message(AgentSettingsShown(settings=at.kept()[-1], saved=True))
    assert at.page.length.text() == "4096"


def test_an_agent_may_use_a_place_by_its_name_and_another_may_step_in(
    qtbot: QtBot, folder: DataFolder
) -> None:
    """28.2: both are written by name, found again, and a run gets what is their own."""
    office = ModelPlace(name="Office", provider="other", base_url="https://one.example/v1",
                        model="big", headers={"X-Room": "1"})  # fmt: skip
    cellar = ModelPlace(
        name="Cellar", provider="other", base_url="http://127.0.0.1:9/v1", model="m"
    )
    kept_settings.save(Settings(places=(office, cellar)), folder.settings)
    shown = Shown(qtbot, folder)
    page = shown.page
    page.start(ModelChoice(), (office, cellar))
    shown.choose(page.agent, "writer")
    shown.choose(page.provider, "Office")
    assert page.model.placeholderText() == "big"
    assert not page.address.isEnabled()
    shown.tick("Cellar")
    page.leave()
    config = load_config(folder.root / "config.yaml")
    assert (config.agent("writer").provider, config.fallbacks["Office"]) == ("Office", ("Cellar",))
    chain = agent_models.window_choices(shown.around)["writer"]
    assert [(one.title, one.model, one.headers) for one in chain] == [
        ("Office", "big", {"X-Room": "1"}),
        ("Cellar", "m", {}),
    ]
    shown.choose(page.agent, "jd_analyst")
    shown.choose(page.agent, "writer")
    assert page.provider.currentData() == "Office"
