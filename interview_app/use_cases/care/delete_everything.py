"""Delete all data of this app: store, originals, logs, caches, backups, settings and keys (DESIGN
7).

Only what the app itself wrote goes: the data folder may be one the person chose and uses for more.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from interview_app.api_keys import PROVIDERS, ApiKeys
from interview_app.errors import KeyStoreError
from interview_app.paths import DataFolder
from interview_app.store.deletion import remove_named, remove_store_files
from interview_app.store.faults import typed_faults
from interview_app.store.lock import Lock
from interview_app.use_cases.models import key_places
from interview_app.use_cases.models.key_places import KeyPlaces


@dataclass(frozen=True, kw_only=True)
class Deleted:
    """What was done: keys removed by provider, files of others that remain, a sentence when the
    keychain refused.
    """

    keys: tuple[str, ...]
    left_behind: tuple[str, ...] = ()
    key_note: str = ""


def delete_everything(folder: DataFolder, *, keys: ApiKeys) -> Deleted:
    """Delete everything; an open store must be closed before. It can be done again.

    Raises:
        AlreadyRunning: the app is open with this data folder.
        StoreError: a file could not be removed.
    """
    if not folder.root.exists():
        return _with_keys(keys)
    names = KeyPlaces(folder).kept()
    lock = Lock(folder.lock)
    lock.take()
    try:
        remove_store_files(folder)
        with typed_faults():
            remove_named(folder.logs, ["interview-app.log*"])
            for file in (
                folder.settings,
                folder.read_unsealed,
                folder.settings.with_suffix(".new"),
                folder.root / key_places.FILE,
                *folder.root.glob(".new-*"),
            ):
                file.unlink(missing_ok=True)
            folder.lock.unlink(missing_ok=True)
    finally:
        lock.release()
    with typed_faults():
        left = tuple(sorted(path.name for path in folder.root.iterdir()))
        if not left:
            folder.root.rmdir()
    return _with_keys(keys, names, left_behind=left)


def _with_keys(
    keys: ApiKeys, names: Iterable[str] = (), *, left_behind: tuple[str, ...] = ()
) -> Deleted:
    gone: list[str] = []
    note = ""
    for provider in dict.fromkeys((*PROVIDERS, *names)):
        try:
            if keys.forget(provider):
                gone.append(provider)
        except KeyStoreError as error:
            note = error.sentence
    return Deleted(keys=tuple(gone), left_behind=left_behind, key_note=note)
