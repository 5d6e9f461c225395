"""Evidence from an approved timeline: one card for each highlight and each summary (DESIGN 6).

Each of these texts is an approved line too: the person saw it in the sheet and let it stand. A
card's id follows from its entry and its text, so that approving the same timeline again doubles
nothing; a text that is no longer there is superseded by the card that took its place.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
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
from interview_app.domain.lines import Approval, Line, LineOrigin, settled_lines
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
    """CONTRACT D1's form: `2019-2021`, `2019-03 to present`; empty when the start is not known, or
    the end lies before it.
    """
    if start is None or ends_before(start, end):
        return ""
    until = end or start
    if len(start) == 4 and len(until) == 4:
        return f"{start}-{until}"
    return f"{start} to {until}"


def _card_id(entry: str, text: str) -> str:
    return f"{MADE_PREFIX}{content_sha256([entry, ' '.join(text.split()).casefold()])[:12]}"


def _source(path: str, sources: Mapping[str, Provenance]) -> Source:
    place = sources.get(path)
    if place is None:
        return AnswerSource()
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


class _Entry(NamedTuple):
    """An entry of the timeline as its cards tell of it; `key`: what their ids follow from beside
    the text.
    """

    key: str
    path: str
    lines: tuple[str | None, Sequence[str]]
    company: str | None
    project: str | None
    role: str | None
    timeframe: str
    card_type: CardType = CardType.EMPLOYMENT
    entry_id: str | None = None


def _entries(timeline: SkeletonTimeline) -> Iterator[_Entry]:
    for at, job in enumerate(timeline.experiences):
        lines, time = (job.summary, job.highlights), timeframe(job.start, job.end)
        path, title = f"experiences[{at}]", job.title
        yield _Entry(job.id, path, lines, job.organization, title, title, time, entry_id=job.id)
    for at, school in enumerate(timeline.education):
        lines, time = (None, school.highlights), timeframe(school.start, school.end)
        where, path = school.institution, f"education[{at}]"
        kind, area = school.study_type, school.area
        yield _Entry(
            school.id, path, lines, where, kind, area, time, CardType.EDUCATION, entry_id=school.id
        )
    for at, project in enumerate(timeline.projects):
        lines, time = (
            (project.description, project.highlights),
            timeframe(project.start, project.end),
        )
        key, path, roles = f"project {project.name}", f"projects[{at}]", ", ".join(project.roles)
        yield _Entry(key, path, lines, project.entity, project.name, roles, time, CardType.PROJECT)
    for at, work in enumerate(timeline.volunteer):
        lines, time = (work.summary, work.highlights), timeframe(work.start, work.end)
        key, path = f"volunteer {work.organization} {work.position}", f"volunteer[{at}]"
        yield _Entry(key, path, lines, work.organization, work.position, work.position, time)


def _cards(timeline: SkeletonTimeline) -> Iterator[_Place]:
    for entry in _entries(timeline):
        for path, text in _texts(entry.path, *entry.lines):
            yield _Place(
                path,
                KnowledgeCard(
                    id=_card_id(entry.key, text),
                    project=entry.project or "",
                    company=entry.company or INDEPENDENT,
                    timeframe=entry.timeframe,
                    role=entry.role or "",
                    raw_text=text,
                    card_type=entry.card_type,
                    entry_id=entry.entry_id,
                ),
            )


def not_looked_at(
    timeline: SkeletonTimeline, cards: Iterable[KnowledgeCard]
) -> Mapping[str, DocumentSource]:
    """Where the texts of a timeline stand in a document that are no lines, by their paths: they
    were read with a mark, and nobody has looked at them yet.
    """
    known = {card.id: card for card in cards}
    found = ((path, known.get(made.id)) for path, made in _cards(timeline))
    return {
        path: card.source
        for path, card in found
        if card is not None and not card.lines and isinstance(card.source, DocumentSource)
    }


def make_cards(
    timeline: SkeletonTimeline,
    *,
    sources: Mapping[str, Provenance],
    existing: Iterable[KnowledgeCard],
    at: str | None = None,
    not_looked_at: Collection[str] = (),
    looked_at: Collection[str] = (),
) -> MadeCards:
    """The cards of an approved timeline, each with its text as an approved line.

    Args:
        timeline: what the person approved.
        sources: field path in the timeline (`experiences[0].highlights[1]`) to its place in a
            document.
        existing: all cards there are; made ones that the timeline no longer holds are superseded.
        at: when it was approved.
        not_looked_at: paths of texts that were read with a mark and that the person did not look
            at one by one: they are evidence, and no line yet.
        looked_at: paths of such texts that they did look at; a card that has no line gets one by
            that alone.
    """
    before = {card.id: card for card in existing}
    made: dict[str, KnowledgeCard] = {}
    for path, card in _cards(timeline):
        if card.id in made:
            continue
        old = before.get(card.id)
        place = sources.get(path)
        if old and old.source and place is None:
            source = old.source
        else:
            source = _source(path, sources)
        made[card.id] = card.model_copy(
            update={
                "source": source,
                "supersedes": old.supersedes if old else (),
                "attested_by_user": isinstance(source, AnswerSource),
                "lines": (Line(text=card.raw_text),)
                if path in looked_at or (old is None and path not in not_looked_at)
                else (),
                "not_for_model": bool(old and old.not_for_model),
            }
        )
    superseded = {one for card in before.values() for one in card.supersedes}
    gone = []
    heirs: dict[str, list[KnowledgeCard]] = {}
    for old in before.values():
        if old.id.startswith(MADE_PREFIX) and old.id not in made and old.id not in superseded:
            heir = _heir(old, made.values(), new=set(made) - set(before))
            if heir is None:
                gone.append(old.id)
            else:
                supersedes = (*heir.supersedes, old.id)
                made[heir.id] = heir.model_copy(update={"supersedes": supersedes})
                heirs.setdefault(heir.id, []).append(old)
    cards = (
        _with_lines(card, before.get(card.id), heirs.get(card.id, ()), at=at)
        for card in made.values()
    )
    return MadeCards(tuple(cards), tuple(gone))


def _with_lines(
    card: KnowledgeCard,
    before: KnowledgeCard | None,
    replaced: Iterable[KnowledgeCard],
    *,
    at: str | None,
) -> KnowledgeCard:
    """The card with its lines settled; what was approved of it before stands."""
    there = before.lines if before is not None else ()
    if there:
        return card.model_copy(update={"lines": there})
    origin = LineOrigin.DOCUMENT if isinstance(card.source, DocumentSource) else LineOrigin.PERSON
    lines = settled_lines(
        card.lines,
        before=(),
        superseded=tuple(line for one in replaced for line in one.lines),
        approval=Approval(at=at, origin=origin, owner=card.id, cites=(card.id,)),
    )
    return card.model_copy(update={"lines": lines})


def _heir(
    old: KnowledgeCard, cards: Iterable[KnowledgeCard], *, new: set[str]
) -> KnowledgeCard | None:
    """The card that stands where `old` stood: the likeliest rewording that is new in the same
    entry, or None.
    """
    same = {card.id: card for card in cards if card.entry_id == old.entry_id and card.id in new}
    texts = {id: card.raw_text for id, card in same.items()}
    best = likeliest(old.raw_text, texts, least=_SAME_TEXT)
    return same[best] if best is not None else None


def attested_beside(card: KnowledgeCard, text: str) -> KnowledgeCard:
    """A card of words that the person says are true, of the work that another card tells of."""
    return KnowledgeCard(
        id=f"card-{content_sha256([card.entry_id or '', text])[:12]}",
        project=card.project,
        company=card.company,
        timeframe=card.timeframe,
        role=card.role,
        raw_text=text,
        entry_id=card.entry_id,
        source=AnswerSource(),
        attested_by_user=True,
    )


def replaced_by(card: KnowledgeCard, existing: Iterable[KnowledgeCard]) -> tuple[str, ...]:
    """Ids of made cards of the same entry whose text this deeper card tells again, with those it
    names itself.
    """
    known = {other.id for other in existing}
    named = [id for id in card.supersedes if id in known and id != card.id]
    if card.entry_id is None or card.id.startswith(MADE_PREFIX):
        return tuple(named)
    own = " ".join(part for part in (card.raw_text, card.story.action, card.story.result) if part)
    for other in existing:
        made_here = (
            other.id.startswith(MADE_PREFIX)
            and other.entry_id == card.entry_id
            and other.id not in named
        )
        if made_here and (
            other.raw_text in own or token_set_ratio(other.raw_text, own) >= _TOLD_AGAIN
        ):
            named.append(other.id)
    return tuple(named)
