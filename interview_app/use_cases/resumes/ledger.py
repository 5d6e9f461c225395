"""What was sent to whom, over all résumés: a new line, by claim, and beside what a draft says now
(issue 5.7).
"""

from collections.abc import Iterable, Sequence

from interview_app.errors import PersonCanMend
from interview_app.i18n import _
from interview_app.messages.tailoring.shown import SentClaim, SentCopy, SentLine
from interview_app.messages.tailoring.wishes import SentNoted
from interview_app.store.tailoring_runs import RunVersion
from interview_app.tailoring.reports import ledger, variants
from interview_app.tailoring.reports.ledger import LedgerEntry
from interview_app.use_cases.resumes.run import Run


def noted(run: Run, version: int, message: SentNoted) -> tuple[LedgerEntry, ...]:
    """The run's lines of the ledger with a new one: this version went to somebody, with every line
    that is printed.

    Raises:
        PersonCanMend: nobody is named, or nothing is drafted.
    """
    if not message.to.strip():
        raise PersonCanMend(_("Say to whom it was sent."))
    draft, report = run.board.draft, run.board.audit_report
    if draft is None or run.unfinished:
        raise PersonCanMend(_("There is no draft to export yet. Write it first."))
    left_out = {one.bullet_id for one in run.page_trims}
    count = 1 + max((int(one.id.rsplit("-", 1)[-1]) for one in run.sent), default=0)
    entry = LedgerEntry(
        id=f"{run.run_id}-v{version}-{count}",
        sent_to=" ".join(message.to.split()),
        target_title=run.board.inputs.target_title,
        at=message.on,
        claims=tuple(one for one in draft.claims if one.bullet_id not in left_out),
        override_reason=report.override_reason if report is not None else None,
    )
    return (*run.sent, entry)


def copy_of(entry: LedgerEntry) -> SentCopy:
    """A line of the ledger as the window shows it; its id tells run and version (`noted`)."""
    run_id, _mark, rest = entry.id.rpartition("-v")
    return SentCopy(
        id=entry.id,
        to=entry.sent_to,
        on=entry.at[:10],
        version=int(rest.split("-")[0]),
        run_id=run_id,
        target_title=entry.target_title,
    )


def entries(kept: Iterable[RunVersion]) -> tuple[LedgerEntry, ...]:
    """The whole ledger, the last sent first; `kept` is the newest version of every run, which holds
    the run's lines.
    """
    found = [
        LedgerEntry.model_validate(line)
        for version in kept
        for line in version.body.get("sent", ())
    ]
    return tuple(sorted(found, key=lambda one: (one.at, one.id), reverse=True))


def lines(kept: Iterable[RunVersion], run: Run) -> tuple[SentLine, ...]:
    """The printed lines of a draft that somebody was sent, in these words or, from the same
    evidence, in others.
    """
    if run.board.draft is None:
        return ()
    left_out = {one.bullet_id for one in run.page_trims}
    claims = [one for one in run.board.draft.claims if one.bullet_id not in left_out]
    found = tuple(ledger.sent_lines(entries(kept), claims=claims))
    last = set(map(id, ledger.last_told(found)))
    return tuple(
        SentLine(
            bullet_id=one.now.bullet_id,
            copy=copy_of(one.entry),
            said_then=one.then.bullet_text,
            says_now=one.now.bullet_text,
            words=variants.words_between(one.then.bullet_text, one.now.bullet_text)
            if one.reworded
            else (),
            last=id(one) in last,
        )
        for one in found
    )


def by_claim(kept: Sequence[RunVersion], *, card_id: str = "") -> tuple[SentClaim, ...]:
    """Every claim that was sent, or those of one card, with the copies it went out in."""
    all_entries = entries(kept)
    copies = {one.id: copy_of(one) for one in all_entries}
    return tuple(
        SentClaim(text=text, copies=tuple(copies[id] for id in ids), otherwise=otherwise)
        for text, ids, otherwise in ledger.sent_claims(all_entries, card_id=card_id or None)
    )
