"""“My résumé”: of everything that is approved, for no posting (NEXT 8)."""

from pathlib import Path

from interview_app.domain.records import DataType
from interview_app.domain.tailoring import State
from interview_app.messages.tailoring import (
    GENERAL,
    DraftRequested,
    GeneralRequested,
    ResumeExportRequested,
    ResumeRequested,
    ResumeWritten,
    RunDeletionRequested,
    RunPagesShown,
    RunRenamed,
    RunsChanged,
    RunShown,
)
from tests.use_cases.conftest import Person

OWN = "Wrote the on-call handbook that the whole company uses."
CARD = {
    "id": "handbook",
    "project": "On-call handbook",
    "company": "Independent",
    "timeframe": "2021-2022",
    "role": "Engineer",
    "raw_text": OWN,
    "lines": [{"text": OWN}],
    "attested_by_user": True,
}


def texts(run: RunShown) -> list[str]:
    assert run.blackboard.draft is not None
    return [one.text for one in run.blackboard.draft.document.bullets()]


def general(person: Person) -> RunShown:
    """The run, and its pages drawn."""
    person.forget()
    run = person.printed(GeneralRequested())
    (pages,) = [one for one in person.heard if isinstance(one, RunPagesShown)]
    assert pages.pages
    return run


def test_the_approved_timeline_is_a_page_without_any_posting(
    person: Person, tmp_path: Path
) -> None:
    """From the first approved timeline on there is a page; it asks for nothing, and can be had."""
    run = general(person)
    assert (run.run_id, run.name, run.blackboard.current_step) == (
        GENERAL,
        "My résumé",
        State.COMPLETE,
    )
    assert run.blackboard.posting is None
    assert texts(run)
    assert not run.blackboard.requirements
    assert run.blackboard.audit_report is not None
    assert run.blackboard.audit_report.passed
    for name in ("pdf", "docx", "all"):
        path = tmp_path / f"cv.{name}"
        path.mkdir() if name == "all" else None
        wish = ResumeExportRequested(run_id=GENERAL, format=name, path=str(path))  # type: ignore[arg-type]  # one of them
        assert Path(person.ask(wish, ResumeWritten).path).exists()


def test_asked_for_again_it_is_the_same_one_until_there_is_more_to_say(person: Person) -> None:
    """No version is made of looking at it; a story that is approved stands on it."""
    before = general(person)
    assert general(person).version == before.version
    entry = before.entries[0].id
    person.approve(DataType.KNOWLEDGE_CARD, "handbook", {**CARD, "entry_id": entry})
    after = general(person)
    assert OWN in texts(after)
    assert OWN not in texts(before)
    assert after.version > before.version


def test_a_resume_is_called_as_the_person_wants_and_nothing_else_changes(
    person: Person, posting: str
) -> None:
    """The name stands in the list; page, posting and versions stay."""
    run = person.shown(ResumeRequested(target_title="Engineer", text=posting))
    run = person.printed(DraftRequested(run_id=run.run_id))
    named = person.shown(RunRenamed(run_id=run.run_id, name="  The one\nfor Acme "))
    assert (named.name, named.version) == ("The one for Acme", run.version)
    assert named.blackboard == run.blackboard
    runs = person.wait(RunsChanged).runs
    assert [one.target_title for one in runs if one.run_id == run.run_id] == ["The one for Acme"]
    unnamed = person.shown(RunRenamed(run_id=run.run_id, name=" "))
    assert unnamed.name == "Engineer"


def test_it_is_written_anew_after_it_was_deleted(person: Person) -> None:
    """Its place in the list is never a dead end."""
    general(person)
    person.ask(RunDeletionRequested(run_id=GENERAL), RunsChanged)
    assert general(person).version == 1
