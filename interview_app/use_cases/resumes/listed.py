"""The list of résumés, read from their stored JSON: a window shows it at its start, and needs
neither the models of a run nor the pipeline for it.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from interview_app.domain.tailoring import State
from interview_app.i18n import _
from interview_app.messages.tailoring.facts import RunsChanged
from interview_app.messages.tailoring.shown import RunSummary
from interview_app.messages.tailoring.wishes import GENERAL
from interview_app.store.tailoring_runs import RunVersion, TailoringRuns

_BETWEEN = frozenset(
    {
        State.INIT,
        State.PREPROCESSING,
        State.JD_ANALYSIS,
        State.EVIDENCE_MAPPING,
        State.AUDITING,
        State.REVISION,
    }
)
"""States a run only stands in when it was stopped or could not go on."""


async def tell_runs(runs: TailoringRuns, emit: Callable[[object], None]) -> None:
    """All runs, newest first."""
    kept = await asyncio.to_thread(runs.newest)
    emit(RunsChanged(runs=tuple(summary(one) for one in kept)))


def summary(kept: RunVersion) -> RunSummary:
    """A line of the list; read from the stored JSON, since a list needs no models."""
    body: Mapping[str, Any] = kept.body
    board = body.get("board", {})
    report, drafted = board.get("audit_report"), bool(board.get("draft"))
    state = State(board.get("current_step", State.INIT.value))
    return RunSummary(
        run_id=kept.run_id,
        target_title=name_of(
            kept.run_id, body.get("name", ""), board.get("inputs", {}).get("target_title", "")
        ),
        state=state,
        version=kept.version,
        changed=kept.at,
        passed=report.get("passed") if report and drafted else None,
        waiting=sum(one.get("kind") == "refused" for one in board.get("trims", ())),
        sent_to=tuple(dict.fromkeys(one.get("sent_to", "") for one in body.get("sent", ()))),
        unfinished=is_unfinished(state, drafted=drafted, printed=bool(body.get("printed", True))),
    )


def name_of(run_id: str, name: str, target_title: str) -> str:
    """What a résumé is called: as the person says, else after what it is for."""
    return name or (_("My résumé") if run_id == GENERAL else target_title)


def is_unfinished(step: State, *, drafted: bool, printed: bool) -> bool:
    """Whether a run was stopped on its way."""
    return step in _BETWEEN or (drafted and not printed)
