"""`interview-app key set|delete|status PROVIDER` (CONTRACT E10). A key is read from a prompt or
stdin, never from argv.
"""

import json
import sys

import click

from interview_app.api_keys import PROVIDERS, KeyStatus, api_keys
from interview_app.cli.options import shared
from interview_app.errors import KeyStoreError
from interview_app.i18n import _

_provider = click.argument("provider", type=click.Choice(list(PROVIDERS)), metavar="PROVIDER")


@click.group("key")
def command() -> None:
    """Keep, delete or look up a provider's key."""


@command.command("set")
@_provider
@shared
def set_key(*, provider: str, as_json: bool) -> None:
    """Keep a key in the system's keychain. It is asked for, or read from stdin."""
    keys = api_keys()
    if not keys.has_keychain:
        told = _(
            "There is no keychain on this machine, so the key cannot be kept. Set {variable} in "
            "the environment."
        )
        raise KeyStoreError(told.format(variable=PROVIDERS[provider][0]))
    if sys.stdin.isatty():
        value = click.prompt(_("Key"), hide_input=True, err=True)
    else:
        value = sys.stdin.readline()
    _tell(keys.keep(provider, value), as_json=as_json)


@command.command("delete")
@_provider
@shared
def delete_key(*, provider: str, as_json: bool) -> None:
    """Remove a key from the system's keychain."""
    keys = api_keys()
    gone = keys.forget(provider)
    if as_json:
        click.echo(json.dumps({"provider": provider, "deleted": gone}))
    else:
        click.echo(_("The key is deleted.") if gone else _("There was no key to delete."))
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
