"""`interview-app restore [BACKUP]` (CONTRACT E10)."""

import json

import click

from interview_app.cli.options import chosen_folder, shared
from interview_app.i18n import _
from interview_app.use_cases.backup import list_backups, restore_backup


@click.command("restore")
@click.argument("backup", required=False)
@click.option("--list", "only_list", is_flag=True, help="Show the backups instead.")
@shared
def command(*, backup: str | None, only_list: bool, as_json: bool) -> None:
    """Bring a backup back: the newest, or the one named. What is there now is backed up first."""
    folder = chosen_folder()
    if only_list:
        names = [one.name for one in list_backups(folder)]
        click.echo(
            json.dumps({"backups": names})
            if as_json
            else "\n".join(names) or _("There is no backup yet.")
        )
        return
    restored, before = restore_backup(folder, backup)
    if as_json:
        click.echo(
            json.dumps({"restored": restored.name, "before": before.name if before else None})
        )
        return
    click.echo(_("Backup {name} is back.").format(name=restored.name))
    if before is not None:
        click.echo(_("What was there before is kept as {name}.").format(name=before.name))
