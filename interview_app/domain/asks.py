"""What can be asked of a person: each ask waits with a token until they answer (DESIGN 4, CONTRACT
E11).

An answer is plain JSON: option `{"selectedIds": []}` or `{"otherText"}`; upload `{"paths": []}` or
`{"skipped": true}`; review `{"status", "data", "userNotes", "lookedAt": [], "settled": {},
"takenOut": {}, "leaveOut": bool}`; phase `{"decision", "feedback"}`; message `{"text"}` at every
input, or the form of its input: `{"number": {}}`, `{"people": {}}`, `{"items": []}`, `{"date": {}}`
(`domain.story`);
`{"text", "suggested": true}` says that the words are a model's, taken as they are. At an option and
at a message `{"skip": "skip" | "later" | "unknown"}` and `{"chip": id}` are answers too.
"""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from pydantic import Field
from pydantic.json_schema import SkipJsonSchema

from interview_app.domain.base import Model, Text
from interview_app.domain.document_kinds import MIMES
from interview_app.domain.leaves import says_nothing
from interview_app.domain.provenance import Provenance
from interview_app.domain.records import DataType


class Option(Model):
    """One choice of CONTRACT A6. `does`: what the click itself does, so that nobody is asked twice:
    it moves on to the next phase, leaves out what is still missing of this one, opens the résumé,
    or has the long text that was pasted read as a document. A model is not offered it.
    """

    id: str = Field(min_length=1)
    label: str = Field(min_length=1)
    description: str | None = None
    icon: str | None = None
    does: SkipJsonSchema[Literal["move_on", "leave_out", "open_resume", "read_paste"] | None] = None


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
    accepted_formats: tuple[str, ...] = tuple(MIMES)


class FieldDifference(Model):
    """A value that an earlier approved record and a new document tell differently, with both
    sources (DESIGN 5) and their places where a document has them.
    """

    path: str
    kept: Any = None
    offered: Any = None
    kept_source: str | None = None
    offered_source: str | None = None
    kept_place: Provenance | None = None
    offered_place: Provenance | None = None


class OtherPerson(Model):
    """Whom the documents under a review name, where that is not the person of the approved profile;
    `artifact_ids` are those documents.
    """

    name: str
    artifact_ids: tuple[str, ...]


class ReviewAsk(Model):
    """Approve, edit or reject data. Paths of `sources`, `unsupported` and `marked` are relative to
    `data`, e.g. `experiences[0].title`.

    `marked`: texts that could be lines of a résumé and that were read with a mark. Each becomes one
    only when the person has looked at it.

    `fields`: those the form asks for; the others are kept as they are and need not be shown. None
    named: all.

    `names_other`: somebody else's documents may be left out with the answer `{"leaveOut": true}`.
    """

    kind: Literal["review"] = "review"
    data_type: DataType
    data: dict[str, Any]
    message: str | None = None
    sources: dict[str, Provenance] = Field(default_factory=dict)
    answer_quotes: dict[str, str] = Field(default_factory=dict)
    unsupported: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()
    differences: tuple[FieldDifference, ...] = ()
    base: dict[str, Any] | None = None
    marked: tuple[str, ...] = ()
    names_other: OtherPerson | None = None

    @property
    def is_to_fill_in(self) -> bool:
        """Whether the person fills it in themselves: nothing in it was read or told since they last
        approved it.
        """
        return says_nothing(self.data) or self.data == self.base


class PhaseAsk(Model):
    """Move on to another phase? `missing` is the actor's own list of open objectives (CONTRACT
    A12).
    """

    kind: Literal["phase"] = "phase"
    current: str
    proposed: str
    reason: str
    missing: tuple[str, ...] = ()


Input = Literal["text", "number", "people", "list", "date"]
"""What the ask bar shows to be filled in."""
RAW_TYPE = "ask"
"""The `type` of the raw item by which a turn of the guide carries what its free question asks."""


class Chip(Model):
    """A word to click beside a question: `{"chip": id}` answers with it, and so does its label."""

    id: str
    label: str


class MessageAsk(Model):
    """A free question; the person answers in the ask bar.

    `field` is the path in the story that the answer fills (`domain.story.FIELDS`), None for a free
    question; `name` is how the person calls it. `suggestions` are their own answers, to be taken as
    they are. `example` is shown on a click only. `before`: what stands in the field and is to be
    put right, as JSON.
    """

    kind: Literal["message"] = "message"
    text: str = ""
    field: Text = None
    input: Input = "text"
    name: Text = None
    example: Text = None
    chips: tuple[Chip, ...] = ()
    suggestions: tuple[str, ...] = ()
    before: Any = None

    def arguments(self) -> dict[str, Any]:
        """The `args` of the waiting call (CONTRACT E11)."""
        shown = self.to_json()
        extra = {
            name: shown[name] for name in ("chips", "suggestions", "example") if shown.get(name)
        }
        return {"text": self.text, "field": self.field, "input": self.input, **extra}


def message_ask(text: str, raw_items: Iterable[Mapping[str, Any]] = ()) -> MessageAsk:
    """The free question of a turn, with what its raw items say of it."""
    for raw in raw_items:
        if raw.get("type") == RAW_TYPE:
            return MessageAsk.model_validate({**raw["ask"], "text": text})
    return MessageAsk(text=text)


Ask = Annotated[
    OptionAsk | UploadAsk | ReviewAsk | PhaseAsk | MessageAsk, Field(discriminator="kind")
]
