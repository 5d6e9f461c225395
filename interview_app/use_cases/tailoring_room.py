"""The service behind the Résumés room: takes its messages, and keeps every change as a new version (issue 5.7, 5.8).

It runs beside the actor: the event loop is the actor's, everything that takes processor time goes to a thread or a
process. One run is worked on at a time, in the order the person asked.
"""

import asyncio
import hashlib
import threading
import uuid
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Protocol

from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.reading import DocumentReading
from interview_app.domain.records import DataType
from interview_app.domain.tailoring import Blackboard, Inputs, LengthRules, State
from interview_app.errors import PersonCanMend, PipelineError
from interview_app.extraction.page_pictures import PictureCache
from interview_app.i18n import _
from interview_app.interview.ports import Clock
from interview_app.messages import tailoring as told
from interview_app.messages.data import RecordEdited
from interview_app.paths import DataFolder, resources
from interview_app.rendering.engine import RenderEngine
from interview_app.rendering.page_fit import Fitted
from interview_app.store.store import Store
from interview_app.tailoring.ledger import LedgerEntry
from interview_app.tailoring.pipeline import overridden
from interview_app.use_cases import tailoring_evidence as evidence
from interview_app.use_cases import tailoring_files as files
from interview_app.use_cases import tailoring_lines as lines
from interview_app.use_cases import tailoring_print as pages
from interview_app.use_cases import tailoring_shown as views
from interview_app.use_cases.posting_intake import posting_text
from interview_app.use_cases.read_document import PagePicture
from interview_app.use_cases.tailoring_inputs import synonyms
from interview_app.use_cases.tailoring_run import Run

PICTURE_DPI = 110
_READ_SECONDS = 60.0

Change = Callable[[Run, evidence.Ground], Run]
Emit = Callable[[object], None]


class Reads(Protocol):
    """What the room needs of the sealed reader."""

    async def read_bytes(
        self, content: bytes, *, filename: str, timeout_seconds: float, existing: ArtifactRecord | None = None
    ) -> DocumentReading:
        """A reading."""
        ...

    async def page_picture(self, content: bytes, *, page: int, dpi: int) -> PagePicture:
        """A page as PNG."""
        ...


class Stopped(Exception):
    """The person stopped it; what is finished is kept."""


