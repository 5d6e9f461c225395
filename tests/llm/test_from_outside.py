"""The program itself with an endpoint: headless by `OPENAI_BASE_URL`, and the model of the server's
chat.
"""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from interview_app.domain.model_choice import ModelChoice
from interview_app.interview.limits import Limits
from interview_app.messages.interview import AskPublished, LeaderChanged, QuitRequested
from interview_app.messages.models import (
    CostChanged,
    LeaderRequested,
    ModelChosen,
    PrivacyRequested,
    PrivacyShown,
)
from interview_app.paths import DataFolder
from interview_app.use_cases.interviews.parts import Interview
from tests.end_to_end.channel import PRODUCT, Process
from tests.llm.conftest import KEY
from tests.llm.server import Chat, ModelServer, refused, stream

pytestmark = pytest.mark.end_to_end


def test_the_headless_channel_is_led_by_the_endpoint_of_the_environment(
    tmp_path: Path, server: ModelServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DESIGN 12, issue 4.4: the model speaks, the key is in no line, no file and not in the
    arguments of the process.
    """
    server.plays(refused(404), stream(*Chat.said("Hello from a model.")))
    monkeypatch.setenv("OPENAI_BASE_URL", server.base_url)
    monkeypatch.setenv("OPENAI_API_KEY", KEY)
    monkeypatch.setenv("OPENAI_MODEL", "m")
    with Process(tmp_path / "data", command=PRODUCT) as run:
        waiting = run.waiting("message")
        assert waiting["args"]["text"] == "Hello from a model."
        arguments = (
            Path(f"/proc/{run._process.pid}/cmdline").read_bytes()
            if os.path.exists("/proc")
            else b""
        )
        assert KEY.encode() not in arguments
        assert run.quit() == 0
    assert KEY not in json.dumps(run.lines)
    assert KEY.encode() not in b"".join(
        path.read_bytes() for path in (tmp_path / "data").rglob("*") if path.is_file()
    )
    # The instructions name a tool as the wire does.
    assert "capabilities_describe, once" in json.dumps(server.bodies[1])


class Heard:
    """An interview whose messages are kept."""

    def __init__(self, folder: Path, **rest: Any) -> None:
        import queue

        self.messages: queue.Queue[object] = queue.Queue()
        self.interview = Interview(
            DataFolder(folder), emit=self.messages.put, limits=Limits(), **rest
        )
        self.interview.start()

    def until(self, kind: type, fits: Any = lambda one: True) -> Any:
        while True:
            message = self.messages.get(timeout=20)
            if isinstance(message, kind) and fits(message):
                return message

    def close(self) -> None:
        self.interview.post(QuitRequested())
        self.interview.actor.join(20)
        self.interview.close()


def test_the_window_switches_to_a_model_and_back_and_shows_what_would_be_sent(
    tmp_path: Path, server: ModelServer
) -> None:
    """Issue 4.5, 4.10: the sheet before the first send, then the model leads, its cost is told, the
    guide takes over.
    """
    choice = ModelChoice(provider="other", base_url=server.base_url, model="m", wire="chat")
    server.plays(
        stream(*Chat.said("A model speaks.", usage={"input_tokens": 9, "output_tokens": 3}))
    )
    heard = Heard(tmp_path / "data", asks_before_sending=True)
    try:
        assert heard.until(LeaderChanged).is_guide
        first = heard.until(AskPublished)
        heard.interview.post(PrivacyRequested(choice=choice))
        summary = heard.until(PrivacyShown).summary
        assert {"instructions", "known", "tools"} <= {part.kind for part in summary.parts}
        assert not server.received, "looking sends nothing"
        heard.interview.post(LeaderRequested(use_model=True, choice=choice))
        assert heard.until(ModelChosen).leads
        assert heard.until(LeaderChanged).label == f"Interview with m via 127.0.0.1:{server.port}"
        from interview_app.messages.interview import AskAnswered

        heard.interview.post(AskAnswered(token=first.token, data={"otherText": "by hand"}))
        assert heard.until(CostChanged).spent == 0.0
        assert heard.until(AskPublished).args["text"] == "A model speaks."
        heard.interview.post(LeaderRequested(use_model=False, choice=choice))
        assert heard.until(LeaderChanged).is_guide
    finally:
        heard.close()


def test_a_model_elsewhere_needs_agreement_before_it_leads(tmp_path: Path) -> None:
    """Issue 4.5: without it the guide goes on, and the sentence says what to do."""
    heard = Heard(tmp_path / "data", asks_before_sending=True)
    try:
        heard.until(AskPublished)
        choice = ModelChoice(provider="other", base_url="https://models.example/v1", model="m")
        heard.interview.post(LeaderRequested(use_model=True, choice=choice))
        answer = heard.until(ModelChosen)
        assert not answer.leads
        assert "What leaves this computer" in answer.sentence
    finally:
        heard.close()
