"""The words of A17 at every question of the whole interview by hand, in English and German: never a
dead end.
"""

import os
from collections import Counter
from typing import Any

import pytest

from interview_app.domain.phases import Phase
from interview_app.guide.leader import Guide
from interview_app.guide.slots import MOST_QUESTIONS
from interview_app.llm.client import LeaderItem
from tests.guide.rehearsal import FOLDER, Rehearsal, options, question

GUIDE = Guide(FOLDER)
LONG = bool(os.environ.get("INTERVIEW_APP_LONG"))
ANSWERS = {
    "ask name": "Jo Marsh",
    "ask email": "jo@example.org",
    "ask phone": "+44 113 496 0158",
    "ask place": "Leeds, United Kingdom",
    "ask organization": "Northgate Electric",
    "ask title": "Electrician",
    "ask start": "03/2019",
    "ask end": "today",
    "ask institution": "Leeds City College",
    "ask study_type": "Electrical installation",
    "ask finished": "2015",
    "ask situation": "The fuse boards of the school were forty years old.",
    "ask action": "I planned the exchange and did it in the holidays.",
    "ask result": "Outages went from 12 to 2 a year.",
    "ask people": "A team of 3 electricians.",
    "ask how_known": "From the caretaker's log.",
    "ask text": "Dear reader, this is how I write when I write a letter.",
}
"""What the person says to a slot; "no" to the rest."""
WISHES = ("upload", "letter", "move_on", "no", "paste", "leave", "drop")
MOST_STEPS = 90


class Person:
    """Goes through by hand, and says one thing else at one question."""

    def __init__(self, *, at: int, says: str) -> None:
        self.at, self.says = at, says
        self.asked = 0
        self.said_at = ""

    def __call__(self, rehearsal: Rehearsal, turn: LeaderItem) -> Any:
        tool = turn.calls[0].name if turn.calls else "message"
        if tool in ("message", "get_user_option"):
            self.asked += 1
            if self.asked == self.at + 1:
                self.said_at = question(turn)
                return self.says
        if tool == "message":
            return ANSWERS.get(question(turn), "no")
        if tool == "get_user_upload":
            return {"status": "skipped", "uploads": []}
        if tool == "get_user_option":
            return {"selectedIds": [self._choice(rehearsal, turn)]}
        return {"status": "approved"}

    def _choice(self, rehearsal: Rehearsal, turn: LeaderItem) -> str:
        ids = list(options(turn))
        if "by_hand" in ids:
            return "by_hand"
        if (
            question(turn) == "choose role"
            and not rehearsal.known.deepened_entries
            and self.asked < MOST_STEPS // 2
        ):
            return ids[0]
        return next((one for one in WISHES if one in ids), ids[0])


def played(*, at: int, says: str) -> tuple[Rehearsal, Person]:
    """One interview, until its last phase or until it is stopped twice."""
    person = Person(at=at, says=says)
    rehearsal = Rehearsal(person, guide=GUIDE)
    for _step in range(MOST_STEPS):
        if rehearsal.known.phase is Phase.COMPLETE:
            break
        rehearsal.step()
    return rehearsal, person


WORDS = [
    *("back", "skip", "later", "I don't know", "change my name", "stop"),
    *("zurück", "überspringen", "später", "weiß ich nicht", "ändere meinen Namen", "stopp"),
]
QUESTIONS = 54
"""Questions of the whole interview by hand, when nothing else is said."""


def leads_on(*, at: int, says: str) -> None:
    """Fails unless the interview comes to its last phase, with at most four questions a topic."""
    rehearsal, person = played(at=at, says=says)
    asked = [mark for mark in rehearsal.marks() if mark.kind == "ask" and not mark.wish]
    where = (
        at,
        says,
        person.said_at,
        [f"{mark.kind} {mark.path}" for mark in rehearsal.marks()][-8:],
    )
    assert person.said_at, where
    assert rehearsal.known.phase is Phase.COMPLETE, where
    assert rehearsal.known.timeline is not None, where
    counts = Counter((mark.subject, mark.path.split(".")[0]) for mark in asked)
    assert all(count <= MOST_QUESTIONS for count in counts.values()), (where, counts)


@pytest.mark.parametrize("says", WORDS)
def test_a_word_leads_on(says: str) -> None:
    """A17: back, skip, later, I don't know, change … and stop work at any point (at all of them in
    the long form).
    """
    first, stride = (0, 1) if LONG else (2 * WORDS.index(says), QUESTIONS // 2)
    for at in range(first, QUESTIONS, stride):
        leads_on(at=at, says=says)
