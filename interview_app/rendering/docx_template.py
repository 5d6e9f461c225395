"""What of a DOCX template a program that scans résumés may stumble over (CONTRACT D7): its text is
left out, its sheet stays.
"""

import io
import re
from collections.abc import Iterator
from typing import Any

import docx
from docx.oxml.ns import qn

from interview_app.i18n import _

_USUAL_FONTS = frozenset({
    "arial", "aptos", "book antiqua", "calibri", "cambria", "carlito", "caladea", "century gothic",
    "dejavu sans",
    "garamond", "georgia", "gill sans", "helvetica", "helvetica neue", "inter", "lato",
    "liberation sans",
    "liberation serif", "noto sans", "noto serif", "open sans", "palatino linotype", "roboto",
    "segoe ui",
    "source sans pro", "tahoma", "times", "times new roman", "trebuchet ms", "verdana"
})  # fmt: skip
_CONTACT = re.compile(r"\S@\S+\.\w|\+?\d[\d ()/.-]{7,}\d|linkedin\.com", re.IGNORECASE)
_STYLES = ("Normal", "Heading 1", "List Bullet")


def warnings(template: bytes) -> tuple[str, ...]:
    """Sentences about columns, tables, images, contact beside the page, and fonts, each once; of a
    template that opens.
    """
    document = docx.Document(io.BytesIO(template))
    return tuple(dict.fromkeys((*_of_sheets(document), *_of_fonts(document))))


def _of_sheets(document: Any) -> Iterator[str]:
    # The last section alone is written into; those before it go with the template's text.
    sheet = document.sections[-1]
    columns = sheet._sectPr.find(qn("w:cols"))  # noqa: SLF001 - WORKAROUND: python-docx has no name for columns
    if columns is not None and (columns.get(qn("w:num")) or "1") != "1":
        yield _("The template has columns. Some programs read across them: choose one without.")
    for part in (sheet.header, sheet.footer):
        if part.tables:
            yield _(
                "The template has a table beside the page. Some programs do not read it: choose "
                "one without."
            )
        if next(part._element.iter(qn("w:drawing"), qn("w:pict")), None) is not None:  # noqa: SLF001 - as above, for images
            yield _(
                "The template has an image beside the page. No program reads it: choose one "
                "without."
            )
        if _CONTACT.search("\n".join(text.text or "" for text in part._element.iter(qn("w:t")))):  # noqa: SLF001
            yield _(
                "The template gives contact data in its header or footer. Many programs do not "
                "read it there."
            )


def _of_fonts(document: Any) -> Iterator[str]:
    named = {style.name: style for style in document.styles}
    for name in _STYLES:
        font = named[name].font.name if name in named else None
        if font and font.casefold() not in _USUAL_FONTS:
            yield _(
                "Unusual font: {font}. Some programs do not read it: choose a common one."
            ).format(font=font)
