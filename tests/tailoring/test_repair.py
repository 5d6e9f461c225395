"""What happens to lines that are refused to the end: an honest person always gets a résumé (CONTRACT D8, D9; DESIGN 9)."""

import asyncio
import json
from pathlib import Path
from typing import Any

from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.resume import ResumeBullet, ResumeDocument, ResumeHeader
from interview_app.domain.tailoring import Blackboard, Severity, State
from interview_app.llm.client import TextDelta
from interview_app.llm.scripted import ScriptedModel
from interview_app.paths import resources
from interview_app.rendering.engine import RenderEngine
from interview_app.tailoring.claim_audit import audit_claim_index
from interview_app.tailoring.file_audit import match_claims, strange_words
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.lines.draft import claim_index
from interview_app.tailoring.lines.facts import Career, fact_cards
from interview_app.tailoring.reports import draft_audit
from interview_app.tailoring.stages import revision
from interview_app.tailoring.stages.agents import Models
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.use_cases.tailor import Tailored, Wish, tailor
from tests.tailoring.made_up import PAYSCALE, POSTING
from tests.tailoring.test_pipeline import CAREER, JOB, parts, run, says

OWN = "Product manager who migrated an API to AWS."
PROFILE = ApplicantProfile.model_validate(
    {"basics": {"name": "Ada", "label": "Programmer", "summary": OWN}}
)
WITH_SUMMARY = career_from_cards(PAYSCALE, PROFILE)


def written(*plans: dict[str, Any], **more: Any) -> Blackboard:
    return run(
        parts(
            career=WITH_SUMMARY,
            models=Models({"writer": [ScriptedModel([says(one) for one in plans])]}),
            **more,
        )
    )


def summary(board: Blackboard) -> list[str]:
    assert board.draft is not None
    return [one.text for one in board.draft.document.summary]


def test_a_models_honest_summary_is_cited_by_code_and_stands() -> None:
    """DESIGN 9: the model writes the summary and code cites it, from all cards; nothing is asked to be mended."""
    board = written({"summary": ["Cut p95 latency by 75% at Payscale."]})
    assert board.change_log == ()
    assert summary(board) == ["Cut p95 latency by 75% at Payscale."]
    assert board.draft is not None
    (claim,) = [one for one in board.draft.claims if one.bullet_id == "summary-bullet-1"]
    assert claim.evidence_card_ids
    assert audit_claim_index([claim], PAYSCALE).passed


def test_the_headline_is_no_summary() -> None:
    """DESIGN 9: of a summary that is refused nothing stands that stands over it already."""
    said = "Programmer who led 900 people."
    (card,) = fact_cards(Career(profile=PROFILE))
    bullet = ResumeBullet(bullet_id="summary-bullet-1", text=said, evidence_card_ids=(card.id,))
    document = ResumeDocument(
        header=ResumeHeader(name="Ada", headline="Programmer"), summary=(bullet,)
    )
    index = EvidenceIndex((card,))
    report = draft_audit.audit(draft_audit.redrafted(document), index)[1]
    assert not report.passed
    repaired, trims = revision.repair(
        document, report, index, revision.Standing(companies={}, posts={})
    )
    assert [one.text for one in repaired.summary] == []
    assert [one.replaced_by for one in trims] == [None]


def test_a_models_summary_is_told_what_is_wrong_with_it() -> None:
    """D9: not that it cites nothing, which it has no way to do."""
    board = written({"summary": ["Cut p95 latency by 95%."]}, {})
    assert any(
        "summary-bullet-1' - Claims 95% but evidence shows 75%" in line for line in board.change_log
    )


def test_a_summary_of_which_nothing_is_left_falls_back_to_the_persons_own() -> None:
    """D9, DESIGN 9: a model that invents a summary costs nobody theirs; what stands there instead is listed."""
    board = written(*[{"summary": ["Won the Nobel prize in 2019.", "Led 900 people."]}] * 4)
    assert board.current_step is State.COMPLETE
    assert summary(board) == [OWN]
    assert [(trim.text, trim.replaced_by) for trim in board.trims] == [
        ("Won the Nobel prize in 2019.", OWN),
        ("Led 900 people.", None),
    ]


