"""What `interview-app generate` tells at its end: objections, what was left out, what the evidence
does not show (CONTRACT E5).
"""

import os
from textwrap import shorten
from typing import TYPE_CHECKING, Any

import click

from interview_app.domain.proposals import ProposalState
from interview_app.i18n import N_, _, ngettext

if TYPE_CHECKING:
    from interview_app.domain.tailoring import Blackboard, EvidenceMapping, Requirement
    from interview_app.tailoring.lines.facts import Career
    from interview_app.use_cases.resumes.tailor import Tailored

_WIDEST = 160
"""Characters of a demand that are told; `--json` has it whole."""
_MOST_TOLD = 12
"""Lines of one reason that are told."""

_FLAGS = {
    "hidden_text": N_("The posting hides text, which was not followed"),
    "instruction_like_text": N_("The posting speaks to a program, which was not followed"),
}
"""What is told of what a posting tries."""


def as_json(done: "Tailored", career: "Career") -> dict[str, Any]:
    """The same as JSON."""
    from interview_app.tailoring.lines.selection import selectable

    return {
        "status": "ok",
        "passed": done.passed,
        "accepted_unread": done.unread,
        "proposals": [one.to_json() for one in done.board.proposals],
        "folder": str(done.folder),
        "files": sorted(os.listdir(done.folder)),
        "pages": done.fitted.rendered.pages if done.fitted is not None else None,
        "audit_report": done.report.to_json(),
        "trims": [one.to_json() for one in done.trims],
        "notes": list(done.notes),
        "posting_flags": [one.to_json() for one in done.board.posting.flags]
        if done.board.posting is not None
        else [],
        "requirements": [
            {**one.to_json(), "answered_by": mapping.to_json()}
            for one, mapping in _answers(done.board)
        ],
        "selectable": selectable(career),
    }


def _answers(board: "Blackboard") -> "list[tuple[Requirement, EvidenceMapping]]":
    """What the posting asks for, each with what of the evidence answers it."""
    found = {one.requirement_id: one for one in board.evidence_mappings}
    return [(one, found[one.id]) for one in board.requirements if one.id in found]


def tell(done: "Tailored") -> None:
    """Print what was written and what the person should know of it."""
    from interview_app.domain.tailoring import inconsistencies_besides

    if done.unread:
        words = ngettext(
            "! {n} line was accepted unread: nobody has looked at it yet.",
            "! {n} lines were accepted unread: nobody has looked at them yet.",
            done.unread,
        )
        click.echo(words.format(n=done.unread))
    click.echo(_("✓ Resume generated successfully"))
    for flag in done.board.posting.flags if done.board.posting is not None else ():
        quote = shorten(flag.span.quote, _WIDEST, placeholder=" …")
        click.echo(_("! {flag}: “{quote}”").format(flag=_(_FLAGS[flag.code]), quote=quote))
    for violation in done.report.truth_violations:
        mark = "✗" if violation.severity.value == "BLOCKER" else "!"
        click.echo(
            f"{mark} {violation.bullet_id}: {violation.violation}\n    {violation.bullet_text}"
        )
    printed = done.board.draft.document.bullets() if done.board.draft is not None else ()
    for sentence in inconsistencies_besides(done.report.inconsistencies, done.trims, printed):
        click.echo(f"? {sentence}")
    _tell_left_out(done)
    _tell_proposals(done)
    for note in done.notes:
        click.echo(note)
    if (
        done.fitted is not None
        and done.board.draft is not None
        and not done.board.draft.document.header.name
    ):
        click.echo(
            _(
                "The résumé has no name and no contact: the cards tell none. Give --profile "
                "FILE, or write them in."
            )
        )
    unsure = [
        (one, mapping) for one, mapping in _answers(done.board) if mapping.confidence.value == "low"
    ]
    if unsure:
        click.echo(_("Asked for, and not shown by your evidence:"))
    for requirement, mapping in unsure:
        click.echo(
            f"  • {shorten(requirement.text, _WIDEST, placeholder=' …')}\n    {mapping.notes}"
        )
    if done.fitted is not None:
        click.echo(done.fitted.sentence)
        click.echo(str(done.folder))


def _tell_left_out(done: "Tailored") -> None:
    """Every approved fact that is not on the pages, under its reason (CONTRACT D11, NEXT 3)."""
    by_reason: dict[str, list[str]] = {}
    for trim in done.trims:
        text = shorten(trim.text, _WIDEST, placeholder=" …")
        by_reason.setdefault(trim.reason, []).append(text)
    for reason, texts in by_reason.items():
        click.echo(_("Left out ({reason}):").format(reason=reason))
        for text in texts[:_MOST_TOLD]:
            click.echo(f"  • {text}")
        if len(texts) > _MOST_TOLD:
            words = _("  … and {n} more, in trims.json")
            click.echo(words.format(n=len(texts) - _MOST_TOLD))


def _tell_proposals(done: "Tailored") -> None:
    """What was suggested and not looked at; it holds nothing up."""
    waiting = sum(one.is_open for one in done.board.proposals)
    if waiting:
        words = ngettext(
            "{n} suggested wording was not looked at; proposals.md has it. Run again with "
            "--interactive to decide.",
            "{n} suggested wordings were not looked at; proposals.md has them. Run again with "
            "--interactive to decide.",
            waiting,
        )
        click.echo(words.format(n=waiting))
    for one in done.board.proposals:
        if one.state is ProposalState.REFUSED:
            reason = " ".join(_(sentence) for sentence in one.sentences)
            click.echo(_("Not used: {text} ({reason})").format(text=one.text, reason=reason))
