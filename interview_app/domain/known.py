"""What is known so far: approved records, open slots and objectives (DESIGN 4.1)."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any

from interview_app.domain.frozen import frozen
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.phases import DONE, OBJECTIVES, Objective, ObjectiveStatus, Phase
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.records import DataType, validated
from interview_app.domain.story import Draft
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.domain.writing import CandidateDossier, WritingSample

if TYPE_CHECKING:
    from interview_app.domain.journal import Record


@frozen
class Attachment:
    """A dropped or chosen file as the app knows it; `handle` is app-issued (`upload://…`), never a
    path.
    """

    handle: str
    sha256: str
    filename: str
    mime: str
    bytes: int
    upload_type: str = "other"
    read: bool = False

    def to_json(self) -> dict[str, Any]:
        """What is kept of it in events, by names that stay whatever the fields are called."""
        return {
            "handle": self.handle,
            "sha256": self.sha256,
            "filename": self.filename,
            "mime": self.mime,
            "bytes": self.bytes,
            "upload_type": self.upload_type,
            "read": self.read,
        }


@frozen
class Known:
    """The newest approved version of each record, the files at hand and how far each objective
    is. `begun`: stories that a model noted and that are no card yet, or have a field that the
    person looks up.
    """

    phase: Phase = Phase.CORE_FACTS
    profile: ApplicantProfile | None = None
    timeline: SkeletonTimeline | None = None
    cards: tuple[KnowledgeCard, ...] = ()
    samples: tuple[WritingSample, ...] = ()
    dossier: CandidateDossier | None = None
    attachments: tuple[Attachment, ...] = ()
    objectives: Mapping[Objective, ObjectiveStatus] = field(default_factory=dict)
    deepened_entries: tuple[str, ...] = ()
    begun: tuple[Draft, ...] = ()
    versions: Mapping[tuple[DataType, str], int] = field(default_factory=dict)
    """The version of each record shown here, by its type and id: what an edit begins from."""

    def version(self, data_type: DataType, record_id: str) -> int | None:
        """The version of a record, or None when there is none."""
        return self.versions.get((data_type, record_id))

    def status(self, objective: Objective) -> ObjectiveStatus:
        """How far an objective is; one never touched is pending."""
        return self.objectives.get(objective, ObjectiveStatus.PENDING)

    def is_done(self, objective: Objective) -> bool:
        """Whether it is reached, or left out on purpose."""
        return self.status(objective) in DONE

    def missing(self, phase: Phase | None = None) -> tuple[Objective, ...]:
        """Objectives of the phase that are neither completed nor skipped."""
        return tuple(one for one in OBJECTIVES[phase or self.phase] if not self.is_done(one))

    def story(self, id: str) -> Draft | None:
        """The story of this id that a model noted, None when there is none."""
        return next((one for one in self.begun if one.id == id), None)

    def live_cards(self) -> tuple[KnowledgeCard, ...]:
        """Cards that no other card supersedes: the evidence in force."""
        superseded = {old for card in self.cards for old in card.supersedes}
        return tuple(card for card in self.cards if card.id not in superseded)


NOTHING_KNOWN = Known()


def from_records(
    records: "Iterable[Record]",
    *,
    model_of: "Callable[[Record], Any] | None" = None,
    **rest: Any,
) -> Known:
    """`Known` from the newest version of each record; `rest` gives phase, attachments, objectives
    and deepened entries.
    """
    found = defaultdict[DataType, list[Any]](list)
    for record in records:
        if record.data_type is not DataType.ARTIFACT_RECORD:
            made = model_of(record) if model_of else validated(record.data_type, record.data)
            found[record.data_type].append(made)
    return Known(
        profile=next(iter(found[DataType.APPLICANT_PROFILE]), None),
        timeline=next(iter(found[DataType.SKELETON_TIMELINE]), None),
        dossier=next(iter(found[DataType.CANDIDATE_DOSSIER]), None),
        cards=tuple(found[DataType.KNOWLEDGE_CARD]),
        samples=tuple(found[DataType.WRITING_SAMPLE]),
        **rest,
    )
