"""What reading a page asks of MuPDF, told before it is asked: no call of it can be stopped.

Text costs little however much is drawn around it; a list of all that is drawn costs much more for
each path. So a page that draws too much is read without that list, and where the document as a
whole is too long, reading ends with the pages before.
"""

import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

MOST_PATHS = 100_000
"""Paths of a whole document that are listed."""
MOST_BYTES = 48 << 20
"""Bytes of a document's content, unpacked: MuPDF reads some ten million a second."""
_CHUNK = 1 << 20
_PAINTS = re.compile(rb"\s[SsFfBb]\*?\s")
_PACKED = 16
"""Bytes of content for each byte that is packed in another way than PDF writers do, at most."""


@dataclass
class Effort:
    """Bytes of content and paths of the pages so far; a page that is not read any more counts
    too.
    """

    size: int = 0
    paths: int = 0

    def allows(self, pdf: Any, page: Any) -> bool:
        """Count a page, and say whether its text may still be read."""
        contents = b""
        for xref in page.get_contents():
            for chunk in _content(pdf, xref, MOST_BYTES - self.size):
                self._count(chunk, 1)
                contents += chunk if len(contents) < _CHUNK else b""
        for xref, name, *_rest in page.get_xobjects():
            times = max(1, len(re.findall(rb"/%s\s+Do(?!\S)" % re.escape(name.encode()), contents)))
            for chunk in _content(pdf, xref, MOST_BYTES - self.size):
                self._count(chunk, times)
        return self.size <= MOST_BYTES

    @property
    def allows_list(self) -> bool:
        """Whether what the page draws may be listed, and the page be drawn."""
        return self.paths <= MOST_PATHS

    def _count(self, chunk: bytes, times: int) -> None:
        self.size += times * len(chunk)
        self.paths += times * len(_PAINTS.findall(chunk))


def _content(pdf: Any, xref: int, most: int) -> Iterator[bytes]:
    """A content stream in pieces, to a little more than `most` bytes."""
    packed: bytes = pdf.xref_stream_raw(xref) or b""
    packing = pdf.xref_get_key(xref, "Filter")[1]
    if packing not in ("/FlateDecode", "[/FlateDecode]"):
        yield packed if packing == "null" else packed.ljust(_PACKED * len(packed))[: most + 1]
        return
    unpacking = zlib.decompressobj()
    try:
        while packed and most >= 0:
            chunk = unpacking.decompress(packed, _CHUNK)
            packed, most = unpacking.unconsumed_tail, most - len(chunk)
            yield chunk
    except zlib.error:
        return
