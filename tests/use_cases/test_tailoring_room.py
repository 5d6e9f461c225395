"""The service behind the Résumés room: real store, real pipeline, real page setter, real reader
(issue 5.7, 5.8).
"""

import asyncio
import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from PIL import Image

from interview_app.domain.drafts import about_gap, about_line, about_sent
from interview_app.domain.journal import Commit
from interview_app.domain.proposals import Proposal, ProposalState
from interview_app.domain.records import DataType
from interview_app.domain.resume import ResumeBullet
from interview_app.domain.tailoring import GapResolution, GapStrategy, State, Trim
from interview_app.interview.limits import SystemClock
from interview_app.interview.parts import Inside
from interview_app.messages.data import (
    DeletionUndone,
    RecordDeleted,
    RecordDeletionRequested,
    RecordSaved,
)
from interview_app.messages.interview import DraftChanged, KnownChanged
from interview_app.messages.tailoring import wishes
from interview_app.messages.tailoring.facts import (
    DraftWritten,
    ResumeWritten,
    RunFailed,
    RunPagesShown,
    RunProgressed,
    RunsChanged,
    RunShown,
    VersionsCompared,
)
from interview_app.messages.tailoring.wishes import (
    GENERAL,
    BulletEdited,
    ComparisonRequested,
    DraftRequested,
    EvidenceChosen,
    GapAnswered,
    GeneralRequested,
    LineAttested,
    LinesArranged,
    LookChosen,
    PhotoChosen,
    ResumeExportRequested,
    ResumeRequested,
    RunDeletionRequested,
    RunOpened,
    RunsRequested,
    SectionsArranged,
    SectionsHidden,
    SentNoted,
    TrimUndone,
    WordingBroughtBack,
    WordingUsedEverywhere,
)
from interview_app.paths import DataFolder
from interview_app.rendering.page_fit import Fitted
from interview_app.store.opening import open_store
from interview_app.store.store import Store
from interview_app.tailoring.lines.suggesting import reopened
from interview_app.use_cases.reading.document import DocumentReader
from interview_app.use_cases.reading.on_demand import ReadingOnDemand
from interview_app.use_cases.resumes import evidence, last_page, pages
from interview_app.use_cases.resumes.room import TailoringRoom
from interview_app.use_cases.resumes.services import TailoringServices
from tests.use_cases.conftest import Person

pytestmark = pytest.mark.end_to_end

TITLE = "Senior Backend Engineer"
LIE = "Led a team of 200 engineers and cut latency by 99%"
GAP = "\n- Experience with underwater basket weaving is required\n"


def drafted(person: Person, posting: str) -> RunShown:
    """A run with its draft on pages."""
    run = person.shown(ResumeRequested(target_title=TITLE, text=posting))
    return person.printed(DraftRequested(run_id=run.run_id))


def changed(person: Person, message: object) -> RunShown:
    """What a change of the draft leads to, its pages included."""
    return person.printed(message)


def bullets(run: RunShown) -> tuple[ResumeBullet, ...]:
    """The lines of the page."""
    assert run.blackboard.draft is not None
    return tuple(run.blackboard.draft.document.bullets())


def all_lines(run: RunShown) -> list[str]:
    """Every approved line of the cards."""
    return [line.text for card in run.cards for line in card.lines]


def first_line(run: RunShown) -> str:
    assert run.blackboard.draft is not None
    return next(
        one.bullet_id
        for one in run.blackboard.draft.document.bullets()
        if one.bullet_id.startswith("experience")
    )


def text_of(run: RunShown, bullet_id: str) -> str:
    assert run.blackboard.draft is not None
    return next(
        one.text for one in run.blackboard.draft.document.bullets() if one.bullet_id == bullet_id
    )


def test_a_posting_becomes_a_pdf_whose_every_line_is_evidence(
    person: Person, posting: str, tmp_path: Path
) -> None:
    """Issue 5.8, D8, D10: analysis, draft, audit of the printed text, and the exported files say
    the same.
    """
    run = person.shown(ResumeRequested(target_title=TITLE, text=posting))
    assert [one.text for one in run.blackboard.requirements][:2] == [
        "5+ years of experience in backend development",
        "Python in production",
    ]
    assert all(one.span is not None for one in run.blackboard.requirements)
    run = person.shown(DraftRequested(run_id=run.run_id))
    assert run.blackboard.current_step is State.COMPLETE
    assert run.blackboard.audit_report is not None
    assert run.blackboard.audit_report.passed
    assert run.sentence.startswith("It ")
    pages = next(one for one in person.heard if isinstance(one, RunPagesShown))
    assert pages.pages
    assert all(layer.startswith(b"<svg") for page in pages.pages for layer in page)
    placed = [one.id for one in pages.places]
    assert [one.bullet_id for one in pages.document.bullets() if one.bullet_id not in placed] == []
    out = tmp_path / "cv.pdf"
    person.ask(ResumeExportRequested(run_id=run.run_id, format="pdf", path=str(out)), ResumeWritten)
    with DocumentReader() as reader:
        text = reader.read_file(bytes(out)).artifact_record
    assert text is not None
    squeezed = "".join(text.text.split())
    assert run.blackboard.draft is not None
    assert all("".join(one.bullet_text.split()) in squeezed for one in run.blackboard.draft.claims)
    stages = [one.state for one in person.heard if isinstance(one, RunProgressed)]
    assert stages == [
        *(State.PREPROCESSING, State.JD_ANALYSIS, State.EVIDENCE_MAPPING),
        *(State.WRITING, State.AUDITING, State.COMPLETE),
    ]


