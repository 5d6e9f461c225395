"""The person's photo in a DOCX: in the upper right corner of the first page, text beside it."""

import io
from typing import Any

from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls
from docx.shared import Mm

_WIDEST, _HIGHEST = Mm(26), Mm(33)
"""As on the PDF."""
_ANCHOR = (
    f"<wp:anchor {nsdecls('wp')} "
    'distT="0" distB="0" distL="114300" distR="0" simplePos="0" relativeHeight="1" behindDoc="0" '
    'locked="0" layoutInCell="1" allowOverlap="0"><wp:simplePos x="0" y="0"/>'
    '<wp:positionH relativeFrom="margin"><wp:align>right</wp:align></wp:positionH>'
    '<wp:positionV relativeFrom="margin"><wp:align>top</wp:align></wp:positionV>'
    '<wp:wrapSquare wrapText="bothSides"/></wp:anchor>'
)


def add_photo(document: Any, photo: bytes, *, of: str) -> None:
    """Lay a JPEG into a document that has a paragraph; `of`: whom it shows, for who cannot see."""
    run = document.paragraphs[0].add_run()
    shape = run.add_picture(io.BytesIO(photo), height=_HIGHEST)
    if shape.width > _WIDEST:
        shape.height, shape.width = round(shape.height * _WIDEST / shape.width), _WIDEST
    # WORKAROUND: python-docx sets pictures into a line and lets none stand beside the text
    # (https://github.com/python-openxml/python-docx/issues/159).
    inline = shape._inline  # noqa: SLF001 - as above
    inline.docPr.set("descr", of)
    anchor = parse_xml(_ANCHOR)
    wrap = anchor[-1]
    wrap.addprevious(inline.extent)
    for part in (inline.docPr, inline.graphic):
        anchor.append(part)
    inline.getparent().replace(inline, anchor)
