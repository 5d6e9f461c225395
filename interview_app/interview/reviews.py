"""What a review sheet shows beside the submitted data: sources, what is unsupported, and what an
earlier record says.
"""

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Any

from interview_app.domain import merging
from interview_app.domain.asks import FieldDifference, OtherPerson, ReviewAsk
from interview_app.domain.card_making import replaced_by
from interview_app.domain.journal import Record
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.known import Known
from interview_app.domain.likeness import normal
from interview_app.domain.provenance import LOW_CONFIDENCE, Provenance
from interview_app.domain.records import ENTRY_LISTS, DataType, record_id
from interview_app.domain.settling import settled
from interview_app.i18n import _
from interview_app.interview import line_settling, sources
from interview_app.interview.session import Session
from interview_app.messages.documents import SourcesFound, SourcesRequested


class Reviews:
    """Prepares sheets; the comparing runs on the worker thread."""

    def __init__(self, session: Session, worker: Executor) -> None:
        self._session = session
        self._worker = worker

    async def find_sources(self, request: SourcesRequested) -> None:
        """Tell where the values of what was approved stand; nothing where none is."""
        session = self._session
        kinds = (key for key in session.records if key[0] is request.data_type)
        if (key := next(kinds, None)) is None:
            return
        record = session.records[key]
        read = _documents(one.data for one in session.state.own_readings)
        # Of an earlier conversation's documents the text is kept, and no place of each value.
        texts = [
            sources.Document(artifact_id=one.id, text=one.text, values={}, places={})
            for one in session.artifacts()
            if not one.left_out and all(one.id != other.artifact_id for other in read)
        ]
        find = partial(
            sources.match,
            record.data,
            documents=(*texts, *read),
            words=(*session.state.answers, *session.state.typed),
            approved=sources.texts_of(record.data),
        )
        found = await asyncio.get_running_loop().run_in_executor(self._worker, find)
        session.emit(
            SourcesFound(
                data_type=request.data_type,
                version=record.version,
                places=found.places,
                answers=found.quotes,
            )
        )

    async def prepare(
        self, data_type: DataType, data: dict[str, Any], *, message: str | None
    ) -> ReviewAsk:
        """The sheet for settled `data`: merged with what was approved, each value with its
        source.
        """
        session = self._session
        base = approved_before(session.known(), data_type, data, session.records)
        arguments = (data_type, data, message, base)
        readings = tuple(reading.data for reading in session.state.own_readings)
        together = tuple(reading.data for reading in session.state.read_together)
        words = (*session.state.answers, *session.state.typed)
        approved = tuple(
            record.data for record in session.records.values() if record.data_type in _FACTS
        )
        known = session.known()
        profile = known.profile.to_json() if known.profile is not None else None
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._worker,
            _prepare,
            *arguments,
            readings,
            together,
            profile,
            words,
            approved,
            known.cards,
            session.clock.now(),
        )


def _documents(readings: Iterable[Mapping[str, Any]]) -> list[sources.Document]:
    return [one for one in map(sources.document_of, readings) if one is not None]


_DERIVED = {
    DataType.APPLICANT_PROFILE: "applicant_profile",
    DataType.SKELETON_TIMELINE: "skeleton_timeline",
}
_FACTS = (
    DataType.APPLICANT_PROFILE,
    DataType.SKELETON_TIMELINE,
    DataType.KNOWLEDGE_CARD,
    DataType.CANDIDATE_DOSSIER,
)


def approved_before(
    known: Known,
    data_type: DataType,
    data: Mapping[str, Any],
    records: Mapping[tuple[DataType, str], Record],
) -> dict[str, Any] | None:
    """What was approved before under the same identity."""
    if data_type in ENTRY_LISTS:
        entries = getattr(known.timeline, ENTRY_LISTS[data_type], ())
        return next((entry.to_json() for entry in entries if entry.id == data.get("id")), None)
    record = records.get((data_type, record_id(data_type, dict(data))))
    return record.data if record else None


