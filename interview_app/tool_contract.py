"""What a tool is and what it may answer (DESIGN 4, CONTRACT A1 to A4).

A tool answers at once (`Done`), waits for the person (`Waiting`) or fails with a sentence
(`Failed`). It reaches the world only through the ports of its `ToolContext`; it never raises for
anything but a bug.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cache
from typing import Any, ClassVar, Protocol

from pydantic import BaseModel, ConfigDict

from interview_app.domain.asks import Ask
from interview_app.domain.frozen import frozen
from interview_app.domain.journal import Record
from interview_app.domain.known import Known
from interview_app.domain.phases import Objective, Phase
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.reading import DocumentReading
from interview_app.domain.records import DataType


class ToolErrorCode(StrEnum):
    """The error codes of CONTRACT A2."""

    INVALID_PARAMETERS = "invalid_parameters"
    EXECUTION_FAILED = "execution_failed"
    TIMEOUT = "timeout"
    USER_CANCELLED = "user_cancelled"
    PERMISSION_DENIED = "permission_denied"
    TOOL_NOT_ALLOWED = "tool_not_allowed"
    UNKNOWN_TOOL = "unknown_tool"
    UNKNOWN_CONTINUATION = "unknown_continuation"


@frozen
class Done:
    """A finished call. `data` is the app's object; `for_model` the projection the model gets (None:
    the data itself).
    """

    data: dict[str, Any]
    for_model: dict[str, Any] | None = None


@frozen
class Waiting:
    """A call that waits for the person; `reason` is short and for the log, `ask` is what the person
    sees.
    """

    reason: str
    ask: Ask


@frozen
class Failed:
    """A call that failed, with a sentence that is safe to show to a person and to a model."""

    code: ToolErrorCode
    message: str


Outcome = Done | Waiting | Failed


class Parameters(BaseModel):
    """The base of a tool's parameters: contract names, nothing unknown."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True, frozen=True)


class DocumentsPort(Protocol):
    """Reading of documents the person handed over, by their app-issued handle."""

    async def read(
        self,
        handle: str,
        *,
        timeout_seconds: float,
        on_progress: Callable[[int, int], None] | None = None,
    ) -> DocumentReading:
        """Read the document; a faulty one is a reading with issues, never an exception.

        `on_progress(page, pages)` counts from 1 and may be called on any thread.
        """
        ...

    def capabilities(self) -> Mapping[str, bool]:
        """`{"ocr", "layout_preservation"}` of this machine, told truthfully (CONTRACT A5)."""
        ...


class ContactsPort(Protocol):
    """The person's address book, where there is one."""

    def available(self) -> bool:
        """Whether this machine has contacts that can be asked."""
        ...

    async def fetch(self, *, name: str | None) -> ApplicantProfile:
        """The "me" card, or the one of `name`.

        Raises:
            PermissionError: the person or the system said no.
            LookupError: there is no such card.
        """
        ...

    async def from_file(self, handle: str) -> ApplicantProfile:
        """The card in a vCard file the person dropped, on any machine.

        Raises:
            DocumentError: the file is no vCard.
        """
        ...


@frozen
class ToolContext:
    """What a tool may know and reach during one call.

    `known` holds approved records, attachments, phase and objectives; `now` is ISO 8601 in UTC.
    Files, contacts, records and the preparation of review sheets are reached through the ports
    alone.
    """

    phase: Phase
    known: Known
    now: str
    documents: DocumentsPort
    contacts: ContactsPort
    records: "RecordsPort"
    reviews: "ReviewsPort"
    allowed_tools: tuple[str, ...] = ()
    waiting_tools: tuple[str, ...] = ()
    phase_requests_left: int = 1
    missing_objectives: tuple[Objective, ...] = ()


class RecordsPort(Protocol):
    """Approved records, read; and the two writes a tool may make itself."""

    def find(self, data_type: DataType, record_id: str) -> Record | None:
        """The newest version or None."""
        ...

    def approved_as(self, data_type: DataType, sha256: str) -> Record | None:
        """The record version that approval of content with this hash wrote, or None."""
        ...

    async def keep_artifact(self, data: dict[str, Any]) -> Record:
        """Persist an artifact record: the one type that needs no approval."""
        ...


class ReviewsPort(Protocol):
    """Works out what a review sheet shows beside the submitted data."""

    async def prepare(
        self, data_type: DataType, data: dict[str, Any], *, message: str | None
    ) -> Ask:
        """The ReviewAsk: merged with what is known, each value with its source, values without one
        named.
        """
        ...


class Tool(Protocol):
    """One tool: a name, a description for the model, a parameters model and `run`."""

    name: ClassVar[str]
    description: ClassVar[str]
    parameters: ClassVar[type[Parameters]]

    async def run(self, params: Any, context: ToolContext) -> Outcome:
        """Do it. `params` is an instance of `parameters`."""
        ...

    def finish(self, params: Any, answer: Mapping[str, Any], context: ToolContext) -> Done | Failed:
        """The result for the model from the person's checked answer; tools that never wait raise
        `Bug`.
        """
        ...


def wire_name(name: str) -> str:
    """The function name on the wire (CONTRACT A3): `capabilities_describe` for
    `capabilities.describe`.
    """
    return name.replace(".", "_")


def parameters_schema(tool: Tool) -> dict[str, Any]:
    """The JSON schema of a tool's parameters, as it is offered: contract names, without our own
    docstrings and titles.
    """
    return _schema_of(tool.parameters)


@cache
def _schema_of(parameters: type[Parameters]) -> dict[str, Any]:
    """Made once: with the forms of all records, the schemas of all tools take a fifth of a
    second.
    """
    schema = parameters.model_json_schema(by_alias=True)
    _strip(schema)
    return schema


def _strip(schema: Any) -> None:
    """Drop what pydantic adds for readers of the code: generated titles, and docstrings of
    models.
    """
    schema.pop("title", None)
    if "properties" in schema:
        schema.pop("description", None)
    for name in ("properties", "$defs"):
        for one in schema.get(name, {}).values():
            _strip(one)
    for one in (*schema.get("anyOf", ()), *schema.get("allOf", ()), *schema.get("prefixItems", ())):
        _strip(one)
    if isinstance(schema.get("items"), dict):
        _strip(schema["items"])
