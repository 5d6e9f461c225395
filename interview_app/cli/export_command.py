"""`interview-app export [--format F] --out FILE` (CONTRACT E9); runs beside an open window."""

from pathlib import Path

import click

from interview_app.cli.options import chosen_folder, shared, tell
from interview_app.i18n import _
from interview_app.store.opening import open_for_reading
from interview_app.use_cases.exchange.export_data import FORMATS, export_data


@click.command("export")
@click.option(
    "--format", "format_", type=click.Choice(list(FORMATS)), default="everything", show_default=True
)
@click.option(
    "--out",
    required=True,
    type=click.Path(dir_okay=False, readable=False, path_type=Path),
    metavar="FILE",
)
@shared
def command(*, format_: str, out: Path, as_json: bool) -> None:
    """Write your data in a format other programs read, or everything for this one."""
    with open_for_reading(chosen_folder()) as store:
        path = export_data(store, format=format_, out=out)
    words = _("Written: {path}").format(path=path)
    tell({"path": str(path), "format": format_}, words, as_json=as_json)
