"""The reports beside a résumé (CONTRACT D10): both ways to one write them so."""

import json

from interview_app.domain.tailoring import ATSReport, AuditReport, ClaimMapping, Trim
from interview_app.use_cases.resume_reports import reports
from tests.tailoring.made_up import PFLEGE

CLAIMS = (
    ClaimMapping(
        bullet_id="line-1", bullet_text="Dekubitusrate gesenkt", evidence_card_ids=("s1",)
    ),
)
TRIMS = (Trim(bullet_id="line-2", text="Dienstplanung", reason="1 page"),)


def test_each_report_has_its_own_file_as_readable_json() -> None:
    written = reports(
        used=PFLEGE,
        claims=CLAIMS,
        ats=ATSReport(keyword_coverage_score=40),
        audit=AuditReport(passed=True),
        trims=TRIMS,
    )
    read = {name: json.loads(content) for name, content in written.items()}
    assert [card["id"] for card in read["evidence_used.json"]] == ["s1", "s2"]
    assert read["claim_index.json"] == [claim.to_json() for claim in CLAIMS]
    assert read["ats_report.json"]["keyword_coverage_score"] == 40
    assert read["audit_report.json"]["passed"] is True
    assert read["trims.json"] == [trim.to_json() for trim in TRIMS]
    assert len(read) == len(written) == 5
    assert "Pflegekräften".encode() in written["evidence_used.json"]
    assert all(content.endswith(b"\n") for content in written.values())


def test_a_report_that_was_not_made_is_empty() -> None:
    written = reports(used=(), claims=(), ats=None, audit=None, trims=())
    assert [json.loads(written[name]) for name in ("ats_report.json", "audit_report.json")] == [
        {},
        {},
    ]