def test_all_files_and_reports_go_into_a_folder_of_their_own(
    person: Person, posting: str, tmp_path: Path
) -> None:
    """D10: a second export the same day overwrites nothing."""
    run = drafted(person, posting)
    wish = ResumeExportRequested(run_id=run.run_id, format="all", path=str(tmp_path / "out"))
    first, second = (Path(person.ask(wish, ResumeWritten).path) for _turn in range(2))
    assert first != second
    names = {
        "resume.pdf",
        "resume.docx",
        "resume.md",
        "resume.txt",
        "resume.html",
        "resume.yaml",
        "evidence_used.json",
    }
    names |= {
        "claim_index.json",
        "ats_report.json",
        "audit_report.json",
        "trims.json",
        "proposals.json",
        "proposals.md",
        "diff_from_base.md",
    }
    assert set(os.listdir(first)) == set(os.listdir(second)) == names
    claims = json.loads((first / "claim_index.json").read_text(encoding="utf-8"))
    assert all(one["evidence_card_ids"] for one in claims)


def test_a_refused_fact_of_ones_own_waits_for_one_click(
    person: Person, posting: str, tmp_path: Path
) -> None:
    """NEXT 3: what the person types is theirs; a fact that stands nowhere is printed by no file
    before they say that it is true, and then word for word.
    """
    run = drafted(person, f"{posting}\n- Knowledge of Ada\n")
    line = first_line(run)
    before = text_of(run, line)
    run = changed(person, BulletEdited(run_id=run.run_id, bullet_id=line, text=LIE))
    (waiting,) = run.waiting
    assert (waiting.text, waiting.own) == (LIE, True)
    assert LIE not in {one.text for one in bullets(run)}
    out = tmp_path / "cv.docx"
    wish = ResumeExportRequested(run_id=run.run_id, format="docx", path=str(out))
    assert person.ask(wish, RunFailed).sentence
    assert not out.exists()
    run = changed(person, LineAttested(run_id=run.run_id, line_id=waiting.line_id))
    assert run.waiting == ()
    assert LIE in {one.text for one in bullets(run)}
    assert before not in {one.text for one in bullets(run)}
    assert run.blackboard.audit_report is not None
    assert run.blackboard.audit_report.passed
    card = next(one for one in run.cards if one.raw_text == LIE)
    assert card.attested_by_user
    person.ask(wish, ResumeWritten)
    assert out.read_bytes().startswith(b"PK")


def test_a_reworded_line_is_for_this_posting_until_it_is_used_everywhere(
    person: Person, posting: str
) -> None:
    """NEXT 3: the person's wording is theirs at once; the older one stays and comes back."""
    run = drafted(person, posting)
    line = first_line(run)
    before = text_of(run, line)
    wording = f"Steadily {before[:1].lower()}{before[1:]}"
    run = changed(person, BulletEdited(run_id=run.run_id, bullet_id=line, text=wording))
    texts = {one.text: one for one in bullets(run)}
    assert wording in texts
    assert before not in texts
    own = texts[wording]
    assert own.bullet_id in run.for_this_posting
    old = next(one for one in run.wordings if one.bullet_id == own.bullet_id and one.text == before)
    elsewhere = drafted(person, f"{posting}\n- Knowledge of Erlang\n")
    assert before in {one.text for one in bullets(elsewhere)}
    run = changed(person, WordingUsedEverywhere(run_id=run.run_id, line_id=own.line_id or ""))
    elsewhere = changed(person, DraftRequested(run_id=elsewhere.run_id))
    assert wording in {one.text for one in bullets(elsewhere)}
    run = changed(person, WordingBroughtBack(run_id=run.run_id, line_id=old.line_id))
    assert before in {one.text for one in bullets(run)}


def test_an_edit_for_a_posting_is_undone_by_the_wording_for_all(
    person: Person, posting: str
) -> None:
    """NEXT 8: the toast's Undo brings the line back that stood there, on this page alone; the other
    wording can be had again.
    """
    run = drafted(person, posting)
    line = first_line(run)
    before = next(one for one in bullets(run) if one.bullet_id == line)
    wording = f"Calmly {before.text[:1].lower()}{before.text[1:]}"
    run = changed(person, BulletEdited(run_id=run.run_id, bullet_id=line, text=wording))
    assert wording in {one.text for one in bullets(run)}
    undo = WordingBroughtBack(run_id=run.run_id, line_id=before.line_id or "")
    run = changed(person, undo)
    assert before.text in {one.text for one in bullets(run)}
    (other,) = (one for one in run.wordings if one.text in (wording, before.text))
    run = changed(person, WordingBroughtBack(run_id=run.run_id, line_id=other.line_id))
    assert wording in {one.text for one in bullets(run)}


