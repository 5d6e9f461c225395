"""`interview-app models list|add|test|use|remove|discover`: places with models, and which of them
leads (issue 28.7). Nothing leaves this computer before it was agreed to.
"""

import asyncio
import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from interview_app import settings
from interview_app.api_keys import api_keys
from interview_app.cli.key_command import asked_for_key, refuse_without_keychain
from interview_app.cli.options import chosen_folder, shared, tell
from interview_app.domain.model_choice import ModelChoice, ModelPlace, headers_written
from interview_app.domain.model_faults import told
from interview_app.domain.model_presets import key_name, preset_of
from interview_app.errors import ProviderError
from interview_app.i18n import N_, _
from interview_app.use_cases.models import named_places
from interview_app.use_cases.models.key_places import KeyPlaces

if TYPE_CHECKING:
    from interview_app.llm.endpoint import Endpoint
    from interview_app.llm.listing import ListedModel

YES = click.option("--yes", is_flag=True, help="Agree to the place without being asked.")
NAME = click.argument("name", metavar="NAME")


@click.group("models")
def command() -> None:
    """Places with models: list, add, test, use, remove, discover."""


@command.command("list")
@shared
def list_places(*, as_json: bool) -> None:
    """The places that are kept, and which of them is used."""
    kept = settings.load(chosen_folder().settings)
    keys, rows = api_keys(), []
    places = named_places.all_places(kept)
    for place in places:
        name = key_name(place.address)
        status = keys.status(name) if name else None
        used = kept.model.provider != "" and place.title == kept.model.title
        row = {
            "name": place.title,
            "address": place.address,
            "model": place.model,
            "wire": place.wire,
            "key": place.key_variable or (status.source if status is not None else None),
            "context_window": place.context_window,
            "headers": place.headers,
            "used": used,
            "leads": used and kept.model.leads,
            "agreed": _is_agreed(place, kept.model),
        }
        rows.append(row)
    if as_json:
        click.echo(json.dumps({"places": rows, "cap": kept.model.cap}, ensure_ascii=False))
        return
    if not rows:
        click.echo(_("No place is kept. Add one with `interview-app models add`."))
    for row, place in zip(rows, places, strict=True):
        mark = "*" if row["leads"] else " "
        key = _("key: {where}").format(where=row["key"]) if row["key"] else _("no key")
        click.echo(f"{mark} {row['name']}: {named_places.words_of(place)} · {key}")
        window = place.context_window
        told = _("{n} tokens").format(n=f"{window:,}") if window else _("not known")
        click.echo("    " + _("Context: {tokens}").format(tokens=told))
        for header, value in place.headers.items():
            click.echo(f"    {header}: {value}")


@command.command("add")
@click.argument("place", metavar="PROVIDER|ADDRESS|NAME")
@click.option("--name", default="", help="What it is called; default its provider or host.")
@click.option("--model", default="", help="Which of its models.")
@click.option("--wire", type=click.Choice(["auto", "responses", "chat"]), default=None)
@click.option(
    "--header", "headers", multiple=True, metavar="NAME=VALUE", help="Sent along; NAME= ends it."
)
@click.option(
    "--context-window",
    type=click.IntRange(256),
    metavar="TOKENS",
    help="What the model can read at once; default what the place says.",
)
@click.option("--key-variable", default="", metavar="NAME", help="A variable that holds its key.")
@click.option("--no-key", is_flag=True, help="Do not ask for a key.")
@YES
@shared
def add(*, place: str, no_key: bool, yes: bool, as_json: bool, **given: Any) -> None:
    """Keep a place, or change one that is kept. Its key is asked for, or read from stdin, and kept
    in the keychain.
    """
    new = _described(_known(place, settings.load(chosen_folder().settings)), given)
    one = preset_of(new.provider)
    if one is not None and one.needs_key and not new.key_variable and not no_key:
        _keep_key(new)
    if not new.model:
        new = _with_first_model(new, yes=yes)
    named_places.add(chosen_folder(), new)
    words = _("Added: {place}").format(place=named_places.words_of(new))
    words += "\n" + _("Next: `interview-app models use {name}`").format(name=new.title)
    added = {"added": new.title, "address": new.address, "model": new.model}
    tell(added, words, as_json=as_json)


@command.command("test")
@NAME
@YES
@shared
def test(*, name: str, yes: bool, as_json: bool) -> None:
    """Ask a place the first request of an empty interview: it holds nothing of yours."""
    from interview_app.store.opening import open_store
    from interview_app.use_cases.models.connection_test import try_connection
    from interview_app.use_cases.models.places import Surroundings

    folder = chosen_folder()
    kept = settings.load(folder.settings)
    place = _known(name, kept)
    question = _("The first request of an empty interview goes to {host}. Go on?")
    _agree(place, kept.model, question, yes=yes)
    store = click.get_current_context().with_resource(open_store(folder))
    around = Surroundings.of_store(folder, store, told_at="terminal")
    done = asyncio.run(try_connection(kept.model.at(place), around))
    if not done.works:
        raise ProviderError(done.sentence)
    tell(asdict(done), done.sentence, as_json=as_json)


