"""The reports that are written beside a résumé, as JSON: what it rests on, line by line, and what
was found (CONTRACT D10).
"""

from collections.abc import Sequence

from pydantic_core import to_json

from interview_app.domain.base import Model
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.proposals import Proposal, ProposalState
from interview_app.domain.tailoring import ATSReport, AuditReport, ClaimMapping
from interview_app.i18n import N_, _
from interview_app.tailoring.lines.suggesting import said_of


def reports(
    *,
    used: Sequence[EvidenceCard],
    claims: Sequence[ClaimMapping],
    ats: ATSReport | None,
    audit: AuditReport | None,
    trims: Sequence[Model],
    proposals: Sequence[Proposal] = (),
) -> dict[str, bytes]:
    """File names to their content; a report that was not made is an empty object.

    Args:
        used: the cards that the résumé rests on.
        claims: its claim index.
        ats: the figures on keywords.
        audit: what the check found.
        trims: what was left out, by the run and by the page.
        proposals: what was suggested and what became of it.
    """
    return {
        "evidence_used.json": _json(used),
        "claim_index.json": _json(claims),
        "ats_report.json": _json(ats or {}),
        "audit_report.json": _json(audit or {}),
        "trims.json": _json(trims),
        "proposals.json": _json(proposals),
        "proposals.md": _proposals_page(proposals, used).encode("utf-8"),
    }


def _json(value: Model | Sequence[Model] | dict[str, object]) -> bytes:
    return to_json(value, indent=2, by_alias=True, exclude_none=True) + b"\n"


_STATES = {
    ProposalState.OPEN: N_("Not looked at"),
    ProposalState.ACCEPTED: N_("Accepted"),
    ProposalState.REJECTED: N_("Rejected"),
    ProposalState.REFUSED: N_("Refused by the check"),
    ProposalState.UNREAD: N_("Accepted unread"),
}


def _proposals_page(proposals: Sequence[Proposal], cards: Sequence[EvidenceCard]) -> str:
    """The proposals for a person to read: each wording above the line whose place it would take."""
    by_line = {line.id: line.text for card in cards for line in card.lines}
    heading, now = _("Suggested wordings"), _("Now: “{text}”")
    told = [f"# {heading}", ""]
    if not proposals:
        told += [_("Nothing was suggested."), ""]
    for state, title in _STATES.items():
        for one in [each for each in proposals if each.state is state]:
            told += ["## " + _(title), "", f"> {one.text}", ""]
            told += ["- " + now.format(text=by_line[id]) for id in one.replaces if id in by_line]
            told += [f"- {sentence}" for sentence in said_of(one)]
            told.append("")
    return "\n".join(told)
