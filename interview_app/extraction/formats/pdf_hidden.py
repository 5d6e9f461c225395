"""Which spans of a PDF page cannot be seen: invisible, tiny, off the page, white on white, or
covered (CONTRACT B).

Cheap signs come first; what they leave in doubt is settled by drawing the page once and looking at
the pixels.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pymupdf

from interview_app.extraction.document import Box
from interview_app.extraction.page.drawn_bullets import may_be_bullet, ring_within

_FILLED_OR_STROKED = 16 | 32
_LEAST_ALPHA = 13
_LEAST_POINTS = 1.5
_LIGHT = 0xE6
_RULE_THICKNESS = 4.0
_DPI = 72
_CONTRAST = 14
"""Grey levels between the lightest and darkest pixel below which there is nothing to see."""

_MOST_DOUBTS = 4_000
_MOST_COVERS = 300


@dataclass
class PageLog:
    """What a page draws, in order: boxes of texts, fills and images with their place in the order;
    thin fills hide nothing.

    `small`: boxes of shapes that may be the bullet of an item.
    """

    texts: list[tuple[int, Box]] = field(default_factory=list)
    covers: list[tuple[int, Box]] = field(default_factory=list)
    small: list[Box] = field(default_factory=list)
    off_page: bool = False
    image_area: float = 0.0
    paths: int = 0

    @classmethod
    def of(cls, page: Any) -> "PageLog":
        """The log of a page; boxes are clipped to the page."""
        log = cls()
        page_box = tuple(page.rect)
        for order, (kind, raw) in enumerate(page.get_bboxlog()):
            box = _clipped(raw, page_box)
            if box is None:
                log.off_page = log.off_page or kind.endswith("-text")
                continue
            if kind.endswith("-text"):
                log.texts.append((order, box))
            elif kind == "stroke-path":
                log.paths += 1
                if (ring := ring_within(box)) is not None:
                    log.small.append(ring)
            elif kind == "fill-path":
                log.paths += 1
                if may_be_bullet(box):
                    log.small.append(box)
                if min(box[2] - box[0], box[3] - box[1]) > _RULE_THICKNESS:
                    log.covers.append((order, box))
            elif kind in ("fill-image", "fill-imgmask", "fill-shade"):
                log.image_area += (
                    (box[2] - box[0]) * (box[3] - box[1]) if kind != "fill-shade" else 0
                )
                log.covers.append((order, box))
        return log


def hidden_spans(
    page: Any, spans: Sequence[Any], log: PageLog, *, drawable: bool, all_in_doubt: bool = False
) -> set[int]:
    """`id()` of each span of `get_text("dict")` that cannot be seen.

    Args:
        page: the page, not turned.
        spans: of its `get_text("dict")`.
        log: what it draws.
        drawable: the page may be drawn to find out.
        all_in_doubt: something that the log does not tell may hide any span; only a drawn page
            settles it.
    """
    page_box: Box = tuple(page.rect)
    gone: set[int] = set()
    doubtful: list[Any] = []
    boxes = _Boxes(spans, log, page_box) if log.covers else None
    light = {color for color in {span["color"] for span in spans} if _is_light(color)}
    for span in spans:
        if _never_seen(span, page_box):
            gone.add(id(span))
        elif span["text"].strip() and (
            span["color"] in light
            or (all_in_doubt and drawable)
            or (boxes is not None and boxes.cast_doubt(span))
        ):
            doubtful.append(span)
    if doubtful and drawable:
        gone |= _without_contrast(page, doubtful[:_MOST_DOUBTS])
    elif doubtful:
        gone |= {
            id(span)
            for span in doubtful
            if _is_light(span["color"]) and not _on_something(span, log)
        }
    return gone


def off_page_text(page: Any, log: PageLog) -> list[str]:
    """Text drawn wholly outside the page, which `get_text` leaves out."""
    if not log.off_page:
        return []
    page_box: Box = tuple(page.rect)
    found = [span for span in page.get_texttrace() if _clipped(span["bbox"], page_box) is None]
    return [
        "".join(chr(char[0]) for char in span["chars"] if char[0] > 0)
        for span in found[:_MOST_DOUBTS]
    ]


def _on_something(span: Any, log: PageLog) -> bool:
    return any(_holds(cover, _middle(span["bbox"])) for _, cover in log.covers)


def _middle(box: Any) -> tuple[float, float]:
    return ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)


def _never_seen(span: Any, page_box: Box) -> bool:
    if (
        not span["char_flags"] & _FILLED_OR_STROKED
        or span["alpha"] < _LEAST_ALPHA
        or span["size"] < _LEAST_POINTS
    ):
        return True
    box = span["bbox"]
    return bool(
        box[2] <= page_box[0]
        or box[0] >= page_box[2]
        or box[3] <= page_box[1]
        or box[1] >= page_box[3]
    )


class _Boxes:
    """The filled boxes and pictures of a page, and whether they may hide a span."""

    def __init__(self, spans: Sequence[Any], log: PageLog, page_box: Box) -> None:
        self._texts = log.texts
        self._common = _commonest_color(spans)
        most = 0.9 * _area(page_box)
        covers = log.covers if len(log.covers) <= _MOST_COVERS else []
        ordinary = [_middle(span["bbox"]) for span in spans if span["color"] == self._common]
        # A box that also holds text of the ordinary colour is a background on which text shows.
        self._covers = [
            (order, box, _area(box) < most and not _holds_any(box, ordinary))
            for order, box in covers
        ]

    def cast_doubt(self, span: Any) -> bool:
        """Whether something is drawn over the span, or it stands on a box of its own in an odd
        colour.
        """
        x, y = _middle(span["bbox"])
        over = [
            (order, alone)
            for order, (x0, y0, x1, y1), alone in self._covers
            if x0 <= x <= x1 and y0 <= y <= y1
        ]
        if not over:
            return False
        if span["color"] != self._common and any(alone for _, alone in over):
            return True
        above = max(order for order, _ in over)
        # Texts stand in drawing order: what lies above the last one that holds the middle hides it.
        for order, (x0, y0, x1, y1) in reversed(self._texts):
            if order < above and x0 <= x <= x1 and y0 <= y <= y1:
                return True
            if order > above and x0 <= x <= x1 and y0 <= y <= y1:
                return False
        return True


def _without_contrast(page: Any, spans: Sequence[Any]) -> set[int]:
    clip = pymupdf.Rect(spans[0]["bbox"])
    for span in spans:
        clip |= span["bbox"]
    try:
        picture = page.get_pixmap(dpi=_DPI, colorspace=pymupdf.csGRAY, alpha=False, clip=clip)
    except (
        RuntimeError,
        ValueError,
    ):  # the picture alone is broken; what is light is then taken as unseen
        return {id(span) for span in spans if _is_light(span["color"])}
    scale = _DPI / 72
    width, height, samples = picture.width, picture.height, picture.samples
    left, top = picture.x, picture.y
    gone = set()
    for span in spans:
        x0, y0, x1, y1 = (value * scale for value in span["bbox"])
        columns = range(max(0, int(x0 - left)), min(width, int(x1 - left) + 1))
        rows = range(max(0, int(y0 - top)), min(height, int(y1 - top) + 1))
        if not columns or not rows:
            gone.add(id(span))
            continue
        pixels = b"".join(
            [samples[row * width + columns.start : row * width + columns.stop] for row in rows]
        )
        if _is_even(pixels):
            gone.add(id(span))
    return gone


def _is_even(pixels: bytes) -> bool:
    """Whether grey pixels differ by less than `_CONTRAST`.

    Of text that shows, some pixel differs by so much from the first one, which is found without a
    look at each in Python.
    """
    near = bytes(range(max(0, pixels[0] - _CONTRAST + 1), min(256, pixels[0] + _CONTRAST)))
    return not pixels.translate(None, near) and max(pixels) - min(pixels) < _CONTRAST


def _is_light(color: int) -> bool:
    return all((color >> shift) & 0xFF >= _LIGHT for shift in (0, 8, 16))


def _commonest_color(spans: Sequence[Any]) -> int:
    counts: Counter[int] = Counter()
    for span in spans:
        counts[span["color"]] += len(span["text"])
    return counts.most_common(1)[0][0] if counts else 0


def _holds(box: Box, point: tuple[float, float]) -> bool:
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]


def _holds_any(box: Box, points: list[tuple[float, float]]) -> bool:
    x0, y0, x1, y1 = box
    return any(x0 <= x <= x1 and y0 <= y <= y1 for x, y in points)


def _area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def _clipped(raw: Any, page_box: Any) -> Box | None:
    x0, y0, x1, y1 = raw
    if page_box[0] <= x0 <= x1 <= page_box[2] and page_box[1] <= y0 <= y1 <= page_box[3]:
        return (round(x0, 2), round(y0, 2), round(x1, 2), round(y1, 2))
    box = (
        round(max(raw[0], page_box[0]), 2),
        round(max(raw[1], page_box[1]), 2),
        round(min(raw[2], page_box[2]), 2),
        round(min(raw[3], page_box[3]), 2),
    )
    return box if box[0] <= box[2] and box[1] <= box[3] else None
