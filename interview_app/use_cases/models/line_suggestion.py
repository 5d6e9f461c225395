"""A line for the story that is open, suggested by a model on this machine (NEXT 4).

Nothing leaves the machine, so nobody is asked for a key or an agreement. What comes back is words
for the field, with those marked that the story does not have; it becomes a line when the person
sends it and approves the card.
"""

import asyncio

from interview_app.domain.known import Known
from interview_app.domain.model_choice import ModelChoice, ModelPlace
from interview_app.domain.story import Draft
from interview_app.domain.story_cards import card_of
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.errors import PersonCanMend, ProviderError
from interview_app.i18n import _, language
from interview_app.interview.parts import Inside
from interview_app.llm import client
from interview_app.llm.fence import fenced
from interview_app.llm.listing import discover
from interview_app.llm.whole_text import text_of
from interview_app.messages.models import (
    LineHelpFound,
    LineHelpRequested,
    LineSuggested,
    LineSuggestionRequested,
)
from interview_app.paths import prompt_texts
from interview_app.use_cases.models import leaders as models
from interview_app.use_cases.models import places as model_places
from interview_app.use_cases.models.places import Surroundings, endpoint_for

AGENT = "line_suggestion"
"""The name of these requests in the journal, and of their prompt."""
_MOST_TRIED = 3
"""Models that are asked before it is given up: a server lists some that cannot write."""
_MOST_CHARACTERS = 400
_AROUND = " \t\"'“”„‚‘’«»*-–•"
"""What models put around a sentence."""


class LineSuggestions:
    """Finds a model on this machine, and asks it; one question at a time."""

    def __init__(self, around: Surroundings, story: Inside) -> None:
        self._around, self._story = around, story
        self._running: asyncio.Task[LineSuggested] | None = None

    async def find(self, message: LineHelpRequested) -> object:
        """The first model that could be asked; nothing is told where there is none."""
        places = await self._places()
        return LineHelpFound(token=message.token, model=places[0].model) if places else None

    async def suggest(self, message: LineSuggestionRequested) -> object:
        """A line, or a sentence why there is none; nothing when it was stopped."""
        await self.stop(message)
        self._running = running = asyncio.ensure_future(self._suggested(message.token))
        try:
            await asyncio.wait({running})
        finally:
            running.cancel()
        return None if running.cancelled() else running.result()

    async def stop(self, _message: object) -> None:
        """It is not waited for any more."""
        if self._running is not None:
            self._running.cancel()

    async def _suggested(self, token: str) -> LineSuggested:
        story = self._story.story()
        if story is None:
            return LineSuggested(token=token, sentence=_("No story is open."))
        known, sentence = self._story.build(True).known, _("No model answers on this computer now.")
        for place in (await self._places())[:_MOST_TRIED]:
            try:
                text = await _line(await self._client(place), story)
            except PersonCanMend as error:
                sentence = error.sentence
                continue
            if text:
                look_at = _look_at(text, story, known)
                return LineSuggested(token=token, text=text, model=place.model, look_at=look_at)
        return LineSuggested(token=token, sentence=sentence)

    async def _places(self) -> tuple[ModelPlace, ...]:
        """Models on this machine, those that the person named first."""
        await asyncio.to_thread(models.warm)
        named = await asyncio.to_thread(model_places.places, self._around)
        found = [
            one.place.model_copy(update={"model": name})
            for one in await discover(named)
            for name in ((one.place.model,) if one.place.model else [m.name for m in one.models])
        ]
        chosen = {(one.address, one.model) for one in named}
        return tuple(sorted(found, key=lambda one: (one.address, one.model) not in chosen))

    async def _client(self, place: ModelPlace) -> client.ModelClient:
        choice = ModelChoice().at(place).agreed()
        endpoint = await asyncio.to_thread(endpoint_for, choice, self._around)
        return models.client(endpoint, choice, self._around)


async def _line(model: client.ModelClient, story: Draft) -> str:
    """One sentence of a model.

    Raises:
        ProviderError: it failed.
    """
    told = story.model_copy(update={"id": "", "line": None, "later": ()})
    request = client.TurnRequest(
        history=(
            client.SystemItem(text=prompt_texts()[AGENT]),
            client.PersonItem(
                text=fenced(told.model_dump_json(exclude_defaults=True, by_alias=True))
            ),
        ),
        known=Known(),
        language=language(),
        agent=AGENT,
    )
    said = await text_of(model, request)
    if isinstance(said, client.TurnFailed):
        raise ProviderError(_(said.sentence))
    lines = (one.strip(_AROUND) for one in said.splitlines())
    return next((one for one in lines if one), "")[:_MOST_CHARACTERS]


def _look_at(text: str, story: Draft, known: Known) -> tuple[str, ...]:
    """Words and figures of the line that neither the story nor its entry has."""
    # The check and its language data; a start of the app does not wait for them.
    from interview_app.check.evidence import EvidenceSet
    from interview_app.check.line_check import check_line

    timeline = known.timeline or SkeletonTimeline()
    entry = next((one for one in timeline.entries if one.id == story.entry_id), None)
    card = card_of(story, entry=entry, base=None, event_ids=())
    evidence = EvidenceSet.of((*known.live_cards(), card), timeline=timeline)
    return check_line(text, evidence=evidence, entry=story.entry_id).marked
