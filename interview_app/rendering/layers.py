"""A drawn page as layers: drawings that are laid one over the other, each small enough to be shown
between two frames of a window.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

_MOST = 300
"""Letters and lines of one layer."""
_TAG = re.compile(r"<(/?)(\w+)[^>]*?(/?)>")
_SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
_USED = re.compile(r'="#([^"]+)"')
_GROUP = "g"


@lru_cache(maxsize=12)
def layers_of(svg: str) -> tuple[str, ...]:
    """The layers from the lowest up, whole drawings of the page's size each; a page that stays as
    it was is not cut again.

    Args:
        svg: as Typst writes it: groups of letters (`use`) and lines, then the letters (`symbol`).
    """
    begin, end = svg.index(">") + 1, svg.find("<defs")
    defs = svg[end:] if end >= 0 else ""
    if len(re.findall(r"<(\w+)", _SYMBOL.sub("", defs))) > defs.count("<defs"):
        return (svg,)  # a pattern or a clip, which several layers would have to share
    drawn = {found[1]: found[0] for found in _SYMBOL.finditer(defs)}
    body = svg[begin : end if end >= 0 else svg.rindex("</svg>")]
    return tuple(
        f"{svg[:begin]}{part}<defs>"
        f"{''.join(drawn[one] for one in sorted(drawn.keys() & set(_USED.findall(part))))}"
        "</defs></svg>"
        for part in _parts(body)
    )


def _parts(body: str) -> Iterator[str]:
    """The body in parts; a group that goes over the end of one is closed and opened again."""
    opened: list[str] = []
    start = count = 0
    before = ""
    for tag in _TAG.finditer(body):
        closes, name, empty = tag.groups()
        if name != _GROUP:
            count += not closes
        elif closes:
            opened.pop()
        elif not empty:
            opened.append(tag[0])
        if count >= _MOST and (empty or closes):
            yield before + body[start : tag.end()] + "</g>" * len(opened)
            start, count, before = tag.end(), 0, "".join(opened)
    if count or not start:
        yield before + body[start:]
