"""`interview-app serve`: sessions over HTTP on this machine alone (CONTRACT E8, F)."""

import asyncio
import json
import os
import shlex
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import click

from interview_app import logs
from interview_app.cli.options import chosen_folder, shared
from interview_app.errors import PersonCanMend
from interview_app.i18n import _
from interview_app.paths import DataFolder, prompt_texts, resources
from interview_app.store import files
from interview_app.use_cases.reading.on_demand import ReadingOnDemand

if TYPE_CHECKING:
    from interview_app.llm.client import ModelClient
    from interview_app.server.loopback import Application
    from interview_app.store.store import Store


class CannotServe(PersonCanMend):
    """The port or the token file cannot be used."""

    code = "cannot_serve"


@click.command("serve")
@click.option("--port", type=click.IntRange(0, 65535), default=0, help="0 takes any free port.")
@click.option(
    "--token-file",
    type=click.Path(dir_okay=False, readable=False, path_type=Path),
    help="Where to write the token (0600).",
)
@shared
def command(*, port: int, token_file: Path | None, as_json: bool) -> None:
    """Serve sessions over HTTP on 127.0.0.1 until stopped."""
    from interview_app.server.loopback import LoopbackServer, new_token
    from interview_app.store.opening import open_store

    folder = chosen_folder()
    token = new_token()
    where = token_file or folder.root / "server-token"
    # The store first: it makes the folder, or says why it cannot be used.
    with open_store(folder) as store, _Parts(folder) as parts:
        logs.set_up(folder.logs)
        leader = _leader(folder, store)
        try:
            server = LoopbackServer(
                lambda bound: parts.application(store, leader, port=bound, token=token), port=port
            )
        except OSError as error:
            told = _("Port {port} is in use or may not be used. Choose another, or 0 for any.")
            raise CannotServe(told.format(port=port)) from error
        _write_token(where, token)
        # uvicorn stops gracefully and then raises the signal once more; a server that was asked to
        # end has not failed.
        signal.signal(signal.SIGTERM, lambda _number, _frame: None)
        server.serve_until_stopped(lambda: _tell(server.address, where, with_example=not as_json))


def _is_stored() -> bool:
    """Whether the person lets the provider keep what is sent, to look at it there (CONTRACT F6)."""
    return os.environ.get("OPENAI_STORE", "").strip() == "1"


def _tell(address: str, token_file: Path, *, with_example: bool) -> None:
    """The line of E8, and for a person a call to try."""
    click.echo(json.dumps({"listening": address}))
    if with_example:
        token = f"Authorization: Bearer $(cat {shlex.quote(str(token_file))})"
        body = json.dumps({"tool_name": "cleanup_expired_sessions", "params": {}})
        click.echo(
            f"Try it:  curl -s -H \"{token}\" -H 'Content-Type: application/json' -d '{body}' "
            f"{address}/api/cv-tool-call-handler",
            err=True,
        )
        if _is_stored():
            click.echo(
                _(
                    "OPENAI_STORE is 1: the model's provider keeps what is sent, for debugging "
                    "alone."
                ),
                err=True,
            )


def _write_token(path: Path, token: str) -> None:
    """The token alone in a file of the person alone; an older file is replaced whole."""
    try:
        files.write_whole(path, token.encode())
    except OSError as error:
        raise CannotServe(
            _("The token file cannot be written. Choose another place with --token-file.")
        ) from error


class _Parts:
    """The reader and the printer, ended with the server."""

    def __init__(self, folder: DataFolder) -> None:
        from interview_app.rendering.engine import RenderEngine

        self._folder = folder
        self._engine = RenderEngine(packages=resources() / "typst")
        self._reader = ReadingOnDemand(folder)

    def __enter__(self) -> "_Parts":
        return self

    def __exit__(self, *_error: object) -> None:
        self._reader.close()
        self._engine.close()

    def application(
        self, store: "Store", leader: "ModelClient | None", *, port: int, token: str
    ) -> "Application":
        """The ASGI application over these parts."""
        sessions = store.cv_sessions
        from interview_app.server.dispatcher import Dispatcher
        from interview_app.server.loopback import application
        from interview_app.server.openapi import tool_specs
        from interview_app.server.process_cv import ProcessCv

        tools = Dispatcher(sessions=sessions, engine=self._engine, read=self._reader.read_bytes)
        process = ProcessCv(
            tools,
            sessions,
            leader=leader,
            fetch_posting=_fetch,
            prompt=prompt_texts()["cv_session"],
            tools=tool_specs(),
            stored_prompt=os.environ.get("OPENAI_PROMPT_ID", "").strip(),
            store=_is_stored(),
        )
        return application(tools, process, port=port, token=token)


def _leader(folder: DataFolder, store: "Store") -> "ModelClient | None":
    """The model of the settings or of `OPENAI_BASE_URL`; None leads by plain rules.

    Raises:
        PersonCanMend: one is chosen and cannot be used.
    """
    from interview_app import settings
    from interview_app.llm.whole_text import WholeText
    from interview_app.use_cases.models import leaders as models
    from interview_app.use_cases.models.places import Surroundings
    from interview_app.use_cases.models.withholding import Withholding

    choice = models.chosen(settings.load(folder.settings).model, os.environ)
    if choice is None:
        return None
    around = Surroundings.of_store(folder, store, told_at="terminal")
    return Withholding(WholeText(models.leader(choice, around)), around.kept_back)


async def _fetch(untrusted_url: str) -> str | None:
    """The posting behind an address, or None: best effort (CONTRACT F6)."""
    from interview_app.tailoring.posting.fetch import fetch

    try:
        return (await asyncio.to_thread(fetch, untrusted_url)).text
    except PersonCanMend:
        return None
