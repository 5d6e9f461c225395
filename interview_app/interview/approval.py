"""What an approval writes: the record, what follows from it, and the events, for one transaction
(DESIGN 4.6, 6).
"""

from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import ValidationError

from interview_app.domain import event_kinds as kinds
from interview_app.domain.base import Model
from interview_app.domain.canonical import content_sha256
from interview_app.domain.card_making import make_cards
from interview_app.domain.frozen import frozen
from interview_app.domain.journal import NewEvent, NewRecord
from interview_app.domain.known import Known
from interview_app.domain.phases import ObjectiveStatus
from interview_app.domain.provenance import Provenance
from interview_app.domain.records import DataType, record_id
from interview_app.domain.settling import settled
from interview_app.domain.timeline import Education, Experience, SkeletonTimeline
from interview_app.domain.wrong_value import first_wrong
from interview_app.i18n import _
from interview_app.interview import objectives
from interview_app.interview.answers import AnswerRefused
from interview_app.interview.session import Session


@frozen
class Approval:
    """What is to be committed: the record that is acknowledged comes first."""

    data: dict[str, Any]
    records: tuple[NewRecord, ...]
    erase: tuple[tuple[DataType, str], ...]
    events: tuple[NewEvent, ...]
    id: str
    version: int


def approve(
    session: Session,
    data_type: DataType,
    untrusted_data: Mapping[str, Any],
    *,
    sources: Mapping[str, Provenance] | None = None,
    kind: str = kinds.RECORD_APPROVED,
    base_version: int | None = None,
) -> Approval:
    """Everything that approving this content writes; nothing is written here.

    Args:
        session: the session in force.
        data_type: of the content; an experience or education goes into the timeline.
        untrusted_data: the form as the person left it.
        sources: places of its values, by path.
        kind: `RECORD_APPROVED` in the interview, `RECORD_EDITED` in the library.
        base_version: the version an edit began from.

    Raises:
        AnswerRefused: the content is not valid; names the field.
    """
    today = session.clock.now()[:7]
    try:
        data = settled(data_type, dict(untrusted_data), today=today, in_order=True)
        first = _main_record(session.known(), data_type, data, today=today)
    except ValidationError as error:
        raise AnswerRefused(_("Please check: {field}").format(field=first_wrong(error))) from None
    records = [first]
    erase: tuple[tuple[DataType, str], ...] = ()
    if first.data_type is DataType.SKELETON_TIMELINE:
        places = _in_timeline(data_type, data, first.data, sources or {})
        cards, gone = make_cards(
            SkeletonTimeline.model_validate(first.data),
            sources=places,
            existing=session.known().cards,
        )
        records += [
            NewRecord(data_type=DataType.KNOWLEDGE_CARD, id=card.id, data=card.to_json())
            for card in cards
            if _is_new(session, card.id, card)
        ]
        erase = tuple((DataType.KNOWLEDGE_CARD, one) for one in gone)
    events = [
        _record_event(session, record, kind=kind, base_version=base_version) for record in records
    ]
    reached = objectives.reached(first.data_type, records[:1])
    events += objectives.changes_to(ObjectiveStatus.COMPLETED, reached, session.state.objectives)
    return Approval(
        data=data,
        records=tuple(records),
        erase=erase,
        events=tuple(events),
        id=first.id,
        version=session.version_of(first),
    )


def _is_new(session: Session, card_id: str, card: Model) -> bool:
    there = session.find(DataType.KNOWLEDGE_CARD, card_id)
    return there is None or there.sha256 != content_sha256(card)


def _record_event(
    session: Session, record: NewRecord, *, kind: str, base_version: int | None
) -> NewEvent:
    body: dict[str, Any] = {
        "data_type": record.data_type.value,
        "id": record.id,
        "version": session.version_of(record),
        "sha256": content_sha256(record.data),
    }
    if kind == kinds.RECORD_EDITED:
        body["base_version"] = base_version
    return NewEvent(kind=kind, body=body)


def _main_record(
    known: Known, data_type: DataType, data: dict[str, Any], *, today: str
) -> NewRecord:
    if data_type in (DataType.EXPERIENCE, DataType.EDUCATION):
        timeline = settled(
            DataType.SKELETON_TIMELINE, _with_entry(known.timeline, data_type, data), today=today
        )
        return NewRecord(data_type=DataType.SKELETON_TIMELINE, id="timeline", data=timeline)
    return NewRecord(data_type=data_type, id=record_id(data_type, data), data=data)


def _with_entry(
    timeline: SkeletonTimeline | None, data_type: DataType, data: dict[str, Any]
) -> SkeletonTimeline:
    """The timeline with the entry in the place of the one with its id, or at the end."""
    whole = timeline or SkeletonTimeline()
    if data_type is DataType.EXPERIENCE:
        jobs = _replaced(whole.experiences, Experience.model_validate(data))
        return whole.model_copy(update={"experiences": jobs})
    schools = _replaced(whole.education, Education.model_validate(data))
    return whole.model_copy(update={"education": schools})


def _replaced(entries: Iterable[Any], entry: Any) -> tuple[Any, ...]:
    before = tuple(entries)
    if any(one.id == entry.id for one in before):
        return tuple(entry if one.id == entry.id else one for one in before)
    return (*before, entry)


def _in_timeline(
    data_type: DataType,
    data: Mapping[str, Any],
    timeline: Mapping[str, Any],
    places: Mapping[str, Provenance],
) -> dict[str, Provenance]:
    """Places by their path in the timeline; an entry's own paths are moved to where the entry
    stands.
    """
    lists = {DataType.EXPERIENCE: "experiences", DataType.EDUCATION: "education"}
    name = lists.get(data_type)
    if name is None:
        return dict(places)
    at = next(i for i, entry in enumerate(timeline[name]) if entry["id"] == data["id"])
    return {f"{name}[{at}].{path}": place for path, place in places.items()}
