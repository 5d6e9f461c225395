"""The tools that an MCP client is offered, each read-only, with typed parameters; a refusal arrives
with its sentence.
"""

import functools
import json
import os
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal, ParamSpec, TypeVar

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations
from pydantic import BaseModel, Field

from interview_app import __version__
from interview_app.cli.allowed_folders import AllowedFolders, shown
from interview_app.domain.document_kinds import MIMES
from interview_app.errors import PersonCanMend, SettingsError
from interview_app.extraction.limits import MAX_BYTES
from interview_app.extraction.process import intake
from interview_app.i18n import _
from interview_app.paths import DataFolder
from interview_app.rendering.engine import RenderEngine
from interview_app.server.cv_document import Language
from interview_app.server.dispatcher import Dispatcher
from interview_app.server.openapi import TOOLS
from interview_app.store.opening import open_for_reading
from interview_app.use_cases.reading.on_demand import ReadingOnDemand

_LOOKS = ToolAnnotations(read_only_hint=True, destructive_hint=False, open_world_hint=False)
SessionId = Annotated[str, Field(description="The session's id.", max_length=64)]


class Permission(BaseModel):
    """What the person answers when a client wants to read a file of theirs."""

    allow: bool = Field(description="Let this client read the document.")


def server(
    folder: DataFolder, folders: AllowedFolders, reader: ReadingOnDemand, engine: RenderEngine
) -> "MCPServer[Any]":
    """The server with all its tools."""
    made: MCPServer[Any] = MCPServer(
        "interview-app",
        version=__version__,
        instructions="Read-only access to documents and sessions on this machine.",
    )
    _add_document_tools(made, folders, reader)
    _add_session_tools(made, folder, reader, engine)
    return made


P = ParamSpec("P")
R = TypeVar("R")


def _with_sentences(tool: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
    """What the person can mend reaches the client as its sentence; anything else stays masked."""

    @functools.wraps(tool)
    async def told(*arguments: P.args, **named: P.kwargs) -> R:
        try:
            return await tool(*arguments, **named)
        except PersonCanMend as error:
            raise ToolError(error.sentence) from None

    return told


def _add_document_tools(
    made: "MCPServer[Any]", folders: AllowedFolders, reader: ReadingOnDemand
) -> None:
    def capabilities() -> str:
        can = {"accepts": [*MIMES], "max_bytes": MAX_BYTES}
        return json.dumps({**can, **reader.capabilities()})

    async def extract_document(
        path: Annotated[
            str,
            Field(description="The whole path of a file in an allowed folder.", max_length=4096),
        ],
        context: Context[Any, Any],
    ) -> str:
        really = folders.resolved(path)
        await _ask_to_read(context, shown(really))
        if folders.resolved(path) != really:
            raise SettingsError(_("The file was exchanged while the person was asked."))
        taken = intake.take_in(os.fsencode(really))
        reading = await reader.read_bytes(
            taken.content, filename=taken.filename, timeout_seconds=60
        )
        answer = reading.to_contract()
        # What cannot be seen is not told to a model, nor where it stands on the page.
        answer["artifact_record"].pop("hidden_text", None)
        answer["artifact_record"].pop("layout", None)
        answer.get("derived", {}).pop("provenance", None)
        return json.dumps(answer, ensure_ascii=False)

    made.tool(description="What this app can read on this machine.", annotations=_LOOKS)(
        capabilities
    )
    made.tool(
        description="Read a document in a folder that was allowed; the person is asked first.",
        annotations=_LOOKS,
    )(_with_sentences(extract_document))


async def _ask_to_read(context: Context[Any, Any], path: str) -> None:
    """Ask the person, showing the file that is really meant; anything but a clear yes is a no.

    Raises:
        SettingsError: they said no, or the client cannot ask.
    """
    try:
        question = _("May this client read the document “{path}”?").format(path=path)
        answer = await context.elicit(question, Permission)
    except Exception as cannot:
        raise SettingsError(
            _("Reading a document needs the person, and this client cannot ask them.")
        ) from cannot
    if answer.action != "accept" or not answer.data.allow:
        raise SettingsError(_("The person did not allow reading this document."))


def _add_session_tools(
    made: "MCPServer[Any]", folder: DataFolder, reader: ReadingOnDemand, engine: RenderEngine
) -> None:
    async def call(tool_name: str, session_id: str, **params: Any) -> str:
        given = {name: value for name, value in params.items() if value is not None}
        with open_for_reading(folder) as store:
            dispatcher = Dispatcher(
                sessions=store.cv_sessions, engine=engine, read=reader.read_bytes
            )
            answer = await dispatcher.dispatch(
                {"tool_name": tool_name, "session_id": session_id, "params": given}
            )
        body = answer.body or {}
        if answer.status != 200:
            raise ToolError(" ".join(str(body[key]) for key in ("error", "message") if key in body))
        return json.dumps(body, ensure_ascii=False)

    async def get_cv_session(session_id: SessionId) -> str:
        return await call("get_cv_session", session_id)

    async def cv_session_search(
        session_id: SessionId,
        q: Annotated[str, Field(max_length=500)],
        limit: Annotated[int, Field(ge=1, le=50)] = 20,
    ) -> str:
        return await call("cv_session_search", session_id, q=q, limit=limit)

    async def validate_cv(session_id: SessionId, language: Language | None = None) -> str:
        return await call("validate_cv", session_id, language=language)

    async def preview_html(session_id: SessionId, language: Language | None = None) -> str:
        return await call("preview_html", session_id, language=language)

    async def generate_context_pack_v2(
        session_id: SessionId,
        phase: Literal["preparation", "confirmation", "execution"],
        max_chars: Annotated[int, Field(ge=1000, le=12_000)] = 12_000,
    ) -> str:
        return await call("generate_context_pack_v2", session_id, phase=phase, max_chars=max_chars)

    looking: tuple[Callable[..., Awaitable[str]], ...] = (
        get_cv_session,
        cv_session_search,
        validate_cv,
        preview_html,
        generate_context_pack_v2,
    )
    for tool in looking:
        name = tool.__name__
        made.tool(name=name, description=TOOLS[name][0], annotations=_LOOKS)(_with_sentences(tool))
