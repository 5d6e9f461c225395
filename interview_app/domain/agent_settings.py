"""What the settings window shows and keeps of `config.yaml`: a model for each agent, and who steps
in (CONTRACT D13).
"""

from pydantic import Field

from interview_app.domain.base import Model

OFFLINE = "offline"
ASKING = ("jd_analyst", "evidence_mapper", "writer", "truth_auditor", "ats_scorer")
"""The agents that may ask a model, in the order of a run."""


class AgentSetting(Model):
    """One agent: `offline` or a provider, its model and address (empty: those of the provider), and
    its limits.
    """

    name: str
    provider: str = OFFLINE
    model: str = ""
    base_url: str = ""
    temperature: float = Field(default=0.2, ge=0, le=2)
    max_tokens: int = Field(default=4096, ge=16)


class AgentSettings(Model):
    """All agents, and for each provider those that step in when it fails, in order."""

    agents: tuple[AgentSetting, ...] = ()
    fallbacks: dict[str, tuple[str, ...]] = Field(default_factory=dict)

    def agent(self, name: str) -> AgentSetting:
        """One agent's; the defaults when there is nothing about it."""
        return next((one for one in self.agents if one.name == name), AgentSetting(name=name))

    def with_agent(self, setting: AgentSetting) -> "AgentSettings":
        """The same with this agent's setting in the place of the one with its name."""
        agents = tuple(setting if one.name == setting.name else one for one in self.agents)
        return self.model_copy(update={"agents": agents})

    def with_fallbacks(self, provider: str, others: tuple[str, ...]) -> "AgentSettings":
        """The same with these in place of a provider that fails."""
        return self.model_copy(update={"fallbacks": {**self.fallbacks, provider: others}})
