"""The ledger: which claim went to whom, and when (issue 5.7). Pure data; the store keeps the entries."""

from collections.abc import Iterable, Sequence

from pydantic import Field

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


class Told(Model):
    """A claim with everyone it was told to."""

    text: str
    evidence_card_ids: tuple[str, ...]
    entries: tuple[str, ...]


def told(entries: Sequence[LedgerEntry], *, card_id: str | None = None) -> tuple[Told, ...]:
    """Every claim that was sent, with the entries it went out in, first sent first; of one card alone when given."""
    found: dict[str, Told] = {}
    for entry in entries:
        for claim in entry.claims:
            if card_id is not None and card_id not in claim.evidence_card_ids:
                continue
            key = fold(claim.bullet_text)
            before = found.get(key)
            cards = tuple(dict.fromkeys((*(before.evidence_card_ids if before else ()), *claim.evidence_card_ids)))
            sent = (*(before.entries if before else ()), entry.id)
            found[key] = Told(text=claim.bullet_text, evidence_card_ids=cards, entries=tuple(dict.fromkeys(sent)))
    return tuple(found.values())


def conflicts(entries: Iterable[LedgerEntry], *, sent_to: str, claims: Sequence[ClaimMapping]) -> tuple[str, ...]:
    """Claims of an earlier résumé to the same employer that rest on the same cards but say it in other words."""
    found: list[str] = []
    for entry in entries:
        if fold(entry.sent_to) != fold(sent_to):
            continue
        for old in entry.claims:
            for new in claims:
                same_cards = set(old.evidence_card_ids) & set(new.evidence_card_ids)
                if same_cards and fold(old.bullet_text) != fold(new.bullet_text) and old.bullet_text not in found:
                    found.append(old.bullet_text)
    return tuple(found)
