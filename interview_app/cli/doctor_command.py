"""`interview-app doctor [--report FILE]` (CONTRACT E10); runs beside an open window and changes
nothing.
"""

import json
from dataclasses import asdict
from pathlib import Path

import click

from interview_app.cli.options import chosen_folder, shared
from interview_app.errors import OutputFailed
from interview_app.i18n import _
from interview_app.paths import DataFolder, resources
from interview_app.store import files
from interview_app.use_cases.care import doctor


@click.command("doctor")
@click.option(
    "--report",
    "report_file",
    type=click.Path(dir_okay=False, readable=False, path_type=Path),
    metavar="FILE",
    help="Also write the findings, without anything personal, to send along with a question.",
)
@click.option(
    "--read-unsealed",
    is_flag=True,
    help="Read documents also where the system gives the reader no seal; asks once.",
)
@shared
def command(*, report_file: Path | None, read_unsealed: bool, as_json: bool) -> None:
    """Check this machine and say what to do; exits 1 when your data is damaged."""
    if read_unsealed:
        _permit_reading_unsealed(chosen_folder())
    findings = doctor.examine(chosen_folder(), resources=resources())
    if report_file is not None:
        try:
            files.make_folder(report_file.absolute().parent)
            files.write_whole(report_file.absolute(), doctor.report(findings).encode("utf-8"))
        except OSError as error:
            raise OutputFailed(
                _("The report cannot be written to {path}. Choose another place.").format(
                    path=report_file
                )
            ) from error
    if as_json:
        click.echo(json.dumps({"findings": [asdict(one) for one in findings]}, ensure_ascii=False))
    else:
        click.echo(doctor.report(findings), nl=False)
        if report_file is not None:
            click.echo(_("The report is in {path}.").format(path=report_file))
    if any(one.broken for one in findings):
        raise SystemExit(1)


def _permit_reading_unsealed(folder: DataFolder) -> None:
    """Ask once; a yes stays until the file is removed."""
    question = _(
        "A document could then use a fault of its reader against this computer. Read documents "
        "without a seal all the same?"
    )
    click.confirm(question, abort=True, err=True)
    folder.create()
    folder.read_unsealed.touch(mode=0o600)