@command.command("use")
@NAME
@click.option("--model", default="", help="Which of its models.")
@click.option("--cap", type=click.FloatRange(0), metavar="DOLLARS", help="Stop when this is spent.")
@YES
@shared
def use(*, name: str, model: str, cap: float | None, yes: bool, as_json: bool) -> None:
    """Have a place lead the interview, or the `guide`. A place elsewhere is agreed to first."""
    folder = chosen_folder()
    if name == "guide":
        named_places.use_guide(folder)
        tell({"used": "guide"}, _("From now on the interview goes on without AI."), as_json=as_json)
        return
    kept = settings.load(folder.settings)
    place = _known(name, kept)
    place = place.model_copy(update={"model": model}) if model else place
    _endpoint(place)
    _agree(place, kept.model, _CONSENT, yes=yes)
    named_places.use(folder, place, agreed=True, cap=cap)
    words = _("From now on: {place}").format(place=named_places.words_of(place))
    tell({"used": place.title, "model": place.model}, words, as_json=as_json)


_CONSENT = N_(
    "What you say, what you approved and the text of documents you had read go to {host}. Go on?"
)


@command.command("remove")
@NAME
@shared
def remove(*, name: str, as_json: bool) -> None:
    """Forget a place, and its key when no other place needs it."""
    gone, alone = named_places.remove(chosen_folder(), name)
    key = key_name(gone.address)
    forgotten = bool(alone and key and api_keys().forget(key))
    words = _("Removed: {place}").format(place=named_places.words_of(gone))
    words += "\n" + _("The key is deleted.") if forgotten else ""
    tell({"removed": gone.title, "key_deleted": forgotten}, words, as_json=as_json)


@command.command("discover")
@shared
def discover(*, as_json: bool) -> None:
    """Ask the usual ports of this machine for servers with models."""
    from interview_app.llm.listing import discover as look

    kept = settings.load(chosen_folder().settings)
    found = asyncio.run(look(kept.places))
    if as_json:
        rows = [
            {
                "name": one.place.title,
                "address": one.place.address,
                "models": [model.name for model in one.models],
            }
            for one in found
        ]
        click.echo(json.dumps({"servers": rows}, ensure_ascii=False))
        return
    if not found:
        click.echo(
            _("No server with models answers on this machine. Start Ollama or LM Studio first.")
        )
    for one in found:
        click.echo(named_places.words_of(one.place))
        for model in one.models:
            click.echo(f"  {model.name}")
        if one.models:
            told_next = _("Next: `interview-app models use {name} --model {model}`")
            click.echo(told_next.format(name=one.place.title, model=one.models[0].name))


def agreed_place(text: str, *, yes: bool = False) -> ModelChoice:
    """What `--model` of another command means: a place of that title, or that model at the place in
    use; agreed to, or the person is asked.

    Raises:
        ProviderError: there is no such place, or it cannot be used.
        Abort: the person did not agree.
    """
    kept = settings.load(chosen_folder().settings)
    place = named_places.place_for(text, kept)
    _endpoint(place)
    _agree(place, kept.model, _CONSENT, yes=yes)
    hosts = (*kept.model.agreed_hosts, place.host)
    return kept.model.at(place).model_copy(update={"agreed_hosts": hosts, "leads": True})


def _described(place: ModelPlace, given: dict[str, Any]) -> ModelPlace:
    from interview_app.llm.providers import checked_headers

    written = headers_written(given.pop("headers"))
    if written is None:
        raise click.BadParameter(_("A header is written NAME=VALUE."), param_hint="--header")
    headers = {name: value for name, value in {**place.headers, **written}.items() if value}
    more = {key: value for key, value in given.items() if value}
    new = {**place.to_json(), "headers": checked_headers(headers), **more}
    return ModelPlace.model_validate(new)


def _keep_key(place: ModelPlace) -> None:
    keys, name = api_keys(), key_name(place.address)
    if keys.status(name).source is not None:
        return
    refuse_without_keychain(keys, name)
    keys.keep(name, asked_for_key())
    KeyPlaces(chosen_folder()).note_kept(name)


def _with_first_model(place: ModelPlace, *, yes: bool) -> ModelPlace:
    """The place with the first model it lists; asked of this machine at once, elsewhere after the
    person agreed.

    Raises:
        ProviderError: it does not answer, or lists none.
    """
    question = _("Ask {host} which models it has?")
    _agree(place, settings.load(chosen_folder().settings).model, question, yes=yes)
    models = _listed(place)
    if not models:
        raise ProviderError(_("The place lists no models. Name one with --model."))
    window = place.context_window or models[0].context_window
    return place.model_copy(update={"model": models[0].name, "context_window": window})


def _listed(place: ModelPlace) -> "tuple[ListedModel, ...]":
    from interview_app.llm.faults import WireFault
    from interview_app.llm.listing import listed

    try:
        return asyncio.run(listed(_endpoint(place)))
    except WireFault as fault:
        raise ProviderError(told(fault.failure.sentence, "terminal")) from None


def _endpoint(place: ModelPlace) -> "Endpoint":
    from interview_app.use_cases.models.places import Surroundings, endpoint_for

    return endpoint_for(place, Surroundings(folder=chosen_folder()))


def _known(name: str, kept: settings.Settings) -> ModelPlace:
    found = next((one for one in named_places.all_places(kept) if one.title == name), None)
    return found or named_places.place_typed(name)


def _is_agreed(place: ModelPlace, choice: ModelChoice) -> bool:
    return place.is_here or place.host in choice.agreed_hosts


def _agree(place: ModelPlace, choice: ModelChoice, question: str, *, yes: bool) -> None:
    """Ask before something goes to another place, unless it was agreed to.

    Raises:
        Abort: the person did not agree.
    """
    if not yes and not _is_agreed(place, choice):
        click.confirm(_(question).format(host=place.host), abort=True, err=True)
