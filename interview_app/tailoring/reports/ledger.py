"""The ledger: which claim went to whom, and when (issue 5.7). Pure data; the store keeps the
entries.
"""

from collections.abc import Iterable, Sequence

from pydantic import Field
from rapidfuzz import fuzz

from interview_app.domain.base import Model, Text
from interview_app.domain.tailoring import ClaimMapping

ALIKE = 60.0
"""From this likeness (0 to 100) two lines of the same evidence are one claim in two wordings, and
below it two claims.

Of rewordings of one line 98 % are above it, of different lines of one job 3 %.
"""


class LedgerEntry(Model):
    """One résumé that left: to whom, for what, when (ISO 8601 in UTC), in which files, with which
    claims.
    """

    id: str = Field(min_length=1)
    sent_to: str
    target_title: str
    at: str
    files: tuple[str, ...] = ()
    claims: tuple[ClaimMapping, ...] = ()
    override_reason: Text = None


class SentClaim(Model):
    """A claim, the entries it went out in, and in which other words it was sent too."""

    text: str
    evidence_card_ids: tuple[str, ...]
    entries: tuple[str, ...]
    otherwise: tuple[str, ...] = ()


class SentLine(Model):
    """A line of now, and an entry in which it was sent: in the same words, or in others."""

    bullet_id: str
    says_now: str
    entry: LedgerEntry
    said_then: str

    @property
    def reworded(self) -> bool:
        """Whether it says something else now."""
        return key_of(self.said_then) != key_of(self.says_now)


def key_of(text: str) -> str:
    """The same for two texts that say the same in the same words: without case, spare spaces and
    the last full stop.
    """
    return " ".join(text.split()).rstrip(" .").casefold()


def sent_claims(
    entries: Sequence[LedgerEntry], *, card_id: str | None = None
) -> tuple[SentClaim, ...]:
    """Every claim that was sent, with the entries it went out in, in their order; of one card alone
    when given.
    """
    found: dict[str, SentClaim] = {}
    for entry in entries:
        for claim in entry.claims:
            if card_id is not None and card_id not in claim.evidence_card_ids:
                continue
            key = key_of(claim.bullet_text)
            before = found.get(key)
            cards = tuple(
                dict.fromkeys(
                    (*(before.evidence_card_ids if before else ()), *claim.evidence_card_ids)
                )
            )
            sent = (*(before.entries if before else ()), entry.id)
            found[key] = SentClaim(
                text=claim.bullet_text, evidence_card_ids=cards, entries=tuple(dict.fromkeys(sent))
            )
    of_card: dict[str, list[SentClaim]] = {}
    for one in found.values():
        for card in one.evidence_card_ids:
            of_card.setdefault(card, []).append(one)
    return tuple(
        one.model_copy(update={"otherwise": _otherwise(one, of_card)}) for one in found.values()
    )


def _otherwise(claim: SentClaim, of_card: dict[str, list[SentClaim]]) -> tuple[str, ...]:
    beside = {
        one.text: None
        for card in claim.evidence_card_ids
        for one in of_card[card]
        if one is not claim
    }
    return tuple(text for text in beside if _alike(text, claim.text) >= ALIKE)


def sent_lines(
    entries: Iterable[LedgerEntry], *, claims: Sequence[ClaimMapping]
) -> tuple[SentLine, ...]:
    """Each line of now with each entry in which it was sent, the entry of last first.

    It was sent when an earlier résumé had it in the same words, or had a line that rests on one of
    its cards, is alike and stands nowhere now; of several lines that it may have become the one
    most alike.
    """
    now = {key_of(one.bullet_text) for one in claims}
    found: list[SentLine] = []
    for entry in sorted(entries, key=lambda one: (one.at, one.id), reverse=True):
        then = {key_of(one.bullet_text): one for one in entry.claims}
        pairs = {
            one.bullet_id: then[key] for one in claims if (key := key_of(one.bullet_text)) in then
        }
        for old in (one for key, one in then.items() if key not in now):
            became = _became(old, [one for one in claims if one.bullet_id not in pairs])
            if became is not None:
                pairs[became.bullet_id] = old
        found += [
            SentLine(
                bullet_id=one.bullet_id,
                says_now=one.bullet_text,
                entry=entry,
                said_then=pairs[one.bullet_id].bullet_text,
            )
            for one in claims
            if one.bullet_id in pairs
        ]
    return tuple(found)


def last_told(lines: Iterable[SentLine]) -> tuple[SentLine, ...]:
    """Of `sent_lines`: what each one was told last about each line."""
    last: dict[tuple[str, str], SentLine] = {}
    for one in lines:
        last.setdefault((one.entry.sent_to.casefold(), one.bullet_id), one)
    return tuple(last.values())


def _became(old: ClaimMapping, claims: Sequence[ClaimMapping]) -> ClaimMapping | None:
    cards = set(old.evidence_card_ids)
    others = [
        (likeness, one)
        for one in claims
        if cards & set(one.evidence_card_ids)
        and (likeness := _alike(old.bullet_text, one.bullet_text)) >= ALIKE
    ]
    return max(others, key=lambda other: other[0])[1] if others else None


def _alike(one: str, other: str) -> float:
    return fuzz.token_set_ratio(key_of(one), key_of(other))
