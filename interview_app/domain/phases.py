"""Phases and objectives by name (DESIGN 5); what a phase allows is one table in
`interview/phases.py`.
"""

from enum import StrEnum


class Phase(StrEnum):
    """The four phases, in order."""

    CORE_FACTS = "phase1_core_facts"
    DEEP_DIVE = "phase2_deep_dive"
    WRITING_CORPUS = "phase3_writing_corpus"
    COMPLETE = "complete"


class Objective(StrEnum):
    """What a phase wants to reach."""

    APPLICANT_PROFILE = "applicant_profile"
    SKELETON_TIMELINE = "skeleton_timeline"
    INTERVIEWED_ONE_EXPERIENCE = "interviewed_one_experience"
    ONE_CARD_GENERATED = "one_card_generated"
    ONE_WRITING_SAMPLE = "one_writing_sample"
    DOSSIER_COMPLETE = "dossier_complete"


class ObjectiveStatus(StrEnum):
    """How far an objective is."""

    PENDING = "pending"
    IN_PROGRESS = "in_progress"
    COMPLETED = "completed"
    SKIPPED = "skipped"


DONE = (ObjectiveStatus.COMPLETED, ObjectiveStatus.SKIPPED)
"""What there is nothing more to do about."""


OBJECTIVES: dict[Phase, tuple[Objective, ...]] = {
    Phase.CORE_FACTS: (Objective.APPLICANT_PROFILE, Objective.SKELETON_TIMELINE),
    Phase.DEEP_DIVE: (
        Objective.DOSSIER_COMPLETE,
        Objective.INTERVIEWED_ONE_EXPERIENCE,
        Objective.ONE_CARD_GENERATED,
    ),
    Phase.WRITING_CORPUS: (Objective.ONE_WRITING_SAMPLE,),
    Phase.COMPLETE: (),
}

STEPS = tuple(
    one for steps in OBJECTIVES.values() for one in steps if one is not Objective.ONE_CARD_GENERATED
)
"""What the person is shown of them: the card of a story is made with the story."""


def following(phase: Phase) -> Phase | None:
    """The next phase, or None after the last."""
    phases = list(Phase)
    at = phases.index(phase) + 1
    return phases[at] if at < len(phases) else None
