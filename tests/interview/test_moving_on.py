"""From phase to phase: only the person moves it, to any of them and back, and may start over."""

import json
from pathlib import Path
from typing import Any

import pytest

from interview_app.domain.asks import PhaseAsk
from interview_app.domain.phases import Objective, ObjectiveStatus, Phase
from interview_app.messages.interview import (
    AskWithdrawn,
    ErrorTold,
    KnownChanged,
    PhaseRequested,
    ToolActivity,
)
from interview_app.messages.sessions import (
    ConversationDeleted,
    ConversationDeletionRequested,
    EarlierResumeRequested,
    OldSessionRequested,
    OldSessionShown,
    SessionOpened,
    StartOverRequested,
)
from tests.interview.offers import OPTION, PROFILE, results, submit
from tests.interview.played import Played
from tests.scripted_model import ScriptedModel, calls, says


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        ({"decision": "approved"}, "approved"),
        ({"decision": "Move on"}, "approved"),
        ({"decision": "denied"}, "denied"),
        ({"decision": "denied", "feedback": "not yet"}, "denied_with_feedback"),
    ],
)
def test_only_the_person_moves_the_phase(
    tmp_path: Path, answer: dict[str, Any], status: str
) -> None:
    """A12: the sheet shows the actor's own list of what is missing; skipped objectives are marked;
    else nothing moves.
    """
    reason = json.dumps(
        {"reason": "Enough", "overrides": ["applicant_profile", "skeleton_timeline"]}
    )
    leader = ScriptedModel(
        [calls(("next_phase", '{"reason": "x"}')), calls(("next_phase", reason)), says("So be it.")]
    )
    with Played(tmp_path, leader) as played:
        ask = played.asked("next_phase")
        assert isinstance(ask.ask, PhaseAsk)
        assert ask.ask.missing == ("applicant_profile", "skeleton_timeline")
        played.answer(ask, **answer)
        played.asked("message")
        known = played.told(KnownChanged)[-1].known
    blocked, decided = (item.output for item in results(leader.requests[-1]))
    assert blocked == {
        "status": "blocked",
        "missing_objectives": ["applicant_profile", "skeleton_timeline"],
    }
    assert decided["status"] == status
    moved = status == "approved"
    assert known.phase is (Phase.DEEP_DIVE if moved else Phase.CORE_FACTS)
    assert known.status(Objective.APPLICANT_PROFILE) is (
        ObjectiveStatus.SKIPPED if moved else ObjectiveStatus.PENDING
    )


def test_asking_to_move_on_is_rate_limited(tmp_path: Path) -> None:
    """A12: rate-limited; a denied leader does not get to ask again in the same breath."""
    reason = json.dumps(
        {"reason": "Enough", "overrides": ["applicant_profile", "skeleton_timeline"]}
    )
    move = ("next_phase", reason)
    leader = ScriptedModel(
        [calls(move), calls(move, prefix="b"), calls(move, prefix="c"), says("All right.")]
    )
    with Played(tmp_path, leader) as played:
        for _ in range(2):
            played.answer(played.asked("next_phase"), decision="denied")
        played.asked("message")
    assert results(leader.requests[-1])[2].output["error"]["code"] == "execution_failed"


def test_the_person_may_go_to_any_phase_and_back(tmp_path: Path) -> None:
    """DESIGN 5: skip or go back at any time; what waited is withdrawn, the leader is told."""
    leader = ScriptedModel(
        [calls(("get_user_option", OPTION)), says("Your work!"), says("About you!")]
    )
    with Played(tmp_path, leader) as played:
        waiting = played.asked()
        played.post(PhaseRequested(phase=Phase.DEEP_DIVE))
        assert played.until(AskWithdrawn).token == waiting.token
        played.asked("message")
        played.post(PhaseRequested(phase=Phase.CORE_FACTS))
        played.asked("message")
        known = played.told(KnownChanged)[-1].known
    assert known.phase is Phase.CORE_FACTS
    assert leader.requests[1].known.phase is Phase.DEEP_DIVE
    assert "get_macos_contact_card" not in [tool.name for tool in leader.requests[1].tools]
    assert results(leader.requests[1])[0].output["error"]["code"] == "user_cancelled"


