"""`interview-app mcp`: read-only tools for an MCP client over stdio (extra `[mcp]`).

A client may look, never change: capabilities, reading a document, and the read-only tools over
sessions. Documents are read from the folders named with `--allow` alone, and each time the person
is asked.
"""

from pathlib import Path

import click

from interview_app import logs
from interview_app.cli.allowed_folders import AllowedFolders
from interview_app.cli.options import chosen_folder, shared
from interview_app.errors import SettingsError
from interview_app.i18n import _
from interview_app.paths import resources
from interview_app.rendering.engine import RenderEngine
from interview_app.use_cases.reading.on_demand import ReadingOnDemand


@click.command("mcp")
@click.option(
    "--allow",
    "allowed",
    type=click.Path(file_okay=False, readable=False, path_type=Path),
    multiple=True,
    metavar="DIR",
    help="A folder whose documents may be read, each after the person said yes. May be repeated; "
    "without it none is read.",
)
@shared
def command(*, allowed: tuple[Path, ...], as_json: bool) -> None:
    """Offer read-only tools to an MCP client over stdio."""
    del as_json
    folders = AllowedFolders(allowed)
    try:
        from interview_app.cli.mcp_tools import server
    except ImportError as missing:
        raise SettingsError(
            _("MCP is not installed. Install it with: pip install 'interview-app[mcp]'")
        ) from missing
    folder = chosen_folder()
    logs.set_up(folder.logs)
    reader = ReadingOnDemand(folder)
    engine = RenderEngine(packages=resources() / "typst")
    try:
        server(folder, folders, reader, engine).run("stdio")
    finally:
        reader.close()
        engine.close()
