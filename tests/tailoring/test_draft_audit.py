"""The audit of a draft: its claim index, and what a model objected to (CONTRACT D8)."""

import pytest

from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.resume import (
    ResumeBullet,
    ResumeDocument,
    ResumeEntry,
    ResumeHeader,
    ResumeSection,
)
from interview_app.domain.tailoring import (
    AuditReport,
    ClaimMapping,
    ResumeDraft,
    Severity,
    TruthViolation,
    ViolationKind,
)
from interview_app.tailoring.lines.draft import own_summary
from interview_app.tailoring.lines.facts import Career, fact_cards
from interview_app.tailoring.reports import draft_audit
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.use_cases import tailoring_print
from tests.tailoring.made_up import PAYSCALE

LINE = "Cut p95 latency by 75%"
CARD = next(one for one in PAYSCALE if "75" in one.raw_text)
BULLET = ResumeBullet(
    bullet_id="experience-payscale-bullet-1", text=LINE, evidence_card_ids=(CARD.id,)
)
INDEX = EvidenceIndex(PAYSCALE)


def document() -> ResumeDocument:
    entry = ResumeEntry(id="exp-1", organization=CARD.company, title=CARD.role, bullets=(BULLET,))
    section = ResumeSection(key="experience", title="Experience", entries=(entry,))
    return ResumeDocument(header=ResumeHeader(name="Ada"), sections=(section,))


def claim(text: str, id: str = BULLET.bullet_id) -> ClaimMapping:
    return ClaimMapping(bullet_id=id, bullet_text=text, evidence_card_ids=(CARD.id,))


def test_a_line_with_its_claim_passes() -> None:
    """D8: what the tests below change one thing of."""
    _draft, report = draft_audit.audit(draft_audit.redrafted(document()), INDEX)
    assert report.passed, report.truth_violations


@pytest.mark.parametrize(
    "claims",
    [
        (),
        (claim("Cut p95 latency by 80%"),),
        (claim(LINE), claim("Led a team of 40", "experience-payscale-bullet-2")),
    ],
    ids=["a line without a claim", "a claim in other words", "a claim without a line"],
)
def test_a_claim_index_that_does_not_match_the_text_blocks(
    claims: tuple[ClaimMapping, ...],
) -> None:
    """D8: whoever checks the index would check other words than those that were sent."""
    _draft, report = draft_audit.audit(ResumeDraft(document=document(), claims=claims), INDEX)
    assert not report.passed
    assert [one.violation for one in report.truth_violations] == [
        "The claim index does not match the text"
    ]


def objected(
    *lines: str, reason: str | None = None, severity: Severity = Severity.BLOCKER
) -> AuditReport:
    kind = ViolationKind.UNSUPPORTED_CLAIM
    found = [
        TruthViolation(
            bullet_id="a", bullet_text=one, violation="Not told.", kind=kind, severity=severity
        )
        for one in lines
    ]
    return AuditReport(truth_violations=tuple(found), override_reason=reason)


def test_a_reason_to_use_it_all_the_same_holds_for_what_it_was_given_for() -> None:
    """D8: a lie that comes later is covered by no reason of before, and what passes needs none."""
    given = objected("Led 12", "Cut 80%", reason="They asked for it.")
    holds = tailoring_print.reason_that_holds
    assert holds(given, objected("Led 12", "Cut 80%")) == "They asked for it."
    assert holds(given, objected("Led 12")) == "They asked for it.", "less is refused"
    assert holds(given, objected("Led 12", "Won a prize")) is None
    assert holds(given, objected("Led 40")) is None
    assert holds(given, AuditReport(passed=True)) is None
    assert holds(objected("Led 12"), objected("Led 12")) is None
    assert holds(None, objected("Led 12")) is None
    warned = objected("Led 12", severity=Severity.WARNING, reason="They asked for it.")
    assert holds(warned, objected("Led 12")) is None, "a warning that blocks now is new"


def test_an_objection_of_a_model_stays_with_the_line_as_it_was() -> None:
    """D8: a model auditor adds and nothing takes it away but other words; what the gate says is judged anew each time."""
    objection = TruthViolation(
        bullet_id=BULLET.bullet_id,
        bullet_text=LINE,
        violation="Whose?",
        kind=ViolationKind.MODEL_OBJECTION,
    )
    ours = objection.model_copy(update={"kind": ViolationKind.UNSUPPORTED_CLAIM})
    before = AuditReport(truth_violations=(objection, ours))
    assert draft_audit.still_objected(before, [(BULLET.bullet_id, LINE), ("other", "Other")]) == [
        objection
    ]
    assert draft_audit.still_objected(before, [(BULLET.bullet_id, "Cut latency")]) == []
    assert draft_audit.still_objected(before, [("other", LINE)]) == []
    assert draft_audit.still_objected(None, [(BULLET.bullet_id, LINE)]) == []


@pytest.mark.parametrize(
    ("label", "summary"),
    [
        ("Senior Electrician", "Electrician with five years in two shipyards."),
        ("Senior Data Engineer", "Data engineer with five years in two companies."),
        (
            "Staatlich anerkannte Erzieherin",
            "Erzieherin mit fünf Jahren Berufserfahrung in der Krippe.",
        ),
    ],
)
def test_a_summary_may_begin_with_another_post_than_the_headline(label: str, summary: str) -> None:
    """D8: both are the person's own approved words, and neither goes on with the other."""
    basics = {"name": "Ada", "label": label, "summary": summary}
    career = Career(profile=ApplicantProfile.model_validate({"basics": basics}))
    document = ResumeDocument(summary=own_summary(career))
    _draft, report = draft_audit.audit(
        draft_audit.redrafted(document), EvidenceIndex(fact_cards(career))
    )
    assert report.passed, report.truth_violations
