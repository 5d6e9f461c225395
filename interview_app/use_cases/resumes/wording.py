"""What the person does with the lines of a page: each change is an approved line of the store, and
the page is drafted anew from it (NEXT 3).
"""

from interview_app.domain.lines import (
    HEADLINE_FAMILY,
    Line,
    LineChange,
    LineOrigin,
    as_approved,
    families,
    wording_for,
)
from interview_app.domain.profile import PROFILE
from interview_app.domain.proposals import Proposal, ProposalState
from interview_app.domain.resume import ResumeBullet
from interview_app.domain.tailoring import State, Trim
from interview_app.errors import PipelineError
from interview_app.i18n import _
from interview_app.messages.lines import (
    FactAttested,
    LineBroughtBack,
    LineTakenBack,
    LineUsedEverywhere,
    WordingAccepted,
)
from interview_app.tailoring.lines import given_cards, suggesting
from interview_app.tailoring.lines.checking import Checker
from interview_app.tailoring.lines.choosing import Material, trim
from interview_app.tailoring.lines.contradictions import chosen_instead
from interview_app.use_cases.resumes.approved_lines import Keep
from interview_app.use_cases.resumes.evidence import Ground, mapped_again
from interview_app.use_cases.resumes.lines import bullet_of, document_of, posting_of
from interview_app.use_cases.resumes.run import Run


class Wording:
    """Accepts, rewords, attests and brings back lines; each is durable when its coroutine ends."""

    def __init__(self, keep: Keep) -> None:
        self._keep = keep

    async def decided(
        self, run: Run, ground: Ground, proposal_id: str, *, accepted: bool, text: str
    ) -> Run:
        """The run after a suggested wording was accepted (`text`: in the person's own words) or
        rejected.

        Raises:
            PipelineError: it is no longer open.
            LineGone: a line that it takes the place of was changed or taken back meanwhile.
        """
        proposal = next(
            (one for one in run.board.proposals if one.id == proposal_id and one.is_open), None
        )
        if proposal is None:
            raise PipelineError(
                State.WRITING.value,
                _("This suggestion is no longer open. Look at the newest version."),
            )
        state = ProposalState.ACCEPTED if accepted else ProposalState.REJECTED
        words = " ".join(text.split()) or proposal.text
        if accepted:
            await self._accepted(run, ground, proposal, words)
        proposals = suggesting.decided(
            run.board.proposals, proposal.id, state, text=words if accepted else None
        )
        return run.on_board(proposals=proposals)

    async def undecided(self, run: Run, ground: Ground, proposal_id: str) -> Run:
        """The run with a suggestion open again; the line that it had become is approved no more,
        and what stood there before stands again.
        """
        proposal = next((one for one in run.board.proposals if one.id == proposal_id), None)
        if proposal is not None and proposal.state is ProposalState.ACCEPTED:
            wanted = (proposal.text, posting_of(run))
            line = next(
                (one for one in ground.lines() if (one.text, one.for_posting) == wanted), None
            )
            if line is not None:
                await self._keep(LineTakenBack(line=line.id))
        return run.on_board(
            proposals=suggesting.decided(run.board.proposals, proposal_id, ProposalState.OPEN)
        )

    async def _accepted(self, run: Run, ground: Ground, proposal: Proposal, text: str) -> None:
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
        await self._keep(wish)

    async def edited(self, run: Run, ground: Ground, bullet_id: str, text: str) -> Run:
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
                return run.on_board(taken_out=(*run.board.taken_out, _family_of(bullet)))
            line, owner = _line_of(ground, bullet.line_id or "")
        if words not in ("", line.text):
            await self._reword(run, ground, (line, owner), words)
        return run

    async def reworded(self, run: Run, ground: Ground, line_id: str, text: str) -> None:
        """The person's own wording of a line, whatever became of its page meanwhile.

        Raises:
            PipelineError: there is no such line.
        """
        line, owner = _line_of(ground, line_id)
        words, wordings = " ".join(text.split()), families(ground.lines())[line.family or line.id]
        if words not in ("", wording_for(wordings, posting_of(run)).text):
            await self._reword(run, ground, (line, owner), words)

    async def _reword(self, run: Run, ground: Ground, old: tuple[Line, str], words: str) -> None:
        line, owner = old
        wish = WordingAccepted(
            owner=owner,
            text=words,
            replaces=(line.id,),
            for_posting=posting_of(run),
            changed=_held(words, _entry_of(ground, owner), ground, without=line),
        )
        await self._keep(wish)

    async def attested(self, run: Run, ground: Ground, line_id: str) -> Run:
        """The fact is kept word for word as attested by the person, and the line prints: what “It
        is true” does. The run stays as it is.

        Raises:
            PipelineError: the line is gone.
        """
        line, owner = _line_of(ground, line_id)
        if owner == PROFILE:
            # The summary is a record of its own: a card would leave its line waiting for ever.
            await self._keep(LineBroughtBack(line=line_id))
            return run
        fact = FactAttested(
            text=line.text,
            entry_id=_entry_of(ground, owner),
            replaces=(line.id,),
            for_posting=line.for_posting,
        )
        await self._keep(fact)
        return run

    async def used_everywhere(self, run: Run, _ground: Ground, line_id: str) -> Run:
        """A wording for one posting is for all."""
        await self._keep(LineUsedEverywhere(line=line_id))
        return run

    async def brought_back(self, run: Run, ground: Ground, line_id: str) -> None:
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
            await self._keep(LineBroughtBack(line=line_id))
            return
        wish = WordingAccepted(
            owner=owner,
            text=line.text,
            replaces=(of_posting[-1],),
            for_posting=posting,
            origin=line.origin,
        )
        await self._keep(wish)

    async def taken_back(self, run: Run, _ground: Ground, line_id: str) -> Run:
        """A wording is approved no more; an older one of its family stands as before."""
        await self._keep(LineTakenBack(line=line_id))
        return run


