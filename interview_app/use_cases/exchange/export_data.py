"""Writing all data out: our own zip with everything, and formats of other programs as they come in
(CONTRACT E9).

`FORMATS` is the one table that window and command line read. A format of another program is one
line more: what it writes is made from `Known` alone, see `of_known`.
"""

import io
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from interview_app.domain.canonical import canonical_json
from interview_app.domain.known import Known, from_records
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.errors import StoreError, StoreFull
from interview_app.i18n import _
from interview_app.interchange import json_resume, rendercv_yaml
from interview_app.store import files, portable
from interview_app.store.faults import store_error
from interview_app.store.store import Store, utc_now
from interview_app.use_cases.exchange.lined_timeline import with_lines
from interview_app.use_cases.exchange.markdown_export import markdown

MANIFEST = "everything.json"
"""The JSON inside our zip; originals lie beside it under `blobs/SHA256`."""


@dataclass(frozen=True, kw_only=True)
class Format:
    """One way to write the data: the suffix of its file, and the bytes."""

    suffix: str
    write: Callable[[Store], bytes]


def everything_zip(store: Store) -> bytes:
    """Our own export: sessions, events, records, originals and the request journal; `import` brings
    it all back.

    Raises:
        StoreDamaged: an original is gone or changed; nothing half is written.
    """
    at = utc_now().strftime("%Y-%m-%dT%H:%M:%SZ")
    with store.snapshot() as connection:
        whole = portable.everything(connection, at=at)
        target = io.BytesIO()
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(MANIFEST, canonical_json(whole.model_dump(mode="json")))
            for blob in whole.blobs:
                archive.writestr(f"blobs/{blob.sha256}", store.originals.read(blob.sha256))
    return target.getvalue()


def of_known(write: Callable[[Known], bytes]) -> Callable[[Store], bytes]:
    """A writer that needs nothing but the approved records."""
    return lambda store: write(from_records(store.records()))


def of_resume(
    write: Callable[[ApplicantProfile | None, SkeletonTimeline | None], bytes],
) -> Callable[[Store], bytes]:
    """A writer of profile and timeline alone, as other programs know a résumé: its highlights are
    the approved lines.
    """
    return of_known(lambda known: write(known.profile, with_lines(known)))


FORMATS: dict[str, Format] = {
    "everything": Format(suffix=".zip", write=everything_zip),
    "json-resume": Format(suffix=".json", write=of_resume(json_resume.write)),
    "rendercv": Format(suffix=".yaml", write=of_resume(rendercv_yaml.write)),
    "markdown": Format(suffix=".md", write=of_known(markdown)),
}
"""Every format by its name on the command line."""


def export_data(store: Store, *, format: str, out: Path) -> Path:
    """Write the data in a format of `FORMATS` to a file, whole or not at all.

    Raises:
        StoreError: the file cannot be written, or an original is damaged.
    """
    content = FORMATS[format].write(store)
    try:
        files.make_folder(out.parent)
        files.write_whole(out, content)
    except OSError as error:
        fault = store_error(error)
        if isinstance(fault, StoreFull):
            raise fault from error
        raise StoreError(_("The file cannot be written. Choose another place.")) from error
    return out
