"""“My résumé”: of everything that is approved, for no posting (NEXT 8)."""

from pathlib import Path

from interview_app.domain.records import DataType
from interview_app.domain.tailoring import State
from interview_app.messages.data import RecordSaved
from interview_app.messages.tailoring.facts import (
    LinesCame,
    ResumeWritten,
    RunPagesShown,
    RunsChanged,
    RunShown,
    VersionsCompared,
)
from interview_app.messages.tailoring.wishes import (
    GENERAL,
    BulletEdited,
    ComparisonRequested,
    DraftRequested,
    GeneralRequested,
    ResumeExportRequested,
    ResumeRequested,
    RunDeletionRequested,
    RunOpened,
    RunRenamed,
    TrimUndone,
    WordingBroughtBack,
    WordingUsedEverywhere,
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


def heard_saved(person: Person, records: int) -> None:
    """Wait until so many are saved since the ears were emptied: a page may be told before."""
    while sum(isinstance(one, RecordSaved) for one in person.heard) < records:
        person.wait(RecordSaved)


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


def test_what_is_approved_in_a_form_is_on_the_page_that_is_opened(
    person: Person, career: tuple[dict[str, object], dict[str, object]], posting: str
) -> None:
    """A town that is put right stands on every page that prints it, on that for a posting too; to
    look once more makes no version.
    """
    run = person.shown(ResumeRequested(target_title="Engineer", text=posting))
    run = person.printed(DraftRequested(run_id=run.run_id))
    jobs = career[1]["experiences"]
    assert isinstance(jobs, list)
    moved = [{**jobs[0], "location": "Ulan-Ude"}, *jobs[1:]]
    person.approve(DataType.SKELETON_TIMELINE, "timeline", {**career[1], "experiences": moved})
    after = person.printed(RunOpened(run_id=run.run_id))
    assert after.blackboard.draft is not None
    assert "Ulan-Ude" in after.blackboard.draft.document.model_dump_json()
    assert [one.requirement_id for one in after.blackboard.evidence_mappings] == [
        one.requirement_id for one in run.blackboard.evidence_mappings
    ]
    again = person.printed(RunOpened(run_id=run.run_id))
    assert again.version == after.version == run.version + 1
    person.approve(DataType.SKELETON_TIMELINE, "timeline", dict(career[1]))
    person.forget()


def test_two_resumes_stand_beside_each_other(person: Person, posting: str) -> None:
    """NEXT 8: what one has and the other has not, line by line."""
    one = general(person)
    run = person.shown(ResumeRequested(target_title="Engineer", text=posting))
    run = person.printed(DraftRequested(run_id=run.run_id))
    assert run.blackboard.draft is not None
    *_others, line = run.blackboard.draft.document.bullets()
    run = person.printed(BulletEdited(run_id=run.run_id, bullet_id=line.bullet_id, text=""))
    wish = ComparisonRequested(run_id=run.run_id, old=0, new=run.version, other=GENERAL)
    told = person.ask(wish, VersionsCompared)
    assert (told.other, one.run_id) == (GENERAL, GENERAL)
    assert [line.text] == [one.old for one in told.differences if one.new is None]


def test_it_is_written_anew_after_it_was_deleted(person: Person) -> None:
    """Its place in the list is never a dead end."""
    general(person)
    person.ask(RunDeletionRequested(run_id=GENERAL), RunsChanged)
    assert general(person).version == 1


def test_a_version_that_was_gone_back_to_stays_whatever_is_approved_elsewhere(
    person: Person, posting: str
) -> None:
    """What the person went back to has neither the fact nor the wording that came after it, until
    they put them back; what is approved from then on comes, and is told.
    """
    first = general(person)
    assert first.blackboard.draft is not None
    line = next(
        one
        for one in first.blackboard.draft.document.bullets()
        if one.bullet_id.startswith("experience")
    )
    entry = first.entries[0].id
    talk = {**CARD, "id": "talk", "raw_text": "Gave a talk.", "lines": [{"text": "Gave a talk."}]}
    person.approve(DataType.KNOWLEDGE_CARD, "talk", {**talk, "entry_id": entry})
    assert "Gave a talk." in texts(general(person))
    assert person.wait(LinesCame).lines == 1
    other = f"Calmly {line.text[:1].lower()}{line.text[1:]}"
    wish = BulletEdited(run_id=GENERAL, bullet_id=line.bullet_id, text=other)
    newest = person.printed(wish)
    assert other in texts(newest)
    heard_saved(person, 1)

    back = person.printed(RunOpened(run_id=GENERAL, version=first.version))
    assert texts(back) == texts(first)
    run = person.shown(ResumeRequested(target_title="Editor", text=posting))
    run = person.printed(DraftRequested(run_id=run.run_id))
    assert run.blackboard.draft is not None
    elsewhere = next(
        one
        for one in run.blackboard.draft.document.bullets()
        if one.bullet_id.startswith("experience") and one.family != line.family
    )
    text = f"Gladly {elsewhere.text[:1].lower()}{elsewhere.text[1:]}"
    person.forget()
    run = person.printed(BulletEdited(run_id=run.run_id, bullet_id=elsewhere.bullet_id, text=text))
    assert run.blackboard.draft is not None
    (own,) = (one for one in run.blackboard.draft.document.bullets() if one.text == text)
    person.printed(WordingUsedEverywhere(run_id=run.run_id, line_id=own.line_id or ""))
    heard_saved(person, 2)

    now = general(person)
    assert text in texts(now)
    assert "Gave a talk." not in texts(now)
    assert other not in texts(now)
    assert line.text in texts(now)
    (left,) = (one for one in now.blackboard.trims if one.text == "Gave a talk.")
    put_back = TrimUndone(run_id=GENERAL, bullet_id=left.line_id or "")
    assert "Gave a talk." in texts(person.printed(put_back))
    (older,) = (one for one in now.wordings if one.text == other)
    brought = person.printed(WordingBroughtBack(run_id=GENERAL, line_id=older.line_id))
    assert other in texts(brought)


def test_a_certificate_of_later_is_told_and_stays_away_from_a_version_gone_back_to(
    person: Person, career: tuple[dict[str, object], dict[str, object]]
) -> None:
    """It comes with the next thing that is approved or done, and that is told again."""
    before = general(person)
    new = {"name": "Licence to dive", "issuer": "Harbour School"}
    timeline = career[1]
    there = timeline.get("certificates")
    assert isinstance(there, list)
    person.approve(
        DataType.SKELETON_TIMELINE, "timeline", {**timeline, "certificates": [*there, new]}
    )
    person.post(GeneralRequested())
    assert person.wait(LinesCame).lines == 1
    back = person.printed(RunOpened(run_id=GENERAL, version=before.version))

    def names(run: RunShown) -> list[str]:
        assert run.blackboard.draft is not None
        return [
            f"{entry.title} {entry.detail}"
            for section in run.blackboard.draft.document.sections
            for entry in section.entries
        ]

    assert "Licence" not in str(names(back))
    again = general(person)
    assert (again.version, names(again)) == (back.version, names(back)), "to look is no change"
    line = next(one for one in texts(again) if one)
    assert back.blackboard.draft is not None
    (bullet,) = (one for one in back.blackboard.draft.document.bullets() if one.text == line)
    person.post(BulletEdited(run_id=GENERAL, bullet_id=bullet.bullet_id, text=""))
    assert person.wait(LinesCame) == LinesCame(run_id=GENERAL, lines=1, version=back.version)
