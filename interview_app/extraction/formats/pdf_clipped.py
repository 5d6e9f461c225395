"""Text of a PDF page that a clip path cuts away (CONTRACT B, hidden text).

MuPDF leaves out each character that stands wholly outside the box of the clip in force, so a
table's cell or a column keeps what is seen of it, letter by letter. Here is found what was left
out, and whether a page has clips that are no plain
boxes: round corners, slits, several boxes at once. Under those only the drawn page tells what is
seen.
"""

import re
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pymupdf

from interview_app.extraction.document import Box

_NUMBER = rb"(-?[\d.]+)\s+"
_CLIP = re.compile(rb"W\*?(?=\s)")
_PLAIN_BOX = re.compile(rb"(?:^|(?:^|\s)([A-Za-z]+\*?))\s*" + _NUMBER * 4 + rb"re\s+$")
_BUILDS_PATH = (b"m", b"l", b"c", b"v", b"y", b"h", b"re")
_ENDS_PATH = re.compile(rb"\s+n(?!\S)")
_LONGEST_BOX = 120
"""Bytes before a clip in which its box stands; one that is longer is taken for an odd one."""

_SLIT = 4.0
"""Units of width or height below which a box shows no whole line, whatever the page's scale."""

_NESTING = re.compile(rb"(?<!\S)(?:(q)|(Q)|" + _NUMBER * 6 + rb"cm)(?!\S)")
_SHOWING = re.compile(rb"\((?:[^()\\]|\\.)*\)|(?<!\S)(?:q|Q|BT|Do)(?!\S)", re.DOTALL)
_MOST_STREAMS = 50
_MOST_BYTES = 4 << 20
_UNKNOWN = b" W n BT "
_MOST_LINES = 4_000


def drawing_orders(pdf: Any, page: Any) -> list[bytes]:
    """What a page and its forms are told to draw: content streams, in which a clip is an order like
    any other.

    What is too long, or packed in another way than PDF writers do, is left out and stands there as
    a clip of no known form.
    """
    contents = b"\n".join(_unpacked(pdf, xref) for xref in page.get_contents()[:_MOST_STREAMS])
    return [contents, *(_unpacked(pdf, form[0]) for form in page.get_xobjects()[:_MOST_STREAMS])]


def may_cut(page: Any, orders: Sequence[bytes], texts: Sequence[Box]) -> bool:
    """Whether a clip may cut text off: not where there is none, nor under clips set before all text
    that hold all of it.

    Args:
        page: the page, not turned.
        orders: of `drawing_orders`.
        texts: boxes of all texts of the page, cut or not.
    """
    if not texts:
        return False
    if len(orders) > 1 or page.first_annot is not None:  # a form or a note cuts at its own box
        return True
    boxes = list(_boxes_before_text(page, orders[0]))
    return None in boxes or any(
        not _holds(box, text) for box in boxes if box is not None for text in texts
    )


def cuts_oddly(orders: Sequence[bytes]) -> bool:
    """Whether text may be drawn under a clip that is more, or less, than one plain box."""
    return any(
        _text_under(one, end) for one in orders for _, end, box in _clips(one) if box is None
    )


def cut_away(page: Any, spans: Sequence[Any], *, flags: int) -> list[str]:
    """Lines of characters that no clip lets be seen.

    Args:
        page: the page, not turned.
        spans: of its `get_text("dict", flags=flags)`.
        flags: of that reading, `TEXT_CLIP` among them.
    """
    every = flags & ~pymupdf.TEXT_CLIP
    seen = sum(_letters(span["text"]) for span in spans)
    if _letters(page.get_text("text", flags=every)) <= seen:
        return []
    shown = Counter(_place(char) for line in _lines(page, flags) for char in line)
    cut = []
    for line in _lines(page, every):
        # A space between two cut letters is theirs; at an edge it is nobody's.
        text = "".join(
            char["c"] if char["c"].isspace() or _taken(shown, char) else "\n" for char in line
        )
        cut += [part.strip() for part in text.split("\n") if part.strip()]
    return cut[:_MOST_LINES]


