"""Evidence from an approved timeline: one card for each highlight and each summary (DESIGN 6).

A card's id follows from its entry and its text, so that approving the same timeline again doubles nothing; a text that
is no longer there is superseded by the card that took its place.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from interview_app.domain.canonical import content_sha256
from interview_app.domain.dates import ends_before
from interview_app.domain.knowledge_card import (
    INDEPENDENT,
    AnswerSource,
    CardType,
    DocumentSource,
    KnowledgeCard,
    Source,
)
from interview_app.domain.likeness import likeliest, token_set_ratio
from interview_app.domain.provenance import Provenance
from interview_app.domain.timeline import SkeletonTimeline

MADE_PREFIX = "fact-"
"""Ids of cards that code made from a timeline begin so."""

_SAME_TEXT = 55.0
"""Above this likeness (0 to 100) an edited highlight is the old one reworded."""
_TOLD_AGAIN = 90.0
"""Above this likeness a deeper card tells what a made card told."""


class MadeCards(NamedTuple):
    """Cards to write, and ids of made cards whose entry is gone altogether."""

    cards: tuple[KnowledgeCard, ...]
    gone: tuple[str, ...]


def timeframe(start: str | None, end: str | None) -> str:
    """CONTRACT D1's form: `2019-2021`, `2019-03 to present`; empty when the start is not known, or the end lies before it."""
    if start is None or ends_before(start, end):
        return ""
    until = end or start
    if len(start) == 4 and len(until) == 4:
        return f"{start}-{until}"
    return f"{start} to {until}"


def _card_id(entry: str, text: str) -> str:
    return f"{MADE_PREFIX}{content_sha256([entry, ' '.join(text.split()).casefold()])[:12]}"


def _source(path: str, sources: Mapping[str, Provenance], event_ids: tuple[int, ...]) -> Source:
    place = sources.get(path)
    if place is None:
        return AnswerSource(event_ids=event_ids)
    return DocumentSource(
        artifact_id=place.artifact_id,
        page=place.page,
        box=place.box,
        block=place.block,
        span=place.span,
        quote=place.quote,
    )


class _Place(NamedTuple):
    path: str
    card: KnowledgeCard


def _texts(path: str, summary: str | None, highlights: Iterable[str]) -> Iterator[tuple[str, str]]:
    if summary:
        yield f"{path}.summary", summary
    for at, text in enumerate(highlights):
        if text.strip():
            yield f"{path}.highlights[{at}]", text


def _cards(timeline: SkeletonTimeline) -> Iterator[_Place]:
    for at, job in enumerate(timeline.experiences):
        for path, text in _texts(f"experiences[{at}]", job.summary, job.highlights):
            yield _Place(
                path,
                KnowledgeCard(
                    id=_card_id(job.id, text),
                    project=job.title or "",
                    company=job.organization or INDEPENDENT,
                    timeframe=timeframe(job.start, job.end),
                    role=job.title or "",
                    raw_text=text,
                    entry_id=job.id,
                ),
            )
    for at, school in enumerate(timeline.education):
        for path, text in _texts(f"education[{at}]", None, school.highlights):
            yield _Place(
                path,
                KnowledgeCard(
                    id=_card_id(school.id, text),
                    project=school.study_type or "",
                    company=school.institution or INDEPENDENT,
                    timeframe=timeframe(school.start, school.end),
                    role=school.area or "",
                    raw_text=text,
                    card_type=CardType.EDUCATION,
                    entry_id=school.id,
                ),
            )
    for at, project in enumerate(timeline.projects):
        for path, text in _texts(f"projects[{at}]", project.description, project.highlights):
            yield _Place(
                path,
                KnowledgeCard(
                    id=_card_id(f"project {project.name}", text),
                    project=project.name or "",
                    company=project.entity or INDEPENDENT,
                    timeframe=timeframe(project.start, project.end),
                    role=", ".join(project.roles),
                    raw_text=text,
                    card_type=CardType.PROJECT,
                ),
            )
    for at, work in enumerate(timeline.volunteer):
        for path, text in _texts(f"volunteer[{at}]", work.summary, work.highlights):
            yield _Place(
                path,
                KnowledgeCard(
                    id=_card_id(f"volunteer {work.organization} {work.position}", text),
                    project=work.position or "",
                    company=work.organization or INDEPENDENT,
                    timeframe=timeframe(work.start, work.end),
                    role=work.position or "",
                    raw_text=text,
                ),
            )


def make_cards(
    timeline: SkeletonTimeline,
    *,
    sources: Mapping[str, Provenance],
    existing: Iterable[KnowledgeCard],
    event_ids: tuple[int, ...] = (),
) -> MadeCards:
    """The cards of an approved timeline.

    Args:
        timeline: what the person approved.
        sources: field path in the timeline (`experiences[0].highlights[1]`) to its place in a document.
        existing: all cards there are; made ones that the timeline no longer holds are superseded.
        event_ids: the answers that a text without a document comes from.
    """
    before = {card.id: card for card in existing}
    made: dict[str, KnowledgeCard] = {}
    for path, card in _cards(timeline):
        if card.id in made:
            continue
        old = before.get(card.id)
        place = sources.get(path)
        source = old.source if old and old.source and place is None else _source(path, sources, event_ids)
        kept = old.supersedes if old else ()
        attested = isinstance(source, AnswerSource)
        made[card.id] = card.model_copy(update={"source": source, "supersedes": kept, "attested_by_user": attested})
    superseded = {one for card in before.values() for one in card.supersedes}
    gone = []
    for old in before.values():
        if old.id.startswith(MADE_PREFIX) and old.id not in made and old.id not in superseded:
            heir = _heir(old, made.values(), new=set(made) - set(before))
            if heir is None:
                gone.append(old.id)
            else:
                made[heir.id] = heir.model_copy(update={"supersedes": (*heir.supersedes, old.id)})
    return MadeCards(tuple(made.values()), tuple(gone))


def _heir(old: KnowledgeCard, cards: Iterable[KnowledgeCard], *, new: set[str]) -> KnowledgeCard | None:
    """The card that stands where `old` stood: the likeliest rewording that is new in the same entry, or None."""
    same = {card.id: card for card in cards if card.entry_id == old.entry_id and card.id in new}
    texts = {id: card.raw_text for id, card in same.items()}
    best = likeliest(old.raw_text, texts, least=_SAME_TEXT)
    return same[best] if best is not None else None


def replaced_by(card: KnowledgeCard, existing: Iterable[KnowledgeCard]) -> tuple[str, ...]:
    """Ids of made cards of the same entry whose text this deeper card tells again, with those it names itself."""
    known = {other.id for other in existing}
    named = [id for id in card.supersedes if id in known and id != card.id]
    if card.entry_id is None or card.id.startswith(MADE_PREFIX):
        return tuple(named)
    own = " ".join(part for part in (card.raw_text, card.story.action, card.story.result) if part)
    for other in existing:
        made_here = other.id.startswith(MADE_PREFIX) and other.entry_id == card.entry_id and other.id not in named
        if made_here and (other.raw_text in own or token_set_ratio(other.raw_text, own) >= _TOLD_AGAIN):
            named.append(other.id)
    return tuple(named)