class TailoringRoom:
    """Owns the render engine. Every public coroutine takes one message and emits what follows from it."""

    def __init__(
        self, store: Store, reader: Reads, clock: Clock, folder: DataFolder, *, emit: Emit, post: Emit
    ) -> None:
        self._store, self._reader, self._clock, self._folder = store, reader, clock, folder
        self._emit, self._post = emit, post
        self._engine = RenderEngine(packages=resources() / "typst")
        self._lane = asyncio.Lock()
        self._open: dict[str, tuple[int, Run]] = {}
        self._fitted: tuple[str, int, Fitted] | None = None
        self._working: dict[str, threading.Event] = {}

    def close(self) -> None:
        """End the render worker. Safe to call twice."""
        for stop in self._working.values():
            stop.set()
        self._engine.close()

    # messages

    async def tell_runs(self, _message: told.RunsRequested) -> None:
        """All runs, newest first."""
        kept = await asyncio.to_thread(self._store.tailoring_runs.newest)
        self._emit(told.RunsChanged(runs=tuple(views.summary(one) for one in kept)))

    async def begin(self, message: told.ResumeRequested) -> None:
        """Analyse a posting and match the evidence to it."""
        run_id = f"run-{uuid.uuid4().hex[:12]}"

        async def work(stop: threading.Event) -> None:
            self._progress(run_id, State.PREPROCESSING, 1, 3)
            # While the person reads what the posting asks, the page setter gets ready.
            await asyncio.to_thread(self._engine.warm_up)
            text = await posting_text(message, self._reader, timeout_seconds=_READ_SECONDS)
            inputs = Inputs(job_description=text, target_title=_title(message.target_title), length_rules=LengthRules())
            run = Run(run_id=run_id, board=Blackboard(inputs=inputs))
            ground = await self._ground(run)
            for step, (state, until) in enumerate(_ANALYSIS, start=1):
                self._progress(run_id, state, step, len(_ANALYSIS))
                run = await self._gone_on(run, ground, until, stop)
            await self._keep(run, ground)

        await self._in_lane(run_id, work)

    async def open(self, message: told.RunOpened) -> None:
        """Show a run, any version of it; what is changed next starts from there."""

        async def work(_stop: threading.Event) -> None:
            version, run = await asyncio.to_thread(self._load, message.run_id, message.version)
            self._open[run.run_id] = (version, run)
            await self._show(run, version, await self._ground(run))
            if run.drafted:
                await self._show_pages(run, version)

        await self._in_lane(message.run_id, work)

    async def choose_evidence(self, message: told.EvidenceChosen) -> None:
        """Other cards for a requirement."""

        def change(run: Run, ground: evidence.Ground) -> Run:
            return evidence.with_evidence(run, message.requirement_id, message.card_ids, ground)

        await self._changed(message.run_id, change)

    async def answer_gap(self, message: told.GapAnswered) -> None:
        """The answer becomes a record like any approved one: the click is the approval, the actor is the writer."""

        async def work(_stop: threading.Event) -> None:
            _version, run = await self._current(message.run_id)
            ground = await self._ground(run)
            card = None
            if message.text.strip():
                card = evidence.answer_card(run, message.gap_id, message.text, entry_id=message.entry_id, ground=ground)
                run = run.model_copy(update={"answers": (*run.answers, card)})
                self._post(
                    RecordEdited(data_type=DataType.KNOWLEDGE_CARD, id=card.id, base_version=None, data=card.to_json())
                )
                ground = await self._ground(run)
            run = await asyncio.to_thread(evidence.with_answer, run, message.gap_id, card, ground)
            await self._keep(run, ground)

        await self._in_lane(message.run_id, work)

    async def draft(self, message: told.DraftRequested) -> None:
        """Write, audit, set the pages, and audit what is printed."""

        async def work(stop: threading.Event) -> None:
            _version, run = await self._current(message.run_id)
            ground = await self._ground(run)
            self._progress(run.run_id, State.WRITING, 1, 3)
            run = await asyncio.to_thread(evidence.mapped_again, run.to_write_again(), ground)
            run = await self._gone_on(run, ground, State.AUDITING, stop)
            self._progress(run.run_id, State.AUDITING, 2, 3)
            run = await self._gone_on(run, ground, None, stop)
            await self._print(run, ground, stop)

        await self._in_lane(message.run_id, work)

    async def decide(self, message: told.BulletDecided) -> None:
        """A changed line was taken, or goes back."""

        def change(run: Run, ground: evidence.Ground) -> Run:
            by_id = {card.id: card for card in ground.all_cards}
            return lines.decided(run, message.bullet_id, accepted=message.accepted, cards=by_id)

        await self._changed(message.run_id, change, anew=not message.accepted)

    async def edit(self, message: told.BulletEdited) -> None:
        """The person's own wording."""

        def change(run: Run, ground: evidence.Ground) -> Run:
            return lines.edited(run, message.bullet_id, message.text, ground.all_cards)

        await self._changed(message.run_id, change, anew=True)

    async def put_back(self, message: told.TrimUndone) -> None:
        """A line comes back."""

        def change(run: Run, ground: evidence.Ground) -> Run:
            return lines.put_back(run, message.bullet_id, ground.all_cards)

        await self._changed(message.run_id, change, anew=True)

    async def override(self, message: told.OverrideGiven) -> None:
        """A reason to export all the same; the report stays failed."""

        def change(run: Run, _ground: evidence.Ground) -> Run:
            return run.model_copy(update={"board": overridden(run.board, message.reason)})

        await self._changed(message.run_id, change)

    async def choose_look(self, message: told.LookChosen) -> None:
        """Theme, paper, page limit; pages are set anew."""

        def change(run: Run, _ground: evidence.Ground) -> Run:
            rules = LengthRules(max_pages=message.max_pages)
            run = run.on_board(inputs=run.board.inputs.model_copy(update={"length_rules": rules}))
            return Run.model_validate({**run.to_json(), "theme": message.theme, "paper": message.paper})

        await self._changed(message.run_id, change, anew=True)

    async def note_sent(self, message: told.SentNoted) -> None:
        """The ledger: this version went to somebody."""

        def change(run: Run, _ground: evidence.Ground) -> Run:
            if not message.to.strip():
                raise PersonCanMend(_("Say to whom it was sent."))
            report, (version, _run) = run.board.audit_report, self._open[run.run_id]
            entry = LedgerEntry(
                id=views.sent_id(run.run_id, version, len(run.sent) + 1),
                sent_to=message.to.strip(),
                target_title=run.board.inputs.target_title,
                at=message.on,
                claims=run.board.draft.claims if run.board.draft is not None else (),
                override_reason=report.override_reason if report is not None else None,
            )
            return run.model_copy(update={"sent": (*run.sent, entry)})

        await self._changed(message.run_id, change)

    async def compare(self, message: told.ComparisonRequested) -> None:
        """Two versions side by side."""

        async def work(_stop: threading.Event) -> None:
            _old, before = await asyncio.to_thread(self._load, message.run_id, message.old)
            _new, after = await asyncio.to_thread(self._load, message.run_id, message.new)
            found = await asyncio.to_thread(lambda: lines.between(lines.document_of(before), lines.document_of(after)))
            self._emit(
                told.VersionsCompared(run_id=message.run_id, old=message.old, new=message.new, differences=found)
            )

        await self._in_lane(message.run_id, work)

    async def delete(self, message: told.RunDeletionRequested) -> None:
        """The run goes with all its versions and page pictures."""

        async def work(_stop: threading.Event) -> None:
            await asyncio.to_thread(self._store.tailoring_runs.delete, message.run_id)
            self._open.pop(message.run_id, None)
            await self.tell_runs(told.RunsRequested())

        await self._in_lane(message.run_id, work)

    async def export(self, message: told.ResumeExportRequested) -> None:
        """Write files; a résumé that the gate refuses needs a reason first."""

        async def work(_stop: threading.Event) -> None:
            version, run = await self._current(message.run_id)
            files.check_cleared(run)
            fitted = await self._set(run, version)
            target = Path(message.path)
            if message.format == "all":
                ground = await self._ground(run)
                date = self._clock.now()[:10]
                write = partial(files.write_all, run, fitted, self._engine, ground, folder=target, date=date)
            else:
                write = partial(files.write_one, run, fitted, self._engine, format=message.format, path=target)
            written = await asyncio.to_thread(write)
            self._emit(told.ResumeWritten(run_id=run.run_id, path=str(written)))

        await self._in_lane(message.run_id, work)

    async def stop(self, message: told.RunStopped) -> None:
        """End what is worked out for this run after the stage it is in; "" stops whatever runs."""
        for run_id, event in self._working.items():
            if message.run_id in ("", run_id):
                event.set()

    # how

    async def _in_lane(self, run_id: str, work: Callable[[threading.Event], Awaitable[None]]) -> None:
        """One after another; what the person can mend is told with the run it belongs to."""
        async with self._lane:
            self._working[run_id] = stop = threading.Event()
            try:
                await work(stop)
            except Stopped:
                self._emit(
                    told.RunFailed(
                        run_id=run_id, code="stopped", sentence=_("Stopped. Nothing that was finished is lost.")
                    )
                )
            except PersonCanMend as error:
                self._emit(told.RunFailed(run_id=run_id, code=error.code, sentence=_sentence(error)))
            finally:
                del self._working[run_id]

    async def _changed(self, run_id: str, change: Change, *, anew: bool = False) -> None:
        """Change a run and keep it; `anew`: the pages are set and audited again when there is a draft."""

        async def work(stop: threading.Event) -> None:
            _version, run = await self._current(run_id)
            ground = await self._ground(run)
            after = await asyncio.to_thread(change, run, ground)
            if anew and after.drafted:
                await self._print(after, ground, stop)
            else:
                await self._keep(after, ground)

        await self._in_lane(run_id, work)

    async def _print(self, run: Run, ground: evidence.Ground, stop: threading.Event) -> None:
        """Set the pages, read them back, audit, keep, show."""
        self._progress(run.run_id, State.COMPLETE, 3, 3)
        fitted = await asyncio.to_thread(pages.set_pages, run, self._engine)
        _check(stop)
        reading = await self._reader.read_bytes(
            fitted.rendered.pdf, filename="resume.pdf", timeout_seconds=_READ_SECONDS
        )
        _check(stop)
        text = reading.artifact_record.text if reading.artifact_record is not None else ""
        run = await asyncio.to_thread(lambda: pages.audited(run, fitted, text, ground, ground.index()))
        version = await self._keep(run, ground)
        self._fitted = (run.run_id, version, fitted)
        await self._show_pages(run, version)

    async def _gone_on(self, run: Run, ground: evidence.Ground, until: State | None, stop: threading.Event) -> Run:
        _check(stop)
        after = await asyncio.to_thread(lambda: evidence.go_on(run, ground, ground.parts(), until=until))
        _check(stop)
        return after

    async def _ground(self, run: Run) -> evidence.Ground:
        def read() -> evidence.Ground:
            words = synonyms(resources(), self._folder.root / "synonyms.yaml")
            return evidence.ground_of(self._store, run, synonyms=words, today=self._clock.now()[:7])

        return await asyncio.to_thread(read)

    def _load(self, run_id: str, version: int) -> tuple[int, Run]:
        kept = self._store.tailoring_runs.find(run_id, version or None)
        if kept is None:
            raise PersonCanMend(_("This résumé is no longer there."))
        return kept.version, Run.model_validate(kept.body)

    async def _current(self, run_id: str) -> tuple[int, Run]:
        """The version the person has open, else the newest."""
        if run_id not in self._open:
            self._open[run_id] = await asyncio.to_thread(self._load, run_id, 0)
        return self._open[run_id]

    async def _keep(self, run: Run, ground: evidence.Ground) -> int:
        kept = await asyncio.to_thread(
            lambda: self._store.tailoring_runs.keep(run.run_id, run.to_json(), at=self._clock.now())
        )
        self._open[run.run_id] = (kept.version, run)
        await self._show(run, kept.version, ground)
        await self.tell_runs(told.RunsRequested())
        return kept.version

    async def _show(self, run: Run, version: int, ground: evidence.Ground) -> None:
        versions = await asyncio.to_thread(self._store.tailoring_runs.versions, run.run_id)
        self._emit(await asyncio.to_thread(lambda: views.shown(run, ground, version=version, versions=versions)))

    async def _set(self, run: Run, version: int) -> Fitted:
        """The pages of a version; those set last are still at hand."""
        if self._fitted is None or self._fitted[:2] != (run.run_id, version):
            self._fitted = (run.run_id, version, await asyncio.to_thread(pages.set_pages, run, self._engine))
        return self._fitted[2]

    async def _show_pages(self, run: Run, version: int) -> None:
        """Pictures of the pages, drawn under the seal."""
        fitted = await self._set(run, version)
        drawn = []
        for page in range(fitted.rendered.pages):
            picture = await self._reader.page_picture(fitted.rendered.pdf, page=page, dpi=PICTURE_DPI)
            drawn.append(picture.png or b"")
        # A draft's pages change with every word; only originals are worth a place in the cache.
        await asyncio.to_thread(PictureCache(self._folder.cache).forget, _sha256(fitted.rendered.pdf))
        self._emit(told.RunPagesShown(run_id=run.run_id, version=version, pages=tuple(drawn)))

    def _progress(self, run_id: str, state: State, step: int, steps: int) -> None:
        self._emit(told.RunProgressed(run_id=run_id, state=state, step=step, steps=steps))


_ANALYSIS: tuple[tuple[State, State], ...] = (
    (State.PREPROCESSING, State.JD_ANALYSIS),
    (State.JD_ANALYSIS, State.EVIDENCE_MAPPING),
    (State.EVIDENCE_MAPPING, State.WRITING),
)
"""(what is told, the stage before which it ends)"""


def _check(stop: threading.Event) -> None:
    if stop.is_set():
        raise Stopped


def _title(text: str) -> str:
    title = " ".join(text.split())
    if not title:
        raise PersonCanMend(_("Give the title of the position you apply for."))
    return title


def _sentence(error: PersonCanMend) -> str:
    """The sentence without the pipeline's own words before it."""
    if isinstance(error, PipelineError):
        return error.sentence.removeprefix(f"Pipeline failed at {error.state}: ")
    return error.sentence


def _sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
