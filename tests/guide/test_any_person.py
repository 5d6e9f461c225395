"""Any person, whatever they type wherever: nothing is lost, nothing stands twice (issue 25)."""

import json
from collections import Counter
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from interview_app.domain.story import ASKED, FIELDS, Draft, words_of
from interview_app.guide.acts import Answered
from interview_app.guide.talk import MY_ANSWER, PASTE
from interview_app.llm.client import LeaderItem
from tests.guide.rehearsal import READ, Answer, Rehearsal, question
from tests.story_words import said_by

COMMANDS = (
    "back",
    "skip",
    "later",
    "I don't know",
    "change",
    "example",
    "stop",
    "zurück",
    "passer",
)
_MOST_TURNS = 40


class Anybody:
    """Types at random, and keeps account of what must be found."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data
        self.count = 0
        self.kept: Counter[str] = Counter()
        self.replaced: Counter[str] = Counter()
        self.asked_back = ""

    def text(self) -> str:
        """Words that nobody else typed."""
        self.count += 1
        drawn = self.data.draw(
            st.text(max_size=40) | st.sampled_from(["?", "a\n" * 20, "{braces}"])
        )
        return f"w{self.count} {drawn}".strip()

    def __call__(self, played: Rehearsal, turn: LeaderItem) -> Answer:
        if not turn.calls:
            return self._free(played)
        call = turn.calls[0]
        arguments = json.loads(call.arguments)
        if call.name == "get_user_option":
            return self._choice(arguments)
        if call.name == "get_user_upload":
            return {"status": "uploaded", "uploads": [{"storageUrl": f"upload://{self.count}"}]}
        if call.name == "next_phase":
            return {"status": "approved"}
        return {"status": self.data.draw(st.sampled_from(["approved", "approved", "rejected"]))}

    def _choice(self, arguments: dict[str, Any]) -> Answer:
        kind = self.data.draw(st.sampled_from(["option", "option", "option", "words", "command"]))
        if kind == "option":
            ids = [one["id"] for one in arguments["options"] if one["id"] != "resume_text"]
            return {"selectedIds": [self.data.draw(st.sampled_from(ids))]}
        if kind == "command":
            return str(self.data.draw(st.sampled_from(COMMANDS)))
        said = self.text()
        self.kept[said] += 1
        return said

    def _free(self, played: Rehearsal) -> Answer:
        ask, story = played.asked(), played.shown().story
        kind = self.data.draw(st.sampled_from(["words", "words", "typed", "command", "chip"]))
        if kind == "command":
            return str(self.data.draw(st.sampled_from(COMMANDS)))
        if kind == "chip" and ask.chips:
            chips = [one.id for one in ask.chips if one.id != "resume"]
            chip = self.data.draw(st.sampled_from(chips))
            if chip == MY_ANSWER:
                self._answers(self.asked_back, story, ask.field)
            return {"chip": chip}
        said = self.text()
        typed = kind == "typed" and ask.field == "number"
        if ask.field is not None and said.endswith("?") and not typed:
            self.asked_back = said
        else:
            self._answers(said, story, ask.field)
        return {"number": {"of": said}} if typed else said

    def _answers(self, said: str, story: Draft | None, field: str | None) -> None:
        self.kept[said] += 1
        if story is not None and field is not None:
            self._forget(getattr(story, field))

    def _forget(self, value: Any) -> None:
        """Who answers anew takes the old answer back."""
        if value:
            self.kept[words_of(value)] -= 1
            self.replaced[words_of(value)] += 1

    def changes(self, played: Rehearsal) -> None:
        """Now and then something is dragged in the card."""
        if played.shown().story is None or self.data.draw(st.integers(0, 3)):
            return
        changes: list[dict[str, Any]] = [
            {"move": {"from": "situation", "to": "proof"}},
            {"move": {"from": "action", "to": "notes"}},
            {"move": {"from": "notes[0]", "to": "result"}},
            {"shift": {"from": "situation", "by": 1}},
            {"shift": {"from": "action", "by": -1}},
            {"undo": True},
        ]
        played.change(self.data.draw(st.sampled_from(changes)))


def found(played: Rehearsal) -> Counter[str]:
    """Every text of the stories, of the notes beside them and of the writing sample."""
    talk = played.talk()
    drafts = [one.draft for one in talk.stories]
    pasted = [one.text for one in talk.of(Answered) if one.path == PASTE and one.how == "answer"]
    return Counter([*said_by(drafts), *talk.stories.loose, *pasted])


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_every_answer_is_found_word_for_word_in_exactly_one_field_or_note(
    data: st.DataObject,
) -> None:
    """Issue 25: any text at any question, with every command, chip and move between. An answer
    that was replaced may be back as a note where what was moved before it was undone.
    """
    person = Anybody(data)
    played = Rehearsal(person, document=READ)
    for _ in range(_MOST_TURNS):
        played.step()
        person.changes(played)
    there = found(played)
    assert +person.kept <= there
    assert there - person.kept <= person.replaced


@settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_at_most_four_questions_stand_before_the_line(data: st.DataObject) -> None:
    """A17: of its own accord the guide asks four fields, then the line; each question names it."""
    words = st.sampled_from(["later", "skip", "I don't know"]) | st.text(min_size=1).map(
        "w ".__add__
    )

    def person(played: Rehearsal, turn: LeaderItem) -> Answer:
        if not turn.calls:
            return data.draw(words)
        call = turn.calls[0]
        if call.name == "get_user_upload":
            return {"status": "uploaded", "uploads": [{"storageUrl": "upload://1"}]}
        if call.name != "get_user_option":
            return {"status": "approved"}
        ids = [one["id"] for one in json.loads(call.arguments)["options"]]
        fact = [one for one in ids if one.startswith("fact-")]
        return {
            "selectedIds": [next((one for one in ("yes", "exp-new", *fact) if one in ids), ids[0])]
        }

    played = Rehearsal(person, document=READ)
    asked: list[str] = []
    while len(asked) < 30:
        asked.append(question(played.step()))
        if asked[-1] in ("ask line", "choose next"):
            break
    before = [one for one in asked if one.startswith("ask ") and one != "ask line"]
    assert before == [f"ask {one}" for one in ASKED]
    assert {one.removeprefix("ask ") for one in before} < set(FIELDS)
