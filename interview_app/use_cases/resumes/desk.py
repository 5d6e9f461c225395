"""The desk of the Résumés room: one run lies open on it, is worked on in its turn, kept as
versions, and shown (issue 5.7).

It stands beside the actor: the event loop is the actor's, everything that takes processor time goes
to a thread or a process. One piece of work at a time for each run, in the order the person asked.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from interview_app.domain.drafts import about_gap, about_line, about_sent
from interview_app.domain.request_journal import Spending
from interview_app.domain.tailoring import State
from interview_app.errors import PersonCanMend, PipelineError, StoreError
from interview_app.i18n import _
from interview_app.interview.ports import Clock
from interview_app.messages.tailoring import facts
from interview_app.paths import DataFolder, resources
from interview_app.rendering.page_fit import Fitted
from interview_app.store.store import Store
from interview_app.tailoring.reports.ledger import LedgerEntry
from interview_app.use_cases.reading.on_demand import ReadingOnDemand
from interview_app.use_cases.resumes import evidence, lines, pages
from interview_app.use_cases.resumes.asked import asked_by
from interview_app.use_cases.resumes.help import Help, Helpers
from interview_app.use_cases.resumes.inputs import synonyms
from interview_app.use_cases.resumes.run import Run
from interview_app.use_cases.resumes.showing import ASKING, PLACES, Showing
from interview_app.use_cases.resumes.stages import Lane, Stopped, StopSign, go_on
from interview_app.use_cases.resumes.versions import Versions

READ_SECONDS = 60.0

_TOLD_APART = (State.INIT, State.PREPROCESSING, State.COMPLETE, State.FAILED)
"""Stages whose beginning is told by who begins them."""

Change = Callable[[Any, Run, evidence.Ground], Run | Awaitable[Run]]
"""What a message does to a run, or to an approved line of it in the store."""
Work = Callable[[StopSign], Awaitable[None]]
Take = Callable[[Any], Awaitable[None]]
"""Takes one message, and emits what follows from it."""


class Desk:
    """`show` tells the window of what is done here; `close()` ends what sets its pages."""

    def __init__(
        self,
        store: Store,
        reader: ReadingOnDemand,
        clock: Clock,
        folder: DataFolder,
        *,
        show: Showing,
        helpers: Helpers,
    ) -> None:
        self.store, self.reader, self.clock = store, reader, clock
        self.show, self.emit, self.helpers = show, show.emit, helpers
        self._folder = folder
        self._lane = Lane()
        self.versions = Versions(store.tailoring_runs, clock)
        self._running: dict[str, facts.RunProgressed] = {}

    def close(self) -> None:
        """Stop what is worked on and end the render worker. Safe to call twice."""
        self.stop("")
        self.show.close()

    def stop(self, run_id: str) -> None:
        """End what is worked out for this run; "" for whatever it is."""
        self._lane.stop(run_id)

    async def in_lane(self, run_id: str, work: Work, *, long: bool = False) -> None:
        """Work in its turn: a change by the person's hand, or (`long`) what is worked out for them,
        which Stop ends before its turn has come, too. What they can mend is told with the run.
        """
        async with self._lane.turn(run_id, long=long) as sign:
            try:
                await work(sign)
            except Stopped:
                words = _("Stopped. Nothing that was finished is lost.")
                await self._end(_failed(run_id, "stopped", words))
            except PersonCanMend as error:
                await self._end(_failed(run_id, error.code, _sentence(error)))
            finally:
                self._running.pop(run_id, None)

    def in_turn(
        self, take: Callable[[Any, StopSign], Awaitable[None]], *, long: bool = False
    ) -> Take:
        """What comes in the turn of its run: by the person's hand, or (`long`) worked out for
        them.
        """
        return lambda message: self.in_lane(message.run_id, partial(take, message), long=long)

    def changing(self, change: Change, *, look: bool = False) -> Take:
        """Changes a run in its turn: kept and made anew, or shown where nothing changed. `look`:
        the look alone is another, which is no version.
        """

        async def work(message: Any, stop: StopSign) -> None:
            version, run = await self.versions.current(message.run_id)
            before = await self.ground()
            changed = change(message, run, before)
            after = changed if isinstance(changed, Run) else await changed
            ground = await self.ground()
            if after == run and [*before.lines()] == [*ground.lines()]:
                await self.show.whole(run, version, ground)
            elif look and after.drafted and not after.unfinished:
                await self.print(after, ground, stop, in_place=True)
            else:
                await self.redraw(after, ground, stop)

        return self.in_turn(work)

    async def kept_meanwhile(self, run_id: str, work: Callable[[], Awaitable[None]]) -> bool | None:
        """Do at once what changes what is approved and nothing of the run, where that is worked on
        and its turn would be long; whether it was done, None where what the person can mend was
        told instead.
        """
        if not self._lane.is_taken(run_id):
            return False
        try:
            await work()
        except PersonCanMend as error:
            self.emit(_failed(run_id, error.code, _sentence(error)))
            return None
        return True

    async def _end(self, failed: facts.RunFailed) -> None:
        """What could not be finished is shown as it stands now, then why."""
        open_now = self.versions.opened(failed.run_id)
        if open_now is not None and (open_now[1].unfinished or open_now[1].spent.requests):
            try:
                await self.show.run(*open_now, await self.ground())
            except PersonCanMend:
                # Why it cannot be shown is what is told below.
                self.versions.close(failed.run_id)
            await self.show.runs()
        self.emit(failed)

    # the run in hand

    async def keep_sent(self, run_id: str, sent: tuple[LedgerEntry, ...]) -> None:
        """Who got a résumé, kept and shown."""
        number, run = await self.versions.keep_of_all(run_id, sent=sent)
        await self.show.run(number, run, await self.ground())
        await self.show.runs()

    async def delete(self, run_id: str) -> None:
        """The run goes with all its versions."""
        await self.versions.delete(run_id)
        for about in (about_gap(run_id), about_line(run_id), about_sent(run_id)):
            self.forget_drafts(about)
        await self.show.forget(run_id)
        await self.show.runs()

    def forget_drafts(self, about: str) -> None:
        """What was typed about this, or anything of this run, and is an answer now or belongs to
        nothing any more.
        """
        # It stays no fault when the disk refuses: the room is told of the work itself.
        with contextlib.suppress(StoreError):
            self.store.drafts.forget(
                lambda one: one == about or (about.endswith("/") and one.startswith(about))
            )

    async def ground(self) -> evidence.Ground:
        """The evidence in force.

        Raises:
            PipelineError: nothing is approved yet.
        """

        def read() -> evidence.Ground:
            words = synonyms(resources(), self._folder.root / "synonyms.yaml")
            return evidence.ground_of(self.store, synonyms=words, today=self.clock.now()[:7])

        return await asyncio.to_thread(read)

    # work

    async def go_on(
        self,
        run: Run,
        ground: evidence.Ground,
        helper: Help,
        *,
        until: State | None,
        stop: StopSign,
    ) -> Run:
        """The stages up to `until`; each finished one that can be gone on from is kept at once."""
        loop, before = asyncio.get_running_loop(), run

        def finished(after: Run) -> None:
            after = helper.counted(after, before)
            if after.board.requirements and after.unfinished:
                self.versions.keep(after)
            step = after.board.current_step
            if step not in (until, *_TOLD_APART):
                loop.call_soon_threadsafe(self.progress, run.run_id, step, helper.label)

        stop.check()
        if run.board.current_step not in _TOLD_APART:
            self.progress(run.run_id, run.board.current_step, helper.label)
        try:
            done = await asyncio.to_thread(
                go_on, run, ground, helper.models, until=until, stop=stop, finished=finished
            )
        finally:
            await asyncio.to_thread(self._count, run, helper)
        stop.check()
        return helper.counted(done, before)

    def _count(self, before: Run, helper: Help) -> None:
        """What a stage that did not end has cost is written down too."""
        at = self.versions.opened(before.run_id)
        if at is None:
            return
        counted = helper.counted(at[1], before)
        if counted != at[1]:
            self.versions.keep(counted, in_place=True)

    async def begin_help(self, run_id: str, *, with_models: bool) -> Help:
        """Help with one piece of work, its cost told as it grows.

        Raises:
            ProviderError, SettingsError: the model chosen cannot be used.
        """
        if not with_models:
            return Help.offline()
        loop = asyncio.get_running_loop()

        def tell(spent: Spending) -> None:
            loop.call_soon_threadsafe(self.emit, facts.RunCost(run_id=run_id, **vars(spent)))

        def say(sentence: str) -> None:
            loop.call_soon_threadsafe(
                self.emit, facts.HelperChanged(run_id=run_id, sentence=sentence)
            )

        # A keychain may ask the person and block for as long as they think.
        return await asyncio.to_thread(self.helpers.begin, tell, say)

    async def print(
        self, run: Run, ground: evidence.Ground, stop: StopSign, *, in_place: bool = False
    ) -> None:
        """Draw the pages and show them; read them back, audit, keep, and show what was found.

        `in_place`: the look alone is another, which is no version. What cannot be kept is not left
        on the screen either.
        """
        fitted = await self.show.set_pages(run)
        stop.check()
        await self.show.drawn(run.run_id, fitted, ground)
        try:
            await self._printed(run, fitted, ground, stop, in_place=in_place)
        except (Stopped, PersonCanMend):
            before = self.versions.opened(run.run_id)
            if before is not None and before[1].drafted:
                await self.show.pages(before[1], before[0], ground)
            raise

    async def _printed(
        self, run: Run, fitted: Fitted, ground: evidence.Ground, stop: StopSign, *, in_place: bool
    ) -> None:
        reading = await self.reader.read_bytes(
            fitted.rendered.pdf, filename="resume.pdf", timeout_seconds=READ_SECONDS
        )
        stop.check()
        run = await asyncio.to_thread(pages.audited, run, fitted, reading.text, ground)
        version = await self.keep(run, ground, in_place=in_place)
        self.show.at_hand(run.run_id, version, fitted)

    async def redraw(
        self,
        run: Run,
        ground: evidence.Ground,
        stop: StopSign,
        *,
        lines_too: bool = False,
        in_place: bool = False,
    ) -> None:
        """Match what is approved now, draft the page anew from it, and set it; without a page,
        keep. `in_place`: its words alone are others, which is no version.

        What comes onto it by nobody's hand is told; lines do where the person did nothing to it.
        """
        run = await asyncio.to_thread(evidence.mapped_again, run, ground)
        if not run.drafted or run.unfinished:
            await self.keep(run, ground, in_place=in_place)
            return
        before = self.versions.opened(run.run_id)
        after = await asyncio.to_thread(pages.redrafted, run, ground)
        await self.print(after, ground, stop, in_place=in_place)
        new = lines.came(run, after, lines_too=lines_too)
        if new and before is not None and not run.from_before_lines:
            self.emit(facts.LinesCame(run_id=run.run_id, lines=new, version=before[0]))

    async def catch_up(self, run: Run, ground: evidence.Ground, stop: StopSign) -> None:
        """Set the page anew where the lines approved now make another one of it."""
        after = await asyncio.to_thread(pages.redrafted, run, ground)
        if run.drafted and not run.unfinished and lines.others_stand(run, after):
            await self.print(after, ground, stop)

    def progress(self, run_id: str, state: State, helper: str = "") -> None:
        """Tell that a stage began."""
        step, steps = PLACES[state]
        asks = state in ASKING
        running = self._running[run_id] = facts.RunProgressed(
            run_id=run_id, state=state, step=step, steps=steps, helper=helper if asks else ""
        )
        self.emit(running)

    async def show_running(self, run_id: str) -> None:
        """What is worked out for this run now, if anything is: the run as it stands, and how far
        it is.
        """
        opened = self.versions.opened(run_id)
        if run_id not in self._running or opened is None:
            return
        # What is wrong with it is told in its turn.
        with contextlib.suppress(PersonCanMend):
            await self.show.whole(opened[1], opened[0], await self.ground())
            if (running := self._running.get(run_id)) is not None:
                self.emit(running)

    async def keep(self, run: Run, ground: evidence.Ground, *, in_place: bool = False) -> int:
        """Keep a version, or what is open `in_place`; show it, and tell the list."""
        version = await asyncio.to_thread(self.versions.keep, run, in_place=in_place)
        await self.show.run(version, run, ground)
        await self.show.runs()
        return version


def _failed(run_id: str, code: str, sentence: str) -> facts.RunFailed:
    return facts.RunFailed(run_id=run_id, code=code, sentence=sentence, wish=asked_by.get())


def _sentence(error: PersonCanMend) -> str:
    """The sentence without the pipeline's own words before it."""
    if isinstance(error, PipelineError):
        return error.sentence.removeprefix(f"Pipeline failed at {error.state}: ")
    return error.sentence