def gone_back_to(run: Run, ground: Ground) -> Run:
    """An older version as it goes on from now: what was approved after it stays off this page, a
    line as the wording of one, until the person puts it back or approves another one.
    """
    document, told = document_of(run), {one.family for one in run.board.trims}
    printed = {one.line_id for one in document.bullets()}
    shown = {_family_of(one) for one in document.bullets()}
    passed, new = list(run.board.passed_over), []
    for family, wordings in families(ground.lines()).items():
        if family.startswith(HEADLINE_FAMILY):
            used = [one for one in wordings if one.text == document.header.headline]
        else:
            used = [one for one in wordings if one.id in printed]
        if used:
            passed += [as_approved(one) for one in wordings if one not in used]
        elif family not in shown and family not in told:
            new.append(wording_for(wordings, posting_of(run)))
    run = run.on_board(
        taken_out=(*run.board.taken_out, *(one.family for one in new)),
        passed_over=tuple(dict.fromkeys(passed)),
        trims=(*run.board.trims, *(trim(one, "taken_out") for one in new)),
    )
    # What was approved since is known not to be there.
    return mapped_again(run, ground)


def put_back(run: Run, bullet_id: str) -> Run:
    """The run with a line back that was left out: for room, by the person, or for one that
    contradicts it, which then goes.

    Raises:
        PipelineError: it was not left out, or it cannot be put back.
    """
    trims = (*run.page_trims, *run.board.trims)
    trim = next((one for one in trims if bullet_id and bullet_id in _names(one)), None)
    if trim is None:
        raise PipelineError(State.WRITING.value, _("This line is in the draft already."))
    family = trim.family or _family_on_page(run, bullet_id)
    if trim.kind in ("page_limit", "no_room") and family:
        return run.model_copy(update={"kept": tuple(dict.fromkeys((*run.kept, family)))})
    if bullet_id in run.hidden:
        hidden = tuple(one for one in run.hidden if one != bullet_id)
        return run.model_copy(update={"hidden": hidden})
    if trim.kind == "taken_out":
        left = tuple(one for one in run.board.taken_out if one != family)
        return run.on_board(taken_out=left)
    if trim.kind == "other_language":
        return run.on_board(any_language=True)
    if trim.kind == "contradicts":
        return _chosen(run, trim)
    raise PipelineError(
        State.WRITING.value,
        _("This line has to be looked at first: open it beside what it comes from."),
    )


def _names(trim: Trim) -> tuple[str | None, ...]:
    """What a line that is left out is called by: its place on the page, or its own id."""
    return (trim.bullet_id, trim.line_id)


def _chosen(run: Run, trim: Trim) -> Run:
    """The run in which a line prints, and the one that it contradicts does not."""
    printed = [one for one in document_of(run).bullets() if one.bullet_id == trim.instead_of]
    chosen = [one for one in run.board.chosen_lines if one not in [line.text for line in printed]]
    return run.on_board(
        chosen_lines=(*chosen, trim.text), trims=chosen_instead(run.board.trims, printed, trim)
    )


def _family_on_page(run: Run, bullet_id: str) -> str:
    found = (one for one in document_of(run).bullets() if one.bullet_id == bullet_id)
    return next((_family_of(one) for one in found), "")


def _family_of(bullet: ResumeBullet) -> str:
    return bullet.family or bullet.line_id or ""


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
    checker = Checker(ground.career, ground.cards, today=ground.today)
    found = checker.wording(entry_id, text, without=(without,) if without is not None else ())
    return given_cards.refusal(found, text)
