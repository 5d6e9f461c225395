"""`config.yaml` of the data folder as the settings window reads and writes it (CONTRACT D13, D15).

Only `agents` and `fallbacks` are written; whatever else stands in the file stays. A file that a
person wrote by hand is kept beside it once, since its comments cannot be.
"""

from pathlib import Path
from typing import Any

import yaml

from interview_app import settings
from interview_app.domain.agent_settings import (
    DEFAULT_AGENTS,
    DEFAULT_FALLBACKS,
    AgentConfig,
    AgentSettings,
)
from interview_app.domain.model_choice import ModelChoice
from interview_app.domain.yaml_text import read_yaml
from interview_app.errors import SettingsError
from interview_app.i18n import _
from interview_app.paths import DataFolder
from interview_app.store.files import write_whole
from interview_app.tailoring.config import load_config

HEAD = (
    "# Written by the settings of Interview App. You may edit it; comments are not kept when "
    "the settings write it again.\n"
)


def config_path(folder: DataFolder) -> Path:
    """Where the window looks for it."""
    return folder.root / "config.yaml"


def read(folder: DataFolder) -> AgentSettings:
    """What is in force: the file's, else the model of the settings for every agent, as the window
    does without a file.

    Raises:
        SettingsError: the file or the settings cannot be read.
    """
    path = config_path(folder)
    if path.exists():
        config = load_config(path)
        agents = {name: config.agent(name) for name in DEFAULT_AGENTS}
        return AgentSettings(agents=agents, fallbacks=dict(config.fallbacks))
    choice = settings.load(folder.settings).model
    agents = {name: _of_choice(name, choice) for name in DEFAULT_AGENTS}
    return AgentSettings(agents=agents, fallbacks=_fallbacks(choice))


def _of_choice(name: str, choice: ModelChoice) -> AgentConfig:
    default = DEFAULT_AGENTS[name]
    return default.model_copy(
        update={
            "provider": choice.title or default.provider,
            "model": choice.model or None,
            "base_url": None if choice.name else choice.base_url or None,
        }
    )


def _fallbacks(choice: ModelChoice) -> dict[str, tuple[str, ...]]:
    return {**DEFAULT_FALLBACKS, **({choice.title: choice.fallbacks} if choice.title else {})}


def write(folder: DataFolder, wanted: AgentSettings) -> None:
    """Write the file, whole or not at all.

    Raises:
        SettingsError: it holds something that cannot be used, or the folder cannot be written.
    """
    path = config_path(folder)
    there = _there(path)
    agents = {name: _entry(one) for name, one in wanted.agents.items()}
    kept = {
        **there,
        "agents": {**there.get("agents", {}), **agents},
        "fallbacks": {name: list(others) for name, others in wanted.fallbacks.items()},
    }
    text = HEAD + yaml.safe_dump(kept, sort_keys=False, allow_unicode=True)
    try:
        _keep_hand_written(path)
        write_whole(path, text.encode("utf-8"))
    except OSError as error:
        raise SettingsError(
            _("The settings could not be saved. Check that the data folder can be written.")
        ) from error


def _there(path: Path) -> dict[str, Any]:
    """What stands in the file now.

    Raises:
        SettingsError: it cannot be read; it is not overwritten.
    """
    if not path.exists():
        return {}
    load_config(path)
    found = read_yaml(path.read_text(encoding="utf-8-sig"), name=path.name, refused=SettingsError)
    return found if isinstance(found, dict) else {}


def _entry(one: AgentConfig) -> dict[str, Any]:
    entry = one.model_dump()
    return entry if one.base_url else {k: v for k, v in entry.items() if k != "base_url"}


def _keep_hand_written(path: Path) -> None:
    copy = path.with_name("config.by-hand.yaml")
    if (
        path.exists()
        and not path.read_text(encoding="utf-8").startswith(HEAD)
        and not copy.exists()
    ):
        copy.write_bytes(path.read_bytes())
