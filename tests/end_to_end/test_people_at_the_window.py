"""Three of the ten people of issue 25 tell their story in the real window, with the mouse: each card
holds what they typed.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from PySide6.QtWidgets import QApplication

from interview_app import i18n
from interview_app.domain.asks import MessageAsk, OptionAsk, ReviewAsk
from interview_app.domain.card_making import MADE_PREFIX
from interview_app.domain.phases import Phase
from interview_app.messages.interview import AskAnswered, AskPublished
from interview_app.paths import resources
from interview_app.ui.names import sheet_title, story_field_name
from tests.end_to_end.test_window_interview import AtTheWindow, approving, field_of, opened

__all__ = ["opened"]
pytestmark = [
    pytest.mark.gui,
    pytest.mark.end_to_end,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]
PEOPLE = Path(__file__).parent.parent / "guide" / "people"
LABELS = {"value": "Number", "before": "Before", "after": "After", "of": "Of what"}


class Teller:
    """Somebody in front of the window, who does what their file says."""

    def __init__(self, at: AtTheWindow, person: dict[str, Any]) -> None:
        self.at, self.screen = at, at.screen
        self.turns: list[Any] = list(person["turns"])
        self.forms = person["forms"]

    def tell(self) -> None:
        """Until there is nothing more to do."""
        done = ""
        while True:
            asked = self.at.next()
            if asked.token == done:
                continue
            if isinstance(asked.ask, ReviewAsk):
                self.look_at(asked, asked.ask)
            elif self.at.known.phase is Phase.COMPLETE:
                return  # the résumé stands there; what is left to say is "Stop for today"
            elif isinstance(self.turns[0], dict) and "edit" in self.turns[0]:
                self.edit(**self.turns.pop(0)["edit"])
                continue
            else:
                self.answer(asked, self.turns.pop(0))
            done = asked.token

    def look_at(self, asked: AskPublished, ask: ReviewAsk) -> None:
        """The two forms of the beginning are not what is told here; all others are approved."""
        filled = self.forms.get(ask.data_type.value)
        if filled is not None:
            data = {"status": "modified", "data": {**ask.data, **filled}}
            self.at.life.bridge.post(AskAnswered(token=asked.token, data=data))
            return
        screen, title = self.screen, sheet_title(ask.data_type)
        if screen.front is self.at.life.window:  # they have just typed
            screen.press("Open the review")
        screen.wait(lambda: screen.front.accessibleName() == title, why="no sheet")
        screen.wait(lambda: approving(screen), why="nothing approves")
        screen.press(approving(screen))

    def answer(self, asked: AskPublished, turn: Any) -> None:
        """By a button where there is one of this name, else by typing."""
        ask, wanted = asked.ask, turn["chip"] if isinstance(turn, dict) else turn
        buttons = (
            ask.options
            if isinstance(ask, OptionAsk)
            else ask.chips
            if isinstance(ask, MessageAsk)
            else ()
        )
        for one in buttons:
            if wanted == one.id or one.label.startswith(wanted):
                self.screen.press(one.label)
                return
        field = ask.field if isinstance(ask, MessageAsk) else None
        self.screen.say(wanted, into=field_of(field))

    def edit(self, field: str, value: dict[str, Any]) -> None:
        """In the story card: a click on the field, its form, Done."""
        name, screen = story_field_name(field), self.screen
        screen.wait(lambda: screen.shows(f"“{name}”"), why="the field is not shown")
        face = next(one for one in screen.words() if one.endswith(f" “{name}”"))
        screen.press(face)
        QApplication.processEvents()
        if screen.named("In your words"):
            screen.fill("In your words", "")
        if {"before", "after"} & set(value):
            screen.press_text("Before and after")
        for part, words in value.items():
            if isinstance(words, bool):
                screen.press_text("About that much")
            else:
                screen.fill(LABELS[part], str(words))
        screen.press("Done")


@pytest.mark.parametrize("name", ["warehouse", "clerk", "changes_mind"])
def test_each_card_holds_what_was_typed(
    opened: Callable[..., AtTheWindow],
    name: str,
) -> None:
    """Issue 25: three words an answer, each answer one too late, every answer changed afterwards;
    nothing stands where it was not asked for, and the résumé opens at the end.
    """
    i18n.set_language("en", catalogues=resources() / "translations")
    person = yaml.safe_load((PEOPLE / f"{name}.yaml").read_text(encoding="utf-8"))
    at = opened()
    Teller(at, person).tell()
    assert at.errors == []
    cards = [one for one in at.known.live_cards() if not one.id.startswith(MADE_PREFIX)]
    for card, expected in zip(cards, person["expect"], strict=True):
        shown = card.to_json()
        assert {key: one for key, one in shown["story"].items() if one} == expected["story"]
        numbers = [{key: one for key, one in metric.items() if one} for metric in shown["metrics"]]
        assert numbers == expected["metrics"]
        assert card.lines[-1].text == expected["lines"][-1]
    at.screen.wait(lambda: at.screen.shows("Share"), why="the end opens no résumé")
