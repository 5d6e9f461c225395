"""Ten people play the interview through the headless channel (issue 25): each of their cards is read
against what they typed.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from interview_app.domain.card_making import MADE_PREFIX
from interview_app.domain.known import Known, from_records
from interview_app.paths import DataFolder
from interview_app.store.opening import open_store
from tests.guide.played_here import player, player_here
from tests.kept_workers import kept_workers

__all__ = ["kept_workers"]
pytestmark = pytest.mark.end_to_end
PEOPLE = sorted((Path(__file__).parent / "people").glob("*.yaml"))
COMMANDS = (
    *("back", "I don't know", "not now", "jetzt nicht", "plus tard", "Pas maintenant"),
    *("Ahora no", "change what came of it"),
)


def records(folder: Path) -> Known:
    """What another start of the app finds approved."""
    with open_store(DataFolder(folder)) as store:
        return from_records(tuple(store.records()))


def typed(turn: Any) -> Iterator[str]:
    """The words of an answer, typed or in a form."""
    if isinstance(turn, str):
        yield turn
    elif isinstance(turn, dict):
        for name, value in turn.items():
            if name not in ("field", "skip", "chip", "from", "to", "about", "by", "undo"):
                yield from typed(str(value) if isinstance(value, int) else value)


@pytest.mark.parametrize("path", PEOPLE, ids=lambda path: path.stem)
def test_a_person_ends_with_cards_that_hold_what_they_typed(path: Path, tmp_path: Path) -> None:
    """Each field holds what was asked for it, nothing typed is lost, at most four questions stand
    before the line, and the end is the résumé with lines they approved.
    """
    person = yaml.safe_load(path.read_text(encoding="utf-8"))
    if path == PEOPLE[0]:  # as a person starts it; the others here
        lines = player().play(person, tmp_path).lines
    else:
        with player_here() as script:
            lines = script.play(person, tmp_path).lines
    known = records(tmp_path / "data")
    told = [card for card in known.live_cards() if not card.id.startswith(MADE_PREFIX)]
    assert len(told) == len(person["expect"])
    for card, expected in zip(told, person["expect"], strict=True):
        shown = card.to_json()
        story = {name: one for name, one in shown["story"].items() if one}
        assert story == expected["story"]
        numbers = [{k: v for k, v in one.items() if v} for one in shown["metrics"]]
        assert numbers == expected["metrics"]
        for name, size in expected.get("scope", {}).items():
            assert shown["scope"].get(name) == size
        assert [card.lines[-1].text] == expected["lines"], "the newest wording is what they said"
    assert _found(person, lines) == []
    assert _most_before_the_line(lines) <= 4
    assert [one["phase"] for one in lines if "phase" in one][-1] == "complete"


def _found(person: dict[str, Any], lines: list[dict[str, Any]]) -> list[str]:
    """Answers to free questions that stand in no field or note, or in more than one."""
    cards = [
        one["waiting"]["args"]["data"]
        for one in lines
        if "waiting" in one and one["waiting"]["args"].get("dataType") == "knowledge_card"
    ]
    last = {card["id"]: card for card in cards}
    places: list[str] = []
    for card in last.values():
        story = card["story"]
        places += [v for k, v in story.items() if isinstance(v, str)] + story["notes"]
        places += [str(v) for one in card["metrics"] for v in one.values() if isinstance(v, str)]
        places += [str(v) for v in card["scope"].values()] + [one["text"] for one in card["lines"]]
    options = {
        word
        for one in lines
        if "waiting" in one
        for option in one["waiting"]["args"].get("options", ())
        for word in (option["id"], option["label"])
    }
    replaced = person.get("replaced", ())
    wrong = []
    for turn in person["turns"]:
        for said in typed(turn):
            if said in options or any(one.startswith(said) for one in options) or said in COMMANDS:
                continue
            if places.count(said) != (0 if said in replaced else 1):
                wrong.append(said)
    return wrong


def _most_before_the_line(lines: list[dict[str, Any]]) -> int:
    """Different fields asked between the choice of a story and its line."""
    most, asked = 0, set[str]()
    for line in lines:
        field = line["waiting"]["args"].get("field") if "waiting" in line else None
        if field == "line":
            most, asked = max(most, len(asked)), set()
        elif field:
            asked.add(field)
    return most
