"""The calls of a leader: committed before they run, refused with a reason, tried again, bounded and
stopped.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from interview_app.domain import event_kinds as kinds
from interview_app.domain.phases import Phase
from interview_app.interview.limits import Limits
from interview_app.llm.client import (
    TextDelta,
    TurnEvent,
    TurnFailed,
    TurnRequest,
)
from interview_app.messages.interview import (
    Acknowledged,
    AskPublished,
    AskWithdrawn,
    ContinueRequested,
    ErrorTold,
    MessageAdded,
    PersonSaid,
    PhaseRequested,
    StopRequested,
    StreamEnded,
    StreamStarted,
    ToolActivity,
    WorkStateChanged,
)
from tests.interview.offers import OPTION, results
from tests.interview.played import Played
from tests.scripted_model import ScriptedModel, calls, says


def test_text_streams_through_the_buffer_and_the_message_follows_at_once(tmp_path: Path) -> None:
    """DESIGN 2: tokens go to a locked buffer; the finished message follows the end of the
    stream.
    """
    with Played(tmp_path, ScriptedModel([says("Hello there")])) as played:
        played.until(StreamStarted)
        played.until(StreamEnded)
        assert played.until(MessageAdded).text == "Hello there"
        assert played.actor.tokens.drain() == ("Hello there", False)


def test_calls_are_committed_before_any_runs_and_what_waits_before_it_is_shown(
    tmp_path: Path,
) -> None:
    """DESIGN 4.1, 4.5, 4.6: reply before its calls, waiting row before the sheet, commit before the
    acknowledgement.
    """
    durable: dict[str, list[str]] = {}

    class Watching(Played):
        def _emit(self, message: object) -> None:
            if isinstance(message, ToolActivity | AskPublished | Acknowledged):
                name = (
                    message.state if isinstance(message, ToolActivity) else type(message).__name__
                )
                durable.setdefault(name, [event.kind for event in self.events()])
            super()._emit(message)

    with Watching(
        tmp_path, ScriptedModel([calls(("get_user_option", OPTION)), says("?")])
    ) as played:
        played.answer(played.asked(), selectedIds=["a"])
        played.asked("message")
    assert durable["running"][-1] == kinds.LEADER_SAID
    assert durable["AskPublished"][-1] == kinds.CALL_WAITING
    assert durable["Acknowledged"][-2:] == [kinds.CALL_ANSWERED, kinds.CALL_RESULT]


def test_outputs_go_to_the_leader_only_when_all_parallel_calls_are_in(tmp_path: Path) -> None:
    """DESIGN 4.7: one call is done at once, two wait; the leader hears of none before all three are
    in.
    """
    script = [
        calls(
            ("get_user_option", OPTION),
            ("capabilities.describe", "{}"),
            ("get_user_option", OPTION),
        ),
        says("Done."),
    ]
    leader = ScriptedModel(script)
    with Played(tmp_path, leader) as played:
        first, second = played.asked(), played.asked()
        played.answer(second, selectedIds=["b"])
        played.until(Acknowledged)
        assert len(leader.requests) == 1
        played.answer(first, otherText="Neither")
        played.asked("message")
    outputs = {item.call_id: item.output for item in results(leader.requests[1])}
    assert outputs["call-1"]["selectedIds"] == []
    assert outputs["call-1"]["otherText"] == "Neither"
    assert outputs["call-3"]["selectedIds"] == ["b"]
    assert outputs["call-2"]["version"] == 2


@pytest.mark.parametrize(
    ("name", "arguments", "code", "part"),
    [
        ("open_shell", "{}", "unknown_tool", "no such tool"),
        (
            "get_user_option",
            '{"prompt": "x", "options": [{"id": "a", "label": "A"}]}',
            "invalid_parameters",
            "options",
        ),
        ("get_user_option", "not json", "invalid_parameters", "JSON object"),
        ("extract_document", '{"file_url": "/etc/passwd"}', "invalid_parameters", "file_url"),
        (
            "extract_document",
            '{"file_url": "https://example.org/cv.pdf"}',
            "invalid_parameters",
            "file_url",
        ),
        ("extract_document", '{"file_url": "upload://../x"}', "invalid_parameters", "file_url"),
        ("get_user_upload", '{"uploadType": "selfie"}', "invalid_parameters", "uploadType"),
        (
            "submit_for_validation",
            '{"dataType": "applicant_profile", "data": {"basics": {"age": 3}}}',
            "invalid_parameters",
            "data.basics.age",
        ),
        (
            "persist_data",
            '{"dataType": "experience", "data": {}}',
            "invalid_parameters",
            "dataType",
        ),
    ],
)
def test_a_call_that_may_not_run_tells_the_leader_why(
    tmp_path: Path, name: str, arguments: str, code: str, part: str
) -> None:
    """A2, A4, DESIGN 4.2 and 4.3: gating at execution, invalid_parameters naming the field, a path
    is no handle.
    """
    leader = ScriptedModel([calls((name, arguments)), says("I see.")])
    with Played(tmp_path, leader) as played:
        played.asked("message")
    error = results(leader.requests[-1])[0].output["error"]
    assert error["code"] == code
    assert part in error["message"]


def test_a_tool_of_another_phase_does_not_run(tmp_path: Path) -> None:
    """A4: the allow-list is enforced at execution, not only by what is offered."""
    leader = ScriptedModel(
        [says("Hello?"), calls(("get_macos_contact_card", "{}")), says("I see.")]
    )
    with Played(tmp_path, leader) as played:
        played.asked("message")
        played.post(PhaseRequested(phase=Phase.DEEP_DIVE))
        played.asked("message")
    assert results(leader.requests[-1])[0].output["error"]["code"] == "tool_not_allowed"


def test_twelve_turns_in_a_row_are_the_most_and_the_third_identical_call_gets_a_hint(
    tmp_path: Path,
) -> None:
    """DESIGN 4.7: the limit of turns; the third identical call gets its result plus a hint."""
    leader = ScriptedModel(
        [calls(("capabilities.describe", "{}"), prefix=f"t{n}") for n in range(12)]
    )
    with Played(tmp_path, leader) as played:
        assert played.until(WorkStateChanged, lambda state: state.state == "limit_reached").sentence
    outputs = [item.output for item in results(leader.requests[-1])]
    assert ["hint" in output for output in outputs[:4]] == [False, False, True, True]
    assert outputs[2]["version"] == 2


def test_the_second_same_failure_steers_to_another_tool(tmp_path: Path) -> None:
    """A16: on the second same failure steer to another ready tool."""
    card = ("get_macos_contact_card", "{}")
    leader = ScriptedModel([calls(card), calls(card, prefix="again"), says("By hand then.")])
    with Played(tmp_path, leader) as played:
        played.asked("message")
    first, second = (item.output for item in results(leader.requests[-1]))
    assert first["error"]["code"] == "execution_failed"
    assert "hint" not in first
    assert "get_user_upload" in second["hint"]


def test_a_passing_failure_is_tried_again_after_one_two_and_four_seconds(tmp_path: Path) -> None:
    """A16: backoff 1, 2, 4 s, three tries, then the sentence; the person can go on afterwards."""
    down = [TextDelta(text="Hal"), TurnFailed(kind="connection", sentence="down", retryable=True)]
    leader = ScriptedModel([down, down, down, down, says("Back.")])
    with Played(tmp_path, leader) as played:
        told = played.until(ErrorTold)
        assert told.message == "Connection issue. Please check your internet and try again."
        assert [wait for wait in played.clock.slept if wait in (1.0, 2.0, 4.0)] == [1.0, 2.0, 4.0]
        assert played.told(AskPublished)[-1].tool == "message"
        played.post(ContinueRequested())
        assert played.asked("message").args == {"text": "Back.", "field": None, "input": "text"}
        assert played.told(AskWithdrawn)
    leader.finish()


def test_a_failure_that_will_not_pass_is_told_at_once(tmp_path: Path) -> None:
    """A16: no retry for what cannot get better; the provider's sentence is shown."""
    leader = ScriptedModel(
        [[TurnFailed(kind="unauthorized", sentence="The key was refused.", retryable=False)]]
    )
    with Played(tmp_path, leader) as played:
        assert played.until(ErrorTold).message == "The key was refused."
        assert played.clock.slept == []