def _prepare(
    data_type: DataType,
    data: dict[str, Any],
    message: str | None,
    base: dict[str, Any] | None,
    readings: Sequence[Mapping[str, Any]],
    together: Sequence[Mapping[str, Any]],
    profile: Mapping[str, Any] | None,
    words: Sequence[str],
    approved: Sequence[Mapping[str, Any]],
    cards: Sequence[KnowledgeCard],
    now: str,
) -> ReviewAsk:
    documents = _documents(readings)
    offered = sources.match(
        data, documents=documents, words=words, approved=sources.texts_of(*approved)
    )
    other = _other_person(data_type, data, profile, together, offered.places)
    whose = _name_in(data if data_type is DataType.APPLICANT_PROFILE else profile)
    differences: tuple[FieldDifference, ...] = ()
    if base is not None:
        merged, differences = merging.merged(
            data_type,
            base,
            data,
            said=lambda path: other is None and path not in offered.places,
            today=now[:7],
            fills=other is None or data_type is not DataType.APPLICANT_PROFILE,
        )
        data = settled(data_type, merged, today=now[:7])
    others = together if len(together) > 1 else ()
    among = _among(data_type, data, others, whose=whose, today=now[:7])
    differences = _distinct((*differences, *among))
    if data_type is DataType.KNOWLEDGE_CARD:
        card = KnowledgeCard.model_validate(data)
        lined = _with_lines(card, cards)
        data = lined.to_json()
        message = "\n".join((*([message] if message else ()), *_retold(card, lined, cards)))
    found = sources.match(
        data, documents=documents, words=words, approved=sources.texts_of(*approved)
    )
    of_lines = sources.match_lines(data.get("lines") or (), documents=documents, words=words)
    names = {str((one.get("artifact_record") or {}).get("id")): one for one in readings}
    return ReviewAsk(
        data_type=data_type,
        data=data,
        message=message,
        sources={**dict(sources.unread(data, found.places)), **found.places, **of_lines.places},
        answer_quotes={**found.quotes, **of_lines.quotes},
        unsupported=found.unsupported,
        differences=tuple(_with_sources(one, data, documents, words, names) for one in differences),
        base=base,
        marked=tuple(_marked(data_type, data, found.places, readings)),
        names_other=other,
    )


def _other_person(
    data_type: DataType,
    data: Mapping[str, Any],
    profile: Mapping[str, Any] | None,
    together: Sequence[Mapping[str, Any]],
    places: Mapping[str, Provenance],
) -> OtherPerson | None:
    """Whom the documents read last name instead of the approved person, or of each other, if what
    was submitted is of them; of several people the one named last: when that one is left out, the
    next sheet names the next.
    """
    used = {place.artifact_id for place in places.values()}
    profiles = {
        str((reading.get("artifact_record") or {}).get("id")): derived["applicant_profile"]
        for reading in (together if data_type in _DERIVED else ())
        if merging.name_read(derived := reading.get("derived") or {})
        and not (reading.get("artifact_record") or {}).get("mine")
    }
    found: dict[str, str] = {}
    for artifact, told in profiles.items():
        others = [profile] if profile is not None else profiles.values()
        name = next((name for one in others if (name := merging.other_person(one, told))), "")
        if name and (artifact in used or normal(name) == normal(_name_in(data) or "")):
            found[artifact] = name
    if not found:
        return None
    last = next(reversed(found.values()))
    ids = tuple(one for one, name in found.items() if merging.same_person(name, last))
    return OtherPerson(name=last, artifact_ids=ids)


def _with_lines(card: KnowledgeCard, cards: Sequence[KnowledgeCard]) -> KnowledgeCard:
    """The card with what it takes the place of, and with the lines that were approved before."""
    by_id = {one.id: one for one in cards}
    names = replaced_by(card, cards)
    superseded = (by_id[one] for one in names if one in by_id)
    card = card.model_copy(update={"supersedes": names})
    return line_settling.to_review(card, by_id.get(card.id), superseded)


