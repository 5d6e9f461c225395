"""`interview-app delete-everything` (CONTRACT E10)."""

import click

from interview_app.api_keys import api_keys
from interview_app.cli.options import chosen_folder, shared, tell
from interview_app.errors import KeyStoreError
from interview_app.i18n import _
from interview_app.use_cases.care.delete_everything import delete_everything


@click.command("delete-everything")
@click.option("--yes", is_flag=True, help="Do not ask.")
@shared
def command(*, yes: bool, as_json: bool) -> None:
    """Delete all data of this app, backups and keys too."""
    folder = chosen_folder()
    question = _(
        "Delete all data in {folder}, its backups and the keys of all providers? This cannot be "
        "undone."
    )
    if not yes:
        # With --json stderr is for one object: whoever reads it by machine is not asked in words.
        asked = "" if as_json else question.format(folder=folder.root)
        click.confirm(
            asked,
            abort=True,
            err=True,
            show_default=not as_json,
            prompt_suffix="" if as_json else ": ",
        )
    done = delete_everything(folder, keys=api_keys())
    words = _("Everything is deleted.")
    if done.left_behind:
        told = _("Files that are not this app's were left in {folder}: {names}")
        words += "\n" + told.format(folder=folder.root, names=", ".join(done.left_behind))
    gone = {"deleted": True, "keys": list(done.keys), "left_behind": list(done.left_behind)}
    tell(gone, words, as_json=as_json)
    if done.key_note:
        raise KeyStoreError(done.key_note)
