"""The Résumés room's entry in the actor's table of services.

Neither the room nor its messages are imported before the first of them comes: a window starts
without them.
"""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from interview_app.interview.parts import Inside, Service
from interview_app.interview.ports import Clock
from interview_app.paths import DataFolder, resources
from interview_app.store.store import Store
from interview_app.use_cases.reading.on_demand import ReadingOnDemand
from interview_app.use_cases.resumes.asked import asked_by

if TYPE_CHECKING:
    from interview_app.use_cases.resumes.room import TailoringRoom

_MESSAGES = "interview_app.messages.tailoring.wishes"
_LIST = "RunsRequested"
METHODS: dict[str, str] = {
    "ResumeRequested": "begin",
    "GeneralRequested": "general",
    "RunRenamed": "rename",
    "RunOpened": "open",
    "EvidenceChosen": "choose_evidence",
    "DemandCounted": "count_demand",
    "DemandsDropped": "drop_demands",
    "GapAnswered": "answer_gap",
    "DraftRequested": "draft",
    "ProposalDecided": "lines.decide",
    "DecisionUndone": "lines.undo_decision",
    "LineAttested": "lines.attest",
    "WordingUsedEverywhere": "lines.use_everywhere",
    "WordingBroughtBack": "lines.bring_back",
    "WordingTakenOut": "lines.take_out",
    "AnyLanguageChosen": "any_language",
    "BulletEdited": "lines.edit",
    "TrimUndone": "put_back",
    "LookChosen": "look.choose_look",
    "PhotoChosen": "look.choose_photo",
    "SectionsArranged": "look.arrange_sections",
    "SectionsHidden": "look.hide_sections",
    "LinesArranged": "arrange_lines",
    "RunStopped": "stop",
    "GoingOnRequested": "go_on",
    "HelpRequested": "tell_help",
    "RunDeletionRequested": "delete",
    "RunDeletionUndone": "undo_deletion",
    "ResumeExportRequested": "export",
    "VersionsRequested": "tell_versions",
    "ComparisonRequested": "compare",
    "SentNoted": "note_sent",
    "SentUndone": "undo_sent",
    "LedgerRequested": "tell_ledger",
}
"""The room's method for each message of `messages.tailoring` that goes into the actor, by class
name.
"""


_OPENS = ("open", "general")


class TailoringServices:
    """Makes the room when it is first asked for, and ends it. Which résumés there are is told
    without it, and what the page looked like: that is asked at every start.
    """

    def __init__(
        self,
        store: Store,
        reader: ReadingOnDemand,
        clock: Clock,
        folder: DataFolder,
        *,
        inside: Inside,
        emit: Callable[[object], None],
    ) -> None:
        self._store, self._reader, self._clock, self._folder = store, reader, clock, folder
        self._inside, self._emit = inside, emit
        self._lock = threading.Lock()
        self._made: TailoringRoom | None = None

    def service_for(self, kind: type) -> Service | None:
        """The service for a message of the room; None for any other kind."""
        if kind.__module__ == _MESSAGES and kind.__name__ == _LIST:
            return self._tell_runs
        method = METHODS.get(kind.__name__) if kind.__module__ == _MESSAGES else None
        return self._service(method) if method is not None else None

    def close(self) -> None:
        """End the room's workers. Safe to call twice."""
        with self._lock:
            if self._made is not None:
                self._made.close()
                self._made = None

    def _service(self, method: str) -> Service:
        async def serve(message: Any) -> None:
            if self._made is None and method in _OPENS:
                await self._tell_last(message)
            room = await asyncio.to_thread(self._room)
            run: Callable[[Any], Awaitable[None]] = attrgetter(method)(room)
            token = asked_by.set(message)
            try:
                await run(message)
            finally:
                asked_by.reset(token)

        return serve

    async def _tell_runs(self, _message: object) -> None:
        from interview_app.use_cases.resumes import listed

        await listed.tell_runs(self._store.tailoring_runs, self._emit)

    async def _tell_last(self, opened: object) -> None:
        """The pages of a résumé that is opened as they were drawn last, where they are kept."""
        from interview_app.messages.tailoring.wishes import GENERAL
        from interview_app.use_cases.resumes import last_page

        run_id = getattr(opened, "run_id", GENERAL)
        kept = await asyncio.to_thread(last_page.kept, self._folder, run_id)
        if kept is not None:
            self._emit(kept)

    def _room(self) -> "TailoringRoom":
        with self._lock:
            if self._made is None:
                self._made = self._new_room()
            return self._made

    def _new_room(self) -> "TailoringRoom":
        """The room at a desk of its own."""
        # The pipeline takes 0.3 s to import: a window that is never asked for a résumé starts
        # without it.
        from interview_app.rendering.engine import RenderEngine

        # A process of its own, which comes up meanwhile.
        engine = RenderEngine(packages=resources() / "typst")
        engine.warm_up()
        from interview_app.use_cases.models.services import surroundings
        from interview_app.use_cases.resumes.desk import Desk
        from interview_app.use_cases.resumes.help import Helpers
        from interview_app.use_cases.resumes.room import TailoringRoom
        from interview_app.use_cases.resumes.showing import Showing

        show = Showing(self._store, engine, emit=self._emit)
        helpers = Helpers(partial(surroundings, self._folder, self._store, emit=self._emit))
        desk = Desk(
            self._store, self._reader, self._clock, self._folder, show=show, helpers=helpers
        )
        return TailoringRoom(desk, self._inside)
