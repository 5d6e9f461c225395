"""From cards, timeline and profile to statements, entry by entry."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from interview_app.check.statements import Evidence, Statement, Told
from interview_app.check.wording import sentences
from interview_app.domain.canonical import content_sha256
from interview_app.domain.dates import PRESENT
from interview_app.domain.entry_fields import row_fields, values
from interview_app.domain.knowledge_card import (
    INDEPENDENT,
    CardType,
    KnowledgeCard,
    Metric,
    from_and_until,
)
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.timeline import (
    Education,
    Experience,
    Project,
    SkeletonTimeline,
    Volunteer,
)
from interview_app.language.detection import language_of
from interview_app.language.tokens import plain

_SURE = 60
"""Letters of a text whose language can be told."""
Values = Mapping[str, Iterable[str | None]]


@dataclass
class _Entry:
    """An entry while its statements are gathered."""

    id: str
    values: dict[str, list[str]] = field(default_factory=dict)
    times: list[tuple[str, str | None]] = field(default_factory=list)
    told: list[Statement] = field(default_factory=list)

    def take(self, values: Values) -> None:
        """Adds the values of fields."""
        for name, some in values.items():
            for value in filter(None, some):
                if value not in self.values.setdefault(name, []):
                    self.values[name].append(value)

    def is_titled(self, card: KnowledgeCard) -> bool:
        """Whether a card names the job title (the degree, the project) of this entry."""
        titles = [*self.values.get("title", ()), *self.values.get("degree", ())]
        return bool({plain(card.role), plain(card.project)} & set(map(plain, titles)))

    def ready(self, today: str) -> Evidence:
        """The entry's evidence, its fields told as well."""
        language = next((one.language for one in self.told if one.language), None)
        head = [
            Statement(value, Told.FIELD, language)
            for some in self.values.values()
            for value in some
        ]
        dates = [
            Statement(one, Told.TEXT, language)
            for time in self.times
            for one in time
            if one and one != PRESENT
        ]
        return Evidence(
            self.id,
            (*self.told, *head, *dates),
            {name: tuple(some) for name, some in self.values.items()},
            tuple(self.times),
            today,
        )


def of_entries(
    cards: Sequence[KnowledgeCard], timeline: SkeletonTimeline, *, language: str | None, today: str
) -> tuple[Evidence, ...]:
    """The evidence of each job, school, project and voluntary work, and of each employer that only
    cards know.
    """
    entries = {one.id: one for one in _of_timeline(timeline, language)}
    by_employer: dict[str, list[_Entry]] = defaultdict(list)
    for entry in entries.values():
        for employer in set(map(plain, entry.values.get("employer", ()))):
            by_employer[employer].append(entry)
    for card in cards:
        for entry in _entries_of(card, entries, by_employer):
            entry.told += statements_of(card, language)
            entry.take({"place": card.scope.geography, "skill": card.skills})
            if entry.id.startswith(_OF_CARDS):
                entry.take(_values_of(card))
                span = from_and_until(card.timeframe)
                if span is not None and span not in entry.times:
                    entry.times.append(span)
    return tuple(entry.ready(today) for entry in entries.values())


_OF_CARDS = "cards-"


def _entries_of(
    card: KnowledgeCard, entries: dict[str, _Entry], by_employer: dict[str, list[_Entry]]
) -> list[_Entry]:
    """The entries that a card tells of; a new one where the timeline has none."""
    if card.entry_id in entries:
        return [entries[card.entry_id]]
    company = plain(card.company)
    if company == INDEPENDENT and not (card.project or card.role):
        return []
    there = by_employer[company]
    titled = [entry for entry in there if entry.is_titled(card)]
    of_timeline = [entry for entry in there if not entry.id.startswith(_OF_CARDS)]
    if titled or of_timeline:
        return titled or of_timeline
    id = f"{_OF_CARDS}{content_sha256([company, plain(card.role or card.project)])[:10]}"
    if id not in entries:
        entries[id] = _Entry(id)
        if company != INDEPENDENT:
            there.append(entries[id])
    return [entries[id]]


def _values_of(card: KnowledgeCard) -> Values:
    """The fields of an entry that a card gives."""
    company = None if plain(card.company) == INDEPENDENT else card.company
    if card.card_type is CardType.EDUCATION:
        return {"employer": [company], "degree": [card.project], "area": [card.role]}
    titles = [card.role] if card.role else [card.project]
    return {"employer": [company], "title": titles}


def _of_timeline(timeline: SkeletonTimeline, language: str | None) -> Iterator[_Entry]:
    for one in (*timeline.entries, *timeline.projects):
        text = one.description if isinstance(one, Project) else getattr(one, "summary", None)
        yield _entry(one.id, one, text, language)
    for number, work in enumerate(timeline.volunteer, start=1):
        yield _entry(f"volunteer-{number}", work, work.summary, language)


