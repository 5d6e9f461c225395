"""The lines of what is approved: settled, held where their evidence changed, and told as events
(NEXT 3).
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from interview_app.domain import held_lines
from interview_app.domain.held_lines import Changes
from interview_app.domain.journal import NewRecord
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.known import Known
from interview_app.domain.likeness import normal
from interview_app.domain.lines import (
    Approval,
    Line,
    LineOrigin,
    families,
    settled_lines,
    wording_for,
)
from interview_app.domain.profile import PROFILE, ApplicantProfile
from interview_app.domain.records import DataType
from interview_app.domain.settling import place_of
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.interview.still_said import still_said


class WhoseWords(NamedTuple):
    """How it is told whose wording a line is. `suggested`: a model's words, taken as they are."""

    answers: tuple[str, ...] = ()
    documents: tuple[str, ...] = ()
    offered: frozenset[str] = frozenset()
    leader: LineOrigin = LineOrigin.GUIDE
    suggested: frozenset[str] = frozenset()

    def of(self, text: str) -> LineOrigin:
        """The person's when they said it or typed it, the document's when it stands there, else
        that of who leads.
        """
        words = normal(text)
        if any(words in normal(one) for one in self.answers):
            return LineOrigin.PERSON
        if any(words in normal(one) for one in self.documents):
            return LineOrigin.DOCUMENT
        if words in map(normal, self.suggested):
            return LineOrigin.MODEL
        return self.leader if text in self.offered else LineOrigin.PERSON


def card_with_lines(
    given: KnowledgeCard,
    *,
    known: Known,
    at: str,
    whose: WhoseWords,
    shown: Collection[str] = (),
    undone: bool = False,
) -> KnowledgeCard:
    """The card as the person approved it, all of its lines settled.

    Args:
        given: the form as the person left it.
        known: what was approved before.
        at: when they approved it.
        whose: tells whose wording a new line is.
        shown: ids of lines that stood in the form: one that is not there any more was taken back.
        undone: a card that is not there may be one whose deletion is undone, with its lines.
    """
    cards = {card.id: card for card in known.cards}
    before = cards[given.id].lines if given.id in cards else ()
    if undone and given.id not in cards:
        before = tuple(one for one in given.lines if one.id and one.approved_at)
    left = {one.id for one in given.lines}
    superseded = tuple(
        line
        for id in given.supersedes
        if id in cards and id != given.id
        for line in cards[id].lines
        if line.id in left or line.id not in shown
    )
    approval = Approval(at=at, origin=LineOrigin.PERSON, owner=given.id, cites=(given.id,))
    lines = settled_lines(given.lines, before=before, superseded=superseded, approval=approval)
    there = {one.id for one in (*before, *superseded)}
    others = _lines_of_entry(known, given)
    settled = (
        one if one.id in there else _of_family(one, others, origin=whose.of(one.text))
        for one in lines
    )
    return given.model_copy(update={"lines": tuple(settled)})


def _lines_of_entry(known: Known, card: KnowledgeCard) -> Mapping[str, str]:
    """The family of each wording that other cards of the entry have."""
    return {
        line.text: line.family
        for one in known.live_cards()
        if one.entry_id == card.entry_id and one.id not in (card.id, *card.supersedes)
        for line in one.lines
    }


def _of_family(line: Line, others: Mapping[str, str], *, origin: LineOrigin) -> Line:
    """The same words on two cards of an entry are one family: no page prints them twice."""
    family = others.get(line.text) if line.family == line.id else None
    return line.model_copy(update={"origin": origin, "family": family or line.family})


def following(
    cards: Iterable[KnowledgeCard], before: SkeletonTimeline | None, after: SkeletonTimeline
) -> tuple[KnowledgeCard, ...]:
    """Stories whose employer, title or time was their entry's, with what the entry says now."""
    found = []
    for card in cards:
        was = place_of(card.entry_id, before or SkeletonTimeline())
        now = place_of(card.entry_id, after)
        changed = {
            name: now[name]
            for name, value in was.items()
            if value and getattr(card, name) == value and now.get(name, value) not in ("", value)
        }
        if changed:
            found.append(card.model_copy(update=changed))
    return tuple(found)


def changes_of(
    known: Known,
    new: Iterable[KnowledgeCard],
    *,
    timeline: SkeletonTimeline | None = None,
    gone: Collection[str] = (),
) -> Changes:
    """What new versions, new cards in the place of others, a new timeline and deletions change
    under lines.
    """
    cards = {card.id: card for card in known.cards}
    by_card: dict[str, tuple[held_lines.ChangedValue, ...]] = {}
    for card in new:
        found = held_lines.changed_values(cards[card.id], card) if card.id in cards else ()
        for id in card.supersedes:
            if id in cards and id != card.id and card.id not in cards:
                found = (*found, *held_lines.told_by_heir(cards[id], card))
        if found:
            by_card[card.id] = found
    by_entry = held_lines.changed_entries(known.timeline, timeline) if timeline is not None else {}
    return Changes(by_card, by_entry, frozenset(gone))


def held_records(
    known: Known,
    new: Iterable[KnowledgeCard],
    changes: Changes,
    *,
    profile: ApplicantProfile | None,
) -> Iterator[NewRecord]:
    """The new cards, and every other card and the profile if they have a line that is held now: the
    versions to write.
    """
    written = {card.id: card for card in new}
    for card in {**{one.id: one for one in known.cards}, **written}.values():
        if card.id in changes.gone:
            continue
        lines = held_lines.rechecked(card.lines, changes, owner=card, still_said=still_said)
        if card.id in written or lines != card.lines:
            yield record_of(card.model_copy(update={"lines": lines}))
    if profile is not None:
        lines = held_lines.rechecked(profile.lines, changes, owner=None, still_said=still_said)
        if lines != profile.lines:
            yield record_of(profile.model_copy(update={"lines": lines}))


def to_review(
    card: KnowledgeCard, before: KnowledgeCard | None, superseded: Iterable[KnowledgeCard]
) -> KnowledgeCard:
    """The card as its sheet shows it: with the lines that were approved of it or of what it takes
    the place of.

    Where there is one fact and one line is offered, that is another wording of it; else what is
    offered stands beside what is there.
    """
    there = (*(before.lines if before is not None else ()), *_lines_of(superseded))
    new = [one for one in card.lines if one.text not in {old.text for old in there}]
    told = list(families(there).values())
    if len(new) == 1 and len(told) == 1:
        now = wording_for(told[0], None)
        new = [new[0].model_copy(update={"id": now.id})]
        there = tuple(one for one in there if one.id != now.id)
    return card.model_copy(update={"lines": (*there, *new)})


def _lines_of(cards: Iterable[KnowledgeCard]) -> Iterator[Line]:
    return (line for card in cards for line in card.lines)


def record_of(owner: KnowledgeCard | ApplicantProfile) -> NewRecord:
    """What has lines, as a version to write."""
    if isinstance(owner, KnowledgeCard):
        return NewRecord(data_type=DataType.KNOWLEDGE_CARD, id=owner.id, data=owner.to_json())
    return NewRecord(data_type=DataType.APPLICANT_PROFILE, id=PROFILE, data=owner.to_json())
