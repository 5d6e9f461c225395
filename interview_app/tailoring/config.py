"""`config.yaml`: which model each agent uses, what it falls back to, and where files lie (CONTRACT
D13, D15); and how a file is read that a person wrote or keeps.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

from pydantic import Field, ValidationError

from interview_app.domain.agent_settings import DEFAULT_AGENTS, AgentSettings, provider_name
from interview_app.domain.base import Model, Text
from interview_app.domain.wrong_value import wrong_values
from interview_app.domain.yaml_text import read_yaml
from interview_app.errors import SettingsError
from interview_app.i18n import _


class LoggingConfig(Model):
    """How much is logged, and where; logs hold no content."""

    level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    file: Text = None


class TailoringConfig(AgentSettings):
    """The whole file; every key has a default that works offline (CONTRACT D15)."""

    evidence_cards_path: str = "./data/evidence_cards.json"
    template_path: Text = None
    docx_template: Text = None
    output_dir: str = "./outputs"
    max_retries: int = Field(default=3, ge=0, le=3)
    interactive_mode: bool = False
    default_max_pages: int = Field(default=2, ge=1, le=10)
    logging: LoggingConfig = LoggingConfig()

    def with_provider(self, provider: str) -> "TailoringConfig":
        """The same settings with every agent led by one provider (`--provider`)."""
        agents = {
            name: self.agent(name).model_copy(update={"provider": provider_name(provider)})
            for name in DEFAULT_AGENTS
        }
        return self.model_copy(update={"agents": agents})


def load_config(path: Path) -> TailoringConfig:
    """The settings of a YAML file.

    Raises:
        SettingsError: the file is missing, is no YAML, or holds a key or value that cannot be used.
    """
    text = text_of(path, refused=SettingsError)
    if text is None:
        raise SettingsError(_("Config file not found: {path}").format(path=path))
    data = read_yaml(text, name=path.name, refused=SettingsError)
    if data is not None and not isinstance(data, dict):
        raise SettingsError(
            _(
                "{name} holds no settings. Write one setting a line, such as “max_retries: 3”."
            ).format(name=path.name)
        )
    try:
        config = TailoringConfig.model_validate(data or {})
    except ValidationError as error:
        first = wrong_values(error)[0]
        raise SettingsError(
            _("{name}: {where} cannot be used: {reason}.").format(
                name=path.name, where=first.path or "?", reason=first.sentence
            )
        ) from error
    unknown = sorted(set(config.agents) - set(DEFAULT_AGENTS))
    if unknown:
        raise SettingsError(
            _("{name}: unknown agent {agents}.").format(name=path.name, agents=", ".join(unknown))
        )
    return config


def text_of(path: Path, *, refused: Callable[[str], Exception]) -> str | None:
    """The text of a file, without the mark that some editors put before it; None when there is no
    such file.

    `refused` makes the error that is raised, out of its sentence, for a file that may not be opened
    or is no text.
    """
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise refused(
            _("{name} cannot be read. Check that it is a text file you may open.").format(
                name=path.name
            )
        ) from error
