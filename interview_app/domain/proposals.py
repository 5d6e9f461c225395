"""What is suggested for a page: a plan, which a model or the person makes of a career for one
résumé (CONTRACT C1), and proposals.

A proposal is a wording that a model, or a plan by hand, suggests for a line; it stands beside the
approved wording until the person accepts it, and holds nothing up.
"""

from enum import StrEnum
from typing import Literal

from pydantic import Field, model_validator

from interview_app.domain.base import Model, Text
from interview_app.domain.canonical import content_sha256
from interview_app.domain.lines import of_words


class ProposalState(StrEnum):
    """What became of a proposal. `unread`: printed for one run without being looked at."""

    OPEN = "open"
    ACCEPTED = "accepted"
    REJECTED = "rejected"
    REFUSED = "refused"
    UNREAD = "unread"


class Verdict(StrEnum):
    """What the check says of a line (`docs/rules.md`)."""

    PROVEN = "proven"
    REFUSED = "refused"
    YOUR_WORD = "your_word"


SUMMARY_PLACE = "summary"
"""The `entry_id` of a proposal for the profile's summary."""
HEADLINE_PLACE = "headline"
"""The `entry_id` of a proposal for the line under the name."""


class Proposal(Model):
    """One suggested wording.

    `entry_id`: the entry it is for, or `SUMMARY_PLACE` or `HEADLINE_PLACE`. `replaces`: ids of the
    approved lines whose place it would take; none until the person says which. `cites`: the cards
    it rests on. `verdict`, `rules`, `marked` and `sentences` are the check's; `doubt` is what a
    model auditor marked, which decides nothing.
    """

    id: str
    entry_id: str
    text: str = Field(min_length=1)
    replaces: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()
    state: ProposalState = ProposalState.OPEN
    verdict: Verdict = Verdict.YOUR_WORD
    rules: tuple[str, ...] = ()
    marked: tuple[str, ...] = ()
    sentences: tuple[str, ...] = ()
    doubt: Text = None

    @property
    def is_open(self) -> bool:
        """Whether the person has not looked at it yet, and may accept it."""
        return self.state is ProposalState.OPEN


def proposal_id(entry_id: str, text: str) -> str:
    """The same words for the same entry have the same id."""
    return f"proposal-{content_sha256([entry_id, ' '.join(text.split())])[:12]}"


SectionName = Literal["Experience", "Projects", "Education", "Skills"]
"""A section that a plan can order."""


class Override(Model):
    """A wording that a plan suggests for an entry.

    As a bare string it replaces nothing until the person says what; the words of an approved line
    choose that line (CONTRACT C4).
    """

    text: str = Field(min_length=1)
    replaces: tuple[str, ...] = ()

    _from_text = model_validator(mode="before")(of_words)


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
