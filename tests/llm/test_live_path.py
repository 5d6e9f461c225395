"""The test of a real endpoint is run itself, as a person runs it, against a server that plays a
model (issue 4.2).
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.interview import offers
from tests.live import person
from tests.llm.conftest import KEY
from tests.llm.server import Answer, Chat, ModelServer, Received, Responses, refused, stream

pytestmark = pytest.mark.end_to_end
ROOT = Path(__file__).parent.parent.parent

PROFILE = {"basics": {**offers.PROFILE["basics"], "phone": "+46 70 123 45 67"}}
TIMELINE = {
    **offers.TIMELINE,
    "education": [
        {"id": "edu-1", "institution": "Lund University", "start": "2015-09", "end": "2019-01"}
    ],
}
CARD = {
    "id": "card-1", "entry_id": "exp-1", "project": "Fewer falls", "company": "St. Anne Hospital", "role": "Ward nurse",
    "timeframe": "2022-03 to 2022-09", "raw_text": person.STORY, "story": {"situation": "a", "action": "b", "result": "c"},
}  # fmt: skip
OPTIONS = [{"id": "file", "label": "From a file"}, {"id": "hand", "label": "Tell it by hand"}]


def submit(tool: str, data_type: str, data: Any) -> tuple[str, Any]:
    return tool, {"dataType": data_type, "data": data}


TURNS: tuple[str | list[tuple[str, Any]], ...] = (
    [("capabilities_describe", {})],
    [("get_user_option", {"prompt": "How?", "options": OPTIONS})],
    "Tell me who you are and what you did.",
    [submit("submit_for_validation", "applicant_profile", PROFILE)],
    [submit("persist_data", "applicant_profile", PROFILE)],
    [submit("submit_for_validation", "skeleton_timeline", TIMELINE)],
    [submit("persist_data", "skeleton_timeline", TIMELINE)],
    "What do you look for?",
    [
        submit(
            "persist_data",
            "candidate_dossier",
            {"looking_for": ["ward manager"], "locations": ["Lund"]},
        )
    ],
    "Tell me about a piece of work.",
    [submit("submit_for_validation", "knowledge_card", CARD)],
    [submit("persist_data", "knowledge_card", CARD)],
    [("next_phase", {"reason": "One story is told."})],
    "Please paste a text you wrote.",
    [
        submit(
            "persist_data",
            "writing_sample",
            {"id": "s", "title": "To the team", "kind": "letter", "text": person.SAMPLE},
        )
    ],
    [("next_phase", {"reason": "All is kept."})],
    "Everything is kept.",
)


def playing(wire: Any) -> Any:
    """A server that asks turn for turn; an `auto` endpoint that only speaks Chat says 404 to the
    other wire.
    """
    left = iter(enumerate(TURNS))

    def answer(received: Received) -> Answer:
        if received.path != wire.path:
            return refused(404)
        number, turn = next(left)
        if isinstance(turn, str):
            return stream(*wire.said(turn))
        calls = [
            (f"c{number}-{at}", name, json.dumps(arguments))
            for at, (name, arguments) in enumerate(turn)
        ]
        return stream(*wire.said(calls=calls))

    return answer


@pytest.mark.parametrize("wire", [Responses, Chat], ids=lambda wire: wire.name)
def test_the_live_test_goes_through_the_whole_interview(wire: Any) -> None:
    """Issue 4.2: INTERVIEW_APP_LIVE=1, provider "other", an address and a key: the code path of a
    real endpoint has run.
    """
    with ModelServer([playing(wire)], repeat=True) as server:
        environ = {
            **os.environ,
            "INTERVIEW_APP_LIVE": "1",
            "INTERVIEW_APP_LIVE_PROVIDER": "other",
            "INTERVIEW_APP_LIVE_URL": server.base_url,
            "INTERVIEW_APP_LIVE_MODEL": "played",
            "INTERVIEW_APP_LIVE_KEY": KEY,
        }
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/live"]
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environ,
            capture_output=True,
            text=True,
            timeout=180,
            check=False,
        )
        sent = [one for one in server.received if one.path == wire.path]
    assert done.returncode == 0, done.stdout[-3000:]
    assert "1 passed" in done.stdout or done.stdout.startswith(".")
    assert len(sent) == len(TURNS)
    assert all(one.headers["authorization"] == f"Bearer {KEY}" for one in sent)
    assert KEY not in done.stdout
    assert wire.offered(sent[0].body)


def test_without_the_switch_nothing_is_sent() -> None:
    """Issue 4.2: only with INTERVIEW_APP_LIVE=1."""
    environ = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("INTERVIEW_APP_LIVE")
    }
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/live", "-rs"]
    done = subprocess.run(
        command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert "set INTERVIEW_APP_LIVE=1" in done.stdout
