"""A person for an interview that no script foresees: answers whatever a real model asks, from one
short life.
"""

import re
from typing import Any

from interview_app.domain.phases import Phase
from interview_app.messages.interview import AskPublished, PhaseChanged, WorkStateChanged
from tests.interview.played import Played

FACTS = (
    "By hand, please. I am Mara Lindqvist, mara@example.org, +46 70 123 45 67, I live in Lund. "
    "One job: ward nurse at St. Anne "
    "Hospital in Lund from 2019-03 until today. Before that I studied: Bachelor of Nursing at "
    "Lund University, 2015-09 to "
    "2019-01. Skills: triage, wound care. That is all, please show me the forms."
)
STORY = (
    "On our ward of 28 beds patients fell too often, 12 times a month in spring 2022. I started "
    "a round every two hours and "
    "taught 14 colleagues to do it. After half a year it was 5 falls a month; it stands in the "
    "ward's monthly statistics. "
    "I did it on my own, nobody reported to me, and there was no budget. That is the whole "
    "story; please make the card."
)
SAMPLE = (
    "Dear team, the new round begins on Monday. Walk it together for the first week, and write "
    "down what gets in your way. "
    "I would rather hear ten complaints than count one more fall. Thank you for trying it. Mara"
)
GOALS = (
    "I look for a post as ward manager in Lund or Malmö, on site, full time, from September, "
    "notice period two months. "
    "I want to avoid night shifts. Nothing else."
)
NOTHING_MORE = (
    "I have told you all I know about it. Please go on, and show me the form when it is whole."
)
MOST_ANSWERS = 80

_ENOUGH = re.compile(
    r"enough|no more|move on|next|done|finish|continue|go on|no\b|genug|weiter", re.IGNORECASE
)
_BY_HAND = re.compile(r"hand|tell|type|myself", re.IGNORECASE)
_LOOKING = re.compile(r"look(ing)? for|goal", re.IGNORECASE)
_SAMPLE = re.compile(r"writ|sample|letter|post\b|voice|text", re.IGNORECASE)
_GOALS = re.compile(r"look|goal|want|prefer|where|when|notice|avoid|arrange|avail", re.IGNORECASE)


class LivePerson:
    """Answers until the interview is complete, the model has failed after its last try, or all has
    gone on for too long.
    """

    def __init__(self, played: Played) -> None:
        self._played = played
        self._told: set[str] = set()
        self.answers = 0

    @property
    def phase(self) -> str:
        """Where the interview is."""
        changes = self._played.told(PhaseChanged)
        return changes[-1].phase if changes else Phase.CORE_FACTS.value

    def go_through(self) -> None:
        """Answer everything that is asked."""
        while self.answers < MOST_ANSWERS and not self._failed():
            ask = self._played.until(AskPublished)
            if self.phase == Phase.COMPLETE.value:
                return
            self.answers += 1
            self._played.answer(ask, **self.answer(ask))

    def _failed(self) -> bool:
        return any(one.state == "failed" for one in self._played.told(WorkStateChanged))

    def answer(self, ask: AskPublished) -> dict[str, Any]:
        """What this person says to it."""
        match ask.ask.kind:
            case "review":
                return {"status": "approved"}
            case "phase":
                return {"decision": "approve"}
            case "upload":
                return {"skipped": True}
            case "option":
                return {"selectedIds": [self._option(ask.args["options"])]}
            case _:
                return {"text": self._words(str(ask.args.get("text", "")))}

    def _option(self, options: list[dict[str, Any]]) -> str:
        wanted = (
            _BY_HAND
            if self.phase == Phase.CORE_FACTS.value
            else _ENOUGH
            if "story" in self._told
            else None
        )
        fitting = [
            one["id"] for one in options if wanted is not None and wanted.search(one["label"])
        ]
        return str((fitting or [options[0]["id"]])[0])

    def _words(self, question: str) -> str:
        if self.phase == Phase.CORE_FACTS.value:
            return self._once("facts", FACTS)
        if self.phase == Phase.DEEP_DIVE.value:
            asked_for_goals = "goals" not in self._told and _LOOKING.search(question)
            return self._once("goals", GOALS) if asked_for_goals else self._once("story", STORY)
        if "sample" not in self._told and (_SAMPLE.search(question) or not _GOALS.search(question)):
            return self._once("sample", SAMPLE)
        return self._once("goals", GOALS)

    def _once(self, what: str, words: str) -> str:
        first = what not in self._told
        self._told.add(what)
        return words if first else NOTHING_MORE
