"""Lines of what a version before lines kept: highlights, the profile's summary and headline, and
the wordings that the person took or typed in a draft (NEXT 3).

It runs when a store of that version is opened and when its export comes in. A record that has lines
is left alone, so that running it again does nothing.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

from interview_app.domain import event_kinds
from interview_app.domain.card_making import approval_of, attested_beside, is_made
from interview_app.domain.journal import NewEvent, NewRecord, Record
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.lines import (
    Approval,
    Line,
    LineOrigin,
    posting_key,
    reworded,
    settled_lines,
)
from interview_app.domain.profile import PROFILE, ApplicantProfile, profile_with_lines
from interview_app.domain.records import DataType
from interview_app.store import events, records, sessions
from interview_app.store.database import Connection
from interview_app.store.tailoring_runs import text_of


@dataclass(frozen=True)
class _Wording:
    """A wording of a draft that the person took or typed: its words, what it was made of, the cards
    it cites, when and for which posting. `attested`: it was refused, and the person said why it is
    true all the same.
    """

    text: str
    original: str
    cards: tuple[str, ...]
    at: str
    posting: str
    in_summary: bool
    typed: bool
    attested: bool


@dataclass
class _Career:
    """The newest records, and the lines that each gets."""

    cards: dict[str, KnowledgeCard]
    at: dict[str, str]
    profile: ApplicantProfile | None
    without: frozenset[str]
    lines: dict[str, tuple[Line, ...]] = field(default_factory=dict)

    def in_force(self, id: str) -> str:
        """The card that took the place of one, or itself."""
        heirs = {old: card.id for card in self.cards.values() for old in card.supersedes}
        seen: set[str] = set()
        while id in heirs and id not in seen:
            seen.add(id)
            id = heirs[id]
        return id


def carry_over(connection: Connection, *, at: str) -> int:
    """Write a version with lines of every record of a version before lines; how many were written.

    Args:
        connection: inside a transaction.
        at: ISO 8601 in UTC.
    """
    career = _career(records.newest(connection))
    if not career.without:
        return 0
    _own_lines(career)
    for wording in _wordings(connection):
        _take(career, wording)
    written = [
        records.put(connection, _record(career, id, lines), at=at)
        for id, lines in career.lines.items()
        if id in career.without
    ]
    _fold_looks(connection)
    _keep_what_was_paid(connection)
    told = [
        {"data_type": one.data_type.value, "id": one.id, "version": one.version} for one in written
    ]
    if told:
        event = NewEvent(kind=event_kinds.LINES_CARRIED_OVER, body={"records": told})
        events.append(connection, sessions.in_force(connection) or "", [event], at=at)
    return len(written)


def _career(newest: Iterable[Record]) -> _Career:
    cards, at, without = {}, {}, set()
    profile = None
    for record in newest:
        if record.data_type is DataType.KNOWLEDGE_CARD:
            cards[record.id] = KnowledgeCard.model_validate(record.data)
        elif record.data_type is DataType.APPLICANT_PROFILE:
            profile = ApplicantProfile.model_validate(record.data)
        else:
            continue
        at[record.id] = record.at
        basics = record.data.get("basics") or {}
        if "lines" not in record.data and (
            record.data_type is DataType.KNOWLEDGE_CARD
            or basics.get("summary")
            or basics.get("label")
        ):
            without.add(record.id)
    return _Career(cards, at, profile, frozenset(without))


def _own_lines(career: _Career) -> None:
    """Each text of a timeline is a line; a card that takes another's place takes its family."""
    for id in career.cards:
        _card_lines(career, id, ())
    if career.profile is not None and PROFILE in career.without:
        lined = profile_with_lines(career.profile, at=career.at[PROFILE])
        career.lines[PROFILE] = lined.lines


def _card_lines(career: _Career, id: str, asked_by: tuple[str, ...]) -> tuple[Line, ...]:
    card = career.cards[id]
    if id in career.lines or id not in career.without:
        return career.lines.get(id, card.lines)
    names = [one for one in card.supersedes if one in career.cards and one not in (*asked_by, id)]
    superseded = [line for one in names for line in _card_lines(career, one, (*asked_by, id))]
    made = (Line(text=card.raw_text),) if is_made(id) and card.raw_text else ()
    lines = settled_lines(
        made, before=(), superseded=superseded, approval=approval_of(card, career.at[id])
    )
    career.lines[id] = lines
    return lines


def _take(career: _Career, wording: _Wording) -> None:
    """A wording becomes a line for its posting, beside the one that it was made of."""
    id = _owner(career, wording)
    if id is None or id not in career.without:
        return
    lines = career.lines.get(id, ())
    if wording.attested and id in career.cards:
        _attest(career, career.cards[id], wording)
        return
    if any(_plain(wording.text) == _plain(line.text) for line in lines):
        return
    made_of = next((one for one in lines if _plain(one.text) == _plain(wording.original)), None)
    if made_of is None and len(lines) == 1:
        made_of = lines[0]
    # Whose words a line was that was taken as it stood, a version before lines did not keep.
    origin = LineOrigin.PERSON if wording.typed else LineOrigin.MODEL
    cites = () if id == PROFILE else (id,)
    career.lines[id] = reworded(
        lines,
        wording.text,
        replaces=(made_of.id,) if made_of is not None else (),
        for_posting=wording.posting,
        approval=Approval(at=wording.at, origin=origin, owner=id, cites=cites),
    )


