"""The test of a real endpoint is run itself, once as a person runs it, against a server that plays a
model (issue 4.2).
"""

import json
import os
import runpy
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
LIVE = ROOT / "tests" / "live" / "test_real_endpoint.py"

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


def _named(server: ModelServer) -> dict[str, str]:
    """The environment of somebody who runs it against this server."""
    return {
        "INTERVIEW_APP_LIVE": "1",
        "INTERVIEW_APP_LIVE_PROVIDER": "other",
        "INTERVIEW_APP_LIVE_URL": server.base_url,
        "INTERVIEW_APP_LIVE_MODEL": "played",
        "INTERVIEW_APP_LIVE_KEY": KEY,
    }


def _went_through(wire: Any, server: ModelServer) -> None:
    """Each turn was asked for once, with the key, over this wire."""
    sent = [one for one in server.received if one.path == wire.path]
    assert len(sent) == len(TURNS)
    assert all(one.headers["authorization"] == f"Bearer {KEY}" for one in sent)
    assert wire.offered(sent[0].body)


def test_the_live_test_goes_through_the_whole_interview() -> None:
    """Issue 4.2: INTERVIEW_APP_LIVE=1, provider "other", an address and a key: the code path of a
    real endpoint has run.
    """
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(LIVE)]
    with ModelServer([playing(Responses)], repeat=True) as server:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, **_named(server)},
            capture_output=True,
            text=True,
            timeout=180,
            check=False,
        )
        _went_through(Responses, server)
    assert done.returncode == 0, done.stdout[-3000:]
    assert "1 passed" in done.stdout or done.stdout.startswith(".")
    assert KEY not in done.stdout


def test_it_goes_through_over_the_other_wire_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Issue 4.2, in this process: an endpoint that only speaks Chat."""
    with ModelServer([playing(Chat)], repeat=True) as server:
        for name, value in _named(server).items():
            monkeypatch.setenv(name, value)
        live = runpy.run_path(str(LIVE))
        live["test_a_real_model_leads_the_whole_interview"](
            live["real_model"](), tmp_path, monkeypatch
        )
        _went_through(Chat, server)
    assert not _skips(live)


def test_without_the_switch_nothing_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Issue 4.2: only with INTERVIEW_APP_LIVE=1; else all of the file is skipped."""
    monkeypatch.delenv("INTERVIEW_APP_LIVE", raising=False)
    assert _skips(runpy.run_path(str(LIVE)))


def _skips(live: dict[str, Any]) -> bool:
    """Whether the file says to pytest that all its tests are skipped now, and why."""
    (mark,) = (one for one in live["pytestmark"] if one.name == "skipif")
    assert "set INTERVIEW_APP_LIVE=1" in mark.kwargs["reason"]
    return bool(mark.args[0])
