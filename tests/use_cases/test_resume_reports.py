"""The reports beside a résumé (CONTRACT D10): both ways to one write them so."""

import json

from interview_app.domain.proposals import Proposal, ProposalState
from interview_app.domain.resume import ResumeBullet, ResumeDocument, ResumeEntry, ResumeSection
from interview_app.domain.tailoring import (
    ATSReport,
    AuditReport,
    Blackboard,
    ClaimMapping,
    Inputs,
    Trim,
)
from interview_app.use_cases.resumes.printed_draft import reports
from tests.tailoring.made_up import PFLEGE

CLAIMS = (
    ClaimMapping(
        bullet_id="line-1", bullet_text="Dekubitusrate gesenkt", evidence_card_ids=("s1",)
    ),
)
PROPOSALS = (
    Proposal(
        id="proposal-1",
        entry_id="exp-1",
        text="Dekubitusrate auf 2 % gesenkt",
        replaces=(PFLEGE[0].lines[2].id,),
        marked=("auf",),
    ),
    Proposal(
        id="proposal-2",
        entry_id="exp-1",
        text="40 Pflegekräfte geführt",
        state=ProposalState.REFUSED,
        sentences=("Nothing you approved here has “40”",),
    ),
)
PAGE = ResumeDocument(
    sections=(
        ResumeSection(
            key="experience",
            title="Berufserfahrung",
            entries=(
                ResumeEntry(
                    id="exp-1",
                    bullets=(
                        ResumeBullet(
                            bullet_id="line-1",
                            text="Dekubitusrate gesenkt",
                            evidence_card_ids=("s1",),
                        ),
                    ),
                ),
            ),
        ),
    )
)
TRIMS = (Trim(bullet_id="line-2", text="Dienstplanung", reason="1 page"),)


def told(page: ResumeDocument = PAGE, **found: object) -> dict[str, bytes]:
    inputs = Inputs(job_description="", target_title="Pflegedienstleitung")
    return reports(Blackboard(inputs=inputs).model_copy(update=found), page, PFLEGE, ())


def test_each_report_has_its_own_file_as_readable_json() -> None:
    written = told(
        ats_report=ATSReport(keyword_coverage_score=40),
        audit_report=AuditReport(passed=True),
        trims=TRIMS,
        proposals=PROPOSALS,
    )
    read = {
        name: json.loads(content) for name, content in written.items() if name.endswith(".json")
    }
    assert [card["id"] for card in read["evidence_used.json"]] == ["s1"]
    assert read["claim_index.json"] == [claim.to_json() for claim in CLAIMS]
    assert read["ats_report.json"]["keyword_coverage_score"] == 40
    assert read["audit_report.json"]["passed"] is True
    assert read["trims.json"] == [trim.to_json() for trim in TRIMS]
    assert read["proposals.json"] == [one.to_json() for one in PROPOSALS]
    assert set(written) == {*read, "proposals.md", "diff_from_base.md"}
    assert b"Dekubitusrate" in written["evidence_used.json"]
    assert all(content.endswith(b"\n") for content in written.values())


def test_a_report_that_was_not_made_is_empty() -> None:
    written = told(ResumeDocument())
    assert [json.loads(written[name]) for name in ("ats_report.json", "audit_report.json")] == [
        {},
        {},
    ]


def test_the_suggestions_can_be_read_beside_what_they_would_replace() -> None:
    """D10, NEXT 3: `proposals.md` has each wording, the line it is for, and what is said of it."""
    page = told(proposals=PROPOSALS)["proposals.md"].decode()
    assert "## Not looked at\n\n> Dekubitusrate auf 2 % gesenkt" in page
    assert f"Now: “{PFLEGE[0].lines[2].text}”" in page
    assert "Not in your own words: “auf”" in page
    assert "## Refused by the check\n\n> 40 Pflegekräfte geführt" in page
    empty = told(ResumeDocument())["proposals.md"]
    assert "Nothing was suggested." in empty.decode()
