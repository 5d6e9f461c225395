"""The knowledge card: the one evidence object of interview and tailoring (DESIGN 6, CONTRACT
D1).
"""

import re
from enum import StrEnum
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field, ValidationInfo, model_validator

from interview_app.domain.base import Model, Text
from interview_app.domain.canonical import content_sha256
from interview_app.domain.dates import check_order, ends_before
from interview_app.domain.lines import Line
from interview_app.domain.provenance import Quoted

INDEPENDENT = "independent"
"""The company of a card that belongs to none."""

_DATE = r"\d{4}(?:-(?:0[1-9]|1[0-2]))?"
_TIMEFRAME = re.compile(rf"({_DATE}) ?(?:-|to) ?({_DATE}|present)")


def from_and_until(timeframe: str) -> tuple[str, str] | None:
    """The two dates of a timeframe; None when it is not written as one."""
    found = _TIMEFRAME.fullmatch(timeframe)
    return (found[1], found[2]) if found is not None else None


def ends_before_start(timeframe: str) -> bool:
    """Whether a timeframe such as `2022-2019` ends before it starts."""
    found = from_and_until(timeframe)
    return found is not None and ends_before(*found)


def _check_timeframe(value: str, info: ValidationInfo) -> str:
    found = from_and_until(value)
    if value and found is None:
        raise ValueError(
            "a timeframe is written YYYY-YYYY or YYYY-MM to YYYY-MM; the end may be present"
        )
    if found is not None:
        check_order(*found, info)
    return value


Timeframe = Annotated[str, AfterValidator(_check_timeframe)]


class CardType(StrEnum):
    """What a card is about."""

    EMPLOYMENT = "employment"
    PROJECT = "project"
    ACHIEVEMENT = "achievement"
    EDUCATION = "education"


class Scope(Model):
    """How large the work was; None means nobody said."""

    team_size: int | None = Field(default=None, ge=0)
    direct_reports: int | None = Field(default=None, ge=0)
    geography: tuple[str, ...] = ()
    budget: Text = None


class Metric(Model):
    """One number in the person's own form, with where it came from and how they know it.

    `value` is the number, or what it became; `description` what it counts; `baseline` what it was
    before. `approximate`: they said about; `caveat`: what they said against it themselves.
    """

    value: str
    description: str
    context: Text = None
    baseline: Text = None
    period: Text = None
    how_known: Text = None
    approximate: bool = False
    caveat: Text = None


class Story(Model):
    """A piece of work in the person's own words, each part as it was answered.

    `situation` is what it was about, `action` what they did themselves, `result` what came of it,
    `proof` what shows it. `who` was with them, `their_part` and `my_part` who did what, `when` it
    was inside the job. `notes` are words that belong to no field.
    """

    situation: Text = None
    action: Text = None
    result: Text = None
    proof: Text = None
    when: Text = None
    who: Text = None
    their_part: Text = None
    my_part: Text = None
    caveat: Text = None
    notes: tuple[str, ...] = ()


class DocumentSource(Quoted):
    """A quotation in a document."""

    kind: Literal["document"] = "document"


class AnswerSource(Model):
    """Answers given in the interview, by the ids of their events."""

    kind: Literal["answer"] = "answer"
    event_ids: tuple[int, ...] = ()


Source = Annotated[DocumentSource | AnswerSource, Field(discriminator="kind")]


class KnowledgeCard(Model):
    """Evidence: what was done, where and when, with its numbers, its source and its lines.

    The starred fields of CONTRACT D1 are computed where they are not given (`settling`): for
    education `company`, `project`, `role` take institution, degree and area. `raw_text` is the
    person's or the document's own words and is never rewritten. `lines` are the wordings of it
    that the person approved. `not_for_model`: the person keeps this story from any model.
    """

    id: str = Field(default="", min_length=1)
    project: str = ""
    company: Annotated[str, BeforeValidator(lambda name: name or INDEPENDENT)] = INDEPENDENT
    timeframe: Timeframe = ""
    role: str = ""
    scope: Scope = Field(default_factory=Scope)
    metrics: tuple[Metric, ...] = ()
    skills: tuple[str, ...] = ()
    leadership_signals: tuple[str, ...] = ()
    raw_text: str
    card_type: CardType = CardType.EMPLOYMENT
    entry_id: str | None = None
    story: Story = Field(default_factory=Story)
    source: Source | None = None
    attested_by_user: bool = False
    supersedes: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()
    not_for_model: bool = False

    @model_validator(mode="before")
    @classmethod
    def _give_id(cls, data: Any) -> Any:
        if isinstance(data, dict) and not data.get("id"):
            parts = [str(data.get(name) or "") for name in ("company", "role", "raw_text")]
            return {**data, "id": f"card-{content_sha256(parts)[:12]}"}
        return data


def one_row(words: str) -> str:
    """Words of a card in one row. A line that no mark ends and no small letter goes on from is one
    of its own, a headline over a summary, and is parted from the next; every other end of a line is
    where it was wrapped.
    """
    told = ""
    for line in (" ".join(one.split()) for one in words.splitlines()):
        apart = told[-1:].isalnum() and not line[:1].islower()
        told = (f"{told} · {line}" if apart else f"{told} {line}".strip()) if line else told
    return told


EvidenceCard = KnowledgeCard
"""The tailoring pipeline's name for the same object (CONTRACT D1)."""