def test_every_change_is_a_version_and_an_older_one_can_be_gone_on_from(
    person: Person, posting: str
) -> None:
    """Issue 5.7: versions kept, undo, compare."""
    run = drafted(person, posting)
    line, good = first_line(run), run.version
    text = text_of(run, line)
    without = changed(person, BulletEdited(run_id=run.run_id, bullet_id=line, text=""))
    assert text not in {one.text for one in bullets(without)}
    compared = person.ask(
        ComparisonRequested(run_id=run.run_id, old=good, new=without.version), VersionsCompared
    )
    assert text in [one.old for one in compared.differences]
    back = person.shown(RunOpened(run_id=run.run_id, version=good))
    assert back.version == back.versions[-1] > without.version, "what was gone back to stays"
    assert text_of(back, line) == text
    noted = person.shown(SentNoted(run_id=run.run_id, to="Northlight", on="2026-05-04"))
    assert [(one.to, one.version) for one in noted.sent] == [("Northlight", back.version)]


def test_the_draft_written_again_says_what_changed_and_keeps_own_edits(
    person: Person, posting: str
) -> None:
    """Issue 26: nothing was to be seen of it. An edit and a line that was left out stay."""
    run = drafted(person, posting)
    line, gone = first_line(run), list(bullets(run))[-1]
    before = text_of(run, line)
    wording = f"Steadily {before[:1].lower()}{before[1:]}"
    run = changed(person, BulletEdited(run_id=run.run_id, bullet_id=line, text=wording))
    run = changed(person, BulletEdited(run_id=run.run_id, bullet_id=gone.bullet_id, text=""))
    again = person.ask(DraftRequested(run_id=run.run_id), DraftWritten)
    assert (again.run_id, again.changed, again.version) == (
        run.run_id,
        "the same lines",
        run.version,
    )
    run = person.shown(RunOpened(run_id=run.run_id))
    texts = {one.text for one in bullets(run)}
    assert wording in texts
    assert gone.text not in texts


def test_a_change_that_changes_nothing_makes_no_version(person: Person, posting: str) -> None:
    """Issue 5.7: the list of versions holds what differs."""
    run = drafted(person, posting)
    line = first_line(run)
    same = changed(person, BulletEdited(run_id=run.run_id, bullet_id=line, text=text_of(run, line)))
    assert same.versions == run.versions


def test_an_answer_to_a_gap_becomes_a_card_of_its_own_and_reaches_the_page(
    person: Person, posting: str
) -> None:
    """D5: attested by the person, never merged, stored like any approved record."""
    run = person.shown(
        ResumeRequested(
            target_title=TITLE, text=posting.replace("- Kubernetes", "- Kubernetes" + GAP)
        )
    )
    question = next(one for one in run.blackboard.user_questions if "basket" in one.question)
    job = run.entries[0].id
    answer = "I taught underwater basket weaving to 12 colleagues."
    line = "Taught basket weaving to 12 colleagues"
    person.post(
        GapAnswered(run_id=run.run_id, gap_id=question.gap_id, text=answer, line=line, entry_id=job)
    )
    run = person.wait(RunShown)
    card = next(one for one in run.cards if one.raw_text == answer)
    assert card.attested_by_user
    assert card.entry_id == job
    gap = next(one for one in run.blackboard.gap_resolutions if one.gap_id == question.gap_id)
    assert gap.user_confirmed
    assert gap.adjacent_evidence_ids == (card.id,)
    run = person.shown(DraftRequested(run_id=run.run_id))
    assert run.blackboard.draft is not None
    assert line in {one.bullet_text for one in run.blackboard.draft.claims}
    saved = [one for one in person.heard if isinstance(one, RecordSaved) and one.id == card.id]
    assert len(saved) == 1
    person.ask(
        RecordDeletionRequested(data_type=DataType.KNOWLEDGE_CARD, id=card.id), RecordDeleted
    )
    run = changed(person, RunOpened(run_id=run.run_id))
    assert answer not in {one.raw_text for one in run.cards}, (
        "what was deleted is no evidence any more"
    )
    assert line not in {one.text for one in bullets(run)}
    (gone,) = [one for one in run.blackboard.trims if one.kind == "gone"]
    assert (gone.text, gone.reason) == (line, "It, or the story that it came from, was deleted")
    run = changed(person, RunOpened(run_id=run.run_id, version=run.versions[-2]))
    assert line not in {one.text for one in bullets(run)}, "nor in a version that is gone back to"
    undone = DeletionUndone(data_type=DataType.KNOWLEDGE_CARD, id=card.id)
    person.ask(undone, KnownChanged)
    run = changed(person, RunOpened(run_id=run.run_id))
    assert line in {one.text for one in bullets(run)}
    assert not [one for one in run.blackboard.trims if one.kind == "gone"]
    version = run.version
    assert changed(person, RunOpened(run_id=run.run_id)).version == version, "shown as it is"
    # Those after this one are asked about baskets too.
    person.ask(
        RecordDeletionRequested(data_type=DataType.KNOWLEDGE_CARD, id=card.id), RecordDeleted
    )


