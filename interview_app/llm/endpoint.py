"""Where a model is reached, and everything about that place which changes what is sent."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from interview_app.domain.model_presets import Wire, host_of, is_this_machine


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    """A model at an address. The key is no part of the representation; an empty one sends no
    authorization at all. `headers` go along with each request; `context_window` is in tokens.
    """

    provider: str
    base_url: str
    model: str
    key: str = field(default="", repr=False)
    wire: Wire = "auto"
    temperature: float | None = None
    max_tokens: int | None = None
    read_seconds: float | None = 180.0
    headers: Mapping[str, str] = field(default_factory=dict)
    context_window: int | None = None
    learnt: Wire | None = None
    """With the wire `auto`: which one was found out before; it is tried first."""

    @property
    def host(self) -> str:
        """Host, and port where it is written in the address."""
        return host_of(self.base_url)

    @property
    def is_local(self) -> bool:
        """Whether the address is this very machine, so that nothing leaves it."""
        return is_this_machine(self.base_url)

    @property
    def is_openai(self) -> bool:
        """Whether it is OpenAI itself: only it gets organization and project, `allowed_tools` and
        encrypted reasoning.
        """
        address = urlsplit(self.base_url)
        return address.scheme == "https" and (address.hostname or "").endswith(".openai.com")

    def wire_id(self, wire: str) -> str:
        """Marks items that may be replayed whole: same wire, same place, same model."""
        return f"{wire}@{self.host}/{self.model}"
