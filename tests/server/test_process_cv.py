"""The chat over a session: stages, intent, gates, and no claimed effect without a call (CONTRACT
F6).
"""

import asyncio
import base64
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from interview_app.errors import StoreFull
from interview_app.llm.client import (
    CallReady,
    ResultItem,
    TextDelta,
    ToolCall,
    TurnDone,
    TurnEvent,
    TurnFailed,
    TurnRequest,
)
from interview_app.server.claims_of_effect import corrected
from interview_app.server.dispatcher import Answer, Dispatcher
from interview_app.server.intent import wants_pdf
from interview_app.server.openapi import tool_specs
from interview_app.server.process_cv import ASK_FOR_POSTING, MOST_ITERATIONS, ProcessCv
from interview_app.store.cv_sessions import CvSessions
from interview_app.store.store import Store
from tests.server.conftest import DOCX, Call, full_cv

CONFIRM = {"contact_confirmed": True, "education_confirmed": True}
Step = str | TurnFailed | list[tuple[str, dict[str, Any]]]


class Plays:
    """A leader that plays its steps and remembers what it was asked."""

    label, is_local = "test", True

    def __init__(self, *steps: Step) -> None:
        self.steps = list(steps)
        self.asked: list[TurnRequest] = []

    async def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
        self.asked.append(request)
        step = self.steps.pop(0)
        if isinstance(step, TurnFailed):
            yield step
            return
        if isinstance(step, str):
            yield TextDelta(text=step)
        else:
            for number, (name, arguments) in enumerate(step):
                yield CallReady(
                    call=ToolCall(
                        call_id=f"c{len(self.asked)}-{number}",
                        name=name,
                        arguments=json.dumps(arguments),
                    )
                )
        yield TurnDone()

    def result(self, at: int = -1) -> dict[str, Any]:
        """The newest tool result it was shown."""
        items = [item for item in self.asked[-1].history if isinstance(item, ResultItem)]
        return items[at].output


Make = Callable[..., ProcessCv]


@pytest.fixture
def make(dispatcher: Dispatcher, store: Store) -> Make:
    async def fetched(url: str) -> str | None:
        return "Electrician wanted" if "job" in url else None

    def one(leader: Plays | None = None) -> ProcessCv:
        return ProcessCv(
            dispatcher,
            store.cv_sessions,
            leader=leader,
            fetch_posting=fetched,
            prompt="Help with the CV.",
            tools=tool_specs(),
        )

    return one


def ask(process: ProcessCv, **payload: Any) -> dict[str, Any]:
    answer: Answer = asyncio.run(process(payload))
    assert answer.body is not None
    return {"status": answer.status, **answer.body}


def test_a_document_without_a_session_is_read_first_and_without_a_model(make: Make) -> None:
    """F6: extract_and_store_cv runs first; without a posting it asks to paste it."""
    leader = Plays()
    body = ask(make(leader), message="Here is my CV", docx_base64=DOCX)
    assert (body["stage"], body["response"]) == ("bootstrap", ASK_FOR_POSTING)
    assert leader.asked == []


def test_neither_document_nor_session_is_an_error(make: Make) -> None:
    """F10."""
    assert ask(make(), message="hello")["error"] == "session_id is required"


def test_without_a_model_the_answer_names_what_is_missing(make: Make, session_id: str) -> None:
    """F6: the guide's path."""
    body = ask(make(), message="What now?", session_id=session_id, job_posting_text="Electrician")
    assert "full name" in body["response"]
    assert "contact not confirmed" in body["response"]


def test_the_whole_flow_without_a_model(make: Make, session_id: str, call: Call) -> None:
    """F6: fill, confirm with the request, ask for the PDF, get it once."""
    call("update_cv_field", session_id, cv_patch=full_cv())
    body = ask(make(), message="Please generate the CV.", session_id=session_id, confirm=CONFIRM)
    assert body["stage"] == "generate_pdf"
    assert base64.b64decode(body["pdf_base64"]).startswith(b"%PDF")
    assert body["tool_calls"] == ["generate_cv_from_session"]


def test_the_posting_behind_an_address_is_fetched_best_effort(
    make: Make, session_id: str, call: Call
) -> None:
    """F6: a posting that cannot be fetched is asked for."""
    assert (
        ask(make(), message="hi", session_id=session_id, job_posting_url="https://x.example/none")[
            "response"
        ]
        == ASK_FOR_POSTING
    )
    assert (
        ask(make(), message="hi", session_id=session_id, job_posting_url="https://x.example/job")[
            "response"
        ]
        != ASK_FOR_POSTING
    )
    body = call("get_cv_session", session_id).body
    assert body is not None
    assert body["metadata"]["job_posting_text"] == "Electrician wanted"


def test_a_model_cannot_confirm_for_the_person(make: Make, session_id: str, call: Call) -> None:
    """F6: confirmation_needs_the_person."""
    leader = Plays([("update_cv_field", {"confirm": CONFIRM})], "I asked for it.")
    ask(make(leader), message="go on", session_id=session_id, job_posting_text="x")
    assert leader.result()["error"] == "confirmation_needs_the_person"
    body = call("get_cv_session", session_id).body
    assert body is not None
    assert body["metadata"]["confirmed_flags"] == {
        "contact_confirmed": False,
        "education_confirmed": False,
    }