def _entry(
    id: str,
    told: Experience | Education | Project | Volunteer,
    text: str | None,
    language: str | None,
) -> _Entry:
    """An entry with its fields, its dates, its approved highlights and what else it tells."""
    entry = _Entry(id)
    for one in row_fields(type(told)):
        entry.take({one.row: values(told, [one])})
    if told.start or told.end:
        entry.times.append((told.start or told.end or "", told.end))
    spoken = language_told(" ".join((*told.highlights, text or "")), language)
    entry.told += [Statement(one, Told.LINE, spoken) for one in told.highlights]
    entry.told += [Statement(one, Told.SENTENCE, spoken) for one in sentences(text or "")]
    return entry


def everywhere(
    cards: Sequence[KnowledgeCard],
    timeline: SkeletonTimeline,
    profile: ApplicantProfile | None,
    *,
    language: str | None,
    today: str,
) -> Evidence:
    """What belongs to no entry: profile, skills, certificates, languages, what was published or
    won, and cards of nobody.
    """
    entry = _Entry("")
    entry.take(
        {
            "skill": [word for one in timeline.skills for word in (one.label, *one.keywords)]
            + [skill for card in cards for skill in card.skills],
            "certificate": [one.name for one in timeline.certificates],
            "issuer": [one.issuer for one in timeline.certificates],
            "language": [one.language for one in timeline.languages],
            "fluency": [one.fluency for one in timeline.languages],
            "award": [v for one in timeline.awards for v in (one.title, one.awarder)],
            "publication": [v for one in timeline.publications for v in (one.name, one.publisher)],
            "interest": [w for one in timeline.interests for w in (one.name, *one.keywords)],
        }
    )
    entry.take(
        {f"fluency of {plain(one.language or '')}": [one.fluency] for one in timeline.languages}
    )
    basics = profile.basics if profile is not None else None
    texts = [one.summary for one in timeline.awards if one.summary]
    texts += [one.summary for one in timeline.publications if one.summary]
    if basics is not None:
        entry.take({"headline": [basics.label]})
        summary = basics.summary or ""
        entry.told += [
            Statement(one, Told.LINE, language_told(summary, language))
            for one in sentences(summary)
        ]
    if profile is not None:
        entry.told += [
            Statement(one.text, Told.LINE, one.language or language, "", one.id)
            for one in profile.lines
            if one.changed is None
        ]
    entry.told += [
        Statement(one, Told.SENTENCE, language_told(text, language))
        for text in texts
        for one in sentences(text)
    ]
    for card in cards:
        if (
            not card.entry_id
            and plain(card.company) == INDEPENDENT
            and not (card.project or card.role)
        ):
            entry.told += statements_of(card, language)
    given = [one.date for one in timeline.certificates] + [one.date for one in timeline.awards]
    given += [one.release_date for one in timeline.publications]
    given += [one.expiry_date for one in timeline.certificates]
    entry.told += [Statement(one, Told.TEXT) for one in given if one]
    return entry.ready(today)


def statements_of(card: KnowledgeCard, language: str | None) -> list[Statement]:
    """What a card says: its approved lines; where it has none, its sentences, metrics and fields
    count as such; and all its other words.
    """
    spoken = language_told(card.raw_text, language)
    lines = [
        Statement(
            one.text, Told.LINE, language_told(one.text, one.language or spoken), card.id, one.id
        )
        for one in card.lines
        if one.changed is None
    ]
    sentence, value = (Told.TEXT, Told.TEXT) if card.lines else (Told.SENTENCE, Told.FIELD)
    told = [Statement(one, sentence, spoken, card.id) for one in sentences(card.raw_text)]
    for metric in card.metrics:
        told += _of_metric(metric, value, spoken, card.id)
    fields = (*card.skills, card.project, card.role)
    told += [Statement(one, Told.FIELD, spoken, card.id) for one in fields if one]
    others = [*_of_scope(card), *card.leadership_signals, *_of_story(card)]
    told += [
        Statement(one, Told.TEXT, spoken, card.id) for text in others for one in sentences(text)
    ]
    return [*lines, *told]


def _of_metric(
    metric: Metric, told: Told, language: str | None, card_id: str
) -> Iterator[Statement]:
    about = metric.approximate
    for text in (f"{metric.value} {metric.description}", f"{metric.description}: {metric.value}"):
        yield Statement(text, told, language, card_id, about=about)
    if metric.baseline:
        yield Statement(
            f"{metric.baseline} > {metric.value}", Told.TEXT, language, card_id, about=about
        )
    for more in (metric.context, metric.period, metric.how_known, metric.caveat):
        if more:
            yield Statement(more, Told.TEXT, language, card_id)


def _of_scope(card: KnowledgeCard) -> Iterator[str]:
    scope = card.scope
    yield from scope.geography
    for number in (scope.team_size, scope.direct_reports):
        if number is not None:
            yield str(number)
    if scope.budget:
        yield scope.budget


def _of_story(card: KnowledgeCard) -> Iterator[str]:
    for value in card.story:
        part = value[1]
        if isinstance(part, str):
            yield part
        elif part:
            yield from part


def language_told(text: str, fallback: str | None) -> str | None:
    """The language of a text that is long enough to tell it, else what it is taken for."""
    found = language_of(text) if len(text) >= _SURE else None
    return found or fallback
