"""Whether a model answers, and whether it can call tools: asked with the first request of an empty
interview, which holds no byte of the person's.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import aclosing
from dataclasses import replace

from interview_app.api_keys import ApiKeys
from interview_app.domain.known import Known
from interview_app.domain.model_choice import ModelChoice
from interview_app.domain.model_presets import key_name
from interview_app.domain.request_journal import Spending
from interview_app.errors import PersonCanMend
from interview_app.i18n import _, language
from interview_app.interview import prompt
from interview_app.interview.calls import spec
from interview_app.interview.phases import TOOLS
from interview_app.llm.client import CallReady, TextDelta, TurnEvent, TurnFailed, TurnRequest
from interview_app.messages.models import ConnectionTested
from interview_app.paths import prompt_texts
from interview_app.use_cases.models import leaders as models
from interview_app.use_cases.models.places import Surroundings, endpoint_for
from tools import ALL_TOOLS

AGENT = "connection_test"
"""The name of these requests in the journal."""


def first_request() -> TurnRequest:
    """What a model is asked at the very beginning of an interview, before anything is known."""
    known = Known()
    allowed = TOOLS[known.phase]
    texts = prompt_texts()
    return TurnRequest(
        history=prompt.conversation(texts, (), known=known, language=language()),
        known=known,
        tools=tuple(spec(tool) for tool in ALL_TOOLS if tool.name in allowed),
        language=language(),
        agent=AGENT,
    )


async def try_connection(
    choice: ModelChoice, around: Surroundings, *, key: str = ""
) -> ConnectionTested:
    """A real first answer of the model, or the sentence of what failed. Asking for the test is the
    agreement to that place for this once. A `key` is tried in place of what is kept, and not kept.
    """
    agreed = choice.agreed(*choice.agreed_hosts)
    around = replace(around, tools=tuple(spec(tool) for tool in ALL_TOOLS))
    try:
        if key.strip():
            around = _with_key(key, choice, around)
        endpoint = await asyncio.to_thread(endpoint_for, choice, around)
        model = models.client(endpoint, agreed, around)
    except PersonCanMend as error:
        return ConnectionTested(works=False, sentence=error.sentence)
    request = first_request()
    async with aclosing(model.turn(request)) as events:  # type: ignore[type-var]
        heard = await _heard(events)
    if not heard.works or not endpoint.is_local or endpoint.context_window is not None:
        return heard
    sent = models.summary(request, choice, around, withheld=(), spending=Spending())
    needed = _(
        "How much it reads at once is not known. An interview begins with about {n} tokens and "
        "grows: start the server with four times that, and enter it as the context."
    ).format(n=f"{sent.tokens:,}")
    return replace(heard, sentence=f"{heard.sentence} {needed}")


def _with_key(key: str, choice: ModelChoice, around: Surroundings) -> Surroundings:
    """No other key than this one, which goes to the place of the choice alone.

    Raises:
        KeyStoreError: it is no key.
    """
    keys = ApiKeys(backend=None, environ={})
    keys.keep(key_name(choice.address) or "other", key)
    # The variable that was named for the place is another key.
    environ = {choice.key_variable: key.strip()} if choice.key_variable else {}
    return replace(around, keys=keys, environ=environ)


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
    words = (
        _("It works: it answered and called a tool after {ms} ms.")
        if called
        else _(
            "It answers (“{answer}”), but called no tool. If the interview does not go on with it, "
            "choose a model that can call tools."
        )
    )
    answer, milliseconds = text.strip()[:200], int(first * 1000)
    return ConnectionTested(
        works=True,
        answer=answer,
        called=called,
        milliseconds=milliseconds,
        sentence=words.format(answer=answer, ms=milliseconds),
    )
