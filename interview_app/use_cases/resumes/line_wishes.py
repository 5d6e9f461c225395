"""Lines of a résumé under the person's hand, as the window wishes it: worded, accepted, attested,
brought back. What is approved is so at once; the page follows in its turn (NEXT 3, issue 26).
"""

from functools import partial

from interview_app.domain.drafts import about_line
from interview_app.messages.tailoring.wishes import (
    BulletEdited,
    DecisionUndone,
    LineAttested,
    ProposalDecided,
    WordingBroughtBack,
    WordingTakenOut,
    WordingUsedEverywhere,
)
from interview_app.tailoring.lines.suggesting import reopened
from interview_app.use_cases.resumes import lines
from interview_app.use_cases.resumes.desk import Desk
from interview_app.use_cases.resumes.stages import StopSign
from interview_app.use_cases.resumes.wording import Wording


class LineWishes:
    """Every public coroutine takes one message and emits what follows from it."""

    def __init__(self, desk: Desk, wording: Wording) -> None:
        self._desk, self._wording = desk, wording

    async def decide(self, message: ProposalDecided) -> None:
        """A suggested wording is accepted, in the person's own words or as it is, or rejected."""
        wording = partial(
            self._wording.decided,
            proposal_id=message.proposal_id,
            accepted=message.accepted,
            text=message.text,
        )
        await self._desk.change(message.run_id, wording)

    async def undo_decision(self, message: DecisionUndone) -> None:
        """A suggestion is open as before it was accepted or rejected."""
        wording = partial(self._wording.undecided, proposal_id=message.proposal_id)
        await self._desk.change(message.run_id, wording)

    async def edit(self, message: BulletEdited) -> None:
        """The person's own wording, theirs at once, also while a model writes for this page, which
        takes it in at its end; an empty one takes the line off this page in its turn.
        """
        words, kept = message.text.strip(), False
        if words and message.line_id and self._desk.is_at_work(message.run_id):
            kept = await self._desk.at_once(message.run_id, partial(self._reword, message))
            if not kept:
                return
        work = partial(self._edited, message, kept=kept)
        await self._desk.in_lane(message.run_id, work)

    async def _reword(self, message: BulletEdited) -> None:
        _version, run = await self._desk.versions.current(message.run_id)
        ground = await self._desk.ground(run)
        await self._wording.reworded(run, ground, message.line_id, message.text)
        self._desk.forget_drafts(about_line(run.run_id, message.bullet_id))

    async def _edited(self, message: BulletEdited, stop: StopSign, *, kept: bool) -> None:
        version, run = await self._desk.versions.current(message.run_id)
        ground = await self._desk.ground(run)
        if kept:
            await self._desk.catch_up(run, ground, stop)
        elif lines.says(run, message.bullet_id, message.text):
            await self._desk.show.whole(run, version, ground)
        else:
            run = await self._wording.edited(run, ground, message.bullet_id, message.text)
            self._desk.forget_drafts(about_line(run.run_id, message.bullet_id))
            await self._desk.redraw(run, await self._desk.ground(run), stop)

    async def attest(self, message: LineAttested) -> None:
        """What “It is true” does."""
        wording = partial(self._wording.attested, line_id=message.line_id)
        await self._desk.change(message.run_id, wording)

    async def use_everywhere(self, message: WordingUsedEverywhere) -> None:
        """A wording for one posting stands on every page."""
        wording = partial(self._wording.used_everywhere, line_id=message.line_id)
        await self._desk.change(message.run_id, wording)

    async def bring_back(self, message: WordingBroughtBack) -> None:
        """An older wording is the newest again, at once as an edit is; a suggestion that had taken
        its place is open.
        """
        run_id, kept = message.run_id, self._desk.is_at_work(message.run_id)
        if kept and not await self._desk.at_once(run_id, partial(self._restore, message)):
            return
        await self._desk.in_lane(run_id, partial(self._brought_back, message, kept=kept))

    async def _restore(self, message: WordingBroughtBack) -> None:
        _version, run = await self._desk.versions.current(message.run_id)
        await self._wording.brought_back(run, await self._desk.ground(run), message.line_id)

    async def _brought_back(
        self, message: WordingBroughtBack, stop: StopSign, *, kept: bool
    ) -> None:
        if not kept:
            await self._restore(message)
        _version, run = await self._desk.versions.current(message.run_id)
        # By its name, too: within the second in which it was first approved, time tells nothing.
        passed = (one for one in run.board.passed_over if one.split()[0] != message.line_id)
        run = run.on_board(
            proposals=reopened(run.board.proposals, message.line_id), passed_over=tuple(passed)
        )
        await self._desk.redraw(run, await self._desk.ground(run), stop)

    async def take_out(self, message: WordingTakenOut) -> None:
        """A line that waits is approved no more."""
        wording = partial(self._wording.taken_back, line_id=message.line_id)
        await self._desk.change(message.run_id, wording)
