"""Lines of a résumé under the person's hand: worded, accepted, attested, brought back. Each is an
approved line of the store at once; the page is drafted anew from it in its turn (NEXT 3, issue 26).
"""

from collections.abc import Callable
from functools import partial

from interview_app.domain.drafts import about_line
from interview_app.domain.lines import Line, LineChange, LineOrigin, families, wording_for
from interview_app.domain.profile import PROFILE
from interview_app.domain.proposals import Proposal, ProposalState
from interview_app.domain.tailoring import State
from interview_app.errors import PipelineError
from interview_app.i18n import _
from interview_app.messages.lines import (
    FactAttested,
    LineBroughtBack,
    LineTakenBack,
    LineWish,
    WordingAccepted,
)
from interview_app.messages.tailoring import wishes
from interview_app.tailoring.lines import given_cards, suggesting
from interview_app.tailoring.lines.choosing import Material
from interview_app.use_cases.resumes import lines
from interview_app.use_cases.resumes.desk import Desk
from interview_app.use_cases.resumes.evidence import Ground
from interview_app.use_cases.resumes.lines import bullet_of, document_of, family_of, posting_of
from interview_app.use_cases.resumes.run import Run
from interview_app.use_cases.resumes.stages import StopSign

Keep = Callable[[LineWish], object]
"""Does what is wished of a line, in one commit, on the actor's loop. Raises `PersonCanMend` when a
line that it names was changed or taken back meanwhile, `StoreError` when nothing could be written.
"""


