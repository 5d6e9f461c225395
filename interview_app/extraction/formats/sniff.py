"""What a file is, by its content; its name is only compared (CONTRACT B: `type_mismatch`,
`unsupported_type`).

Only bytes are looked at here, nothing is unpacked or parsed: the same function serves the intake
and the sealed worker.
"""

import codecs
import re

from interview_app.domain.document_kinds import EXTENSIONS, MIMES
from interview_app.domain.document_kinds import DocumentKind as Kind
from interview_app.domain.frozen import frozen

_OTHER_TYPES: tuple[tuple[bytes, str], ...] = (
    (b"\x89PNG\r\n\x1a\n", "image/png"),
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"GIF87a", "image/gif"),
    (b"GIF89a", "image/gif"),
    (b"II*\x00", "image/tiff"),
    (b"MM\x00*", "image/tiff"),
    (b"{\\rtf", "application/rtf"),
    (b"MZ", "application/x-msdownload"),
    (b"\x7fELF", "application/x-executable"),
    (b"\xcf\xfa\xed\xfe", "application/x-mach-binary"),
    (b"\xca\xfe\xba\xbe", "application/x-mach-binary"),
    (b"7z\xbc\xaf\x27\x1c", "application/x-7z-compressed"),
    (b"Rar!\x1a\x07", "application/vnd.rar"),
    (b"\x1f\x8b", "application/gzip"),
    (b"BZh", "application/x-bzip2"),
    (b"\xfd7zXZ\x00", "application/x-xz"),
    (b"SQLite format 3\x00", "application/vnd.sqlite3"),
    (b"%!PS", "application/postscript"),
    (b"OggS", "application/ogg"),
    (b"ID3", "audio/mpeg"),
    (b"RIFF", "application/x-riff"),
    (b"\x00asm", "application/wasm"),
)
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_PDF_HEADER = re.compile(rb"(?:\A|[\r\n\x00])\s*%PDF-\d")
_PDF_WINDOW = 1024
_HTML = re.compile(rb"\A(?:\xef\xbb\xbf)?\s*(?:<!doctype\s+html|<html[\s>])", re.IGNORECASE)
_MARKUP = re.compile(rb"\A(?:\xef\xbb\xbf)?\s*<[!?a-zA-Z]")
"""How pages, drawings and data in markup begin: nobody writes a résumé so, or calls it a PDF."""
_FEWEST_BYTES = 8
"""Bytes of a text that is called a PDF or a DOCX, at least: what is shorter is what a broken
download left.
"""
_ENCRYPTED_PACKAGE = "EncryptedPackage".encode("utf-16-le")
_TEXT_CONTROLS = frozenset(b"\t\n\r\f\x1b")
_CONTROL_SHARE = 0.15
"""More control bytes than this and it is no text in any encoding we read."""


@frozen(kw_only=False)
class Sniffed:
    """`kind` is None when it cannot be read; then `codes` names why. `codes` may also warn beside a
    kind.
    """

    kind: Kind | None
    mime: str
    codes: tuple[str, ...] = ()


def extension(filename: str) -> str:
    """The last extension in lower case, without its dot; empty when there is none."""
    stem, dot, last = filename.rpartition(".")
    return last.lower() if dot and stem else ""


def sniff(content: bytes, filename: str) -> Sniffed:
    """What `content` is, with `type_mismatch` where `filename` says something else."""
    named = extension(filename)
    expected = EXTENSIONS.get(named)
    found = _by_content(content, expected)
    if found.kind is None:
        disagrees = expected is not None and "unsupported_type" in found.codes
        return Sniffed(
            None, found.mime, (*found.codes, "type_mismatch") if disagrees else found.codes
        )
    if expected == found.kind or (not named and found.kind in ("txt", "md")):
        return found
    return Sniffed(found.kind, found.mime, (*found.codes, "type_mismatch"))


def _supported(kind: Kind) -> Sniffed:
    return Sniffed(kind, MIMES[kind])


def _unsupported(mime: str) -> Sniffed:
    return Sniffed(None, mime, ("unsupported_type",))


