"""Bullets that a page draws: discs, rings and squares open items as written ones do, and other
small shapes do not.
"""

from collections.abc import Callable

import pymupdf
import pytest

from interview_app.extraction.document import Document, Line, Page, Span
from interview_app.extraction.formats.pdf_reader import open_pdf, read_pdf
from interview_app.extraction.page.pieces import page_cells
from tests.extraction.hostile_files import saved
from tests.extraction_understanding.pages import read

TOLD = (
    "Repaired pumps for three mills in the valley.",
    "Kept the store of bearings and seals in order.",
)
Draw = Callable[[pymupdf.Page, float, float], object]


def _disc(page: pymupdf.Page, x: float, y: float) -> object:
    return page.draw_circle((x, y), 1.6, color=None, fill=(0, 0, 0))


def _ring(page: pymupdf.Page, x: float, y: float) -> object:
    return page.draw_circle((x, y), 1.6, color=(0, 0, 0), width=0.6)


def _square(page: pymupdf.Page, x: float, y: float) -> object:
    return page.draw_rect((x - 2, y - 2, x + 2, y + 2), color=None, fill=(0.5, 0, 0))


def _page() -> tuple[pymupdf.Document, pymupdf.Page]:
    document = pymupdf.open()
    return document, document.new_page()


def _document(pdf: pymupdf.Document) -> Document:
    return read_pdf(open_pdf(saved(pdf)), on_page=lambda _page, _pages: None).document


def _texts(pdf: pymupdf.Document) -> list[str]:
    return [line.text for page in _document(pdf).pages for line in page.lines]


@pytest.mark.parametrize("mark", [_disc, _ring, _square])
def test_what_a_drawn_mark_opens_is_an_item(mark: Draw) -> None:
    """Two full lines under each other are two things done, for each has its mark; what wraps stays
    with its item.
    """
    pdf, page = _page()
    rows = [
        ("Ottilie Brandauer", 60, 14),
        ("Experience", 90, 13),
        ("Millwright, Talbach Mills Ltd, 2015 - 2021", 110, 10),
    ]
    for text, y, size in rows:
        page.insert_text((50, y), text, fontsize=size)
    for at, text in enumerate((*TOLD, "Trained two apprentices on the lathe, and")):
        page.insert_text((66, 126 + 13 * at), text, fontsize=10)
        mark(page, 58, 123 + 13 * at)
    page.insert_text((66, 165), "later on the milling machine.", fontsize=10)
    found = read(_document(pdf))
    assert found.skeleton_timeline is not None
    assert [one.highlights for one in found.skeleton_timeline.experiences] == [
        (*TOLD, "Trained two apprentices on the lathe, and later on the milling machine.")
    ]
    assert "•" not in found.text


def test_the_points_of_a_time_line_open_no_items() -> None:
    """A disc before each heading, with text of another look right below it, is a time line."""
    pdf, page = _page()
    for at in range(3):
        _disc(page, 58, 97 + 60 * at)
        page.insert_text((66, 100 + 60 * at), "Welder, Halde Yard", fontsize=10, fontname="hebo")
        page.insert_text((66, 112 + 60 * at), "Welded hulls of ferries.", fontsize=10)
    assert not any("•" in text for text in _texts(pdf))


def test_a_shape_that_stands_alone_or_far_off_opens_nothing() -> None:
    """One mark makes no list, and a mark far from any text belongs to a picture."""
    pdf, page = _page()
    page.insert_text((200, 100), "Boatbuilder in the old harbour", fontsize=10)
    _disc(page, 194, 97)
    for at in range(2):
        page.insert_text((200, 200 + 20 * at), "Sanded decks", fontsize=10)
        _square(page, 100, 197 + 20 * at)
    assert not any("•" in text for text in _texts(pdf))


def test_a_line_that_has_its_own_sign_gets_no_second_one() -> None:
    """Some programs write the bullet and draw it too."""
    pdf, page = _page()
    for at, text in enumerate(TOLD):
        page.insert_text((66, 100 + 15 * at), f"- {text}", fontsize=10)
        _disc(page, 58, 97 + 15 * at)
    assert _texts(pdf) == [f"- {text}" for text in TOLD]


def _under_icons(rows: tuple[tuple[str, str, float], ...]) -> Page:
    """Rows of a letter of an icon font and words beside it, each with its size."""
    lines = []
    for at, (icon, words, size) in enumerate(rows):
        top = 40.0 + 20 * at
        spans = [Span(words, (52, top, 300, top + 12), size, "LMRoman10-Regular")]
        if icon:
            spans.insert(0, Span(icon, (40, top + 3, 46, top + 9), 6.0, "FontAwesome5Free-Regular"))
        lines.append(Line(spans, (40 if icon else 52, top, 300, top + 12)))
    return Page(600, 800, lines)


def test_an_icon_that_heads_line_after_line_is_a_bullet() -> None:
    """Moderncv's lists: without their sign the lines run into each other. Contact data have an icon
    each.
    """
    items = tuple(("f", words, 10.0) for words in (*TOLD, "Trained two apprentices."))
    page = _under_icons((("p", "+44 113 496 0771", 10.0), ("e", "a@mill.example", 10.0), *items))
    assert [cell.text for cell in page_cells(page)] == [
        "+44 113 496 0771",
        "a@mill.example",
        *(f"• {words}" for _icon, words, _size in items),
    ]


def test_an_icon_before_headings_is_no_bullet() -> None:
    rows = (("s", "Work", 14.0), ("", TOLD[0], 10.0), ("s", "Education", 14.0), ("", TOLD[1], 10.0))
    page = _under_icons((*rows, ("s", "Skills", 14.0), ("", "Pumps", 10.0)))
    texts = [cell.text for cell in page_cells(page)]
    assert texts == ["Work", TOLD[0], "Education", TOLD[1], "Skills", "Pumps"]


def test_fonts_without_a_name_are_one_look() -> None:
    """Browsers draw the glyphs of variable fonts themselves, in a font of numbers for each few."""
    pdf, page = _page()
    fonts = []
    for name in ("FA", "FB"):
        glyph, font = pdf.get_new_xref(), pdf.get_new_xref()
        pdf.update_object(glyph, "<<>>")
        pdf.update_stream(glyph, b"600 0 0 0 600 700 d1 0 0 500 700 re f", new=True)
        pdf.update_object(
            font,
            "<</Type/Font/Subtype/Type3/FontBBox[0 0 600 700]/FontMatrix[.001 0 0 .001 0 0]"
            f"/FirstChar 65/LastChar 65/Widths[600]/CharProcs<</A {glyph} 0 R>>/Resources<<>>"
            "/Encoding<</Type/Encoding/Differences[65/A]>>>>",
        )
        fonts.append(f"/{name} {font} 0 R")
    contents = pdf.get_new_xref()
    pdf.update_object(contents, "<<>>")
    pdf.update_stream(contents, b"BT /FA 12 Tf 72 700 Td (AAA) Tj /FB 12 Tf 0 -20 Td (AAA) Tj ET")
    pdf.xref_set_key(page.xref, "Contents", f"{contents} 0 R")
    pdf.xref_set_key(page.xref, "Resources", f"<</Font<<{''.join(fonts)}>>>>")
    lines = _document(pdf).pages[0].lines
    assert [one.text for one in lines] == ["AAA", "AAA"]
    assert {one.spans[0].font for one in lines} == {""}
