"""What of a posting is a demand, by the person's hand, over the real room (issue 26)."""

import pytest

from interview_app.domain.artifact import ArtifactRecord, ArtifactStatus, TextPlace
from interview_app.domain.records import DataType
from interview_app.domain.resume import ResumeDocument, ResumeEntry, ResumeSection
from interview_app.domain.tailoring import Confidence, GapStrategy, Priority, ResumeDraft
from interview_app.errors import PipelineError
from interview_app.messages.tailoring.facts import RunShown
from interview_app.messages.tailoring.shown import PostingLine
from interview_app.messages.tailoring.wishes import (
    DemandCounted,
    DemandsDropped,
    DraftRequested,
    ResumeRequested,
    RunOpened,
)
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.posting.analyst import analyse
from interview_app.tailoring.posting.text import read_posting
from interview_app.ui.resumes.demand_words import how_many_answered
from interview_app.use_cases.resumes.evidence import Ground, with_evidence
from interview_app.use_cases.resumes.lines import came
from interview_app.use_cases.resumes.run import Run
from tests.ui_resumes.conftest import CARD, SECOND, analysed
from tests.use_cases.conftest import Person

pytestmark = pytest.mark.end_to_end
POSTING = """Senior Backend Engineer
Responsibilities
- Breed alpacas on three continents
- Run PostgreSQL in production
Requirements
- 5+ years of Python
- Experience with Kafka
- Experience with Kubernetes
"""


def uncounted(run: RunShown) -> list[PostingLine]:
    return [one for one in run.posting if not one.heading and not one.demands]


def test_a_listed_line_is_counted_and_dropped_again(person: Person) -> None:
    """Counted, it is matched and asked about; dropped, its gap and question go with it; each is a
    version, which the one before takes back.
    """
    run = person.shown(ResumeRequested(target_title="Senior Backend Engineer", text=POSTING))
    run = person.printed(DraftRequested(run_id=run.run_id))
    before = run.blackboard
    alpacas, postgres = uncounted(run)
    assert alpacas.text == "Breed alpacas on three continents"
    for line in (alpacas, postgres):
        run = person.printed(DemandCounted(run_id=run.run_id, start=line.start))
    assert uncounted(run) == []
    asked, known = run.blackboard.requirements[:2]
    assert (asked.text, known.text) == (alpacas.text, postgres.text), "as in the posting"
    by_id = {one.requirement_id: one for one in run.blackboard.evidence_mappings}
    assert by_id[known.id].evidence_card_ids
    assert not by_id[asked.id].evidence_card_ids
    gap = next(one for one in run.blackboard.gap_resolutions if one.requirement_text == asked.text)
    assert gap.strategy is GapStrategy.ASK_USER
    assert [one.gap_id for one in run.blackboard.user_questions].count(gap.gap_id) == 1
    with_both = run.version
    both = (asked.id, known.id)
    run = person.printed(DemandsDropped(run_id=run.run_id, requirement_ids=both))
    assert uncounted(run) == [alpacas, postgres]
    for part in ("requirements", "evidence_mappings", "gap_resolutions", "user_questions"):
        assert getattr(run.blackboard, part) == getattr(before, part), part
    run = person.printed(RunOpened(run_id=run.run_id, version=with_both))
    assert uncounted(run) == []
    kafka = next(one for one in run.blackboard.requirements if one.text.endswith("Kafka"))
    run = person.printed(DemandsDropped(run_id=run.run_id, requirement_ids=(kafka.id,)))
    (line,) = uncounted(run)
    run = person.printed(DemandCounted(run_id=run.run_id, start=line.start))
    texts = [one.text for one in run.blackboard.requirements]
    assert texts.index(kafka.text) == len(texts) - 2, "it is back in its place"


ODD = """Night baker
Our small bakery has a free place. Python from morning to night, in an oven from 1911. Come by and see us.
"""


def test_a_posting_in_which_no_demand_is_found_is_asked_about(person: Person) -> None:
    """It names a post, so that it is none of what is refused; each of its sentences can be counted,
    and the page can be had before and after.
    """
    run = person.shown(ResumeRequested(target_title="Night baker", text=ODD))
    assert run.blackboard.requirements == ()
    python = uncounted(run)[1]
    assert python.text == "Python from morning to night, in an oven from 1911"
    assert how_many_answered(run).startswith("No requirement was found in this posting.")
    run = person.printed(DraftRequested(run_id=run.run_id))
    run = person.printed(DemandCounted(run_id=run.run_id, start=python.start))
    (demand,) = run.blackboard.requirements
    assert (demand.text, demand.priority) == (python.text, Priority.HIGH)
    assert how_many_answered(run) == "1 requirement: 1 open"
    with pytest.raises(PipelineError, match="does not look like a job posting"):
        analyse(read_posting(ODD), Synonyms())


