"""The writing sample and the dossier of goals (DESIGN 6)."""

from collections.abc import Iterable
from typing import Literal

from pydantic import Field

from interview_app.domain.base import Model, Text
from interview_app.domain.knowledge_card import Source


class WritingSample(Model):
    """A text in the person's own voice; identity is the sha256 of the text."""

    id: str = Field(min_length=1)
    title: Text = None
    kind: Literal["letter", "post", "report", "other"] = "other"
    text: str = Field(min_length=1)
    source: Source | None = None
    attested_by_user: bool = False


LOOKING_FOR = ("looking_for", "posting")
"""Fields of the short form with which the deep dive begins."""
OTHER_GOALS = (
    "arrangement",
    "locations",
    "availability",
    "notice_period",
    "salary_note",
    "avoid",
    "notes",
)
"""Fields of the form beside the writing sample."""


class CandidateDossier(Model):
    """What the person looks for and what to avoid; there is one of it for each person.

    `posting` is the text of a job posting that they have in mind.
    """

    looking_for: tuple[str, ...] = ()
    posting: Text = None
    arrangement: Text = None
    locations: tuple[str, ...] = ()
    availability: Text = None
    notice_period: Text = None
    salary_note: Text = None
    avoid: tuple[str, ...] = ()
    notes: Text = None

    def tells(self, fields: Iterable[str] = (*LOOKING_FOR, *OTHER_GOALS)) -> bool:
        """Whether anything stands in one of these fields."""
        return any(getattr(self, name) for name in fields)
