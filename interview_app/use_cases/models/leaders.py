"""From what the person chose to a model that leads: clients with journal, cap, fallbacks; lists,
tests, what is sent.

Nothing heavy is imported before a model is really used; `warm` does that in the background.
"""

import asyncio
import importlib
import json
import threading
from collections.abc import Mapping
from dataclasses import replace

from interview_app.domain import model_presets
from interview_app.domain.model_choice import ModelChoice, SentSummary
from interview_app.domain.model_faults import told
from interview_app.domain.request_journal import Spending
from interview_app.errors import PersonCanMend, ProviderError
from interview_app.i18n import N_, _
from interview_app.llm import cost, privacy
from interview_app.llm.client import ModelClient, TurnFailed, TurnRequest
from interview_app.llm.compaction import Compacting
from interview_app.llm.endpoint import Endpoint
from interview_app.llm.fallback import Fallback
from interview_app.llm.faults import WireFault
from interview_app.llm.late import Late
from interview_app.llm.listing import listed
from interview_app.llm.providers import connect, preset
from interview_app.llm.watched import Watch, Watched
from interview_app.messages.models import ModelsListed
from interview_app.use_cases.models.places import (
    Surroundings,
    Wires,
    bind_key,
    endpoint_for,
    places,
    stepping_in,
)

LABEL = N_("Interview with {model} via {host}")


def from_environment(environ: Mapping[str, str]) -> ModelChoice | None:
    """The endpoint that `OPENAI_BASE_URL` chooses (DESIGN 12); its model is `OPENAI_MODEL` or the
    first one it has.
    """
    address = environ.get("OPENAI_BASE_URL", "").strip()
    if not address:
        return None
    host = model_presets.parts_of(address).hostname or ""
    provider = "openai" if host == "api.openai.com" else "other"
    named = environ.get("OPENAI_MODEL", "").strip()
    return ModelChoice(
        provider=provider,
        base_url=address,
        model=named,
        leads=True,
        agreed_hosts=(model_presets.host_of(address),),
    )


def set_up(kept: ModelChoice, environ: Mapping[str, str]) -> ModelChoice | None:
    """The model that may help, whoever leads: the environment's endpoint, else that of the
    settings, whose model and wire are meant at its own place alone.
    """
    found = from_environment(environ)
    if found is None:
        return kept if kept.provider else None
    if kept.base_url == found.base_url:
        found = found.model_copy(update={"model": found.model or kept.model, "wire": kept.wire})
    return found.model_copy(update={"cap": kept.cap})


def chosen(kept: ModelChoice, environ: Mapping[str, str]) -> ModelChoice | None:
    """Who leads from the start: the environment's endpoint, else the model of the settings when it
    is to lead.
    """
    found = set_up(kept, environ)
    return found if found is not None and found.leads else None


def leader(choice: ModelChoice, around: Surroundings) -> ModelClient:
    """The model of a choice with everything around it: journal, cap, a shortened conversation,
    fallbacks.

    Raises:
        ProviderError: no such provider, no key, or no usable address, of it or of who steps in.
        KeyStoreError, SettingsError: keys or prices cannot be read.
    """
    clients: list[ModelClient] = [Compacting(client(endpoint_for(choice, around), choice, around))]
    for other in stepping_in(choice, places(around)):
        try:
            clients.append(Compacting(client(endpoint_for(other, around), other, around)))
        except ProviderError as error:
            told = _("{name} cannot step in: {reason}")
            raise ProviderError(told.format(name=other.title, reason=error.sentence)) from None
    return clients[0] if len(clients) == 1 else Fallback(clients)


def leader_from_the_start(choice: ModelChoice, around: Surroundings) -> ModelClient:
    """As `leader`, but the keychain gives its keys out with the first turn: it may ask the person,
    and a window that is being opened must not wait for the answer. What can be known without asking
    is refused here.

    Raises:
        ProviderError: no such provider, surely no key, or no usable address.
        KeyStoreError, SettingsError: the keychain does not answer, or prices cannot be read.
    """
    known = leader(choice, replace(around, keys=around.keys.looking()))

    async def make() -> ModelClient:
        refused = ""
        try:
            return await asyncio.to_thread(leader, choice, around)
        except PersonCanMend as error:
            refused = error.sentence
        raise WireFault(TurnFailed(kind="unauthorized", sentence=refused))

    return Late(make, label=known.label, is_local=known.is_local)


