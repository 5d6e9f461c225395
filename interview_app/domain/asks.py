"""What can be asked of a person: each ask waits with a token until they answer (DESIGN 4, CONTRACT
E11).

An answer is plain JSON: option `{"selectedIds": []}` or `{"otherText"}`; upload `{"paths": []}` or
`{"skipped": true}`; review `{"status", "data", "userNotes", "lookedAt": []}`; phase `{"decision",
"feedback"}`; message `{"text"}`.
"""

from typing import Annotated, Any, Literal

from pydantic import Field

from interview_app.domain.base import Model
from interview_app.domain.provenance import Provenance
from interview_app.domain.records import DataType


class Option(Model):
    """One choice of CONTRACT A6."""

    id: str = Field(min_length=1)
    label: str = Field(min_length=1)
    description: str | None = None
    icon: str | None = None


class OptionAsk(Model):
    """Choose among 2 to 6 options, or say something else."""

    kind: Literal["option"] = "option"
    prompt: str
    options: tuple[Option, ...] = Field(min_length=2, max_length=6)
    allow_multiple: bool = False
    required: bool = True


class UploadAsk(Model):
    """Drop or choose files, or skip."""

    kind: Literal["upload"] = "upload"
    upload_type: str
    prompt: str | None = None
    accepted_formats: tuple[str, ...] = ("pdf", "docx", "txt", "md")


class FieldDifference(Model):
    """A value that an earlier approved record and a new document tell differently, with both
    sources (DESIGN 5).
    """

    path: str
    kept: Any = None
    offered: Any = None
    kept_source: str | None = None
    offered_source: str | None = None


class ReviewAsk(Model):
    """Approve, edit or reject data. Paths of `sources`, `unsupported` and `marked` are relative to
    `data`, e.g. `experiences[0].title`.

    `marked`: texts that could be lines of a résumé and that were read with a mark. Each becomes one
    only when the person has looked at it.
    """

    kind: Literal["review"] = "review"
    data_type: DataType
    data: dict[str, Any]
    message: str | None = None
    sources: dict[str, Provenance] = Field(default_factory=dict)
    answer_quotes: dict[str, str] = Field(default_factory=dict)
    unsupported: tuple[str, ...] = ()
    differences: tuple[FieldDifference, ...] = ()
    base: dict[str, Any] | None = None
    marked: tuple[str, ...] = ()


class PhaseAsk(Model):
    """Move on to another phase? `missing` is the actor's own list of open objectives (CONTRACT
    A12).
    """

    kind: Literal["phase"] = "phase"
    current: str
    proposed: str
    reason: str
    missing: tuple[str, ...] = ()


class MessageAsk(Model):
    """A free question; the person answers in the composer."""

    kind: Literal["message"] = "message"
    text: str = ""


Ask = Annotated[
    OptionAsk | UploadAsk | ReviewAsk | PhaseAsk | MessageAsk, Field(discriminator="kind")
]
