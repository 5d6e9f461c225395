"""Keys of model providers: the system's keychain, else an environment variable (read only), else
memory for this run.

Never a file. Backends that store plainly or swallow (`keyrings.alt`, `null`, `fail`, anything
called plaintext) are refused. A key is never part of a message, a representation or an error here.

Looking is not using. A keychain that is locked asks for a password before it gives a key out, and a
desktop without one asks
for the password of a new one: the person is asked when a key is kept, used or removed, and never to
show where it lies.
"""

import os
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from enum import StrEnum

import keyring
from keyring.backend import KeyringBackend
from keyring.errors import KeyringError, PasswordDeleteError

from interview_app.domain.model_presets import PRESETS, origin_of
from interview_app.errors import KeyStoreError
from interview_app.i18n import _

SERVICE = "Interview App"
"""The name under which the keychain shows our keys."""

PROVIDERS: Mapping[str, tuple[str, ...]] = {
    one.id: one.variables for one in PRESETS if one.variables
}
"""Every provider that takes a key, with the environment variables it is looked for in, first one
first.
"""

_ASKING_MODULES = ("keyring.backends.kwallet", "keyring.backends.libsecret")
"""Backends that open the keychain, and so may ask the person, before they say anything of it."""
_SECRET_SERVICE = "keyring.backends.SecretService"
_NOT_FETCHED = "kept in the keychain"
"""Stands for a key that is there and was only looked for."""
_REFUSED_MODULES = ("keyrings.alt", "keyring.backends.null", "keyring.backends.fail")


class KeySource(StrEnum):
    """Where a key lies."""

    KEYCHAIN = "keychain"
    ENVIRONMENT = "environment"
    MEMORY = "memory"


@dataclass(frozen=True, kw_only=True)
class FoundKey:
    """A key and where it lies; its representation does not show it."""

    value: str = field(repr=False)
    source: KeySource
    variable: str | None = None


@dataclass(frozen=True, kw_only=True)
class KeyStatus:
    """Whether there is a key, and where; `note` is a sentence for the person when it will not last
    or cannot be changed.

    `unknown`: the keychain would have to ask the person before it could say.
    """

    provider: str
    source: KeySource | None
    variable: str | None = None
    note: str = ""
    unknown: bool = False


class ApiKeys:
    """The keys of this run, each by the place it belongs to: a provider's id, or an origin such as
    `https://models.example:8443` (`model_presets.key_name`). `backend` is the keychain to use,
    chosen by `keychain()`; None means there is none.
    """

    def __init__(
        self,
        *,
        backend: KeyringBackend | None,
        environ: Mapping[str, str] | None = None,
        memory: dict[str, str] | None = None,
        fetches: bool = True,
    ) -> None:
        self._backend = backend
        self._environ = os.environ if environ is None else environ
        self._memory = {} if memory is None else memory
        self._fetches = fetches

    @property
    def has_keychain(self) -> bool:
        """Whether keys outlive this run."""
        return self._backend is not None

    def find(self, provider: str) -> FoundKey | None:
        """The key: from the keychain, else the environment, else this run's memory.

        Raises:
            KeyStoreError: no such provider, or the keychain is locked or refuses.
        """
        variables = _variables(provider)
        kept = self._from_keychain(provider)
        if kept:
            return FoundKey(value=kept, source=KeySource.KEYCHAIN)
        for variable in variables:
            value = self._environ.get(variable, "").strip()
            if value:
                return FoundKey(value=value, source=KeySource.ENVIRONMENT, variable=variable)
        if provider in self._memory:
            return FoundKey(value=self._memory[provider], source=KeySource.MEMORY)
        return None

    def looking(self) -> "ApiKeys":
        """The same keys for who wants to know which there are and will not use them: `find` asks
        nobody for anything.

        A key in the keychain is not fetched, and one that may be there counts as there.
        """
        return ApiKeys(
            backend=self._backend, environ=self._environ, memory=self._memory, fetches=False
        )

    def keep(self, provider: str, value: str) -> KeyStatus:
        """Keep a key in the keychain, or for this run only where there is none; the status says
        which.

        Raises:
            KeyStoreError: no such provider, an empty key, or the keychain is locked or refuses.
        """
        _variables(provider)
        value = value.strip()
        if not value or not value.isprintable() or " " in value:
            raise KeyStoreError(
                _("This is not a key. Copy the key from the provider's page and paste it whole.")
            )
        if self._backend is None:
            self._memory[provider] = value
            return self.status(provider)
        try:
            self._backend.set_password(SERVICE, provider, value)
            there = self._backend.get_password(SERVICE, provider)
        except Exception as error:  # noqa: BLE001 - backends raise whatever their system does, and its text may hold the key
            raise _refused(error) from None
        if there != value:
            raise KeyStoreError(_("The keychain did not keep the key. Unlock it, then try again."))
        self._memory.pop(provider, None)
        return self.status(provider)

    def forget(self, provider: str) -> bool:
        """Remove a key from keychain and memory; whether there was one. The environment is not ours
        to change.

        Raises:
            KeyStoreError: no such provider, or the keychain is locked or refuses.
        """
        _variables(provider)
        gone = self._memory.pop(provider, None) is not None
        if self._backend is None or not self._from_keychain(provider):
            return gone
        try:
            self._backend.delete_password(SERVICE, provider)
        except PasswordDeleteError:
            return gone
        except Exception as error:  # noqa: BLE001 - as above
            raise _refused(error) from None
        return True

    def status(self, provider: str) -> KeyStatus:
        """Whether there is a key, and where; nobody is asked for anything to find out.

        Raises:
            KeyStoreError: no such provider, or the keychain refuses.
        """
        unknown = self._backend is not None and self._seen(provider) is None
        keys = (
            ApiKeys(backend=None, environ=self._environ, memory=self._memory)
            if unknown
            else self.looking()
        )
        found = keys.find(provider)
        if found is None:
            told = _(
                "The keychain is locked: it is seen only when a key is used whether it holds "
                "this one."
            )
            return KeyStatus(
                provider=provider, source=None, unknown=unknown, note=told if unknown else ""
            )
        notes = {
            KeySource.KEYCHAIN: "",
            KeySource.ENVIRONMENT: _("The key comes from {variable} and is changed there.").format(
                variable=found.variable
            ),
            KeySource.MEMORY: _(
                "There is no keychain on this machine: the key is kept for this run only."
            ),
        }
        return KeyStatus(
            provider=provider,
            source=found.source,
            variable=found.variable,
            note=notes[found.source],
        )

    def _from_keychain(self, provider: str) -> str | None:
        if self._backend is None:
            return None
        if _asks(self._backend):
            # Where nothing is kept, nothing is asked for: a desktop that has no keychain yet would
            # make one.
            if self._seen(provider) is False:
                return None
            if not self._fetches:
                return _NOT_FETCHED
        try:
            return self._backend.get_password(SERVICE, provider)
        except Exception as error:  # noqa: BLE001 - as above
            raise _refused(error) from None

    def _seen(self, provider: str) -> bool | None:
        """Whether the keychain holds a key, as far as it says so without asking the person; None:
        it does not say.
        """
        module = type(self._backend).__module__
        try:
            if module.startswith(_SECRET_SERVICE):
                return _in_secret_service(provider)
        except Exception as error:  # noqa: BLE001 - as above
            raise _refused(error) from None
        return (
            None
            if module.startswith(_ASKING_MODULES)
            else self._from_keychain(provider) is not None
        )


