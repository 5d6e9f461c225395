"""`interview-app generate` after a stop: finished stages are kept, and nothing is asked or paid for twice (CONTRACT D3, E5)."""

import asyncio
import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from interview_app.cli.generate_command import command as generate
from interview_app.domain.tailoring import Blackboard, Inputs, State, UserQuestion
from interview_app.errors import AlreadyRunning
from interview_app.paths import DataFolder, data_folder
from interview_app.store.opening import open_store
from interview_app.tailoring.lines.facts import Career
from interview_app.tailoring.lines.profile_yaml import to_yaml
from interview_app.tailoring.match.gaps import GapAnswer
from interview_app.tailoring.pipeline import Pipeline
from interview_app.tailoring.stages.mapping import answer_cards
from interview_app.use_cases.resumes.audit import audit_file
from interview_app.use_cases.resumes.tailor import KEPT_DAYS, UnfinishedRuns, Wish, fingerprint
from tests.cli.called import called
from tests.llm.server import Answer, Chat, Hold, ModelServer, Received, refused, stream
from tests.tailoring.made_up import PAYSCALE, POSTING
from tests.tailoring.test_pipeline import CAREER, parts, start
from tests.use_cases.test_tailoring_models import ASKED

ROOT = Path(__file__).parent.parent.parent
TITLE = "Senior Product Manager"
ANSWERS: dict[str, Any] = {
    "jd_analyst": {"requirements": [{"quote": "Budget responsibility", "priority": "high"}]},
    "evidence_mapper": {"mappings": []},
    "writer": {},
    "truth_auditor": {"doubts": []},
    "ats_scorer": {"words": []},
}


class Endpoint:
    """Answers the agents over the Chat wire; one of them may never get its answer."""

    def __init__(self, server: ModelServer) -> None:
        self.asked: list[str] = []
        self.hold: Hold | None = None
        self.hangs = ""
        self.reached = threading.Event()
        server.plays(self.answer)

    def answer(self, received: Received) -> Answer:
        if received.path.endswith("/responses"):
            return refused(404)
        text = json.dumps(received.body)
        agent = next(name for mark, name in ASKED.items() if mark in text)
        self.asked.append(agent)
        if agent == self.hangs:
            self.hold = Hold()
            self.reached.set()
            return stream(Chat.delta("{"), self.hold)
        return stream(*Chat.said(json.dumps(ANSWERS[agent])))


@pytest.fixture
def endpoint() -> Iterator[tuple[Endpoint, ModelServer]]:
    with ModelServer(repeat=True) as server:
        yield Endpoint(server), server


@pytest.fixture
def arguments(tmp_path: Path) -> list[str]:
    (tmp_path / "jd.txt").write_text(POSTING, encoding="utf-8")
    (tmp_path / "cards.json").write_text(
        json.dumps([one.to_json() for one in PAYSCALE]), encoding="utf-8"
    )
    files = [
        "-j",
        str(tmp_path / "jd.txt"),
        "--cards",
        str(tmp_path / "cards.json"),
        "-o",
        str(tmp_path / "out"),
    ]
    return [*files, "-t", TITLE, "--data-dir", str(tmp_path / "data")]


