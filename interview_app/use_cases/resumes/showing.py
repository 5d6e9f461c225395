"""What the window is shown of the résumés: the list, a run, and its pages, which are set here."""

import asyncio
from collections.abc import Callable

from interview_app.messages.tailoring.facts import RunPagesShown, RunShown
from interview_app.rendering.design import page_size
from interview_app.rendering.engine import RenderEngine
from interview_app.rendering.page_fit import Fitted
from interview_app.store.store import Store
from interview_app.use_cases.resumes import last_page, ledger, listed, pages
from interview_app.use_cases.resumes import shown as views
from interview_app.use_cases.resumes.evidence import Ground
from interview_app.use_cases.resumes.run import Run

Emit = Callable[[object], None]


class Showing:
    """Owns the render engine; `close()` ends it."""

    def __init__(self, store: Store, engine: RenderEngine, *, emit: Emit) -> None:
        self.emit, self.engine = emit, engine
        self._store, self._kept = store, store.tailoring_runs
        self._fitted: tuple[str, int, Fitted] | None = None

    def close(self) -> None:
        """End the render worker. Safe to call twice."""
        self.engine.close()

    async def runs(self) -> None:
        """All runs, newest first."""
        await listed.tell_runs(self._kept, self.emit)

    async def whole(self, run: Run, version: int, ground: Ground) -> None:
        """A version, with its pages when it has any."""
        await self.run(version, run, ground)
        if run.drafted and run.printed:
            await self.pages(run, version, ground)

    async def run(self, version: int, run: Run, ground: Ground) -> None:
        """What is to be said of a version."""

        def look() -> RunShown:
            times = self._kept.times(run.run_id)
            sent_lines = ledger.lines(self._kept.newest(), run)
            return views.shown(run, ground, version=version, times=times, sent_lines=sent_lines)

        self.emit(await asyncio.to_thread(look))

    async def pages(self, run: Run, version: int, ground: Ground) -> None:
        """The pages of a version, drawn."""
        await self.drawn(run.run_id, await self.fitted(run, version), ground)

    async def set_pages(self, run: Run) -> Fitted:
        """The draft of a run on its pages.

        Raises:
            PipelineError: nothing is drafted.
            RenderError: the page cannot be set.
        """
        return await asyncio.to_thread(pages.set_pages, run, self.engine.drawing)

    async def fitted(self, run: Run, version: int) -> Fitted:
        """The pages of a version; those set last are still at hand. Raises as `set_pages`."""
        if self._fitted is None or self._fitted[:2] != (run.run_id, version):
            self._fitted = (run.run_id, version, await self.set_pages(run))
        return self._fitted[2]

    def at_hand(self, run_id: str, version: int, fitted: Fitted) -> None:
        """These are the pages of that version: they need not be set again."""
        self._fitted = (run_id, version, fitted)

    async def drawn(self, run_id: str, fitted: Fitted, ground: Ground) -> None:
        """Pages that are set; the next start of the window begins with them, unless something was
        erased while they were made.
        """
        shown = RunPagesShown(
            run_id=run_id,
            pages=fitted.rendered.drawn,
            size=page_size(fitted.design.paper),
            document=fitted.resume,
            places=fitted.rendered.places,
        )
        self.emit(shown)
        await asyncio.to_thread(last_page.keep, self._store, shown, erased=ground.erased)

    async def forget(self, run_id: str) -> None:
        """Pages of a run that was deleted."""
        if self._fitted is not None and self._fitted[0] == run_id:
            self._fitted = None
        await asyncio.to_thread(last_page.forget, self._store.places, run_id)
