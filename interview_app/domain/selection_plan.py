"""What a model, or the person, may choose of a career for one résumé (CONTRACT C1)."""

from typing import Any, Literal

from pydantic import Field, model_validator

from interview_app.domain.base import Model

SectionName = Literal["Experience", "Projects", "Education", "Skills"]
"""A section that a plan can order."""


class Override(Model):
    """A wording that a plan suggests for an entry.

    As a bare string it replaces nothing until the person says what; the words of an approved line
    choose that line (CONTRACT C4).
    """

    text: str = Field(min_length=1)
    replaces: tuple[str, ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _from_text(cls, data: Any) -> Any:
        if isinstance(data, str):
            data = {"text": data}
        if isinstance(data, dict) and isinstance(data.get("text"), str):
            data = {**data, "text": " ".join(data["text"].split())}
        return data


class SelectionPlan(Model):
    """What a model may say about a résumé: which entries, which bullets, in which order (CONTRACT
    C1).

    A key left out means all; an empty list means none. Ids are those of the profile's entries.
    """

    selected_experience_ids: tuple[str, ...] | None = None
    selected_project_ids: tuple[str, ...] | None = None
    selected_education_ids: tuple[str, ...] | None = None
    selected_skill_labels: tuple[str, ...] | None = None
    bullet_overrides: dict[str, tuple[Override | str, ...]] | None = None
    section_order: tuple[SectionName, ...] | None = None

    def overrides(self, entry_id: str) -> tuple[Override, ...]:
        """What is suggested for an entry, in order; blank ones are none."""
        given = (self.bullet_overrides or {}).get(entry_id, ())
        return tuple(
            Override.model_validate(one) for one in given if not isinstance(one, str) or one.strip()
        )
