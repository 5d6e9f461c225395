"""The report on a draft: the check over each of its lines, and what stands in two cards (CONTRACT D8)."""

import pytest

from interview_app.domain.lines import Line
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.proposals import Proposal, ProposalState, Verdict, proposal_id
from interview_app.domain.resume import (
    ResumeBullet,
    ResumeDocument,
    ResumeEntry,
    ResumeHeader,
    ResumeSection,
)
from interview_app.domain.tailoring import AuditReport, Severity, ViolationKind
from interview_app.tailoring.lines import checking
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.lines.checking import Checker
from interview_app.tailoring.lines.facts import Career
from tests.tailoring.made_up import PAYSCALE, card

CAREER = career_from_cards(PAYSCALE)
JOB = CAREER.timeline.experiences[0]
APPROVED = PAYSCALE[0].lines[1]


def document(*lines: str, summary: str = "") -> ResumeDocument:
    """A page with these lines under the first job."""
    bullets = tuple(
        ResumeBullet(bullet_id=f"experience-payscale-bullet-{n}", text=text)
        for n, text in enumerate(lines, start=1)
    )
    entry = ResumeEntry(id=JOB.id, organization=JOB.organization, title=JOB.title, bullets=bullets)
    return ResumeDocument(
        header=ResumeHeader(name="Ada"),
        summary=(ResumeBullet(bullet_id="summary-bullet-1", text=summary),) if summary else (),
        sections=(ResumeSection(key="experience", title="Experience", entries=(entry,)),),
    )


def report_on(page: ResumeDocument, *proposals: Proposal) -> AuditReport:
    draft = checking.redrafted(page)
    return checking.report_on(draft, Checker(CAREER, PAYSCALE), PAYSCALE, proposals=proposals)


def test_every_printed_line_has_its_verdict() -> None:
    """E7: `lines` says of each line what the check says, under which employer."""
    report = report_on(document(APPROVED.text, "Steered the compensation platform."))
    assert [(one.text, one.employer, one.verdict) for one in report.lines] == [
        (APPROVED.text, "Payscale", Verdict.PROVEN),
        ("Steered the compensation platform.", "Payscale", Verdict.YOUR_WORD),
    ]
    assert "Steered" in report.lines[1].marked
    assert report.passed, "a word of the person's own holds no page of theirs up"


@pytest.mark.parametrize(
    ("lie", "kind"),
    [
        ("Cut p95 latency by 80%.", ViolationKind.CHANGED_METRIC),
        (PAYSCALE[2].lines[0].text, ViolationKind.MOVED_FACT),
    ],
    ids=["a figure that stands nowhere", "a line of another entry"],
)
def test_what_can_be_compared_exactly_is_refused(lie: str, kind: ViolationKind) -> None:
    """NEXT 5: a figure that stands nowhere in the entry, a line approved for another one."""
    report = report_on(document(lie))
    assert not report.passed
    assert {one.kind for one in report.truth_violations} == {kind}
    assert {one.severity for one in report.truth_violations} == {Severity.BLOCKER}
    assert [one.bullet_text for one in report.truth_violations] == [lie]


def test_a_line_accepted_unread_is_nobodys_evidence() -> None:
    """NEXT 3: it is listed as unread, and the page has not passed."""
    text = "Served enterprise customers on AWS."
    unread = Proposal(
        id=proposal_id(JOB.id, text), entry_id=JOB.id, text=text, state=ProposalState.UNREAD
    )
    report = report_on(document(APPROVED.text, text), unread)
    assert not report.passed
    assert [one.bullet_text for one in report.truth_violations] == [text]
    assert "Accepted unread" in report.truth_violations[0].violation


def test_the_claim_index_is_made_of_the_page() -> None:
    """D8: whoever checks the index checks the words that are sent."""
    draft = checking.redrafted(document(APPROVED.text, summary="Careful."))
    assert [one.bullet_text for one in draft.claims] == ["Careful.", APPROVED.text]


@pytest.mark.parametrize(
    ("label", "summary"),
    [
        ("Senior Electrician", "Electrician with five years in two shipyards."),
        (
            "Staatlich anerkannte Erzieherin",
            "Erzieherin mit fünf Jahren Berufserfahrung in der Krippe.",
        ),
    ],
)
def test_a_summary_may_say_what_the_headline_does_not(label: str, summary: str) -> None:
    """NEXT 3: both are the person's own approved words."""
    basics = {"name": "Ada", "label": label, "summary": summary}
    profile = ApplicantProfile.model_validate({"basics": basics})
    draft = checking.redrafted(document(summary=summary))
    report = checking.report_on(draft, Checker(Career(profile=profile), ()), ())
    assert report.passed, report.truth_violations
    assert [one.verdict for one in report.lines] == [Verdict.PROVEN]


def test_cards_that_contradict_each_other_are_told_beside_the_page() -> None:
    """D2: they hold nothing up."""
    told = tuple(
        card(f"c{n}", "Acme", "Fitter", "2015-2020", f"Fitted {n} boilers a year.")
        for n in (40, 60)
    )
    report = checking.report_on(
        checking.redrafted(document()), Checker(career_from_cards(told), told), told
    )
    assert report.passed
    assert any("contradicts itself" in one for one in report.inconsistencies)


def test_the_evidence_beside_a_page_is_what_its_lines_cite() -> None:
    """D10: evidence_used.json has every card that a line cites, and no other one."""
    line: Line = APPROVED
    page = document()
    bullet = ResumeBullet(bullet_id="b", text=line.text, evidence_card_ids=line.cites)
    entry = page.sections[0].entries[0].model_copy(update={"bullets": (bullet,)})
    page = page.model_copy(
        update={"sections": (page.sections[0].model_copy(update={"entries": (entry,)}),)}
    )
    draft = checking.redrafted(page)
    assert checking.evidence_of(page, draft.claims, PAYSCALE) == (PAYSCALE[0],)
