"""`interview-app key set|delete|status PROVIDER` (CONTRACT E10). A key is read from a prompt or
stdin, never from argv.
"""

import json
import sys

import click

from interview_app.api_keys import PROVIDERS, ApiKeys, KeyStatus, api_keys
from interview_app.cli.options import chosen_folder, shared, tell
from interview_app.domain.model_presets import key_name, mended_address
from interview_app.errors import KeyStoreError
from interview_app.i18n import _
from interview_app.use_cases.models.key_places import KeyPlaces


class _Name(click.ParamType):  # type: ignore[type-arg]  # at run time it takes none
    """A provider, or the address of a place: what a key belongs to."""

    name = "PROVIDER|ADDRESS"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The name under which the key is kept."""
        if value in PROVIDERS:
            return value
        named = key_name(mended_address(value)) if "." in value or ":" in value else ""
        if not named:
            told = _("{name} is neither an address nor one of {names}.")
            self.fail(told.format(name=repr(value), names=", ".join(PROVIDERS)), param, ctx)
        return named


_provider = click.argument("provider", type=_Name(), metavar="PROVIDER|ADDRESS")


@click.group("key")
def command() -> None:
    """Keep, delete or look up a provider's key."""


@command.command("set")
@_provider
@shared
def set_key(*, provider: str, as_json: bool) -> None:
    """Keep a key in the system's keychain. It is asked for, or read from stdin."""
    keys = api_keys()
    refuse_without_keychain(keys, provider)
    status = keys.keep(provider, asked_for_key())
    KeyPlaces(chosen_folder()).note_kept(provider)
    _tell(status, as_json=as_json)


def refuse_without_keychain(keys: ApiKeys, name: str) -> None:
    """A key that could not be kept is not asked for.

    Raises:
        KeyStoreError: there is no keychain; it names what to do instead.
    """
    if keys.has_keychain:
        return
    if name in PROVIDERS:
        told = _(
            "There is no keychain on this machine, so the key cannot be kept. Set {variable} in "
            "the environment."
        )
        raise KeyStoreError(told.format(variable=PROVIDERS[name][0]))
    raise KeyStoreError(
        _(
            "There is no keychain on this machine, so the key cannot be kept. Set a variable in "
            "the environment, and name it with `interview-app models add --key-variable`."
        )
    )


def asked_for_key() -> str:
    """A key, from a prompt that shows nothing or the whole of stdin; a line break inside it is seen
    and refused when it is kept.
    """
    if sys.stdin.isatty():
        return str(click.prompt(_("Key"), hide_input=True, err=True))
    return sys.stdin.read(10_000)


@command.command("delete")
@_provider
@shared
def delete_key(*, provider: str, as_json: bool) -> None:
    """Remove a key from the system's keychain."""
    keys = api_keys()
    gone = keys.forget(provider)
    words = _("The key is deleted.") if gone else _("There was no key to delete.")
    tell({"provider": provider, "deleted": gone}, words, as_json=as_json)
    note = keys.status(provider).note
    if note:
        click.echo(note, err=True)


@command.command("status")
@_provider
@shared
def key_status(*, provider: str, as_json: bool) -> None:
    """Say whether there is a key, and where; never the key."""
    _tell(api_keys().status(provider), as_json=as_json)


def _tell(status: KeyStatus, *, as_json: bool) -> None:
    if as_json:
        told = {
            "provider": status.provider,
            "source": status.source,
            "variable": status.variable,
            "note": status.note,
        }
        click.echo(json.dumps(told))
        return
    if status.source is None:
        click.echo(_("{provider}: no key.").format(provider=status.provider))
    else:
        click.echo(
            _("{provider}: a key is there ({source}).").format(
                provider=status.provider, source=status.source
            )
        )
    if status.note:
        click.echo(status.note)