def test_a_suggestion_that_is_unticked_says_nothing() -> None:
    """What a person takes away answers no demand; what they add does."""
    cards = (CARD, SECOND)
    career = career_from_cards(cards, None)
    ground = Ground(cards=cards, career=career, synonyms=Synonyms(), today="2026-11", erased=0)
    board = analysed().blackboard
    answered, asked = board.evidence_mappings
    both = {"evidence_card_ids": ("card-1", "card-2")}
    related = asked.model_copy(update={**both, "confidence": Confidence.MEDIUM})
    run = Run(
        run_id="run-1", board=board.model_copy(update={"evidence_mappings": (answered, related)})
    )
    less = with_evidence(run, "req-002", ["card-2"], ground)
    assert less.board.evidence_mappings[1].evidence_card_ids == ("card-2",)
    assert less.board.evidence_mappings[1].confidence is Confidence.MEDIUM
    assert less.board.gap_resolutions == board.gap_resolutions, "it is asked about still"
    none = with_evidence(less, "req-002", [], ground)
    assert none.board.gap_resolutions == board.gap_resolutions
    picked = with_evidence(none, "req-002", ["card-2"], ground)
    (gap,) = picked.board.gap_resolutions
    assert (gap.user_confirmed, gap.adjacent_evidence_ids) == (True, ("card-2",))
    (gap,) = with_evidence(picked, "req-002", [], ground).board.gap_resolutions
    assert (gap.user_confirmed, gap.strategy) == (False, GapStrategy.ASK_USER)
    cleared = with_evidence(run, "req-001", [], ground).board
    (_old, new) = cleared.gap_resolutions
    demand = board.requirements[0].text
    assert (new.requirement_text, new.strategy) == (demand, GapStrategy.ASK_USER)
    assert cleared.user_questions[-1].gap_id == new.gap_id != board.gap_resolutions[0].gap_id
    near = asked.model_copy(update=both)
    run = run.on_board(evidence_mappings=(answered, near))
    picked = with_evidence(run, "req-002", ["card-2"], ground)
    (gap,) = picked.board.gap_resolutions
    assert gap.user_confirmed, "what was no more than related is an answer once it is picked"
    assert picked.board.evidence_mappings[1].evidence_card_ids == ("card-2",)


def test_an_entry_that_was_put_right_is_no_new_fact() -> None:
    """Whoever mended a letter was told that one more fact stands on the page."""

    def page(*names: str) -> Run:
        entries = tuple(ResumeEntry(id=f"certificate-{one}", title=one) for one in names)
        section = ResumeSection(key="certifications", title="Certificates", entries=entries)
        draft = ResumeDraft(document=ResumeDocument(sections=(section,)))
        board = analysed().blackboard.model_copy(update={"draft": draft})
        return Run(run_id="run-1", board=board)

    before = page("First ade", "Forklift")
    assert came(before, page("First aid", "Forklift"), lines_too=True) == 0
    assert came(before, page("First aid", "Forklift", "Crane"), lines_too=True) == 1
    assert came(before, page("Forklift"), lines_too=True) == 0


def test_a_line_of_a_document_that_may_answer_is_told_beside_its_gap(person: Person) -> None:
    """It is in no field, and the posting asks for it; one that was dealt with is not told again."""
    text = "Ada Rowe\nTrainer for Python courses\nPython"
    record = ArtifactRecord(
        id="artifact-1",
        sha256="0" * 64,
        filename="cv.txt",
        mime="text/plain",
        bytes=len(text),
        pages=1,
        status=ArtifactStatus.PARSED,
        text=text,
        created="2026-01-01T00:00:00Z",
        in_no_field=(TextPlace(span=(9, 35)), TextPlace(span=(36, 42))),
        settled=((36, 42),),
    )
    person.approve(DataType.ARTIFACT_RECORD, record.id, record.to_json())
    run = person.shown(ResumeRequested(target_title="Engineer", text=POSTING))
    asked = {one.gap_id: one.requirement_text for one in run.blackboard.gap_resolutions}
    told = {asked[id]: words for id, words in run.in_documents.items()}
    assert told == {"5+ years of Python": "Trainer for Python courses"}
