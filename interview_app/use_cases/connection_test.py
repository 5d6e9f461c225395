"""Whether a model answers, and whether it can call tools: asked with the first request of an empty
interview, which holds no byte of the person's.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import aclosing
from dataclasses import replace

from interview_app.domain.known import Known
from interview_app.domain.model_choice import ModelChoice
from interview_app.errors import PersonCanMend
from interview_app.i18n import _, language
from interview_app.interview import prompt
from interview_app.interview.calls import spec
from interview_app.interview.phases import PHASES
from interview_app.llm.client import CallReady, TextDelta, TurnEvent, TurnFailed, TurnRequest
from interview_app.messages.models import ConnectionTested
from interview_app.paths import resources
from interview_app.use_cases import models
from interview_app.use_cases.model_places import Surroundings, endpoint_for, host_of
from interview_app.use_cases.prompt_texts import PromptTexts
from tools import ALL_TOOLS

AGENT = "connection_test"
"""The name of these requests in the journal."""


def first_request() -> TurnRequest:
    """What a model is asked at the very beginning of an interview, before anything is known."""
    known = Known()
    allowed = PHASES[known.phase].tools
    texts = PromptTexts(resources() / "prompts")
    return TurnRequest(
        history=prompt.conversation(texts, (), known=known, language=language()),
        known=known,
        tools=tuple(spec(tool) for tool in ALL_TOOLS if tool.name in allowed),
        language=language(),
        agent=AGENT,
    )


async def try_connection(choice: ModelChoice, around: Surroundings) -> ConnectionTested:
    """A real first answer of the model, or the sentence of what failed. Asking for the test is the
    agreement to that place for this once.
    """
    agreed = choice.model_copy(update={"agreed_hosts": (*choice.agreed_hosts, host_of(choice))})
    around = replace(around, tools=tuple(spec(tool) for tool in ALL_TOOLS))
    try:
        endpoint = await asyncio.to_thread(endpoint_for, choice, around)
        model = models.client(endpoint, agreed, around)
    except PersonCanMend as error:
        return ConnectionTested(works=False, sentence=error.sentence)
    async with aclosing(model.turn(first_request())) as events:  # type: ignore[type-var]
        return await _heard(events)


async def _heard(events: AsyncIterator[TurnEvent]) -> ConnectionTested:
    started, first, text, called = time.monotonic(), 0.0, "", ""
    async for event in events:
        if isinstance(event, TurnFailed):
            return ConnectionTested(works=False, sentence=_(event.sentence))
        if isinstance(event, TextDelta | CallReady):
            first = first or time.monotonic() - started
        if isinstance(event, TextDelta):
            text += event.text
        elif isinstance(event, CallReady):
            called = called or event.call.name
    return ConnectionTested(
        works=True, answer=text.strip()[:200], called=called, milliseconds=int(first * 1000)
    )