def test_stop_during_a_tool_ends_the_call_as_cancelled_and_the_leader_stays_silent(
    tmp_path: Path,
) -> None:
    """Issue 2.2: Stop at any moment; the call gets user_cancelled and the leader is not asked
    again.
    """
    leader = ScriptedModel(
        [calls(("extract_document", '{"file_url": "upload://x"}')), says("As you wish.")]
    )
    played = Played(tmp_path, leader)
    played.documents.release = asyncio.Event()
    with played:
        played.documents.started.get(timeout=5)
        played.post(StopRequested())
        played.asked("message")
        assert len(leader.requests) == 1
        played.post(PersonSaid(text="Go on"))
        played.asked("message")
    assert results(leader.requests[1])[0].output["error"]["code"] == "user_cancelled"


def test_a_bug_in_a_tool_is_one_fixed_sentence_and_the_interview_goes_on(tmp_path: Path) -> None:
    """DESIGN 4.4: only bugs raise: logged without content, the leader gets one fixed sentence."""

    class Broken:
        def capabilities(self) -> dict[str, bool]:
            raise ZeroDivisionError("secret content")

    leader = ScriptedModel([calls(("capabilities.describe", "{}")), says("Sorry.")])
    played = Played(tmp_path, leader, documents=Broken())
    with pytest.raises(AssertionError, match="ZeroDivisionError"), played:
        played.asked("message")
    error = results(leader.requests[1])[0].output["error"]
    assert error["code"] == "execution_failed"
    assert "secret" not in error["message"]


