"""What happened in the interview so far, one small record each, in the order of the history."""

from dataclasses import field
from typing import Any

from interview_app.domain.frozen import frozen
from interview_app.domain.records import DataType


@frozen
class Answered:
    """The person answered a question about a subject, or left it out (`how`: answer, skip, later,
    unknown).
    """

    path: str
    subject: str
    text: str
    event_id: int
    how: str = "answer"


@frozen
class Chosen:
    """The person chose; `value` is the option's id, `skip`, or `told` with their own `text`.
    `phase` is where the choice was offered.
    """

    choice: str
    subject: str
    value: str
    text: str = ""
    phase: str = ""


@frozen
class Submitted:
    """A review ended: `status` is approved, modified, rejected, failed, or withdrawn when the
    person went elsewhere. `left_out`: artifacts under it that are somebody else's.
    """

    data_type: DataType
    data: dict[str, Any]
    status: str
    notes: str = ""
    problem: str = ""
    left_out: tuple[str, ...] = ()


@frozen
class Persisted:
    """`persist_data` came back; `status` as the sheet's where one was shown, else ok or failed.
    `form`: the form it was, by its name in the course.
    """

    data_type: DataType
    data: dict[str, Any]
    status: str
    notes: str = ""
    problem: str = ""
    form: str = ""


@frozen
class Extracted:
    """A document was read, or failed with a problem; `output` is the projection of CONTRACT A9."""

    handle: str
    purpose: str
    output: dict[str, Any] = field(default_factory=dict)
    problem: str = ""
    stopped: bool = False
    """The person did not want to wait for it."""


@frozen
class Uploaded:
    """The person handed files over at a request of this kind; no handles: they skipped it."""

    upload_type: str
    handles: tuple[str, ...] = ()


@frozen
class Dropped:
    """The person gave a file with a message, of their own accord; `asked`: it is to be read."""

    handle: str
    asked: bool = False


@frozen
class Contacted:
    """The contact card came back."""

    profile: dict[str, Any] | None = None
    problem: str = ""


@frozen
class PhaseAsked:
    """A wish to move on came back: approved, blocked, denied, denied_with_feedback or failed."""

    status: str


@frozen(kw_only=False)
class Happened:
    """The app noted something: a phase moved, a record was edited, or the person asked to go on."""


Act = (
    Answered
    | Chosen
    | Submitted
    | Persisted
    | Extracted
    | Uploaded
    | Dropped
    | Contacted
    | PhaseAsked
    | Happened
)

KEPT = ("approved", "modified", "ok")
"""Statuses of a review by which something was saved."""