def test_an_answer_from_unpaid_work_stands_at_it(
    person: Person, posting: str, career: tuple[dict[str, object], dict[str, object]]
) -> None:
    """What was done for nobody's pay is told where it was, and not under an employer."""
    work = {"organization": "Harbour Museum", "position": "Guide", "startDate": "2020"}
    person.approve(DataType.SKELETON_TIMELINE, "timeline", {**career[1], "volunteer": [work]})
    asked = posting.replace("- Kubernetes", "- Kubernetes" + GAP)
    run = person.shown(ResumeRequested(target_title=TITLE, text=asked))
    question = next(one for one in run.blackboard.user_questions if "basket" in one.question)
    (place,) = [one for one in run.entries if one.label == "Guide, Harbour Museum"]
    line = "Showed weavers underwater"
    answer = GapAnswered(
        run_id=run.run_id, gap_id=question.gap_id, text=line, line=line, entry_id=place.id
    )
    run = person.shown(answer)
    run = person.shown(DraftRequested(run_id=run.run_id))
    (told,) = [one for one in bullets(run) if one.text == line]
    assert told.bullet_id.startswith("volunteering")
    card = next(one for one in run.cards if one.raw_text == line)
    person.approve(DataType.SKELETON_TIMELINE, "timeline", dict(career[1]))
    person.ask(
        RecordDeletionRequested(data_type=DataType.KNOWLEDGE_CARD, id=card.id), RecordDeleted
    )
    person.forget()


def test_a_gap_that_is_left_stays_out(person: Person, posting: str) -> None:
    """D5: an empty answer leaves the gap."""
    run = person.shown(
        ResumeRequested(
            target_title=TITLE, text=posting.replace("- Kubernetes", "- Kubernetes" + GAP)
        )
    )
    gap_id = run.blackboard.user_questions[0].gap_id
    run = person.shown(GapAnswered(run_id=run.run_id, gap_id=gap_id, text="  "))
    gap = next(one for one in run.blackboard.gap_resolutions if one.gap_id == gap_id)
    assert gap.user_confirmed
    assert gap.strategy is GapStrategy.OMIT


def test_what_was_typed_about_a_gap_goes_with_its_answer_and_with_the_run(
    person: Person, posting: str, folder: DataFolder
) -> None:
    """Kept while it is typed, over a kill, and when the demand is left out; erased once it is an
    answer, or when there is nothing left to answer.
    """
    run = person.shown(
        ResumeRequested(
            target_title=TITLE, text=posting.replace("- Kubernetes", "- Kubernetes" + GAP)
        )
    )
    gap_id = run.blackboard.user_questions[0].gap_id

    def kept() -> set[str]:
        return {
            about
            for about, _content in json.loads((folder.root / "drafts.json").read_bytes())["drafts"]
        }

    about = (
        about_gap(run.run_id, gap_id),
        about_gap(run.run_id, "another"),
        about_gap("another", gap_id),
    )
    about += (about_line(run.run_id, "experience-1"), about_sent(run.run_id))
    for one in about:
        person.post(DraftChanged(about=one, content={"text": "I taught"}))
    person.shown(GapAnswered(run_id=run.run_id, gap_id=gap_id, text=""))
    person.shown(RunOpened(run_id=run.run_id))  # one thing after the other: the answer is done with
    assert kept() == set(about), "left out is not thrown away"
    person.shown(GapAnswered(run_id=run.run_id, gap_id=gap_id, text="I watched it once."))
    person.shown(RunOpened(run_id=run.run_id))
    assert kept() == set(about[1:])
    person.ask(RunDeletionRequested(run_id=run.run_id), RunsChanged)
    assert kept() == {about[2]}
    person.post(DraftChanged(about=about[2], content=None))


def test_a_match_is_a_suggestion_the_person_can_change(person: Person, posting: str) -> None:
    """Issue 5.3: the person's pick stays when the draft is written."""
    run = person.shown(ResumeRequested(target_title=TITLE, text=posting))
    requirement = run.blackboard.requirements[0].id
    other = next(
        card.id
        for card in run.cards
        if card.id not in run.blackboard.evidence_mappings[0].evidence_card_ids
    )
    run = person.shown(
        EvidenceChosen(run_id=run.run_id, requirement_id=requirement, card_ids=(other,))
    )
    assert run.blackboard.evidence_mappings[0].evidence_card_ids == (other,)
    run = person.shown(DraftRequested(run_id=run.run_id))
    assert run.blackboard.evidence_mappings[0].evidence_card_ids == (other,)


def test_what_is_wanted_more_by_now_moves_no_line(person: Person, posting: str) -> None:
    """The page is the person's: its lines keep their order when other evidence is picked."""
    run = drafted(person, posting)
    before = [one.text for one in bullets(run)]
    last = list(bullets(run))[-1]
    demand = run.blackboard.requirements[0].id
    pick = EvidenceChosen(run_id=run.run_id, requirement_id=demand, card_ids=last.evidence_card_ids)
    after = [one.text for one in bullets(changed(person, pick))]
    assert [one for one in after if one in before] == [one for one in before if one in after]
    for one in run.blackboard.requirements[1:]:
        wish = EvidenceChosen(run_id=run.run_id, requirement_id=one.id, card_ids=())
        after = [one.text for one in bullets(changed(person, wish))]
        assert [one for one in after if one in before] == [one for one in before if one in after]