def test_a_bug_in_a_turn_ends_it_and_continue_takes_it_up(tmp_path: Path) -> None:
    """The window went on showing that something is thought about, with nothing to press."""

    class BreaksOnce(ScriptedModel):
        broken = False

        async def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
            if not self.broken:
                self.broken = True
                raise ZeroDivisionError("broken once")
            async for event in super().turn(request):
                yield event

    leader = BreaksOnce([says("Here I am.")])
    with Played(tmp_path, leader) as played:
        played.until(WorkStateChanged, lambda state: state.state == "failed")
        assert "broken once" in played.bugs.pop()
        played.post(ContinueRequested())
        assert played.asked("message").ask.text == "Here I am."


def test_limits_are_parameters(tmp_path: Path) -> None:
    """DESIGN 4.7: all limits are constructor parameters."""
    leader = ScriptedModel(
        [calls(("capabilities.describe", "{}"), prefix=f"t{n}") for n in range(2)]
    )
    with Played(tmp_path, leader, limits=Limits(model_turns=2)) as played:
        played.until(WorkStateChanged, lambda state: state.state == "limit_reached")
    leader.finish()


def test_arguments_nested_beyond_any_form_are_refused(tmp_path: Path) -> None:
    """DESIGN 4.3: everything that walks them afterwards may then do so by recursion."""
    deep = "[" * 100 + "]" * 100
    leader = ScriptedModel([calls(("get_user_option", f'{{"prompt": {deep}}}')), says("?")])
    with Played(tmp_path, leader) as played:
        played.asked("message")
    (result,) = results(leader.requests[1])
    assert result.output["error"] == {
        "code": "invalid_parameters",
        "message": "The parameters must be a JSON object.",
    }


def test_a_leader_sees_no_more_of_a_result_than_the_limit(tmp_path: Path) -> None:
    """DESIGN 4.4: the actor's own limit holds for what a tool gives back at once."""
    leader = ScriptedModel([calls(("capabilities.describe", "{}")), says("?")])
    with Played(tmp_path, leader, limits=Limits(projection_characters=300)) as played:
        played.asked("message")
    (result,) = results(leader.requests[1])
    assert len(json.dumps(result.output)) <= 300
