"""What an approval writes: the record, what follows from it, and the events, for one transaction
(DESIGN 4.6, 6).
"""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from pydantic import ValidationError

from interview_app.domain import event_kinds as kinds
from interview_app.domain.canonical import content_sha256
from interview_app.domain.card_making import is_made, make_cards, retold
from interview_app.domain.frozen import frozen
from interview_app.domain.held_lines import Changes
from interview_app.domain.journal import NewEvent, NewRecord
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.known import Known
from interview_app.domain.lines import LineOrigin
from interview_app.domain.profile import ApplicantProfile, profile_with_lines
from interview_app.domain.provenance import Provenance
from interview_app.domain.records import ENTRY_LISTS, DataType, record_id, validated
from interview_app.domain.settling import settled
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.domain.unseen import as_read
from interview_app.domain.wrong_value import first_wrong
from interview_app.i18n import _
from interview_app.interview import objectives
from interview_app.interview.answers import AnswerRefused
from interview_app.interview.line_events import line_events, lines_in, version_event
from interview_app.interview.line_settling import (
    WhoseWords,
    card_with_lines,
    changes_of,
    following,
    held_records,
    record_of,
)
from interview_app.interview.session import Session
from interview_app.interview.sources import document_of, places_now
from interview_app.interview.state import GUIDE_WIRE


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
    offered: Mapping[str, Any] | None = None,
    marked: Collection[str] = (),
    looked_at: Collection[str] = (),
) -> Approval:
    """Everything that approving this content writes; nothing is written here.

    Beside the record these are the cards of a timeline, the stories that follow its entries, the
    lines of all of them, and every other record with a line that what changed holds.

    Args:
        session: the session in force.
        data_type: of the content; an experience or education goes into the timeline.
        untrusted_data: the form as the person left it.
        sources: places of its values, by path.
        kind: `RECORD_APPROVED` in the interview, `RECORD_EDITED` in the library.
        base_version: the version an edit began from.
        offered: the sheet's data before the person changed it.
        marked: paths of texts that were read with a mark; they are no lines unless looked at.
        looked_at: paths of those that the person looked at one by one.

    Raises:
        AnswerRefused: the content is not valid; names the field.
    """
    now, known = session.clock.now(), session.known()
    today = now[:7]
    try:
        data = settled(
            data_type,
            dict(untrusted_data),
            today=today,
            in_order=True,
            timeline=known.timeline,
            of_person=True,
        )
        first = _main_record(known, data_type, data, today=today)
    except ValidationError as error:
        raise AnswerRefused(_("Please check: {field}").format(field=first_wrong(error))) from None
    sheet = _Sheet(data_type, data, offered or {}, sources or {}, marked, looked_at, kind)
    follows = _what_follows(session, first, sheet, now=now)
    records = _records(session, first, follows)
    based = {"base_version": base_version} if kind == kinds.RECORD_EDITED else {}
    events = [version_event(session, record, kind, **based) for record in records]
    events += [one for record in records for one in _line_events(session, record)]
    events += objectives.approved(first, session.state.objectives)
    return Approval(
        data=data,
        records=records,
        erase=tuple((DataType.KNOWLEDGE_CARD, one) for one in follows.changes.gone),
        events=tuple(events),
        id=first.id,
        version=session.version_of(records[0]),
    )


@frozen(kw_only=False)
class _Sheet:
    """The form as the person left it, and what it was before."""

    data_type: DataType
    data: Mapping[str, Any]
    offered: Mapping[str, Any]
    sources: Mapping[str, Provenance]
    marked: Collection[str]
    looked_at: Collection[str]
    kind: str


@frozen(kw_only=False)
class _Follows:
    """What an approval writes beside its record: cards and the profile, and what changed under
    lines.
    """

    cards: tuple[KnowledgeCard, ...]
    profile: ApplicantProfile | None
    changes: Changes


def _what_follows(session: Session, first: NewRecord, sheet: _Sheet, *, now: str) -> _Follows:
    known = session.known()
    whose = _whose(session, sheet.offered)
    if first.data_type is DataType.SKELETON_TIMELINE:
        return _of_timeline(session, SkeletonTimeline.model_validate(first.data), sheet, now=now)
    if first.data_type is DataType.KNOWLEDGE_CARD:
        given = KnowledgeCard.model_validate(first.data)
        shown = {one.id for one in lines_in(sheet.offered)}
        edited = sheet.kind == kinds.RECORD_EDITED
        card = card_with_lines(given, known=known, at=now, whose=whose, shown=shown, undone=edited)
        return _Follows((card,), known.profile, changes_of(known, (card,)))
    if first.data_type is DataType.APPLICANT_PROFILE:
        profile = ApplicantProfile.model_validate(first.data)
        lined = profile_with_lines(profile, known.profile, at=now, origin_of=whose.of)
        return _Follows((), lined, Changes({}))
    return _Follows((), known.profile, Changes({}))


