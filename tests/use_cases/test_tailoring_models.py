"""The Résumés room with models: a real endpoint on this machine, the real store, pipeline, pages
and reader (issue 5.1, 5.8).
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from interview_app import settings
from interview_app.domain.model_choice import ModelChoice
from interview_app.domain.records import DataType
from interview_app.domain.resume import ResumeBullet
from interview_app.domain.tailoring import State
from interview_app.messages.data import RecordSaved
from interview_app.messages.tailoring.facts import (
    HelpTold,
    RunCost,
    RunFailed,
    RunProgressed,
    RunsChanged,
    RunShown,
)
from interview_app.messages.tailoring.wishes import (
    BulletEdited,
    DecisionUndone,
    DraftRequested,
    GeneralRequested,
    GoingOnRequested,
    HelpRequested,
    ProposalDecided,
    ResumeExportRequested,
    ResumeRequested,
    RunOpened,
    RunsRequested,
    RunStopped,
    WordingBroughtBack,
)
from interview_app.paths import DataFolder
from interview_app.settings import Settings
from interview_app.use_cases.models import agent_models
from tests.llm.server import Answer, Chat, Hold, ModelServer, Received, stream
from tests.use_cases.conftest import Person

pytestmark = pytest.mark.end_to_end

TITLE = "Senior Backend Engineer"
MUST = "Python in production"
USAGE = {"input_tokens": 100, "output_tokens": 20}
ASKED = {
    "List what this job posting requires": "jd_analyst",
    "name the ids of the evidence cards": "evidence_mapper",
    "suggest better wordings for its lines": "writer",
    "Mark what each suggested wording": "truth_auditor",
    "Name words of the posting": "ats_scorer",
}
"""What the instructions of each agent hold."""


class Agents:
    """Answers each agent's request as the test has it, and counts who asked."""

    def __init__(self, server: ModelServer, **answers: Any) -> None:
        self.asked: list[str] = []
        self.answers: dict[str, Any] = {
            "jd_analyst": {"requirements": [{"quote": MUST, "priority": "high"}]},
            "evidence_mapper": {"mappings": []},
            "writer": {},
            "truth_auditor": {"doubts": []},
            "ats_scorer": {"words": []},
            **answers,
        }
        server.plays(self.answer)

    def answer(self, received: Received) -> Answer:
        text = json.dumps(received.body)
        agent = next(name for mark, name in ASKED.items() if mark in text)
        self.asked.append(agent)
        answer = self.answers[agent]
        if isinstance(answer, Hold):
            return stream(Chat.delta("{"), answer)
        if isinstance(answer, list):
            answer = answer.pop(0)
        said = answer if isinstance(answer, str) else json.dumps(answer)
        return stream(*Chat.said(said, usage=USAGE))


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with ModelServer(repeat=True) as running:
        yield running


@pytest.fixture
def home(tmp_path: Path, server: ModelServer) -> DataFolder:
    """A data folder whose settings name the endpoint; it does not lead the interview."""
    folder = DataFolder(tmp_path / "data")
    folder.create()
    choice = ModelChoice(provider="other", base_url=server.base_url, model="m", wire="chat")
    settings.save(Settings(model=choice), folder.settings)
    return folder


@pytest.fixture
def helped(
    home: DataFolder, career: tuple[dict[str, object], dict[str, object]]
) -> Iterator[Person]:
    """Somebody with an approved career and a model in the settings."""
    made = Person(home)
    made.approve(DataType.APPLICANT_PROFILE, "profile", career[0])
    made.approve(DataType.SKELETON_TIMELINE, "timeline", career[1])
    yield made
    if not made.interview.actor.join(0):
        made.leave()