@pytest.mark.parametrize(
    ("given", "by_model"),
    [
        ({"contact_confirmed": True}, {"education_confirmed": True}),
        ({"contact_confirmed": True}, CONFIRM),
        ({"contact_confirmed": True, "education_confirmed": False}, CONFIRM),
    ],
    ids=["another", "one more", "the opposite"],
)
def test_a_model_confirms_nothing_beyond_what_the_request_does(
    make: Make, session_id: str, call: Call, given: dict[str, bool], by_model: dict[str, bool]
) -> None:
    """F6: a confirmation of one thing is none of another."""
    leader = Plays(
        [("update_cv_field", {"confirm": by_model})],
        [("update_cv_field", {"confirm": given})],
        "ok",
    )
    ask(make(leader), message="go on", session_id=session_id, job_posting_text="x", confirm=given)
    assert leader.result(-2)["error"] == "confirmation_needs_the_person"
    assert leader.result()["success"] is True
    body = call("get_cv_session", session_id).body
    assert body is not None
    assert body["metadata"]["confirmed_flags"] == {
        "contact_confirmed": True,
        "education_confirmed": False,
    }


def test_half_of_a_pair_from_a_model_is_refused_and_told(
    make: Make, session_id: str, call: Call
) -> None:
    """F6, one border for all ways in: what is no text is refused, and the request goes on."""
    leader = Plays([("update_cv_field", {"field_path": "full_name", "value": "Ada \ud800"})], "ok")
    assert (
        ask(make(leader), message="go on", session_id=session_id, job_posting_text="x")["status"]
        == 200
    )
    body = call("get_cv_session", session_id).body
    assert body is not None
    assert body["cv_data"]["full_name"] == ""
    assert leader.result()["field"] == "full_name"


def test_a_store_that_cannot_write_is_an_error_of_the_contract(
    make: Make, session_id: str, store: Store
) -> None:
    """F10: "Failed to update field" and no bug, when the posting finds no room."""
    store.close()
    body = ask(make(), message="hi", session_id=session_id, job_posting_text="Electrician")
    assert (body["status"], body["success"]) == (500, False)
    assert body["error"] in ("Failed to retrieve session", "Failed to update field")


