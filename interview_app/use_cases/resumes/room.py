"""The service behind the Résumés room: takes its messages, and keeps every change as a new version
(issue 5.7, 5.8).
"""

import asyncio
import uuid
from functools import partial
from pathlib import Path

from interview_app.domain.drafts import about_gap
from interview_app.domain.records import DataType
from interview_app.domain.tailoring import Blackboard, Inputs, State
from interview_app.errors import PersonCanMend, TitleMissing
from interview_app.i18n import _, language
from interview_app.interview.parts import Inside
from interview_app.messages.data import RecordEdited
from interview_app.messages.lines import LineTakenBack, LineUsedEverywhere
from interview_app.messages.tailoring import facts, wishes
from interview_app.tailoring.match.gaps import GapAnswer, answer_card
from interview_app.tailoring.posting.title import title_in
from interview_app.use_cases.models.agent_models import Sizes
from interview_app.use_cases.resumes import demands, evidence, ledger, lines, pages
from interview_app.use_cases.resumes.desk import READ_SECONDS, Desk, Take
from interview_app.use_cases.resumes.help import Help
from interview_app.use_cases.resumes.inputs import posting_wished, refuse_own
from interview_app.use_cases.resumes.line_wishes import LineWishes
from interview_app.use_cases.resumes.look import Photos, with_look, with_sections
from interview_app.use_cases.resumes.run import Run
from interview_app.use_cases.resumes.stages import StopSign
from interview_app.use_cases.resumes.versions import change_words

_USUAL_POSTING = 6_000
"""Characters of a posting that is not known yet."""


