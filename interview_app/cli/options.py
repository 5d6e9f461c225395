"""Options that every command shares."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from interview_app.extraction.sealing import unsealed
from interview_app.paths import DataFolder, data_folder

FILE = click.Path(path_type=Path, readable=False)
"""A file or folder: that it is not there or may not be used is told by the command, as a failure
(exit 1).
"""


def _remember_data_dir(ctx: click.Context, _param: click.Parameter, value: str | None) -> None:
    root = ctx.find_root()
    root.ensure_object(dict)
    if value is not None:
        root.obj["data_dir"] = value
    unsealed.follow(data_folder(root.obj.get("data_dir")).read_unsealed)


def _json_anywhere(ctx: click.Context, _param: click.Parameter, value: bool) -> bool:
    return value or bool(ctx.find_root().ensure_object(dict).get("as_json"))


def whole_text(_ctx: click.Context, _param: click.Parameter, value: str | None) -> str | None:
    """Bytes of an argument that are no text of this system become replacement characters: words go
    into files and hashes.
    """
    return None if value is None else os.fsencode(value).decode("utf-8", "replace")


def shared(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--data-dir` and `--json` (as the parameter `as_json`) after the subcommand as before it
    (CONTRACT E).
    """
    command = click.option(
        "--data-dir",
        metavar="DIR",
        expose_value=False,
        callback=_remember_data_dir,
        is_eager=True,
        help="Keep everything under this folder.",
    )(command)
    return click.option(
        "--json", "as_json", is_flag=True, callback=_json_anywhere, help="Print JSON."
    )(command)


def tell(told: object, words: str, *, as_json: bool) -> None:
    """Print the answer of a command: as JSON, or in words."""
    click.echo(json.dumps(told, ensure_ascii=False) if as_json else words)


def chosen_folder() -> DataFolder:
    """The data folder of this call; to be asked inside a command."""
    ctx = click.get_current_context()
    chosen = ctx.find_root().ensure_object(dict).get("data_dir")
    return data_folder(chosen)
