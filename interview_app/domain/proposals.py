"""A proposal: a wording that a model, or a plan by hand, suggests for a line; it stands beside the
approved wording until the person accepts it, and holds nothing up.
"""

from enum import StrEnum

from pydantic import Field

from interview_app.domain.base import Model, Text
from interview_app.domain.canonical import content_sha256


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