def test_evidence_that_the_person_picks_answers_the_question(person: Person, posting: str) -> None:
    """D5, issue 5.3: nobody is asked about what they have just shown; with nothing picked it is
    asked again.
    """
    run = person.shown(
        ResumeRequested(
            target_title=TITLE, text=posting.replace("- Kubernetes", "- Kubernetes" + GAP)
        )
    )
    question = next(one for one in run.blackboard.user_questions if "basket" in one.question)
    requirement = next(one.id for one in run.blackboard.requirements if "basket" in one.text)

    def gap() -> GapResolution:
        return next(one for one in run.blackboard.gap_resolutions if one.gap_id == question.gap_id)

    card = run.cards[0].id
    run = person.shown(
        EvidenceChosen(run_id=run.run_id, requirement_id=requirement, card_ids=(card,))
    )
    assert (gap().strategy, gap().user_confirmed) == (GapStrategy.ADJACENT_EXPERIENCE, True)
    assert gap().adjacent_evidence_ids == (card,)
    run = person.shown(EvidenceChosen(run_id=run.run_id, requirement_id=requirement, card_ids=()))
    assert (gap().strategy, gap().user_confirmed) == (GapStrategy.ASK_USER, False)
    run = person.shown(GapAnswered(run_id=run.run_id, gap_id=question.gap_id, text=""))
    run = person.shown(EvidenceChosen(run_id=run.run_id, requirement_id=requirement, card_ids=()))
    assert (gap().strategy, gap().user_confirmed) == (GapStrategy.OMIT, True), (
        "what was left stays left"
    )


def test_a_line_that_was_left_out_comes_back(person: Person, posting: str) -> None:
    """D11: trims are listed, and each can be undone."""
    run = drafted(person, posting)
    line = first_line(run)
    text = text_of(run, line)
    run = changed(person, BulletEdited(run_id=run.run_id, bullet_id=line, text=""))
    (trim,) = [one for one in run.blackboard.trims if one.kind == "taken_out"]
    assert trim.text == text
    run = changed(person, TrimUndone(run_id=run.run_id, bullet_id=trim.bullet_id))
    assert not [one for one in run.blackboard.trims if one.kind == "taken_out"]
    assert text in {one.text for one in bullets(run)}
    assert run.blackboard.audit_report is not None
    assert run.blackboard.audit_report.passed


def test_of_two_lines_that_contradict_each_other_the_person_chooses(
    person: Person, posting: str
) -> None:
    """D2, D11: never both; the one told last, until the person takes the other, which a new draft
    keeps to.
    """
    run = person.shown(ResumeRequested(target_title=TITLE, text=posting + GAP))
    gap = next(one for one in run.blackboard.user_questions if "basket" in one.question)
    job = next(one for one in run.entries if "Ferrovia" in one.label)
    said = "I mentored 6 junior engineers."
    line = next(one for one in all_lines(run) if "4 junior engineers" in one)
    six = line.replace("4", "6")
    person.shown(
        GapAnswered(run_id=run.run_id, gap_id=gap.gap_id, text=said, line=six, entry_id=job.id)
    )
    run = changed(person, DraftRequested(run_id=run.run_id))

    def contradicting() -> list[Trim]:
        return [one for one in run.blackboard.trims if one.kind == "contradicts"]

    def mentored() -> list[str]:
        assert run.blackboard.draft is not None
        return [
            one.text
            for one in run.blackboard.draft.document.bullets()
            if "junior engineers" in one.text
        ]

    assert mentored() == [six]
    (trim,) = contradicting()
    assert (trim.text, six in trim.reason) == (line, True)
    run = changed(person, TrimUndone(run_id=run.run_id, bullet_id=trim.bullet_id))
    assert mentored() == [line]
    (trim,) = contradicting()
    assert (trim.text, "you chose it" in trim.reason) == (six, True)
    report = run.blackboard.audit_report
    assert report is not None
    assert report.passed
    assert any(six in one for one in report.inconsistencies)
    run = changed(person, DraftRequested(run_id=run.run_id))
    assert mentored() == [line]


def test_theme_and_paper_are_the_persons(person: Person, posting: str) -> None:
    """Issue 5.8: the pages are set anew, and a theme that does not exist is refused with a
    sentence.
    """
    run = drafted(person, posting)
    other = changed(
        person, LookChosen(run_id=run.run_id, theme="moderncv", paper="us-letter", max_pages=1)
    )
    assert (other.theme, other.paper, other.max_pages) == ("moderncv", "us-letter", 1)
    assert other.version == run.version, "a look is no version"
    assert other.blackboard.audit_report is not None
    assert other.blackboard.audit_report.passed, other.blackboard.audit_report


