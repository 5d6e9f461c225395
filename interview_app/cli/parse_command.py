"""`interview-app parse`: a fact résumé to evidence cards (CONTRACT E4)."""

from pathlib import Path

import click

from interview_app.cli.options import FILE, shared, tell
from interview_app.i18n import _


@click.command("parse")
@click.option(
    "-f",
    "--fact-resume",
    required=True,
    type=FILE,
    metavar="FILE",
    help="MD, PDF, DOCX or TXT; also JSON Resume, a LinkedIn archive, Europass or RenderCV.",
)
@click.option(
    "-o",
    "--output",
    default="./data/evidence_cards.json",
    show_default=True,
    type=FILE,
    metavar="FILE",
)
@shared
def command(*, fact_resume: Path, output: Path, as_json: bool) -> None:
    """Turn a fact résumé into evidence cards."""
    from interview_app.use_cases.resumes.fact_cards import parse_file, write_cards

    parsed = parse_file(fact_resume)
    for kept in write_cards(parsed, output):
        click.echo(_("What stood there before is kept as {path}.").format(path=kept), err=True)
    words = _("✓ Parsed {n} evidence cards to {path}").format(n=len(parsed.cards), path=output)
    tell({"cards": len(parsed.cards), "output": str(output)}, words, as_json=as_json)
