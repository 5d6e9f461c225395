"""Files the person hands over: opened once, checked, kept as original, named by a handle of ours
(CONTRACT A7).
"""

import re

from interview_app.domain.journal import Blob
from interview_app.domain.known import Attachment
from interview_app.errors import DocumentError
from interview_app.extraction.formats.sniff import sniff
from interview_app.extraction.process import intake
from interview_app.i18n import _
from interview_app.store.store import Store
from interview_app.use_cases.exchange import foreign_files

SCHEME = "upload://"
_ADDRESS = re.compile(rb"(?i)\A[a-z][a-z0-9+.-]{1,15}:(//)?[^/\\ ]")
_KEPT_THOUGH_UNREADABLE = frozenset({"encrypted", "corrupt_document"})
"""Reading these fails with its own sentence; the original is kept, so that the person need not find
it again.
"""


def handle_of(sha256: str) -> str:
    """The handle under which content is known to leaders; the same content has the same one."""
    return f"{SCHEME}{sha256[:24]}"


def attachment_of(blob: Blob) -> Attachment:
    """A kept original under its handle."""
    return Attachment(handle=handle_of(blob.sha256), **vars(blob))


class Uploads:
    """Takes files in; safe on any thread."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def take_in(self, path: bytes) -> Attachment:
        """Keep the file and issue its handle.

        Raises:
            DocumentError: with the issue code of CONTRACT B.
            StoreError: it could not be kept.
        """
        if _ADDRESS.match(path) and not path.startswith(b"file:"):
            sentence = _(
                "This is a link, not a file. Save the page or document as a file first, then "
                "drop that."
            )
            raise DocumentError("not_a_regular_file", sentence)
        taken = intake.take_in(path)
        blob = self._store.originals.keep(taken.content, filename=taken.filename, mime=_mime(taken))
        return attachment_of(blob)


def _mime(taken: intake.TakenIn) -> str:
    if (foreign := foreign_files.recognised(taken.content)) is not None:
        return foreign.mime
    sniffed = sniff(taken.content, taken.filename)
    if sniffed.kind is None and not _KEPT_THOUGH_UNREADABLE & set(sniffed.codes):
        raise intake.document_error("unsupported_type")
    return sniffed.mime