def test_a_model_that_objects_to_everything_changes_no_line_of_the_evidences_own() -> None:
    """D8: its objections stay in the report, as warnings, and nothing that stands on the page is listed as left out."""
    board = run(parts(career=WITH_SUMMARY))
    assert board.draft is not None
    lines = {one.bullet_id: one.bullet_text for one in board.draft.claims}
    objections = [{"bullet_id": one, "violation": "I do not believe it."} for one in lines]
    auditor = ScriptedModel([[TextDelta(text=json.dumps({"objections": objections}))]] * 4)
    after = run(parts(career=WITH_SUMMARY, models=Models({"truth_auditor": [auditor]})))
    assert after.current_step is State.COMPLETE
    assert after.draft is not None
    assert after.audit_report is not None
    assert {one.bullet_id: one.bullet_text for one in after.draft.claims} == lines
    assert after.trims == ()
    assert {one.bullet_id for one in after.audit_report.truth_violations} == set(lines)
    assert {one.severity for one in after.audit_report.truth_violations} == {Severity.WARNING}


def test_a_helper_that_failed_is_told_of() -> None:
    """D8, D9, issue 5 bad input: an auditor or a reviser that answers garbage stops nothing, and the person hears of it."""
    garbage = [TextDelta(text="no json")]
    board = run(parts(models=Models({"truth_auditor": [ScriptedModel([garbage] * 3)]})))
    assert any(
        note.startswith("truth_auditor failed after 3 attempts")
        for one in board.records
        for note in one.notes
    )
    lie = says({"bullet_overrides": {JOB: ["Led the migration to Azure"]}})
    board = run(parts(models=Models({"writer": [ScriptedModel([lie, garbage, garbage, garbage])]})))
    assert any(
        note.startswith("Selection generation failed")
        for one in board.records
        for note in one.notes
    )


def test_a_model_is_told_which_field_of_its_answer_is_wrong() -> None:
    """C3: the failure in the next request says what to mend."""
    model = ScriptedModel([says({"what": 1}), says({"selected_experience_ids": JOB}), says({})])
    run(parts(models=Models({"writer": [model]})))
    told = [one.history[-1].text for one in model.requests[1:]]
    assert "what: there is no such field" in told[0]
    assert "selected_experience_ids: this must be a list" in told[1]
    analyst = ScriptedModel(
        [says({"what": 1}), says({"requirements": [1]}), says({"requirements": []})]
    )
    run(parts(models=Models({"jd_analyst": [analyst]})))
    told = [one.history[-1].text for one in analyst.requests[1:]]
    assert "requirements: this is missing" in told[0]
    assert "shape that was asked for" in told[1]


def test_an_accent_beside_its_letter_is_the_letter_with_its_accent() -> None:
    """D8: what a PDF's text has as "´E" is read back as "É"; that is no lie, and no other word."""
    bullet = ResumeBullet(bullet_id="summary-bullet-1", text="´Etaler l'ˆame")
    document = ResumeDocument(summary=(bullet,))
    assert match_claims("Étaler l'âme", claim_index(document)) == []
    assert strange_words("Étaler l'âme", document) == []
    assert match_claims("Entasser l'âme", claim_index(document)) != []


def printed(tmp_path: Path, unreadable: set[str]) -> Tailored:
    """A run whose pages are read back without some of their lines."""
    board = run(parts())
    assert board.draft is not None
    page = "\n".join(
        one.bullet_text for one in board.draft.claims if one.bullet_id not in unreadable
    )

    def read_back(pdf: bytes) -> str:
        assert pdf
        return page

    wish = Wish(
        posting=POSTING, target_title="Manager", output_dir=tmp_path / "out", date="2026-05-04"
    )
    with RenderEngine(packages=resources() / "typst") as engine:
        return asyncio.run(tailor(wish, parts(career=CAREER), engine, read_back=read_back))


def test_a_line_that_cannot_be_read_back_is_left_out_and_listed(tmp_path: Path) -> None:
    """D8, D9: one line that the page shows otherwise costs that line, not the résumé."""
    board = run(parts())
    assert board.draft is not None
    first = board.draft.claims[0]
    done = printed(tmp_path, {first.bullet_id})
    assert done.passed
    assert [(one.bullet_id, one.replaced_by) for one in done.trims] == [(first.bullet_id, None)]
    assert first.bullet_text not in (done.folder / "resume.txt").read_text(encoding="utf-8")


def test_pages_that_cannot_be_read_back_at_all_fail(tmp_path: Path) -> None:
    """D8: it fails closed: nothing passes that was not seen on the page."""
    board = run(parts())
    assert board.draft is not None
    done = printed(tmp_path, {one.bullet_id for one in board.draft.claims})
    assert not done.passed
    assert done.folder.parent.name == "failed"
