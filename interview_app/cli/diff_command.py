"""`interview-app diff`: two tailored résumés, line by line and word by word (CONTRACT E6)."""

import json
from pathlib import Path

import click
from pydantic import TypeAdapter, ValidationError

from interview_app.cli.options import FILE, shared
from interview_app.domain.tailoring import ClaimMapping
from interview_app.errors import EvidenceParsingError
from interview_app.i18n import _

_CLAIMS: TypeAdapter[tuple[ClaimMapping, ...]] = TypeAdapter(tuple[ClaimMapping, ...])


@click.command("diff")
@click.option(
    "--variant1", required=True, type=FILE, metavar="DIR", help="Folder of the first résumé."
)
@click.option("--variant2", required=True, type=FILE, metavar="DIR", help="Folder of the second.")
@shared
def command(*, variant1: Path, variant2: Path, as_json: bool) -> None:
    """Compare two tailored résumés."""
    from interview_app.tailoring.reports import variants

    old, new = _claims(variant1), _claims(variant2)
    changes = variants.line_changes(
        [(one.bullet_id, one.bullet_text) for one in old],
        [(one.bullet_id, one.bullet_text) for one in new],
        cited={one.bullet_id: one.evidence_card_ids for one in new},
    )
    # What stands beside the claims counts for nothing but where it is not the same: skills,
    # headings, certificates.
    beside = variants.line_changes(_others(variant1, old), _others(variant2, new))
    changes = (*changes, *(one for one in beside if one.changed))
    if as_json:
        click.echo(
            json.dumps(
                [one.to_json() for one in changes if one.changed], ensure_ascii=False, indent=2
            )
        )
    else:
        click.echo(variants.to_markdown(changes, title=f"{variant1.name} → {variant2.name}"))


def _others(folder: Path, claims: tuple[ClaimMapping, ...]) -> list[tuple[str, str]]:
    """The lines of the résumé that are no claims, numbered: its headings, skills, certificates and
    so on.
    """
    try:
        text = (folder / "resume.txt").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return []
    claimed = " ".join(one.bullet_text for one in claims)
    lines = [line.strip() for line in text.splitlines()]
    other = [line for line in lines if line and not line.startswith("- ") and line not in claimed]
    return [(f"resume-line-{number}", line) for number, line in enumerate(other, start=1)]


def _claims(folder: Path) -> tuple[ClaimMapping, ...]:
    path = folder / "claim_index.json"
    try:
        return _CLAIMS.validate_json(path.read_bytes())
    except OSError as error:
        raise EvidenceParsingError(
            _("{folder} is no folder of a tailored résumé: it has no claim_index.json.").format(
                folder=folder
            )
        ) from error
    except ValidationError as error:
        raise EvidenceParsingError(
            _("{path} cannot be read. Generate the résumé again.").format(path=path)
        ) from error
