"""Settings > AI with several places: each keeps all that is its own, keys go by origin, lists
fill by themselves where nothing leaves (issue 28.2, 28.7).
"""

import pytest
from pytestqt.qtbot import QtBot

from interview_app.domain.model_choice import ModelChoice, ModelPlace
from interview_app.domain.model_presets import PRESETS, Preset
from interview_app.messages.models import (
    ConnectionTested,
    ConnectionTestRequested,
    CostChanged,
    KeyEntered,
    KeyStatusRequested,
    LeaderRequested,
    LocalServersFound,
    LocalServersRequested,
    ModelsListed,
    ModelsRequested,
    PrivacyRequested,
    PrivacyShown,
)
from interview_app.ui.settings.models_page import ModelsPage
from tests.ui_models.test_models_page import SUMMARY

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
CELLAR = ModelPlace(name="Cellar", provider="other", base_url="http://127.0.0.1:9/v1", model="m1",
                    headers={"X-Room": "1"}, context_window=8192)  # fmt: skip


class Shown:
    """A page with everything it wished, chose and kept."""

    def __init__(self, qtbot: QtBot, choice: ModelChoice, *places: ModelPlace) -> None:
        self.page = ModelsPage(choice, places=places)
        self.wishes: list[object] = []
        self.choices: list[ModelChoice] = []
        self.kept: list[tuple[ModelPlace, ...]] = []
        self.page.wish.connect(self.wishes.append)
        self.page.chosen.connect(self.choices.append)
        self.page.places_chosen.connect(self.kept.append)
        qtbot.addWidget(self.page)
        self.page.show()

    def all(self, kind: type) -> list[object]:
        return [one for one in self.wishes if isinstance(one, kind)]

    def choose(self, title: str) -> None:
        self.page.list.chosen.emit(title)


def test_switching_between_places_keeps_everything_of_each(qtbot: QtBot) -> None:
    """28.2: address, wire, model, headers and context come back with the place."""
    shown = Shown(qtbot, ModelChoice(provider="groq", model="own-choice"), CELLAR)
    shown.choose("Cellar")
    assert shown.choices[-1].place == CELLAR
    assert shown.page.fields.window_size.text() == "8192"
    shown.page.fields.model.setEditText("m2")
    shown.page.fields.edited.emit()
    shown.choose("groq")
    assert shown.choices[-1].model == "own-choice"
    shown.choose("Cellar")
    assert (shown.choices[-1].model, shown.choices[-1].headers) == ("m2", {"X-Room": "1"})
    assert {one.title for one in shown.kept[-1]} == {"Cellar", "groq"}


def test_a_key_is_asked_for_anew_when_the_address_changes(qtbot: QtBot) -> None:
    """28.2: the key of one place is no key of another; what was typed is mended first."""
    shown = Shown(qtbot, ModelChoice(provider="other", base_url="https://one.example/v1"))
    assert shown.all(KeyStatusRequested) == []
    shown.page.fields.address.setText("two.example/v1/chat/completions")
    shown.page.fields.address.editingFinished.emit()
    assert shown.page.fields.address.text() == "https://two.example/v1"
    assert shown.all(KeyStatusRequested)[-1] == KeyStatusRequested(provider="https://two.example")
    shown.page.fields.key.setText("sk-two")
    shown.page.fields.save_key.click()
    assert shown.all(KeyEntered) == [KeyEntered(provider="https://two.example", key="sk-two")]


def test_a_place_is_kept_under_its_name(qtbot: QtBot) -> None:
    """28.2: several places beside each other, found in the list again."""
    shown = Shown(
        qtbot, ModelChoice(provider="other", base_url="https://one.example/v1", model="m")
    )
    shown.choose("other")
    shown.page.fields.name.setText("Office")
    shown.page.fields.name.editingFinished.emit()
    assert [one.title for one in shown.kept[-1]] == ["Office"]
    assert shown.page.list.list.key() == "Office"


def test_the_list_fills_by_itself_on_this_machine_and_elsewhere_after_the_person_agreed(
    qtbot: QtBot,
) -> None:
    """28.7: nothing is asked of a place that was not agreed to; what fails unasked is no news."""
    shown = Shown(qtbot, ModelChoice(provider="ollama", agreed_hosts=("api.openai.com",)))
    shown.page.start()
    assert shown.all(LocalServersRequested)
    assert len(shown.all(ModelsRequested)) == 1
    shown.page.show_message(ModelsListed(provider="ollama", models=(), sentence="Not there."))
    assert not shown.page.notice.isVisible()
    shown.choose("groq")
    assert len(shown.all(ModelsRequested)) == 1
    shown.choose("openai")
    assert len(shown.all(ModelsRequested)) == 2


