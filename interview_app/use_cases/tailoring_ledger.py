"""What was sent to whom, over all résumés, beside what a draft says now (issue 5.7)."""

from collections.abc import Sequence

from interview_app.messages.tailoring import SentConflict
from interview_app.store.tailoring_runs import RunVersion
from interview_app.tailoring import ledger
from interview_app.tailoring.ledger import LedgerEntry
from interview_app.use_cases.tailoring_run import Run


def entries(kept: Sequence[RunVersion], run: Run) -> tuple[LedgerEntry, ...]:
    """The whole ledger, oldest first: that of the newest version of every run, and of the version in hand."""
    found: dict[str, LedgerEntry] = {one.id: one for one in run.sent}
    for version in kept:
        for line in version.body.get("sent", ()):
            entry = LedgerEntry.model_validate(line)
            found.setdefault(entry.id, entry)
    return tuple(sorted(found.values(), key=lambda one: (one.at, one.id)))


def conflicts(kept: Sequence[RunVersion], run: Run) -> tuple[SentConflict, ...]:
    """Lines of the draft that somebody was sent in other words, from the same evidence."""
    if run.board.draft is None:
        return ()
    return tuple(
        SentConflict(to=one.entry.sent_to, on=one.entry.at[:10], said_then=one.said_then, says_now=one.says_now)
        for one in ledger.conflicts(entries(kept, run), claims=run.board.draft.claims)
    )
