"""Three people whose trades stand nowhere else here, from an old résumé and an interview to their
pages, offline and with a scripted model (issue 24, "done when").
"""

import json
import queue
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import pymupdf
import pytest
import yaml
from click.testing import CliRunner

from interview_app.cli.generate_command import command as generate
from interview_app.domain.known import Known, from_records
from interview_app.domain.records import DataType
from interview_app.messages.data import (
    RecordDeleted,
    RecordDeletionRequested,
    RecordEdited,
    RecordSaved,
)
from interview_app.messages.interview import QuitRequested
from interview_app.paths import DataFolder
from interview_app.store.opening import open_for_reading
from interview_app.use_cases.interviews.parts import Interview
from tests.guide.played_here import player_here
from tests.kept_workers import Kept
from tests.llm.server import ModelServer
from tests.tailoring.approved import texts
from tests.tailoring.test_approved_pages import WITH_MODEL, Chatting

pytestmark = pytest.mark.end_to_end

HERE = Path(__file__).parent
PEOPLE = sorted((HERE / "people").glob("*.yaml"))


@dataclass(frozen=True)
class Told:
    """A person after their interview: what they approved, and `generate` over it."""

    person: dict[str, Any]
    folder: Path
    known: Known

    @property
    def approved(self) -> set[str]:
        """Every line they approved."""
        of_cards = {line.text for card in self.known.live_cards() for line in card.lines}
        of_profile = self.known.profile.lines if self.known.profile is not None else ()
        return of_cards | {line.text for line in of_profile}

    @cached_property
    def offline(self) -> Path:
        """The files of a run without a model, which are only read."""
        return self.generate("offline", "--provider", "offline")

    def generate(self, name: str, *more: str) -> Path:
        """The folder of files of one run."""
        posting = self.folder / "posting.txt"
        posting.write_text(self.person["posting"], encoding="utf-8")
        places = ["--data-dir", str(self.folder / "data"), "-o", str(self.folder / name)]
        arguments = ["-j", str(posting), "-t", self.person["title"], *places, *more]
        done = CliRunner().invoke(generate, arguments, catch_exceptions=False)
        assert done.exit_code == 0, done.output
        (found,) = (self.folder / name).iterdir()
        return found


def report(folder: Path, name: str) -> Any:
    return json.loads((folder / name).read_text(encoding="utf-8"))


def claims(folder: Path) -> list[str]:
    return [one["bullet_text"] for one in report(folder, "claim_index.json")]


@pytest.fixture(scope="module", params=PEOPLE, ids=lambda path: path.stem)
def told(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, _kept: Kept
) -> Told:
    folder = tmp_path_factory.mktemp(request.param.stem)
    person = yaml.safe_load(request.param.read_text(encoding="utf-8"))
    if request.param == PEOPLE[0]:  # as somebody calls it; the others here
        script = HERE.parent.parent / "docs" / "play_person.py"
        subprocess.run([sys.executable, script, request.param, folder], check=True, timeout=240)
    else:
        with _kept.taken(), player_here() as play:
            play.play(person, folder)
    with open_for_reading(DataFolder(folder / "data")) as store:
        known = from_records(store.records())
    return Told(person, folder, known)


@pytest.fixture
def agents(monkeypatch: pytest.MonkeyPatch) -> Iterator[Chatting]:
    with ModelServer(repeat=True) as server:
        monkeypatch.setenv("OPENAI_BASE_URL", server.base_url)
        monkeypatch.setenv("OPENAI_MODEL", "m")
        yield Chatting(server, jd_analyst="no")


