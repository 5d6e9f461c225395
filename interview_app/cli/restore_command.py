"""`interview-app restore [BACKUP]` (CONTRACT E10), and the way on when there is nothing to bring
back.
"""

from dataclasses import replace
from pathlib import Path

import click

from interview_app.cli.options import chosen_folder, shared, tell
from interview_app.i18n import _, ngettext
from interview_app.paths import DataFolder
from interview_app.use_cases.care.backup import list_backups, restore_backup
from interview_app.use_cases.care.copies import restore_copy
from interview_app.use_cases.care.start_anew import start_anew as begin_anew


@click.command("restore")
@click.argument("backup", required=False)
@click.option("--list", "only_list", is_flag=True, help="Show the backups instead.")
@click.option(
    "--start-anew",
    is_flag=True,
    help="The data is lost and there is no backup: start anew with the kept documents.",
)
@shared
def command(*, backup: str | None, only_list: bool, start_anew: bool, as_json: bool) -> None:
    """Bring a backup back: the newest, the one named, or a file that is a backup or an export of
    everything. What is there now is backed up first.
    """
    folder = chosen_folder()
    if start_anew:
        _start_anew(folder, as_json=as_json)
        return
    if only_list:
        names = [one.name for one in list_backups(folder)]
        words = "\n".join(names) or _("There is no backup yet.")
        tell({"backups": names}, words, as_json=as_json)
        return
    file = Path(backup) if backup is not None else None
    if file is not None and file.suffix and file.is_file():
        restored, before = restore_copy(folder, file)
        restored = replace(restored, path=file)
    else:
        restored, before = restore_backup(folder, backup)
    words = _("Backup {name} is back.").format(name=restored.name)
    if before is not None:
        words += "\n" + _("What was there before is kept as {name}.").format(name=before.name)
    done = {"restored": restored.name, "before": before.name if before else None}
    tell(done, words, as_json=as_json)


def _start_anew(folder: DataFolder, *, as_json: bool) -> None:
    kept = begin_anew(folder)
    told = ngettext(
        "Started anew with {n} kept document.", "Started anew with {n} kept documents.", kept
    )
    tell({"started_anew": True, "documents": kept}, told.format(n=kept), as_json=as_json)