def _retold(
    given: KnowledgeCard, shown: KnowledgeCard, cards: Iterable[KnowledgeCard]
) -> Iterator[str]:
    """The lines that the card takes the place of and that nobody named."""
    said = {one.text for one in given.lines}
    for card in cards:
        if given.lines and card.id in shown.supersedes and card.id not in given.supersedes:
            old = (line.text for line in card.lines if line.text not in said)
            yield from (_("The line takes the place of: “{line}”").format(line=one) for one in old)


def _marked(
    data_type: DataType,
    data: Mapping[str, Any],
    places: Mapping[str, Provenance],
    readings: Iterable[Mapping[str, Any]],
) -> Iterator[str]:
    """Paths of highlights and summaries whose reading was not sure, or that are a picture's."""
    if data_type not in ENTRY_LISTS and data_type is not DataType.SKELETON_TIMELINE:
        return
    pictures = {
        str((one.get("artifact_record") or {}).get("id"))
        for one in readings
        if "ocr_used" in ((one.get("quality") or {}).get("issues") or ())
    }
    for path, _text in sources.leaves(data):
        name = path.rpartition(".")[2].partition("[")[0]
        place = places.get(path)
        if name not in _TEXTS or place is None:
            continue
        if place.confidence < LOW_CONFIDENCE or place.artifact_id in pictures:
            yield path


_TEXTS = ("highlights", "summary", "description")


def _among(
    data_type: DataType,
    data: Mapping[str, Any],
    together: Sequence[Mapping[str, Any]],
    *,
    whose: str | None,
    today: str,
) -> Iterator[FieldDifference]:
    """What documents that were read together tell otherwise than the sheet; somebody else's
    document is no telling.
    """
    name = _DERIVED.get(data_type)
    if name is None:
        return
    for reading in together:
        derived = reading.get("derived") or {}
        told = derived.get(name) or {}
        if told and merging.same_person(whose, merging.name_read(derived)):
            yield from merging.merged(data_type, data, told, said=lambda _path: False, today=today)[
                1
            ]


def _name_in(profile: Mapping[str, Any] | None) -> str | None:
    return ((profile or {}).get("basics") or {}).get("name")


def _distinct(differences: Iterable[FieldDifference]) -> tuple[FieldDifference, ...]:
    """Each telling of a value once."""
    found: dict[tuple[str, str], FieldDifference] = {}
    for one in differences:
        found.setdefault((one.path, normal(str(one.offered))), one)
    return tuple(found.values())


def _with_sources(
    difference: FieldDifference,
    data: Mapping[str, Any],
    documents: Sequence[sources.Document],
    words: Sequence[str],
    readings: Mapping[str, Mapping[str, Any]],
) -> FieldDifference:
    entry = sources.beside(data, difference.path)

    def told(value: Any, *approved: str) -> tuple[str | None, Provenance | None]:
        last = difference.path.rpartition(".")[2]
        found = sources.match(
            {last: value}, documents=documents, words=words, approved=approved, of_entry=entry
        )
        place = next(iter(found.places.values()), None)
        if place is not None:
            record = readings.get(place.artifact_id, {}).get("artifact_record") or {}
            source = _("{document}: “{quote}”").format(
                document=record.get("filename", ""), quote=place.quote
            )
            return source, place
        quote = next(iter(found.quotes.values()), None)
        return (_("Your answer: “{quote}”").format(quote=quote) if quote else None), None

    kept, kept_place = told(difference.kept, *sources.texts_of({"kept": difference.kept}))
    offered, offered_place = told(difference.offered)
    return difference.model_copy(
        update={
            "kept_source": kept or _("Approved earlier"),
            "offered_source": offered,
            "kept_place": kept_place,
            "offered_place": offered_place,
        }
    )
