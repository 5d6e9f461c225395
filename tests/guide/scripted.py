"""A person of the rehearsal who answers by question."""

from typing import Any

from interview_app.llm.client import LeaderItem
from tests.guide.rehearsal import READ, Rehearsal, leader_item, options, question

UPLOADED = {
    "status": "uploaded",
    "uploads": [{"id": "a", "storageUrl": "upload://a", "mime": "application/pdf"}],
}


class Scripted:
    """Answers by question (`ask story.result`, `choose role`, `call next_phase`); lists are used
    one at a time.
    """

    def __init__(self, answers: dict[str, Any]) -> None:
        self.answers = {
            key: list(value) if isinstance(value, list) else value for key, value in answers.items()
        }
        self.asked: list[str] = []
        self.turns: list[LeaderItem] = []

    def __call__(self, rehearsal: Rehearsal, turn: LeaderItem) -> Any:
        asked = question(turn)
        self.asked.append(asked)
        self.turns.append(turn)
        answer = self.answers.get(asked)
        if isinstance(answer, list):
            answer = answer.pop(0) if len(answer) > 1 else answer[0]
        if answer is None and asked == "call submit_for_validation":
            return {"status": "approved"}
        if answer is None and asked == "call persist_data":
            return {"status": "approved"}
        if answer is None and asked == "call get_user_upload":
            return UPLOADED
        if answer is None and asked == "call next_phase":
            return {"status": "approved"}
        assert answer is not None, f"unexpected question: {asked}: {turn.text}"
        if asked.startswith("choose ") and turn.calls and answer in options(turn):
            return {"selectedIds": [answer]}
        return answer


STORY = {
    "choose begin": "upload",
    "ask papers.languages": "skip",
    "choose role": "exp-new",
    "choose highlight": "other",
    "ask story.situation": "Patients fell at night.",
    "ask story.action": "I built a two-minute risk check. I trained the whole team of 9 nurses.",
    "ask story.result": "We went from 12 falls a month to 5 within eight months.",
    "ask number.how_known": "The ward's incident report.",
    "ask scope.people": "9",
    "ask scope.reports": "None.",
    "ask scope.extent": "no",
    "ask means.skills": "risk assessment, coaching and data collection",
    "ask means.proof": "A poster at the safety day.",
    "choose next": "move_on",
    "choose sample": "paste",
    "ask paste.text": "Dear colleagues, from Monday on we count.",
    "choose kind": "letter",
    "ask goals.looking_for": "ward sister",
    "ask goals.avoid": "nights",
    "ask conditions.arrangement": "full time",
    "ask conditions.locations": "Leeds, York",
    "ask timing.availability": "April",
    "ask timing.notice_period": "I don't know",
    "ask timing.salary_note": "skip",
    "choose voice_done": "move_on",
    "choose complete": "stop",
}
"""A whole interview from a document."""


def play(
    answers: dict[str, Any],
    *,
    document: dict[str, Any] | None = None,
    until: str = "",
    most: int = 90,
) -> Rehearsal:
    """An interview with this person, until the guide asks `until` for the last answer it has, or
    stops.
    """
    person = Scripted({**STORY, **answers})
    rehearsal = Rehearsal(person, document=document or READ)
    for _turn in range(most):
        turn = rehearsal.step() if not _would_ask(rehearsal, until) else None
        if turn is None or person.asked[-1:] == ["choose complete"]:
            return rehearsal
    raise AssertionError(f"never came to {until!r}: {person.asked[-10:]}")


def _would_ask(rehearsal: Rehearsal, wanted: str) -> bool:
    return bool(wanted) and question(leader_item(rehearsal.guide, rehearsal.request())) == wanted
