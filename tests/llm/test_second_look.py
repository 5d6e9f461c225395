"""`interview-app extract --refine` against a server that plays the model (DESIGN 8, E3): once as a
process, else in this one.
"""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from interview_app import settings
from interview_app.domain.model_choice import ModelPlace
from interview_app.paths import DataFolder
from interview_app.settings import Settings
from interview_app.store.opening import open_store
from tests.cli.called import called
from tests.llm.conftest import KEY
from tests.llm.server import Answer, Chat, ModelServer, Received, refused, stream
from tests.llm.test_fences import FENCE, outside

pytestmark = pytest.mark.end_to_end
ROOT = Path(__file__).parent.parent.parent
RESUME = """Mara Lindqvist
mara.lindqvist@mailbox.example | +46 70 123 45 67

Work experience

Ward nurse, St. Anne Hospital
03/2019 - present
- Planned the weekly rota for eleven colleagues.
"""
SAID = {
    "basics": {"name": "Mara Lindqvist", "label": "Ward nurse", "email": "eve@evil.test"},
    "experiences": [
        {
            "organization": "St. Anne Hospital",
            "title": "Ward nurse",
            "start": "2019-03",
            "end": "present",
            "highlights": ["Planned the weekly rota for eleven colleagues.", "Saved 40 lives"],
        }
    ],
}


def extract(
    folder: Path, *arguments: str, address: str | None
) -> "subprocess.CompletedProcess[str]":
    (folder / "cv.txt").write_text(RESUME, encoding="utf-8")
    words = ["--data-dir", "data", "extract", "cv.txt", *arguments]
    with pytest.MonkeyPatch.context() as around:
        around.chdir(folder)
        for name in ("OPENAI_BASE_URL", "OPENAI_API_KEY", "OPENAI_MODEL"):
            around.delenv(name, raising=False)
        if address is not None:
            around.setenv("OPENAI_BASE_URL", address)
            around.setenv("OPENAI_API_KEY", KEY)
            around.setenv("OPENAI_MODEL", "m")
        done = called(*words)
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(), done.stderr.decode()
    )


def chat(said: dict[str, Any]) -> ModelServer:
    def answer(received: Received) -> Answer:
        if received.path != Chat.path:
            return refused(404)
        return stream(
            *Chat.said(json.dumps(said), usage={"input_tokens": 900, "output_tokens": 80})
        )

    return ModelServer([answer], repeat=True)


def test_a_second_look_says_only_what_the_document_says(tmp_path: Path) -> None:
    """DESIGN 8: the text goes fenced and without tools; a value that is not in it is dropped with
    an issue and its path.
    """
    with chat(SAID) as server:
        done = extract(tmp_path, "--refine", "--yes", "--json", address=server.base_url)
        sent = [one.body for one in server.received if one.path == Chat.path]
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    refined = answer["refined"]
    assert refined["applicant_profile"]["basics"]["label"] == "Ward nurse"
    assert "evil" not in json.dumps(refined["applicant_profile"])
    (job,) = refined["skeleton_timeline"]["experiences"]
    assert job["highlights"] == ["Planned the weekly rota for eleven colleagues."]
    assert [one["path"] for one in refined["issues"]] == [
        "basics.email",
        "experiences[0].highlights[1]",
    ]
    basics = answer["derived"]["applicant_profile"]["basics"]
    assert basics["email"] == "mara.lindqvist@mailbox.example", "the app's own reading stays"
    (body,) = sent
    assert not body.get("tools")
    assert FENCE.search(body["messages"][-1]["content"])
    assert "St. Anne" not in outside(body["messages"][-1]["content"])
    assert "127.0.0.1" in done.stderr, "it says where the text goes"
    with open_store(DataFolder(tmp_path / "data")) as store:
        assert {one.agent for one in store.request_journal.heads()} == {"refine_reading"}
    assert KEY not in done.stdout + done.stderr


def test_the_dropped_values_are_told_in_sentences(tmp_path: Path) -> None:
    """E3: without --json a person reads both readings and what was dropped."""
    with chat(SAID) as server:
        done = extract(tmp_path, "--refine", "--yes", address=server.base_url)
    assert "What the model found in it:" in done.stdout
    assert (
        "! basics.email: The model named a value that is not in the document. It was dropped."
        in done.stdout
    )


def test_nothing_is_sent_unasked(tmp_path: Path) -> None:
    """DESIGN 8: off by default; with --refine and no agreement nothing leaves either."""
    with chat(SAID) as server:
        plain = extract(tmp_path, "--json", address=server.base_url)
        unasked = extract(tmp_path, "--refine", address=server.base_url)
        assert server.received == []
    assert "refined" not in json.loads(plain.stdout)
    assert unasked.returncode != 0
    assert unasked.stdout == ""


def test_without_a_model_it_is_a_sentence(tmp_path: Path) -> None:
    """DESIGN 8: exit 1 and what to do, and two documents are wrong usage."""
    done = extract(tmp_path, "--refine", "--yes", address=None)
    assert done.returncode == 1
    assert "No model is set up." in done.stderr
    assert "Traceback" not in done.stderr
    (tmp_path / "b.txt").write_text(RESUME, encoding="utf-8")
    assert extract(tmp_path, "b.txt", "--refine", address=None).returncode == 2


def test_a_place_can_be_named_for_the_second_look(tmp_path: Path) -> None:
    """28.7: `--refine --model NAME` asks that place, whatever leads the interview; a name that
    nobody has is a sentence.
    """
    with chat(SAID) as server:
        place = ModelPlace(name="Cellar", provider="other", base_url=server.base_url, model="qwen3",
                           wire="chat")  # fmt: skip
        folder = DataFolder(tmp_path / "data")
        folder.create()
        settings.save(Settings(places=(place,)), folder.settings)
        done = extract(tmp_path, "--refine", "--model", "Cellar", "--yes", "--json", address=None)
        assert done.returncode == 0, done.stderr
        assert "refined" in json.loads(done.stdout)
        assert server.bodies[-1]["model"] == "qwen3"
        nobody = extract(tmp_path, "--refine", "--model", "Nobody", "--yes", address=None)
    assert nobody.returncode == 1
    assert "No place with a model is set up" in nobody.stderr
