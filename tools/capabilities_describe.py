"""`capabilities.describe`: what is possible here and now (CONTRACT A5)."""

from collections.abc import Mapping
from typing import Any, ClassVar

from interview_app.domain.records import PERSISTABLE, REVIEWABLE
from interview_app.errors import Bug
from interview_app.tool_contract import Done, Failed, Outcome, Parameters, ToolContext

VERSION = 2
"""Version of the tool specification."""

MAX_BYTES = 10_485_760
FORMATS = ("pdf", "docx", "txt", "md")
VCARD = "text/vcard"


class CapabilitiesParameters(Parameters):
    """Nothing to say."""


class CapabilitiesDescribe:
    """Tells which tools are ready, and what they take."""

    name: ClassVar[str] = "capabilities.describe"
    description: ClassVar[str] = (
        "List the tools, whether each is ready now, and what it accepts. Takes no parameters."
    )
    parameters: ClassVar[type[Parameters]] = CapabilitiesParameters

    async def run(self, params: CapabilitiesParameters, context: ToolContext) -> Outcome:
        """The manifest, true for this machine and this moment."""
        details: dict[str, dict[str, Any]] = {
            "get_user_option": {},
            "get_user_upload": {"accepts": list(FORMATS), "max_bytes": MAX_BYTES},
            "get_macos_contact_card": {},
            "submit_for_validation": {"data_types": [one.value for one in REVIEWABLE]},
            "persist_data": {"data_types": [one.value for one in PERSISTABLE]},
            "extract_document": {"supports": ["pdf", "docx"], **context.documents.capabilities()},
            "next_phase": {},
        }
        tools = {name: {"status": status(name, context), **more} for name, more in details.items()}
        return Done(data={"version": VERSION, "tools": tools})

    def finish(
        self, params: CapabilitiesParameters, answer: Mapping[str, Any], context: ToolContext
    ) -> Done | Failed:
        """It never waits."""
        raise Bug("capabilities.describe never waits")


def status(name: str, context: ToolContext) -> str:
    """The status word of a tool: ready, waiting_for_user, locked or not_configured."""
    if name not in context.allowed_tools:
        return "locked"
    if name in context.waiting_tools:
        return "waiting_for_user"
    if name == "get_macos_contact_card" and not context.contacts.available():
        has_file = any(one.mime == VCARD for one in context.known.attachments)
        return "ready" if has_file else "not_configured"
    if name == "next_phase" and context.phase_requests_left <= 0:
        return "locked"
    return "ready"
