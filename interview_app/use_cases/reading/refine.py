"""A model looks at a reading once more, without tools; what it says counts only where the text says
it too (DESIGN 8).

The answer is structured and each value is looked for in the document's own text. A value that is
not there is dropped and named, so that a model can find what the reader overlooked and can add
nothing.
"""

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from interview_app.domain.offered_forms import form
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.records import DataType
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.errors import ProviderError, SelectionError
from interview_app.i18n import _
from interview_app.language.date_spans import dates_in
from interview_app.llm.client import ModelClient
from interview_app.tailoring.stages.agents import Ask, Models, closed
from interview_app.tailoring.stages.asking import answer

AGENT = "refine_reading"
"""The name of these requests in the journal, and of their prompt."""
MOST_CHARACTERS = 60_000
"""Of the document's text that are sent."""
_OURS = frozenset({"id", "employment_type", "countryCode", "network", "image"})
"""Fields that we or a closed list fill in; they are dropped from an answer, not looked for."""
_TIMELINE = form(DataType.SKELETON_TIMELINE)["properties"]
SCHEMA = closed(
    basics=form(DataType.APPLICANT_PROFILE)["properties"]["basics"],
    **{name: _TIMELINE[name] for name in ("experiences", "education", "skills")},
)
"""The form a model fills in."""


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
        ProviderError: the model failed, or its answers are no such form.
    """
    visible = text[:MOST_CHARACTERS]
    holds = _holder(visible, language)

    def check(answer: dict[str, Any]) -> Refined:
        dropped: list[str] = []
        kept = _kept(answer, holds, "", dropped) or {}
        # An entry without its organisation and title, or its institution, is none.
        jobs = [
            one
            for one in kept.get("experiences", ())
            if one.get("organization") and one.get("title")
        ]
        schools = [one for one in kept.get("education", ()) if one.get("institution")]
        timeline = {"experiences": jobs, "education": schools, "skills": kept.get("skills", ())}
        return Refined(
            profile=ApplicantProfile.model_validate({"basics": kept.get("basics") or {}}),
            timeline=SkeletonTimeline.model_validate(timeline),
            dropped=tuple(dropped),
        )

    question = Ask(
        agent=AGENT,
        instructions=instructions,
        material={"document": visible},
        schema=SCHEMA,
        check=check,
        language=language,
    )
    try:
        found, _label = await answer(
            Models(by_agent={AGENT: [model]}), question, pause=asyncio.sleep
        )
    except SelectionError as error:
        raise ProviderError(
            _("The model's reading could not be used. The app's own reading stays.")
        ) from error
    refined: Refined = found
    return refined


def _holder(text: str, language: str) -> Callable[[str], bool]:
    """Tells whether a value stands in the text: word for word, where case, spaces and punctuation
    do not count; a date in any notation; a number of telephone by its digits.
    """
    said, digits = f" {_plain(text)} ", re.sub(r"\D", "", text)
    dates = [date for span in dates_in(text, language) for date in (span.start, span.end) if date]

    def holds(value: str) -> bool:
        if f" {_plain(value)} " in said or any(one.startswith(value) for one in dates):
            return True
        number = re.sub(r"[\s()+./-]", "", value)
        return number.isdigit() and len(number) >= 7 and number in digits

    return holds


def _plain(text: str) -> str:
    return " ".join(re.findall(r"[\w@]+", text.casefold()))


def _kept(value: Any, holds: Callable[[str], bool], path: str, dropped: list[str]) -> Any:
    """The value without what the text does not say; None where nothing is left of it."""
    if isinstance(value, dict):
        parts = {
            key: _kept(one, holds, f"{path}.{key}" if path else key, dropped)
            for key, one in value.items()
            if key not in _OURS
        }
        return {key: one for key, one in parts.items() if one} or None
    if isinstance(value, list):
        items = (_kept(one, holds, f"{path}[{at}]", dropped) for at, one in enumerate(value))
        return [one for one in items if one]
    if not isinstance(value, str) or not value.strip():
        return None
    if holds(value.strip()):
        return value
    dropped.append(path)
    return None
