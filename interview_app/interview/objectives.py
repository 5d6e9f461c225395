"""How far each objective is: it completes at approval, whether or not the leader ever persists
(DESIGN 5).
"""

from collections.abc import Iterable, Mapping

from interview_app.domain import event_kinds as kinds
from interview_app.domain.card_making import is_made
from interview_app.domain.journal import NewEvent, NewRecord
from interview_app.domain.known import Known
from interview_app.domain.phases import Objective, ObjectiveStatus
from interview_app.domain.records import DataType
from interview_app.domain.writing import CandidateDossier

_REACHED_BY: dict[DataType, tuple[Objective, ...]] = {
    DataType.APPLICANT_PROFILE: (Objective.APPLICANT_PROFILE,),
    DataType.SKELETON_TIMELINE: (Objective.SKELETON_TIMELINE,),
    DataType.KNOWLEDGE_CARD: (Objective.ONE_CARD_GENERATED,),
    DataType.WRITING_SAMPLE: (Objective.ONE_WRITING_SAMPLE,),
    DataType.CANDIDATE_DOSSIER: (Objective.DOSSIER_COMPLETE,),
}


def approved(record: NewRecord, now: Mapping[Objective, ObjectiveStatus]) -> tuple[NewEvent, ...]:
    """Events of the objectives that this approval moves: goals that were left empty are skipped."""
    found = _REACHED_BY.get(record.data_type, ())
    if (
        record.data_type is DataType.KNOWLEDGE_CARD
        and record.data.get("entry_id")
        and not is_made(record.id)
    ):
        found = (*found, Objective.INTERVIEWED_ONE_EXPERIENCE)
    empty = (
        record.data_type is DataType.CANDIDATE_DOSSIER
        and not CandidateDossier.model_validate(record.data).tells()
    )
    status = ObjectiveStatus.SKIPPED if empty else ObjectiveStatus.COMPLETED
    return changes_to(status, found, now)


def touched(data_type: DataType) -> tuple[Objective, ...]:
    """Objectives that are in progress once data of this type is shown for review."""
    return _REACHED_BY.get(data_type, ())


def already_reached(known: Known) -> tuple[Objective, ...]:
    """What a new session finds done by the records of earlier ones."""
    own_cards = [card for card in known.cards if not is_made(card.id)]
    facts: Mapping[Objective, object] = {
        Objective.APPLICANT_PROFILE: known.profile,
        Objective.SKELETON_TIMELINE: known.timeline,
        Objective.INTERVIEWED_ONE_EXPERIENCE: [card for card in own_cards if card.entry_id],
        Objective.ONE_CARD_GENERATED: own_cards,
        Objective.ONE_WRITING_SAMPLE: known.samples,
        Objective.DOSSIER_COMPLETE: known.dossier is not None and known.dossier.tells(),
    }
    return tuple(objective for objective, fact in facts.items() if fact)


def deepened_entries(known: Known) -> tuple[str, ...]:
    """Timeline entries the person was interviewed about: those with a card of their own words."""
    entries = [card.entry_id for card in known.cards if card.entry_id and not is_made(card.id)]
    return tuple(dict.fromkeys(entries))


def change(objective: Objective, status: ObjectiveStatus, *, from_before: bool = False) -> NewEvent:
    """The event of an objective that moved; `from_before`: an earlier session's record met it."""
    body = {"objective": objective.value, "status": status.value}
    return NewEvent(
        kind=kinds.OBJECTIVE_CHANGED,
        body={**body, "from_before": True} if from_before else dict(body),
    )


_FORWARD = (
    ObjectiveStatus.PENDING,
    ObjectiveStatus.IN_PROGRESS,
    ObjectiveStatus.SKIPPED,
    ObjectiveStatus.COMPLETED,
)
"""What may follow what: what was skipped can still be done, what is done stays done."""


def changes_to(
    status: ObjectiveStatus,
    objectives: Iterable[Objective],
    now: Mapping[Objective, ObjectiveStatus],
) -> tuple[NewEvent, ...]:
    """Events for the objectives that this status moves forward; none ever moves back, and one that
    was skipped is not in progress again.
    """
    return tuple(
        change(one, status)
        for one in objectives
        if _FORWARD.index(now.get(one, ObjectiveStatus.PENDING)) < _FORWARD.index(status)
    )
