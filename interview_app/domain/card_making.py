"""Evidence from an approved timeline: one card for each highlight and each summary (DESIGN 6).

Each of these texts is an approved line too: the person saw it in the sheet and let it stand. A
card's id follows from its entry and its text, so that approving the same timeline again doubles
nothing; a text that is no longer there is superseded by the card that took its place.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from interview_app.domain.base import Model
from interview_app.domain.canonical import content_sha256
from interview_app.domain.dates import ends_before
from interview_app.domain.entry_fields import Means, meaning, values
from interview_app.domain.knowledge_card import (
    INDEPENDENT,
    AnswerSource,
    CardType,
    DocumentSource,
    KnowledgeCard,
    Source,
)
from interview_app.domain.likeness import likeliest, token_set_ratio
from interview_app.domain.lines import (
    Approval,
    Line,
    LineOrigin,
    families,
    settled_lines,
    wording_for,
)
from interview_app.domain.provenance import Provenance
from interview_app.domain.timeline import Education, Entry, Project, SkeletonTimeline, Volunteer

MADE_PREFIX = "fact-"
"""Ids of cards that code made from a timeline begin so."""

SAME_TEXT = 55.0
"""Above this likeness (0 to 100) an edited highlight is the old one reworded."""
_TOLD_AGAIN = 90.0
"""Above this likeness a deeper card tells what a made card told."""


def is_made(card_id: str) -> bool:
    """Whether code made the card of what lies in the timeline: nobody told it as a story."""
    return card_id.startswith(MADE_PREFIX)


def is_story(card: KnowledgeCard) -> bool:
    """Whether somebody told it of their work: neither what lies in the timeline, nor an answer
    without a place and a line, as that about a licence, which stands in its own section.
    """
    placed = card.company != INDEPENDENT or card.role or card.project or card.lines
    return not is_made(card.id) and bool(placed or not card.attested_by_user)


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
    return DocumentSource(**place.model_dump(exclude={"confidence"}))


class _Place(NamedTuple):
    path: str
    card: KnowledgeCard


def card_place(entry: Entry | Project | Volunteer) -> dict[str, str]:
    """Company, role, project and time of an entry, as a card of it says them; of a school these are
    institution, area and degree (CONTRACT D1). Empty is what it does not say.
    """

    def said(means: Means) -> str:
        return next(iter(values(entry, meaning(type(entry), means))), "")

    project = Means.DEGREE if isinstance(entry, Education) else Means.WHAT
    return {
        "company": said(Means.WHERE),
        "role": said(Means.WHAT),
        "project": said(project),
        "timeframe": timeframe(entry.start, entry.end),
    }


_TELLING = {
    "experiences": CardType.EMPLOYMENT,
    "education": CardType.EDUCATION,
    "projects": CardType.PROJECT,
    "volunteer": CardType.EMPLOYMENT,
}
"""Sections whose entries tell what was done, and the type of their cards."""


def _texts(path: str, entry: Model) -> Iterator[tuple[str, str]]:
    for text in values(entry, meaning(type(entry), Means.TEXT)):
        yield f"{path}.summary", text
    for at, text in enumerate(getattr(entry, "highlights", ())):
        if text.strip():
            yield f"{path}.highlights[{at}]", text


def _key(entry: Entry | Project | Volunteer) -> str:
    """What the ids of an entry's cards follow from beside the text."""
    match entry:
        case Project(name=name):
            return f"project {name}"
        case Volunteer(organization=organization, position=position):
            return f"volunteer {organization} {position}"
    return entry.id


def _cards(timeline: SkeletonTimeline) -> Iterator[_Place]:
    for kind, card_type in _TELLING.items():
        for at, entry in enumerate(getattr(timeline, kind)):
            place = card_place(entry)
            if isinstance(entry, Project):
                place["role"] = ", ".join(entry.roles)
            for path, text in _texts(f"{kind}[{at}]", entry):
                card = KnowledgeCard(
                    id=_card_id(_key(entry), text),
                    project=place["project"],
                    company=place["company"] or INDEPENDENT,
                    timeframe=place["timeframe"],
                    role=place["role"],
                    raw_text=text,
                    card_type=card_type,
                    entry_id=entry.id if isinstance(entry, Entry) else None,
                )
                yield _Place(path, card)


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