def test_start_over_keeps_approved_records_and_ends_the_session(tmp_path: Path) -> None:
    """Issue 2.4: records stay, the old conversation stays readable, its tokens are dead."""
    script = [
        calls(submit("applicant_profile", PROFILE)),
        calls(("get_user_option", OPTION)),
        says("Anew."),
    ]
    leader = ScriptedModel(script)
    with Played(tmp_path, leader) as played:
        played.answer(played.asked(), status="approved", userNotes="fine")
        old = played.asked("get_user_option")
        played.post(StartOverRequested())
        opened = played.until(SessionOpened)
        played.asked("message")
        played.answer(old, selectedIds=["a"])
        assert played.until(ErrorTold).code == "unknown_continuation"
        played.post(OldSessionRequested(session_id=opened.older_sessions[0].id))
        assert "fine" in [message.text for message in played.until(OldSessionShown).messages]
    assert opened.restored is False
    assert leader.requests[-1].known.profile is not None
    assert leader.requests[-1].history == ()
    assert (
        leader.requests[-1].known.status(Objective.APPLICANT_PROFILE) is ObjectiveStatus.COMPLETED
    )


@pytest.mark.parametrize("says_something", [False, True])
def test_starting_over_is_taken_back(tmp_path: Path, says_something: bool) -> None:
    """The old conversation goes on with what was asked; of the new one is kept what was said."""
    leader = ScriptedModel([says("First."), says("Second."), says("Third."), says("Again.")])
    with Played(tmp_path, leader) as played:
        played.answer(played.asked("message"), text="It was in spring")
        played.asked("message")
        old = played.store.newest_session()
        assert old is not None
        played.post(StartOverRequested())
        played.until(SessionOpened, lambda told: told.info.id != old.info.id)
        asked = played.asked("message")
        if says_something:
            played.answer(asked, text="Anew")
            played.asked("message")
        played.post(EarlierResumeRequested(session_id=old.info.id))
        opened = played.until(SessionOpened, lambda told: told.info.id == old.info.id)
        played.asked("message")
        assert "It was in spring" in [one.text for one in opened.messages]
        assert len(opened.older_sessions) == says_something
        played.post(EarlierResumeRequested(session_id="session-nobody"))
        assert played.until(ErrorTold).code == "store_error"
        assert played.store.newest_session().info.id == old.info.id  # type: ignore[union-attr]


def test_a_question_that_was_taken_back_waits_in_the_activity_no_longer(tmp_path: Path) -> None:
    """Who hands over a file instead of choosing had “A question for you” wait there for good."""
    leader = ScriptedModel([calls(("get_user_option", OPTION)), says("As you like.")])
    with Played(tmp_path, leader) as played:
        played.asked("get_user_option")
        played.post(PhaseRequested(phase=Phase.DEEP_DIVE))
        played.asked("message")
        states = [one.state for one in played.told(ToolActivity) if one.tool == "get_user_option"]
    assert states[-2:] == ["waiting", "done"]


@pytest.mark.parametrize("in_force", [True, False])
def test_a_deleted_conversation_is_gone_and_what_was_approved_stays(
    tmp_path: Path, in_force: bool
) -> None:
    """DESIGN 7: everything can be deleted, one conversation too; of the one in force nothing is
    left, and another begins.
    """
    script = [
        calls(submit("applicant_profile", PROFILE)),
        calls(("get_user_option", OPTION)),
        says("Anew."),
    ]
    leader = ScriptedModel(script)
    with Played(tmp_path, leader) as played:
        played.answer(played.asked(), status="approved", userNotes="my own words")
        played.asked("get_user_option")
        first = played.told(SessionOpened)[-1].info.id
        if not in_force:
            played.post(StartOverRequested())
            assert [one.id for one in played.until(SessionOpened).older_sessions] == [first]
            played.asked("message")
        played.post(ConversationDeletionRequested(session_id=first))
        gone = played.until(ConversationDeleted)
        if in_force:
            opened = played.told(SessionOpened)[-1]
            assert (opened.info.id != first, opened.messages) == (True, ())
            played.asked("message")
        known = played.told(KnownChanged)[-1].known
    assert (gone.session_id, gone.older_sessions) == (first, ())
    assert known.profile is not None
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert files
    assert not [path for path in files if b"my own words" in path.read_bytes()]


def test_until_when_a_backup_holds_a_deleted_conversation_is_told(tmp_path: Path) -> None:
    """DESIGN 7: where there is one."""
    with Played(tmp_path, ScriptedModel([says("Hello?")] * 3)) as played:
        played.asked("message")
        told = []
        for _backups in range(2):
            first = played.told(SessionOpened)[-1].info.id
            played.post(ConversationDeletionRequested(session_id=first))
            told.append(played.until(ConversationDeleted).backups_hold_until)
            played.asked("message")
            played.store.backups.make()
        until = played.store.backups.hold_until()
    assert until is not None
    assert told == [None, until]
