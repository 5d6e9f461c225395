"""What the person reads about a tool call while it runs: a sentence, never raw data."""

from typing import Literal

from interview_app.i18n import N_, _
from interview_app.messages.interview import ToolActivity

_TITLES = {
    "capabilities.describe": N_("Looking at what is possible here"),
    "get_user_option": N_("A question for you"),
    "get_user_upload": N_("Waiting for a file"),
    "get_macos_contact_card": N_("Looking up your contact card"),
    "extract_document": N_("Reading your document"),
    "submit_for_validation": N_("Something to review"),
    "persist_data": N_("Saving what you approved"),
    "read_records": N_("Looking up what you approved"),
    "note_story": N_("Noting what you told"),
    "next_phase": N_("Moving on"),
}


def activity(
    call_id: str,
    tool: str,
    state: Literal["running", "waiting", "done", "failed"],
    detail: str = "",
) -> ToolActivity:
    """How far a call is; one of a tool that does not exist is an attempt that led nowhere."""
    title = _(_TITLES.get(tool, N_("Tried something that is not possible here")))
    return ToolActivity(call_id=call_id, tool=tool, state=state, title=title, detail=detail)
