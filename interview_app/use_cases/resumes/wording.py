"""What the person's hand in its lines makes of a run: an older version that goes on from now, and a
line that is put back (NEXT 3).
"""

from interview_app.domain.lines import HEADLINE_FAMILY, as_approved, families, wording_for
from interview_app.domain.resume import ResumeBullet
from interview_app.domain.tailoring import State, Trim
from interview_app.errors import PipelineError
from interview_app.i18n import _
from interview_app.tailoring.lines.choosing import trim
from interview_app.tailoring.lines.contradictions import chosen_instead
from interview_app.use_cases.resumes.evidence import Ground, mapped_again
from interview_app.use_cases.resumes.lines import document_of, posting_of
from interview_app.use_cases.resumes.run import Run


def gone_back_to(run: Run, ground: Ground) -> Run:
    """An older version as it goes on from now: what was approved after it stays off this page, a
    line as the wording of one, until the person puts it back or approves another one.
    """
    document, told = document_of(run), {one.family for one in run.board.trims}
    printed = {one.line_id for one in document.bullets()}
    shown = {family_of(one) for one in document.bullets()}
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
    return next((family_of(one) for one in found), "")


def family_of(bullet: ResumeBullet) -> str:
    """The family of a line of the page."""
    return bullet.family or bullet.line_id or ""
