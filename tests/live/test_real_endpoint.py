"""A real endpoint answers and calls a tool; only with INTERVIEW_APP_LIVE=1 and a key (issue 4.2).

`INTERVIEW_APP_LIVE_PROVIDER` (default openai), `INTERVIEW_APP_LIVE_MODEL` and `INTERVIEW_APP_LIVE_KEY` say which.
The key has its own variable, since tests never see the ordinary ones.
"""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from interview_app.interview.calls import spec
from interview_app.llm.client import ModelClient
from interview_app.llm.providers import connect, endpoint_of
from interview_app.messages.interview import AskPublished, ErrorTold
from interview_app.paths import resources
from interview_app.use_cases.prompt_texts import PromptTexts
from tests.interview.played import Played
from tools import ALL_TOOLS

pytestmark = [
    pytest.mark.live,
    pytest.mark.skipif(os.environ.get("INTERVIEW_APP_LIVE") != "1", reason="INTERVIEW_APP_LIVE=1 is not set"),
]


@pytest.fixture
def model() -> ModelClient:
    endpoint = endpoint_of(
        os.environ.get("INTERVIEW_APP_LIVE_PROVIDER", "openai"),
        key=os.environ.get("INTERVIEW_APP_LIVE_KEY"),
        model=os.environ.get("INTERVIEW_APP_LIVE_MODEL", ""),
        base_url=os.environ.get("INTERVIEW_APP_LIVE_URL", ""),
    )
    return connect(endpoint, every_tool=tuple(spec(tool) for tool in ALL_TOOLS))


def test_a_real_model_begins_the_interview_and_takes_in_what_is_said(model: ModelClient, tmp_path: Path) -> None:
    """A17: it greets, asks, and submits a profile for review when it is told a name and an address."""
    answers: dict[str, Any] = {
        "get_user_option": {"otherText": "By hand, please"},
        "get_user_upload": {"skipped": True},
    }
    words = iter(
        ["I am Mara Lindqvist, mara@example.org. Please show me the form with just this now."] + ["Yes, just that."] * 9
    )
    with Played(tmp_path, model, prompts=PromptTexts(resources() / "prompts")) as played:
        for _turn in range(10):
            ask = played.until(AskPublished)
            if ask.tool == "submit_for_validation":
                break
            played.answer(ask, **answers.get(ask.tool, {"text": next(words)}))
        assert ask.tool == "submit_for_validation", [one.message for one in played.told(ErrorTold)]
        assert "Mara Lindqvist" in json.dumps(ask.args)
        played.quiet()