def _unpacked(pdf: Any, xref: int) -> bytes:
    """A content stream. MuPDF unpacks one whole, whatever its size; a page may claim gigabytes of
    nothing.
    """
    packing = pdf.xref_get_key(xref, "Filter")[1]
    packed: bytes = pdf.xref_stream_raw(xref) or b""
    if packing == "null":
        return packed if len(packed) <= _MOST_BYTES else _UNKNOWN
    if (
        packing not in ("/FlateDecode", "[/FlateDecode]")
        or pdf.xref_get_key(xref, "DecodeParms")[0] != "null"
    ):
        return _UNKNOWN
    unpacking = zlib.decompressobj()
    try:
        content = unpacking.decompress(packed, _MOST_BYTES)
    except zlib.error:
        return _UNKNOWN
    return content if not unpacking.unconsumed_tail else _UNKNOWN


def _letters(text: str) -> int:
    return len("".join(text.split()))


def _lines(page: Any, flags: int) -> Iterator[list[Any]]:
    for block in page.get_text("rawdict", flags=flags)["blocks"]:
        for line in block.get("lines", ()):
            yield [char for span in line["spans"] for char in span["chars"]]


def _place(char: Any) -> tuple[str, float, float]:
    x, y = char["origin"]
    return char["c"], round(x, 1), round(y, 1)


def _taken(shown: Counter[tuple[str, float, float]], char: Any) -> bool:
    """Whether the character is not among those shown; one that is shown is counted off."""
    place = _place(char)
    shown[place] -= 1
    return shown[place] < 0


def _clips(order: bytes) -> Iterator[tuple[int, int, list[float] | None]]:
    """Each clip: where it begins and ends, and its box as x, y, width and height, None when it is
    no plain box.
    """
    for match in _CLIP.finditer(order):
        begin = match.start()
        if order[max(0, begin - 1) : begin].strip():
            continue  # the end of a longer word
        found = _PLAIN_BOX.search(order, max(0, begin - _LONGEST_BOX), begin)
        plain = (
            found is not None
            and found[1] not in _BUILDS_PATH
            and _ENDS_PATH.match(order, match.end())
        )
        box = _floats(found.groups()[1:]) if found is not None and plain else None
        yield begin, match.end(), None if box is None or _is_slit(box) else box


def _is_slit(box: list[float]) -> bool:
    width, height = abs(box[2]), abs(box[3])
    return max(width, height) > 0 and min(width, height) < _SLIT


def _floats(numbers: Sequence[bytes]) -> list[float] | None:
    try:
        return [float(number) for number in numbers]
    except ValueError:  # "1.2.3"
        return None


def _text_under(order: bytes, at: int) -> bool:
    """Whether text or a form is drawn before the clip set at this place ends."""
    depth = 0
    for match in _SHOWING.finditer(order, at):
        if match[0] == b"q":
            depth += 1
        elif match[0] == b"Q":
            depth -= 1
            if depth < 0:
                return False
        elif match[0] in (b"BT", b"Do"):
            return True
    return False


def _boxes_before_text(page: Any, order: bytes) -> Iterator[Box | None]:
    """The box of each clip as the page has it; None for an odd one and for one that is set after
    text.
    """
    stack = [page.transformation_matrix]
    text, done = order.find(b"BT"), 0
    for begin, _, box in _clips(order):
        if box is None or -1 < text < begin:
            yield None
            return
        for match in _NESTING.finditer(order, done, begin):
            if match[1]:
                stack.append(stack[-1])
            elif match[2]:
                stack = stack[:-1] or stack
            else:
                stack[-1] = pymupdf.Matrix(*(_floats(match.groups()[2:]) or (0.0,) * 6)) * stack[-1]
        done, turn = begin, stack[-1]
        x, y, width, height = box
        upright = not (turn.b or turn.c) or not (turn.a or turn.d)
        yield (
            tuple(pymupdf.Rect(x, y, x + width, y + height).normalize() * turn) if upright else None
        )


def _holds(box: Box, text: Box) -> bool:
    return box[0] <= text[0] and box[1] <= text[1] and text[2] <= box[2] and text[3] <= box[3]