class LineWishes:
    """What takes a run with its message gives the run after it; every public coroutine takes one
    message and emits what follows from it.
    """

    def __init__(self, desk: Desk, keep: Keep) -> None:
        self._desk, self._keep = desk, keep

    def decide(self, message: wishes.ProposalDecided, run: Run, ground: Ground) -> Run:
        """A suggested wording is accepted, in the person's own words or as it is, or rejected.

        Raises:
            PipelineError: it is no longer open.
            LineGone: a line that it takes the place of was changed or taken back meanwhile.
        """
        wanted = message.proposal_id
        proposal = next(
            (one for one in run.board.proposals if one.id == wanted and one.is_open), None
        )
        if proposal is None:
            raise PipelineError(
                State.WRITING.value,
                _("This suggestion is no longer open. Look at the newest version."),
            )
        words, state = None, ProposalState.REJECTED
        if message.accepted:
            words, state = " ".join(message.text.split()) or proposal.text, ProposalState.ACCEPTED
            self._accepted(run, ground, proposal, words)
        proposals = suggesting.decided(run.board.proposals, proposal.id, state, text=words)
        return run.on_board(proposals=proposals)

    def undo_decision(self, message: wishes.DecisionUndone, run: Run, ground: Ground) -> Run:
        """A suggestion is open as before it was accepted or rejected; the line that it had become
        is approved no more, and what stood there before stands again.
        """
        proposals, wanted = run.board.proposals, message.proposal_id
        proposal = next((one for one in proposals if one.id == wanted), None)
        if proposal is not None and proposal.state is ProposalState.ACCEPTED:
            said = (proposal.text, posting_of(run))
            line = next(
                (one for one in ground.lines() if (one.text, one.for_posting) == said), None
            )
            if line is not None:
                self._keep(LineTakenBack(line=line.id))
        return run.on_board(proposals=suggesting.decided(proposals, wanted, ProposalState.OPEN))

    def _accepted(self, run: Run, ground: Ground, proposal: Proposal, text: str) -> None:
        material = Material(career=ground.career, cards=ground.cards)
        owner = suggesting.owner_of(proposal, material)
        known = {one.id for one in ground.lines()}
        origin = suggesting.origin_of(proposal, text)
        mine = origin is LineOrigin.PERSON
        wish = WordingAccepted(
            owner=owner.id if owner is not None else PROFILE,
            text=text,
            replaces=tuple(one for one in proposal.replaces if one in known),
            for_posting=posting_of(run),
            origin=origin,
            family=proposal.entry_id if owner is None else "",
            changed=_held(text, proposal.entry_id, ground) if mine else None,
        )
        self._keep(wish)

    async def edit(self, message: wishes.BulletEdited) -> None:
        """The person's own wording, theirs at once, also while a model writes for this page, which
        takes it in at its end; an empty one takes the line off this page in its turn.
        """
        kept: bool | None = False
        if message.text.strip() and message.line_id:
            reword = partial(self._reword, message)
            kept = await self._desk.kept_meanwhile(message.run_id, reword)
        if kept is not None:
            await self._desk.in_lane(message.run_id, partial(self._edited, message, kept=kept))

    async def _reword(self, message: wishes.BulletEdited) -> None:
        _version, run = await self._desk.versions.current(message.run_id)
        ground = await self._desk.ground()
        self._reworded(run, ground, message.line_id, message.text)
        self._desk.forget_drafts(about_line(run.run_id, message.bullet_id))

    async def _edited(self, message: wishes.BulletEdited, stop: StopSign, *, kept: bool) -> None:
        version, run = await self._desk.versions.current(message.run_id)
        ground = await self._desk.ground()
        if kept:
            await self._desk.catch_up(run, ground, stop)
        elif lines.says(run, message.bullet_id, message.text):
            await self._desk.show.whole(run, version, ground)
        else:
            run = self._worded(run, ground, message.bullet_id, message.text)
            self._desk.forget_drafts(about_line(run.run_id, message.bullet_id))
            await self._desk.redraw(run, await self._desk.ground(), stop)

    def _worded(self, run: Run, ground: Ground, bullet_id: str, text: str) -> Run:
        """The run with the person's own wording of a line, theirs at once; an empty one takes the
        line off this page, and that can be undone. `bullet_id` is a line's own id where it waits.

        Raises:
            PipelineError: there is no such line.
        """
        words = " ".join(text.split())
        if any(one.line_id == bullet_id for one in run.board.trims):
            line, owner = _line_of(ground, bullet_id)  # one that waits has no place on the page
        else:
            bullet = bullet_of(document_of(run), bullet_id)
            if not words:
                return run.on_board(taken_out=(*run.board.taken_out, family_of(bullet)))
            line, owner = _line_of(ground, bullet.line_id or "")
        if words not in ("", line.text):
            self._put(run, ground, (line, owner), words)
        return run

    def _reworded(self, run: Run, ground: Ground, line_id: str, text: str) -> None:
        """The person's own wording of a line, whatever became of its page meanwhile.

        Raises:
            PipelineError: there is no such line.
        """
        line, owner = _line_of(ground, line_id)
        words, wordings = " ".join(text.split()), families(ground.lines())[line.family or line.id]
        if words not in ("", wording_for(wordings, posting_of(run)).text):
            self._put(run, ground, (line, owner), words)

    def _put(self, run: Run, ground: Ground, old: tuple[Line, str], words: str) -> None:
        line, owner = old
        wish = WordingAccepted(
            owner=owner,
            text=words,
            replaces=(line.id,),
            for_posting=posting_of(run),
            changed=_held(words, _entry_of(ground, owner), ground, without=line),
        )
        self._keep(wish)

    def attest(self, message: wishes.LineAttested, run: Run, ground: Ground) -> Run:
        """The fact is kept word for word as attested by the person, and the line prints: what “It
        is true” does.

        Raises:
            PipelineError: the line is gone.
        """
        line, owner = _line_of(ground, message.line_id)
        if owner == PROFILE:
            # The summary is a record of its own: a card would leave its line waiting for ever.
            return self.keep(LineBroughtBack(line=line.id, is_true=True), run)
        fact = FactAttested(
            text=line.text,
            entry_id=_entry_of(ground, owner),
            replaces=(line.id,),
            for_posting=line.for_posting,
        )
        return self.keep(fact, run)

    def keep(self, wish: LineWish, run: Run) -> Run:
        """What is done to a line of the store alone; the run stays as it is."""
        self._keep(wish)
        return run

    async def bring_back(self, message: wishes.WordingBroughtBack) -> None:
        """An older wording is the newest again, at once as an edit is; a suggestion that had taken
        its place is open.
        """
        restore = partial(self._restore, message)
        kept = await self._desk.kept_meanwhile(message.run_id, restore)
        if kept is not None:
            work = partial(self._brought_back, message, kept=kept)
            await self._desk.in_lane(message.run_id, work)

    async def _restore(self, message: wishes.WordingBroughtBack) -> None:
        _version, run = await self._desk.versions.current(message.run_id)
        self._again(run, await self._desk.ground(), message.line_id)

    async def _brought_back(
        self, message: wishes.WordingBroughtBack, stop: StopSign, *, kept: bool
    ) -> None:
        if not kept:
            await self._restore(message)
        _version, run = await self._desk.versions.current(message.run_id)
        # By its name, too: within the second in which it was first approved, time tells nothing.
        passed = (one for one in run.board.passed_over if one.split()[0] != message.line_id)
        run = run.on_board(
            proposals=suggesting.reopened(run.board.proposals, message.line_id),
            passed_over=tuple(passed),
        )
        await self._desk.redraw(run, await self._desk.ground(), stop)

    def _again(self, run: Run, ground: Ground, line_id: str) -> None:
        """An older wording is the newest again, on this page at least: where another one was
        accepted for its posting, these words are now.

        Raises:
            PipelineError: the line is gone.
        """
        line, owner = _line_of(ground, line_id)
        family, posting = line.family or line.id, posting_of(run)
        of_posting = [
            one.id
            for one in ground.lines()
            if (one.family or one.id) == family and one.for_posting == posting
        ]
        if line.for_posting == posting or not of_posting:
            self._keep(LineBroughtBack(line=line_id))
            return
        wish = WordingAccepted(
            owner=owner,
            text=line.text,
            replaces=(of_posting[-1],),
            for_posting=posting,
            origin=line.origin,
            changed=line.changed,
        )
        self._keep(wish)


def _line_of(ground: Ground, line_id: str) -> tuple[Line, str]:
    """A line with the record that has it."""
    for card in ground.cards:
        for line in card.lines:
            if line.id == line_id:
                return line, card.id
    for line in ground.career.profile.lines:
        if line.id == line_id:
            return line, PROFILE
    raise PipelineError(
        State.WRITING.value,
        _("This line was changed or taken back meanwhile. Look at the newest version."),
    )


def _entry_of(ground: Ground, owner: str) -> str | None:
    return next((card.entry_id for card in ground.cards if card.id == owner), None)


def _held(
    text: str, entry_id: str | None, ground: Ground, *, without: Line | None = None
) -> LineChange | None:
    """Why the person's own wording waits for them: the check refuses a fact of it. It does not
    count as its own evidence.
    """
    own = (without,) if without is not None else ()
    found = ground.context.checker.wording(entry_id, text, without=own)
    return given_cards.refusal(found, text)
