"""The Résumés room's entry in the actor's table of services.

Neither the room nor its messages are imported before the first of them comes: a window starts
without them.
"""

import asyncio
import threading
from collections.abc import Callable
from functools import partial
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
_OPENS = ("RunOpened", "GeneralRequested")


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
        if kind.__module__ != _MESSAGES:
            return None
        return self._tell_runs if kind.__name__ == _LIST else self._serve

    def close(self) -> None:
        """End the room's workers. Safe to call twice."""
        with self._lock:
            if self._made is not None:
                self._made.close()
                self._made = None

    async def _serve(self, message: Any) -> None:
        if self._made is None and type(message).__name__ in _OPENS:
            await self._tell_last(message)
        room = await asyncio.to_thread(self._room)
        token = asked_by.set(message)
        try:
            await room.take(message)
        finally:
            asked_by.reset(token)

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