def reworded(timeline: SkeletonTimeline, cards: Iterable[KnowledgeCard]) -> Mapping[str, str]:
    """The wording that a page for no posting prints of a text of the timeline, by its path, where
    that is another by now.
    """
    every = tuple(cards)
    known = {card.id: card for card in every}
    superseded = {old for card in every for old in card.supersedes}
    live = families(line for card in every if card.id not in superseded for line in card.lines)
    found = {}
    for path, made in _cards(timeline):
        lines = known[made.id].lines if made.id in known else ()
        wordings = live.get(lines[0].family, ()) if lines else ()
        now = wording_for(wordings, None) if wordings else None
        if now is not None and now.changed is None and now.text != " ".join(made.raw_text.split()):
            found[path] = now.text
    return found


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
        if is_made(old.id) and old.id not in made and old.id not in superseded:
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


def approval_of(card: KnowledgeCard, at: str | None) -> Approval:
    """Of a card's own words: they are a document's, or the person's."""
    document = isinstance(card.source, DocumentSource)
    origin = LineOrigin.DOCUMENT if document else LineOrigin.PERSON
    return Approval(at=at, origin=origin, owner=card.id, cites=(card.id,))


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
    lines = settled_lines(
        card.lines,
        before=(),
        superseded=tuple(line for one in replaced for line in one.lines),
        approval=approval_of(card, at),
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
    best = likeliest(old.raw_text, texts, least=SAME_TEXT)
    return same[best] if best is not None else None


def attested(text: str, entry_id: str | None) -> KnowledgeCard:
    """A card of words that the person says are true."""
    return KnowledgeCard(
        id=f"card-{content_sha256([entry_id or '', text])[:12]}",
        raw_text=text,
        entry_id=entry_id,
        source=AnswerSource(),
        attested_by_user=True,
    )


def attested_beside(card: KnowledgeCard, text: str) -> KnowledgeCard:
    """The same, of the work that another card tells of."""
    names = ("project", "company", "timeframe", "role")
    place = {name: getattr(card, name) for name in names}
    return attested(text, card.entry_id).model_copy(update=place)


def retold(
    stories: Iterable[KnowledgeCard], made: Iterable[KnowledgeCard]
) -> Iterator[KnowledgeCard]:
    """The stories of which a line tells again what a made card says; that line takes its place."""
    every = tuple(made)
    for story in stories:
        again = {*replaced_by(story, every)} - {*story.supersedes}
        ids = tuple(line.id for one in every if one.id in again for line in one.lines)
        if ids and story.lines:
            *others, line = story.lines
            new = line.model_copy(update={"replaces": tuple(dict.fromkeys((*line.replaces, *ids)))})
            if new != line:
                yield story.model_copy(update={"lines": (*others, new)})


def replaced_by(card: KnowledgeCard, existing: Iterable[KnowledgeCard]) -> tuple[str, ...]:
    """Ids of made cards of the same entry whose text this deeper card tells again, in its words or
    its lines, with those it names itself.
    """
    known = {other.id for other in existing}
    named = [id for id in card.supersedes if id in known and id != card.id]
    if card.entry_id is None or is_made(card.id):
        return tuple(named)
    told = (card.raw_text, card.story.action, card.story.result, *(one.text for one in card.lines))
    own = " ".join(part for part in told if part)
    for other in existing:
        made_here = is_made(other.id) and other.entry_id == card.entry_id and other.id not in named
        if made_here and (
            other.raw_text in own or token_set_ratio(other.raw_text, own) >= _TOLD_AGAIN
        ):
            named.append(other.id)
    return tuple(named)
