"""Options that every command shares."""

from collections.abc import Callable
from typing import Any

import click

from interview_app.paths import DataFolder, data_folder


def _remember_data_dir(ctx: click.Context, _param: click.Parameter, value: str | None) -> None:
    root = ctx.find_root()
    root.ensure_object(dict)
    if value is not None:
        root.obj["data_dir"] = value


def shared(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--data-dir` after the subcommand as before it, and `--json` as the parameter `as_json` (CONTRACT E)."""
    command = click.option(
        "--data-dir",
        metavar="DIR",
        expose_value=False,
        callback=_remember_data_dir,
        is_eager=True,
        help="Keep everything under this folder.",
    )(command)
    return click.option("--json", "as_json", is_flag=True, help="Print JSON.")(command)


def chosen_folder() -> DataFolder:
    """The data folder of this call; to be asked inside a command."""
    ctx = click.get_current_context()
    chosen = ctx.find_root().ensure_object(dict).get("data_dir")
    return data_folder(chosen)
