"""The résumés as rows of the window's sidebar."""

from collections.abc import Iterable

from interview_app.messages.tailoring import RunSummary
from interview_app.ui.resumes.words import run_state, short_day
from interview_app.ui.source_list import SourceRow
from interview_app.ui.window_plan import GENERAL_PLACE, resume_place

_SHOWN_STATES = ("warning", "clock", "send")
"""What stands in a row: what waits for the person, and what went out; the rest is for the ear."""


def rows_of(runs: Iterable[RunSummary]) -> tuple[SourceRow, ...]:
    """A row each, in their order."""
    return tuple(_row(one) for one in runs)


def _row(summary: RunSummary) -> SourceRow:
    words, icon, colour = run_state(summary)
    place = resume_place(summary.run_id)
    return SourceRow(
        key=place,
        title=summary.target_title,
        icon="resume",
        words=f"{words} · {short_day(summary.changed)}",
        state=(icon, colour) if icon in _SHOWN_STATES else None,
        own=place != GENERAL_PLACE,
    )
