"""What a model, or the person, may choose of a career for one résumé (CONTRACT C1)."""

from typing import Literal

from interview_app.domain.base import Model

SectionName = Literal["Experience", "Projects", "Education", "Skills"]
"""A section that a plan can order."""


class SelectionPlan(Model):
    """What a model may say about a résumé: which entries, which bullets, in which order (CONTRACT
    C1).

    A key left out means all; an empty list means none. Ids are those of the profile's entries.
    """

    selected_experience_ids: tuple[str, ...] | None = None
    selected_project_ids: tuple[str, ...] | None = None
    selected_education_ids: tuple[str, ...] | None = None
    selected_skill_labels: tuple[str, ...] | None = None
    bullet_overrides: dict[str, tuple[str, ...]] | None = None
    section_order: tuple[SectionName, ...] | None = None
