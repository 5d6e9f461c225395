"""`interview-app mcp`: read-only tools for an MCP client over stdio (extra `[mcp]`).

A client may look, never change: capabilities, reading a document, and the read-only tools over
sessions. Reading a file of
the person is theirs to allow: it is asked by an elicitation, and where the client cannot ask, the
call fails.
"""

import json
import os
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import click
from pydantic import BaseModel, Field

from interview_app import logs
from interview_app.cli.options import chosen_folder, shared
from interview_app.errors import PersonCanMend, SettingsError
from interview_app.i18n import _
from interview_app.paths import DataFolder, resources
from interview_app.rendering.engine import RenderEngine
from interview_app.use_cases.reading_on_demand import ReadingOnDemand

if TYPE_CHECKING:
    from mcp.server.mcpserver import Context, MCPServer

    from interview_app.server.dispatcher import Dispatcher

READ_ONLY = (
    "get_cv_session",
    "cv_session_search",
    "validate_cv",
    "preview_html",
    "generate_context_pack_v2",
)
"""Tools over sessions that change nothing."""


class Permission(BaseModel):
    """What the person answers when a client wants to read a file of theirs."""

    allow: bool = Field(description="Let this client read the document.")


@click.command("mcp")
@shared
def command(*, as_json: bool) -> None:
    """Offer read-only tools to an MCP client over stdio."""
    del as_json
    try:
        from mcp.server.mcpserver import MCPServer
    except ImportError as missing:
        raise SettingsError(
            _("MCP is not installed. Install it with: pip install 'interview-app[mcp]'")
        ) from missing
    folder = chosen_folder()
    logs.set_up(folder.logs)
    reader = ReadingOnDemand(folder)
    engine = RenderEngine(packages=resources() / "typst")
    server = MCPServer(
        "interview-app", instructions="Read-only access to documents and sessions on this machine."
    )
    _add_document_tools(server, reader)
    _add_session_tools(server, folder, reader, engine)
    try:
        server.run("stdio")
    finally:
        reader.close()
        engine.close()


def _add_document_tools(server: "MCPServer[Any]", reader: ReadingOnDemand) -> None:
    from mcp.server.mcpserver import Context

    def capabilities() -> str:
        status = {
            "accepts": ["pdf", "docx", "txt", "md"],
            "max_bytes": 10_485_760,
            **reader.capabilities(),
        }
        return json.dumps(status)

    server.tool(description="What this app can read on this machine.")(capabilities)

    async def extract_document(path: str, context: Context[Any, Any]) -> str:
        await _ask_to_read(context, path)
        from interview_app.extraction import intake

        taken = intake.take_in(os.fsencode(path))
        reading = await reader.read_bytes(
            taken.content, filename=taken.filename, timeout_seconds=60
        )
        answer = reading.to_contract()
        # What cannot be seen is not told to a model, nor where it stands on the page.
        answer["artifact_record"].pop("hidden_text", None)
        answer["artifact_record"].pop("layout", None)
        answer.get("derived", {}).pop("provenance", None)
        return json.dumps(answer, ensure_ascii=False)

    # Annotations are looked up when the tool is added, where the local import of `Context` is not
    # in sight.
    extract_document.__annotations__ = {"path": str, "context": Context, "return": str}
    server.tool(description="Read a document on this machine; the person is asked first.")(
        _with_sentences(extract_document)
    )


def _with_sentences(tool: Any) -> Any:
    import functools

    @functools.wraps(tool)
    async def told(*arguments: Any, **named: Any) -> Any:
        try:
            return await tool(*arguments, **named)
        except PersonCanMend as error:
            raise ValueError(error.sentence) from None

    return told


async def _ask_to_read(context: "Context[Any, Any]", path: str) -> None:
    """Ask the person; anything but a clear yes is a no.

    Raises:
        SettingsError: they said no, or the client cannot ask.
    """
    name = os.path.basename(path)
    try:
        question = _("May this client read the document “{name}”?").format(name=name)
        answer = await context.elicit(question, Permission)
    except Exception as cannot:
        raise SettingsError(
            _("Reading a document needs the person, and this client cannot ask them.")
        ) from cannot
    if answer.action != "accept" or not answer.data.allow:
        raise SettingsError(_("The person did not allow reading this document."))


def _add_session_tools(
    server: "MCPServer[Any]", folder: DataFolder, reader: ReadingOnDemand, engine: RenderEngine
) -> None:
    from interview_app.server.openapi import TOOLS

    async def call(tool_name: str, session_id: str, params: dict[str, Any]) -> str:
        from interview_app.store.opening import open_for_reading

        try:
            with open_for_reading(folder) as store:
                dispatcher = _dispatcher(store.cv_sessions, reader, engine)
                answer = await dispatcher.dispatch(
                    {"tool_name": tool_name, "session_id": session_id, "params": params}
                )
        except PersonCanMend as error:
            raise ValueError(error.sentence) from None
        body = answer.body or {}
        if answer.status != 200:
            raise ValueError(str(body.get("error", "")))
        return json.dumps(body, ensure_ascii=False)

    def add(name: str) -> None:
        async def tool(session_id: str, params: dict[str, Any] | None = None) -> str:
            return await call(name, session_id, params or {})

        server.tool(name=name, description=TOOLS[name][0])(tool)

    for name in READ_ONLY:
        add(name)


def _dispatcher(sessions: Any, reader: ReadingOnDemand, engine: RenderEngine) -> "Dispatcher":
    from interview_app.server.dispatcher import Dispatcher
    from interview_app.use_cases.cv_session_desk import SessionReader
    from interview_app.use_cases.print_cv import CvPrinter

    return Dispatcher(
        sessions=sessions,
        printer=CvPrinter(engine),
        reader=SessionReader(reader),
        now=lambda: datetime.now(UTC),
    )
