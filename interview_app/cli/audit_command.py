"""`interview-app audit`: the truth gate alone, on any résumé (CONTRACT E7). Exit 0 when it ran, whatever it found."""

import json
from pathlib import Path

import click

from interview_app.cli.options import FILE, shared
from interview_app.domain.tailoring import AuditReport, Severity
from interview_app.i18n import _, ngettext


@click.command("audit")
@click.option(
    "--resume",
    required=True,
    type=FILE,
    metavar="FILE",
    help="PDF, DOCX, MD, TXT or a claim index.",
)
@click.option("--cards", required=True, type=FILE, metavar="FILE", help="Evidence cards as JSON.")
@shared
def command(*, resume: Path, cards: Path, as_json: bool) -> None:
    """Hold every line of a résumé against evidence cards."""
    from interview_app.use_cases.audit import audit_file

    report = audit_file(resume, cards)
    if as_json:
        click.echo(json.dumps(report.to_json(), ensure_ascii=False, indent=2))
    else:
        _print(report)


def _print(report: AuditReport) -> None:
    for violation in report.truth_violations:
        mark = "✗" if violation.severity is Severity.BLOCKER else "!"
        click.echo(f"{mark} {violation.bullet_text}\n    {violation.severity.value}: {violation.violation}")
    for sentence in report.inconsistencies:
        click.echo(f"? {sentence}")
    count = len(report.truth_violations)
    if not report.passed:
        click.echo(ngettext("{n} objection.", "{n} objections.", count).format(n=count))
    elif count:
        click.echo(
            ngettext("✓ No line is refused; {n} warning.", "✓ No line is refused; {n} warnings.", count).format(n=count)
        )
    else:
        click.echo(_("✓ Every line is supported by the evidence."))
