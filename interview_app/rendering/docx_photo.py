"""The person's photo in a DOCX: in an upper corner of the first page, the head beside it."""

import io
from typing import Any

from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls
from docx.shared import Mm

_WIDEST, HIGHEST = Mm(26), Mm(33)
"""As on the PDF."""
_ANCHOR = (
    f"<wp:anchor {nsdecls('wp')} "
    'distT="0" distB="0" distL="114300" distR="0" simplePos="0" relativeHeight="1" behindDoc="0" '
    'locked="0" layoutInCell="1" allowOverlap="0"><wp:simplePos x="0" y="0"/>'
    '<wp:positionH relativeFrom="margin"><wp:align>{side}</wp:align></wp:positionH>'
    '<wp:positionV relativeFrom="margin"><wp:align>top</wp:align></wp:positionV>'
    "{wrap}</wp:anchor>"
)


def add_photo(document: Any, photo: bytes, *, of: str, at_left: bool = False) -> float:
    """Lay a JPEG into a document that has a paragraph; its height in points.

    Args:
        document: it stands beside its first paragraphs.
        photo: the JPEG.
        of: whom it shows, for who cannot see.
        at_left: in the upper left corner, where the lines leave a column free.
    """
    run = document.paragraphs[0].add_run()
    shape = run.add_picture(io.BytesIO(photo), height=HIGHEST)
    if shape.width > _WIDEST:
        shape.height, shape.width = round(shape.height * _WIDEST / shape.width), _WIDEST
    high: float = shape.height.pt
    # WORKAROUND: python-docx sets pictures into a line and lets none stand beside the text
    # (https://github.com/python-openxml/python-docx/issues/159).
    inline = shape._inline  # noqa: SLF001 - as above
    inline.docPr.set("descr", of)
    wrap = "<wp:wrapNone/>" if at_left else '<wp:wrapSquare wrapText="bothSides"/>'
    anchor = parse_xml(_ANCHOR.format(side="left" if at_left else "right", wrap=wrap))
    anchor[-1].addprevious(inline.extent)
    for part in (inline.docPr, inline.graphic):
        anchor.append(part)
    inline.getparent().replace(inline, anchor)
    return high
