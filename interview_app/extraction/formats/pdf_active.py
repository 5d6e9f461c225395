"""What a PDF would do if it were let, and where it points; nothing is run or fetched (CONTRACT
B).
"""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pymupdf
from pymupdf import mupdf

from interview_app.extraction.document import Link
from interview_app.extraction.formats.characters import single_line

_CATALOG_KEYS = (
    "AA",
    "Names/JavaScript",
    "Names/EmbeddedFiles",
    "AcroForm/XFA",
    "AF",
    "Collection",
)
_ACTIVE_ACTIONS = frozenset(
    {
        "/JavaScript",
        "/Launch",
        "/SubmitForm",
        "/ImportData",
        "/Movie",
        "/Rendition",
        "/RichMediaExecute",
        "/Sound",
    }
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
_MOST_ANNOTATIONS = 1_000
_PAGES_LOOKED_AT = 50
_DAMAGED = (RuntimeError, ValueError, mupdf.FzErrorBase)
"""What MuPDF raises of an object that is not whole; its own errors are no `RuntimeError`."""
_SCHEMES = ("http://", "https://", "mailto:", "tel:", "www.")


def active_content(pdf: Any) -> tuple[str, ...]:
    """`active_content_ignored` and `external_reference_blocked`, as far as the catalogue and
    annotations say so.
    """
    codes = set()
    with suppress(*_DAMAGED):
        catalog = pdf.pdf_catalog()
        if (
            any(_has(pdf, catalog, key) for key in _CATALOG_KEYS)
            or pdf.xref_get_key(catalog, "OpenAction/S")[1] in _ACTIVE_ACTIONS
        ):
            codes.add("active_content_ignored")
    for index in range(min(pdf.page_count, _PAGES_LOOKED_AT)):
        with suppress(*_DAMAGED):
            codes.update(_page_codes(pdf, index))
    return tuple(sorted(codes))


def _page_codes(pdf: Any, index: int) -> Iterator[str]:
    """Codes of a page, each as it is found: what a damaged object hides does not hide the others.

    Raises:
        RuntimeError, ValueError, mupdf.FzErrorBase: the page is damaged.
    """
    page = pdf.load_page(index)
    annotations = page.annot_xrefs()
    if _has(pdf, page.xref, "AA"):
        yield "active_content_ignored"
    objects = mupdf.PdfDocument(pdf.this) if annotations else None
    for xref, kind, *_ in annotations[:_MOST_ANNOTATIONS]:
        annotation = _loaded(objects, xref) if xref else None
        action = _name(annotation, "A/S") if xref else ""
        if (
            kind in _ACTIVE_ANNOTATIONS
            or action in _ACTIVE_ACTIONS
            or (xref and _holds(annotation, "AA"))
        ):
            yield "active_content_ignored"
        if action in _REMOTE_ACTIONS:
            yield "external_reference_blocked"


def _has(pdf: Any, xref: int, key: str) -> bool:
    kind, value = pdf.xref_get_key(xref, key)
    return kind not in ("null", "undefined") and value not in ("[]", "<<>>", "null")


def _loaded(objects: Any, xref: int) -> Any:
    """An annotation's own object, loaded once for all that is asked of it: `xref_get_key` loads it
    for each key.

    Raises:
        ValueError: there is no such object.
    """
    if not 0 < xref < mupdf.pdf_xref_len(objects):
        raise ValueError("no such object")
    return mupdf.pdf_load_object(objects, xref)


def _name(annotation: Any, key: str) -> str:
    value = mupdf.pdf_dict_getp(annotation, key)
    return (
        ""
        if mupdf.pdf_is_indirect(value) or not mupdf.pdf_is_name(value)
        else f"/{mupdf.pdf_to_name(value)}"
    )


def _holds(annotation: Any, key: str) -> bool:
    """Whether something stands there, other than an empty dictionary or array."""
    value = mupdf.pdf_dict_getp(annotation, key)
    if mupdf.pdf_is_indirect(value):
        return True
    if mupdf.pdf_is_dict(value):
        return bool(mupdf.pdf_dict_len(value))
    if mupdf.pdf_is_array(value):
        return bool(mupdf.pdf_array_len(value))
    return bool(value.m_internal) and not mupdf.pdf_is_null(value)


def page_links(pdf: Any, page: Any, index: int, most: int) -> list[Link]:
    """Web, mail and phone links of an unturned page with their boxes in points from the top left.

    Read from the annotations themselves: `page.get_links()` resolves destinations and hangs on one
    public file.
    """
    links: list[Link] = []
    matrix = None
    annotations = page.annot_xrefs()[:_MOST_ANNOTATIONS]
    objects = mupdf.PdfDocument(pdf.this) if annotations else None
    for xref, kind, *_ in annotations:
        if kind != pymupdf.PDF_ANNOT_LINK or not xref or len(links) >= most:
            continue
        annotation = _loaded(objects, xref)
        untrusted_target = mupdf.pdf_dict_getp(annotation, "A/URI")
        if mupdf.pdf_is_indirect(untrusted_target) or not mupdf.pdf_is_string(untrusted_target):
            continue
        target = single_line(mupdf.pdf_to_text_string(untrusted_target), limit=2000)
        if not target.lower().startswith(_SCHEMES):
            continue
        corners = mupdf.pdf_dict_getp(annotation, "Rect")
        if mupdf.pdf_is_array(corners) and mupdf.pdf_array_len(corners) == 4:
            numbers = [mupdf.pdf_array_get_real(corners, at) for at in range(4)]
            matrix = page.transformation_matrix if matrix is None else matrix
            rect = (pymupdf.Rect(numbers) * matrix).normalize()
            links.append(Link(target=target, page=index, box=(rect.x0, rect.y0, rect.x1, rect.y1)))
    return links
