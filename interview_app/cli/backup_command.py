"""`interview-app backup` (CONTRACT E10)."""

import click

from interview_app.cli.options import chosen_folder, shared, tell
from interview_app.i18n import _
from interview_app.use_cases.care.backup import make_backup


@click.command("backup")
@shared
def command(*, as_json: bool) -> None:
    """Make a backup of everything now."""
    made = make_backup(chosen_folder())
    words = _("Backup {name} is made: {path}").format(name=made.name, path=made.path)
    tell({"backup": made.name, "path": str(made.path)}, words, as_json=as_json)
