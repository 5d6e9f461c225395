"""Which model each agent of a run uses, and who steps in when one fails: the part of `config.yaml`
that the settings window shows and keeps (CONTRACT D13, D15).
"""

from pydantic import Field, field_validator

from interview_app.domain.base import Model, Text
from interview_app.domain.model_presets import preset_of

OFFLINE = "offline"


def provider_name(text: str) -> str:
    """A provider as it is compared: people write OpenAI and Offline. A place keeps its spelling."""
    name = text.strip()
    plain = name.casefold()
    return plain if plain == OFFLINE or preset_of(plain) is not None else name


class AgentConfig(Model):
    """One agent's provider or named place, model and limits; the offline core needs neither.
    `base_url` where it is not the provider's own.
    """

    provider: str = OFFLINE
    model: Text = None
    base_url: Text = None
    temperature: float = Field(default=0.2, ge=0, le=2)
    max_tokens: int = Field(default=4096, ge=1)

    @field_validator("provider")
    @classmethod
    def _is_a_name(cls, value: str) -> str:
        return provider_name(value)


DEFAULT_AGENTS: dict[str, AgentConfig] = {
    "jd_analyst": AgentConfig(temperature=0.3, max_tokens=4096),
    "evidence_mapper": AgentConfig(temperature=0.1, max_tokens=4096),
    "writer": AgentConfig(temperature=0.4, max_tokens=8192),
    "ats_scorer": AgentConfig(temperature=0.2, max_tokens=2048),
    "truth_auditor": AgentConfig(temperature=0.0, max_tokens=4096),
}
DEFAULT_FALLBACKS: dict[str, tuple[str, ...]] = {
    "openai": ("anthropic",),
    "anthropic": ("openai",),
    "google": ("groq",),
}


class AgentSettings(Model):
    """All agents, and for each provider those that step in when it fails, in order."""

    agents: dict[str, AgentConfig] = Field(default_factory=dict)
    fallbacks: dict[str, tuple[str, ...]] = Field(default_factory=lambda: dict(DEFAULT_FALLBACKS))

    def agent(self, name: str) -> AgentConfig:
        """The settings of one agent: what was given, where something was, else the defaults of
        CONTRACT D13.
        """
        default = DEFAULT_AGENTS[name]
        given = self.agents.get(name)
        if given is None:
            return default
        return default.model_copy(
            update={key: getattr(given, key) for key in given.model_fields_set}
        )

    def with_agent(self, name: str, config: AgentConfig) -> "AgentSettings":
        """The same with these settings of an agent."""
        return self.model_copy(update={"agents": {**self.agents, name: config}})

    def with_fallbacks(self, provider: str, others: tuple[str, ...]) -> "AgentSettings":
        """The same with these in place of a provider that fails."""
        return self.model_copy(update={"fallbacks": {**self.fallbacks, provider: others}})