def client(endpoint: Endpoint, choice: ModelChoice, around: Surroundings) -> ModelClient:
    """A model at an endpoint whose every request is agreed to, within the cap and journalled.

    Raises:
        SettingsError: the price table cannot be read.
    """
    prices = around.prices()

    async def make() -> ModelClient:
        await asyncio.to_thread(warm)
        await asyncio.to_thread(bind_key, choice, around, endpoint.key)
        found = (
            endpoint if endpoint.model else replace(endpoint, model=await _first_model(endpoint))
        )
        watch = Watch(
            endpoint=found,
            journal=around.journal,
            prices=prices,
            agreed=lambda host: host in choice.agreed_hosts,
            cap=lambda: choice.cap,
            spent=around.spent,
            on_priced=around.on_priced,
        )
        remember = Wires(around.folder).keep(found)
        return Watched(
            connect(
                found, every_tool=around.tools, before_send=watch.before_send, remember=remember
            ),
            watch,
        )

    label = _(LABEL).format(model=endpoint.model or _("a model"), host=endpoint.host)
    return Late(make, label=label, is_local=endpoint.is_local, told_at=around.told_at)


def warm() -> None:
    """Load what the first request needs. Takes most of a second once; call it off the main
    thread.
    """
    importlib.import_module("interview_app.llm.auto_wire")
    importlib.import_module("interview_app.llm.stream_wire").warm()


def warm_in_background() -> threading.Thread:
    """`warm` on its own thread, for after the first paint and only when a model is configured."""
    thread = threading.Thread(target=warm, name="model-warm-up", daemon=True)
    thread.start()
    return thread


# what the settings window asks


async def list_models(choice: ModelChoice, around: Surroundings) -> ModelsListed:
    """The models that the endpoint of a choice names, or a sentence."""
    try:
        # A keychain may ask the person and block for as long as they think.
        endpoint = await asyncio.to_thread(endpoint_for, choice, around)
        await asyncio.to_thread(warm)
        await asyncio.to_thread(bind_key, choice, around, endpoint.key)
        found = await listed(endpoint)
        return ModelsListed(
            provider=choice.provider,
            models=tuple(one.name for one in found),
            windows={one.name: one.context_window for one in found if one.context_window},
        )
    except WireFault as fault:
        return ModelsListed(
            provider=choice.provider,
            models=(),
            sentence=told(fault.failure.sentence, around.told_at),
        )
    except PersonCanMend as error:
        return ModelsListed(provider=choice.provider, models=(), sentence=error.sentence)


async def _first_model(endpoint: Endpoint) -> str:
    try:
        names = tuple(one.name for one in await listed(endpoint))
    except WireFault as fault:
        if fault.failure.kind != "not_found":
            raise
        names = ()
    return names[0] if names else preset("openai").model


def summary(
    request: TurnRequest,
    choice: ModelChoice,
    around: Surroundings,
    *,
    withheld: tuple[str, ...],
    spending: Spending,
) -> SentSummary:
    """What this request would send to the model of the choice: the very body, in readable parts
    (issue 4.5).

    Raises:
        ProviderError: the choice names no endpoint.
    """
    from interview_app.llm.chat_wire import ChatWire
    from interview_app.llm.responses_wire import ResponsesWire

    # Nothing is sent: the key is not needed, and nobody is asked for it.
    endpoint = endpoint_for(choice, replace(around, keys=around.keys.looking()))
    is_chat = "chat" in (endpoint.wire, endpoint.learnt)
    wire = ChatWire(endpoint) if is_chat else ResponsesWire(endpoint)
    body = wire.body(request)
    characters = len(json.dumps(body, ensure_ascii=False))
    return SentSummary(
        host=endpoint.host,
        model=endpoint.model,
        local=endpoint.is_local,
        steps_in=choice.steps_in(places(around)),
        parts=privacy.parts_of(body),
        withheld=() if endpoint.is_local else withheld,
        tokens=cost.tokens_in(characters),
        cost=cost.estimate(
            around.prices().of(endpoint), characters=characters, answer_tokens=endpoint.max_tokens
        ),
        spent=spending.dollars,
        unknown_costs=spending.unknown,
        cap=choice.cap,
    )
