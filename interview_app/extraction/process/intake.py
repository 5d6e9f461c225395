"""Takes a file of the person in: opened once, without blocking, checked, read whole (DESIGN 8,
CONTRACT B).

The path is bytes and may hold any; what is returned is content in memory, so that nothing can
change it later.
"""

import errno
import os
import stat

from interview_app.domain.frozen import frozen
from interview_app.domain.issues import SENTENCES
from interview_app.errors import DocumentError
from interview_app.extraction.formats.characters import single_line
from interview_app.extraction.limits import MAX_BYTES
from interview_app.i18n import _

_CHUNK = 1 << 20
_REFUSED = {errno.EACCES, errno.EPERM}
_NO_FILE = {errno.ENXIO, errno.EISDIR, errno.ENODEV, errno.EOPNOTSUPP, errno.ENOTSUP, errno.EINVAL}


@frozen(kw_only=False)
class TakenIn:
    """A file's content and the name to show for it."""

    content: bytes
    filename: str


def document_error(code: str) -> DocumentError:
    """The error of an issue code, with its sentence in the window language."""
    return DocumentError(code, _(SENTENCES[code]))


def shown_name(path: bytes) -> str:
    """The last part of a path as text on one line: bytes that are no UTF-8 become U+FFFD."""
    return single_line(os.path.basename(path.rstrip(b"/")).decode("utf-8", "replace")) or "document"


def take_in(path: bytes) -> TakenIn:
    """Read the file once.

    Raises:
        DocumentError: file_not_found, not_a_regular_file, permission_denied, file_empty,
            file_too_large, file_changed.
    """
    handle = _open(path)
    try:
        before = os.fstat(handle)
        if not stat.S_ISREG(before.st_mode):
            raise document_error("not_a_regular_file")
        if before.st_size > MAX_BYTES:
            raise document_error("file_too_large")
        content = _read(handle)
        after = os.fstat(handle)
    except OSError as error:
        raise _as_document_error(error) from error
    finally:
        os.close(handle)
    changed = (before.st_size, before.st_mtime_ns) != (after.st_size, after.st_mtime_ns)
    if changed or (before.st_size and len(content) != before.st_size):
        raise document_error("file_changed")
    if not content:
        raise document_error("file_empty")
    return TakenIn(content, shown_name(path))


def _open(path: bytes) -> int:
    # O_NONBLOCK: a FIFO without a writer must not hang us; it means nothing to a regular file.
    flags = (
        os.O_RDONLY
        | getattr(os, "O_NONBLOCK", 0)
        | getattr(os, "O_NOCTTY", 0)
        | getattr(os, "O_CLOEXEC", 0)
    )
    try:
        return os.open(path, flags | getattr(os, "O_BINARY", 0))
    except ValueError as error:  # a NUL in the path
        raise document_error("file_not_found") from error
    except OSError as error:
        raise _as_document_error(error) from error


def _read(handle: int) -> bytes:
    """At most one byte more than the limit: a file that grows meanwhile costs no more."""
    parts = []
    left = MAX_BYTES + 1
    while left and (part := os.read(handle, min(_CHUNK, left))):
        parts.append(part)
        left -= len(part)
    return b"".join(parts)


def _as_document_error(error: OSError) -> DocumentError:
    if error.errno in _REFUSED:
        return document_error("permission_denied")
    if error.errno in _NO_FILE:
        return document_error("not_a_regular_file")
    return document_error("file_not_found")