def pages_after(person: Person, message: object) -> RunPagesShown:
    """The pages that a change leads to."""
    person.forget()
    changed(person, message)
    return next(one for one in reversed(person.heard) if isinstance(one, RunPagesShown))


def test_accent_font_and_sections_are_the_look(person: Person, posting: str) -> None:
    """They change the page and no version; an accent that is no colour is told as a fault."""
    run = drafted(person, posting)
    look = LookChosen(
        run_id=run.run_id,
        theme="margin",
        paper="a4",
        max_pages=2,
        accent="#8a2d3c",
        family="inter",
        density=2,
    )
    pages = pages_after(person, look)
    assert b"#8a2d3c" in b"".join(pages.pages[0])
    order = keys_of(pages)
    assert order[0] == "summary"
    pages = pages_after(
        person, SectionsArranged(run_id=run.run_id, sections=tuple(reversed(order)))
    )
    assert keys_of(pages) == order[::-1]
    again = changed(person, RunOpened(run_id=run.run_id))
    assert (again.version, again.accent, again.family, again.density) == (
        run.version,
        "#8a2d3c",
        "inter",
        2,
    )


def test_a_section_is_left_out_with_its_lines_and_comes_back(person: Person, posting: str) -> None:
    """It is part of the look; each of its facts is told under Left out, with the reason."""
    run = drafted(person, posting)
    before = pages_after(person, SectionsHidden(run_id=run.run_id, sections=()))
    away = ("summary", "experience", "skills")
    pages = pages_after(person, SectionsHidden(run_id=run.run_id, sections=away))
    assert keys_of(pages) == [one for one in keys_of(before) if one not in away]
    hidden = next(one for one in reversed(person.heard) if isinstance(one, RunShown))
    assert (hidden.version, hidden.hidden_sections) == (run.version, away)
    told = [one.text for one in hidden.blackboard.trims if one.kind == "section_out"]
    lines = [*before.document.summary]
    for section in before.document.sections:
        if section.key == "experience":
            lines += [one for entry in section.entries for one in entry.bullets]
    assert {one.text for one in lines} <= set(told)
    assert "Skills" in told
    assert pages_after(person, SectionsHidden(run_id=run.run_id, sections=())) == before


def test_an_entry_is_moved_or_left_out_and_comes_back(person: Person, posting: str) -> None:
    """Certificates, languages and jobs as any line: strangers could do nothing about them on the
    page. What is left out stands under Left out, is put back there, and a section that nothing is
    left of has no title.
    """
    run = drafted(person, posting)
    before = pages_after(person, SectionsHidden(run_id=run.run_id, sections=()))
    section = next(one for one in before.document.sections if len(one.entries) > 1)
    first, *others = keys = [section.key_of(one) for one in section.entries]
    moved = pages_after(person, SectionsArranged(run_id=run.run_id, sections=(*others, first)))
    assert entry_keys(moved, section.key) == [*others, first]
    assert keys_of(moved) == keys_of(before)
    away = pages_after(person, SectionsHidden(run_id=run.run_id, sections=(first,)))
    assert entry_keys(away, section.key) == others
    shown = next(one for one in reversed(person.heard) if isinstance(one, RunShown))
    (told,) = [one for one in shown.blackboard.trims if one.bullet_id == first]
    assert (told.kind, shown.hidden_sections) == ("taken_out", (first,))
    lines = {one.text for one in section.entries[0].bullets}
    assert lines <= {one.text for one in shown.blackboard.trims if one.kind == "not_chosen"}
    back = pages_after(person, TrimUndone(run_id=run.run_id, bullet_id=first))
    assert entry_keys(back, section.key) == [*others, first]
    none = pages_after(person, SectionsHidden(run_id=run.run_id, sections=tuple(keys)))
    assert section.key not in keys_of(none)


def entry_keys(pages: RunPagesShown, section: str) -> list[str]:
    found = [one for one in pages.document.sections if one.key == section]
    return [part.key_of(one) for part in found for one in part.entries]


def keys_of(pages: RunPagesShown) -> list[str]:
    return [one.key if one is not None else "summary" for one in pages.document.parts]


def test_a_photo_stays_with_the_look_until_it_is_taken_away(
    person: Person, posting: str, tmp_path: Path
) -> None:
    """Issue 26: none by default; what is no photo is told, and the page stays as it is."""
    run = drafted(person, posting)
    look = LookChosen(run_id=run.run_id, theme="clear", paper="a4", max_pages=2)
    assert b"<image" not in b"".join(pages_after(person, look).pages[0])
    path = tmp_path / "me.jpg"
    path.write_text("I am a text.")
    failed = person.ask(PhotoChosen(run_id=run.run_id, path=bytes(path)), RunFailed)
    assert isinstance(failed, RunFailed)
    assert "Choose a JPEG or PNG file" in failed.sentence
    Image.new("RGB", (300, 400), "navy").save(path)
    pages = pages_after(person, PhotoChosen(run_id=run.run_id, path=bytes(path)))
    assert b"<image" in b"".join(pages.pages[0])
    again = changed(person, RunOpened(run_id=run.run_id))
    assert (bool(again.photo), again.version) == (True, run.version)
    path.unlink()
    pages = pages_after(person, PhotoChosen(run_id=run.run_id, path=b""))
    assert b"<image" not in b"".join(pages.pages[0])
    back = PhotoChosen(run_id=run.run_id, path=b"", photo=again.photo)
    pages = pages_after(person, back)
    assert b"<image" in b"".join(pages.pages[0]), "it comes back without its file"
    shown = next(one for one in reversed(person.heard) if isinstance(one, RunShown))
    assert (shown.photo, shown.wish) == (again.photo, back)


