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
    "form applicant_profile": {"status": "approved"},
    "form skeleton_timeline": {"status": "approved"},
    "form looking_for": {"status": "approved"},
    "choose role": "exp-new",
    "choose highlight": "other",
    "ask situation": "Patients fell at night.",
    "ask action": "I built a two-minute risk check. I trained the whole team of 9 nurses.",
    "ask result": "We went from 12 falls a month to 5 within eight months.",
    "ask number": "skip",
    "choose readback": "yes",
    "ask line": "Built a two-minute risk check that brought falls from 12 to 5 a month.",
    "form knowledge_card": {"status": "approved"},
    "choose next": "move_on",
    "choose sample": "skip",
    "form goals": {"status": "approved"},
    "choose voice_done": "move_on",
    "choose complete": "stop",
}