def _of_timeline(
    session: Session, timeline: SkeletonTimeline, sheet: _Sheet, *, now: str
) -> _Follows:
    """Its cards, the stories that follow its entries, and what it changes under lines."""
    known, readings = session.known(), (one.data for one in session.state.own_readings)
    documents = [one for one in map(document_of, readings) if one is not None]
    stand = places_now(sheet.offered, sheet.data, sheet.sources, documents=documents)
    place = _path_in_timeline(sheet, timeline)
    unseen = [path for path in sheet.marked if path not in sheet.looked_at]
    cards, gone = make_cards(
        timeline,
        sources={f"{place}{path}": one for path, one in stand},
        existing=known.cards,
        at=now,
        not_looked_at={f"{place}{path}" for path in as_read(sheet.offered, sheet.data, unseen)},
        looked_at={
            f"{place}{path}" for path in as_read(sheet.offered, sheet.data, sheet.looked_at)
        },
    )
    made = {card.id for card in cards}
    stories = (card for card in known.cards if card.id not in made)
    moved = {card.id: card for card in following(stories, known.timeline, timeline)}
    live = (moved.get(card.id, card) for card in known.live_cards() if not is_made(card.id))
    moved |= {card.id: card for card in retold(live, cards)}
    cards = (*cards, *moved.values())
    changes = changes_of(known, cards, timeline=timeline, gone=gone)
    return _Follows(cards, known.profile, changes)


def _records(session: Session, first: NewRecord, follows: _Follows) -> tuple[NewRecord, ...]:
    """The record that is acknowledged, then every other one that is new."""
    held = held_records(session.known(), follows.cards, follows.changes, profile=follows.profile)
    found = {(one.data_type, one.id): one for one in held}
    if first.data_type is DataType.APPLICANT_PROFILE and follows.profile is not None:
        first = record_of(follows.profile)
    first = found.pop((first.data_type, first.id), first)
    return (first, *(one for one in found.values() if _is_new(session, one)))


def _whose(session: Session, offered: Mapping[str, Any]) -> WhoseWords:
    state = session.state
    records = (reading.data.get("artifact_record") or {} for reading in state.own_readings)
    return WhoseWords(
        answers=tuple(state.answers),
        documents=tuple(str(one.get("text") or "") for one in records),
        offered=frozenset(one.text for one in lines_in(offered)),
        leader=LineOrigin.GUIDE if state.leader_wire == GUIDE_WIRE else LineOrigin.MODEL,
        suggested=frozenset(state.suggested),
    )


def _line_events(session: Session, record: NewRecord) -> Iterator[NewEvent]:
    there = session.find(record.data_type, record.id)
    cards = {card.id: card for card in session.known().cards}
    moved = {
        line.id: one
        for one in record.data.get("supersedes") or ()
        if one in cards and one != record.id
        for line in cards[one].lines
    }
    yield from line_events(
        record,
        session.version_of(record),
        lines_in(there.data if there is not None else None),
        lines_in(record.data),
        moved_from=moved,
    )


def _is_new(session: Session, record: NewRecord) -> bool:
    there = session.find(record.data_type, record.id)
    return there is None or there.sha256 != content_sha256(record.data)


def _main_record(
    known: Known, data_type: DataType, data: dict[str, Any], *, today: str
) -> NewRecord:
    if data_type in ENTRY_LISTS:
        timeline = settled(
            DataType.SKELETON_TIMELINE, _with_entry(known.timeline, data_type, data), today=today
        )
        return NewRecord(data_type=DataType.SKELETON_TIMELINE, id="timeline", data=timeline)
    return NewRecord(data_type=data_type, id=record_id(data_type, data), data=data)


def _with_entry(
    timeline: SkeletonTimeline | None, data_type: DataType, data: dict[str, Any]
) -> SkeletonTimeline:
    """The timeline with the entry in the place of the one with its id, or at the end."""
    whole, name = timeline or SkeletonTimeline(), ENTRY_LISTS[data_type]
    entry: Any = validated(data_type, data)
    entries = {one.id: one for one in getattr(whole, name)} | {entry.id: entry}
    return whole.model_copy(update={name: tuple(entries.values())})


def _path_in_timeline(sheet: _Sheet, timeline: SkeletonTimeline) -> str:
    """Where an entry stands in the timeline, such as `experiences[1].`; "" for a whole timeline."""
    name = ENTRY_LISTS.get(sheet.data_type)
    if name is None:
        return ""
    entries = enumerate(getattr(timeline, name))
    return f"{name}[{next(at for at, entry in entries if entry.id == sheet.data['id'])}]."