def test_lines_stand_in_the_persons_order_and_stay_there(person: Person, posting: str) -> None:
    """Within their entry, in a version of its own; a line that is reworded keeps its place."""
    run = drafted(person, posting)
    first = first_line(run)
    draft = run.blackboard.draft
    assert draft is not None
    entry = next(
        one
        for section in draft.document.sections
        for one in section.entries
        if first in [line.bullet_id for line in one.bullets]
    )
    ids = [one.bullet_id for one in entry.bullets]
    moved = (*ids[1:], ids[0])
    pages = pages_after(person, LinesArranged(run_id=run.run_id, bullet_ids=moved))
    shown = [one.bullet_id for one in pages.document.bullets() if one.bullet_id in ids]
    assert shown == list(moved)
    text = f"{text_of(run, first)} again"
    pages = pages_after(person, BulletEdited(run_id=run.run_id, bullet_id=first, text=text))
    shown_texts = [one.text for one in pages.document.bullets()]
    assert shown_texts.index(text) == shown_texts.index(text_of(run, moved[-2])) + 1


def test_a_suggestion_is_open_again_when_its_line_comes_back() -> None:
    """What Undo does after Accept: the wording before stands, and nothing is decided."""
    accepted = Proposal(
        id="p", entry_id="e", text="New", replaces=("line-1",), state=ProposalState.ACCEPTED
    )
    other = accepted.model_copy(update={"id": "q", "replaces": ("line-2",)})
    found = reopened((accepted, other), "line-1")
    assert [one.state for one in found] == [ProposalState.OPEN, ProposalState.ACCEPTED]


def test_which_resumes_there_are_is_told_without_their_room(tmp_path: Path) -> None:
    """DESIGN 2: a window that is never asked for a résumé starts without what makes them."""
    heard: list[object] = []
    folder = DataFolder(tmp_path / "data")
    with open_store(folder) as store:
        services = TailoringServices(
            store,
            ReadingOnDemand(folder),
            SystemClock(),
            folder,
            inside=Inside(),
            emit=heard.append,
        )
        tell = services.service_for(RunsRequested)
        assert tell is not None
        asyncio.run(tell(RunsRequested()))
    assert heard == [RunsChanged(runs=())]
    assert services._made is None
    assert services.service_for(RunOpened) is not None


def test_a_start_shows_the_page_as_it_was_drawn_last(
    career: tuple[dict[str, object], dict[str, object]], tmp_path: Path
) -> None:
    """For seconds after each start the window was empty where the page had been."""
    folder = DataFolder(tmp_path / "data")
    before = Person(folder)
    before.approve(DataType.APPLICANT_PROFILE, "profile", career[0])
    before.approve(DataType.SKELETON_TIMELINE, "timeline", career[1])
    before.shown(GeneralRequested())
    drawn = next(one for one in before.heard if isinstance(one, RunPagesShown))
    before.leave()
    again = Person(folder)
    again.shown(GeneralRequested())
    told = [one for one in again.heard if isinstance(one, RunPagesShown | RunShown)]
    again.leave()
    assert told[0] == drawn, "its picture comes first"
    assert isinstance(told[1], RunShown)
    last_page.forget(folder, "another")
    assert last_page.kept(folder, GENERAL) == drawn
    with open_store(folder) as store:
        session = store.start_session().info.id
        store.commit(session, Commit(erase_records=((DataType.SKELETON_TIMELINE, "timeline"),)))
    assert last_page.kept(folder, GENERAL) is None, "nothing erased stands in it any more"