def _by_content(content: bytes, expected: Kind | None) -> Sniffed:
    if not content:
        return Sniffed(None, "application/x-empty", ("file_empty",))
    if content.startswith(b"PK"):
        return _zip(content, expected)
    if content.startswith(_OLE):
        # A DOCX with a password is an OLE file with the stream EncryptedPackage; without one it is
        # an old .doc.
        if _ENCRYPTED_PACKAGE in content:
            return Sniffed(None, MIMES["docx"], ("encrypted",))
        return _unsupported("application/x-ole-storage")
    for magic, mime in _OTHER_TYPES:
        if content.startswith(magic) and not _is_prose(content, magic):
            return _unsupported(mime)
    if _PDF_HEADER.search(content[:_PDF_WINDOW]):
        return _supported("pdf")
    if expected not in ("txt", "md") and (other := _no_resume(content, expected)) is not None:
        return other
    if looks_like_text(content):
        return _supported("md" if expected == "md" else "txt")
    return _unsupported("application/octet-stream")


def _no_resume(content: bytes, expected: Kind | None) -> Sniffed | None:
    """A page or a drawing in markup, or what is left of a file that is called `expected`; None for
    what may be a text.
    """
    if _HTML.match(content):
        return _unsupported("text/html")
    if expected is not None and _MARKUP.match(content):
        return _unsupported("text/xml")
    if expected is not None and len(content.strip()) < _FEWEST_BYTES:
        return Sniffed(None, MIMES[expected], ("corrupt_document",))
    return None


def _is_prose(content: bytes, magic: bytes) -> bool:
    """Whether a two or three letter magic (`MZ`, `ID3`, `BZh`, …) merely begins a text."""
    return (
        len(magic) <= 4
        and magic.isalnum()
        and b"\x00" not in content[:4096]
        and looks_like_text(content)
    )


def _zip(content: bytes, expected: Kind | None) -> Sniffed:
    if not content.startswith((b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08")):
        return (
            _supported("md" if expected == "md" else "txt")
            if looks_like_text(content)
            else _unsupported("")
        )
    if b"[Content_Types].xml" in content or b"word/" in content:
        other = (
            b"xl/workbook" in content or b"ppt/presentation" in content
        ) and b"word/" not in content
        return _unsupported("application/zip") if other else _supported("docx")
    if expected == "docx":
        return Sniffed(None, "application/zip", ("corrupt_document",))
    return _unsupported("application/zip")


def looks_like_text(content: bytes) -> bool:
    """Whether the bytes can be text: a BOM, UTF-16 by its pattern of zeros, or few control
    bytes.
    """
    if content.startswith((codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return True
    if utf16_without_bom(content) is not None:
        return True
    sample = content[:65536]
    controls = sum(1 for byte in sample if byte < 32 and byte not in _TEXT_CONTROLS)
    return controls <= len(sample) * _CONTROL_SHARE and not _is_noise(sample)


def _is_noise(sample: bytes) -> bool:
    """Whether the bytes are random: no UTF-8, few letters of ASCII, and as many high bytes as
    chance gives.
    """
    try:
        codecs.getincrementaldecoder("utf-8")().decode(sample)
    except UnicodeDecodeError:
        controls = sum(1 for byte in sample if byte < 32 and byte not in _TEXT_CONTROLS)
        plain = sum(1 for byte in sample if 32 <= byte < 127 or byte in _TEXT_CONTROLS)
        return len(sample) >= 64 and controls > len(sample) * 0.05 and plain < len(sample) * 0.5
    return False


def utf16_without_bom(content: bytes) -> str | None:
    """`utf-16-le` or `utf-16-be` when zeros stand on every other byte of what would be Latin
    letters; else None.
    """
    sample = content[:4096]
    if len(sample) < 8 or len(content) % 2:
        return None
    half = len(sample) // 2
    low, high = sample[0::2].count(0), sample[1::2].count(0)
    if high > half * 0.7 and low < half * 0.1:
        return "utf-16-le"
    if low > half * 0.7 and high < half * 0.1:
        return "utf-16-be"
    return None