def test_a_posting_that_finds_no_room_is_an_error_of_the_contract(
    make: Make, session_id: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F10: the disk fills up between the look at the session and the note of its posting."""

    def full(_self: object, _session: object, *, expected_version: int) -> None:
        raise StoreFull("The disk is full.")

    monkeypatch.setattr(CvSessions, "replace", full)
    body = ask(make(), message="hi", session_id=session_id, job_posting_text="Electrician")
    assert (body["status"], body["error"]) == (500, "Failed to update field")


def test_the_posting_is_kept_up_to_its_bound_and_once(
    make: Make, session_id: str, call: Call
) -> None:
    """F5: 200,000 characters; the same posting again is no new version."""
    for _ in range(2):
        ask(make(), message="hi", session_id=session_id, job_posting_text="x" * 200_001)
    body = call("get_cv_session", session_id).body
    assert body is not None
    assert (len(body["metadata"]["job_posting_text"]), body["version"]) == (200_000, 2)


def test_no_call_of_a_turn_that_failed_is_run(make: Make, session_id: str, call: Call) -> None:
    """A16: a provider that breaks off in mid-turn has asked for nothing."""

    class BreaksOff(Plays):
        async def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
            self.asked.append(request)
            edit = json.dumps({"field_path": "full_name", "value": "Half"})
            yield CallReady(call=ToolCall(call_id="c1", name="update_cv_field", arguments=edit))
            yield TurnFailed(kind="connection", sentence="Connection issue.")

    body = ask(make(BreaksOff()), message="go on", session_id=session_id, job_posting_text="x")
    assert (body["response"], body["tool_calls"]) == ("Connection issue.", [])
    now = call("get_cv_session", session_id).body
    assert now is not None
    assert now["cv_data"]["full_name"] == ""


def test_a_tool_of_another_stage_is_refused(make: Make, session_id: str) -> None:
    """F6: a model gets the tools of its stage, and only those run."""
    leader = Plays([("cleanup_expired_sessions", {})], "ok")
    ask(make(leader), message="go on", session_id=session_id, job_posting_text="x")
    assert leader.result()["error"] == "tool_not_allowed"


def test_a_model_cannot_reach_another_session(make: Make, session_id: str, call: Call) -> None:
    """F6: session ids from the model are not trusted."""
    other = call("extract_and_store_cv", docx_base64=DOCX).body
    assert other is not None
    edit = {"session_id": other["session_id"], "field_path": "full_name", "value": "Mallory"}
    ask(
        make(Plays([("update_cv_field", edit)], "ok")),
        message="go on",
        session_id=session_id,
        job_posting_text="x",
    )
    untouched, touched = (
        call("get_cv_session", other["session_id"]).body,
        call("get_cv_session", session_id).body,
    )
    assert untouched is not None
    assert touched is not None
    assert untouched["cv_data"]["full_name"] == ""
    assert touched["cv_data"]["full_name"] == "Mallory"


def test_generation_is_not_allowed_outside_its_stage(make: Make, session_id: str) -> None:
    """F6: generate_not_allowed."""
    leader = Plays([("generate_cv_from_session", {})], "ok")
    ask(make(leader), message="what is missing?", session_id=session_id, job_posting_text="x")
    assert leader.result()["error"] == "generate_not_allowed"


def test_generation_happens_once_a_request(make: Make, session_id: str, call: Call) -> None:
    """F6: once a request, and the model sees no base64."""
    call("update_cv_field", session_id, cv_patch=full_cv(), confirm=CONFIRM)
    leader = Plays(
        [("generate_cv_from_session", {}), ("generate_cv_from_session", {})], "Your PDF is ready."
    )
    body = ask(make(leader), message="create the PDF", session_id=session_id)
    assert leader.result(-2)["pdf"] == "made"
    assert leader.result(-1)["error"] == "generate_not_allowed"
    assert body["response"] == "Your PDF is ready."


def test_a_generation_that_failed_was_the_one_of_its_request(
    make: Make, session_id: str, call: Call
) -> None:
    """F6: once a request, made or refused: nothing is cut and tried again behind the person's
    back.
    """
    leader = Plays(
        [("generate_cv_from_session", {}), ("generate_cv_from_session", {})],
        "Something is missing.",
    )
    ask(make(leader), message="create the PDF", session_id=session_id)
    assert leader.result(-2)["error"] == "readiness_not_met"
    assert leader.result(-1)["error"] == "generate_not_allowed"
    ask(
        make(again := Plays([("generate_cv_from_session", {})], "Still.")),
        message="create it",
        session_id=session_id,
    )
    assert again.result()["error"] == "readiness_not_met"


def test_done_without_a_call_is_corrected(make: Make, session_id: str) -> None:
    """Issue 6.3: a claimed effect without an event is corrected in the answer."""
    body = ask(
        make(Plays("Done! I updated your phone number.")),
        message="fix phone",
        session_id=session_id,
        job_posting_text="x",
    )
    assert body["response"].endswith("Nothing was changed in this step.")
    body = ask(
        make(Plays("The PDF is attached.")), message="generate the cv", session_id=session_id
    )
    assert "No PDF was made in this step." in body["response"]


@pytest.mark.parametrize(
    "text",
    [
        "You can update the phone number.",
        "When you confirm, I will create the PDF.",
        "Was fehlt noch?",
    ],
)
def test_a_promise_or_a_question_is_not_corrected(text: str) -> None:
    """Issue 6.3: only claims of something done."""
    assert corrected(text, called=frozenset()) == text


def test_a_model_that_never_ends_is_stopped_after_ten_steps(make: Make, session_id: str) -> None:
    """F6: at most 10 iterations."""
    leader = Plays(*[[("get_cv_session", {})]] * 12)
    body = ask(make(leader), message="go on", session_id=session_id, job_posting_text="x")
    assert len(leader.asked) == MOST_ITERATIONS == 10
    assert "ten steps" in body["response"]


def test_tool_output_to_the_model_is_bounded(make: Make, session_id: str, call: Call) -> None:
    """F6: at most 4,000 characters."""
    call("update_cv_field", session_id, cv_patch={"profile": "x" * 20_000})
    leader = Plays([("get_cv_session", {})], "ok")
    ask(make(leader), message="go on", session_id=session_id, job_posting_text="x")
    assert len(json.dumps(leader.result())) <= 4_000


def test_a_provider_that_fails_is_a_sentence(make: Make, session_id: str) -> None:
    """A16: the sentence of the failed turn, and nothing ran."""
    failed = TurnFailed(
        kind="connection", sentence="Connection issue. Please check your internet and try again."
    )
    body = ask(make(Plays(failed)), message="go on", session_id=session_id, job_posting_text="x")
    assert body["response"] == "Connection issue. Please check your internet and try again."


@pytest.mark.parametrize(
    "message",
    [
        "generate the CV",
        "Please create my résumé now",
        "Bitte erstelle den Lebenslauf",
        "make it a PDF",
        "Generate",
        "export the document",
    ],
)
def test_explicit_verbs_mean_generation(message: str) -> None:
    """F6: explicit verbs only."""
    assert wants_pdf(message)


@pytest.mark.parametrize(
    "message",
    [
        "Do not generate the CV yet", "don't create the pdf", "Bitte noch nicht erstellen", "What does my CV lack?", "",
        "Wait before you generate the CV", "The role is to generate revenue", "erstelle den Lebenslauf "
                                                                              "nicht",
        "hello\nthere\nfriend\ngenerate the CV", "x" * 401 + " generate the CV",
    ],
)  # fmt: skip
def test_negatives_win_and_only_the_head_counts(message: str) -> None:
    """F6: the first 3 lines or 400 characters; negatives win."""
    assert not wants_pdf(message)
