"""Taking our own export back in, with nothing lost (CONTRACT E9). Every file is untrusted until it
has been checked.
"""

import hashlib
import io
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from pydantic import ValidationError

from interview_app.domain.records import DataType, validated
from interview_app.errors import ImportFailed
from interview_app.i18n import _
from interview_app.store import absorbing, blobs
from interview_app.store.absorbing import Absorbed
from interview_app.store.faults import typed_faults
from interview_app.store.portable import Everything, PortableRecord
from interview_app.store.store import Store
from interview_app.use_cases.exchange.export_data import MANIFEST

MAX_FILE_BYTES = 2 * 1024**3
MAX_MANIFEST_BYTES = 512 * 1024**2
MAX_BLOB_BYTES = 64 * 1024**2


def _is_everything_zip(untrusted: bytes) -> bool:
    try:
        with zipfile.ZipFile(io.BytesIO(untrusted)) as archive:
            return MANIFEST in archive.namelist()
    except zipfile.BadZipFile:
        return False


def take_in_everything(store: Store, untrusted: bytes) -> Absorbed:
    """Take our own export in: into an empty store as it was, into another by adding what is not
    there.

    Raises:
        ImportFailed: it is damaged, changed or of a newer version; nothing is imported.
        StoreError: it cannot be written; nothing is imported.
    """
    with zipfile.ZipFile(io.BytesIO(untrusted)) as archive:
        try:
            given = Everything.model_validate_json(
                _read(archive, MANIFEST, limit=MAX_MANIFEST_BYTES)
            )
            for record in given.records:
                if record.data is not None:
                    validated(record.data_type, record.data)
            out_of_order = tuple(_out_of_order(given))
        except (ValidationError, ValueError):
            raise _refused() from None
        _keep_blobs(store, archive, given)
    with store.importing() as connection:
        return replace(absorbing.absorb(connection, given), out_of_order=out_of_order)


def _out_of_order(given: Everything) -> Iterator[tuple[DataType, str]]:
    """Records whose newest version has a time that ends before it starts: kept as approved, and
    told.
    """
    newest: dict[tuple[DataType, str], PortableRecord] = {}
    for record in given.records:
        key = record.data_type, record.id
        if key not in newest or newest[key].version < record.version:
            newest[key] = record
    for key, record in newest.items():
        try:
            if record.data is not None:
                validated(record.data_type, record.data, in_order=True)
        except ValidationError:
            yield key


def _keep_blobs(store: Store, archive: zipfile.ZipFile, given: Everything) -> None:
    """Files before rows; should the rows not follow, the sweep at a later start removes them."""
    for blob in given.blobs:
        content = _read(archive, f"blobs/{blob.sha256}", limit=MAX_BLOB_BYTES)
        if hashlib.sha256(content).hexdigest() != blob.sha256:
            raise _refused()
        with typed_faults():
            blobs.write(store.places.blobs, content)


def _read(archive: zipfile.ZipFile, name: str, *, limit: int) -> bytes:
    try:
        with archive.open(name) as file:
            content = file.read(limit + 1)
    except (KeyError, zipfile.BadZipFile, OSError, EOFError, RuntimeError, NotImplementedError):
        raise _refused() from None
    if len(content) > limit:
        raise _refused()
    return content


def _refused() -> ImportFailed:
    return ImportFailed(
        _("This export is damaged or from a newer version; nothing was imported. Export it again.")
    )


def import_data(store: Store, path: Path) -> Absorbed:
    """Take a file in, by its content and not by its name.

    Raises:
        ImportFailed: it cannot be read, or is of no known format; nothing is imported.
        StoreError: it cannot be written.
    """
    if store.read_only_because is not None:
        raise store.read_only_because
    try:
        with open(path, "rb") as file:
            untrusted = file.read(MAX_FILE_BYTES + 1)
    except OSError:
        raise ImportFailed(
            _("The file to import cannot be read. Check that it is there and may be read.")
        ) from None
    if len(untrusted) > MAX_FILE_BYTES:
        raise ImportFailed(_("The file to import is too large."))
    if _is_everything_zip(untrusted):
        return take_in_everything(store, untrusted)
    raise ImportFailed(
        _(
            "This file is of no kind that can be imported. Choose an export of this or a "
            "supported program. A résumé is read in the window, where you check what was "
            "understood."
        )
    )
