"""What each phase offers, one table (DESIGN 5, CONTRACT A4 and A14), and the move to another."""

from collections.abc import Iterable

from interview_app.domain import event_kinds as kinds
from interview_app.domain.journal import NewEvent
from interview_app.domain.phases import Objective, ObjectiveStatus, Phase
from interview_app.domain.story import NOTE_TOOL
from interview_app.interview import objectives
from interview_app.interview.session import Session

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


def skipped(left: Iterable[Objective]) -> tuple[NewEvent, ...]:
    """The events of what is left out on purpose."""
    return tuple(objectives.change(one, ObjectiveStatus.SKIPPED) for one in left)


def move_to(session: Session, phase: Phase) -> tuple[NewEvent, ...]:
    """The events of a move: what is left behind forward counts as skipped; going back skips
    nothing.
    """
    order = list(Phase)
    now = session.state.phase
    left: tuple[Objective, ...] = ()
    if order.index(phase) > order.index(now):
        known = session.known()
        left = tuple(
            one
            for between in order[order.index(now) : order.index(phase)]
            for one in known.missing(between)
        )
    return (*skipped(left), NewEvent(kind=kinds.PHASE_CHANGED, body={"phase": phase.value}))
