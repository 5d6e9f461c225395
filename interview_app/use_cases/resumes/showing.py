"""What the window is shown of the résumés: the list, a run, and its pages, which are set here."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256

from interview_app.domain.tailoring import State
from interview_app.i18n import _, ngettext
from interview_app.messages.tailoring.facts import RunCost, RunPagesShown, RunShown
from interview_app.messages.tailoring.shown import ContactLine, EntryPlace, SentLine
from interview_app.rendering.design import page_size
from interview_app.rendering.engine import RenderEngine
from interview_app.rendering.page_fit import Fitted
from interview_app.store.store import Store
from interview_app.tailoring.lines.contact import contact_lines
from interview_app.tailoring.match.gaps import found_in
from interview_app.tailoring.match.telling import telling
from interview_app.tailoring.posting.listed import lines_of
from interview_app.use_cases.resumes import last_page, ledger, listed, pages
from interview_app.use_cases.resumes import lines as tailoring_lines
from interview_app.use_cases.resumes.asked import asked_by
from interview_app.use_cases.resumes.evidence import Ground, open_gaps
from interview_app.use_cases.resumes.ledger import copy_of
from interview_app.use_cases.resumes.listed import name_of
from interview_app.use_cases.resumes.run import Run

PLACES: dict[State, tuple[int, int]] = {
    State.INIT: (1, 3),
    State.PREPROCESSING: (1, 3),
    State.JD_ANALYSIS: (2, 3),
    State.EVIDENCE_MAPPING: (3, 3),
    State.WRITING: (1, 3),
    State.AUDITING: (2, 3),
    State.REVISION: (2, 3),
    State.COMPLETE: (3, 3),
    State.FAILED: (3, 3),
}
"""How far a stage is: analysing is one piece of work, writing another; (step, of how many)."""
ASKING = frozenset(
    {State.JD_ANALYSIS, State.EVIDENCE_MAPPING, State.WRITING, State.AUDITING, State.REVISION}
)
"""Stages that ask a model, when there is one."""


def shown(
    run: Run,
    ground: Ground,
    *,
    version: int,
    times: Mapping[int, str],
    sent_lines: Sequence[SentLine] = (),
) -> RunShown:
    """A run as the window shows it; `times`: when each of its versions was kept, ISO 8601."""
    posting = run.board.posting
    return RunShown(
        run_id=run.run_id,
        version=version,
        versions=tuple(times),
        times=tuple(times.values()),
        blackboard=run.board.model_copy(update={"trims": (*run.board.trims, *run.page_trims)}),
        cards=ground.all_cards,
        theme=run.theme,
        paper=run.paper,
        max_pages=run.max_pages,
        takes_accent=run.design.is_own,
        accent=run.accent,
        family=run.family or "",
        density=run.density,
        photo=photo_name(run.photo),
        wish=asked_by.get(),
        posting=lines_of(posting, run.board.requirements) if posting is not None else (),
        contact=_contact(run, ground),
        hidden_contact=run.board.hidden_contact,
        sections=run.sections,
        hidden_sections=run.hidden,
        sentence=run.sentence or next_step(run),
        fewer_pages=run.fewer_pages,
        suggestions=tailoring_lines.suggestions(run, ground),
        waiting=tailoring_lines.waiting(run, ground),
        wordings=tailoring_lines.wordings(run, ground),
        for_this_posting=tailoring_lines.for_this_posting(run, ground),
        entries=tuple(EntryPlace(id=id, label=label) for id, label in ground.entry_labels()),
        in_documents=found_in(ground.in_no_field, run.board.gap_resolutions),
        telling=telling(run.board.requirements, run.board.evidence_mappings, ground.all_cards),
        sent=tuple(copy_of(one) for one in run.sent),
        unfinished=run.unfinished,
        helpers=run.helpers,
        cost=RunCost(run_id=run.run_id, **vars(run.spent)) if run.spent.requests else None,
        sent_lines=tuple(sent_lines),
        notes=tuple(note for record in run.board.records for note in record.notes),
        name=name_of(run.run_id, run.name, run.board.inputs.target_title),
    )


def photo_name(photo: str) -> str:
    """What a photo is called in messages, "" for none."""
    return sha256(photo.encode()).hexdigest()[:16] if photo else ""


def _contact(run: Run, ground: Ground) -> tuple[ContactLine, ...]:
    """The contact as the page would print it; of a run without a page there is nothing to print."""
    if run.board.draft is None:
        return ()
    return contact_lines(ground.career.profile.basics, run.board.draft.document.language)


def next_step(run: Run) -> str:
    """What to do next with a run that has no draft yet."""
    if run.unfinished:
        return _("This was stopped on its way. What is finished is kept; go on where it ended.")
    questions = open_gaps(run)
    if questions:
        return ngettext(
            "{n} question is open. Answer it or leave it, then write the draft.",
            "{n} questions are open. Answer or leave them, then write the draft.",
            questions,
        ).format(n=questions)
    return _("Look at what answers each requirement, then write the draft.")


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
            return shown(run, ground, version=version, times=times, sent_lines=sent_lines)

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
        if run.pages is None and self._fitted is not None and self._fitted[0] == run.run_id:
            run = run.model_copy(update={"pages": self._fitted[2].rendered.pages})
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
