"""The ledger: which claim went to whom, and when (issue 5.7). Pure data; the store keeps the
entries.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

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


class Sent(NamedTuple):
    """A line of now, and what an entry has of it: in the same words, or in others."""

    now: ClaimMapping
    entry: LedgerEntry
    then: ClaimMapping

    @property
    def reworded(self) -> bool:
        """Whether it says something else now."""
        return key_of(self.then.bullet_text) != key_of(self.now.bullet_text)


def key_of(text: str) -> str:
    """The same for two texts that say the same in the same words: without case, spare spaces and
    the last full stop.
    """
    return " ".join(text.split()).rstrip(" .").casefold()


def sent_claims(
    entries: Iterable[LedgerEntry], *, card_id: str | None = None
) -> Iterator[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """Every claim that was sent, or those of one card: its words of last, the ids of the entries
    it went out in, in their order, and in which other words it was sent too.
    """
    said: dict[str, list[tuple[str, ClaimMapping]]] = defaultdict(list)
    for entry in entries:
        for claim in entry.claims:
            if card_id in (None, *claim.evidence_card_ids):
                said[key_of(claim.bullet_text)].append((entry.id, claim))
    words = {key: ones[-1][1].bullet_text for key, ones in said.items()}
    cards = {
        key: dict.fromkeys(card for _entry, one in ones for card in one.evidence_card_ids)
        for key, ones in said.items()
    }
    of_card: dict[str, list[str]] = defaultdict(list)
    for key, own in cards.items():
        for card in own:
            of_card[card].append(key)
    for key, ones in said.items():
        beside = dict.fromkeys(other for card in cards[key] for other in of_card[card])
        alike = (words[one] for one in beside if one != key and _alike(one, key) >= ALIKE)
        yield words[key], tuple(dict.fromkeys(id for id, _one in ones)), tuple(alike)


def sent_lines(entries: Iterable[LedgerEntry], *, claims: Sequence[ClaimMapping]) -> Iterator[Sent]:
    """Each line of now with each entry in which it was sent, the entry of last first.

    It was sent when an earlier résumé had it in the same words, or had a line that rests on one of
    its cards, is alike and stands nowhere now; of several lines that it may have become the one
    most alike.
    """
    now = {key_of(one.bullet_text) for one in claims}
    for entry in sorted(entries, key=lambda one: (one.at, one.id), reverse=True):
        then = {key_of(one.bullet_text): one for one in entry.claims}
        pairs = {
            one.bullet_id: then[key] for one in claims if (key := key_of(one.bullet_text)) in then
        }
        for old in (one for key, one in then.items() if key not in now):
            became = _became(old, [one for one in claims if one.bullet_id not in pairs])
            if became is not None:
                pairs[became.bullet_id] = old
        yield from (
            Sent(one, entry, pairs[one.bullet_id]) for one in claims if one.bullet_id in pairs
        )


def last_told(lines: Iterable[Sent]) -> tuple[Sent, ...]:
    """Of `sent_lines`: what each one was told last about each line."""
    last: dict[tuple[str, str], Sent] = {}
    for one in lines:
        last.setdefault((one.entry.sent_to.casefold(), one.now.bullet_id), one)
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
