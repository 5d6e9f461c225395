"""`profile.yaml`: the whole career in one file a person can read and write (CONTRACT C5)."""

import re
from pathlib import Path
from typing import Any

import yaml
from pydantic import ValidationError

from interview_app.domain.dates import IN_ORDER
from interview_app.domain.profile import ApplicantProfile, profile_with_lines
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.domain.wrong_value import wrong_values
from interview_app.domain.yaml_text import read_yaml
from interview_app.errors import SelectionError
from interview_app.i18n import _
from interview_app.tailoring.config import text_of
from interview_app.tailoring.lines.facts import Career

_KEYS = {
    "education": "education",
    "experience": "experiences",
    "projects": "projects",
    "skills": "skills",
    "certifications": "certificates",
    "interests": "interests",
    "languages": "languages",
    "publications": "publications",
    "awards": "awards",
    "volunteering": "volunteer",
}
"""Keys of the file and what they are called in the timeline."""


def to_yaml(career: Career) -> str:
    """The career as YAML: `meta` holds name and contact, then the sections."""
    timeline = career.timeline.to_json()
    data: dict[str, Any] = {"meta": career.profile.to_json().get("basics", {})}
    data.update({key: timeline[name] for key, name in _KEYS.items() if timeline.get(name)})
    return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=100)


def from_yaml(text: str, *, name: str = "profile.yaml") -> Career:
    """The career of a YAML text.

    Raises:
        SelectionError: it is no YAML, or holds a key or value that cannot be used.
    """
    data = read_yaml(text, name=name, refused=SelectionError)
    if not isinstance(data, dict):
        raise SelectionError(
            _("{name} holds no profile. It begins with meta, experience and education.").format(
                name=name
            )
        )
    unknown = sorted(str(key) for key in data if key != "meta" and key not in _KEYS)
    if unknown:
        raise SelectionError(
            _("{name}: unknown key {keys}.").format(name=name, keys=", ".join(unknown))
        )
    try:
        profile = ApplicantProfile.model_validate({"basics": _texts(data.get("meta") or {})})
        timeline = SkeletonTimeline.model_validate(
            {_KEYS[key]: _texts(value or []) for key, value in data.items() if key != "meta"},
            context=IN_ORDER,
        )
    except ValidationError as error:
        first = wrong_values(error)[0]
        raise SelectionError(
            _("{name}: {where} cannot be used: {reason}.").format(
                name=name, where=_in_file(first.path) or "profile", reason=first.sentence
            )
        ) from error
    return Career(profile=profile_with_lines(profile), timeline=timeline)


def _in_file(path: str) -> str:
    """A place in the career as the file calls it: `basics.email` stands under meta."""
    top = re.match(r"\w*", path)
    called = {"basics": "meta", **{name: key for key, name in _KEYS.items()}}
    return called.get(top[0], top[0]) + path[top.end() :] if top else path


def _texts(value: Any) -> Any:
    """YAML reads `2019` as a number and `2019-03-01` as a date; the models want text."""
    if isinstance(value, dict):
        return {key: _texts(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_texts(one) for one in value]
    if value is None or isinstance(value, bool | str):
        return value
    return str(value)


def profile_beside(cards: Path) -> Path:
    """Where `parse` keeps the career that a file of cards was read from."""
    return cards.with_name(f"{cards.stem}.profile.yaml")


def read_profile(path: Path) -> Career:
    """Profile and timeline of a file.

    Raises:
        SelectionError: it is missing, or cannot be used.
    """
    text = text_of(path, refused=SelectionError)
    if text is None:
        raise SelectionError(_("Profile file not found: {path}").format(path=path))
    return from_yaml(text, name=path.name)