def test_offline_the_page_has_what_was_approved_and_nothing_else(told: Told) -> None:
    """The story's line and every bullet of the old résumé that was looked at, in each format."""
    folder = told.offline
    printed = claims(folder)
    bullets = [
        line.strip()[2:] for line in told.person["document"].splitlines() if "- " in line[:4]
    ]
    assert set(printed) <= told.approved
    assert len(printed) > len(bullets) / 2
    left_out = {one["text"] for one in report(folder, "trims.json")}
    superseded = {card.raw_text for card in told.known.cards} - {
        card.raw_text for card in told.known.live_cards()
    }
    for bullet in bullets:
        assert bullet in {*printed, *left_out, *superseded}, bullet
    for format, text in texts(folder).items():
        for claim in printed:
            assert claim in text, (format, claim)
    assert report(folder, "audit_report.json")["passed"]
    with pymupdf.open(folder / "resume.pdf") as pages:
        assert len(pages) == 1


def test_better_words_of_a_model_wait_and_hold_nothing_up(told: Told, agents: Chatting) -> None:
    """NEXT 3, 5: one round, the approved line prints, the suggestion is told as not looked at."""
    offline = claims(told.offline)
    card = next(one for one in told.known.live_cards() if one.attested_by_user and one.lines)
    wording = {"text": told.person["better"], "replaces": [card.lines[0].id]}
    agents.answers["writer"] = {"bullet_overrides": {card.entry_id: [wording]}}
    folder = told.generate("model", *WITH_MODEL)
    assert agents.asked.count("writer") == 1
    assert claims(folder) == offline
    (proposal,) = report(folder, "proposals.json")
    assert (proposal["text"], proposal["state"]) == (told.person["better"], "open")
    assert proposal["verdict"] == "your_word"
    assert report(folder, "audit_report.json")["passed"]


def with_another_number(known: Known) -> RecordEdited:
    """The story of the dragon, which was played 198 times."""
    card = next(one for one in known.live_cards() if "212" in one.raw_text)
    data = json.loads(json.dumps(card.to_json()).replace("212", "198"))
    data["lines"] = card.to_json()["lines"]
    version = known.version(DataType.KNOWLEDGE_CARD, card.id)
    return RecordEdited(
        data_type=DataType.KNOWLEDGE_CARD, id=card.id, base_version=version, data=data
    )


def with_another_date(known: Known) -> RecordEdited:
    """The newest job, begun a year later."""
    assert known.timeline is not None
    data = known.timeline.to_json()
    data["experiences"][0]["start"] = "2018"
    version = known.version(DataType.SKELETON_TIMELINE, "timeline")
    return RecordEdited(
        data_type=DataType.SKELETON_TIMELINE, id="timeline", base_version=version, data=data
    )


def taken_back(known: Known) -> RecordDeletionRequested:
    card = next(one for one in known.live_cards() if "212" in one.raw_text)
    return RecordDeletionRequested(data_type=DataType.KNOWLEDGE_CARD, id=card.id)


@pytest.mark.parametrize("told", [PEOPLE[0]], ids=["puppeteer"], indirect=True)
@pytest.mark.parametrize(
    ("change", "old"),
    [(with_another_number, "212"), (with_another_date, "2017"), (taken_back, "dragon")],
    ids=["a number of a card", "the date of a job", "a card"],
)
def test_what_was_changed_or_taken_back_is_printed_by_no_file(
    told: Told, change: Any, old: str, tmp_path: Path
) -> None:
    """NEXT 3: no file of any format prints the old value unasked."""
    assert all(old in text for text in texts(told.offline).values())
    shutil.copytree(told.folder / "data", tmp_path / "data")
    changed = Told(told.person, tmp_path, told.known)
    inbox: queue.Queue[object] = queue.Queue()
    interview = Interview(DataFolder(tmp_path / "data"), emit=inbox.put, guide_only=True)
    try:
        interview.start()
        interview.post(change(told.known))
        while not isinstance(inbox.get(timeout=120), RecordSaved | RecordDeleted):
            continue
    finally:
        interview.post(QuitRequested())
        interview.actor.join(120)
        interview.close()
    for format, text in texts(changed.generate("new")).items():
        assert old not in text, format
