"""The models an endpoint says it has, and how much each can read, where it says so."""

import asyncio
from collections.abc import Iterable
from typing import Any

from interview_app.domain.frozen import frozen
from interview_app.domain.model_choice import ModelPlace
from interview_app.domain.model_presets import PRESETS
from interview_app.llm.endpoint import Endpoint
from interview_app.llm.faults import WireFault

MOST = 1_000
_WINDOWS = ("context_length", "max_model_len", "context_window", "loaded_context_length")
"""Under which key an endpoint tells the tokens of a context: OpenRouter, vLLM, Groq, LM Studio."""


@frozen
class ListedModel:
    """A model by the name it is asked for; `context_window` in tokens, None: it is not said."""

    name: str
    context_window: int | None = None


async def listed(endpoint: Endpoint) -> tuple[ListedModel, ...]:
    """What `GET /models` says, by name.

    Raises:
        WireFault: with the sentence for the person.
    """
    from interview_app.llm.stream_wire import fetched  # most of a second, the first time

    answer = await fetched(endpoint, "/models")
    rows = answer.get("data") if isinstance(answer, dict) else answer
    found = [_row(row) for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
    by_name = {one.name: one for one in found if one is not None}
    return tuple(by_name[name] for name in sorted(by_name))[:MOST]


def _row(row: dict[str, Any]) -> ListedModel | None:
    name = row.get("id")
    if not isinstance(name, str) or not name:
        return None
    told = [row.get(key) for key in _WINDOWS]
    window = next((one for one in told if isinstance(one, int) and one > 0), None)
    return ListedModel(name=name, context_window=window)


SECONDS = 2.0
"""How long a port is waited for; one that is open answers in some milliseconds."""


@frozen
class LocalServer:
    """A server that answered: its place without a model, and the models it has."""

    place: ModelPlace
    models: tuple[ListedModel, ...]


async def discover(places: Iterable[ModelPlace] = ()) -> tuple[LocalServer, ...]:
    """Every server of a preset, or of a place of the person's, that answers on this machine now."""
    known = (ModelPlace(provider=one.id) for one in PRESETS)
    by_host = {one.host: one for one in (*known, *places) if one.is_here}
    found = await asyncio.gather(*(_asked(one) for one in by_host.values()))
    return tuple(one for one in found if one is not None)


async def _asked(place: ModelPlace) -> LocalServer | None:
    # Asked without a key: nothing but a greeting goes to a port that nobody may own.
    endpoint = Endpoint(
        provider=place.provider, base_url=place.address, model="", read_seconds=SECONDS
    )
    try:
        models = await asyncio.wait_for(listed(endpoint), SECONDS)
    except (WireFault, TimeoutError):
        return None
    return LocalServer(place=place, models=models)