def _attest(career: _Career, beside: KnowledgeCard, wording: _Wording) -> None:
    """An override with a reason is read as "It is true": a card of its own, attested, with a line
    that takes the place of no other.
    """
    card = attested_beside(beside, wording.text)
    id = card.id
    if id in career.cards:
        return
    line = Line(text=wording.text, for_posting=wording.posting)
    career.cards[id] = card
    career.without = career.without | {id}
    career.lines[id] = settled_lines((line,), before=(), approval=approval_of(card, wording.at))


def _owner(career: _Career, wording: _Wording) -> str | None:
    if wording.in_summary:
        return PROFILE if career.profile is not None else None
    stored = [career.in_force(one) for one in wording.cards if one in career.cards]
    told = [one for one in stored if _tells(career.cards[one], wording.original)]
    return next(iter((*told, *stored)), None)


def _tells(card: KnowledgeCard, words: str) -> bool:
    return bool(words) and " ".join(words.split()) in " ".join(card.raw_text.split())


def _plain(text: str) -> str:
    """A line without what is no wording: its final stop, and whether it begins with a capital."""
    return " ".join(text.split()).rstrip(".").casefold()


def _record(career: _Career, id: str, lines: tuple[Line, ...]) -> NewRecord:
    if id == PROFILE and career.profile is not None:
        profile = career.profile.model_copy(update={"lines": lines})
        return NewRecord(data_type=DataType.APPLICANT_PROFILE, id=id, data=profile.to_json())
    card = career.cards[id].model_copy(update={"lines": lines})
    return NewRecord(data_type=DataType.KNOWLEDGE_CARD, id=id, data=card.to_json())


def _runs(connection: Connection) -> Iterator[list[tuple[int, str, dict[str, Any]]]]:
    """Number, time and body of the versions of each run, oldest first."""
    found: dict[str, list[tuple[int, str, dict[str, Any]]]] = {}
    rows = connection.execute(
        "SELECT run_id, version, at, body FROM tailoring_runs ORDER BY run_id, version"
    )
    for run_id, version, at, body in rows:
        found.setdefault(run_id, []).append((version, at, json.loads(body)))
    yield from found.values()


def _wordings(connection: Connection) -> Iterator[_Wording]:
    """What was taken or typed in each draft, the newest last."""
    found = (
        replace(one, attested=one.text in _overridden(versions))
        for versions in _runs(connection)
        for (_number, _time, before), (_version, at, body) in zip(
            [(0, "", {}), *versions], versions, strict=False
        )
        for one in _decided(before, body, at)
    )
    yield from sorted(found, key=lambda one: one.at)


def _overridden(versions: Iterable[tuple[int, str, Mapping[str, Any]]]) -> frozenset[str]:
    """The refused lines of a run that went out with a reason."""
    reports = (
        (body.get("board") or {}).get("audit_report") or {} for _number, _at, body in versions
    )
    return frozenset(
        str(one.get("bullet_text"))
        for report in reports
        if report.get("override_reason")
        for one in report.get("truth_violations") or ()
    )


def _decided(before: Mapping[str, Any], body: Mapping[str, Any], at: str) -> Iterator[_Wording]:
    """Wordings of a version that the person accepted, or that are others than in the version before
    although no stage ran in between: then it was their hand.
    """
    board, accepted = body.get("board") or {}, body.get("accepted") or {}
    posting = posting_key(str((board.get("inputs") or {}).get("job_description") or ""))
    old = _bullets(before.get("board") or {})
    by_hand = bool(old) and (before.get("board") or {}).get("records") == board.get("records")
    for id, (bullet, in_summary) in _bullets(board).items():
        text = str(bullet.get("text") or "")
        typed = by_hand and id in old and old[id][0].get("text") != text
        if text and (typed or accepted.get(id) == text):
            cards = (*_cited(old.get(id)), *_cited((bullet, in_summary)))
            original = str(bullet.get("original") or "")
            yield _Wording(text, original, cards, at, posting, in_summary, typed, attested=False)


def _cited(found: tuple[Mapping[str, Any], bool] | None) -> tuple[str, ...]:
    return tuple(found[0].get("evidence_card_ids") or ()) if found is not None else ()


def _bullets(board: Mapping[str, Any]) -> dict[str, tuple[Mapping[str, Any], bool]]:
    """The lines of a draft by id, and whether each is of the summary."""
    document = (board.get("draft") or {}).get("document") or {}
    found = {one["bullet_id"]: (one, True) for one in document.get("summary") or ()}
    for section in document.get("sections") or ():
        for entry in section.get("entries") or ():
            found.update({one["bullet_id"]: (one, False) for one in entry.get("bullets") or ()})
    return found


_LOOK = ("theme", "paper", "sentence")


def _fold_looks(connection: Connection) -> None:
    """Of versions that follow each other and differ in their look alone the newest stays."""
    for versions in _runs(connection):
        for (number, _at, body), (_next, _time, later) in pairwise(versions):
            if _beside_look(body) == _beside_look(later):
                connection.execute(
                    "DELETE FROM tailoring_runs WHERE run_id = ? AND version = ?",
                    (body["run_id"], number),
                )


def _keep_what_was_paid(connection: Connection) -> None:
    """A run that was stopped before its draft goes on with its analysis and mapping: the evidence
    has other fields now, and its fingerprints, which would have it begin anew, are taken out.
    """
    for versions in _runs(connection):
        number, _at, body = versions[-1]
        board = body.get("board") or {}
        if board.get("draft") or not board.get("records"):
            continue
        done = [{**record, "input_sha256": ""} for record in board["records"]]
        kept = {**body, "evidence_sha256": "", "board": {**board, "records": done}}
        connection.execute(
            "UPDATE tailoring_runs SET body = ? WHERE run_id = ? AND version = ?",
            (text_of(kept), body["run_id"], number),
        )


def _beside_look(body: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in body.items() if key not in _LOOK}
