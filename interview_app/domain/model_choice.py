"""Which model the person chose, and what they agreed to; part of the settings. Keys are never
here.
"""

from pydantic import Field

from interview_app.domain.base import Model
from interview_app.domain.model_presets import Wire


class ModelChoice(Model):
    """A preset, an address where the preset has none, a model, and the limits of spending.

    `leads`: the model leads the interview from the start. `agreed_hosts`: places the person saw
    "What leaves this computer" for and agreed to. `cap` is in US dollars over all requests of the
    journal; None is no cap.
    """

    provider: str = ""
    base_url: str = ""
    model: str = ""
    wire: Wire = "auto"
    temperature: float | None = Field(default=None, ge=0, le=2)
    max_tokens: int | None = Field(default=None, ge=16)
    fallbacks: tuple[str, ...] = ()
    leads: bool = False
    agreed_hosts: tuple[str, ...] = ()
    cap: float | None = Field(default=None, ge=0)


SUMMARY_KINDS = (
    "instructions",
    "known",
    "words",
    "replies",
    "files",
    "document_text",
    "results",
    "tools",
)


class SentPart(Model):
    """One part of what a request sends: its kind (of `SUMMARY_KINDS`), how many, and the text
    itself.
    """

    kind: str
    count: int
    characters: int
    text: str


class SentSummary(Model):
    """One request, readable: where it goes, its parts, what is kept back, tokens and cost (None is
    unknown).

    `steps_in`: hosts elsewhere that get the same when the first one fails.
    """

    host: str
    model: str
    local: bool
    steps_in: tuple[str, ...] = ()
    parts: tuple[SentPart, ...]
    withheld: tuple[str, ...] = ()
    tokens: int = 0
    cost: float | None = None
    spent: float = 0.0
    unknown_costs: int = 0
    cap: float | None = None
