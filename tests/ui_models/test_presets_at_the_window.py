"""A preset of each kind is set up in the real window against a server that stands at its address,
and talks: its steps counted (issue 28, done when). `make test-long` sets up every one.
"""

import dataclasses
import os
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from interview_app.app import Life
from interview_app.domain import model_presets
from interview_app.domain.model_presets import PRESETS, Preset
from interview_app.llm import listing, providers
from interview_app.messages.interview import PersonSaid
from interview_app.paths import data_folder
from interview_app.ui.settings import model_fields, models_page
from interview_app.ui.settings.models_page import ModelsPage
from interview_app.ui.settings.settings_dialog import SettingsDialog
from interview_app.use_cases.models import named_places
from tests.llm.server import Answer, Chat, ModelServer, Received, Responses, refused, stream

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
LONG = bool(os.environ.get("INTERVIEW_APP_LONG"))
KEY = "sk-planted-window"
GREETING = "Hello from the model."
MODELS = Answer(
    headers={"Content-Type": "application/json"}, pieces=(b'{"data": [{"id": "qwen3"}]}',)
)


class Steps:
    """What a person does, one after the other."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def do(self, what: str, click: Callable[[], object]) -> None:
        self.done.append(what)
        click()


def playing(wire: Any) -> Callable[[Received], Answer]:
    """Lists a model, calls a tool when it is tested, and greets."""

    def answer(received: Received) -> Answer:
        if received.method == "GET":
            return MODELS
        if received.path != wire.path:
            return refused(404)
        tested = len([one for one in seen if one.path == wire.path])
        seen.append(received)
        calls = [] if tested else [("c1", "capabilities_describe", "{}")]
        return stream(*wire.said(*([GREETING] if tested else []), calls=calls))

    seen: list[Received] = []
    return answer


@pytest.fixture
def life(qapp: QApplication) -> Iterator[Life]:
    hook = sys.excepthook
    life = Life(qapp, data_folder())
    yield life
    life.window.close()
    life.end(0)
    sys.excepthook = hook


@pytest.fixture(autouse=True)
def no_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    for one in PRESETS:
        for variable in one.variables:
            monkeypatch.delenv(variable, raising=False)


def stand_in(monkeypatch: pytest.MonkeyPatch, preset: Preset, address: str) -> None:
    """The preset at a server of this machine in place of its own address."""
    moved = tuple(
        dataclasses.replace(one, base_url=address) if one.id == preset.id else one
        for one in PRESETS
    )
    for module in (
        model_presets, model_fields, models_page, listing, named_places, providers,
    ):  # fmt: skip
        if hasattr(module, "PRESETS"):
            monkeypatch.setattr(module, "PRESETS", moved)


def page_of(life: Life, qapp: QApplication) -> ModelsPage:
    assert life.shell is not None
    life.shell.commands.open_settings()
    dialogs = (one for one in qapp.topLevelWidgets() if isinstance(one, SettingsDialog))
    dialog = next(one for one in dialogs if one.isVisible())
    page = dialog.findChild(ModelsPage)
    assert isinstance(page, ModelsPage)
    return page


# Rows of one kind go one way through the window; the command line sets up each of them.
ONE_OF_A_KIND = {(one.id == "other", one.needs_key, one.wire): one for one in PRESETS}.values()


@pytest.mark.parametrize("preset", PRESETS if LONG else ONE_OF_A_KIND, ids=lambda one: one.id)
def test_each_preset_is_set_up_in_the_window_and_talks(
    life: Life,
    qapp: QApplication,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    preset: Preset,
) -> None:
    """28: choose, key or address, test, use; at most five with the one that agrees to a place
    elsewhere, which a server of this machine needs no asking for.
    """
    wire: Any = Responses if preset.wire in ("responses", "auto") else Chat
    with ModelServer([playing(wire)], repeat=True) as server:
        if preset.id != "other":
            stand_in(monkeypatch, preset, server.base_url)
        life.begin()
        qtbot.waitUntil(lambda: life.shell is not None)
        page, steps = page_of(life, qapp), Steps()
        fields = page.fields
        steps.do("choose", lambda: page.list.chosen.emit(preset.id))
        if preset.id == "other":
            fields.address.setFocus()
            QTest.keyClicks(fields.address, f"127.0.0.1:{server.port}")
            steps.do("address", fields.address.editingFinished.emit)
        if preset.needs_key:
            QTest.keyClicks(fields.key, KEY)
            steps.do("key", fields.save_key.click)
        else:  # a list that fills by itself
            qtbot.waitUntil(lambda: fields.model.currentText() == "qwen3")
        steps.do("test", fields.test.click)
        qtbot.waitUntil(lambda: "called a tool" in fields.answer.label.text(), timeout=20_000)
        steps.do("use", page.use_model.click)
        shell = life.shell
        assert shell is not None
        qtbot.waitUntil(lambda: "Interview with" in shell.parts.header._below._whole)
        view = shell.parts.conversation.view
        page.window().close()
        life.bridge.post(PersonSaid(text="I am a nurse."))
        qtbot.waitUntil(lambda: GREETING in [one.source for one in view.bubbles], timeout=20_000)
        sent = [one for one in server.received if one.path == wire.path]
    agreed = 1 if preset.needs_key else 0
    assert len(steps.done) + agreed <= 5, steps.done
    wanted = f"Bearer {KEY}" if preset.needs_key else None
    assert [one.headers.get("authorization") for one in sent] == [wanted] * len(sent)
    assert {one.body["model"] for one in sent} == {preset.model or "qwen3"}
