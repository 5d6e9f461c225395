"""The ledger: which claim went to whom, and when (issue 5.7). Pure data; the store keeps the entries."""

from collections.abc import Iterable, Sequence

from pydantic import Field
from rapidfuzz import fuzz

from interview_app.domain.base import Model, Text
from interview_app.domain.tailoring import ClaimMapping
from interview_app.tailoring.truth_gate.tokens import fold


class LedgerEntry(Model):
    """One résumé that left: to whom, for what, when (ISO 8601 in UTC), in which files, with which claims."""

    id: str = Field(min_length=1)
    sent_to: str
    target_title: str
    at: str
    files: tuple[str, ...] = ()
    claims: tuple[ClaimMapping, ...] = ()
    override_reason: Text = None


class SentClaim(Model):
    """A claim, and the entries it went out in."""

    text: str
    evidence_card_ids: tuple[str, ...]
    entries: tuple[str, ...]


def sent_claims(entries: Sequence[LedgerEntry], *, card_id: str | None = None) -> tuple[SentClaim, ...]:
    """Every claim that was sent, with the entries it went out in, first sent first; of one card alone when given."""
    found: dict[str, SentClaim] = {}
    for entry in entries:
        for claim in entry.claims:
            if card_id is not None and card_id not in claim.evidence_card_ids:
                continue
            key = fold(claim.bullet_text)
            before = found.get(key)
            cards = tuple(dict.fromkeys((*(before.evidence_card_ids if before else ()), *claim.evidence_card_ids)))
            sent = (*(before.entries if before else ()), entry.id)
            found[key] = SentClaim(text=claim.bullet_text, evidence_card_ids=cards, entries=tuple(dict.fromkeys(sent)))
    return tuple(found.values())


class Conflict(Model):
    """A line that was sent to somebody in one entry, and says something else now."""

    entry: LedgerEntry
    said_then: str
    says_now: str


def conflicts(
    entries: Iterable[LedgerEntry], *, claims: Sequence[ClaimMapping], sent_to: str | None = None
) -> tuple[Conflict, ...]:
    """Claims of earlier résumés that rest on the same cards as a claim of now and say it in other words.

    A claim that still stands as it was is none, whatever else its cards say now; of several candidates the one most alike
    is told. Of one employer alone when `sent_to` is given.
    """
    now = {fold(one.bullet_text) for one in claims}
    found: dict[tuple[str, str], Conflict] = {}
    for entry in entries:
        if sent_to is not None and fold(entry.sent_to) != fold(sent_to):
            continue
        then = {fold(one.bullet_text) for one in entry.claims}
        for old in entry.claims:
            if fold(old.bullet_text) in now:
                continue
            cards = set(old.evidence_card_ids)
            others = [one for one in claims if cards & set(one.evidence_card_ids) and fold(one.bullet_text) not in then]
            if others:
                alike = max(others, key=lambda one: fuzz.token_sort_ratio(old.bullet_text, one.bullet_text))
                key = (fold(entry.sent_to), fold(old.bullet_text))
                # What was sent last counts.
                found[key] = Conflict(entry=entry, said_then=old.bullet_text, says_now=alike.bullet_text)
    return tuple(found.values())
