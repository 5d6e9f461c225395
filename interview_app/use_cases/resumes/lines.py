"""Lines of a draft as the window shows them: what is suggested beside each, what waits for a look,
other wordings, what differs between two versions, and what the person's hand makes of them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from textwrap import shorten

from interview_app.domain.knowledge_card import EvidenceCard, one_row
from interview_app.domain.lines import (
    HEADLINE_FAMILY,
    Line,
    as_approved,
    families,
    posting_key,
    wording_for,
)
from interview_app.domain.proposals import HEADLINE_PLACE, SUMMARY_PLACE, Proposal
from interview_app.domain.resume import ResumeBullet, ResumeDocument, ResumeEntry, ResumeSection
from interview_app.domain.tailoring import State, Trim
from interview_app.errors import PipelineError
from interview_app.i18n import N_, _
from interview_app.messages.tailoring.shown import (
    LineDifference,
    OtherWording,
    SuggestedLine,
    WaitingLine,
)
from interview_app.tailoring.lines.choosing import trim
from interview_app.tailoring.lines.contradictions import chosen_instead
from interview_app.tailoring.lines.suggesting import said_of
from interview_app.tailoring.reports import variants
from interview_app.use_cases.resumes.evidence import Ground, mapped_again
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


def arranged(run: Run, bullet_ids: Sequence[str]) -> Run:
    """The run with lines of an entry in the person's order."""
    document = document_of(run)
    moved = [bullet_of(document, one) for one in bullet_ids]
    families = [one.family or one.bullet_id for one in moved]
    order = (*(one for one in run.order if one not in families), *families)
    return run.model_copy(update={"order": order})


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


_CHANGED = N_("You changed the line after this was suggested")
_LONGEST_QUOTE = 400
_MOST_QUOTES = 4


def document_of(run: Run) -> ResumeDocument:
    """The draft's document.

    Raises:
        PipelineError: nothing is drafted yet.
    """
    if run.board.draft is None:
        raise PipelineError(State.WRITING.value, _("There is no draft yet. Write it first."))
    return run.board.draft.document


def bullet_of(document: ResumeDocument, bullet_id: str) -> ResumeBullet:
    """A line by its id.

    Raises:
        PipelineError: the draft has no such line.
    """
    found = next((one for one in document.bullets() if one.bullet_id == bullet_id), None)
    if found is None:
        raise PipelineError(
            State.WRITING.value,
            _("This line is no longer in the draft. Look at the newest version."),
        )
    return found


def says(run: Run, bullet_id: str, text: str) -> bool:
    """Whether a line of the page has these words already; one that waits stands on none."""
    words = " ".join(text.split())
    return any(one.bullet_id == bullet_id and one.text == words for one in run.bullets)


def came(before: Run, after: Run, *, lines_too: bool) -> int:
    """How many facts are new on a page by nobody's hand: entries without lines, such as schools,
    certificates and skills, as they read; `lines_too`: families of lines.
    """
    heads = {_head(section.key, one) for section, one in _entries(before)}
    rows = {_head(section.key, one) for section, one in _entries(after) if not one.bullets}
    more = _rows_of(after) - _rows_of(before)  # one that was put right is no new one
    new = _families_on(after) - _families_on(before) if lines_too else ()
    return min(len(rows - heads), more.total()) + len(new)


def _rows_of(run: Run) -> Counter[str]:
    """How many entries, and words of a list, each section has."""
    found = Counter[str]()
    for section, one in _entries(run):
        found[section.key] += 1 + (one.detail or "").count(",")
    return found


def _entries(run: Run) -> Iterator[tuple[ResumeSection, ResumeEntry]]:
    sections = run.board.draft.document.sections if run.board.draft is not None else ()
    return ((section, one) for section in sections for one in section.entries)


def _head(section: str, entry: ResumeEntry) -> tuple[str | None, ...]:
    return section, entry.title, entry.organization, entry.detail


def _families_on(run: Run) -> set[str]:
    return {one.family or one.line_id or "" for one in run.bullets}


def others_stand(run: Run, after: Run) -> bool:
    """Whether another draft of a run has other lines."""
    return [one.line_id for one in run.bullets] != [one.line_id for one in after.bullets]


def gone(run: Run, ground: Ground) -> tuple[Trim, ...]:
    """The lines of a page whose evidence was deleted since it was drafted, and those of before that
    did not come back.
    """
    there = {one.id for one in ground.lines()}
    stood = [
        trim(Line(id=one.line_id, family=one.family or one.line_id, text=one.text), "gone")
        for one in run.bullets
        if one.line_id
    ]
    before = [one for one in run.board.trims if one.kind == "gone"]
    return tuple(one for one in (*before, *stood) if one.line_id not in there)


def posting_of(run: Run) -> str | None:
    """The posting that a wording is for; a résumé for none gives wordings for all."""
    posting = run.board.inputs.job_description
    return posting_key(posting) if posting.strip() else None


