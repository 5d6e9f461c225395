"""The reports that are written beside a résumé, as JSON: what it rests on, line by line, and what
was found (CONTRACT D10).
"""

import json
from collections.abc import Sequence
from typing import Any

from interview_app.domain.base import Model
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.tailoring import ATSReport, AuditReport, ClaimMapping


def reports(
    *,
    used: Sequence[EvidenceCard],
    claims: Sequence[ClaimMapping],
    ats: ATSReport | None,
    audit: AuditReport | None,
    trims: Sequence[Model],
) -> dict[str, bytes]:
    """File names to their content; a report that was not made is an empty object.

    Args:
        used: the cards that the résumé rests on.
        claims: its claim index.
        ats: the figures on keywords.
        audit: what the gate found.
        trims: what was left out, by the run and by the page.
    """
    return {
        "evidence_used.json": _json([card.to_json() for card in used]),
        "claim_index.json": _json([claim.to_json() for claim in claims]),
        "ats_report.json": _json(ats.to_json() if ats is not None else {}),
        "audit_report.json": _json(audit.to_json() if audit is not None else {}),
        "trims.json": _json([trim.to_json() for trim in trims]),
    }


def _json(value: Any) -> bytes:
    return (json.dumps(value, indent=2, ensure_ascii=False) + "\n").encode("utf-8")
