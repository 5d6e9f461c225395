"""The person's settings, kept in one JSON file and written whole."""

import json
from pathlib import Path
from typing import Any, Literal

from pydantic import Field, ValidationError

from interview_app.domain.base import Model
from interview_app.domain.model_choice import ModelChoice, ModelPlace
from interview_app.errors import SettingsError
from interview_app.i18n import _
from interview_app.store.files import write_whole


class Settings(Model):
    """What can be set; every field has a default that works."""

    appearance: Literal["system", "light", "dark"] = "system"
    language: str = Field(default="system", pattern="^[a-z]{2,8}$")
    """"system", or the code of a language; one that the app does not speak is English."""
    text_size: int = 100
    reduce_motion: bool = False
    withheld: tuple[str, ...] = ()
    model: ModelChoice = Field(default_factory=ModelChoice.model_construct)
    places: tuple[ModelPlace, ...] = ()


def load(path: Path) -> Settings:
    """The settings of the file; defaults when there is none.

    Raises:
        SettingsError: the file is not valid.
    """
    try:
        return Settings.model_validate_json(path.read_bytes())
    except FileNotFoundError:
        # Defaults need no check, and the first check of all makes pydantic build these models: a
        # tenth of a first start.
        return Settings.model_construct()
    except (ValidationError, ValueError, OSError) as error:
        told = _("The settings in {name} cannot be read. Mend or delete the file; defaults apply.")
        raise SettingsError(told.format(name=path.name)) from error


def keep(before: Settings, after: Settings, path: Path) -> Settings:
    """Write what was changed from `before` to `after` over what the file says now, so that a second
    window, or a command, loses nothing of its own; what is in force then.

    Raises:
        SettingsError: the file or its folder cannot be written.
    """
    try:
        now = load(path)
    except SettingsError:
        now = before  # a broken file is written anew, as the window was told
    changed: Settings = _changed(before, after, now)
    save(changed, path)
    return changed


def _changed(before: Any, after: Any, now: Any) -> Any:
    """`now` with each field that differs between `before` and `after` as in `after`."""
    update = {}
    for name in type(after).model_fields:
        old, new = getattr(before, name), getattr(after, name)
        if old != new:
            inner = isinstance(new, Model)
            update[name] = _changed(old, new, getattr(now, name)) if inner else new
    return now.model_copy(update=update)


def save(settings: Settings, path: Path) -> None:
    """Write the settings, whole or not at all, for the person alone.

    Raises:
        SettingsError: the folder cannot be written.
    """
    text = json.dumps(settings.to_json(), indent=2, ensure_ascii=False) + "\n"
    try:
        write_whole(path, text.encode("utf-8", "replace"))
    except OSError as error:
        raise SettingsError(
            _("The settings could not be saved. Check that the data folder can be written.")
        ) from error
