"""`interview-app audit`: the truth gate alone, on any résumé (CONTRACT E7). Exit 0 when it ran,
whatever it found.
"""

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
    help="The résumé: PDF, DOCX, MD, TXT, RenderCV YAML, or a claim index as JSON.",
)
@click.option(
    "--cards",
    required=True,
    type=FILE,
    metavar="FILE",
    help='Evidence cards as JSON: a list of cards, or an object with the list under "cards".',
)
@shared
def command(*, resume: Path, cards: Path, as_json: bool) -> None:
    """Hold every line of a résumé against evidence cards, whoever wrote it.

    Cards: `interview-app parse -f RESUME -o cards.json` makes them from a résumé; each folder that
    `interview-app demo --out DIR` or `generate` writes has an example, evidence_used.json. A card
    needs id, project, company, timeframe, role and raw_text. The profile that `parse` writes beside
    the cards is evidence too. A card that cannot be used is told of under the inconsistencies and
    left out.

    Headings: each line is held against the cards of the employer or school under whose heading it
    stands. A heading is a line that names the employer, with its title, place and dates in the same
    line or the lines beside it, in any order and parted by commas, dashes, bars or "at": "Fitter,
    Acme Ltd, 2019 - 2022", "Acme Ltd | Leeds" above "Fitter (2019 - 2022)", "### Fitter at Acme
    Ltd" above a line of dates. The names of sections, such as Experience, Berufserfahrung or
    Educación, end an entry. Name and contact at the top of the page claim nothing; a title there
    does.

    Claim index: a JSON list, alone or under "claims", of objects with bullet_id
    ("experience-acme-ltd-bullet-1"), bullet_text, and evidence_card_ids, the ids of the cards that
    prove it. Each claim is held against the cards it cites.

    What is refused is a BLOCKER, what is doubted a WARNING. The exit is 0 when the audit ran,
    whatever it found; --json prints the report, with "passed".
    """
    from interview_app.use_cases.audit import audit_file

    report = audit_file(resume, cards)
    if as_json:
        click.echo(json.dumps(report.to_json(), ensure_ascii=False, indent=2))
    else:
        _print(report)


def _print(report: AuditReport) -> None:
    for violation in report.truth_violations:
        mark = "✗" if violation.severity is Severity.BLOCKER else "!"
        click.echo(
            f"{mark} {violation.bullet_text}\n    {violation.severity.value}: {violation.violation}"
        )
    for sentence in report.inconsistencies:
        click.echo(f"? {sentence}")
    count = len(report.truth_violations)
    if not report.passed:
        click.echo(ngettext("{n} objection.", "{n} objections.", count).format(n=count))
    elif count:
        click.echo(
            ngettext(
                "✓ No line is refused; {n} warning.", "✓ No line is refused; {n} warnings.", count
            ).format(n=count)
        )
    else:
        click.echo(_("✓ Every line is supported by the evidence."))