@pytest.mark.end_to_end
def test_a_killed_run_goes_on_and_pays_for_no_stage_twice(
    endpoint: tuple[Endpoint, ModelServer],
    arguments: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """D3, E5: SIGKILL while the writer is asked; the same command asks writer, auditor and scorer alone, and writes the files."""
    agents, server = endpoint
    agents.hangs = "writer"
    monkeypatch.setenv("OPENAI_BASE_URL", server.base_url)
    monkeypatch.setenv("OPENAI_MODEL", "m")
    with_model = [*arguments, "--provider", "other", "--yes"]
    command = [sys.executable, "-m", "interview_app", "generate", *with_model]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    running = subprocess.Popen(
        command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    try:
        assert agents.reached.wait(60)
    finally:
        running.kill()
        running.communicate()
    assert agents.asked == ["jd_analyst", "evidence_mapper", "writer"]
    assert not (tmp_path / "out").exists()
    agents.hangs = ""
    done = called("generate", *with_model)
    assert done.returncode == 0, done.stderr
    assert "✓ Resume generated successfully" in done.stdout.decode()
    assert b"Finding what it asks for, Looking for what answers it" in done.stderr, (
        "in words, not by names of states"
    )
    assert agents.asked[3:] == ["writer", "ats_scorer"], (
        "nothing was suggested, so nothing is doubted"
    )
    assert len(list((tmp_path / "out").iterdir())) == 1
    assert list((tmp_path / "data" / "cache" / "unfinished-runs").iterdir()) == []


def test_a_model_beside_an_open_window_is_refused_with_what_to_do(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DESIGN 7, D13: the journal of requests has one writer; the sentence names the three ways on, and offline goes on."""
    monkeypatch.setenv("OPENAI_BASE_URL", "http://127.0.0.1:9/v1")
    monkeypatch.setenv("OPENAI_MODEL", "m")
    folder = data_folder(str(tmp_path / "data"))
    folder.create()
    with open_store(folder):
        refused = CliRunner().invoke(generate, [*arguments, "--provider", "other", "--yes"])
        assert isinstance(refused.exception, AlreadyRunning)
        for way in ("Close the window", "in the window", "--provider offline"):
            assert way in refused.exception.sentence
        assert not (tmp_path / "out").exists()
        done = CliRunner().invoke(
            generate, [*arguments, "--provider", "offline"], catch_exceptions=False
        )
    assert done.exit_code == 0


def test_a_full_disk_at_the_end_loses_no_stage(arguments: list[str], tmp_path: Path) -> None:
    """Issue 5, bad input: an output folder that cannot be written; the next run goes on at its files."""
    (tmp_path / "out").write_text("in the way", encoding="utf-8")
    failed = CliRunner().invoke(generate, arguments)
    assert "Choose another folder" in str(failed.exception)
    (tmp_path / "out").unlink()
    done = CliRunner().invoke(generate, arguments, catch_exceptions=False)
    assert done.exit_code == 0
    done_already = (
        "Getting ready, Reading the posting, Finding what it asks for, Looking for what answers "
        "it, Writing from what you approved, Checking every line against what you approved."
    )
    assert f"done already: {done_already}" in done.stderr
    again = CliRunner().invoke(generate, arguments, catch_exceptions=False)
    assert "done already" not in again.stderr, "a run that has ended leaves nothing behind"
    assert [one.name[-2:] for one in sorted((tmp_path / "out").iterdir())][-1] == "-2"


def test_the_evidence_beside_a_resume_supports_its_claim_index(
    arguments: list[str], tmp_path: Path
) -> None:
    """D10, E7: every card that a claim cites is in evidence_used.json, the profile's own facts too."""
    career = {
        "profile": {
            "basics": {"name": "Ada", "summary": "Product manager of compensation products."}
        },
        "timeline": {"certificates": [{"name": "Scrum Master", "date": "2019"}]},
    }
    timeline = {**CAREER.timeline.to_json(), **career["timeline"]}
    text = to_yaml(Career.model_validate({"profile": career["profile"], "timeline": timeline}))
    (tmp_path / "cards.profile.yaml").write_text(text, encoding="utf-8")
    done = CliRunner().invoke(generate, arguments, catch_exceptions=False)
    assert done.exit_code == 0
    (folder,) = (tmp_path / "out").iterdir()
    claims = json.loads((folder / "claim_index.json").read_text(encoding="utf-8"))
    assert any(one["bullet_id"].startswith("summary-") for one in claims)
    known = {
        one["id"] for one in json.loads((folder / "evidence_used.json").read_text(encoding="utf-8"))
    }
    assert {card for one in claims for card in one["evidence_card_ids"]} <= known
    assert audit_file(folder / "claim_index.json", folder / "evidence_used.json").passed
    for name in ("resume.txt", "resume.md"):
        assert audit_file(folder / name, folder / "evidence_used.json").passed, (
            "headings and lists have their evidence too"
        )


def test_answers_to_gaps_are_kept_one_by_one(tmp_path: Path) -> None:
    """D3, D5: stopped at the second question, the first answer still stands and is not asked for again."""
    kept: list[Blackboard] = []
    asked: list[str] = []

    async def keep(board: Blackboard) -> None:
        kept.append(board)

    async def one_answer(question: UserQuestion) -> GapAnswer | None:
        asked.append(question.gap_id)
        if len(asked) == 2:
            raise KeyboardInterrupt
        return GapAnswer("I ran a Kubernetes cluster for a charity in 2020.")

    async def none(question: UserQuestion) -> GapAnswer | None:
        asked.append(question.gap_id)
        return None

    posting = POSTING + "\n- Welding is required\n- Falconry is required\n- Juggling is required\n"
    board = Blackboard(inputs=Inputs(job_description=posting, target_title=TITLE))
    with pytest.raises(KeyboardInterrupt):
        asyncio.run(Pipeline(parts(keep=keep, ask_person=one_answer)).run(board))
    stopped = Blackboard.model_validate_json(kept[-1].model_dump_json())
    assert stopped.current_step is State.EVIDENCE_MAPPING
    done = asyncio.run(Pipeline(parts(ask_person=none)).run(stopped))
    assert done.current_step is State.COMPLETE
    assert asked.count(asked[0]) == 1
    assert [one.raw_text for one in answer_cards(done)] == [
        "I ran a Kubernetes cluster for a charity in 2020."
    ]


def test_a_run_is_found_by_what_it_is_made_of(tmp_path: Path) -> None:
    """D3: other evidence, another title, other models: another run; a damaged or an old file is none."""
    wish = Wish(posting=POSTING, target_title=TITLE, output_dir=tmp_path, date="2026-01-01")
    key = fingerprint(wish, parts())
    assert key == fingerprint(wish, parts())
    assert (
        len(
            {
                key,
                fingerprint(wish, parts(cards=PAYSCALE[1:])),
                fingerprint(wish, parts(), [["writer", "m"]]),
            }
        )
        == 3
    )
    folder = DataFolder(tmp_path / "data")
    unfinished = UnfinishedRuns(folder)
    assert unfinished.find(key) is None
    unfinished.keep(key, start())
    assert unfinished.find(key) == start()
    (path,) = (folder.cache / "unfinished-runs").iterdir()
    assert path.stat().st_mode & 0o077 == 0, "for the person alone"
    path.write_text("{", encoding="utf-8")
    assert unfinished.find(key) is None
    unfinished.keep(key, start())
    later = UnfinishedRuns(folder, now=lambda: path.stat().st_mtime + (KEPT_DAYS + 1) * 86_400)
    assert later.find(key) is None