def test_a_page_that_was_drawn_while_something_was_erased_is_not_kept(
    career: tuple[dict[str, object], dict[str, object]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It was kept after the deletion, with the words that were deleted, until the next was drawn."""
    folder = DataFolder(tmp_path / "data")
    person = Person(folder)
    person.approve(DataType.APPLICANT_PROFILE, "profile", career[0])
    person.approve(DataType.SKELETON_TIMELINE, "timeline", career[1])
    read, draw = evidence.ground_of, pages.set_pages
    read_from: list[Store] = []

    def ground_of(store: Store, *args: Any, **rest: Any) -> evidence.Ground:
        read_from.append(store)
        return read(store, *args, **rest)

    def drawn_meanwhile(*args: Any) -> Fitted:
        store = read_from[-1]
        erase = Commit(erase_records=((DataType.SKELETON_TIMELINE, "timeline"),))
        store.commit(store.start_session().info.id, erase)
        return draw(*args)

    monkeypatch.setattr(evidence, "ground_of", ground_of)
    monkeypatch.setattr(pages, "set_pages", drawn_meanwhile)
    person.shown(GeneralRequested())
    assert any(isinstance(one, RunPagesShown) for one in person.heard)
    assert last_page.kept(folder, GENERAL) is None
    person.leave()


def test_a_restart_keeps_every_run(
    career: tuple[dict[str, object], dict[str, object]], posting: str, tmp_path: Path
) -> None:
    """Issue 5.7, DESIGN promise 2: closing the app loses nothing, and work goes on where it was."""
    folder = DataFolder(tmp_path / "data")
    before = Person(folder)
    before.approve(DataType.APPLICANT_PROFILE, "profile", career[0])
    before.approve(DataType.SKELETON_TIMELINE, "timeline", career[1])
    run = drafted(before, posting)
    before.leave()
    again = Person(folder)
    try:
        runs = again.ask(RunsRequested(), RunsChanged).runs
        assert [(one.run_id, one.target_title, one.passed) for one in runs] == [
            (run.run_id, TITLE, True)
        ]
        shown = changed(again, RunOpened(run_id=run.run_id))
        assert replace(shown, wish=run.wish) == run
        out = tmp_path / "cv.md"
        again.ask(
            ResumeExportRequested(run_id=run.run_id, format="md", path=str(out)), ResumeWritten
        )
        assert "Ferrovia" in out.read_text(encoding="utf-8")
        gone = again.ask(RunDeletionRequested(run_id=run.run_id), RunsChanged)
        assert gone.runs == ()
    finally:
        again.leave()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "Paste the job posting"),
        (" \n\t ", "Paste the job posting"),
        ("?!? ... 123", "empty"),
        (
            "The cat sat on the mat. It was a warm day and the sun was out.",
            "does not look like a job posting",
        ),
        ("Must have Python. " * 140_000, "too long"),
    ],
    ids=["empty", "blank", "no words", "no posting", "2 MB"],
)
def test_a_bad_posting_is_refused_with_a_sentence(person: Person, text: str, says: str) -> None:
    """Issue 5, bad input: each a clear sentence, and no run is kept."""
    before = person.ask(RunsRequested(), RunsChanged)
    failed = person.ask(ResumeRequested(target_title=TITLE, text=text), RunFailed)
    assert says in failed.sentence
    assert "Pipeline failed" not in failed.sentence
    assert person.ask(RunsRequested(), RunsChanged) == before


def test_a_title_that_nobody_typed_is_the_postings_own(person: Person, posting: str) -> None:
    """Issue 5.8: the posting's first line names it; where no line does, it is asked for."""
    run = person.shown(
        ResumeRequested(target_title="", text=f"Backend Engineer (m/f/d)\n\n{posting}")
    )
    assert run.blackboard.inputs.target_title == "Backend Engineer"
    nameless = "About us\n\nWe are small.\n\nRequirements\n- Python in production\n- SQL"
    failed = person.ask(ResumeRequested(target_title=" ", text=nameless), RunFailed)
    assert failed.sentence == "The posting names no title. What is the position called?"


def test_files_and_folders_that_cannot_be_used_are_sentences(
    person: Person, posting: str, tmp_path: Path
) -> None:
    """Issue 5, bad input: a missing posting file, a folder that is not there."""
    missing = ResumeRequested(target_title=TITLE, path=bytes(tmp_path / "none.pdf"))
    assert person.ask(missing, RunFailed).code == "file_not_found"
    loopback = ResumeRequested(target_title=TITLE, url="http://127.0.0.1:9/posting")
    assert "not on the open internet" in person.ask(loopback, RunFailed).sentence
    run = drafted(person, posting)
    wish = ResumeExportRequested(
        run_id=run.run_id, format="pdf", path=str(tmp_path / "no" / "cv.pdf")
    )
    assert "cannot be written" in person.ask(wish, RunFailed).sentence
    assert person.ask(RunOpened(run_id="run-unknown"), RunFailed).sentence.startswith(
        "This résumé is no longer"
    )


def test_without_evidence_the_way_to_it_is_told(tmp_path: Path, posting: str) -> None:
    """Issue 5, bad input: no cards."""
    nobody = Person(DataFolder(tmp_path / "data"))
    try:
        failed = nobody.ask(ResumeRequested(target_title=TITLE, text=posting), RunFailed)
        assert "Nothing is approved yet" in failed.sentence
    finally:
        nobody.leave()


def test_every_message_of_the_room_is_taken() -> None:
    """DESIGN 2: one table; a list that is asked for at every start is told without it."""
    into_the_actor = {
        kind
        for name, kind in vars(wishes).items()
        if isinstance(kind, type) and name.endswith(_WISHES)
    }
    room = TailoringRoom(Mock(), Inside())
    assert {*room.takers, RunsRequested} == into_the_actor


_WISHES = (
    "Requested",
    "Opened",
    "Chosen",
    "Answered",
    "Decided",
    "Edited",
    "Undone",
    "Attested",
    "Everywhere",
    "Hidden",
    "Back",
    "Out",
    "Stopped",
    "Noted",
    "Arranged",
    "Renamed",
    "Counted",
    "Dropped",
)
