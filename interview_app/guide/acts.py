"""What happened in the interview so far, one small record each, in the order of the history."""

from dataclasses import field
from typing import Any

from interview_app.domain.frozen import frozen
from interview_app.domain.records import DataType


@frozen
class Said:
    """A message of the person; `at`: when, ISO 8601 in UTC, "" not known."""

    text: str
    event_id: int
    at: str = ""

    def answers(
        self, subject: str, path: str, *, text: str | None = None, how: str = "answer"
    ) -> "Answered":
        """The message, or a part of it, as the answer to a slot."""
        words = (self.text if text is None else text).strip()
        return Answered(
            path=path, subject=subject, text=words, event_id=self.event_id, how=how, at=self.at
        )


@frozen
class Answered:
    """The person answered a slot; `how` is answer, nothing, skip, unknown, later or told. `at` as
    with `Said`.

    `left`: words of the message about another time that were not understood and are noted nowhere.
    `points`: what stood in points below a job that was pasted.
    """

    path: str
    subject: str
    text: str
    event_id: int
    how: str = "answer"
    at: str = ""
    left: tuple[str, ...] = ()
    points: tuple[str, ...] = ()


@frozen
class Chosen:
    """The person chose; `value` is the option's id, `skip`, or `other` with their own `text`."""

    choice: str
    subject: str
    value: str
    text: str = ""


@frozen
class Submitted:
    """A review ended: `status` is approved, modified, rejected, failed, or withdrawn when the
    person went elsewhere.
    """

    data_type: DataType
    data: dict[str, Any]
    status: str
    notes: str = ""
    problem: str = ""


@frozen
class Persisted:
    """`persist_data` came back; `status` as the sheet's where one was shown, else ok or failed."""

    data_type: DataType
    data: dict[str, Any]
    status: str
    notes: str = ""
    problem: str = ""


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
    """The person gave a file with a message, of their own accord."""

    handle: str


@frozen
class Contacted:
    """The contact card came back."""

    profile: dict[str, Any] | None = None
    problem: str = ""


@frozen
class PhaseAsked:
    """A wish to move on came back: approved, blocked, denied, denied_with_feedback or failed."""

    status: str


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
)

UNDOABLE = (Answered, Chosen)
"""What "back" takes back, up to the last thing the person approved."""
