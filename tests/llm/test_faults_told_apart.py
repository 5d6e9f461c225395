"""Each fault has its own sentence and its own advice, in the words of the place where it is read;
an answer that broke off falls back, also when it had begun (issue 28.3, 28.8).
"""

import re
from pathlib import Path
from typing import Any

import pytest

from interview_app.domain import event_kinds as kinds
from interview_app.domain import model_faults as say
from interview_app.domain.model_choice import ModelChoice
from interview_app.domain.retry import POLICY, RetryPolicy
from interview_app.interview import recovery
from interview_app.llm.client import TurnFailed
from interview_app.llm.fallback import Fallback
from interview_app.messages.interview import ErrorTold, MessageAdded
from interview_app.messages.models import (
    ConnectionTested,
    ConnectionTestRequested,
    ModelsListed,
    ModelsRequested,
)
from tests.end_to_end.channel import PRODUCT, Process
from tests.interview.played import Played
from tests.llm.conftest import asking, client_of, played
from tests.llm.server import CUT, Answer, ModelServer, page, refused, stream
from tests.llm.test_from_outside import Heard

MISSING = {"error": {"message": 'model "x" not found, try pulling it first', "type": "api_error"}}
UNABLE = {"error": {"message": "registry.ollama.ai/library/gemma:2b does not support tools"}}
NO_PARSER = {
    "message": '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser',
    "type": "BadRequestError",
    "code": 400,
}
LOADING = {"error": {"code": 503, "message": "Loading model", "type": "unavailable_error"}}
TOO_LONG = {"detail": "This model's maximum context length is 4096 tokens"}

TOLD_APART: dict[str, tuple[Any, str, str]] = {
    "cut by length": (lambda wire: stream(*wire.cut("length")), "length", say.CUT_BY_LENGTH),
    "broken off": (lambda wire: stream(wire.delta("Half"), CUT), "incomplete", say.BROKE_OFF),
    "refused": (lambda wire: stream(*wire.refusal()), "refused", say.REFUSED),
    "filtered": (
        lambda wire: stream(*wire.cut("content_filter")),
        "content_filter",
        say.CONTENT_FILTER,
    ),
    "rate limit": (lambda _wire: refused(429), "rate_limited", say.BUSY),
    "quota": (
        lambda _wire: refused(429, {"error": {"code": "insufficient_quota"}}),
        "quota",
        say.QUOTA,
    ),
    "still loading": (lambda _wire: refused(503, LOADING), "not_ready", say.NOT_READY),
    "no such model": (lambda _wire: refused(404, MISSING), "not_found", say.MODEL_NOT_FOUND),
    "no such address": (
        lambda _wire: refused(404, {"detail": "Not Found"}),
        "not_found",
        say.NOT_FOUND,
    ),
    "no tools": (lambda _wire: refused(400, UNABLE), "no_tools", say.NO_TOOLS),
    "no tool parser": (lambda _wire: refused(400, NO_PARSER), "no_tools", say.NO_TOOLS),
    "too long, told with 422": (
        lambda _wire: refused(422, TOO_LONG),
        "context_overflow",
        say.OVERFLOW,
    ),
    "a page of a proxy": (lambda _wire: page(200), "connection", say.SIGN_IN_PAGE),
}


@pytest.mark.parametrize("name", TOLD_APART)
def test_each_fault_has_a_kind_and_a_sentence_of_its_own(
    wire: Any, server: ModelServer, name: str
) -> None:
    """28.3: a fault is known by its kind, and the sentence says what can be done."""
    answer, kind, sentence = TOLD_APART[name]
    server.plays(answer(wire))
    failed = played(client_of(wire, server.base_url))[-1]
    assert isinstance(failed, TurnFailed)
    assert (failed.kind, failed.sentence) == (kind, sentence)


def test_a_server_that_is_not_started_is_no_fault_of_the_internet(wire: Any) -> None:
    """28.3: nobody listens at an address of this machine."""
    with ModelServer() as gone:
        address = gone.base_url
    failed = played(client_of(wire, address))[-1]
    assert isinstance(failed, TurnFailed)
    assert (failed.kind, failed.sentence) == ("not_started", say.NOT_STARTED)


@pytest.mark.parametrize("kind", ["rate_limited", "incomplete", "timeout", "not_ready"])
def test_after_the_last_try_the_fault_keeps_its_own_words(kind: Any) -> None:
    """28.3: only what A16 words itself is told in its words."""
    failed = TurnFailed(kind=kind, sentence=say.BUSY, retryable=True)
    assert recovery.sentence_for(failed) == say.BUSY
    assert recovery.sentence_for(
        TurnFailed(kind="server", sentence=say.SERVER, retryable=True)
    ) == (recovery.SERVICE)


