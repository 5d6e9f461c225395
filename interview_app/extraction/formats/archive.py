"""Checks a zip's directory before anything is unpacked, and unpacks entries under a hard bound
(CONTRACT B).
"""

import io
import stat
import zipfile
import zlib

from interview_app.extraction.limits import (
    MAX_ARCHIVE_BYTES,
    MAX_ARCHIVE_ENTRIES,
    MAX_ARCHIVE_RATIO,
    RATIO_GRACE_BYTES,
)
from interview_app.extraction.refusal import Refused

_END = b"PK\x05\x06"
_END_SIZE = 22


class Archive:
    """A checked zip: names are unique and harmless, sizes within the limits; a lie shows when an
    entry is read.
    """

    def __init__(self, content: bytes) -> None:
        _check_entry_count(content)
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(content))
            self._entries = self._check(self._zip.infolist())
        except (
            zipfile.BadZipFile,
            zipfile.LargeZipFile,
            NotImplementedError,
            ValueError,
            OverflowError,
        ) as error:
            raise Refused("corrupt_document") from error
        except UnicodeError as error:
            raise Refused("unsafe_archive") from error
        self._left = MAX_ARCHIVE_BYTES

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all entries."""
        return tuple(self._entries)

    def __contains__(self, name: str) -> bool:
        return name in self._entries

    def read(self, name: str) -> bytes:
        """Unpack one entry.

        Raises:
            Refused: it unpacks to more than its directory entry says, or is broken.
        """
        entry = self._entries[name]
        try:
            with self._zip.open(entry) as file:
                data = file.read(min(entry.file_size, self._left) + 1)
        except (
            zipfile.BadZipFile,
            zlib.error,
            EOFError,
            NotImplementedError,
            RuntimeError,
            OSError,
            ValueError,
        ) as error:
            raise Refused("corrupt_document") from error
        if len(data) > entry.file_size:
            raise Refused("unsafe_archive")
        self._left -= len(data)
        if self._left < 0:
            raise Refused("archive_limit_exceeded")
        return data

    @staticmethod
    def _check(infos: list[zipfile.ZipInfo]) -> dict[str, zipfile.ZipInfo]:
        if len(infos) > MAX_ARCHIVE_ENTRIES:
            raise Refused("archive_limit_exceeded")
        entries: dict[str, zipfile.ZipInfo] = {}
        folded: set[str] = set()
        for info in infos:
            if (
                _unsafe_name(info.orig_filename)
                or stat.S_ISLNK(info.external_attr >> 16)
                or info.filename.casefold() in folded
            ):
                raise Refused("unsafe_archive")
            if info.flag_bits & 0x1:
                raise Refused("encrypted")
            if info.file_size > RATIO_GRACE_BYTES and info.file_size > MAX_ARCHIVE_RATIO * max(
                1, info.compress_size
            ):
                raise Refused("archive_limit_exceeded")
            entries[info.filename] = info
            folded.add(info.filename.casefold())
        if sum(info.file_size for info in infos) > MAX_ARCHIVE_BYTES:
            raise Refused("archive_limit_exceeded")
        _check_overlaps(infos)
        return entries


def _check_entry_count(content: bytes) -> None:
    """Read the count that the end record claims before `zipfile` builds an object for each
    entry.
    """
    end = content.rfind(_END, max(0, len(content) - 65557))
    if end < 0 or end + _END_SIZE > len(content):
        raise Refused("corrupt_document")
    count = int.from_bytes(content[end + 10 : end + 12], "little")
    size = int.from_bytes(content[end + 12 : end + 16], "little")
    # The count is 16 bits and may lie; the directory's size gives the true bound of 46 bytes an
    # entry.
    if count != 0xFFFF and (count > MAX_ARCHIVE_ENTRIES or size > MAX_ARCHIVE_ENTRIES * 1024):
        raise Refused("archive_limit_exceeded")
    if count == 0xFFFF or content.count(b"PK\x01\x02") > MAX_ARCHIVE_ENTRIES:
        raise Refused("archive_limit_exceeded")


def _unsafe_name(name: str) -> bool:
    parts = name.replace("\\", "/").split("/")
    return (
        not name
        or name.startswith(("/", "\\"))
        or ".." in parts
        or ":" in parts[0]
        or any(ord(c) < 32 or 0xD800 <= ord(c) < 0xE000 for c in name)
    )


def _check_overlaps(infos: list[zipfile.ZipInfo]) -> None:
    """Entries that share packed bytes multiply what they unpack to."""
    reached = -1
    for info in sorted(infos, key=lambda one: one.header_offset):
        if info.header_offset < reached:
            raise Refused("unsafe_archive")
        reached = info.header_offset + 30 + len(info.orig_filename) + info.compress_size
