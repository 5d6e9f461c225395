"""Starting anew with the kept originals where the store is lost and no backup is there, for window
and command line.
"""

from dataclasses import asdict
from datetime import datetime

from interview_app.domain import event_kinds
from interview_app.domain.document_kinds import MIMES
from interview_app.domain.journal import Blob, NewEvent
from interview_app.extraction.formats.sniff import sniff
from interview_app.i18n import _
from interview_app.paths import DataFolder
from interview_app.store import fresh_start
from interview_app.store.lock import Lock
from interview_app.store.store import utc_now
from interview_app.use_cases.exchange.uploads import attachment_of

_EXTENSIONS = {mime: f".{kind}" for kind, mime in MIMES.items()}


def start_anew(folder: DataFolder, *, now: datetime | None = None) -> int:
    """Begin a new store whose first conversation has the kept originals attached; returns how many
    there are. What was there and cannot be opened is set aside in `replaced/`.

    Raises:
        AlreadyRunning: the app is open with this data folder.
        StoreError: a store that opens or a backup is there, or it could not be written.
    """
    lock = Lock(folder.lock)
    lock.take()
    try:
        kept = tuple(
            _described(number, sha256, content)
            for number, (sha256, content) in enumerate(fresh_start.kept_originals(folder), 1)
        )
        attached = tuple(
            NewEvent(kind=event_kinds.ATTACHED, body=asdict(attachment_of(blob))) for blob in kept
        )
        fresh_start.start_anew(folder, kept, attached, now=now or utc_now())
        return len(kept)
    finally:
        lock.release()


def _described(number: int, sha256: str, content: bytes) -> Blob:
    """Its name went with the database: it gets one by its kind."""
    mime = sniff(content, "").mime
    name = _("Kept document {n}").format(n=number) + _EXTENSIONS.get(mime, "")
    return Blob(sha256=sha256, filename=name, mime=mime, bytes=len(content))