def test_a_model_helps_at_each_stage_and_what_it_costs_is_told(
    helped: Person, server: ModelServer, posting: str, career: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    """Issue 5.1, 5.8, D13: the estimate first, progress by stage, each agent once, contact data
    never sent.
    """
    agents = Agents(server)
    told = helped.ask(HelpRequested(posting_characters=len(posting)), HelpTold)
    assert told.offered
    assert told.local
    assert told.label == f"m @ 127.0.0.1:{server.port}"
    assert "at no cost" in told.words[0]
    assert not server.received, "an estimate sends nothing"
    run = helped.shown(ResumeRequested(target_title=TITLE, text=posting, with_models=True))
    assert [one.text for one in run.blackboard.requirements] == [MUST]
    assert agents.asked == ["jd_analyst", "evidence_mapper"]
    own = next(line for card in run.cards for line in card.lines if line.text.startswith("Cut "))
    wording = own.text.replace("Cut ", "Reduced ", 1).rstrip(".")
    suggested = {"text": wording, "replaces": [own.id]}
    agents.answers["writer"] = {"bullet_overrides": {run.entries[0].id: [suggested]}}
    run = helped.shown(DraftRequested(run_id=run.run_id, with_models=True))
    assert run.blackboard.draft is not None
    claims = {one.bullet_text for one in run.blackboard.draft.claims}
    assert own.text in claims
    assert wording not in claims, "the approved wording prints until the person accepts another"
    (shown,) = run.suggestions
    assert (shown.old, shown.new) == ((own.text,), wording)
    assert ("gone", "Cut ") in [(one.kind, one.text) for one in shown.words]
    assert agents.asked == [
        "jd_analyst",
        "evidence_mapper",
        "writer",
        "truth_auditor",
        "ats_scorer",
    ]
    assert run.helpers == (told.label,)
    assert run.cost == RunCost(run_id=run.run_id, requests=5, dollars=0.0, unknown=0)
    with_help = {
        one.state
        for one in helped.heard
        if isinstance(one, RunProgressed) and one.helper == told.label
    }
    assert with_help == {State.JD_ANALYSIS, State.EVIDENCE_MAPPING, State.WRITING, State.AUDITING}
    sent = json.dumps(server.bodies, ensure_ascii=False)
    basics = career[0]["basics"]
    assert basics["email"] not in sent
    assert basics["phone"] not in sent
    assert "resources/prompts" not in sent
    assert "lines that recruiters keep" in sent, "the writer's prompt text goes with it"


def test_a_line_that_is_changed_while_a_model_writes_for_it_loses_nothing(
    helped: Person, server: ModelServer, posting: str
) -> None:
    """Issue 26: the person's words print; what was suggested stands beside them and says so. Who
    accepts it can have their own words back, and one thing is decided once.
    """
    agents = Agents(server)
    run = helped.shown(ResumeRequested(target_title=TITLE, text=posting, with_models=True))
    run = helped.printed(DraftRequested(run_id=run.run_id))
    own = next(one for one in printed(run) if one.text.startswith("Cut "))
    theirs, mine = own.text.replace("Cut ", "Reduced ", 1), own.text.replace("Cut ", "I cut ", 1)
    suggested = {"text": theirs, "replaces": [own.line_id]}
    agents.answers["writer"] = {"bullet_overrides": {run.entries[0].id: [suggested]}}
    agents.answers["truth_auditor"] = hold = Hold()
    helped.post(DraftRequested(run_id=run.run_id, with_models=True))
    assert hold.reached.wait(20)
    helped.post(BulletEdited(run_id=run.run_id, bullet_id=own.bullet_id, text=mine))
    agents.answers["truth_auditor"] = {"doubts": []}
    hold.release()
    run = helped.wait(RunShown, such=lambda one: mine in [line.text for line in printed(one)])
    (beside,) = run.suggestions
    assert (beside.old, beside.new) == ((mine,), theirs)
    assert beside.said[0] == "You changed the line after this was suggested"
    accept = ProposalDecided(run_id=run.run_id, proposal_id=beside.id, accepted=True)
    run = helped.printed(accept)
    assert theirs in [one.text for one in printed(run)]
    assert mine in [one.text for one in run.wordings], "it can be brought back"
    again = helped.ask(accept, RunFailed)
    assert again.sentence == "This suggestion is no longer open. Look at the newest version."
    run = helped.printed(DecisionUndone(run_id=run.run_id, proposal_id=beside.id))
    assert mine in [one.text for one in printed(run)]
    assert [one.id for one in run.suggestions] == [beside.id]
    run = helped.printed(replace(accept, accepted=False))
    assert run.suggestions == ()
    run = helped.printed(DecisionUndone(run_id=run.run_id, proposal_id=beside.id))
    assert run.suggestions == (beside,), "what was rejected can be had back as well"


def being_written(
    helped: Person, server: ModelServer, posting: str
) -> tuple[RunShown, ResumeBullet, Hold]:
    """A page that a model writes anew and has not finished, and a line of it."""
    agents = Agents(server)
    run = helped.shown(ResumeRequested(target_title=TITLE, text=posting, with_models=True))
    run = helped.printed(DraftRequested(run_id=run.run_id))
    agents.answers["truth_auditor"] = hold = Hold()
    agents.answers["writer"] = {"bullet_overrides": {run.entries[0].id: ["Steered the desk"]}}
    helped.post(DraftRequested(run_id=run.run_id, with_models=True))
    assert hold.reached.wait(20)
    agents.answers["truth_auditor"] = {"doubts": []}
    return run, next(one for one in printed(run) if one.text.startswith("Cut ")), hold


def kept_edit(helped: Person, run: RunShown, line: ResumeBullet, text: str) -> None:
    """The person changes a line; it is in the store when this ends."""
    edit = BulletEdited(
        run_id=run.run_id, bullet_id=line.bullet_id, text=text, line_id=line.line_id or ""
    )
    helped.ask(edit, RecordSaved)


def test_a_line_changed_while_a_model_writes_is_kept_before_it_has_written(
    helped: Person, server: ModelServer, posting: str
) -> None:
    """Issue 26: twice, and taken back, and once more: what was said last stands on the page that
    the model's work ends with, and only once.
    """
    run, line, hold = being_written(helped, server, posting)
    first, last = (f"{one} c{line.text[1:]}" for one in ("I", "We"))
    kept_edit(helped, run, line, first)
    helped.ask(WordingBroughtBack(run_id=run.run_id, line_id=line.line_id or ""), RecordSaved)
    kept_edit(helped, run, line, last)
    hold.release()
    run = helped.wait(RunShown)
    texts = [one.text for one in printed(run)]
    assert last in texts
    assert not {line.text, first} & set(texts)
    assert [one.new for one in run.suggestions] == ["Steered the desk"]


def test_a_change_taken_back_while_a_model_writes_is_none(
    helped: Person, server: ModelServer, posting: str
) -> None:
    """Issue 26: Undo of an edit whose page has not come."""
    run, line, hold = being_written(helped, server, posting)
    kept_edit(helped, run, line, f"I c{line.text[1:]}")
    helped.ask(WordingBroughtBack(run_id=run.run_id, line_id=line.line_id or ""), RecordSaved)
    hold.release()
    run = helped.wait(RunShown)
    assert line.text in [one.text for one in printed(run)]
    assert f"I c{line.text[1:]}" not in [one.text for one in printed(run)]


def test_a_line_changed_while_a_model_writes_outlives_the_end_of_the_app(
    helped: Person, home: DataFolder, server: ModelServer, posting: str
) -> None:
    """Issue 26: nothing of the model's work is kept yet but a page that waits; going on has the
    person's words.
    """
    run, line, hold = being_written(helped, server, posting)
    words = f"I c{line.text[1:]}"
    kept_edit(helped, run, line, words)
    helped.leave()
    hold.release()
    again = Person(home)
    try:
        shown = again.shown(RunOpened(run_id=run.run_id))
        assert shown.unfinished
        shown = again.printed(GoingOnRequested(run_id=run.run_id))
        assert words in [one.text for one in printed(shown)]
    finally:
        again.leave()


def test_who_comes_back_while_a_model_writes_finds_how_far_it_is_and_can_stop_it(
    helped: Person, server: ModelServer, posting: str
) -> None:
    """Issue 26: opened again it waited for its turn without a word, and without Stop."""
    run, _line, hold = being_written(helped, server, posting)
    helped.printed(GeneralRequested())
    helped.post(RunOpened(run_id=run.run_id))
    assert helped.wait(RunShown).run_id == run.run_id
    progressed = helped.wait(RunProgressed)
    assert (progressed.run_id, progressed.state) == (run.run_id, State.AUDITING)
    helped.post(RunStopped(run_id=run.run_id))
    assert helped.wait(RunFailed).code == "stopped"
    assert hold.hung_up.wait(20)
    assert helped.shown(RunOpened(run_id=run.run_id)).unfinished


def test_another_resume_is_changed_while_a_model_writes(
    helped: Person, server: ModelServer, posting: str
) -> None:
    """Issue 26: one that waits for a model holds up no other."""
    _run, _line, hold = being_written(helped, server, posting)
    mine = helped.printed(GeneralRequested())
    line = next(one for one in printed(mine) if one.text.startswith("Cut "))
    edit = BulletEdited(run_id=mine.run_id, bullet_id=line.bullet_id, text=f"I c{line.text[1:]}")
    assert f"I c{line.text[1:]}" in [one.text for one in printed(helped.printed(edit))]
    hold.release()
    helped.wait(RunShown, such=lambda one: bool(one.suggestions))


def printed(run: RunShown) -> tuple[ResumeBullet, ...]:
    """The lines of the page."""
    draft = run.blackboard.draft
    return tuple(draft.document.bullets()) if draft is not None else ()


def test_without_the_persons_word_nothing_is_sent(
    helped: Person, server: ModelServer, posting: str
) -> None:
    """D13: offline is the default, whatever the settings name."""
    run = helped.shown(ResumeRequested(target_title=TITLE, text=posting))
    run = helped.shown(DraftRequested(run_id=run.run_id))
    assert run.cost is None
    assert not server.received


def test_a_stop_ends_a_waiting_request_and_no_stage_is_paid_for_twice(
    helped: Person, home: DataFolder, server: ModelServer, posting: str
) -> None:
    """D3: Stop in the mapping, a restart, the same posting again: the analysis is not asked for a
    second time.
    """
    hold = Hold()
    agents = Agents(server, evidence_mapper=hold)
    helped.post(ResumeRequested(target_title=TITLE, text=posting, with_models=True))
    run_id = helped.wait(RunProgressed, such=lambda one: one.state is State.EVIDENCE_MAPPING).run_id
    assert hold.reached.wait(20)
    helped.post(RunStopped(run_id=run_id))
    shown = helped.wait(RunShown)
    assert shown.unfinished
    assert [one.text for one in shown.blackboard.requirements] == [MUST]
    assert helped.wait(RunFailed).code == "stopped"
    assert hold.hung_up.wait(20), "the request is closed, not waited for"
    helped.leave()
    agents.answers["evidence_mapper"] = {"mappings": []}
    again = Person(home)
    try:
        (kept,) = again.ask(RunsRequested(), RunsChanged).runs
        assert kept.unfinished
        run = again.shown(ResumeRequested(target_title=TITLE, text=posting, with_models=True))
        assert run.run_id == run_id
        assert not run.unfinished
        assert agents.asked == ["jd_analyst", "evidence_mapper", "evidence_mapper"]
        assert run.cost is not None
        assert run.cost.requests == 3, "what a stopped request may cost is counted"
        assert run.versions == (1,), "a version that is worked on is one version"
    finally:
        again.leave()


def test_a_draft_that_was_stopped_goes_on_at_its_audit(
    helped: Person, server: ModelServer, posting: str, tmp_path: Path
) -> None:
    """D3, D8: what is written is not written again; nothing unaudited can be exported."""
    agents = Agents(server)
    run = helped.shown(ResumeRequested(target_title=TITLE, text=posting, with_models=True))
    agents.answers["writer"] = {"bullet_overrides": {run.entries[0].id: ["Steered the desk"]}}
    agents.answers["truth_auditor"] = hold = Hold()
    helped.post(DraftRequested(run_id=run.run_id, with_models=True))
    assert hold.reached.wait(20)
    helped.post(RunStopped(run_id=run.run_id))
    stopped = helped.wait(RunShown)
    assert stopped.unfinished
    assert stopped.blackboard.draft is not None
    assert stopped.blackboard.audit_report is None
    helped.wait(RunFailed)
    wish = ResumeExportRequested(run_id=run.run_id, format="pdf", path=str(tmp_path / "cv.pdf"))
    assert "Go on" in helped.ask(wish, RunFailed).sentence
    assert not (tmp_path / "cv.pdf").exists()
    done = helped.shown(GoingOnRequested(run_id=run.run_id, with_models=False))
    assert done.blackboard.current_step is State.COMPLETE
    assert not done.unfinished
    assert agents.asked.count("writer") == 1
    assert done.cost is not None
    assert done.cost.requests == 4


def test_garbage_three_times_is_a_sentence_and_the_offline_way_stays_open(
    helped: Person, server: ModelServer, posting: str
) -> None:
    """C3, issue 5, bad input: the analyst's own core stands in with a note; the writer says what
    failed.
    """
    agents = Agents(
        server, jd_analyst=["no", "{}", "[]"], writer=["garbage", '{"what": 1}', "null"]
    )
    run = helped.shown(ResumeRequested(target_title=TITLE, text=posting, with_models=True))
    assert len(run.blackboard.requirements) > 1, "the deterministic analysis"
    assert any("failed after 3 attempts" in note for note in run.notes)
    failed = helped.ask(DraftRequested(run_id=run.run_id, with_models=True), RunFailed)
    assert failed.sentence.startswith("Selection generation failed after 3 attempts: attempt 1:")
    assert agents.asked.count("writer") == 3
    run = helped.shown(DraftRequested(run_id=run.run_id))
    assert run.blackboard.audit_report is not None
    assert run.blackboard.audit_report.passed


def test_a_choice_that_cannot_be_used_is_told_before_anything_is_sent(
    helped: Person, home: DataFolder, posting: str
) -> None:
    """D13: "Missing API key for …", never a silent offline run."""
    settings.save(Settings(model=ModelChoice(provider="groq")), home.settings)
    told = helped.ask(HelpRequested(), HelpTold)
    assert not told.offered
    assert "Missing API key for Groq" in told.words[0]
    failed = helped.ask(
        ResumeRequested(target_title=TITLE, text=posting, with_models=True), RunFailed
    )
    assert "Missing API key for Groq" in failed.sentence


@pytest.mark.usefixtures("german")
def test_an_estimate_is_written_as_the_language_writes_numbers() -> None:
    """D13, issue 7: a cent is 0,01 in German."""
    place = agent_models.Place(
        name="m @ far", is_local=False, tokens=18_000, dollars=0.014, most_dollars=1.5
    )
    words = " ".join(agent_models.estimate_words((place,), cap=2.0))
    assert "0,01" in words
    assert "1,50" in words
    assert "2,00" in words
