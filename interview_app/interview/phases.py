"""What each phase offers: one table (DESIGN 5, CONTRACT A4 and A14)."""

from interview_app.domain.frozen import frozen
from interview_app.domain.phases import Phase
from interview_app.domain.story import NOTE_TOOL
from interview_app.i18n import N_

ALWAYS = ("capabilities.describe", "get_user_option", "read_records", NOTE_TOOL, "next_phase")
_DOCUMENTS_AND_RECORDS = (
    "get_user_upload",
    "extract_document",
    "submit_for_validation",
    "persist_data",
)


@frozen
class PhaseRules:
    """A phase: its name, the tools it allows, and whether it moves on by itself."""

    title: str
    tools: tuple[str, ...]
    moves_on_by_itself: bool = False


PHASES: dict[Phase, PhaseRules] = {
    Phase.CORE_FACTS: PhaseRules(
        title=N_("About you"),
        tools=(*ALWAYS, "get_user_upload", "get_macos_contact_card", *_DOCUMENTS_AND_RECORDS[1:]),
        moves_on_by_itself=True,
    ),
    Phase.DEEP_DIVE: PhaseRules(
        title=N_("Your work"),
        tools=(*ALWAYS, *_DOCUMENTS_AND_RECORDS),
    ),
    Phase.WRITING_CORPUS: PhaseRules(
        title=N_("Your voice and goals"),
        tools=(*ALWAYS, *_DOCUMENTS_AND_RECORDS),
    ),
    Phase.COMPLETE: PhaseRules(
        title=N_("Your résumés"),
        tools=(*ALWAYS, *_DOCUMENTS_AND_RECORDS),
    ),
}
