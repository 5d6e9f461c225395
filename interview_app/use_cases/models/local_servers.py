"""Servers with models on this machine: their usual ports are asked what they have (issue 28.7)."""

import asyncio
from collections.abc import Iterable

from interview_app.domain.frozen import frozen
from interview_app.domain.model_choice import ModelPlace
from interview_app.domain.model_presets import PRESETS
from interview_app.llm.endpoint import Endpoint
from interview_app.llm.faults import WireFault
from interview_app.llm.listing import ListedModel, listed

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
