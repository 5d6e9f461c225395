"""What a PDF would do if it were let, and where it points; nothing is run or fetched (CONTRACT B)."""

import re
from typing import Any

import pymupdf

from interview_app.extraction.characters import single_line
from interview_app.extraction.document import Link

_CATALOG_KEYS = ("AA", "Names/JavaScript", "Names/EmbeddedFiles", "AcroForm/XFA", "AF", "Collection")
_ACTIVE_ACTIONS = frozenset(
    {"/JavaScript", "/Launch", "/SubmitForm", "/ImportData", "/Movie", "/Rendition", "/RichMediaExecute", "/Sound"}
)
_ACTIVE_ANNOTATIONS = frozenset(
    {
        pymupdf.PDF_ANNOT_FILE_ATTACHMENT,
        pymupdf.PDF_ANNOT_SOUND,
        pymupdf.PDF_ANNOT_MOVIE,
        pymupdf.PDF_ANNOT_RICH_MEDIA,
        pymupdf.PDF_ANNOT_SCREEN,
        pymupdf.PDF_ANNOT_3D,
    }
)
_REMOTE_ACTIONS = frozenset({"/GoToR", "/GoToE"})
_NUMBERS = re.compile(r"-?\d+(?:\.\d+)?")
_MOST_ANNOTATIONS = 1_000
_PAGES_LOOKED_AT = 50
_SCHEMES = ("http://", "https://", "mailto:", "tel:", "www.")


def active_content(pdf: Any) -> tuple[str, ...]:
    """`active_content_ignored` and `external_reference_blocked`, as far as the catalogue and annotations say so."""
    catalog = pdf.pdf_catalog()
    codes = set()
    if (
        any(_has(pdf, catalog, key) for key in _CATALOG_KEYS)
        or pdf.xref_get_key(catalog, "OpenAction/S")[1] in _ACTIVE_ACTIONS
    ):
        codes.add("active_content_ignored")
    for index in range(min(pdf.page_count, _PAGES_LOOKED_AT)):
        codes |= _page_codes(pdf, index)
    return tuple(sorted(codes))


def _page_codes(pdf: Any, index: int) -> set[str]:
    codes: set[str] = set()
    try:
        page = pdf.load_page(index)
        annotations = page.annot_xrefs()
        if _has(pdf, page.xref, "AA"):
            codes.add("active_content_ignored")
    except (RuntimeError, ValueError):
        return codes
    for xref, kind, *_ in annotations[:_MOST_ANNOTATIONS]:
        action = pdf.xref_get_key(xref, "A/S")[1] if xref else ""
        if kind in _ACTIVE_ANNOTATIONS or action in _ACTIVE_ACTIONS or (xref and _has(pdf, xref, "AA")):
            codes.add("active_content_ignored")
        if action in _REMOTE_ACTIONS:
            codes.add("external_reference_blocked")
    return codes


def _has(pdf: Any, xref: int, key: str) -> bool:
    kind, value = pdf.xref_get_key(xref, key)
    return kind not in ("null", "undefined") and value not in ("[]", "<<>>", "null")


def page_links(pdf: Any, page: Any, index: int, most: int) -> list[Link]:
    """Web, mail and phone links of an unturned page with their boxes in points from the top left.

    Read from the annotations themselves: `page.get_links()` resolves destinations and hangs on one public file.
    """
    links: list[Link] = []
    matrix = None
    for xref, kind, *_ in page.annot_xrefs()[:_MOST_ANNOTATIONS]:
        if kind != pymupdf.PDF_ANNOT_LINK or not xref or len(links) >= most:
            continue
        type_, untrusted_target = pdf.xref_get_key(xref, "A/URI")
        if type_ != "string":
            continue
        target = single_line(untrusted_target, limit=2000)
        if not target.lower().startswith(_SCHEMES):
            continue
        numbers = [float(number) for number in _NUMBERS.findall(pdf.xref_get_key(xref, "Rect")[1])]
        if len(numbers) == 4:
            matrix = matrix or page.transformation_matrix
            rect = (pymupdf.Rect(numbers) * matrix).normalize()
            links.append(Link(target=target, page=index, box=(rect.x0, rect.y0, rect.x1, rect.y1)))
    return links
