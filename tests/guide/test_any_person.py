"""Whatever a person says or clicks, the guide stays pure, allowed, brief and moving (CONTRACT A17,
DESIGN 10).
"""

import json
import os
from collections import Counter
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from interview_app.domain.phases import Phase
from interview_app.guide.leader import Guide
from interview_app.guide.slots import MOST_QUESTIONS
from interview_app.llm.client import LeaderItem
from tests.guide.rehearsal import ALLOWED, FOLDER, READ, Rehearsal, leader_item, options, question
from tests.guide.scripted import UPLOADED

LONG = bool(os.environ.get("INTERVIEW_APP_LONG"))
GUIDE = Guide(FOLDER)
WORDS = st.sampled_from(
    [
        "skip",
        "back",
        "later",
        "I don't know",
        "stop",
        "change result",
        "change my email to a@b.org",
        "change",
        "zurück",
        "I meant 12",
        "no",
        "yes",
        "We went from 12 to 5 in a year.",
        "In March 2019 I led 4 people.",
        "jo@example.org",
        "Leeds, England",
        "2019",
        "…",
        "🙂 {0} %s {organization}",
    ]
)
CLICKS = st.integers(min_value=0, max_value=5)
VERDICTS = st.sampled_from(["approved", "approved", "approved", "rejected", "cancelled"])
DECISIONS = st.tuples(WORDS, CLICKS, VERDICTS, st.booleans())


class Anybody:
    """Answers with whatever was drawn."""

    def __init__(self, decisions: list[tuple[str, int, str, bool]]) -> None:
        self.decisions = decisions
        self.at = 0

    def __call__(self, rehearsal: Rehearsal, turn: LeaderItem) -> Any:
        words, click, verdict, speaks = self.decisions[self.at % len(self.decisions)]
        self.at += 1
        if not turn.calls:
            return words
        cancelled = {"error": {"code": "user_cancelled", "message": "The person went elsewhere."}}
        if verdict == "cancelled":
            return cancelled
        tool = turn.calls[0].name
        if tool == "get_user_option":
            ids = list(options(turn))
            return words if speaks else {"selectedIds": [ids[click % len(ids)]]}
        if tool == "get_user_upload":
            return {"status": "skipped", "uploads": []} if speaks else UPLOADED
        if tool == "next_phase":
            return {"status": "denied" if verdict == "rejected" else "approved"}
        return {"status": verdict, "userNotes": words if speaks else None}


@settings(
    max_examples=25 if LONG else 15, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
@given(st.lists(DECISIONS, min_size=1, max_size=40), st.booleans())
def test_it_stays_pure_allowed_and_brief(
    decisions: list[tuple[str, int, str, bool]], readable: bool
) -> None:
    """DESIGN 10: pure; A4: never an unallowed tool; A17: at most 4 questions a topic, never without
    words or a call.
    """
    rehearsal = Rehearsal(Anybody(decisions), document=READ if readable else None, guide=GUIDE)
    for _turn in range(45):
        request = rehearsal.request()
        once, again = leader_item(GUIDE, request), leader_item(GUIDE, request)
        assert once == again
        assert once.text or once.calls
        for call in once.calls:
            assert call.name in ALLOWED[rehearsal.known.phase]
            assert isinstance(json.loads(call.arguments), dict)
        rehearsal.step()
    counts = Counter(
        (mark.subject, mark.path.split(".")[0])
        for mark in rehearsal.marks()
        if mark.kind == "ask" and not mark.wish
    )
    assert all(count <= MOST_QUESTIONS for count in counts.values()), counts


WILLING = st.sampled_from(
    [
        "I did my work.",
        "no",
        "skip",
        "I don't know",
        "later",
        "We went from 12 to 5 in a year.",
        "2019",
        "nobody knows",
        "12 people",
    ]
)


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(WILLING, min_size=1, max_size=30), st.booleans())
def test_it_always_comes_to_the_end(words: list[str], with_document: bool) -> None:
    """Whoever answers anything at all and approves what they see reaches the last phase."""
    preferred = ("upload",) if with_document else ("by_hand",)

    def person(rehearsal: Rehearsal, turn: LeaderItem) -> Any:
        if not turn.calls:
            return words[len(rehearsal.history) % len(words)]
        if turn.calls[0].name == "get_user_upload":
            return UPLOADED
        if turn.calls[0].name == "get_user_option":
            ids = list(options(turn))
            wanted = (*preferred, "move_on", "no", "paste", "letter", "drop", "leave")
            first = [mark.path for mark in rehearsal.marks()].count("role") == 1
            told = question(turn) == "choose role" and first and len(ids) > 2
            pick = ids[0] if told else next((one for one in wanted if one in ids), ids[0])
            return {"selectedIds": [pick]}
        return {"status": "approved"}

    rehearsal = Rehearsal(person, document=READ, guide=GUIDE)
    for _turn in range(120):
        if rehearsal.known.phase is Phase.COMPLETE:
            return
        rehearsal.step()
    raise AssertionError([f"{mark.path} {mark.subject}" for mark in rehearsal.marks()][-20:])


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(DECISIONS, min_size=5, max_size=40))
def test_an_answered_slot_is_not_asked_again_unless_the_person_wishes(
    decisions: list[tuple[str, int, str, bool]],
) -> None:
    """A17: never asks for what it knows: a slot is asked twice at most (unclear or put off), more
    only by wish.
    """
    rehearsal = Rehearsal(Anybody(decisions), document=READ, guide=GUIDE)
    for _turn in range(45):
        rehearsal.step()
    asked = Counter(
        (mark.subject, mark.path)
        for mark in rehearsal.marks()
        if mark.kind == "ask" and not mark.wish
    )
    assert all(count <= 2 for count in asked.values()), asked


TALKATIVE = st.sampled_from(
    [
        "I don't know",
        "no",
        "yes",
        "back",
        "change result",
        "I meant 12",
        "We went from 12 to 5 in a year.",
        "In March 2019 I led 4 people.",
        "I wrote the list and trained the team.",
        "2019",
    ]
)
_AWAY = ("move_on", "stop", "skip", "drop")


class Willing:
    """Answers in any order and any words, hands over a résumé, approves all, and never chooses to
    leave a part.
    """

    def __init__(self, decisions: list[tuple[str, int]]) -> None:
        self.decisions = decisions
        self.at = 0

    def __call__(self, rehearsal: Rehearsal, turn: LeaderItem) -> Any:
        words, click = self.decisions[self.at % len(self.decisions)]
        self.at += 1
        if not turn.calls:
            return words
        tool = turn.calls[0].name
        if tool == "get_user_option":
            ids = [one for one in options(turn) if one not in _AWAY]
            return {"selectedIds": [ids[click % len(ids)]]}
        return UPLOADED if tool == "get_user_upload" else {"status": "approved"}


@settings(
    max_examples=60 if LONG else 6, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
@given(st.lists(st.tuples(TALKATIVE, CLICKS), min_size=1, max_size=40))
def test_nobody_who_goes_along_is_led_past_their_work(decisions: list[tuple[str, int]]) -> None:
    """Issue 2.5: the objectives of phase 2 are skipped only when the person chose to move on, in
    whatever order they talk.
    """
    rehearsal = Rehearsal(Willing(decisions), document=READ, guide=GUIDE)
    for _turn in range(70):
        before = rehearsal.known
        turn = rehearsal.step()
        for call in turn.calls:
            left = before.missing() if before.phase is Phase.DEEP_DIVE else ()
            assert call.name != "next_phase" or not left, question(turn)
