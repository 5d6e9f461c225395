"""The Résumés room's entry in the actor's table of services; the room itself is imported with its first message."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from interview_app.interview.parts import Service
from interview_app.interview.ports import Clock
from interview_app.messages import tailoring as told
from interview_app.paths import DataFolder
from interview_app.store.store import Store
from interview_app.use_cases.reading_on_demand import ReadingOnDemand

if TYPE_CHECKING:
    from interview_app.use_cases.tailoring_room import TailoringRoom

_METHODS: dict[type, str] = {
    told.RunsRequested: "tell_runs",
    told.ResumeRequested: "begin",
    told.RunOpened: "open",
    told.EvidenceChosen: "choose_evidence",
    told.GapAnswered: "answer_gap",
    told.DraftRequested: "draft",
    told.BulletDecided: "decide",
    told.BulletEdited: "edit",
    told.TrimUndone: "put_back",
    told.OverrideGiven: "override",
    told.LookChosen: "choose_look",
    told.RunStopped: "stop",
    told.RunDeletionRequested: "delete",
    told.ResumeExportRequested: "export",
    told.ComparisonRequested: "compare",
    told.SentNoted: "note_sent",
}


class TailoringServices:
    """Makes the room when it is first asked for, and ends it."""

    def __init__(
        self,
        store: Store,
        reader: ReadingOnDemand,
        clock: Clock,
        folder: DataFolder,
        *,
        emit: Callable[[object], None],
        post: Callable[[object], None],
    ) -> None:
        self._make: Callable[[], TailoringRoom] = partial(_room, store, reader, clock, folder, emit, post)
        self._lock = threading.Lock()
        self._made: TailoringRoom | None = None

    def table(self) -> dict[type, Service]:
        """A service for every message of the room."""
        return {kind: self._service(method) for kind, method in _METHODS.items()}

    def close(self) -> None:
        """End the room's workers. Safe to call twice."""
        with self._lock:
            if self._made is not None:
                self._made.close()
                self._made = None

    def _service(self, method: str) -> Service:
        async def serve(message: Any) -> None:
            room = await asyncio.to_thread(self._room)
            run: Callable[[Any], Awaitable[None]] = getattr(room, method)
            await run(message)

        return serve

    def _room(self) -> "TailoringRoom":
        with self._lock:
            if self._made is None:
                self._made = self._make()
            return self._made


def _room(
    store: Store,
    reader: ReadingOnDemand,
    clock: Clock,
    folder: DataFolder,
    emit: Callable[[object], None],
    post: Callable[[object], None],
) -> "TailoringRoom":
    # The pipeline takes 0.3 s to import: a window that is never asked for a résumé starts without it.
    from interview_app.use_cases.tailoring_room import TailoringRoom

    return TailoringRoom(store, reader, clock, folder, emit=emit, post=post)