def test_the_context_is_filled_in_where_the_place_says_it(qtbot: QtBot) -> None:
    """28.2, bad input: so that one that is too small can be said before the first request."""
    shown = Shown(qtbot, ModelChoice(provider="vllm"))
    shown.page.fields.list_models.click()
    listed = ModelsListed(provider="vllm", models=("qwen3",), windows={"qwen3": 4096})
    shown.page.show_message(listed)
    assert (shown.choices[-1].model, shown.choices[-1].context_window) == ("qwen3", 4096)


def test_headers_are_seen_and_edited_and_stay_with_their_place(qtbot: QtBot) -> None:
    """28.2: one a line; what is none is said and changes nothing; another origin gets none."""
    shown = Shown(qtbot, ModelChoice().at(CELLAR), CELLAR)
    field = shown.page.fields.headers
    assert field.toPlainText() == "X-Room: 1"
    field.setPlainText("X-Room: 2\nX-Team = a b")
    field.left.emit()
    assert shown.choices[-1].headers == {"X-Room": "2", "X-Team": "a b"}
    field.setPlainText("X-Room 3")
    field.left.emit()
    assert shown.page.choice.headers == {"X-Room": "2", "X-Team": "a b"}
    assert "Name: value" in shown.page.notice.label.text()
    field.setPlainText("X-Room: 3")
    shown.page.fields.address.setText("https://two.example/v1")
    shown.page.fields.address.editingFinished.emit()
    assert (shown.choices[-1].headers, shown.choices[-1].context_window) == ({}, None)
    assert field.toPlainText() == ""


def test_servers_on_this_machine_are_said_where_one_chooses(qtbot: QtBot) -> None:
    """28.7: the window finds them too."""
    shown = Shown(qtbot, ModelChoice(provider="openai"))
    shown.page.show_message(LocalServersFound(servers=(("ollama", ("qwen3",)),)))
    assert shown.page.list.providers["ollama"].text() == "Ollama (running here)"
    assert shown.page.list.providers["vllm"].text() == "vLLM"
    assert "Ollama" in shown.page.notice.label.text()


def test_the_cost_of_this_session_stands_beside_the_total(qtbot: QtBot) -> None:
    """28.7."""
    shown = Shown(qtbot, ModelChoice(provider="openai"))
    shown.page.show_message(CostChanged(spent=1.5, unknown=0, session=0.25))
    assert (
        shown.page.spending.spent.text()
        == "Spent in this session: 0.25 dollars, so far: 1.50 dollars."
    )


@pytest.mark.parametrize("preset", PRESETS, ids=lambda one: one.id)
def test_each_preset_talks_after_at_most_five_steps(qtbot: QtBot, preset: Preset) -> None:
    """28, done when: choose, key (or address), test, use, agree; counted."""
    shown = Shown(qtbot, ModelChoice())
    steps = 1
    shown.choose(preset.id)
    if preset.needs_key:
        shown.page.fields.key.setText("sk-x")
        shown.page.fields.save_key.click()
        steps += 1
    if preset.id == "other":
        shown.page.fields.address.setText("127.0.0.1:9")
        shown.page.fields.address.editingFinished.emit()
        steps += 1
    if shown.all(ModelsRequested):  # by itself, on this machine
        shown.page.show_message(ModelsListed(provider=preset.id, models=("qwen3",)))
    shown.page.fields.test.click()
    steps += 1
    asked = shown.all(ConnectionTestRequested)[-1]
    assert isinstance(asked, ConnectionTestRequested)
    assert asked.choice.model == ("qwen3" if not preset.needs_key else preset.model)
    shown.page.show_message(ConnectionTested(works=True, called="x", milliseconds=1))
    shown.page.use_model.click()
    steps += 1
    if shown.all(PrivacyRequested):
        shown.page.show_message(PrivacyShown(summary=SUMMARY))
        assert shown.page._sheet is not None
        shown.page._sheet.confirm.click()
        steps += 1
    leads = shown.all(LeaderRequested)[-1]
    assert isinstance(leads, LeaderRequested)
    assert leads.use_model
    assert steps <= 5