class TailoringRoom:
    """Takes one message after the other and emits what follows from each."""

    def __init__(self, desk: Desk, inside: Inside) -> None:
        self._desk, self._inside = desk, inside
        self._open = desk.in_turn(self._opened)
        self.takers = self._table()

    async def take(self, message: object) -> None:
        """Do what a message of `messages.tailoring.wishes` asks."""
        await self.takers[type(message)](message)

    def _table(self) -> dict[type, Take]:
        """What takes each message."""
        line = LineWishes(self._desk, lambda wish: self._inside.keep_line(wish))
        turn, change = self._desk.in_turn, self._desk.changing
        long, of_look = partial(turn, long=True), partial(change, look=True)
        return {
            wishes.ResumeRequested: self._begin,
            wishes.GeneralRequested: self._general,
            wishes.RunRenamed: turn(self._rename),
            wishes.RunOpened: self._show,
            wishes.DraftRequested: long(self._draft),
            wishes.GoingOnRequested: long(self._go_on),
            wishes.RunStopped: self._stop,
            wishes.HelpRequested: self._tell_help,
            wishes.GapAnswered: turn(self._answer_gap),
            wishes.EvidenceChosen: change(
                lambda message, run, ground: evidence.with_evidence(
                    run, message.requirement_id, message.card_ids, ground
                )
            ),
            wishes.DemandCounted: change(
                lambda message, run, ground: asyncio.to_thread(
                    demands.counted, run, message.start, ground
                )
            ),
            wishes.DemandsDropped: change(
                lambda message, run, _ground: demands.dropped(run, message.requirement_ids)
            ),
            wishes.AnyLanguageChosen: change(
                lambda _message, run, _ground: run.on_board(any_language=True)
            ),
            wishes.TrimUndone: change(
                lambda message, run, _ground: lines.put_back(run, message.bullet_id)
            ),
            wishes.LinesArranged: change(
                lambda message, run, _ground: lines.arranged(run, message.bullet_ids)
            ),
            wishes.BulletEdited: line.edit,
            wishes.ProposalDecided: change(line.decide),
            wishes.DecisionUndone: change(line.undo_decision),
            wishes.LineAttested: change(line.attest),
            wishes.WordingBroughtBack: line.bring_back,
            wishes.WordingTakenOut: change(
                lambda message, run, _ground: line.keep(LineTakenBack(line=message.line_id), run)
            ),
            wishes.WordingUsedEverywhere: change(
                lambda message, run, _ground: line.keep(
                    LineUsedEverywhere(line=message.line_id), run
                )
            ),
            wishes.LookChosen: of_look(with_look),
            wishes.PhotoChosen: of_look(Photos(self._desk.reader).chosen),
            wishes.SectionsArranged: of_look(with_sections),
            wishes.SectionsHidden: of_look(
                lambda message, run, _ground: run.model_copy(update={"hidden": message.sections})
            ),
            wishes.SentNoted: turn(self._note_sent),
            wishes.SentUndone: turn(self._undo_sent),
            wishes.LedgerRequested: self._tell_ledger,
            wishes.VersionsRequested: self._tell_versions,
            wishes.ComparisonRequested: turn(self._compare),
            wishes.RunDeletionRequested: turn(self._delete),
            wishes.RunDeletionUndone: turn(self._undo_deletion),
            wishes.ResumeExportRequested: turn(self._export),
        }

    def close(self) -> None:
        """End the render worker. Safe to call twice."""
        self._desk.close()

    # a run from its beginning to its pages

    async def _tell_help(self, message: wishes.HelpRequested) -> None:
        """Which models could help, and what it would cost; nothing is sent to find out."""
        try:
            run = (await self._desk.versions.current(message.run_id))[1] if message.run_id else None
            characters = (
                len(run.board.inputs.job_description)
                if run is not None
                else message.posting_characters
            )
            ground = await self._desk.ground()
            posting = characters or _USUAL_POSTING
            sizes = Sizes.for_run(ground.cards, ground.career, posting=posting)
        except PersonCanMend as error:
            self._desk.emit(
                facts.HelpTold(run_id=message.run_id, offered=False, words=(error.sentence,))
            )
            return
        self._desk.emit(await asyncio.to_thread(self._desk.helpers.told, message.run_id, sizes))

    async def _begin(self, message: wishes.ResumeRequested) -> None:
        """Analyse a posting and match the evidence to it; the same posting, stopped before, is gone
        on with.
        """
        run_id, stopped = f"run-{uuid.uuid4().hex[:12]}", ""

        async def work(stop: StopSign) -> None:
            nonlocal stopped
            stop.check()
            self._desk.progress(run_id, State.PREPROCESSING)
            given = await posting_wished(message, self._desk.reader, timeout_seconds=READ_SECONDS)
            if not message.is_posting:
                await asyncio.to_thread(refuse_own, given.text, self._desk.store.records())
            inputs = Inputs(
                job_description=given.text,
                posting_hidden=given.hidden,
                target_title=_title(message.target_title, given.text),
            )
            stopped = await self._desk.versions.stopped_before(inputs)
            if not stopped:
                run = Run(run_id=run_id, board=Blackboard(inputs=inputs))
                helper = await self._desk.begin_help(run_id, with_models=message.with_models)
                await self._analysed(run, helper, stop)

        await self._desk.in_lane(run_id, work, long=True)
        if stopped:
            going_on = wishes.GoingOnRequested(run_id=stopped, with_models=message.with_models)
            await self.take(going_on)

    async def _analysed(self, run: Run, helper: Help, stop: StopSign) -> None:
        ground = await self._desk.ground()
        run = await self._desk.go_on(run, ground, helper, until=State.WRITING, stop=stop)
        await self._desk.keep(run, ground)

    async def _general(self, _message: wishes.GeneralRequested) -> None:
        """“My résumé”: of everything that is approved, for no posting."""

        async def work(stop: StopSign) -> None:
            stop.check()
            kept = await asyncio.to_thread(self._desk.store.tailoring_runs.find, wishes.GENERAL)
            if kept is None:
                inputs = Inputs(job_description="", target_title="")
                board = Blackboard(inputs=inputs, current_step=State.WRITING)
                run = Run(run_id=wishes.GENERAL, board=board)
                await self._written(run, await self._desk.ground(), Help.offline(), stop)
                return
            version, run = await self._desk.versions.take_up(wishes.GENERAL, 0)
            ground = await self._desk.ground()
            await self._brought_up_to_date(run, version, ground, stop)

        await self._desk.show_running(wishes.GENERAL)
        await self._desk.in_lane(wishes.GENERAL, work, long=True)

    async def _rename(self, message: wishes.RunRenamed, _stop: StopSign) -> None:
        """Another name in the list; no version of its own."""
        name = " ".join(message.name.split())
        version, run = await self._desk.versions.keep_of_all(message.run_id, name=name)
        await self._desk.show.whole(run, version, await self._desk.ground())
        await self._desk.show.runs()

    async def _draft(self, message: wishes.DraftRequested, stop: StopSign) -> None:
        """Write, audit, set the pages, and audit what is printed."""
        stop.check()
        version, before = await self._desk.versions.current(message.run_id)
        ground = await self._desk.ground()
        run = await asyncio.to_thread(evidence.mapped_again, before.to_write_again(), ground)
        helper = await self._desk.begin_help(run.run_id, with_models=message.with_models)
        await self._written(run, ground, helper, stop)
        _version, after = await self._desk.versions.current(run.run_id)
        if before.drafted:
            words = change_words(before, after)
            self._desk.emit(facts.DraftWritten(run_id=run.run_id, changed=words, version=version))

    async def _written(
        self, run: Run, ground: evidence.Ground, helper: Help, stop: StopSign
    ) -> None:
        run = await self._desk.go_on(run, ground, helper, until=None, stop=stop)
        ground = await self._desk.ground()
        # What was put into other words while this was written stands on the page.
        run = await asyncio.to_thread(pages.redrafted, run, ground)
        # Told here alone: a change of a page that stands is there before a bar could be read.
        self._desk.progress(run.run_id, State.COMPLETE)
        await self._desk.print(run, ground, stop)

    async def _go_on(self, message: wishes.GoingOnRequested, stop: StopSign) -> None:
        """What was stopped goes on where it ended."""
        _version, run = await self._desk.versions.current(message.run_id)
        helper = await self._desk.begin_help(run.run_id, with_models=message.with_models)
        if run.drafted:
            await self._written(run, await self._desk.ground(), helper, stop)
        else:
            await self._analysed(run, helper, stop)

    async def _stop(self, message: wishes.RunStopped) -> None:
        """End what is worked out for this run, a waiting request too; "" stops whatever runs."""
        self._desk.stop(message.run_id)

    async def _show(self, message: wishes.RunOpened) -> None:
        """Show a run; one that is worked on first as it stands, with how far it is. An older
        version that is gone back to is the newest again, a copy of it: what the person sees stays,
        and what is changed next starts from there.
        """
        await self._desk.show_running(message.run_id)
        await self._open(message)

    async def _opened(self, message: wishes.RunOpened, stop: StopSign) -> None:
        version, run = await self._desk.versions.take_up(message.run_id, message.version)
        ground = await self._desk.ground()
        if not message.version:
            await self._brought_up_to_date(run, version, ground, stop)
            return
        back = not run.unfinished and version != self._newest(message.run_id)
        if back and run.drafted and not run.from_before_lines:
            run = await asyncio.to_thread(lines.gone_back_to, run, ground)
            if await self._has_other_lines(run, ground):
                await self._desk.redraw(run, ground, stop)
                return
        if back:
            version = await asyncio.to_thread(self._desk.versions.keep, run)
            await self._desk.show.runs()
        await self._desk.show.whole(run, version, ground)

    async def _brought_up_to_date(
        self, run: Run, version: int, ground: evidence.Ground, stop: StopSign
    ) -> None:
        """Show the newest version; where something else is approved than it was made of, its page
        is made anew, and all that comes onto it comes by nobody's hand. So is what was told in
        another language of the window.
        """
        other = not run.unfinished and (
            run.evidence_sha256 not in ("", ground.sha256)
            or await self._has_other_lines(run, ground)
        )
        if other or (run.told_in != language() and not run.unfinished):
            await self._desk.redraw(run, ground, stop, lines_too=True, in_place=not other)
        else:
            await self._desk.show.whole(run, version, ground)

    async def _has_other_lines(self, run: Run, ground: evidence.Ground) -> bool:
        """Whether the page would have other lines by now: one was taken back, held or put into
        other words, here or by an app that ended before its page was made.
        """
        after = await asyncio.to_thread(pages.redrafted, run, ground)
        return run.drafted and lines.others_stand(run, after)

    def _newest(self, run_id: str) -> int:
        return self._desk.store.tailoring_runs.versions(run_id)[-1]

    # the person's hand in it

    async def _answer_gap(self, message: wishes.GapAnswered, stop: StopSign) -> None:
        """The answer becomes an approved record: the click approves it."""
        _version, run = await self._desk.versions.current(message.run_id)
        ground = await self._desk.ground()
        card = None
        if message.text.strip():
            card = answer_card(
                evidence.gap_of(run, message.gap_id),
                GapAnswer(text=message.text, line=message.line),
                evidence.entry_of(message.entry_id, ground.career.timeline),
                at=self._desk.clock.now(),
            )
            kind, data = DataType.KNOWLEDGE_CARD, card.to_json()
            edited = RecordEdited(data_type=kind, id=card.id, base_version=None, data=data)
            if not self._inside.edit(edited):
                return
            ground = await self._desk.ground()
        run = await asyncio.to_thread(evidence.with_answer, run, message.gap_id, card, ground)
        await self._desk.redraw(run, ground, stop)
        if card is not None:
            # Words that were typed and left are a draft still: nobody asked to throw them away.
            self._desk.forget_drafts(about_gap(message.run_id, message.gap_id))

    async def _note_sent(self, message: wishes.SentNoted, _stop: StopSign) -> None:
        """The ledger: this version went to somebody."""
        version, run = await self._desk.versions.current(message.run_id)
        await self._desk.keep_sent(run.run_id, ledger.noted(run, version, message))

    async def _undo_sent(self, message: wishes.SentUndone, _stop: StopSign) -> None:
        """A line of the ledger was a mistake."""
        _version, run = await self._desk.versions.current(message.run_id)
        left = tuple(one for one in run.sent if one.id != message.sent_id)
        await self._desk.keep_sent(run.run_id, left)

    async def _tell_ledger(self, message: wishes.LedgerRequested) -> None:
        """Which claims went to whom."""
        kept = await asyncio.to_thread(self._desk.store.tailoring_runs.newest)
        claims = await asyncio.to_thread(ledger.by_claim, kept, card_id=message.card_id)
        self._desk.emit(facts.LedgerShown(claims=claims, card_id=message.card_id))

    async def _tell_versions(self, message: wishes.VersionsRequested) -> None:
        """What each version changed."""
        runs = await self._desk.versions.all(message.run_id)

        def words() -> dict[int, str]:
            before = [None, *runs.values()]
            told_of = zip(runs, before, runs.values(), strict=False)
            return {number: change_words(old, new) for number, old, new in told_of}

        changes = await asyncio.to_thread(words)
        self._desk.emit(facts.VersionsTold(run_id=message.run_id, changes=changes))

    async def _compare(self, message: wishes.ComparisonRequested, _stop: StopSign) -> None:
        """Two versions, or two résumés, side by side."""
        beside = message.other or message.run_id
        _old, before = await self._desk.versions.version(beside, message.old)
        _new, after = await self._desk.versions.version(message.run_id, message.new)
        found = await asyncio.to_thread(
            lambda: lines.between(lines.document_of(before), lines.document_of(after))
        )
        self._desk.emit(facts.VersionsCompared(**vars(message), differences=found))

    async def _delete(self, message: wishes.RunDeletionRequested, _stop: StopSign) -> None:
        """The run goes with all its versions and page pictures."""
        await self._desk.delete(message.run_id)

    async def _undo_deletion(self, message: wishes.RunDeletionUndone, _stop: StopSign) -> None:
        """The run is there again, with all its versions."""
        await self._desk.versions.put_back(message.run_id)
        await self._desk.show.runs()

    async def _export(self, message: wishes.ResumeExportRequested, _stop: StopSign) -> None:
        """Write files; lines of the person's own that are refused wait for them first."""
        version, run = await self._desk.versions.current(message.run_id)
        pages.check_cleared(run)
        fitted = await self._desk.show.fitted(run, version)
        target = Path(message.path)
        if message.format == "all":
            ground = await self._desk.ground()
            date = self._desk.clock.now()[:10]
            write = partial(
                pages.write_all,
                run,
                fitted,
                self._desk.show.engine,
                ground,
                folder=target,
                date=date,
            )
        else:
            write = partial(
                pages.write_one,
                run,
                fitted,
                self._desk.show.engine,
                format=message.format,
                path=target,
            )
        written, left = await asyncio.to_thread(write)
        self._desk.emit(facts.ResumeWritten(run_id=run.run_id, path=str(written), left=left))


def _title(typed: str, posting: str) -> str:
    """The title that was typed, else the posting's own."""
    title = " ".join(typed.split()) or title_in(posting)
    if not title:
        raise TitleMissing(_("The posting names no title. What is the position called?"))
    return title
