"""What each phase offers: one table (DESIGN 5, CONTRACT A4 and A14)."""

from interview_app.domain.phases import Phase
from interview_app.domain.story import NOTE_TOOL

ALWAYS = ("capabilities.describe", "get_user_option", "read_records", NOTE_TOOL, "next_phase")
_DOCUMENTS_AND_RECORDS = (
    "get_user_upload",
    "extract_document",
    "submit_for_validation",
    "persist_data",
)
TOOLS: dict[Phase, tuple[str, ...]] = {
    Phase.CORE_FACTS: (
        *ALWAYS,
        "get_user_upload",
        "get_macos_contact_card",
        *_DOCUMENTS_AND_RECORDS[1:],
    ),
    **dict.fromkeys(list(Phase)[1:], (*ALWAYS, *_DOCUMENTS_AND_RECORDS)),
}
"""What each phase allows."""
MOVES_ON_BY_ITSELF = (Phase.CORE_FACTS,)
"""Phases that end once they have met their objectives."""
