"""The ten people of issue 25 tell their story in the real window, with the mouse: each card holds
what they typed. Three of them in every run, all of them in the long one.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from PySide6.QtWidgets import QApplication, QMenu

from interview_app import settings
from interview_app.domain.asks import Chip, MessageAsk, OptionAsk, PhaseAsk, ReviewAsk, UploadAsk
from interview_app.domain.card_making import MADE_PREFIX
from interview_app.domain.lines import LineOrigin
from interview_app.domain.model_choice import ModelPlace
from interview_app.domain.phases import Phase
from interview_app.domain.story import field_name
from interview_app.i18n import _
from interview_app.messages.interview import AskAnswered, AskPublished
from interview_app.paths import data_folder
from interview_app.settings import Settings
from tests.end_to_end.test_window_interview import LONG, AtTheWindow, field_of, opened
from tests.llm.server import Answer, Chat, ModelServer, stream

__all__ = ["opened"]
pytestmark = [
    pytest.mark.gui,
    pytest.mark.end_to_end,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]
PEOPLE = Path(__file__).parent.parent / "guide" / "people"
LABELS = {
    **{"value": "Number", "before": "Before", "after": "After", "of": "Of what"},
    **{"period": "Over what time", "how_known": "How you know it", "caveat": "Remark"},
    **{"team": "How many you were", "reports": "How many you led", "my_part": "What you did"},
}

SUGGEST = "(a click on Suggest a wording)"


class Teller:
    """Somebody in front of the window, who does what their file says."""

    def __init__(self, at: AtTheWindow, person: dict[str, Any], folder: Path) -> None:
        self.at, self.screen = at, at.screen
        self.turns: list[Any] = list(person["turns"])
        self.forms = person["forms"]
        self.document = folder / "document.md"
        self.document.write_text(person.get("document", ""), encoding="utf-8")

    def tell(self) -> None:
        """Until there is nothing more to do."""
        done = ""
        while True:
            asked = self.at.next()
            if asked.token == done:
                continue
            if isinstance(asked.ask, ReviewAsk):
                self.look_at(asked, asked.ask)
            elif isinstance(asked.ask, UploadAsk):
                self.screen.hand_over(self.document)
            elif isinstance(asked.ask, PhaseAsk):
                self.screen.press(_("Move on"))
            elif self.at.known.phase is Phase.COMPLETE:
                return  # the résumé stands there; what is left to say is "Stop for today"
            elif isinstance(self.turns[0], dict) and "edit" in self.turns[0]:
                self.edit(**self.turns.pop(0)["edit"])
                continue
            elif isinstance(self.turns[0], dict) and "shift" in self.turns[0]:
                self.move_up(self.turns.pop(0)["shift"]["from"])
                continue
            else:
                self.answer(asked, self.turns.pop(0))
            done = asked.token

    def look_at(self, asked: AskPublished, ask: ReviewAsk) -> None:
        """The forms that a file fills are not what is told here; all others are approved."""
        filled = self.forms.get(ask.data_type.value)
        if filled is not None:
            data = {"status": "modified", "data": {**ask.data, **filled}}
            self.at.life.bridge.post(AskAnswered(token=asked.token, data=data))
            return
        self.screen.approve(ask)

    def answer(self, asked: AskPublished, turn: Any) -> None:
        """By a button where there is one of this name, by the form of a number, else by typing."""
        ask, screen = asked.ask, self.screen
        if isinstance(turn, dict) and "number" in turn:
            self.fill(turn["number"])
            screen.press(_("Send"))
            return
        if turn == SUGGEST:
            screen.press("Suggest a wording")
            screen.wait(lambda: screen.shows("Not in your answers:"), why="nothing is suggested")
            assert screen.shows("40"), "the number that the story does not have is named"
            screen.press("Send")
            return
        wanted = next(iter(turn.values())) if isinstance(turn, dict) else turn
        buttons = (
            ask.options
            if isinstance(ask, OptionAsk)
            else ask.chips
            if isinstance(ask, MessageAsk)
            else ()
        )
        for one in buttons:
            if wanted == one.id or one.label.startswith(wanted):
                if isinstance(one, Chip):
                    screen.press(one.label)
                else:
                    screen.press(one.label)
                return
        field = ask.field if isinstance(ask, MessageAsk) else None
        screen.say(wanted, into=_(field_of(field)))

    def edit(self, field: str, value: dict[str, Any]) -> None:
        """In the story card: a click on the field, its form, Done."""
        name, screen = field_name(field), self.screen
        faces = {_(verb).format(name=name) for verb in ("Change “{name}”", "Fill in “{name}”")}
        screen.wait(lambda: faces & {*screen.words()}, why="the field is not shown")
        screen.press(next(iter(faces & {*screen.words()})))
        QApplication.processEvents()
        if screen.named(_("In your words")):
            screen.fill(_("In your words"), "")
        self.fill(value)
        screen.press(_("Done"))

    def move_up(self, field: str) -> None:
        """In the story card: the answers from this field on, by its menu."""
        self.screen.press(_("Move “{name}”").format(name=field_name(field)))
        menus = [one for one in QApplication.topLevelWidgets() if isinstance(one, QMenu)]
        menu = next(one for one in menus if one.isVisible())
        wanted = _("Move this and those below up by one")
        next(one for one in menu.actions() if one.text() == wanted).trigger()
        menu.close()
        QApplication.processEvents()

    def fill(self, value: dict[str, Any]) -> None:
        """The fields of the form that stands there."""
        if {"before", "after"} & set(value):
            self.screen.press_text(_("Before and after"))
        for part, words in value.items():
            if isinstance(words, bool):
                self.screen.press_text(_("Only roughly"))
            else:
                self.screen.fill(_(LABELS[part]), str(words))


TOLD = ("warehouse", "clerk", "changes_mind")


@pytest.mark.parametrize(
    "name", sorted(one.stem for one in PEOPLE.glob("*.yaml")) if LONG else TOLD
)
def test_each_card_holds_what_was_typed(
    opened: Callable[..., AtTheWindow],
    tmp_path: Path,
    name: str,
) -> None:
    """Issue 25: three words an answer, each answer one too late, every answer changed afterwards;
    nothing stands where it was not asked for, and the résumé opens at the end.
    """
    person = yaml.safe_load((PEOPLE / f"{name}.yaml").read_text(encoding="utf-8"))
    folder = data_folder()
    folder.create()
    settings.keep(Settings(), Settings(language=person["language"]), folder.settings)
    at = opened()
    Teller(at, person, tmp_path).tell()
    assert at.errors == []
    cards = [one for one in at.known.live_cards() if not one.id.startswith(MADE_PREFIX)]
    for card, expected in zip(cards, person["expect"], strict=True):
        shown = card.to_json()
        assert {key: one for key, one in shown["story"].items() if one} == expected["story"]
        numbers = [{key: one for key, one in metric.items() if one} for metric in shown["metrics"]]
        assert numbers == expected["metrics"]
        assert card.lines[-1].text == expected["lines"][-1]
    at.screen.wait(lambda: at.screen.shows(_("Share")), why="the end opens no résumé")


def test_a_model_on_this_computer_suggests_the_line(
    opened: Callable[..., AtTheWindow], tmp_path: Path
) -> None:
    """NEXT 4: one click, words in the field with what the story does not have told beside them; the
    line is a model's, and is approved by the person.
    """
    suggested = "Fixed the freezer door, so that 40 pallets stayed free of ice"
    person = yaml.safe_load((PEOPLE / "warehouse.yaml").read_text(encoding="utf-8"))
    person["turns"][7] = SUGGEST
    listed = Answer(
        headers={"Content-Type": "application/json"}, pieces=(b'{"data": [{"id": "gemma"}]}',)
    )
    with ModelServer() as server:
        server.plays(listed, listed, stream(*Chat.said(f'"{suggested}"\n')))
        place = ModelPlace(
            name="Mine", provider="other", base_url=server.base_url, model="gemma", wire="chat"
        )
        folder = data_folder()
        folder.create()
        settings.keep(Settings(), Settings(places=(place,)), folder.settings)
        at = opened()
        Teller(at, person, tmp_path).tell()
        asked = server.received[-1].body["messages"]
    assert "fixt it meself" in asked[-1]["content"]
    assert at.errors == []
    (card,) = [one for one in at.known.live_cards() if not one.id.startswith(MADE_PREFIX)]
    assert (card.lines[-1].text, card.lines[-1].origin) == (suggested, LineOrigin.MODEL)