def suggestions(run: Run, ground: Ground) -> tuple[SuggestedLine, ...]:
    """What is suggested and not decided yet, each beside what it would take the place of."""
    lines = {one.id: one for one in ground.lines()}
    by_card = {card.id: card for card in ground.all_cards}
    places = dict(ground.entry_labels())
    printed = _printed(run)
    return tuple(
        _suggested(one, [lines[id] for id in one.replaces if id in lines], printed, by_card, places)
        for one in run.board.proposals
        if one.is_open
    )


def _printed(run: Run) -> dict[str, str]:
    """The words of each family that stand on the page."""
    left_out = {one.bullet_id for one in run.page_trims}
    return {
        one.family or one.line_id or "": one.text
        for one in run.bullets
        if one.bullet_id not in left_out
    }


def _suggested(
    one: Proposal,
    replaced: Sequence[Line],
    printed: Mapping[str, str],
    by_card: Mapping[str, EvidenceCard],
    places: Mapping[str, str],
) -> SuggestedLine:
    stands = [(line.text, printed.get(line.family or line.id)) for line in replaced]
    old = tuple(dict.fromkeys(now for _then, now in stands if now is not None))
    changed = any(now not in (None, then) for then, now in stands)
    named = {SUMMARY_PLACE: _("Summary"), HEADLINE_PLACE: _("Line under your name"), **places}
    return SuggestedLine(
        id=one.id,
        place=named.get(one.entry_id, one.entry_id),
        old=old,
        new=one.text,
        words=variants.words_between("; ".join(old), one.text),
        quotes=tuple(
            shorten(one_row(by_card[id].raw_text), _LONGEST_QUOTE, placeholder=" …")
            for id in one.cites[:_MOST_QUOTES]
            if id in by_card
        ),
        said=(*([_(_CHANGED)] if changed else []), *said_of(one)),
        entry_id=one.entry_id if one.entry_id in places else "",
    )


def waiting(run: Run, ground: Ground) -> tuple[WaitingLine, ...]:
    """The lines that no file prints until the person looked at them."""
    if run.board.draft is None:
        return ()
    held = {one.id: one for one in ground.lines() if one.changed is not None}
    document, of_card = document_of(run), {one.id: one.entry_id for one in ground.all_cards}
    bullets = {one.id: one.bullets for section in document.sections for one in section.entries}
    of_family, posting = families(ground.lines()), posting_of(run)
    found = []
    for one in run.board.trims:
        line = held.get(one.line_id or "")
        if line is None or line.changed is None:
            continue
        own, entry = line.changed.refused, of_card.get(one.card_id or "")
        others = [one for one in of_family[line.family or line.id] if one.id != line.id]
        before = wording_for(others, posting) if others else None
        found.append(
            WaitingLine(
                line_id=line.id,
                card_id=line.cites[0] if line.cites else "",
                text=line.text,
                why=one.reason,
                own=own,
                before=before.text if before is not None and before.changed is None else "",
                above=_above(one, bullets.get(entry or "", document.summary), run.order),
            )
        )
    return tuple(found)


def _above(held: Trim, bullets: Sequence[ResumeBullet], order: Sequence[str]) -> str | None:
    """The line of its entry that a held one stands below, where the person moved it or where it
    was chosen to stand; as `WaitingLine.above`.
    """
    moved = held.family in order
    before = reversed(order[: order.index(held.family or "")]) if moved else [held.behind]
    ids = {one.family or one.bullet_id: one.bullet_id for one in bullets}
    found = next((ids[one] for one in before if one in ids), None)
    return "" if found is None and (moved or held.behind == "") else found


def wordings(run: Run, ground: Ground) -> tuple[OtherWording, ...]:
    """The other wordings of each printed line's family, the newest first."""
    by_family: dict[str, list[Line]] = {}
    for line in ground.lines():
        by_family.setdefault(line.family, []).append(line)
    found: dict[tuple[str, str], OtherWording] = {}
    for bullet in run.bullets:
        for line in reversed(by_family.get(bullet.family or "", [])):
            other = OtherWording(bullet_id=bullet.bullet_id, line_id=line.id, text=line.text)
            if line.id != bullet.line_id and line.text != bullet.text and line.changed is None:
                # The same words on two stories are one wording.
                found.setdefault((bullet.bullet_id, line.text), other)
    return tuple(found.values())


def for_this_posting(run: Run, ground: Ground) -> tuple[str, ...]:
    """Bullet ids of lines whose wording is for one posting alone."""
    alone = {one.id for one in ground.lines() if one.for_posting is not None}
    return tuple(one.bullet_id for one in run.bullets if one.line_id in alone)


def between(old: ResumeDocument, new: ResumeDocument) -> tuple[LineDifference, ...]:
    """The lines that are not the same in two versions; a line whose words are all others is one
    change, not two.
    """
    found = [one for one in variants.of_documents(old, new) if one.changed]
    gone = {one.bullet_id: one for one in found if one.new is None}
    came = {one.bullet_id for one in found if one.old is None}
    return tuple(
        one.model_copy(update={"old": was.old, "words": (*was.words, *one.words)})
        if one.old is None and (was := gone.get(one.bullet_id)) is not None
        else one
        for one in found
        if one.new is not None or one.bullet_id not in came
    )
