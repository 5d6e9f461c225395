"""The writing sample and the dossier of goals (DESIGN 6)."""

from typing import Literal

from pydantic import Field

from interview_app.domain.base import Model, Text
from interview_app.domain.knowledge_card import Source
from interview_app.domain.leaves import says_nothing


class WritingSample(Model):
    """A text in the person's own voice; identity is the sha256 of the text."""

    id: str = Field(min_length=1)
    title: Text = None
    kind: Literal["letter", "post", "report", "other"] = "other"
    text: str = Field(min_length=1)
    source: Source | None = None
    attested_by_user: bool = False


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

    def tells(self) -> bool:
        """Whether anything stands in it."""
        return not says_nothing(self.to_json())
