"""`interview-app import FILE` (CONTRACT E9)."""

import json
from pathlib import Path

import click

from interview_app.cli.options import chosen_folder, shared
from interview_app.i18n import _, ngettext
from interview_app.store.opening import open_store
from interview_app.use_cases.import_data import import_data


@click.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@shared
def command(*, file: Path, as_json: bool) -> None:
    """Take in data from another program's file, or from an export of everything."""
    with open_store(chosen_folder()) as store:
        done = import_data(store, file)
    if as_json:
        kept = [{"data_type": data_type.value, "id": id_} for data_type, id_ in done.kept_here]
        counts = {"sessions": done.sessions, "events": done.events, "records": done.records, "blobs": done.blobs}
        click.echo(json.dumps({**counts, "kept_here": kept}))
        return
    told = ngettext("{n} record was imported.", "{n} records were imported.", done.records)
    click.echo(told.format(n=done.records))
    if done.kept_here:
        click.echo(_("Where what you have here is newer, it was kept."))
