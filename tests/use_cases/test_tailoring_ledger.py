"""The ledger behind the room: real store, real pipeline; what was sent to whom survives undo and
restart (issue 5.7).
"""

from pathlib import Path

import pytest

from interview_app.domain.records import DataType
from interview_app.domain.resume import (
    ResumeBullet,
    ResumeDocument,
    ResumeEntry,
    ResumeHeader,
    ResumeSection,
)
from interview_app.domain.tailoring import AuditReport, Blackboard, Inputs, State, Trim
from interview_app.errors import PersonCanMend
from interview_app.messages.tailoring.facts import LedgerShown, RunFailed, RunShown
from interview_app.messages.tailoring.wishes import (
    BulletEdited,
    DraftRequested,
    LedgerRequested,
    ResumeRequested,
    RunOpened,
    SentNoted,
    SentUndone,
)
from interview_app.paths import DataFolder
from interview_app.store.tailoring_runs import RunVersion
from interview_app.tailoring.lines.checking import redrafted
from interview_app.use_cases.resumes.ledger import copy_of, lines, noted
from interview_app.use_cases.resumes.run import Run
from tests.use_cases.conftest import Person

pytestmark = pytest.mark.end_to_end

TITLE = "Senior Backend Engineer"


def changed(person: Person, message: object) -> RunShown:
    return person.printed(message)


def first_line(run: RunShown) -> tuple[str, str, tuple[str, ...]]:
    """A line of a job: id, words, cards."""
    assert run.blackboard.draft is not None
    found = next(
        one for one in run.blackboard.draft.claims if one.bullet_id.startswith("experience")
    )
    return found.bullet_id, found.bullet_text, found.evidence_card_ids


def test_a_line_knows_who_was_sent_it_and_says_it_otherwise_now(
    career: tuple[dict[str, object], dict[str, object]], posting: str, tmp_path: Path
) -> None:
    """From a line, by claim and by card; a note makes no version, undo loses none, and all of it
    survives a restart.
    """
    folder = DataFolder(tmp_path / "data")
    person = Person(folder)
    person.approve(DataType.APPLICANT_PROFILE, "profile", career[0])
    person.approve(DataType.SKELETON_TIMELINE, "timeline", career[1])
    run = person.shown(ResumeRequested(target_title=TITLE, text=posting))
    assert (
        "draft"
        in person.ask(SentNoted(run_id=run.run_id, to="Acme", on="2026-03-12"), RunFailed).sentence
    )
    run = changed(person, DraftRequested(run_id=run.run_id))
    drafted = run.version
    bullet, words, cards = first_line(run)
    run = person.shown(SentNoted(run_id=run.run_id, to=" Acme  Corp ", on="2026-03-12"))
    assert (run.version, run.versions[-1]) == (drafted, drafted)
    assert {(one.copy.to, one.words) for one in run.sent_lines} == {("Acme Corp", ())}
    assert len({one.bullet_id for one in run.sent_lines}) == len(run.sent_lines)
    run = changed(
        person,
        BulletEdited(run_id=run.run_id, bullet_id=bullet, text=words.replace("Cut", "Reduced", 1)),
    )
    (line,) = [one for one in run.sent_lines if one.bullet_id == bullet]
    assert line.conflicts
    assert (line.said_then, line.copy.version, line.copy.on) == (words, drafted, "2026-03-12")
    assert ("gone", "Cut ") in [(one.kind, one.text) for one in line.words]
    back = changed(person, RunOpened(run_id=run.run_id, version=drafted))
    assert back.sent == run.sent
    assert not [one for one in back.sent_lines if one.conflicts]
    again = changed(person, BulletEdited(run_id=run.run_id, bullet_id=bullet, text=""))
    assert again.sent == run.sent, "going on from an older version loses nothing that was noted"
    person.leave()

    person = Person(folder)
    try:
        shown = person.ask(LedgerRequested(card_id=cards[0]), LedgerShown)
        assert words in {one.text for one in shown.claims}
        assert len(person.ask(LedgerRequested(), LedgerShown).claims) > len(shown.claims)
        (copy,) = next(one.copies for one in shown.claims if one.text == words)
        assert (copy.to, copy.target_title, copy.version) == ("Acme Corp", TITLE, drafted)
        gone = person.shown(SentUndone(run_id=run.run_id, sent_id=copy.id))
        assert (gone.sent, gone.sent_lines) == ((), ())
        assert person.ask(LedgerRequested(), LedgerShown).claims == ()
    finally:
        person.leave()


def test_what_is_not_written_to_its_end_was_not_sent() -> None:
    """Issue 5.7: neither a run without a draft nor one that stopped on the way."""
    run = Run(
        run_id="run-1", board=Blackboard(inputs=Inputs(job_description="…", target_title="Cook"))
    )
    drafted = run.on_board(draft=redrafted(ResumeDocument()))
    for one in (run, drafted.model_copy(update={"unfinished": True})):
        with pytest.raises(PersonCanMend, match="Write it first"):
            noted(one, 1, SentNoted(run_id="run-1", to="Acme", on="2026-03-12"))
    with pytest.raises(PersonCanMend, match="to whom"):
        noted(drafted, 1, SentNoted(run_id="run-1", to=" ", on="2026-03-12"))


def test_what_is_left_out_for_room_was_not_sent() -> None:
    """D11: nobody was told what the page did not say."""
    texts = {
        "experience-a-bullet-1": "Cut waste by 30%",
        "experience-a-bullet-2": "Ran a kitchen of 12",
    }
    bullets = tuple(
        ResumeBullet(bullet_id=id, text=text, evidence_card_ids=("c1",))
        for id, text in texts.items()
    )
    entry = ResumeEntry(id="exp-1", title="Cook", organization="Moor", bullets=bullets)
    document = ResumeDocument(
        header=ResumeHeader(name="Ada"),
        sections=(ResumeSection(key="experience", title="Work", entries=(entry,)),),
    )
    board = Blackboard(
        inputs=Inputs(job_description="…", target_title="Cook"),
        draft=redrafted(document),
        audit_report=AuditReport(passed=True),
        current_step=State.COMPLETE,
    )
    trim = Trim(
        bullet_id="experience-a-bullet-2", text="Ran a kitchen of 12", reason="It did not fit."
    )
    run = Run(run_id="run-1", board=board, page_trims=(trim,))
    (entry_sent,) = noted(run, 4, SentNoted(run_id="run-1", to="Acme", on="2026-03-12"))
    assert [one.bullet_text for one in entry_sent.claims] == ["Cut waste by 30%"]
    assert copy_of(entry_sent).version == 4
    whole = (
        entry_sent.model_copy(update={"claims": run.board.draft.claims})
        if run.board.draft
        else entry_sent
    )
    kept = RunVersion(
        run_id="run-0", version=1, at="2026-03-12T00:00:00Z", body={"sent": [whole.to_json()]}
    )
    assert [one.bullet_id for one in lines([kept], run)] == ["experience-a-bullet-1"]
    assert {
        one.bullet_id for one in lines([kept], run.model_copy(update={"page_trims": ()}))
    } == set(texts)
    both = noted(
        run.model_copy(update={"sent": (entry_sent,)}),
        4,
        SentNoted(run_id="run-1", to="B", on="2026-03-12"),
    )
    assert len({one.id for one in both}) == 2