def test_every_advice_can_be_followed_where_it_is_read() -> None:
    """28.3: the command line names commands, the page of settings what stands on it."""
    constants = {
        value for name, value in vars(say).items() if name.isupper() and isinstance(value, str)
    }
    for sentence in constants:
        at_terminal, at_page = (say.told(sentence, one) for one in ("terminal", "settings"))
        assert "Settings >" not in at_terminal, sentence
        assert "Settings >" not in at_page, sentence
        assert re.search(r"[.}]$", at_terminal)
        if at_terminal != sentence and "--" not in at_terminal:
            assert "`interview-app " in at_terminal or "config.yaml" in at_terminal


def test_the_window_and_its_settings_say_each_their_own(tmp_path: Path) -> None:
    """28.3: the same refused key, in the interview and on the page where it is entered."""
    with ModelServer([refused(401)], repeat=True) as server:
        choice = ModelChoice(provider="other", base_url=server.base_url, model="m", wire="chat")
        window = Heard(tmp_path / "data", choice=choice)
        try:
            at_work = window.until(ErrorTold).message
            window.interview.post(ConnectionTestRequested(choice=choice))
            on_the_page = window.until(ConnectionTested).sentence
            window.interview.post(ModelsRequested(choice=choice))
            also_there = window.until(ModelsListed).sentence
        finally:
            window.close()
    assert at_work == say.UNAUTHORIZED
    assert on_the_page == also_there == say.told(say.UNAUTHORIZED, "settings") != at_work


def test_the_command_line_names_its_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """28.3: the same in a headless interview, whose first line says it."""
    with ModelServer([refused(401)], repeat=True) as server:
        monkeypatch.setenv("OPENAI_BASE_URL", server.base_url)
        monkeypatch.setenv("OPENAI_MODEL", "m")
        with Process(tmp_path / "data", command=PRODUCT) as run:
            assert run.waiting("message")["args"]["text"] == say.told(say.UNAUTHORIZED, "terminal")
            assert run.quit() == 0


def test_an_answer_that_broke_off_falls_back_and_what_was_shown_is_kept_and_marked(
    wire: Any, server: ModelServer, tmp_path: Path
) -> None:
    """28.3: twice in a row, after text had begun; the other model's answer is one of its own."""
    with ModelServer([stream(wire.delta("Half an ans"), CUT)], repeat=True) as breaking:
        server.plays(stream(*wire.said("A whole answer.")))
        both = Fallback([client_of(wire, breaking.base_url), client_of(wire, server.base_url)])
        with Played(tmp_path, both) as interview:
            interview.asked("message")
            said = [(one.text, one.partial) for one in interview.told(MessageAdded)]
            events = [one.body for one in interview.events(kinds.LEADER_SAID) if one.body]
            notes = [one.message for one in interview.told(ErrorTold)]
        assert len(breaking.received) == POLICY.patience
    assert said == [("Half an ans", True), ("A whole answer.", False)]
    assert [(one["text"], one["partial"]) for one in events] == said
    assert notes == [say.FELL_BACK.format(label=client_of(wire, server.base_url).label)]


def test_an_answer_that_was_cut_by_length_is_no_reason_to_ask_another(
    wire: Any, server: ModelServer
) -> None:
    """28.3: the other one would be cut too, and the person can say go on."""
    server.plays(stream(wire.delta("Half"), *wire.cut("length")))
    with ModelServer() as other:
        both = Fallback([client_of(wire, server.base_url), client_of(wire, other.base_url)])
        failed = played(both)[-1]
        assert isinstance(failed, TurnFailed)
        assert failed.kind == "length"
        assert not other.received


def test_a_422_is_a_400(wire: Any, server: ModelServer) -> None:
    """28.3: the parameter that is refused with it is left out of the next request."""
    body = {"detail": [{"loc": ["body", "store"], "msg": "Extra inputs are not permitted"}]}
    server.plays(refused(422, body), stream(*wire.said("Hello.")))
    events = played(client_of(wire, server.base_url), asking())
    assert not isinstance(events[-1], TurnFailed)
    assert [("store" in one) for one in server.bodies] == [True, False]


def test_the_policy_has_its_numbers_and_knows_no_other() -> None:
    """28.8, A16: 1, 2 and 4 seconds, what is asked for in between, and never more than a minute."""
    assert [POLICY.pause(at, passes=True) for at in range(4)] == [1.0, 2.0, 4.0, None]
    assert POLICY.pause(0, passes=False) is None
    assert POLICY.pause(1, passes=True, asked=30.0) == 30.0
    assert POLICY.pause(1, passes=True, asked=0.1) == 2.0
    assert POLICY.pause(1, passes=True, asked=float("inf")) == 60.0
    assert RetryPolicy(pauses=()).pause(0, passes=True) is None


def test_an_empty_answer_is_tried_again_and_then_told(
    wire: Any, server: ModelServer, tmp_path: Path
) -> None:
    """28.3: with the words of an empty answer, not of a service that is down."""
    server.plays(*[Answer(200)] * 4)
    with Played(tmp_path, client_of(wire, server.base_url)) as interview:
        assert interview.asked("message").args["text"] == say.EMPTY
