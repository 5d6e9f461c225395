"""A model looks at a reading once more, without tools; what it says counts only where the text says
it too (DESIGN 8).

The answer is structured and each value is looked for in the document's own text. A value that is
not there is dropped and named, so that a model can find what the reader overlooked and can add
nothing.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from interview_app.domain.known import Known
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.errors import ProviderError
from interview_app.i18n import _
from interview_app.language.any_language import month_of
from interview_app.llm.client import (
    ModelClient,
    PersonItem,
    SystemItem,
    TurnFailed,
    TurnRequest,
)
from interview_app.llm.fence import fenced
from interview_app.llm.whole_text import text_of
from interview_app.tailoring.stages.agents import closed

MOST_CHARACTERS = 60_000
"""Of the document's text that are sent."""
_DATE = re.compile(r"(\d{4})(?:-(\d{2}))?\Z")
_OURS = frozenset({"id", "employment_type", "countryCode", "network"})
"""Fields that we or a closed list fill in; they are dropped from an answer, not looked for."""


@dataclass(frozen=True, kw_only=True)
class Refined:
    """What a model found that the text bears out; `dropped` holds the paths of values that it does
    not.
    """

    profile: ApplicantProfile
    timeline: SkeletonTimeline
    dropped: tuple[str, ...]


async def refine_reading(
    text: str, model: ModelClient, *, instructions: str, language: str = "en"
) -> Refined:
    """Ask for the form of a résumé's text and keep what is really in it. `text` is the visible text
    alone.

    Raises:
        ProviderError: the model failed, or its answer is no such form.
    """
    visible = text[:MOST_CHARACTERS]
    answer = await _answer(visible, model, instructions=instructions, language=language)
    dropped: list[str] = []
    kept = _kept(answer, _Text(visible), "", dropped)
    kept = kept if isinstance(kept, dict) else {}
    try:
        profile = ApplicantProfile.model_validate({"basics": kept.get("basics") or {}})
        timeline = SkeletonTimeline.model_validate(_numbered(kept))
    except ValidationError:
        raise ProviderError(
            _("The model's reading could not be used. The app's own reading stays.")
        ) from None
    return Refined(profile=profile, timeline=timeline, dropped=tuple(dropped))


async def _answer(
    text: str, model: ModelClient, *, instructions: str, language: str
) -> dict[str, Any]:
    request = TurnRequest(
        history=(SystemItem(text=instructions), PersonItem(text=fenced(text))),
        known=Known(),
        answer_schema=SCHEMA,
        language=language,
        agent="refine_reading",
    )
    said = await text_of(model, request)
    if isinstance(said, TurnFailed):
        raise ProviderError(_(said.sentence))
    try:
        parsed = json.loads(re.sub(r"^```(?:json)?\s*|\s*```$", "", said.strip()))
    except (ValueError, RecursionError):
        parsed = None
    if not isinstance(parsed, dict):
        raise ProviderError(
            _("The model's reading could not be used. The app's own reading stays.")
        )
    return parsed


class _Text:
    """A document's text, to look things up in: case, spaces and punctuation do not count."""

    def __init__(self, text: str) -> None:
        self._plain = f" {_plain(text)} "
        self._digits = re.sub(r"\D", "", text)

    def holds(self, value: str) -> bool:
        """Whether the value stands in the text, word for word; a date by its year and the name or
        number of its month.
        """
        date = _DATE.fullmatch(value.strip())
        if date is not None:
            return self._holds_date(int(date[1]), int(date[2]) if date[2] else None)
        if value.strip().casefold() == "present":
            return True
        plain = _plain(value)
        if plain and f" {plain} " in self._plain:
            return True
        digits = re.sub(r"\D", "", value)
        return (
            len(digits) >= 7
            and re.fullmatch(r"[\d\s()+./-]+", value) is not None
            and digits in self._digits
        )

    def _holds_date(self, year: int, month: int | None) -> bool:
        if f" {year} " not in self._plain:
            return False
        if month is None:
            return True
        if not 1 <= month <= 12:
            return False
        near = re.findall(rf"(\S+) {year} |{year} (\S+) ", self._plain)
        words = [word for pair in near for word in pair if word]
        return any(
            month_of(word, seasons=False) == month or word.lstrip("0") == str(month)
            for word in words
        )


def _plain(text: str) -> str:
    return " ".join(re.findall(r"[\w@]+", text.casefold()))


def _kept(value: Any, text: _Text, path: str, dropped: list[str]) -> Any:
    """The value without what the text does not say; a list keeps what is left of its items."""
    if isinstance(value, dict):
        parts = {
            key: _kept(one, text, f"{path}.{key}" if path else key, dropped)
            for key, one in value.items()
        }
        return {
            key: one
            for key, one in parts.items()
            if key not in _OURS and one not in (None, "", [], {})
        }
    if isinstance(value, list):
        return [one for one in _items(value, text, path, dropped) if one not in (None, "", [], {})]
    if isinstance(value, str) and value.strip() and not path.endswith(tuple(_OURS)):
        if text.holds(value):
            return value
        dropped.append(path)
    return None


def _items(values: list[Any], text: _Text, path: str, dropped: list[str]) -> Iterator[Any]:
    for at, one in enumerate(values):
        yield _kept(one, text, f"{path}[{at}]", dropped)


def _numbered(kept: dict[str, Any]) -> dict[str, Any]:
    """The timeline with ids; an entry without its organisation and title, or its institution, is
    none.
    """
    jobs = [
        one for one in kept.get("experiences", []) if one.get("organization") and one.get("title")
    ]
    schools = [one for one in kept.get("education", []) if one.get("institution")]
    return {
        "experiences": [{**one, "id": f"exp-{at}"} for at, one in enumerate(jobs, start=1)],
        "education": [{**one, "id": f"edu-{at}"} for at, one in enumerate(schools, start=1)],
        "skills": [one for one in kept.get("skills", []) if one.get("label")],
    }


_TEXT: dict[str, Any] = {"anyOf": [{"type": "string"}, {"type": "null"}]}
_TEXTS: dict[str, Any] = {"type": "array", "items": {"type": "string"}}


def _list(**properties: Any) -> dict[str, Any]:
    return {"type": "array", "items": closed(**properties)}


SCHEMA = closed(
    basics=closed(
        name=_TEXT,
        label=_TEXT,
        email=_TEXT,
        phone=_TEXT,
        url=_TEXT,
        location=closed(address=_TEXT, postalCode=_TEXT, city=_TEXT, region=_TEXT),
    ),
    experiences=_list(
        organization=_TEXT, title=_TEXT, start=_TEXT, end=_TEXT, location=_TEXT, highlights=_TEXTS
    ),
    education=_list(institution=_TEXT, area=_TEXT, study_type=_TEXT, start=_TEXT, end=_TEXT),
    skills=_list(label=_TEXT, keywords=_TEXTS),
)
"""The form a model fills in; it can be said strictly."""