def _asks(backend: KeyringBackend) -> bool:
    """Whether looking into this keychain may ask the person for a password."""
    return type(backend).__module__.startswith((_SECRET_SERVICE, *_ASKING_MODULES))


def _in_secret_service(provider: str) -> bool | None:
    """Whether a key lies in the default keychain of a Linux desktop. What it is filed under can be
    read while it is locked.
    """
    import secretstorage  # comes with keyring where there is such a service

    with closing(secretstorage.dbus_init()) as bus:
        try:
            collection = secretstorage.Collection(bus)
        except secretstorage.ItemNotFoundException:
            return False
        if any(
            True for _item in collection.search_items({"service": SERVICE, "username": provider})
        ):
            return True
        return None if collection.is_locked() else False


def api_keys() -> ApiKeys:
    """The keys of this machine and run."""
    return ApiKeys(backend=keychain())


def keychain() -> KeyringBackend | None:
    """The system's keychain, or None when there is none that keeps a secret."""
    try:
        return acceptable(keyring.get_keyring())
    except Exception:  # noqa: BLE001 - looking for backends imports whatever is installed; none of it may stop the app
        return None


def acceptable(backend: KeyringBackend) -> KeyringBackend | None:
    """The backend itself, the first good one of a chain, or None when it stores plainly or
    swallows.
    """
    for one in getattr(backend, "backends", None) or [backend]:
        kind = type(one)
        refused = (
            kind.__module__.startswith(_REFUSED_MODULES) or "plaintext" in kind.__name__.casefold()
        )
        if not refused and not hasattr(one, "backends"):
            return one  # type: ignore[no-any-return]
    return None


def backend_name(backend: KeyringBackend | None) -> str:
    """What the doctor calls it."""
    return "none" if backend is None else type(backend).__module__.rpartition(".")[2]


def _variables(provider: str) -> tuple[str, ...]:
    if "://" in provider and origin_of(provider) == provider:
        return ()
    if provider not in PROVIDERS:
        told = _("There is no provider of that name. Enter an address, or one of {names}.")
        raise KeyStoreError(told.format(names=", ".join(PROVIDERS)))
    return PROVIDERS[provider]


def _refused(error: Exception) -> KeyStoreError:
    if isinstance(error, KeyringError):
        return KeyStoreError(
            _(
                "The keychain is locked or refused. Unlock it and allow Interview App, then try "
                "again."
            )
        )
    return KeyStoreError(
        _("The keychain does not answer. Log in again or restart it, then try again.")
    )
